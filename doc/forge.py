#!/usr/bin/env python3
"""Markdown as forges show it becomes Doxygen's: formulas, the label of a page (its name) and of each section (the name and what
forges make of the heading), and links to them. A heading that has a label keeps it. A page that is long begins with its contents.

    forge.py FILE
"""

import pathlib
import re
import sys

PAGES = {"../CHANGELOG": "md_CHANGELOG", "../bindings/python/gpurta": "python_reference", "main": "index"}

LONG = 200  # lines

LISTS = ("main", "guide", "reference", "theory")  # pages that hold others, each behind a link and a colon


def slug(heading):
    """The part of an address behind #, as GitHub has it, without what is no ASCII."""
    plain = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).lower().encode("ascii", "ignore").decode()
    return re.sub(r"[^\w -]", "", plain).replace(" ", "-")


def link(page, match):
    of, section = match.groups()
    of = of or page
    return "](@ref {}{})".format(PAGES.get(of, of), "_" + section if section else "")


def main():
    path = pathlib.Path(sys.argv[1])
    labelled = path.parent.name == "doc" and path.stem != "main"
    page, fence, seen = path.stem, None, {}
    lines = path.read_text(encoding="utf-8").splitlines()
    for line in lines:
        mark = re.match("(```|~~~)(math)?", line)
        if fence is not None and mark:
            line, fence = "\\f]" if fence else line, None
        elif fence is None and mark:
            fence = bool(mark.group(2))
            line = "\\f[" if fence else line
        elif fence is None:
            heading = re.match(r"(#+) (.*?)\s*$", line)
            if heading and labelled and "{#" not in line:
                name = slug(heading.group(2))
                again = seen[name] = seen.get(name, -1) + 1
                whole = page if heading.group(1) == "#" else "{}_{}{}".format(page, name, "-%d" % again if again else "")
                line += " {{#{}}}".format(whole) + "\n\n[TOC]" * (whole == page and len(lines) > LONG)
            line = re.sub(r"\]\(((?:\.\./)?[a-zA-Z_/]+?)?(?:\.md|/__init__\.pyi|(?=#))(?:#([\w-]+))?\)", lambda m: link(page, m), line)
            line = re.sub(r"\]\((man/[\w-]+\.1)\)", r"](\1.html)", line)
            if page in LISTS:
                line = re.sub(r"^(- )?\[\w+\]\(@ref (\w+)\): ", r"\1\\subpage \2 : ", line)
        print(line)


if __name__ == "__main__":
    main()
