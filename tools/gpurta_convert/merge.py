"""Chains that share a stream, or of which one waits for the other's stream, run in one order, which no
bound of separate chains covers: they become one chain. Its jobs begin where those of one of them do, and
have all that is launched until the next one begins. But what repeats there in one or two jobs, fewer than half, as two
equal copies at the end, is done once, and left out. A chain beside which no other has jobs in its stream from its first release to its last end,
as a loop behind another one, is a phase if all of them are closed, so that each begins with none under way: it stays a chain of
its own, on a stream of its own, and may run beside the others at any time, which is more than it can."""
import copy
from array import array
from bisect import bisect_right
from fractions import Fraction

from .pace import closed_by
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

    def set_apart(self, by_chain):
        """Phases get streams of their own: returns how many. A further loop of a thread that shares streams and is no phase is
        left out: what it does would be in the jobs of the first."""
        chains_on, trace, apart = {}, self.jobs.trace, 0
        streams = {number: {trace.stream[op] for job in own for op in job.ops} for number, own in by_chain.items()}
        for number, own in streams.items():
            for stream in own:
                chains_on.setdefault(stream, []).append(number)
        waiting = {stream for wait in trace.waits for stream in (wait.stream, wait.on)}
        for stream, numbers in chains_on.items():
            ops = array("I", (op for n in numbers for job in by_chain[n] for op in job.ops if trace.stream[op] == stream))
            alone = stream in waiting or self.waits_for_null(stream)
            in_turn = not alone and len(numbers) > 1 and all(closed_by(self.jobs, by_chain[n]) for n in numbers)
            phases = [n for n in numbers if in_turn and streams[n] == {stream} and self.is_phase(by_chain[n], ops)]
            for number in phases if len(phases) < len(numbers) else phases[1:]:
                apart += 1
                self.put_on_own(by_chain[number], stream, apart)
            for number in numbers:
                if self.jobs.chains[number].further and number not in phases and (alone or len(numbers) > 1):
                    for job in by_chain[number]:
                        job.ops = array("I")
        return apart

    def waits_for_null(self, stream):
        """Does it wait for other streams with work, since one of both is the NULL stream?"""
        own, streams = self.jobs.trace.streams[stream], self.jobs.trace.streams
        return any(s is not own and s.ops and s.owner() == own.owner() and (s.is_null or own.is_null) and not (
            s.non_blocking or own.non_blocking) for s in streams)

    def is_phase(self, own, ops):
        """Were all other jobs in its stream complete when its first one was released, or launched after its last end?"""
        trace, mine = self.jobs.trace, {op for job in own for op in job.ops}
        begin, end = min(job.release for job in own), max(trace.end[op] for op in mine)
        return all(op in mine or trace.end[op] <= begin or trace.at[op] >= end for op in ops)

    def put_on_own(self, own, stream, number):
        jobs, trace = self.jobs, self.jobs.trace
        phase = copy.copy(trace.streams[stream])
        phase.phase, phase.is_null, phase.non_blocking, phase.known = number + 1, False, True, True
        phase.ops = 0
        trace.streams.append(phase)
        jobs.here.append(True)
        own[0].chain.context, own[0].chain.phase_of = len(trace.streams) - 1, stream
        for op in (op for job in own for op in job.ops):
            trace.stream[op] = len(trace.streams) - 1
            trace.streams[stream].ops -= 1
            phase.ops += 1

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
    merger, merged, wholes = Merger(jobs), 0, {}
    jobs.phases = merger.set_apart(jobs.by_chain())
    by_chain = jobs.by_chain()
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
