-- prepare --
python3 make.py

-- case backwards --
$ gpurta convert backwards.sqlite
2> gpurta: backwards.sqlite: table CUPTI_ACTIVITY_KIND_KERNEL, row 2: ends at 1, before it starts at 12000
[2]

-- case bare --
$ gpurta convert bare.sqlite
# From a profile: Nsight Systems. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# no table META_DATA_EXPORT or EXPORT_META_DATA: the schema's version is not known
# no table TARGET_INFO_CUDA_STREAM: all streams are taken as blocking ones of one priority
# no table CUPTI_ACTIVITY_KIND_RUNTIME: launch times are not known; the start on the GPU stands for them
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; priorities of streams are unknown: taken as equal"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
operations:
  - {kernel: "kernel", stream: s13, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000}
  - {kernel: "kernel#2", stream: s14, release: 11000, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000}
  - {kernel: "kernel#3", stream: s13, release: 14000, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "kernel#4", stream: s13, release: 20000, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "kernel#5", stream: s13, release: 22000, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {copy: "memset", stream: s13, release: 24000, duration: 500, direction: d2d}
2> gpurta: bare.sqlite: Nsight Systems; device 0: 5 kernels, 0 copies, 1 memset
2> gpurta:   19.5 us of 19.5 us of GPU time are explained
2> gpurta:   no table META_DATA_EXPORT or EXPORT_META_DATA: the schema's version is not known
2> gpurta:   no table TARGET_INFO_CUDA_STREAM: all streams are taken as blocking ones of one priority
2> gpurta:   no table CUPTI_ACTIVITY_KIND_RUNTIME: launch times are not known; the start on the GPU stands for them
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case chains-bound --
$ gpurta convert frames.sqlite --to chains -o s.yaml 2>/dev/null
> gpurta bound s.yaml --search 10
platform a100 with copy_engines 3; times in ms

chain     bound  observed  deadline  verdict
frame  0.021109  0.021109     0.032  met

chain  step           kind     jitter     bound  observed   finish
frame  launches#host  host     0.0000   0.00990   0.00990   0.0099
frame  detect         kernel   0.0099  ~0.00901  ~0.00900  ~0.0190
frame  track          kernel  ~0.0190  ~0.00121  ~0.00120  ~0.0202
frame  a#1#2#1        kernel  ~0.0202   0.00100   0.00100  ~0.0212

of a kernel with a count: the bounds of its launches, added up, each at its worst; finish: when the last one has ended

schedulable: every bound is within its deadline; rules not measured on this GPU
with any carve-out of these kernels (carveout: unknown): frame 0.030112

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- host steps end within their stated times, whatever else runs
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 16 KiB for detect, track, a#1#2#1 (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block
- rules measured on other GPUs alone: ...
- times are the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed (key times)
- no deadline given for frame: taken to be the period (key deadline)
- no jitter given for frame: taken as 0, no two releases closer than the period (key jitter)
- platform a100 with copy_engines 3

-- case chains-none --
$ gpurta convert v2.9.1.sqlite --to chains
# From a profile: Nsight Systems 2020.1, schema 2.9.1. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
chains:
  - name: "p4711t1" # thread 1 of process 4711
    period: unknown # nothing repeats in the profile: write the least distance of releases
    # 1 job
    observed: 0.0254 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.0065} # longest time that an operation began after what it waits for
      - {copy: "copy", stream: default, duration: 0.0004, direction: h2d, after: ["launches#host"]} # largest of 1
      - {kernel: "detect", stream: s13, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.008, after: ["copy"]} # largest of 1
      - {kernel: "track", stream: s14, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.008, after: ["detect"]} # largest of 1
      - {kernel: "a#1#2#1", stream: s13, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["detect"]} # largest of 1
      - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["a#1#2#1", "track"]} # largest of 1
      - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1"]} # largest of 1
      - {copy: "memset", stream: s13, duration: 0.0005, direction: d2d, after: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1"]} # largest of 1
    # Not all waits are in the profile: what ended before a step began in every job is before it here
# In no bound: 1 call of the host, to wait or to make every stream wait.
2> gpurta: v2.9.1.sqlite: nothing repeats there: all of a thread is one job, whose period is unknown: write what you know, or mark jobs by NVTX ranges
2> gpurta: v2.9.1.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
2> gpurta:   19.9 us of 19.9 us of GPU time are explained
2> gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
2> gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
2> gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
2> gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
2> gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case chains-periodic-bound --
$ gpurta convert frames.sqlite --to chains --period periodic -o s.yaml 2>/dev/null
> gpurta bound s.yaml --search 10
platform a100 with copy_engines 3; times in ms

chain     bound  observed  deadline  verdict
frame  0.022109  0.022109     0.033  met

chain  step           kind     jitter     bound  observed   finish
frame  launches#host  host     0.0010   0.00990   0.00990   0.0109
frame  detect         kernel   0.0109  ~0.00901  ~0.00900  ~0.0200
frame  track          kernel  ~0.0200  ~0.00121  ~0.00120  ~0.0212
frame  a#1#2#1        kernel  ~0.0212   0.00100   0.00100  ~0.0222

of a kernel with a count: the bounds of its launches, added up, each at its worst; finish: when the last one has ended

schedulable: every bound is within its deadline; rules not measured on this GPU
with any carve-out of these kernels (carveout: unknown): frame 0.031112

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- host steps end within their stated times, whatever else runs
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 16 KiB for detect, track, a#1#2#1 (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block
- rules measured on other GPUs alone: ...
- times are the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the beats of the releases that were observed (key times)
- no deadline given for frame: taken to be the period (key deadline)
- platform a100 with copy_engines 3

-- case chains-periodic --
$ gpurta convert frames.sqlite --to chains --period periodic 2>/dev/null
# From a profile: Nsight Systems 2020.1, schema 2.9.1. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the beats of the releases that were observed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
chains:
  - name: "frame"
    period: 0.033 # the beat of 3 distances of releases, of 0.032 to 0.034
    jitter: 0.001 # the least with which all releases fit that beat
    # 4 jobs, all alike; with 1 other, which share a stream or wait for each other's: all that is launched between two releases
    observed: 0.021 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.0099} # longest time of a job in which nothing ran on the GPU
      - {kernel: "detect", stream: s13, blocks: [2400, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.003001, after: ["launches#host"]} # largest of 4, shared among 3 rounds
      - {kernel: "track", stream: s13, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.000603, count: 2, after: ["detect"]} # largest of 8
      - {kernel: "a#1#2#1", stream: s14, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["track"]} # largest of 4
    # Not all waits are in the profile: what ended before a step began in every job is before it here

-- case chains-processes --
$ gpurta convert processes.sqlite --to chains
# From a profile: Nsight Systems 2020.1, schema 2.9.1. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed; priorities of streams are unknown: taken as equal"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
# How contexts take turns is not in a profile: these are the driver's defaults.
contexts:
  - {name: p4711c1, level: low, timeslice: 1300us}
  - {name: p4712c1, level: low, timeslice: 1300us}
chains:
  - name: "p4711t1" # thread 1 of process 4711
    period: unknown # nothing repeats in the profile: write the least distance of releases
    # 1 job
    observed: 0.0254 # longest time from a release to the end of its job
    context: p4711c1
    steps:
      - {host: "launches#host", wcet: 0.0073} # longest time from the release to the last launch
      - {copy: "copy", stream: p4711c1s7, duration: 0.0004, direction: h2d, after: ["launches#host"]} # largest of 1
      - {kernel: "detect", stream: p4711c1s13, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.008, after: ["copy"]} # largest of 1
      - {kernel: "a#1#2#1", stream: p4711c1s13, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["detect"]} # largest of 1
      - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: p4711c1s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["a#1#2#1"]} # largest of 1
      - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: p4711c1s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1"]} # largest of 1
      - {copy: "memset", stream: p4711c1s13, duration: 0.0005, direction: d2d, after: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1"]} # largest of 1
    # Not all waits are in the profile: what ended before a step began in every job is before it here
  - name: "track"
    period: unknown # nothing repeats in the profile: write the least distance of releases
    # 1 job
    observed: 0.008 # longest time from a release to the end of its job
    context: p4712c1
    steps:
      - {kernel: "track", stream: p4712c1s14, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.008} # largest of 1
# In no bound: 1 call of the host, to wait or to make every stream wait.
2> gpurta: processes.sqlite: nothing repeats there: all of a thread is one job, whose period is unknown: write what you know, or mark jobs by NVTX ranges
2> gpurta: processes.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
2> gpurta:   19.9 us of 19.9 us of GPU time are explained
2> gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
2> gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
2> gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
2> gpurta:   several processes or contexts: a GPU lets them take turns; a run has them together, with their default streams as streams like others, chains have `contexts`
2> gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
2> gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case chains-uneven --
$ gpurta convert uneven.sqlite --to chains --margin 20% 2>/dev/null
# From a profile: Nsight Systems 2020.1, schema 2.9.1. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ms
times: "6/5 times the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
chains:
  - name: "frame"
    period: 0.032 # shortest of 3 distances of releases, the longest is 0.034; so no jitter
    # (--period periodic: period: 0.033, jitter: 0.001, which these releases fit, too)
    # 4 jobs, that differ: of each launch as many as any job has; with 1 other, which share a stream or wait for each other's: all that is launched between two releases
    observed: 0.021 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.0012} # longest time from the release until what follows began, less the host steps before
      - {kernel: "detect", stream: s13, blocks: [2400, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.0036012, after: ["launches#host"]} # largest of 4, shared among 3 rounds
      - {kernel: "track", stream: s13, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.0007236, count: 2, after: ["detect"]} # largest of 7
      - {host: "launches#host#2", wcet: 0.0228, after: ["launches#host"]} # longest time from the release until what follows began, less the host steps before
      - {kernel: "a#1#2#1", stream: s14, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.0012, after: ["track", "launches#host#2"]} # largest of 4
    # Not all waits are in the profile: what ended before a step began in every job is before it here

-- case chains --
$ gpurta convert frames.sqlite --to chains
# From a profile: Nsight Systems 2020.1, schema 2.9.1. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
chains:
  - name: "frame"
    period: 0.032 # shortest of 3 distances of releases, the longest is 0.034; so no jitter
    # (--period periodic: period: 0.033, jitter: 0.001, which these releases fit, too)
    # 4 jobs, all alike; with 1 other, which share a stream or wait for each other's: all that is launched between two releases
    observed: 0.021 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.0099} # longest time of a job in which nothing ran on the GPU
      - {kernel: "detect", stream: s13, blocks: [2400, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.003001, after: ["launches#host"]} # largest of 4, shared among 3 rounds
      - {kernel: "track", stream: s13, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.000603, count: 2, after: ["detect"]} # largest of 8
      - {kernel: "a#1#2#1", stream: s14, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["track"]} # largest of 4
    # Not all waits are in the profile: what ended before a step began in every job is before it here
2> gpurta: frames.sqlite: 1 chain is part of others: they share a stream, or one waits for the other's
2> gpurta: frames.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 16 kernels, 0 copies, 0 memsets
2> gpurta:   44.412 us of 44.412 us of GPU time are explained
2> gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
2> gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case column --
$ gpurta convert column.sqlite
2> gpurta: column.sqlite: table CUPTI_ACTIVITY_KIND_KERNEL has no column gridZ: not a schema of Nsight Systems that is known (2.7 to 3.25)
[2]

-- case columns --
each column that its table cannot do without, and what is changed where another one is missing
$ python3 - <<'EOT'
> import shutil
> import sqlite3
> with sqlite3.connect("turns.sqlite") as db:
>     tables = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
>     columns = [(t, c[1]) for t in tables for c in db.execute("PRAGMA table_info({})".format(t))]
> for t, c in columns:
>     shutil.copy("turns.sqlite", "without-{}-{}".format(t, c))
>     with sqlite3.connect("without-{}-{}".format(t, c)) as db:
>         db.execute("ALTER TABLE {} RENAME COLUMN {} TO other".format(t, c))
> EOT
> gpurta convert turns.sqlite 2>/dev/null | sed 1,7d >all
> for file in without-*; do
>     echo "${file#*-}"
>     mv "$file" it
>     if gpurta convert it >out 2>why; then
>         sed 1,7d out | diff all - | grep '^>' | sed 2q
>     else
>         cat why
>     fi
> done
CUPTI_ACTIVITY_KIND_CUDA_EVENT-contextId
gpurta: it: table CUPTI_ACTIVITY_KIND_CUDA_EVENT has no column contextId: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_CUDA_EVENT-correlationId
CUPTI_ACTIVITY_KIND_CUDA_EVENT-deviceId
CUPTI_ACTIVITY_KIND_CUDA_EVENT-eventId
gpurta: it: table CUPTI_ACTIVITY_KIND_CUDA_EVENT has no column eventId: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_CUDA_EVENT-globalPid
\> # 2 waits of streams for events whose record is not in the profile: that orders nothing here
CUPTI_ACTIVITY_KIND_CUDA_EVENT-streamId
gpurta: it: table CUPTI_ACTIVITY_KIND_CUDA_EVENT has no column streamId: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_GRAPH_TRACE-contextId
gpurta: it: table CUPTI_ACTIVITY_KIND_GRAPH_TRACE has no column contextId: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_GRAPH_TRACE-correlationId
CUPTI_ACTIVITY_KIND_GRAPH_TRACE-deviceId
gpurta: it: table CUPTI_ACTIVITY_KIND_GRAPH_TRACE has no column deviceId: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_GRAPH_TRACE-end
gpurta: it: table CUPTI_ACTIVITY_KIND_GRAPH_TRACE has no column end: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_GRAPH_TRACE-globalPid
\>   - {kernel: "graph 5", stream: p0c1s13, release: 29500, blocks: [108, 1, 1], threads: [1024, 1, 1], registers: 64, wcet: 4000}
CUPTI_ACTIVITY_KIND_GRAPH_TRACE-graphExecId
CUPTI_ACTIVITY_KIND_GRAPH_TRACE-graphId
CUPTI_ACTIVITY_KIND_GRAPH_TRACE-start
gpurta: it: table CUPTI_ACTIVITY_KIND_GRAPH_TRACE has no column start: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_GRAPH_TRACE-streamId
gpurta: it: table CUPTI_ACTIVITY_KIND_GRAPH_TRACE has no column streamId: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_KERNEL-blockX
gpurta: it: table CUPTI_ACTIVITY_KIND_KERNEL has no column blockX: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_KERNEL-blockY
gpurta: it: table CUPTI_ACTIVITY_KIND_KERNEL has no column blockY: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_KERNEL-blockZ
gpurta: it: table CUPTI_ACTIVITY_KIND_KERNEL has no column blockZ: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_KERNEL-clusterX
CUPTI_ACTIVITY_KIND_KERNEL-contextId
gpurta: it: table CUPTI_ACTIVITY_KIND_KERNEL has no column contextId: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_KERNEL-correlationId
CUPTI_ACTIVITY_KIND_KERNEL-demangledName
CUPTI_ACTIVITY_KIND_KERNEL-deviceId
gpurta: it: table CUPTI_ACTIVITY_KIND_KERNEL has no column deviceId: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_KERNEL-dynamicSharedMemory
\>   - {kernel: "detect", stream: p4711c1s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 960, wcet: 8000}
\>   - {kernel: "a#1#2#1", stream: p4711c1s13, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 960, wcet: 1000, after: ["copy"]}
CUPTI_ACTIVITY_KIND_KERNEL-end
gpurta: it: table CUPTI_ACTIVITY_KIND_KERNEL has no column end: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_KERNEL-globalPid
\>   - {kernel: "detect", stream: p0c1s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000}
\>   - {copy: "memset", stream: p4711c1s13, release: 24500, duration: 500, direction: d2d, after: ["copy"]}
CUPTI_ACTIVITY_KIND_KERNEL-graphId
CUPTI_ACTIVITY_KIND_KERNEL-graphNodeId
CUPTI_ACTIVITY_KIND_KERNEL-greenContextId
CUPTI_ACTIVITY_KIND_KERNEL-gridX
gpurta: it: table CUPTI_ACTIVITY_KIND_KERNEL has no column gridX: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_KERNEL-gridY
gpurta: it: table CUPTI_ACTIVITY_KIND_KERNEL has no column gridY: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_KERNEL-gridZ
gpurta: it: table CUPTI_ACTIVITY_KIND_KERNEL has no column gridZ: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_KERNEL-localMemoryPerThread
CUPTI_ACTIVITY_KIND_KERNEL-localMemoryTotal
CUPTI_ACTIVITY_KIND_KERNEL-registersPerThread
\>   - {kernel: "detect", stream: p4711c1s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], shared_memory: 1024, wcet: 8000}
\>   - {kernel: "a#1#2#1", stream: p4711c1s13, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], shared_memory: 1024, wcet: 1000, after: ["copy"]}
CUPTI_ACTIVITY_KIND_KERNEL-sharedMemoryExecuted
CUPTI_ACTIVITY_KIND_KERNEL-shortName
CUPTI_ACTIVITY_KIND_KERNEL-start
gpurta: it: table CUPTI_ACTIVITY_KIND_KERNEL has no column start: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_KERNEL-staticSharedMemory
\>   - {kernel: "detect", stream: p4711c1s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 64, wcet: 8000}
\>   - {kernel: "a#1#2#1", stream: p4711c1s13, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 64, wcet: 1000, after: ["copy"]}
CUPTI_ACTIVITY_KIND_KERNEL-streamId
gpurta: it: table CUPTI_ACTIVITY_KIND_KERNEL has no column streamId: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_MEMCPY-bytes
CUPTI_ACTIVITY_KIND_MEMCPY-contextId
gpurta: it: table CUPTI_ACTIVITY_KIND_MEMCPY has no column contextId: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_MEMCPY-copyKind
\>   - {copy: "copy", stream: p4711c1s7, duration: 400, direction: d2d}
CUPTI_ACTIVITY_KIND_MEMCPY-correlationId
\>   - {copy: "copy", stream: p4711c1s7, duration: 400, direction: h2d}
CUPTI_ACTIVITY_KIND_MEMCPY-deviceId
gpurta: it: table CUPTI_ACTIVITY_KIND_MEMCPY has no column deviceId: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_MEMCPY-end
gpurta: it: table CUPTI_ACTIVITY_KIND_MEMCPY has no column end: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_MEMCPY-globalPid
\>   - {copy: "copy", stream: p0c1s7, duration: 400, direction: h2d}
\>   - {kernel: "a#1#2#1", stream: p4711c1s13, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
CUPTI_ACTIVITY_KIND_MEMCPY-start
gpurta: it: table CUPTI_ACTIVITY_KIND_MEMCPY has no column start: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_MEMCPY-streamId
gpurta: it: table CUPTI_ACTIVITY_KIND_MEMCPY has no column streamId: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_MEMSET-bytes
CUPTI_ACTIVITY_KIND_MEMSET-contextId
gpurta: it: table CUPTI_ACTIVITY_KIND_MEMSET has no column contextId: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_MEMSET-correlationId
\>   - {copy: "memset", stream: p4711c1s13, release: 24500, duration: 500, direction: d2d}
CUPTI_ACTIVITY_KIND_MEMSET-deviceId
gpurta: it: table CUPTI_ACTIVITY_KIND_MEMSET has no column deviceId: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_MEMSET-end
gpurta: it: table CUPTI_ACTIVITY_KIND_MEMSET has no column end: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_MEMSET-globalPid
\>   - {copy: "memset", stream: p0c1s13, release: 24500, duration: 500, direction: d2d}
CUPTI_ACTIVITY_KIND_MEMSET-start
gpurta: it: table CUPTI_ACTIVITY_KIND_MEMSET has no column start: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_MEMSET-streamId
gpurta: it: table CUPTI_ACTIVITY_KIND_MEMSET has no column streamId: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_RUNTIME-correlationId
\> # 1 wait of the host whose call, or event's record, is not in the profile: that orders nothing here
\>   - {kernel: "track", stream: p4712c1s14, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000}
CUPTI_ACTIVITY_KIND_RUNTIME-end
gpurta: it: table CUPTI_ACTIVITY_KIND_RUNTIME has no column end: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_RUNTIME-globalTid
\> # 1 wait of the host whose call, or event's record, is not in the profile: that orders nothing here
\>   - {kernel: "track", stream: p4712c1s14, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000}
CUPTI_ACTIVITY_KIND_RUNTIME-nameId
CUPTI_ACTIVITY_KIND_RUNTIME-start
gpurta: it: table CUPTI_ACTIVITY_KIND_RUNTIME has no column start: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_SYNCHRONIZATION-contextId
gpurta: it: table CUPTI_ACTIVITY_KIND_SYNCHRONIZATION has no column contextId: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_SYNCHRONIZATION-correlationId
\> # 2 waits of streams for events whose record is not in the profile: that orders nothing here
\> # 1 wait of the host whose call, or event's record, is not in the profile: that orders nothing here
CUPTI_ACTIVITY_KIND_SYNCHRONIZATION-deviceId
CUPTI_ACTIVITY_KIND_SYNCHRONIZATION-end
CUPTI_ACTIVITY_KIND_SYNCHRONIZATION-eventId
\> # 2 waits of streams for events whose record is not in the profile: that orders nothing here
CUPTI_ACTIVITY_KIND_SYNCHRONIZATION-globalPid
\> # 2 waits of streams for events whose record is not in the profile: that orders nothing here
\> # 1 wait of the host whose call, or event's record, is not in the profile: that orders nothing here
CUPTI_ACTIVITY_KIND_SYNCHRONIZATION-start
gpurta: it: table CUPTI_ACTIVITY_KIND_SYNCHRONIZATION has no column start: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_SYNCHRONIZATION-streamId
gpurta: it: table CUPTI_ACTIVITY_KIND_SYNCHRONIZATION has no column streamId: not a schema of Nsight Systems that is known (2.7 to 3.25)
CUPTI_ACTIVITY_KIND_SYNCHRONIZATION-syncType
gpurta: it: table CUPTI_ACTIVITY_KIND_SYNCHRONIZATION has no column syncType: not a schema of Nsight Systems that is known (2.7 to 3.25)
GPU_CONTEXT_SWITCH_EVENTS-contextId
\> # context 0 of process 4711 owned the GPU for 10.5 us, 75% of the time in which one did
\> # context 0 of process 4712 owned the GPU for 3.5 us, 25% of the time in which one did
GPU_CONTEXT_SWITCH_EVENTS-globalPid
\> # context 1 of process 0 owned the GPU for 14 us, 100% of the time in which one did
GPU_CONTEXT_SWITCH_EVENTS-gpuId
GPU_CONTEXT_SWITCH_EVENTS-seqNo
GPU_CONTEXT_SWITCH_EVENTS-tag
gpurta: it: table GPU_CONTEXT_SWITCH_EVENTS has no column tag: not a schema of Nsight Systems that is known (2.7 to 3.25)
GPU_CONTEXT_SWITCH_EVENTS-timestamp
gpurta: it: table GPU_CONTEXT_SWITCH_EVENTS has no column timestamp: not a schema of Nsight Systems that is known (2.7 to 3.25)
GPU_CONTEXT_SWITCH_EVENTS-vmId
META_DATA_EXPORT-name
gpurta: it: not read: no such column: name
META_DATA_EXPORT-value
gpurta: it: not read: no such column: value
NVTX_EVENTS-end
NVTX_EVENTS-eventType
NVTX_EVENTS-globalTid
NVTX_EVENTS-start
gpurta: it: table NVTX_EVENTS has no column start: not a schema of Nsight Systems that is known (2.7 to 3.25)
NVTX_EVENTS-text
NVTX_EVENTS-textId
StringIds-id
\> # 1 launch of a CUDA graph, 4 us in all, traced as a whole: each is one kernel that takes every SM; nsys profile --cuda-graph-trace=node shows their kernels
\>   - {kernel: "kernel", stream: p4711c1s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000}
StringIds-value
gpurta: it: not read: no such column: value
TARGET_INFO_CUDA_STREAM-contextId
gpurta: it: table TARGET_INFO_CUDA_STREAM has no column contextId: not a schema of Nsight Systems that is known (2.7 to 3.25)
TARGET_INFO_CUDA_STREAM-flag
gpurta: it: table TARGET_INFO_CUDA_STREAM has no column flag: not a schema of Nsight Systems that is known (2.7 to 3.25)
TARGET_INFO_CUDA_STREAM-hwId
TARGET_INFO_CUDA_STREAM-priority
gpurta: it: table TARGET_INFO_CUDA_STREAM has no column priority: not a schema of Nsight Systems that is known (2.7 to 3.25)
TARGET_INFO_CUDA_STREAM-processId
gpurta: it: table TARGET_INFO_CUDA_STREAM has no column processId: not a schema of Nsight Systems that is known (2.7 to 3.25)
TARGET_INFO_CUDA_STREAM-streamId
gpurta: it: table TARGET_INFO_CUDA_STREAM has no column streamId: not a schema of Nsight Systems that is known (2.7 to 3.25)
TARGET_INFO_CUDA_STREAM-vmId
TARGET_INFO_GPU-asyncEngines
\> platform: {base: a100, sms: 108} # NVIDIA A100-SXM4-40GB
TARGET_INFO_GPU-computeMajor
gpurta: it does not tell the GPU's compute capability: give --platform NAME
TARGET_INFO_GPU-computeMinor
TARGET_INFO_GPU-id
gpurta: it does not tell the GPU's compute capability: give --platform NAME
TARGET_INFO_GPU-maxWarpsPerSm
TARGET_INFO_GPU-name
\> platform: {base: cc-8.0, sms: 108, copy_engines: 3}
TARGET_INFO_GPU-smCount
\> platform: {base: cc-8.0, copy_engines: 3} # NVIDIA A100-SXM4-40GB
\>   - {kernel: "graph 5", stream: p4711c1s13, release: 29500, blocks: [1, 1, 1], threads: [1024, 1, 1], registers: 64, wcet: 4000}
TARGET_INFO_GPU-threadsPerWarp
TARGET_INFO_GPU-vmId

-- case context --
$ gpurta convert turns.sqlite --context 7
2> gpurta: turns.sqlite: nothing of context 7 ran on a GPU there; what ran: 7 operations of process 4711, context 1, device 0; 1 operation of process 4712, context 1, device 0
[2]

-- case device-waits --
the host waits for all that is on the device: the other process' copy of the context is not meant
$ python3 - <<'P'
> import sqlite3
> with sqlite3.connect("turn-by-turn.sqlite") as db:
>     db.execute("UPDATE CUPTI_ACTIVITY_KIND_SYNCHRONIZATION SET syncType = 4")
>     db.execute("UPDATE TARGET_INFO_GPU SET name = ?", ("x" * 126 + "ä",))
> P
> gpurta convert turn-by-turn.sqlite --to chains
# From a profile: Nsight Systems 2020.1, schema 2.9.1. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: {base: cc-8.0, sms: 108, copy_engines: 3} # xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
streams:
  s14: {priority: -1, blocking: false}
chains:
  - name: "frame"
    period: 0.1 # shortest of 2 distances of releases, the longest is 0.1; so no jitter
    # 3 jobs, that differ: of each launch as many as any job has
    observed: 0.046 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.024} # longest time from the release to the last launch
      - {kernel: "detect", stream: s13, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.006, count: 2, after: ["launches#host"]} # largest of 6
      - {kernel: "track", stream: s14, blocks: [9, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.006, after: ["detect"]} # largest of 3
      - {kernel: "a#1#2#1", stream: s14, blocks: [13, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.006, after: ["track"]} # largest of 2
    # Waits are, or may be, against this order of steps in some job: so all steps come one after the other
# In no bound: 8 calls of the host, to wait or to make every stream wait.
2> gpurta: turn-by-turn.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 11 kernels, 0 copies, 0 memsets
2> gpurta:   66 us of 66 us of GPU time are explained
2> gpurta:   8 waits of the host for streams or the device, to be `after` of what its thread launches next
2> gpurta:   8 calls of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case device --
$ gpurta convert v2.9.1.sqlite --device 3
2> gpurta: v2.9.1.sqlite: nothing ran on device 3 there; what ran: 7 operations of process 4711, context 1, device 0
[2]

-- case every-file --
$ for file in bare frames nullable optional platform processes real turn-by-turn turns twice uneven untold v2.7.0 v2.9.1 v3.25.0; do
>     echo "= $file"
>     gpurta convert $file.sqlite --to chains 2>&1
>     gpurta occupancy $file.sqlite --platform tx2 2>&1
> done
= bare
gpurta: bare.sqlite: nothing repeats there: all of a thread is one job, whose period is unknown: write what you know, or mark jobs by NVTX ranges
gpurta: bare.sqlite: Nsight Systems; device 0: 5 kernels, 0 copies, 1 memset
gpurta:   19.5 us of 19.5 us of GPU time are explained
gpurta:   no table META_DATA_EXPORT or EXPORT_META_DATA: the schema's version is not known
gpurta:   no table TARGET_INFO_CUDA_STREAM: all streams are taken as blocking ones of one priority
gpurta:   no table CUPTI_ACTIVITY_KIND_RUNTIME: launch times are not known; the start on the GPU stands for them
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# no table META_DATA_EXPORT or EXPORT_META_DATA: the schema's version is not known
# no table TARGET_INFO_CUDA_STREAM: all streams are taken as blocking ones of one priority
# no table CUPTI_ACTIVITY_KIND_RUNTIME: launch times are not known; the start on the GPU stands for them
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed; priorities of streams are unknown: taken as equal"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
chains:
  - name: "kernel"
    period: unknown # nothing repeats in the profile: write the least distance of releases
    # 1 job
    observed: 0.0245 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.013} # longest time that an operation began after what it waits for
      - {kernel: "kernel", stream: s13, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.008} # largest of 1
      - {kernel: "kernel#2", stream: s13, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001} # largest of 1
      - {kernel: "kernel#3", stream: s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, count: 2} # largest of 2
      - {copy: "memset", stream: s13, duration: 0.0005, direction: d2d} # largest of 1
  - name: "kernel#2"
    period: unknown # nothing repeats in the profile: write the least distance of releases
    # 1 job
    observed: 0.008 # longest time from a release to the end of its job
    steps:
      - {kernel: "kernel", stream: s14, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.008} # largest of 1
platform jetson-tx2

kernel  launches  threads  registers  shared  blocks/SM  slots  warps %  limited by       one block more with
kernel         1      256         32    1024          8     16      100  warps registers  at most 224 threads
kernel         2      256         32    1024          8     16      100  warps registers  at most 224 threads
kernel         2      256         32    1024          8     16      100  warps registers  at most 224 threads
= frames
gpurta: frames.sqlite: 1 chain is part of others: they share a stream, or one waits for the other's
gpurta: frames.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 16 kernels, 0 copies, 0 memsets
gpurta:   44.412 us of 44.412 us of GPU time are explained
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 2.9.1. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
chains:
  - name: "frame"
    period: 0.032 # shortest of 3 distances of releases, the longest is 0.034; so no jitter
    # (--period periodic: period: 0.033, jitter: 0.001, which these releases fit, too)
    # 4 jobs, all alike; with 1 other, which share a stream or wait for each other's: all that is launched between two releases
    observed: 0.021 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.0099} # longest time of a job in which nothing ran on the GPU
      - {kernel: "detect", stream: s13, blocks: [2400, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.003001, after: ["launches#host"]} # largest of 4, shared among 3 rounds
      - {kernel: "track", stream: s13, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.000603, count: 2, after: ["detect"]} # largest of 8
      - {kernel: "a#1#2#1", stream: s14, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["track"]} # largest of 4
    # Not all waits are in the profile: what ended before a step began in every job is before it here
platform jetson-tx2

kernel  launches  threads  registers  shared  blocks/SM  slots  warps %  limited by       one block more with
detect         4      256         32    1024          8     16      100  warps registers  at most 224 threads
track          8      256         32    1024          8     16      100  warps registers  at most 224 threads
a#1            4      256         32    1024          8     16      100  warps registers  at most 224 threads
= nullable
gpurta: nullable.sqlite: nothing repeats there: all of a thread is one job, whose period is unknown: write what you know, or mark jobs by NVTX ranges
gpurta: nullable.sqlite: 2 chains are part of others: they share a stream, or one waits for the other's
gpurta: nullable.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
gpurta:   19.9 us of 19.9 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 2.9.1. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
chains:
  - name: "copy"
    period: unknown # nothing repeats in the profile: write the least distance of releases
    # 1 job; with 2 others, which share a stream or wait for each other's: all that is launched between two releases
    observed: 0.025 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.0061} # longest time that an operation began after what it waits for
      - {copy: "copy", stream: default, duration: 0.0004, direction: h2d, after: ["launches#host"]} # largest of 1
      - {kernel: "detect", stream: s13, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.008, after: ["copy"]} # largest of 1
      - {kernel: "track", stream: s14, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.008, after: ["detect"]} # largest of 1
      - {kernel: "a#1#2#1", stream: s13, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["detect"]} # largest of 1
      - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["a#1#2#1", "track"]} # largest of 1
      - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1"]} # largest of 1
      - {copy: "memset", stream: s13, duration: 0.0005, direction: d2d, after: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1"]} # largest of 1
    # Not all waits are in the profile: what ended before a step began in every job is before it here
# In no bound: 1 call of the host, to wait or to make every stream wait.
platform jetson-tx2

kernel                                                                                                                                                                                                     launches  threads  registers  shared  blocks/SM  slots  warps %  limited by       one block more with
detect                                                                                                                                                                                                            1      256         32    1024          8     16      100  warps registers  at most 224 threads
track                                                                                                                                                                                                             1      256         32    1024          8     16      100  warps registers  at most 224 threads
a#1                                                                                                                                                                                                               1      256         32    1024          8     16      100  warps registers  at most 224 threads
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx1         1      256         32    1024          8     16      100  warps registers  at most 224 threads
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx2         1      256         32    1024          8     16      100  warps registers  at most 224 threads
= optional
gpurta: optional.sqlite: table CUPTI_ACTIVITY_KIND_KERNEL, row 1, column localMemoryPerThread: expected a whole number
gpurta: optional.sqlite: table CUPTI_ACTIVITY_KIND_KERNEL, row 1, column localMemoryPerThread: expected a whole number
= platform
gpurta: platform.sqlite does not tell the GPU's compute capability: give --platform NAME
platform jetson-tx2

kernel                                                                                                                                                                                                     launches  threads  registers  shared  blocks/SM  slots  warps %  limited by       one block more with
detect                                                                                                                                                                                                            1      256         32    1024          8     16      100  warps registers  at most 224 threads
track                                                                                                                                                                                                             1      256         32    1024          8     16      100  warps registers  at most 224 threads
a#1                                                                                                                                                                                                               1      256         32    1024          8     16      100  warps registers  at most 224 threads
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx1         1      256         32    1024          8     16      100  warps registers  at most 224 threads
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx2         1      256         32    1024          8     16      100  warps registers  at most 224 threads
= processes
gpurta: processes.sqlite: nothing repeats there: all of a thread is one job, whose period is unknown: write what you know, or mark jobs by NVTX ranges
gpurta: processes.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
gpurta:   19.9 us of 19.9 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
gpurta:   several processes or contexts: a GPU lets them take turns; a run has them together, with their default streams as streams like others, chains have `contexts`
gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 2.9.1. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed; priorities of streams are unknown: taken as equal"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
# How contexts take turns is not in a profile: these are the driver's defaults.
contexts:
  - {name: p4711c1, level: low, timeslice: 1300us}
  - {name: p4712c1, level: low, timeslice: 1300us}
chains:
  - name: "p4711t1" # thread 1 of process 4711
    period: unknown # nothing repeats in the profile: write the least distance of releases
    # 1 job
    observed: 0.0254 # longest time from a release to the end of its job
    context: p4711c1
    steps:
      - {host: "launches#host", wcet: 0.0073} # longest time from the release to the last launch
      - {copy: "copy", stream: p4711c1s7, duration: 0.0004, direction: h2d, after: ["launches#host"]} # largest of 1
      - {kernel: "detect", stream: p4711c1s13, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.008, after: ["copy"]} # largest of 1
      - {kernel: "a#1#2#1", stream: p4711c1s13, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["detect"]} # largest of 1
      - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: p4711c1s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["a#1#2#1"]} # largest of 1
      - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: p4711c1s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1"]} # largest of 1
      - {copy: "memset", stream: p4711c1s13, duration: 0.0005, direction: d2d, after: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1"]} # largest of 1
    # Not all waits are in the profile: what ended before a step began in every job is before it here
  - name: "track"
    period: unknown # nothing repeats in the profile: write the least distance of releases
    # 1 job
    observed: 0.008 # longest time from a release to the end of its job
    context: p4712c1
    steps:
      - {kernel: "track", stream: p4712c1s14, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.008} # largest of 1
# In no bound: 1 call of the host, to wait or to make every stream wait.
platform jetson-tx2

kernel                                                                                                                                                                                                     launches  threads  registers  shared  blocks/SM  slots  warps %  limited by       one block more with
detect                                                                                                                                                                                                            1      256         32    1024          8     16      100  warps registers  at most 224 threads
track                                                                                                                                                                                                             1      256         32    1024          8     16      100  warps registers  at most 224 threads
a#1                                                                                                                                                                                                               1      256         32    1024          8     16      100  warps registers  at most 224 threads
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx1         1      256         32    1024          8     16      100  warps registers  at most 224 threads
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx2         1      256         32    1024          8     16      100  warps registers  at most 224 threads
= real
gpurta: real.sqlite: table CUPTI_ACTIVITY_KIND_KERNEL, row 2, column end: expected a whole number
gpurta: real.sqlite: table CUPTI_ACTIVITY_KIND_KERNEL, row 2, column end: expected a whole number
= turn-by-turn
gpurta: turn-by-turn.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 11 kernels, 0 copies, 0 memsets
gpurta:   66 us of 66 us of GPU time are explained
gpurta:   8 waits of the host for streams or the device, to be `after` of what its thread launches next
gpurta:   8 calls of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 2.9.1. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
chains:
  - name: "frame"
    period: 0.1 # shortest of 2 distances of releases, the longest is 0.1; so no jitter
    # 3 jobs, that differ: of each launch as many as any job has
    observed: 0.046 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.024} # longest time from the release to the last launch
      - {kernel: "detect", stream: s13, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.006, count: 2, after: ["launches#host"]} # largest of 6
      - {kernel: "track", stream: s14, blocks: [9, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.006, after: ["detect"]} # largest of 3
      - {kernel: "a#1#2#1", stream: s14, blocks: [13, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.006, after: ["track"]} # largest of 2
    # Waits are, or may be, against this order of steps in some job: so all steps come one after the other
# In no bound: 8 calls of the host, to wait or to make every stream wait.
platform jetson-tx2

kernel  launches  threads  registers  shared  blocks/SM  slots  warps %  limited by       one block more with
detect         6      256         32    1024          8     16      100  warps registers  at most 224 threads
track          3      256         32    1024          8     16      100  warps registers  at most 224 threads
a#1            2      256         32    1024          8     16      100  warps registers  at most 224 threads
= turns
gpurta: turns.sqlite: nothing repeats there: all of a thread is one job, whose period is unknown: write what you know, or mark jobs by NVTX ranges
gpurta: turns.sqlite: 1 launch of a graph of one row, beside other streams (--cuda-graph-trace=node shows the nodes): their interference is in no bound
gpurta: turns.sqlite: Nsight Systems 2020.1, schema 3.25.0; device 0: 6 kernels, 1 copy, 1 memset
gpurta:   23.9 us of 23.9 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   1 operation belongs to CUDA graphs: edges of a graph are not in the profile, in chains what ended before an operation began in every launch comes before it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   2 waits of the host for streams or the device, to be `after` of what its thread launches next
gpurta:   several processes or contexts: a GPU lets them take turns; a run has them together, with their default streams as streams like others, chains have `contexts`
gpurta:   2 calls of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
gpurta:   1 kernel launched in clusters of blocks, which start together: here block by block
gpurta:   1 launch of a CUDA graph, 4 us in all, traced as a whole: each is one kernel that takes every SM; nsys profile --cuda-graph-trace=node shows their kernels
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   4 events of context switches; durations have the time in which other contexts owned the GPU
gpurta:   context 1 of process 4711 owned the GPU for 10.5 us, 75% of the time in which one did
gpurta:   context 1 of process 4712 owned the GPU for 3.5 us, 25% of the time in which one did
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 3.25.0. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 kernel launched in clusters of blocks, which start together: here block by block
# 1 launch of a CUDA graph, 4 us in all, traced as a whole: each is one kernel that takes every SM; nsys profile --cuda-graph-trace=node shows their kernels
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
# 4 events of context switches; durations have the time in which other contexts owned the GPU
# context 1 of process 4711 owned the GPU for 10.5 us, 75% of the time in which one did
# context 1 of process 4712 owned the GPU for 3.5 us, 25% of the time in which one did
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed; priorities of streams are unknown: taken as equal"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
# How contexts take turns is not in a profile: these are the driver's defaults.
contexts:
  - {name: p4711c1, level: low, timeslice: 1300us}
  - {name: p4712c1, level: low, timeslice: 1300us}
chains:
  - name: "p4711t1" # thread 1 of process 4711
    period: unknown # nothing repeats in the profile: write the least distance of releases
    # 1 job
    observed: 0.0339 # longest time from a release to the end of its job
    context: p4711c1
    steps:
      - {host: "launches#host", wcet: 0.018} # longest time that an operation began after what it waits for
      - {copy: "copy", stream: p4711c1s7, duration: 0.0004, direction: h2d, after: ["launches#host"]} # largest of 1
      - {kernel: "detect", stream: p4711c1s13, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.008, after: ["copy"]} # largest of 1
      - {kernel: "a#1#2#1", stream: p4711c1s13, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["detect", "copy"]} # largest of 1
      - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: p4711c1s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["a#1#2#1"]} # largest of 1
      - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: p4711c1s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1"]} # largest of 1
      - {copy: "memset", stream: p4711c1s13, duration: 0.0005, direction: d2d, after: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1"]} # largest of 1
      - {kernel: "graph 5", stream: p4711c1s13, blocks: [108, 1, 1], threads: [1024, 1, 1], registers: 64, wcet: 0.004, after: ["memset"]} # largest of 1
    # Not all waits are in the profile: what ended before a step began in every job is before it here
  - name: "track"
    period: unknown # nothing repeats in the profile: write the least distance of releases
    # 1 job
    observed: 0.008 # longest time from a release to the end of its job
    context: p4712c1
    steps:
      - {kernel: "track", stream: p4712c1s14, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.008} # largest of 1
left_out: {operations: 0, time: 0, share: 0%, within: 0%, opaque: 1} # in no bound: 1 launch of a graph of one row, beside other streams (--cuda-graph-trace=node shows the nodes)
# In no bound: 2 calls of the host, to wait or to make every stream wait.
platform jetson-tx2

kernel                                                                                                                                                                                                     launches  threads  registers  shared  blocks/SM  slots  warps %  limited by       one block more with
detect                                                                                                                                                                                                            1      256         32    1024          8     16      100  warps registers  at most 224 threads
track                                                                                                                                                                                                             1      256         32    1024          8     16      100  warps registers  at most 224 threads
a#1                                                                                                                                                                                                               1      256         32    1024          8     16      100  warps registers  at most 224 threads
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx1         1      256         32    1024          8     16      100  warps registers  at most 224 threads
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx2         1      256         32    1024          8     16      100  warps registers  at most 224 threads
graph 5                                                                                                                                                                                                           1     1024         64       0          0      0        0  registers        at most 512 threads, or at most 32 registers
= twice
gpurta: twice.sqlite: nothing repeats there: all of a thread is one job, whose period is unknown: write what you know, or mark jobs by NVTX ranges
gpurta: twice.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
gpurta:   19.9 us of 19.9 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   2 waits of the host for streams or the device, to be `after` of what its thread launches next
gpurta:   2 calls of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 2.9.1. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
chains:
  - name: "p4711t1" # thread 1 of process 4711
    period: unknown # nothing repeats in the profile: write the least distance of releases
    # 1 job
    observed: 0.0254 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.0065} # longest time that an operation began after what it waits for
      - {copy: "copy", stream: default, duration: 0.0004, direction: h2d, after: ["launches#host"]} # largest of 1
      - {kernel: "detect", stream: s13, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.008, after: ["copy"]} # largest of 1
      - {kernel: "track", stream: s14, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.008, after: ["detect"]} # largest of 1
      - {kernel: "a#1#2#1", stream: s13, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["detect"]} # largest of 1
      - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["a#1#2#1", "track"]} # largest of 1
      - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1"]} # largest of 1
      - {copy: "memset", stream: s13, duration: 0.0005, direction: d2d, after: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1"]} # largest of 1
    # Not all waits are in the profile: what ended before a step began in every job is before it here
# In no bound: 2 calls of the host, to wait or to make every stream wait.
platform jetson-tx2

kernel                                                                                                                                                                                                     launches  threads  registers  shared  blocks/SM  slots  warps %  limited by       one block more with
detect                                                                                                                                                                                                            1      256         32    1024          8     16      100  warps registers  at most 224 threads
track                                                                                                                                                                                                             1      256         32    1024          8     16      100  warps registers  at most 224 threads
a#1                                                                                                                                                                                                               1      256         32    1024          8     16      100  warps registers  at most 224 threads
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx1         1      256         32    1024          8     16      100  warps registers  at most 224 threads
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx2         1      256         32    1024          8     16      100  warps registers  at most 224 threads
= uneven
gpurta: uneven.sqlite: 1 chain is part of others: they share a stream, or one waits for the other's
gpurta: uneven.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 15 kernels, 0 copies, 0 memsets
gpurta:   43.81 us of 43.81 us of GPU time are explained
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 2.9.1. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
chains:
  - name: "frame"
    period: 0.032 # shortest of 3 distances of releases, the longest is 0.034; so no jitter
    # (--period periodic: period: 0.033, jitter: 0.001, which these releases fit, too)
    # 4 jobs, that differ: of each launch as many as any job has; with 1 other, which share a stream or wait for each other's: all that is launched between two releases
    observed: 0.021 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.001} # longest time from the release until what follows began, less the host steps before
      - {kernel: "detect", stream: s13, blocks: [2400, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.003001, after: ["launches#host"]} # largest of 4, shared among 3 rounds
      - {kernel: "track", stream: s13, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.000603, count: 2, after: ["detect"]} # largest of 7
      - {host: "launches#host#2", wcet: 0.019, after: ["launches#host"]} # longest time from the release until what follows began, less the host steps before
      - {kernel: "a#1#2#1", stream: s14, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["track", "launches#host#2"]} # largest of 4
    # Not all waits are in the profile: what ended before a step began in every job is before it here
platform jetson-tx2

kernel  launches  threads  registers  shared  blocks/SM  slots  warps %  limited by       one block more with
detect         4      256         32    1024          8     16      100  warps registers  at most 224 threads
track          7      256         32    1024          8     16      100  warps registers  at most 224 threads
a#1            4      256         32    1024          8     16      100  warps registers  at most 224 threads
= untold
gpurta: untold.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 11 kernels, 0 copies, 0 memsets
gpurta:   66 us of 66 us of GPU time are explained
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 2.9.1. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
chains:
  - name: "frame"
    period: 0.1 # shortest of 2 distances of releases, the longest is 0.1; so no jitter
    # 3 jobs, that differ: of each launch as many as any job has
    observed: 0.046 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.024} # longest time from the release to the last launch
      - {kernel: "detect", stream: s13, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.006, count: 2, after: ["launches#host"]} # largest of 6
      - {kernel: "track", stream: s14, blocks: [9, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.006, after: ["detect"]} # largest of 3
      - {kernel: "a#1#2#1", stream: s14, blocks: [13, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.006, after: ["track"]} # largest of 2
    # Waits are, or may be, against this order of steps in some job: so all steps come one after the other
platform jetson-tx2

kernel  launches  threads  registers  shared  blocks/SM  slots  warps %  limited by       one block more with
detect         6      256         32    1024          8     16      100  warps registers  at most 224 threads
track          3      256         32    1024          8     16      100  warps registers  at most 224 threads
a#1            2      256         32    1024          8     16      100  warps registers  at most 224 threads
= v2.7.0
gpurta: v2.7.0.sqlite: nothing repeats there: all of a thread is one job, whose period is unknown: write what you know, or mark jobs by NVTX ranges
gpurta: v2.7.0.sqlite: Nsight Systems 2020.1, schema 2.7.0; device 0: 5 kernels, 1 copy, 1 memset
gpurta:   19.9 us of 19.9 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 2.7.0. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
chains:
  - name: "p4711t1" # thread 1 of process 4711
    period: unknown # nothing repeats in the profile: write the least distance of releases
    # 1 job
    observed: 0.0254 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.0065} # longest time that an operation began after what it waits for
      - {copy: "copy", stream: default, duration: 0.0004, direction: h2d, after: ["launches#host"]} # largest of 1
      - {kernel: "detect", stream: s13, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.008, after: ["copy"]} # largest of 1
      - {kernel: "track", stream: s14, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.008, after: ["detect"]} # largest of 1
      - {kernel: "a#1#2#1", stream: s13, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["detect"]} # largest of 1
      - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["a#1#2#1", "track"]} # largest of 1
      - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1"]} # largest of 1
      - {copy: "memset", stream: s13, duration: 0.0005, direction: d2d, after: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1"]} # largest of 1
    # Not all waits are in the profile: what ended before a step began in every job is before it here
# In no bound: 1 call of the host, to wait or to make every stream wait.
platform jetson-tx2

kernel                                                                                                                                                                                                     launches  threads  registers  shared  blocks/SM  slots  warps %  limited by       one block more with
detect                                                                                                                                                                                                            1      256         32    1024          8     16      100  warps registers  at most 224 threads
track                                                                                                                                                                                                             1      256         32    1024          8     16      100  warps registers  at most 224 threads
a#1                                                                                                                                                                                                               1      256         32    1024          8     16      100  warps registers  at most 224 threads
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx1         1      256         32    1024          8     16      100  warps registers  at most 224 threads
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx2         1      256         32    1024          8     16      100  warps registers  at most 224 threads
= v2.9.1
gpurta: v2.9.1.sqlite: nothing repeats there: all of a thread is one job, whose period is unknown: write what you know, or mark jobs by NVTX ranges
gpurta: v2.9.1.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
gpurta:   19.9 us of 19.9 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 2.9.1. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
chains:
  - name: "p4711t1" # thread 1 of process 4711
    period: unknown # nothing repeats in the profile: write the least distance of releases
    # 1 job
    observed: 0.0254 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.0065} # longest time that an operation began after what it waits for
      - {copy: "copy", stream: default, duration: 0.0004, direction: h2d, after: ["launches#host"]} # largest of 1
      - {kernel: "detect", stream: s13, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.008, after: ["copy"]} # largest of 1
      - {kernel: "track", stream: s14, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.008, after: ["detect"]} # largest of 1
      - {kernel: "a#1#2#1", stream: s13, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["detect"]} # largest of 1
      - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["a#1#2#1", "track"]} # largest of 1
      - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1"]} # largest of 1
      - {copy: "memset", stream: s13, duration: 0.0005, direction: d2d, after: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1"]} # largest of 1
    # Not all waits are in the profile: what ended before a step began in every job is before it here
# In no bound: 1 call of the host, to wait or to make every stream wait.
platform jetson-tx2

kernel                                                                                                                                                                                                     launches  threads  registers  shared  blocks/SM  slots  warps %  limited by       one block more with
detect                                                                                                                                                                                                            1      256         32    1024          8     16      100  warps registers  at most 224 threads
track                                                                                                                                                                                                             1      256         32    1024          8     16      100  warps registers  at most 224 threads
a#1                                                                                                                                                                                                               1      256         32    1024          8     16      100  warps registers  at most 224 threads
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx1         1      256         32    1024          8     16      100  warps registers  at most 224 threads
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx2         1      256         32    1024          8     16      100  warps registers  at most 224 threads
= v3.25.0
gpurta: v3.25.0.sqlite: nothing repeats there: all of a thread is one job, whose period is unknown: write what you know, or mark jobs by NVTX ranges
gpurta: v3.25.0.sqlite: Nsight Systems 2020.1, schema 3.25.0; device 0: 5 kernels, 1 copy, 1 memset
gpurta:   19.9 us of 19.9 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 3.25.0. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
chains:
  - name: "p4711t1" # thread 1 of process 4711
    period: unknown # nothing repeats in the profile: write the least distance of releases
    # 1 job
    observed: 0.0254 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.0065} # longest time that an operation began after what it waits for
      - {copy: "copy", stream: default, duration: 0.0004, direction: h2d, after: ["launches#host"]} # largest of 1
      - {kernel: "detect", stream: s13, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.008, after: ["copy"]} # largest of 1
      - {kernel: "track", stream: s14, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.008, after: ["detect"]} # largest of 1
      - {kernel: "a#1#2#1", stream: s13, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["detect"]} # largest of 1
      - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["a#1#2#1", "track"]} # largest of 1
      - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1"]} # largest of 1
      - {copy: "memset", stream: s13, duration: 0.0005, direction: d2d, after: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1"]} # largest of 1
    # Not all waits are in the profile: what ended before a step began in every job is before it here
# In no bound: 1 call of the host, to wait or to make every stream wait.
platform jetson-tx2

kernel                                                                                                                                                                                                     launches  threads  registers  shared  blocks/SM  slots  warps %  limited by       one block more with
detect                                                                                                                                                                                                            1      256         32    1024          8     16      100  warps registers  at most 224 threads
track                                                                                                                                                                                                             1      256         32    1024          8     16      100  warps registers  at most 224 threads
a#1                                                                                                                                                                                                               1      256         32    1024          8     16      100  warps registers  at most 224 threads
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx1         1      256         32    1024          8     16      100  warps registers  at most 224 threads
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx2         1      256         32    1024          8     16      100  warps registers  at most 224 threads

-- case every-option --
$ for options in "--margin 0%" "--margin 12.5%" "--margin 100%" "--to chains --margin 1/3" "--to chains --margin 20%" "--to chains --period periodic --margin 10%" "--sms 1" "--sms 1000" \
>     "--device 0" "--device 1" "--process 4711" "--process 4712" "--context 1" "--context 0" "--platform tx2" "--slots 3" "--platform tx2 --sms 1" "--copy-bandwidth 1000" "--from nsys" "--from kineto"; do
>     echo "= $options"
>     gpurta convert v2.9.1.sqlite $options 2>&1
> done
= --margin 0%
gpurta: v2.9.1.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
gpurta:   19.9 us of 19.9 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 2.9.1. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
operations:
  - {copy: "copy", stream: default, duration: 400, direction: h2d}
  - {kernel: "detect", stream: s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000}
  - {kernel: "track", stream: s14, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000, after: ["detect"]}
  - {kernel: "a#1#2#1", stream: s13, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, release: 20500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, release: 22500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {copy: "memset", stream: s13, release: 24500, duration: 500, direction: d2d}
= --margin 12.5%
gpurta: v2.9.1.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
gpurta:   19.9 us of 19.9 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 2.9.1. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ns
times: "9/8 times those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
operations:
  - {copy: "copy", stream: default, duration: 450, direction: h2d}
  - {kernel: "detect", stream: s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 9000}
  - {kernel: "track", stream: s14, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 9000, after: ["detect"]}
  - {kernel: "a#1#2#1", stream: s13, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1125}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, release: 20500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1125}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, release: 22500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1125}
  - {copy: "memset", stream: s13, release: 24500, duration: 1125/2, direction: d2d}
= --margin 100%
gpurta: v2.9.1.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
gpurta:   19.9 us of 19.9 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 2.9.1. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ns
times: "2 times those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
operations:
  - {copy: "copy", stream: default, duration: 800, direction: h2d}
  - {kernel: "detect", stream: s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 16000}
  - {kernel: "track", stream: s14, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 16000, after: ["detect"]}
  - {kernel: "a#1#2#1", stream: s13, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 2000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, release: 20500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 2000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, release: 22500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 2000}
  - {copy: "memset", stream: s13, release: 24500, duration: 1000, direction: d2d}
= --to chains --margin 1/3
gpurta: v2.9.1.sqlite: nothing repeats there: all of a thread is one job, whose period is unknown: write what you know, or mark jobs by NVTX ranges
gpurta: v2.9.1.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
gpurta:   19.9 us of 19.9 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 2.9.1. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ms
times: "4/3 times the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
chains:
  - name: "p4711t1" # thread 1 of process 4711
    period: unknown # nothing repeats in the profile: write the least distance of releases
    # 1 job
    observed: 0.0254 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 13/1500} # longest time that an operation began after what it waits for
      - {copy: "copy", stream: default, duration: 1/1875, direction: h2d, after: ["launches#host"]} # largest of 1
      - {kernel: "detect", stream: s13, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 4/375, after: ["copy"]} # largest of 1
      - {kernel: "track", stream: s14, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 4/375, after: ["detect"]} # largest of 1
      - {kernel: "a#1#2#1", stream: s13, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1/750, after: ["detect"]} # largest of 1
      - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1/750, after: ["a#1#2#1", "track"]} # largest of 1
      - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1/750, after: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1"]} # largest of 1
      - {copy: "memset", stream: s13, duration: 1/1500, direction: d2d, after: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1"]} # largest of 1
    # Not all waits are in the profile: what ended before a step began in every job is before it here
# In no bound: 1 call of the host, to wait or to make every stream wait.
= --to chains --margin 20%
gpurta: v2.9.1.sqlite: nothing repeats there: all of a thread is one job, whose period is unknown: write what you know, or mark jobs by NVTX ranges
gpurta: v2.9.1.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
gpurta:   19.9 us of 19.9 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 2.9.1. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ms
times: "6/5 times the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
chains:
  - name: "p4711t1" # thread 1 of process 4711
    period: unknown # nothing repeats in the profile: write the least distance of releases
    # 1 job
    observed: 0.0254 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.0078} # longest time that an operation began after what it waits for
      - {copy: "copy", stream: default, duration: 0.00048, direction: h2d, after: ["launches#host"]} # largest of 1
      - {kernel: "detect", stream: s13, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.0096, after: ["copy"]} # largest of 1
      - {kernel: "track", stream: s14, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.0096, after: ["detect"]} # largest of 1
      - {kernel: "a#1#2#1", stream: s13, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.0012, after: ["detect"]} # largest of 1
      - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.0012, after: ["a#1#2#1", "track"]} # largest of 1
      - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.0012, after: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1"]} # largest of 1
      - {copy: "memset", stream: s13, duration: 0.0006, direction: d2d, after: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1"]} # largest of 1
    # Not all waits are in the profile: what ended before a step began in every job is before it here
# In no bound: 1 call of the host, to wait or to make every stream wait.
= --to chains --period periodic --margin 10%
gpurta: v2.9.1.sqlite: nothing repeats there: all of a thread is one job, whose period is unknown: write what you know, or mark jobs by NVTX ranges
gpurta: v2.9.1.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
gpurta:   19.9 us of 19.9 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 2.9.1. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ms
times: "11/10 times the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the beats of the releases that were observed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
chains:
  - name: "p4711t1" # thread 1 of process 4711
    period: unknown # nothing repeats in the profile: write the least distance of releases
    # 1 job
    observed: 0.0254 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.00715} # longest time that an operation began after what it waits for
      - {copy: "copy", stream: default, duration: 0.00044, direction: h2d, after: ["launches#host"]} # largest of 1
      - {kernel: "detect", stream: s13, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.0088, after: ["copy"]} # largest of 1
      - {kernel: "track", stream: s14, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.0088, after: ["detect"]} # largest of 1
      - {kernel: "a#1#2#1", stream: s13, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.0011, after: ["detect"]} # largest of 1
      - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.0011, after: ["a#1#2#1", "track"]} # largest of 1
      - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.0011, after: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1"]} # largest of 1
      - {copy: "memset", stream: s13, duration: 0.00055, direction: d2d, after: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1"]} # largest of 1
    # Not all waits are in the profile: what ended before a step began in every job is before it here
# In no bound: 1 call of the host, to wait or to make every stream wait.
= --sms 1
gpurta: v2.9.1.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
gpurta:   19.9 us of 19.9 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 2.9.1. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: cc-8.0, sms: 1, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
operations:
  - {copy: "copy", stream: default, duration: 400, direction: h2d}
  - {kernel: "detect", stream: s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 800/3}
  - {kernel: "track", stream: s14, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000, after: ["detect"]}
  - {kernel: "a#1#2#1", stream: s13, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, release: 20500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, release: 22500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {copy: "memset", stream: s13, release: 24500, duration: 500, direction: d2d}
= --sms 1000
gpurta: v2.9.1.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
gpurta:   19.9 us of 19.9 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 2.9.1. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: cc-8.0, sms: 1000, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
operations:
  - {copy: "copy", stream: default, duration: 400, direction: h2d}
  - {kernel: "detect", stream: s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000}
  - {kernel: "track", stream: s14, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000, after: ["detect"]}
  - {kernel: "a#1#2#1", stream: s13, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, release: 20500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, release: 22500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {copy: "memset", stream: s13, release: 24500, duration: 500, direction: d2d}
= --device 0
gpurta: v2.9.1.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
gpurta:   19.9 us of 19.9 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 2.9.1. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
operations:
  - {copy: "copy", stream: default, duration: 400, direction: h2d}
  - {kernel: "detect", stream: s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000}
  - {kernel: "track", stream: s14, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000, after: ["detect"]}
  - {kernel: "a#1#2#1", stream: s13, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, release: 20500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, release: 22500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {copy: "memset", stream: s13, release: 24500, duration: 500, direction: d2d}
= --device 1
gpurta: v2.9.1.sqlite: nothing ran on device 1 there; what ran: 7 operations of process 4711, context 1, device 0
= --process 4711
gpurta: v2.9.1.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
gpurta:   19.9 us of 19.9 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 2.9.1. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
operations:
  - {copy: "copy", stream: default, duration: 400, direction: h2d}
  - {kernel: "detect", stream: s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000}
  - {kernel: "track", stream: s14, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000, after: ["detect"]}
  - {kernel: "a#1#2#1", stream: s13, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, release: 20500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, release: 22500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {copy: "memset", stream: s13, release: 24500, duration: 500, direction: d2d}
= --process 4712
gpurta: v2.9.1.sqlite: nothing of process 4712 ran on a GPU there; what ran: 7 operations of process 4711, context 1, device 0
= --context 1
gpurta: v2.9.1.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
gpurta:   19.9 us of 19.9 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 2.9.1. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
operations:
  - {copy: "copy", stream: default, duration: 400, direction: h2d}
  - {kernel: "detect", stream: s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000}
  - {kernel: "track", stream: s14, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000, after: ["detect"]}
  - {kernel: "a#1#2#1", stream: s13, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, release: 20500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, release: 22500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {copy: "memset", stream: s13, release: 24500, duration: 500, direction: d2d}
= --context 0
gpurta: v2.9.1.sqlite: nothing of context 0 ran on a GPU there; what ran: 7 operations of process 4711, context 1, device 0
= --platform tx2
gpurta: v2.9.1.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
gpurta:   19.9 us of 19.9 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   the profile is of another GPU (NVIDIA A100-SXM4-40GB, compute capability 8.0) than jetson-tx2: its times are of that one, and no wcet of jetson-tx2
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 2.9.1. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
# the profile is of another GPU (NVIDIA A100-SXM4-40GB, compute capability 8.0) than jetson-tx2: its times are of that one, and no wcet of jetson-tx2
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: jetson-tx2, sms: 2, copy_engines: 1} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
operations:
  - {copy: "copy", stream: default, duration: 400, direction: h2d}
  - {kernel: "detect", stream: s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1600/3}
  - {kernel: "track", stream: s14, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000, after: ["detect"]}
  - {kernel: "a#1#2#1", stream: s13, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, release: 20500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, release: 22500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {copy: "memset", stream: s13, release: 24500, duration: 500, direction: d2d}
= --slots 3
gpurta: convert: --slots is for configurations of cuda_scheduling_examiner
= --platform tx2 --sms 1
gpurta: v2.9.1.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
gpurta:   19.9 us of 19.9 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 2.9.1. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: jetson-tx2, sms: 1, copy_engines: 1} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
operations:
  - {copy: "copy", stream: default, duration: 400, direction: h2d}
  - {kernel: "detect", stream: s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 800/3}
  - {kernel: "track", stream: s14, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000, after: ["detect"]}
  - {kernel: "a#1#2#1", stream: s13, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, release: 20500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, release: 22500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {copy: "memset", stream: s13, release: 24500, duration: 500, direction: d2d}
= --copy-bandwidth 1000
gpurta: convert: --copy-bandwidth is for configurations of cuda_scheduling_examiner
= --from nsys
gpurta: v2.9.1.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
gpurta:   19.9 us of 19.9 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 2.9.1. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
operations:
  - {copy: "copy", stream: default, duration: 400, direction: h2d}
  - {kernel: "detect", stream: s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000}
  - {kernel: "track", stream: s14, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000, after: ["detect"]}
  - {kernel: "a#1#2#1", stream: s13, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, release: 20500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, release: 22500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {copy: "memset", stream: s13, release: 24500, duration: 500, direction: d2d}
= --from kineto
gpurta: v2.9.1.sqlite: after event 0: lexical error: invalid char in json text.
[2]

-- case every-to --
$ for file in frames v2.9.1; do
>     for to in scenario chains json sag sag-precedences examiner; do
>         echo "= $file $to"
>         gpurta convert $file.sqlite --to $to 2>&1
>     done
> done
> gpurta convert v2.9.1.sqlite --to perfetto
= frames scenario
gpurta: frames.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 16 kernels, 0 copies, 0 memsets
gpurta:   44.412 us of 44.412 us of GPU time are explained
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 2.9.1. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
operations:
  - {kernel: "detect", stream: s13, blocks: [2400, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 3000}
  - {kernel: "track", stream: s13, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 500}
  - {kernel: "track#2", stream: s13, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 600}
  - {kernel: "a#1#2#1", stream: s14, release: 19000, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "detect#2", stream: s13, release: 33000, blocks: [2400, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 9001/3}
  - {kernel: "track#3", stream: s13, release: 33000, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 500}
  - {kernel: "track#4", stream: s13, release: 33000, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 601}
  - {kernel: "a#1#2#2", stream: s14, release: 52000, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000, after: ["track#2"]}
  - {kernel: "detect#3", stream: s13, release: 67000, blocks: [2400, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 9002/3}
  - {kernel: "track#5", stream: s13, release: 67000, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 500}
  - {kernel: "track#6", stream: s13, release: 67000, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 602}
  - {kernel: "a#1#2#3", stream: s14, release: 86000, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "detect#4", stream: s13, release: 99000, blocks: [2400, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 3001}
  - {kernel: "track#7", stream: s13, release: 99000, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 500}
  - {kernel: "track#8", stream: s13, release: 99000, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 603}
  - {kernel: "a#1#2#4", stream: s14, release: 118000, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
= frames chains
gpurta: frames.sqlite: 1 chain is part of others: they share a stream, or one waits for the other's
gpurta: frames.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 16 kernels, 0 copies, 0 memsets
gpurta:   44.412 us of 44.412 us of GPU time are explained
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 2.9.1. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
chains:
  - name: "frame"
    period: 0.032 # shortest of 3 distances of releases, the longest is 0.034; so no jitter
    # (--period periodic: period: 0.033, jitter: 0.001, which these releases fit, too)
    # 4 jobs, all alike; with 1 other, which share a stream or wait for each other's: all that is launched between two releases
    observed: 0.021 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.0099} # longest time of a job in which nothing ran on the GPU
      - {kernel: "detect", stream: s13, blocks: [2400, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.003001, after: ["launches#host"]} # largest of 4, shared among 3 rounds
      - {kernel: "track", stream: s13, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.000603, count: 2, after: ["detect"]} # largest of 8
      - {kernel: "a#1#2#1", stream: s14, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["track"]} # largest of 4
    # Not all waits are in the profile: what ended before a step began in every job is before it here
= frames json
gpurta: frames.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 16 kernels, 0 copies, 0 memsets
gpurta:   44.412 us of 44.412 us of GPU time are explained
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
{
  "time_unit": "ns",
  "times": "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed",
  "platform": {
    "name": "a100",
    "compute_capability": "8.0",
    "sms": 108,
    "threads_per_sm": 2048,
    "blocks_per_sm": 32,
    "threads_per_block": 1024,
    "warp_size": 32,
    "registers_per_sm": 65536,
    "registers_per_block": 65536,
    "registers_per_thread": 255,
    "register_unit": 256,
    "sub_partitions": 4,
    "launch_sub_partitions": 0,
    "shared_memory_per_sm": 167936,
    "shared_memory_per_block": 49152,
    "shared_memory_per_block_optin": 166912,
    "shared_memory_unit": 128,
    "shared_memory_reserved": 1024,
    "copy_engines": 3,
    "copy_bandwidth": 0,
    "sm_order": "even-then-odd",
    "resident_grids": 128,
    "carveout_sms": 2,
    "carveout_sizes": [0, 8192, 16384, 32768, 65536, 102400, 135168, 167936],
    "queue_delay": true,
    "resident_grid_limit": true,
    "warps_in_turn": true,
    "contiguous_shared_memory": true,
    "carveout_waits": true,
    "local_memory_waits": true,
    "block_pairs": true,
    "freed_first": true,
    "copies_in_order": true
  },
  "streams": {"s14": {"priority": -1, "blocking": false}},
  "operations": [
    {"kernel": "detect", "stream": "s13", "blocks": [2400, 1, 1], "threads": [256, 1, 1], "registers": 32, "shared_memory": 1024, "wcet": 3000},
    {"kernel": "track", "stream": "s13", "blocks": [8, 1, 1], "threads": [256, 1, 1], "registers": 32, "shared_memory": 1024, "wcet": 500},
    {"kernel": "track#2", "stream": "s13", "blocks": [8, 1, 1], "threads": [256, 1, 1], "registers": 32, "shared_memory": 1024, "wcet": 600},
    {"kernel": "a#1#2#1", "stream": "s14", "release": 19000, "blocks": [8, 1, 1], "threads": [256, 1, 1], "registers": 32, "shared_memory": 1024, "wcet": 1000},
    {"kernel": "detect#2", "stream": "s13", "release": 33000, "blocks": [2400, 1, 1], "threads": [256, 1, 1], "registers": 32, "shared_memory": 1024, "wcet": "9001/3"},
    {"kernel": "track#3", "stream": "s13", "release": 33000, "blocks": [8, 1, 1], "threads": [256, 1, 1], "registers": 32, "shared_memory": 1024, "wcet": 500},
    {"kernel": "track#4", "stream": "s13", "release": 33000, "blocks": [8, 1, 1], "threads": [256, 1, 1], "registers": 32, "shared_memory": 1024, "wcet": 601},
    {"kernel": "a#1#2#2", "stream": "s14", "release": 52000, "blocks": [8, 1, 1], "threads": [256, 1, 1], "registers": 32, "shared_memory": 1024, "wcet": 1000, "after": ["track#2"]},
    {"kernel": "detect#3", "stream": "s13", "release": 67000, "blocks": [2400, 1, 1], "threads": [256, 1, 1], "registers": 32, "shared_memory": 1024, "wcet": "9002/3"},
    {"kernel": "track#5", "stream": "s13", "release": 67000, "blocks": [8, 1, 1], "threads": [256, 1, 1], "registers": 32, "shared_memory": 1024, "wcet": 500},
    {"kernel": "track#6", "stream": "s13", "release": 67000, "blocks": [8, 1, 1], "threads": [256, 1, 1], "registers": 32, "shared_memory": 1024, "wcet": 602},
    {"kernel": "a#1#2#3", "stream": "s14", "release": 86000, "blocks": [8, 1, 1], "threads": [256, 1, 1], "registers": 32, "shared_memory": 1024, "wcet": 1000},
    {"kernel": "detect#4", "stream": "s13", "release": 99000, "blocks": [2400, 1, 1], "threads": [256, 1, 1], "registers": 32, "shared_memory": 1024, "wcet": 3001},
    {"kernel": "track#7", "stream": "s13", "release": 99000, "blocks": [8, 1, 1], "threads": [256, 1, 1], "registers": 32, "shared_memory": 1024, "wcet": 500},
    {"kernel": "track#8", "stream": "s13", "release": 99000, "blocks": [8, 1, 1], "threads": [256, 1, 1], "registers": 32, "shared_memory": 1024, "wcet": 603},
    {"kernel": "a#1#2#4", "stream": "s14", "release": 118000, "blocks": [8, 1, 1], "threads": [256, 1, 1], "registers": 32, "shared_memory": 1024, "wcet": 1000}
  ]
}
= frames sag
gpurta: note: nptest -m 108: a core is an SM
gpurta: note: a kernel there starts when all its SMs are free; a GPU starts block by block
gpurta: note: --to sag-precedences writes the order of streams, for its -p
gpurta: frames.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 16 kernels, 0 copies, 0 memsets
gpurta:   44.412 us of 44.412 us of GPU time are explained
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
Task ID, Job ID, Release min, Release max, { Cores:Cost min:Cost max }, Deadline, Priority
2, 1, 0, 0, { 108:0:9000 }, 162415, 2147483648
2, 2, 0, 0, { 1:0:500 }, 162415, 2147483648
2, 3, 0, 0, { 1:0:600 }, 162415, 2147483648
3, 4, 19000, 19000, { 1:0:1000 }, 162415, 2147483647
2, 5, 33000, 33000, { 108:0:9003 }, 162415, 2147483648
2, 6, 33000, 33000, { 1:0:500 }, 162415, 2147483648
2, 7, 33000, 33000, { 1:0:601 }, 162415, 2147483648
3, 8, 52000, 52000, { 1:0:1000 }, 162415, 2147483647
2, 9, 67000, 67000, { 108:0:9003 }, 162415, 2147483648
2, 10, 67000, 67000, { 1:0:500 }, 162415, 2147483648
2, 11, 67000, 67000, { 1:0:602 }, 162415, 2147483648
3, 12, 86000, 86000, { 1:0:1000 }, 162415, 2147483647
2, 13, 99000, 99000, { 108:0:9003 }, 162415, 2147483648
2, 14, 99000, 99000, { 1:0:500 }, 162415, 2147483648
2, 15, 99000, 99000, { 1:0:603 }, 162415, 2147483648
3, 16, 118000, 118000, { 1:0:1000 }, 162415, 2147483647
= frames sag-precedences
gpurta: frames.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 16 kernels, 0 copies, 0 memsets
gpurta:   44.412 us of 44.412 us of GPU time are explained
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
Predecessor TID, Predecessor JID, Successor TID, Successor JID
2, 1, 2, 2
2, 2, 2, 3
2, 3, 2, 5
2, 5, 2, 6
2, 6, 2, 7
3, 4, 3, 8
2, 3, 3, 8
2, 7, 2, 9
2, 9, 2, 10
2, 10, 2, 11
3, 8, 3, 12
2, 11, 2, 13
2, 13, 2, 14
2, 14, 2, 15
3, 12, 3, 16
= frames examiner
gpurta: note: a delay counts from the end of the kernel before it, had it run alone
gpurta: note: shared memory is 16, 32 or 40 KiB there, registers are as compiled
gpurta: note: 1 wait for other streams is left out
gpurta: frames.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 16 kernels, 0 copies, 0 memsets
gpurta:   44.412 us of 44.412 us of GPU time are explained
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
{"name": "gpurta", "max_iterations": 1, "max_time": 0, "cuda_device": 0, "benchmarks": [
    {"filename": "./bin/multikernel.so", "label": "s13", "log_name": "stream_1.json", "release_time": 0.000000000, "stream_priority": 0, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "detect", "duration": 3000, "block_count": 2400, "thread_count": 256, "shared_memory_size": 4096},
      {"kernel_label": "track", "duration": 500, "block_count": 8, "thread_count": 256, "shared_memory_size": 4096},
      {"kernel_label": "track#2", "duration": 600, "block_count": 8, "thread_count": 256, "shared_memory_size": 4096},
      {"kernel_label": "detect#2", "delay": 0.000022900, "duration": 3000, "block_count": 2400, "thread_count": 256, "shared_memory_size": 4096},
      {"kernel_label": "track#3", "duration": 500, "block_count": 8, "thread_count": 256, "shared_memory_size": 4096},
      {"kernel_label": "track#4", "duration": 601, "block_count": 8, "thread_count": 256, "shared_memory_size": 4096},
      {"kernel_label": "detect#3", "delay": 0.000023898, "duration": 3001, "block_count": 2400, "thread_count": 256, "shared_memory_size": 4096},
      {"kernel_label": "track#5", "duration": 500, "block_count": 8, "thread_count": 256, "shared_memory_size": 4096},
      {"kernel_label": "track#6", "duration": 602, "block_count": 8, "thread_count": 256, "shared_memory_size": 4096},
      {"kernel_label": "detect#4", "delay": 0.000021896, "duration": 3001, "block_count": 2400, "thread_count": 256, "shared_memory_size": 4096},
      {"kernel_label": "track#7", "duration": 500, "block_count": 8, "thread_count": 256, "shared_memory_size": 4096},
      {"kernel_label": "track#8", "duration": 603, "block_count": 8, "thread_count": 256, "shared_memory_size": 4096}]},
    {"filename": "./bin/multikernel.so", "label": "s14", "log_name": "stream_2.json", "release_time": 0.000019000, "stream_priority": -1, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "a#1#2#1", "duration": 1000, "block_count": 8, "thread_count": 256, "shared_memory_size": 4096},
      {"kernel_label": "a#1#2#2", "delay": 0.000032000, "duration": 1000, "block_count": 8, "thread_count": 256, "shared_memory_size": 4096},
      {"kernel_label": "a#1#2#3", "delay": 0.000033000, "duration": 1000, "block_count": 8, "thread_count": 256, "shared_memory_size": 4096},
      {"kernel_label": "a#1#2#4", "delay": 0.000031000, "duration": 1000, "block_count": 8, "thread_count": 256, "shared_memory_size": 4096}]}
  ]
}
= v2.9.1 scenario
gpurta: v2.9.1.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
gpurta:   19.9 us of 19.9 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 2.9.1. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
operations:
  - {copy: "copy", stream: default, duration: 400, direction: h2d}
  - {kernel: "detect", stream: s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000}
  - {kernel: "track", stream: s14, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000, after: ["detect"]}
  - {kernel: "a#1#2#1", stream: s13, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, release: 20500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, release: 22500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {copy: "memset", stream: s13, release: 24500, duration: 500, direction: d2d}
= v2.9.1 chains
gpurta: v2.9.1.sqlite: nothing repeats there: all of a thread is one job, whose period is unknown: write what you know, or mark jobs by NVTX ranges
gpurta: v2.9.1.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
gpurta:   19.9 us of 19.9 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Nsight Systems 2020.1, schema 2.9.1. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
chains:
  - name: "p4711t1" # thread 1 of process 4711
    period: unknown # nothing repeats in the profile: write the least distance of releases
    # 1 job
    observed: 0.0254 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.0065} # longest time that an operation began after what it waits for
      - {copy: "copy", stream: default, duration: 0.0004, direction: h2d, after: ["launches#host"]} # largest of 1
      - {kernel: "detect", stream: s13, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.008, after: ["copy"]} # largest of 1
      - {kernel: "track", stream: s14, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.008, after: ["detect"]} # largest of 1
      - {kernel: "a#1#2#1", stream: s13, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["detect"]} # largest of 1
      - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["a#1#2#1", "track"]} # largest of 1
      - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1"]} # largest of 1
      - {copy: "memset", stream: s13, duration: 0.0005, direction: d2d, after: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1"]} # largest of 1
    # Not all waits are in the profile: what ended before a step began in every job is before it here
# In no bound: 1 call of the host, to wait or to make every stream wait.
= v2.9.1 json
gpurta: v2.9.1.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
gpurta:   19.9 us of 19.9 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
{
  "time_unit": "ns",
  "times": "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed",
  "platform": {
    "name": "a100",
    "compute_capability": "8.0",
    "sms": 108,
    "threads_per_sm": 2048,
    "blocks_per_sm": 32,
    "threads_per_block": 1024,
    "warp_size": 32,
    "registers_per_sm": 65536,
    "registers_per_block": 65536,
    "registers_per_thread": 255,
    "register_unit": 256,
    "sub_partitions": 4,
    "launch_sub_partitions": 0,
    "shared_memory_per_sm": 167936,
    "shared_memory_per_block": 49152,
    "shared_memory_per_block_optin": 166912,
    "shared_memory_unit": 128,
    "shared_memory_reserved": 1024,
    "copy_engines": 3,
    "copy_bandwidth": 0,
    "sm_order": "even-then-odd",
    "resident_grids": 128,
    "carveout_sms": 2,
    "carveout_sizes": [0, 8192, 16384, 32768, 65536, 102400, 135168, 167936],
    "queue_delay": true,
    "resident_grid_limit": true,
    "warps_in_turn": true,
    "contiguous_shared_memory": true,
    "carveout_waits": true,
    "local_memory_waits": true,
    "block_pairs": true,
    "freed_first": true,
    "copies_in_order": true
  },
  "streams": {"s14": {"priority": -1, "blocking": false}},
  "operations": [
    {"copy": "copy", "stream": "default", "duration": 400, "direction": "h2d"},
    {"kernel": "detect", "stream": "s13", "release": 500, "blocks": [240, 1, 1], "threads": [256, 1, 1], "registers": 32, "shared_memory": 1024, "wcet": 8000},
    {"kernel": "track", "stream": "s14", "release": 11500, "blocks": [8, 1, 1], "threads": [256, 1, 1], "registers": 32, "shared_memory": 1024, "wcet": 8000, "after": ["detect"]},
    {"kernel": "a#1#2#1", "stream": "s13", "release": 11500, "blocks": [8, 1, 1], "threads": [256, 1, 1], "registers": 32, "shared_memory": 1024, "wcet": 1000},
    {"kernel": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", "stream": "s13", "release": 20500, "blocks": [1, 1, 1], "threads": [256, 1, 1], "registers": 32, "shared_memory": 1024, "wcet": 1000},
    {"kernel": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", "stream": "s13", "release": 22500, "blocks": [1, 1, 1], "threads": [256, 1, 1], "registers": 32, "shared_memory": 1024, "wcet": 1000},
    {"copy": "memset", "stream": "s13", "release": 24500, "duration": 500, "direction": "d2d"}
  ]
}
= v2.9.1 sag
gpurta: note: nptest -m 108: a core is an SM
gpurta: note: a kernel there starts when all its SMs are free; a GPU starts block by block
gpurta: note: --to sag-precedences writes the order of streams, for its -p
gpurta: note: 2 copies take a core each there, on a GPU an engine
gpurta: v2.9.1.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
gpurta:   19.9 us of 19.9 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
Task ID, Job ID, Release min, Release max, { Cores:Cost min:Cost max }, Deadline, Priority
1, 1, 0, 0, { 1:0:400 }, 44400, 2147483648
2, 2, 500, 500, { 30:0:8000 }, 44400, 2147483648
3, 3, 11500, 11500, { 1:0:8000 }, 44400, 2147483647
2, 4, 11500, 11500, { 1:0:1000 }, 44400, 2147483648
2, 5, 20500, 20500, { 1:0:1000 }, 44400, 2147483648
2, 6, 22500, 22500, { 1:0:1000 }, 44400, 2147483648
2, 7, 24500, 24500, { 1:0:500 }, 44400, 2147483648
= v2.9.1 sag-precedences
gpurta: v2.9.1.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
gpurta:   19.9 us of 19.9 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
Predecessor TID, Predecessor JID, Successor TID, Successor JID
1, 1, 2, 2
2, 2, 3, 3
2, 2, 2, 4
2, 4, 2, 5
2, 5, 2, 6
2, 6, 2, 7
= v2.9.1 examiner
gpurta: note: a delay counts from the end of the kernel before it, had it run alone
gpurta: note: shared memory is 16, 32 or 40 KiB there, registers are as compiled
gpurta: note: 2 copies are left out
gpurta: note: 1 wait for other streams is left out
gpurta: note: 1 operation on the NULL stream is on one that no other waits for
gpurta: v2.9.1.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
gpurta:   19.9 us of 19.9 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
{"name": "gpurta", "max_iterations": 1, "max_time": 0, "cuda_device": 0, "benchmarks": [
    {"filename": "./bin/multikernel.so", "label": "s13", "log_name": "stream_1.json", "release_time": 0.000000500, "stream_priority": 0, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "detect", "duration": 8000, "block_count": 240, "thread_count": 256, "shared_memory_size": 4096},
      {"kernel_label": "a#1#2#1", "delay": 0.000003000, "duration": 1000, "block_count": 8, "thread_count": 256, "shared_memory_size": 4096},
      {"kernel_label": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", "delay": 0.000008000, "duration": 1000, "block_count": 1, "thread_count": 256, "shared_memory_size": 4096},
      {"kernel_label": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", "delay": 0.000001000, "duration": 1000, "block_count": 1, "thread_count": 256, "shared_memory_size": 4096}]},
    {"filename": "./bin/multikernel.so", "label": "s14", "log_name": "stream_2.json", "release_time": 0.000011500, "stream_priority": -1, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "track", "duration": 8000, "block_count": 8, "thread_count": 256, "shared_memory_size": 4096}]}
  ]
}
{"displayTimeUnit": "ns", "otherData": {"times": "as measured: a largest observed time is no worst-case time"}, "traceEvents": [
{"ph": "M", "name": "process_name", "pid": 1, "args": {"name": "predicted: SMs"}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 1, "args": {"name": "SM 0"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 1, "args": {"sort_index": 1}},
{"ph": "X", "pid": 1, "tid": 1, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 3}},
{"ph": "X", "pid": 1, "tid": 1, "name": "track", "ts": 11.500, "dur": 8.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 1, "name": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", "ts": 20.500, "dur": 1.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 1, "name": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", "ts": 22.500, "dur": 1.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 2, "args": {"name": "SM 1"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 2, "args": {"sort_index": 2}},
{"ph": "X", "pid": 1, "tid": 2, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 3, "args": {"name": "SM 2"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 3, "args": {"sort_index": 3}},
{"ph": "X", "pid": 1, "tid": 3, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 3}},
{"ph": "X", "pid": 1, "tid": 3, "name": "track", "ts": 11.500, "dur": 8.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 4, "args": {"name": "SM 3"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 4, "args": {"sort_index": 4}},
{"ph": "X", "pid": 1, "tid": 4, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 5, "args": {"name": "SM 4"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 5, "args": {"sort_index": 5}},
{"ph": "X", "pid": 1, "tid": 5, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 3}},
{"ph": "X", "pid": 1, "tid": 5, "name": "track", "ts": 11.500, "dur": 8.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 6, "args": {"name": "SM 5"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 6, "args": {"sort_index": 6}},
{"ph": "X", "pid": 1, "tid": 6, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 7, "args": {"name": "SM 6"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 7, "args": {"sort_index": 7}},
{"ph": "X", "pid": 1, "tid": 7, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 3}},
{"ph": "X", "pid": 1, "tid": 7, "name": "track", "ts": 11.500, "dur": 8.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 8, "args": {"name": "SM 7"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 8, "args": {"sort_index": 8}},
{"ph": "X", "pid": 1, "tid": 8, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 9, "args": {"name": "SM 8"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 9, "args": {"sort_index": 9}},
{"ph": "X", "pid": 1, "tid": 9, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 3}},
{"ph": "X", "pid": 1, "tid": 9, "name": "track", "ts": 11.500, "dur": 8.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 10, "args": {"name": "SM 9"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 10, "args": {"sort_index": 10}},
{"ph": "X", "pid": 1, "tid": 10, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 11, "args": {"name": "SM 10"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 11, "args": {"sort_index": 11}},
{"ph": "X", "pid": 1, "tid": 11, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 3}},
{"ph": "X", "pid": 1, "tid": 11, "name": "track", "ts": 11.500, "dur": 8.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 12, "args": {"name": "SM 11"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 12, "args": {"sort_index": 12}},
{"ph": "X", "pid": 1, "tid": 12, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 13, "args": {"name": "SM 12"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 13, "args": {"sort_index": 13}},
{"ph": "X", "pid": 1, "tid": 13, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 3}},
{"ph": "X", "pid": 1, "tid": 13, "name": "track", "ts": 11.500, "dur": 8.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 14, "args": {"name": "SM 13"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 14, "args": {"sort_index": 14}},
{"ph": "X", "pid": 1, "tid": 14, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 15, "args": {"name": "SM 14"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 15, "args": {"sort_index": 15}},
{"ph": "X", "pid": 1, "tid": 15, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 3}},
{"ph": "X", "pid": 1, "tid": 15, "name": "track", "ts": 11.500, "dur": 8.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 16, "args": {"name": "SM 15"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 16, "args": {"sort_index": 16}},
{"ph": "X", "pid": 1, "tid": 16, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 17, "args": {"name": "SM 16"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 17, "args": {"sort_index": 17}},
{"ph": "X", "pid": 1, "tid": 17, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 3}},
{"ph": "X", "pid": 1, "tid": 17, "name": "a#1#2#1", "ts": 11.500, "dur": 1.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 18, "args": {"name": "SM 17"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 18, "args": {"sort_index": 18}},
{"ph": "X", "pid": 1, "tid": 18, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 19, "args": {"name": "SM 18"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 19, "args": {"sort_index": 19}},
{"ph": "X", "pid": 1, "tid": 19, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 3}},
{"ph": "X", "pid": 1, "tid": 19, "name": "a#1#2#1", "ts": 11.500, "dur": 1.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 20, "args": {"name": "SM 19"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 20, "args": {"sort_index": 20}},
{"ph": "X", "pid": 1, "tid": 20, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 21, "args": {"name": "SM 20"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 21, "args": {"sort_index": 21}},
{"ph": "X", "pid": 1, "tid": 21, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 3}},
{"ph": "X", "pid": 1, "tid": 21, "name": "a#1#2#1", "ts": 11.500, "dur": 1.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 22, "args": {"name": "SM 21"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 22, "args": {"sort_index": 22}},
{"ph": "X", "pid": 1, "tid": 22, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 23, "args": {"name": "SM 22"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 23, "args": {"sort_index": 23}},
{"ph": "X", "pid": 1, "tid": 23, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 3}},
{"ph": "X", "pid": 1, "tid": 23, "name": "a#1#2#1", "ts": 11.500, "dur": 1.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 24, "args": {"name": "SM 23"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 24, "args": {"sort_index": 24}},
{"ph": "X", "pid": 1, "tid": 24, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 25, "args": {"name": "SM 24"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 25, "args": {"sort_index": 25}},
{"ph": "X", "pid": 1, "tid": 25, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 3}},
{"ph": "X", "pid": 1, "tid": 25, "name": "a#1#2#1", "ts": 11.500, "dur": 1.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 26, "args": {"name": "SM 25"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 26, "args": {"sort_index": 26}},
{"ph": "X", "pid": 1, "tid": 26, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 27, "args": {"name": "SM 26"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 27, "args": {"sort_index": 27}},
{"ph": "X", "pid": 1, "tid": 27, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 3}},
{"ph": "X", "pid": 1, "tid": 27, "name": "a#1#2#1", "ts": 11.500, "dur": 1.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 28, "args": {"name": "SM 27"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 28, "args": {"sort_index": 28}},
{"ph": "X", "pid": 1, "tid": 28, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 29, "args": {"name": "SM 28"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 29, "args": {"sort_index": 29}},
{"ph": "X", "pid": 1, "tid": 29, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 3}},
{"ph": "X", "pid": 1, "tid": 29, "name": "a#1#2#1", "ts": 11.500, "dur": 1.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 30, "args": {"name": "SM 29"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 30, "args": {"sort_index": 30}},
{"ph": "X", "pid": 1, "tid": 30, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 31, "args": {"name": "SM 30"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 31, "args": {"sort_index": 31}},
{"ph": "X", "pid": 1, "tid": 31, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 3}},
{"ph": "X", "pid": 1, "tid": 31, "name": "a#1#2#1", "ts": 11.500, "dur": 1.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 32, "args": {"name": "SM 31"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 32, "args": {"sort_index": 32}},
{"ph": "X", "pid": 1, "tid": 32, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 33, "args": {"name": "SM 32"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 33, "args": {"sort_index": 33}},
{"ph": "X", "pid": 1, "tid": 33, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 3}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 34, "args": {"name": "SM 33"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 34, "args": {"sort_index": 34}},
{"ph": "X", "pid": 1, "tid": 34, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 35, "args": {"name": "SM 34"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 35, "args": {"sort_index": 35}},
{"ph": "X", "pid": 1, "tid": 35, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 3}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 36, "args": {"name": "SM 35"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 36, "args": {"sort_index": 36}},
{"ph": "X", "pid": 1, "tid": 36, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 37, "args": {"name": "SM 36"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 37, "args": {"sort_index": 37}},
{"ph": "X", "pid": 1, "tid": 37, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 3}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 38, "args": {"name": "SM 37"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 38, "args": {"sort_index": 38}},
{"ph": "X", "pid": 1, "tid": 38, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 39, "args": {"name": "SM 38"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 39, "args": {"sort_index": 39}},
{"ph": "X", "pid": 1, "tid": 39, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 3}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 40, "args": {"name": "SM 39"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 40, "args": {"sort_index": 40}},
{"ph": "X", "pid": 1, "tid": 40, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 41, "args": {"name": "SM 40"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 41, "args": {"sort_index": 41}},
{"ph": "X", "pid": 1, "tid": 41, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 3}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 42, "args": {"name": "SM 41"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 42, "args": {"sort_index": 42}},
{"ph": "X", "pid": 1, "tid": 42, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 43, "args": {"name": "SM 42"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 43, "args": {"sort_index": 43}},
{"ph": "X", "pid": 1, "tid": 43, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 3}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 44, "args": {"name": "SM 43"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 44, "args": {"sort_index": 44}},
{"ph": "X", "pid": 1, "tid": 44, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 45, "args": {"name": "SM 44"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 45, "args": {"sort_index": 45}},
{"ph": "X", "pid": 1, "tid": 45, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 3}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 46, "args": {"name": "SM 45"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 46, "args": {"sort_index": 46}},
{"ph": "X", "pid": 1, "tid": 46, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 47, "args": {"name": "SM 46"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 47, "args": {"sort_index": 47}},
{"ph": "X", "pid": 1, "tid": 47, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 3}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 48, "args": {"name": "SM 47"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 48, "args": {"sort_index": 48}},
{"ph": "X", "pid": 1, "tid": 48, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 49, "args": {"name": "SM 48"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 49, "args": {"sort_index": 49}},
{"ph": "X", "pid": 1, "tid": 49, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 50, "args": {"name": "SM 49"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 50, "args": {"sort_index": 50}},
{"ph": "X", "pid": 1, "tid": 50, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 51, "args": {"name": "SM 50"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 51, "args": {"sort_index": 51}},
{"ph": "X", "pid": 1, "tid": 51, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 52, "args": {"name": "SM 51"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 52, "args": {"sort_index": 52}},
{"ph": "X", "pid": 1, "tid": 52, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 53, "args": {"name": "SM 52"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 53, "args": {"sort_index": 53}},
{"ph": "X", "pid": 1, "tid": 53, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 54, "args": {"name": "SM 53"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 54, "args": {"sort_index": 54}},
{"ph": "X", "pid": 1, "tid": 54, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 55, "args": {"name": "SM 54"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 55, "args": {"sort_index": 55}},
{"ph": "X", "pid": 1, "tid": 55, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 56, "args": {"name": "SM 55"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 56, "args": {"sort_index": 56}},
{"ph": "X", "pid": 1, "tid": 56, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 57, "args": {"name": "SM 56"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 57, "args": {"sort_index": 57}},
{"ph": "X", "pid": 1, "tid": 57, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 58, "args": {"name": "SM 57"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 58, "args": {"sort_index": 58}},
{"ph": "X", "pid": 1, "tid": 58, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 59, "args": {"name": "SM 58"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 59, "args": {"sort_index": 59}},
{"ph": "X", "pid": 1, "tid": 59, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 60, "args": {"name": "SM 59"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 60, "args": {"sort_index": 60}},
{"ph": "X", "pid": 1, "tid": 60, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 61, "args": {"name": "SM 60"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 61, "args": {"sort_index": 61}},
{"ph": "X", "pid": 1, "tid": 61, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 62, "args": {"name": "SM 61"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 62, "args": {"sort_index": 62}},
{"ph": "X", "pid": 1, "tid": 62, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 63, "args": {"name": "SM 62"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 63, "args": {"sort_index": 63}},
{"ph": "X", "pid": 1, "tid": 63, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 64, "args": {"name": "SM 63"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 64, "args": {"sort_index": 64}},
{"ph": "X", "pid": 1, "tid": 64, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 65, "args": {"name": "SM 64"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 65, "args": {"sort_index": 65}},
{"ph": "X", "pid": 1, "tid": 65, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 66, "args": {"name": "SM 65"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 66, "args": {"sort_index": 66}},
{"ph": "X", "pid": 1, "tid": 66, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 67, "args": {"name": "SM 66"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 67, "args": {"sort_index": 67}},
{"ph": "X", "pid": 1, "tid": 67, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 68, "args": {"name": "SM 67"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 68, "args": {"sort_index": 68}},
{"ph": "X", "pid": 1, "tid": 68, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 69, "args": {"name": "SM 68"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 69, "args": {"sort_index": 69}},
{"ph": "X", "pid": 1, "tid": 69, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 70, "args": {"name": "SM 69"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 70, "args": {"sort_index": 70}},
{"ph": "X", "pid": 1, "tid": 70, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 71, "args": {"name": "SM 70"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 71, "args": {"sort_index": 71}},
{"ph": "X", "pid": 1, "tid": 71, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 72, "args": {"name": "SM 71"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 72, "args": {"sort_index": 72}},
{"ph": "X", "pid": 1, "tid": 72, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 73, "args": {"name": "SM 72"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 73, "args": {"sort_index": 73}},
{"ph": "X", "pid": 1, "tid": 73, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 74, "args": {"name": "SM 73"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 74, "args": {"sort_index": 74}},
{"ph": "X", "pid": 1, "tid": 74, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 75, "args": {"name": "SM 74"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 75, "args": {"sort_index": 75}},
{"ph": "X", "pid": 1, "tid": 75, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 76, "args": {"name": "SM 75"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 76, "args": {"sort_index": 76}},
{"ph": "X", "pid": 1, "tid": 76, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 77, "args": {"name": "SM 76"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 77, "args": {"sort_index": 77}},
{"ph": "X", "pid": 1, "tid": 77, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 78, "args": {"name": "SM 77"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 78, "args": {"sort_index": 78}},
{"ph": "X", "pid": 1, "tid": 78, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 79, "args": {"name": "SM 78"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 79, "args": {"sort_index": 79}},
{"ph": "X", "pid": 1, "tid": 79, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 80, "args": {"name": "SM 79"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 80, "args": {"sort_index": 80}},
{"ph": "X", "pid": 1, "tid": 80, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 81, "args": {"name": "SM 80"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 81, "args": {"sort_index": 81}},
{"ph": "X", "pid": 1, "tid": 81, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 82, "args": {"name": "SM 81"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 82, "args": {"sort_index": 82}},
{"ph": "X", "pid": 1, "tid": 82, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 83, "args": {"name": "SM 82"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 83, "args": {"sort_index": 83}},
{"ph": "X", "pid": 1, "tid": 83, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 84, "args": {"name": "SM 83"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 84, "args": {"sort_index": 84}},
{"ph": "X", "pid": 1, "tid": 84, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 85, "args": {"name": "SM 84"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 85, "args": {"sort_index": 85}},
{"ph": "X", "pid": 1, "tid": 85, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 86, "args": {"name": "SM 85"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 86, "args": {"sort_index": 86}},
{"ph": "X", "pid": 1, "tid": 86, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 87, "args": {"name": "SM 86"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 87, "args": {"sort_index": 87}},
{"ph": "X", "pid": 1, "tid": 87, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 88, "args": {"name": "SM 87"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 88, "args": {"sort_index": 88}},
{"ph": "X", "pid": 1, "tid": 88, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 89, "args": {"name": "SM 88"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 89, "args": {"sort_index": 89}},
{"ph": "X", "pid": 1, "tid": 89, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 90, "args": {"name": "SM 89"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 90, "args": {"sort_index": 90}},
{"ph": "X", "pid": 1, "tid": 90, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 91, "args": {"name": "SM 90"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 91, "args": {"sort_index": 91}},
{"ph": "X", "pid": 1, "tid": 91, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 92, "args": {"name": "SM 91"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 92, "args": {"sort_index": 92}},
{"ph": "X", "pid": 1, "tid": 92, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 93, "args": {"name": "SM 92"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 93, "args": {"sort_index": 93}},
{"ph": "X", "pid": 1, "tid": 93, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 94, "args": {"name": "SM 93"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 94, "args": {"sort_index": 94}},
{"ph": "X", "pid": 1, "tid": 94, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 95, "args": {"name": "SM 94"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 95, "args": {"sort_index": 95}},
{"ph": "X", "pid": 1, "tid": 95, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 96, "args": {"name": "SM 95"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 96, "args": {"sort_index": 96}},
{"ph": "X", "pid": 1, "tid": 96, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 97, "args": {"name": "SM 96"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 97, "args": {"sort_index": 97}},
{"ph": "X", "pid": 1, "tid": 97, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 98, "args": {"name": "SM 97"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 98, "args": {"sort_index": 98}},
{"ph": "X", "pid": 1, "tid": 98, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 99, "args": {"name": "SM 98"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 99, "args": {"sort_index": 99}},
{"ph": "X", "pid": 1, "tid": 99, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 100, "args": {"name": "SM 99"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 100, "args": {"sort_index": 100}},
{"ph": "X", "pid": 1, "tid": 100, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 101, "args": {"name": "SM 100"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 101, "args": {"sort_index": 101}},
{"ph": "X", "pid": 1, "tid": 101, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 102, "args": {"name": "SM 101"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 102, "args": {"sort_index": 102}},
{"ph": "X", "pid": 1, "tid": 102, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 103, "args": {"name": "SM 102"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 103, "args": {"sort_index": 103}},
{"ph": "X", "pid": 1, "tid": 103, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 104, "args": {"name": "SM 103"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 104, "args": {"sort_index": 104}},
{"ph": "X", "pid": 1, "tid": 104, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 105, "args": {"name": "SM 104"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 105, "args": {"sort_index": 105}},
{"ph": "X", "pid": 1, "tid": 105, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 106, "args": {"name": "SM 105"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 106, "args": {"sort_index": 106}},
{"ph": "X", "pid": 1, "tid": 106, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 107, "args": {"name": "SM 106"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 107, "args": {"sort_index": 107}},
{"ph": "X", "pid": 1, "tid": 107, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 108, "args": {"name": "SM 107"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 108, "args": {"sort_index": 108}},
{"ph": "X", "pid": 1, "tid": 108, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 2}},
{"ph": "M", "name": "process_name", "pid": 2, "args": {"name": "predicted: copy engines"}},
{"ph": "M", "name": "thread_name", "pid": 2, "tid": 109, "args": {"name": "copy engine 1"}},
{"ph": "M", "name": "thread_sort_index", "pid": 2, "tid": 109, "args": {"sort_index": 109}},
{"ph": "X", "pid": 2, "tid": 109, "name": "copy", "ts": 0.000, "dur": 0.400},
{"ph": "X", "pid": 2, "tid": 109, "name": "memset", "ts": 24.500, "dur": 0.500},
{"ph": "M", "name": "process_name", "pid": 4, "args": {"name": "predicted: streams"}},
{"ph": "M", "name": "thread_name", "pid": 4, "tid": 110, "args": {"name": "s13"}},
{"ph": "M", "name": "thread_sort_index", "pid": 4, "tid": 110, "args": {"sort_index": 110}},
{"ph": "X", "pid": 4, "tid": 110, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 240}},
{"ph": "X", "pid": 4, "tid": 110, "name": "a#1#2#1", "ts": 11.500, "dur": 1.000, "args": {"blocks": 8}},
{"ph": "X", "pid": 4, "tid": 110, "name": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", "ts": 20.500, "dur": 1.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 4, "tid": 110, "name": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", "ts": 22.500, "dur": 1.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 4, "tid": 110, "name": "memset", "ts": 24.500, "dur": 0.500},
{"ph": "M", "name": "thread_name", "pid": 4, "tid": 111, "args": {"name": "s14"}},
{"ph": "M", "name": "thread_sort_index", "pid": 4, "tid": 111, "args": {"sort_index": 111}},
{"ph": "X", "pid": 4, "tid": 111, "name": "track", "ts": 11.500, "dur": 8.000, "args": {"blocks": 8}},
{"ph": "M", "name": "thread_name", "pid": 4, "tid": 112, "args": {"name": "default"}},
{"ph": "M", "name": "thread_sort_index", "pid": 4, "tid": 112, "args": {"sort_index": 112}},
{"ph": "X", "pid": 4, "tid": 112, "name": "copy", "ts": 0.000, "dur": 0.400},
{"ph": "M", "name": "process_name", "pid": 5, "args": {"name": "measured: streams"}},
{"ph": "M", "name": "thread_name", "pid": 5, "tid": 113, "args": {"name": "s13"}},
{"ph": "M", "name": "thread_sort_index", "pid": 5, "tid": 113, "args": {"sort_index": 113}},
{"ph": "X", "pid": 5, "tid": 113, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 240}},
{"ph": "X", "pid": 5, "tid": 113, "name": "a#1#2#1", "ts": 14.500, "dur": 1.000, "args": {"blocks": 8}},
{"ph": "X", "pid": 5, "tid": 113, "name": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", "ts": 20.500, "dur": 1.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 5, "tid": 113, "name": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", "ts": 22.500, "dur": 1.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 5, "tid": 113, "name": "memset", "ts": 24.500, "dur": 0.500},
{"ph": "M", "name": "thread_name", "pid": 5, "tid": 114, "args": {"name": "s14"}},
{"ph": "M", "name": "thread_sort_index", "pid": 5, "tid": 114, "args": {"sort_index": 114}},
{"ph": "X", "pid": 5, "tid": 114, "name": "track", "ts": 11.500, "dur": 8.000, "args": {"blocks": 8}},
{"ph": "M", "name": "thread_name", "pid": 5, "tid": 115, "args": {"name": "default"}},
{"ph": "M", "name": "thread_sort_index", "pid": 5, "tid": 115, "args": {"sort_index": 115}},
{"ph": "X", "pid": 5, "tid": 115, "name": "copy", "ts": 0.000, "dur": 0.400}
]}
2> gpurta: v2.9.1.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
2> gpurta:   19.9 us of 19.9 us of GPU time are explained
2> gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
2> gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
2> gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
2> gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
2> gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case examiner-option --
$ gpurta convert v2.9.1.sqlite --iterations 3
2> gpurta: convert: --iterations is for configurations of cuda_scheduling_examiner
[2]

-- case far --
$ gpurta convert far.sqlite
2> gpurta: far.sqlite: times that cannot be: expected nanoseconds within 2^61 of the clock's 0
[2]

-- case from --
$ gpurta convert --from nsys v2.9.1.sqlite -o s.yaml; wc -l <s.yaml
19
2> gpurta: v2.9.1.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
2> gpurta:   19.9 us of 19.9 us of GPU time are explained
2> gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
2> gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
2> gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
2> gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
2> gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case grid --
$ gpurta convert grid.sqlite
2> gpurta: grid.sqlite: detect: a size that cannot be: expected grid and block of at least 1, registers and bytes of at least 0
[2]

-- case hostile-far-call --
$ gpurta convert far-call.sqlite
2> gpurta: far-call.sqlite: times that cannot be: expected nanoseconds within 2^61 of the clock's 0
[2]

-- case hostile-far-range --
$ gpurta convert far-range.sqlite
2> gpurta: far-range.sqlite: times that cannot be: expected nanoseconds within 2^61 of the clock's 0
[2]

-- case hostile-generated --
$ gpurta convert generated.sqlite
2> gpurta: generated.sqlite: table CUPTI_ACTIVITY_KIND_KERNEL has no column end: not a schema of Nsight Systems that is known (2.7 to 3.25)
[2]

-- case hostile-long-string --
$ python3 - <<'P'
> import sqlite3
> with sqlite3.connect("v2.9.1.sqlite") as db:
>     db.execute("UPDATE StringIds SET value = hex(zeroblob(50000000)) WHERE id = 0")
> P
> gpurta convert v2.9.1.sqlite
# From a profile: Nsight Systems 2020.1, schema 2.9.1. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
# texts longer than 1 MiB are not read: what they name has a name of its kind
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
operations:
  - {copy: "copy", stream: default, duration: 400, direction: h2d}
  - {kernel: "kernel", stream: s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000}
  - {kernel: "track", stream: s14, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000, after: ["kernel"]}
  - {kernel: "a#1#2#1", stream: s13, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, release: 20500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, release: 22500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {copy: "memset", stream: s13, release: 24500, duration: 500, direction: d2d}
2> gpurta: v2.9.1.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
2> gpurta:   19.9 us of 19.9 us of GPU time are explained
2> gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
2> gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
2> gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
2> gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
2> gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
2> gpurta:   texts longer than 1 MiB are not read: what they name has a name of its kind
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case hostile-many-strings --
$ python3 - <<'P'
> import sqlite3
> with sqlite3.connect("v2.9.1.sqlite") as db:
>     db.execute("WITH RECURSIVE r(i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM r WHERE i < 100000) "
>                "INSERT INTO StringIds SELECT i, printf('%0200d', i) FROM r")
> P
> gpurta convert v2.9.1.sqlite 2>/dev/null
# From a profile: Nsight Systems 2020.1, schema 2.9.1. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
operations:
  - {copy: "copy", stream: default, duration: 400, direction: h2d}
  - {kernel: "detect", stream: s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000}
  - {kernel: "track", stream: s14, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000, after: ["detect"]}
  - {kernel: "a#1#2#1", stream: s13, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, release: 20500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, release: 22500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {copy: "memset", stream: s13, release: 24500, duration: 500, direction: d2d}

-- case hostile-negative --
$ gpurta convert negative.sqlite | gpurta simulate -
platform a100 with copy_engines 3; placement most-room; rules U1 U2 U3 U4 U5 U6 U7 U8 U9; times in ns

operation                                                                                                                        stream   blocks  release  start  completion  response
copy                                                                                                                             default    copy        0      0         400       400
detect                                                                                                                           s13         240      500    500        8500      8000
track                                                                                                                            s14           8    11500  11500       19500      8000
a#1#2#1                                                                                                                          s13           8    11500  11500       12500      1000
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1  s13           1    20500  20500       21500      1000
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1  s13           1    22500  22500       23500      1000
memset                                                                                                                           s13        copy    24500  24500       25000       500

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- U5: SMs that are not empty keep their carve-out; carve-out computed as the driver chooses it: 16 KiB for detect, track, a#1#2#1, xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1, xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1 (key carveout)
- times are those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed (key times)
- platform a100 with copy_engines 3
- not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block
- rules measured on other GPUs alone: ...
2> gpurta: negative.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
2> gpurta:   19.9 us of 19.9 us of GPU time are explained
2> gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
2> gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
2> gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
2> gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
2> gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case hostile-optional --
$ gpurta convert optional.sqlite
2> gpurta: optional.sqlite: table CUPTI_ACTIVITY_KIND_KERNEL, row 1, column localMemoryPerThread: expected a whole number
[2]

-- case hostile-real --
$ gpurta convert real.sqlite
2> gpurta: real.sqlite: table CUPTI_ACTIVITY_KIND_KERNEL, row 2, column end: expected a whole number
[2]

-- case hostile-twice --
$ gpurta convert twice.sqlite
# From a profile: Nsight Systems 2020.1, schema 2.9.1. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
operations:
  - {copy: "copy", stream: default, duration: 400, direction: h2d}
  - {kernel: "detect", stream: s13, release: 4500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000}
  - {kernel: "track", stream: s14, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000}
  - {kernel: "a#1#2#1", stream: s13, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, release: 20500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, release: 22500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {copy: "memset", stream: s13, release: 24500, duration: 500, direction: d2d}
2> gpurta: twice.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
2> gpurta:   19.9 us of 19.9 us of GPU time are explained
2> gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
2> gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
2> gpurta:   2 waits of the host for streams or the device, to be `after` of what its thread launches next
2> gpurta:   2 calls of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
2> gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case hostile-virtual --
$ gpurta convert virtual.sqlite
2> gpurta: virtual.sqlite: CUPTI_ACTIVITY_KIND_MEMSET is no plain table: Nsight Systems writes only such
[2]

-- case junk --
$ gpurta convert junk.sqlite
2> gpurta: junk.sqlite: this is a SQLite file that is cut off or damaged (file is not a database): copy it again, or nsys export --type sqlite -o app.sqlite app.nsys-rep
[2]

-- case margin-negative --
$ gpurta convert v2.9.1.sqlite --margin -3%
2> gpurta: --margin: expected a share, as in 20% or 1/5, found "-3%"
[2]

-- case margin --
$ gpurta convert v2.9.1.sqlite --margin 20% --platform h100
# From a profile: Nsight Systems 2020.1, schema 2.9.1. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
# the profile is of another GPU (NVIDIA A100-SXM4-40GB, compute capability 8.0) than h100-sxm: its times are of that one, and no wcet of h100-sxm
time_unit: ns
times: "6/5 times those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: h100-sxm, sms: 132} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
operations:
  - {copy: "copy", stream: default, duration: 480, direction: h2d}
  - {kernel: "detect", stream: s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 9600}
  - {kernel: "track", stream: s14, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 9600, after: ["detect"]}
  - {kernel: "a#1#2#1", stream: s13, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1200}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, release: 20500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1200}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, release: 22500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1200}
  - {copy: "memset", stream: s13, release: 24500, duration: 600, direction: d2d}
2> gpurta: v2.9.1.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
2> gpurta:   19.9 us of 19.9 us of GPU time are explained
2> gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
2> gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
2> gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
2> gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
2> gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
2> gpurta:   the profile is of another GPU (NVIDIA A100-SXM4-40GB, compute capability 8.0) than h100-sxm: its times are of that one, and no wcet of h100-sxm
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case not-a-scenario --
$ gpurta simulate v2.9.1.sqlite
2> v2.9.1.sqlite: this is a profile of Nsight Systems, not a scenario: run 'gpurta convert FILE | gpurta simulate -', or 'gpurta convert FILE --to chains | gpurta bound -'
[2]

-- case nothing --
$ gpurta convert nothing.sqlite
2> gpurta: nothing.sqlite: nothing ran on a GPU there
[2]

-- case nullable --
$ gpurta convert nullable.sqlite
# From a profile: Nsight Systems 2020.1, schema 2.9.1. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
operations:
  - {copy: "copy", stream: default, duration: 400, direction: h2d}
  - {kernel: "detect", stream: s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000}
  - {kernel: "track", stream: s14, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000, after: ["detect"]}
  - {kernel: "a#1#2#1", stream: s13, release: 14500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, release: 20500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, release: 22500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {copy: "memset", stream: s13, release: 24500, duration: 500, direction: d2d}
2> gpurta: nullable.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
2> gpurta:   19.9 us of 19.9 us of GPU time are explained
2> gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
2> gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
2> gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
2> gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
2> gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case occupancy-json --
$ gpurta occupancy v2.9.1.sqlite --format json --platform tx2 --sms 1
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "occupancy",
  "platform": "jetson-tx2",
  "kernels": [
    {"name": "detect", "launches": 1, "threads": 256, "registers": 32, "shared_memory": 1024, "blocks_per_sm": 8, "certain_blocks_per_sm": 8, "slots": 8, "warps_per_sm": 64, "occupancy": 100, "limited_by": ["warps", "registers"], "one_more_with": "at most 224 threads", "reason": null},
    {"name": "track", "launches": 1, "threads": 256, "registers": 32, "shared_memory": 1024, "blocks_per_sm": 8, "certain_blocks_per_sm": 8, "slots": 8, "warps_per_sm": 64, "occupancy": 100, "limited_by": ["warps", "registers"], "one_more_with": "at most 224 threads", "reason": null},
    {"name": "a#1", "launches": 1, "threads": 256, "registers": 32, "shared_memory": 1024, "blocks_per_sm": 8, "certain_blocks_per_sm": 8, "slots": 8, "warps_per_sm": 64, "occupancy": 100, "limited_by": ["warps", "registers"], "one_more_with": "at most 224 threads", "reason": null},
    {"name": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx1", "launches": 1, "threads": 256, "registers": 32, "shared_memory": 1024, "blocks_per_sm": 8, "certain_blocks_per_sm": 8, "slots": 8, "warps_per_sm": 64, "occupancy": 100, "limited_by": ["warps", "registers"], "one_more_with": "at most 224 threads", "reason": null},
    {"name": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx2", "launches": 1, "threads": 256, "registers": 32, "shared_memory": 1024, "blocks_per_sm": 8, "certain_blocks_per_sm": 8, "slots": 8, "warps_per_sm": 64, "occupancy": 100, "limited_by": ["warps", "registers"], "one_more_with": "at most 224 threads", "reason": null}
  ],
  "assumptions": [],
  "notes": []
}

-- case occupancy --
$ gpurta occupancy v2.9.1.sqlite
platform a100 with copy_engines 3

kernel                                                                                                                                                                                                     launches  threads  registers  shared  blocks/SM  slots  warps %  limited by       one block more with
detect                                                                                                                                                                                                            1      256         32    1024          8    864      100  warps registers  at most 224 threads
track                                                                                                                                                                                                             1      256         32    1024          8    864      100  warps registers  at most 224 threads
a#1                                                                                                                                                                                                               1      256         32    1024          8    864      100  warps registers  at most 224 threads
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx1         1      256         32    1024          8    864      100  warps registers  at most 224 threads
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx2         1      256         32    1024          8    864      100  warps registers  at most 224 threads

-- case perfetto --
$ gpurta convert v2.9.1.sqlite --to perfetto -o run.json 2>/dev/null
> python3 -c 'import json; print(len([e for e in json.load(open("run.json"))["traceEvents"] if e["ph"] == "X" and e["pid"] == 5]))'
> grep '"pid": 5' run.json | cut -c1-100
7
{"ph": "M", "name": "process_name", "pid": 5, "args": {"name": "measured: streams"}},
{"ph": "M", "name": "thread_name", "pid": 5, "tid": 113, "args": {"name": "s13"}},
{"ph": "M", "name": "thread_sort_index", "pid": 5, "tid": 113, "args": {"sort_index": 113}},
{"ph": "X", "pid": 5, "tid": 113, "name": "detect", "ts": 0.500, "dur": 8.000, "args": {"blocks": 24
{"ph": "X", "pid": 5, "tid": 113, "name": "a#1#2#1", "ts": 14.500, "dur": 1.000, "args": {"blocks": 
{"ph": "X", "pid": 5, "tid": 113, "name": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
{"ph": "X", "pid": 5, "tid": 113, "name": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
{"ph": "X", "pid": 5, "tid": 113, "name": "memset", "ts": 24.500, "dur": 0.500},
{"ph": "M", "name": "thread_name", "pid": 5, "tid": 114, "args": {"name": "s14"}},
{"ph": "M", "name": "thread_sort_index", "pid": 5, "tid": 114, "args": {"sort_index": 114}},
{"ph": "X", "pid": 5, "tid": 114, "name": "track", "ts": 11.500, "dur": 8.000, "args": {"blocks": 8}
{"ph": "M", "name": "thread_name", "pid": 5, "tid": 115, "args": {"name": "default"}},
{"ph": "M", "name": "thread_sort_index", "pid": 5, "tid": 115, "args": {"sort_index": 115}},
{"ph": "X", "pid": 5, "tid": 115, "name": "copy", "ts": 0.000, "dur": 0.400}

-- case pipe --
$ gpurta convert frames.sqlite --to chains 2>/dev/null | gpurta bound - --search 5
platform a100 with copy_engines 3; times in ms

chain     bound  observed  deadline  verdict
frame  0.021109  0.021109     0.032  met

chain  step           kind     jitter     bound  observed   finish
frame  launches#host  host     0.0000   0.00990   0.00990   0.0099
frame  detect         kernel   0.0099  ~0.00901  ~0.00900  ~0.0190
frame  track          kernel  ~0.0190  ~0.00121  ~0.00120  ~0.0202
frame  a#1#2#1        kernel  ~0.0202   0.00100   0.00100  ~0.0212

of a kernel with a count: the bounds of its launches, added up, each at its worst; finish: when the last one has ended

schedulable: every bound is within its deadline; rules not measured on this GPU
with any carve-out of these kernels (carveout: unknown): frame 0.030112

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- host steps end within their stated times, whatever else runs
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 16 KiB for detect, track, a#1#2#1 (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block
- rules measured on other GPUs alone: ...
- times are the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed (key times)
- no deadline given for frame: taken to be the period (key deadline)
- no jitter given for frame: taken as 0, no two releases closer than the period (key jitter)
- platform a100 with copy_engines 3

-- case platform-sms-given --
$ gpurta convert platform.sqlite --platform cc-8.0 --sms 7 2>/dev/null
# From a profile: Nsight Systems 2020.1, schema 2.9.1. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# no table TARGET_INFO_GPU: the platform is not known; give --platform NAME
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: cc-8.0, sms: 7}
streams:
  s14: {priority: -1, blocking: false}
operations:
  - {copy: "copy", stream: default, duration: 400, direction: h2d}
  - {kernel: "detect", stream: s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1600}
  - {kernel: "track", stream: s14, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000, after: ["detect"]}
  - {kernel: "a#1#2#1", stream: s13, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, release: 20500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, release: 22500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {copy: "memset", stream: s13, release: 24500, duration: 500, direction: d2d}

-- case platform-sms --
$ gpurta convert platform.sqlite --platform cc-8.0
2> gpurta: --platform cc-8.0 does not say how many SMs the GPU has: give --sms N, or one of those that gpurta platforms lists with SMs
[2]

-- case platform --
$ gpurta convert platform.sqlite
2> gpurta: platform.sqlite does not tell the GPU's compute capability: give --platform NAME
[2]

-- case process --
$ gpurta convert turns.sqlite --process 4712
# From a profile: Nsight Systems 2020.1, schema 3.25.0. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 kernel launched in clusters of blocks, which start together: here block by block
# 1 launch of a CUDA graph, 4 us in all, traced as a whole: each is one kernel that takes every SM; nsys profile --cuda-graph-trace=node shows their kernels
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
# 4 events of context switches; durations have the time in which other contexts owned the GPU
# context 1 of process 4711 owned the GPU for 10.5 us, 75% of the time in which one did
# context 1 of process 4712 owned the GPU for 3.5 us, 25% of the time in which one did
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
operations:
  - {kernel: "track", stream: s14, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000}
2> gpurta: turns.sqlite: Nsight Systems 2020.1, schema 3.25.0; device 0: 1 kernel, 0 copies, 0 memsets
2> gpurta:   7 operations of other processes or contexts left out, as asked for: their interference is in nothing here
2> gpurta:   8 us of 23.9 us of GPU time are explained
2> gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
2> gpurta:   2 waits of the host for streams or the device, to be `after` of what its thread launches next
2> gpurta:   2 calls of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
2> gpurta:   1 kernel launched in clusters of blocks, which start together: here block by block
2> gpurta:   1 launch of a CUDA graph, 4 us in all, traced as a whole: each is one kernel that takes every SM; nsys profile --cuda-graph-trace=node shows their kernels
2> gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
2> gpurta:   4 events of context switches; durations have the time in which other contexts owned the GPU
2> gpurta:   context 1 of process 4711 owned the GPU for 10.5 us, 75% of the time in which one did
2> gpurta:   context 1 of process 4712 owned the GPU for 3.5 us, 25% of the time in which one did
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case processes --
$ gpurta convert processes.sqlite
# From a profile: Nsight Systems 2020.1, schema 2.9.1. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; priorities of streams are unknown: taken as equal"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
operations:
  - {copy: "copy", stream: p4711c1s7, duration: 400, direction: h2d}
  - {kernel: "detect", stream: p4711c1s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000}
  - {kernel: "a#1#2#1", stream: p4711c1s13, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: p4711c1s13, release: 20500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: p4711c1s13, release: 22500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {copy: "memset", stream: p4711c1s13, release: 24500, duration: 500, direction: d2d}
  - {kernel: "track", stream: p4712c1s14, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000}
2> gpurta: processes.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
2> gpurta:   19.9 us of 19.9 us of GPU time are explained
2> gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
2> gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
2> gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
2> gpurta:   several processes or contexts: a GPU lets them take turns; a run has them together, with their default streams as streams like others, chains have `contexts`
2> gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
2> gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case recorded --
$ python3 - <<'END'
> import sqlite3
> db = sqlite3.connect("v2.9.1.sqlite")
> db.execute("INSERT INTO CUPTI_ACTIVITY_KIND_RUNTIME (start, end, globalTid, correlationId, nameId) "
>            "SELECT 350, 360, globalTid, 100, nameId FROM CUPTI_ACTIVITY_KIND_RUNTIME WHERE correlationId = 11")
> db.execute("UPDATE CUPTI_ACTIVITY_KIND_RUNTIME SET start = 3000 WHERE correlationId = 13")  # behind the record of stream 13
> db.commit()
> END
> gpurta convert v2.9.1.sqlite 2>/dev/null
# From a profile: Nsight Systems 2020.1, schema 2.9.1. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
operations:
  - {copy: "copy", stream: default, duration: 400, direction: h2d}
  - {kernel: "detect", stream: s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000}
  - {kernel: "a#1#2#1", stream: s13, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "track", stream: s14, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000, after: ["detect"]}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, release: 20500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, release: 22500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {copy: "memset", stream: s13, release: 24500, duration: 500, direction: d2d}

-- case simulate --
$ gpurta convert v2.9.1.sqlite -o s.yaml 2>/dev/null
> gpurta simulate s.yaml
platform a100 with copy_engines 3; placement most-room; rules U1 U2 U3 U4 U5 U6 U7 U8 U9; times in ns

operation                                                                                                                        stream   blocks  release  start  completion  response
copy                                                                                                                             default    copy        0      0         400       400
detect                                                                                                                           s13         240      500    500        8500      8000
track                                                                                                                            s14           8    11500  11500       19500      8000
a#1#2#1                                                                                                                          s13           8    11500  11500       12500      1000
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1  s13           1    20500  20500       21500      1000
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1  s13           1    22500  22500       23500      1000
memset                                                                                                                           s13        copy    24500  24500       25000       500

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- U5: SMs that are not empty keep their carve-out; carve-out computed as the driver chooses it: 16 KiB for detect, track, a#1#2#1, xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1, xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1 (key carveout)
- times are those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed (key times)
- platform a100 with copy_engines 3
- not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block
- rules measured on other GPUs alone: ...

-- case string-view --
$ gpurta convert string-view.sqlite
2> gpurta: string-view.sqlite: StringIds is no plain table: Nsight Systems writes only such
[2]

-- case text --
$ gpurta convert text.sqlite
2> gpurta: text.sqlite: table CUPTI_ACTIVITY_KIND_KERNEL, row 2, column gridX: expected a whole number
[2]

-- case triggers --
$ gpurta convert triggers.sqlite
# From a profile: Nsight Systems 2020.1, schema 2.9.1. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
operations:
  - {copy: "copy", stream: default, duration: 400, direction: h2d}
  - {kernel: "detect", stream: s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000}
  - {kernel: "track", stream: s14, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000, after: ["detect"]}
  - {kernel: "a#1#2#1", stream: s13, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, release: 20500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, release: 22500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {copy: "memset", stream: s13, release: 24500, duration: 500, direction: d2d}
2> gpurta: triggers.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
2> gpurta:   19.9 us of 19.9 us of GPU time are explained
2> gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
2> gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
2> gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
2> gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
2> gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case truncated --
$ gpurta convert truncated.sqlite
2> gpurta: truncated.sqlite: this is a SQLite file that is cut off or damaged (9,000 of its 49,152 bytes): copy it again, or nsys export --type sqlite -o app.sqlite app.nsys-rep
[2]

-- case turn-by-turn-bound --
$ gpurta convert turn-by-turn.sqlite --to chains 2>/dev/null | gpurta bound -
platform a100 with copy_engines 3; times in ms

chain  bound  observed  deadline  verdict
frame  0.048     0.048       0.1  met

chain  step           kind    jitter  bound  observed  finish
frame  launches#host  host     0.000  0.024     0.024   0.024
frame  detect         kernel   0.024  0.012     0.012   0.036
frame  track          kernel   0.036  0.006     0.006   0.042
frame  a#1#2#1        kernel   0.042  0.006     0.006   0.048

of a kernel with a count: the bounds of its launches, added up, each at its worst; finish: when the last one has ended

schedulable: every bound is within its deadline; rules not measured on this GPU

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- host steps end within their stated times, whatever else runs
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 16 KiB for detect, track, a#1#2#1 (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block
- rules measured on other GPUs alone: ...
- times are the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed (key times)
- no deadline given for frame: taken to be the period (key deadline)
- no jitter given for frame: taken as 0, no two releases closer than the period (key jitter)
- platform a100 with copy_engines 3

-- case turn-by-turn --
$ gpurta convert turn-by-turn.sqlite --to chains 2>/dev/null
# From a profile: Nsight Systems 2020.1, schema 2.9.1. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
chains:
  - name: "frame"
    period: 0.1 # shortest of 2 distances of releases, the longest is 0.1; so no jitter
    # 3 jobs, that differ: of each launch as many as any job has
    observed: 0.046 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.024} # longest time from the release to the last launch
      - {kernel: "detect", stream: s13, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.006, count: 2, after: ["launches#host"]} # largest of 6
      - {kernel: "track", stream: s14, blocks: [9, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.006, after: ["detect"]} # largest of 3
      - {kernel: "a#1#2#1", stream: s14, blocks: [13, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.006, after: ["track"]} # largest of 2
    # Waits are, or may be, against this order of steps in some job: so all steps come one after the other
# In no bound: 8 calls of the host, to wait or to make every stream wait.

-- case turns-chains --
$ gpurta convert turns.sqlite --to chains 2>/dev/null
# From a profile: Nsight Systems 2020.1, schema 3.25.0. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 kernel launched in clusters of blocks, which start together: here block by block
# 1 launch of a CUDA graph, 4 us in all, traced as a whole: each is one kernel that takes every SM; nsys profile --cuda-graph-trace=node shows their kernels
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
# 4 events of context switches; durations have the time in which other contexts owned the GPU
# context 1 of process 4711 owned the GPU for 10.5 us, 75% of the time in which one did
# context 1 of process 4712 owned the GPU for 3.5 us, 25% of the time in which one did
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed; priorities of streams are unknown: taken as equal"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
# How contexts take turns is not in a profile: these are the driver's defaults.
contexts:
  - {name: p4711c1, level: low, timeslice: 1300us}
  - {name: p4712c1, level: low, timeslice: 1300us}
chains:
  - name: "p4711t1" # thread 1 of process 4711
    period: unknown # nothing repeats in the profile: write the least distance of releases
    # 1 job
    observed: 0.0339 # longest time from a release to the end of its job
    context: p4711c1
    steps:
      - {host: "launches#host", wcet: 0.018} # longest time that an operation began after what it waits for
      - {copy: "copy", stream: p4711c1s7, duration: 0.0004, direction: h2d, after: ["launches#host"]} # largest of 1
      - {kernel: "detect", stream: p4711c1s13, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.008, after: ["copy"]} # largest of 1
      - {kernel: "a#1#2#1", stream: p4711c1s13, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["detect", "copy"]} # largest of 1
      - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: p4711c1s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["a#1#2#1"]} # largest of 1
      - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: p4711c1s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.001, after: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1"]} # largest of 1
      - {copy: "memset", stream: p4711c1s13, duration: 0.0005, direction: d2d, after: ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1"]} # largest of 1
      - {kernel: "graph 5", stream: p4711c1s13, blocks: [108, 1, 1], threads: [1024, 1, 1], registers: 64, wcet: 0.004, after: ["memset"]} # largest of 1
    # Not all waits are in the profile: what ended before a step began in every job is before it here
  - name: "track"
    period: unknown # nothing repeats in the profile: write the least distance of releases
    # 1 job
    observed: 0.008 # longest time from a release to the end of its job
    context: p4712c1
    steps:
      - {kernel: "track", stream: p4712c1s14, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.008} # largest of 1
left_out: {operations: 0, time: 0, share: 0%, within: 0%, opaque: 1} # in no bound: 1 launch of a graph of one row, beside other streams (--cuda-graph-trace=node shows the nodes)
# In no bound: 2 calls of the host, to wait or to make every stream wait.

-- case turns --
$ gpurta convert turns.sqlite
# From a profile: Nsight Systems 2020.1, schema 3.25.0. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 kernel launched in clusters of blocks, which start together: here block by block
# 1 launch of a CUDA graph, 4 us in all, traced as a whole: each is one kernel that takes every SM; nsys profile --cuda-graph-trace=node shows their kernels
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
# 4 events of context switches; durations have the time in which other contexts owned the GPU
# context 1 of process 4711 owned the GPU for 10.5 us, 75% of the time in which one did
# context 1 of process 4712 owned the GPU for 3.5 us, 25% of the time in which one did
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; priorities of streams are unknown: taken as equal"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
operations:
  - {copy: "copy", stream: p4711c1s7, duration: 400, direction: h2d}
  - {kernel: "detect", stream: p4711c1s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000}
  - {kernel: "a#1#2#1", stream: p4711c1s13, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000, after: ["copy"]}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: p4711c1s13, release: 20500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: p4711c1s13, release: 22500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {copy: "memset", stream: p4711c1s13, release: 24500, duration: 500, direction: d2d}
  - {kernel: "track", stream: p4712c1s14, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000}
  - {kernel: "graph 5", stream: p4711c1s13, release: 29500, blocks: [108, 1, 1], threads: [1024, 1, 1], registers: 64, wcet: 4000}
2> gpurta: turns.sqlite: Nsight Systems 2020.1, schema 3.25.0; device 0: 6 kernels, 1 copy, 1 memset
2> gpurta:   23.9 us of 23.9 us of GPU time are explained
2> gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
2> gpurta:   1 operation belongs to CUDA graphs: edges of a graph are not in the profile, in chains what ended before an operation began in every launch comes before it
2> gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
2> gpurta:   2 waits of the host for streams or the device, to be `after` of what its thread launches next
2> gpurta:   several processes or contexts: a GPU lets them take turns; a run has them together, with their default streams as streams like others, chains have `contexts`
2> gpurta:   2 calls of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
2> gpurta:   1 kernel launched in clusters of blocks, which start together: here block by block
2> gpurta:   1 launch of a CUDA graph, 4 us in all, traced as a whole: each is one kernel that takes every SM; nsys profile --cuda-graph-trace=node shows their kernels
2> gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
2> gpurta:   4 events of context switches; durations have the time in which other contexts owned the GPU
2> gpurta:   context 1 of process 4711 owned the GPU for 10.5 us, 75% of the time in which one did
2> gpurta:   context 1 of process 4712 owned the GPU for 3.5 us, 25% of the time in which one did
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case untold-bound --
$ gpurta convert untold.sqlite --to chains 2>/dev/null | gpurta bound -
platform a100 with copy_engines 3; times in ms

chain  bound  observed  deadline  verdict
frame  0.048     0.048       0.1  met

chain  step           kind    jitter  bound  observed  finish
frame  launches#host  host     0.000  0.024     0.024   0.024
frame  detect         kernel   0.024  0.012     0.012   0.036
frame  track          kernel   0.036  0.006     0.006   0.042
frame  a#1#2#1        kernel   0.042  0.006     0.006   0.048

of a kernel with a count: the bounds of its launches, added up, each at its worst; finish: when the last one has ended

schedulable: every bound is within its deadline; rules not measured on this GPU

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- host steps end within their stated times, whatever else runs
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 16 KiB for detect, track, a#1#2#1 (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block
- rules measured on other GPUs alone: ...
- times are the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed (key times)
- no deadline given for frame: taken to be the period (key deadline)
- no jitter given for frame: taken as 0, no two releases closer than the period (key jitter)
- platform a100 with copy_engines 3

-- case untold --
$ gpurta convert untold.sqlite --to chains 2>/dev/null
# From a profile: Nsight Systems 2020.1, schema 2.9.1. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
chains:
  - name: "frame"
    period: 0.1 # shortest of 2 distances of releases, the longest is 0.1; so no jitter
    # 3 jobs, that differ: of each launch as many as any job has
    observed: 0.046 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.024} # longest time from the release to the last launch
      - {kernel: "detect", stream: s13, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.006, count: 2, after: ["launches#host"]} # largest of 6
      - {kernel: "track", stream: s14, blocks: [9, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.006, after: ["detect"]} # largest of 3
      - {kernel: "a#1#2#1", stream: s14, blocks: [13, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.006, after: ["track"]} # largest of 2
    # Waits are, or may be, against this order of steps in some job: so all steps come one after the other

-- case v2.7.0 --
$ gpurta convert v2.7.0.sqlite
# From a profile: Nsight Systems 2020.1, schema 2.7.0. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
operations:
  - {copy: "copy", stream: default, duration: 400, direction: h2d}
  - {kernel: "detect", stream: s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000}
  - {kernel: "track", stream: s14, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000, after: ["detect"]}
  - {kernel: "a#1#2#1", stream: s13, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, release: 20500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, release: 22500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {copy: "memset", stream: s13, release: 24500, duration: 500, direction: d2d}
2> gpurta: v2.7.0.sqlite: Nsight Systems 2020.1, schema 2.7.0; device 0: 5 kernels, 1 copy, 1 memset
2> gpurta:   19.9 us of 19.9 us of GPU time are explained
2> gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
2> gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
2> gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
2> gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
2> gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case v2.9.1 --
$ gpurta convert v2.9.1.sqlite
# From a profile: Nsight Systems 2020.1, schema 2.9.1. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
operations:
  - {copy: "copy", stream: default, duration: 400, direction: h2d}
  - {kernel: "detect", stream: s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000}
  - {kernel: "track", stream: s14, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000, after: ["detect"]}
  - {kernel: "a#1#2#1", stream: s13, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, release: 20500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, release: 22500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {copy: "memset", stream: s13, release: 24500, duration: 500, direction: d2d}
2> gpurta: v2.9.1.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 5 kernels, 1 copy, 1 memset
2> gpurta:   19.9 us of 19.9 us of GPU time are explained
2> gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
2> gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
2> gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
2> gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
2> gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case v3.25.0 --
$ gpurta convert v3.25.0.sqlite
# From a profile: Nsight Systems 2020.1, schema 3.25.0. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 wait of streams for events whose record is not in the profile: that orders nothing here
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: a100, sms: 108, copy_engines: 3} # NVIDIA A100-SXM4-40GB
streams:
  s14: {priority: -1, blocking: false}
operations:
  - {copy: "copy", stream: default, duration: 400, direction: h2d}
  - {kernel: "detect", stream: s13, release: 500, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000}
  - {kernel: "track", stream: s14, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 8000, after: ["detect"]}
  - {kernel: "a#1#2#1", stream: s13, release: 11500, blocks: [8, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#3#1", stream: s13, release: 20500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {kernel: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...#4#1", stream: s13, release: 22500, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 1000}
  - {copy: "memset", stream: s13, release: 24500, duration: 500, direction: d2d}
2> gpurta: v3.25.0.sqlite: Nsight Systems 2020.1, schema 3.25.0; device 0: 5 kernels, 1 copy, 1 memset
2> gpurta:   19.9 us of 19.9 us of GPU time are explained
2> gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
2> gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
2> gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
2> gpurta:   1 call of cudaDeviceSynchronize_v3020, which waits or makes every stream wait
2> gpurta:   1 wait of streams for events whose record is not in the profile: that orders nothing here
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case version-lines --
$ python3 - <<'EOT'
> import sqlite3
> with sqlite3.connect("v2.9.1.sqlite") as db:
>     db.execute("UPDATE EXPORT_META_DATA SET value = '2020' || char(10) || 'evil: 1' WHERE name = 'EXPORT_PRODUCT_VERSION'")
> EOT
> gpurta convert v2.9.1.sqlite 2>/dev/null | sed 5q
# From a profile: Nsight Systems 2020\ufffdevil: 1, schema 2.9.1. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.

-- case view --
$ gpurta convert view.sqlite
2> gpurta: view.sqlite: CUPTI_ACTIVITY_KIND_KERNEL is no plain table: Nsight Systems writes only such
[2]

-- case runs-of-opaque-graphs --
Of several runs, launches of graphs of one row are counted in all; a process that was not asked for is left out all the same.
$ cp turns.sqlite second.sqlite
> gpurta convert --runs turns.sqlite second.sqlite --to chains -o app.yaml 2>/dev/null
> grep -e 'kernel: "graph 5"' -e left_out app.yaml
> gpurta bound app.yaml --search 0 --format json 2>/dev/null | grep -o '"reason": "what[^"]*"'
> gpurta convert turns.sqlite --process 4711 --to chains 2>/dev/null | grep left_out
      - {kernel: "graph 5", stream: p4711c1s13, blocks: [108, 1, 1], threads: [1024, 1, 1], registers: 64, wcet: 0.004, after: ["memset"]} # largest of 2; durations: median 0.004, 90% 0.004, 99% 0.004, largest 0.004
left_out: {operations: 0, time: 0, share: 0%, within: 0%, opaque: 2} # in no bound: 2 launches of graphs of one row, beside other streams (--cuda-graph-trace=node shows the nodes)
left_out: {operations: 1, time: 0.008, share: 33.48%, within: 33.48%, opaque: 1} # in no bound: 1 of 8 operations, 33.48% of the GPU's time, repeats in no chain; 1 launch of a graph of one row, beside other streams (--cuda-graph-trace=node shows the nodes)

-- case two-gpus --
One GPU is analysed; the file's verdict is of all unless one is asked for.
$ gpurta convert two-gpus.sqlite --to chains -o two.yaml 2> messages
> head -n 3 messages
> grep -e left_out -e '- name' two.yaml
> gpurta bound two.yaml --search 0 | grep unknown
> gpurta convert two-gpus.sqlite --device 0 --to chains 2> messages | grep -e left_out -e '- name'
gpurta: two-gpus.sqlite: nothing repeats there: all of a thread is one job, whose period is unknown: write what you know, or mark jobs by NVTX ranges
gpurta: two-gpus.sqlite: 1 operation on device 1, 40.21% of the time of all GPUs, not analysed (--device N takes one GPU alone)
gpurta: two-gpus.sqlite: Nsight Systems 2020.1, schema 2.9.1; device 0: 4 kernels, 1 copy, 1 memset
  - name: "p4711t1" # thread 1 of process 4711
left_out: {operations: 1, time: 0.008, share: 40.21%, within: 0%} # in no bound: 1 operation on device 1, 40.21% of the time of all GPUs, not analysed (--device N takes one GPU alone)
p4711t1  0.0254           0.0254  unknown
unknown: the period of chain p4711t1 is unknown: write the least distance of its releases
  - name: "p4711t1" # thread 1 of process 4711
