"""The simulated run as a Chrome trace: SMs, copy engines, queues and streams as tracks, for
ui.perfetto.dev; of a profile also what it measured."""
import json
from fractions import Fraction
from operator import itemgetter

from .gpu import ask
from .program import UNITS, program_of
from .run import Run, stream_name
from .text import Stop, complain, counted, quoted
from .trace import KERNEL, product

SMS, ENGINES, QUEUES, STREAMS, MEASURED, CPUS, CHAINS = range(1, 8)  # groups of tracks, each a process of the trace
GROUPS = {SMS: "predicted: SMs", ENGINES: "predicted: copy engines", QUEUES: "predicted: queues",
          STREAMS: "predicted: streams", MEASURED: "measured: streams", CPUS: "predicted: CPUs", CHAINS: "predicted: chains"}
D2H = 2
# A profile is predicted part by part, each of which begins where the one before it has ended.
PART, MOST_LAUNCHES = 20000, 1000000
# More slices than this, about 150 MB, nobody can look at: first those of SMs end, then the trace.
MOST_SLICES, MOST_OF_SMS = 1500000, 700000
MOST_AT_ONCE = 1000  # slices of one track at once: more are left out, and counted


class Drawing:
    """Slices are tuples of group, track, operation, start, end and blocks (0 of what is no part of a kernel). Those
    of one track that overlap are on lanes of their own, which are threads of the trace."""

    def __init__(self, put, name, stream, data=""):
        self.put, self.name, self.stream = put, name, stream  # name of an operation; of the stream of a slice
        self.slices, self.lanes, self.threads, self.told = [], {}, 0, set()
        self.merge_at, self.written, self.of_sms, self.no_sms, self.left_out = PART, 0, 0, False, 0
        self.separator = "\n"
        put('{"displayTimeUnit": "ns", %s"traceEvents": [' % data)

    def line(self, text):
        self.put(self.separator + text)
        self.separator = ",\n"

    def add(self, *slice_):
        if len(self.slices) >= self.merge_at:
            self.merge()
        self.slices.append(slice_)

    def merge(self):
        """Blocks of one kernel on one SM are one slice, as long as some of them run."""
        kept, sms = [], 0
        self.slices.sort()
        for one in self.slices:
            of_sm = one[0] == SMS
            last = kept[-1] if of_sm and kept else one
            if last[2] == one[2] and last[1] == one[1] and last is not one and last[4] >= one[3]:
                kept[-1] = last[:4] + (max(last[4], one[4]), last[5] + one[5])
                continue
            sms += of_sm
            kept.append(one)
        self.slices = kept
        if sms > MOST_OF_SMS - self.of_sms:
            self.end_sms()
        self.merge_at = 2 * len(self.slices) + PART

    def end_sms(self):
        """From this time on there are no slices of SMs."""
        complain("note: more than %d slices of SMs: no tracks of SMs from %d ns on", MOST_OF_SMS,
                 min(one[3] for one in self.slices if one[0] == SMS))
        self.slices = [one for one in self.slices if one[0] != SMS]
        self.no_sms = True

    def track_name(self, group, track, operation):
        names = {SMS: "SM %d", ENGINES: "copy engine %d", QUEUES: "EE queue of priority %d"}
        return names[group] % track if group in names else self.stream(track, operation)

    def add_lane(self, group, track, operation):
        lanes = self.lanes.setdefault((group, track), [])
        name = self.track_name(group, track, operation) + (" (%d)" % (len(lanes) + 1) if lanes else "")
        self.threads += 1
        self.line('{"ph": "M", "name": "thread_name", "pid": %d, "tid": %d, "args": {"name": %s}}' % (
            group, self.threads, quoted(name)))
        self.line('{"ph": "M", "name": "thread_sort_index", "pid": %d, "tid": %d, "args": {"sort_index": %d}}' % (
            group, self.threads, self.threads))
        lane = [0, self.threads]
        lanes.append(lane)
        return lane

    def put_part(self):
        if self.slices:
            self.merge()
        self.slices.sort(key=itemgetter(0, 1, 3, 4, 2))
        names, line = {}, self.line
        for group, track, operation, start, end, blocks in self.slices:
            if group not in self.told:
                self.told.add(group)
                self.line('{"ph": "M", "name": "process_name", "pid": %d, "args": {"name": "%s"}}' % (group, GROUPS[group]))
            for lane in self.lanes.get((group, track), ()):
                if lane[0] <= start:
                    break
            else:
                if len(self.lanes.get((group, track), ())) == MOST_AT_ONCE:
                    self.left_out += 1
                    continue
                lane = self.add_lane(group, track, operation)
            lane[0] = end
            name = names.get(operation)
            if name is None:
                name = names[operation] = quoted(self.name(operation))
            line('{"ph": "X", "pid": %d, "tid": %d, "name": %s, "ts": %s, "dur": %s%s}' % (
                group, lane[1], name, microseconds(start), microseconds(end - start),
                ', "args": {"blocks": %d}' % blocks if blocks else ""))
            self.written += 1
            self.of_sms += group == SMS
        self.slices = []

    def add_predicted(self, program, count, operation_of, track_of):
        """Of the first operations of a program, as far as it was run."""
        for i, op in enumerate(program.ops[:count]):
            own, priority = operation_of(i), program.priority(op)
            for enqueued, first, last, end in op.jobs:
                if not op.kernel:
                    back = op.direction == D2H and program.engines > 1
                    self.add(ENGINES, op.engine or 1 + back, own, first, end, 0)
                elif last > enqueued:
                    self.add(QUEUES, priority, own, enqueued, last, op.blocks)
                self.add(STREAMS, track_of(i), own, first, end, op.blocks)
        for line in program.placements:
            i, start, end, *places = json.loads(line.decode())
            own = operation_of(i) if i < count else None
            for sm, blocks in zip(places[::2], places[1::2]) if i < count else ():
                if not self.no_sms:
                    self.add(SMS, sm, own, start, end, blocks)

    def end(self):
        self.put("\n]}\n")
        if self.left_out:
            complain("note: %s left out: more than %d at once on one track", counted(self.left_out, "slice is", "slices are"), MOST_AT_ONCE)


def microseconds(ns):
    """Which the format has, with all nanoseconds."""
    return "%d.%03d" % divmod(ns, 1000) if ns >= 0 else "-%d.%03d" % divmod(-ns, 1000)


def to_perfetto(put, program):
    """Of a scenario."""
    program.need_placed("a picture of a run needs kernels or operations, and a platform")
    ops, far = program.ops, (1 << 31) - 1

    def stream(_, operation):
        own = ops[operation].stream
        return program.streams[own][0] if own >= 0 else ops[operation].name
    drawing = Drawing(put, lambda i: ops[i].name, stream)
    drawing.add_predicted(program, len(ops), lambda i: i, lambda i: ops[i].stream if ops[i].stream >= 0 else far + i)
    drawing.put_part()
    drawing.end()


# ---- chains ----

class OfChains(Drawing):
    """SMs by context; a chain has as many lanes as jobs of it in flight."""

    def track_name(self, group, track, operation):
        return "SM %d%s" % (track[1], ", " + track[0] if track[0] else "") if group == SMS else str(track)


def chains_to_perfetto(put, text, until):
    """A run of a scenario, which is given as JSON."""
    scenario = json.loads(text.decode("utf-8", "surrogateescape"), parse_float=str)
    status, said = ask(["simulate", "-", "--blocks", "--json"] + (["--until=" + until] if until else []), text)
    if status > 1:
        raise Stop(status)
    run = json.loads(said.decode("utf-8", "surrogateescape"))
    steps = [(chain, step) for chain in scenario["chains"] for step in chain["steps"]]
    drawing = OfChains(put, lambda i: run["operations"][i]["name"], None)

    def whole(time):
        time = Fraction(time) * UNITS[run["time_unit"]]
        return time.numerator // time.denominator
    for i, (operation, (chain, step)) in enumerate(zip(run["operations"], steps)):
        context = step.get("context", chain.get("context")) or ""
        for job in operation.get("jobs") or [operation]:
            if job["completion"] is None:
                continue
            start, end = whole(job["dispatched"]), whole(job["completion"])
            drawing.add(CHAINS, chain["name"], i, start, end,
                        len({block[4] for block in job["blocks"]}) if "kernel" in step else 0)
            if "copy" in step:
                drawing.add(ENGINES, "copies " + step.get("direction", ""), i, start, end, 0)
            for sm, first, last, cpu, _ in job["blocks"]:
                drawing.add(*((SMS, (context, sm)) if cpu is None else (CPUS, cpu)), i, whole(first), whole(last), int(cpu is None))
    drawing.put_part()
    drawing.end()


# ---- profiles, part by part ----

class Profile:
    def __init__(self, put, trace, how):
        self.trace, self.run = trace, Run(trace, how)
        self.drawing = Drawing(put, self.run.name, lambda track, _: stream_name(trace, track, self.run.several),
                               '"otherData": {"times": "as measured: a largest observed time is no worst-case time"}, ')

    def add_measured(self, first, end):
        """Operations of the profile, as they ran."""
        trace, zero = self.trace, self.run.zero
        for i in self.run.ops(first, end):
            shape = trace.shape_list[trace.shape[i]]
            self.drawing.add(MEASURED, trace.stream[i], i, trace.start[i] - zero, trace.end[i] - zero,
                             product(shape.grid) if shape.kind == KERNEL else 0)

    def complete_before(self, program, of_part, end):
        """How many of the part's operations are complete before the next one is launched, whatever comes after:
        as many as possible. `end`: of the part."""
        if end == len(self.trace.start):
            return len(of_part)
        whole, last = 0, None
        for i, op in enumerate(program.ops):
            completion = op.jobs[0][3]
            last = completion if last is None else max(last, completion)
            after = of_part[i + 1] if i + 1 < len(of_part) else end
            if last < self.run.release[after] - self.run.zero:
                whole = i + 1
        return whole

    def draw_part(self, first, end):
        """Operations from first on, before end: simulated and drawn as far as they are complete. Returns the
        first one that is not."""
        of_part, trace = list(self.run.ops(first, end)), self.trace
        parts = []
        self.run.put(parts.append, first, end)
        program = program_of("".join(parts), "perfetto", "no-sms" if self.drawing.no_sms else "all") if of_part else None
        whole = self.complete_before(program, of_part, end) if of_part else 0
        after = end if whole == len(of_part) else of_part[whole] if whole else first
        if program:
            self.drawing.add_predicted(program, whole, of_part.__getitem__, lambda i: trace.stream[of_part[i]])
        self.add_measured(first, after)
        self.drawing.put_part()
        return after

    def draw_rest(self, first):
        """What is left where no part ends: as it was measured."""
        ops, zero = len(self.trace.start), self.run.zero
        if first < ops and self.drawing.written < MOST_SLICES:
            complain("note: no instant within %d launches at which the predicted GPU is idle: nothing is predicted from %d ns on",
                     MOST_LAUNCHES, self.run.release[first] - zero)
        while first < ops and self.drawing.written < MOST_SLICES:
            end = min(first + PART, ops)
            self.add_measured(first, end)
            self.drawing.put_part()
            first = end
        left = ops - first + self.trace.unread
        if left and first == ops:
            complain("note: the trace ends after the %d operations that started first; %s not in it", ops, counted(left, "kernel is", "kernels are"))
        elif left:
            complain("note: more than %d slices: the trace ends at %d ns, before %d launches", MOST_SLICES,
                     self.run.release[first] - zero, left)

    def draw(self):
        first, length, ops = 0, PART, len(self.trace.start)
        while first < ops and length <= MOST_LAUNCHES and self.drawing.written < MOST_SLICES:
            after = self.draw_part(first, min(first + length, ops))
            length = PART if after > first else length * (MOST_LAUNCHES // PART)
            first = after
        self.draw_rest(first)
        self.drawing.end()


def profile_to_perfetto(put, trace, how):
    Profile(put, trace, how).draw()
