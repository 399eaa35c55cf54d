"""Exports of Nsight Systems as three of its versions write them, and files that are broken on purpose."""
import sqlite3
import sys

PID = 4711 << 24
KERNEL = ("start INTEGER NOT NULL, end INTEGER NOT NULL, deviceId INTEGER NOT NULL, contextId INTEGER NOT NULL, {green}"
          "streamId INTEGER NOT NULL, correlationId INTEGER, globalPid INTEGER, demangledName INTEGER NOT NULL, "
          "shortName INTEGER NOT NULL, registersPerThread INTEGER NOT NULL, gridX INTEGER NOT NULL, gridY INTEGER NOT NULL, "
          "gridZ INTEGER NOT NULL, blockX INTEGER NOT NULL, blockY INTEGER NOT NULL, blockZ INTEGER NOT NULL, "
          "staticSharedMemory INTEGER NOT NULL, dynamicSharedMemory INTEGER NOT NULL, localMemoryPerThread INTEGER NOT NULL, "
          "localMemoryTotal INTEGER NOT NULL, sharedMemoryExecuted INTEGER NOT NULL, graphNodeId INTEGER{graph}")


def table(db, name, columns, rows):
    db.execute(f"CREATE TABLE {name} ({columns})")
    for row in rows:
        db.execute(f"INSERT INTO {name} ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})", list(row.values()))


def kernel(start, end, stream, correlation, name, grid, **more):
    return dict(start=start, end=end, deviceId=0, contextId=1, streamId=stream, correlationId=correlation, globalPid=PID,
                demangledName=name, shortName=name, registersPerThread=32, gridX=grid, gridY=1, gridZ=1, blockX=256,
                blockY=1, blockZ=1, staticSharedMemory=960, dynamicSharedMemory=64, localMemoryPerThread=16,
                localMemoryTotal=0, sharedMemoryExecuted=8192, **more)


def call(start, end, correlation, name, thread=1):
    return dict(start=start, end=end, globalTid=PID | thread, correlationId=correlation, nameId=name)


def export(db, version, lacks=()):
    old, recent = version == "2.7.0", version == "3.25.0"
    tables = {
        "StringIds": ("id INTEGER NOT NULL PRIMARY KEY, value TEXT NOT NULL",
                      [dict(id=i, value=v) for i, v in enumerate([
                          "detect", "track", "cudaLaunchKernel_v7000", "cudaMemcpyAsync_v3020",
                          "cudaDeviceSynchronize_v3020", "a#1", "x" * 200 + "1", "x" * 200 + "2", "frame"])]),
        "EXPORT_META_DATA" if not recent else "META_DATA_EXPORT":
            ("name TEXT NOT NULL, value TEXT", [dict(name="EXPORT_SCHEMA_VERSION", value=version),
                                                dict(name="EXPORT_PRODUCT_VERSION", value="2020.1")]),
        "CUPTI_ACTIVITY_KIND_KERNEL": (
            KERNEL.format(green="greenContextId INTEGER, " if recent else "", graph="" if old else ", graphId INTEGER"),
            [kernel(1000, 9000, 13, 11, 0, 240), kernel(12000, 20000, 14, 12, 1, 8), kernel(15000, 16000, 13, 13, 5, 8),
             kernel(21000, 22000, 13, 14, 6, 1), kernel(23000, 24000, 13, 15, 7, 1)]),
        "CUPTI_ACTIVITY_KIND_MEMCPY": (
            "start INTEGER NOT NULL, end INTEGER NOT NULL, deviceId INTEGER NOT NULL, contextId INTEGER NOT NULL, "
            "streamId INTEGER NOT NULL, correlationId INTEGER, globalPid INTEGER, bytes INTEGER NOT NULL, "
            "copyKind INTEGER NOT NULL",
            [dict(start=500, end=900, deviceId=0, contextId=1, streamId=7, correlationId=10, globalPid=PID, bytes=4096,
                  copyKind=1)]),
        "CUPTI_ACTIVITY_KIND_MEMSET": (
            "start INTEGER NOT NULL, end INTEGER NOT NULL, deviceId INTEGER NOT NULL, contextId INTEGER NOT NULL, "
            "streamId INTEGER NOT NULL, correlationId INTEGER, globalPid INTEGER, bytes INTEGER NOT NULL",
            [dict(start=25000, end=25500, deviceId=0, contextId=1, streamId=13, correlationId=16, globalPid=PID,
                  bytes=64)]),
        "CUPTI_ACTIVITY_KIND_RUNTIME": (
            "start INTEGER NOT NULL, end INTEGER NOT NULL, globalTid INTEGER, correlationId INTEGER, nameId INTEGER NOT NULL",
            [call(100, 200, 10, 3), call(300, 400, 11, 2), call(5000, 5100, 12, 2), call(6000, 6100, 13, 2),
             call(7000, 7100, 14, 2), call(7200, 7300, 15, 2), call(7400, 7500, 16, 3), call(8000, 26000, 17, 4)]),
        "CUPTI_ACTIVITY_KIND_CUDA_EVENT": (
            "deviceId INTEGER NOT NULL, contextId INTEGER NOT NULL, streamId INTEGER NOT NULL, correlationId INTEGER, "
            "globalPid INTEGER, eventId INTEGER NOT NULL",
            [dict(deviceId=0, contextId=1, streamId=13, correlationId=100, globalPid=PID, eventId=3)]),
        "CUPTI_ACTIVITY_KIND_SYNCHRONIZATION": (
            "start INTEGER NOT NULL, end INTEGER NOT NULL, deviceId INTEGER NOT NULL, contextId INTEGER NOT NULL, "
            "streamId INTEGER NOT NULL, correlationId INTEGER, globalPid INTEGER, syncType INTEGER NOT NULL, eventId INTEGER",
            [dict(start=4000, end=4001, deviceId=0, contextId=1, streamId=14, correlationId=101, globalPid=PID, syncType=2,
                  eventId=3),
             dict(start=4100, end=4101, deviceId=0, contextId=1, streamId=14, correlationId=102, globalPid=PID, syncType=2,
                  eventId=99)]),
        "NVTX_EVENTS": (
            "start INTEGER NOT NULL, end INTEGER, eventType INTEGER NOT NULL, globalTid INTEGER, text TEXT, textId INTEGER",
            [dict(start=50, end=8000, eventType=59, globalTid=PID | 1, textId=8)]),
        "TARGET_INFO_GPU": (
            "vmId INTEGER NOT NULL, id INTEGER NOT NULL, name TEXT, smCount INTEGER, computeMajor INTEGER, "
            "computeMinor INTEGER, maxWarpsPerSm INTEGER, threadsPerWarp INTEGER, asyncEngines INTEGER",
            [dict(vmId=0, id=0, name="NVIDIA A100-SXM4-40GB", smCount=108, computeMajor=8, computeMinor=0,
                  maxWarpsPerSm=64, threadsPerWarp=32, asyncEngines=3)]),
        "TARGET_INFO_CUDA_STREAM": (
            "streamId INTEGER NOT NULL, hwId INTEGER NOT NULL, vmId INTEGER NOT NULL, processId INTEGER NOT NULL, "
            "contextId INTEGER NOT NULL, priority INTEGER NOT NULL, flag INTEGER NOT NULL",
            [dict(streamId=s, hwId=0, vmId=0, processId=4711, contextId=1, priority=p, flag=f)
             for s, p, f in ((7, 0, 3), (13, 0, 1), (14, 4294967295, 2))]),
    }
    for name, (columns, rows) in tables.items():
        if name not in lacks:
            table(db, name, columns, rows)


def make(path, version, lacks=(), sql=""):
    with sqlite3.connect(path) as db:
        export(db, version, lacks)
        db.executescript(sql)


for v in ("2.7.0", "2.9.1", "3.25.0"):
    make(f"v{v}.sqlite", v)
make("bare.sqlite", "3.25.0", ("StringIds", "META_DATA_EXPORT", "CUPTI_ACTIVITY_KIND_RUNTIME", "TARGET_INFO_CUDA_STREAM",
                               "CUPTI_ACTIVITY_KIND_MEMCPY", "CUPTI_ACTIVITY_KIND_SYNCHRONIZATION"))
make("nothing.sqlite", "2.9.1", ("CUPTI_ACTIVITY_KIND_KERNEL", "CUPTI_ACTIVITY_KIND_MEMCPY", "CUPTI_ACTIVITY_KIND_MEMSET"))
make("platform.sqlite", "2.9.1", ("TARGET_INFO_GPU",))
K = "CUPTI_ACTIVITY_KIND_KERNEL"
make("view.sqlite", "2.9.1", (), f"ALTER TABLE {K} RENAME TO t; CREATE VIEW {K} AS WITH RECURSIVE r(i) AS "
     "(SELECT 1 UNION ALL SELECT i + 1 FROM r) SELECT t.* FROM t, r;")
make("text.sqlite", "2.9.1", (), f"UPDATE {K} SET gridX = 'many' WHERE correlationId = 12;")
make("backwards.sqlite", "2.9.1", (), f"UPDATE {K} SET end = 1 WHERE correlationId = 12;")
make("far.sqlite", "2.9.1", (), f"UPDATE {K} SET start = -9223372036854775807, end = 9223372036854775807;")
make("grid.sqlite", "2.9.1", (), f"UPDATE {K} SET gridX = 9223372036854775807, gridY = 3;")
make("column.sqlite", "2.9.1", (), f"ALTER TABLE {K} RENAME COLUMN gridZ TO gridW;")
make("processes.sqlite", "2.9.1", (), f"UPDATE {K} SET globalPid = {4712 << 24} WHERE correlationId = 12;")
make("two-gpus.sqlite", "2.9.1", (), f"UPDATE {K} SET deviceId = 1, contextId = 2 WHERE correlationId = 12;")
# two processes that take turns, a graph traced as a whole, clusters, and a host that waits
make("turns.sqlite", "3.25.0", (), f"""
    UPDATE {K} SET globalPid = {4712 << 24} WHERE correlationId = 12;
    ALTER TABLE {K} ADD COLUMN clusterX INTEGER; UPDATE {K} SET clusterX = 2 WHERE correlationId = 11;
    CREATE TABLE GPU_CONTEXT_SWITCH_EVENTS (tag INTEGER NOT NULL, vmId INTEGER NOT NULL, seqNo INTEGER NOT NULL,
        contextId INTEGER NOT NULL, timestamp INTEGER NOT NULL, globalPid INTEGER, gpuId INTEGER);
    INSERT INTO GPU_CONTEXT_SWITCH_EVENTS VALUES (2, 0, 1, 1, 500, {PID}, 0), (3, 0, 2, 1, 11000, {PID}, 0),
        (2, 0, 3, 1, 12000, {4712 << 24}, 0), (3, 0, 4, 1, 15500, {4712 << 24}, 0);
    CREATE TABLE CUPTI_ACTIVITY_KIND_GRAPH_TRACE (start INTEGER NOT NULL, end INTEGER NOT NULL, deviceId INTEGER NOT NULL,
        contextId INTEGER NOT NULL, streamId INTEGER NOT NULL, correlationId INTEGER, globalPid INTEGER, graphId INTEGER,
        graphExecId INTEGER);
    INSERT INTO CUPTI_ACTIVITY_KIND_GRAPH_TRACE VALUES (30000, 34000, 0, 1, 13, 18, {PID}, 5, 5);
    INSERT INTO CUPTI_ACTIVITY_KIND_SYNCHRONIZATION (start, end, deviceId, contextId, streamId, correlationId, globalPid,
        syncType) VALUES (5500, 5600, 0, 1, 7, 120, {PID}, 3);
    INSERT INTO CUPTI_ACTIVITY_KIND_RUNTIME VALUES (5490, 5610, {PID | 1}, 120, 4);""")
# hostile: triggers and generated columns in a file that is only read, numbers that are none, an index that lies
make("triggers.sqlite", "2.9.1", (), f"""
    CREATE TRIGGER a AFTER INSERT ON {K} BEGIN INSERT INTO {K} SELECT * FROM {K}; END;
    CREATE TRIGGER b AFTER UPDATE ON {K} BEGIN UPDATE {K} SET end = end + 1; END; PRAGMA recursive_triggers = 1;""")
make("nullable.sqlite", "2.9.1", (), "UPDATE CUPTI_ACTIVITY_KIND_RUNTIME SET globalTid = NULL, correlationId = NULL;")
make("string-view.sqlite", "2.9.1", (), "ALTER TABLE StringIds RENAME TO s; CREATE VIEW StringIds AS SELECT id, value FROM s;")
R = "CUPTI_ACTIVITY_KIND_RUNTIME"
make("negative.sqlite", "2.9.1", (), "".join(f"UPDATE {t} SET start = start - 1000000000000, end = end - 1000000000000;" for t in (
    K, R, "CUPTI_ACTIVITY_KIND_MEMCPY", "CUPTI_ACTIVITY_KIND_MEMSET", "CUPTI_ACTIVITY_KIND_SYNCHRONIZATION", "NVTX_EVENTS")))
make("far-call.sqlite", "2.9.1", (), f"UPDATE {R} SET start = 9223372036854775807, end = 9223372036854775807 WHERE correlationId = 12;")
make("far-range.sqlite", "2.9.1", (), "UPDATE NVTX_EVENTS SET end = 9223372036854775807;")
make("twice.sqlite", "2.9.1", (), f"UPDATE {K} SET correlationId = 12; INSERT INTO {R} SELECT * FROM {R};")
make("real.sqlite", "2.9.1", (), f"UPDATE {K} SET end = 1e308 WHERE correlationId = 12;")
make("generated.sqlite", "2.9.1", (), f"ALTER TABLE {K} RENAME COLUMN end TO e; ALTER TABLE {K} ADD COLUMN end AS (e + 1);")
make("virtual.sqlite", "2.9.1", ("CUPTI_ACTIVITY_KIND_MEMSET",), "PRAGMA writable_schema = 1; INSERT INTO sqlite_master VALUES ('table', "
     "'CUPTI_ACTIVITY_KIND_MEMSET', 'CUPTI_ACTIVITY_KIND_MEMSET', 0, 'CREATE VIRTUAL TABLE CUPTI_ACTIVITY_KIND_MEMSET USING evil(x)');")
# three frames of a camera in NVTX ranges, and a thread that launches alike without any
FRAMES = ["DELETE FROM " + t for t in (K, "CUPTI_ACTIVITY_KIND_MEMCPY", "CUPTI_ACTIVITY_KIND_MEMSET",
                                       "CUPTI_ACTIVITY_KIND_RUNTIME", "NVTX_EVENTS")]
for i, release in enumerate((0, 33000, 67000, 99000)):
    FRAMES.append(f"INSERT INTO NVTX_EVENTS (start, end, eventType, globalTid, textId) VALUES "
                  f"({release}, {release + 4000}, 59, {PID | 1}, 8)")
    for j, (at, start, took, stream, name, grid, thread) in enumerate((
            (500, 1000, 9000 + i, 13, 0, 2400, 1), (600, 10000 + i, 500, 13, 1, 8, 1), (700, 10500 + i, 600 + i, 13, 1, 8, 1),
            (800, 20000, 1000, 14, 5, 8, 2))):
        row = kernel(release + start, release + start + took, stream, 100 * i + j, name, grid)
        FRAMES.append(f"INSERT INTO {K} ({', '.join(row)}) VALUES ({', '.join(map(str, row.values()))})")
        row = call(release + at, release + at + 50, 100 * i + j, 2, thread)
        FRAMES.append(f"INSERT INTO CUPTI_ACTIVITY_KIND_RUNTIME ({', '.join(row)}) VALUES ({', '.join(map(str, row.values()))})")
make("frames.sqlite", "2.9.1", (), ";".join(FRAMES))
make("uneven.sqlite", "2.9.1", (), ";".join(FRAMES) + f"; DELETE FROM {K} WHERE correlationId = 202")
with open("v2.9.1.sqlite", "rb") as whole, open("truncated.sqlite", "wb") as part:
    part.write(whole.read()[:9000])
with open("junk.sqlite", "wb") as junk:
    junk.write(b"SQLite format 3\0" + b"junk" * 1000)

# Two streams wait for each other in turn: no one order of steps fits. The second file has no table of waits.
for name in ("turn-by-turn", "untold"):
    with sqlite3.connect(name + ".sqlite") as db:
        export(db, "2.9.1")
        for cleared in ("CUPTI_ACTIVITY_KIND_KERNEL", "CUPTI_ACTIVITY_KIND_MEMCPY", "CUPTI_ACTIVITY_KIND_MEMSET",
                      "CUPTI_ACTIVITY_KIND_RUNTIME", "CUPTI_ACTIVITY_KIND_SYNCHRONIZATION", "NVTX_EVENTS"):
            db.execute("DELETE FROM " + cleared)
        if name == "untold":
            db.execute("DROP TABLE CUPTI_ACTIVITY_KIND_SYNCHRONIZATION")

        def add(to, row):
            db.execute(f"INSERT INTO {to} ({', '.join(row)}) VALUES ({', '.join('?' * len(row))})", list(row.values()))

        number = 100
        for job in range(3):
            at = 100000 * job
            add("NVTX_EVENTS", dict(start=at, end=at + 30000, eventType=59, globalTid=PID | 1, textId=8))
            for k, (stream, text) in enumerate(((13, 0), (14, 1), (13, 0), (14, 5))[:4 - job // 2]):
                number += 1
                add("CUPTI_ACTIVITY_KIND_KERNEL", kernel(at + 10000 * (k + 1), at + 10000 * (k + 1) + 6000, stream, number, text, 8 + text))
                add("CUPTI_ACTIVITY_KIND_RUNTIME", call(at + 8000 * k, at + 8000 * k + 500, number, 2))
                if k and name != "untold":  # the host waits for what is on the other stream
                    add("CUPTI_ACTIVITY_KIND_SYNCHRONIZATION", dict(start=at + 8000 * k - 1000, end=at + 8000 * k - 500, contextId=1,
                        deviceId=0, streamId=27 - stream, correlationId=number + 500, globalPid=PID, syncType=3, eventId=0))
                    add("CUPTI_ACTIVITY_KIND_RUNTIME", call(at + 8000 * k - 1000, at + 8000 * k - 500, number + 500, 4))
with sqlite3.connect("optional.sqlite") as db:
    export(db, "2.9.1")
    db.execute("UPDATE CUPTI_ACTIVITY_KIND_KERNEL SET localMemoryPerThread = 'much'")
