#!/usr/bin/env python3
"""The bounds of `gpurta bound` against the literal formulas, and both against the slow simulator;
against the form with a window (doc/bound.md, "Against the form with a window"), and with several
footprints against weights that need no blocked sets.

    check_bound.py COMMAND
    check_bound.py --save COUNT SEED    prints systems with their bounds by the formulas: tests/data/bound.jsonl
"""
import json
import os
import random
import subprocess
import sys

from bound import F, System, blocked_sets, random_system, simulate, total_weights


def scenario(system):
    """A system as the command reads it: plain slots, or threads and shared memory."""
    chains, streams = [], {}
    for c, chain in enumerate(system.chains):
        steps = []
        for s, step in enumerate(chain["steps"]):
            if step["kind"] == "kernel":
                own = chain.get("pipelined") or not chain["serial"]
                stream = "s{}-{}".format(c, s) if own else "s{}".format(c)
                streams[stream] = {"priority": step["priority"]}
                steps.append({"kernel": "k{}x{}".format(c, s), "blocks": step["blocks"], "wcet": step["wcet"],
                              "stream": stream})
                if len(system.caps) > 1:
                    steps[-1].update(threads=32 * step["need"][0], shared_memory=1024 * step["need"][1])
            elif step["kind"] == "copy":
                steps.append({"copy": "k{}x{}".format(c, s), "duration": step["wcet"]})
            else:
                steps.append({"host": "k{}x{}".format(c, s), "wcet": step["wcet"]})
                if step.get("cpu"):
                    steps[-1].update(cpu=step["cpu"], priority=step["cpu_priority"], nonpreemptable=step["section"])
        chains.append({"name": "chain{}".format(c), "period": chain["period"], "jitter": chain["jitter"],
                       "steps": steps})
        if chain.get("pipelined"):
            chains[-1]["overlap"] = "pipelined"
        elif chain["serial"]:
            chains[-1]["stream"] = "s{}".format(c)
    platform = {"slots": system.caps[0]}
    if len(system.caps) > 1:
        platform = {"base": "jetson-tx2", "sms": system.sms, "threads_per_sm": 32 * system.caps[0],
                    "shared_memory_per_sm": 1024 * system.caps[1]}
    return json.dumps({"platform": platform, "streams": streams, "chains": chains,
                       "cpus": [{"name": "cpu0"}, {"name": "cpu1"}]})


def bounds_of(command, system):
    """Of every step, and the chains, by the command."""
    run = subprocess.run([command, "bound", "-", "--search", "0", "--format", "json"],
                         input=scenario(system), stdout=subprocess.PIPE, universal_newlines=True)
    chains = json.loads(run.stdout)["chains"]
    bounds = [step["bound"] for chain in chains for step in chain["steps"]]
    return [None if b is None else F(b) for b in bounds], chains


class Window:
    """How the form with a window compares, of systems of kernels whose jobs never wait for each other."""

    def __init__(self):
        self.steps = self.lower = 0
        self.most = F(1)

    def compare(self, system, R, total):
        if any(step["kind"] != "kernel" for chain in system.chains for step in chain["steps"]) or any(
                t > chain["period"] for t, chain in zip(total, system.chains)):
            return
        for i, r in enumerate(R):
            own = system.step(i)["priority"]
            window = system.window(i, R, system.weights(own), True)
            self.steps += 1
            if window is not None and window < r:
                assert any(system.step(j)["priority"] < own for j in system.kernels()), scenario(system)
                self.lower += 1
                self.most = max(self.most, r / window)


def alone(system, i):
    """Whether nothing can be ahead of the only block of i."""
    return system.step(i)["blocks"] == 1 and all(c == system.steps[i][0] for c, _ in system.steps)


def footprints(command, rng, count):
    """Systems of several footprints, by weights that are sums of shares: every blocked set costs at least
    1 by them, and no run is longer than what they give, nor than the command's bound."""
    steps = below = room = known = 0
    for _ in range(count):
        system = random_system(rng, ("kernel",), rng.choice([1, 2]), True, False, rng.choice([1, 2]), 30)
        for chain in system.chains:
            chain["serial"] = chain["serial"] or len(chain["steps"]) == 1
        needs = [system.step(i)["need"] for i in system.kernels()]
        waiting = range(len(needs))
        y = total_weights(needs, system.caps, waiting)
        for row in blocked_sets(needs, system.caps, waiting):
            assert sum(n * p for n, p in zip(row, y)) >= 1, (needs, system.caps)
        by_totals = System(system.chains, system.caps, system.sms, weight=total_weights).bounds()
        bounds, _ = bounds_of(command, system)
        worst, _ = simulate(system, rng, 100)
        for i, (w, b) in enumerate(zip(worst, bounds)):
            assert b is None or w <= b, (scenario(system), i, w, b)
            if None not in bounds:
                waits = system.may_wait(i)
                assert not waits or b > system.step(i)["wcet"] or alone(system, i), (scenario(system), i)
                room += not waits
                known += not waits and b == system.step(i)["wcet"]
            if by_totals:
                assert w <= by_totals[0][i], (scenario(system), i, w)
                steps += 1
                below += b is None or by_totals[0][i] < b
    print("several footprints: {} steps, {} lower by sums of shares; {} always find room, {} by weights".format(
        steps, below, room, known))


def join_streams(chain):
    """Copies without a stream have the chain's own."""
    kept = {"one" if s["kind"] == "copy" else k for k, s in enumerate(chain["steps"]) if s["kind"] != "host"}
    chain["serial"] = chain["serial"] or len(kept) < 2


def pipelines(command, rng, count):
    """Chains some of which are pipelined: no run is longer than its bound."""
    late, ratios = 0, []
    for _ in range(count):
        system = random_system(rng, ("kernel", "kernel", "copy", "host"), rng.choice([1, 1, 2, 3]), True,
                               rng.random() < 0.5, 4, 30)
        for chain in system.chains:
            chain["pipelined"] = rng.random() < 0.7
            if chain["pipelined"] and rng.random() < 0.6:
                chain["period"] = rng.randint(6, 40)
            join_streams(chain)
        bounds, result = bounds_of(command, system)
        ends = [F(0)] * len(system.chains)
        for _ in range(4):
            worst, some = simulate(system, rng, 300) or ([], [])
            assert all(b is None or w <= b for w, b in zip(worst, bounds)), (scenario(system), worst, bounds)
            ends = [max(a, b) for a, b in zip(ends, some or ends)]
        for chain, own, end in zip(result, system.chains, ends):
            assert chain["bound"] is None or end <= F(chain["bound"]), (scenario(system), chain["name"], end)
            if chain["bound"] and own["pipelined"] and end:
                late += end > own["period"]
                ratios.append(F(chain["bound"]) / end)
    ratios.sort()
    print("pipelines: {} chains with a bound, {} with frames in flight; bound / observed {:.2f} in the median".format(
        len(ratios), late, float(ratios[len(ratios) // 2]) if ratios else 0))
    assert ratios or count < 30


def plain_system(rng):
    """A system of one footprint, on slots."""
    kinds = rng.choice([("kernel",), ("kernel", "copy", "host")])
    system = random_system(rng, kinds, rng.choice([1, 2, 3]), False, rng.random() < 0.5,
                           shortest=rng.choice([3, 15]))
    slots = rng.randint(1, 6)
    chains = system.chains
    for chain in chains:
        for step in chain["steps"]:
            if step["kind"] == "kernel":
                step["need"] = [1]
        join_streams(chain)
    return System(chains, [slots], 1)


def save(count, rng):
    while count:
        system = plain_system(rng)
        found = system.bounds()
        if not found:
            continue
        R, finish = found
        last = [max(i for i, (d, _) in enumerate(system.steps) if d == c) for c in range(len(system.chains))]
        print('{{"scenario": {}, "expect": {}}}'.format(scenario(system), json.dumps(
            {"steps": [str(r) for r in R], "chains": [str(finish[i]) for i in last]})))
        count -= 1


def main():
    if sys.argv[1] == "--save":
        return save(int(sys.argv[2]), random.Random(int(sys.argv[3])))
    seed = int(os.environ.get("GPURTA_SEED", random.randrange(2**31)))
    count = max(1, int(60 * float(os.environ.get("GPURTA_TEST_SCALE", "1"))))
    rng = random.Random(seed)
    print("GPURTA_SEED={}".format(seed))
    compared = late = 0
    window = Window()
    for _ in range(count):
        system = plain_system(rng)
        chains = system.chains
        bounds, result = bounds_of(sys.argv[1], system)
        found = system.bounds()
        if found is None:  # some chain has none: the command may still bound others
            assert any(b is None for b in bounds), scenario(system)
            continue
        R, finish = found
        assert bounds == R, (scenario(system), bounds, R)
        total = [finish[max(i for i, (d, _) in enumerate(system.steps) if d == c)] for c in range(len(chains))]
        assert [F(chain["bound"]) for chain in result] == total, (scenario(system), total)
        compared += 1
        window.compare(system, R, total)
        late += sum(t > chain["period"] for t, chain in zip(total, chains))
        worst, ends = simulate(system, rng, 100)
        assert all(w <= r for w, r in zip(worst, R)), scenario(system)
        assert all(w <= t for w, t in zip(ends, total)), scenario(system)
    print("{} systems, {} compared, {} chains longer than their period".format(count, compared, late))
    print("with a window: {} steps, {} lower, by a factor of {:.2f} at most".format(
        window.steps, window.lower, float(window.most)))
    footprints(sys.argv[1], rng, max(1, count // 3))
    pipelines(sys.argv[1], rng, count)
    assert compared > 0 or count < 30


if __name__ == "__main__":
    main()
