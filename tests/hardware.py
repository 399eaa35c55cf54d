#!/usr/bin/env python3
"""Replays experiments that were measured on GPUs, and compares starts and ends.

    hardware.py GPURTA [FILE]           a table: experiment x GPU
    hardware.py GPURTA FILE --rules amert
    hardware.py --others GPURTA         experiments that were simulated with one rule off, for other GPUs
    hardware.py --convert FILE          the experiments of FILE in the form of tests/data/hardware.jsonl

An experiment agrees if every kernel's start and end, in units of the experiment (the length of a
block, about one second), differ by at most 0.35 from the simulation's. Nothing is fitted: the
simulation gets what was launched, the platform, and the unit.

Of an experiment that does not agree it is said with which single rule switched it would.

FILE holds one experiment a line, in either of two forms: that of tests/data/hardware.jsonl (a
scenario, and what was measured), or the plain records that it was made from (`kernels` with blocks,
threads, registers, shared_memory, length, stream, launch, start_ns, end_ns; `priorities`). Other fields
are left alone. The platform is the one of that name, with the record's number of SMs; a GPU that the
project does not know is one of its compute capability, or of the nearest older one, which is said.
"""

import json
import pathlib
import re
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
    unit = record["unit_ns"]
    in_order = sorted(enumerate(record["kernels"]), key=lambda k: (k[1].get("launch", k[0] + 1), k[0]))
    for place, (_, kernel) in enumerate(in_order):
        registers = kernel.get("registers", 0)
        of = {"name": kernel["name"]}
        if kernel.get("stream") is not None:
            of["stream"] = str(kernel["stream"])
        of.update({
            "blocks": kernel["blocks"],
            "threads": kernel["threads"],
            "registers": registers,
            "shared_memory": kernel.get("shared_memory", 0),
            "local_memory": kernel.get("local_memory", local_memory(registers) if registers else 0),
            "wcet": str(Fraction(str(kernel.get("length", 1))) * unit),
            "release": place * LAUNCH_GAP_NS,
        })
        if kernel.get("carveout"):
            of["carveout"] = kernel["carveout"]
        kernels.append(of)
        measured.append({"name": kernel["name"], "start": kernel["start_ns"], "end": kernel["end_ns"]})
    scenario = {"time_unit": "ns", "platform": record["gpu"].lower(), "kernels": kernels}
    if record.get("priorities"):
        scenario["streams"] = {s: {"priority": p} for s, p in record["priorities"].items()}
    return {
        "source": record.get("source", "public artifact of paper 223, thread-block-scheduling"),
        "gpu": record["gpu"],
        "compute_capability": record["compute_capability"],
        "sms": record["sms"],
        "experiment": record["experiment"],
        "unit": unit,
        "scenario": scenario,
        "measured": measured,
    }


def experiments(path):
    found = []
    try:
        with open(path, encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                if line.strip():
                    found.append(experiment_of(line, "{}:{}".format(path, number)))
    except (OSError, UnicodeDecodeError) as error:
        raise SystemExit("{}: {}".format(path, error))
    if not found:
        raise SystemExit("{}: no experiment".format(path))
    return found


def experiment_of(line, place):
    try:
        made = converted(json.loads(line))
        known = {k["name"] for k in made["scenario"]["kernels"]}
        if not made["measured"] or any(k["name"] not in known or k["start"] > k["end"] for k in made["measured"]):
            raise ValueError("measured: each kernel needs its start and end")
        if Fraction(made["unit"]) <= 0 or int(made["sms"]) < 1:
            raise ValueError("unit and sms are above 0")
        return made
    except KeyError as error:
        raise SystemExit("{}: {} is missing".format(place, error))
    except (ValueError, TypeError, AttributeError) as error:
        raise SystemExit("{}: not an experiment: {}".format(place, error))


class Platforms:
    """What the project knows of GPUs."""

    def __init__(self, gpurta):
        text = subprocess.run([gpurta, "platforms", "--format", "json"], check=True, stdout=subprocess.PIPE).stdout
        self.by_name, self.rules, self.capabilities = {}, {}, {}
        for platform in json.loads(text)["platforms"]:
            for name in [platform["name"]] + platform["aliases"]:
                self.by_name[self.plain(name)] = platform
            if platform["name"].startswith("cc-"):
                self.capabilities[self.capability(platform)] = platform["name"]
        self.said = set()

    @staticmethod
    def plain(name):
        """A name as it is compared: "NVIDIA GeForce RTX 3090" and "rtx-3090" are the same."""
        return re.sub("nvidia|geforce|tesla|[^a-z0-9]", "", name.lower())

    @staticmethod
    def capability(platform):
        return tuple(int(part) for part in str(platform["compute_capability"]).split("."))

    def of(self, experiment):
        """The platform of an experiment, as a scenario has it: never with other SMs than it had."""
        known = self.by_name.get(self.plain(experiment["gpu"]))
        wanted = self.capability(experiment)
        if known and self.capability(known) == wanted:
            return {"base": known["name"], "sms": experiment["sms"]}
        older = [c for c in self.capabilities if c <= wanted]
        nearest = max(older) if older else min(self.capabilities)
        if nearest != wanted and wanted not in self.said:
            self.said.add(wanted)
            print("compute capability {} is not known: taken as {}".format(
                experiment["compute_capability"], ".".join(map(str, nearest))), file=sys.stderr)
        return {"base": self.capabilities[nearest], "sms": experiment["sms"], "sm_order": "even-then-odd"}


# the switches that can matter for kernels, by their rules
RULES = {"U1": "queue_delay", "U2": "resident_grid_limit", "U3": "warps_in_turn", "U4": "contiguous_shared_memory",
         "U5": "carveout_waits", "U6": "local_memory_waits", "U7": "block_pairs", "U8": "freed_first"}


class Refused(Exception):
    """The simulator cannot run it: a block too large, for example."""


def simulate(gpurta, scenario, options):
    run = subprocess.run([gpurta, "simulate", "-", "--format", "json"] + options,
                         input=json.dumps(scenario).encode(), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if run.returncode:
        raise Refused(run.stderr.decode().strip())
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


def rules_at_fault(gpurta, experiment):
    """The rules of which one, switched alone, makes the experiment agree."""
    found = []
    for rule, field in RULES.items():
        for on in (False, True):
            scenario = dict(experiment["scenario"])
            scenario["platform"] = dict(scenario["platform"], **{field: on})
            try:
                agrees = abs(largest_difference(experiment, simulate(gpurta, scenario, []))) <= TOLERANCE
            except Refused:
                agrees = False
            if agrees:
                found.append(("with " if on else "without ") + rule)
                break
    return found


def replay(gpurta, all_experiments, options):
    platforms = Platforms(gpurta)
    table, gpus, names, faults = {}, [], [], []
    agree = later = explained = 0
    for experiment in all_experiments:
        scenario = experiment["scenario"]
        scenario["platform"] = platforms.of(experiment)
        try:
            difference = largest_difference(experiment, simulate(gpurta, scenario, options))
        except Refused as why:
            print("{} on {}: {}".format(experiment["experiment"], experiment["gpu"], why), file=sys.stderr)
            difference = None
        if difference is None:
            word = "refused"
        elif abs(difference) <= TOLERANCE:
            word = "agrees"
            agree += 1
        else:
            word = "{:+.2f}".format(float(difference))
            later += difference > 0
            if not options and difference > 0 and possible_with_jitter(gpurta, experiment):
                word += " (jitter)"
                explained += 1
            elif not options:
                faults.append((experiment, rules_at_fault(gpurta, experiment)))
        for value, among in ((experiment["gpu"], gpus), (experiment["experiment"], names)):
            if value not in among:
                among.append(value)
        table[experiment["experiment"], experiment["gpu"]] = word
    first = max(12, 2 + max(len(str(name)) for name in names))
    widths = [max(18, len(g) + 2) for g in gpus]
    print("experiment".ljust(first) + "".join(g.rjust(w) for g, w in zip(gpus, widths)))
    for name in names:
        print(str(name).ljust(first) + "".join(table.get((name, g), "-").rjust(w) for g, w in zip(gpus, widths)))
    print("\n{} of {} agree; measured later than predicted: {}".format(agree, len(all_experiments), later)
          + ("; of these possible with blocks up to 0.5 ms longer: {}".format(explained) if explained else ""))
    for experiment, rules in faults:
        print("{} on {}: {}".format(experiment["experiment"], experiment["gpu"],
                                    "agrees " + ", or ".join(rules) if rules else "no single rule explains it"))
    return agree + explained == len(all_experiments), later, faults


# Name, compute capability, SMs of other GPUs, some of which the project has no row of; whose experiments fit
# them, with how many SMs.
OTHERS = [("Tesla T4", "7.5", 40, "RTX2080TI", 68), ("NVIDIA GeForce RTX 3090", "8.6", 82, "V100", 80),
          ("H100 PCIe", "9.0", 114, "A100", 108), ("GPU of tomorrow", "13.7", 96, "V100", 80)]


def others(gpurta):
    """Devices that lack one rule each: a prediction with all of them is no earlier, and the rule is named."""
    platforms = Platforms(gpurta)
    good = True
    for gpu, capability, sms, like, of_sms in OTHERS:
        for rule, field in [("all", None)] + list(RULES.items()):
            made = []
            for experiment in experiments(HERE / "data" / "hardware.jsonl"):
                if experiment["gpu"] != like:
                    continue
                experiment.update(gpu=gpu, compute_capability=capability, sms=sms)
                for kernel in experiment["scenario"]["kernels"]:  # as many blocks for each SM
                    kernel["blocks"] = max(1, kernel["blocks"] * sms // of_sms)
                scenario = dict(experiment["scenario"], platform=platforms.of(experiment))
                if field:
                    scenario["platform"] = dict(scenario["platform"], **{field: False})
                times = simulate(gpurta, scenario, [])
                experiment["measured"] = [{"name": n, "start": int(Fraction(t["dispatched"])),
                                           "end": int(Fraction(t["completion"]))} for n, t in times.items()]
                made.append(experiment)
            print("{}, {}: {}".format(gpu, capability, "without " + rule if field else "all rules"))
            agree, later, faults = replay(gpurta, made, [])
            named = all("without " + rule in found for _, found in faults)
            if (not field and not agree) or not named:
                print("UNEXPECTED")
                good = False
            print()
    return good


def main(argv):
    if argv[:1] == ["--convert"]:
        for experiment in experiments(argv[1]):
            print(json.dumps(experiment))
        return 0
    if argv[:1] == ["--others"]:
        return 0 if others(argv[1]) else 1
    path = HERE / "data" / "hardware.jsonl"
    if len(argv) > 1 and not argv[1].startswith("--"):
        path = argv.pop(1)
    if not argv:
        raise SystemExit(__doc__)
    if subprocess.run([argv[0], "simulate", "-"] + argv[1:], stdout=subprocess.DEVNULL,
                      input=b'{"platform": "v100", "kernels": [{"blocks": 1, "threads": 32, "wcet": 1}]}').returncode:
        return 2  # wrong options, of which it told
    return 0 if replay(argv[0], experiments(path), argv[1:])[0] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
