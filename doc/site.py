#!/usr/bin/env python3
"""What the documentation has beside what Doxygen makes: the index of all words, section by section; and no MathJax on pages
without formulas, where its AssistiveMML ends in a TypeError.

    site.py FOLDER      writes FOLDER/site-index.js for doc/site.js
"""
import html.parser
import json
import pathlib
import re
import sys

HEADS = ("h1", "h2", "h3", "h4")
SKIP = ("script", "style", "svg")


class Page(html.parser.HTMLParser):
    """Sections [address, title, text] of a page: a new one begins at each heading that has an anchor, at each documented
    member, and at each term of the glossary."""

    def __init__(self, name, text):
        super().__init__()
        self.name, self.page_title, self.anchor = name, "", ""
        self.sections, self.inside, self.skipped, self.body, self.term = [], None, 0, False, None
        self.begin("", "")
        self.feed(text)

    def begin(self, anchor, title):
        self.sections.append([self.name + ("#" + anchor if anchor else ""), title, ""])

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        self.skipped += tag in SKIP
        self.body = self.body or "contents" in (attrs.get("class") or "").split() or "manual-text" in (attrs.get("class") or "").split()
        if tag == "title":
            self.inside = "title"
        elif self.body and tag == "a" and attrs.get("id"):
            self.anchor = attrs["id"]
            if self.inside in HEADS and not self.sections[-1][1]:
                self.sections[-1][0] = self.name + "#" + self.anchor
        elif self.body and (tag in HEADS or attrs.get("class") == "memtitle"):
            self.begin(attrs.get("id") or self.anchor, "")
            self.inside = tag
        elif self.body and tag == "tr" and self.name == "glossary.html":
            self.term = attrs.get("id")
        elif tag == "td" and self.term:
            self.begin(self.term, "")
            self.inside, self.term = tag, None

    def handle_endtag(self, tag):
        self.skipped -= tag in SKIP
        if tag == self.inside:
            self.inside = None
            if "#" not in self.sections[-1][0] and len(self.sections) > 1:  # it has no address: words of the section before
                self.sections[-2][2] += " {} ".format(self.sections.pop()[1])

    def handle_data(self, data):
        if data.strip():  # an anchor is that of the heading which it stands in, or right before
            self.anchor = ""
        if self.inside == "title":
            self.page_title += data
        elif self.inside:
            self.sections[-1][1] += data
        elif self.body and not self.skipped:
            self.sections[-1][2] += data


MATHJAX = re.compile(r'<script type="text/x-mathjax-config">.*?MathJax\.js"></script>\n', re.S)


def without_mathjax(path):
    text = path.read_text(encoding="utf-8")
    if not re.search(r"\\[\[(]", re.sub("<script.*?</script>", "", text, flags=re.S)):
        path.write_text(MATHJAX.sub("", text), encoding="utf-8")


TERM = re.compile(r'<tr (class="markdownTableRow\w+">\s*<td class="markdownTableBodyNone">)([^<]+)')


def with_addresses(path):
    """Terms of the glossary, which can then be linked to."""
    path.write_text(TERM.sub(lambda row: '<tr id="term-%s" %s%s' % (
        re.sub(r"\W+", "-", row.group(2).lower()).strip("-"), row.group(1), row.group(2)), path.read_text(encoding="utf-8")), encoding="utf-8")


def main():
    folder = pathlib.Path(sys.argv[1])
    index = []
    for path in folder.glob("*.html"):
        without_mathjax(path)
    with_addresses(folder / "glossary.html")
    for path in sorted(folder.glob("*.html")) + sorted(folder.glob("man/*.html")):
        if re.search(r"_source|^(functions|globals|namespacemembers|classes|dir_|annotated|files|pages)", path.stem):
            continue
        page = Page(path.relative_to(folder).as_posix(), path.read_text(encoding="utf-8"))
        title = re.sub("^libgpurta: ", "", page.page_title).strip()
        weight = (3 if re.search("^struct|-example$", path.stem) else 2 if re.search(
            "_8h|_8hpp|^class|changelog|python_reference", path.stem, re.I) else 0.5 if path.stem in ("scenario", "glossary") else 1)
        for address, head, text in page.sections:
            head, text = (" ".join(part.replace("\u25c6", "").split()) for part in (head, text))
            if head or text:
                index.append([address, title + (": " + head if head and head != title else ""), text, weight])
    (folder / "site-index.js").write_text("site_index=" + json.dumps(index, ensure_ascii=False, separators=(",", ":")) + ";\n",
                                          encoding="utf-8")


main()
