#!/usr/bin/env python3
"""Redoes bounds by hand from what `gpurta bound --explain` prints, for files and for random systems:
every share from its product, jobs and timeslices from the times that are printed, the sums.

    explain_bound.py COMMAND FILE...
"""

import json
import math
import os
import random
import re
import subprocess
import sys
from fractions import Fraction

NUMBER = r"(~?-?[\d./]+)"
HEAD = re.compile(r"^(\S+?)(, end to end)?: at most " + NUMBER + r"(?:, for (\d+) one after the other)?")
LINE = re.compile(r"^  " + NUMBER + r"  (.*)$")
CEIL = re.compile(r"(\d+) = ceil\(\(" + NUMBER + r" \+ " + NUMBER + r" - " + NUMBER + r"\) / \(?" + NUMBER + r"\)?\)(?: - (\d+))?")
SLOTS = re.compile(r"^  = " + NUMBER + r" of the GPU: (\d+) = ceil\(" + NUMBER + r" / \(?" + NUMBER + r"\)?\)(?: \+ (\d+))?")


class Rounded(Exception):
    """A number that was not printed exactly."""


def number(text):
    if text.startswith("~"):
        raise Rounded
    return Fraction(text)


def product(text):
    """What a line's factors make, from ": 2 jobs x 8 blocks x 0.7 x weight 1/2 / 16 SMs, ..."; None: it
    has none."""
    if ": " not in text:
        return None
    made, found = Fraction(1), False
    for factor in re.split(r" (?=x |/ |of )", re.split(r"[;,] ", text.split(": ", 1)[1])[0]):
        value = re.search(r"(?:^|\s)(~?\d[\d./]*)", factor)
        found = found or bool(value)
        if value:
            made = made / number(value.group(1)) if factor.startswith("/") else made * number(value.group(1))
    return made if found else None


class Block:
    """One explanation: a step's or a chain's, while its lines are added up."""

    def __init__(self, head, sms):
        self.sms = sms
        self.name, chain, self.bound, repeat = head.groups()
        self.of_chain, self.repeat = bool(chain), int(repeat or 1)
        self.sum = self.gpu = Fraction(0)
        self.heads, self.slices = [], None  # what is left for each head; what slices of a context could take

    def jobs(self, text):
        for count, window, finish, early, period, own in CEIL.findall(text):
            jobs = math.ceil((number(window) + number(finish) - number(early)) / number(period))
            assert jobs - int(own or 0) == int(count), text

    def term(self, share, text, steps):
        self.jobs(text)
        made = product(text)
        if text.endswith("is at the head", 0, text.rfind(",")):
            self.heads.append(number(text.split(" less than ")[1]))
            assert share == 0 and self.heads[-1] <= self.sms, text
        elif text.startswith("leaves room"):
            self.heads[-1] -= made
            assert share == 0 and self.heads[-1] > 0, text
        elif text.endswith("more than its jobs take"):
            self.slices = made
        elif text.endswith("from its activation"):
            name = "{}/{}".format(self.name, text.split(", ")[0])
            assert steps.get(name, share) == share, (self.name, text)
        elif text.startswith("counted since the GPU was idle"):  # no product: how long before the path that was, after so many own jobs
            assert share <= 0 and (share == 0 or made > 0), text
        elif text.startswith("less: blocks that may last longer"):  # S / (S - rho) times all other parts, in place of all
            others, rate, all_of_it = map(number, re.search(r": (\S+) of all others x (\S+) in place of (\S+)$", text).groups())
            assert others * rate - all_of_it == share and rate > 1, (text, share)
        elif made is not None:
            assert abs(share) == made, (text, made)
        if self.slices is not None and "; " in text:
            self.slices -= share
            assert self.slices >= 0, text
        self.sum += share
        if not re.match(r"copy |host |ahead of its copies|jitter|so much later|.*from its activation", text):
            self.gpu += share


def redo(printed, sms):
    """How many bounds were redone, how many lines, and how many steps find room."""
    lines = printed.split("\n")
    steps = {}
    for line in lines:  # bounds of steps come after those of their chains
        head = HEAD.match(line)
        if head and not head.group(2) and not head.group(3).startswith("~"):
            steps[head.group(1)] = number(head.group(3))
    bounds = count = rooms = 0
    at = 0
    while at < len(lines):
        head = HEAD.match(lines[at])
        at += 1
        if not head:
            continue
        block = Block(head, sms)
        first = count
        try:
            while at < len(lines) and lines[at].startswith("  "):
                line = lines[at]
                at += 1
                slots, term = SLOTS.match(line), LINE.match(line)
                if slots:
                    gpu, needed, again, slice_, more = slots.groups()
                    assert number(gpu) == number(again) == block.gpu, (line, block.gpu)
                    assert math.ceil(block.gpu / number(slice_)) + int(more or 0) == int(needed), line
                elif line.startswith("  = "):
                    assert number(line[4:]) == block.sum, (line, block.sum)
                elif line.startswith("  from ") or " jobs, from " in line:
                    block.gpu = Fraction(0)
                elif term:
                    block.term(number(term.group(1)), term.group(2), steps)
                    count += 1
                else:
                    assert line.startswith("  without the priority"), line
            if count > first:
                assert block.sum * block.repeat == number(block.bound), (head.group(0), block.sum)
                bounds += 1
                rooms += bool(block.heads)
        except Rounded:
            while at < len(lines) and lines[at].startswith("  "):
                at += 1
    return bounds, count, rooms


def random_step(rng, name, kinds):
    kind = rng.choice(kinds)
    step = {kind: name, "count": rng.choice([1, 1, 1, 1, 2])}
    if kind == "copy":
        step.update(duration=rng.randint(1, 3), direction=rng.choice(["h2d", "d2h"]))
    else:
        step.update(wcet=rng.choice([1, 1, 2, 3]), bcet=rng.choice([0, 0, 1]))
    if kind == "kernel":
        step.update(blocks=rng.randint(1, 9), threads=rng.choice([32, 64, 128]), carveout=100)
    return step


def random_file(rng):
    """A scenario: priorities, jitter, graphs, time slices or servers, jobs that wait for each other."""
    sms, share = rng.choice([1, 2, 4]), rng.choice(["alone", "runlist", "servers", "partitions"])
    base = rng.choice(["tx2", "jetson-orin-nano"])  # without and with the rules of newer GPUs
    file = {"platform": {"base": base, "sms": sms, "threads_per_sm": 256}, "streams": {}, "chains": []}
    names = ["only"] if share == "alone" else ["left", "right", "third"][: rng.choice([2, 2, 3])]
    names = names[:2] if share == "partitions" else names
    if share == "runlist":
        file["runlist"] = {"switch_cost": rng.choice(["0", "1/4"])}
        file["contexts"] = [{"name": n, "level": rng.choice(["low", "medium", "high"]), "timeslice": rng.randint(1, 6)}
                            for n in names]
        if rng.random() < 0.3:
            file["contexts"].append({"name": "idle", "level": "low", "timeslice": 2, "saturated": True})
    if share == "servers":
        file["servers"] = [{"name": "of-" + n, "budget": 2, "period": 2 * len(names)} for n in names]
        file["contexts"] = [{"name": n, "server": "of-" + n} for n in names]
    if share == "partitions":
        sms = max(sms, 2)
        file["platform"].update(base="tx2", sms=sms)
        file["partitions"] = [{"name": n, "sms": size} for n, size in zip(names, [1, sms - 1])]
        file["queues"] = rng.choice(["separate", "shared"])
    for c in range(rng.randint(2, 3)):
        serial = rng.random() < 0.6
        steps = [random_step(rng, "s{}".format(k), ["kernel", "kernel", "copy", "host"]) for k in range(rng.randint(1, 4))]
        chain = {"name": "c{}".format(c), "period": rng.choice([12, 25, 60] if serial else [60, 240]), "jitter": rng.choice([0, 0, 3, 40 if serial else 3]), "steps": steps}
        if share == "partitions":
            chain["partition"] = rng.choice(names)
        elif share != "alone":
            chain["context"] = rng.choice(names)
        if serial:
            chain["stream"] = "own{}".format(c)
            file["streams"][chain["stream"]] = {"priority": rng.choice(["low", "high"])}
        else:
            for k, step in enumerate(steps):
                if "kernel" in step:
                    step["stream"] = "of{}-{}".format(c, k)
                    file["streams"][step["stream"]] = {"priority": rng.choice(["low", "high"])}
                if k > 1 and rng.random() < 0.3:
                    step["after"] = sorted(rng.sample(["s{}".format(i) for i in range(k)], rng.randint(1, 2)))
        file["chains"].append(chain)
    return sms, json.dumps(file)


def explain(command, file, text=None):
    run = subprocess.run([command, "bound", file, "--explain", "--exact", "--search", "0"], input=text,
                         stdout=subprocess.PIPE, universal_newlines=True)
    assert run.returncode in (0, 1), text
    return run.stdout


def causes(command, file, text=None):
    """Of each chain that has a bound: its causes add up to it, each is there once, and none but the time between
    releases is taken off. How many there were."""
    run = subprocess.run([command, "bound", file, "--explain", "--format", "json", "--search", "0"], input=text,
                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, universal_newlines=True)
    count = 0
    for chain in json.loads(run.stdout)["chains"]:
        found = [(c["cause"], c["of"], Fraction(c["time"])) for c in chain["causes"]]
        assert sum(time for _, _, time in found) == Fraction(chain["bound"] or 0), (chain["name"], found, text)
        assert len({(cause, of) for cause, of, _ in found}) == len(found), (found, text)
        assert all(time > 0 or cause.startswith("less: ") for cause, _, time in found), (found, text)
        assert found or not Fraction(chain["bound"] or 0), (chain["name"], text)
        count += len(found)
    return count


def main():
    command, files = sys.argv[1], sys.argv[2:]
    seed = int(os.environ.get("GPURTA_SEED", random.randrange(2**31)))
    rng = random.Random(seed)
    print("GPURTA_SEED={}".format(seed))
    done, summed = [0, 0, 0], 0
    for file in files:
        summed += causes(command, file)
        with open(file, encoding="utf-8") as text:
            sms = int((re.search(r"\bsms: (\d+)", text.read()) or re.search("(16)", "16")).group(1))
        done = [a + b for a, b in zip(done, redo(explain(command, file), sms))]
    assert done[0] >= 5 and done[1] >= 30 and (done[2] or len(files) < 3), done
    print("{} bounds of {} lines redone by hand, {} where all find room".format(*done))
    done = [0, 0, 0]
    for _ in range(max(1, int(60 * float(os.environ.get("GPURTA_TEST_SCALE", "1"))))):
        sms, text = random_file(rng)
        summed += causes(command, "-", text)
        done = [a + b for a, b in zip(done, redo(explain(command, "-", text), sms))]
    print("random: {} bounds of {} lines redone by hand, {} where all find room; {} causes".format(*done, summed))


if __name__ == "__main__":
    main()
