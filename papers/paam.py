"""PAAM: Enright, Xiang, Choi and Kim, "PAAM: A framework for coordinated and priority-driven accelerator management in ROS 2", RTAS 2024, its
analytical study (Section V-D): a server gives the accelerator to the request of the highest chain in a bucket; each chain is an executor of its own.

Times are whole ticks. chains stand from the highest priority to the lowest. callbacks: (C, G) of each; bucket: that of the priorities on the accelerator."""
from collections import namedtuple

Chain = namedtuple("Chain", "callbacks period cpu bucket")


def ceil(a, b):
    return -(-a // b)


def on_cpu(one):
    return sum(c for c, _ in one.callbacks)


def on_gpu(one):
    return sum(g for _, g in one.callbacks)


def below(chains, i):
    """The longest request of a lower chain in the same bucket: it is not preempted."""
    return max([g for two in chains[i + 1:] if two.bucket == chains[i].bucket for _, g in two.callbacks] + [0])


def higher(chains, i, window):
    return sum((ceil(window, two.period) + 1) * on_gpu(two) for two in chains[:i])


def request_driven(chains, i):
    """Waiting of one request. None: longer than the period."""
    last, now = None, below(chains, i)
    while now != last:
        last, now = now, below(chains, i) + higher(chains, i, now)
        if now > chains[i].period:
            return None
    return now


def paam(chains, reading="program"):
    """Responses; None: longer than the period. They hold where all are within their periods.

    "program": the authors' public scripts. The bound of all requests of a job (job-driven) is that of the first window, C, and is kept as the window
    grows; a higher chain on the CPU takes the C of one of its callbacks; what it is late by its requests delays nobody
    "mended": that bound of the last window, all callbacks, and those late by what their requests take"""
    found = []
    for i, one in enumerate(chains):
        each, c, kept = request_driven(chains, i), on_cpu(one), None
        handled = None if each is None else len(one.callbacks) * each
        last, now = None, c
        while now != last and now <= one.period:
            last = now
            together = len(one.callbacks) * below(chains, i) + higher(chains, i, now)
            waits = min(way for way in (handled, together, kept) if way is not None)
            total = c + on_gpu(one) + waits
            for h, two in enumerate(chains[:i]):
                if two.cpu == one.cpu and reading == "program":
                    total += ceil(now, two.period) * two.callbacks[0][0]
                elif two.cpu == one.cpu:
                    late = two.period if found[h] is None else found[h]
                    total += ceil(now + late - on_cpu(two), two.period) * on_cpu(two)
            kept = waits if reading == "program" else None
            now = max(now, total)
        found.append(now if now <= one.period else None)
    return found
