"""Bars of bounds, of what was observed, and deadlines."""
import math

from gpurta_sweep.svg import Picture, fitting, place_of, width_of

from .result import BOUND, DEADLINE, OBSERVED, items_of, meets, text_of, time_of

WIDTH, LEFT, RIGHT, TOP, ROW, MOST_BARS = 900, 190, 90, 30, 38, 200
KEYS = (("c4", "bound", 14), ("c5", "bound, deadline missed", 14), ("c0", "observed", 6), ("end", "deadline", 14))


def tip_of(part, item, unit, style):
    """"camera: bound ~8.084 ms, observed 6 ms, deadline 33 ms: met\""""
    name = (text_of(item, "name") or "").encode("utf-8", "surrogateescape")[:120].decode("utf-8", "ignore")
    times = [(what, time_of(part, item, which)) for which, what in enumerate(("bound", "observed", "deadline"))]
    told = [" %s %.50s %.3s" % (what, style.people(time, what == "bound"), unit) for what, time in times if time is not None]
    met = meets(part, item)
    return name + (":" if told else "") + ",".join(told) + (": " + met if met else "")


def bars(part, style):
    """None: there is nothing to draw."""
    items, unit = items_of(part), text_of(part["result"], "time_unit") or ""
    times = [[-1 if time is None else place_of(time) for time in (time_of(part, item, which) for which in range(3))]
             for item in items]
    most = max([0] + [time for three in times for time in three])
    if not 0 < most < math.inf:
        return None
    shown = items[:MOST_BARS]
    picture, bottom, scale = Picture(), TOP + float(len(shown)) * ROW, (WIDTH - LEFT - RIGHT) / most
    title = part["command"] + (": bounds and deadlines" if part["proves"] else ": responses and deadlines of one run")
    picture.begin(WIDTH, TOP + len(shown) * ROW + 60, title,
                  "Bars from 0 to %.6g %s; the table below has the same numbers" % (most, unit),
                  ".end { fill: #222; } .bad { fill: #a33b00; font-weight: bold; }")
    picture.text(16, 20, "start", "title", title)
    for i, item in enumerate(shown):
        (bound, observed, deadline), y, met = times[i], TOP + float(i) * ROW, meets(part, item)
        late, name, tip = met == "missed", text_of(item, "name"), tip_of(part, item, unit, style)
        if name is not None:
            picture.text(LEFT - 8, y + 18, "end", "label", fitting(name, LEFT - 14))
        if bound >= 0:
            picture.box(LEFT, y + 4, bound * scale, 20, "c5" if late else "c4", tip)
        if observed >= 0:
            picture.box(LEFT, y + 10, observed * scale, 8, "c0", tip)
        if deadline >= 0:
            picture.box(LEFT + deadline * scale - 1.5, y, 3, 28, "end", tip)
        if bound < 0 and observed < 0:
            picture.text(LEFT + 6, y + 18, "start", "note", "no bound")
        if met:
            picture.text(WIDTH - 6, y + 18, "end", "label bad" if late else "label", "MISSED" if late else met)
    picture.line(LEFT, bottom, WIDTH - RIGHT, bottom, "axis")
    picture.text(LEFT, bottom + 14, "middle", "tick", "0")
    picture.text(WIDTH - RIGHT, bottom + 14, "middle", "tick", "%.6g %s" % (most, unit))
    late = [meets(part, item) == "missed" for item in items]
    there = [any(three[BOUND] >= 0 and is_late == k for three, is_late in zip(times, late)) for k in (False, True)]
    there += [any(three[which] >= 0 for three in times) for which in (OBSERVED, DEADLINE)]
    x = LEFT
    for (look, says, high), is_there in zip(KEYS, there):
        if is_there:
            picture.box(x, bottom + 37 - high / 2.0, 3 if look == "end" else 22, high, look)
            picture.text(x + (10 if look == "end" else 28), bottom + 41, "start", "note", says)
            x += 46 + width_of(says)
    return "".join(picture.out) + "</svg>\n"
