#!/usr/bin/env python3
"""The figures of the house: how much code there is, and how much of it a change meets.

    house.py [TOP]
"""
import pathlib
import re
import sys

TOP = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent.parent)
COMMENT = re.compile(r'"(?:\\.|[^"\\])*"|/\*.*?\*/|//[^\n]*', re.S)


def files(folder, *suffixes):
    return sorted(p for p in (TOP / folder).rglob("*") if p.suffix in suffixes)


def lines(paths):
    """Of text."""
    return sum(len(p.read_text(encoding="utf-8").splitlines()) for p in paths)


def code(paths):
    """Lines with code on them."""
    found = 0
    for path in paths:
        text = COMMENT.sub(lambda m: m.group() if m.group()[0] == '"' else " ", path.read_text(encoding="utf-8"))
        found += sum(1 for line in text.splitlines() if line.strip())
    return found


def main():
    source = files("src", ".c", ".h", ".def")
    command = [p for p in source if "cli" in p.parts]
    library = [p for p in source if "cli" not in p.parts and "cuda" not in p.parts]
    cases = [p for p in (TOP / "tests" / "cli").rglob("*") if p.is_file()]
    exports = lines([TOP / "tests" / "exports.txt"])
    figures = (
        ("C in src, lines", lines(source), "62,000"),
        ("  of which the command", lines(command), ""),
        ("code lines, command / library", "{:.2f}".format(code(command) / code(library)), "0.70"),
        ("exported functions", exports, "150"),
        ("public headers, lines", lines(files("include", ".h")), ""),
        ("C++, lines", lines([TOP / "bindings" / "cpp" / "gpurta.hpp"]), "600"),
        ("Python, lines without generated ones", lines(
            p for p in (TOP / "bindings" / "python" / "gpurta").glob("*.py")
            if "written by generate.py" not in p.read_text(encoding="utf-8")), "2,000"),
        ("files in tests/cli", len(cases), "700"),
    )  # fmt: skip
    print("{:40} {:>8} {:>8}".format("what", "found", "wanted"))
    for what, found, wanted in figures:
        print("{:40} {:>8} {:>8}".format(what, "{:,}".format(found) if isinstance(found, int) else found, wanted))


main()
