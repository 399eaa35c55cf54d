#!/usr/bin/env python3
"""resident_witness.py GPURTA: random systems with streams, priorities, after, the NULL stream, copies, partitions, carve-outs, local
memory and few places for grids. Of each that hangs the scenario of --witness is played by `gpurta simulate`, in which a kernel of the
group must wait until others end, and as many blocks must be resident as the command says. GPURTA_SEED, GPURTA_TEST_SCALE."""
import json
import os
import random
import subprocess
import sys
import tempfile
from fractions import Fraction

NEVER = 1000000


def scenario(rng):
    newer, parts = rng.random() < 0.6, rng.random() < 0.3
    platform = {"base": rng.choice(["cc-7.5", "cc-8.0", "cc-9.0"]) if newer else "cc-6.0", "sms": 2 * rng.randint(1, 3)}
    if newer and rng.random() < 0.3:
        platform["resident_grids"] = rng.randint(1, 4)
    s = {"platform": platform, "operations": [], "streams": {}}
    if parts:
        s["partitions"] = [{"name": "p", "sms": 2}, {"name": "q", "sms": platform["sms"]}]
        platform["sms"] += 2
    names = ["s%d" % i for i in range(rng.randint(1, 4))]
    for name in names:
        s["streams"][name] = {"priority": rng.choice(["low", "low", "high"]), "blocking": rng.random() < 0.6}
    for i in range(rng.randint(2, 6)):
        name = "k%d" % i
        if rng.random() < 0.2:
            o = {"copy": name, "duration": 1}
        else:
            o = {"kernel": name, "blocks": rng.randint(1, 6), "threads": 32 * rng.randint(1, 32), "wcet": 1}
            if rng.random() < 0.5:
                o["shared_memory"] = "%dKiB" % rng.randint(1, 40)
            if newer and rng.random() < 0.15:
                o["local_memory"] = 256 * rng.randint(1, 2)
            if newer and rng.random() < 0.3:
                o["carveout"] = rng.choice([0, 50, 100])
            if parts:
                o["partition"] = rng.choice(["p", "q", "q"])
        if rng.random() < 0.6:
            o["stream"] = rng.choice(names + ["default"])
        if i and rng.random() < 0.2:
            other = "k%d" % rng.randrange(i)
            o["after"] = other if rng.random() < 0.5 else [other]
        s["operations"].append(o)
    kernels = [o["kernel"] for o in s["operations"] if "kernel" in o]
    s["resident"] = [{"name": "g", "kernels": [k for i, k in enumerate(kernels) if i == 0 or rng.random() < 0.6]}]
    return s, bool(kernels)


def ask(command, text):
    run = subprocess.run(command, input=text, stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True)
    return run.returncode, run.stdout, run.stderr


def try_one(gpurta, rng, file):
    """The cause of a hang whose witness was played, "-" where it is not simulated; None: no hang."""
    s, kernels = scenario(rng)
    code, out, said = ask([gpurta, "resident", "-", "--format", "json", "--witness", file], json.dumps(s))
    if not kernels or code == 2:  # a kernel that cannot launch, groups that wait for each other
        return None
    found = json.loads(out)
    if found["verdict"] != "hangs":
        return None
    witness, group = found["witness"], s["resident"][0]["kernels"]
    with open(file) as f:
        played = json.load(f)["operations"]
    assert [o.get("kernel") or o["copy"] for o in played] == [o["name"] for o in witness["order"]], (s, played)
    code, out, _ = ask([gpurta, "simulate", file, "--blocks", "--format", "json"], "")
    assert code == 0, (s, code)
    late = {}
    for o, row in zip(witness["order"], json.loads(out)["operations"]):
        starts = [Fraction(b[1]) for b in row.get("blocks") or []]
        late[o["name"]] = any(t >= NEVER for t in starts)
        if o["name"] in group and witness["simulated"]:
            assert sum(t < NEVER for t in starts) == o["resident"], (s, o)
    hangs = late[witness["waits"]] and any(late.get(k, True) for k in group)
    assert hangs == witness["simulated"] or witness["cause"] == "space", (s, witness)
    assert hangs or not witness["simulated"], (s, witness)
    assert witness["simulated"] == ("without the hang" not in said), said
    return witness["cause"] if witness["simulated"] else "- " + witness["cause"]


def main():
    seed = int(os.environ.get("GPURTA_SEED") or random.SystemRandom().randrange(1 << 30))
    count = max(4, int(150 * float(os.environ.get("GPURTA_TEST_SCALE") or 1)))
    rng, found = random.Random(seed), {}
    print("GPURTA_SEED=%d, %d systems" % (seed, count))
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(count):
            cause = try_one(sys.argv[1], rng, os.path.join(folder, "hang.json"))
            found[cause] = found.get(cause, 0) + 1
    print("witnesses by cause (-: not simulated; None: no hang): %s" % found)


if __name__ == "__main__":
    main()
