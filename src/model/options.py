#!/usr/bin/env python3
"""Writes the keys in include/gpurta/options.h from options.def.

    options.py            writes them
    options.py --check    fails if they are not what options.def says
"""

import pathlib
import re
import sys
import textwrap

HERE = pathlib.Path(__file__).resolve().parent
HEADER = HERE.parent.parent / "include" / "gpurta" / "options.h"
START, END = "typedef enum gpurta_option {\n", "} gpurta_option;"


def read():
    """The options: dictionaries with kind, key, number, analysis, flag, text and what the kind has."""
    text = re.sub(r"/\*.*?\*/", " ", (HERE / "options.def").read_text(encoding="utf-8"), flags=re.S)
    more = {
        "WHOLE": ["low", "high", "default"],
        "SWITCH": ["default"],
        "WORD": ["type", "words", "last", "default"],
        "TIME": ["least", "default"],
    }
    item = r'(?:"[^"]*"\s*)+|[^,"()]+'
    options = []
    for kind, body in re.findall(r"OPTION_([A-Z]+)\(((?:\"[^\"]*\"|[^\"()])*)\)", text):
        values = [v.strip() for v in re.findall(item, body) if v.strip()]
        values = ["".join(re.findall(r'"([^"]*)"', v)) if v.startswith('"') else v for v in values]
        names = ["key", "number", "analysis", "flag"] + more[kind] + ["text"]
        if len(names) != len(values):
            raise SystemExit("options.def: not understood: OPTION_{}({})".format(kind, body))
        options.append(dict(zip(names, values), kind=kind))
    if len(options) != text.count("OPTION_"):
        raise SystemExit("options.def: not every option is understood")
    return options


def described(option):
    """The comment of a key."""
    text, kind = option["text"], option["kind"]
    default = {"NO_DEFAULT": "none", "ZERO": "0"}.get(option["default"], option["default"])
    default = "::" + default if default.startswith("GPURTA") else default
    if default.isdigit():
        default = "{:,}".format(int(default))
    if kind == "SWITCH":
        text = "1: " + text
    elif kind == "WORD":
        text = "A ::{}: {}".format(option["type"], text)
    elif kind == "TIME":
        text = "Time{}: {}".format(" above 0" if option["least"] == "ABOVE_ZERO" else "", text)
    else:
        high = {"INT64_MAX": "2^63-1", "2147483647": "2^31-1", str(2**62): "2^62"}
        top = high.get(option["high"]) or "{:,}".format(int(option["high"]))
        text = "{}, {}..{}".format(text[0].upper() + text[1:], option["low"], top)
    return "{}; default {}.".format(text, default)


def keys():
    """The body of the enumeration."""
    lines = []
    options = read()
    for option in options:
        lines += textwrap.wrap(
            "/** " + described(option) + " */",
            99,
            initial_indent="    ",
            subsequent_indent="     *  ",
            break_on_hyphens=False,
        )
        comma = "" if option is options[-1] else ","
        lines.append("    GPURTA_OPTION_{} = {}{}".format(option["key"], option["number"], comma))
    return "\n".join(lines) + "\n"


def main():
    text = HEADER.read_text(encoding="utf-8")
    before, rest = text.split(START)
    after = rest[rest.index(END) :]
    fresh = before + START + keys() + after
    if "--check" not in sys.argv[1:]:
        HEADER.write_text(fresh, encoding="utf-8")
    elif fresh != text:
        print("include/gpurta/options.h is not what options.def says: python3 src/model/options.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
