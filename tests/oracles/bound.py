#!/usr/bin/env python3
"""The formulas of `gpurta bound` evaluated literally, with fractions, and a slow simulator.

A system is a list of chains; a chain is a dict with period, jitter, steps in sequence, and serial (a
job begins when the one before it is complete; else they must never meet), or pipelined (a step's job
begins when that before it is complete there; with begin the chain takes jobs in one by one); a
step is a dict with kind, blocks, wcet, need (one number per resource) and priority (0 is the highest), and
of a pipelined chain capacity of the queue behind it, and drop.
`caps` are the resources of one SM, `sms` their number. Nothing here is shared with the library.
"""
import itertools
import random
from fractions import Fraction as F


# Blocked sets and weights -------------------------------------------------------------------------

def fitting_sets(needs, caps):
    """Every multiset of blocks (a count for each footprint) that fits on one SM."""
    found = []

    def go(k, counts, free):
        if k == len(needs):
            found.append(tuple(counts))
            return
        n = 0
        left = list(free)
        while all(v >= 0 for v in left):
            go(k + 1, counts + [n], left)
            n += 1
            left = [v - a for v, a in zip(left, needs[k])]

    go(0, [], list(caps))
    return found


def blocked_sets(needs, caps, waiting):
    """Those into which one more block of some footprint of `waiting` does not fit."""
    rows = []
    for counts in fitting_sets(needs, caps):
        free = [c - sum(n * a[r] for n, a in zip(counts, needs)) for r, c in enumerate(caps)]
        if any(any(a > v for a, v in zip(needs[h], free)) for h in waiting):
            rows.append(counts)
    return rows


def simple_weights(needs, caps, waiting):
    """max over resources of need / (least total that exceeds capacity minus the largest need), then
    divided by the least weight of a blocked set."""
    y = []
    for a in needs:
        y.append(max((F(a[r], caps[r] - max(needs[h][r] for h in waiting) + 1) for r in range(len(caps))),
                     default=F(0)))
    rows = blocked_sets(needs, caps, waiting)
    m = min(sum(n * p for n, p in zip(row, y)) for row in rows)
    return [p / m for p in y]


def total_weights(needs, caps, waiting):
    """sum over resources of need / T, where T is the least total of needs that exceeds capacity minus the
    largest need: a waiting block is kept out by some resource, of which at least T is taken. No blocked
    set is looked at."""
    y = [F(0)] * len(needs)
    for r, cap in enumerate(caps):
        parts = {a[r] for a in needs if a[r]}
        totals, t = {0}, 0
        if not any(needs[h][r] for h in waiting):
            continue
        while t <= cap - max(needs[h][r] for h in waiting):
            t += 1
            while not any(t - a in totals for a in parts):
                t += 1
            totals.add(t)
        y = [v + F(a[r], t) for v, a in zip(y, needs)]
    return y


def dearest(needs, caps, value):
    return max(sum(n * v for n, v in zip(row, value)) for row in fitting_sets(needs, caps))


# The bound ---------------------------------------------------------------------------------------

def ceil_div(a, b):
    return -((-a) // b)


PENDING_MOST = 32  # jobs of one chain that may wait for each other


def full(z):
    return z


class System:
    def __init__(self, chains, caps, sms, supply=full, supply_after=full, weight=simple_weights):
        self.chains, self.caps, self.sms, self.weight = chains, caps, sms, weight
        self.supply, self.supply_after = supply, supply_after
        self.steps = [(c, s) for c, chain in enumerate(chains) for s in range(len(chain["steps"]))]
        self.known = {}  # weights by priority

    def step(self, i):
        c, s = self.steps[i]
        return self.chains[c]["steps"][s]

    def jitters(self, R):
        J = []
        for c, s in self.steps:
            first = self.steps.index((c, 0))
            J.append(self.chains[c]["jitter"] + sum(R[first:first + s]))
        return J

    def kernels(self):
        return [i for i in range(len(self.steps)) if self.step(i)["kind"] == "kernel"]

    def weights(self, p):
        ks = self.kernels()
        needs = [self.step(i)["need"] for i in ks]
        waiting = [k for k, i in enumerate(ks) if self.step(i)["priority"] <= p]
        if p not in self.known:
            self.known[p] = dict(zip(ks, self.weight(needs, self.caps, waiting)))
        return self.known[p]

    def work(self, i, y, last=None):
        """What a job of i brings; y = None: kernels run one after the other, and what those of a
        priority up to `last` that i overtakes have resident runs first."""
        if y is None:
            return self.own(i, y) + self.sms * (self.step(i)["wcet"] + self.drain(i, last))
        return self.step(i)["blocks"] * self.step(i)["wcet"] * y[i]

    def own(self, i, y):
        """All but the last block; y = None: whole waves, on an empty GPU, before it starts."""
        step = self.step(i)
        if y is None:
            return F(self.sms * ((step["blocks"] - 1) // self.fit(i)) * step["wcet"])
        return self.work(i, y) - y[i] * step["wcet"]

    def drain(self, i, last=None):
        """The longest block of lower priority of another chain."""
        return max((self.step(j)["wcet"] for j in self.kernels() if self.step(j)["priority"] > self.step(i)["priority"]
                    and (last is None or self.step(j)["priority"] <= last) and self.steps[j][0] != self.steps[i][0]),
                   default=F(0))

    def low(self, i, y, own):
        """What blocks of lower priority may still do when the window begins."""
        p = self.step(i)["priority"]
        lower = [j for j in self.kernels() if self.step(j)["priority"] > p and (own or self.steps[j][0] != self.steps[i][0])]
        if not lower:
            return F(0)
        if y is None:
            return F(self.sms * self.drain(i))
        set_ = self.sms * dearest([self.step(j)["need"] for j in lower], self.caps,
                                  [y[j] * self.step(j)["wcet"] for j in lower])
        resident = {}  # of a sequence one step is under way
        for j in lower:
            step = self.step(j)
            fit = self.sms * min(c // a for c, a in zip(self.caps, step["need"]) if a)
            most = min(step["blocks"], fit) * step["wcet"] * y[j]
            chain = self.steps[j][0]
            resident[chain] = max(resident.get(chain, 0), most)
        return min([set_, sum(resident.values())] + ([] if own else [self.sms * self.drain(i)]))

    def fit(self, j):
        return self.sms * min(c // a for c, a in zip(self.caps, self.step(j)["need"]) if a)

    def has_room(self, i, y):
        """Whether all blocks that may be resident beside the last one of i keep nothing out: of every
        other chain one step. With one footprint it does not matter whose block is at the head."""
        most = {self.steps[i][0]: min(self.step(i)["blocks"] - 1, self.fit(i)) * y[i]}
        for j in self.kernels():
            c = self.steps[j][0]
            if c != self.steps[i][0]:
                most[c] = max(most.get(c, 0), min(self.step(j)["blocks"], self.fit(j)) * y[j])
        return sum(most.values()) < self.sms

    def may_wait(self, i):
        """Whether blocks that may be resident at once, one step of every chain, can lie so that on every SM
        one more block of some kernel before i, or of i, does not fit: by trying all ways."""
        own, p = self.steps[i][0], self.step(i)["priority"]
        shapes = sorted({tuple(self.step(j)["need"]) for j in self.kernels()})
        heads = [j for j in self.kernels() if j == i or self.steps[j][0] != own and self.step(j)["priority"] <= p]

        def choices(c, h):
            """Which blocks chain c may have resident while h is at the head."""
            if c == own:
                behind = h != i and self.step(h)["priority"] == p
                return [(i, 0 if behind else self.step(i)["blocks"] - 1)]
            if c == self.steps[h][0]:
                return [(h, self.step(h)["blocks"] - 1)]
            return [(j, self.step(j)["blocks"]) for j in self.kernels() if self.steps[j][0] == c] or [(i, 0)]

        def pack(rows, have, left):
            return left == 0 or any(
                all(n <= v for n, v in zip(row, have)) and
                pack(rows[k:], [v - n for n, v in zip(row, have)], left - 1) for k, row in enumerate(rows))

        for h in heads:
            rows = blocked_sets(shapes, self.caps, [shapes.index(tuple(self.step(h)["need"]))])
            rows = [r for r in rows if not any(q != r and all(a <= b for a, b in zip(q, r)) for q in rows)]
            for chosen in itertools.product(*(choices(c, h) for c in range(len(self.chains)))):
                have = [0] * len(shapes)
                for j, n in chosen:
                    have[shapes.index(tuple(self.step(j)["need"]))] += n
                if pack(rows, have, self.sms):
                    return True
        return False

    def pending(self, i, finish, y):
        """R_i by what is pending at the activation: at most one job of every chain. finish[j]: from the
        nominal release to the end of step j."""
        me = self.step(i)
        if me["kind"] == "host":
            return me["wcet"]
        rivals = [j for j in range(len(self.steps)) if self.steps[j][0] != self.steps[i][0] and
                  self.step(j)["kind"] == me["kind"]]
        if me["kind"] == "copy":
            y, S, low = {j: F(1) for j in range(len(self.steps))}, 1, F(0)
            higher, same, supply, after = [], rivals, full, full
        else:
            S, low = self.sms, self.low(i, y, False)
            higher = [j for j in rivals if self.step(j)["priority"] < me["priority"]]
            same = [j for j in rivals if self.step(j)["priority"] == me["priority"]]
            supply, after = self.supply, self.supply_after
        by_chain = {}
        for j in same:
            c = self.steps[j][0]
            by_chain[c] = max(by_chain.get(c, 0), self.work(j, y, me.get("priority")))
        base = low + self.own(i, y) + sum(by_chain.values())
        L = F(0)
        chain = self.chains[self.steps[i][0]]
        limit = PENDING_MOST * chain["period"] + chain["jitter"] if chain["serial"] else chain["period"]
        if me["kind"] == "kernel" and y and self.has_room(i, y):
            return supply(me["wcet"])
        while True:
            W = base + sum(self.work(j, y, me["priority"]) * ceil_div(L + finish[j], self.chains[self.steps[j][0]]["period"])
                           for j in higher)
            if me["kind"] == "kernel" and y:
                W = self.in_wait(i, y, W, low, same)
            again = after(W / S)
            if again <= L:
                return supply(W / S + me["wcet"])
            L = again
            if L > limit:
                return None

    def in_wait(self, i, y, W, low, same):
        """Of W what there is time for: whichever own blocks, and kernels of other chains of the same and of
        lower priority, are resident all the time in place of being complete."""
        def of(j, waits, low=False):
            blocks = self.step(j)["blocks"] - waits
            resident = min(blocks, self.fit(j))
            return (resident if low else blocks) * self.step(j)["wcet"] * y[j], resident * y[j]

        def by_chain(steps, low=False):
            chains = {self.steps[j][0] for j in steps}
            return [tuple(map(max, zip(*(of(j, False, low) for j in steps if self.steps[j][0] == c)))) for c in chains]
        lower = by_chain([j for j in self.kernels() if self.step(j)["priority"] > self.step(i)["priority"]
                          and self.steps[j][0] != self.steps[i][0]], True)
        best = W
        for whole, items in ((W, []), (W - low + sum(a for a, _ in lower), lower)):
            items = items + by_chain(same) + [of(i, True)]
            for chosen in itertools.product((False, True), repeat=len(items)):
                stay = [item for item, stays in zip(items, chosen) if stays]
                rest = self.sms - sum(p for _, p in stay)
                if rest > 0:
                    best = min(best, self.sms * (whole - sum(a for a, _ in stay)) / rest)
        return best

    def ahead(self, d, L, y, lowest, waits, finish):
        """Kernels of chain d before those of a path that waits so often at its lowest priority."""
        T = self.chains[d]["period"]
        of = [j for j in self.kernels() if self.steps[j][0] == d and self.step(j)["priority"] <= lowest]
        jobs = {j: ceil_div(L + finish[j], T) for j in of}
        same = [self.work(j, y, lowest) for j in of if self.step(j)["priority"] == lowest
                for _ in range(min(jobs[j], waits))]
        total = sum(sorted(same, reverse=True)[:waits]) + sum(
            jobs[j] * self.work(j, y, lowest) for j in of if self.step(j)["priority"] < lowest)
        if y is None and of:  # a job takes all its time between its nominal release and its end
            job, end = F(sum(self.work(j, y, lowest) for j in of), self.sms), max(finish[j] for j in of)
            if min(job, end) <= T:
                n = (L + end - min(job, end)) // T + 1
                total = min(total, self.sms * max(n * job, (n + 1) * (L + end - n * T)))
        return total

    def path(self, c, k, m, finish):
        """The least by weights, one after the other, and so since the GPU was idle."""
        found = [self.path_by(c, k, m, finish, serial) for serial in (False, True)] + [self.since_idle(c, k, m, finish)]
        return min((v for v in found if v is not None), default=None)

    def begins(self, j, lowest, finish):
        """When kernel j is activated at the latest, or the first one that it follows without a gap."""
        d, s = self.steps[j]
        kernel = [step["kind"] == "kernel" and step["priority"] <= lowest for step in self.chains[d]["steps"]]
        while s and kernel[s - 1]:
            s -= 1
        first, chain = self.steps.index((d, 0)), self.chains[d]
        if s:
            return finish[first + s - 1]
        late = finish[first + len(chain["steps"]) - 1] - chain["period"] if chain["serial"] else 0
        return max(chain["jitter"], late)

    def arrived(self, of, c, earlier, y, lowest, finish):
        """Time of all jobs of these kernels in a window that begins where the GPU is idle."""
        total = F(0)
        for j in of:
            d = self.steps[j][0]
            late = self.begins(j, lowest, finish)
            total += self.work(j, None) / self.sms * (earlier if d == c else (y + late) // self.chains[d]["period"] + 1)
        return total

    def since_idle(self, c, k, m, finish):
        """The longest for any number of own jobs before the path since the GPU was idle."""
        kernels = [i for i, (d, s) in enumerate(self.steps) if d == c and (s <= k or m > 1) and
                   self.step(i)["kind"] == "kernel"]
        if not any(not self.has_room(i, self.weights(self.step(i)["priority"])) for i in kernels):
            return None
        chain, end = self.chains[c], finish[self.steps.index((c, len(self.chains[c]["steps"]) - 1))]
        if end > chain["jitter"] + chain["period"]:
            return None
        lowest, longest = max(self.step(i)["priority"] for i in kernels), F(0)
        of = [j for j in self.kernels() if self.step(j)["priority"] <= lowest]
        late = max(self.begins(j, lowest, finish) for j in of if self.steps[j][0] == c)
        for earlier in range(PENDING_MOST):
            ahead = max(earlier * self.chains[c]["period"] - late, F(0)) if earlier else F(0)
            y = F(-1)
            while earlier and y < ahead and self.arrived(of, c, earlier, max(y, F(0)), lowest, finish) > y:
                y = self.arrived(of, c, earlier, max(y, F(0)), lowest, finish)
            if earlier and y < ahead:
                return longest
            one = self.path_by(c, k, m, finish, True, lambda L: self.arrived(of, c, earlier, L + ahead, lowest, finish) - ahead)
            if one is None:
                return None
            longest = max(longest, one)
        return None

    def path_by(self, c, k, m, finish, serial, busy=None):
        """m jobs of chain c one after the other, the last one up to step k: a rival's job counts once,
        and of one priority at most one step of a chain each time the path waits."""
        own = [(i, m if s <= k else m - 1) for i, (d, s) in enumerate(self.steps) if d == c]
        last = [i for i, (d, s) in enumerate(self.steps) if d == c and s == k][0]
        kernels = [(i, n) for i, n in own if n and self.step(i)["kind"] == "kernel"]
        lowest = max((self.step(i)["priority"] for i, n in kernels), default=None)
        waiting = [i for i, n in kernels if not self.has_room(i, self.weights(self.step(i)["priority"]))]
        first = min((self.step(i)["priority"] for i in waiting), default=None)
        y = self.weights(lowest) if kernels and not serial else None
        rivals = [j for j, (d, s) in enumerate(self.steps) if d != c]

        def jobs(j, L):
            return ceil_div(L + finish[j], self.chains[self.steps[j][0]]["period"])

        def queued(js, w, times, L):
            """At most `times` steps of one chain, each at most as often as it has jobs: the dearest."""
            all_ = sorted((w(j) for j in js for _ in range(min(jobs(j, L), times))), reverse=True)
            return sum(all_[:times])

        def total(L):
            time = F(0)
            for i, n in own:
                if self.step(i)["kind"] != "kernel":
                    time += (n - (i == last)) * self.step(i)["wcet"]
            copies = sum(n for i, n in own if self.step(i)["kind"] == "copy")
            for d in range(len(self.chains)):
                js = [j for j in rivals if self.steps[j][0] == d and self.step(j)["kind"] == "copy"]
                time += queued(js, lambda j: self.step(j)["wcet"], copies, L)
            if not kernels:
                return time
            W = low = F(0)
            waits = 0
            for i, n in kernels:
                C = self.step(i)["wcet"]
                W += self.sms * (n - (i == last)) * C
                if i in waiting:
                    W += n * self.own(i, y)
                    low += n * self.low(i, y, False)
                    waits += n if self.step(i)["priority"] == lowest else 0
            ks = [j for j in rivals if waiting and self.step(j)["kind"] == "kernel"]
            if not serial:
                low = min(low, sum(jobs(j, L) * self.work(j, y) for j in ks if self.step(j)["priority"] > first))
            if busy:
                return time + (W + low) / self.sms + busy(L)
            W += low + sum(self.ahead(d, L, y, lowest, waits, finish) for d in range(len(self.chains))
                           if d != c and waiting)
            return time + W / self.sms

        L = F(0)
        while L <= 2 * PENDING_MOST * self.chains[c]["period"]:
            again = total(L)
            if again <= L:
                return L + self.step(last)["wcet"]
            L = again
        return None

    def finishes(self, c, R, finish):
        """From the nominal release of chain c to the end of each of its steps; None: no bound."""
        chain = self.chains[c]
        mine = [i for i, (d, s) in enumerate(self.steps) if d == c]
        T, J = chain["period"], chain["jitter"]
        took = []
        for k, i in enumerate(mine):
            options = [R[i] + (took[-1] if took else 0)]
            if self.step(i)["kind"] == "kernel" or self.step(i)["kind"] == "copy" and k > 0:
                options.append(self.path(c, k, 1, finish))
            took.append(min(o for o in options if o is not None))
        ends, all_, m = [J + t for t in took], took[-1], 1
        if not chain["serial"]:
            return ends if ends[-1] <= T else None
        while took[-1] > T and J + all_ > m * T:
            m += 1
            if m > PENDING_MOST:
                return None
            here = all_
            for k, i in enumerate(mine):
                options = [here + R[i], all_ + took[k]]
                if self.step(i)["kind"] != "host":
                    options.append(self.path(c, k, m, finish))
                here = min(o for o in options if o is not None)
                ends[k] = max(ends[k], J + here - (m - 1) * T)
            all_ = here
        return ends

    def window(self, i, R, y, self_carry):
        """R_i by the window that begins where nothing of this priority waits, one x after another."""
        me, S = self.step(i), self.sms
        J = self.jitters(R)
        T = [self.chains[c]["period"] for c, s in self.steps]
        ks = self.kernels()
        same = [j for j in ks if self.step(j)["priority"] == me["priority"]]
        higher = [j for j in ks if self.step(j)["priority"] < me["priority"]]
        low = self.low(i, y, True)
        fit = {j: self.sms * min(c // a for c, a in zip(self.caps, self.step(j)["need"]) if a) for j in ks}

        def count(j, x):
            w = self.work(j, y)
            carry = min(self.step(j)["blocks"], fit[j]) * self.step(j)["wcet"] * y[j]
            n = (x + J[j]) // T[j] + 1
            more = carry if (x + J[j]) % T[j] >= T[j] - R[j] and (j != i or self_carry) else 0
            return w * n + more

        best, x = F(0), F(0)
        longest = T[i] * 3
        points = {F(0)}
        for j in same:
            q = 0
            while q * T[j] <= longest + J[j] + T[j]:
                points |= {F(q * T[j] - J[j]), F(q * T[j] + T[j] - R[j] - J[j])}
                q += 1
        for x in sorted(v for v in points if 0 <= v <= longest):
            L = x
            while True:
                W = low - y[i] * me["wcet"] + sum(count(j, x) for j in same) + sum(count(j, L) for j in higher)
                again = max(x, self.supply_after(W / S))
                if again <= L:
                    break
                L = again
                if L > 4 * longest:
                    return None
            if L < x or (x > 0 and self.supply(W / S) < x):
                continue
            best = max(best, self.supply(W / S + me["wcet"]) - x)
        return best

    def bounds(self):
        """The least fixed point of R and of the finishes; None where some chain has no bound."""
        y = {p: self.weights(p) for p in {self.step(i)["priority"] for i in self.kernels()}}
        finish = [F(0)] * len(self.steps)
        while True:
            R = []
            for i in range(len(self.steps)):
                by = y.get(self.step(i).get("priority"))
                both = [self.pending(i, finish, by), self.pending(i, finish, None)] if by else [
                    self.pending(i, finish, by)]
                R.append(min((v for v in both if v is not None), default=None))
            if None in R:
                return None
            fresh = []
            for c in range(len(self.chains)):
                ends = self.finishes(c, R, finish)
                if ends is None:
                    return None
                fresh += ends
            if fresh == finish:
                return R, finish
            finish = fresh


# The simulator: integer time, one tick after another -----------------------------------------------

def simulate(system, rng, horizon, owns=None, lost=None):
    """Random releases, times, placement and ties. Longest response of each step, and of each chain;
    into `lost` the most jobs of each chain in a row that are dropped."""
    chains, caps, S = system.chains, system.caps, system.sms
    worst = [F(0)] * len(system.steps)
    ends = [F(0)] * len(chains)
    busy, behind = [False] * len(chains), [[] for _ in chains]
    taken, inbox = set(), {}                            # steps of pipelined chains, and who waits for them
    begun, ticks, ready = {}, [[] for _ in chains], [0] * len(chains)
    count, last_whole = [0] * len(chains), [-1] * len(chains)
    offset, number = [], 0
    for chain in chains:
        offset.append(number)
        number += len(chain["steps"])
    tight = rng.random() < 0.6
    together = rng.randint(0, horizon // 4)
    releases = []
    for c, chain in enumerate(chains):
        t = together + rng.choice([-1, 0, 0, 0, 1]) if rng.random() < 0.5 else rng.randint(0, chain["period"])
        t = max(t, 0)
        while t > chain["period"]:
            t -= chain["period"]
        last = 0
        while t < horizon:
            last = max(last, t + rng.choice([0, chain["jitter"], rng.randint(0, chain["jitter"])]))  # in order
            releases.append((last, t, rng.random(), c))
            t += chain["period"] + (0 if tight else rng.choice([0, 0, 1, rng.randint(0, chain["period"])]))
    releases.sort()
    free = [list(caps) for _ in range(S)]
    running = []                                        # [left, sm, job]
    queues, engine, engine_left = {}, [], 0
    hosts, on_cpu = [], {}
    full_times = rng.random() < 0.5

    def length(step):
        return step["wcet"] if full_times or rng.random() < 0.5 else rng.randint(1, step["wcet"])

    def activate(job, t):
        c, s, nominal = job["chain"], job["step"], job["nominal"]
        step = chains[c]["steps"][s]
        job.update(at=t, left=step.get("blocks", 1), inside=0, rank=rng.random())
        if step["kind"] == "kernel":
            queues.setdefault(step["priority"], []).append(job)
        elif step["kind"] == "copy":
            job["time"] = length(step)
            engine.append(job)
        else:
            time, section = length(step), step.get("section", 0)
            job.update(cpu=step.get("cpu"), rank=(-step.get("cpu_priority", 0), rng.random()))
            section = min(section, time)  # from so much left on to so much
            job["keeps"] = (time, time - section) if rng.random() < 0.5 else (section, 0)
            hosts.append([time, job])

    def complete(job, t):
        c, s = job["chain"], job["step"]
        i = offset[c] + s
        worst[i] = max(worst[i], F(t - job["at"]))
        if chains[c].get("pipelined"):
            taken.discard((c, s))
            if s + 1 == len(chains[c]["steps"]):
                ends[c] = max(ends[c], F(t - job["nominal"]))
                if lost is not None:
                    lost[c] = max(lost[c], job["number"] - last_whole[c] - 1)
                last_whole[c] = job["number"]
                return
        if s + 1 < len(chains[c]["steps"]):
            fresh.append({"chain": c, "step": s + 1, "nominal": job["nominal"], "number": job.get("number")})
        else:
            ends[c] = max(ends[c], F(t - job["nominal"]))
            busy[c] = bool(behind[c])
            if behind[c]:
                fresh.append({"chain": c, "step": 0, "nominal": behind[c].pop(0)})

    t, k = 0, 0
    while t < horizon or running or any(queues.values()) or engine or hosts:
        if t > 40 * horizon:
            return None
        fresh = []
        on = owns is None or owns(t - 1)
        if t and on:
            for r in running:
                r[0] -= 1
            for r in [r for r in running if r[0] == 0]:
                running.remove(r)
                step = chains[r[2]["chain"]]["steps"][r[2]["step"]]
                free[r[1]] = [v + a for v, a in zip(free[r[1]], step["need"])]
                r[2]["inside"] -= 1
                if r[2]["left"] == 0 and r[2]["inside"] == 0:
                    complete(r[2], t)
        if t and engine:
            engine[0]["time"] -= 1
            if engine[0]["time"] == 0:
                complete(engine.pop(0), t)
        for h in hosts:
            h[0] -= 1 if t and (h[1]["cpu"] is None or on_cpu.get(h[1]["cpu"]) is h) else 0
        for h in [h for h in hosts if h[0] == 0]:
            hosts.remove(h)
            complete(h[1], t)
        while k < len(releases) and releases[k][0] <= t:
            _, nominal, _, c = releases[k]
            if chains[c]["serial"] and not chains[c].get("pipelined") and busy[c]:
                behind[c].append(nominal)
            elif chains[c].get("begin"):
                ticks[c].append(nominal)
            else:
                fresh.append({"chain": c, "step": 0, "nominal": nominal, "number": count[c]})
                count[c] += 1
                busy[c] = True
            k += 1
        order = sorted(fresh, key=lambda job: job["nominal"])  # of one chain the earlier job first
        fresh = []
        for job in order:
            place = (job["chain"], job["step"])
            if not chains[job["chain"]].get("pipelined"):
                fresh.append(job)
                continue
            box = inbox.setdefault(place, [])
            before = chains[job["chain"]]["steps"][job["step"] - 1] if job["step"] else {}
            if before.get("drop") and len(box) >= before["capacity"]:
                box.pop(0)
            box.append(job)
        again = True
        while again:                                    # whoever can take a job does
            again = False
            for c, chain in enumerate(chains):
                if ticks[c] and not inbox.get((c, 0)) and t >= ready[c]:
                    ticks[c].pop(0)
                    inbox[c, 0] = [{"chain": c, "step": 0, "nominal": t, "number": count[c]}]
                    count[c] += 1
                    ready[c] = t + chain["period"]
                for s, step in enumerate(chain["steps"]):
                    full = step.get("capacity") and not step.get("drop") and (
                        begun.get((c, s), 0) - begun.get((c, s + 1), 0) >= step["capacity"])
                    if chain.get("pipelined") and inbox.get((c, s)) and (c, s) not in taken and not full:
                        taken.add((c, s))
                        begun[c, s] = begun.get((c, s), 0) + 1
                        fresh.append(inbox[c, s].pop(0))
                        again = True
        rng.shuffle(fresh)
        for job in fresh:
            activate(job, t)
        for cpu in {h[1]["cpu"] for h in hosts} - {None}:
            now = on_cpu.get(cpu)
            if not any(h is now for h in hosts) or not now[1]["keeps"][0] > now[0] > now[1]["keeps"][1]:
                on_cpu[cpu] = min((h for h in hosts if h[1]["cpu"] == cpu), key=lambda h: h[1]["rank"])
        if owns is None or owns(t):
            for p in sorted(queues):
                while queues[p]:
                    job = queues[p][0]
                    step = chains[job["chain"]]["steps"][job["step"]]
                    places = [m for m in range(S) if all(v >= a for v, a in zip(free[m], step["need"]))]
                    if not places:
                        break
                    m = rng.choice(places)
                    free[m] = [v - a for v, a in zip(free[m], step["need"])]
                    running.append([length(step), m, job])
                    job["left"] -= 1
                    job["inside"] += 1
                    if job["left"] == 0:
                        queues[p].pop(0)
                if queues[p]:
                    break
        t += 1
    return worst, ends


def random_system(rng, kinds=("kernel",), priorities=1, mixed=True, jitter=False, longest=3, shortest=15):
    caps = [rng.randint(2, 8), rng.randint(2, 8)]
    sms = rng.randint(1, 3)
    shapes = [[rng.randint(1, caps[0]), rng.randint(0, caps[1])] for _ in range(3 if mixed else 1)]
    chains = []
    for _ in range(rng.randint(2, 4)):
        steps, serial = [], rng.random() < 0.5  # then of one priority, since in one stream
        priority = rng.randrange(priorities)
        for _ in range(rng.randint(1, longest)):
            kind = rng.choice(kinds)
            step = {"kind": kind, "wcet": rng.randint(1, 5)}
            if kind == "kernel":
                step.update(blocks=rng.randint(1, 8), need=rng.choice(shapes),
                            priority=priority if serial else rng.randrange(priorities))
            else:
                step.update(blocks=1)
            steps.append(step)
        chains.append({"period": rng.randint(shortest, 120), "jitter": rng.randint(0, 5) if jitter else 0, "steps": steps,
                       "serial": serial})
    return System(chains, caps, sms)
