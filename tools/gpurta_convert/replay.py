"""A profile run again: what `gpurta check PROFILE` prints. All is launched as it was recorded, and every block takes its
share of its kernel's recorded time; what then differs is what else the simulator says of the order and the room."""
import json
from fractions import Fraction

from .gpu import ask
from .run import Run, stream_name
from .text import Stop, escaped, to_bytes

WITHIN = 2  # per cent of the recording's length
HEAD = ("stream", "launches", "error of", "earliest", "10%", "median", "90%", "latest")


def simulated(run):
    """Start and end of each operation, from the first launch."""
    parts = []
    run.put(parts.append, 0, len(run.trace.start))
    status, told = ask(["simulate", "-", "--format", "json"], to_bytes("".join(parts)))
    if status > 1:
        raise Stop(status)
    return [tuple(Fraction(one[key]) for key in ("dispatched", "completion")) for one in json.loads(told.decode())["operations"]]


def row(name, launches, what, errors):
    """From the earliest error to the latest, in whole nanoseconds."""
    errors.sort()
    at = [errors[(len(errors) - 1) * n // 100] for n in (0, 10, 50, 90, 100)]
    return (name, launches, what) + tuple("%+d" % round(error) if error else "0" for error in at)


def table(put, rows):
    widths = [max(len(one[n]) for one in rows) for n in range(len(HEAD))]
    for one in rows:
        put("  ".join(text.rjust(width) if n in (1, 3, 4, 5, 6, 7) else text.ljust(width)
                      for n, (text, width) in enumerate(zip(one, widths))) + "\n")


def to_replay(put, trace, how):
    """Returns whether it takes as long as the recording, nearly."""
    run = Run(trace, how)
    ops, streams = list(run.ops(0, len(trace.start))), {}
    times = simulated(run)
    for op, (start, end) in zip(ops, times):
        own = streams.setdefault(stream_name(trace, trace.stream[op], run.several), ([], []))
        own[0].append(start - (trace.start[op] - run.zero))
        own[1].append(end - (trace.end[op] - run.zero))
    rows = [HEAD]
    for name, own in streams.items():
        rows += [row(escaped(name), str(len(own[0])), what, errors) for what, errors in zip(("start", "end"), own)]
    put("%s, replayed by simulate for %s; errors in ns, above 0 where the replay is later\n\n" % (escaped(trace.tool), run.platform.name))
    table(put, rows)
    recorded, replayed = max(trace.end[op] for op in ops) - run.zero, max(end for _, end in times)
    good = 100 * abs(replayed - recorded) <= WITHIN * recorded
    put("\n%s: recorded %d ns, replayed %d ns: %s than %d%% apart\n" % (
        "agrees" if good else "disagrees", recorded, round(replayed), "not more" if good else "more", WITHIN))
    return good

