#!/usr/bin/env python3
"""Redoes bounds by hand from what `gpurta bound --explain` prints: every share from its product, the
jobs of higher priority from the window, the bound from the sum.

    explain_bound.py COMMAND FILE...
"""

import math
import re
import subprocess
import sys
from fractions import Fraction

NUMBER = r"(~?[\d./]+)"
PRODUCT = re.compile(
    r"^  " + NUMBER + r"  [^:]*: (?:(\d+) jobs? x )?(?:(\d+) x )?(\d+) blocks? x " + NUMBER
    + r" x price " + NUMBER + r"(?: / (\d+) SMs)?(?: x " + NUMBER + r")?(;.*)?$"
)
JOBS = re.compile(r"; (\d+) = ceil\(\(" + NUMBER + r" \+ " + NUMBER + r" - " + NUMBER + r"\) / " + NUMBER)
HEAD = re.compile(r"^\S+: at most " + NUMBER + r"(?:, for (\d+) one after the other)?")
SUMMAND = re.compile(r"^  " + NUMBER + r"  (?!without)")


class Rounded(Exception):
    """A number that was not printed exactly."""


def number(text):
    if text is None:
        return Fraction(1)
    if text.startswith("~"):
        raise Rounded
    return Fraction(text)


ROOM = re.compile(r"^  0  leaves room, [^:]*: (?:(\d+) jobs x )?(\d+) blocks? x price " + NUMBER + r"(;.*)?$")


def room(line):
    """The price of blocks that leave room."""
    jobs, blocks, price, rest = ROOM.match(line).groups()
    if rest:
        counted, window, finish, early, period = JOBS.match(rest).groups()
        hand = math.ceil((number(window) + number(finish) - number(early)) / number(period))
        assert hand == int(counted) == int(jobs or 1), line
    return int(jobs or 1) * int(blocks) * number(price)


def sms_of(file, printed):
    """The number of SMs by which shares are divided, or that a file of the tests says."""
    with open(file, encoding="utf-8") as text:
        found = re.search(r"/ (\d+) SMs", printed) or re.search(r"\bsms: (\d+)", text.read())
    return int(found.group(1))


def product(line):
    """The share of a term, once as printed and once from its factors."""
    share, jobs, repeat, blocks, wcet, price, sms, rate, rest = PRODUCT.match(line).groups()
    made = number(wcet) * number(price) * int(blocks) * int(jobs or 1) * int(repeat or 1)
    made = made / int(sms or 1) * number(rate)
    if jobs:
        counted, window, finish, early, period = JOBS.match(rest).groups()
        hand = math.ceil((number(window) + number(finish) - number(early)) / number(period))
        assert hand == int(counted) == int(jobs), line
    return number(share), made


def main():
    command, files = sys.argv[1], sys.argv[2:]
    terms = bounds = rooms = 0
    for file in files:
        run = subprocess.run(
            [command, "bound", file, "--explain", "--exact", "--search", "0"],
            stdout=subprocess.PIPE,
            universal_newlines=True,
        )
        lines = run.stdout.split("\n")
        for at, line in enumerate(lines):
            if PRODUCT.match(line):
                try:
                    share, made = product(line)
                except Rounded:
                    continue
                assert share == made, "{}: {}: by hand {}".format(file, line, made)
                terms += 1
            head = HEAD.match(line)
            if head and at + 1 < len(lines) and SUMMAND.match(lines[at + 1]):
                end = at + 1
                while lines[end].startswith("  "):
                    end += 1
                try:
                    repeat = int(head.group(2) or 1)
                    gaps = [number(SUMMAND.match(l).group(1)) for l in lines[at + 1 : end] if " gaps " in l]
                    total = sum(
                        number(SUMMAND.match(l).group(1))
                        for l in lines[at + 1 : end]
                        if SUMMAND.match(l) and " gaps " not in l
                    )
                    crowd = [room(l) for l in lines[at + 1 : end] if ROOM.match(l)]
                    assert not crowd or sum(crowd) < sms_of(file, run.stdout), (file, line, crowd)
                    rooms += bool(crowd)
                    assert total * repeat + sum(gaps) == number(head.group(1)), (file, line, total)
                    bounds += 1
                except Rounded:
                    continue
    assert terms >= 10 and bounds >= 5 and (rooms or len(files) < 3), (terms, bounds, rooms)
    print("{} terms and {} bounds redone by hand, {} where all find room".format(terms, bounds, rooms))


if __name__ == "__main__":
    main()
