"""FMLP+ for partitioned scheduling: Brandenburg, "The FMLP+: an asymptotically optimal real-time locking protocol for suspension-aware
analysis", ECRTS 2014, with the GPU as the only shared resource, as the authors of GCAPS compare with it (ECRTS 2024, Figure 8)."""
from gcaps import ceil, fixed_point, own
from mpcp import lengths, preemption


def fmlp_plus(tasks, busy=False):
    def requests(two, r):
        return len(two.ge) * ceil(r + two.period, two.period)

    def blocked(two, r, times):
        """That many of its requests, all as the longest."""
        return min(times, requests(two, r)) * max(lengths(two)) if two.ge else 0

    def demand(i, r, found):
        one, remote = tasks[i], {}
        mine = len(one.ge)
        for two in tasks:
            if two.cpu != one.cpu:
                remote.setdefault(two.cpu, []).append(two)
        ahead = {cpu: sum(min(mine, requests(two, r)) for two in those) for cpu, those in remote.items()}
        total = own(one) + preemption(tasks, i, r, found, busy)
        for cpu, those in remote.items():
            total += sum(blocked(two, r, min(ahead[cpu], mine)) for two in those)
        times = 1 + min(mine, sum(ahead.values()))
        return total + sum(blocked(two, r, times) for l, two in enumerate(tasks) if l > i and two.cpu == one.cpu)
    return fixed_point(tasks, demand)
