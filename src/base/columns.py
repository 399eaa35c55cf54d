#!/usr/bin/env python3
"""Writes the enumerations in include/gpurta/columns.h from columns.def.

    columns.py            writes them
    columns.py --check    fails if they are not what columns.def says
"""

import pathlib
import re
import sys
import textwrap

HERE = pathlib.Path(__file__).resolve().parent
HEADER = HERE.parent.parent / "include" / "gpurta" / "columns.h"
PLACES = 64
TABLE = ("table", "number", "analysis", "name", "parent", "text")
COLUMN = ("table", "name", "place", "kind", "unit", "rounding", "text")


def read():
    """(tables, columns): dictionaries of the values of each."""
    text = re.sub(r"/\*.*?\*/", " ", (HERE / "columns.def").read_text(encoding="utf-8"), flags=re.S)
    found = ([], [])
    item = r'(?:"[^"]*"\s*)+|[^,"()]+'
    for kind, body in re.findall(r"\b(TABLE|COLUMN)\(((?:\"[^\"]*\"|[^\"()])*)\)", text):
        values = [v.strip() for v in re.findall(item, body) if v.strip()]
        values = ["".join(re.findall(r'"([^"]*)"', v)) if v.startswith('"') else v for v in values]
        names = TABLE if kind == "TABLE" else COLUMN
        if len(names) != len(values):
            raise SystemExit("columns.def: not understood: {}({})".format(kind, body))
        found[kind == "COLUMN"].append(dict(zip(names, values)))
    if len(found[0]) + len(found[1]) != len(re.findall(r"\b(?:TABLE|COLUMN)\(", text)):
        raise SystemExit("columns.def: not every line is understood")
    number = {t["table"]: int(t["number"]) for t in found[0]}
    for column in found[1]:
        column["number"] = number[column["table"]] * PLACES + int(column["place"])
    for rows in found:
        numbers = [int(row["number"]) for row in rows]
        if numbers != sorted(set(numbers)):
            raise SystemExit("columns.def: numbers do not ascend")
    return found


def lines(rows, name_of, last):
    """The body of an enumeration."""
    made = []
    for row in rows:
        made += textwrap.wrap(
            "/** " + row["text"][0].upper() + row["text"][1:] + " */",
            99,
            initial_indent="    ",
            subsequent_indent="     *  ",
            break_on_hyphens=False,
        )
        comma = "" if row is rows[-1] and last else ","
        made.append("    GPURTA_{} = {}{}".format(name_of(row), row["number"], comma))
    return "\n".join(made) + "\n"


def main():
    tables, columns = read()
    text = HEADER.read_text(encoding="utf-8")
    for kind, rows, name_of in (
        ("table", tables, lambda t: t["table"]),
        ("column", columns, lambda c: "{}_{}".format(c["table"], c["name"].upper())),
    ):
        start = "typedef enum gpurta_{0} {{\n    GPURTA_NO_{1} = 0,\n".format(kind, kind.upper())
        before, rest = text.split(start)
        text = before + start + lines(rows, name_of, True) + rest[rest.index("} gpurta_" + kind) :]
    if "--check" not in sys.argv[1:]:
        HEADER.write_text(text, encoding="utf-8")
    elif text != HEADER.read_text(encoding="utf-8"):
        print("include/gpurta/columns.h is not what columns.def says: python3 src/base/columns.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
