"""What the commands say as JSON: what bounds an item, what was observed, the deadline; two results beside each other."""
import re
from fractions import Fraction

MISSED = 1  # the exit status of a command that answered, and says no
BOUND, OBSERVED, DEADLINE = range(3)
UNITS = {"ns": 1, "us": 10**3, "ms": 10**6, "s": 10**9}


def text_of(item, key):
    """None: none, or null."""
    value = item.get(key)
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else value if isinstance(value, str) else None


def items_of(part):
    for key in ("chains", "kernels", "tasks", "operations"):
        if isinstance(part["result"].get(key), list):
            return part["result"][key] + (part["result"].get("paths") or [])
    return []


def is_path(item):
    return "reaction" in item


def time_of(part, item, which):
    """None: there is none."""
    text = None
    if which == BOUND and part["proves"]:
        text = next((item[key] for key in ("bound", "worst_response", "response", "reaction") if text_of(item, key) is not None), None)
    elif which == OBSERVED:
        text = text_of(item, ("observed_" if part["proves"] else "") + "reaction" if is_path(item) else "observed" if part["proves"] else "response")
    elif which == DEADLINE:
        text = text_of(item, "deadline")
    try:
        return None if text is None else Fraction(text)
    except ValueError:
        return None


def causes_of(item):
    """(what, time) of what its bound consists of, the largest first; and what all of that takes, if it is more than the bound."""
    found = [(cause["cause"] + (": " + cause["of"] if cause["of"] else ""), Fraction(cause["time"])) for cause in item.get("causes") or []]
    return [(what, time) for what, time in found if time > 0], sum(time for _, time in found if time > 0)


def less_of(item):
    """(what, time) of what is taken off again."""
    return [(cause["cause"], Fraction(cause["time"])) for cause in item.get("causes") or [] if Fraction(cause["time"]) < 0]


def meets(item):
    """None: there is no deadline."""
    if text_of(item, "deadline") is None:
        return None
    return {None: "unknown", "true": "met"}.get(text_of(item, "meets_deadline"), "missed")


def find(part, name):
    return next((item for item in items_of(part) if text_of(item, "name") == name), None) if part else None


def rows_by_name(value):
    """A list of rows with names as a dict of them, any other list as one by place."""
    names = [row.get("name") if isinstance(row, dict) else None for row in value]
    return dict(zip(names if len(set(names) - {None}) == len(names) else ["[%d]" % i for i in range(len(names))], value))


def differences(one, other, path=""):
    """(key, value, other value) of two scenarios where those differ, rows matched by their names; None: it is not there.
    Keys x-... are read by no analysis."""
    if isinstance(one, list) and isinstance(other, list):
        one, other = rows_by_name(one), rows_by_name(other)
    if not isinstance(one, dict) or not isinstance(other, dict):
        yield path, one, other
        return
    for key in list(one) + [key for key in other if key not in one]:
        if one.get(key) != other.get(key) and not key.startswith("x-"):
            yield from differences(one.get(key), other.get(key), path + "." * bool(path and key[0] != "[") + key)


def unit_of(side):
    """Of its times; ms where nothing answered."""
    return next((unit for unit in (text_of(part.get("result") or {}, "time_unit") for part in side["parts"]) if unit in UNITS), "ms")


def compared(sides, style):
    """Rows of (side and colour, text): the heading, and one for each item of both. Times are in the unit of the first side."""
    rows, first = [], UNITS[unit_of(sides[0])]
    for s, side in enumerate(sides):
        for own in side["parts"]:
            other = next((part for part in sides[1 - s]["parts"] if part["command"] == own["command"]), None)
            for name in (text_of(item, "name") for item in items_of(own)):
                if name is None or (s and find(other, name) is not None):
                    continue
                row = [name, own["command"]]
                for part in (other, own) if s else (own, other):
                    item = find(part, name)
                    times = [None, None]
                    if item is not None:
                        times = [time_of(part, item, BOUND), time_of(part, item, DEADLINE)]
                        if times[0] is None and not part["proves"]:
                            times[0] = time_of(part, item, OBSERVED)
                    scale = Fraction(UNITS[unit_of(sides[len(row) > 2])], first)
                    row += [None if time is None else time * scale for time in times] + ["not there" if item is None else meets(item) or "-"]
                rows.append(row + [None if None in (row[2], row[5]) else row[5] - row[2]])
    decimals = [style.decimals_of([row[c] for row in rows if isinstance(row[c], Fraction)]) for c in range(9)]
    yield [("r-" if title[3:] in ("response", "deadline", "A") else "l-", title) for title in (
        "name", "analysis", "A: response", "A: deadline", "A: verdict", "B: response", "B: deadline", "B: verdict", "B - A")]
    for row in rows:
        yield [("r-", "-" if row[c] is None else style.rounded(row[c], decimals[c], c in (2, 5))) if c in (2, 3, 5, 6) else
               ("lb" if c in (4, 7) and row[c] == "missed" else "l-", row[c]) for c in range(8)] + [
                   ("r-", "-" if row[8] is None else "0" if not row[8] else
                    re.sub("(?=[0-9])", "+" if row[8] > 0 else "-", style.rounded(abs(row[8]), decimals[8], False), count=1))]
