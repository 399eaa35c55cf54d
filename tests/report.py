#!/usr/bin/env python3
"""What `gpurta report` writes: well-formed HTML that loads nothing and runs nothing but its own script,
whatever the names; and, where Debian's chromium is there, that it works in a browser.

    report.py COMMAND EXAMPLES
"""
import html.parser
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
TAGS = set(
    """html head meta title style body header h1 h2 h3 h4 nav ul li a main section div p b table thead
    tbody tr th td pre code figure svg desc rect text line path circle polygon polyline defs pattern g
    script details summary""".split()
)
VOID = {"meta"}
ATTRIBUTES = re.compile(
    r"^(class|id|href|lang|charset|name|content|http-equiv|scope|tabindex|role|aria-label|aria-hidden|hidden"
    r"|xmlns|width|height|viewbox|x|y|x1|y1|x2|y2|cx|cy|r|d|points|style|text-anchor|transform|fill"
    r"|fill-opacity|patternunits|patterntransform|stroke)$"
)
SHAPES = {"rect", "line", "path", "circle", "polygon", "polyline"}


class Page(html.parser.HTMLParser):
    """Every element and attribute is one that the report writes, and each is closed."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.open, self.scripts, self.words, self.titles = [], 0, [], 0
        self.ids = set()
        self.feed(text)
        self.close()
        assert not self.open, self.open

    def handle_starttag(self, tag, attributes):
        assert tag in TAGS, tag
        for name, value in attributes:
            assert ATTRIBUTES.match(name), (tag, name)
            assert name != "href" or value.startswith("#"), value
            if name == "id":
                assert value not in self.ids, value
                self.ids.add(value)
        self.scripts += tag == "script"
        self.titles += tag == "title"
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        assert tag in SHAPES, tag
        for name, _ in attributes:
            assert ATTRIBUTES.match(name), (tag, name)

    def handle_endtag(self, tag):
        assert self.open and self.open.pop() == tag, (tag, self.getpos())

    def handle_data(self, data):
        self.words.append(data)


# What a reader would do, by a script that the page itself would refuse.
TRIAL = r"""
const faults = [];
addEventListener('error', event => faults.push('error: ' + event.message));
addEventListener('load', () => {
  const check = (good, what) => { if (!good) faults.push(what); };
  const figures = [...document.querySelectorAll('figure')];
  let timelines = 0, feet = 0;
  check(figures.length > 0, 'no figure');
  check(document.documentElement.scrollWidth <= innerWidth + 1, 'wider than the page: ' + document.documentElement.scrollWidth);
  for (const figure of figures) {
    const svg = figure.querySelector('svg'), buttons = [...figure.querySelectorAll('button')];
    /* a picture with a time axis keeps its frame and the names of its lanes, and only times move */
    const frame = () => svg.getAttribute('viewBox'), whole = frame();
    const left = Math.min(...[...svg.querySelectorAll('line.grid')].map(l => parseFloat(l.getAttribute('x1'))));
    const names = () => [...svg.querySelectorAll('text[text-anchor="end"]')].filter(t => parseFloat(t.getAttribute('x')) < left).map(t => t.getAttribute('x') + t.textContent).join();
    const parts = () => [...svg.querySelectorAll('rect')].map(r => [r, parseFloat(r.getAttribute('width'))]);
    const first = names(), before = parts(), wide = () => figure.classList.contains('zoomed');
    check(buttons.length === 5, 'buttons');
    check(buttons.every(b => b.getAttribute('aria-label')), 'a button without a label');
    check(svg.getAttribute('role') === 'img' && svg.querySelector('title').textContent, 'no title');
    check(svg.querySelector('desc') && svg.querySelector('desc').textContent, 'no description');
    buttons[0].click();
    check(wide(), 'the button does not zoom');
    check(frame() === whole || !svg.querySelector('.lane, .stem'), 'lanes zoom as a whole');
    const foot = figure.querySelector('.foot'), shown = () => figure.getBoundingClientRect().bottom + 1 - foot.getBoundingClientRect().bottom;
    feet += foot ? 1 : 0;
    check(!foot || (shown() > 0 && foot.querySelectorAll('.tick').length > 2), 'the axis is out of sight');
    if (frame() === whole) {
      timelines++;
      check(names() === first, 'names of lanes move');
      const curve = svg.querySelector('svg');
      check(before.some(([r, width]) => parseFloat(r.getAttribute('width')) > width) || (curve && parseFloat(curve.getAttribute('viewBox').split(' ')[2]) < parseFloat(curve.getAttribute('width'))), 'no box is larger');
      const marks = [...svg.querySelectorAll('path[transform]')];
      check(marks.length || !svg.querySelector('.stem'), 'marks stay');
      check([...svg.querySelectorAll('text.tick')].filter(t => t.getAttribute('visibility') !== 'hidden').length > 2, 'no ticks');
    }
    const there = () => svg.innerHTML, here = there();
    buttons[3].click();
    check(there() !== here || frame() !== whole, 'the arrow does not move');
    buttons[4].click();
    check(!wide() && frame() === whole, 'all does not show all');
    check(before.every(([r, width]) => Math.abs(parseFloat(r.getAttribute('width')) - width) < 0.01), 'a box stays as it was zoomed');
    figure.dispatchEvent(new KeyboardEvent('keydown', {key: '+', bubbles: true}));
    check(wide(), 'the key does not zoom');
    figure.dispatchEvent(new KeyboardEvent('keydown', {key: '0', bubbles: true}));
    check(!wide(), 'the key does not show all');
    svg.dispatchEvent(new WheelEvent('wheel', {deltaY: -1, ctrlKey: true, bubbles: true, cancelable: true}));
    check(wide(), 'the wheel does not zoom');
    svg.dispatchEvent(new WheelEvent('wheel', {deltaY: -1, bubbles: true, cancelable: true}));
    dispatchEvent(new Event('beforeprint'));
    check(!wide(), 'printed as it is zoomed');
    const part = svg.querySelector('[data-tip]'), tip = document.getElementById('tip');
    check(part, 'nothing to rest on');
    if (part) {
      part.dispatchEvent(new PointerEvent('pointermove', {clientX: 50, clientY: 50, bubbles: true}));
      check(!tip.hidden && tip.textContent === part.dataset.tip && tip.textContent, 'no tip');
      document.body.dispatchEvent(new PointerEvent('pointermove', {bubbles: true}));
      check(tip.hidden, 'the tip stays');
    }
  }
  const light = text => {
    const [r, g, b] = text.match(/[\d.]+/g).map(v => v / 255).map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = element => {
    for (let e = element; e; e = e.parentElement) {
      const colour = getComputedStyle(e).backgroundColor;
      if (!/^rgba\(0, 0, 0, 0\)|transparent/.test(colour)) return colour;
    }
    return 'rgb(255, 255, 255)';
  };
  let texts = 0, least = 99;
  for (const e of document.querySelectorAll('body *:not(svg *):not(script)')) {
    if (![...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim())) continue;
    const a = light(getComputedStyle(e).color), b = light(behind(e));
    const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    texts++;
    least = Math.min(least, contrast);
    check(contrast >= 4.5, 'contrast ' + contrast.toFixed(2) + ' of ' + e.tagName + ' ' + e.className);
  }
  for (const e of document.querySelectorAll('svg text')) { /* on white, or on a box of dark or light */
    const colour = light(getComputedStyle(e).fill), box = e.previousElementSibling;
    const on = (e.classList.contains('in') || e.classList.contains('pale')) && box ? [...document.querySelectorAll('svg rect[data-tip]')]
      .filter(r => r.ownerSVGElement === e.ownerSVGElement)
      .find(r => { const a = r.getBoundingClientRect(), b = e.getBoundingClientRect(), x = (b.left + b.right) / 2,
        y = (b.top + b.bottom) / 2; return a.left <= x && x <= a.right && a.top <= y && y <= a.bottom; }) : null;
    const under = on ? light(getComputedStyle(on).fill) : 1;
    const contrast = (Math.max(colour, under) + 0.05) / (Math.min(colour, under) + 0.05);
    texts++;
    least = Math.min(least, contrast);
    check(contrast >= 4.5, 'contrast ' + contrast.toFixed(2) + ' of ' + e.textContent + ' in a picture');
  }
  check(texts > 20, 'no texts');
  check(!document.title.includes('owned') || document.title.includes('report'), 'the title was changed');
  document.body.dataset.trial = faults.length ? [...new Set(faults)].join('; ') : 'good, ' + figures.length + ' pictures (' + timelines + ' with a time axis, ' + feet + ' of one), contrast ' + least.toFixed(1);
});
"""


# Pages beside each other, and what became of each, as text.
FRAMES = """<!DOCTYPE html><meta charset="utf-8"><body>%s<script>
addEventListener('load', () => {
  for (const frame of document.querySelectorAll('iframe')) {
    const pre = document.createElement('pre');
    pre.id = frame.getAttribute('src');
    pre.textContent = frame.contentDocument.documentElement.outerHTML;
    frame.after(pre);
  }
});
</script>"""


def browser(chromium, folder, *words):
    run = subprocess.run(
        [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--enable-logging=stderr",
         "--allow-file-access-from-files", "--user-data-dir={}/profile".format(folder), "--virtual-time-budget=5000", *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True, timeout=120,
    )
    console = [line for line in run.stderr.split("\n") if "CONSOLE" in line]
    return run.stdout, console


def opened(chromium, folder, names, width=1280, *words):
    """What became of each page, and what it said on the console."""
    frames = folder / "frames.html"
    frames.write_text(FRAMES % "".join('<iframe src="{}" width="{}" height="900"></iframe>'.format(name, width) for name in names))
    dom, console = browser(chromium, folder, *words, "--dump-dom", frames.as_uri())
    doms = {name: html.unescape(text) for name, text in re.findall(r'<pre id="([^"]*)">(.*?)</pre>', dom, re.S)}
    assert sorted(doms) == sorted(names), (sorted(doms), names)
    said = {name: [line for line in console if (folder / name).as_uri() in line] for name in names}
    assert sum(map(len, said.values())) == len(console), console
    return doms, said


def try_pages(chromium, folder, pages, odd):
    """Opens all pages at once: as they are, and with the trial; those that are odd with a script that is not ours."""
    names = []
    for page in pages:
        text = page.read_text()
        free = re.sub(r'<meta http-equiv="Content-Security-Policy"[^>]*>\n', "", text)
        assert free != text
        (folder / ("trial-" + page.name)).write_text(free.replace("<body>", "<body><script>" + TRIAL + "</script>"))
        (folder / ("foreign-" + page.name)).write_text(text.replace("<body>", "<body><script>document.title = 'owned'</script>"))
        names += [page.name, "trial-" + page.name] + ["foreign-" + page.name] * (page in odd)
    doms, said = opened(chromium, folder, names)
    for page, what in pages.items():
        assert not said[page.name], said[page.name]
        assert "data-tip" in doms[page.name] and "<button" in doms[page.name], "the page's own script did not run"
        trial = "trial-" + page.name
        told = re.search(r'data-trial="([^"]*)"', doms[trial])
        assert told and told.group(1).startswith("good") and not said[trial], (what, told and told.group(1), said[trial])
        print(what, told.group(1))
    trials = ["trial-" + page.name for page in pages]
    dark, told_dark = opened(chromium, folder, trials, 390, "--blink-settings=preferredColorScheme=0")  # on a phone, dark
    for trial in trials:
        told = re.search(r'data-trial="([^"]*)"', dark[trial])
        assert told and told.group(1).startswith("good") and not told_dark[trial], ("dark, 390", told and told.group(1), told_dark[trial])
    for page in odd:  # a script that is not ours is refused
        foreign = "foreign-" + page.name
        assert any("Content Security Policy" in line for line in said[foreign]) and "<title>owned" not in doms[foreign], said[foreign]
        pdf = folder / (page.name + ".pdf")
        browser(chromium, folder, "--print-to-pdf=" + str(pdf), page.as_uri())
        data = pdf.read_bytes()
        assert data.startswith(b"%PDF") and len(re.findall(rb"/Type\s*/Page\b", data)) >= 1
    if shutil.which("pdftotext"):  # on paper no column is cut
        pdf, wide = folder / "wide.pdf", next(page for page, what in pages.items() if "orin-perception" in what)
        browser(chromium, folder, "--print-to-pdf=" + str(pdf), wide.as_uri())
        text = subprocess.run(["pdftotext", "-layout", str(pdf), "-"], stdout=subprocess.PIPE, universal_newlines=True).stdout
        assert re.search("operation .* deadline +verdict\n", text), re.findall("operation .*", text)
        assert re.search(r"gpurta report: .*orin-perception.yaml +1 / \d+\n", text), "no name and number below a page"
        assert '"format": 1' in text, "the certificate, which is closed on the screen, is not printed"


def try_advice(folder):
    """Of an advice that fails its message is passed on, and nothing of how it was read."""
    sys.path.insert(0, str(HERE.parent / "tools"))
    sys.dont_write_bytecode = True
    from gpurta_report.__main__ import advised
    tool = folder / "fails"
    os.environ["GPURTA"] = str(tool)
    for says, status, wanted in (("gpurta: a.yaml: why.", 1, "a.yaml: why"), ("A\nB", 3, "B"), ("", 1, "gpurta advise ended with status 1")):
        tool.write_text("#!/bin/sh\nprintf '%s' >&2 '{}'\nexit {}\n".format(says, status))
        tool.chmod(0o755)
        assert advised("a.yaml", {}) == wanted, (advised("a.yaml", {}), wanted)
    del os.environ["GPURTA"]


def main():
    command, examples = sys.argv[1], pathlib.Path(sys.argv[2])
    hostile = HERE / "cli/report/hostile.yaml"
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    waves = HERE / "cli/report/waves.yaml"
    calls = [[waves]] + [[e] for e in sorted(examples.glob("*.yaml")) if "h100" not in e.name] + [[hostile], [examples / "tx2.yaml", "--compare", hostile],
                                                                                                     [examples / "profile.json"]]
    tried, odd = {}, []
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        try_advice(folder)
        for at, call in enumerate(calls):
            page = folder / "{}.html".format(at)
            few = ["--search", "20"] if "orin" in call[0].name else []  # those of which a run takes long
            run = subprocess.run([command, "report", *map(str, call), *few, "-o", str(page)], stderr=subprocess.PIPE)
            assert run.returncode in (0, 1), (call, run)
            text = page.read_text()
            parsed = Page(text)
            words = "".join(parsed.words)
            assert parsed.scripts == 1 and "@import" not in text and "url(" not in re.sub(r"url\(#f\d+p\d\)", "", "".join(
                re.findall(r"<style>.*?</style>", text, re.S))), call
            profile = call[0].suffix == ".json"
            for wanted in ("replayed", "Errors") if profile else ("Verdict", "Assumptions", "Timelines", "Platform", "Scenario", "SHA-256"):
                assert wanted in words, (call, wanted)
            assert profile or "ertificate of " in words, call  # or why there is none
            assert profile or call[0].read_text().split("\n")[0] in words, call
            # the browser tries the odd ones, and one of each kind
            if chromium and (len(call) > 1 or profile or call[0].stem in ("hostile", "drive-px", "orin-perception", "waves")):
                tried[page] = " ".join([call[0].name, *map(str, call[1:2])])
                odd += [page] * (call == [hostile])
        if chromium:
            try_pages(chromium, folder, tried, odd)
    print("{} reports are as they should be".format(len(calls)))
    if not chromium:
        print("no chromium: not tried in a browser")


main()
