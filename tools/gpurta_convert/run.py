"""A profile as a scenario: one run, launch by launch, for `simulate` and `check`."""
from array import array

from .gpu import platform_of
from .order import Order
from .text import escaped, json_quoted, part, quoted
from .times import OF_ONE, BlockTimes, rational, times_are
from .trace import D2D, D2H, H2D, KERNEL

DIRECTIONS = {D2D: "d2d", H2D: "h2d", D2H: "d2h"}


class Names:
    """Names that are used for the n-th time, made unique: "axpy", "axpy#2"; one that is cut, or has a '#'
    itself, is told apart by the number of its text: "very_long...#7#2"."""

    def __init__(self, trace):
        self.trace, self.stems = trace, {}

    def stem(self, number):
        """What a name begins with, and whether its number always follows."""
        if number not in self.stems:
            own = self.trace.names[number]
            name = own or "kernel"
            begin = part(name, 120)
            told = begin != name or "#" in name or not own
            self.stems[number] = ("%s%s#%d" % (begin, "..." if begin != name else "", number) if told else name), told
        return self.stems[number]

    def unique(self, number, times):
        stem, told = self.stem(number)
        return "%s#%d" % (stem, times) if told or times > 1 else stem


def stream_name(trace, number, several):
    """"default", "s13"; with several contexts "p4711c1s13": streams of processes share numbers."""
    s = trace.streams[number]
    phase = "-%d" % s.phase if s.phase else ""
    if several:
        return "p%dc%ds%d%s" % (s.process, s.context, s.number, phase)
    return "default" if s.is_null else "s%d%s" % (s.number, phase)


def special_streams(trace, device, several):
    """Streams of the device that are not as they would be by default: names and those."""
    return [(stream_name(trace, n, several), s) for n, s in enumerate(trace.streams)
            if s.ops and s.device == device and s.known and (not s.is_null or several) and (s.priority != 0 or s.non_blocking)]


def put_head(put, times, platform, how, what, which, unit="ns"):
    """Comments on where it comes from, the unit, what times are and the platform."""
    trace, device = times.trace, times.trace.device(times.device)
    put("# From a profile: %s. %s\n" % (escaped(trace.tool), what))
    put("# wcet of a block is all of its kernel's duration.\n" if how.blocks == "unequal" else
        "# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks\n"
        "# take at most; --blocks unequal has all of it.\n")
    for line in trace.missing:
        put("# %s\n" % line)
    put("time_unit: %s\ntimes: %s\nplatform: {base: %s" % (unit, times_are(how, which, trace, times.device), platform.name))
    if platform.sms:
        put(", sms: %d" % platform.sms)
    if platform.engines:
        put(", copy_engines: %d" % platform.engines)
    put("}%s\n" % (" # " + escaped(device.name) if device and device.name else ""))


def put_streams(put, trace, device, several):
    for n, (name, s) in enumerate(special_streams(trace, device, several)):
        put("%s  %s: {priority: %d, blocking: %s}\n" % ("" if n else "streams:\n", name, s.priority,
                                                         "false" if s.non_blocking else "true"))


def launch_text(shape, quote=""):
    """Sizes of a kernel, with quotes around keys or none."""
    text = ", {0}blocks{0}: [%d, %d, %d], {0}threads{0}: [%d, %d, %d]".format(quote) % (shape.grid + shape.block)
    if shape.registers:
        text += ", {0}registers{0}: {1}".format(quote, shape.registers)
    if shape.static + shape.dynamic:
        text += ", {0}shared_memory{0}: {1}".format(quote, shape.static + shape.dynamic)
    return text


class Run:
    """Operations of a device, their names, times and what they wait for."""

    def __init__(self, trace, how, quote=""):
        trace.need_any(how.device)
        self.trace, self.how, self.quote = trace, how, quote
        self.platform = platform_of(trace, how)
        self.times = BlockTimes(trace, how, self.platform)
        self.here = self.times.here
        self.several = trace.several(self.times.device)
        self.order = Order(trace, self.times.device)
        self.names = Names(trace)
        self.number_ops()
        self.release_ops()

    def number_ops(self):
        """Numbers the launches of each name."""
        trace, times, self.number = self.trace, {}, array("I")
        names, here = [shape.name for shape in trace.shape_list], self.here
        for shape, stream in zip(trace.shape, trace.stream):
            n = 0
            if here[stream]:
                n = times[names[shape]] = times.get(names[shape], 0) + 1
            self.number.append(n)

    def release_ops(self):
        """Released is an operation when it was launched; where it had not begun and nothing ran on the GPU, when the GPU
        began again, since until then the launch was on its way. The first start is at 0."""
        trace, self.release, begin, end, self.zero = self.trace, array("q", self.trace.at), 0, None, None
        self.idle = self.idle_late = 0  # times at which the GPU began again though something was launched before; how long that was
        for op in self.times.by_start():
            if not self.here[trace.stream[op]]:
                continue
            start, stop = trace.start[op], trace.end[op]
            if end is None or start > end:
                if end is not None and trace.at[op] < start:
                    self.idle, self.idle_late = self.idle + 1, self.idle_late + start - max(end, trace.at[op])
                begin, end = start, stop
                self.zero = start if self.zero is None else self.zero
            elif stop > end:
                end = stop
            if begin > trace.at[op]:
                self.release[op] = begin

    def name(self, op):
        return self.names.unique(self.trace.shape_list[self.trace.shape[op]].name, self.number[op])

    def ops(self, first, end):
        """Operations of the device, from first on, before end."""
        here, stream = self.here, self.trace.stream
        return (i for i in range(first, end) if here[stream[i]])

    def after(self, op, first):
        """", after: [...]"; what is launched before `first` is done when what is written begins."""
        names = ", ".join(quoted(self.name(on)) for on in self.order.of(op) if on >= first)
        return ", {0}after{0}: [{1}]".format(self.quote, names) if names else ""

    def lines(self, first, end):
        """The text of each operation."""
        trace, q, zero = self.trace, self.quote, self.zero
        shapes = [self.shape_texts(shape) for shape in trace.shape_list]
        stems = [self.names.stem(shape.name) for shape in trace.shape_list]
        stems = [(escaped(stem), told) for stem, told in stems]
        streams = ['", {0}stream{0}: {0}{1}{0}'.format(q, stream_name(trace, n, self.several)) for n in range(len(trace.streams))]
        waits, plain, times = self.order.first is not None, self.times.margin is None, self.times
        release = ", {0}release{0}: %d".format(q)
        for i in self.ops(first, end):
            shape = trace.shape[i]
            begin, middle, last = shapes[shape]
            stem, told = stems[shape]
            n = self.number[i]
            at = self.release[i]
            if plain and times.rounds[shape] == 1:
                time = "%d" % max(trace.end[i] - trace.start[i], 1)
            else:
                time = rational(times.of(i))
                time = q + time + q if "/" in time else time
            yield "".join((begin, stem, "#%d" % n if told or n > 1 else "", streams[trace.stream[i]],
                           release % (at - zero) if at != zero else "", middle, time, last,
                           self.after(i, first) if waits else "", "}"))

    def shape_texts(self, shape):
        """What stands before the name, before the time and behind it."""
        q = self.quote
        if shape.kind == KERNEL:
            return '{{{0}kernel{0}: "'.format(q), launch_text(shape, q) + ", {0}wcet{0}: ".format(q), ""
        return ('{{{0}copy{0}: "'.format(q), ", {0}duration{0}: ".format(q),
                ", {0}direction{0}: {0}{1}{0}".format(q, DIRECTIONS[shape.direction]))

    def put(self, put, first, end):
        """A scenario of the operations from first on, before end."""
        put_head(put, self.times, self.platform, self.how, "One run, launch by launch.", OF_ONE)
        put_streams(put, self.trace, self.times.device, self.several)
        put("operations:\n")
        for line in self.lines(first, end):
            put("  - " + line + "\n")


def to_scenario(put, trace, how):
    Run(trace, how).put(put, 0, len(trace.start))


def to_json(put, trace, how):
    run = Run(trace, how, '"')
    put('{\n  "time_unit": "ns",\n  "times": %s,\n' % times_are(how, OF_ONE, trace, run.times.device))
    put(run.platform.text)
    special = special_streams(trace, run.times.device, run.several)
    if special:
        put(',\n  "streams": {%s}' % ", ".join('%s: {"priority": %d, "blocking": %s}' % (
            json_quoted(name), s.priority, "false" if s.non_blocking else "true") for name, s in special))
    put(',\n  "operations": [')
    for n, line in enumerate(run.lines(0, len(trace.start))):
        put((",\n    " if n else "\n    ") + line)
    put("\n  ]\n}\n")
