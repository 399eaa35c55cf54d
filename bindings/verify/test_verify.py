#!/usr/bin/env python3
"""The checker accepts every certificate that the command writes, and none whose claim is false.

Mutations of true certificates (numbers, words, order, missing rows, other scenarios): what is accepted
must be true by an evaluation that shares nothing with the checker nor with the library: blocks placed one
by one, every deadline looked at, the Host run turn by turn. GPURTA_TEST_SCALE=100 tries 10^4 of each kind.
"""
import ast
import hashlib
import importlib.machinery
import importlib.util
import json
import math
import os
import pathlib
import pickle
import random
import re
import subprocess
import sys
import tempfile
import unittest
from fractions import Fraction

HERE = pathlib.Path(__file__).resolve().parent
DOCUMENTATION = HERE.parent.parent / "doc"
CHECKER = HERE / "gpurta-verify"
COMMAND = os.environ["GPURTA_COMMAND"].split()
SCALE = float(os.environ.get("GPURTA_TEST_SCALE", "1"))
SEED = int(os.environ.get("GPURTA_SEED", random.SystemRandom().randrange(1 << 32)))


def scaled(count):
    return max(1, int(count * SCALE))


def load_checker():
    loader = importlib.machinery.SourceFileLoader("gpurta_verify", str(CHECKER))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("gpurta_verify", loader))
    sys.dont_write_bytecode = True
    loader.exec_module(module)
    return module


checker = load_checker()


def run(*args, text=None):
    return subprocess.run([*COMMAND, *args], input=text, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          encoding="utf-8")


def certify(command, text, *args):
    """Scenario and certificate as the checker reads them, and the result; None: no certificate of that."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "certificate"
        done = run(command, "-", "--format", "json", "--certificate", str(path), *args, text=text)
        if not path.exists():
            assert done.returncode == 2, (done.returncode, done.stderr)
            return None
        plain = run(command, "-", "--format", "json", *args, text=text)
        result = lambda x: dict(json.loads(x.stdout), made_by=None)  # that has the command line
        assert result(done) == result(plain) and done.returncode == plain.returncode, "a certificate changed the result"
        scenario = run("convert", "-", "--to", "json", text=text)
        assert scenario.returncode == 0, scenario.stderr
        certificate = checker.read_json(path.read_text(encoding="utf-8"), "certificate")
    return checker.read_json(scenario.stdout, "scenario"), certificate, json.loads(done.stdout)


def duplicate(value):
    """A copy of mappings, lists and texts, all the way down, faster than copy.deepcopy()."""
    return pickle.loads(pickle.dumps(value, 4))


def verdict(scenario, certificate):
    """None: rejected; else what was shown."""
    try:
        return checker.verify(duplicate(scenario), duplicate(certificate), 20000)
    except (checker.Rejected, checker.BadInput):
        return None


# ---- mutations ----

def leaves(value, path=()):
    if isinstance(value, (dict, list)):
        for key, v in (value.items() if isinstance(value, dict) else enumerate(value)):
            yield from leaves(v, path + (key,))
    else:
        yield path


def lists(value, path=()):
    if isinstance(value, (dict, list)):
        if isinstance(value, list) and value:
            yield path
        for key, v in (value.items() if isinstance(value, dict) else enumerate(value)):
            yield from lists(v, path + (key,))


def at(value, path):
    for key in path:
        value = value[key]
    return value


KEEP = {"gpurta", "format", "command", "time_unit", "certificate", "scenario", "made_by"}
WORDS = [{"schedulable", "unschedulable", "unknown"}, {"once", "cycle", "any-phase", "some-jobs"},
         {"pending", "window"}, {"resident", "hangs", "unknown"}]


def another_number(rng, old, all_numbers):
    value = Fraction(old)
    return str(rng.choice([value + 1, value - 1, value * 2, value / 2, value + Fraction(1, 7), Fraction(0),
                           value - Fraction(1, 1000), value + rng.randrange(50), abs(value - rng.randrange(50)),
                           Fraction(rng.choice(all_numbers))]))


def is_number(value):
    try:
        return isinstance(value, str) and Fraction(value) is not None
    except (ValueError, ZeroDivisionError):
        return False


def mutate(rng, certificate):
    """One to three changes."""
    c = duplicate(certificate)
    numbers = [v for v in (at(c, p) for p in leaves(c) if p[0] not in KEEP) if is_number(v)] or ["0"]
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        kind = rng.randrange(8)
        rows = list(lists(c)) if kind == 0 else None
        if rows:  # a row is missing, twice there, or two change places
            row = at(c, rng.choice(rows))
            i, j = rng.randrange(len(row)), rng.randrange(len(row))
            how = rng.randrange(3)
            if how == 0:
                del row[i]
            elif how == 1:
                row.insert(j, duplicate(row[i]))
            else:
                row[i], row[j] = row[j], row[i]
            continue
        paths = [p for p in leaves(c) if p[0] not in KEEP]
        if not paths:
            return c
        path = rng.choice(paths)
        place, key, old = at(c, path[:-1]), path[-1], at(c, path)
        word = [w for w in WORDS if isinstance(old, str) and old in w]
        if word:
            place[key] = rng.choice(sorted(word[0]))
        elif isinstance(old, bool):
            place[key] = not old
        elif old is None or kind == 1:
            place[key] = rng.choice([None, rng.choice(numbers)])
        elif is_number(old):
            place[key] = another_number(rng, old, numbers)
    return c


class Oracle:
    """What is known of a scenario without the checker: false_claim() names a claim that is false, or None."""

    def __init__(self, scenario, certificate, result):
        self.scenario, self.true, self.result = scenario, certificate, result


# ---- rta: block by block ----

# Of so many threads: blocks on an SM of a Jetson AGX Orin that keep one more out (rule U3), and that an empty one takes.
RTA_LAUNCHES = {None: (1, 1), "96": (12, 16), 96: (12, 16), "512": (3, 3), 512: (3, 3)}

class RtaOracle(Oracle):
    def __init__(self, *all_of):
        super().__init__(*all_of)
        platform = self.scenario["platform"]
        each, most = RTA_LAUNCHES[self.scenario["kernels"][0].get("threads")]
        self.slots, self.most = (int(platform.get("slots", platform.get("sms", 1))) * n for n in (each, most))
        self.late, self.waited = "slots" not in platform, False  # rule U1
        self.kernels = [{key: v if key in ("stream", "name") else Fraction(v) for key, v in k.items()}
                        for k in self.scenario["kernels"]]
        periods = [int(k["period"]) for k in self.kernels if "period" in k]
        hyper = 1
        for p in periods:
            hyper = hyper * p // math.gcd(hyper, p)
        self.load = sum(k["blocks"] * k["wcet"] / k["period"] for k in self.kernels if "period" in k)
        self.overloaded = {
            name for name in {k.get("stream") for k in self.kernels} if name and 1 < sum(
                k["wcet"] * -(-k["blocks"] // self.most) / k["period"]
                for k in self.kernels if k.get("stream") == name and "period" in k)}
        self.jobs = self.simulate(max(k.get("release", 0) for k in self.kernels) + 60 * hyper)

    def simulate(self, horizon):
        """Responses of each kernel's jobs released before the horizon, or before each kernel had one that ended."""
        slots, now, count = [Fraction(0)] * self.slots, Fraction(0), 0
        lane = [k.get("stream", i) for i, k in enumerate(self.kernels)]
        release = [k.get("release", Fraction(0)) for k in self.kernels]
        free = {name: (Fraction(0), 0) for name in lane}
        jobs = [[] for _ in self.kernels]
        while any(r is not None for r in release):
            heads = {}
            for i, r in enumerate(release):
                if r is not None and (lane[i] not in heads or (r, i) < heads[lane[i]]):
                    heads[lane[i]] = r, i
            best = None
            for name, (r, i) in heads.items():
                waits = r < free[name][0]
                key = (free[name][0] if waits else r, waits == self.late, free[name][1] if waits else 0, i)
                best = key if best is None or key < best else best
            arrival, _, _, i = best
            self.waited = self.waited or arrival > release[i] and self.slots < self.most and len(free) > 1
            now = max(now, arrival)
            for _ in range(int(self.kernels[i]["blocks"])):
                s = min(range(self.slots), key=slots.__getitem__)
                now = max(now, slots[s])
                slots[s] = now + self.kernels[i]["wcet"]
            end = now + self.kernels[i]["wcet"]
            jobs[i].append((release[i], end))
            count += 1
            free[lane[i]] = end, count
            period = self.kernels[i].get("period")
            more = period and (release[i] + period < horizon or not all(jobs))
            release[i] = release[i] + period if more else None
        return jobs

    def false_claim(self, c):
        if int(c["slots"]) != self.slots or (c["slots_exact"] in (True, "true")) != (self.slots == self.most):
            return "slots"
        missed_any = self.load > self.most
        with_deadline, above_any = 0, False
        for k, row, jobs in zip(self.kernels, c["kernels"], self.jobs):
            deadline = k.get("deadline", k.get("period"))
            worst = max(e - r for r, e in jobs)
            if row["completion"] is not None and Fraction(row["completion"]) != jobs[0][1]:
                return "completion of " + row["name"]
            if row["worst_response"] is not None and (Fraction(row["worst_response"]) != worst or self.waited):
                return "worst response of " + row["name"]
            above = deadline is not None and (worst > deadline or self.waited)
            missed = above and self.slots == self.most or (k.get("stream") in self.overloaded and "period" in k)
            missed = missed or ("period" in k and k["wcet"] * -(-k["blocks"] // self.most) > k["period"])
            missed_any, above_any = missed_any or missed, above_any or above
            with_deadline += deadline is not None
            if row["verdict"] == "schedulable" and (deadline is None or missed or above):
                return "verdict of " + row["name"]
            if row["verdict"] == "unschedulable" and not missed and self.load <= self.most:
                return "verdict of " + row["name"]
        if c["verdict"] == "schedulable" and (missed_any or above_any or not with_deadline):
            return "verdict"
        return "verdict" if c["verdict"] == "unschedulable" and not missed_any else None


def rta_scenario(rng):
    kernels, streams = [], rng.random() < 0.3
    for i in range(rng.randint(1, 4)):
        k = {"name": "k%d" % i, "blocks": rng.randint(1, 9), "wcet": rng.randint(1, 5)}
        if rng.random() < 0.7:
            k["period"] = rng.choice([4, 6, 8, 12, 24])
            k["blocks"] = rng.randint(1, 4)
        if rng.random() < 0.4:
            k["release"] = rng.randint(0, 12)
        elif rng.random() < 0.2:  # late: whole cycles of the others may be skipped
            k["release"] = rng.randint(150, 300)
        if rng.random() < 0.6:
            k["deadline"] = rng.randint(3, 20)
        if streams:
            k["stream"] = rng.choice("ab")
        kernels.append(k)
    threads = rng.choice([96, 96, 512, None, None, None])
    for k in kernels if threads else ():
        k.update(threads=threads, blocks=k["blocks"] * (4 if threads == 96 else 1))
    platform = {"base": "jetson-agx-orin", "sms": rng.randint(1, 2)} if threads else {"slots": rng.randint(1, 7)}
    return {"platform": platform, "kernels": kernels}


# ---- edf: every deadline ----

class EdfOracle(Oracle):
    def __init__(self, *all_of):
        super().__init__(*all_of)
        edf = {key: Fraction(v) for key, v in self.scenario.get("edf", {}).items()}
        o, latency = edf.get("overhead", Fraction(0)), edf.get("latency", Fraction(0))
        servers = {s["name"]: s for s in self.scenario.get("servers", [])}
        self.share = sum((Fraction(s["budget"]) / Fraction(s["period"]) for s in servers.values()), Fraction(0))
        self.direct, inside = [], {}
        for t in self.scenario["tasks"]:
            c, p = Fraction(t["wcet"]), Fraction(t["period"])
            np, d = Fraction(t.get("nonpreemptable", 0)), Fraction(t.get("deadline", t["period"]))
            if "server" in t:
                inside[t["server"]] = max(inside.get(t["server"], 0), np + o)
            else:
                self.direct.append((c + o, d - latency, p, min(np, c) + o))
        self.served = sum(inside.values())
        self.load = sum((c / p for c, _, p, _ in self.direct), Fraction(0))
        self.passes = self.load + self.share <= 1 and self.every_deadline()
        self.longest = [0] * len(self.direct)
        if not servers and not edf and self.load <= 1 and all(c == int(c) and d == int(d) for c, d, _, _ in self.direct):
            for i, (_, _, p, _) in enumerate(self.direct):
                for first in range(int(p)):
                    self.run(i, first)

    def run(self, i, first):
        """EDF unit by unit; task i is released at `first` and every period from then on, the others from 0 on."""
        tasks = [(int(c), int(d), int(p)) for c, d, p, _ in self.direct]
        pending = []
        for now in range(80):
            for j, (c, d, p) in enumerate(tasks):
                since = now - (first if j == i else 0)
                if since >= 0 and since % p == 0:
                    pending.append([now + d, now, j, c])
            job = min(pending, default=None)
            if job:
                job[3] -= 1
                if not job[3]:
                    pending.remove(job)
                    self.longest[job[2]] = max(self.longest[job[2]], now + 1 - job[1])

    def at(self, t):
        h = sum(((t - d) // p + 1) * c for c, d, p, _ in self.direct if t >= d)
        return h + max((b for _, d, _, b in self.direct if d > t), default=0) + self.served

    def every_deadline(self):
        """Up to twice the hyperperiod after the largest deadline: then the demand repeats."""
        hyper = 1
        for _, _, p, _ in self.direct:
            hyper = hyper * int(p) // math.gcd(hyper, int(p))
        end = 2 * hyper + max((d for _, d, _, _ in self.direct), default=0)
        return all(self.at(d + n * p) <= (1 - self.share) * (d + n * p)
                   for _, d, p, _ in self.direct for n in range(int((end - d) // p) + 1))

    def false_claim(self, c):
        if c["witness"]:
            t, demand = Fraction(c["witness"]["time"]), Fraction(c["witness"]["demand"])
            if self.at(t) != demand or demand <= (1 - self.share) * t:
                return "witness"
        for t, row, true in zip(self.scenario["tasks"], c["tasks"], self.result["tasks"]):
            if row["verdict"] == "schedulable" and not (self.passes and true["meets_deadline"]):
                return "verdict of " + row["name"]
            if row["response"] is not None and (
                    true["response"] is None or Fraction(row["response"]) < Fraction(true["response"])):
                return "response of " + row["name"]
        for (i, longest), row in zip(enumerate(self.longest), c["tasks"]):
            if row["response"] is not None and Fraction(row["response"]) < longest:
                return "response of " + row["name"]
        if c["verdict"] == "schedulable" and not (self.passes and self.result["verdict"] == "schedulable"):
            return "verdict"
        return "verdict" if c["verdict"] == "unschedulable" and self.passes else None


def edf_scenario(rng):
    tasks, servers = [], []
    for i in range(rng.randint(0, 2)):
        servers.append({"name": "s%d" % i, "budget": rng.randint(2, 4), "period": rng.choice([12, 20, 30])})
    for i in range(rng.randint(1, 4)):
        p = rng.choice([6, 8, 10, 12, 20, 24, 30])
        t = {"name": "t%d" % i, "wcet": rng.randint(1, 3), "period": p, "deadline": rng.randint(3, p + 8)}
        if rng.random() < 0.3:
            t["nonpreemptable"] = rng.randint(1, 2)
        if servers and rng.random() < 0.3:
            t["server"] = rng.choice(servers)["name"]
            t["deadline"] = rng.randint(10, 70)
            t["period"] = rng.choice([20, 40, 60])
        tasks.append(t)
    scenario = {"tasks": tasks}
    if servers:
        scenario["servers"] = servers
    if rng.random() < 0.3:
        scenario["edf"] = {"overhead": rng.choice(["1/4", "0.5"]), "latency": rng.choice(["0", "1/2"])}
    return scenario


# ---- runlist: turn by turn ----

class RunlistOracle(Oracle):
    """The longest responses that the Host shows, over starting places and phases."""

    def __init__(self, *all_of):
        super().__init__(*all_of)
        rng = random.Random(str(self.scenario))
        runlist = self.scenario.get("runlist", {})
        self.xi = Fraction(runlist.get("switch_cost", "0"))
        self.tasks = [{key: Fraction(v) if key in ("wcet", "period", "timeslice", "deadline") else v
                       for key, v in t.items()} for t in self.scenario["tasks"]]
        high, medium, low = ([i for i, t in enumerate(self.tasks) if t.get("level", "low") == level]
                             for level in ("high", "medium", "low"))
        row = [i for m in medium for i in high + [m]]
        self.entries = [i for l in low for i in row + high + [l]] if low else row or high
        self.worst = [Fraction(0)] * len(self.tasks)
        self.longest = max(t["period"] for t in self.tasks)
        for place in range(min(len(self.entries), 12)):
            self.host(place, [Fraction(0)] * len(self.tasks))
            for _ in range(2):
                self.host(place, [Fraction(rng.randrange(8)) for _ in self.tasks])

    def host(self, place, release):
        """Jobs every period; the first turn begins at `place`."""
        now, pending = Fraction(0), [[] for _ in self.tasks]
        release = list(release)
        for _ in range(150):
            for i, t in enumerate(self.tasks):
                while release[i] <= now:
                    pending[i].append([release[i], t["wcet"]])
                    release[i] += t["period"]
            if not any(pending) and not any(t.get("saturated") for t in self.tasks):
                now = min(release)
                continue
            i, place = self.entries[place], (place + 1) % len(self.entries)
            saturated = self.tasks[i].get("saturated") in ("true", True)
            if not pending[i] and not saturated:
                continue
            now += self.xi
            left = self.tasks[i]["timeslice"]
            if saturated:
                now += left
                continue
            while left > 0 and pending[i] and pending[i][0][0] <= now:
                job = pending[i][0]
                part = min(left, job[1])
                now, left, job[1] = now + part, left - part, job[1] - part
                if job[1] == 0:
                    pending[i].pop(0)
                    if now - job[0] > self.worst[i] and len(pending[i]) == 0:
                        self.worst[i] = now - job[0]

    def false_claim(self, c):
        for i, (t, row, true) in enumerate(zip(self.tasks, c["channels"], self.result["tasks"])):
            if t.get("saturated"):
                if row["verdict"] != "unknown" or row["bound"] is not None or row["witness"] is not None:
                    return "response of " + row["name"]
                continue
            alone = row["bound"] is None or Fraction(row["bound"]) <= t["period"]
            if row["bound"] is None or (alone and Fraction(row["bound"]) < self.worst[i]):
                return "bound of " + row["name"]
            if row["verdict"] == "schedulable" and self.worst[i] > t.get("deadline", t["period"]):
                return "verdict of " + row["name"]
            if row["verdict"] == "unschedulable" and true["meets_deadline"]:
                return "verdict of " + row["name"]
        if c["verdict"] == "schedulable" and self.result["verdict"] == "unschedulable":
            return "verdict"
        return "verdict" if c["verdict"] == "unschedulable" and self.result["verdict"] == "schedulable" else None


def runlist_scenario(rng):
    tasks = []
    for i in range(rng.randint(2, 5)):
        t = {"name": "t%d" % i, "level": rng.choice(["high", "high", "medium", "low"]), "wcet": rng.randint(1, 6),
             "timeslice": rng.randint(1, 4), "period": rng.choice([15, 20, 30, 40])}
        if rng.random() < 0.5:
            t["deadline"] = rng.randint(5, 40)
        if i and rng.random() < 0.15:
            t["saturated"] = True
        tasks.append(t)
    scenario = {"tasks": tasks}
    if rng.random() < 0.5:
        scenario["runlist"] = {"switch_cost": rng.choice(["0.25", "1/2"])}
    return scenario


# ---- bound: what the search saw, and runs in partitions ----

class Partitions:
    """Runs of chains on the SMs of partitions, block by block, where only threads matter: random phases and SMs."""

    def __init__(self, scenario, rng):
        self.rng, self.chains = rng, scenario["chains"]
        self.priority = {name: v["priority"] == "low" for name, v in scenario["streams"].items()}
        self.separate, self.copies, self.queues = scenario["queues"] == "separate", [], {}
        self.sms, self.factor, taken = {}, {}, set()
        of_context = {c["name"]: c["partition"] for c in scenario.get("contexts", [])}
        for p in sorted(scenario["partitions"], key=lambda p: isinstance(p.get("sms", []), str)):
            if "tpc_mask" in p:  # 0x8 of TPCs with one SM (Jetson TX2: capability 6.2)
                self.sms[p["name"]] = [3]
            else:
                count = p["sms"] if isinstance(p["sms"], str) else None
                self.sms[p["name"]] = [int(k) for k in p["sms"]] if count is None else [
                    k for k in range(int(scenario["platform"]["sms"])) if k not in taken][:int(count)]
            taken |= set(self.sms[p["name"]])
            self.factor[p["name"]] = Fraction(p.get("bandwidth_factor", 1))
        for chain in self.chains:
            chain["where"] = [scenario["streams"].get(step.get("stream", chain.get("stream")), {}).get(
                "partition", chain.get("partition", of_context.get(chain.get("context")))) for step in chain["steps"]]
        self.free = {k: [64, 32] for of in self.sms.values() for k in of}  # warps and blocks
        self.worst, self.events, self.last = {c["name"]: 0 for c in self.chains}, [], {}

    def at(self, when, what, *args):
        self.events.append((when, self.rng.random(), what, args))

    def run(self):
        for c in self.chains:
            when = Fraction(self.rng.randrange(40), 4)
            for _ in range(4):
                late = self.rng.choice([0, Fraction(c["jitter"])])
                self.at(when + late, self.release, {"chain": c, "nominal": when, "left": {
                    i: int(step.get("count", 1)) for i, step in enumerate(c["steps"])}, "begun": set()})
                when += int(c["period"]) + self.rng.choice([0, 0, 1])
        while self.events:
            now = min(self.events, key=lambda e: e[:2])[0]
            for event in sorted((e for e in self.events if e[0] == now), key=lambda e: e[1]):
                self.events.remove(event)
                event[2](now, *event[3])
            if not any(e[0] == now for e in self.events):
                self.dispatch(now)
        return self.worst

    def release(self, now, job):
        before = self.last.get(job["chain"]["name"])
        self.last[job["chain"]["name"]] = job
        if "stream" in job["chain"] and before is not None and before["left"]:
            before["next"] = job  # one after the other, in a stream
        else:
            self.ready(now, job)

    def ready(self, now, job):
        """Steps of which all that they wait for is done."""
        steps = job["chain"]["steps"]
        names = [next(v for k, v in step.items() if k in ("kernel", "copy", "host")) for step in steps]
        for i, step in enumerate(steps):
            after = [names.index(n) for n in step["after"]] if "after" in step else [i - 1] if i else []
            if i in job["left"] and i not in job["begun"] and not any(k in job["left"] for k in after):
                job["begun"].add(i)
                self.begin(now, job, i)

    def begin(self, now, job, i):
        step = job["chain"]["steps"][i]
        if "host" in step:
            self.at(now + Fraction(step["wcet"]), self.done, job, i)
        elif "copy" in step:
            self.copies.append((job, i))
            if len(self.copies) == 1:
                self.at(now + Fraction(step["duration"]), self.done, job, i)
        else:
            where = job["chain"]["where"][i]
            place = where if self.separate else None
            low = self.priority.get(step.get("stream", job["chain"].get("stream")), True)
            self.queues.setdefault((place, low), []).append({"job": job, "step": i, "where": where, "wcet": self.factor[
                where] * Fraction(step["wcet"]), "left": int(step["blocks"]), "running": 0,
                "warps": -(-int(step["threads"]) // 32)})

    def dispatch(self, now):
        for place in {p for p, _ in self.queues}:
            queue = self.queues.get((place, False)) or self.queues.get((place, True))
            while queue:
                w = queue[0]
                fits = [k for k in self.sms[w["where"]] if self.free[k][0] >= w["warps"] and self.free[k][1]]
                if not fits:
                    break
                k = self.rng.choice(fits)
                self.free[k][0] -= w["warps"]
                self.free[k][1] -= 1
                w["left"] -= 1
                w["running"] += 1
                self.at(now + w["wcet"], self.block, w, k)
                if not w["left"]:
                    queue.pop(0)
                    queue = self.queues.get((place, False)) or self.queues.get((place, True))

    def block(self, now, w, k):
        self.free[k][0] += w["warps"]
        self.free[k][1] += 1
        w["running"] -= 1
        if not w["running"] and not w["left"]:
            self.done(now, w["job"], w["step"])

    def done(self, now, job, i):
        chain = job["chain"]
        if "copy" in chain["steps"][i]:
            self.copies.pop(0)
            if self.copies:
                other, k = self.copies[0]
                self.at(now + Fraction(other["chain"]["steps"][k]["duration"]), self.done, other, k)
        job["left"][i] -= 1
        if job["left"][i]:
            self.begin(now, job, i)
            return
        del job["left"][i]
        self.ready(now, job)
        if not job["left"]:
            self.worst[chain["name"]] = max(self.worst[chain["name"]], now - job["nominal"])
            if "next" in job:
                self.ready(now, job["next"])


class BoundOracle(Oracle):
    """No claimed bound may be below a response that the exact simulator or a run in partitions showed; verdicts as they were."""

    def __init__(self, *all_of):
        super().__init__(*all_of)
        self.longest, rng = {}, random.Random(str(self.scenario))
        if "partitions" in self.scenario and self.scenario.get("x-threads-only"):
            for _ in range(8):
                for name, longest in Partitions(duplicate(self.scenario), rng).run().items():
                    self.longest[name] = max(longest, self.longest.get(name, 0))

    def false_claim(self, c):
        for row, true in zip(c["chains"], self.result["chains"]):
            longest = self.longest.get(row["name"], 0)
            if row["bound"] is not None and Fraction(row["bound"]) < longest:
                return "bound of %s: a run has %s" % (row["name"], longest)
            if row["verdict"] == "schedulable" and Fraction(true["deadline"]) < longest:
                return "verdict of %s: a run has %s" % (row["name"], longest)
            if row.get("observed") and true["bound"] is not None and (
                    Fraction(row["observed"]["response"] or 0) > Fraction(true["bound"])):
                return "observed response of " + row["name"]
            if row["bound"] is not None and true["observed"] is not None and Fraction(row["bound"]) < Fraction(true["observed"]):
                return "bound of " + row["name"]
            if row["verdict"] == "unschedulable" and true["verdict"] != "unschedulable":
                return "verdict of " + row["name"]
            if row["verdict"] == "schedulable" and true["verdict"] == "unschedulable":
                return "verdict of " + row["name"]
            if row["verdict"] == "schedulable" and Fraction(row["bound"]) > Fraction(true["deadline"]):
                return "verdict of " + row["name"]
            if row["bound"] is not None and len(row["steps"]) != len(true["steps"]):
                return "steps of " + row["name"]
            for step, observed in zip(row["steps"] if row["bound"] is not None else [], true["steps"]):
                if observed["observed"] is not None and Fraction(step["bound"]) < Fraction(observed["observed"]):
                    return "bound of step %s of %s" % (step["name"], row["name"])
        if c["verdict"] == "schedulable" and self.result["verdict"] == "unschedulable":
            return "verdict"
        return "verdict" if c["verdict"] == "unschedulable" and self.result["verdict"] != "unschedulable" else None


def divide(rng, scenario):
    """Partitions of the SMs, each chain in one; queues of their own, or shared; some of the rules of newer GPUs."""
    rules = {"queue_delay": True} if rng.random() < 0.2 else {}
    scenario["platform"] = dict({"base": "jetson-tx2", "sms": rng.randint(3, 6)}, **rules)
    sizes = [{"sms": 1}, {"sms": rng.choice([1, [2], [1, 2]])}]
    if scenario["platform"]["sms"] > 3:
        sizes.append({"tpc_mask": "0x8", "mechanism": "tpc-mask"} if rng.random() < 0.3 else {"sms": 1})
    for i, size in enumerate(sizes):
        size["name"] = "p%d" % i
        if rng.random() < 0.3:
            size["bandwidth_factor"] = "3/2"
    scenario["partitions"] = sizes
    separate = rng.random() < 0.5
    if "contexts" in scenario and separate:
        scenario["contexts"] = [{"name": "x", "partition": "p0"}, {"name": "y", "partition": "p1"}]
        if rng.random() < 0.3:
            scenario["contexts"][0]["saturated"] = True
    scenario["queues"] = "separate" if separate else "shared"
    if "contexts" not in scenario or not separate:
        for chain in scenario["chains"]:
            chain["partition"] = rng.choice(sizes)["name"]
    threads = not rules and not any({"level", "saturated", "server"} & set(c) for c in scenario.get("contexts", []))
    if threads and rng.random() < 0.7:
        scenario["x-threads-only"] = True
        for step in (step for chain in scenario["chains"] for step in chain["steps"] if "kernel" in step):
            step.update(threads=rng.choice([256, 640, 1024]), shared_memory=0, registers=0)
    if not separate and rng.random() < 0.5:
        scenario["streams"]["fast"]["partition"] = rng.choice(sizes)["name"]


def bound_scenario(rng):
    """Chains of one to three steps, some on several contexts, priorities, footprints, a graph or partitions."""
    contexts = rng.random() < 0.3
    scenario = {"platform": rng.choice([{"slots": rng.randint(1, 6)}, {"base": "jetson-tx2"}, {"base": "v100", "sms": 2},
                                        {"base": "jetson-tx2", "queue_delay": True}])}
    slots = "slots" in scenario["platform"]
    if contexts:
        scenario["contexts"] = [{"name": "x", "level": "high", "timeslice": rng.randint(1, 3)},
                                {"name": "y", "level": "low", "timeslice": rng.randint(1, 3)}]
        scenario["runlist"] = {"switch_cost": rng.choice(["0.05", "1/3", "1"])}
        if rng.random() < 0.4:  # it always has work: what ends may end during a switch
            scenario["contexts"].append({"name": "z", "level": "low", "timeslice": 1, "saturated": True})
        if rng.random() < 0.4:  # servers instead
            del scenario["runlist"]
            scenario["servers"] = [{"name": "s", "budget": rng.randint(1, 3), "period": rng.choice([6, 8])},
                                   {"name": "t", "budget": rng.randint(1, 2), "period": 5}]
            scenario["contexts"] = [{"name": "x", "server": "s"}, {"name": "y", "server": "t"}]
    scenario["streams"] = {"fast": {"priority": "high"}, "slow": {"priority": "low"}}
    scenario["chains"] = []
    free = ["fast", "slow"]
    for i in range(rng.randint(1, 3)):
        steps = []
        for k in range(rng.randint(1, 3)):
            kind = rng.choice(["kernel", "kernel", "copy", "host"])
            step = {kind: "s%d%d" % (i, k)}
            if kind == "copy":
                step["duration"] = rng.choice(["0.5", "1/3"])
            else:
                step["wcet"] = rng.choice(["1", "1/2", "0.3"])
            if kind == "kernel":
                step["blocks"] = rng.randint(1, 6)
                if not slots:
                    step["threads"] = rng.choice([64, 256, 640])
                    step["shared_memory"] = rng.choice([0, 8192, 20000])
                    step["registers"] = rng.choice([0, 32])
                if rng.random() < 0.2:
                    step["count"] = 2
                if rng.random() < 0.15:
                    step["deadline"] = rng.choice(["1/2", "1", "2"])
            steps.append(step)
        chain = {"name": "c%d" % i, "period": rng.choice([20, 30, 50]), "jitter": rng.choice(["0", "1/2"]), "steps": steps}
        if len(steps) == 3 and rng.random() < 0.3:
            steps[1]["after"] = [next(iter(steps[0].values()))]
            steps[2]["after"] = [next(iter(steps[0].values()))]
        elif free and rng.random() < 0.6:
            chain["stream"] = free.pop(rng.randrange(len(free)))
        if contexts:
            chain["context"] = rng.choice("xy")
        if rng.random() < 0.5:  # so that some are missed
            chain["deadline"] = rng.randint(2, 6)
            chain["period"] = rng.choice([4, 6, 8, 10])
        scenario["chains"].append(chain)
    if not slots and rng.random() < 0.4:
        divide(rng, scenario)
    return scenario


# ---- sweep: the sets of a design ----

class SweepOracle(Oracle):
    """Each witness by the oracle of its own analysis."""

    def __init__(self, *all_of):
        super().__init__(*all_of)
        self.judges = {}

    def judge_of(self, row):
        kind, text = row["certificate"]["command"], json.dumps(row["scenario"])
        if (kind, text) not in self.judges:
            done = run(kind, "-", "--format", "json", text=re.sub(r'"(\d+)"', r"\1", text))
            self.judges[kind, text] = KINDS[kind][1](row["scenario"], row["certificate"], json.loads(done.stdout))
        return self.judges[kind, text]

    def at(self, point):
        """Utilization and number of tasks at a point: these are the axes of sweep_scenario(), in this or the other order."""
        design = self.scenario["sweep"]
        tasks = design["tasks"] if isinstance(design["tasks"], list) else [design["tasks"]]
        loads = [Fraction(4, 10), Fraction(8, 10), Fraction(12, 10)]
        if design.get("x") == "utilization":
            return loads[point % 3], int(tasks[point // 3])
        return loads[point // len(tasks)], int(tasks[point % len(tasks)])

    def share(self, t):
        """The utilization of a task or kernel."""
        blocks = Fraction(t.get("blocks", "1")) / int(self.scenario.get("platform", {"slots": 1})["slots"])
        return Fraction(t["wcet"]) / Fraction(t["period"]) * (blocks if "blocks" in t else 1)

    def another_point(self, row):
        """Is the set none of the row's point? Which number it has is not claimed, nor the seed that draws it."""
        members, point = row["scenario"].get("kernels", row["scenario"].get("tasks")), int(row["point"])
        if point not in range(3 * len(self.scenario["sweep"]["tasks"])):
            return True
        load, count = self.at(point)
        rounded = sum(Fraction(1, 4) / Fraction(t["period"]) for t in members) if "wcet_grain" in self.scenario["sweep"] else 0
        return count != len(members) or abs(sum(self.share(t) for t in members) - load) > rounded

    def false_claim(self, c):
        for row in c["witnesses"]:
            if self.another_point(row):
                return "point"
            judge = self.judge_of(row)
            claim = judge.false_claim(row["certificate"])
            if claim:
                return claim
            if row["accepted"] in (True, "true") and judge.result["verdict"] != "schedulable":
                return "accepted"
        return None


def sweep_scenario(rng):
    generator = rng.choice(["uunifast", "uunifast-discard", "fixed-sum", "lattice"])
    design = {"sets": 6, "seed": rng.randrange(1000), "generator": generator, "tasks": rng.choice([[2], [2, 3], [3, 2]]),
              "utilization": {"from": "0.4", "to": "1.2", "step": "0.4"},
              "grain": "1/20", "period": {"list": [8, 12, 24]}}
    if rng.random() < 0.5:
        design["x"] = rng.choice(["utilization", "tasks"])
    if rng.random() < 0.3:
        design["period"] = {"from": 4, "to": 24, "grain": 4, "law": rng.choice(["uniform", "log-uniform"])}
    if generator != "uunifast" and rng.random() < 0.5:
        design["most"] = "0.8"
    if rng.random() < 0.3:
        design["deadline"] = {"from": "1/2", "to": 1}
    if rng.random() < 0.2:
        design["wcet_grain"] = "1/4"
    scenario = {"time_unit": "ms", "sweep": design}
    if rng.random() < 0.5:
        design.update(timeslice=1, switch_cost="0.05", overhead=rng.choice(["0", "1/10"]), curves=rng.sample([
            {"analysis": "work-limited"}, {"name": "slow", "analysis": "work-limited", "switch_cost": "0.5", "timeslice": 2},
            {"analysis": "edf"}, {"name": "late", "analysis": "edf", "latency": "1/4"}], 2))
        design["template"] = [{"level": rng.choice(["high", "medium", "low"])} for _ in range(rng.randint(1, 2))]
        if rng.random() < 0.3:
            design["servers"] = [{"name": "shared", "budget": 1, "period": 12}]
            design["template"][0]["server"] = rng.choice(["shared", {"budget": 1, "period": "1/2"}])
        elif rng.random() < 0.5:
            design["template"][0]["timeslice"] = 3
    else:
        design.update(blocks={"from": 1, "to": 4}, registers={"from": 0, "to": 64, "step": 32}, curves=[
            {"analysis": "rta"}, {"analysis": "bound"}])
        scenario["platform"] = {"slots": rng.randint(2, 5)}
    return scenario


# ---- resident: every order of launches, placement and ending ----

def hangs_somehow(s, most=30000):
    """None: more states than that. A kernel of the group never ends; the others end, and may be launched again."""
    p, kernels = s["platform"], s["kernels"]
    members, streams = s["resident"][0]["kernels"], s.get("streams", {})
    names = [k["name"] for k in kernels]
    group = [n in members for n in names]
    level = [{"low": 0, "high": -1}[streams.get(k.get("stream"), {}).get("priority", "low")] for k in kernels]
    null = [k.get("stream") == "default" for k in kernels]
    blocking = [not n and streams.get(k.get("stream"), {}).get("blocking", "true") in (True, "true") for n, k in zip(null, kernels)]
    need = [(int(k["threads"]) // 32, int(k.get("shared_memory", 0)) // 256, 1) for k in kernels]
    room = int(p["threads_per_sm"]) // 32, int(p["shared_memory_per_sm"]) // 256, int(p["blocks_per_sm"])
    grid, n = [int(k["blocks"]) for k in kernels], range(len(kernels))
    after = [[names.index(a) for a in k.get("after", [])] for k in kernels]
    before = [[names.index(k["after_launch"])] if "after_launch" in k else [] for k in kernels]
    same = lambda a, b: a != b and kernels[a].get("stream") is not None and kernels[a].get("stream") == kernels[b].get("stream")
    fits = lambda sm, k: all(sum(c * need[j][r] for j, c in enumerate(sm)) + need[k][r] <= room[r] for r in range(3))
    # of each kernel what it waits for (None: not under way), and its blocks to place
    start = (tuple((0,) * len(kernels) for _ in range(int(p["sms"]))), (None,) * len(kernels), tuple(grid), (), 0)
    found, todo = {start}, [start]
    while todo:
        on, waits, left, queue, launched = todo.pop()
        there = [sum(sm[k] for sm in on) for k in n]
        head = min(queue, key=lambda k: (level[k], queue.index(k))) if queue else None
        placed = [sm for sm in range(len(on)) if head is not None and fits(on[sm], head)]
        if not placed and not any(there[k] for k in n if not group[k]):
            if head is not None and any(group[k] and left[k] and level[k] >= level[head] for k in n):
                return True
            stuck = {k for k in n if waits[k] is not None and (group[k] or k in queue)}
            for _ in n:
                stuck |= {k for k in n if waits[k] and waits[k] & stuck}
            if any(group[k] and waits[k] and waits[k] & stuck for k in n):
                return True
        nexts = []
        for sm in placed:
            here, rest = [list(x) for x in on], list(left)
            here[sm][head] += 1
            rest[head] -= 1
            nexts.append((here, waits, rest, queue if rest[head] else tuple(k for k in queue if k != head), launched))
        for k in n:
            first = not launched >> k & 1
            if waits[k] is None and (not first or all(launched >> j & 1 for j in after[k] + before[k] + [j for j in range(k) if same(j, k)])):
                deps = frozenset(j for j in n if waits[j] is not None and (same(j, k) or j in after[k] or (null[j] and blocking[k])
                                                                          or (blocking[j] and null[k])))
                nexts.append((on, waits[:k] + (deps,) + waits[k + 1:], left, queue if deps else queue + (k,), launched | 1 << k))
            for sm in range(len(on)) if not group[k] else ():
                if on[sm][k]:
                    here, rest, w, q = [list(x) for x in on], list(left), list(waits), queue
                    here[sm][k] -= 1
                    if not rest[k] and not sum(x[k] for x in here):  # it is complete
                        w[k], rest[k] = None, grid[k]
                        for j in n:
                            if w[j] and k in w[j]:
                                w[j] = w[j] - {k}
                                q = q if w[j] else q + (j,)
                    nexts.append((here, tuple(w), rest, q, launched))
        for here, w, rest, q, l in nexts:
            state = tuple(sorted(map(tuple, here))), w, tuple(rest), q, l
            if state not in found:
                if len(found) > most:
                    return None
                found.add(state)
                todo.append(state)
    return False


class ResidentOracle(Oracle):
    TRUTH = {}

    def false_claim(self, c):
        key = json.dumps(self.scenario, sort_keys=True)
        truth = self.TRUTH[key] if key in self.TRUTH else self.TRUTH.setdefault(key, hangs_somehow(self.scenario))
        for row in [c] + c["groups"]:
            if truth is not None and row["verdict"] != "unknown" and row["verdict"] != ("hangs" if truth else "resident"):
                return "%s is claimed: %s" % (row["verdict"], row.get("name", "verdict"))
        return None


def resident_scenario(rng):
    warps, memory = rng.randint(2, 6), rng.randint(2, 6)
    s = {"platform": {"base": "cc-6.0", "sms": rng.randint(1, 2), "threads_per_sm": 32 * warps, "blocks_per_sm": rng.randint(2, 4),
                      "shared_memory_per_sm": 256 * memory}, "kernels": [], "streams": {}}
    tied = rng.random() < 0.4
    for i in range(rng.randint(1, 3)):
        name, stream = "k%d" % i, "s%d" % i if not tied else rng.choice(["s0", "s1", "s2", "default"])
        k = {"name": name, "blocks": rng.randint(1, 3), "threads": 32 * rng.randint(1, max(1, warps // 2)), "wcet": 1, "stream": stream}
        if rng.random() < 0.6:
            k["shared_memory"] = 256 * rng.randint(1, memory)
        if tied and i and rng.random() < 0.2:
            k["after"] = ["k%d" % rng.randrange(i)]
        if not tied and i and rng.random() < 0.4:
            k["after_launch"] = "k%d" % rng.randrange(i)
        if stream != "default":
            s["streams"][stream] = {"priority": rng.choice(["low", "low", "high"]), "blocking": rng.random() < 0.5 or not tied}
        s["kernels"].append(k)
    s["resident"] = [{"name": "g", "kernels": [k["name"] for i, k in enumerate(s["kernels"]) if i == 0 or rng.random() < 0.6]}]
    return s


KINDS = {
    "rta": (rta_scenario, RtaOracle),
    "edf": (edf_scenario, EdfOracle),
    "runlist": (runlist_scenario, RunlistOracle),
    "bound": (bound_scenario, BoundOracle),
    "sweep": (sweep_scenario, SweepOracle),
    "resident": (resident_scenario, ResidentOracle),
}
MORE = {"bound": ("--search", "40")}


class Certificates(unittest.TestCase):
    FOUND = {}  # of each kind what more than one test uses

    def setUp(self):
        self.rng = random.Random(SEED)
        self.addCleanup(print, "GPURTA_SEED=%d" % SEED)

    def certified(self, kind, count):
        """Random scenarios with their certificates, all of which are accepted."""
        make, oracle = KINDS[kind]
        found, rng = self.FOUND.setdefault(kind, ([], random.Random("%d %s" % (SEED, kind))))
        while len(found) < count:
            text = json.dumps(make(rng))
            got = certify(kind, text, *MORE.get(kind, ()))
            if got is None and "partitions" in text:
                continue  # a saturated context
            self.assertIsNotNone(got, text)
            self.assertIsNotNone(verdict(*got[:2]), text + "\n" + str(got[1]))
            judge = oracle(*got)
            self.assertIsNone(judge.false_claim(got[1]), text + "\n" + str(got[1]))
            found.append((text, judge))
        return found[:count]

    def try_mutations(self, kind):
        found = self.certified(kind, scaled(5))
        accepted = tried = 0
        for _ in range(scaled(130)):
            text, judge = self.rng.choice(found)
            certificate = mutate(self.rng, judge.true)
            if certificate == judge.true:
                continue
            tried += 1
            if verdict(judge.scenario, certificate) is None:
                continue
            accepted += 1
            self.assertIsNone(judge.false_claim(certificate), text + "\n" + str(certificate))
        print("%s: %d mutations, %d accepted, none of them false" % (kind, tried, accepted))

    def test_rta(self):
        self.try_mutations("rta")

    def test_edf(self):
        self.try_mutations("edf")

    def test_runlist(self):
        self.try_mutations("runlist")

    def test_bound(self):
        self.try_mutations("bound")

    def test_sweep(self):
        self.try_mutations("sweep")

    def test_resident(self):
        self.try_mutations("resident")

    def test_sets_of_another_design(self):
        """A set at another point, of another curve, or that the design cannot draw, with a true certificate of its own."""
        tried = 0
        for text, judge in self.certified("sweep", scaled(2)):
            design = judge.scenario["sweep"]
            for i, row in enumerate(judge.true["witnesses"]):
                for key, values in (("point", self.rng.sample(range(12), 4)), ("set", (6, 10 ** 30)), ("accepted", (not row["accepted"],)),
                                    ("curve", [x.get("name", x["analysis"]) for x in design["curves"]] + ["none"])):
                    for value in values:
                        if str(value) == str(row[key]):
                            continue
                        c = duplicate(judge.true)
                        c["witnesses"][i][key] = value if isinstance(value, bool) else str(value)
                        self.assertIsNone(verdict(judge.scenario, c), "%s\n%s: %s" % (text, key, value))
                        tried += 1
                other = duplicate(row["scenario"])
                member = self.rng.choice(other.get("kernels", other.get("tasks")))
                key = self.rng.choice(["wcet", "period", "deadline", "blocks", "level", "server", "registers"])
                if key in ("level", "server"):
                    member[key] = "medium" if member.get(key) != "medium" else "low"
                    other["servers"] = [{"name": member["server"], "budget": 1, "period": 40}] if key == "server" else []
                else:
                    member[key] = str(Fraction(member.get(key, "0")) + (Fraction(1, 7) if key[-1] in "td" else 65))
                got = certify(row["certificate"]["command"], re.sub(r'"(\d+)"', r"\1", json.dumps(other)),
                              *MORE.get(row["certificate"]["command"], ()))
                if got and verdict(*got[:2]) is not None:
                    c = duplicate(judge.true)
                    c["witnesses"][i].update(scenario=got[0], certificate=got[1])
                    self.assertIsNone(verdict(judge.scenario, c), "%s\n%s\n%s" % (text, key, got[0]))
                    tried += 1
        print("%d false sets" % tried)

    def test_another_scenario(self):
        """A stale hash is rejected; with a forged hash, claims must be true of the other scenario."""
        for kind in KINDS:
            found = self.certified(kind, scaled(4))
            for _, judge in found:
                for text, other in found:
                    if other.scenario == judge.scenario:
                        continue
                    self.assertIsNone(verdict(other.scenario, judge.true))
                    forged = dict(judge.true, scenario=other.true["scenario"])
                    if verdict(other.scenario, forged) is not None:
                        self.assertIsNone(other.false_claim(forged), text + "\n" + str(forged))

    def test_examples(self):
        """Every certificate of doc/examples is accepted, and every command that has a result writes one."""
        accepted = {}
        for path in sorted(DOCUMENTATION.glob("examples/**/*.*")):
            if path.suffix not in (".yaml", ".json"):
                continue
            text = re.sub(r"\bsets: \d+", "sets: 10", path.read_text(encoding="utf-8"))
            for kind in KINDS:
                got = certify(kind, text, *MORE.get(kind, ()))
                if got:
                    self.assertIsNotNone(checker.verify(*got[:2]), path)
                    accepted.setdefault(kind, []).append(path.name)
                elif kind == "bound" and "overlap: pipelined" in text:
                    refused = run(kind, "-", "--search", "0", "--certificate", os.devnull, text=text)
                    self.assertIn("is pipelined: no certificate", refused.stderr)
                elif kind != "rta" or "\npartitions:" not in text:
                    self.assertEqual(run(kind, "-", "-o", os.devnull, *MORE.get(kind, ()), text=text).returncode, 2)
        print(", ".join("%s of %s" % (kind, " ".join(names)) for kind, names in accepted.items()))
        self.assertEqual(set(accepted), set(KINDS))

    def test_slots_that_are_not_certain(self):
        """Rule U3: what an empty GPU takes is no claim, nor is a miss with what is certain."""
        text = json.dumps({"platform": "jetson-agx-orin", "kernels": [
            {"name": "k1", "blocks": 32, "threads": 96, "wcet": 3, "period": 20},
            {"name": "k2", "blocks": 256, "threads": 96, "wcet": 5, "period": 20, "deadline": 9}]})
        scenario, certificate, _ = certify("rta", text)
        self.assertIsNotNone(verdict(scenario, certificate))
        row = certificate["kernels"][1]
        self.assertEqual((certificate["slots"], row["completion"], row["verdict"]), ("192", "10", "unknown"))
        row["verdict"] = certificate["verdict"] = "unschedulable"
        self.assertIsNone(verdict(scenario, certificate))
        certificate.update(slots="256", verdict="schedulable")
        row.update(completion="8", worst_response="8", verdict="schedulable")
        for exact in (False, True):
            certificate["slots_exact"] = exact
            self.assertIsNone(verdict(scenario, certificate))

    def test_successor_behind_a_release(self):
        """Rule U1: k2 waits for k1 and arrives behind k3, which is released when k1 ends."""
        need = {"blocks": 1, "threads": 1024, "registers": 64, "wcet": 1}
        text = json.dumps({"platform": {"base": "h200", "sms": 1}, "kernels": [
            dict(need, stream="s"), dict(need, stream="s"), dict(need, wcet=2, release=1)]})
        scenario, certificate, _ = certify("rta", text)
        self.assertIsNotNone(verdict(scenario, certificate))
        self.assertEqual([row["completion"] for row in certificate["kernels"]], ["1", "4", "3"])
        for row, end in zip(certificate["kernels"], "124"):
            row["completion"] = end
        self.assertIsNone(verdict(scenario, certificate))

    def test_release_after_cycles(self):
        """A first release in a stream whose next job it precedes, once cycles were skipped until then."""
        text = json.dumps({"platform": {"slots": 3}, "kernels": [
            {"name": "k0", "blocks": 3, "wcet": 3, "release": 5, "stream": "a"},
            {"name": "k1", "blocks": 2, "wcet": 5, "period": 8, "release": 182, "deadline": 16, "stream": "a"},
            {"name": "k2", "blocks": 2, "wcet": 1, "period": 12, "release": 2, "stream": "a"},
            {"name": "k3", "blocks": 2, "wcet": 4, "period": 12, "deadline": 15, "stream": "b"}]})
        got = certify("rta", text)
        self.assertIsNotNone(verdict(*got[:2]))
        self.assertIsNone(RtaOracle(*got).false_claim(got[1]))

    def test_passes_that_ended_early(self):
        """What once came out where only ends of graphs changed: k without the higher blocks, 4 and not 8."""
        small, first, second = ({"blocks": 1, "threads": 32, "wcet": 4, "shared_memory": kib * 1024}
                                for kib in (40, 32, 32))
        text = json.dumps({"platform": {"base": "jetson-tx2", "sms": 2}, "chains": [
            {"name": "usual", "period": 50, "steps": [dict(small, kernel="k"), {"host": "b", "wcet": 1, "after": []}]},
            {"name": "urgent", "period": 50, "steps": [dict(first, kernel="h", stream="x"),
                                                       dict(second, kernel="i", stream="y", after=[])]}],
            "streams": {"x": {"priority": "high"}, "y": {"priority": "high"}}})
        scenario, certificate, _ = certify("bound", text)
        self.assertIsNotNone(verdict(scenario, certificate))
        chain = certificate["chains"][0]
        self.assertEqual((chain["bound"], chain["steps"][0]["window"]), ("8", "4"))
        chain["bound"] = "4"
        chain["steps"][0].update(bound="4", end="4", window="0")
        self.assertIsNone(verdict(scenario, certificate))

    def test_full_load(self):
        """With U = 1 and what holds up there is no end of a busy period: the checker ends where nothing is held up any more."""
        for _ in range(scaled(40)):
            tasks, over, left = [], Fraction(self.rng.choice([1, 1, 2]), 4), Fraction(1)
            for i in range(self.rng.randint(2, 3)):
                period = self.rng.choice([4, 6, 8, 12])
                share = left if i == 1 else left * Fraction(self.rng.randint(1, 3), 4)
                if share * period <= over:
                    break
                tasks.append({"name": "t%d" % i, "wcet": str(share * period - over), "period": period,
                              "deadline": self.rng.randint(period, 3 * period)})
                left -= share
                if not left:
                    break
            if not tasks:
                continue
            text = json.dumps({"tasks": tasks, "edf": {"overhead": str(over)}})
            got = certify("edf", text)
            self.assertIsNotNone(got, text)
            self.assertIsNotNone(verdict(*got[:2]), text + "\n" + str(got[1]))
            self.assertIsNone(EdfOracle(*got).false_claim(got[1]), text)
            for row in got[1]["tasks"]:
                if row["response"] is not None:
                    less = duplicate(got[1])
                    less["tasks"][got[1]["tasks"].index(row)]["response"] = str(Fraction(row["response"]) - Fraction(1, 7))
                    self.assertIsNone(verdict(got[0], less), text)

    def test_end_of_a_busy_period(self):
        """The walk ends behind the busy period, where less holds up than at its end."""
        for over, latency, rows in ((0, 0, ((2, 6, 5, 1), (3, 4, 5, 0))), (0, 0, ((3, 7, 6, 1), (3, 4, 6, 0))),
                                    (0, 0, ((2, 7, 6, 1), (4, 5, 6, 0))), (1, 2, ((2, 31, 19, 0), (15, 19, 19, 0)))):
            tasks = [{"name": "t%d" % i, "wcet": c, "deadline": d, "period": p, "nonpreemptable": section}
                     for i, (c, d, p, section) in enumerate(rows)]
            got = certify("edf", json.dumps({"tasks": tasks, "edf": {"overhead": over, "latency": latency}}))
            self.assertIsNotNone(verdict(*got[:2]), got[1])

    def test_witness_before_any_deadline(self):
        """What holds up alone misses nothing."""
        got = certify("edf", json.dumps({"tasks": [{"name": "s0", "wcet": 3, "period": 60, "nonpreemptable": 2, "server": "s"},
                                                   {"name": "t", "wcet": 1, "period": 24, "deadline": 31}],
                                         "servers": [{"name": "s", "budget": 3, "period": 8}]}))
        forged = dict(duplicate(got[1]), verdict="unschedulable", witness={"time": "3", "demand": "2"}, points=[])
        for row in forged["tasks"]:
            row.update(verdict="unknown", response=None)
        self.assertIsNone(verdict(got[0], forged))

    def test_end_during_a_switch(self):
        """A run whose last job ends when the Host switches to another context is accepted; a turn that ends before it begins is not."""
        scenario, certificate, _ = certify("bound", json.dumps({
            "platform": {"slots": 1}, "runlist": {"switch_cost": 1},
            "contexts": [{"name": "p", "timeslice": 4}, {"name": "q", "timeslice": 1, "saturated": True}],
            "chains": [{"name": "a", "period": 20, "deadline": 2, "context": "p",
                        "steps": [{"kernel": "k", "blocks": 1, "wcet": 1}]}]}))
        self.assertEqual(certificate["verdict"], "unschedulable")
        self.assertIsNotNone(verdict(scenario, certificate))
        certificate["chains"][0]["observed"]["turns"].append({"entry": "1", "start": "5", "end": "4"})
        self.assertIsNone(verdict(scenario, certificate))

    def test_what_comes_at_once_comes_in_any_order(self):
        """Of two releases at one instant either may be first, for the queues and for the list; of two instants not."""
        def judged(contexts, chains, late, response, blocks, turns=()):
            """Chain a, high, is released `late`: is it accepted that it then responds so?"""
            scenario, certificate, _ = certify("bound", json.dumps({
                "platform": {"slots": 1}, "streams": {"a": {"priority": "high"}}, **contexts,
                "chains": [{"name": name, "period": 50, "deadline": 1 if name == "a" else 50, "stream": name,
                            **({"context": context} if context else {}), "steps": [{"kernel": "k" + name, "blocks": 1, "wcet": wcet}]}
                           for name, context, wcet in chains]}))
            releases = sorted((release, name) for name, release in late.items())
            rows = lambda keys, values: [dict(zip(keys, map(str, row))) for row in values]
            certificate["chains"][0]["observed"] = {
                "response": str(response), "releases": rows(("chain", "nominal", "release"), [(name, t, t) for t, name in releases]),
                "blocks": rows(("job", "step", "sm", "count", "start", "end"), [
                    ([name for _, name in releases].index(name), 0, 0, 1, start, end) for name, start, end in blocks])}
            if turns: certificate["chains"][0]["observed"]["turns"] = rows(("entry", "start", "end"), turns)
            return verdict(scenario, certificate)
        queue = [("a", None, 1), ("b", None, 3), ("c", None, 2)]
        run = [("c", 0, 2), ("b", 2, 5), ("a", 5, 6)]
        self.assertIsNotNone(judged({}, queue, {"c": 0, "b": 2, "a": 2}, 4, run))
        self.assertIsNone(judged({}, queue, {"c": 0, "b": 2, "a": 1}, 5, run))
        both = {"runlist": {"switch_cost": 0}, "contexts": [{"name": "p", "timeslice": 5}, {"name": "q", "timeslice": 5}]}
        queue = [("a", "p", 1), ("b", "q", 2), ("c", "q", 3)]
        run, turns = [("c", 0, 3), ("b", 3, 5), ("a", 5, 6)], [(1, 0, 3), (1, 3, 5), (0, 5, 6)]
        self.assertIsNotNone(judged(both, queue, {"c": 0, "b": 3, "a": 3}, 3, run, turns))
        self.assertIsNone(judged(both, queue, {"c": 0, "b": 3, "a": 2}, 4, run, turns))

    def test_release_of_a_graph_under_way(self):
        """Jobs of a graph do not overlap in a run: a release meanwhile is no part of it."""
        step = lambda name, wcet, blocks, **more: dict(kernel=name, wcet=wcet, blocks=blocks, **more)
        scenario, certificate, _ = certify("bound", json.dumps({
            "platform": {"slots": 5}, "runlist": {"switch_cost": 2}, "streams": {},
            "contexts": [{"name": "x", "level": "high", "timeslice": 2}, {"name": "y", "level": "low", "timeslice": 2},
                         {"name": "z", "level": "low", "timeslice": 1, "saturated": True}],
            "chains": [{"name": "c0", "period": 20, "deadline": 1, "context": "y", "steps": [
                            step("s0", 1, 5, count=2), step("s1", "0.3", 5, count=2, after=["s0"]), step("s2", "1/2", 4, after=["s0"])]},
                       {"name": "c1", "period": 4, "deadline": 4, "context": "y", "steps": [
                            step("s3", "1/2", 4), {"copy": "s4", "duration": "1/3", "after": ["s3"]},
                            {"host": "s5", "wcet": 1, "after": ["s3"]}]}]}), "--search", "20")
        self.assertIsNotNone(verdict(scenario, certificate))
        for chain in certificate["chains"]:
            jobs = {int(b["job"]) for b in chain["observed"]["blocks"]}
            self.assertEqual(jobs, set(range(len(chain["observed"]["releases"]))))

    def test_room_head_by_head(self):
        """One wide block and three narrow ones never wait for each other; with a fourth the wide one does."""
        chain = lambda name, blocks, threads: {"name": name, "period": 50, "steps": [
            {"kernel": name, "blocks": blocks, "threads": threads, "wcet": 2}]}
        made = [certify("bound", json.dumps({"platform": {"base": "jetson-tx2", "sms": 1, "threads_per_sm": 256},
                                             "chains": [chain("wide", 1, 160), chain("narrow", n, 32)]})) for n in (3, 4)]
        for (scenario, certificate, _), bounds in zip(made, (["2", "2"], ["4", "4"])):
            self.assertEqual([c["bound"] for c in certificate["chains"]], bounds)
            self.assertIsNotNone(verdict(scenario, certificate))
            for c in certificate["chains"]:
                c["bound"] = "2"
                c["steps"][0].update(bound="2", end="2", window="0")
            self.assertEqual(verdict(scenario, certificate) is not None, bounds[0] == "2")

    def test_sequence_told_by_after(self):
        """Steps that wait for the one before them are a sequence, also where that is written."""
        whole = {"blocks": 2, "threads": 1024}
        text = json.dumps({"platform": {"base": "jetson-tx2", "sms": 2}, "chains": [
            {"name": "usual", "period": 40, "steps": [dict(whole, kernel="k", wcet=2)]},
            {"name": "pair", "period": 40, "steps": [dict(whole, kernel="h", wcet=1),
                                                     dict(whole, kernel="i", wcet=3, after=["h"])]}]})
        scenario, certificate, _ = certify("bound", text)
        self.assertIsNotNone(verdict(scenario, certificate))

    def test_hash(self):
        """The canonical form by hand: keys sorted, scalars as strings, x- keys left out."""
        text = 'tasks: [{name: "\u00e4\\"", wcet: 1.50, period: 4, x-note: 1, saturated: false}]\nx-a: {}\n'
        scenario, certificate, _ = certify("edf", text)
        form = '{"tasks":[{"name":"\u00e4\\"","period":"4","saturated":"false","wcet":"1.50"}],"time_unit":"ms"}'
        self.assertEqual(certificate["scenario"], hashlib.sha256(form.encode()).hexdigest())
        self.assertIsNotNone(verdict(scenario, certificate))

    def test_a_miss_must_be_shown(self):
        """edf: where the test is only sufficient, a set that fails it is not unschedulable for that."""
        for extra, more in (({}, {"nonpreemptable": 5}), ({"edf": {"overhead": 2}}, {}), (
                {"servers": [{"name": "s", "budget": 2, "period": 4}]}, {})):
            for wcet, claim in (("3", "unknown"), ("5", "unschedulable")):
                tasks = [{"name": "a", "wcet": wcet, "deadline": 4, "period": 30}, {"name": "b", "wcet": 5, "period": 60}]
                tasks[1].update(more)
                scenario, c = certify("edf", json.dumps(dict(extra, tasks=tasks)))[:2]
                self.assertEqual(c["verdict"], claim)
                self.assertIsNotNone(c["witness"])
                self.assertIsNotNone(verdict(scenario, c))
                c["verdict"] = "unschedulable"
                self.assertEqual(verdict(scenario, c) is None, claim == "unknown")
                c["witness"] = None
                self.assertIsNone(verdict(scenario, c))

    def test_nothing_is_null(self):
        """What is no witness, or no list, is null or absent: not an empty text, mapping or list of another kind."""
        for command_, key, document in (
                ("edf", "witness", {"tasks": [{"name": "a", "wcet": 1, "period": 4}]}),
                ("edf", "points", {"tasks": [{"name": "a", "wcet": 1, "period": 4}]}),
                ("resident", "witness", {"platform": {"slots": 4}, "kernels": [{"name": "k", "blocks": 2, "wcet": 1}],
                                         "resident": [{"name": "g", "kernels": ["k"]}]})):
            scenario, c = certify(command_, json.dumps(document))[:2]
            self.assertIsNotNone(verdict(scenario, dict(c, **{key: None})))
            for nothing in ({}, "", False) + (([],) if key == "witness" else ()):
                self.assertIsNone(verdict(scenario, dict(c, **{key: nothing})), (command_, key, nothing))

    def test_reset_lets_jobs_meet(self):
        """runlist: with a reset two jobs of L share a turn, and H responds in 28; 26 is claimed as if they did not."""
        scenario, c = certify("runlist", json.dumps({"runlist": {"mode": "flat", "reset_cost": 7}, "tasks": [
            {"name": "H", "level": "high", "timeslice": 5, "wcet": 8, "nonpreemptable": 4},
            {"name": "L", "level": "low", "timeslice": 9, "wcet": 2, "period": 11}]}))[:2]
        self.assertIsNotNone(verdict(scenario, c))
        self.assertEqual([(x["bound"], x["overloaded"]) for x in c["channels"]], [("40", False), ("10", True)])
        c["channels"][0]["bound"], c["channels"][1]["overloaded"] = "26", False
        self.assertIsNone(verdict(scenario, c))

    def test_refused(self):
        """What the certificate could not speak of."""
        tasks = "tasks: [{wcet: 1, period: 4, timeslice: 1, level: high}]"
        for args in (("edf", "--overhead", "1"), ("runlist", "--mode", "flat")):
            with tempfile.TemporaryDirectory() as folder:
                done = run(args[0], "-", "--certificate", folder + "/c", *args[1:], text=tasks)
                self.assertEqual((done.returncode, done.stdout, os.listdir(folder)), (2, "", []))

    def test_command(self):
        """gpurta verify, and the program alone: exit statuses and both forms of the answer."""
        environment = dict(os.environ, GPURTA_VERIFY=str(CHECKER))
        with tempfile.TemporaryDirectory() as folder:
            one, other, c = (pathlib.Path(folder) / name for name in ("one.yaml", "other.yaml", "c"))
            one.write_text("tasks: [{wcet: 1, period: 4}]\n")
            other.write_text("tasks: [{wcet: 1, period: 5}]\n")
            self.assertEqual(run("edf", str(one), "--certificate", str(c)).returncode, 0)
            for scenario, status, word in ((one, 0, "accepted"), (other, 1, "rejected")):
                for form in ("table", "json"):
                    done = subprocess.run([*COMMAND, "verify", str(scenario), str(c), "--format", form],
                                          env=environment, stdout=subprocess.PIPE, encoding="utf-8")
                    self.assertEqual(done.returncode, status)
                    self.assertEqual(json.loads(done.stdout)["verdict"] if form == "json" else
                                     done.stdout.split(":")[0], word)
            c.write_text("{")
            done = subprocess.run([*COMMAND, "verify", str(one), str(c)], env=environment, stdout=subprocess.PIPE,
                                  stderr=subprocess.PIPE, encoding="utf-8")
            self.assertEqual((done.returncode, done.stdout), (2, ""))

    def test_exit_status(self):
        """What cannot be read ends with 2, with the line of the certificate; a false claim with 1. made_by is not checked."""
        chain = {"name": "c", "period": 9, "steps": [{"kernel": "k", "blocks": 2, "wcet": 1}]}
        scenario = json.dumps({"platform": {"slots": 1}, "chains": [chain, dict(chain, name="d", steps=[{"kernel": "l", "blocks": 1, "wcet": 2}])]})
        with tempfile.TemporaryDirectory() as folder:
            one, c = pathlib.Path(folder) / "one.json", pathlib.Path(folder) / "c"
            one.write_text(scenario)
            self.assertEqual(run("bound", str(one), "--certificate", str(c)).returncode, 0)
            true = json.loads(c.read_text())
            one.write_text(run("convert", str(one), "--to", "json").stdout)

            def said(change=None, text=None):
                made = json.loads(json.dumps(true))
                (change or (lambda made: None))(made)
                c.write_text(json.dumps(made, indent=1) if text is None else text)
                done = subprocess.run([sys.executable, str(CHECKER), str(one), str(c)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")
                return done.returncode, done.stdout + done.stderr

            self.assertEqual(said(), (0, "accepted: bound: 2 chains, 2 with a bound, schedulable"
                             "; under the assumptions that gpurta bound prints; made_by is not checked\n"))
            self.assertEqual(said(lambda made: made.pop("made_by"))[1], "accepted: bound: 2 chains, 2 with a bound, schedulable"
                             "; under the assumptions that gpurta bound prints\n")
            for status, word, change in (
                    (2, "format 1", lambda made: made.update(format=2)), (2, r"c:\d+\): expected a time such as 12 or 7/2, none below 0", lambda made: made["chains"][0].update(bound="-1")),
                    (2, r"c:\d+\): expected a time", lambda made: made["chains"][0].update(bound="1/0")), (2, "of which one", lambda made: made.pop("scenario")),
                    (2, r"verdict \(.*c:1\)", lambda made: made.pop("verdict")), (1, "exceeds|takes|claimed", lambda made: made["chains"][0].update(bound="1")),
                    (1, "no list 9 of weights, there are %d" % len(true["weights"]), lambda made: made["chains"][0]["steps"][0].update(weights=9))):
                found = said(change)
                self.assertEqual(found[0], status, found)
                self.assertRegex(found[1], word)
            for text, word in (("[]", "the certificate: expected a mapping"), (json.dumps(true)[:200], r"c:1:\d+: "), ('{"a": NaN}', "NaN is no number")):
                found = said(text=text)
                self.assertEqual(found[0], 2, found)
                self.assertRegex(found[1], word)
            one.write_text("kernels: [{blocks: 1, wcet: 1, period: 5}]\nplatform: {slots: 1}\n")
            self.assertEqual(run("rta", str(one), "--certificate", str(c)).returncode, 0)
            true = json.loads(c.read_text())
            one.write_text(run("convert", str(one), "--to", "json").stdout)
            found = said(lambda made: made.update(rule="once"))
            self.assertEqual(found[0], 1, found)
            self.assertIn("kernels have periods", found[1])

    def test_sections(self):
        """Every rule names a section of the documentation that is there."""
        text, named = CHECKER.read_text(encoding="utf-8"), 0
        for page, section in re.findall(r'(?:"""|:  # )([a-z]+), (?:"([^"]+)"|Claim)', text):
            self.assertIn(page + ".md", os.listdir(str(DOCUMENTATION)))
            lines = (DOCUMENTATION / (page + ".md")).read_text(encoding="utf-8").splitlines()
            self.assertTrue(any(re.match(r"(#+ |\*\*)" + re.escape(section or "Claim"), line) for line in lines),
                            "%s has no section %s" % (page, section))
            named += 1
        self.assertGreater(named, 40)

    def test_no_name_of_a_class_twice(self):
        """The second one would take the place of the first."""
        for of in ast.walk(ast.parse(CHECKER.read_text(encoding="utf-8"))):
            if isinstance(of, ast.ClassDef):
                names = [name for at in of.body for name in ([at.name] if isinstance(at, ast.FunctionDef) else
                                                             [to.id for to in getattr(at, "targets", ()) if isinstance(to, ast.Name)])]
                self.assertEqual(sorted(set(names)), sorted(names))

    def test_size(self):
        """Short enough to be read; imports nothing but the standard library."""
        lines = CHECKER.read_text(encoding="utf-8").splitlines()
        self.assertLessEqual(len(lines), 1710)
        imports = {name for line in lines for names in re.findall(r"^(?:import|from) (.*?)(?: import .*)?$", line)
                   for name in names.split(", ")}
        self.assertEqual(imports, {"argparse", "bisect", "collections", "functools", "hashlib", "heapq", "itertools", "json", "math", "os", "re", "sys", "fractions"})


if __name__ == "__main__":
    unittest.main()
