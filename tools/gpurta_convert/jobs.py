"""A profile as jobs of chains.

Operations that are launched inside an outermost range of their thread (NVTX, or an annotation of
PyTorch) belong to one job of the chain that has the range's name; those of a CUDA graph that is launched
again, to a job of the graph's chain. The others belong to their thread: the longest end of its sequence of
launches that repeats itself is cut into jobs. What has fewer than two jobs has no period, and is left out
and told."""
from array import array
from bisect import bisect_right
from itertools import groupby

from .order import Order
from .times import BlockTimes
from .trace import NONE, UNKNOWN


class Chain:
    def __init__(self, name, number):
        self.name, self.number = name, number
        self.context = None  # a stream of the (process, context) of its operations
        self.whole, self.with_others = number, 0  # the chain that it became part of, how many became part of it


class Job:
    __slots__ = ("release", "chain", "ops")

    def __init__(self, release, chain):
        self.release, self.chain, self.ops = release, chain, array("I")


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

    def until(self, time):
        n = bisect_right(self.start, time - 1) - 1
        return self.before[n] + min(time, self.end[n]) - self.start[n] if n >= 0 else 0

    def idle(self, begin, end):
        """How long nothing ran between two times."""
        return end - begin - (self.until(end) - self.until(begin)) if end > begin else 0


class Jobs:
    """Chains, jobs of each and operations of each job. `once`: nothing repeats."""

    def __init__(self, trace, how, platform):
        self.trace, self.how, self.platform = trace, how, platform
        self.times = BlockTimes(trace, how, platform)
        self.here, self.several = self.times.here, trace.several(self.times.device)
        self.busy = Busy(trace, self.here, self.times.by_start())
        self.order = Order(trace, self.times.device)
        self.ranges = outermost(trace.ranges)
        self.once = False
        self.take_all()
        if not any(job.ops for job in self.jobs):
            self.once, self.ranges = True, []
            self.take_all()

    def take_all(self):
        self.chains, self.jobs, self.kept, self.time, self.left_out = [], [], 0, 0, 0
        self.take_ranges()
        self.take_ops()
        if not self.once:
            self.leave_out_single()

    def add_chain(self, name):
        self.chains.append(Chain(name, len(self.chains)))

    def add_job(self, release):
        self.jobs.append(Job(release, self.chains[-1]))
        return self.jobs[-1]

    def add_member(self, job, op):
        """A chain is of one context: what its jobs launch elsewhere is left out."""
        streams, own = self.trace.streams, self.trace.stream[op]
        if job.chain.context is None:
            job.chain.context = own
        if streams[job.chain.context].owner() == streams[own].owner():
            job.ops.append(op)
        else:
            self.left_out += 1

    def take_ranges(self):
        """Each range is a job; those of one thread and name are a chain."""
        ranges, self.of_thread = self.ranges, {}
        self.range_job = [None] * len(ranges)
        for n, one in enumerate(ranges):
            self.of_thread.setdefault(one.thread, (n, []))[1].append(one.start)

        def key(n):
            return ranges[n].thread, ranges[n].name
        for (_, name), own in groupby(sorted(range(len(ranges)), key=lambda n: (*key(n), ranges[n].start)), key):
            self.add_chain(name)
            for n in own:
                self.range_job[n] = self.add_job(ranges[n].start)

    def job_around(self, op):
        """The job of the outermost range in which the operation was launched; None: there is none."""
        first, starts = self.of_thread.get(self.trace.thread[op], (0, ()))
        n = bisect_right(starts, self.trace.at[op]) - 1
        return self.range_job[first + n] if n >= 0 and self.ranges[first + n].end >= self.trace.at[op] else None

    def take_ops(self):
        """Operations in a range, those of graphs, and then all others."""
        trace, loose = self.trace, array("I")
        for op, (stream, thread) in enumerate(zip(trace.stream, trace.thread)):
            if not self.here[stream]:
                continue
            self.kept += 1
            self.time += trace.end[op] - trace.start[op]
            job = self.job_around(op) if thread != NONE and self.ranges else None
            if job:
                self.add_member(job, op)
            else:
                loose.append(op)
        if not self.once and trace.nodes:
            loose = self.take_graphs(loose)
        for (thread, _), own in grouped(loose, self.owner):
            self.take_owner(own, trace.shape_list[0].name if thread == NONE else thread)

    def owner(self, op):
        """Operations of one owner follow each other: a thread, or a stream where that is not known."""
        thread = self.trace.thread[op]
        return thread, self.trace.stream[op] if thread == NONE else 0

    def take_graphs(self, loose):
        """Of a graph that its thread launched twice or more, each launch is a job. Returns what is left."""
        trace, left = self.trace, []

        def key(op):
            return trace.thread[op], trace.graph(op)
        for (thread, graph), own in grouped(loose, key):
            launches = [list(ops) for _, ops in groupby(own, lambda op: trace.launch[op])]
            if not graph or thread == NONE or trace.launch[own[0]] == UNKNOWN or len(launches) < 2:
                left += own
                continue
            self.add_chain(trace.shape_list[trace.shape[own[0]]].name)
            for ops in launches:
                job = self.add_job(trace.launch[ops[0]])
                for op in ops:
                    self.add_member(job, op)
        return sorted(left)

    def take_owner(self, ops, name):
        trace = self.trace
        alike = array("q", (trace.shape[op] << 32 | trace.stream[op] for op in ops))
        period, length = (len(ops), len(ops)) if self.once else repetition(alike)
        self.left_out += len(ops) - length
        if not period:
            return
        self.add_chain(name)
        job = None
        for n, op in enumerate(ops[len(ops) - length:]):
            if n % period == 0:
                job = self.add_job(trace.at[op])
            self.add_member(job, op)

    def leave_out_single(self):
        """Chains with one job have no period."""
        for own in self.by_chain().values():
            if len(own) < 2 or own[0].release == own[-1].release:
                for job in own:
                    self.left_out += len(job.ops)
                    job.ops = array("I")

    def by_chain(self):
        """Jobs that launch something, by the number of their chain, in their order."""
        found = {}
        for job in self.jobs:
            if job.ops:
                found.setdefault(job.chain.number, []).append(job)
        return {number: found[number] for number in sorted(found)}


def grouped(ops, key):
    """Operations by their keys, in the order of those."""
    groups = {}
    for op in ops:
        groups.setdefault(key(op), array("I")).append(op)
    return sorted(groups.items(), key=lambda one: one[0])


def outermost(ranges):
    """Ranges that no earlier one of their thread contains or overlaps."""
    kept = []
    for one in sorted(ranges, key=lambda r: (r.thread, r.start, -r.end)):
        if not kept or kept[-1].thread != one.thread or one.start >= kept[-1].end:
            kept.append(one)
    return kept


def repetition(items):
    """The longest end of the sequence that is two periods long or more, as (period, whole periods): from
    the borders of all its ends (the prefix function of the sequence read backwards, Knuth, Morris and
    Pratt). (0, 0): there is none."""
    items = items[::-1]
    border, period, length, k = array("I", [0]) * len(items), 0, 0, 0
    for i in range(1, len(items)):
        while k and items[i] != items[k]:
            k = border[k - 1]
        k += items[i] == items[k]
        border[i] = k
        if i + 1 >= 2 * (i + 1 - k):
            period = i + 1 - k
            length = (i + 1) // period * period
    return period, length
