#!/usr/bin/env python3
"""Pages of the documentation with formulas, in Debian's chromium where it is: every formula is drawn and has its
text for readers, nothing is asked of the network, and the console says nothing.

    site.py FOLDER
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

OWN = re.compile(r"(^|\.)(google|googleapis|gvt1)\.com$")  # what chromium asks by itself


def formulas(page):
    return len(re.findall(r"\\\[", re.sub(r"<script.*?</script>", "", page.read_text(), flags=re.S)))


def open_page(chromium, page, folder):
    log = folder / "net.json"
    run = subprocess.run(
        [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--enable-logging=stderr",
         "--disable-background-networking", "--disable-component-update", "--no-first-run", "--log-net-log={}".format(log),
         "--host-resolver-rules=MAP * ~NOTFOUND", "--user-data-dir={}/profile".format(folder),
         "--virtual-time-budget=20000", "--dump-dom", page.as_uri()],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True, timeout=120,
    )
    console = [line for line in run.stderr.split("\n") if "CONSOLE" in line]
    asked = set(re.findall(r'"url":"(?:https?|wss?)://([^/"]*)', log.read_text()))
    return run.stdout, console, {host for host in asked if not OWN.search(host)}


def main():
    pages = [p for p in sorted(pathlib.Path(sys.argv[1]).resolve().glob("*.html")) if formulas(p)]
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
    print("{} formulas on {} pages are drawn".format(drawn, len(pages)))


main()
