#!/usr/bin/env python3
"""The bounds of `gpurta bound` against the literal formulas, and both against the slow simulator.

    check_bound.py COMMAND
"""
import json
import os
import random
import subprocess
import sys

from bound import F, System, random_system, simulate


def scenario(system):
    """A system of plain slots as the command reads it."""
    chains, streams = [], {}
    for c, chain in enumerate(system.chains):
        steps = []
        for s, step in enumerate(chain["steps"]):
            if step["kind"] == "kernel":
                stream = "s{}".format(c) if chain["serial"] else "s{}-{}".format(c, s)
                streams[stream] = {"priority": step["priority"]}
                steps.append({"kernel": "k{}x{}".format(c, s), "blocks": step["blocks"], "wcet": step["wcet"],
                              "stream": stream})
            elif step["kind"] == "copy":
                steps.append({"copy": "k{}x{}".format(c, s), "duration": step["wcet"]})
            else:
                steps.append({"host": "k{}x{}".format(c, s), "wcet": step["wcet"]})
        chains.append({"name": "chain{}".format(c), "period": chain["period"], "jitter": chain["jitter"],
                       "steps": steps})
        if chain["serial"]:
            chains[-1]["stream"] = "s{}".format(c)
    return json.dumps({"platform": {"slots": system.caps[0]}, "streams": streams, "chains": chains})


def main():
    seed = int(os.environ.get("GPURTA_SEED", random.randrange(2**31)))
    count = max(1, int(60 * float(os.environ.get("GPURTA_TEST_SCALE", "1"))))
    rng = random.Random(seed)
    print("GPURTA_SEED={}".format(seed))
    compared = late = 0
    for _ in range(count):
        kinds = rng.choice([("kernel",), ("kernel", "copy", "host")])
        system = random_system(rng, kinds, rng.choice([1, 2, 3]), False, rng.random() < 0.5,
                               shortest=rng.choice([3, 15]))
        slots = rng.randint(1, 6)
        chains = system.chains
        for chain in chains:
            for step in chain["steps"]:
                if step["kind"] == "kernel":
                    step["need"] = [1]
            kept = {"one" if s["kind"] == "copy" else k for k, s in enumerate(chain["steps"]) if s["kind"] != "host"}
            chain["serial"] = chain["serial"] or len(kept) < 2  # copies without a stream have the chain's own
        system = System(chains, [slots], 1)
        run = subprocess.run([sys.argv[1], "bound", "-", "--search", "0", "--format", "json"],
                             input=scenario(system), stdout=subprocess.PIPE, universal_newlines=True)
        result = json.loads(run.stdout)
        bounds = [step["bound"] for chain in result["chains"] for step in chain["steps"]]
        found = system.bounds()
        if found is None:  # some chain has none: the command may still bound others
            assert any(b is None for b in bounds), scenario(system)
            continue
        R, finish = found
        assert [None if b is None else F(b) for b in bounds] == R, (scenario(system), bounds, R)
        total = [finish[max(i for i, (d, _) in enumerate(system.steps) if d == c)] for c in range(len(chains))]
        assert [F(chain["bound"]) for chain in result["chains"]] == total, (scenario(system), total)
        compared += 1
        late += sum(t > chain["period"] for t, chain in zip(total, chains))
        worst, ends = simulate(system, rng, 100)
        assert all(w <= r for w, r in zip(worst, R)), scenario(system)
        assert all(w <= t for w, t in zip(ends, total)), scenario(system)
    print("{} systems, {} compared, {} chains longer than their period".format(count, compared, late))
    assert compared > 0


if __name__ == "__main__":
    main()
