"""How long a block took, as far as a profile tells."""
from fractions import Fraction
from itertools import islice
from math import gcd
from operator import le

from .trace import KERNEL, NONE, product


class BlockTimes:
    """Times of blocks of operations: the duration shared among the waves where a kernel ran alone, else
    all of it (so for a copy); with the margin on top."""

    def __init__(self, trace, how, platform):
        self.trace, self.margin, self.device = trace, how.margin, trace.busiest(how.device)
        self.here = [stream.device == self.device for stream in trace.streams]
        self.slots = platform.slots_of(trace.shape_list)
        self.waves = [waves_of(shape, slots) for shape, slots in zip(trace.shape_list, self.slots)]
        self.alone = self.find_alone()

    def find_alone(self):
        """Which kernels ran alone. A kernel that overlaps any earlier one overlaps the one of those that
        ends last, and marks both."""
        trace, start, end = self.trace, self.trace.start, self.trace.end
        alone, longest, last = bytearray(len(start)), NONE, 0
        of_kernel = [shape.kind == KERNEL for shape in trace.shape_list]
        for op in self.by_start():
            if not of_kernel[trace.shape[op]] or not self.here[trace.stream[op]]:
                continue
            alone[op] = 1
            if longest != NONE and last > start[op]:
                alone[op] = alone[longest] = 0
            if longest == NONE or end[op] > last:
                longest, last = op, end[op]
        return alone

    def by_start(self):
        start = self.trace.start
        if all(map(le, start, islice(start, 1, None))):
            return range(len(start))
        return sorted(range(len(start)), key=start.__getitem__)

    def waves_at(self, op):
        """Among how many waves the duration of an operation is shared."""
        return self.waves[self.trace.shape[op]] if self.alone[op] else 1

    def of(self, op):
        """As (numerator, denominator), in lowest terms."""
        trace, waves = self.trace, self.waves_at(op)
        time = max(trace.end[op] - trace.start[op], 1)
        if self.margin is not None:
            return self.with_margin(Fraction(time, waves))
        common = gcd(time, waves) if waves > 1 else 1
        return time // common, waves // common

    def with_margin(self, time):
        time = Fraction(time) * (1 + (self.margin or 0))
        return time.numerator, time.denominator


def waves_of(shape, slots):
    blocks = product(shape.grid)
    return max(-(-blocks // slots), 0) if slots > 0 and blocks else 1


def rational(time):
    return "%d/%d" % time if time[1] != 1 else "%d" % time[0]
