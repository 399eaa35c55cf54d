"""The program gpurta-report: what gpurta report gives it on standard input becomes a page on standard output. All that
comes from outside is escaped, and the page lets nothing run but its own script, which it names by its hash."""
import base64
import hashlib
import json
import os
import re
import sys

from gpurta_sweep.svg import escaped
from gpurta_sweep.text import EXIT_UNABLE, Stop, Style, stop, why

from .bars import bars
from .result import MISSED, compared, text_of

HEADING, ROW, CELL = "\x1d", "\x1e", "\x1f"  # marks of tables
MOST_LINES = 600
HERE = os.path.dirname(os.path.realpath(__file__))


# ---- what a command printed ----

BLOCKS = {"": ("", ""), "table": ('<div class="wide"><table>', "</tbody></table></div>\n"), "list": ("<ul>\n", "</ul>\n"),
          "verbatim": ("<pre>", "</pre>\n")}


def row(line):
    heading, out = line.startswith(HEADING), []
    for i, cell in enumerate(line.split(CELL)[1:]):
        if len(cell) < 2:
            break
        tag = "th" if heading or i == 0 else "td"
        scope = ' scope="col"' if heading else ' scope="row"' if i == 0 else ""
        name = ("num" if cell[0] == "r" else "") + {"b": " bad", "g": " good"}.get(cell[1], "")
        out.append('<%s%s class="%s">%s</%s>' % (tag, scope, name, escaped(cell[2:]), tag))
    cells = "".join(out)
    return "<thead><tr>" + cells + "</tr></thead><tbody>\n" if heading else "<tr>" + cells + "</tr>\n"


class Answer:
    """Lines of what a command printed, as tables, lists and paragraphs."""

    def __init__(self):
        self.out, self.block = [], ""

    def change(self, block):
        if block != self.block:
            self.out += [BLOCKS[self.block][1], BLOCKS[block][0]]
            self.block = block

    def line(self, line):
        block = "table" if line[:1] in (HEADING, ROW) and line else "list" if line.startswith("- ") else \
            "verbatim" if line.startswith("  ") else ""
        if line.startswith(HEADING):
            self.change("")
        self.change(block)
        if block == "table":
            self.out.append(row(line))
        elif line:
            self.out.append({"list": "<li>%s</li>\n", "verbatim": "%s\n", "": "<p>%s</p>\n"}[block] %
                            escaped(line[2:] if block == "list" else line))


def is_assumption(line):
    """They have a section of their own."""
    return line.startswith(("- ", "assumed: ")) or line == "assumptions:"


def answer(text, without=None, whole=False):
    """Lines that are in `without` are left out, and unless it is wanted whole, assumptions. A heading is shown with the
    first row of its table that is."""
    page, known, lines, left_out, heading = Answer(), without and set(without.split("\n")), 0, 0, None
    for line in (text or "").split("\n")[:None if text and not text.endswith("\n") else -1]:
        shown = (whole or not is_assumption(line)) and (without is None or (line != "" and line not in (known or ())))
        if shown and lines < MOST_LINES:
            if line.startswith(ROW) and heading:
                page.line(heading)
            if line.startswith((ROW, HEADING)):
                heading = None
            page.line(line)
        elif line.startswith(HEADING):
            heading = line
        left_out += shown and lines >= MOST_LINES
        lines += shown
    page.change("")
    return "".join(page.out) + ("<p>... and %d more lines</p>\n" % left_out if left_out else "")


# ---- the page ----

VERDICTS = {"schedulable": ("good", "Every deadline is met"), "unschedulable": ("bad", "A deadline is missed"),
            None: ("open", "Analysed; no deadline is given")}
BOUND_IS = ("<p>bound: no job takes longer, from its nominal release to the end of its last step; observed: the longest found "
            "in a search by simulation. Those of a step count from its activation, when what it waits for is complete: up to "
            "its jitter after the release.</p>\n")
EXPLAINED = ("<p>All bounds are explained, also those within their deadlines. Every line is a summand, as jobs x blocks x wcet "
             "x weight / SMs; a weight says how much of an SM a block counts as.</p>\n")
SENSITIVITY_IS = ("<p>How far a figure can go if nothing else changes and every deadline is still met; none: no value of it "
                  "alone is enough.</p>\n")


class Page:
    def __init__(self, given):
        self.given, self.style, self.figures = given, Style(given), 0

    def figure(self, svg):
        """A picture that can be zoomed. Its rules and names get its number, so that those of two pictures differ."""
        self.figures += 1
        at = svg.find("<svg")
        if at < 0:
            return ""
        me = "#f%d " % self.figures
        out = []
        for i, piece in enumerate(re.split("<style>[ \n]*([^<]*)", svg[at:])):
            if i % 2:
                out.append("<style>" + "".join(me + names.replace(",", ", " + me.rstrip()) + rule + "\n" for names, rule in
                                               re.findall("[ \n]*([^{]+)([^}]*})", piece)))
            else:
                out.append(re.sub(r'( id="|url\(#)p', r"\g<1>f%dp" % self.figures, piece))
        return ('<figure id="f%d" tabindex="0" role="group" aria-label="picture %d: plus and minus zoom, arrows move, 0 shows '
                'all">\n<div class="tools"></div>\n' % (self.figures, self.figures) + "".join(out) + "</figure>\n")

    @staticmethod
    def headline(side):
        """What those that prove something say, if they agree; if there is none, what the run shows."""
        found = {part["verdict"] for part in side["parts"] if part["proves"] and part["status"] <= MISSED}
        if len(found) > 1:
            return "open", "The analyses differ: each speaks of another system"
        for verdict in found:
            return VERDICTS.get(verdict, ("open", "Unknown: not every deadline is proved to be met"))
        missed = any(part["status"] == MISSED for part in side["parts"])
        return "open", "Nothing is proved; this run misses %s deadline" % ("a" if missed else "no")

    def verdicts(self, side):
        yield '<p class="verdict %s">%s</p>\n' % self.headline(side)
        if self.given["ignore"] is not None:
            yield "<p>Left out, as asked: %s</p>\n" % escaped(self.given["ignore"])
        yield "<ul>\n"
        for part in side["parts"]:
            answered, missed = part["status"] <= MISSED, part["status"] == MISSED
            said = "does not apply" if not answered else part["verdict"] or (
                "no deadline" if part["proves"] else "this run misses %s deadline" % ("a" if missed else "no"))
            reason = text_of(part["result"], "reason") if answered else part["json"]["said"]
            yield "<li><b>%s: %s</b>%s (about %s)</li>\n" % (part["command"], said, ": " + escaped(reason) if reason else "",
                                                            part["about"])
        yield "</ul>\n"

    def assumptions(self, side):
        for part in self.answered(side):
            yield "<h4>%s</h4><ul>\n" % part["command"]
            if part["rests"]:
                yield "<li>%s</li>\n" % part["rests"]
            for line in part["result"].get("assumptions") or []:
                yield "<li>%s</li>\n" % escaped(line)
            yield "</ul>\n"

    @staticmethod
    def answered(side):
        return [part for part in side["parts"] if part["status"] <= MISSED]

    def results(self, side):
        for part in self.answered(side):
            drawn = bars(part, self.style)
            yield "<h4>%s</h4>\n" % part["command"] + (self.figure(drawn) if drawn else "")
            yield (BOUND_IS if part["command"] == "bound" else "") + answer(part["table"]["text"])

    def timelines(self, side):
        for part in side["parts"]:
            picture = part["picture"]
            if picture["status"] >= 0:
                yield "<h4>%s</h4>\n" % part["command"]
                yield (self.figure(picture["text"] or "") if picture["status"] <= MISSED else
                       "<p>No picture: %s</p>\n" % escaped(picture["said"] or ""))

    def misses(self, side):
        for part in side["parts"]:
            for miss in part["misses"]:
                yield "<h4>%s</h4>\n" % part["command"] + (EXPLAINED if part["command"] == "bound" else "")
                yield answer(miss["text"], part["table"]["text"] or "")
        if not any(part["misses"] for part in side["parts"]):
            yield "<p>Nothing to explain: no deadline is missed or unknown.</p>\n"

    def sensitivity(self, side):
        parts = [part for part in side["parts"] if part["sensitivity"]["status"] >= 0]
        for part in parts:
            found = part["sensitivity"]
            yield "<h4>%s</h4>\n" % part["command"] + (SENSITIVITY_IS if part["command"] == "bound" else "")
            yield (answer(found["text"], part["table"]["text"] or "") if found["status"] <= MISSED else
                   "<p>%s</p>\n" % escaped(found["said"] or ""))
        if not parts:
            yield "<p>The analyses of this file have none.</p>\n"

    def platform(self, side):
        yield "<p>%s</p>\n" % escaped(side["platform_name"] or "No platform is named: tasks use the whole GPU.")
        if side["platform"]["status"] == 0:
            yield answer(side["platform"]["text"], whole=True)

    def scenario(self, side):
        yield '<pre class="file">%s</pre>\n' % escaped(side["bytes"].decode("utf-8", "surrogateescape"))

    def versions(self, side):
        file = escaped(side["file"])
        yield "<p>gpurta %s; file %s, SHA-256 %s</p>\n<ul>\n" % (self.given["version"], file,
                                                                hashlib.sha256(side["bytes"]).hexdigest())
        for part in side["parts"]:
            yield "<li><code>gpurta %s %s</code></li>\n" % (part["command"], file)
        yield "</ul>\n"

    def comparison(self):
        rows = ["".join(CELL + look + re.sub("[\x00-\x1f]", "?", cell) for look, cell in cells)
                for cells in compared(self.given["sides"], self.style)]
        table = HEADING + ("\n" + ROW).join(rows) + "\n"
        return ("<section><h2>Both results</h2>\n<p>The bound of a response, where there is one; of simulate the response in "
                "this run.</p>\n" + answer(table, whole=True) + "</section>\n")

    SECTIONS = (("verdict", "Verdict", verdicts), ("assumptions", "What it rests on", assumptions),
                ("results", "Chains, kernels and tasks", results), ("timelines", "Timelines", timelines),
                ("misses", "Why deadlines are missed or not proved", misses),
                ("sensitivity", "What could change", sensitivity), ("platform", "Platform", platform),
                ("scenario", "Scenario", scenario), ("versions", "How this was made", versions))

    def head(self, script):
        names = [escaped(side["file"]) for side in self.given["sides"]]
        with open(os.path.join(HERE, "report.css"), encoding="utf-8") as file:
            look = file.read()
        yield ('<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" '
               "content=\"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-%s'\">\n"
               '<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>gpurta report: %s</title>\n'
               % (base64.b64encode(hashlib.sha256(script.encode()).digest()).decode(), names[0]))
        yield "<style>\n%s</style>\n</head>\n<body>\n<header>\n" % look
        yield "<h1>%s</h1>\n" % (names[0] if len(names) == 1 else "%s (A) and %s (B)" % tuple(names))
        yield '<nav aria-label="sections"><ul>\n'
        for name, title, _ in self.SECTIONS:
            yield '<li><a href="#%s">%s</a></li>\n' % (name, title)
        yield "</ul></nav>\n</header>\n<main>\n"

    def page(self):
        with open(os.path.join(HERE, "report.js"), encoding="utf-8") as file:
            script = file.read()
        sides = self.given["sides"]
        yield from self.head(script)
        for i, (name, title, section) in enumerate(self.SECTIONS):
            yield '<section id="%s">\n<h2>%s</h2>\n<div class="sides">\n' % (name, title)
            for letter, side in zip("AB", sides):
                yield '<div class="side">\n'
                if len(sides) > 1:
                    yield "<h3>%s: %s</h3>\n" % (letter, escaped(side["file"]))
                yield from section(self, side)
                yield "</div>\n"
            yield "</div>\n</section>\n"
            if i == 0 and len(sides) > 1:
                yield self.comparison()
        yield '</main>\n<div id="tip" aria-hidden="true" hidden></div>\n<script>%s</script>\n</body>\n</html>\n' % script


def main():
    try:
        given = json.loads(sys.stdin.buffer.read().decode("utf-8", "surrogateescape"))
        for side in given["sides"]:
            with open(side["file"].encode("utf-8", "surrogateescape"), "rb") as file:
                side["bytes"] = file.read()
            for part in side["parts"]:
                part["status"] = part["json"]["status"]
                part["result"] = {} if part["status"] > MISSED else json.loads(part["json"]["text"], parse_int=str,
                                                                              parse_float=str)
                part["verdict"] = text_of(part["result"], "verdict")
        sys.stdout.buffer.write("".join(Page(given).page()).encode("utf-8", "surrogateescape"))
        sys.stdout.buffer.flush()
        return 0
    except OSError as error:
        try:
            stop(EXIT_UNABLE, "cannot read %s: %s", side["file"], why(error))
        except Stop as end:
            return end.status


if __name__ == "__main__":
    sys.exit(main())
