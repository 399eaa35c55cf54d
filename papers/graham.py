"""The bound of Graham, "Bounds on multiprocessing timing anomalies", SIAM Journal on Applied Mathematics 17(2), 1969, for a graph of kernels: as many
blocks at once as there are slots, each kernel its blocks side by side, all after those of the kernels that it waits for.

kernels: {name: (blocks, time of a block)}; after: {name: names}, those that come first standing first."""
import heapq
from fractions import Fraction


def longest(kernels, after):
    """The length of the longest way, a block of each kernel on it."""
    found = {}
    for name in after:
        found[name] = kernels[name][1] + max([found[one] for one in after[name]] + [0])
    return max(found.values())


def graham(kernels, after, slots):
    way = longest(kernels, after)
    return way + Fraction(sum(blocks * time for blocks, time in kernels.values()) - way, slots)


def simulate(kernels, after, slots, rank):
    """A list schedule: of the kernels that are ready, that of the lowest rank places its blocks first."""
    left = {name: len(after[name]) for name in after}
    ready = sorted((rank[name], name, kernels[name][0]) for name in after if not left[name])
    running, now = [], 0
    ends = {name: kernels[name][0] for name in after}
    while ready or running:
        while ready and len(running) < slots:
            at, name, blocks = heapq.heappop(ready)
            heapq.heappush(running, (now + kernels[name][1], name))
            if blocks > 1:
                heapq.heappush(ready, (at, name, blocks - 1))
        now, name = heapq.heappop(running)
        ends[name] -= 1
        for two in after if not ends[name] else ():
            if name in after[two]:
                left[two] -= 1
                if not left[two]:
                    heapq.heappush(ready, (rank[two], two, kernels[two][0]))
    return now


def main():
    """How many of 1,000 random graphs have a list schedule, of 20 each, above the bound, and how many one that reaches it."""
    import random
    draw, above, reached = random.Random(1), 0, 0
    for _ in range(1000):
        after = {k: sorted({draw.randrange(k) for _ in range(draw.randint(0, 2))}) if k else [] for k in range(draw.randint(1, 7))}
        kernels, slots = {k: (draw.randint(1, 5), draw.randint(1, 6)) for k in after}, draw.randint(1, 4)
        longest_run = max(simulate(kernels, after, slots, {k: draw.random() for k in after}) for _ in range(20))
        above, reached = above + (longest_run > graham(kernels, after, slots)), reached + (longest_run == graham(kernels, after, slots))
    print("above: {}, reached: {}".format(above, reached))


if __name__ == "__main__":
    main()
