#!/usr/bin/env python3
"""Whole commands on random scenarios, small ones of extreme values and large ones: which one takes most?

    tests/slowest.py GPURTA [SECONDS [SEED]]

Every command, and the checker of a certificate that it wrote, must end within ten seconds of processor time
and a gigabyte, with an exit status of ours, with nothing on standard output after a refusal, and without a
partial file. A file has less than 1 MB. Sanitized builds are slower: GPURTA_SLOW says by how much. What fails
is printed as the command and the file, or its beginning. It ends 20 s after SECONDS at most; the command that
runs then is cut, and said to be undecided unless it took too long already."""

import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

LIMIT = 10.0  # seconds of processor time
MEMORY = 1 << 30  # bytes that were in memory at once
SPACE = 4 << 30  # bytes of address space, for the sake of the machine
TIMES = ["0", "1", "2", "3", "5", "7", "1/3", "7/9", "0.1", "1e-9", "1e9", "1e18", "1e40", "1e400", "1e-400",
         "999999937", "1000000007", "1000003/1000033", "9223372036854775807", "4611686018427387904", "33", "100", "1.5ms",
         "250us", "1ns"]
COUNTS = [1, 1, 2, 3, 5, 16, 17, 255, 1024, 65535, 10**6, 2**31 - 1, 2**31, 2**63 - 1]
NAMES = ["a", "b", "k1", "=1+1", "<script>", "a\u0301", "x" * 200, "\U0001f600", "&amp;", "'\"", "0", "-", "a#1"]
COMMANDS = ["rta", "simulate", "bound", "advise", "edf", "runlist", "occupancy", "convert", "report", "partition", "sweep"]
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
        """Up to 100 chains of up to 100 steps, as they are in a file below 1 MB: at any load, of several priorities and footprints."""
        pick, number = self.pick, self.random.randint
        count, steps, load, mixed = number(5, 100), number(1, pick([10, 50, 100])), pick([0.05, 0.3, 0.7, 1.5]), self.chance(0.3)
        shapes = [(32 * number(1, 32), pick([0, 8192, 16384, 32768])) for _ in range(pick([1, 8, 256]))]
        what = {"platform": {"base": "v100", "sms": number(2, 80)}, "chains": [], "streams": {}}
        for c in range(count):
            chain = {"name": "c%d" % c, "steps": []}
            for i in range(number(1, steps)):
                stream = "s%d_%d" % (c, i % 3 if mixed and count < 40 else 0)
                what["streams"].setdefault(stream, {"priority": -number(0, 7)})
                threads, memory = pick(shapes)
                chain["steps"].append({"kernel": "k%d" % i, "blocks": number(1, 80), "threads": threads, "stream": stream,
                                       "wcet": number(1, 99)})
                if memory:
                    chain["steps"][-1]["shared_memory"] = memory
            work = sum(step["blocks"] * step["threads"] * step["wcet"] for step in chain["steps"])
            chain["period"] = 1 + int(work * count / load / what["platform"]["sms"] / 2048)
            what["chains"].append(chain)
        return what

    def kernels(self):
        """Thousands of kernels, of one block or of large grids, one footprint or many, up to 10^6 SMs."""
        pick, number = self.pick, self.random.randint
        shapes = [32 * number(1, 32) for _ in range(pick([1, 1, 8]))]
        blocks, longest = pick([1, 50, 10**6]), pick([1, 100, 10**6])
        what = {"platform": pick(["h200", {"base": "v100", "sms": 10**6}, {"slots": pick([8, 4096])}]), "kernels": []}
        for i in range(pick([1000, 10000])):
            what["kernels"].append({"blocks": number(1, blocks), "wcet": number(1, longest), "threads": pick(shapes)})
        return what

    def tasks(self):
        """3 to 3,000 tasks, at any load."""
        pick, number = self.pick, self.random.randint
        count, load, longest = pick([3, 10, 20, 50, 200, 3000]), pick([0.3, 0.9, 0.99, 1.5]), pick([100, 10**9])
        what = {"tasks": [], "runlist": {"timeslice": pick([1, longest]), "switch_cost": pick([0, 1])}}
        for i in range(count):
            period = number(longest, 8 * longest) * count
            what["tasks"].append({"wcet": 1 + int(period * load / count * self.random.random() * 2), "period": period,
                                  "level": pick(["low", "medium", "high"])})
            if self.chance(0.5):
                what["tasks"][-1]["deadline"] = period - int(period * self.random.random() * pick([0.005, 0.5]))
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
        if self.chance(0.1):
            kind = pick(["chains", "kernels", "tasks"])
            return {"chains": self.many, "kernels": self.kernels, "tasks": self.tasks}[kind](), kind
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
                 "chains": ["bound", "advise", "simulate", "report", "partition", "convert"],
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
            "report": [], "advise": [["-o", "b.json"], ["--changes", "1"]], "partition": [["--svg", "o.svg"]], "sweep": []}[name]
        for flag in self.random.sample(flags, min(len(flags), self.random.randint(0, 3))):
            if flag[0] not in line:
                line += flag
        if "--format" not in line and name not in ("report", "convert") and self.chance(0.4):
            line += ["--format", self.pick(["json", "table"] if name == "advise" else ["json", "csv", "table"])]
        if name == "report":
            line += ["-o", "r.html"]
        return line


def bounded():
    os.setsid()  # what it started ends with it
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if not os.environ.get("GPURTA_SLOW"):  # sanitizers reserve terabytes
        resource.setrlimit(resource.RLIMIT_AS, (SPACE, SPACE))


def told(what):
    text = json.dumps(what, ensure_ascii=False)
    return text if len(text) < 20000 else text[:2000] + " ... (%d more characters)" % (len(text) - 2000)


class Run:
    """A command that ended, or was cut (then the status is None), and what it took."""

    def __init__(self, line, folder, seconds):
        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            child = subprocess.Popen(line, cwd=folder, stdin=subprocess.DEVNULL, stdout=out, stderr=err, preexec_fn=bounded)
            timer = threading.Timer(seconds, os.killpg, (child.pid, signal.SIGKILL))
            timer.start()
            _, status, used = os.wait4(child.pid, 0)
            timer.cancel()
            child.returncode = 0  # it has been waited for
            self.status = os.WEXITSTATUS(status) if os.WIFEXITED(status) else None
            self.seconds, self.memory = used.ru_utime + used.ru_stime, used.ru_maxrss * 1024
            out.seek(0)
            err.seek(0)
            self.stdout, self.stderr = out.read(), err.read()


def judge(folder, before, end, slow):
    """What is wrong with a command that ended, or None; files that were there before are none of its own."""
    left = sorted(set(os.listdir(folder)) - set(before))
    if end.seconds > LIMIT * slow:
        return "%.1f s of processor time" % end.seconds
    if end.memory > MEMORY and not os.environ.get("GPURTA_SLOW"):
        return "%d MB" % (end.memory >> 20)
    if end.status not in (0, 1, 2, 3):
        return "exit status %s" % end.status
    if end.status >= 2 and end.stdout:
        return "standard output after a refusal"
    if end.status >= 2 and left and left != ["c.json"]:
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
    start = time.time()
    last = start + seconds + 2 * LIMIT
    made, tried, worst, most, statuses, failures = 0, 0, (0, None, None), (0, None, None), {}, 0
    while time.time() - start < seconds and failures < 10:
        maker = Maker(seed + made)
        made += 1
        what, kind = maker.scenario()
        line = maker.command(kind)
        if slow > 1 and line[0] in ("bound", "report") and "--search" not in line:
            line += ["--search", "20"]  # a limit counts events, which take long there
        folder = tempfile.mkdtemp()
        with open(os.path.join(folder, "s.json"), "w", encoding="utf-8") as file:
            json.dump(what, file, ensure_ascii=False)
        lines = [line]
        if "--certificate" in line:
            lines.append(["verify", "s.json", "c.json"])
        for line in lines:
            if line[0] == "verify" and not os.path.exists(os.path.join(folder, "c.json")):
                continue
            tried += 1
            before = os.listdir(folder)
            end = Run([program] + line, folder, min(LIMIT * slow * 20, last - time.time()))
            for _ in range(2):  # other programs add to processor time
                if end.seconds > LIMIT * slow and time.time() + end.seconds < last:
                    end = min(end, Run([program] + line, folder, last - time.time()), key=lambda run: run.seconds)
            if end.status is None and time.time() >= last and end.seconds <= LIMIT * slow:
                print("undecided when the time was over, after %.1f s: gpurta %s\n  %s" % (end.seconds, " ".join(line), told(what)))
                break
            statuses[end.status] = statuses.get(end.status, 0) + 1
            worst = max(worst, (end.seconds, line, what), key=lambda w: w[0])
            most = max(most, (end.memory >> 20, line, what), key=lambda w: w[0])
            # a certificate that has a run of many blocks is an input of verify above 1 MB
            size = os.path.getsize(os.path.join(folder, "c.json")) / 1e6 if line[0] == "verify" else 1
            why = judge(folder, before, end, slow * max(1, size))
            if why:
                failures += 1
                print("FAILED: %s\n  gpurta %s\n  %s" % (why, " ".join(line), told(what)), flush=True)
                if end.status not in (0, 1, 2, 3):
                    print("  " + end.stderr.decode(errors="replace")[-1500:].replace("\n", "\n  "))
        shutil.rmtree(folder)
    print("%d commands, exit statuses %s, seed %d" % (tried, statuses, seed))
    if worst[1]:
        print("the slowest, %.2f s: gpurta %s\n%s" % (worst[0], " ".join(worst[1]), told(worst[2])))
        print("the largest, %d MB: gpurta %s\n%s" % (most[0], " ".join(most[1]), told(most[2])))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
