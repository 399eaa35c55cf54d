#!/usr/bin/env python3
"""100,000 EDF tests through the array entry of the Python package, against C in the same run.

    bench_python.py BENCH_BATCH      (./dev bench python)

Exits 1 if Python takes more than twice the time of C, or if a verdict differs.
"""

import array
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
        start = time.perf_counter()
        run()
        best = min(best, time.perf_counter() - start)
    return best


with tempfile.NamedTemporaryFile() as file:
    shown = subprocess.run([sys.argv[1], file.name], stdout=subprocess.PIPE, check=True)
    lines = shown.stdout.decode().splitlines()
    *sets, expected = read(file.name)
baseline = float(lines.pop().split()[1])
print("\n".join(lines))
same = gpurta.edf_sets(*sets).verdicts == expected
arrays = least(lambda: gpurta.edf_sets(*sets), 7)
listed = [list(values) for values in sets]
lists = least(lambda: gpurta.edf_sets(*listed), 2)
print("  Python, arrays      {:8.2f} ms   {:.2f}".format(arrays * 1e3, arrays / baseline))
print("  Python, lists       {:8.2f} ms   {:.2f}".format(lists * 1e3, lists / baseline))
tasks = [gpurta.Task(3 + i, 50 + 7 * i) for i in range(10)]
for what, run in (
    ("edf() on 10 objects", lambda: gpurta.edf(tasks).verdict),
    ("  and its responses", lambda: [task.response for task in gpurta.edf(tasks)]),
):
    print("  {:19} {:8.1f} us".format(what, 1e3 * least(lambda: [run() for _ in range(1000)], 5)))
if not same:
    sys.exit("the verdicts differ")
if arrays > 2 * baseline:
    sys.exit("the array entry takes more than twice the time of C")
