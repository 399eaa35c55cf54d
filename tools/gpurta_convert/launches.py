"""What `gpurta check` and `gpurta occupancy` ask of a profile. A line is a word and numbers; where a text
follows, its length is the last of them, and the text with a line's end behind it."""
import json
import sys
from collections import Counter

from .gpu import platform_of
from .run import Names
from .text import from_bytes, part, refuse, to_bytes
from .trace import KERNEL, UNKNOWN, Device, product


def with_text(put, line, text):
    put("%s %d\n%s\n" % (line, len(to_bytes(text)), text))


def repetitions(path, names, calls, operations):
    """Operations that a text of the profile names, in the order of their numbers; repetitions, of which each has all of
    them; launches of other names. names: how scenarios call the texts; calls: launches of each text."""
    found, runs, strangers = {}, 0, 0
    for text, count in sorted(calls.items()):
        own = found[text] = []
        while names.unique(text, len(own) + 1) in operations:
            own.append(operations[names.unique(text, len(own) + 1)])
        if not own:
            strangers += count
            continue
        if count % len(own) or runs not in (0, count // len(own)):
            told = to_bytes(names.stem(text)[0])[:len(to_bytes(part(names.trace.names[text], 80)))]
            refuse("%s: %d launches of %s, of which the scenario has %d: no whole repetitions%s", path, count,
                   from_bytes(told), len(own), ", or not as many as of the others" if runs else "")
        runs = count // len(own)
    missing = len(operations) - sum(map(len, found.values()))
    if missing:
        refuse("%s: %d of the scenario's %d operations were not launched there (`gpurta convert` makes a scenario with the "
               "names of a profile)", path, missing, len(operations))
    return found, runs, strangers


def put_observations(put, times, device, strangers=0):
    """Repetitions, and launches that the scenario does not have; the GPU; operation by operation: repetition, number, when
    it was launched, began and ended, from the first launch of its repetition, and its blocks: SM, start, end."""
    put("o %d %d\n" % (len(times), strangers))
    with_text(put, " ".join(str(getattr(device, fact)) for fact in Device.FACTS), device.name)
    for run, all_ in enumerate(times):
        zero = min(launched for _, launched, _, _, _ in all_)
        for operation, launched, start, end, blocks in all_:
            put("%d %d %d %d %d %d\n" % (run, operation, launched - zero, start - zero, end - zero, len(blocks)))
            for sm, start, end in blocks:
                put("%d %d %d\n" % (sm, start - zero, end - zero))


def to_observations(put, trace, how):
    """Of the busiest GPU, as repetitions of the scenario's operations, which are on standard input."""
    trace.need_any(UNKNOWN)
    number, given = trace.busiest(UNKNOWN), json.loads(sys.stdin.buffer.read().decode("utf-8", "surrogateescape"))
    here, shapes = [s.device == number for s in trace.streams], [shape.name for shape in trace.shape_list]
    launches = [(shapes[shape], at, start, end) for start, end, at, shape, stream in
                zip(trace.start, trace.end, trace.at, trace.shape, trace.stream) if here[stream]]
    found, runs, strangers = repetitions(trace.path, Names(trace), Counter(launch[0] for launch in launches),
                                         {operation[0]: i for i, operation in enumerate(given["operations"])})
    observed, times = Counter(), [[] for _ in range(runs)]
    for text, at, start, end in launches:
        if found[text]:
            run, place = divmod(observed[text], len(found[text]))
            observed[text] += 1
            times[run].append((found[text][place], at, start, end, ()))
    put_observations(put, times, trace.device(number) or Device(number, minor=UNKNOWN), strangers)


def to_kernels(put, trace, how):
    """Of the busiest GPU: the platform, unless one is asked for; kernels that are alike: launches, threads,
    registers, shared memory, name."""
    trace.need_any(UNKNOWN)
    if not how.platform:
        platform = platform_of(trace, how)
        with_text(put, "platform %d %d" % (platform.sms, platform.engines), platform.name)
    number, launches = trace.busiest(UNKNOWN), [0] * len(trace.shape_list)
    for shape, stream in zip(trace.shape, trace.stream):
        launches[shape] += trace.streams[stream].device == number
    for shape, times in zip(trace.shape_list, launches):
        if shape.kind == KERNEL and times:
            with_text(put, "kernel %d %d %d %d" % (times, product(shape.block), shape.registers, shape.static + shape.dynamic),
                      trace.names[shape.name])
