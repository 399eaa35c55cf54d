#!/usr/bin/env python3
"""Pages of the documentation in Debian's chromium where it is: every formula is drawn and has its text for readers,
nothing is asked of the network, the console says nothing, no page is wider than a phone, and the search finds words.

    site.py FOLDER
"""
import html
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.parse

OWN = re.compile(r"(^|\.)(google|googleapis|gvt1)\.com$")  # what chromium asks by itself


def formulas(page):
    return len(re.findall(r"\\\[", re.sub(r"<script.*?</script>", "", page.read_text(), flags=re.S)))


# Pages side by side, each as wide as a phone; the title becomes the list of those that are wider.
PHONES = """<!DOCTYPE html><html><head><title>?</title></head><body>
%s
<script>onload = function () { setTimeout(function () {
    document.title = "wide:" + Array.prototype.map.call(document.querySelectorAll("iframe"), function (frame) {
        var page = frame.contentDocument.documentElement;
        return page.scrollWidth > 390 ? " " + frame.getAttribute("src") + "=" + page.scrollWidth : "";
    }).join(""); }, 3000); };</script></body></html>
"""


# Words, and the section that is among the first three that a search finds.
FINDS = {"critical instant": "glossary.html#term-critical-instant", "carve-out": "glossary.html#term-carve-out", "tensorrt auxiliary": "jetson.html#jetson_tensorrt",
         "from words to lines": "robot.html#robot_2-from-words-to-lines", "partitions bounds": "partition.html#partition_bounds",
         "rounded to the safe side": "glossary.html#glossary_the-mark--rounded-to-the-safe-side", "~": "glossary.html#glossary_the-mark--rounded-to-the-safe-side"}


def open_page(chromium, page, folder, query=""):
    log = folder / "net.json"
    run = subprocess.run(
        [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--enable-logging=stderr",
         "--disable-background-networking", "--disable-component-update", "--no-first-run", "--log-net-log={}".format(log),
         "--host-resolver-rules=MAP * ~NOTFOUND", "--user-data-dir={}/profile".format(folder),
         "--allow-file-access-from-files", "--virtual-time-budget=20000", "--dump-dom", page.as_uri() + query],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True, timeout=120,
    )
    console = [line for line in run.stderr.split("\n") if "CONSOLE" in line]
    asked = set(re.findall(r'"url":"(?:https?|wss?)://([^/"]*)', log.read_text()))
    return run.stdout, console, {host for host in asked if not OWN.search(host)}


def plain(text):
    """What is read of HTML."""
    return " ".join(html.unescape(re.sub("<[^>]*>", "", text)).replace("\u25c6", "").split())


def led_astray(site):
    """Results of the search whose anchor does not stand at the heading that they name."""
    pages, index = {}, json.loads((site / "site-index.js").read_text()[len("site_index="):-2])
    for address, title, _, _ in index:
        name, _, anchor = address.partition("#")
        text = pages.setdefault(name, (site / name).read_text())
        of_page = re.sub("^libgpurta: ", "", plain(re.search("(?s)<title>(.*?)</title>", text).group(1)))
        head = title[len(of_page):].lstrip(": ")
        at = text.find(' id="{}"'.format(html.escape(anchor))) if anchor else -1
        if head and not (at >= 0 and plain(text[text.index(">", at) + 1:at + 4000]).startswith(head)):
            yield address, head


def main():
    site = pathlib.Path(sys.argv[1]).resolve()
    astray = list(led_astray(site))
    assert not astray, (len(astray), astray[:8])
    pages = [p for p in sorted(site.glob("*.html")) if formulas(p)]
    assert pages, "no page has a formula"
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if not chromium:
        print("no chromium: {} pages with formulas were not tried in a browser".format(len(pages)))
        return
    drawn = 0
    for page in pages:
        with tempfile.TemporaryDirectory() as folder:
            dom, console, asked = open_page(chromium, page, pathlib.Path(folder))
        wanted = formulas(page)
        got = len(re.findall(r'<div class="MathJax_SVG_Display', dom))
        assert got == wanted, "{}: {} of {} formulas are drawn".format(page.name, got, wanted)
        assert dom.count("MJX_Assistive_MathML") >= got, "{}: formulas without a text".format(page.name)
        assert "merror" not in dom and "Math Processing Error" not in dom, "{}: a formula is wrong".format(page.name)
        assert not console, (page.name, console)
        assert not asked, (page.name, asked)
        drawn += got
    told = [page.stem for page in sorted(pathlib.Path("doc").glob("*.md")) if page.stem != "main"] + ["index", "model_8h"]
    told += ["man/gpurta.1", "man/gpurta-bound.1"]
    phones = site / "phones.html"
    phones.write_text(PHONES % "\n".join('<iframe src="%s.html" width="390" height="800"></iframe>' % name for name in told))
    try:
        with tempfile.TemporaryDirectory() as folder:
            dom, console, asked = open_page(chromium, phones, pathlib.Path(folder))
    finally:
        phones.unlink()
    assert "<title>wide:</title>" in dom, re.findall("<title>.*</title>", dom)
    assert not console and not asked, (console, asked)
    for words, wanted in FINDS.items():
        with tempfile.TemporaryDirectory() as folder:
            dom, console, asked = open_page(chromium, site / "rta.html", pathlib.Path(folder), "?find=" + urllib.parse.quote(words))
        found = re.findall('<li><a href="[^"]*/([^"/]*)"', dom)
        assert wanted in found[:3] and not console, (words, wanted, found, console)
    print("{} pages at 390 px, none wider; {} searches find their sections".format(len(told), len(FINDS)))
    print("{} formulas on {} pages are drawn".format(drawn, len(pages)))


main()
