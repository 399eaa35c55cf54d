"""Counts as a table, as JSON, which is read back as a part, and as CSV."""
import json
import re

from .interval import PARTS, interval
from .result import ACCEPTED, MISPREDICTED
from .sets import PARAMETERS
from .text import quoted, truth

MOST_CURVES = 64
HEADINGS = {ACCEPTED: "sets that each curve accepts",
            MISPREDICTED: "launches in which round-robin sends a block to another SM than most-room"}


def end_text(end):
    return "%d.%04d" % divmod(end, PARTS)


def rows(tally):
    """(point, index of the curve, its place in the counts, the ends of the interval)"""
    for at, yes in enumerate(tally.yes):
        point = at // len(tally.curves)
        yield point, at % len(tally.curves), at, [end_text(end) for end in interval(yes, tally.set_count[point])]


# ---- JSON ----

def flat(pairs):
    return "{" + ", ".join(quoted(key) + ": " + value for key, value in pairs) + "}"


def lines(items, depth):
    """An array with a line for each item."""
    space = "\n" + "  " * depth
    return "[" + ",".join(space + "  " + item for item in items) + (space if items else "") + "]"


def text(value):
    return '"%s"' % value


def to_json(tally, _style):
    once = tally.weighted and tally.utilization_axis() is None
    axes = ["{\n      \"name\": %s,\n      \"values\": [%s]\n    }" % (quoted(name), ", ".join(text(v) for v in values))
            for name, values in tally.axes]
    counts = []
    for point, curve, at, (low, high) in rows(tally):
        sets, yes = tally.set_count[point], tally.yes[at]
        pairs = [(name, text(tally.axis_value(point, a))) for a, (name, _) in enumerate(tally.axes)]
        pairs += [("curve", quoted(tally.curves[curve])), ("sets", str(sets)), ("schedulable", str(yes)),
                  ("unknown", str(tally.unknown[at]))]
        if tally.weighted:
            pairs += [("weight", text(tally.weight(point, sets))), ("weight_schedulable", text(tally.weight(point, yes)))]
        counts.append(flat(pairs + [("low", text(low)), ("high", text(high))]))
    weighted = []
    for other in tally.other_values():
        for c, curve in enumerate(tally.curves):
            share = tally.weighted_share(c, other)
            if share is not None:
                more = [(tally.axes[1 - tally.utilization_axis()][0], text(other))] if other is not None else []
                weighted.append(flat([("curve", quoted(curve)), ("weighted_schedulability", text(share))] + more))
    pairs = [("gpurta", quoted(tally.version)), ("format", "1"), ("command", '"sweep"'), ("time_unit", quoted(tally.unit)),
             ("title", quoted(tally.title)), ("design", quoted(tally.hash)), ("seed", str(tally.seed)),
             ("shard", flat([("number", str(tally.shard)), ("of", str(tally.shards))])), ("sets", str(tally.sets)),
             ("done", str(tally.done)), ("complete", truth(tally.complete())),
             ("utilization", text(tally.utilization) if once else "null"), ("weighted_sets", truth(tally.weighted)),
             ("axes", lines(axes, 1)), ("curves", lines([quoted(c) for c in tally.curves], 1)), ("counted", quoted(tally.counted)),
             ("rows", lines(counts, 1)),
             ("weighted", lines(weighted, 1)), ("platform", quoted(tally.platform)),
             ("assumptions", lines([quoted(text) for text in tally.assumptions], 1)), ("notes", lines([quoted(note) for note in tally.notes], 1))]
    made = [made_text(tally, tally.made_by).replace("\n", "\n  ")] if tally.made_by else []
    return "{" + ",".join(["\n  " + quoted(key) + ": " + value for key, value in pairs] + ["\n  " + text for text in made]) + "\n}\n"


def made_text(tally, made_by):
    return '"made_by": ' + json.dumps(dict(made_by, seed=tally.seed), indent=2, ensure_ascii=False)


# ---- CSV ----

def csv_text(value, decimal):
    value = ("'" if decimal and value[:1] and value[0] in "=+-@\t\r" else "") + value
    if re.search('[,;\t"\r\n]' if decimal else '[,"\r\n]', value):
        return '"' + value.replace('"', '""') + '"'
    return value


def to_csv(tally, style):
    def number(value, up):
        return style.number(value, up) if style.decimal else str(value)

    def heading(name):
        unit = tally.unit if name in PARAMETERS else "1"
        return name + ("_" + unit if style.decimal and unit != "1" else "")

    whole = [tally.unit, csv_text(" | ".join(tally.assumptions), style.decimal)]
    out = ["# " + tally.origin()]
    weights = ["weight", "weight_schedulable"] if tally.weighted else []
    out.append(",".join(csv_text(name, style.decimal) for name in [heading(name) for name, _ in tally.axes] +
                        ["curve", "sets", "schedulable", "unknown"] + weights + ["low", "high", "time_unit", "assumptions"]))
    for point, curve, at, ends in rows(tally):
        sets, yes = tally.set_count[point], tally.yes[at]
        cells = [number(tally.axis_value(point, a), False) for a in range(len(tally.axes))]
        cells += [csv_text(tally.curves[curve], style.decimal), str(sets), str(yes), str(tally.unknown[at])]
        if tally.weighted:
            cells += [number(tally.weight(point, sets), True), number(tally.weight(point, yes), False)]
        out.append(",".join(cells + ends + whole))
    return "".join(line + "\n" for line in out)


# ---- the table ----

def percent(permille):
    return "%d.%d%%" % divmod(permille, 10)


def share_text(yes, sets):
    return percent(yes // sets * 1000 + (yes % sets * 2000 + sets) // (2 * sets)) if sets else "-"



def to_table(tally, style):
    columns = []
    for a, (name, values) in enumerate(tally.axes):
        decimals = style.decimals_of(values)
        columns.append([name] + [style.rounded(tally.axis_value(p, a), decimals, True) for p in range(tally.points)])
    columns.append(["sets"] + [str(sets) for sets in tally.set_count])
    for c, name in enumerate(tally.curves[:MOST_CURVES]):
        columns.append([name] + [share_text(tally.yes[p * len(tally.curves) + c], tally.set_count[p])
                                 for p in range(tally.points)])
    widths = [max(len(cell) for cell in column) for column in columns]
    unit = "" if tally.counted == MISPREDICTED else "times in %s; " % tally.unit
    heading = ", or ".join(HEADINGS.get(what, what) for what in tally.counted.split(", or "))
    out = ["%sseed %d; %s%s\n" % (tally.title + ": " if tally.title else "", tally.seed, unit, heading)]
    for row in range(tally.points + 1):
        out.append("  ".join(column[row].rjust(width) for column, width in zip(columns, widths)))
    if tally.unknowns():
        out.append("\nunknown, which counts as not accepted:\n  " + "\n  ".join(tally.unknowns()))
    for other in tally.other_values() if tally.complete() else []:
        at = ", %s %s" % (tally.axes[1 - tally.utilization_axis()][0], style.people(other)) if other is not None else ""
        out.append("\nweighted schedulability%s:" % at)
        for c, name in enumerate(tally.curves):
            share = tally.weighted_share(c, other)
            said = "-" if share is None else percent((2000 * share.numerator + share.denominator) // share.denominator // 2)
            out.append("  %s: %s" % (name, said))
    if tally.assumptions:
        out.append("\nassumptions%s:" % (" (%s)" % tally.platform if tally.platform else ""))
        out += ["- " + text for text in tally.assumptions]
    return "\n".join(out) + "\n"


def written(form, tally, style, made_by):
    """The result, with what it was made by, in JSON always, else where that was asked for: below a table, and above CSV as
    lines with #."""
    text = {"table": to_table, "json": to_json, "csv": to_csv}[form](tally, style)
    if not made_by or form == "json":
        return text
    made = "gpurta %s\n%s\n" % (tally.version, made_text(tally, made_by))
    return text + "\n" + made if form == "table" else re.sub("(?m)^(?=.)", "# ", made) + text
