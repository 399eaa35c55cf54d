#!/usr/bin/env python3
"""What people wait for, whole commands on large files: processor time, the least of some runs, and memory, each beside
a peer of the same run: the checker beside the analysis, many footprints beside one, a refusal beside the reading.

    bench_waits.py GPURTA [WORD...]      (./dev bench waits; WORD: only rows that have it)"""

import json
import os
import random
import resource
import subprocess
import sys
import tempfile

GPURTA, WORDS = os.path.abspath(sys.argv[1]), sys.argv[2:]
RUNS = int(os.environ.get("GPURTA_BENCH_RUNS", "3"))


def took(words, runs=RUNS):
    """(seconds, MB, exit status, what it printed) of the fastest run."""
    best = None
    for _ in range(runs):
        with tempfile.TemporaryFile() as out:
            child = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT)
            _, status, used = os.wait4(child.pid, 0)
            child.returncode = 0  # it has been waited for
            seconds = used.ru_utime + used.ru_stime
            if best is None or seconds < best[0]:
                out.seek(0)
                best = seconds, used.ru_maxrss / 1024, status >> 8, out.read().decode()
    return best


def row(name, words, peer, peer_words, runs=RUNS):
    """A line; the peer is run even where its name says that it is part of the row."""
    if WORDS and not any(word in name for word in WORDS):
        return
    beside = took(peer_words, runs)
    seconds, memory, status, said = took(words, runs)
    print("%-46s %8.3f s %6.0f MB, status %d   %s %.3f s, %.2f times" % (
        name, seconds, memory, status, peer, beside[0], seconds / max(beside[0], 1e-3)), flush=True)
    if status > 1:
        print("    " + said.strip().split("\n")[-1])


def chains(count, steps, footprints, load):
    """Chains of steps at 8 priorities, of so many footprints, at a load of a V100."""
    draw = random.Random(1)
    shapes = [(32 * draw.randint(1, 32), 1024 * draw.randint(0, 32)) for _ in range(footprints)]
    made, streams = [], {}
    for c in range(count):
        streams["s%d" % c] = {"priority": -draw.randint(0, 7)}
        own = []
        for i in range(steps):
            threads, memory = draw.choice(shapes)
            own.append({"kernel": "k%d" % i, "blocks": draw.randint(1, 80), "threads": threads, "stream": "s%d" % c,
                        "shared_memory": memory, "wcet": draw.randint(1, 99)})
        work = sum(step["blocks"] * step["threads"] * step["wcet"] for step in own)
        made.append({"name": "c%d" % c, "steps": own, "period": 1 + int(work * count / load / 80 / 2048)})
    return {"platform": "v100", "streams": streams, "chains": made}


def kernels(count):
    draw = random.Random(1)
    return {"platform": {"slots": 8}, "kernels": [{"blocks": draw.randint(1, 20), "wcet": draw.randint(1, 1000)} for _ in range(count)]}


def tasks(count, load, levels):
    draw = random.Random(1)
    made = []
    for _ in range(count):
        period = draw.randint(16000, 125000) * count
        made.append({"wcet": 1 + int(draw.random() * 2 * load * period / count), "period": period})
        if levels:
            made[-1]["level"] = draw.choice(["low", "medium", "high"])
        else:
            made[-1]["deadline"] = period - int(0.1 * draw.random() * period)
    return dict({"tasks": made}, **({"runlist": {"timeslice": 1, "switch_cost": 0}} if levels else {}))


def main():
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)

        def file(name, what):
            with open(name, "w", encoding="utf-8") as to:
                json.dump(what, to)
            return name

        def checked(name, analysis, what):
            made = [GPURTA, analysis, file("s.json", what), "--certificate", "c.json"]
            if not WORDS or any(word in name for word in WORDS):
                took(made, 1)
                row(name, [GPURTA, "verify", "s.json", "c.json"], "the analysis", made)

        def bounded(name, what, peer):
            row(name, [GPURTA, "bound", file("s.json", what), "--search", "0"], "of one footprint",
                [GPURTA, "bound", file("p.json", peer), "--search", "0"])

        checked("verify: rta, 4 kernels: its start", "rta", kernels(4))
        checked("verify: rta, 1,000 kernels", "rta", kernels(1000))
        checked("verify: rta, 10,000 kernels", "rta", kernels(10000))
        checked("verify: bound, 100 chains x 5", "bound", chains(100, 5, 8, 0.3))
        checked("verify: bound, 100 chains x 10", "bound", chains(100, 10, 8, 0.3))
        checked("verify: runlist, 100 tasks", "runlist", tasks(100, 0.3, True))
        checked("verify: edf, 200 tasks", "edf", tasks(200, 0.9, False))
        bounded("prices: 100 chains x 10, 256 footprints", chains(100, 10, 256, 0.3), chains(100, 10, 1, 0.3))
        bounded("fixed point: 100 chains x 10, 8 footprints", chains(100, 10, 8, 0.3), chains(100, 10, 1, 0.3))
        bounded("fixed point: 1 chain x 10,000", chains(1, 10000, 8, 0.3), chains(1, 10000, 1, 0.3))
        bounded("fixed point: 100 chains x 50, overloaded", chains(100, 50, 8, 1.5), chains(100, 50, 1, 1.5))
        periodic = [{"blocks": 3, "wcet": 5, "threads": 64, "period": 20}, {"blocks": 5, "wcet": 7, "threads": 128, "period": 33}]
        several = {"platform": "jetson-tx2", "kernels": periodic}
        many = {"platform": {"base": "jetson-orin-agx", "sms": 10**6}, "kernels": [
            {"blocks": 3 * 10**6, "wcet": 5, "threads": 64}, {"blocks": 5, "wcet": 7, "threads": 128}]}
        for name, what, words in (("simulate --jobs 100000", several, ["simulate", "s.json", "--jobs", "100000"]),
                                  ("simulate on 10^6 SMs", many, ["simulate", "s.json"]),
                                  ("runlist --simulate of 3,000 tasks", tasks(3000, 0.3, True), ["runlist", "s.json", "--simulate"])):
            file("s.json", what)
            row(name, [GPURTA] + words, "reading alone", [GPURTA, "convert", "--from", "examiner", "s.json"])
        row("200 starts of the command", ["sh", "-c", "for i in $(seq 200); do %s --version; done" % GPURTA], "of sh",
            ["sh", "-c", "for i in $(seq 200); do sh -c :; done"])


main()
