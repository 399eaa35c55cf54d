"""A scenario's operations, as `gpurta convert` gives them to this tool: a line of JSON about the
scenario, and one for each operation, all defaults filled in."""
import json
import re
import tempfile
from fractions import Fraction
from itertools import chain

from .gpu import ask
from .text import EXIT_USAGE, Stop, complain, refuse, to_bytes

UNITS = {"ns": 1, "us": 10 ** 3, "ms": 10 ** 6, "s": 10 ** 9}
DIRECTIONS = {1: "h2d", 2: "d2h", 3: "d2d"}
OWN = -1  # the number of a stream without a name, which one operation has
MOST_BITS = 60


class TooLarge(Exception):
    """A time or a number of jobs that a format cannot have."""


class Operation:
    wcet, release, deadline, period, after, waits, jobs = "0", None, None, None, None, [], []
    blocks = threads = registers = shared_memory = bytes = direction = engine = 0

    def __init__(self, line):
        self.__dict__.update(line)


class Program:
    def __init__(self, lines, name=None):
        lines = iter(lines)
        self.__dict__.update(json.loads(next(lines).decode("utf-8", "surrogateescape")))
        self.name = name or self.name
        self.streams = self.__dict__.get("streams", [])
        self.ops, self.placements = [], []
        for line in lines:
            if line.startswith(b"["):
                self.placements = chain((line,), lines)  # where blocks were placed, which can be much
                break
            self.ops.append(Operation(json.loads(line.decode("utf-8", "surrogateescape"))))
        self.ns = UNITS[self.time_unit]
        self.named = max(len(self.streams), 1)  # streams that have a name

    def time(self, text):
        """In nanoseconds."""
        return Fraction(text or 0) * self.ns

    def whole(self, text, up=False):
        """In whole nanoseconds; -1: there is none."""
        if text is None:
            return -1
        time = self.time(text)
        value = -(-time.numerator // time.denominator) if up else time.numerator // time.denominator
        if value.bit_length() > MOST_BITS:
            raise TooLarge
        return value

    def stream(self, op):
        """Number of the stream of an operation; one of its own has a number after the named ones."""
        return self.named + op if self.ops[op].stream == OWN else self.ops[op].stream

    def priority(self, op):
        return self.own_priority if op.stream == OWN else self.streams[op.stream][1]

    def blocking(self, stream):
        return stream >= self.named or not self.streams[stream][2]

    def need_placed(self, what):
        if not self.ops or not self.placed:
            refuse("%s: %s", self.name, what)


def program_of(text, to, what="all"):
    """What the command makes of a scenario of ours."""
    file = tempfile.TemporaryFile()
    status, _ = ask(["convert", "-", "--to", to], to_bytes(text), more={"GPURTA_TOOL_INPUT": what}, into=file)
    if status:
        raise Stop(status)
    file.seek(0)
    return Program(file, "<scenario>")


# ---- as a scenario ----

ESCAPES = {"\x7f": "\\x7f", "\u2028": "\\u2028", "\u2029": "\\u2029", "\ufeff": "\\ufeff", "\ufffe": "\\ufffe", "\uffff": "\\uffff",
           '"': '\\"', "\\": "\\\\"}


def yaml_text(text):
    return '"' + re.sub('[\x00-\x1f\x7f\u2028\u2029\ufeff\ufffe\uffff"\\\\]',
                        lambda c: ESCAPES.get(c.group()) or "\\x%02x" % ord(c.group()), text) + '"'


def copy_text(program, op):
    text = ", bytes: %d" % op.bytes if op.bytes and not program.bandwidth else ", duration: %s" % op.wcet
    if op.direction:
        text += ", direction: " + DIRECTIONS[op.direction]
    return text + (", engine: %d" % op.engine if op.engine else "")


def kernel_text(op):
    counts = [(key, getattr(op, key)) for key in ("blocks", "threads", "registers", "shared_memory")]
    return "".join(", %s: %d" % one for one in counts if one[1]) + ", wcet: " + op.wcet


def operation_text(program, op):
    text = "  - {%s: %s" % ("kernel" if op.kernel else "copy", yaml_text(op.name))
    if op.stream != OWN:
        text += ", stream: " + yaml_text(program.streams[op.stream][0])
    text += kernel_text(op) if op.kernel else copy_text(program, op)
    if op.release not in (None, "0"):
        text += ", release: " + op.release
    if op.after is not None:
        text += ", %s: %s" % ("after_launch" if op.after_launch else "after", yaml_text(program.ops[op.after].name))
        text += ", delay: " + op.delay if op.delay != "0" else ""
    return text + "}\n"


def to_scenario(put, program):
    """Of a configuration of cuda_scheduling_examiner."""
    name = "".join(chr(c) if 0x20 <= c < 0x7f else "?" for c in to_bytes(program.name))  # a comment ends with its line
    put("# From %s, a cuda_scheduling_examiner configuration.\ntime_unit: %s\n" % (name, program.time_unit))
    if program.platform:
        put("platform: %s\n" % program.platform)
    if program.slots:
        put("platform: {slots: %s}\n" % program.slots)
    special = [s for s in program.streams if s[1] != 0 or s[2]]
    for n, (name, priority, non_blocking) in enumerate(special):
        put("%s%s: {priority: %d, blocking: %s}\n" % ("  " if n else "streams:\n  ", yaml_text(name), priority,
                                                       "false" if non_blocking else "true"))
    put("operations:\n")
    for op in program.ops:
        put(operation_text(program, op))


def too_large(program, most):
    complain("%s: too large for such a file: times below 2^60 ns, at most %d jobs of a hyperperiod", program.name, most)
    raise Stop(EXIT_USAGE)
