#!/usr/bin/env python3
"""Replays experiments that were measured on GPUs, and compares starts and ends.

    hardware.py GPURTA [FILE]           a table: experiment x GPU
    hardware.py GPURTA FILE --rules amert
    hardware.py --convert FILE          the experiments of FILE in the form of tests/data/hardware.jsonl

An experiment agrees if every kernel's start and end, in units of the experiment (the length of a
block, about one second), differ by at most 0.35 from the simulation's. Nothing is fitted: the
simulation gets what was launched, the platform, and the unit.

FILE holds one experiment a line, in either of two forms: that of tests/data/hardware.jsonl (a
scenario, and what was measured), or the plain records that it was made from (`kernels` with blocks,
threads, registers, shared_memory, length, stream, launch, start_ns, end_ns; `priorities`).
"""

import json
import pathlib
import subprocess
import sys
from fractions import Fraction

HERE = pathlib.Path(__file__).resolve().parent
TOLERANCE = Fraction(35, 100)
LAUNCH_GAP_NS = 10000  # launches follow each other by some microseconds

# All kernels of these experiments have one source text, an array of 256 words: what does not fit
# into the registers that the compiler may use lies in local memory (4 bytes a word). The records do
# not tell it.
WORDS_OF_KERNEL = 256


def local_memory(registers):
    return 4 * max(0, WORDS_OF_KERNEL - registers)


def converted(record):
    """A plain record in the project's form."""
    if "scenario" in record:
        return record
    kernels, measured = [], []
    for kernel in sorted(record["kernels"], key=lambda k: k["launch"]):
        kernels.append({
            "name": kernel["name"],
            "stream": kernel["stream"],
            "blocks": kernel["blocks"],
            "threads": kernel["threads"],
            "registers": kernel["registers"],
            "shared_memory": kernel["shared_memory"],
            "local_memory": kernel.get("local_memory", local_memory(kernel["registers"])),
            "wcet": str(Fraction(str(kernel["length"])) * record["unit_ns"]),
            "release": (kernel["launch"] - 1) * LAUNCH_GAP_NS,
        })
        measured.append({"name": kernel["name"], "start": kernel["start_ns"], "end": kernel["end_ns"]})
    scenario = {"time_unit": "ns", "platform": record["gpu"].lower(), "kernels": kernels}
    if record.get("priorities"):
        scenario["streams"] = {s: {"priority": p} for s, p in record["priorities"].items()}
    return {
        "source": "public artifact of paper 223, thread-block-scheduling",
        "gpu": record["gpu"],
        "compute_capability": record["compute_capability"],
        "sms": record["sms"],
        "experiment": record["experiment"],
        "unit": record["unit_ns"],
        "scenario": scenario,
        "measured": measured,
    }


def experiments(path):
    with open(path, encoding="utf-8") as file:
        return [converted(json.loads(line)) for line in file if line.strip()]


def known_platforms(gpurta):
    text = subprocess.run([gpurta, "platforms", "--format", "json"], check=True, stdout=subprocess.PIPE).stdout
    return {n for p in json.loads(text)["platforms"] for n in [p["name"]] + p["aliases"]}


def simulate(gpurta, scenario, options):
    run = subprocess.run([gpurta, "simulate", "-", "--format", "json"] + options,
                         input=json.dumps(scenario).encode(), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if run.returncode:
        raise SystemExit("gpurta simulate: " + run.stderr.decode())
    return {o["name"]: o for o in json.loads(run.stdout)["operations"]}


def largest_difference(experiment, predicted):
    """The largest difference of a start or an end, in units; above 0: measured later."""
    unit = experiment["unit"]
    worst = Fraction(0)
    for kernel in experiment["measured"]:
        of = predicted[kernel["name"]]
        for measured, time in ((kernel["start"], of["dispatched"]), (kernel["end"], of["completion"])):
            difference = (measured - Fraction(time)) / unit
            worst = difference if abs(difference) > abs(worst) else worst
    return worst


def possible_with_jitter(gpurta, experiment):
    """Can blocks that are up to 0.5 ms longer explain the ends? The largest of 100 runs."""
    run = subprocess.run([gpurta, "simulate", "-", "--format", "json", "--jitter", "0.5ms", "--runs", "100"],
                         input=json.dumps(experiment["scenario"]).encode(), stdout=subprocess.PIPE)
    found = {o["name"]: o for o in json.loads(run.stdout)["operations"]}
    return all(Fraction(found[k["name"]]["largest"]) / experiment["unit"]
               >= Fraction(k["end"], experiment["unit"]) - TOLERANCE for k in experiment["measured"])


def replay(gpurta, path, options):
    known = known_platforms(gpurta)
    table, gpus, names = {}, [], []
    agree = later = explained = 0
    all_experiments = experiments(path)
    for experiment in all_experiments:
        scenario = experiment["scenario"]
        if scenario["platform"] not in known:
            scenario["platform"] = {"compute_capability": experiment["compute_capability"],
                                    "sms": experiment["sms"], "sm_order": "even-then-odd"}
        difference = largest_difference(experiment, simulate(gpurta, scenario, options))
        word = "agrees"
        if abs(difference) <= TOLERANCE:
            agree += 1
        else:
            word = "{:+.2f}".format(float(difference))
            later += difference > 0
            if not options and difference > 0 and possible_with_jitter(gpurta, experiment):
                word += " (jitter)"
                explained += 1
        for value, among in ((experiment["gpu"], gpus), (experiment["experiment"], names)):
            if value not in among:
                among.append(value)
        table[experiment["experiment"], experiment["gpu"]] = word
    print("{:<12}".format("experiment") + "".join("{:>18}".format(g) for g in gpus))
    for name in names:
        print("{:<12}".format(name) + "".join("{:>18}".format(table.get((name, g), "-")) for g in gpus))
    print("\n{} of {} agree; measured later than predicted: {}".format(agree, len(all_experiments), later)
          + ("; of these possible with blocks up to 0.5 ms longer: {}".format(explained) if explained else ""))
    return agree + explained == len(all_experiments)


def main(argv):
    if argv[:1] == ["--convert"]:
        for experiment in experiments(argv[1]):
            print(json.dumps(experiment))
        return 0
    path = HERE / "data" / "hardware.jsonl"
    if len(argv) > 1 and not argv[1].startswith("--"):
        path = argv.pop(1)
    if not argv:
        raise SystemExit(__doc__)
    return 0 if replay(argv[0], path, argv[1:]) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
