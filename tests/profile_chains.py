#!/usr/bin/env python3
"""Applications that the simulator ran, written as profiles of Nsight Systems, made chains of, and bounded: no job of them
may take longer than its chain's bound, and all releases fit the period and the jitter that were written.

    profile_chains.py COMMAND [HOW_MANY]
"""
import json
import os
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
from fractions import Fraction as F

PROCESS = 4711
PID = PROCESS << 24
MS = 10**6  # chains are in ms, the rest in ns
SIZES = ((64, 16, 0), (128, 32, 1024), (256, 32, 8192), (512, 40, 0), (1024, 32, 16384))  # threads, registers, shared memory


class Step:
    """A kernel or a copy that every job of a chain launches."""

    def __init__(self, rng, name, stream, kernel):
        self.name, self.stream, self.kernel = name, stream, kernel
        self.blocks = rng.choice([1, 2, 5, 13, 30, 64])
        self.threads, self.registers, self.shared = rng.choice(SIZES)
        self.wcet = rng.randint(50, 2000)
        self.direction = rng.choice(["h2d", "d2h"])
        self.waits = []  # numbers of steps: an event of another stream, or an edge of the graph
        self.offset = 0  # of the launch from the release


class Chain:
    """Jobs with a range of NVTX around each, or without one, or launches of one CUDA graph."""

    def __init__(self, rng, number, streams, slack):
        self.number, self.kind = number, rng.choice(["range", "range", "repeat", "graph"])
        self.moves = rng.random() < 0.5  # nodes of a graph run on other streams in every second launch
        self.steps = []
        own = [10 * number + 11 + s for s in range(rng.choice([1, 1, 2, 3]))]
        if streams and self.kind != "graph" and rng.random() < 0.2:
            own[0] = rng.choice(streams)  # shared with another chain
        for i in range(rng.randint(1, 6)):
            step = Step(rng, "k{}x{}".format(number, i), rng.choice(own), i == 0 or rng.random() < 0.75)
            if self.kind == "graph":
                self.join_graph(rng, step, i)
            else:
                others = [j for j, s in enumerate(self.steps) if s.stream != step.stream]
                if others and rng.random() < 0.6:
                    step.waits = [rng.choice(others)]
            self.steps.append(step)
        length = self.launch(rng)
        self.release(rng, length, slack)

    def join_graph(self, rng, step, i):
        """Edges from nodes before it; the stream of one of them, if that is its last node so far, else a new one."""
        step.waits = rng.sample(range(i), min(i, rng.choice([1, 1, 2, 3])))
        last = {s.stream: j for j, s in enumerate(self.steps)}
        free = [self.steps[j].stream for j in step.waits if last[self.steps[j].stream] == j]
        step.stream = free[0] if free else 1000 * (self.number + 1) + i

    def launch(self, rng):
        at = rng.choice([0, 10, 500]) + 10
        for step in self.steps:
            step.offset = at
            at += 0 if self.kind == "graph" else rng.choice([10, 50, 400])
        return at

    def release(self, rng, length, slack):
        work = sum(s.wcet * s.blocks for s in self.steps)
        self.period = int(max(length + 1, work // 8 + 2000) * slack * rng.choice([1, 2]))
        self.jitter = int(self.period * rng.choice([0, 0.02, 0.3, 1.5]))
        nominal, self.releases = rng.randint(1, self.period), []
        for _ in range(rng.randint(4, 10)):
            earliest = self.releases[-1] + length + 1 if self.releases else 0
            self.releases.append(max(earliest, nominal + rng.randint(0, self.jitter)))
            nominal += self.period * (2 if rng.random() < 0.1 else 1)  # now and then one is left out

    def name(self):
        return {"range": "chain{}".format(self.number), "repeat": "p{}t{}".format(PROCESS, self.number + 1),
                "graph": self.steps[0].name}[self.kind]


class Launch:
    def __init__(self, chain, job, number, wcet):
        self.chain, self.job, self.number, self.wcet = chain, job, number, wcet
        self.step = chain.steps[number]
        self.time = chain.releases[job] + self.step.offset
        self.name = "{}j{}".format(self.step.name, job)
        moved = chain.kind == "graph" and chain.moves and job % 2 and self.step.stream != chain.steps[0].stream
        self.stream = self.step.stream + (500 if moved else 0)
        self.start = self.end = None


def gpurta(command, arguments, text=None):
    run = subprocess.run([command] + arguments, input=text, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                         universal_newlines=True)
    assert run.returncode in (0, 1), (arguments, run.returncode, run.stderr)
    return run.stdout


def launches_of(rng, chains):
    """All launches in the order of the host; each takes as long as it may, or less."""
    every = [Launch(chain, job, number, rng.choice([step.wcet, rng.randint(1, step.wcet)]))
             for chain in chains for job in range(len(chain.releases)) for number, step in enumerate(chain.steps)]
    every.sort(key=lambda a: (a.time, a.chain.number, a.job, a.number))
    return every


def simulate(command, every, sms, priorities, in_order):
    operations, leaves = [], {}
    for a in every:
        step = a.step
        what = {"stream": "s{}".format(step.stream), "release": a.time}
        if step.kernel:
            what.update(kernel=a.name, blocks=step.blocks, threads=step.threads, registers=step.registers,
                        shared_memory=step.shared, wcet=a.wcet)
        else:
            what.update(copy=a.name, duration=a.wcet, direction=step.direction)
        after = ["{}j{}".format(a.chain.steps[i].name, a.job) for i in step.waits]
        if a.chain.kind == "graph" and a.job and not step.waits:  # a graph runs once at a time
            after += ["{}j{}".format(s.name, a.job - 1) for s in a.chain.steps]
        if after:
            what["after"] = after
        operations.append(what)
    scenario = {"time_unit": "ns", "platform": {"base": "cc-8.0", "sms": sms, "copy_engines": 2, "copies_in_order": in_order},
                "streams": {"s{}".format(s): {"priority": p, "blocking": False} for s, p in priorities.items()},
                "operations": operations}
    result = json.loads(gpurta(command, ["simulate", "-", "--format", "json"], json.dumps(scenario)))
    for a, observed in zip(every, result["operations"]):
        assert a.name == observed["name"]
        a.start, a.end = F(observed["dispatched"]), F(observed["completion"])
        assert a.start.denominator == a.end.denominator == 1


def write_profile(path, every, chains, sms, priorities):
    db = sqlite3.connect(path)
    db.executescript("""PRAGMA synchronous = OFF; PRAGMA journal_mode = OFF;
        CREATE TABLE StringIds (id INTEGER NOT NULL PRIMARY KEY, value TEXT NOT NULL);
        CREATE TABLE META_DATA_EXPORT (name TEXT, value TEXT);
        CREATE TABLE TARGET_INFO_GPU (id INTEGER, name TEXT, smCount INTEGER, computeMajor INTEGER, computeMinor INTEGER,
            asyncEngines INTEGER);
        CREATE TABLE TARGET_INFO_CUDA_STREAM (streamId INTEGER, processId INTEGER, contextId INTEGER, priority INTEGER,
            flag INTEGER);
        CREATE TABLE CUPTI_ACTIVITY_KIND_RUNTIME (start INTEGER, end INTEGER, globalTid INTEGER, correlationId INTEGER,
            nameId INTEGER);
        CREATE TABLE CUPTI_ACTIVITY_KIND_KERNEL (start INTEGER, end INTEGER, deviceId INTEGER, contextId INTEGER,
            streamId INTEGER, correlationId INTEGER, globalPid INTEGER, graphId INTEGER, graphNodeId INTEGER,
            shortName INTEGER, gridX INTEGER, gridY INTEGER, gridZ INTEGER, blockX INTEGER, blockY INTEGER, blockZ INTEGER,
            registersPerThread INTEGER, staticSharedMemory INTEGER, dynamicSharedMemory INTEGER);
        CREATE TABLE CUPTI_ACTIVITY_KIND_MEMCPY (start INTEGER, end INTEGER, deviceId INTEGER, contextId INTEGER,
            streamId INTEGER, correlationId INTEGER, globalPid INTEGER, graphId INTEGER, graphNodeId INTEGER, bytes INTEGER,
            copyKind INTEGER);
        CREATE TABLE CUPTI_ACTIVITY_KIND_CUDA_EVENT (contextId INTEGER, streamId INTEGER, correlationId INTEGER,
            globalPid INTEGER, eventId INTEGER);
        CREATE TABLE CUPTI_ACTIVITY_KIND_SYNCHRONIZATION (start INTEGER, end INTEGER, contextId INTEGER, streamId INTEGER,
            correlationId INTEGER, globalPid INTEGER, syncType INTEGER, eventId INTEGER);
        CREATE TABLE NVTX_EVENTS (start INTEGER, end INTEGER, eventType INTEGER, globalTid INTEGER, text TEXT);
        INSERT INTO META_DATA_EXPORT VALUES ('EXPORT_SCHEMA_VERSION', '3.25.0');""")

    def put(table, rows):
        rows = list(rows)
        if rows:
            db.executemany("INSERT INTO {} VALUES ({})".format(table, ", ".join("?" * len(rows[0]))), rows)
    names = {"cudaLaunchKernel": 0, "cudaEventRecord": 1, "cudaStreamWaitEvent": 2}
    for chain in chains:
        for step in chain.steps:
            names[step.name] = len(names)
    put("StringIds", ((number, name) for name, number in names.items()))
    put("TARGET_INFO_GPU", [(0, "GPU", sms, 8, 0, 2)])
    put("TARGET_INFO_CUDA_STREAM", ((s, PROCESS, 1, priorities[s if s in priorities else s - 500] % 2**32, 2)
                                    for s in {a.stream for a in every}))
    calls, correlation, graph_calls, records, waits = [], 0, {}, [], []
    for a in every:
        thread, step = PID | a.chain.number + 1, a.step
        graph = a.chain.number + 1 if a.chain.kind == "graph" else None
        node = graph and graph << 32 | a.number + 1
        key = (a.chain.number, a.job) if graph else None
        if key not in graph_calls:
            correlation += 1
            calls.append((a.time, a.time + 2, thread, correlation, 0))
            if graph:
                graph_calls[key] = correlation
        launched = graph_calls[key] if graph else correlation
        work = (int(a.start), int(a.end), 0, 1, a.stream, launched, PID, graph, node)
        if step.kernel:
            put("CUPTI_ACTIVITY_KIND_KERNEL", [work + (names[step.name], step.blocks, 1, 1, step.threads, 1, 1, step.registers, step.shared, 0)])
        else:
            put("CUPTI_ACTIVITY_KIND_MEMCPY", [work + (4096, 1 if step.direction == "h2d" else 2)])
        for i in step.waits if not graph else ():
            other = a.chain.steps[i]
            correlation += 2
            event = correlation
            recorded = a.chain.releases[a.job] + other.offset + 3
            calls.append((recorded, recorded + 1, thread, correlation - 1, 1))
            calls.append((a.time - 4, a.time - 3, thread, correlation, 2))
            records.append((1, other.stream, correlation - 1, PID, event))
            waits.append((a.time - 4, a.time - 3, 1, step.stream, correlation, PID, 2, event))
    put("CUPTI_ACTIVITY_KIND_RUNTIME", calls)
    put("CUPTI_ACTIVITY_KIND_CUDA_EVENT", records)
    put("CUPTI_ACTIVITY_KIND_SYNCHRONIZATION", waits)
    put("NVTX_EVENTS", ((r, r + max(s.offset for s in c.steps) + 1, 59, PID | c.number + 1, c.name())
                        for c in chains if c.kind == "range" for r in c.releases))
    db.commit()
    db.close()


def paces(text):
    """Of each chain of the file, in order: name, period, jitter, and whether its thread launches ahead."""
    found = []
    for line in text.split("chains:\n", 1)[1].splitlines():
        key = re.match(r"(?:  - |    )(name|period|jitter): (\"[^\"]*\"|[\d.]+)", line)
        if key and key.group(1) == "name":
            found.append([json.loads(key.group(2)), None, 0, False])
        elif key:
            found[-1][1 + (key.group(1) == "jitter")] = F(key.group(2)) * MS
        elif "count from the end of what is before" in line:
            found[-1][3] = True
    return found


def order(text):
    """What each step of the file's chains comes after, directly or not, by (name, number of the chain)."""
    before, number, last = {}, -1, None
    for line in text.split("chains:\n", 1)[1].splitlines():
        if line.startswith("  - name: "):
            number, last = number + 1, None
        step = re.match(r" {6}- \{(?:host|kernel|copy): (\"[^\"]*\").*?(?:, after: (\[[^]]*\]))?\}", line)
        if step:
            name = json.loads(step.group(1))
            on = json.loads(step.group(2)) if step.group(2) else [last] * (last is not None)
            before[name, number] = set(on).union(*(before[o, number] for o in on))
            last = name
    return before


def nominal(releases, period, jitter):
    """The earliest nominal releases that are a period apart, of which none is late by more than the jitter."""
    n = []
    for r in releases:
        n.append(max(r - jitter, n[-1] + period) if n else r - jitter)
    assert all(r - jitter <= x <= r for x, r in zip(n, releases)), (releases, period, jitter)
    return n


def check(result, pace, chains, every, count):
    """Every job of a chain of the file against its bound."""
    name, period, jitter, ahead = pace
    assert result["name"] == name
    bound = result["bound"] and F(result["bound"]) * MS
    parts = {int(re.match(r"k(\d+)x", step["name"]).group(1)) for step in result["steps"] if re.match(r"k\d+x", step["name"])}
    leader = [c for c in chains if c.name() == name]
    assert len(leader) == 1 and leader[0].number in parts, (name, parts)
    first = leader[0].steps[0].offset if leader[0].kind != "range" else 0
    releases = [r + first for r in leader[0].releases]
    own = [a for a in every if a.chain.number in parts]
    left_out = [a for a in own if a.time < releases[0]]
    begins = [max([r] + [a.end for a in own if ahead and a.time < r]) for r in releases]  # behind what is before it
    nominals = nominal(begins, period, jitter)
    for k, r in enumerate(releases):
        job = [a for a in own if r <= a.time and (k + 1 == len(releases) or a.time < releases[k + 1])]
        if len(parts) == 1:
            assert {(a.chain, a.job) for a in job} == {(leader[0], k)}
        end = max(a.end for a in job)
        if bound is None:
            continue
        count["jobs"] += 1
        if end - nominals[k] > bound:
            count["above"].append((name, k, r, nominals[k], end, bound))
    count["chains"] += 1
    if bound is not None and len(parts) == 1:
        observed = max(max(a.end for a in own if a.job == k) - n for k, n in enumerate(nominals))
        count["ratios"].append(float(bound / observed))
    count["bounded"] += bound is not None
    count["merged"] += len(parts) > 1
    count["graphs"] += leader[0].kind == "graph"
    count["late"] += jitter > 0
    return left_out


def check_edges(number, chain, before):
    """Each node of a graph is one step. Its edges are not in the profile: does the chain's order have them all?"""
    steps = [name for name, n in before if n == number and not name.startswith("launches#host")]
    assert chain.kind != "graph" or len(steps) == len(chain.steps), steps
    for i, step in enumerate(chain.steps if chain.kind == "graph" else ()):
        for j in step.waits:
            if step.kernel and chain.steps[j].kernel:
                assert chain.steps[j].name in before[step.name, number], (chain.name(), i, j, before)


def trial(command, rng, folder, count):
    chains, slack = [], rng.choice([1, 4, 16, 40])
    for number in range(rng.randint(1, 4)):
        chains.append(Chain(rng, number, [s.stream for c in chains if c.kind != "graph" for s in c.steps], slack))
    sms = rng.randint(1, 6)
    priorities = {s.stream: rng.choice([0, 0, -1, -2]) for c in chains for s in c.steps}
    every = launches_of(rng, chains)
    in_order = rng.random() < 0.5
    simulate(command, every, sms, priorities, in_order)
    profile, file = os.path.join(folder, "app.sqlite"), os.path.join(folder, "app.yaml")
    if os.path.exists(profile):
        os.remove(profile)
    write_profile(profile, every, chains, sms, priorities)
    for how in ("shortest", "periodic"):
        gpurta(command, ["convert", profile, "--to", "chains", "--period", how, "-o", file])
        results = json.loads(gpurta(command, ["bound", file, "--search", "0", "--ignore-left-out", "--format", "json"]))["chains"]
        with open(file) as text:
            text = text.read()
        pace, before_step = paces(text), order(text)
        assert len(pace) == len(results)
        for number, (name, *_) in enumerate(pace):
            check_edges(number, [c for c in chains if c.name() == name][0], before_step)
        before = len(count["above"])
        left_out = [a for r, p in zip(results, pace) for a in check(r, p, chains, every, count)]
        if left_out:  # what no chain has may have been in the way
            last = max(a.end for a in left_out)
            count["above"][before:] = [x for x in count["above"][before:] if x[2] >= last]
        # In no bound, as the file says: copies that hold up others, and a chain of which a part repeats in one or two jobs of
        # another on its stream.
        named = {int(n) for n in re.findall(r'"k(\d+)x', text)}
        if "held_up" in text or not named.issuperset(c.number for c in chains if any(s.kernel for s in c.steps)):
            assert "left_out: " in text
            count["left out"] += 1
            del count["above"][before:]
        assert not count["above"], (how, count["above"], open(file).read())


def main():
    seed = int(os.environ.get("GPURTA_SEED", random.randrange(2**31)))
    scale = float(os.environ.get("GPURTA_TEST_SCALE", "1"))
    trials = int(sys.argv[2]) if len(sys.argv) > 2 else max(1, int(25 * scale))
    print("GPURTA_SEED={}".format(seed))
    rng = random.Random(seed)
    count = {"chains": 0, "bounded": 0, "merged": 0, "graphs": 0, "late": 0, "jobs": 0, "left out": 0, "above": [], "ratios": []}
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(trials):
            trial(sys.argv[1], rng, folder, count)
    print("{} applications, {chains} chains ({merged} merged, {graphs} of graphs, {late} with a jitter), {bounded} with a bound; "
          "{jobs} jobs, 0 above it, but in {left out} files that leave out what holds up others; median of bound / observed {median:.2f}".format(
              trials, median=sorted(count["ratios"] or [0])[len(count["ratios"]) // 2], **count))


if __name__ == "__main__":
    main()
