#!/usr/bin/env python3
"""Applications of which all is known, written as profiles of Nsight Systems, PyTorch and nvprof: loops, open, closed and launched ahead, with
ranges or without, CUDA graphs traced node by node or as a whole, work that is done once before, between and after,
priorities, managed memory, launches without a row. The chains that `gpurta convert` finds are the application's, step by
step and job by job; no bound is below a response that was observed, and in the median it is at most 1.5 times it (of those that
have one: a loop whose jobs vary and follow each other at once has none); what is left out is said.

    profile_truths.py COMMAND [HOW_MANY]
"""
import json
import os
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter
from fractions import Fraction as F

PROCESS, SMS = 4711, 4
PID = PROCESS << 24
SIZES = ((64, 16), (128, 32), (256, 32), (512, 40), (1024, 32))  # threads, registers
FORMATS = ("nsys", "kineto", "nvprof")


class Step:
    def __init__(self, rng, name, stream):
        self.name, self.stream, self.kernel = name, stream, rng.random() < 0.8
        self.blocks, (self.threads, self.registers) = rng.choice([1, 2, 5, 13, 30, 64]), rng.choice(SIZES)
        self.wcet, self.bytes, self.direction = rng.randint(500, 20000), 4096 + rng.randrange(9) * 512, rng.choice(["h2d", "d2h"])
        self.later = rng.choice([3, 10, 200, 3000])  # from the launch before

    def alike(self):
        """What launches have in common in a profile: copies have no names there."""
        return (self.name,) if self.kernel else ("copy", self.direction, self.bytes)


class Launch:
    def __init__(self, step, job, at, wcet, thread):
        self.step, self.job, self.at, self.wcet, self.thread = step, job, at, wcet, thread
        self.start = self.end = self.node = 0


class Loop:
    """A thread's loop. kind: range, repeat, graph or whole (a graph traced as one row). behind: one that its thread runs before it."""

    def __init__(self, rng, number, form, closed, behind=None):
        self.number, self.closed, self.thread = number, closed, behind.thread if behind else number + 1
        kinds = {"nsys": ("range", "repeat", "graph", "whole"), "kineto": ("range", "repeat", "graph"), "nvprof": ("repeat",)}
        self.kind, self.priority = rng.choice(kinds[form]), rng.choice([0, 0, -1]) if form == "nsys" else 0  # others have none
        if behind:
            self.kind, self.priority = behind.kind, behind.priority
        self.waits, self.ahead = [], rng.choice([0, 0, 0.02, 0.3, 0.7])  # of what a job takes alone: if open, then launched ahead
        self.stream, self.jobs = behind.stream if behind else 13 + number, rng.randint(5, 12)
        self.steps = [Step(rng, "k%dx%d" % (number, i), self.stream) for i in range(rng.randint(1, 8))]
        if len({step.alike() for step in self.steps}) < len(self.steps):
            self.steps = self.steps[:1]
        self.rng, self.taken = rng, {step.alike() for step in self.steps}
        self.once = {where: [self.single("o%d%s%d" % (number, where, i)) for i in range(rng.choice([0, 0, 1, 4]))]
                     for where in ("before", "after")}
        self.between = {k: [self.single("m%dx%d" % (number, k))] for k in range(1, self.jobs) if rng.random() < 0.03}

    def single(self, name):
        """What is done once, unlike the loop's, which in a profile would be one job more; where repetition is all that
        tells the loop, unlike the rest that is done once, too: it would be a loop, perhaps the one with most time."""
        step = Step(self.rng, name, self.stream)
        if step.alike() in self.taken:
            return self.single(name)
        if self.kind == "repeat":
            self.taken.add(step.alike())
        return step

    def launches(self, steps, at, job):
        made = []
        for step in steps:
            at += step.later if self.kind not in ("graph", "whole") or job is None else 0
            made.append(Launch(step, job, at, self.rng.choice([step.wcet, self.rng.randint(step.wcet // 2, step.wcet)]), self.thread))
        return made

    def release(self, work):
        """Launches of an open loop: at least so far apart that its work is done, or ahead of it."""
        self.all, self.releases, at = [], [], 1000
        period = int((sum(step.later for step in self.steps) + work) * self.rng.choice([1.5, 2, 4]))
        if self.ahead:
            period = sum(step.later for step in self.steps) + int(sum(self.durations[step.name] for step in self.steps) * self.ahead)
        self.all += self.launches(self.once["before"], at, None)
        at += 3 * period + sum(step.later + step.wcet * 40 for step in self.once["before"])
        for job in range(self.jobs):
            if job in self.between:
                self.all += self.launches(self.between[job], at, None)
                at += 2 * period + self.between[job][0].later
            self.releases.append(at)
            self.all += self.launches(self.steps, at, job)
            at += period + self.rng.randint(0, period // (1 if self.ahead else 10))
        self.all += self.launches(self.once["after"], at + 2 * period, None)

    def close(self, durations, at=1000):
        """Times of a closed loop, alone on the GPU: each job begins when the one before is complete, some time later."""
        self.all, self.releases, self.waits, done = [], [], [], at - 1000
        pause = sum(durations[step.name] + step.later for step in self.steps) * self.rng.choice([0, 1, 2, 4])

        def run(steps, job):
            nonlocal done
            for one in self.launches(steps, at, job):
                one.start = max(one.at + 5, done)
                one.end = done = one.start + max(durations[one.step.name] * one.wcet // one.step.wcet, 1)
                self.all.append(one)
            return done + 20
        at = run(self.once["before"], None) if self.once["before"] else at
        for job in range(self.jobs):
            at = run(self.between[job], None) if job in self.between else at
            self.releases.append(at)
            run(self.steps, job)
            self.waits.append((self.all[-1].at + 3, done + 10))  # of its thread, until its work is done
            at = done + 20 + self.rng.randint(100, 5000) + pause
        if self.once["after"]:
            run(self.once["after"], None)


def gpurta(command, arguments, text=None):
    run = subprocess.run([command] + arguments, input=text, stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True)
    assert run.returncode in (0, 1), (arguments, run.returncode, run.stderr)
    return run


def simulated(command, launches, serial=False, streams=()):
    """What the simulator says of them."""
    operations = []
    for n, one in enumerate(launches):
        step, what = one.step, {"stream": "s" if serial else "s%d" % one.step.stream, "release": 0 if serial else one.at}
        if step.kernel:
            what.update(kernel="l%d" % n, blocks=step.blocks, threads=step.threads, registers=step.registers, wcet=one.wcet)
        else:
            what.update(copy="l%d" % n, duration=one.wcet, direction=step.direction)
        operations.append(what)
    scenario = {"time_unit": "ns", "platform": {"base": "cc-8.0", "sms": SMS, "copy_engines": 2}, "operations": operations,
                "streams": {"s%d" % loop.stream: {"priority": loop.priority} for loop in streams}}
    result = json.loads(gpurta(command, ["simulate", "-", "--format", "json"], json.dumps(scenario)).stdout)
    return [(int(F(one["dispatched"])), int(F(one["completion"]))) for one in result["operations"]]


def time_of_jobs(loop):
    return sum(one.end - one.start for one in loop.all if one.job is not None)


def application(command, rng, form):
    """Loops with the times of all their launches: one, open or closed, two closed ones of a thread, one behind the other, or two open ones."""
    loops = [Loop(rng, n, form, False) for n in range(rng.choice([1, 1, 1, 2]))]
    if len(loops) > 1 and expected(loops[0]) == expected(loops[1]):  # of copies alone: nothing tells which is which
        loops = loops[:1]
    loops[0].closed = len(loops) == 1 and rng.random() < 0.6
    while loops[0].closed and loops[0].kind == "repeat" and len(loops) < 2 and rng.random() < 0.5:  # then another one
        loops += [one for one in [Loop(rng, 1, form, True, loops[0])] if not one.taken & loops[0].taken]
    for loop in loops:
        steps = [*loop.steps, *loop.once["before"], *loop.once["after"], *(s for m in loop.between.values() for s in m)]
        times = simulated(command, [Launch(step, 0, 0, step.wcet, 0) for step in steps], True)
        loop.durations = {step.name: end - start for step, (start, end) in zip(steps, times)}
    if loops[0].closed:
        loops[0].close(loops[0].durations)
        if len(loops) > 1:
            loops[1].close(loops[1].durations, max(one.end for one in loops[0].all) + rng.choice([1000, 10 ** 6]))
            if min(map(time_of_jobs, loops)) * 8 < sum(one.end - one.start for loop in loops for one in loop.all):  # one is of no account
                return loops[:1]
        return loops
    work = sum(loop.durations[step.name] for loop in loops for step in loop.steps)
    for loop in loops:
        loop.release(work)
    every = sorted((one for loop in loops for one in loop.all), key=lambda one: (one.at, one.thread))
    for one, (start, end) in zip(every, simulated(command, every, False, loops)):
        one.start, one.end = start, end
    if 100 * min(map(time_of_jobs, loops)) < sum(one.end - one.start for one in every):  # one is of no account
        return application(command, rng, form)
    return loops


# ---- profiles ----

def graph_of(loop, one):
    """Graph and node of a launch; 0: of none."""
    in_graph = loop.kind == "graph" and one.job is not None
    return (loop.number + 1, loop.number + 1 << 32 | loop.steps.index(one.step) + 1) if in_graph else (0, 0)


def calls_of(rng, loop):
    """A call for each launch, or for each of a graph; none of those before some time, where the capture began later."""
    calls, lost = {}, loop.releases[0] + 1 if rng.random() < 0.2 and not any(loop.once.values()) and loop.kind == "repeat" else 0
    for one in loop.all:
        whole = loop.kind in ("graph", "whole") and one.job is not None
        one.call = (loop.number, one.job) if whole else (loop.number, len(calls) + 10 ** 6)
        calls.setdefault(one.call, one.at)
    loop.known = [one for one in loop.all if one.at >= lost]
    return {call: at for call, at in calls.items() if at >= lost}


def ranges_of(loop):
    if loop.kind != "range":
        return []
    last = {one.job: one.at for one in loop.all}
    return [(release, last[job] + 1) for job, release in enumerate(loop.releases)]


def write_nsys(rng, path, loops):
    db = sqlite3.connect(path)
    work = "start INTEGER, end INTEGER, deviceId INTEGER, contextId INTEGER, streamId INTEGER, correlationId INTEGER, globalPid INTEGER, " \
           "graphId INTEGER, graphNodeId INTEGER"
    db.executescript("""PRAGMA synchronous = OFF; PRAGMA journal_mode = OFF;
        CREATE TABLE StringIds (id INTEGER NOT NULL PRIMARY KEY, value TEXT NOT NULL);
        CREATE TABLE META_DATA_EXPORT (name TEXT, value TEXT);
        CREATE TABLE TARGET_INFO_GPU (id INTEGER, name TEXT, smCount INTEGER, computeMajor INTEGER, computeMinor INTEGER, asyncEngines INTEGER);
        CREATE TABLE TARGET_INFO_CUDA_STREAM (streamId INTEGER, processId INTEGER, contextId INTEGER, priority INTEGER, flag INTEGER);
        CREATE TABLE CUPTI_ACTIVITY_KIND_RUNTIME (start INTEGER, end INTEGER, globalTid INTEGER, correlationId INTEGER, nameId INTEGER);
        CREATE TABLE CUPTI_ACTIVITY_KIND_KERNEL (%s, shortName INTEGER, gridX INTEGER, gridY INTEGER, gridZ INTEGER, blockX INTEGER,
            blockY INTEGER, blockZ INTEGER, registersPerThread INTEGER);
        CREATE TABLE CUPTI_ACTIVITY_KIND_MEMCPY (%s, bytes INTEGER, copyKind INTEGER);
        CREATE TABLE CUPTI_ACTIVITY_KIND_GRAPH_TRACE (%s, graphExecId INTEGER);
        CREATE TABLE CUPTI_ACTIVITY_KIND_SYNCHRONIZATION (start INTEGER, end INTEGER, contextId INTEGER, streamId INTEGER,
            correlationId INTEGER, globalPid INTEGER, syncType INTEGER, eventId INTEGER);
        CREATE TABLE NVTX_EVENTS (start INTEGER, end INTEGER, eventType INTEGER, globalTid INTEGER, text TEXT);
        INSERT INTO META_DATA_EXPORT VALUES ('EXPORT_SCHEMA_VERSION', '3.25.0');""" % (work, work, work))

    def put(table, *row):
        db.execute("INSERT INTO %s VALUES (%s)" % (table, ", ".join("?" * len(row))), row)
    names = {"cudaLaunchKernel": 0, "cudaStreamSynchronize": 1, "cudaFree_v3020": 2}
    for name, number in names.items():
        put("StringIds", number, name)
    put("TARGET_INFO_GPU", 0, "GPU", SMS, 8, 0, 2)
    for loop in loops:
        if loop is loops[-1] or loop.stream != loops[-1].stream:
            put("TARGET_INFO_CUDA_STREAM", loop.stream, PROCESS, 1, loop.priority % 2 ** 32, 2)
        thread, numbers = PID | loop.thread, {}
        for call, at in calls_of(rng, loop).items():
            numbers[call] = len(numbers) + 1 + 10 ** 6 * loop.number
            put("CUPTI_ACTIVITY_KIND_RUNTIME", at, at + 2, thread, numbers[call], 0)
        for begin, end in loop.waits:
            put("CUPTI_ACTIVITY_KIND_RUNTIME", begin, end, thread, None, rng.choice([1, 2]))
        for begin, end in ranges_of(loop):
            put("NVTX_EVENTS", begin, end, 59, thread, "loop%d" % loop.number)
        for one in loop.all:
            step, graph = one.step, graph_of(loop, one)
            row = (0, 1, loop.stream, numbers.get(one.call), PID)
            if loop.kind == "whole" and one.job is not None:
                if step is loop.steps[-1]:
                    first = next(o for o in loop.all if o.job == one.job)
                    put("CUPTI_ACTIVITY_KIND_GRAPH_TRACE", first.start, one.end, *row, loop.number + 1, None, loop.number + 1)
            elif step.kernel:
                if step.name not in names:
                    names[step.name] = len(names)
                    put("StringIds", names[step.name], step.name)
                put("CUPTI_ACTIVITY_KIND_KERNEL", one.start, one.end, *row, *graph, names[step.name], step.blocks, 1, 1, step.threads, 1, 1,
                    step.registers)
                if rng.random() < 0.05:  # a page that the kernel waits for
                    put("CUPTI_ACTIVITY_KIND_MEMCPY", one.start, one.start + 1, 0, 0, 0, None, PID, None, None, 4096, rng.choice([11, 12]))
            else:
                put("CUPTI_ACTIVITY_KIND_MEMCPY", one.start, one.end, *row, *graph, step.bytes, 1 if step.direction == "h2d" else 2)
    db.commit()
    db.close()


def us(time):
    return float("%d.%03d" % divmod(time, 1000))


def write_kineto(rng, path, loops):
    events, number = [], 0
    for loop in loops:
        thread, numbers = {"ph": "X", "pid": PROCESS, "tid": loop.thread}, {}
        for call, at in calls_of(rng, loop).items():
            number += 1
            numbers[call] = number
            events.append(dict(thread, cat="cuda_runtime", name="cudaLaunchKernel", ts=us(at), dur=0.002, args={"correlation": number}))
        events += [dict(thread, cat="cuda_runtime", name=rng.choice(["cudaStreamSynchronize", "cudaFree"]), ts=us(begin), dur=us(end - begin), args={})
                   for begin, end in loop.waits]
        events += [dict(thread, cat="user_annotation", name="loop%d#%d" % (loop.number, job), ts=us(begin), dur=us(end - begin))
                   for job, (begin, end) in enumerate(ranges_of(loop))]
        for one in loop.all:
            step, (graph, node) = one.step, graph_of(loop, one)
            args = {"device": 0, "context": 1, "stream": loop.stream, "correlation": numbers.get(one.call, 10 ** 9), "graph id": graph,
                    "graph node id": node}
            if step.kernel:
                args.update({"grid": [step.blocks, 1, 1], "block": [step.threads, 1, 1], "registers per thread": step.registers,
                             "shared memory": 0})
            else:
                args.update(bytes=step.bytes)
            name = step.name if step.kernel else "Memcpy HtoD" if step.direction == "h2d" else "Memcpy DtoH"
            events.append({"ph": "X", "cat": "kernel" if step.kernel else "gpu_memcpy", "name": name, "pid": 0, "tid": loop.stream,
                           "ts": us(one.start), "dur": us(one.end - one.start), "args": args})
    rng.shuffle(events)
    with open(path, "w") as file:
        json.dump({"schemaVersion": 1, "deviceProperties": [{"id": 0, "name": "GPU", "computeMajor": 8, "computeMinor": 0, "numSms": SMS,
                                                            "warpSize": 32}], "traceEvents": events}, file)


def write_nvprof(_, path, loops):
    with open(path, "w") as file:
        file.write('"Start","Duration","Grid X","Grid Y","Grid Z","Block X","Block Y","Block Z","Registers Per Thread","Static SMem",'
                   '"Dynamic SMem","Size","Device","Context","Stream","Name"\nns,ns,,,,,,,,B,B,B,,,,\n')
        for one in sorted((one for loop in loops for one in loop.all), key=lambda one: one.start):
            step = one.step
            sizes = "%d,1,1,%d,1,1,%d,0,0," % (step.blocks, step.threads, step.registers) if step.kernel else ",,,,,,,,,%d" % step.bytes
            name = "%s [%d]" % (step.name, one.at) if step.kernel else "[CUDA memcpy %s]" % ("HtoD" if step.direction == "h2d" else "DtoH")
            file.write('%d,%d,%s,"GPU (0)","1","%d","%s"\n' % (one.start, one.end - one.start, sizes, one.step.stream, name))


WRITERS = {"nsys": write_nsys, "kineto": write_kineto, "nvprof": write_nvprof}


# ---- what is found ----

def found_chains(text):
    """Jobs and steps of each chain of the file: (jobs, Counter of steps, copies without their names); is it closed?"""
    found, closed = [], []
    for line in text.split("chains:\n", 1)[1].splitlines():
        jobs = re.match(r"    # (\d+) job", line)
        step = re.match(r' {6}- \{(kernel|copy): "([^"#]*)[^"]*"(.*)', line)
        if line.startswith("  - name: "):
            found.append([0, Counter()])
            closed.append(False)
        elif line.startswith("    closed: true"):
            closed[-1] = True
        elif jobs:
            found[-1][0] = int(jobs.group(1))
        elif step:
            count = re.search(r"count: (\d+)", step.group(3))
            found[-1][1][step.group(2) if step.group(1) == "kernel" else "copy"] += int(count.group(1)) if count else 1
    return found, closed


def expected(loop):
    if loop.kind == "whole":
        return Counter({"graph %d" % (loop.number + 1): 1})
    return Counter(step.name if step.kernel else "copy" for step in loop.steps)


def responses(loop, form):
    """Of each job: the release, or what of it is in the profile; the end of the job before; its own end."""
    done = 0
    for job, release in enumerate(loop.releases):
        own = [one for one in loop.all if one.job == job]
        known = [one.at for one in own if one in loop.known] if form != "nvprof" else [own[0].start]
        before, done = done, max(one.end for one in own)
        yield release if loop.kind == "range" else min(known, default=own[0].start), before, done


def jobs_at_once(loop, form):
    """The most jobs of which none has ended when the last of them is released."""
    every = list(responses(loop, form))
    return max(1 + sum(end > release for _, _, end in every[:n]) for n, (release, _, _) in enumerate(every))


def begins(loop, form):
    """Where the times of each job count from: the release, or the end of what is before it, where jobs are launched ahead."""
    ahead = is_ahead(loop, form)
    for job, (release, _, _) in enumerate(responses(loop, form)):
        first = min(one.start for one in loop.all if one.job == job)
        yield max([release] + [one.end for one in loop.all if ahead and not loop.waits and one.start < first])


def is_ahead(loop, form):
    """Is a job launched before the one before has ended, or would be at the shortest distance of two?"""
    every = list(responses(loop, form))
    shortest = min(b[0] - a[0] for a, b in zip(every, every[1:]))
    return any(before > release for release, before, _ in every) or max(end - release for release, _, end in every) > shortest


def within(loops, form):
    """Per cent, rounded up to hundredths, of the GPU time between the first release and the last end of a job that no loop has.
    What the profile does not say of launches is not in it."""
    begin = min(min(begins(loop, form)) for loop in loops)
    end = max(one.end for loop in loops for one in loop.all if one.job is not None)
    once = sum(one.end - one.start for loop in loops for one in loop.all if one.job is None and one.end > begin and one.start < end)
    time = once + sum(one.end - one.start for loop in loops for one in loop.all if one.job is not None and loop.kind != "whole")
    for loop in loops:
        for job in range(loop.jobs if loop.kind == "whole" else 0):
            row = [one for one in loop.all if one.job == job]
            time += row[-1].end - row[0].start
    return F(-(-10000 * once // time), 100)


def replay(command, path, more, count):
    """`check` plays the profile again: how far is the length from the recording's, and are the errors what its rows say?"""
    told = json.loads(gpurta(command, ["check", path, "--format", "json"] + more).stdout)
    recorded, replayed = F(told["recorded"]), F(told["replayed"])
    near = 50 * abs(replayed - recorded) <= recorded
    assert told["verdict"] == ("agrees" if near else "disagrees"), told
    count["replayed"].append(float(abs(replayed - recorded) / recorded))
    count["near"] += near


def trial(command, rng, folder, count):
    form = rng.choice(FORMATS)
    loops = application(command, rng, form)
    for loop in loops:
        loop.known = loop.all
    path, file = os.path.join(folder, "app"), os.path.join(folder, "app.yaml")
    if os.path.exists(path):
        os.remove(path)
    WRITERS[form](rng, path, loops)
    more = ["--platform", "cc-8.0", "--sms", str(SMS)] if form == "nvprof" else []
    gpurta(command, ["convert", path, "--to", "chains", "-o", file] + more)
    with open(file) as source:
        text = source.read()
    (found, closed), places = found_chains(text), []
    for loop in loops:
        places += [n for n, (jobs, steps) in enumerate(found) if steps == expected(loop) and jobs == loop.jobs]
    assert len(places) == len(loops) == len(found), (form, list(map(time_of_jobs, loops)), [(l.kind, l.jobs, expected(l)) for l in loops], found, text)
    waits = [bool(loop.waits) or form == "nvprof" or is_ahead(loop, form) for loop in loops]
    assert [closed[place] for place in places] == waits, (form, waits, text)
    count["chains"] += len(loops)
    count["closed"] += sum(waits)
    count["phases"] += len(loops) > len({loop.thread for loop in loops})
    assert text.count("in a phase of stream") == len(loops) - len({loop.thread for loop in loops}), text
    replay(command, path, more, count)
    once = sum(one.job is None for loop in loops for one in loop.all)
    told = re.search(r"left_out: \{operations: (\d+), time: [\d./]+, share: ([0-9.]+)%, within: ([0-9.]+)%(, held_up: \d+)?(?:, opaque: (\d+))?", text)
    assert (int(told.group(1)) if told else 0) == once, (once, text)
    beside = sum(loop.jobs for loop in loops if loop.kind == "whole") if len(loops) > 1 else 0  # each loop has a stream of its own
    assert int(told.group(5) or 0) == beside if told else not beside, text
    judged = told and (beside or float(told.group(2)) > 1) and json.loads(gpurta(command, ["bound", file, "--search", "0", "--json"]).stdout)
    if judged:
        why = "what is in graphs of one row" if beside else told.group(2) + "% of the profile's GPU time is in no chain"
        assert judged["verdict"] == "unknown" and judged["reason"].startswith(why), judged
        if form != "nvprof":
            assert within(loops, form) == F(told.group(3)), (within(loops, form), text)
        count["left out"] += 1
        apart = float(told.group(3)) <= 1 and not told.group(4) and not beside
        count["apart"] += apart
    rows = json.loads(gpurta(command, ["bound", file, "--search", "0", "--ignore-left-out", "--format", "json"]).stdout)["chains"]
    if judged and not apart:
        assert all(row["meets_deadline"] is None for row in judged["chains"]), (judged, text)
    elif judged:
        assert [row["meets_deadline"] for row in judged["chains"]] == [row["meets_deadline"] for row in rows], (judged, rows, text)
    if beside:  # what is in those graphs is in no bound, which is said
        count["beside"] += len(loops)
        return
    for loop, place in zip(loops, places):
        bound, truth = rows[place]["bound"] and F(rows[place]["bound"]) * 10**6, max(end - begin for begin, end in zip(begins(loop, form), (r[2] for r in responses(loop, form))))
        if bound is None and (rows[place]["reason"] or "").startswith("refuted"):  # by work that is in no chain: said, no bound and no verdict
            assert told and rows[place]["meets_deadline"] is None, (form, rows[place], text)
            assert told.group(3) != "0" or told.group(4), (form, rows[place], text)  # it was between the jobs, or held copies up
            count["refuted"] += 1
            continue
        if bound is None:
            assert not closed[place] or len(loops) > 1, (form, rows[place], text)
            continue
        assert bound >= truth, (form, loop.kind, loop.closed, bound, truth, text)
        if is_ahead(loop, form):
            assert once or bound * jobs_at_once(loop, form) >= max(end - release for release, _, end in responses(loop, form)), (form, bound, text)
            count["ahead"] += 1
        count["bounded"] += 1
        count["ratios"].append(float(F(bound) / truth))


def main():
    scale = float(os.environ.get("GPURTA_TEST_SCALE", "1"))
    trials = int(sys.argv[2]) if len(sys.argv) > 2 else max(1, int(25 * scale))
    seed = int(os.environ.get("GPURTA_SEED", random.randrange(2 ** 31)))
    print("GPURTA_SEED={}".format(seed), flush=True)
    rng, count = random.Random(seed), {"chains": 0, "closed": 0, "left out": 0, "apart": 0, "bounded": 0, "refuted": 0, "beside": 0, "ahead": 0,
             "phases": 0, "near": 0, "replayed": [], "ratios": []}
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(trials):
            trial(sys.argv[1], rng, folder, count)
    ratios = sorted(count["ratios"])
    median = ratios[len(ratios) // 2]
    print("{} applications: {chains} chains, all found, {closed} of them closed, {bounded} with a bound, {ahead} of those launched ahead; {left out} files say what they leave out, "
          "{apart} of them nothing between the jobs, by which {refuted} bounds are refuted; {beside} chains beside a graph of one row, "
          "of which no bound is claimed; bound / "
          "observed: median {:.3f}, largest {:.2f}; {phases} times two loops of a thread; {near} replays within 2% of the recording's "
          "length, the largest error {:.2f}%".format(trials, median, ratios[-1], 100 * max(count["replayed"]), **count))
    assert 10 * count["near"] >= 9 * trials, count
    if trials >= 100:  # of few, the median says little
        assert median <= 1.5 and 2 * count["bounded"] >= count["chains"], (median, count)


if __name__ == "__main__":
    main()
