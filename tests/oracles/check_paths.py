#!/usr/bin/env python3
"""Reaction times and data ages of `gpurta bound` (doc/paths.md) against registers that are simulated: values are
written and read one after the other, and what each was made of goes with it.

    check_paths.py COMMAND

First chains whose jobs take any time within their bounds and read at any time before they write; then pipelines whose
full queues drop jobs; then chains of kernels, where the search of the command itself is what is seen; then chains with
offsets, whose one schedule is played tick by tick for long.
"""
import json
import os
import random
import statistics
import subprocess
import sys
from fractions import Fraction as F

SEED = int(os.environ.get("GPURTA_SEED", "14"))
SCALE = float(os.environ.get("GPURTA_TEST_SCALE", "1"))
SYSTEMS, IN_A_FILE, RUNS = max(int(500 * SCALE), 1), 100, 60


def bound(command, scenario, *options):
    run = subprocess.run([command, "bound", "-", "--format", "json"] + list(options), input=json.dumps(scenario),
                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, universal_newlines=True)
    if run.returncode not in (0, 1):
        sys.exit("{}: {}".format(run.returncode, json.dumps(scenario)))
    return json.loads(run.stdout)


# ---- chains within their bounds ----


def random_chains(rng):
    """(period, longest period, jitter, longest time from the activation) of each."""
    chains = []
    for _ in range(rng.randint(1, 4)):
        period = rng.randint(2, 12)
        longest = period if rng.random() < 0.5 else rng.randint(period, 2 * period)
        chains.append((period, longest, rng.randint(0, period // 2) if rng.random() < 0.4 else 0,
                       rng.randint(1, period)))
    return chains


def scenario_of(systems):
    chains, paths = [], []
    for s, system in enumerate(systems):
        for c, (period, longest, jitter, wcet) in enumerate(system):
            chains.append({"name": "c{}-{}".format(s, c), "period": period, "jitter": jitter,
                           "steps": [{"host": "h", "wcet": wcet}]})
            chains[-1].update({"release": "periodic"} if longest == period else {"longest_period": longest})
        paths.append({"name": "p{}".format(s), "through": ["c{}-{}".format(s, c) for c in range(len(system))]})
    return {"platform": {"slots": 1}, "chains": chains, "paths": paths}


def jobs_of(rng, chain, bound_of, end):
    """(when it reads, when it writes) of each job: anything from the nominal release to the bound, in order."""
    period, longest, jitter, _ = chain
    extreme = rng.random() * 0.6 + 0.4
    jobs, nominal, before = [], rng.randint(0, longest - 1), 0
    while nominal < end:
        latest = nominal + bound_of
        reads = max(nominal if rng.random() < extreme else rng.randint(nominal, latest), before)
        writes = latest if rng.random() < extreme else rng.randint(reads, latest)
        jobs.append((reads, writes))
        before = writes
        nominal += longest if rng.random() < extreme else rng.randint(period, longest)
    return jobs


def simulate(rng, system, bounds):
    """(reaction, age): the largest of a run, None where it shows none."""
    end = 4 * sum(longest + b for (_, longest, _, _), b in zip(system, bounds)) + 50
    jobs = [jobs_of(rng, chain, b, end) for chain, b in zip(system, bounds)]
    running = max(job[0][0] for job in jobs)  # from then on all of them are
    events = []
    for c, of in enumerate(jobs):
        for k, (reads, writes) in enumerate(of):
            tie = rng.random()  # at one instant either may come first
            events.append((reads, tie, c, k, 0))
            events.append((writes, tie + (reads == writes), c, k, 1))
    register = [None] * len(system)  # the number of the first chain's job that each value is made of
    held, noticed, reaction, age = {}, -1, None, None
    for time, _, c, k, writes in sorted(events):
        if not writes:
            held[c, k] = k if c == 0 else register[c - 1]
            continue
        register[c] = held[c, k]
        if c + 1 < len(system) or register[c] is None or time > end:
            continue
        read = jobs[0][register[c]][0]
        age = max(age or 0, time - read)
        while noticed < register[c]:  # events just after the read of the job before
            noticed += 1
            if noticed and jobs[0][noticed - 1][0] >= running:
                reaction = max(reaction or 0, time - jobs[0][noticed - 1][0])
    return reaction, age


def check_registers(command, rng):
    ratios = {"reaction": [], "age": []}
    for _ in range(-(-SYSTEMS // IN_A_FILE)):
        systems = [random_chains(rng) for _ in range(min(IN_A_FILE, SYSTEMS))]
        result = bound(command, scenario_of(systems), "--search", "0")
        bounds = {chain["name"]: int(chain["bound"]) for chain in result["chains"]}
        for s, (system, path) in enumerate(zip(systems, result["paths"])):
            f = [bounds["c{}-{}".format(s, c)] for c in range(len(system))]
            seen = [simulate(rng, system, f) for _ in range(RUNS)]
            for what, values in zip(("reaction", "age"), zip(*seen)):
                longest = max((v for v in values if v is not None), default=None)
                if longest is None:
                    continue
                if longest > F(path[what]):
                    sys.exit("{} of {}: {} is seen, the bound is {}".format(what, system, longest, path[what]))
                ratios[what].append(F(path[what]) / longest if longest else F(1))
    for what, of in sorted(ratios.items()):
        middle = statistics.median(of)
        print("{}: {} paths, 0 exceeded, median bound / seen {:.3f}, exact in {}".format(
            what, len(of), float(middle), sum(r == 1 for r in of)))
        if SCALE >= 1 and (len(of) < SYSTEMS * 9 / 10 or middle > F(13, 10)):
            sys.exit("{}: too few, or too far apart".format(what))


# ---- pipelines that drop jobs ----


def random_dropping(rng):
    """A chain of host steps; each has its longest time and how many jobs the queue behind it holds; None: all."""
    period = rng.randint(2, 8)
    steps = [(rng.randint(1, 14), rng.choice([1, 1, 2, 3, None])) for _ in range(rng.randint(1, 3))] + [(rng.randint(1, 14), None)]
    return period, period + rng.choice([0, 0, 1, rng.randint(0, 10)]), rng.choice([0, 0, rng.randint(1, 12)]), steps


def dropping_chain(name, chain):
    period, longest, jitter, steps = chain
    given = [dict({"host": "h{}".format(i), "wcet": wcet}, **({"capacity": holds, "overflow": "drop"} if holds else {}))
             for i, (wcet, holds) in enumerate(steps)]
    return dict({"name": name, "period": period, "deadline": 10**6, "jitter": jitter, "overlap": "pipelined", "steps": given},
                **({"release": "periodic"} if longest == period else {"longest_period": longest}))


def play_dropping(rng, chain):
    """(nominal release, begin of the first step, end of the last) of each job that no queue dropped, and its number."""
    period, longest, jitter, steps = chain
    often, early = rng.random(), rng.choice([0, 0.5, 1])
    nominal = come = 0
    jobs = []
    for k in range(40):
        come = max(come, nominal + (jitter if rng.random() < 0.4 else rng.randint(0, jitter)))
        jobs.append([come, k, nominal, None])
        nominal += period if rng.random() < often else rng.choice([longest, rng.randint(period, longest)])
    holds = None
    for wcet, behind in steps:
        free, queue, at, done = 0, [], 0, []
        while at < len(jobs) or queue:
            if not queue:
                queue.append(jobs[at])
                at += 1
            start = max(free, queue[0][0])
            while at < len(jobs) and (jobs[at][0] < start or jobs[at][0] == start == free and rng.random() < early):
                if len(queue) == holds:
                    queue.pop(0)
                queue.append(jobs[at])
                at += 1
                start = max(free, queue[0][0])
            _, k, release, begin = queue.pop(0)
            free = start + (wcet if rng.random() < 0.7 else rng.randint(0, wcet))
            done.append([free, k, release, start if begin is None else begin])
        jobs, holds = done, behind
    return [(release, begin, end, k) for end, k, release, begin in jobs]


def check_dropping(command, rng):
    """Of two jobs one after the other that are not dropped, the second ends within the reaction time after the first began."""
    ratios, lost = [], 0
    for _ in range(-(-3 * SYSTEMS // (2 * IN_A_FILE))):  # three in ten have a bound
        chains = [random_dropping(rng) for _ in range(min(IN_A_FILE, SYSTEMS))]
        names = ["c{}".format(i) for i in range(len(chains))]
        result = bound(command, {"platform": {"slots": 1}, "chains": list(map(dropping_chain, names, chains)),
                                 "paths": [{"name": name, "through": [name]} for name in names]}, "--search", "0")
        for chain, claim, path in zip(chains, result["chains"], result["paths"]):
            if claim["bound"] is None:
                continue
            longest = 0
            for jobs in [play_dropping(rng, chain) for _ in range(RUNS)]:
                for a, b in zip(jobs, jobs[1:]):
                    longest = max(longest, b[2] - a[1])
                    lost += b[3] - a[3] - 1
                    if b[3] - a[3] - 1 > (claim["dropped"] or 0) or b[2] - b[0] > F(claim["bound"]):
                        sys.exit("{}: {} after {}: {}".format(chain, b, a, claim))
            if longest > F(path["reaction"]):
                sys.exit("{}: {} is seen, the bound is {}".format(chain, longest, path["reaction"]))
            ratios.append(F(path["reaction"]) / longest)
    middle = statistics.median(ratios or [F(1)])
    print("pipelines that drop jobs: {} paths, {} jobs lost, 0 exceeded, median bound / seen {:.3f}".format(
        len(ratios), lost, float(middle)))
    if SCALE >= 1 and (len(ratios) < SYSTEMS / 4 or lost < SYSTEMS or middle > F(3, 2)):
        sys.exit("dropped jobs: too few, or too far apart")


# ---- chains of kernels ----


def random_kernels(rng):
    chains, streams = [], {}
    for c in range(rng.randint(2, 4)):
        period = rng.randint(20, 60)
        streams["s{}".format(c)] = {"priority": rng.choice(["low", "high"])}
        steps = [{"kernel": "k{}".format(i), "blocks": rng.randint(1, 6), "wcet": rng.randint(1, 4)}
                 if rng.random() < 0.7 else {"host": "k{}".format(i), "wcet": rng.randint(1, 5)}
                 for i in range(rng.randint(1, 3))]
        chains.append({"name": "c{}".format(c), "period": period, "stream": "s{}".format(c), "steps": steps})
        chains[-1].update({"release": "periodic"} if rng.random() < 0.5 else
                          {"longest_period": rng.randint(period, 2 * period)})
        if rng.random() < 0.3:  # several jobs in flight
            del chains[-1]["stream"]
            chains[-1].update(overlap="pipelined", period=period // 3 + 1)
            if rng.random() < 0.5:  # throttled: jobs are taken in later than the period says
                chains[-1].update({"from": "begin", "period": rng.randint(2, period // 3)})
                chains[-1].pop("longest_period", None)
                chains[-1]["release"] = "periodic"
                for step in steps:
                    step["capacity"] = rng.randint(1, 2)
            elif rng.random() < 0.5 and len(steps) > 1:  # or loses some
                chains[-1]["period"] = rng.randint(2, period // 3)
                for step in steps[:-1]:
                    step.update(capacity=rng.randint(1, 2), overflow="drop")
    names = [chain["name"] for chain in chains]
    rng.shuffle(names)
    return {"platform": {"slots": rng.randint(2, 4)}, "streams": streams, "chains": chains,
            "paths": [{"name": "p", "through": names[:rng.randint(1, len(names))]}]}


def check_kernels(command, rng):
    ratios = []
    for _ in range(max(int(60 * SCALE), 1)):
        scenario = random_kernels(rng)
        path = bound(command, scenario, "--search", "300", "--threads", "1")["paths"][0]
        for what in ("reaction", "age"):
            seen = path["observed_" + what]
            if path[what] is None or seen is None:
                continue
            if F(seen) > F(path[what]):
                sys.exit("{}: {} is seen, the bound is {}: {}".format(what, seen, path[what], json.dumps(scenario)))
            if what == "reaction":
                ratios.append(F(path[what]) / F(seen))
    middle = statistics.median(ratios or [F(1)])
    print("{} paths of kernels, 0 exceeded, median reaction / observed {:.3f}".format(len(ratios), float(middle)))
    if SCALE >= 1 and (len(ratios) < 20 * SCALE or middle > F(13, 10)):  # few say little
        sys.exit("reaction: too few, or too far apart")


# ---- chains with offsets ----


def random_offsets(rng):
    """(period, offset, rank, steps) of each, larger ranks first; a step: (place, time). Places: "host", "cpu", "gpu"."""
    ranks = rng.sample(range(9), 4)
    return [(rng.choice([4, 6, 8, 12, 24]), rng.randint(0, 15), ranks[c],
             [(rng.choice(["host", "cpu", "cpu", "gpu"]), rng.randint(1, 4)) for _ in range(rng.randint(1, 3))])
            for c in range(rng.randint(1, 4))]


def play_offsets(chains, end):
    """[(begin, end)] of the jobs of each chain that end up to then: one CPU and a GPU of one slot by rank; a block is not preempted."""
    jobs = [[] for _ in chains]
    at = [None] * len(chains)  # [begin, step, what is left of it]
    running, waiting = None, [0] * len(chains)
    for now in range(end + 1):
        for c, (period, offset, _, steps) in enumerate(chains):  # completions come first, then what they begin
            if at[c] and at[c][2] == 0:
                running = None if running == c else running
                at[c] = [at[c][0], at[c][1] + 1, None]
                if at[c][1] == len(steps):
                    jobs[c].append((at[c][0], now))
                    at[c] = None
        for c, (period, offset, _, steps) in enumerate(chains):
            waiting[c] += now >= offset and (now - offset) % period == 0
            if not at[c] and waiting[c]:
                waiting[c] -= 1
                at[c] = [None, 0, None]
            if at[c] and at[c][2] is None:
                at[c][2] = steps[at[c][1]][1]
        on = {c: chains[c][3][at[c][1]][0] for c in range(len(chains)) if at[c]}
        first, head = (max((c for c in on if on[c] == place), key=lambda c: chains[c][2], default=None) for place in ("cpu", "gpu"))
        running = head if running is None else running
        for c in on:
            if on[c] == "host" or c in (first, running):
                at[c][0] = now if at[c][0] is None else at[c][0]
                at[c][2] -= 1
    return jobs


def longest_of(jobs):
    """(reaction, age) of a path through chains with these jobs; a job that begins when another ends reads its value."""
    reaction = age = None
    for (begin, _), (_, time) in zip(jobs[0], jobs[0][1:]):
        for own in jobs[1:]:
            k = next((k for k, job in enumerate(own) if job[0] >= time), 0)
            time = own[k][1] if k and time is not None else None
            if time is None:
                break
        if time is not None:
            reaction = max(reaction or 0, time - begin)
    for begin, end in jobs[-1]:
        for own in reversed(jobs[:-1]):
            begin = max((job[0] for job in own if job[1] <= begin), default=None)
            if begin is None:
                break
        if begin is not None:
            age = max(age or 0, end - begin)
    return reaction, age


def check_offsets(command, rng):
    exact = partly = 0
    for _ in range(max(int(100 * SCALE), 1)):
        chains = random_offsets(rng)
        through = [rng.randrange(len(chains)) for _ in range(rng.randint(1, 3))]
        given = [{"name": "c{}".format(c), "period": period, "offset": offset, "release": "periodic", "priority": rank,
                  "stream": "s{}".format(c), "deadline": 10**6, "steps": [dict({"kernel": "k{}".format(i), "blocks": 1, "wcet": time} if place == "gpu" else
                                                    {"host": "k{}".format(i), "wcet": time},
                                                    **({"cpu": "cpu0"} if place == "cpu" else {}))
                                               for i, (place, time) in enumerate(steps)]}
                 for c, (period, offset, rank, steps) in enumerate(chains)]
        scenario = {"platform": {"slots": 1}, "cpus": [{"name": "cpu0"}], "chains": given,
                    "streams": {"s{}".format(c): {"priority": -chain[2]} for c, chain in enumerate(chains)},
                    "paths": [{"name": "p", "through": ["c{}".format(c) for c in through]}]}
        until = rng.choice([100, 200, 400])
        run = subprocess.run([command, "simulate", "-", "--format", "json", "--until", str(until)], input=json.dumps(scenario),
                             stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True)
        if run.returncode:
            sys.exit("{}: {}\n{}".format(run.returncode, json.dumps(scenario), run.stderr))
        found = json.loads(run.stdout)["paths"][0]
        jobs = play_offsets(chains, 1000)
        truth = longest_of([jobs[c] for c in through])
        claim = [found[what] and int(found[what]) for what in ("reaction", "age")]
        if found["reason"] is None and list(truth) != claim or any((a or 0) > (b or 0) for a, b in zip(claim, truth)):
            sys.exit("{} where {} is the truth: {}".format(found, truth, json.dumps(scenario)))
        exact += found["reason"] is None
        partly += found["reason"] is not None and list(truth) != claim
    print("{} paths with offsets: {} exact, in {} others a longer run has more".format(max(int(100 * SCALE), 1), exact, partly))
    if SCALE >= 1 and exact < 20 * SCALE:
        sys.exit("offsets: too few")


def main():
    print("GPURTA_SEED={}".format(SEED))
    rng = random.Random(SEED)
    check_registers(sys.argv[1], rng)
    check_dropping(sys.argv[1], rng)
    check_kernels(sys.argv[1], rng)
    check_offsets(sys.argv[1], rng)


if __name__ == "__main__":
    main()
