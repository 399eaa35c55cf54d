#!/usr/bin/env python3
"""Whole commands on small random scenarios of extreme values: which one is the slowest?

    tests/slowest.py GPURTA [SECONDS [SEED]]

Every command must end within twice its limit of about ten seconds of processor time, with an exit
status of ours, with nothing on standard output after a refusal, and without a partial file. Sanitized
builds are slower: GPURTA_SLOW says by how much. What fails is printed as the command and the file, or its
beginning."""

import json
import os
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time

LIMIT = 20.0  # seconds of processor time
MEMORY = 4 << 30  # bytes of address space
TIMES = ["0", "1", "2", "3", "5", "7", "1/3", "7/9", "0.1", "1e-9", "1e9", "1e18", "1e40", "1e400", "1e-400",
         "999999937", "1000000007", "1000003/1000033", "9223372036854775807", "4611686018427387904", "33", "100", "1.5ms",
         "250us", "1ns"]
COUNTS = [1, 1, 2, 3, 5, 16, 17, 255, 1024, 65535, 10**6, 2**31 - 1, 2**31, 2**63 - 1]
NAMES = ["a", "b", "k1", "=1+1", "<script>", "a\u0301", "x" * 200, "\U0001f600", "&amp;", "'\"", "0", "-", "a#1"]
COMMANDS = ["rta", "simulate", "bound", "edf", "runlist", "occupancy", "convert", "report", "partition", "sweep"]
FORMATS = ["scenario", "chains", "json", "perfetto", "sag", "sag-precedences", "examiner"]


class Maker:
    """A random scenario, and a command line for it."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.periodic = self.random.choice([0, 1, 1, 0.5])

    def chance(self, share):
        return self.random.random() < share

    def pick(self, values):
        return self.random.choice(values)

    def time(self):
        if self.chance(0.7):
            return str(self.random.randint(1, 60))
        return self.pick(TIMES)

    def count(self, most=64):
        return self.random.randint(1, most) if self.chance(0.8) else self.pick(COUNTS)

    def some(self, item, share, make):
        """item[key] = make() for some of the keys"""
        for key in make:
            if self.chance(share):
                item[key] = make[key]()

    def name(self, item):
        if self.chance(0.2):
            item["name"] = self.pick(NAMES)
        return item

    def kernel(self):
        item = {"blocks": self.count(), "wcet": self.time()}
        if self.chance(0.05):
            item["blocks"] = [self.count(), self.count(), self.count()]
        self.some(item, 0.97, {"threads": lambda: self.pick([32, 64, 128, 256, 512, 1024])})
        self.some(item, self.periodic, {"period": self.time})
        self.some(item, 0.2, {"deadline": self.time, "release": self.time,
                              "registers": lambda: self.random.randint(0, 255),
                              "shared_memory": lambda: self.pick([0, 1024, 16384, 49152, 98304]),
                              "stream": lambda: self.pick(["s", "s", "t", "t", "default"])})
        return self.name(item)

    def step(self, k):
        kind = self.pick(["kernel", "kernel", "copy", "host"])
        item = {kind: "abcdefgh"[k]}
        if kind == "kernel":
            item.update({"blocks": self.count(), "threads": self.pick([32, 128, 1024]), "wcet": self.time()})
        elif kind == "copy":
            item.update({"duration": self.time(), "direction": self.pick(["h2d", "d2h"])})
        else:
            item["wcet"] = self.time()
        self.some(item, 0.05, {"count": self.count, "bcet": self.time, "deadline": self.time,
                               "after": lambda: self.pick("abcdefgh"[:k + 1])})
        return item

    def chain(self, k):
        item = {"name": "c%d" % k, "period": self.time(), "steps": [self.step(i) for i in range(self.random.randint(1, 5))]}
        self.some(item, 0.3, {"jitter": self.time, "deadline": self.time, "stream": lambda: self.pick(["s", "t"])})
        return item

    def many(self):
        """Up to 100 chains of up to 50 steps, as they are in a file below 1 MB: at any load, of several priorities and footprints."""
        pick, number = self.pick, self.random.randint
        count, steps, load, mixed = number(5, 100), number(1, 50), pick([0.05, 0.3, 0.7, 1.5]), self.chance(0.3)
        shapes = [(pick([64, 128, 256, 512, 1024]), pick([0, 8192, 16384, 32768])) for _ in range(number(1, 8))]
        what = {"platform": {"base": "v100", "sms": number(2, 80)}, "chains": [], "streams": {}}
        for c in range(count):
            chain = {"name": "c%d" % c, "steps": []}
            for i in range(number(1, steps)):
                stream = "s%d_%d" % (c, i % 3 if mixed and count < 40 else 0)
                what["streams"].setdefault(stream, {"priority": -number(0, 7)})
                threads, memory = pick(shapes)
                chain["steps"].append({"kernel": "k%d" % i, "blocks": number(1, 80), "threads": threads, "stream": stream,
                                       "shared_memory": memory, "wcet": number(1, 99)})
            work = sum(step["blocks"] * step["threads"] * step["wcet"] for step in chain["steps"])
            chain["period"] = 1 + int(work * count / load / what["platform"]["sms"] / 2048)
            what["chains"].append(chain)
        return what

    def task(self, servers):
        item = {"wcet": self.time(), "period": self.time()}
        self.some(item, 0.3, {"deadline": self.time, "nonpreemptable": self.time, "timeslice": self.time,
                              "level": lambda: self.pick(["low", "medium", "high"])})
        self.some(item, 0.05, {"saturated": lambda: True})
        if servers and self.chance(0.3):
            item["server"] = self.pick(servers)
        return self.name(item)

    def scenario(self):
        pick, some = self.pick, self.some
        what = {}
        if self.chance(0.03):
            return self.many(), "chains"
        some(what, 0.3, {"time_unit": lambda: pick(["ns", "us", "ms", "s"])})
        if self.chance(0.97):
            what["platform"] = pick(["jetson-tx2", "h200", "v100", {"slots": self.count()},
                                     {"base": "jetson-orin-agx", "sms": self.count()}])
        kind = pick(["kernels", "kernels", "chains", "chains", "tasks", "tasks", "operations"])
        if kind == "kernels":
            what["kernels"] = [self.kernel() for _ in range(self.random.randint(1, 8))]
        elif kind == "operations":
            what["operations"] = [dict(self.kernel(), kernel="k%d" % i) for i in range(self.random.randint(1, 8))]
            for item in what["operations"]:
                item.pop("name", None)
        elif kind == "chains":
            what["chains"] = [self.chain(k) for k in range(self.random.randint(1, 4))]
            if self.chance(0.3):
                what["contexts"] = [{"name": "x", "level": "high", "timeslice": self.time()},
                                    {"name": "y", "level": "low", "saturated": True}]
                for chain in what["chains"]:
                    chain["context"] = "x"
        else:
            servers = []
            if self.chance(0.4):
                servers = ["s1", "s2"][:self.random.randint(1, 2)]
                what["servers"] = [{"name": s, "budget": self.time(), "period": self.time()} for s in servers]
            what["tasks"] = [self.task(servers) for _ in range(self.random.randint(1, 8))]
            some(what, 0.5, {"runlist": lambda: {"timeslice": self.time(), "switch_cost": self.time()},
                             "edf": lambda: {"overhead": self.time(), "latency": self.time()}})
        return what, kind

    def command(self, kind):
        usual = {"kernels": ["rta", "simulate", "bound", "occupancy", "report", "convert"],
                 "operations": ["simulate", "report", "convert"],
                 "chains": ["bound", "simulate", "report", "partition", "convert"],
                 "tasks": ["edf", "runlist", "report"]}[kind]
        name = self.pick(usual if self.chance(0.95) else COMMANDS)
        line = [name, "s.json"]
        times = self.time
        flags = {
            "rta": [["--trace"], ["--format", "csv"], ["--svg", "o.svg"], ["--svg", "o.svg", "--window", "1:" + times()],
                    ["--certificate", "c.json"], ["--decimal", "3"]],
            "simulate": [["--blocks"], ["--explain"], ["--svg", "o.svg"], ["--jobs", str(self.count())],
                         ["--until", times()], ["--policy", "round-robin"], ["--rules", "amert"],
                         ["--svg", "o.svg", "--window", times() + ":" + times()],
                         ["--jitter", times(), "--runs", str(self.random.randint(1, 50)), "--seed", "1"]],
            "bound": [["--sensitivity"], ["--search", str(self.random.randint(0, 300))], ["--svg", "o.svg"],
                      ["--explain"], ["--certificate", "c.json"], ["--threads", "2"]],
            "edf": [["--sensitivity"], ["--simulate"], ["--svg", "o.svg"], ["--explain"], ["--at", times()],
                    ["--horizon", times(), "--simulate"], ["--certificate", "c.json"]],
            "runlist": [["--simulate"], ["--explain"], ["--svg", "o.svg"],
                        ["--certificate", "c.json"], ["--until", times(), "--simulate"]],
            "occupancy": [["--format", "csv"]], "convert": [["--to", to] for to in FORMATS],
            "report": [], "partition": [["--svg", "o.svg"]], "sweep": []}[name]
        for flag in self.random.sample(flags, min(len(flags), self.random.randint(0, 3))):
            if flag[0] not in line:
                line += flag
        if "--format" not in line and name not in ("report", "convert") and self.chance(0.4):
            line += ["--format", self.pick(["json", "csv", "table"])]
        if name == "report":
            line += ["-o", "r.html"]
        return line


def bounded():
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if not os.environ.get("GPURTA_SLOW"):  # sanitizers reserve terabytes
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def told(what):
    text = json.dumps(what, ensure_ascii=False)
    return text if len(text) < 20000 else text[:2000] + " ... (%d more characters)" % (len(text) - 2000)


def judge(folder, end, limit, used):
    """What is wrong with a command that ended, or None."""
    left = sorted(set(os.listdir(folder)) - {"s.json"})
    if end is None or used > limit:
        return "%.1f s of processor time" % used
    if end.returncode not in (0, 1, 2, 3):
        return "exit status %d" % end.returncode
    if end.returncode >= 2 and end.stdout:
        return "standard output after a refusal"
    if end.returncode >= 2 and left:
        return "left behind: " + " ".join(left)
    for name in left:
        if name.endswith(".svg"):
            text = open(os.path.join(folder, name), encoding="utf-8").read()
            if re.search(r'="[^"]*\b(nan|inf)\b', text, re.I):
                return "NaN in a picture"
            import xml.dom.minidom
            xml.dom.minidom.parseString(text.encode())
    return None


def main():
    program = os.path.abspath(sys.argv[1])
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 60
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else int(os.environ.get("GPURTA_SEED", random.randrange(2**31)))
    slow = float(os.environ.get("GPURTA_SLOW", "1"))
    start, tried, worst, statuses, failures = time.time(), 0, (0, None, None), {}, 0
    while time.time() - start < seconds and failures < 10:
        maker = Maker(seed + tried)
        what, kind = maker.scenario()
        line = maker.command(kind)
        if slow > 1 and line[0] in ("bound", "report") and "--search" not in line:
            line += ["--search", "20"]  # a limit counts events, which take long there
        tried += 1
        folder = tempfile.mkdtemp()
        with open(os.path.join(folder, "s.json"), "w", encoding="utf-8") as file:
            json.dump(what, file, ensure_ascii=False)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        try:
            end = subprocess.run([program] + line, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                 stderr=subprocess.PIPE, timeout=LIMIT * slow * 20, preexec_fn=bounded)
        except subprocess.TimeoutExpired:
            end = None
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        statuses[end.returncode if end else "cut"] = statuses.get(end.returncode if end else "cut", 0) + 1
        if used > worst[0]:
            worst = (used, line, what)
        why = judge(folder, end, LIMIT * slow, used)
        if why:
            failures += 1
            print("FAILED: %s\n  gpurta %s\n  %s" % (why, " ".join(line), told(what)))
            if end and end.returncode not in (0, 1, 2, 3):
                print("  " + end.stderr.decode(errors="replace")[-1500:].replace("\n", "\n  "))
        shutil.rmtree(folder)
    print("%d commands, exit statuses %s, seed %d" % (tried, statuses, seed))
    if worst[1]:
        print("the slowest, %.2f s: gpurta %s\n%s" % (worst[0], " ".join(worst[1]), told(worst[2])))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
