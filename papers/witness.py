#!/usr/bin/env python3
"""Schedules against the published analyses of gcaps.py and gpu_server.py. First releases of small random systems, all of them for up to three tasks and
150 for four, tick by tick.

    witness.py [SYSTEMS [SEED]]      for each reading: systems, how often it was exceeded, the smallest witness

Runlist updates take no time here (epsilon = 0), so that only the policy is tried. A task runs C before its segment, then G^m on its CPU,
then G^e on the GPU, then the rest of C. Periodic releases, all at their longest times."""
import itertools
import random
import sys

import gcaps
import gpu_server


class Job:
    __slots__ = ("task", "release", "phase", "left")

    def __init__(self, task, release, parts):
        self.task, self.release, self.phase, self.left = task, release, 0, list(parts)

    def skip(self):
        while self.phase < len(self.left) and not self.left[self.phase]:
            self.phase += 1
        return self.phase == len(self.left)


def parts_of(one, before):
    """C before, and (G^m, G^e), and C behind."""
    return [before, sum(one.gm), sum(one.ge), one.c - before]


GPU = 2  # the phase


def respond(tasks, before, first, end, busy, gpu):
    """The longest response of each task up to the end."""
    jobs, worst, order, now = [[] for _ in tasks], [0] * len(tasks), gpu(), 0
    while now < end:
        for i, one in enumerate(tasks):
            if now >= first[i] and (now - first[i]) % one.period == 0:
                jobs[i].append(Job(i, now, parts_of(one, before[i])))
        heads = [own[0] for own in jobs if own]
        for job in heads:
            job.skip()
        order.take(now, [job for job in heads if job.phase == GPU])
        taken = set()
        for job in heads:  # from the highest priority on
            cpu = tasks[job.task].cpu
            if cpu in taken or (job.phase == GPU and not busy):
                continue
            taken.add(cpu)
            if job.phase != GPU:
                job.left[job.phase] -= 1
        now += 1
        for job in heads:
            if job.skip():
                worst[job.task] = max(worst[job.task], now - job.release)
                jobs[job.task].pop(0)
    for i, own in enumerate(jobs):
        for job in own:
            worst[i] = max(worst[i], now - job.release)
    return worst


class Priority:
    """GCAPS: the segment of the highest priority runs."""

    def take(self, _now, active):
        if active:
            active[0].left[GPU] -= 1


def by_order(order):
    class Order(Priority):
        """GCAPS with an order of its own on the GPU, the highest priority first."""

        def take(self, now, active):
            super().take(now, sorted(active, key=lambda job: order.index(job.task)))
    return Order


class Server(Priority):
    """The server: a segment that has begun ends first."""

    def __init__(self):
        self.begun = None

    def take(self, now, active):
        if self.begun not in active:
            self.begun = active[0] if active else None
        super().take(now, [self.begun] if active else [])


def round_robin(length, switch):
    class RoundRobin:
        """Slices in turn; each that follows another task's begins with a switch."""

        def __init__(self):
            self.ring, self.used, self.switching, self.last = [], 0, 0, None

        def take(self, _now, active):
            self.ring = [job for job in self.ring if job in active]
            if self.ring and self.last == self.ring[0].task and self.used >= length:
                self.ring.append(self.ring.pop(0))
            self.ring += [job for job in active if job not in self.ring]
            if not self.ring:
                return
            head = self.ring[0]
            if head.task != self.last or self.used >= length:
                self.switching = switch if self.last not in (None, head.task) else 0
                self.last, self.used = head.task, 0
            if self.switching:
                self.switching -= 1
                return
            head.left[GPU] -= 1
            self.used += 1
    return RoundRobin


def on_gpu(tasks):
    """G^m in G^e: played here the server has a CPU of its own."""
    return [one._replace(gm=tuple(0 for _ in one.gm), ge=tuple(gm + ge for gm, ge in zip(one.gm, one.ge))) for one in tasks]


READINGS = (
    ("server 2017", False, Server, lambda t: gpu_server.server(t, 0, None, False), on_gpu),
    ("server 2018", False, Server, lambda t: gpu_server.server(t, 0, None), on_gpu),
    ("gcaps_suspend", False, Priority, lambda t: gcaps.gcaps_suspend(t, 0)),
    ("gcaps_busy", True, Priority, lambda t: gcaps.gcaps_busy(t, 0)),
    ("gcaps_busy, Lemma 10 as printed", True, Priority, lambda t: gcaps.gcaps_busy(t, 0, True)),
    ("round_robin_suspend, J = T - (C + Gm)", False, round_robin(1, 0), lambda t: gcaps.round_robin_suspend(t, 1, 0)),
    ("round_robin_suspend, J = R - (C + Gm)", False, round_robin(1, 0), lambda t: gcaps.round_robin_suspend(t, 1, 0, "response")),
    ("round_robin_suspend, theta = 1", False, round_robin(1, 1), lambda t: gcaps.round_robin_suspend(t, 1, 1)),
    ("round_robin_suspend, theta = 1, own switches", False, round_robin(1, 1),
     lambda t: gcaps.round_robin_suspend(t, 1, 1, "response", 1)),
    ("round_robin_busy, theta = 1, own, own switches", True, round_robin(1, 1),
     lambda t: gcaps.round_robin_busy(t, 1, 1, "own", 1)),
    ("round_robin_busy, paper", True, round_robin(1, 0), lambda t: gcaps.round_robin_busy(t, 1, 0)),
    ("round_robin_busy, printed", True, round_robin(1, 0), lambda t: gcaps.round_robin_busy(t, 1, 0, "printed")),
    ("round_robin_busy, own", True, round_robin(1, 0), lambda t: gcaps.round_robin_busy(t, 1, 0, "own")),
    ("round_robin_busy, mended", True, round_robin(1, 0), lambda t: gcaps.round_robin_busy(t, 1, 0, "mended")),
    ("round_robin_busy, program", True, round_robin(1, 0), lambda t: gcaps.round_robin_busy(t, 1, 0, "program")))


def draw(random_):
    tasks, before = [], []
    for period in sorted(random_.choice((4, 6, 8, 12)) for _ in range(random_.randint(2, 4))):
        c = random_.randint(0, 3)
        uses = random_.random() < 0.7
        ge = [random_.randint(1, 4)] if uses else []
        tasks.append(gcaps.task(max(c, 0 if uses else 1), [random_.randint(0, 1)] if uses else [], ge, period, random_.randint(0, 1)))
        before.append(random_.randint(0, tasks[-1].c))
    return tasks, before


def search(reading, systems, seed):
    """(systems with a bound, chains above it, smallest witness)"""
    _, busy, gpu, analyse = reading[:4]
    random_, tried, above, smallest = random.Random(seed), 0, 0, None
    for _ in range(20 * systems):
        tasks, before = draw(random_)
        for change in reading[4:]:
            tasks = change(tasks)
        if tried == systems:
            break
        bounds = analyse(tasks)
        if bounds[-1] is None or len(bounds) < 2:
            continue
        tried += 1
        phases = [range(one.period) for one in tasks[1:]]
        some = itertools.product(*phases)
        if len(tasks) > 3:
            some = [tuple(random_.choice(phase) for phase in phases) for _ in range(150)]
        for rest in some:
            worst = respond(tasks, before, (0,) + tuple(rest), 36, busy, gpu)
            late = [i for i, (got, bound) in enumerate(zip(worst, bounds)) if got > bound]
            if late:
                above += 1
                size = (len(tasks), sum(gcaps.own(one) for one in tasks))
                if smallest is None or size < smallest[0]:
                    smallest = size, tasks, before, (0,) + tuple(rest), worst, bounds
                break
    return tried, above, smallest


def main():
    systems = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(10 ** 6)
    print("seed %d" % seed)
    for reading in READINGS:
        tried, above, smallest = search(reading, systems, seed)
        print("%-46s %6d systems, %5d above" % (reading[0], tried, above))
        if smallest:
            _, tasks, before, first, worst, bounds = smallest
            for i, one in enumerate(tasks):
                print("    C %d (%d before), Gm %d, Ge %d, T %d, cpu %d, first at %d: %d, bound %d" % (
                    one.c, before[i], sum(one.gm), sum(one.ge), one.period, one.cpu, first[i], worst[i], bounds[i]))


if __name__ == "__main__":
    main()
