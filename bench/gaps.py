#!/usr/bin/env python3
"""How far a proof is from a miss: of each system in bench/systems (or those named), the largest factor
of all its times with which every deadline is proved, and the largest with which the search finds no
miss. Between the two nothing is decided; a gap of 1.4 says that the GPU would have to be 1.4 times as fast
for the proof as for the search. Usage: gaps.py COMMAND [SYSTEM ...]"""

import copy
import glob
import json
import os
import statistics
import subprocess
import sys
from fractions import Fraction

TIMES = ("wcet", "bcet", "duration")
SEARCHED = 500  # runs
HALVINGS = 9


def scaled(system, factor):
    """The system with all times of its steps multiplied."""
    system = copy.deepcopy(system)
    for step in (step for chain in system["chains"] for step in chain["steps"]):
        for key in TIMES:
            if key in step:
                step[key] = str(Fraction(str(step[key])) * factor)
    return json.dumps(system)


def verdict(command, system, factor, runs):
    """What `bound` says of the system so scaled."""
    done = subprocess.run([command, "bound", "-", "--search", str(runs), "--format", "json"], stdout=subprocess.PIPE,
                          input=scaled(system, factor), universal_newlines=True)
    if not done.stdout:
        sys.exit("gaps: bound gave no answer")
    return json.loads(done.stdout)["verdict"]


def largest(holds):
    """The largest factor that holds, to one part in 2^9."""
    low, high = Fraction(0), Fraction(1, 16)
    while holds(high):
        low, high = high, high * 2
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if holds(middle) else (low, middle)
    return low


def main(command, *names):
    """The table."""
    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "systems")
    gaps = []
    print("%-28s %8s %8s %8s" % ("system", "proved", "no miss", "gap"))
    for name in names or sorted(glob.glob(os.path.join(folder, "*.json"))):
        with open(name) as file:
            system = json.load(file)
        proved = largest(lambda factor: verdict(command, system, factor, 0) == "schedulable")
        missed = largest(lambda factor: verdict(command, system, factor, SEARCHED) != "unschedulable")
        gaps.append(missed / proved)
        print("%-28s %8.3f %8.3f %8.2f" % (os.path.basename(name)[:-5], proved, missed, gaps[-1]), flush=True)
    print("median %.2f, worst %.2f" % (statistics.median(gaps), max(gaps)))


main(*sys.argv[1:])
