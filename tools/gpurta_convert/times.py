"""How long a block took, as far as a profile tells."""
from fractions import Fraction
from itertools import islice
from math import gcd
from operator import le

from .text import quoted
from .trace import product

OF_ALL, OF_ONE = "the largest that were observed", "those of one run as it was observed"


def times_are(how, which, trace=None, device=0):
    """The value of key `times`, which analyses repeat: what a wcet is not, nor a period; trace: None of host steps alone."""
    factor = str(1 + (how.margin or 0))
    streams = [stream for stream in trace.streams if stream.ops and stream.device == device] if trace else []
    return quoted("%s%s%s, which the worst case may exceed%s%s" % (
        "" if factor == "1" else "%s times " % factor if len(factor) < 40 else "more than ", which,
        " (a kernel's is shared equally among its rounds of blocks)" if trace and how.blocks == "equal" else "",
        "" if which == OF_ONE else "; periods are the beats of the releases that were observed" if how.period == "periodic" else
        "; periods are the shortest distances of releases that were observed",
        "; priorities of streams are unknown: taken as equal" if len(streams) > 1 and not all(s.ranked for s in streams) else ""))


class BlockTimes:
    """Times of blocks of operations, with the margin on top. A kernel of B blocks of which S run at once needs at least
    ceil(B/S) rounds, whatever runs alongside; so of equal blocks none takes more than its share of the duration. Of
    unequal ones (--blocks unequal) one may take all of it; so may a copy."""

    def __init__(self, trace, how, platform):
        self.trace, self.margin, self.device = trace, how.margin, trace.busiest(how.device)
        self.here = [stream.device == self.device for stream in trace.streams]
        self.slots = platform.slots_of(trace.shape_list)
        self.rounds = [1 if how.blocks == "unequal" else rounds_of(shape, slots)
                       for shape, slots in zip(trace.shape_list, self.slots)]

    def by_start(self):
        start = self.trace.start
        if all(map(le, start, islice(start, 1, None))):
            return range(len(start))
        return sorted(range(len(start)), key=start.__getitem__)

    def of(self, op):
        """As (numerator, denominator), in lowest terms."""
        trace, rounds = self.trace, self.rounds[self.trace.shape[op]]
        time = max(trace.end[op] - trace.start[op], 1)
        if self.margin is not None:
            return self.with_margin(Fraction(time, rounds))
        common = gcd(time, rounds) if rounds > 1 else 1
        return time // common, rounds // common

    def with_margin(self, time):
        time = Fraction(time) * (1 + (self.margin or 0))
        return time.numerator, time.denominator


def rounds_of(shape, slots):
    blocks = product(shape.grid)
    return max(-(-blocks // slots), 1) if slots > 0 and blocks else 1


def ms(time):
    """Nanoseconds, or (numerator, denominator) of them, as the chains have them: in ms, exact."""
    value = Fraction(*time if isinstance(time, tuple) else (time,)) / 10 ** 6
    if 10 ** 9 % value.denominator:
        return str(value)
    whole, rest = divmod(abs(value.numerator) * (10 ** 9 // value.denominator), 10 ** 9)
    return "-" * (value < 0) + (("%d.%09d" % (whole, rest)).rstrip("0") if rest else "%d" % whole)


def rational(time):
    return "%d/%d" % time if time[1] != 1 else "%d" % time[0]
