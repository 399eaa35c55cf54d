"""Period and jitter of a chain, from the releases that were observed.

In the model nominal releases are at least a period T apart, and each release comes at most the jitter J
after its nominal one. Releases r_1 <= r_2 <= ... are of that kind if and only if
J >= (j - i) T - (r_j - r_i) for all i <= j. For then n_k = max over i <= k of (r_i - J + (k - i) T) are
nominal releases: n_(k+1) >= n_k + T, and r_k - J <= n_k <= r_k. And in the other direction
r_j >= n_j >= n_i + (j - i) T >= r_i - J + (j - i) T. So the least jitter of a period is how far r_k - k T
falls below what it was before, at most: 0 for the shortest distance of two releases, and above it for any
longer period."""
from bisect import bisect_left, bisect_right

from .runs import run_of
from .text import LARGEST, counted
from .times import ms
from .trace import UNKNOWN


CLOSED_BY_WAIT = "its thread waits for all work of a job before the next release"
CLOSED_BY_START = "when it was launched is not known: a release is a start on the GPU, behind the job before in its stream"
AHEAD = "%s, and all are in one stream: a job's times count from the end of what is before it there, or from its release where that is later; " \
    "launched N jobs ahead, it takes from its release at most N + 1 times its bound"

FEWEST = 2  # distances of releases that a period is made of: that of two jobs alone is not seen to come again


class Pace:
    """Of the jobs of a chain. launching: longest time from the release until the last launch; and from where its times
    count, idle: longest time of a job in which nothing ran; observed: longest time to the job's last end, alone: of jobs
    beside which nothing else ran."""

    def __init__(self, jobs, own):
        trace = jobs.trace
        self.periodic, self.jobs = jobs.how.period == "periodic", len(own)
        ends = [max(trace.end[op] for op in job.ops) for job in own]
        self.launching = max(max(0, trace.at[job.ops[-1]] - job.release) for job in own)
        self.closed = None if self.periodic else closed_by(jobs, own)
        same_run = [run_of(trace, a.release) == run_of(trace, b.release) for a, b in zip(own, own[1:])]
        self.ahead = None if self.periodic or self.closed else launched_ahead(jobs, own, ends, same_run)
        self.idle = max(jobs.busy.idle(job.begin, end) for job, end in zip(own, ends))
        self.observed = max(0, max(end - job.begin for job, end in zip(own, ends)))
        self.observed_alone = max((end - job.begin for job, end in zip(own, ends) if jobs.busy.count(job.begin, end) <= len(job.ops)),
                                  default=0)
        distance = [b.begin - a.begin for a, b, same in zip(own, own[1:], same_run) if same]
        self.distances, runs = len(distance), [run_of(trace, a.release) for a, same in zip(own, same_run) if same]
        self.shortest = self.beat = self.longest = self.late = 0
        if distance:
            self.shortest, self.longest = min(distance), max(0, max(distance))
            self.beat = beat_of(distance)
            self.late = max(jitter_of([one for one, run in zip(distance, runs) if run == n], self.beat) for n in set(runs))
        if jobs.once:
            self.shortest = self.beat = 1  # unknown
        self.unknown = "nothing repeats in the profile" if jobs.once else "" if self.distances >= FEWEST else \
            "two jobs have one distance, %s: nothing shows that it recurs" % ms(self.shortest)
        self.busy = max(work_in_a_stream(trace, job) for job in own)

    def period(self):
        return self.beat if self.periodic else self.shortest

    def put(self, put, equal, with_others):
        """Period and jitter, each with where it comes from."""
        if self.unknown:
            put("\n    period: unknown # %s: write the least distance of releases\n" % self.unknown)
        elif self.periodic:
            put("\n    period: %s # the beat of %d distances of releases, of %s to %s\n    jitter: %s # the least with which "
                "all releases fit that beat\n" % (ms(self.beat), self.distances, ms(self.shortest), ms(self.longest), ms(self.late)))
        else:
            put("\n    period: %s # shortest of %d distances of releases, the longest is %s; so no jitter\n" % (
                ms(self.shortest), self.distances, ms(self.longest)))
        if not self.unknown and not self.periodic and not self.ahead and self.late > 0:
            put("    # (--period periodic: period: %s, jitter: %s, which these releases fit, too)\n" % (ms(self.beat), ms(self.late)))
        if self.closed or self.ahead:
            put("    closed: true # %s; without a key deadline it has none\n" % (self.closed or self.ahead))
        elif not self.unknown and self.busy > self.period():
            put("    # a job keeps a stream busy for up to %s, longer than the period: jobs that were launched ahead wait for each other, and at "
                "this rate there is no bound: write the period that is wanted, and leave out observed, which is of this rate\n" % ms(self.busy))
        alike = "" if self.jobs == 1 else "s, all alike" if equal else "s, that differ: of each launch as many as any job has"
        put("    # %d job%s" % (self.jobs, alike))
        if with_others:
            put("; with %d other%s, which share a stream or wait for each other's: all that is launched between two releases" % (
                with_others, "" if with_others == 1 else "s"))
        put("\n    observed: %s # longest time from %s to the end of its job\n" % (ms(self.observed), "where its times count" if self.ahead else "a release"))


def work_in_a_stream(trace, job):
    """The time of a job's operations in that stream where it is longest."""
    busy = {}
    for op in job.ops:
        busy[trace.stream[op]] = busy.get(trace.stream[op], 0) + trace.end[op] - trace.start[op]
    return max(busy.values())


def closed_by(jobs, own):
    """Why each job of the chain ends before the next one of its run is released, so that a loop behind it begins with none under
    way; None: nothing says so."""
    trace = jobs.trace
    pairs = [(job, max(trace.end[op] for op in job.ops), after) for job, after in zip(own, own[1:])
             if run_of(trace, job.release) == run_of(trace, after.release)]
    return None if not pairs else CLOSED_BY_START if starts_behind(trace, own, pairs) else \
        CLOSED_BY_WAIT if waits_for_all(trace, jobs.waits, pairs) else None


def launched_ahead(jobs, own, ends, same_run):
    """Where all jobs are in one stream, and some are released before the one before has ended, or would be at the shortest
    distance: counts the times of each from the end of what is before it there, and says so. None: it is not so."""
    trace = jobs.trace
    most = max(n - bisect_right(ends, job.release, 0, n) for n, job in enumerate(own))
    shortest = min((b.release - a.release for a, b, same in zip(own, own[1:], same_run) if same), default=LARGEST)
    longest = max(end - job.release for job, end in zip(own, ends))
    if not most and longest <= shortest or len({trace.stream[op] for job in own for op in job.ops}) > 1 or \
            any(end > trace.start[after.ops[0]] for end, after in zip(ends, own[1:])):
        return None
    before = jobs.ends_before()
    for job in own:
        job.begin = max(job.release, min(before[job.ops[0]], trace.start[job.ops[0]]))
    return AHEAD % ("its thread launches up to %s ahead" % counted(most, "job") if most else
                    "its longest job, %s, takes longer than the shortest distance of releases" % ms(longest))


def starts_behind(trace, own, pairs):
    """Are releases the starts of operations whose launch is not known, all in one stream, one job behind the other?"""
    return len({trace.stream[op] for job in own for op in job.ops}) == 1 and all(
        trace.launch[job.ops[0]] == UNKNOWN and job.release == trace.start[job.ops[0]] for job in own) and all(
            end <= after.release for _, end, after in pairs)


def waits_for_all(trace, waits, pairs):
    """Was each job complete before the release of the next one, since the thread waited? The first call that waits and ended
    behind its last operation began after its last launch, and ended before the next job's release; at least once
    it was the GPU that it waited for."""
    blocked = False
    for job, end, after in pairs:
        starts, ends = waits.get(trace.thread[after.ops[0]], ((), ()))
        n = bisect_left(ends, end)
        if n == len(ends) or starts[n] < trace.at[job.ops[-1]] or ends[n] > after.release:
            return False
        blocked = blocked or starts[n] < end
    return blocked


def beat_of(distance):
    """The mean of the distances, or the middle one where that is shorter, since releases that are left out
    now and then make the mean longer, not the beat."""
    everything = sum(distance)
    mean = everything // len(distance) if everything >= 0 else -(-everything // len(distance))
    middle = sorted(distance)[(len(distance) - 1) // 2]
    return middle if 0 < middle < mean else mean


def jitter_of(distance, period):
    """The least jitter with which the distances fit a period of at most their mean."""
    early = most = 0  # by how much the release is early against the latest so far
    for one in distance:
        early = max(early + period - one, 0)
        most = max(most, early)
    return most
