"""What the command `gpurta` is asked: platforms, how many blocks fit, what a scenario becomes.

The command is $GPURTA, which sets it where it starts this tool, else that beside this tool, else
that in $PATH."""
import csv
import io
import json
import os
import re
import subprocess
import sys

from .text import EXIT_UNABLE, Stop, complain, json_quoted, to_bytes
from .trace import COPY, D2D, KERNEL, product

MOST_COUNT = (1 << 31) - 1
MOST_SMS, MOST_ENGINES = 1 << 30, 1 << 16
HERE = os.path.dirname(os.path.realpath(sys.argv[0]))


def command():
    beside = os.path.join(HERE, "gpurta")
    return os.environ.get("GPURTA") or (beside if os.access(beside, os.X_OK) else "gpurta")


def ask(arguments, text=b"", silent=False, more=None, into=subprocess.PIPE):
    """(exit status, what it prints, unless that goes into a file) of the command. What it complains of is passed on, where it is not to be
    silent; our own scenarios, which it reads from its standard input, are called so."""
    try:
        done = subprocess.run([command()] + arguments, input=text, stdout=into, stderr=subprocess.PIPE,
                              env=dict(os.environ, **(more or {})))
    except OSError as error:
        complain("%s cannot be started: %s", command(), error.strerror)
        raise Stop(EXIT_UNABLE) from error
    if done.stderr.startswith(b"gpurta: out of memory"):
        raise MemoryError
    if not silent:
        sys.stderr.buffer.write(done.stderr.replace(b"<stdin>", b"<scenario>"))
        sys.stderr.buffer.flush()
    return done.returncode, done.stdout


class Platform:
    """As the library counts: `text` are the lines of it in JSON, `fields` what they say."""

    def __init__(self, base, sms=0, engines=0):
        line = "platform: {base: %s%s%s}\n" % (json_quoted(base), ", sms: %d" % sms if sms else "",
                                               ", copy_engines: %d" % engines if engines else "")
        status, said = ask(["convert", "-", "--to", "json"], to_bytes(line), True)
        if status:
            ask(["occupancy", "--platform", base, "--batch", os.devnull])  # whose message is of the name alone
            if status == EXIT_UNABLE:
                complain("cannot have platform %s of %s", base, command())
            raise Stop(status)
        self.fields = json.loads(said.decode())["platform"]
        said = said.decode()
        self.text = said[said.index('  "platform"'):].rstrip("}\n") + "}"
        self.name, self.sms, self.engines = self.fields.get("name"), self.fields.get("sms", 0), self.fields["copy_engines"]
        self.slots = self.fields.get("slots", 0)
        self.threads_per_sm = self.fields.get("threads_per_sm", 0)
        self.counted = {}  # what slots_of() has asked

    def slots_of(self, shapes):
        """Blocks of each shape that run at once; 0: it cannot launch, or is no kernel."""
        launches = [(product(s.block), s.registers, s.static + s.dynamic) if s.kind == KERNEL else (0, 0, 0) for s in shapes]
        possible = [n for n, launch in enumerate(launches) if launch[0] and max(launch) <= MOST_COUNT]
        slots = [0] * len(shapes)
        if not possible or not self.sms or self.slots:
            return slots
        lines = "".join("%d,%d,%d\n" % launches[n] for n in possible)
        if lines not in self.counted:
            status, said = ask(["occupancy", "--platform", self.name, "--batch", "-"], lines.encode())
            if status:
                raise Stop(status)
            self.counted[lines] = [int(line.rpartition(",")[2]) for line in said.decode().split("\n")[1:-1]]
        for n, count in zip(possible, self.counted[lines]):
            slots[n] = count * self.sms
        return slots


def checked(what, value, most, where=""):
    """A count that the platform takes, which a profile may have wrong."""
    if not 1 <= value <= most:
        complain("%s%s must lie between %d and %d, not be %d", where, what, 1 if what == "sms" else 0, most, value)
        raise Stop(2)
    return value


def platform_of(trace, how):
    """The GPU on which operations ran: from what the profile tells, or as asked for. Copies to and from the host that ran at
    the same time prove two copy engines."""
    if not trace.platform:
        own = stated_platform(trace, how)
        if own.engines == 1 and copies_overlap(trace, trace.busiest(how.device)):
            trace.lacks("copies overlap, which takes two copy engines; %s has one: two are written", own.name)
            own = Platform(own.name, own.sms, 2)
        trace.platform = own
    return trace.platform


def copies_overlap(trace, device):
    last = None
    for start, end, shape, stream in sorted(zip(trace.start, trace.end, trace.shape, trace.stream)):
        if trace.shape_list[shape].kind == COPY and trace.shape_list[shape].direction != D2D and trace.streams[stream].device == device:
            if last is not None and start < last:
                return True
            last = end
    return False


def named(device, sms):
    """The built-in GPU of that capability, and with so many SMs, whose name is in the device's; None: there is none."""
    words = "-%s-" % re.sub("[^a-z0-9]+", "-", device.name.lower())
    status, said = ask(["platforms", "--format", "csv"])
    for row in csv.DictReader(io.StringIO(said.decode())) if not status and sms else ():
        if (row["compute_capability"], row["sms"]) == ("%d.%d" % (device.major, device.minor), str(sms)):
            if any("-%s-" % name in words for name in [row["name"]] + row["aliases"].split()):
                return row["name"]
    return None


def stated_platform(trace, how):
    """From what the profile tells, or as asked for."""
    device = trace.device(trace.busiest(how.device))
    told = how.sms or (device.sms if device else 0)
    where = trace.path[:100] + ": "
    if how.platform:
        own = Platform(how.platform)
        lacks = not own.sms and not own.slots
        if told and (lacks or how.sms):
            return Platform(how.platform, checked("sms", told, MOST_SMS, where))
        if lacks:
            complain("--platform %s does not say how many SMs the GPU has: give --sms N, or one of those that gpurta platforms "
                     "lists with SMs", how.platform)
            raise Stop(2)
        capability = "%d.%d" % (device.major, device.minor) if device and device.major else None
        if capability and str(own.fields.get("compute_capability", capability)) != capability:
            trace.lacks("the profile is of another GPU (%scompute capability %s) than %s: its times are of that one, and no wcet of %s",
                        device.name + ", " if device.name else "", capability, own.name, own.name)
        return own
    if not device or not device.major:
        complain("%s does not tell the GPU's compute capability: give --platform NAME", trace.path)
        raise Stop(2)
    base = "cc-%d.%d" % (device.major, device.minor)
    if told:
        checked("sms", told, MOST_SMS, where)
    if device.copy_engines:
        checked("copy_engines", device.copy_engines, MOST_ENGINES)
    return Platform(named(device, told) or base, told, device.copy_engines)
