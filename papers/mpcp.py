"""MPCP: the hybrid analysis of Patel et al., "Analytical enhancements and practical insights for MPCP with
self-suspensions", RTAS 2018, with the GPU as the only shared resource, as the authors of GCAPS compare with it (ECRTS 2024, Figure 8)."""
from gcaps import ceil, fixed_point, on_cpu, own


def lengths(one):
    """G_j of each segment."""
    return [gm + ge for gm, ge in zip(one.gm, one.ge)]


def preemption(tasks, i, r, found, busy):
    """Of higher tasks on the CPU, with what is in their segments on the CPU, or all of these where they spin."""
    total = 0
    for h in range(i):
        if tasks[h].cpu == tasks[i].cpu:
            takes = own(tasks[h]) if busy else on_cpu(tasks[h])
            total += ceil(r + found[h] - takes, tasks[h].period) * takes
    return total


def held(tasks, x):
    """W: how long the GPU is not free for others while each segment of x has it, as longest of higher ones come before."""
    higher = [two for h, two in enumerate(tasks) if h < x and not (two.best_effort and tasks[x].best_effort)]
    longest = sum(max(lengths(two)) for two in higher if two.ge)
    return [length + longest for length in lengths(tasks[x])]


def mpcp(tasks, busy=False):
    hold = [held(tasks, x) for x in range(len(tasks))]

    def late(two):
        return two.period - on_cpu(two)

    def below(i, r):
        """Lower tasks hold the GPU, at most once for each own segment."""
        left, total = len(tasks[i].ge), 0
        for length, l in sorted(((w, l) for l in range(i + 1, len(tasks)) for w in hold[l]), reverse=True, key=lambda one: one[0]):
            times = max(min(left, ceil(r + late(tasks[l]), tasks[l].period)), 0)
            left -= times
            total += times * length
        return total

    def boosted(i, r):
        """Lower tasks of the CPU run G^m before it; the authors' program counts the task itself among them."""
        total = 0
        for l in range(i, len(tasks)):
            if tasks[l].cpu == tasks[i].cpu:
                left = len(tasks[i].ge) + 1
                for gm in sorted(tasks[l].gm, reverse=True):
                    times = max(min(left, ceil(r + late(tasks[l]), tasks[l].period)), 0)
                    left -= times
                    total += times * gm
        return total

    def demand(i, r, found):
        total = own(tasks[i]) + preemption(tasks, i, r, found, busy) + below(i, r) + boosted(i, r)
        if tasks[i].ge:
            for h in range(i):
                total += ceil(r + found[h] - on_cpu(tasks[h]), tasks[h].period) * sum(hold[h])
        return total
    return fixed_point(tasks, demand)
