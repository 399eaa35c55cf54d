#!/usr/bin/env python3
"""100,000 EDF tests through the array entry of the Python package, against C in the same run; edf() on objects
beside the same test in plain Python; what it takes to import the package, beside modules of Python's own. All by
processor time.

    bench_python.py BENCH_BATCH      (./dev bench python)

Exits 1 if Python takes more than twice the time of C, or if a verdict differs.
"""

import array
import os
import resource
import subprocess
import sys
import tempfile
import time

import gpurta

SETS, TASKS = 100000, 5


def read(path):
    """first, wcet, deadline, period and the verdicts that C found."""
    arrays = [array.array("q") for _ in range(4)] + [array.array("i")]
    with open(path, "rb") as file:
        for values, size in zip(arrays, (SETS + 1, SETS * TASKS, SETS * TASKS, SETS * TASKS, SETS)):
            values.fromfile(file, size)
    return arrays


def least(run, times):
    """The shortest of some runs, in seconds."""
    best = float("inf")
    for _ in range(times):
        start = time.process_time()
        run()
        best = min(best, time.process_time() - start)
    return best


with tempfile.NamedTemporaryFile() as file:
    shown = subprocess.run([sys.argv[1], file.name], stdout=subprocess.PIPE, check=True)
    lines = shown.stdout.decode().splitlines()
    *sets, expected = read(file.name)
baseline = float(lines.pop().split()[1])
print("\n".join(lines))
sets = dict(zip(("first", "wcet", "deadline", "period"), sets))
same = gpurta.edf_sets(**sets).verdicts == expected
arrays = least(lambda: gpurta.edf_sets(**sets), 7)
listed = {name: list(values) for name, values in sets.items()}
lists = least(lambda: gpurta.edf_sets(**listed), 2)
print("  Python, arrays      {:8.2f} ms   {:.2f}".format(arrays * 1e3, arrays / baseline))
print("  Python, lists       {:8.2f} ms   {:.2f}".format(lists * 1e3, lists / baseline))
tasks = [gpurta.Task(3 + i, 50 + 7 * i) for i in range(10)]


def qpa(items):
    """The verdict alone, as printed by Zhang and Burns (2009), for whole times and deadlines below periods."""
    items = [(task.wcet, task.deadline or task.period, task.period) for task in items]
    busy, then = 0, sum(c for c, _, _ in items)
    while busy != then:
        busy, then = then, sum(-(-then // p) * c for c, _, p in items)
    first, t = min(d for _, d, _ in items), busy + 1
    while t > first:
        before = max(d + (t - d - 1) // p * p for _, d, p in items if d < t)
        h = sum(((before - d) // p + 1) * c for c, d, p in items if d <= before)
        if h > before:
            return gpurta.Verdict.UNSCHEDULABLE
        t = before if h == before else h + 1
    return gpurta.Verdict.SCHEDULABLE


same = same and qpa(tasks) is gpurta.edf(tasks).verdict
for what, run in (
    ("QPA in plain Python", lambda: qpa(tasks)),
    ("edf() on 10 objects", lambda: gpurta.edf(tasks).verdict),
    ("  and its responses", lambda: [task.response for task in gpurta.edf(tasks)]),
):
    print("  {:19} {:8.1f} us".format(what, 1e3 * least(lambda: [run() for _ in range(1000)], 15)))


def imported(words, cache):
    """Milliseconds of processor time of a Python that imports these, compiled before into a folder."""
    settings = dict(os.environ, PYTHONPYCACHEPREFIX=cache, PYTHONDONTWRITEBYTECODE="")
    best = float("inf")
    for _ in range(15):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-c", words], check=True, env=settings)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        best = min(best, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return best * 1e3


with tempfile.TemporaryDirectory() as folder:
    plain = imported("pass", folder)
    for what, words in (
        ("modules it needs", "import ctypes, decimal, fractions, inspect, re"),
        ("import gpurta", "import gpurta"),
    ):
        print("  {:19} {:8.1f} ms".format(what, imported(words, folder) - plain))
if not same:
    sys.exit("the verdicts differ")
if arrays > 2 * baseline:
    sys.exit("the array entry takes more than twice the time of C")
