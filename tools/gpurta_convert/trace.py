"""A profile of an application, whatever tool wrote it: what ran on the GPU, launched when, by whom.

Times are whole nanoseconds on the profile's own clock. What ran is kept small, since a profile has
millions of launches: operations are columns of machine words, kernels and copies that are alike share a
shape, and texts are kept once."""
import re
from array import array
from collections import namedtuple
from functools import lru_cache
from itertools import islice, tee
from operator import gt

from .text import counted, part, refuse, time_shown

KERNEL, COPY, MEMSET = range(3)
D2D, H2D, D2H = 0, 1, 2
UNKNOWN = -1
AWAY = -2  # device of a stream that is not asked for
NONE = 0xffffffff  # of no stream, thread, operation

# kind, name (number of a text), grid and block, registers of a thread, bytes of a block; bytes of a copy;
# per_sm: what the profile tells of blocks for each SM, in millionths (0: nothing); filled: of the threads
# that its SMs hold, in per cent by the profile, or UNKNOWN. local and carveout tell shapes apart only.
Shape = namedtuple("Shape", "kind name grid block registers static dynamic local carveout bytes direction per_sm filled")
# A stream waits until another one has done what was launched on it before the event's record.
Wait = namedtuple("Wait", "at recorded stream on")
# A thread waits until a stream (NONE: all of its context) has done what was launched before.
Sync = namedtuple("Sync", "at recorded process context stream thread")
Range = namedtuple("Range", "start end name thread")  # a named range of a thread
Call = namedtuple("Call", "start end name thread")  # a call that waits, or makes every stream wait


class Stream:
    def __init__(self, process, context, number):
        self.process, self.context, self.number = process, context, number
        self.device, self.priority, self.ops = 0, 0, 0
        self.away = UNKNOWN  # the device of one that is not asked for
        self.phase = 0  # of a stream that has no other one's number: a chain's own, in one phase of that
        self.is_null = self.non_blocking = self.known = False  # known: its flags
        self.ranked = False  # the profile tells its priority

    def owner(self):
        return self.process, self.context


class Device:
    """What the profile tells of a GPU; 0: it does not."""
    FACTS = ("sms", "major", "minor", "threads_per_sm", "blocks_per_sm", "registers_per_sm", "shared_per_sm",
             "shared_per_block", "shared_per_block_optin", "copy_engines")

    def __init__(self, number, name="", **facts):
        self.number, self.name = number, part(name, 127)
        for fact in self.FACTS:
            setattr(self, fact, facts.get(fact, 0))


class Numbers(dict):
    """Numbers of what was asked for, from 0, in that order."""

    def __missing__(self, key):
        self[key] = number = len(self)
        return number


def kernel(name, grid, block, registers, static, dynamic, local=0, carveout=UNKNOWN, per_sm=0, filled=0):
    return Shape(KERNEL, name, grid, block, registers, static, dynamic, local, carveout, 0, 0, per_sm, filled)


def transfer(kind, name, size, direction):
    return Shape(kind, name, (0, 0, 0), (0, 0, 0), 0, 0, 0, 0, 0, size, direction, 0, 0)


def product(three):
    """0: not all above 0, or too large."""
    a, b, c = three
    value = a * b * c
    return value if a > 0 and b > 0 and c > 0 and value < 1 << 63 else 0


def unordered(keys):
    """Whether one comes before one that is less."""
    before, after = tee(keys)
    return any(map(gt, before, islice(after, 1, None)))


class Trace:
    def __init__(self, path, most=None):
        self.path, self.tool = path, ""
        self.most, self.unread = most, 0  # kernels that are read, if not all; others
        self.texts, self.shapes, self.nodes, self.stream_numbers = Numbers(), Numbers(), Numbers(), Numbers()
        self.streams, self.devices = [], []
        self.waits, self.syncs, self.ranges, self.calls = [], [], [], []
        self.waiting = []  # calls that waited for the GPU, whatever their names
        # Operations. launch: UNKNOWN where it is not known; node: number of a node of a CUDA graph, from 1.
        self.start, self.end, self.launch = array("q"), array("q"), array("q")
        self.shape, self.stream, self.thread, self.node = array("I"), array("I"), array("I"), array("I")
        self.platform = None  # once it is known
        self.runs, self.at = [], array("q")  # when each of several runs begins
        self.missing = []  # what the profile lacks, and what follows
        self.waits_told = self.waits_lost = False  # what waits for what is in the profile, but not all
        self.opaque = set()  # names of graphs that were traced as a whole
        self.left_out = self.migrations = self.migrated_bytes = self.migrated_time = 0

    def stream_of(self, process, context, number):
        key = (process, context, number)
        n = self.stream_numbers[key]
        if n == len(self.streams):
            self.streams.append(Stream(*key))
        return n

    def node_of(self, graph, node):
        """Number of a node, from 1; 0: of no graph. A graph of which only nodes are told is UNKNOWN."""
        if graph <= 0 and node <= 0:
            return 0
        return self.nodes[graph if graph > 0 else UNKNOWN, node if node > 0 else 0] + 1

    def add(self, start, end, launch, shape, stream, device, node):
        self.start.append(start)
        self.end.append(end)
        self.launch.append(launch)
        self.shape.append(shape)
        self.stream.append(stream)
        self.thread.append(NONE)
        self.node.append(node)
        there = self.streams[stream]
        there.device = device
        there.ops += 1

    def migrated(self, start, end, size):
        """A page of managed memory moved: no launch, but time of the kernel that waited for it."""
        self.migrations, self.migrated_bytes = self.migrations + 1, self.migrated_bytes + size
        self.migrated_time += end - start

    def lacks(self, format_, *values):
        line = part(format_ % values if values else format_, 511)
        self.missing.extend(piece for piece in line.split("\n") if piece)

    def finish(self):
        """What every reader ends with: refuses what cannot be, and puts operations in order of launching."""
        self.name_ranges()
        if self.migrations:
            self.lacks("%s of managed memory, %s in %s: no launch, but time of the kernel in which it happens, if in any",
                       counted(self.migrations, "migration"), counted(self.migrated_bytes, "byte"), time_shown(self.migrated_time))
        self.names = list(self.texts)
        self.shape_list = list(self.shapes)
        self.node_list = [None] + list(self.nodes)
        for shape in self.shape_list:
            if not shape_fits(shape):
                refuse("%s: %s: a size that cannot be: expected grid and block of at least 1, registers and bytes of at least 0",
                       self.path, part(self.names[shape.name], 80))
        if not self.times_fit():
            refuse("%s: times that cannot be: expected nanoseconds within 2^61 of the clock's 0", self.path)
        self.put_in_order()
        self.waits.sort(key=lambda wait: wait.at)
        self.syncs.sort(key=lambda sync: sync.at)

    def name_ranges(self):
        """Ranges whose names occur once and differ in a number alone are jobs of one name."""
        times, names = {}, list(self.texts)
        for one in self.ranges:
            times[one.name] = times.get(one.name, 0) + 1
        for i, one in enumerate(self.ranges):
            base = re.match(r"(?s)(.*?)[ #_:-]+[0-9]+\Z", names[one.name]) if times[one.name] == 1 else None
            if base and base.group(1):
                self.ranges[i] = one._replace(name=self.texts[base.group(1)])

    def times_fit(self):
        last = 1 << 61
        for column in (self.start, self.end, self.launch):
            if column and (min(column) < -last or max(column) > last):
                return False
        if any(end < start for start, end in zip(self.start, self.end)):
            return False
        return all(-last <= t <= last for one in self.ranges + self.waits + self.syncs for t in one[:2])

    def find_launches(self):
        """at: when the host launched it. A stream does its operations in the order in which they start on the GPU, so
        that each was launched no later than the next one; a launch that is not recorded, no later than it started, and
        by the thread that launched the stream's others."""
        self.at = array("q", (s if l == UNKNOWN else l for s, l in zip(self.start, self.launch)))
        on_stream, threads = [array("I") for _ in self.streams], [set() for _ in self.streams]
        for op, (stream, thread) in enumerate(zip(self.stream, self.thread)):
            on_stream[stream].append(op)
            if thread != NONE:
                threads[stream].add(thread)
        for own, known in zip(on_stream, threads):
            if unordered(zip(map(self.start.__getitem__, own), map(self.at.__getitem__, own))):
                own = sorted(own, key=lambda op: (self.start[op], self.at[op]))
            last, only = None, len(known) == 1 and min(known)
            for op in reversed(own):
                last = self.at[op] = self.at[op] if last is None else min(self.at[op], last)
                if only is not False and self.thread[op] == NONE:
                    self.thread[op] = only

    def put_in_order(self):
        self.find_launches()

        def keys():
            return zip(self.at, self.start, self.stream)
        if not unordered(keys()):
            return
        key = list(keys())
        order = sorted(range(len(key)), key=key.__getitem__)
        del key
        for name in ("at", "start", "end", "launch", "shape", "stream", "thread", "node"):
            column = getattr(self, name)
            setattr(self, name, array(column.typecode, (column[i] for i in order)))

    # ---- questions of writers ----

    def graph(self, i):
        """Graph of an operation, 0: none; UNKNOWN: one, but not which."""
        return self.node_list[self.node[i]][0] if self.node[i] else 0

    def known_node(self, i):
        number = self.node[i]
        return number if number and self.node_list[number][1] else 0

    def busiest(self, asked):
        """Which device: asked for, or that with most operations."""
        if asked != UNKNOWN:
            return asked
        ops = {}
        for stream in self.streams:
            ops[stream.device] = ops.get(stream.device, 0) + stream.ops
        most = max(ops.values(), default=0)
        return min((device for device, n in ops.items() if n == most and n), default=UNKNOWN)

    def need_any(self, asked):
        """Refuses a profile in which nothing ran on the device."""
        if any(s.ops and asked in (UNKNOWN, s.device) for s in self.streams):
            return
        if asked == UNKNOWN or not any(s.ops for s in self.streams):
            refuse("%s: nothing ran on a GPU there", self.path)
        refuse("%s: nothing ran on device %d there; what ran: %s", self.path, asked, self.who_ran())

    def who_ran(self):
        """"171 operations of process 77, context 1, device 0; ...", most first, of eight at most."""
        ops = {}
        for s in self.streams:
            key = (s.process, s.context, s.device)
            ops[key] = ops.get(key, 0) + s.ops
        told = ["%s of %s" % (counted(ops[key], "operation"), ", ".join("%s %d" % one for one in zip(("process", "context", "device"), key) if one[1] >= 0))
                for key in sorted(ops, key=lambda key: (-ops[key], key)) if ops[key]]
        return "; ".join(told[:8] + ["and %d others" % (len(told) - 8)] * (len(told) > 8))

    def device(self, number):
        return next((d for d in self.devices if d.number == number), None)

    def several(self, device):
        """Is there work of more than one (process, context) on the device?"""
        return len({s.owner() for s in self.streams if s.ops and s.device == device}) > 1

    def choose(self, process, context):
        """Leaves out what other processes or contexts launched, as if it had run elsewhere."""
        asked = [one for one in (("process", process), ("context", context)) if one[1] != UNKNOWN]
        if any(s.ops for s in self.streams) and not any(s.ops and all(getattr(s, name) == number for name, number in asked) for s in self.streams):
            refuse("%s: nothing of %s ran on a GPU there; what ran: %s", self.path, ", ".join("%s %d" % one for one in asked), self.who_ran())
        for s in self.streams:
            if (process not in (UNKNOWN, s.process)) or (context not in (UNKNOWN, s.context)):
                self.left_out += s.ops
                s.away, s.device, s.ops = s.device, AWAY, 0

    # ---- calls of the runtime ----

    def copied(self, op, call):
        """A call that launched the operation: if it ended after a copy to the host did, its thread has waited for that, as
        a synchronous call does, and an asynchronous one whose memory is pageable."""
        shape, stream = self.shape_list_so_far(op), self.streams[self.stream[op]]
        if shape.kind == COPY and shape.direction == D2H and call.end >= self.end[op]:
            self.syncs.append(Sync(call.end, call.end, stream.process, stream.context, self.stream[op], self.thread[op]))
            self.waiting.append(call)

    def shape_list_so_far(self, op):
        if len(getattr(self, "shape_list", ())) != len(self.shapes):
            self.shape_list = list(self.shapes)
        return self.shape_list[self.shape[op]]

    def device_waited(self, call, process, thread, time):
        if any(is_call(call, name) for name in ("cudaDeviceSynchronize", "cudaThreadSynchronize", "cuCtxSynchronize")):
            self.syncs.append(Sync(time, time, process, UNKNOWN, NONE, thread))


def shape_fits(shape):
    def is_size(n):
        return 0 <= n <= 1 << 40
    if shape.kind != KERNEL:
        return shape.bytes >= 0
    return product(shape.grid) and product(shape.block) and all(map(is_size, (shape.registers, shape.static, shape.dynamic)))


def is_call(name, call):
    """Is it that call, but for the version that the driver adds ("cudaFree_v3020")?"""
    return name == call or name.startswith(call + "_")


BARRIERS = (
    "cudaDeviceSynchronize", "cudaThreadSynchronize", "cudaStreamSynchronize", "cudaEventSynchronize", "cudaFree", "cudaMalloc", "cudaMemcpy",
    "cudaMemset", "cudaFreeHost", "cudaHostAlloc", "cudaMallocHost", "cuCtxSynchronize", "cuMemFree", "cuMemAlloc",
    "cuStreamSynchronize", "cuEventSynchronize", "cudaMemcpy2D", "cudaMemcpy3D", "cudaMemcpyToSymbol",
    "cudaMemcpyFromSymbol")


@lru_cache(4096)
def is_barrier(name):
    """A call of the runtime that waits for the GPU or makes every stream wait."""
    return any(is_call(name, call) for call in BARRIERS)
