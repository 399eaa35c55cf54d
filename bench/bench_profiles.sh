#!/usr/bin/env bash
# Profiles to scenarios: how fast, in how much memory, beside what others do with the same file in the same run: zcat
# and Python's json for a trace of PyTorch, SQLite's own walk over the kernels for an export of Nsight Systems.
#   bench_profiles.sh GPURTA        GPURTA_BENCH_KERNELS=3000000: how many kernels, default 200000
set -eu
gpurta=$1
kernels=${GPURTA_BENCH_KERNELS:-200000}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python3 - "$work" "$kernels" <<'END'
import sqlite3, sys, zlib
work, kernels = sys.argv[1], int(sys.argv[2])
PID = 4711 << 24
db = sqlite3.connect(work + "/app.sqlite")
db.executescript("""
CREATE TABLE StringIds (id INTEGER NOT NULL PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO StringIds VALUES (0, 'detect'), (1, 'track'), (2, 'cudaLaunchKernel_v7000');
CREATE TABLE EXPORT_META_DATA (name TEXT NOT NULL, value TEXT);
INSERT INTO EXPORT_META_DATA VALUES ('EXPORT_SCHEMA_VERSION', '2.9.1');
CREATE TABLE TARGET_INFO_GPU (id INTEGER NOT NULL, name TEXT, smCount INTEGER, computeMajor INTEGER, computeMinor INTEGER);
INSERT INTO TARGET_INFO_GPU VALUES (0, 'NVIDIA A100', 108, 8, 0);
CREATE TABLE CUPTI_ACTIVITY_KIND_RUNTIME (start INTEGER NOT NULL, end INTEGER NOT NULL, globalTid INTEGER, correlationId INTEGER,
  nameId INTEGER NOT NULL);
CREATE TABLE CUPTI_ACTIVITY_KIND_KERNEL (start INTEGER NOT NULL, end INTEGER NOT NULL, deviceId INTEGER NOT NULL,
  contextId INTEGER NOT NULL, streamId INTEGER NOT NULL, correlationId INTEGER, globalPid INTEGER, shortName INTEGER NOT NULL,
  gridX INTEGER NOT NULL, gridY INTEGER NOT NULL, gridZ INTEGER NOT NULL, blockX INTEGER NOT NULL, blockY INTEGER NOT NULL,
  blockZ INTEGER NOT NULL, registersPerThread INTEGER NOT NULL, staticSharedMemory INTEGER NOT NULL,
  dynamicSharedMemory INTEGER NOT NULL);
""")
db.executemany("INSERT INTO CUPTI_ACTIVITY_KIND_RUNTIME VALUES (?, ?, ?, ?, 2)",
               ((10000 * i, 10000 * i + 3000, PID | 1, i) for i in range(kernels)))
db.executemany("INSERT INTO CUPTI_ACTIVITY_KIND_KERNEL VALUES (?, ?, 0, 1, ?, ?, ?, ?, ?, 1, 1, 256, 1, 1, 32, 0, 0)",
               ((10000 * i + 5000, 10000 * i + 9000 + i % 7, 13 + i % 3, i, PID, i % 2, 1 + i % 50) for i in range(kernels)))
db.commit()
packer = zlib.compressobj(6, zlib.DEFLATED, 31)
with open(work + "/trace.json", "wb") as plain, open(work + "/trace.json.gz", "wb") as packed:
    def put(text):
        plain.write(text.encode())
        packed.write(packer.compress(text.encode()))
    put('{"schemaVersion": 1, "deviceProperties": [{"id": 0, "name": "A100", "computeMajor": 8, "computeMinor": 0, "numSms": 108}],'
        ' "traceEvents": [')
    for i in range(kernels):
        put('%s\n{"ph": "X", "cat": "cuda_runtime", "name": "cudaLaunchKernel", "pid": 7, "tid": 7, "ts": %d.125, "dur": 3.0, '
            '"args": {"External id": %d, "cbid": 211, "correlation": %d}},'
            '\n{"ph": "X", "cat": "kernel", "name": "void at::native::vectorized_elementwise_kernel<4, at::native::CUDAFunctor_add'
            '<float>, at::detail::Array<char*, 3> >(int)", "pid": 0, "tid": 7, "ts": %d.5, "dur": 4.%03d, "args": {"External id": '
            '%d, "queued": 0, "device": 0, "context": 1, "stream": 7, "correlation": %d, "registers per thread": 32, '
            '"shared memory": 0, "blocks per SM": 0.462963, "warps per SM": 3.703704, "grid": [%d, 1, 1], "block": [256, 1, 1], '
            '"est. achieved occupancy %%": 6}}' % ("," if i else "", 10 * i, i, i, 10 * i + 5, i % 7, i, i, 1 + i % 50))
    put("]}")
    packed.write(packer.flush())
END

# measure WHAT BYTES COMMAND...: user and system time, peak memory, MB/s and kernels/s of that time
measure() {
    local what=$1 bytes=$2
    shift 2
    python3 - "$what" "$bytes" "$kernels" "$@" <<'END'
import resource, subprocess, sys
what, size, kernels, command = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:]
done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
time = used.ru_utime + used.ru_stime
print("%-34s %7.2f s %7.0f MB/s %9.0f kernels/s %6.0f MB peak%s" % (
    what, time, size / time / 1e6, kernels / time, used.ru_maxrss / 1024, "" if done.returncode == 0 else "  FAILED"))
END
}

size() { stat -c %s "$work/$1"; }
echo "$kernels kernels: app.sqlite $(($(size app.sqlite) / 1000000)) MB, trace.json $(($(size trace.json) / 1000000)) MB"
measure 'sqlite: kernels, by Python' "$(size app.sqlite)" python3 -c \
    'import sqlite3, sys; sum(1 for _ in sqlite3.connect(sys.argv[1]).execute("SELECT * FROM CUPTI_ACTIVITY_KIND_KERNEL"))' "$work/app.sqlite"
for to in scenario chains sag perfetto; do
    measure "convert app.sqlite --to $to" "$(size app.sqlite)" "$gpurta" convert "$work/app.sqlite" --to $to
done
measure 'zcat trace.json.gz' "$(size trace.json)" zcat "$work/trace.json.gz"
measure 'json.load, Python' "$(size trace.json)" python3 -c 'import json, sys; json.load(open(sys.argv[1]))' "$work/trace.json"
for file in trace.json trace.json.gz; do
    measure "convert $file" "$(size trace.json)" "$gpurta" convert "$work/$file"
done
