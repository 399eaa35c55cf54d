"""A server task that has the GPU to itself and serves one request after the other, by the priorities of those that wait: Kim, Patel, Wang and Rajkumar,
"A server-based approach for predictable GPU access control", RTCSA 2017, and "... with improved analysis", Journal of Systems Architecture 88, 2018.

Tasks as in gcaps.py. A request takes G = G^m + G^e on the GPU; its G^m is done by the server, on the server's CPU above all tasks. epsilon: what
the server takes before and after each request."""
from gcaps import ceil, fixed_point
from mpcp import lengths


def longest_below(tasks, i, epsilon):
    return max([max(lengths(two)) + epsilon for two in tasks[i + 1:] if two.ge] + [0])


def waiting(tasks, i, epsilon):
    """Of one request, request-driven: until those of higher tasks and one of a lower task are served. None: longer than the period."""
    lower = longest_below(tasks, i, epsilon)
    last, now = None, lower
    while now != last:
        last, now = now, lower + sum((ceil(now, two.period) + 1) * (g + epsilon) for two in tasks[:i] for g in lengths(two))
        if now > tasks[i].period:
            return None
    return now


def server(tasks, epsilon, cpu=0, improved=True):
    """improved: all requests of a job together, where that is less (2018); else request by request (2017)."""
    each = [waiting(tasks, i, epsilon) for i in range(len(tasks))]

    def handled(i, r):
        one, count = tasks[i], len(tasks[i].ge)
        if not count:
            return 0
        waits = count * (tasks[i].period if each[i] is None else each[i])
        if improved:
            together = count * longest_below(tasks, i, epsilon)
            together += sum((ceil(r, two.period) + 1) * (g + epsilon) for two in tasks[:i] for g in lengths(two))
            waits = together if each[i] is None else min(waits, together)
        return waits + sum(lengths(one)) + 2 * count * epsilon

    def demand(i, r, found):
        one = tasks[i]
        total = one.c + handled(i, r)
        for h in range(i):
            if tasks[h].cpu == one.cpu:
                total += ceil(r + found[h] - tasks[h].c, tasks[h].period) * tasks[h].c
        for j, two in enumerate(tasks):
            if j != i and two.ge and one.cpu == cpu:
                takes = sum(two.gm) + 2 * len(two.ge) * epsilon
                total += ceil(r + two.period - takes, two.period) * takes
        return total
    return fixed_point(tasks, demand)
