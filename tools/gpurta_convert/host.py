"""What the host adds to a chain: its launches, and what the GPU needs until it begins with one, as host steps.

In one step before all others: the longest time until the last launch, or that of a job in which nothing ran, whichever is
longer; or what of it work of the same job does not hide. Or in parallel to the GPU, each until the latest time at which one
step began later than what it waits for was complete: the chain then takes the longest path, not a sum. By induction
along the steps none is complete later in a job that was observed than in the chain with all its largest times. Taken is what
is shorter where the chain runs alone, and not shorter than a job beside which nothing else ran."""
from fractions import Fraction

from .text import LARGEST
from .times import ms

NEARLY = 99  # per cent
WHY = ("of a job in which nothing ran on the GPU", "from the release to the last launch",
       "that an operation began after what it waits for", "from the release until what follows began, less the host steps before")


def launched_by_step(job, op_step, steps):
    ops = [[] for _ in range(steps)]
    for op in job.ops:
        ops[op_step[op]].append(op)
    return ops


def latest(trace, job, op):
    """When it began; or would have been launched, had the thread begun with the job where its times count from: when the
    job before is shorter, the thread is no longer ahead."""
    return max(trace.start[op], trace.at[op] + job.begin - job.release)


def late(trace, op_step, own, after):
    """The longest time by which an operation began later than it takes from the release to do what its step comes
    after: launches and gaps that work of the same job does not hide. With a host step that long first, no operation
    of the chain begins later than it was observed to."""
    most, start, end = 0, trace.start, trace.end
    for job in own:
        done = []
        for step, launched in enumerate(launched_by_step(job, op_step, len(after))):
            time = job.begin + max((done[on] - job.begin for on in after[step]), default=0)
            for op in launched:
                most = max(most, latest(trace, job, op) - time)
                time += end[op] - start[op]
            done.append(time)
    return most


def begins(trace, op_step, own, after):
    """Of each step the longest time from the release until it began, in jobs where that was later than the end of what it
    waits for; less what it had done before, of several launches. 0: it waited for the GPU each time."""
    found, start, end = [0] * len(after), trace.start, trace.end
    for job in own:
        done = []
        for step, launched in enumerate(launched_by_step(job, op_step, len(after))):
            ready, before = max((done[on] for on in after[step]), default=job.begin), job.begin
            for op in launched:
                if latest(trace, job, op) > ready:
                    found[step] = max(found[step], latest(trace, job, op) - before)
                ready, before = max(ready, end[op]), before + end[op] - start[op]
            done.append(ready)
    return found


def alone(durations, after, times, first=0):
    """When all is complete if the chain runs alone, and of each step whether the host holds it up."""
    done, held = [], []
    for duration, waits, time in zip(durations, after, times):
        ready = max((done[on] for on in waits), default=first)
        held.append(time > ready)
        done.append(max(ready, time) + duration)
    return max(done), held


class Host:
    """Of each step: is it `held` by a host step, and at which `time` after the release does that end."""

    def __init__(self, writer, pace, steps, own, after):
        trace, op_step, times = writer.trace, writer.op_step, writer.times

        def with_margin(time):
            return Fraction(*times.with_margin(Fraction(time)))
        durations = [step.count * times.rounds[step.shape] * Fraction(*step.worst) for step in steps]
        time, why = max(pace.idle, pace.launching), pace.idle <= pace.launching
        if alone(durations, after, [0] * len(steps), time)[0] < pace.observed_alone:
            time = LARGEST  # operations began later than what they wait for, and not for other work
        time, why = min((time, why), (late(trace, op_step, own, after), 2))
        first, found = with_margin(time), [with_margin(time) for time in begins(trace, op_step, own, after)]
        one_after_other, _ = alone(durations, after, [0] * len(steps), first)
        in_parallel, held = alone(durations, after, found)
        self.parallel = 100 * in_parallel < NEARLY * one_after_other
        self.time, self.held = (found, held) if self.parallel else ([first] * len(steps), [first > 0 and not waits for waits in after])
        self.why, self.number, self.until = WHY[3 if self.parallel else why], 0, 0

    def name(self, number):
        return '"launches#host%s"' % ("#%d" % number if number > 1 else "")

    def put_until(self, put, time, first):
        """A host step that ends then, behind the one before; first: no step stands before it. Returns the last one's name."""
        if time > self.until:
            self.number += 1
            put("      - {host: %s, wcet: %s%s} # longest time %s\n" % (
                self.name(self.number), ms(time - self.until),
                "" if first else ", after: [%s]" % (self.name(self.number - 1) if self.number > 1 else ""), self.why))
            self.until = time
        return self.name(self.number)
