"""What pages share: the look and the script, which is named by its hash, and pictures that can be zoomed."""
import base64
import hashlib
import os
import re

from gpurta_sweep.svg import escaped

HERE = os.path.dirname(os.path.realpath(__file__))


def read(name):
    with open(os.path.join(HERE, name), encoding="utf-8") as file:
        return file.read()


def paper(title):
    """What stands below each printed page: the file, in a string of CSS, and the page."""
    said = "".join(c if c.isalnum() or c in " .-_/" else "\\%x " % ord(c) for c in title)
    return ('@page { @bottom-left { content: "gpurta report: %s"; font: 8pt sans-serif; } '
            '@bottom-right { content: counter(page) " / " counter(pages); font: 8pt sans-serif; } }\n' % said)


def head(title):
    """Up to the beginning of the body."""
    script = base64.b64encode(hashlib.sha256(read("report.js").encode()).digest()).decode()
    return ('<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" '
            "content=\"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-%s'\">\n"
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>gpurta report: %s</title>\n'
            "<style>\n%s%s</style>\n</head>\n<body>\n" % (script, escaped(title), read("report.css"), paper(title)))


def foot():
    return '<div id="tip" aria-hidden="true" hidden></div>\n<script>%s</script>\n</body>\n</html>\n' % read("report.js")


def figure(svg, number, look=""):
    """A picture that can be zoomed. Its rules and names get its number, so that those of two pictures differ."""
    at = svg.find("<svg")
    if at < 0:
        return ""
    me = "#f%d " % number
    out = []
    for i, piece in enumerate(re.split("<style>[ \n]*([^<]*)", re.sub("<metadata>[^<]*</metadata>\n", "", svg[at:]))):
        if i % 2:
            out.append("<style>" + "".join(me + names.replace(",", ", " + me.rstrip()) + rule + "\n" for names, rule in
                                           re.findall("[ \n]*([^{]+)([^}]*})", re.sub("@media .*", "", piece))))  # that: where it stands alone
        else:
            out.append(re.sub(r'( id="|url\(#)p', r"\g<1>f%dp" % number, piece))
    return ('<figure id="f%d"%s tabindex="0" role="group" aria-label="picture %d: plus and minus zoom, arrows move, 0 shows '
            'all">\n<div class="tools"></div>\n' % (number, look, number) + "".join(out) + "</figure>\n")
