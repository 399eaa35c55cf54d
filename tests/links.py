#!/usr/bin/env python3
"""Every link inside a folder of HTML pages leads somewhere: to a file, and to an anchor in it.

    links.py FOLDER
"""

import html.parser
import os
import sys
import urllib.parse


class Page(html.parser.HTMLParser):
    def __init__(self, path):
        super().__init__()
        self.links, self.anchors = [], set()
        with open(path, encoding="utf-8") as file:
            self.feed(file.read())

    def handle_starttag(self, tag, attrs):
        for name, value in attrs:
            if name in ("id", "name") and value:
                self.anchors.add(value)
            elif name in ("href", "src") and value:
                self.links.append((self.getpos()[0], value))


def main():
    folder = sys.argv[1]
    pages = {}
    for top, _, names in os.walk(folder):
        for name in names:
            if name.endswith(".html"):
                path = os.path.join(top, name)
                pages[os.path.normpath(path)] = Page(path)
    links = broken = 0
    for path, page in sorted(pages.items()):
        for line, link in page.links:
            url = urllib.parse.urlsplit(link)
            if url.scheme or url.netloc or link.startswith("javascript:"):
                continue
            target = path
            if url.path:
                target = os.path.join(os.path.dirname(path), urllib.parse.unquote(url.path))
            target = os.path.normpath(target)
            links += 1
            anchor = urllib.parse.unquote(url.fragment)
            if not os.path.exists(target):
                print("{}:{}: {}: no such file".format(path, line, link))
            elif anchor and target in pages and anchor not in pages[target].anchors:
                print("{}:{}: {}: no such anchor".format(path, line, link))
            else:
                continue
            broken += 1
    print("{} pages, {} links, {} broken".format(len(pages), links, broken))
    sys.exit(1 if broken or not links else 0)


main()
