#!/usr/bin/env python3
"""Theorems in Coq and the documentation say the same in the same words, and each names the other.

    proofs.py DOC
"""

import pathlib
import re
import sys


def stated(folder):
    """Every theorem, by its name, with the words of the comment before it."""
    found = {}
    for path in sorted(folder.glob("*.v")):
        text = path.read_text(encoding="utf-8")
        for comment, name in re.findall(
                r"(?:\(\*\* ((?:(?!\*\)).)*?)\s*\*\)\n)?^(?:Theorem|Example) (\w+)", text, re.S | re.M):
            found["%s.%s" % (path.stem, name)] = " ".join(comment.split())
    return found


def main():
    doc = pathlib.Path(sys.argv[1])
    theorems, page, wrong = stated(doc / "proofs"), (doc / "proofs.md").read_text(encoding="utf-8"), []
    rows = {name: (of, file, words) for of, name, file, words in re.findall(
        r"^\| \[[^]]+\]\((\w+)\.md\)[^|]*\| \[`([\w.]+)`\]\(proofs/(\w+\.v)\) \| (.*) \|$", page, re.M)}
    for name in sorted(theorems.keys() | rows.keys()):
        if name not in rows or name not in theorems:
            wrong.append("%s: not both in doc/proofs.md and in doc/proofs" % name)
            continue
        of, file, words = rows[name]
        if words != theorems[name] or file != name.split(".")[0] + ".v":
            wrong.append("%s: %s says\n  %s\nand doc/proofs.md\n  %s" % (name, file, theorems[name], words))
        if "`%s`" % name not in (doc / (of + ".md")).read_text(encoding="utf-8"):
            wrong.append("%s: doc/%s.md does not name it" % (name, of))
    named = set(re.findall(r"`((?:Slots|Runlist|Edf|Bound)\.\w+)`", "".join(
        path.read_text(encoding="utf-8") for path in doc.glob("*.md"))))
    wrong += ["%s: the documentation names it, but there is no such theorem" % name for name in sorted(named - set(theorems))]
    print("\n".join(wrong) or "%d theorems, in the same words" % len(theorems))
    return bool(wrong) or not theorems


if __name__ == "__main__":
    sys.exit(main())
