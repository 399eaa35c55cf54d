#!/usr/bin/env python3
"""Bounds of contexts by priority (doc/bound.md, Supply) against a simulator of their own: integers, event by event.

    check_contexts.py COMMAND

Random contexts, kernels that keep the GPU, host steps between kernels; releases that are changed while that makes the
response of some chain longer in proportion to its bound.
"""
import json
import os
import random
import statistics
import subprocess
import sys
from fractions import Fraction as F

SEED = int(os.environ.get("GPURTA_SEED", "31"))
SCALE = float(os.environ.get("GPURTA_TEST_SCALE", "1"))
SYSTEMS, RUNS = max(int(200 * SCALE), 1), 16


def bound(command, scenario):
    run = subprocess.run([command, "bound", "-", "--format", "json", "--search", "0"], input=json.dumps(scenario),
                         stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True)
    if run.returncode not in (0, 1):
        sys.exit("{}: {} {}".format(run.returncode, json.dumps(scenario), run.stderr))
    return [chain["bound"] and F(chain["bound"]) for chain in json.loads(run.stdout)["chains"]]


class System:
    """sms: capacities; chains: (period, jitter, context, steps); a step: (wcet, blocks, need, keeps), blocks 0: host."""

    def __init__(self, rng):
        slots = rng.random() < 0.5
        self.sms = [rng.randint(1, 4)] if slots else [2048] * rng.randint(1, 2)
        self.cost = rng.choice((0, 0, 1, 2))
        self.rank = list(range(rng.randint(2, 3)))
        rng.shuffle(self.rank)
        self.chains, scale = [], rng.choice((1, 2, 4))
        for _ in range(rng.randint(2, 4)):
            steps = [(rng.randint(1, 5), 0 if rng.random() < 0.3 else rng.randint(1, 6),
                      1 if slots else rng.choice((512, 1024)), rng.choice((0, 0, 1, 3))) for _ in range(rng.randint(1, 3))]
            self.chains.append((rng.randint(12, 60) * scale, rng.choice((0, 0, 0, 4)), rng.randrange(len(self.rank)), steps))

    def scenario(self):
        slots = len(self.sms) == 1 and self.sms[0] < 2048
        chains = []
        for c, (period, jitter, context, steps) in enumerate(self.chains):
            rows = []
            for s, (wcet, blocks, need, keeps) in enumerate(steps):
                row = {"kernel" if blocks else "host": "s%d" % s, "wcet": wcet}
                if blocks:
                    row.update({"blocks": blocks, "nonpreemptable": keeps}, **({} if slots else {"threads": need}))
                rows.append(row)
            chains.append({"name": "c%d" % c, "period": period, "jitter": jitter, "context": "x%d" % context, "steps": rows})
        return {"platform": {"slots": self.sms[0]} if slots else {"base": "jetson-tx2", "sms": len(self.sms)},
                "runlist": {"policy": "priority", "switch_cost": self.cost}, "chains": chains,
                "contexts": [{"name": "x%d" % x, "priority": rank} for x, rank in enumerate(self.rank)]}


class Kernel:
    def __init__(self, chain, step):
        self.chain, (self.wcet, self.left, self.need, self.keeps), self.inside = chain, step, 0


class Run:
    """releases: (release, nominal, chain) in order. longest: of each chain, from the nominal release; -1: none."""

    def __init__(self, system, releases, rng, shorten):
        self.s, self.rng, self.shorten, self.now = system, rng, shorten, 0
        count = len(system.rank)
        self.queue, self.blocks = [[] for _ in range(count)], [[] for _ in range(count)]
        self.free, self.active = [list(system.sms) for _ in range(count)], [0] * count
        self.owner = self.asked = None
        self.ready, self.hosts, self.jobs = 0, [], [[] for _ in system.chains]
        self.longest = [-1] * len(system.chains)
        self.go(releases)

    def length(self, wcet):
        return self.rng.randint(1, wcet) if self.rng.random() < self.shorten else wcet

    def begin(self, c, step):
        """A job of chain c reaches this step; the chain's first pending job is the one that runs."""
        _, _, context, steps = self.s.chains[c]
        if step == len(steps):
            self.longest[c] = max(self.longest[c], self.now - self.jobs[c].pop(0))
            if self.jobs[c]:
                self.begin(c, 0)
        elif steps[step][1]:
            kernel = Kernel((c, step), steps[step])
            self.queue[context].append(kernel)
            self.active[context] += 1
        else:
            self.hosts.append((self.now + self.length(steps[step][0]), c, step))

    def ends(self):
        again = True
        while again:
            again = False
            for host in [h for h in self.hosts if h[0] <= self.now]:
                self.hosts.remove(host)
                self.begin(host[1], host[2] + 1)
                again = True
            x = self.owner
            for block in [b for b in self.blocks[x] if b[0] == 0] if x is not None else ():
                self.blocks[x].remove(block)
                self.free[x][block[2]] += block[1].need
                block[1].inside -= 1
                if not block[1].inside and not block[1].left:
                    self.active[x] -= 1
                    self.begin(block[1].chain[0], block[1].chain[1] + 1)
                again = True

    def schedule(self):
        """Returns when the owner may have to go, or None."""
        if self.owner is not None and self.now < self.ready:
            return None
        best = max((x for x in range(len(self.active)) if self.active[x]), key=lambda x: self.s.rank[x], default=None)
        if self.owner is not None and self.active[self.owner] and best != self.owner:
            self.asked = self.now if self.asked is None else self.asked
            until = max([self.asked + b[1].keeps for b in self.blocks[self.owner]], default=self.now)
            if until > self.now:
                return until
        if best != self.owner or best is None:
            self.owner, self.ready = best, self.now + self.s.cost
        self.asked = None
        return None

    def place(self):
        x = self.owner
        if x is None or self.now < self.ready:
            return
        while self.queue[x]:
            head = self.queue[x][0]
            fits = [k for k, room in enumerate(self.free[x]) if room >= head.need]
            if not fits:
                return
            sm = self.rng.choice(fits)
            self.free[x][sm] -= head.need
            self.blocks[x].append([self.length(head.wcet), head, sm])
            head.left, head.inside = head.left - 1, head.inside + 1
            if not head.left:
                self.queue[x].pop(0)

    def go(self, releases):
        k = 0
        while True:
            self.ends()
            while k < len(releases) and releases[k][0] <= self.now:
                _, nominal, c = releases[k]
                self.jobs[c].append(nominal)
                if len(self.jobs[c]) == 1:
                    self.begin(c, 0)
                k += 1
            until = self.schedule()
            self.place()
            times = [h[0] for h in self.hosts] + ([releases[k][0]] if k < len(releases) else [])
            runs = self.owner is not None and self.now >= self.ready
            if self.owner is not None and not runs:
                times.append(self.ready)
            if runs:
                times += [self.now + b[0] for b in self.blocks[self.owner]] + ([until] if until else [])
            if not times:
                return
            passed = min(times) - self.now
            for block in self.blocks[self.owner] if runs else ():
                block[0] -= passed
            self.now += passed


def releases_of(system, plan):
    """plan: of each chain its first release, gaps beyond the period, and how late each of its releases is."""
    result = []
    for c, (first, gaps, late) in enumerate(plan):
        nominal = first
        for gap, j in zip(gaps, late):
            result.append((nominal + j, nominal, c))
            nominal += system.chains[c][0] + gap
    return sorted(result)


def random_plan(system, rng):
    horizon = 2 * max(chain[0] for chain in system.chains)
    plan = []
    for period, jitter, _, _ in system.chains:
        jobs = min(horizon // period + 1, 8)
        plan.append([rng.randint(0, rng.choice((3, 8, period))), [rng.choice((0, 0, 0, 1, 5)) for _ in range(jobs)],
                     [rng.choice((0, jitter)) if k else jitter for k in range(jobs)]])
    return plan


def changed(plan, rng):
    plan = [[first, list(gaps), list(late)] for first, gaps, late in plan]
    one = rng.choice(plan)
    if rng.random() < 0.6:
        one[0] = max(0, one[0] + rng.choice((-5, -2, -1, 1, 2, 5)))
    else:
        one[1][rng.randrange(len(one[1]))] = rng.choice((0, 1, 2))
    return plan


def main():
    command, rng, ratios, exceeded, runs = sys.argv[1], random.Random(SEED), [], 0, 0
    print("seed: GPURTA_SEED={}".format(SEED))
    for n in range(SYSTEMS):
        system = System(rng)
        scenario = system.scenario()
        bounds = bound(command, scenario)
        longest, best, plan = [-1] * len(bounds), -1, None
        for k in range(RUNS):
            now = random_plan(system, rng) if plan is None or k % 8 == 0 else changed(plan, rng)
            run = Run(system, releases_of(system, now), rng, rng.choice((0, 0, 0.3)))
            runs += 1
            longest = [max(pair) for pair in zip(longest, run.longest)]
            part = max([x / b for x, b in zip(run.longest, bounds) if b] or [0])
            if part > best:
                best, plan = part, now
        for c, (b, x) in enumerate(zip(bounds, longest)):
            if b is None or x < 0:
                continue
            ratios.append(float(b / x))
            if x > b:
                exceeded += 1
                print("exceeded: chain {}: bound {}, observed {}: {} {}".format(c, b, x, json.dumps(scenario), plan))
    print("{} systems, {} runs, {} chains with a bound, {} exceeded; bound / observed: median {:.2f}, nine in ten {:.2f}".format(
        SYSTEMS, runs, len(ratios), exceeded, statistics.median(ratios), sorted(ratios)[len(ratios) * 9 // 10]))
    sys.exit(1 if exceeded or not ratios else 0)


if __name__ == "__main__":
    main()
