"""Bars of bounds, of what was observed, and deadlines."""
import math

from gpurta_sweep.svg import COLOURS, Picture, fitting, place_of, width_of

from .result import BOUND, DEADLINE, OBSERVED, causes_of, is_path, items_of, meets, text_of, time_of

WIDTH, LEFT, RIGHT, TOP, ROW, MOST_BARS = 440, 104, 108, 30, 38, 200  # a phone shows it whole
PLAIN = ".plain { fill: #fff; stroke: #222; stroke-width: 1.5; }"  # beside bars of causes, which have the colours
KEYS = (("c4", "bound", 14), ("c5", "bound, deadline missed", 14), ("c0", "observed", 6), ("end", "deadline", 14))


def tip_of(part, item, unit, style):
    """"camera: bound ~8.084 ms, observed 6 ms, deadline 33 ms: met\""""
    name = (text_of(item, "name") or "").encode("utf-8", "surrogateescape")[:120].decode("utf-8", "ignore")
    times = [(what, time_of(part, item, which)) for which, what in enumerate(("bound", "observed", "deadline"))]
    told = [" %s %.50s %.3s" % (what, style.people(time, what == "bound"), unit) for what, time in times if time is not None]
    met = meets(item)
    return name + (":" if told else "") + ",".join(told) + (": " + met if met else "")


def shortened(text, width):
    """What fits of it, with a mark where it was cut."""
    return text if width_of(text) <= width else fitting(text, width - width_of("\u2026")) + "\u2026"


def colours_of(items):
    """Of each cause a colour, those of most time first; what is left shares the last one."""
    times = {}
    for item in items:
        for what, time in causes_of(item)[0]:
            times[what] = times.get(what, 0) + time
    names = sorted(times, key=lambda what: (-times[what], what))
    return {what: "c%d" % min(i, len(COLOURS) - 1) for i, what in enumerate(names)}


def stack(picture, item, y, width, colours, unit, style):
    """The bound of a chain as what it consists of. Where its jobs wait for each other, that is of several jobs in a row."""
    causes, taken = causes_of(item)
    x = float(LEFT)
    for what, time in causes:
        part = width * place_of(time / taken)
        picture.box(x, y + 4, part, 20, colours[what], "%s: %s %.50s %.3s, %.1f %%" % (
            text_of(item, "name"), what, style.people(time, True), unit, 100 * place_of(time / taken)))
        x += part


def legend(picture, colours, y):
    """The causes with their colours, in rows; the height that they take."""
    x, rows, other = LEFT, 0, "c%d" % (len(COLOURS) - 1)
    for what, colour in [pair for pair in colours.items() if pair[1] != other] + [("other causes", other)] * (other in colours.values()):
        text = shortened(what, WIDTH - LEFT - 32)
        if x > LEFT and x + 28 + width_of(text) > WIDTH - 10:
            x, rows = LEFT, rows + 1
        picture.box(x, y + rows * 20, 22, 12, colour)
        picture.text(x + 28, y + 10 + rows * 20, "start", "note", text)
        x += 46 + width_of(text)
    return (rows + 1) * 20 if colours else 0


def ticks_to(most, first=0):
    """Round numbers from the first, five steps at most."""
    power = 10.0 ** math.floor(math.log10(most - first))
    step = next(power * part for part in (0.2, 0.5, 1, 2, 5) if most - first <= 5 * power * part)
    return [step * i for i in range(math.ceil(first / step), int(most / step) + 1)]


def bars(part, style, page):
    """None: there is nothing to draw. page: colours of all causes on the page. Where there are deadlines a bar is drawn beside its
    own, so that a long deadline leaves others legible; else all have one scale."""
    items, unit = items_of(part), text_of(part["result"], "time_unit") or ""
    times = [[-1 if time is None else place_of(time) for time in (time_of(part, item, which) for which in range(3))]
             for item in items]
    most = max([0] + [time for three in times for time in three])
    if not 0 < most < math.inf:
        return None
    shown, by_row = items[:MOST_BARS], any(three[DEADLINE] > 0 for three in times)
    main = BOUND if part["proves"] else OBSERVED
    picture, bottom = Picture(), TOP + float(len(shown)) * ROW
    own = {what for item in shown for what, _ in causes_of(item)[0]}
    colours = {what: colour for what, colour in page.items() if what in own}
    title = part["command"] + (": what bounds consist of, and deadlines" if colours else ": bounds and deadlines" if part["proves"] else ": responses and deadlines of one run")
    more = legend(Picture(), colours, 0)
    picture.begin(WIDTH, TOP + len(shown) * ROW + 60 + more, title,
                  "Bars%s; the table below has the same numbers" % (", each on its own scale" if by_row else " from 0 to %.6g %s" % (most, unit)),
                  ".end { fill: #222; } .bad { fill: #a33b00; font-weight: bold; }" + (" " + PLAIN) * bool(colours))
    picture.text(16, 20, "start", "title", title)
    for i, item in enumerate(shown):
        (bound, observed, deadline), y, met = times[i], TOP + float(i) * ROW, meets(item)
        scale = (WIDTH - LEFT - RIGHT) / (max(times[i] + [most * 1e-9]) if by_row else most)
        late, name, tip = met == "missed", text_of(item, "name"), tip_of(part, item, unit, style)
        if name is not None:
            picture.text(LEFT - 8, y + 18, "end", "label", shortened("path " * is_path(item) + name, LEFT - 14))
        stacked = bool(causes_of(item)[0])
        if bound >= 0 and stacked:
            stack(picture, item, y, bound * scale, colours, unit, style)
        elif bound >= 0:
            picture.box(LEFT, y + 4, bound * scale, 20, "plain" if colours else "c5" if late else "c4", tip)
        if observed >= 0:
            picture.box(LEFT, y + (26 if stacked else 10), observed * scale, 5 if stacked else 8, "end" if colours else "c0", tip)
        if deadline >= 0:
            picture.box(LEFT + deadline * scale - 1.5, y, 3, 28, "end", tip)
        if bound < 0 and observed < 0:
            picture.text(LEFT + 6, y + 18, "start", "note", "no bound" if part["proves"] else "not known")
        unbounded = part["proves"] and bound < 0 and deadline >= 0 and not late
        if met:
            picture.text(WIDTH - 6, y + 18, "end", "label bad" if late else "label", "MISSED" if late else "no bound" if unbounded else met)
        figures = ["-" if times[i][which] < 0 else style.people(time_of(part, item, which), which == BOUND) for which in (main, DEADLINE)]
        both = "deadline " + figures[1] if unbounded else " of ".join(figures)  # where there is no room, the tip has the deadline
        picture.text(WIDTH - 6, y + 32, "end", "note", shortened(figures[0] if deadline < 0 or width_of(both) > RIGHT - 8 else both, RIGHT - 8))
    if by_row:
        picture.text(WIDTH - 6, bottom + 15, "end", "note", "each row on its own scale; beside it %s of deadline, in %s" % (("bound", "response")[main], unit))
    else:
        picture.line(LEFT, bottom, WIDTH - RIGHT, bottom, "axis")
        for tick in ticks_to(most):
            picture.line(LEFT + tick * scale, bottom, LEFT + tick * scale, bottom + 4, "axis")
            picture.text(LEFT + tick * scale, bottom + 15, "middle", "tick", "%.6g" % tick)
        picture.text(WIDTH - 6, bottom + 15, "end", "tick", unit)
    late = [meets(item) == "missed" and not colours for item in items]
    there = [any(three[BOUND] >= 0 and is_late == k and not causes_of(item)[0] for item, three, is_late in
                 zip(items, times, late)) for k in (False, True)]
    there += [any(three[which] >= 0 for three in times) for which in (OBSERVED, DEADLINE)]
    x = LEFT
    for (look, says, high), is_there in zip(KEYS, there):
        if is_there:
            picture.box(x, bottom + 37 - high / 2.0, 3 if look == "end" else 22, high, {"c0": "end", "c4": "plain"}.get(look, look) if colours else look)
            picture.text(x + (10 if look == "end" else 28), bottom + 41, "start", "note", says)
            x += 46 + width_of(says)
    legend(picture, colours, bottom + 52)
    return "".join(picture.out) + "</svg>\n"
