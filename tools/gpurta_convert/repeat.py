"""What repeats in a sequence of launches, anywhere in it.

Two windows of 1, 2, 4, ... items that are alike and follow each other at some distance are a sign of a period; for
each of the periods that most time speaks for, all runs of it are found (items equal to those one period later), and
those of one body count together. The body whose whole repetitions cover the most time is the loop; of bodies that
cover nearly as much, the shortest. What is there twice alone is a loop if it covers half of the time. What is before,
between and after its repetitions is done once."""
from array import array
from itertools import islice
from operator import eq
import re

from .trace import Numbers

MOST_PERIODS = 4  # tried for each width of the windows
NEARLY = 99  # per cent of the best cover
RUN = re.compile(b"\x01+")


def candidates(items, times):
    """Distances of windows that are alike, for each width those that most time speaks for."""
    names, width, found = items, 1, set()
    while True:
        last, weight = {}, {}
        for i, name in enumerate(names):
            if name in last:
                distance = i - last[name]
                weight[distance] = weight.get(distance, 0) + times[i]
            last[name] = i
        if not weight:
            return found
        found.update(sorted(weight, key=lambda distance: (-weight[distance], distance))[:MOST_PERIODS])
        numbers = Numbers()
        names = array("q", (numbers[a << 32 | b] for a, b in zip(names, islice(names, width, None))))
        width *= 2


def bodies(items, before, period):
    """Runs of at least two periods by what a period has, whatever it begins with: (time of whole periods, runs)."""
    found = {}
    for run in RUN.finditer(bytes(map(eq, items, islice(items, period, None)))):
        first, length = run.start(), run.end() - run.start() + period
        if length < 2 * period:
            continue
        key = bytes(array("q", sorted(items[first:first + period])))
        time, runs = found.get(key, (0, []))
        end = first + length // period * period
        found[key] = time + before[end] - before[first], runs + [(first, length)]
    return found.values()


def phase(first, length, period, at):
    """Where a job begins: of all places from which as many whole periods fit, the one before which launches pause longest."""
    places = range(first, first + length % period + 1)
    if len(places) < 2:
        return first
    return max(places, key=lambda place: (sum(at[i] - at[i - 1] for i in range(place + period, first + length, period)), -place))


def loop(items, times, at):
    """First items of the repetitions of the loop that covers the most time, and its period: ([], 0): nothing repeats."""
    numbers = Numbers()
    items = array("q", (numbers[item] for item in items))
    before = array("q", [0])
    for time in times:
        before.append(before[-1] + time)
    tried = [(time, period, runs) for period in candidates(items, times) for time, runs in bodies(items, before, period)
             if 2 * time >= before[-1] or sum(length // period for _, length in runs) > 2]
    if not tried:
        return [], 0
    best = max(time for time, _, _ in tried)
    _, period, runs = min((one for one in tried if 100 * one[0] >= NEARLY * best), key=lambda one: (one[1], -one[0]))
    first, length = max(runs, key=lambda run: run[1])
    first = phase(first, length, period, at)
    return without_ends(places(items, items[first:first + period]), period, before), period


def without_ends(found, period, before):
    """Where once-only work between repetitions has more than 1% of the time: those without a first and a last stretch, apart from
    the others, of at most 1% of them, as of a beginning."""
    inside = before[found[-1] + period] - before[found[0]]
    if 100 * (inside - sum(before[n + period] - before[n] for n in found)) <= inside:
        return found
    few, begin, end = len(found) // 100, 0, len(found)
    for n in range(1, few + 1):
        begin = n if found[n] - found[n - 1] != period else begin
        end = len(found) - n if found[-n] - found[-n - 1] != period else end
    return found[begin:end]


def places(items, body):
    """Where the body stands, one after the other, from the first run on."""
    found, text, part, size, at = [], items.tobytes(), body.tobytes(), items.itemsize, 0
    while True:
        at = text.find(part, at)
        if at < 0:
            return found
        if at % size:
            at += 1
        else:
            found.append(at // size)
            at += len(part)
