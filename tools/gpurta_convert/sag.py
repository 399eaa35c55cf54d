"""Gang jobs of the schedule-abstraction analysis (np-schedulability-analysis, CSV): a kernel takes as many
cores as it fills SMs. Their precedences are a file of their own. Times are whole nanoseconds, to the safe
side."""
from collections import namedtuple
from math import gcd

from .program import TooLarge, too_large
from .text import LARGEST, complain, counted

MOST_JOBS = 10000000
Job = namedtuple("Job", "release op number")


def cost_of(program, op):
    """Cores of an operation, and the longest time that it takes them."""
    sms, slots, blocks = program.sms, op.slots, op.blocks if op.slots else 1
    per_sm = slots // sms if 0 < sms < slots else 1
    cores = min(-(-blocks // per_sm), sms or slots or 1)
    cost = (-(-blocks // slots) if slots else 1) * program.whole(op.wcet, True)
    if cost > LARGEST:
        raise TooLarge
    return cores, cost


def hyperperiod(program):
    value = 1
    for op in program.ops:
        period = max(program.whole(op.period), 1)
        value = value // gcd(value, period) * period
        if value > LARGEST:
            raise TooLarge
    return value


def jobs_of(program, costs):
    """Jobs of one hyperperiod, one of what has no period; and when all is done in any order that leaves no
    core idle for nothing."""
    jobs, horizon, every = [], 0, hyperperiod(program)
    for i, op in enumerate(program.ops):
        period, first = program.whole(op.period), max(program.whole(op.release), 0)
        count = every // period if period > 0 else 1
        if len(jobs) + count > MOST_JOBS or horizon + count * costs[i][1] > LARGEST:
            raise TooLarge
        jobs += [(first + k * max(period, 0), i) for k in range(count)]
        horizon = min(horizon + count * costs[i][1], LARGEST // 4)
    if any(program.whole(op.period) > 0 for op in program.ops):
        jobs.sort()
    return [Job(release, op, n) for n, (release, op) in enumerate(jobs, 1)], horizon


def put_jobs(put, program, jobs, costs, horizon):
    last = max(job.release for job in jobs)
    put("Task ID, Job ID, Release min, Release max, { Cores:Cost min:Cost max }, Deadline, Priority\n")
    for job in jobs:
        op = program.ops[job.op]
        relative = program.whole(op.deadline if op.deadline is not None else op.period)
        put("%d, %d, %d, %d, { %d:0:%d }, %d, %d\n" % (
            program.stream(job.op) + 1, job.number, job.release,
            job.release + (program.whole(op.release, True) > program.whole(op.release)), costs[job.op][0], costs[job.op][1],
            job.release + relative if relative >= 0 else last + horizon, program.priority(op) + (1 << 31)))


# ---- precedences ----

class Edges:
    def __init__(self, put, program, jobs):
        self.put, self.program, self.jobs = put, program, jobs
        self.of_stream, self.of_op = {}, {}  # the last job of each so far

    def edge(self, begin, end):
        if begin is not None:
            a, b = self.jobs[begin], self.jobs[end]
            self.put("%d, %d, %d, %d\n" % (self.program.stream(a.op) + 1, a.number, self.program.stream(b.op) + 1, b.number))

    def edge_from_last(self, stream, after, end):
        """From the last job of a stream, unless it was before `after`, which the other waited for."""
        last = self.of_stream.get(stream)
        if last is not None and (after is None or last > after) and self.program.blocking(stream):
            self.edge(last, end)

    def edges_of_null(self, own, before, end):
        """The NULL stream and the blocking ones wait for each other."""
        if own != 0:
            if self.program.blocking(own):
                self.edge_from_last(0, before, end)
            return
        for stream in range(1, self.program.named):
            self.edge_from_last(stream, before, end)
        for job in range(0 if before is None else before + 1, end):  # streams without a name
            stream = self.program.stream(self.jobs[job].op)
            if stream >= self.program.named and self.of_stream.get(stream) == job:
                self.edge(job, end)

    def put_all(self):
        self.put("Predecessor TID, Predecessor JID, Successor TID, Successor JID\n")
        for number, job in enumerate(self.jobs):
            op, own = self.program.ops[job.op], self.program.stream(job.op)
            before = self.of_stream.get(own)
            self.edge(before, number)
            self.edges_of_null(own, before, number)
            for other in op.waits + ([] if op.after is None else [op.after]):
                self.edge(self.of_op.get(other), number)
            self.of_stream[own] = self.of_op[job.op] = number


def to_sag(put, program, precedences=False):
    program.need_placed("jobs need kernels or operations, and a platform")
    try:
        costs = [cost_of(program, op) for op in program.ops]
        jobs, horizon = jobs_of(program, costs)
        if precedences:
            Edges(put, program, jobs).put_all()
            return
        put_jobs(put, program, jobs, costs, horizon)
    except TooLarge:
        too_large(program, MOST_JOBS)
    copies = sum(not op.kernel for op in program.ops)
    complain("note: nptest -m %d: a core is an SM%s", program.sms or program.ops[0].slots, "" if program.sms else ", here a slot")
    complain("note: a kernel there starts when all its SMs are free; a GPU starts block by block")
    complain("note: --to sag-precedences writes the order of streams, for its -p")
    if copies:
        complain("note: %s a core each there, on a GPU an engine", counted(copies, "copy takes", "copies take"))


def to_precedences(put, program):
    to_sag(put, program, True)
