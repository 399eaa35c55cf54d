"""Kineto: the Chrome trace that PyTorch's profiler writes, .json or .json.gz.

The file is read event by event, so that its size does not matter, and the text of every number is kept:
times are microseconds with three decimals, which are whole nanoseconds."""
import codecs
import json
import re
import zlib
from functools import lru_cache

from .formats import AMD, amd_device
from .text import EXIT_UNABLE, LARGEST, Stop, complain, counted, decimal, grouped, part, refuse
from .trace import (COPY, D2D, D2H, H2D, KERNEL, MEMSET, NONE, UNKNOWN, Call, Device, Range, Sync, Wait, is_barrier, kernel,
                    transfer)

CHUNK, MOST_DEPTH, BOMB_SIZE, BOMB_RATIO = 1 << 16, 64, 1 << 25, 400
LAST = 1 << 61  # sums of two fit
TIMES = ("ts", "dur")
RATIOS = {"blocks per SM": 10 ** 6, "est. achieved occupancy %": 1}  # some versions write inf there, or a fraction
SIZES = ("grid", "block")
OLD = {"Kernel": "kernel", "Memcpy": "gpu_memcpy", "Memset": "gpu_memset", "Runtime": "cuda_runtime", "Driver": "cuda_driver"}
DEVICE = {"computeMajor": "major", "computeMinor": "minor", "numSms": "sms", "maxThreadsPerMultiprocessor": "threads_per_sm",
          "regsPerMultiprocessor": "registers_per_sm", "sharedMemPerMultiprocessor": "shared_per_sm",
          "sharedMemPerBlock": "shared_per_block", "sharedMemPerBlockOptin": "shared_per_block_optin"}
KEYS = frozenset(TIMES + SIZES + tuple(RATIOS) + tuple(DEVICE) + (
    "pid", "tid", "stream", "correlation", "device", "context", "registers per thread", "shared memory", "bytes",
    "wait_on_stream", "wait_on_cuda_event_record_corr_id", "graph id", "graph node id", "id",
    "warpSize"))
WHOLE = KEYS - frozenset(TIMES + SIZES + tuple(RATIOS))
TEXTS = {"name": 1023, "cat": 31, "ph": 3}  # and how many bytes of them are kept


class Number(str):
    """The text of a number that is not whole."""


NUMBERS = (int, Number)


class Bad(Exception):
    """No JSON, after the events that were read."""


NO_CHARACTER, NO_TOKEN = "lexical error: invalid char in json text.", "parse error: unallowed token at this point in JSON text"
NO_COLON = "parse error: object key and value must be separated by a colon (':')"
NO_KEY = "parse error: invalid object key (must be a string)"
NO_COMMA = {"[": "parse error: after array element, I expect ',' or ']'",
            "{": "parse error: after key and value, inside map, I expect ',' or '}'"}
SAID = {"Invalid control character at": "lexical error: invalid character inside string.",
        "Invalid \\escape": "lexical error: inside a string, '\\' occurs before a character which it may not.",
        "Invalid \\uXXXX escape": "lexical error: invalid (non-hex) character occurs after '\\u' inside string.",
        "Expecting ':' delimiter": NO_COLON, "Expecting property name enclosed in double quotes": NO_KEY}


# ---- the file as text ----

def unpacked(path):
    """The bytes of the file, unpacked where it is packed with gzip."""
    try:
        file = open(path, "rb")
    except OSError as error:
        complain("cannot read %s", path)
        raise Stop(EXIT_UNABLE) from error
    with file:
        packer, got, taken = None, 0, 0
        chunk = file.read(CHUNK)
        if chunk[:2] != b"\x1f\x8b":
            while chunk:
                yield chunk
                chunk = file.read(CHUNK)
            return
        packer = zlib.decompressobj(31)
        while chunk:
            taken += len(chunk)
            while chunk:
                try:
                    data = packer.decompress(chunk, 8 * CHUNK)
                except zlib.error as error:
                    refuse("%s: %s", path, re.sub(r".*: ", "", str(error)))
                chunk, got = packer.unconsumed_tail, got + len(data)
                if got > BOMB_SIZE and got // BOMB_RATIO > taken:
                    refuse("%s: unpacks to more than %d times its size: no trace does", path, BOMB_RATIO)
                yield data
                if packer.eof:
                    chunk, packer = packer.unused_data, zlib.decompressobj(31)
                    if chunk[:2] != b"\x1f\x8b":
                        return
            chunk = file.read(CHUNK)


class Text:
    """A part of the file, which moves on: what was read is dropped."""

    def __init__(self, path):
        self.chunks, self.decoder = unpacked(path), codecs.getincrementaldecoder("utf-8")()
        self.text, self.at, self.whole, self.bad = "", 0, False, False

    def more(self):
        """Reads as much again, or what a chunk is; False: that was all."""
        parts, size = [self.text[self.at:]], max(len(self.text) - self.at, CHUNK)
        while size > 0 and not self.whole:
            data = next(self.chunks, None)
            self.whole = data is None
            try:
                parts.append(self.decoder.decode(data or b"", self.whole))
            except UnicodeDecodeError as error:
                parts.append(error.object[:error.start].decode())
                self.whole, self.bad = True, not (error.end == len(error.object) and data is None)
            size -= len(parts[-1])
        self.text, self.at = "".join(parts), 0
        return len(parts) > 1 and parts[1:] != [""]

    def next(self):
        """The next character that is no space; "": the text ends."""
        while True:
            found = NO_SPACE.search(self.text, self.at)
            if found:
                self.at = found.start()
                return self.text[self.at]
            self.at = len(self.text)
            if not self.more():
                return ""


TOKENS = '{}[],:"-0123456789tfn'
NO_SPACE = re.compile(r"[^ \t\r\n]")
ANY_DEPTH = re.compile(r'"(?:[^"\\]|\\.)*"?|[\[\]{}]', re.S)


def refuse_constant(text):
    raise json.JSONDecodeError("no number", text, 0)


class Reader:
    def __init__(self, trace, path):
        self.trace, self.path, self.text = trace, path, Text(path)
        self.decode = json.JSONDecoder(parse_float=Number, parse_constant=refuse_constant).raw_decode
        self.event, self.finer = 0, 0
        self.calls, self.copies = {}, {}  # by correlation: when, and from which thread; calls that copy
        self.waits, self.syncs = [], []  # (of its call, of the event's record), and the wait itself

    def fault(self, format_, *values):
        refuse("%s: event %d: " + format_, self.path, self.event, *values)

    def ends(self):
        if self.text.bad:
            raise Bad("lexical error: invalid bytes in UTF8 string.")
        refuse("%s: ends in the middle, after event %d", self.path, self.event)

    # ---- JSON, value by value ----

    def need(self, what, else_=NO_TOKEN):
        """The next character, which must be one of those; it is taken."""
        c = self.text.next()
        if not c:
            self.ends()
        if c not in what:
            raise Bad(self.no_token(self.text.at) or else_)
        self.text.at += 1
        return c

    def value(self, depth):
        """Any value, as a whole."""
        text = self.text
        while True:
            if not text.next():
                self.ends()
            try:
                value, end = self.decode(text.text, text.at)
                if end < len(text.text) or text.whole:
                    break
            except json.JSONDecodeError as error:
                near = len(text.text) - error.pos
                if text.whole or (near > 16 and not error.msg.startswith("Unterminated string")):
                    self.no_value(error, depth)
            except RecursionError:
                self.fault("nested too deeply")
            except ValueError:
                raise Bad("a number of too many digits")
            if not text.more():
                self.ends()
        if text.text.count("[", text.at, end) + text.text.count("{", text.at, end) > MOST_DEPTH - depth:
            self.check_depth(end, depth)
        text.at = end
        return value

    def no_value(self, error, depth):
        text = self.text
        self.check_depth(len(text.text), depth)
        if error.pos >= len(text.text) - 16 or error.msg.startswith("Unterminated string"):
            self.ends()
        said = next((said for begin, said in SAID.items() if error.msg.startswith(begin)), NO_TOKEN)
        if error.msg.startswith("Expecting ',' delimiter"):
            said = NO_COMMA[self.inside(error.pos)]
        raise Bad(said if error.msg.startswith("Invalid") else self.no_token(error.pos) or said)

    def no_token(self, at):
        """What is wrong with what stands there, if it is no part of JSON."""
        text = self.text.text
        if text[at] not in TOKENS:
            return NO_CHARACTER
        if text[at] in "tfn" and not text.startswith(("true", "false", "null"), at):
            return "lexical error: invalid string in json text."
        if text[at] == "-" and not text[at + 1:at + 2].isdigit():
            return "lexical error: malformed number, a digit is required after the minus sign."
        return None

    def inside(self, end):
        """The bracket that is open there."""
        opened = ["["]
        for token in ANY_DEPTH.finditer(self.text.text, self.text.at, end):
            if token.group() in "[{":
                opened.append(token.group())
            elif token.group() in "]}" and len(opened) > 1:
                opened.pop()
        return opened[-1]

    def check_depth(self, end, depth):
        for token in ANY_DEPTH.finditer(self.text.text, self.text.at, end):
            depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(token.group(), 0)
            if depth > MOST_DEPTH:
                self.fault("nested too deeply")

    def items(self, take, depth):
        """The list that begins here, each of whose maps is taken."""
        self.need("[")
        if self.text.next() == "]":
            self.text.at += 1
            return
        while True:
            item = self.value(depth + 1)
            if type(item) is dict:
                take(item)
            if self.need(",]", NO_COMMA["["]) == "]":
                return

    def read(self):
        text = self.text
        if not text.next() and not text.bad:
            self.ends()
        if text.next() == "[":
            self.items(self.take_event, 1)  # as if it were the value of traceEvents
        else:
            self.read_map()
        if text.next():
            raise Bad("parse error: trailing garbage")

    def read_map(self):
        lists = {"deviceProperties": self.take_device, "traceEvents": self.take_event}
        self.need("{")
        if self.text.next() == "}":
            self.text.at += 1
            return
        while True:
            if self.text.next() not in ('"', ""):
                self.need('"', NO_KEY)
            key = self.value(1)
            self.need(":", NO_COLON)
            if key in lists and self.text.next() == "[":
                self.items(lists[key], 1)
            else:
                self.value(1)
            if self.need(",}", NO_COMMA["{"]) == "}":
                return

    # ---- items ----

    def values_of(self, item):
        """Numbers and texts of an event, and of the maps in it, as far as they are read."""
        values = {}
        for key, value in item.items():
            if type(value) is dict:
                for inner, one in value.items():
                    if inner in WHOLE and type(one) is int and -LARGEST <= one <= LARGEST:
                        values[inner] = one
                    elif inner in KEYS:
                        self.take_value(values, inner, one)
            elif key in TEXTS:
                if type(value) is str:
                    values[key] = own_text(value, TEXTS[key])
            elif key in KEYS:
                self.take_value(values, key, value)
        return values

    def take_value(self, values, key, value):
        if type(value) is list:
            numbers = [v for v in value if type(v) in NUMBERS][:3 if key in SIZES else 1]
            numbers = [self.number(key, v) for v in numbers]
            if key in SIZES:
                values[key] = tuple(numbers)
            elif numbers:
                values[key] = numbers[0]
        elif type(value) in NUMBERS and key not in SIZES:
            values[key] = self.number(key, value)

    def number(self, key, value):
        if key in RATIOS:
            found = decimal(str(value), RATIOS[key], False)
            return found[0] if found else None
        if key in TIMES:
            return self.nanoseconds(key, value)
        if isinstance(value, Number) or abs(value) > LARGEST:
            self.fault('"%s": expected a whole number, found %s', key, str(value)[:24])
        return value

    def nanoseconds(self, key, value):
        """A start loses what is finer, a duration rounds it up."""
        whole, _, digits = str(value).partition(".")
        if len(digits) == 3 and whole.isdigit() and digits.isdigit() and len(whole) < 15:
            return int(whole + digits)
        found = decimal(str(value), 1000, key == "dur")
        if found is None or abs(found[0]) > LAST:
            self.fault('"%s": expected a decimal number, found %s', key, str(value)[:24])
        self.finer += not found[1]
        return found[0]

    def take_device(self, item):
        v = self.values_of(item)
        amd = amd_device(v.get("name", ""), v.get("warpSize", 0))
        if amd:
            refuse("%s: " + AMD, self.path, amd)
        self.trace.devices.append(Device(v.get("id", 0), v.get("name", ""),
                                         **{fact: v.get(key, 0) for key, fact in DEVICE.items()}))

    def take_event(self, item):
        v = self.values_of(item)
        self.event += 1
        category, name = v.get("cat", ""), v.get("name", "")
        category = OLD.get(category, category)  # PyTorch 1.8 to 1.11
        if category == "kernel":
            self.take_work(KERNEL, name, v)
        elif category == "gpu_memcpy":
            self.take_work(COPY, name, v)
        elif category == "gpu_memset":
            self.take_work(MEMSET, name, v)
        elif category in ("cuda_runtime", "cuda_driver"):
            self.take_call(name, v)
        elif v.get("ph") == "X" and (category == "user_annotation" or (category == "Operator" and name.startswith("ProfilerStep"))):
            start = v.get("ts", 0)
            self.trace.ranges.append(Range(start, start + v.get("dur", 0), self.trace.texts[name], self.thread_of(v)))
        elif category == "cuda_sync":
            self.take_sync(name, v)

    def thread_of(self, v):
        return self.trace.texts["p%dt%d" % (v.get("pid", 0), v.get("tid", 0))]

    def take_work(self, kind, name, v):
        get, trace = v.get, self.trace
        if not ("ts" in v and "dur" in v and "stream" in v):
            self.fault("work on the GPU without ts, dur and stream")
        if v["dur"] < 0:
            self.fault("a duration that is negative or too long")
        grid, block = get("grid", ()), get("block", ())
        if kind == KERNEL and not (len(grid) == 3 and len(block) == 3):
            self.fault("a kernel without grid and block of three numbers")
        if kind == KERNEL:
            filled = get("est. achieved occupancy %")
            shape = kernel(trace.texts[name], grid, block, get("registers per thread", 0), 0, get("shared memory", 0),
                           per_sm=get("blocks per SM") or 0, filled=UNKNOWN if filled is None else filled)
        else:
            text = trace.texts["copy" if kind == COPY else "memset"]
            shape = transfer(kind, text, get("bytes", 0), direction_of(name) if kind == COPY else 0)
        device, number = get("device", 0), v["stream"]
        stream = trace.stream_of(device, get("context", 0), number)
        trace.add(v["ts"], v["ts"] + v["dur"], get("correlation", UNKNOWN), trace.shapes[shape], stream, device,
                  trace.node_of(get("graph id", 0), get("graph node id", 0)))
        there = trace.streams[stream]
        there.is_null = number in (7, 0)
        there.non_blocking = there.known = not there.is_null

    def take_call(self, name, v):
        if name.startswith("hip"):
            refuse("%s: " + AMD, self.path, name)
        at, thread = v.get("ts", 0), self.thread_of(v)
        call = Call(at, at + v.get("dur", 0), self.trace.texts[name], thread)
        if "correlation" in v:
            self.calls[v["correlation"]] = at, thread
            if "emcpy" in name:
                self.copies[v["correlation"]] = call
        if name == "cudaDeviceSynchronize":
            self.syncs.append((links(v), Sync(at, at, UNKNOWN, UNKNOWN, NONE, thread)))
        if is_barrier(name):
            self.trace.calls.append(call)

    def take_sync(self, name, v):
        trace, other = self.trace, v.get("wait_on_stream", UNKNOWN)
        at, device, context, own = v.get("ts", 0), v.get("device", 0), v.get("context", 0), v.get("stream", 0)
        trace.waits_told = True
        if name == "Stream Wait Event":
            if other < 0:
                trace.waits_lost = True
                return
            stream = trace.stream_of(device, context, own)
            self.waits.append((links(v), Wait(at, at, stream, trace.stream_of(device, context, other))))
        elif name == "Context Sync":
            self.syncs.append((links(v), Sync(at, at, device, context, NONE, NONE)))
        elif (name == "Event Sync" and other >= 0) or (name == "Stream Sync" and own >= 0):
            stream = trace.stream_of(device, context, other if name == "Event Sync" else own)
            self.syncs.append((links(v), Sync(at, at, device, context, stream, NONE)))

    # ---- the end ----

    def join(self):
        """Replaces correlations by the times of the calls, and of the records of events."""
        trace, calls, unknown = self.trace, self.calls, 0
        for i, correlation in enumerate(trace.launch):
            trace.launch[i], trace.thread[i] = calls.get(correlation, (UNKNOWN, NONE))
            unknown += correlation not in calls
            if correlation in self.copies:
                trace.copied(i, self.copies[correlation])
        if unknown:
            trace.lacks("%s of %s without a call of the runtime: the start on the GPU stands for the time of the launch",
                        grouped(unknown), counted(len(trace.launch), "launch", "launches"))
        for (_, record), wait in self.waits:
            trace.waits.append(wait._replace(recorded=self.recorded(record, wait.at)))
        for (call, record), sync in self.syncs:
            trace.syncs.append(sync._replace(recorded=self.recorded(record, sync.at), thread=calls.get(call, (0, NONE))[1]))

    def recorded(self, record, at):
        when = self.calls[record][0] if record in self.calls else at
        return min(when, at)


def links(v):
    return v.get("correlation", UNKNOWN), v.get("wait_on_cuda_event_record_corr_id", UNKNOWN)


@lru_cache(4096)
def own_text(text, most):
    """Surrogates that are no pair become question marks, and a NUL ends a text."""
    text = text.split("\0", 1)[0]
    return part(LONE.sub("?", text), most)


LONE = re.compile("[\ud800-\udfff]")


def direction_of(name):
    return H2D if "HtoD" in name else D2H if "DtoH" in name else D2D


def read(trace, path):
    reader = Reader(trace, path)
    trace.tool = "Kineto (PyTorch profiler)"
    try:
        reader.read()
    except Bad as why:
        refuse("%s: after event %d: %s", path, reader.event, why)
    reader.join()
    if reader.finer:
        trace.lacks("%s with digits below a nanosecond: starts are cut, durations rounded up", counted(reader.finer, "time"))
    trace.lacks("priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one "
                "as non-blocking, as PyTorch makes them")
    trace.finish()
