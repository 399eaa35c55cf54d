"""Nsight Systems: the SQLite file that `nsys export --type sqlite` writes (schemas 2.7 to 3.25, and those before).

Tables can be absent and columns differ by schema version, so that every column is looked up by its
name. The file is opened read-only and is not trusted: only plain tables are read, never views, virtual
tables or functions that its schema names."""
import sqlite3
from array import array
from bisect import bisect_left
from collections import namedtuple
from itertools import islice
from operator import gt
from urllib.parse import quote

from .formats import DAMAGED
from .text import EXIT_UNABLE, EXIT_USAGE, Stop, complain, counted, from_bytes, refuse, time_shown, to_bytes
from .trace import COPY, D2D, D2H, H2D, MEMSET, NONE, UNKNOWN, Call, Device, Range, Sync, Wait, is_barrier, kernel, transfer

LONGEST_TEXT = 1 << 20
# A column that is read; fallback: where the table lacks it, or it is NULL. TEXT: any text, else None.
Column = namedtuple("Column", "name needed fallback")
TEXT = object()


def needed(*names):
    return [Column(name, True, 0) for name in names]


def optional(fallback, *names):
    return [Column(name, False, fallback) for name in names]


WORK = needed("start", "end", "deviceId", "contextId", "streamId") + optional(UNKNOWN, "correlationId") + optional(
    0, "globalPid", "graphId", "graphNodeId")


def process_of(number):
    """The number of a process in a serialized id."""
    return number >> 24 & 0xffffff


def escaped_name(name):
    return '"' + name.replace('"', '""') + '"'


class Source:
    def __init__(self, trace, path):
        self.trace, self.path = trace, path
        try:
            with open(path, "rb"):
                self.db = sqlite3.connect("file:" + quote(path) + "?mode=ro", uri=True)
        except OSError as error:
            complain("%s: unable to open database file", path)
            raise Stop(EXIT_UNABLE) from error
        self.db.text_factory = bytes
        list(self.ask("PRAGMA trusted_schema = OFF"))
        self.strings, self.before = None, None  # before: only what starts earlier is read

    def ask(self, sql, *values, what="not read"):
        """All rows; what SQLite refuses is told with what it was about."""
        try:
            yield from self.db.execute(sql, values)
        except sqlite3.OperationalError as error:
            refuse("%s: %s: %s", self.path, what, error)
        except sqlite3.DatabaseError as error:
            with open(self.path, "rb") as file:
                if not file.read(15) == b"SQLite format 3":
                    refuse("%s: no file of Nsight Systems: expected SQLite, as nsys export --type sqlite writes it", self.path)
            refuse("%s: " + DAMAGED, self.path, error)

    def has_table(self, table):
        """Is there a plain table of that name? A view, or a virtual table, is an error."""
        found = False
        for kind, sql in self.ask("SELECT type, sql FROM sqlite_master WHERE name = ? COLLATE NOCASE", table):
            if kind == b"index":
                continue
            found = kind == b"table" and sql and not sql.upper().startswith(b"CREATE VIRTUAL")
            if not found:
                refuse("%s: %s is no plain table: Nsight Systems writes only such", self.path, table)
        return found

    def columns_of(self, table):
        """Plain columns; table_xinfo also names generated ones, for which hidden is not 0."""
        return {name.decode("utf-8", "replace").lower()
                for name, in self.ask("SELECT name FROM pragma_table_xinfo(?) WHERE hidden = 0", table)}

    def start(self, table, columns, without=None):
        """Rows of a table as tuples, in its order; None: there is none, and what follows is told."""
        if not self.has_table(table):
            if without:
                self.trace.lacks("no table %s: %s", table, without)
            return None
        there = self.columns_of(table)
        for column in columns:
            if column.needed and column.name.lower() not in there:
                refuse("%s: table %s has no column %s: not a schema of Nsight Systems that is known (2.7 to 3.25)",
                       self.path, table, column.name)
        return self.rows(table, columns, [expression(c, c.name.lower() in there) for c in columns])

    def rows(self, table, columns, expressions):
        whole = {int}
        texts = [i for i, c in enumerate(columns) if c.fallback is TEXT]
        sql = "SELECT {} FROM {}".format(", ".join(expressions), escaped_name(table))
        if self.before is not None and any(c.name == "start" for c in columns):
            sql += ' WHERE "start" < %d' % self.before
        for number, row in enumerate(self.ask(sql, what=table), 1):
            if texts:
                row = list(row)
                for i in texts:
                    row[i] = self.own_text(table, row[i])
            elif set(map(type, row)) != whole:
                self.refuse_row(table, number, columns, row)
            if texts and any(type(v) is not int for i, v in enumerate(row) if i not in texts):
                self.refuse_row(table, number, columns, row)
            yield row

    def own_text(self, table, value):
        if isinstance(value, bytes) and len(value) > LONGEST_TEXT:
            refuse("%s: %s: string or blob too big", self.path, table)
        return from_bytes(value) if isinstance(value, bytes) else None

    def refuse_row(self, table, number, columns, row):
        for column, value in zip(columns, row):
            if column.fallback is not TEXT and type(value) is not int:
                complain("%s: table %s, row %d, column %s: expected a whole number", self.path, table, number, column.name)
        raise Stop(EXIT_USAGE)

    # ---- texts by their number ----

    def open_strings(self):
        self.known, self.lost = {}, False
        if not self.has_table("StringIds"):
            return
        keyed = "SELECT 1 FROM pragma_table_xinfo('StringIds') WHERE name = 'id' AND pk = 1 AND type = 'INTEGER'"
        if list(self.ask(keyed)):
            self.strings = ("SELECT CASE WHEN length(CAST(value AS BLOB)) > {} THEN 0 WHEN typeof(value) = 'text' THEN value END "
                            "FROM StringIds WHERE id = ?".format(LONGEST_TEXT))
        else:
            self.trace.lacks("table StringIds has no INTEGER PRIMARY KEY id: names are lost")

    def string(self, number, none):
        """Number of a text of the trace."""
        key = number, none
        if key not in self.known:
            self.known[key] = self.trace.texts[self.look_up(number, none)]
        return self.known[key]

    def look_up(self, number, none):
        found = list(self.ask(self.strings, number)) if self.strings and number >= 0 else []
        value = found[0][0] if found else None
        self.lost = self.lost or value == 0
        return from_bytes(value) if isinstance(value, bytes) else none

    def close_strings(self):
        if self.lost:
            self.trace.lacks("texts longer than 1 MiB are not read: what they name has a name of its kind")


def expression(column, there):
    if column.fallback is TEXT:
        return "CASE WHEN typeof({0}) = 'text' THEN {0} END".format(escaped_name(column.name)) if there else "NULL"
    if not there:
        return str(column.fallback)
    name = escaped_name(column.name)
    return name if column.needed else "ifnull({}, {})".format(name, column.fallback)


# ---- work on the GPU ----

def keeper(source, table):
    """A function that adds the operation of a row and the number of its shape; its launch is the correlation until the calls are read."""
    trace = source.trace
    stream_of, node_of, add = trace.stream_of, trace.node_of, trace.add

    def keep(number, row, shape):
        start, end, device, context, stream, correlation, process, graph, node = row[:9]
        if end < start:
            refuse("%s: table %s, row %d: ends at %d, before it starts at %d", source.path, table, number, end, start)
        add(start, end, correlation, shape, stream_of(process_of(process), context, stream), device,
            node_of(graph, node) if graph > 0 or node > 0 else 0)
    return keep


KERNELS = "CUPTI_ACTIVITY_KIND_KERNEL"


def read_first(source, most):
    """Only what starts before kernel number `most`, counted from 0, is read."""
    if source.has_table(KERNELS) and "start" in source.columns_of(KERNELS):
        first = 'SELECT "start" FROM {} WHERE typeof("start") = \'integer\' ORDER BY "start" LIMIT 1 OFFSET ?'.format(KERNELS)
        for source.before, in source.ask(first, most, what=KERNELS):
            left = 'SELECT count(*) FROM {} WHERE "start" >= ?'.format(KERNELS)
            (source.trace.unread,), = source.ask(left, source.before, what=KERNELS)


def read_kernels(source):
    table = KERNELS
    columns = WORK + optional(UNKNOWN, "shortName") + needed("gridX", "gridY", "gridZ", "blockX", "blockY", "blockZ") + optional(
        0, "registersPerThread", "staticSharedMemory", "dynamicSharedMemory", "localMemoryPerThread") + optional(
            UNKNOWN, "sharedMemoryExecuted", "demangledName") + optional(0, "clusterX", "clusterY", "clusterZ")
    rows = source.start(table, columns, "no kernel ran, or they were not traced (nsys profile --trace=cuda)")
    clusters, keep, observed = 0, keeper(source, table), {}
    for number, row in enumerate(rows or (), 1):
        own = row[9:]
        shape = observed.get(own)
        if shape is None:
            name = source.string(own[0] if own[0] >= 0 else own[12], "kernel")
            shape = observed[own] = source.trace.shapes[kernel(name, own[1:4], own[4:7], *own[7:12])]
        clusters += own[13] > 1 or own[14] > 1 or own[15] > 1
        keep(number, row, shape)
    if clusters:
        source.trace.lacks("%s launched in clusters of blocks, which start together: here block by block", counted(clusters, "kernel"))


# CUDA_MEMCPY_OPER: to the device, from it; others are within it.
DIRECTIONS = {1: H2D, 3: H2D, 2: D2H, 4: D2H}
MANAGED = (11, 12)  # migrations of managed memory, which nobody launches


def read_transfers(source, table, kind):
    name = source.trace.texts["copy" if kind == COPY else "memset"]
    rows, keep = source.start(table, WORK + optional(0, "bytes", "copyKind")), keeper(source, table)
    for number, row in enumerate(rows or (), 1):
        if kind == COPY and row[10] in MANAGED:
            source.trace.migrated(row[0], row[1], row[9])
        else:
            keep(number, row, source.trace.shapes[transfer(
                kind, name, row[9], DIRECTIONS.get(row[10], D2D) if kind == COPY else 0)])


# ---- streams, devices, ranges ----

def read_streams(source):
    """The NULL stream and priorities; a priority is stored without its sign."""
    null_stream, non_blocking, trace = 3, 2, source.trace
    rows = source.start("TARGET_INFO_CUDA_STREAM", needed("streamId", "processId", "contextId", "priority", "flag"),
                        "all streams are taken as blocking ones of one priority")
    for number, process, context, priority, flag in rows or ():
        stream = trace.streams[trace.stream_of(process, context, number)]
        stream.priority = (priority + (1 << 31)) % (1 << 32) - (1 << 31)
        stream.is_null, stream.non_blocking = flag == null_stream, flag == non_blocking
        stream.known = stream.ranked = True
    # Older and newer schemas tell of the NULL stream in tables of their own, too.
    for table, column in (("TARGET_INFO_CUDA_NULL_STREAM", "streamId"), ("TARGET_INFO_CUDA_CONTEXT_INFO", "nullStreamId")):
        for number, process, context in source.start(table, needed(column, "processId", "contextId")) or ():
            trace.streams[trace.stream_of(process, context, number)].is_null = True


def read_devices(source):
    table = "TARGET_INFO_GPU"
    old = "TARGET_INFO_CUDA_GPU"  # as of 2020 and 2021, and JetPack 4
    if "id" in source.columns_of(table) or not (source.has_table(table) or source.has_table(old)):
        columns = needed("id") + optional(
            0, "computeMajor", "computeMinor", "smCount", "maxWarpsPerSm", "maxBlocksPerSm", "maxRegistersPerSm", "maxShmemPerSm",
            "maxShmemPerBlock", "maxShmemPerBlockOptin", "asyncEngines") + optional(32, "threadsPerWarp") + optional(
                UNKNOWN, "cuDevice")
    else:
        table, columns = old, needed("deviceId") + optional(
            0, "computeCapabilityMajor", "computeCapabilityMinor", "numMultiprocessors", "maxWarpsPerMultiprocessor",
            "maxBlocksPerMultiprocessor", "maxRegistersPerMultiprocessor", "maxSharedMemoryPerMultiprocessor",
            "maxSharedMemoryPerBlock", "", "numMemcpyEngines") + optional(32, "numThreadsPerWarp") + optional(UNKNOWN, "deviceId")
    for row in source.start(table, columns + optional(TEXT, "name"), "the platform is not known; give --platform NAME") or ():
        number, major, minor, sms, warps, blocks, registers, shared, block, optin, engines, warp, device, name = row
        source.trace.devices.append(Device(
            device if device >= 0 else number, name or "", major=major, minor=minor, sms=sms, threads_per_sm=warps * warp,
            blocks_per_sm=blocks, registers_per_sm=registers, shared_per_sm=shared, shared_per_block=block,
            shared_per_block_optin=optin, copy_engines=engines))


def thread_of(trace, number):
    """Threads are texts: "pPROCESStTHREAD", as p1c1 is a context."""
    return trace.texts["p%dt%d" % (process_of(number), number & 0xffffff)]


def read_ranges(source):
    """Ranges that a thread pushed and popped (59), or started and ended (60)."""
    trace = source.trace
    columns = needed("start") + optional(UNKNOWN, "end", "eventType") + optional(0, "globalTid") + optional(
        UNKNOWN, "textId") + optional(TEXT, "text")
    for start, end, kind, thread, number, own in source.start("NVTX_EVENTS", columns) or ():
        if end >= start and kind in (59, 60, UNKNOWN):
            name = trace.texts[own] if own is not None else source.string(number, "range")
            trace.ranges.append(Range(start, end, name, thread_of(trace, thread)))


# ---- who waits for whom ----

EVENT_SYNCHRONIZE, STREAM_WAIT_EVENT, STREAM_SYNCHRONIZE, CONTEXT_SYNCHRONIZE = range(1, 5)  # CUpti_ActivitySynchronizationType
WAITS = needed("start", "contextId", "streamId") + optional(UNKNOWN, "correlationId") + optional(0, "globalPid") + needed(
    "syncType") + optional(UNKNOWN, "eventId")


class Record:
    """A record of an event on a stream, or a wait of the host for an event, a stream or a context."""

    def __init__(self, process, context, event, correlation, time, stream):
        self.process, self.context, self.event, self.correlation = process, context, event, correlation
        self.time, self.stream, self.thread = time, stream, NONE

    def of_event(self):
        return self.process, self.event, self.correlation


def read_records(source):
    rows = source.start("CUPTI_ACTIVITY_KIND_CUDA_EVENT", needed("contextId", "streamId") + optional(
        UNKNOWN, "correlationId") + optional(0, "globalPid") + needed("eventId"))
    records = []
    for context, stream, correlation, process, event in rows or ():
        process = process_of(process)
        records.append(Record(process, context, event, correlation, UNKNOWN,
                              source.trace.stream_of(process, context, stream)))
    return records


def read_syncs(source):
    syncs = []
    for time, context, stream, correlation, process, kind, event in source.start("CUPTI_ACTIVITY_KIND_SYNCHRONIZATION", WAITS) or ():
        process = process_of(process)
        if kind in (EVENT_SYNCHRONIZE, STREAM_SYNCHRONIZE, CONTEXT_SYNCHRONIZE):
            on = source.trace.stream_of(process, context, stream) if kind == STREAM_SYNCHRONIZE else NONE
            syncs.append(Record(process, context, event if kind == EVENT_SYNCHRONIZE else UNKNOWN, correlation, time, on))
    return syncs


def by_call(records):
    """Records by the call that made them."""
    return {(r.process, r.correlation): r for r in records if r.correlation != UNKNOWN}


class Records:
    """Records of events in order, for the last one before a call."""

    def __init__(self, records):
        self.records = sorted(records, key=Record.of_event)
        self.keys = [r.of_event() for r in self.records]

    def before(self, process, event, correlation):
        n = bisect_left(self.keys, (process, event, correlation))
        last = self.records[n - 1] if n else None
        return last if last and (last.process, last.event) == (process, event) else None


def read_waits(source, records):
    trace, unknown = source.trace, 0
    rows = source.start("CUPTI_ACTIVITY_KIND_SYNCHRONIZATION", WAITS)
    trace.waits_told = rows is not None
    for time, context, stream, correlation, process, kind, event in rows or ():
        if kind != STREAM_WAIT_EVENT:
            continue
        process = process_of(process)
        stream, record = trace.stream_of(process, context, stream), records.before(process, event, correlation)
        if record:
            trace.waits.append(Wait(time, time if record.time == UNKNOWN else record.time, stream, record.stream))
        unknown += not record
    trace.waits_lost = unknown > 0
    if unknown:
        trace.lacks("%s of streams for events whose record is not in the profile: that orders nothing here", counted(unknown, "wait"))


def keep_syncs(source, records, syncs):
    trace, unknown = source.trace, 0
    for call in sorted(syncs, key=lambda r: (r.process, r.correlation)):
        event = call.event != UNKNOWN
        record = records.before(call.process, call.event, call.correlation) if event else None
        if call.thread == NONE or (event and not record):
            unknown += 1
            continue
        recorded = record.time if record and record.time != UNKNOWN else call.time
        trace.syncs.append(Sync(call.time, recorded, call.process, call.context, record.stream if record else call.stream,
                                call.thread))
    trace.waits_lost = trace.waits_lost or unknown > 0
    if unknown:
        trace.lacks("%s of the host whose call, or event's record, is not in the profile: that orders nothing here", counted(unknown, "wait"))


# ---- who launched what, and when ----

class Launches:
    """Operations by process and correlation: the first of those that one call launched."""

    def __init__(self, trace):
        self.of_process, groups = {}, {}
        process = [stream.process for stream in trace.streams]
        if len(set(process)) == 1:
            groups[process[0]] = range(len(trace.start))
        else:
            for i, stream in enumerate(trace.stream):
                groups.setdefault(process[stream], array("I")).append(i)
        for owner, ops in groups.items():
            correlations = array("q", (trace.launch[i] for i in ops))
            if any(map(gt, correlations, islice(correlations, 1, None))):
                ops = sorted(ops, key=trace.launch.__getitem__)
                correlations = array("q", (trace.launch[i] for i in ops))
            self.of_process[owner] = correlations, ops

    def find(self, process, correlation):
        """UNKNOWN: there is none."""
        correlations, ops = self.of_process.get(process, ((), ()))
        n = bisect_left(correlations, correlation)
        return ops[n] if n < len(ops) and correlations[n] == correlation else UNKNOWN


def read_calls(source, records, syncs):
    """Replaces correlations by launch times."""
    trace = source.trace
    launches, launch = Launches(trace), array("q", [UNKNOWN]) * len(trace.start)
    rows = source.start("CUPTI_ACTIVITY_KIND_RUNTIME", needed("start", "end") + optional(UNKNOWN, "correlationId") + optional(
        0, "globalTid") + optional(UNKNOWN, "nameId"), "launch times are not known; the start on the GPU stands for them")
    records, syncs, kinds, threads = by_call(records), by_call(syncs), {}, {}
    for start, end, correlation, thread, name in rows or ():
        if name not in kinds:
            kinds[name] = (source.string(name, "call"),) + call_kind(source.look_up(name, "call"))
        text, word, barrier, device, copy = kinds[name]
        if thread not in threads:
            threads[thread] = thread_of(trace, thread)
        process, thread = process_of(thread), threads[thread]
        if records and (process, correlation) in records:
            records[process, correlation].time = start
        sync = syncs.get((process, correlation)) if syncs else None
        if sync:
            sync.thread = thread
        op = launches.find(process, correlation)
        if op != UNKNOWN:
            launch[op] = start
            trace.thread[op] = thread
            if copy:
                trace.copied(op, Call(start, end, text, thread))
        if barrier:
            trace.calls.append(Call(start, end, text, thread))
        if device and not sync:
            trace.device_waited(word, process, thread, start)
    of_first(trace, launches, launch)


def of_first(trace, launches, launch):
    """What one call launched has the time and thread of the first."""
    for correlations, ops in launches.of_process.values():
        first = last = None
        for i, correlation in zip(ops, correlations):
            if correlation == last:
                launch[i], trace.thread[i] = launch[first], trace.thread[first]
            else:
                first, last = i, correlation
    trace.launch = launch


def call_kind(word):
    return word, is_barrier(word), "Synchronize" in word, "cpy" in word


# ---- contexts' turns, and graphs traced as a whole ----

def tag_named(source, name, usual):
    """Tags of a switch: from the end of a context's restore to the start of its save it owns the GPU."""
    if not source.has_table("ENUM_GPU_CTX_SWITCH"):
        return usual
    for found, in source.ask("SELECT id FROM ENUM_GPU_CTX_SWITCH WHERE instr(upper(name), ?) LIMIT 1", name):
        return found if isinstance(found, int) else usual
    return usual


def read_switches(source):
    """Shares of the time that contexts owned the GPU: for the report."""
    begin, end, switches, since, owned = tag_named(source, "RESTORE_END", 2), tag_named(source, "SAVE_START", 3), 0, {}, {}
    columns = needed("tag") + optional(0, "contextId") + needed("timestamp") + optional(0, "globalPid")
    for table in ("GPU_CONTEXT_SWITCH_EVENTS", "FECS_EVENTS"):
        for tag, context, time, process in source.start(table, columns) or ():
            owner, switches = (process_of(process), context), switches + 1
            if owner not in owned and len(owned) == 64:
                continue
            owned.setdefault(owner, 0)
            if tag == begin:
                since[owner] = time
            elif tag == end and since.get(owner, UNKNOWN) != UNKNOWN:
                owned[owner] += max(time - since.pop(owner), 0)
    if not switches:
        return
    source.trace.lacks("%s of context switches; durations have the time in which other contexts owned the GPU", counted(switches, "event"))
    everything = sum(owned.values())
    for (process, context), time in owned.items() if everything else ():
        source.trace.lacks("context %d of process %d owned the GPU for %s, %d%% of the time in which one did",
                           context, process, time_shown(time), 100 * time // everything)


def read_graphs(source):
    """Launches of graphs that were traced as a whole, whose nodes are not known: each is a step that takes every SM, as a
    block on each with all of its registers."""
    table, time, number, sms = "CUPTI_ACTIVITY_KIND_GRAPH_TRACE", 0, 0, {}
    rows = source.start(table, WORK[:-1] + optional(0, "graphExecId"))
    for device in source.trace.devices:
        sms[device.number] = (device.sms or 1, 64 if device.major >= 7 or (device.major, device.minor) == (6, 0) else 32)
    keep = keeper(source, table)
    for number, row in enumerate(rows or (), 1):
        graph = row[7] or row[8]
        blocks, registers = sms.get(row[2], (1, 64))
        name = source.trace.texts["graph %d" % graph]
        source.trace.opaque.add(name)
        keep(number, row[:7] + (graph, 0), source.trace.shapes[kernel(name, (blocks, 1, 1), (1024, 1, 1), registers, 0, 0)])
        time += row[1] - row[0]
    if number:
        source.trace.lacks("%s, %s in all, traced as a whole: each is one kernel that takes every SM; nsys profile "
                           "--cuda-graph-trace=node shows their kernels", counted(number, "launch of a CUDA graph", "launches of CUDA graphs"),
                           time_shown(time))


def read_tool(source):
    trace = source.trace
    trace.tool = "Nsight Systems"
    for table in ("META_DATA_EXPORT", "EXPORT_META_DATA"):
        if not source.has_table(table):
            continue
        for key, value in source.ask("SELECT CAST(name AS TEXT), CAST(value AS TEXT) FROM {} WHERE name IN ('EXPORT_PRODUCT_VERSION', "
                                     "'EXPORT_SCHEMA_VERSION') ORDER BY name".format(table)):
            if key and value is not None:
                trace.tool += (", schema " if key == b"EXPORT_SCHEMA_VERSION" else " ") + from_bytes(value[:40])
        trace.tool = from_bytes(to_bytes(trace.tool)[:95])
        return
    trace.lacks("no table META_DATA_EXPORT or EXPORT_META_DATA: the schema's version is not known")


def read(trace, path):
    source = Source(trace, path)
    read_tool(source)
    source.open_strings()
    if trace.most:
        read_first(source, trace.most)
    read_kernels(source)
    read_transfers(source, "CUPTI_ACTIVITY_KIND_MEMCPY", COPY)
    read_transfers(source, "CUPTI_ACTIVITY_KIND_MEMSET", MEMSET)
    read_streams(source)
    read_devices(source)
    read_graphs(source)
    records, syncs = read_records(source), read_syncs(source)
    read_calls(source, records, syncs)
    read_ranges(source)
    records = Records(records)
    read_waits(source, records)
    keep_syncs(source, records, syncs)
    read_switches(source)
    source.close_strings()
    source.db.close()
    trace.finish()
