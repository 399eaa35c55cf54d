#!/usr/bin/env python3
"""Pipelines with queues of a capacity: graphs of host steps against their recurrence and against the
rule of Schowitz, Sinha and Gujarati (RTSS 2024); sequences beside other chains on a GPU against the
slow simulator. Nothing here is shared with the library.

    check_pipelines.py COMMAND
"""
import json
import os
import random
import subprocess
import sys

from bound import F, random_system, simulate
from check_bound import join_streams, scenario


def ask(command, text):
    run = subprocess.run([command, "bound", "-", "--search", "0", "--format", "json"], input=text,
                         stdout=subprocess.PIPE, universal_newlines=True)
    assert run.stdout, text
    return json.loads(run.stdout)["chains"]


def play(command, text, bounds):
    """The one run of `gpurta simulate` is within the bounds, too, and every job ends in it or is dropped."""
    run = subprocess.run([command, "simulate", "-", "--jobs", "4", "--format", "json"], input=text,
                         stdout=subprocess.PIPE, universal_newlines=True)
    steps = json.loads(run.stdout)["operations"]
    for chain, given in zip(bounds, json.loads(text)["chains"]):
        drops = any(step.get("overflow") == "drop" for step in given["steps"])
        own = [step for step in steps if step["name"].split("/")[0] == chain["name"]]
        assert len(own) == len(chain["steps"]) and all(len(step["jobs"]) == 4 for step in own), text
        for step in own:
            ends = [F(job["response"]) for job in step["jobs"] if job["response"] is not None]
            assert ends and (len(ends) == 4 or drops), (text, step)
            assert chain["bound"] is None or max(ends) <= F(chain["bound"]), (text, step, chain)


def random_graph(rng):
    """One source and one sink; before[v] are the steps that v waits for."""
    n = rng.randint(1, 8)
    before = [[]] + [sorted(rng.sample(range(v), rng.randint(1, min(v, 3)))) for v in range(1, n)]
    loose = [v for v in range(n) if not any(v in b for b in before)]
    if len(loose) > 1:
        before.append(loose)
    return {"before": before, "wcet": [rng.randint(1, 30) for _ in before], "capacity": rng.choice([1, 1, 1, 2, 3]),
            "period": rng.choice([1, 1, 5, 10, 20, 30, 50])}


def graph_scenario(graphs):
    chains = []
    for g, graph in enumerate(graphs):
        steps = [{"host": "s{}".format(v), "wcet": c, "capacity": graph["capacity"],
                  "after": ["s{}".format(p) for p in graph["before"][v]]} for v, c in enumerate(graph["wcet"])]
        for begin in "begin", "release":
            chains.append({"name": "{}{}".format(begin, g), "period": graph["period"], "overlap": "pipelined",
                           "from": begin, "steps": steps})
    return json.dumps({"platform": {"slots": 1}, "chains": chains})


def published(graph):
    """The rule of RTSS 2024 in words: of every operator v, the operators on a shortest way from the source to v
    times the longest delay between two runs of v, and the longest way from v to the end; with the rest of the
    longest way where v is not on it."""
    before, wcet = graph["before"], graph["wcet"]
    n, sink = len(wcet), len(wcet) - 1
    after = [[w for w in range(n) if v in before[w]] for v in range(n)]

    def longest(a, b):
        best = {a: 0}
        for v in range(a + 1, b + 1):
            ways = [best[p] + wcet[p] for p in before[v] if p in best]
            if ways:
                best[v] = max(ways)
        return best[b]

    meets = [None] * n  # what every way from v to the sink has
    for v in reversed(range(n)):
        meets[v] = {v} | (set.intersection(*[meets[w] for w in after[v]]) if after[v] else set())
    delay = [longest(v, min(meets[v] - {v})) if len(after[v]) > 1 else wcet[v] for v in range(n)]
    way = [sink]
    while way[-1]:
        way.append(max(before[way[-1]], key=lambda p: longest(0, p) + wcet[p]))
    short, queue = {0: (1, 0)}, [0]
    for v in queue:
        for w in after[v]:
            if w not in short:
                short[w] = (short[v][0] + 1, short[v][1] + wcet[v])
                queue.append(w)
    whole = longest(0, sink) + delay[sink]
    return max(short[v][0] * delay[v] + longest(v, sink) + delay[sink] + (0 if v in way else whole - short[v][1])
               for v in range(n))


def recurrence(graph, times, gaps, period, begin):
    """The longest response of jobs with these times; gaps: how much more than a period apart they come."""
    before, n = graph["before"], len(graph["wcet"])
    after = [[w for w in range(n) if v in before[w]] for v in range(n)]
    starts, ends, come, worst, due = [], [], [], 0, 0
    for k, own in enumerate(times):
        if begin:
            due = max(come[-1] + period + gaps[k], starts[-1][0]) if k else 0
        else:
            due += (period + gaps[k]) if k else 0
        come.append(due)
        starts.append([0] * n)
        ends.append([0] * n)
        for v in range(n):
            at = max([due] + [ends[k][p] for p in before[v]])
            if k:
                at = max(at, ends[k - 1][v])
            if k >= graph["capacity"]:
                at = max([at] + [starts[k - graph["capacity"]][w] for w in after[v]])
            starts[k][v], ends[k][v] = at, at + own[v]
        worst = max(worst, max(ends[k]) - due)
    return worst


def random_run(graph, rng, jobs):
    full = rng.random() < 0.4
    times = [[c if full or rng.random() < 0.6 else rng.randint(0, c) for c in graph["wcet"]] for _ in range(jobs)]
    gaps = [0 if full or rng.random() < 0.8 else rng.randint(0, 60) for _ in range(jobs)]
    return times, gaps


def climb(graph, period, rng, goal):
    """A longest response found by small changes, once it is beyond the goal."""
    best = 0
    for _ in range(12):
        times, gaps = random_run(graph, rng, rng.randint(3, 10))
        now = recurrence(graph, times, gaps, period, True)
        for _ in range(1500):
            k, v = rng.randrange(len(times)), rng.randrange(len(graph["wcet"]))
            old, gap = times[k][v], gaps[k]
            if rng.random() < 0.2:
                gaps[k] = rng.choice([0, rng.randint(0, 60)])
            else:
                times[k][v] = rng.choice([0, graph["wcet"][v], rng.randint(0, graph["wcet"][v])])
            new = recurrence(graph, times, gaps, period, True)
            if new < now:
                times[k][v], gaps[k] = old, gap
            else:
                now = new
            best = max(best, now)
            if best > goal:
                return best
    return best


def graphs(command, rng, count):
    """No run of a graph is longer than its bound; and no bound is above the published rule, but where that is
    too low: there a run exceeds it."""
    above = released = 0
    ratios = []
    for first in range(0, count, 100):
        some = [random_graph(rng) for _ in range(min(100, count - first))]
        bounds = ask(command, graph_scenario(some))
        for graph, begin, release in zip(some, bounds[::2], bounds[1::2]):
            most = F(begin["bound"])
            runs = [random_run(graph, rng, 40) for _ in range(4)]
            seen = max(recurrence(graph, *run, graph["period"], True) for run in runs)
            assert seen <= most, (graph, seen, most)
            ratios.append(most / seen if seen else 1)
            if release["bound"]:
                seen = max(recurrence(graph, *run, graph["period"], False) for run in runs)
                assert seen <= F(release["bound"]), (graph, seen, release)
                assert most <= F(release["bound"]), (graph, begin, release)
                released += 1
            if graph["capacity"] > 1:
                continue
            rule = published(graph)
            if most > rule:  # it has no period: at a short one a run exceeds it
                above += 1
                found = climb(graph, min(graph["period"], 1), rng, rule)
                assert found > rule, (graph, most, rule, found)
    ratios.sort()
    print("{} graphs, {} with a bound from the release; bound / observed {:.2f} in the median; the published rule "
          "is exceeded by runs of {}".format(count, released, float(ratios[len(ratios) // 2]), above))


def beside_others(command, rng, count, held, cpus):
    """Sequences beside other chains on a GPU, with capacities, some of which drop jobs, or on CPUs."""
    late = dropped = 0
    ratios = []
    for _ in range(count):
        kinds = ("kernel", "kernel", "copy", "host") if held else ("host", "host", "host", "kernel", "copy")
        system = random_system(rng, kinds, rng.choice([1, 1, 2, 3]), True,
                               rng.random() < 0.3, 4, 30)
        for chain in system.chains:
            chain["pipelined"] = rng.random() < 0.7
            for step in chain["steps"]:
                if step["kind"] != "host":
                    continue
                if held:
                    step["wcet"] *= rng.choice([1, 1, 5])
                if cpus and rng.random() < 0.8:
                    step.update(cpu=rng.choice(["cpu0", "cpu0", "cpu1"]), cpu_priority=rng.randint(0, 3),
                                section=rng.choice([0, 0, 0, 1, 2]))
            if not chain["pipelined"]:
                join_streams(chain)
                continue
            if rng.random() < 0.6:
                chain["period"] = rng.randint(3, 30)
            if not held:
                continue
            drop = rng.random() < 0.4
            chain["begin"] = not drop and rng.random() < 0.6
            for step in chain["steps"]:
                if rng.random() < 0.8:
                    step.update(capacity=rng.choice([1, 1, 2, 3]), drop=drop)
            if chain["begin"]:
                chain["jitter"] = 0
        text = json.loads(scenario(system))
        for chain, own in zip(text["chains"], system.chains):
            if own.get("begin"):
                chain["from"] = "begin"
            for step, of in zip(chain["steps"], own["steps"]):
                if of.get("capacity"):
                    step.update(capacity=of["capacity"], overflow="drop" if of["drop"] else "wait")
        text = json.dumps(text)
        result = ask(command, text)
        bounds = [step["bound"] for chain in result for step in chain["steps"]]
        play(command, text, result)
        ends, lost = [F(0)] * len(result), [0] * len(result)
        for _ in range(4):
            worst, some = simulate(system, rng, 300, lost=lost) or ([], [])
            assert all(b is None or w <= F(b) for w, b in zip(worst, bounds)), (text, worst, bounds)
            ends = [max(a, b) for a, b in zip(ends, some or ends)]
        for chain, own, end, gone in zip(result, system.chains, ends, lost):
            if chain["bound"] is None:
                continue
            assert end <= F(chain["bound"]), (text, chain["name"], end)
            if any(step.get("drop") for step in own["steps"][:-1]):
                assert gone <= chain["dropped"], (text, chain["name"], gone)
                dropped += gone > 0
            on_cpus = any(step.get("cpu") for step in own["steps"])
            if end and any(step.get("capacity") for step in own["steps"]) if held else own["pipelined"] and on_cpus:
                late += end > own["period"]
                ratios.append(F(chain["bound"]) / end)
    ratios.sort()
    print("{} systems with {}: {} such chains have a bound, {} with frames in flight, {} with jobs dropped; bound / "
          "observed {:.2f} in the median, {:.2f} at p90".format(
              count, "{}{}".format("capacities " if held else "", "cpus" if cpus else ""), len(ratios), late, dropped,
              *(float(ratios[len(ratios) * k // 10]) if ratios else 0 for k in (5, 9))))
    assert count < 60 or late


def main():
    seed = int(os.environ.get("GPURTA_SEED", random.randrange(2**31)))
    scale = float(os.environ.get("GPURTA_TEST_SCALE", "1"))
    rng = random.Random(seed)
    print("GPURTA_SEED={}".format(seed))
    graphs(sys.argv[1], rng, max(1, int(1000 * scale)))
    for held, cpus in (True, False), (False, True), (True, True):
        beside_others(sys.argv[1], rng, max(1, int(60 * scale)), held, cpus)


if __name__ == "__main__":
    main()
