"""CSV of profilers: `nvprof --print-gpu-trace --csv`, and `nsys stats --report cuda_gpu_trace`.

Both name their columns in a header; nvprof puts the units into a row below it, which differs from file
to file, nsys into the names. nsys rounds shared memory to thousandths of a megabyte: that is said."""
import csv
import re

from .text import EXIT_UNABLE, LARGEST, Stop, complain, counted, decimal, from_bytes, part, refuse
from .trace import COPY, D2D, D2H, H2D, MEMSET, UNKNOWN, Device, kernel, transfer

MOST_FIELDS = 40
SHORT = re.compile(r"[0-9]{1,8}\Z")
# What is read: the names of its column, of nvprof and of nsys (before the unit).
COLUMNS = {
    "start": ("Start", "Start"), "duration": ("Duration", "Duration"), "grid x": ("Grid X", "GrdX"), "grid y": ("Grid Y", "GrdY"),
    "grid z": ("Grid Z", "GrdZ"), "block x": ("Block X", "BlkX"), "block y": ("Block Y", "BlkY"), "block z": ("Block Z", "BlkZ"),
    "registers": ("Registers Per Thread", "Reg/Trd"), "static": ("Static SMem", "StcSMem"), "dynamic": ("Dynamic SMem", "DymSMem"),
    "size": ("Size", "Bytes"), "device": ("Device", "Device"), "context": ("Context", "Ctx"), "stream": ("Stream", "Strm"),
    "name": ("Name", "Name")}
TIMES, SIZES = ("start", "duration"), ("static", "dynamic", "size")
UNITS = {"ns": 1, "us": 10 ** 3, "ms": 10 ** 6, "s": 10 ** 9, "nsec": 1, "usec": 10 ** 3, "msec": 10 ** 6, "sec": 10 ** 9}  # as of 2020
BYTES = {"B": 1, "b": 1, "KB": 1 << 10, "MB": 1 << 20, "GB": 1 << 30, "KiB": 1 << 10, "MiB": 1 << 20, "GiB": 1 << 30}


class Csv:
    def __init__(self, trace, path):
        self.trace, self.path, self.line = trace, path, 0
        self.column, self.factor, self.nsys, self.finer = {}, {}, False, 0
        self.shapes, self.device_numbers = {}, {}

    def fault(self, what, found=None):
        refuse("%s:%d: %s%s", self.path, self.line, what, "" if found is None else ', found "%s"' % part(found, 40))

    def take_unit(self, which, text):
        factor = (UNITS if which in TIMES else BYTES).get(text, 0)
        if not factor:
            self.fault("expected a unit (ns us ms s, B KB MB GB)", text)
        self.factor[which] = 10 ** 6 if factor == 1 << 20 and self.nsys else factor  # nsys means 10^6 bytes

    def take_header(self, fields):
        """Is the line the header? Then its columns are found, and the units that stand in them."""
        column = {}
        for which, names in COLUMNS.items():
            for i, field in enumerate(fields):
                name, unit, _ = field.partition("(")
                if name.rstrip() in names:
                    column[which] = i
                    self.nsys = self.nsys or bool(unit)
        if not {"start", "duration", "name"} <= set(column) or len(column) < 8:
            return False
        self.column, self.factor = column, {which: 0 if which in TIMES + SIZES else 1 for which in COLUMNS}
        self.of_shape = sorted(at for which, at in column.items() if which not in ("start", "duration", "device", "context", "stream"))
        for which in TIMES + SIZES if self.nsys else ():
            unit = fields[column[which]].partition("(") if which in column else ("", "", "")
            if unit[1]:
                self.take_unit(which, unit[2].split(")")[0])
        return True

    def take_units(self, fields):
        for which in COLUMNS:
            at = self.column.get(which, MOST_FIELDS)
            unit = fields[at] if at < len(fields) else ""
            if which in TIMES or (which in SIZES and unit):
                self.take_unit(which, unit)

    def field(self, fields, which):
        at = self.column.get(which, MOST_FIELDS)
        return fields[at] if at < len(fields) else ""

    def number(self, fields, which):
        """A number in its unit; an empty field is 0."""
        text, factor = self.field(fields, which), self.factor[which] or 1
        if not self.factor[which] and text.strip("0.-") and (which in TIMES or not text.isdigit()):  # of 2020, sizes are whole bytes
            self.fault("column %s has no unit: expected one (ns us ms s, B KB MB GB)" % COLUMNS[which][self.nsys], text)
        if SHORT.match(text):
            return int(text) * factor
        if not text or text == "-":
            return 0
        value = decimal(text, factor, which != "start")
        if value is None:
            self.fault("expected a number", text)
        self.finer += not value[1]
        return value[0]

    def device(self, text):
        """The number at the end of "GeForce GTX 1080 Ti (0)"."""
        if text in self.device_numbers:
            return self.device_numbers[text]
        name, opened, rest = text.rpartition("(")
        number = int(re.match("[0-9]{0,7}", rest if opened else "").group() or 0)
        if not self.trace.device(number):
            self.trace.devices.append(Device(number, name[:-1] if name else text))
        self.device_numbers[text] = number
        return number

    # ---- rows ----

    def known_shape(self, fields):
        """Number of the row's shape."""
        key = tuple(fields[i] for i in self.of_shape if i < len(fields))
        if key not in self.shapes:
            finer = self.finer
            shape = self.shape_of(fields, fields[self.column["name"]])
            self.shapes[key] = self.trace.shapes[shape], self.finer - finer
            self.finer = finer
        shape, finer = self.shapes[key]
        self.finer += finer
        return shape

    def shape_of(self, fields, name):
        """What was launched."""
        if name.startswith("[") and ("memcpy" in name or "memset" in name):
            kind = COPY if "memcpy" in name else MEMSET
            text = self.trace.texts["copy" if kind == COPY else "memset"]
            return transfer(kind, text, self.number(fields, "size"), direction_of(name) if kind == COPY else 0)
        sizes = [self.number(fields, "%s %s" % (what, axis)) for axis in "xyz" for what in ("grid", "block")]
        grid, block = tuple(sizes[::2]), tuple(sizes[1::2])
        self.need_size("grid", grid[0], name)
        self.need_size("block", block[0], name)
        registers, static, dynamic = (self.number(fields, which) for which in ("registers", "static", "dynamic"))
        return kernel(self.trace.texts[re.sub(r"(?s)(?<=.) \[[0-9]*\][^\[]*\Z", "", name)], grid, block, registers, static, dynamic)

    def need_size(self, what, found, name):
        """A kernel's grid or block; where its columns are missing, the header is at fault."""
        if found >= 1:
            return
        if what + " x" in self.column:
            self.fault("a kernel needs its " + what, name)
        self.fault("a kernel needs its %s: the header has no column %s" % (what, COLUMNS[what + " x"][self.nsys]))

    def take_row(self, fields):
        trace = self.trace
        if len(fields) <= self.column["name"]:
            self.fault("fewer columns than the header has")
        start, duration = self.number(fields, "start"), self.number(fields, "duration")
        if re.match(r"\[[^]]*Unified ", fields[self.column["name"]]):  # migrations, page faults, throttling
            trace.migrated(start, start + duration, self.number(fields, "size"))
            return
        shape = self.known_shape(fields)
        device = self.device(self.field(fields, "device"))
        context, stream = self.number(fields, "context"), self.number(fields, "stream")
        number = trace.stream_of(device, context, stream)
        if duration < 0 or start + duration > LARGEST:
            self.fault("a duration that is negative or too long")
        trace.add(start, start + duration, UNKNOWN, shape, number, device, 0)
        trace.streams[number].is_null = stream == 7


def direction_of(name):
    if "HtoD" in name or "Host-to-Device" in name:
        return H2D
    return D2H if "DtoH" in name or "Device-to-Host" in name else D2D


def split(line):
    """Commas, quotes, doubled quotes."""
    if '"' not in line:
        return line.split(",")[:MOST_FIELDS]
    return next(csv.reader((line,)))[:MOST_FIELDS]


def lines(table, file):
    """Lines that are neither empty nor told by nvprof, as fields."""
    for line in file:
        table.line += 1
        if line.startswith(b"==") or not line.strip(b" \r\n"):
            continue
        yield split(from_bytes(line.partition(b"\n")[0].partition(b"\r")[0]))


def read(trace, path):
    table = Csv(trace, path)
    csv.field_size_limit(1 << 30)
    try:
        file = open(path, "rb")
    except OSError as error:
        complain("cannot read %s: %s", path, error.strerror)
        raise Stop(EXIT_UNABLE) from error
    with file:
        rows = lines(table, file)
        for fields in rows:
            if table.take_header(fields):
                break
            if re.search(r"\bStart\b.*[;\t].*\bDuration\b", ",".join(fields)):
                table.fault("columns that no comma separates: expected commas, and points in numbers, as the profiler wrote them")
        else:
            rows = iter(())
        units = [] if table.nsys else next(rows, None)
        if table.column and units:
            table.take_units(units)
        elif not table.nsys:
            table.fault("no header with the columns Start, Duration and Name: neither `nvprof --print-gpu-trace --csv` nor "
                        "`nsys stats --report cuda_gpu_trace`")
        for fields in rows:
            table.take_row(fields)
    trace.tool = "nsys stats cuda_gpu_trace" if table.nsys else "nvprof"
    trace.lacks("launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a "
                "launch; the limits come of --platform NAME")
    if table.nsys:
        trace.lacks("shared memory is rounded there to 1,000 bytes: how many blocks fit may differ; `nsys export --type "
                    "sqlite` has it exactly")
    if table.finer:
        trace.lacks("%s finer than a nanosecond or byte: starts are cut, others rounded up", counted(table.finer, "number"))
    trace.finish()
