Files that are read in another way than directly, or not at all: by their first bytes, each with what to do.

-- prepare --
printf 'NVIDIA Tegra Profiler Report 1.\nx' > app.nsys-rep
cp app.nsys-rep old.qdrep
printf 'NVR\000\001\002' > app.ncu-rep
printf '"ID","Process ID","Process Name","Host Name","Kernel Name","Context","Stream","Section Name","Metric Name"\n' > ncu.csv
printf '"Index","KernelName","gpu-id","queue-id"\n0,"k",1,0\n' > rocprof.csv
printf '"Kind","Agent_Id","Queue_Id","Kernel_Name","Start_Timestamp"\n' > rocprofv3.csv
printf '[{"startEnqMs": 0.1, "endEnqMs": 0.2}]' > times.json
printf '[{ "count" : 100 }, { "name" : "conv1", "timeMs" : 3.2, "averageMs" : 0.03 }]' > layers.json
printf '{"displayTimeUnit":"ns","metadata":{"highres-ticks":true},"traceEvents":[]}' | gzip -n > jax.trace.json.gz
printf '\n\213\001\010\001\022\011/host:CPU' > app.xplane.pb
printf '{"schemaVersion": 1, "deviceProperties": [{"id": 0, "name": "AMD Instinct MI250X", "warpSize": 64}], "traceEvents": []}' > mi250.json
printf '{"schemaVersion": 1, "deviceProperties": [{"id": 0, "name": "AMD Radeon RX 7900 XTX", "warpSize": 32}], "traceEvents": []}' > rx7900.json
printf '{"traceEvents": [{"ph": "X", "cat": "cuda_runtime", "name": "hipLaunchKernel", "pid": 1, "tid": 1, "ts": 1, "dur": 1}]}' > hip.json
python3 - <<'END'
import json, sqlite3
db = sqlite3.connect("nvprof.nvvp")
db.executescript("CREATE TABLE StringTable (id INTEGER, value TEXT); CREATE TABLE CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL (x)")
db = sqlite3.connect("rocpd.db")
db.executescript("CREATE TABLE rocpd_string (id INTEGER)")
db = sqlite3.connect("results.db")
db.executescript("CREATE TABLE A (KernelName TEXT); CREATE TABLE COPY (Name TEXT); CREATE TABLE HSA (Name TEXT)")
db = sqlite3.connect("jetpack4.sqlite")
db.executescript("""CREATE TABLE StringIds (id INTEGER NOT NULL PRIMARY KEY, value TEXT NOT NULL);
    INSERT INTO StringIds VALUES (0, 'k');
    CREATE TABLE TARGET_INFO_GPU (vmId INTEGER, deviceId INTEGER, name TEXT, busLocation TEXT, isDiscrete INTEGER);
    CREATE TABLE TARGET_INFO_CUDA_GPU (name TEXT, numThreadsPerWarp INTEGER, numMemcpyEngines INTEGER, numMultiprocessors INTEGER,
        computeCapabilityMajor INTEGER, computeCapabilityMinor INTEGER, deviceId INTEGER);
    INSERT INTO TARGET_INFO_CUDA_GPU VALUES ('NVIDIA Tegra X2', 32, 1, 2, 6, 2, 0);
    CREATE TABLE CUPTI_ACTIVITY_KIND_KERNEL (start INTEGER, end INTEGER, deviceId INTEGER, contextId INTEGER, streamId INTEGER,
        correlationId INTEGER, globalPid INTEGER, shortName INTEGER, gridX INTEGER, gridY INTEGER, gridZ INTEGER, blockX INTEGER,
        blockY INTEGER, blockZ INTEGER, registersPerThread INTEGER);
    INSERT INTO CUPTI_ACTIVITY_KIND_KERNEL VALUES (100, 200, 0, 1, 7, 1, 0, 0, 8, 1, 1, 128, 1, 1, 32);""")
db.commit()
json.dump({"traceEvents": [{"ph": "X", "cat": "Operator", "name": "ProfilerStep#%d" % n, "pid": 1, "tid": 1, "ts": 100 * n, "dur": 90} for n in range(3)]
           + [{"ph": "X", "cat": "Runtime", "name": "cudaLaunchKernel", "pid": 1, "tid": 1, "ts": 100 * n + 5, "dur": 2, "args": {"correlation": n}} for n in range(3)]
           + [{"ph": "X", "cat": "Kernel", "name": "k", "pid": 0, "tid": 7, "ts": 100 * n + 10, "dur": 30, "args": {"device": 0, "context": 1, "stream": 7,
              "correlation": n, "registers per thread": 16, "shared memory": 0, "grid": [4, 1, 1], "block": [128, 1, 1]}} for n in range(3)]}, open("pytorch1.8.json", "w"))
END
mkdir bin
printf '#!/bin/sh\necho "nsys: no"; exit 1\n' > bin/nsys
chmod +x bin/nsys

-- case other-formats --
$ for file in app.nsys-rep old.qdrep app.ncu-rep ncu.csv rocprof.csv rocprofv3.csv times.json layers.json jax.trace.json.gz app.xplane.pb mi250.json rx7900.json hip.json nvprof.nvvp rocpd.db results.db; do gpurta convert $file 2>&1; done
gpurta: app.nsys-rep: this is a report of Nsight Systems, which nsys must export (it is not in $PATH): nsys export --type sqlite -o app.sqlite app.nsys-rep; gpurta convert app.sqlite
gpurta: old.qdrep: this is a report of Nsight Systems, which nsys must export (it is not in $PATH): nsys export --type sqlite -o app.sqlite old.qdrep; gpurta convert app.sqlite
gpurta: app.ncu-rep: this is a report of Nsight Compute, which measures kernels one by one, with others held back: for a timeline, nsys profile --trace=cuda,nvtx -o app ./app; gpurta convert app.nsys-rep
gpurta: ncu.csv: this is a table of Nsight Compute, which measures kernels one by one: for a timeline, nsys profile --trace=cuda,nvtx -o app ./app; gpurta convert app.nsys-rep
gpurta: rocprof.csv: a profile of an AMD GPU (rocprof): what is known here of GPUs is NVIDIA's alone
gpurta: rocprofv3.csv: a profile of an AMD GPU (rocprof): what is known here of GPUs is NVIDIA's alone
gpurta: times.json: this is a list of times by trtexec, which has no kernels: nsys profile --trace=cuda,nvtx -o app trtexec --loadEngine=ENGINE; gpurta convert app.nsys-rep
gpurta: layers.json: this is a list of times by trtexec, which has no kernels: nsys profile --trace=cuda,nvtx -o app trtexec --loadEngine=ENGINE; gpurta convert app.nsys-rep
gpurta: jax.trace.json.gz: this is a trace of JAX or TensorFlow, which has no sizes of launches: nsys profile --trace=cuda,nvtx -o app python app.py; gpurta convert app.nsys-rep
gpurta: app.xplane.pb: this is a trace of JAX or TensorFlow, which has no sizes of launches: nsys profile --trace=cuda,nvtx -o app python app.py; gpurta convert app.nsys-rep
gpurta: mi250.json: a profile of an AMD GPU (AMD Instinct MI250X, warp size 64): what is known here of GPUs is NVIDIA's alone
gpurta: rx7900.json: a profile of an AMD GPU (AMD Radeon RX 7900 XTX): what is known here of GPUs is NVIDIA's alone
gpurta: hip.json: a profile of an AMD GPU (hipLaunchKernel): what is known here of GPUs is NVIDIA's alone
gpurta: nvprof.nvvp: this is a file of nvprof or the Visual Profiler: nvprof -i nvprof.nvvp --print-gpu-trace --csv --log-file app.csv; gpurta convert app.csv
gpurta: rocpd.db: a profile of an AMD GPU (rocprof): what is known here of GPUs is NVIDIA's alone
gpurta: results.db: a profile of an AMD GPU (rocprof): what is known here of GPUs is NVIDIA's alone
[2]

-- case other-formats-as-scenarios --
Commands that want a scenario say the same of such files; of a pipe, and of a file that is broken in another way, what they can.
$ for file in app.nsys-rep app.ncu-rep ncu.csv rocprof.csv rocprofv3.csv times.json layers.json jax.trace.json.gz app.xplane.pb mi250.json rx7900.json hip.json nvprof.nvvp rocpd.db results.db; do gpurta bound $file 2>&1; done
> gpurta simulate - < app.ncu-rep
> printf '[{"a": 1}]' > list.json
> gpurta bound list.json
> printf '# "gpu-id", Start, Duration\nkernels: [}\n' > broken.yaml
> gpurta bound broken.yaml
app.nsys-rep: this is a report of Nsight Systems, which nsys must export (it is not in $PATH): nsys export --type sqlite -o app.sqlite app.nsys-rep; gpurta convert app.sqlite
app.ncu-rep: this is a report of Nsight Compute, which measures kernels one by one, with others held back: for a timeline, nsys profile --trace=cuda,nvtx -o app ./app; gpurta convert app.nsys-rep
ncu.csv: this is a table of Nsight Compute, which measures kernels one by one: for a timeline, nsys profile --trace=cuda,nvtx -o app ./app; gpurta convert app.nsys-rep
rocprof.csv: a profile of an AMD GPU (rocprof): what is known here of GPUs is NVIDIA's alone
rocprofv3.csv: a profile of an AMD GPU (rocprof): what is known here of GPUs is NVIDIA's alone
times.json: this is a list of times by trtexec, which has no kernels: nsys profile --trace=cuda,nvtx -o app trtexec --loadEngine=ENGINE; gpurta convert app.nsys-rep
layers.json: this is a list of times by trtexec, which has no kernels: nsys profile --trace=cuda,nvtx -o app trtexec --loadEngine=ENGINE; gpurta convert app.nsys-rep
jax.trace.json.gz: this is a trace of JAX or TensorFlow, which has no sizes of launches: nsys profile --trace=cuda,nvtx -o app python app.py; gpurta convert app.nsys-rep
app.xplane.pb: this is a trace of JAX or TensorFlow, which has no sizes of launches: nsys profile --trace=cuda,nvtx -o app python app.py; gpurta convert app.nsys-rep
mi250.json: a profile of an AMD GPU (AMD Instinct MI250X, warp size 64): what is known here of GPUs is NVIDIA's alone
rx7900.json: a profile of an AMD GPU (AMD Radeon RX 7900 XTX): what is known here of GPUs is NVIDIA's alone
hip.json: a profile of an AMD GPU (hipLaunchKernel): what is known here of GPUs is NVIDIA's alone
nvprof.nvvp: this is a file of nvprof or the Visual Profiler: nvprof -i nvprof.nvvp --print-gpu-trace --csv --log-file app.csv; gpurta convert app.csv
rocpd.db: a profile of an AMD GPU (rocprof): what is known here of GPUs is NVIDIA's alone
results.db: a profile of an AMD GPU (rocprof): what is known here of GPUs is NVIDIA's alone
2> <stdin>: this is a profile of Nsight Systems, not a scenario: run 'gpurta convert FILE | gpurta simulate -', or 'gpurta convert FILE --to chains | gpurta bound -'
2> list.json:1:1: expected a mapping of keys (gpurta help COMMAND shows one), found a list
2> broken.yaml:2:11: not YAML or JSON: did not find expected node content while parsing a flow node
[2]

-- case damaged --
A database that was cut off, or has other bytes in it, is no profile, whatever command is given it.
$ head -c 5000 jetpack4.sqlite > cut.sqlite
> { head -c 100 jetpack4.sqlite; head -c 9000 /dev/zero; tail -c +9101 jetpack4.sqlite; } > holes.sqlite
> for file in cut.sqlite holes.sqlite; do gpurta convert $file; gpurta bound $file; gpurta check $file; done
2> gpurta: cut.sqlite: this is a SQLite file that is cut off or damaged (5,000 of its 20,480 bytes): copy it again, or nsys export --type sqlite -o app.sqlite app.nsys-rep
2> cut.sqlite: this is a SQLite file that is cut off or damaged (5,000 of its 20,480 bytes): copy it again, or nsys export --type sqlite -o app.sqlite app.nsys-rep
2> gpurta: cut.sqlite: this is a SQLite file that is cut off or damaged (5,000 of its 20,480 bytes): copy it again, or nsys export --type sqlite -o app.sqlite app.nsys-rep
2> gpurta: holes.sqlite: this is a SQLite file that is cut off or damaged (database disk image is malformed): copy it again, or nsys export --type sqlite -o app.sqlite app.nsys-rep
2> holes.sqlite: this is a SQLite file that is cut off or damaged (database disk image is malformed): copy it again, or nsys export --type sqlite -o app.sqlite app.nsys-rep
2> gpurta: holes.sqlite: this is a SQLite file that is cut off or damaged (database disk image is malformed): copy it again, or nsys export --type sqlite -o app.sqlite app.nsys-rep
[2]

-- case nsys-fails --
$ PATH=$PWD/bin:$PATH
> gpurta convert app.nsys-rep
2> gpurta: app.nsys-rep: nsys export failed: nsys: no
[3]

-- case nsys-exports --
$ printf '#!/bin/sh\ncp jetpack4.sqlite "$5"\n' > bin/nsys
> PATH=$PWD/bin:$PATH
> gpurta convert app.nsys-rep 2>/dev/null | grep -v '^#'
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: cc-6.2, sms: 2, copy_engines: 1} # NVIDIA Tegra X2
operations:
  - {kernel: "k", stream: s7, blocks: [8, 1, 1], threads: [128, 1, 1], registers: 32, wcet: 100}

-- case jetpack-4 --
$ gpurta convert jetpack4.sqlite 2>/dev/null | grep -v '^#'
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: cc-6.2, sms: 2, copy_engines: 1} # NVIDIA Tegra X2
operations:
  - {kernel: "k", stream: s7, blocks: [8, 1, 1], threads: [128, 1, 1], registers: 32, wcet: 100}

-- case old-pytorch --
$ gpurta convert pytorch1.8.json --to chains --platform cc-7.0 --sms 80 2>/dev/null | grep -v '^#'
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: {base: cc-7.0, sms: 80}
chains:
  - name: "ProfilerStep"
    period: 0.1 # shortest of 2 distances of releases, the longest is 0.1; so no jitter
    # 3 jobs, all alike
    observed: 0.04 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.01} # longest time of a job in which nothing ran on the GPU
      - {kernel: "k", stream: default, blocks: [4, 1, 1], threads: [128, 1, 1], registers: 16, wcet: 0.03} # largest of 3

-- case nothing-that-it-reads --
$ echo 'Dear colleague: see page 3: it is late' >letter.txt; gpurta convert letter.txt
2> letter.txt:1:27: not YAML or JSON: mapping values are not allowed in this context (is this line indented as those that it belongs to, and has each colon a space behind it?)
2> gpurta: convert takes scenarios (YAML or JSON), configurations of cuda_scheduling_examiner, profiles of Nsight Systems (SQLite), PyTorch (JSON) or nvprof (CSV), and logs of Holoscan or ROS 2
[2]

-- case scenario-to-scenario --
A file of chains, too, is told what it could become, not that it lacks kernels.
$ printf '%s\n' 'platform: jetson-tx2' 'chains:' '  - {name: a, period: 9, steps: [{kernel: k, blocks: 1, threads: 32, wcet: 1}]}' >chains.yaml; gpurta convert chains.yaml
2> gpurta: chains.yaml: expected a profile, or a configuration of cuda_scheduling_examiner, which has benchmarks; of a scenario --to json, perfetto, sag and examiner make another file
[2]
