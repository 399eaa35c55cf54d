"""How long after an event a path of tasks reacts to it, on one CPU with preemptive fixed priorities; tasks read when they begin and write when they end.

davare: Davare, Zhu, Di Natale et al., "Period optimization for hard real-time distributed automotive systems", DAC 2007
duerr: Duerr, von der Brueggen, Chen, Chen, "End-to-end timing analysis of sporadic cause-effect chains in distributed systems", CASES 2019
guenzel: Guenzel, Ueter, Chen, Chen, "Timing analysis of cause-effect chains with heterogeneous communication mechanisms", RTNS 2023: periodic
         tasks whose phases are known, implicit communication

Times are whole ticks. tasks stand from the highest priority to the lowest; path: their numbers; responses: of tasks that meet their periods."""
import heapq
from collections import namedtuple
from math import gcd

Task = namedtuple("Task", "c period phase")


def ceil(a, b):
    return -(-a // b)


def responses(tasks):
    """None from the first task that is late on."""
    found = []
    for i, one in enumerate(tasks):
        last, now = None, one.c
        while now != last and now <= one.period:
            last, now = now, one.c + sum(ceil(now, two.period) * two.c for two in tasks[:i])
        if now > one.period:
            return None
        found.append(now)
    return found


def davare(tasks, path, late):
    return sum(tasks[i].period + late[i] for i in path)


def duerr(tasks, path, late):
    """A task of a higher priority than the next one has ended when that begins, unless it is released after it."""
    total = tasks[path[0]].period + late[path[-1]]
    for one, two in zip(path, path[1:]):
        total += max(late[one], tasks[two].period + (0 if one < two else late[one]))
    return total


def hyperperiod(tasks):
    found = 1
    for one in tasks:
        found = found * one.period // gcd(found, one.period)
    return found


def guenzel(tasks, path, late):
    first, longest = tasks[path[0]], 0
    start = max(one.phase for one in tasks)
    for job in range(ceil(start, first.period), ceil(start + hyperperiod([tasks[i] for i in path]), first.period) + 1):
        begin = first.phase + job * first.period
        now = begin + first.period
        for one, two in zip(path, path[1:]):
            known = now if one < two else now + late[one]
            now = tasks[two].phase + ceil(known - tasks[two].phase, tasks[two].period) * tasks[two].period
        longest = max(longest, now + late[path[-1]] - begin)
    return longest


def schedule(tasks, end, length=lambda one: one.c):
    """(begin, end) of all jobs of each task, up to some time."""
    jobs, waiting, now = [[] for _ in tasks], [], 0
    releases = [(one.phase, i) for i, one in enumerate(tasks)]
    heapq.heapify(releases)
    while now < end:
        if not waiting:
            now = max(now, releases[0][0])
        while releases[0][0] <= now:
            at, i = releases[0]
            heapq.heapreplace(releases, (at + tasks[i].period, i))
            heapq.heappush(waiting, [i, at, length(tasks[i]), None])
        head = waiting[0]
        if head[3] is None:
            head[3] = now
        run = min(head[2], releases[0][0] - now)
        now, head[2] = now + run, head[2] - run
        if not head[2]:
            heapq.heappop(waiting)
            jobs[head[0]].append((head[3], now))
    return jobs


def observed(tasks, path, end, length=lambda one: one.c):
    """The longest reaction in that schedule; of events just after a job of the first task began."""
    jobs, longest = schedule(tasks, end, length), 0
    at = [0] * len(path)  # both times of each task only grow
    for last, this in zip(jobs[path[0]], jobs[path[0]][1:]):
        if last[0] < max(one.phase for one in tasks):
            continue
        known = this[1]
        for k, i in list(enumerate(path))[1:]:
            while at[k] < len(jobs[i]) and jobs[i][at[k]][0] < known:
                at[k] += 1
            if at[k] == len(jobs[i]):
                return longest
            known = jobs[i][at[k]][1]
        longest = max(longest, known - last[0])
    return longest
