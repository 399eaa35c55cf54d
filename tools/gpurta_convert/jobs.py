"""A profile as jobs of chains.

Operations that are launched inside a range of their thread (NVTX, or an annotation of PyTorch) belong to one job
of the chain that has the range's name: of nested ranges that of the name in which most GPU time is launched. Those of
a CUDA graph that is launched again belong to a job of the graph's chain. Of the others the loop of their thread is
cut into jobs (repeat.py). Where ranges have much less of the GPU's time than graphs and the loop without them, as
those of single operators, they are no jobs. What other threads launch on the streams of a job while its range is open,
and what repeats in no other way, is the job's, too: PyTorch's backward pass has a thread of its own. What has fewer than two jobs has no period, and is left out and told."""
from array import array
from bisect import bisect_left, bisect_right
from collections import namedtuple
from itertools import groupby

from .order import Order
from .repeat import loop
from .runs import run_of
from .times import BlockTimes
from .trace import KERNEL, NONE, UNKNOWN, is_call


class Chain:
    def __init__(self, name, number, rank):
        self.name, self.number, self.rank = name, number, rank
        self.further = False  # a loop of a thread that has another one with more time
        self.phase_of = None  # the stream that it has for itself in a phase
        self.context = None  # a stream of the (process, context) of its operations
        self.whole, self.with_others = number, 0  # the chain that it became part of, how many became part of it


RANGE, GRAPH, LOOP = range(3)  # in the order of their chains
Found = namedtuple("Found", "rank thread name jobs further")  # jobs: (release, operations, end of the range); further: not the first loop
Found.__new__.__defaults__ = (False,)
NEARLY = 99  # per cent of a thread's GPU time: all of it
MARKS = 90  # per cent of the time without ranges that ranges must have
MOST_LOOPS = 4  # of one thread
MUCH = 10  # of the GPU's time a further one has at least one part in so many
MOST_NAMES = 64  # of ranges that are jobs, of one thread


class Job:
    """begin: what its times count from: the release, or the end of what is before it in its stream (pace.py)."""
    __slots__ = ("release", "begin", "chain", "ops")

    def __init__(self, release, chain):
        self.release = self.begin = release
        self.chain, self.ops = chain, array("I")


class Busy:
    """When the GPU ran something: a job needs the time in which nothing did beside what it runs there,
    since a launch takes its time from the call of the host until the GPU begins."""

    def __init__(self, trace, here, by_start):
        self.start, self.end, self.before = array("q"), array("q"), array("q")  # before: time of all earlier ones
        for op in by_start:
            if not here[trace.stream[op]]:
                continue
            start, end = trace.start[op], trace.end[op]
            if not self.end or start > self.end[-1]:
                self.before.append(self.before[-1] + self.end[-1] - self.start[-1] if self.end else 0)
                self.start.append(start)
                self.end.append(end)
            elif end > self.end[-1]:
                self.end[-1] = end
        mine = [op for op in by_start if here[trace.stream[op]]]
        self.starts, self.ends = [trace.start[op] for op in mine], sorted(trace.end[op] for op in mine)

    def count(self, begin, end):
        """How many operations ran between two times."""
        return bisect_left(self.starts, end) - bisect_right(self.ends, begin)

    def until(self, time):
        n = bisect_right(self.start, time - 1) - 1
        return self.before[n] + min(time, self.end[n]) - self.start[n] if n >= 0 else 0

    def idle(self, begin, end):
        """How long nothing ran between two times."""
        return end - begin - (self.until(end) - self.until(begin)) if end > begin else 0


class Jobs:
    """Chains, jobs of each and operations of each job. `once`: nothing repeats. span: from the first start to the last end."""

    def __init__(self, trace, how, platform):
        self.trace, self.how, self.platform = trace, how, platform
        self.times = BlockTimes(trace, how, platform)
        self.here, self.several = self.times.here, trace.several(self.times.device)
        self.busy = Busy(trace, self.here, self.times.by_start())
        self.order, self.waits = Order(trace, self.times.device), waits_of(trace)
        self.ranges = {}
        for one in sorted(trace.ranges, key=lambda r: (r.thread, r.start, -r.end)):
            self.ranges.setdefault(one.thread, []).append(one)
        self.once, self.phases, self.before = False, 0, None
        self.take_all()
        if not any(job.ops for job in self.jobs):
            self.once = True
            self.take_all()

    def duration(self, ops):
        start, end = self.trace.start, self.trace.end
        return sum(end[op] - start[op] for op in ops)

    def take_all(self):
        """Chains in the order of ranges, graphs and loops, each by thread."""
        here, stream = self.here, self.trace.stream
        mine = array("I", (op for op in range(len(stream)) if here[stream[op]]))
        every = array("I", (op for op in range(len(stream)) if self.counts(op)))
        self.chains, self.jobs, self.kept, self.time = [], [], len(every), self.duration(every)
        self.span = self.trace.start[mine[0]], max(self.trace.end[op] for op in mine)
        found, owners = [], grouped(mine, self.owner)
        marked = {key: self.in_ranges(key[0], own) for key, own in owners}
        most = max(time for _, _, time in marked.values())
        for (thread, number), own in owners:
            if self.once:
                name = self.named(own) if thread == NONE else thread
                runs = [array("I", run) for _, run in groupby(own, self.run_of)]
                found.append(Found(LOOP, thread, name, [(self.trace.at[run[0]], run, None) for run in runs]))
            else:
                found += self.of_owner(thread, own, marked[thread, number], most)
        left = set(mine).difference(op for one in found for _, ops, _ in one.jobs for op in ops)
        for one in sorted(found, key=lambda one: (one.rank, one.thread)):
            self.chains.append(Chain(one.name, len(self.chains), one.rank))
            self.chains[-1].further = one.further
            jobs = self.with_others(one.jobs, left) if one.rank == RANGE and left else one.jobs
            for release, ops, _ in jobs:
                self.jobs.append(Job(release, self.chains[-1]))
                for op in ops:
                    self.add_member(self.jobs[-1], op)
        self.leave_out_single()

    def counts(self, op):
        """Did it run on the GPU, whether it was asked for or not?"""
        stream = self.trace.stream[op]
        return self.here[stream] or self.trace.streams[stream].away == self.times.device

    def owner(self, op):
        """Operations of one owner follow each other: a thread, or a stream where that is not known."""
        thread = self.trace.thread[op]
        return thread, self.trace.stream[op] if thread == NONE else 0

    def of_owner(self, thread, ops, marked, most):
        """With its ranges, unless they have much less of the time than what repeats without them, or less than half of it
        and less than those of another thread; where the same repeats, with them."""
        found, left, time = marked
        if found and 100 * time < NEARLY * self.duration(ops):
            unmarked = self.in_graphs_and_loop(thread, ops)
            if members(found) == members(unmarked):
                return found
            if time < min(most, self.duration(ops) / 2) or 100 * time < MARKS * time_of(self, unmarked):
                return unmarked
        return found + self.in_graphs_and_loop(thread, left)

    def in_graphs_and_loop(self, thread, ops):
        if not ops:
            return []
        found, left = self.in_graphs(thread, ops) if self.trace.nodes and thread != NONE else ([], ops)
        return found + self.in_loop(thread, left)

    def ends_before(self):
        """Of each operation: the last end of those that began before it in its stream."""
        if not self.before:
            trace, last = self.trace, [UNKNOWN] * len(self.trace.streams)
            self.before = array("q", trace.start)
            for op in self.times.by_start():
                stream = trace.stream[op]
                self.before[op], last[stream] = last[stream], max(last[stream], trace.end[op])
        return self.before

    # ---- ranges ----

    def covered(self, ops, ranges):
        """Of each name: the GPU time that is launched in its ranges, how many there are with work, and how deep the
        first one is."""
        trace, found, active, n = self.trace, {}, [], 0
        for op in ops:
            at = trace.at[op]
            while n < len(ranges) and ranges[n].start <= at:
                active.append(n)
                n += 1
            active = [k for k in active if ranges[k].end >= at]
            names = set()
            for depth, k in enumerate(active):
                name = ranges[k].name
                if name in names:
                    continue
                names.add(name)
                own = found.setdefault(name, [0, 0, depth, UNKNOWN])
                own[0] += trace.end[op] - trace.start[op]
                own[1] += own[3] != k
                own[3] = k
        return found

    def in_ranges(self, thread, ops):
        """Chains of names, those with most time first; what is in none of their ranges; their time."""
        found, left, ranges = [], ops, self.ranges.get(thread, ()) if thread != NONE and not self.once else ()
        for _ in range(MOST_NAMES if ranges else 0):
            covered = {name: own for name, own in self.covered(left, ranges).items() if own[1] > 1}
            if not covered:
                break
            name = min(covered, key=lambda name: (-covered[name][0], covered[name][2], name))
            jobs, left = self.jobs_of(left, [one for one in ranges if one.name == name])
            if len(jobs) > 1:
                found.append(Found(RANGE, thread, name, jobs))
            ranges = [one for one in ranges if one.name != name]
        return sorted(found, key=lambda one: one.name), left, time_of(self, found)

    def jobs_of(self, ops, ranges):
        """Those launched in ranges of one name, of which the outer ones count, and the others."""
        outer, jobs, left, at = [], {}, array("I"), self.trace.at
        for one in ranges:
            if not outer or one.start >= outer[-1].end:
                outer.append(one)
        starts = [one.start for one in outer]
        for op in ops:
            n = bisect_right(starts, at[op]) - 1
            if n >= 0 and outer[n].end >= at[op]:
                jobs.setdefault(n, array("I")).append(op)
            else:
                left.append(op)
        return [(starts[n], own, outer[n].end) for n, own in sorted(jobs.items())], left

    def with_others(self, jobs, left):
        """With what is left, was launched on the streams of a job while its range was open."""
        trace, starts = self.trace, [release for release, _, _ in jobs]
        streams = {trace.stream[op] for _, ops, _ in jobs for op in ops}
        more = {}
        for op in sorted(left):
            n = bisect_right(starts, trace.at[op]) - 1
            if n >= 0 and trace.at[op] <= jobs[n][2] and trace.stream[op] in streams:
                more.setdefault(n, []).append(op)
                left.remove(op)
        return [(release, array("I", sorted([*ops, *more.get(n, ())])), end) for n, (release, ops, end) in enumerate(jobs)]

    # ---- graphs and loops ----

    def in_graphs(self, thread, ops):
        """Of a graph that its thread launched twice or more, each launch is a job."""
        trace, left, found = self.trace, [], []
        for graph, own in grouped(ops, trace.graph):
            launches = [list(group) for _, group in groupby(own, lambda op: trace.launch[op])]
            if not graph or trace.launch[own[0]] == UNKNOWN or len(launches) < 2:
                left += own
                continue
            found.append(Found(GRAPH, thread, self.named(own),
                               [(trace.launch[group[0]], group, None) for group in launches]))
        return found, array("I", sorted(left))

    def in_loop(self, thread, ops):
        """The loop, but for one with little of the GPU's time in little of the profile's, as of a beginning; then what repeats of
        the rest, three times or more."""
        trace, found = self.trace, []
        if trace.runs:
            ops = array("I", (op for _, own in groupby(ops, self.run_of) for op in [*own, NONE]))  # none of them repeats across runs
        while len(found) < MOST_LOOPS:
            jobs = self.repeated(ops)
            if not jobs or (found and (len(jobs) < 3 or MUCH * sum(self.duration(own) for _, own, _ in jobs) < self.time)):
                break
            found.append(Found(LOOP, thread, self.named(jobs[0][1]) if thread == NONE else thread, jobs, bool(found)))
            taken = {op for _, own, _ in jobs for op in own}
            ops = array("I", (NONE if op in taken else op for op in ops))
        return found

    def repeated(self, ops):
        """Jobs of the repetition with most time; NONE: nothing repeats across it."""
        trace = self.trace
        alike = array("q", (-n - 1 if op == NONE else trace.shape[op] << 32 | trace.stream[op] for n, op in enumerate(ops)))
        times = array("q", (0 if op == NONE else trace.end[op] - trace.start[op] for op in ops))
        first, period = loop(alike, times, array("q", (0 if op == NONE else trace.at[op] for op in ops)))
        jobs = [(trace.at[ops[n]], ops[n:n + period], None) for n in first]
        if not jobs:
            return jobs
        begin, end = jobs[0][0], max(trace.end[op] for op in jobs[-1][1])
        if 100 * sum(self.duration(own) for _, own, _ in jobs) < self.time and 10 * (end - begin) < self.span[1] - self.span[0]:
            return []
        return jobs

    def named(self, ops):
        """After its first kernel: a name that says more than "copy"."""
        shapes = [self.trace.shape_list[self.trace.shape[op]] for op in ops]
        return next((one.name for one in shapes if one.kind == KERNEL), shapes[0].name)

    def run_of(self, op):
        return run_of(self.trace, self.trace.at[op])

    # ---- jobs ----

    def add_member(self, job, op):
        """A chain is of one context: what its jobs launch elsewhere is left out."""
        streams, own = self.trace.streams, self.trace.stream[op]
        if job.chain.context is None:
            job.chain.context = own
        if streams[job.chain.context].owner() == streams[own].owner():
            job.ops.append(op)

    def leave_out_single(self):
        """Chains with one job have no period."""
        for own in self.by_chain().values() if not self.once else ():
            if all(a.release == b.release or run_of(self.trace, a.release) != run_of(self.trace, b.release)
                   for a, b in zip(own, own[1:])):
                for job in own:
                    job.ops = array("I")

    def by_chain(self):
        """Jobs that launch something, by the number of their chain, in their order."""
        found = {}
        for job in self.jobs:
            if job.ops:
                found.setdefault(job.chain.number, []).append(job)
        return {number: found[number] for number in sorted(found)}


def waits_of(trace):
    """Of each thread: when its calls that wait for the GPU began, and ended, in that order."""
    waits = {}
    calls = [call for call in trace.calls if any(word in trace.names[call.name] for word in ("Synchronize", "emcpy"))
             or any(is_call(trace.names[call.name], free) for free in ("cudaFree", "cuMemFree"))]
    for call in sorted(set(calls + trace.waiting), key=lambda call: call.end):
        starts, ends = waits.setdefault(call.thread, (array("q"), array("q")))
        starts.append(call.start)
        ends.append(call.end)
    return waits


def members(found):
    return {op for one in found for _, ops, _ in one.jobs for op in ops}


def time_of(jobs, found):
    return sum(jobs.duration(ops) for one in found for _, ops, _ in one.jobs)


def grouped(ops, key):
    """Operations by their keys, in the order of those."""
    groups = {}
    for op in ops:
        groups.setdefault(key(op), array("I")).append(op)
    return sorted(groups.items(), key=lambda one: one[0])
