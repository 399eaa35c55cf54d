"""A profile run again: what `gpurta check PROFILE` and `gpurta report PROFILE` show. All is launched as it was recorded, and
every block takes its share of its kernel's recorded time; what then differs is what else the simulator says of the order and
of what fits. What was launched and had not begun while nothing ran on the GPU is released when that began again: for how
long is said."""
import json
from fractions import Fraction

from .gpu import ask
from .lanes import page
from .run import Run, stream_name
from .text import Stop, counted, escaped, json_quoted, time_shown, to_bytes

WITHIN = 2  # per cent of the recording's length
HEAD = ("stream", "launches", "error of", "earliest", "10%", "median", "90%", "latest")
AT = (0, 10, 50, 90, 100)  # per cent of the errors
KEYS = ("earliest", "p10", "median", "p90", "latest")


class Replay:
    """Of each stream: (name, operations as (operation, recorded start and end, replayed start and end)), from the first start."""

    def __init__(self, trace, how):
        self.run, self.tool, self.path, self.streams = Run(trace, how), trace.tool, trace.path, {}
        zero = self.run.zero
        for op, times in zip(self.run.ops(0, len(trace.start)), self.simulated()):
            name = stream_name(trace, trace.stream[op], self.run.several)
            self.streams.setdefault(name, []).append((op, trace.start[op] - zero, trace.end[op] - zero) + times)
        every = [one for own in self.streams.values() for one in own]
        self.recorded, self.replayed = max(one[2] for one in every), max(one[4] for one in every)
        self.good = 100 * abs(self.replayed - self.recorded) <= WITHIN * self.recorded

    def simulated(self):
        parts = []
        self.run.put(parts.append, 0, len(self.run.trace.start))
        status, told = ask(["simulate", "-", "--format", "json"], to_bytes("".join(parts)))
        if status > 1:
            raise Stop(status)
        return [tuple(Fraction(one[key]) for key in ("dispatched", "completion")) for one in json.loads(told.decode())["operations"]]

    def rows(self):
        """Stream, launches, start or end, errors in whole nanoseconds from the earliest to the latest."""
        for name, own in self.streams.items():
            for what, n in (("start", 1), ("end", 2)):
                errors = sorted(one[n + 2] - one[n] for one in own)
                yield name, len(own), what, [round(errors[(len(errors) - 1) * at // 100]) for at in AT]

    def verdict(self):
        far = "".join(self.far())
        return "%s: recorded %s, replayed %s: %s than %d%% apart%s" % (
            "disagrees" if not self.good else "agrees in length" if far else "agrees", time_shown(self.recorded),
            time_shown(round(self.replayed)), "not more" if self.good else "more", WITHIN, far)

    def look(self):
        """Of the verdict on a page."""
        return "bad" if not self.good else "open" if any(self.far()) else "good"

    def far(self):
        """Streams of which an operation ends further from its recorded end than their longest one takes."""
        for name, own in self.streams.items():
            error, longest = max((one[4] - one[2] for one in own), key=abs), max(one[2] - one[1] for one in own)
            if abs(error) > longest:
                yield "; but on %s operations end up to %s too %s, and the longest takes %s" % (
                    escaped(name), time_shown(round(abs(error))), "late" if error > 0 else "early", time_shown(longest))

    def idle(self):
        """What is taken as it was recorded, since no rule of the GPU says it."""
        return "" if not self.run.idle else "launched, not begun, and nothing ran on the GPU: %s, %s in all, as recorded" % (
            counted(self.run.idle, "time"), time_shown(self.run.idle_late))

    def title(self):
        return "%s, replayed by simulate for %s; errors in ns, above 0 where the replay is later" % (
            escaped(self.tool), self.run.platform.name)


def to_replay(put, trace, how):
    """Returns whether it takes as long as the recording, nearly."""
    replay = Replay(trace, how)
    rows = [HEAD] + [(escaped(name), str(count), what) + tuple("%+d" % error if error else "0" for error in errors)
                     for name, count, what, errors in replay.rows()]
    widths = [max(len(one[n]) for one in rows) for n in range(len(HEAD))]
    put(replay.title() + "\n\n")
    for one in rows:
        put("  ".join(text.rjust(width) if n in (1, 3, 4, 5, 6, 7) else text.ljust(width)
                      for n, (text, width) in enumerate(zip(one, widths))) + "\n")
    put("\n%s%s\n" % (replay.idle() + "\n" if replay.run.idle else "", replay.verdict()))
    return replay.good


def to_json(put, trace, how):
    replay, streams = Replay(trace, how), {}
    for name, count, what, errors in replay.rows():
        streams.setdefault((name, count), {})[what] = dict(zip(KEYS, map(str, errors)))
    version = ask(["--version"])[1].decode().split()[1]
    put('{\n  "gpurta": %s,\n  "format": 1,\n  "command": "check",\n  "time_unit": "ns",\n  "verdict": "%s",\n  "profile": %s,\n'
        '  "platform": %s,\n  "recorded": "%d",\n  "replayed": "%s",\n  "idle": {"times": %d, "time": "%d"},\n  "streams": [' % (
            json_quoted(version), "agrees" if replay.good else "disagrees", json_quoted(replay.tool),
            json_quoted(replay.run.platform.name), replay.recorded, replay.replayed, replay.run.idle, replay.run.idle_late))
    for n, ((name, count), errors) in enumerate(streams.items()):
        put('%s\n    {"name": %s, "launches": %d, "start_error": %s, "end_error": %s}' % (
            "," if n else "", json_quoted(name), count, json.dumps(errors["start"]), json.dumps(errors["end"])))
    put('\n  ],\n  "notes": [],\n  "made_by": %s\n}\n' % json.dumps(how.made, indent=2).replace("\n", "\n  "))
    return replay.good


def to_page(put, trace, how):
    replay = Replay(trace, how)
    page(put, replay, HEAD, how.made)
    return replay.good
