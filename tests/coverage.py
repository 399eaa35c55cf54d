#!/usr/bin/env python3
"""Lines and branches by folder of src, from gcovr's summary.

coverage.py SUMMARY.json [--short]

--short: fails where the library's own test programs, with few random cases, reach less of it than
92 % of its lines or 80 % of its branches.
"""

import json
import sys


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        files = json.load(file)["files"]
    folders = {}
    for entry in files:
        folder = "/".join(entry["filename"].split("/")[:-1])
        for name in (folder, "the command" if "/cli" in folder else "the library" if "/cuda" not in folder else ""):
            if name:
                sums = folders.setdefault(name, [0, 0, 0, 0])
                for i, key in enumerate(("line_covered", "line_total", "branch_covered", "branch_total")):
                    sums[i] += entry[key]
    print("{:<24}{:>8}{:>10}".format("folder", "lines", "branches"))
    for name, (lines, of_lines, branches, of_branches) in sorted(folders.items()):
        print("{:<24}{:>7.1f}%{:>9.1f}%".format(
            name, 100 * lines / max(of_lines, 1), 100 * branches / max(of_branches, 1)))
    lines, of_lines, branches, of_branches = folders["the library"]
    return "--short" in sys.argv and (100 * lines < 92 * of_lines or 100 * branches < 80 * of_branches)


sys.exit(main())
