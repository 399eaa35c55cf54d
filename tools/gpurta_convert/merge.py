"""Chains that share a stream, or of which one waits for the other's stream, run in one order, which no
bound of separate chains covers: they become one chain. Its jobs begin where those of one of them do, and
have all that is launched until the next one begins. But what repeats there in one or two jobs, fewer than half, as two
equal copies at the end, is done once, and left out."""
from array import array
from bisect import bisect_right
from fractions import Fraction

from .runs import run_of
from .text import LARGEST

MOST_TRIED = 32
MOST_ONCE = 2  # jobs in which a part stands that is done once


class Merger:
    def __init__(self, jobs):
        self.jobs, self.of_stream = jobs, {}  # the first chain on each stream

    def whole(self, chain):
        chains = self.jobs.chains
        while chains[chain].whole != chain:
            chains[chain].whole = chains[chains[chain].whole].whole
            chain = chains[chain].whole
        return chain

    def join(self, a, b):
        p, q = self.whole(a), self.whole(b)
        self.jobs.chains[max(p, q)].whole = min(p, q)

    def join_all(self, by_chain):
        trace = self.jobs.trace
        for number, own in by_chain.items():
            for stream in {trace.stream[op] for job in own for op in job.ops}:
                self.join(self.of_stream.setdefault(stream, number), number)
        self.join_null(trace.streams)
        for wait in trace.waits:
            a, b = self.of_stream.get(wait.stream), self.of_stream.get(wait.on)
            if a is not None and b is not None and trace.streams[wait.stream].owner() == trace.streams[wait.on].owner():
                self.join(a, b)

    def join_null(self, streams):
        """The NULL stream waits for the blocking streams of its context, and they for it."""
        for null in (n for n in self.of_stream if streams[n].is_null):
            for s, chain in self.of_stream.items():
                if not streams[s].non_blocking and streams[s].owner() == streams[null].owner():
                    self.join(self.of_stream[null], chain)

    def load(self, releases, ops):
        """Largest GPU time between two releases, for the shortest distance of two: what is least is the most
        even cut. None: two releases at once."""
        trace, load = self.jobs.trace, {}
        for op in ops:
            job = bisect_right(releases, trace.at[op]) - 1
            if job >= 0:
                load[job] = load.get(job, 0) + (trace.end[op] - trace.start[op]) // 4096 + 1
        shortest = min((b - a for a, b in zip(releases, releases[1:])), default=LARGEST)
        return Fraction(max(load.values(), default=0), shortest) if shortest >= 1 else None

    def leader(self, parts, by_chain, ops):
        """The chain whose jobs those of the whole are: of a range, where there is one, with much of the time."""
        if self.jobs.once:
            return min(parts, key=lambda n: by_chain[n][0].release)
        time = {n: (-by_chain[n][0].chain.rank, sum(self.jobs.duration(job.ops) for job in by_chain[n])) for n in parts}
        best = max(time.values())
        parts = [n for n in parts if time[n][0] == best[0] and 2 * time[n][1] >= best[1]]
        loads = [(self.load(sorted(job.release for job in by_chain[n]), ops), n) for n in parts[:MOST_TRIED]]
        return min(loads, key=lambda one: (one[0] is None, one[0] or 0))[1]

    def take_over(self, leader, parts, by_chain):
        """Operations of the parts become those of the leader's jobs: returns of how many others."""
        trace, own, taken = self.jobs.trace, sorted(by_chain[leader], key=lambda job: job.release), []
        releases = [job.release for job in own]
        for part in parts:
            here = []
            for op in (op for job in by_chain[part] for op in job.ops):
                n = bisect_right(releases, trace.at[op]) - 1
                if n >= 0 and run_of(trace, releases[n]) == run_of(trace, trace.at[op]):
                    here.append((op, n))
            times = len({n for _, n in here})
            if times > MOST_ONCE or 2 * times >= len(own):
                taken.append(here)
            for job in by_chain[part]:
                job.ops = array("I")
        for op, n in sorted(one for here in taken for one in here):
            own[n].ops.append(op)
        return len(taken) - 1


def merge(jobs):
    """Returns how many chains became part of others."""
    merger, by_chain, merged, wholes = Merger(jobs), jobs.by_chain(), 0, {}
    merger.join_all(by_chain)
    for n in by_chain:
        wholes.setdefault(merger.whole(n), []).append(n)
    for parts in wholes.values():
        if len(parts) < 2:
            continue
        ops = array("I", sorted(op for n in parts for job in by_chain[n] for op in job.ops))
        leader = merger.leader(parts, by_chain, ops)
        jobs.chains[leader].with_others = others = merger.take_over(leader, parts, by_chain)
        merged += others
    return merged
