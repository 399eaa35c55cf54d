"""Logs of cuda_scheduling_examiner, whose text the command reads and gives as trees, as repetitions of the operations of a
scenario: lines for the command, of what is wrong, too."""
import json
import os
import re
import sys
from collections import namedtuple
from fractions import Fraction

from gpurta_sweep import library as lib
from gpurta_sweep.reader import LARGEST, LIST, MAP, MOST_ERRORS, QUOTED, TEXT, cut

from .configuration import S, sized
from .launches import put_observations
from .trace import UNKNOWN, Device

NOISE = 1000  # ns by which the examiner's clocks may disagree
MOST_SM = (1 << 31) - 1
DECIMAL = re.compile(r"([0-9]+)(?:\.([0-9]{1,9}))?\Z")
Operation = namedtuple("Operation", "name copy stream blocks threads benchmark iteration label")
Benchmark = namedtuple("Benchmark", "label log_name release")
Logged = namedtuple("Logged", "operation run log node launched end blocks")


class Wrong(Exception):
    """Of this node: what is wrong was told."""


def find(node, key):
    """The value of a key."""
    if node and node[2] == MAP:
        return next((node[3][i + 1] for i in range(0, len(node[3]), 2) if node[3][i][3] == key), None)
    return None


def text(node):
    return node[3] if node and node[2] in (TEXT, QUOTED) else None


def nanoseconds(value):
    """Of seconds as a text, to the nearest one; None: it is no time."""
    found = DECIMAL.match(value or "")
    if found:
        ns = int(found.group(1)) * 10 ** 9 + int((found.group(2) or "").ljust(9, "0"))
    else:
        time = parsed(value) if value and len(value) < 60 and value[-1] != "s" else None
        ns = None if time is None else (2 * 10 ** 9 * time.numerator // time.denominator + 1) // 2
    return ns if ns is not None and len(value) < 60 and abs(ns) < 1 << 58 else None


def parsed(value):
    try:
        return Fraction(lib.time_text(lib.load(), value, S))
    except lib.Failed:
        return None


class Logs:
    def __init__(self, given, put):
        self.put, self.path, self.logs = put, given["path"], given["logs"]
        self.operations = [Operation(*operation) for operation in given["operations"]]
        self.kernels = [i for i, operation in enumerate(self.operations) if not operation.copy]
        self.named = {operation.name: i for i, operation in enumerate(self.operations)}
        self.benchmarks = [Benchmark(label, log_name, Fraction(release)) for label, log_name, release in given["benchmarks"]]
        self.claims, self.runs = [0] * len(self.benchmarks), [0] * len(self.operations)
        self.logged, self.cycles, self.errors, self.log = [], False, 0, 0

    # ---- messages ----

    def tell(self, kind, node, format_, *values):
        self.put("%s %d %d %s\n" % (kind, self.log, node[4], sized(format_ % values if values else format_)))

    def keep(self, node, format_, *values):
        self.errors += 1
        self.tell("e", node, format_, *values)

    def wrong(self, *told):
        self.keep(*told)
        raise Wrong

    def list_of(self, node, key):
        """None: there is none, which is told."""
        found = find(node, key)
        return found if found and found[2] == LIST else self.keep(found or node, 'expected a list "%s"', key)

    def seconds(self, node):
        value = text(node)
        ns = nanoseconds(value)
        if ns is None:
            self.wrong(node, "expected a time in seconds%s", "" if value is None else ", found " + cut(value, 40))
        return ns

    def integer(self, node):
        value = text(node)
        if value is None or not re.match("-?(0|[1-9][0-9]*)\\Z", value) or abs(int(value)) > LARGEST:
            self.wrong(node, "expected a whole number%s", "" if value is None else ", found " + cut(value, 40))
        return int(value)

    # ---- which operation it is ----

    def fit(self, benchmark, root, label):
        """How well a benchmark fits a log: by the log's file, then by label and release; 0: not at all."""
        release = text(find(root, "release_time"))
        points = 2 * (label == benchmark.label)
        if benchmark.log_name and os.path.basename(benchmark.log_name) == os.path.basename(self.logs[self.log][0]):
            points += 4
        return points + bool(points and release is not None and parsed(release) == benchmark.release)

    def kernels_of(self, root, label):
        """Of the benchmark that the log is of, which is that which fits best, the first of those that the fewest logs were
        of; else of the stream that the label names. And whether it is of a benchmark, and of one without kernels."""
        points = [self.fit(benchmark, root, label) for benchmark in self.benchmarks]
        most, idle = max(points or [0]), False
        if most:
            best = min((i for i, one in enumerate(points) if one == most), key=lambda i: self.claims[i])
            self.claims[best] += 1
            kernels = [i for i in self.kernels if self.operations[i].benchmark == best]
            if kernels:
                return kernels, True, False
            idle = True
        return [i for i in self.kernels if label is not None and self.operations[i].stream == label], False, idle

    def operation(self, kernel, label, place, kernels, of_benchmark):
        """By its own name, by the log's label, or by its place in the stream that the label names; of a benchmark by its place,
        where iterations may follow each other more often in the log. If it has another name there that the benchmark
        knows, the two do not belong together."""
        own = text(find(kernel, "kernel_name"))
        if of_benchmark:
            i = kernels[place % len(kernels)]
            known = [self.operations[k].label for k in kernels if self.operations[k].iteration == 0]
            if own in known and own != self.operations[i].label:
                self.wrong(kernel, 'kernel "%s" where the configuration has "%s": another scenario?', cut(own, 40),
                           cut(self.operations[i].label, 40))
            return i
        i = self.named.get(own, self.named.get(label))
        if i is None and kernels:
            return kernels[place % len(kernels)]
        if i is None and label is not None:
            self.wrong(kernel, 'the scenario has no kernel "%s" and no kernel or stream "%s"', cut(own or "", 40), cut(label, 40))
        if i is None:
            self.wrong(kernel, "the scenario has no such kernel, and no label helps")
        return i

    # ---- what it did ----

    def check_counts(self, kernel, i, blocks):
        """Counts of the log, if it has them, must be the scenario's, if that has them."""
        name, expected = self.operations[i].name, self.operations[i].blocks
        other = "%s has %s here and %d in the scenario: another scenario?"
        if blocks != expected:
            self.keep(kernel, other, name, "%d blocks" % blocks, expected)
        for key, expected in (("block_count", expected), ("thread_count", self.operations[i].threads)):
            node = find(kernel, key)
            try:
                if node and expected and self.integer(node) != expected:
                    self.keep(node, other, name, "%s %d" % (key, self.integer(node)), expected)
            except Wrong:
                pass

    def blocks(self, kernel, launched):
        times, sms = self.list_of(kernel, "block_times"), self.list_of(kernel, "block_smids")
        if not times or not sms:
            raise Wrong
        if len(times[3]) != 2 * len(sms[3]):
            self.wrong(times, "expected %d block times for %d blocks, found %d", 2 * len(sms[3]), len(sms[3]), len(times[3]))
        for node, first, last in zip(sms[3], times[3][::2], times[3][1::2]):
            sm = self.integer(node)
            if not 0 <= sm <= MOST_SM:
                self.wrong(node, "expected the number of an SM, 0 to %d, found %d", MOST_SM, sm)
            start, end = self.seconds(first), self.seconds(last)
            if start < launched - NOISE:
                self.wrong(first, "a block that starts before its launch")
            start = max(start, launched)
            if end < start - NOISE:
                self.wrong(last, "a block that ends before it starts")
            yield sm, start, max(start, end)

    def cycles_end(self, kernel, launch, launched):
        """matrix_multiply notes the cycles of each block's SM (clock64) where the others note ns, and the examiner takes the
        start of the GPU's clock from both: no time is left in its block_times. When the host saw the kernel's end stands
        behind its launch; for that, `launch` has three times."""
        sms = self.list_of(kernel, "block_smids")
        if len(launch[3]) != 3:
            self.keep(launch, "expected three times of a matrix_multiply, whose blocks tell cycles and no times: before and "
                      "after the launch, and when the host saw its end")
        if not sms or len(launch[3]) != 3:
            raise Wrong
        end = self.seconds(launch[3][2])
        if end < launched:
            self.wrong(launch[3][2], "a kernel that ends before its launch")
        return end, len(sms[3])

    def kernel(self, root, kernel, *where):
        launch = find(kernel, "cuda_launch_times") or find(kernel, "kernel_launch_times")
        if not launch or launch[2] != LIST or not launch[3]:
            self.wrong(kernel, 'expected "cuda_launch_times" or "kernel_launch_times"')
        i = self.operation(kernel, *where)
        run, self.runs[i] = self.runs[i], self.runs[i] + 1
        mask = next((found for map_ in (kernel, root) for found in (find(map_, "sm_mask"), find(map_, "tpcMask")) if found), None)
        if mask:
            self.put("m %d %d %d\n" % (self.log, mask[4], i))
        launched, blocks = self.seconds(launch[3][0]), []
        if text(find(kernel, "kernel_name")) == "matrix_multiply":
            end, count = self.cycles_end(kernel, launch, launched)
            self.check_counts(kernel, i, count)
            if not self.cycles:
                self.tell("n", kernel, "blocks of matrix_multiply tell cycles and no times: it is taken to end when the host saw "
                          "that, some \u00b5s late, and its blocks are not compared")
            self.cycles = True
        else:
            blocks = list(self.blocks(kernel, launched))
            self.check_counts(kernel, i, len(blocks))
            end = max([block[2] for block in blocks] or [-LARGEST - 1])
        self.logged.append(Logged(i, run, self.log, kernel, launched, end, blocks))

    # ---- the whole ----

    def number(self, node, count=0):
        """Nodes get their numbers in the command's document; how many there are."""
        node.append(count)
        count += 1
        for child in node[3] if node[2] in (LIST, MAP) else ():
            count = self.number(child, count)
        return count

    def read(self, root):
        self.number(root)
        times, label, place = self.list_of(root, "times"), text(find(root, "label")) or None, 0
        if not times:
            return
        kernels, of_benchmark, idle = self.kernels_of(root, label)
        for item in times[3]:
            if self.errors < MOST_ERRORS and (find(item, "block_times") or find(item, "kernel_name")):
                place += 1
                try:
                    self.kernel(root, item, label, place - 1, kernels, of_benchmark)
                except Wrong:
                    pass
        if not self.errors and not place and not idle:
            self.keep(times, "the log tells of no kernel")

    def refusal(self, told="", log=None):
        self.put("x %d 0 %s\n" % (len(self.logs) if log is None else log, sized(told)))

    def whole(self):
        """Whether every kernel has as many repetitions. Copies are in no log."""
        for i in self.kernels:
            first, name = self.kernels[0], self.operations[i].name
            if not self.runs[i]:
                return self.refusal("%s: no log tells of %s" % (self.path, name))
            if self.runs[i] != self.runs[first]:  # points at the first repetition that one has and the other lacks
                most, least = sorted((i, first), key=lambda k: -self.runs[k])
                one = next(one for one in self.logged if (one.operation, one.run) == (most, self.runs[least]))
                return self.refusal("%d:%d: repetition %d of %s, but the logs tell of %d of %s" % (
                    one.node[0], one.node[1], one.run + 1, self.operations[most].name, self.runs[least],
                    self.operations[least].name), one.log)
        if not self.kernels:
            return self.refusal("%s: logs do not tell when copies end, and the scenario has nothing else" % self.path)
        return True

    def apart(self, runs):
        """Whether repetitions follow each other: what overlaps are iterations that disturb each other."""
        end = [max(one.end for one in run) for run in runs]
        for one in self.logged:
            if one.run and one.launched < end[one.run - 1] - NOISE:
                return self.refusal("%d:%d: repetition %d of %s begins before all of repetition %d has ended: iterations that "
                                    "overlap are no repetitions" % (one.node[0], one.node[1], one.run + 1,
                                                                    self.operations[one.operation].name, one.run), one.log)
        return True

    def tell_all(self):
        for self.log, (_, root) in enumerate(self.logs):
            self.read(root)
            if self.errors:
                self.refusal()
                return
        if not self.whole():
            return
        runs = [[] for _ in range(self.runs[self.kernels[0]])]
        for one in self.logged:
            runs[one.run].append(one)
        if self.apart(runs):
            put_observations(self.put, [[(one.operation, one.launched, one.launched, one.end, one.blocks) for one in run]
                                        for run in runs], Device(0, minor=UNKNOWN))


def to_observations(put):
    """Of what the command gives on standard input."""
    Logs(json.loads(sys.stdin.buffer.read().decode("utf-8", "surrogateescape")), put).tell_all()
