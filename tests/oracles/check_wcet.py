#!/usr/bin/env python3
"""Tables of wcet (doc/model.md, "Times by size and mode") against the same file with the times filled in, which are looked up
here, and the divisions of `gpurta partition` with tables against all of them.

    check_wcet.py COMMAND
"""
import itertools
import json
import os
import random
import subprocess
import sys

SEED = int(os.environ.get("GPURTA_SEED", "16"))
SCALE = float(os.environ.get("GPURTA_TEST_SCALE", "1"))
COMMAND = sys.argv[1]


def run(what, scenario, *options):
    done = subprocess.run([COMMAND, what, "-", "--format", "json"] + list(options), input=json.dumps(scenario),
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True)
    if done.returncode not in (0, 1, 2):
        sys.exit("{}: {}\n{}".format(done.returncode, json.dumps(scenario), done.stderr))
    return json.loads(done.stdout) if done.stdout else None


def look_up(wcet, sms, mode):
    """The time, or None: it is not given."""
    if isinstance(wcet, dict) and "mode" in wcet:
        wcet = wcet["mode"][mode]
    if not isinstance(wcet, dict):
        return wcet
    sizes = {int(size): time for size, time in wcet["sms"].items()}
    below = [size for size in sizes if size <= sms]
    above = [size for size in sizes if size >= sms]
    return max(sizes[max(below)], sizes[min(above)]) if below and above else None


def random_table(rng, sms):
    def sizes():
        found = sorted(rng.sample(range(1, sms + 1), rng.randint(1, min(3, sms))))
        if rng.random() < 0.6:
            found = sorted({1, sms} | set(found))
        times = [rng.randint(1, 9) for _ in found]
        if rng.random() < 0.3:
            times.sort(reverse=True)
        return {"sms": {str(size): time for size, time in zip(found, times)}}
    if rng.random() < 0.5:
        return sizes()
    return {"mode": {mode: sizes() if rng.random() < 0.7 else rng.randint(1, 9) for mode in ("slow", "fast")}}


def kernel(rng, sms):
    return {"blocks": rng.randint(1, 9), "threads": 32 * rng.randint(1, 4), "wcet": random_table(rng, sms)}


def filled(item, sms, mode):
    return dict(item, wcet=look_up(item["wcet"], sms, mode))


def platform(sms):
    return {"base": "cc-6.2", "sms": sms, "blocks_per_sm": 4, "rules": "amert"}


def by_mode(items, rng):
    return {"mode": rng.choice(["slow", "fast"])} if any("mode" in item["wcet"] for item in items) else {}


def same_times(rng):
    """rta, simulate and bound of one GPU."""
    sms = rng.randint(1, 8)
    kernels = [dict(kernel(rng, sms), name="k{}".format(i), period=rng.randint(40, 90), release=rng.randint(0, 9))
               for i in range(rng.randint(1, 3))]
    head = dict(by_mode(kernels, rng), platform=platform(sms))
    plain = [filled(item, sms, head.get("mode")) for item in kernels]
    given = all(item["wcet"] is not None for item in plain)
    for what in ("rta", "simulate", "bound"):
        options = ["--search", "5"] if what == "bound" else []
        found = run(what, dict(head, kernels=kernels), *options)
        wanted = run(what, {"platform": platform(sms), "kernels": plain}, *options) if given else None
        for result in (found, wanted):
            if result:
                result.pop("made_by", None)
        if found != wanted:
            sys.exit("seed {}: {} differs: {}".format(SEED, what, json.dumps(dict(head, kernels=kernels))))
    return given


def divisions(rng):
    """All divisions of a small GPU, each by `gpurta bound` with the times filled in."""
    sms, parts, copies, tables = rng.randint(2, 6), 2, rng.random() < 0.4, rng.random() < 0.7
    chains = []
    for i in range(rng.randint(2, 3)):
        period = rng.randint(10, 60)
        steps = [dict(kernel(rng, sms), kernel="k")]
        if not tables:
            steps[0]["wcet"] = rng.randint(1, 9)
        if copies:
            steps.append({"copy": "c", "duration": rng.randint(1, 6)})
        chains.append({"name": "c{}".format(i), "period": period, "partition": "p{}".format(i % parts), "steps": steps,
                       "release": "periodic"})
    paths = {}
    if rng.random() < 0.5:
        through = rng.sample(chains, 2)
        around = sum(chain["period"] for chain in through)
        paths = {"paths": [{"name": "path", "through": [chain["name"] for chain in through],
                            "deadline": around + rng.randint(around // 8, around * 3 // 4)}]}
    head = dict(by_mode([chain["steps"][0] for chain in chains if tables], rng), platform=platform(sms),
                queues=rng.choice(["separate", "shared"]), **paths)
    names = ["p{}".format(i) for i in range(parts)]
    fits = set()
    for sizes in itertools.product(range(1, sms + 1), repeat=parts):
        if sum(sizes) > sms:
            continue
        plain = [dict(chain, steps=[filled(chain["steps"][0], sizes[int(chain["partition"][1])], head.get("mode"))] +
                      chain["steps"][1:]) for chain in chains]
        if any(chain["steps"][0]["wcet"] is None for chain in plain):
            continue
        result = run("bound", dict(platform=platform(sms), queues=head["queues"], chains=plain, partitions=[
            {"name": name, "sms": size} for name, size in zip(names, sizes)], **paths), "--search", "0")
        if all(one["verdict"] == "schedulable" for one in result["chains"] + result.get("paths", [])):
            fits.add(sizes)
    result = run("partition", dict(head, chains=chains, partitions=[{"name": name} for name in names]), "--search", "0")
    cost = lambda sizes: (sum(sizes), max(sizes))
    wanted = {sizes for sizes in fits if cost(sizes) == min(map(cost, fits))}
    kept = {tuple(size["sms"] for size in division["sizes"]) for division in result["divisions"]}
    if not result["complete"] or kept != wanted:
        sys.exit("seed {}: {} where {} fit: {}".format(SEED, kept, wanted, json.dumps(dict(head, chains=chains))))
    COUNTED["paths"] += bool(paths and fits)
    COUNTED["culprits"] += bool((result["culprit"] or {}).get("path"))
    return bool(fits)


COUNTED = {"paths": 0, "culprits": 0}
rng = random.Random(SEED)
print("GPURTA_SEED={}".format(SEED))
some = [sum(test(rng) for _ in range(max(1, int(count * SCALE)))) for test, count in ((same_times, 60), (divisions, 40))]
print("{} files with the same answers, {} with divisions; of those with paths {}, and {} where a path is what does not "
      "fit".format(*some + list(COUNTED.values())))
if SCALE >= 1 and (min(some) < 10 or not COUNTED["paths"]):
    sys.exit("too few systems that show anything")
