"""Fixed priorities with preemption at fixed points only: Buttazzo, Bertogna and Yao, "Limited preemptive scheduling for real-time systems:
a survey", IEEE Transactions on Industrial Informatics 9(1), 2013, Equations 23 to 25. One GPU on which no segment is preempted is such a
processor: a task is a chain of kernels, each of which has the whole GPU.

Times are whole ticks, the instants of releases too: hence the 1 in blocking(). tasks stand from the highest priority to the lowest. Each
function gives the response times, None from a utilization of 1 on. `whole` makes them nonpreemptive, `fine` preemptive at every tick."""
from collections import namedtuple
from fractions import Fraction

Task = namedtuple("Task", "parts period deadline")  # parts: the segments, in their order


def ceil(a, b):
    return -(-a // b)


def work(one):
    return sum(one.parts)


def whole(tasks):
    return [one._replace(parts=(work(one),)) for one in tasks]


def fine(tasks):
    return [one._replace(parts=(1,) * work(one)) for one in tasks]


def blocking(tasks, i):
    """B_i: the longest segment of a lower priority, which began a tick before."""
    return max([max(two.parts) for two in tasks[i + 1:]] + [1]) - 1


def least(demand, now):
    last = None
    while now != last:
        last, now = now, demand(now)
    return now


def limited(tasks, jobs=None):
    """jobs: only so many of a busy period are looked at; 1 leaves out that a job may push its own next one, which is not safe."""
    found = []
    for i, one in enumerate(tasks):
        block, higher, last = blocking(tasks, i), tasks[:i], one.parts[-1]
        if sum(Fraction(work(two), two.period) for two in tasks[:i + 1]) >= 1:
            found.append(None)
            continue
        busy = least(lambda x: block + sum(ceil(x, two.period) * work(two) for two in tasks[:i + 1]), block + work(one))  # Equation 23
        ends, start = [], 0
        for k in range(1, ceil(busy, one.period) + 1)[:jobs]:
            start = least(lambda s: block + k * work(one) - last + sum((s // two.period + 1) * work(two) for two in higher), start)  # 24
            ends.append(start + last - (k - 1) * one.period)
        found.append(max(ends))  # 25
    return found


def schedulable(tasks, responses):
    return all(response is not None and response <= one.deadline for one, response in zip(tasks, responses))


def simulate(tasks, first, end):
    """The longest response of each task, of jobs that are released before the end; periodic from the first releases on."""
    waiting, worst, now = [[] for _ in tasks], [0] * len(tasks), 0
    ahead = sorted((release, i) for i, one in enumerate(tasks) for release in range(first[i], end, one.period))
    while ahead or any(waiting):
        while ahead and ahead[0][0] <= now:
            release, i = ahead.pop(0)
            waiting[i].append([release, 0])
        i = next((i for i, jobs in enumerate(waiting) if jobs), None)
        if i is None:
            now = ahead[0][0]
            continue
        job = waiting[i][0]
        now += tasks[i].parts[job[1]]
        job[1] += 1
        if job[1] == len(tasks[i].parts):
            worst[i] = max(worst[i], now - job[0])
            waiting[i].pop(0)
    return worst


def critical(tasks, i):
    """First releases of the worst case of task i: a lower task begins its longest segment a tick before all others are released."""
    first = [1] * len(tasks)
    lower = max(range(i + 1, len(tasks)), key=lambda j: max(tasks[j].parts), default=None)
    before = 0
    if lower is not None:
        parts = tasks[lower].parts
        before = sum(parts[:parts.index(max(parts))])
        first = [before + 1] * len(tasks)
        first[lower] = 0
    for j in range(i + 1, len(tasks)):
        if j != lower:
            first[j] = 10 ** 6
    return first
