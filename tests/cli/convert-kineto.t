-- prepare --
gzip -k trace.json
head -c 300 trace.json.gz >cut.json.gz
head -c 1500 trace.json >cut.json
head -c 40000000 /dev/zero | tr '\0' ' ' | { echo '{"traceEvents": ['; cat; } | gzip >bomb.json.gz
{ printf '{"traceEvents": '; head -c 100000 /dev/zero | tr '\0' '['; } >deep.json
sed 's/"dur": 12.345/"dur": "long"/' trace.json >text.json
sed 's/"dur": 12.345/"dur": -1/' trace.json >negative.json
sed 's/"dur": 12.345/"dur": 1e99/' trace.json >exponent.json
sed 's/\[240, 1, 1\]/[240, 1]/' trace.json >grid.json
sed 's/"ts": 1010.001/"ts": 9223372036854775.807/' trace.json >far.json
python3 - <<'P'
import json
json.dump(json.load(open("trace.json"))["traceEvents"], open("list.json", "w"))
P
# A graph that forks into two streams and joins, three times: branches end in either order, and their stream changes.
python3 - <<'P'
import json
events = []
def call(name, time, correlation):
    events.append({"ph": "X", "cat": "cuda_runtime", "name": name, "pid": 7, "tid": 7, "ts": time, "dur": 3, "args": {"correlation": correlation}})
def node(name, number, begin, end, stream, correlation, grid):
    events.append({"ph": "X", "cat": "kernel", "name": name, "pid": 0, "tid": stream, "ts": begin, "dur": end - begin, "args": {
        "device": 0, "context": 1, "stream": stream, "correlation": correlation, "grid": [grid, 1, 1], "block": [64, 1, 1],
        "registers per thread": 32, "shared memory": 0, "graph id": 3, "graph node id": number}})
for i, (at, left, right, stream) in enumerate(((1000, 20, 30, 21), (1200, 40, 25, 22), (1410, 30, 35, 21))):
    call("cudaGraphLaunch", at, i + 1)
    node("split", 1, at + 5, at + 10, 9, i + 1, 4)
    node("left", 2, at + 10 + i, at + 10 + left, 9, i + 1, 5)
    node("right", 3, at + 12 - i, at + 12 + right, stream, i + 1, 6)
    node("join", 4, at + 60, at + 70, 9, i + 1, 7)
json.dump({"schemaVersion": 1, "deviceProperties": [{"id": 0, "name": "A100", "computeMajor": 8, "computeMinor": 0, "numSms": 108}],
           "traceEvents": events}, open("fork.json", "w"))
P

-- case bomb.packed --
$ gpurta convert bomb.json.gz
2> gpurta: bomb.json.gz: unpacks to more than 400 times its size: no trace does
[2]

-- case cut.json --
$ gpurta convert cut.json
2> gpurta: cut.json: ends in the middle, after event 5
[2]

-- case cut.packed --
$ gpurta convert cut.json.gz
2> gpurta: cut.json.gz: ends in the middle, after event 0
[2]

-- case deep.json --
$ gpurta convert deep.json
2> gpurta: deep.json: event 0: nested too deeply
[2]

-- case device-name --
the device's name stays in its comment, and is cut between characters
$ sed 's/NVIDIA A100-SXM4-40GB/A\\nB\\r\\u0085\\u2028C/' trace.json >lines.json
> gpurta convert lines.json 2>/dev/null | sed -n '/^time_unit/,/^streams/p'
> sed "s/NVIDIA A100-SXM4-40GB/$(printf 'x%.0s' $(seq 126))ä/" trace.json >long.json
> gpurta convert long.json 2>/dev/null | sed -n '/^platform/p'
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; priorities of streams are unknown: taken as equal"
platform: {base: cc-8.0, sms: 108} # A\ufffdB\ufffd\ufffd\ufffdC
streams:
platform: {base: cc-8.0, sms: 108} # xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx

-- case ends-out-of-order --
$ python3 - <<'P'
> import json
> trace = json.load(open("fork.json"))
> trace["traceEvents"] = [e for e in trace["traceEvents"] if e["name"] != "join"]
> for e in trace["traceEvents"]:
>     if e["name"] == "left":
>         e["dur"] += 37
> json.dump(trace, open("late.json", "w"))
> P
> gpurta convert late.json --to chains 2>&1
> gpurta convert late.json --to chains --period periodic 2>&1
> gpurta convert late.json 2>&1
gpurta: late.json: Kineto (PyTorch profiler); device 0: 9 kernels, 0 copies, 0 memsets
gpurta:   306 us of 306 us of GPU time are explained
gpurta:   9 operations belong to CUDA graphs: edges of a graph are not in the profile, in chains what ended before an operation began in every launch comes before it
gpurta:   priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Kineto (PyTorch profiler). Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed; priorities of streams are unknown: taken as equal"
platform: {base: a100, sms: 108} # A100
streams:
  s9: {priority: 0, blocking: false}
  s21: {priority: 0, blocking: false}
  s22: {priority: 0, blocking: false}
chains:
  - name: "split"
    period: 0.2 # shortest of 2 distances of releases, the longest is 0.21; so no jitter
    # 3 jobs, that differ: of each launch as many as any job has
    observed: 0.087 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.006} # longest time of a job in which nothing ran on the GPU
      - {kernel: "split", stream: s9, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.005, after: ["launches#host"]} # largest of 3
      - {kernel: "left", stream: s9, blocks: [5, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.076, after: ["split"]} # largest of 3
      - {kernel: "right", stream: s21, blocks: [6, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.037, after: ["split"]} # largest of 3
    # Not all waits are in the profile: what ended before a step began in every job is before it here
gpurta: late.json: Kineto (PyTorch profiler); device 0: 9 kernels, 0 copies, 0 memsets
gpurta:   306 us of 306 us of GPU time are explained
gpurta:   9 operations belong to CUDA graphs: edges of a graph are not in the profile, in chains what ended before an operation began in every launch comes before it
gpurta:   priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Kineto (PyTorch profiler). Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the beats of the releases that were observed; priorities of streams are unknown: taken as equal"
platform: {base: a100, sms: 108} # A100
streams:
  s9: {priority: 0, blocking: false}
  s21: {priority: 0, blocking: false}
  s22: {priority: 0, blocking: false}
chains:
  - name: "split"
    period: 0.2 # the beat of 2 distances of releases, of 0.2 to 0.21
    jitter: 0 # the least with which all releases fit that beat
    # 3 jobs, that differ: of each launch as many as any job has
    observed: 0.087 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.006} # longest time of a job in which nothing ran on the GPU
      - {kernel: "split", stream: s9, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.005, after: ["launches#host"]} # largest of 3
      - {kernel: "left", stream: s9, blocks: [5, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.076, after: ["split"]} # largest of 3
      - {kernel: "right", stream: s21, blocks: [6, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.037, after: ["split"]} # largest of 3
    # Not all waits are in the profile: what ended before a step began in every job is before it here
gpurta: late.json: Kineto (PyTorch profiler); device 0: 9 kernels, 0 copies, 0 memsets
gpurta:   306 us of 306 us of GPU time are explained
gpurta:   9 operations belong to CUDA graphs: edges of a graph are not in the profile, in chains what ended before an operation began in every launch comes before it
gpurta:   priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Kineto (PyTorch profiler). One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; priorities of streams are unknown: taken as equal"
platform: {base: a100, sms: 108} # A100
streams:
  s9: {priority: 0, blocking: false}
  s21: {priority: 0, blocking: false}
  s22: {priority: 0, blocking: false}
operations:
  - {kernel: "split", stream: s9, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 5000}
  - {kernel: "left", stream: s9, blocks: [5, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 57000}
  - {kernel: "right", stream: s21, blocks: [6, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 30000}
  - {kernel: "split#2", stream: s9, release: 200000, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 5000}
  - {kernel: "left#2", stream: s9, release: 206000, blocks: [5, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 76000}
  - {kernel: "right#2", stream: s22, release: 206000, blocks: [6, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 26000}
  - {kernel: "split#3", stream: s9, release: 410000, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 5000}
  - {kernel: "right#3", stream: s21, release: 410000, blocks: [6, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 37000}
  - {kernel: "left#3", stream: s9, release: 410000, blocks: [5, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 65000}

-- case every-to --
$ for file in trace fork graph; do
>     for to in scenario chains json sag sag-precedences examiner; do
>         echo "= $file $to"
>         gpurta convert $file.json --to $to 2>&1
>     done
> done
> gpurta convert fork.json --to perfetto
= trace scenario
gpurta: trace.json: Kineto (PyTorch profiler); device 0: 1 kernel, 1 copy, 1 memset
gpurta:   15.846 us of 15.846 us of GPU time are explained
gpurta:   2 operations on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   "blocks per SM" and estimated occupancy of 1 kernel are as we count them
gpurta:   1 call of cudaStreamSynchronize, which waits or makes every stream wait
gpurta:   1 of 3 launches without a call of the runtime: the start on the GPU stands for the time of the launch
gpurta:   1 time with digits below a nanosecond: starts are cut, durations rounded up
gpurta:   priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Kineto (PyTorch profiler). One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 of 3 launches without a call of the runtime: the start on the GPU stands for the time of the launch
# 1 time with digits below a nanosecond: starts are cut, durations rounded up
# priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; priorities of streams are unknown: taken as equal"
platform: {base: a100, sms: 108} # NVIDIA A100-SXM4-40GB
streams:
  s20: {priority: 0, blocking: false}
operations:
  - {kernel: "detect \"big\" 😀", stream: s20, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 12345}
  - {copy: "copy", stream: default, release: 19999, duration: 2500, direction: d2h, after: ["detect \"big\" 😀"]}
  - {copy: "memset", stream: default, release: 24999, duration: 1001, direction: d2d}
= trace chains
gpurta: trace.json: nothing repeats there: all of a thread is one job, whose period is unknown: write what you know, or mark jobs by NVTX ranges
gpurta: trace.json: Kineto (PyTorch profiler); device 0: 1 kernel, 1 copy, 1 memset
gpurta:   15.846 us of 15.846 us of GPU time are explained
gpurta:   2 operations on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   "blocks per SM" and estimated occupancy of 1 kernel are as we count them
gpurta:   1 call of cudaStreamSynchronize, which waits or makes every stream wait
gpurta:   1 of 3 launches without a call of the runtime: the start on the GPU stands for the time of the launch
gpurta:   1 time with digits below a nanosecond: starts are cut, durations rounded up
gpurta:   priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Kineto (PyTorch profiler). Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 of 3 launches without a call of the runtime: the start on the GPU stands for the time of the launch
# 1 time with digits below a nanosecond: starts are cut, durations rounded up
# priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed; priorities of streams are unknown: taken as equal"
platform: {base: a100, sms: 108} # NVIDIA A100-SXM4-40GB
streams:
  s20: {priority: 0, blocking: false}
chains:
  - name: "p9t9" # thread 9 of process 9
    period: unknown # nothing repeats in the profile: write the least distance of releases
    # 1 job
    observed: 0.035876 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.02003} # longest time that an operation began after what it waits for
      - {kernel: "detect \"big\" 😀", stream: s20, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 0.012345, after: ["launches#host"]} # largest of 1
      - {copy: "copy", stream: default, duration: 0.0025, direction: d2h, after: ["detect \"big\" 😀"]} # largest of 1
      - {copy: "memset", stream: default, duration: 0.001001, direction: d2d, after: ["copy"]} # largest of 1
# In no bound: 1 call of the host, to wait or to make every stream wait.
= trace json
gpurta: trace.json: Kineto (PyTorch profiler); device 0: 1 kernel, 1 copy, 1 memset
gpurta:   15.846 us of 15.846 us of GPU time are explained
gpurta:   2 operations on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   "blocks per SM" and estimated occupancy of 1 kernel are as we count them
gpurta:   1 call of cudaStreamSynchronize, which waits or makes every stream wait
gpurta:   1 of 3 launches without a call of the runtime: the start on the GPU stands for the time of the launch
gpurta:   1 time with digits below a nanosecond: starts are cut, durations rounded up
gpurta:   priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
{
  "time_unit": "ns",
  "times": "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; priorities of streams are unknown: taken as equal",
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
    "copy_engines": 0,
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
  "streams": {"s20": {"priority": 0, "blocking": false}},
  "operations": [
    {"kernel": "detect \"big\" 😀", "stream": "s20", "blocks": [240, 1, 1], "threads": [256, 1, 1], "registers": 32, "shared_memory": 1024, "wcet": 12345},
    {"copy": "copy", "stream": "default", "release": 19999, "duration": 2500, "direction": "d2h", "after": ["detect \"big\" 😀"]},
    {"copy": "memset", "stream": "default", "release": 24999, "duration": 1001, "direction": "d2d"}
  ]
}
= trace sag
gpurta: note: nptest -m 108: a core is an SM
gpurta: note: a kernel there starts when all its SMs are free; a GPU starts block by block
gpurta: note: --to sag-precedences writes the order of streams, for its -p
gpurta: note: 2 copies take a core each there, on a GPU an engine
gpurta: trace.json: Kineto (PyTorch profiler); device 0: 1 kernel, 1 copy, 1 memset
gpurta:   15.846 us of 15.846 us of GPU time are explained
gpurta:   2 operations on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   "blocks per SM" and estimated occupancy of 1 kernel are as we count them
gpurta:   1 call of cudaStreamSynchronize, which waits or makes every stream wait
gpurta:   1 of 3 launches without a call of the runtime: the start on the GPU stands for the time of the launch
gpurta:   1 time with digits below a nanosecond: starts are cut, durations rounded up
gpurta:   priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
Task ID, Job ID, Release min, Release max, { Cores:Cost min:Cost max }, Deadline, Priority
2, 1, 0, 0, { 30:0:12345 }, 40845, 2147483648
1, 2, 19999, 19999, { 1:0:2500 }, 40845, 2147483648
1, 3, 24999, 24999, { 1:0:1001 }, 40845, 2147483648
= trace sag-precedences
gpurta: trace.json: Kineto (PyTorch profiler); device 0: 1 kernel, 1 copy, 1 memset
gpurta:   15.846 us of 15.846 us of GPU time are explained
gpurta:   2 operations on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   "blocks per SM" and estimated occupancy of 1 kernel are as we count them
gpurta:   1 call of cudaStreamSynchronize, which waits or makes every stream wait
gpurta:   1 of 3 launches without a call of the runtime: the start on the GPU stands for the time of the launch
gpurta:   1 time with digits below a nanosecond: starts are cut, durations rounded up
gpurta:   priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
Predecessor TID, Predecessor JID, Successor TID, Successor JID
2, 1, 1, 2
1, 2, 1, 3
= trace examiner
gpurta: note: a delay counts from the end of the kernel before it, had it run alone
gpurta: note: shared memory is 16, 32 or 40 KiB there, registers are as compiled
gpurta: note: 2 copies are left out
gpurta: note: 1 wait for other streams is left out
gpurta: note: 2 operations on the NULL stream are on one that no other waits for
gpurta: trace.json: Kineto (PyTorch profiler); device 0: 1 kernel, 1 copy, 1 memset
gpurta:   15.846 us of 15.846 us of GPU time are explained
gpurta:   2 operations on the default stream, which waits for every blocking stream and they for it
gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
gpurta:   "blocks per SM" and estimated occupancy of 1 kernel are as we count them
gpurta:   1 call of cudaStreamSynchronize, which waits or makes every stream wait
gpurta:   1 of 3 launches without a call of the runtime: the start on the GPU stands for the time of the launch
gpurta:   1 time with digits below a nanosecond: starts are cut, durations rounded up
gpurta:   priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
{"name": "gpurta", "max_iterations": 1, "max_time": 0, "cuda_device": 0, "benchmarks": [
    {"filename": "./bin/multikernel.so", "label": "s20", "log_name": "stream_1.json", "release_time": 0.000000000, "stream_priority": 0, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "detect \"big\" 😀", "duration": 12345, "block_count": 240, "thread_count": 256, "shared_memory_size": 4096}]}
  ]
}
= fork scenario
gpurta: fork.json: Kineto (PyTorch profiler); device 0: 12 kernels, 0 copies, 0 memsets
gpurta:   225 us of 225 us of GPU time are explained
gpurta:   12 operations belong to CUDA graphs: edges of a graph are not in the profile, in chains what ended before an operation began in every launch comes before it
gpurta:   priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Kineto (PyTorch profiler). One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; priorities of streams are unknown: taken as equal"
platform: {base: a100, sms: 108} # A100
streams:
  s9: {priority: 0, blocking: false}
  s21: {priority: 0, blocking: false}
  s22: {priority: 0, blocking: false}
operations:
  - {kernel: "split", stream: s9, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 5000}
  - {kernel: "left", stream: s9, blocks: [5, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 20000}
  - {kernel: "right", stream: s21, blocks: [6, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 30000}
  - {kernel: "join", stream: s9, release: 55000, blocks: [7, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 10000}
  - {kernel: "split#2", stream: s9, release: 200000, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 5000}
  - {kernel: "left#2", stream: s9, release: 206000, blocks: [5, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 39000}
  - {kernel: "right#2", stream: s22, release: 206000, blocks: [6, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 26000}
  - {kernel: "join#2", stream: s9, release: 255000, blocks: [7, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 10000}
  - {kernel: "split#3", stream: s9, release: 410000, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 5000}
  - {kernel: "right#3", stream: s21, release: 410000, blocks: [6, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 37000}
  - {kernel: "left#3", stream: s9, release: 410000, blocks: [5, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 28000}
  - {kernel: "join#3", stream: s9, release: 465000, blocks: [7, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 10000}
= fork chains
gpurta: fork.json: Kineto (PyTorch profiler); device 0: 12 kernels, 0 copies, 0 memsets
gpurta:   225 us of 225 us of GPU time are explained
gpurta:   12 operations belong to CUDA graphs: edges of a graph are not in the profile, in chains what ended before an operation began in every launch comes before it
gpurta:   priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Kineto (PyTorch profiler). Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed; priorities of streams are unknown: taken as equal"
platform: {base: a100, sms: 108} # A100
streams:
  s9: {priority: 0, blocking: false}
  s21: {priority: 0, blocking: false}
  s22: {priority: 0, blocking: false}
chains:
  - name: "split"
    period: 0.2 # shortest of 2 distances of releases, the longest is 0.21; so no jitter
    # 3 jobs, that differ: of each launch as many as any job has
    observed: 0.07 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.005} # longest time from the release until what follows began, less the host steps before
      - {kernel: "split", stream: s9, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.005, after: ["launches#host"]} # largest of 3
      - {host: "launches#host#2", wcet: 0.007, after: ["launches#host"]} # longest time from the release until what follows began, less the host steps before
      - {kernel: "left", stream: s9, blocks: [5, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.039, after: ["split", "launches#host#2"]} # largest of 3
      - {kernel: "right", stream: s21, blocks: [6, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.037, after: ["split", "launches#host#2"]} # largest of 3
      - {host: "launches#host#3", wcet: 0.048, after: ["launches#host#2"]} # longest time from the release until what follows began, less the host steps before
      - {kernel: "join", stream: s9, blocks: [7, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.01, after: ["left", "right", "launches#host#3"]} # largest of 3
    # Not all waits are in the profile: what ended before a step began in every job is before it here
= fork json
gpurta: fork.json: Kineto (PyTorch profiler); device 0: 12 kernels, 0 copies, 0 memsets
gpurta:   225 us of 225 us of GPU time are explained
gpurta:   12 operations belong to CUDA graphs: edges of a graph are not in the profile, in chains what ended before an operation began in every launch comes before it
gpurta:   priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
{
  "time_unit": "ns",
  "times": "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; priorities of streams are unknown: taken as equal",
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
    "copy_engines": 0,
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
  "streams": {"s9": {"priority": 0, "blocking": false}, "s21": {"priority": 0, "blocking": false}, "s22": {"priority": 0, "blocking": false}},
  "operations": [
    {"kernel": "split", "stream": "s9", "blocks": [4, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 5000},
    {"kernel": "left", "stream": "s9", "blocks": [5, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 20000},
    {"kernel": "right", "stream": "s21", "blocks": [6, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 30000},
    {"kernel": "join", "stream": "s9", "release": 55000, "blocks": [7, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 10000},
    {"kernel": "split#2", "stream": "s9", "release": 200000, "blocks": [4, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 5000},
    {"kernel": "left#2", "stream": "s9", "release": 206000, "blocks": [5, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 39000},
    {"kernel": "right#2", "stream": "s22", "release": 206000, "blocks": [6, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 26000},
    {"kernel": "join#2", "stream": "s9", "release": 255000, "blocks": [7, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 10000},
    {"kernel": "split#3", "stream": "s9", "release": 410000, "blocks": [4, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 5000},
    {"kernel": "right#3", "stream": "s21", "release": 410000, "blocks": [6, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 37000},
    {"kernel": "left#3", "stream": "s9", "release": 410000, "blocks": [5, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 28000},
    {"kernel": "join#3", "stream": "s9", "release": 465000, "blocks": [7, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 10000}
  ]
}
= fork sag
gpurta: note: nptest -m 108: a core is an SM
gpurta: note: a kernel there starts when all its SMs are free; a GPU starts block by block
gpurta: note: --to sag-precedences writes the order of streams, for its -p
gpurta: fork.json: Kineto (PyTorch profiler); device 0: 12 kernels, 0 copies, 0 memsets
gpurta:   225 us of 225 us of GPU time are explained
gpurta:   12 operations belong to CUDA graphs: edges of a graph are not in the profile, in chains what ended before an operation began in every launch comes before it
gpurta:   priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
Task ID, Job ID, Release min, Release max, { Cores:Cost min:Cost max }, Deadline, Priority
2, 1, 0, 0, { 1:0:5000 }, 690000, 2147483648
2, 2, 0, 0, { 1:0:20000 }, 690000, 2147483648
3, 3, 0, 0, { 1:0:30000 }, 690000, 2147483648
2, 4, 55000, 55000, { 1:0:10000 }, 690000, 2147483648
2, 5, 200000, 200000, { 1:0:5000 }, 690000, 2147483648
2, 6, 206000, 206000, { 1:0:39000 }, 690000, 2147483648
4, 7, 206000, 206000, { 1:0:26000 }, 690000, 2147483648
2, 8, 255000, 255000, { 1:0:10000 }, 690000, 2147483648
2, 9, 410000, 410000, { 1:0:5000 }, 690000, 2147483648
3, 10, 410000, 410000, { 1:0:37000 }, 690000, 2147483648
2, 11, 410000, 410000, { 1:0:28000 }, 690000, 2147483648
2, 12, 465000, 465000, { 1:0:10000 }, 690000, 2147483648
= fork sag-precedences
gpurta: fork.json: Kineto (PyTorch profiler); device 0: 12 kernels, 0 copies, 0 memsets
gpurta:   225 us of 225 us of GPU time are explained
gpurta:   12 operations belong to CUDA graphs: edges of a graph are not in the profile, in chains what ended before an operation began in every launch comes before it
gpurta:   priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
Predecessor TID, Predecessor JID, Successor TID, Successor JID
2, 1, 2, 2
2, 2, 2, 4
2, 4, 2, 5
2, 5, 2, 6
2, 6, 2, 8
2, 8, 2, 9
3, 3, 3, 10
2, 9, 2, 11
2, 11, 2, 12
= fork examiner
gpurta: note: a delay counts from the end of the kernel before it, had it run alone
gpurta: note: shared memory is 16, 32 or 40 KiB there, registers are as compiled
gpurta: fork.json: Kineto (PyTorch profiler); device 0: 12 kernels, 0 copies, 0 memsets
gpurta:   225 us of 225 us of GPU time are explained
gpurta:   12 operations belong to CUDA graphs: edges of a graph are not in the profile, in chains what ended before an operation began in every launch comes before it
gpurta:   priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
{"name": "gpurta", "max_iterations": 1, "max_time": 0, "cuda_device": 0, "benchmarks": [
    {"filename": "./bin/multikernel.so", "label": "s9", "log_name": "stream_1.json", "release_time": 0.000000000, "stream_priority": 0, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "split", "duration": 5000, "block_count": 4, "thread_count": 64},
      {"kernel_label": "left", "duration": 20000, "block_count": 5, "thread_count": 64},
      {"kernel_label": "join", "delay": 0.000030000, "duration": 10000, "block_count": 7, "thread_count": 64},
      {"kernel_label": "split#2", "delay": 0.000135000, "duration": 5000, "block_count": 4, "thread_count": 64},
      {"kernel_label": "left#2", "delay": 0.000001000, "duration": 39000, "block_count": 5, "thread_count": 64},
      {"kernel_label": "join#2", "delay": 0.000010000, "duration": 10000, "block_count": 7, "thread_count": 64},
      {"kernel_label": "split#3", "delay": 0.000145000, "duration": 5000, "block_count": 4, "thread_count": 64},
      {"kernel_label": "left#3", "duration": 28000, "block_count": 5, "thread_count": 64},
      {"kernel_label": "join#3", "delay": 0.000022000, "duration": 10000, "block_count": 7, "thread_count": 64}]},
    {"filename": "./bin/multikernel.so", "label": "s21", "log_name": "stream_2.json", "release_time": 0.000000000, "stream_priority": 0, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "right", "duration": 30000, "block_count": 6, "thread_count": 64},
      {"kernel_label": "right#3", "delay": 0.000380000, "duration": 37000, "block_count": 6, "thread_count": 64}]},
    {"filename": "./bin/multikernel.so", "label": "s22", "log_name": "stream_3.json", "release_time": 0.000206000, "stream_priority": 0, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "right#2", "duration": 26000, "block_count": 6, "thread_count": 64}]}
  ]
}
= graph scenario
gpurta: graph.json: Kineto (PyTorch profiler); device 0: 23 kernels, 0 copies, 0 memsets
gpurta:   125 us of 125 us of GPU time are explained
gpurta:   12 operations on the default stream, which waits for every blocking stream and they for it
gpurta:   12 operations belong to CUDA graphs: edges of a graph are not in the profile, in chains what ended before an operation began in every launch comes before it
gpurta:   priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Kineto (PyTorch profiler). One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; priorities of streams are unknown: taken as equal"
platform: {base: a100, sms: 108} # A100
streams:
  s9: {priority: 0, blocking: false}
operations:
  - {kernel: "detect", stream: default, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 8000}
  - {kernel: "track", stream: default, release: 10000, blocks: [5, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 8000}
  - {kernel: "plan", stream: default, release: 20000, blocks: [6, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 8000}
  - {kernel: "odd1", stream: s9, release: 55000, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 1000}
  - {kernel: "detect#2", stream: default, release: 110000, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 9000}
  - {kernel: "track#2", stream: default, release: 120000, blocks: [5, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 9000}
  - {kernel: "plan#2", stream: default, release: 130000, blocks: [6, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 9000}
  - {kernel: "odd3", stream: s9, release: 165000, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 1000}
  - {kernel: "odd3#2", stream: s9, release: 167000, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 1000}
  - {kernel: "odd3#3", stream: s9, release: 169000, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 1000}
  - {kernel: "detect#3", stream: default, release: 210000, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 10000}
  - {kernel: "track#3", stream: default, release: 210000, blocks: [5, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 10000}
  - {kernel: "plan#3", stream: default, release: 210000, blocks: [6, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 10000}
  - {kernel: "odd2", stream: s9, release: 265000, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 1000}
  - {kernel: "odd2#2", stream: s9, release: 267000, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 1000}
  - {kernel: "detect#4", stream: default, release: 340000, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 11000}
  - {kernel: "track#4", stream: default, release: 340000, blocks: [5, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 11000}
  - {kernel: "plan#4", stream: default, release: 340000, blocks: [6, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 11000}
  - {kernel: "odd5", stream: s9, release: 395000, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 1000}
  - {kernel: "odd5#2", stream: s9, release: 397000, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 1000}
  - {kernel: "odd5#3", stream: s9, release: 399000, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 1000}
  - {kernel: "odd5#4", stream: s9, release: 401000, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 1000}
  - {kernel: "odd5#5", stream: s9, release: 403000, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 1000}
= graph chains
gpurta: graph.json: 6 of 23 operations, 4.8% of the GPU's time, repeat in no chain: their interference is in no bound
gpurta: graph.json: Kineto (PyTorch profiler); device 0: 23 kernels, 0 copies, 0 memsets
gpurta:   125 us of 125 us of GPU time are explained
gpurta:   12 operations on the default stream, which waits for every blocking stream and they for it
gpurta:   12 operations belong to CUDA graphs: edges of a graph are not in the profile, in chains what ended before an operation began in every launch comes before it
gpurta:   priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: Kineto (PyTorch profiler). Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed; priorities of streams are unknown: taken as equal"
platform: {base: a100, sms: 108} # A100
streams:
  s9: {priority: 0, blocking: false}
chains:
  - name: "detect"
    period: 0.1 # shortest of 3 distances of releases, the longest is 0.13; so no jitter
    # (--period periodic: period: 0.11, jitter: 0.01, which these releases fit, too)
    # 4 jobs, all alike
    observed: 0.036 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.005} # longest time from the release until what follows began, less the host steps before
      - {kernel: "detect", stream: default, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.011, after: ["launches#host"]} # largest of 4
      - {kernel: "track", stream: default, blocks: [5, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.011, after: ["detect"]} # largest of 4
      - {kernel: "plan", stream: default, blocks: [6, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.011, after: ["track"]} # largest of 4
  - name: "p7t7" # thread 7 of process 7
    period: 0.002 # shortest of 4 distances of releases, the longest is 0.011; so no jitter
    closed: true # its thread launches up to 4 jobs ahead, and all are in one stream: a job's times count from the end of what is before it there, or from its release where that is later; launched N jobs ahead, it takes from its release at most N + 1 times its bound; without a key deadline it has none
    # 5 jobs, all alike
    observed: 0.011 # longest time from where its times count to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.01} # longest time of a job in which nothing ran on the GPU
      - {kernel: "odd5", stream: s9, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.001} # largest of 5
left_out: {operations: 6, time: 0.006, share: 4.8%, within: 4.8%} # in no bound: 6 of 23 operations, 4.8% of the GPU's time, repeat in no chain
= graph json
gpurta: graph.json: Kineto (PyTorch profiler); device 0: 23 kernels, 0 copies, 0 memsets
gpurta:   125 us of 125 us of GPU time are explained
gpurta:   12 operations on the default stream, which waits for every blocking stream and they for it
gpurta:   12 operations belong to CUDA graphs: edges of a graph are not in the profile, in chains what ended before an operation began in every launch comes before it
gpurta:   priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
{
  "time_unit": "ns",
  "times": "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; priorities of streams are unknown: taken as equal",
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
    "copy_engines": 0,
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
  "streams": {"s9": {"priority": 0, "blocking": false}},
  "operations": [
    {"kernel": "detect", "stream": "default", "blocks": [4, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 8000},
    {"kernel": "track", "stream": "default", "release": 10000, "blocks": [5, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 8000},
    {"kernel": "plan", "stream": "default", "release": 20000, "blocks": [6, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 8000},
    {"kernel": "odd1", "stream": "s9", "release": 55000, "blocks": [4, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 1000},
    {"kernel": "detect#2", "stream": "default", "release": 110000, "blocks": [4, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 9000},
    {"kernel": "track#2", "stream": "default", "release": 120000, "blocks": [5, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 9000},
    {"kernel": "plan#2", "stream": "default", "release": 130000, "blocks": [6, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 9000},
    {"kernel": "odd3", "stream": "s9", "release": 165000, "blocks": [4, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 1000},
    {"kernel": "odd3#2", "stream": "s9", "release": 167000, "blocks": [4, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 1000},
    {"kernel": "odd3#3", "stream": "s9", "release": 169000, "blocks": [4, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 1000},
    {"kernel": "detect#3", "stream": "default", "release": 210000, "blocks": [4, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 10000},
    {"kernel": "track#3", "stream": "default", "release": 210000, "blocks": [5, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 10000},
    {"kernel": "plan#3", "stream": "default", "release": 210000, "blocks": [6, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 10000},
    {"kernel": "odd2", "stream": "s9", "release": 265000, "blocks": [4, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 1000},
    {"kernel": "odd2#2", "stream": "s9", "release": 267000, "blocks": [4, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 1000},
    {"kernel": "detect#4", "stream": "default", "release": 340000, "blocks": [4, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 11000},
    {"kernel": "track#4", "stream": "default", "release": 340000, "blocks": [5, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 11000},
    {"kernel": "plan#4", "stream": "default", "release": 340000, "blocks": [6, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 11000},
    {"kernel": "odd5", "stream": "s9", "release": 395000, "blocks": [4, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 1000},
    {"kernel": "odd5#2", "stream": "s9", "release": 397000, "blocks": [4, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 1000},
    {"kernel": "odd5#3", "stream": "s9", "release": 399000, "blocks": [4, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 1000},
    {"kernel": "odd5#4", "stream": "s9", "release": 401000, "blocks": [4, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 1000},
    {"kernel": "odd5#5", "stream": "s9", "release": 403000, "blocks": [4, 1, 1], "threads": [64, 1, 1], "registers": 32, "wcet": 1000}
  ]
}
= graph sag
gpurta: note: nptest -m 108: a core is an SM
gpurta: note: a kernel there starts when all its SMs are free; a GPU starts block by block
gpurta: note: --to sag-precedences writes the order of streams, for its -p
gpurta: graph.json: Kineto (PyTorch profiler); device 0: 23 kernels, 0 copies, 0 memsets
gpurta:   125 us of 125 us of GPU time are explained
gpurta:   12 operations on the default stream, which waits for every blocking stream and they for it
gpurta:   12 operations belong to CUDA graphs: edges of a graph are not in the profile, in chains what ended before an operation began in every launch comes before it
gpurta:   priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
Task ID, Job ID, Release min, Release max, { Cores:Cost min:Cost max }, Deadline, Priority
1, 1, 0, 0, { 1:0:8000 }, 528000, 2147483648
1, 2, 10000, 10000, { 1:0:8000 }, 528000, 2147483648
1, 3, 20000, 20000, { 1:0:8000 }, 528000, 2147483648
2, 4, 55000, 55000, { 1:0:1000 }, 528000, 2147483648
1, 5, 110000, 110000, { 1:0:9000 }, 528000, 2147483648
1, 6, 120000, 120000, { 1:0:9000 }, 528000, 2147483648
1, 7, 130000, 130000, { 1:0:9000 }, 528000, 2147483648
2, 8, 165000, 165000, { 1:0:1000 }, 528000, 2147483648
2, 9, 167000, 167000, { 1:0:1000 }, 528000, 2147483648
2, 10, 169000, 169000, { 1:0:1000 }, 528000, 2147483648
1, 11, 210000, 210000, { 1:0:10000 }, 528000, 2147483648
1, 12, 210000, 210000, { 1:0:10000 }, 528000, 2147483648
1, 13, 210000, 210000, { 1:0:10000 }, 528000, 2147483648
2, 14, 265000, 265000, { 1:0:1000 }, 528000, 2147483648
2, 15, 267000, 267000, { 1:0:1000 }, 528000, 2147483648
1, 16, 340000, 340000, { 1:0:11000 }, 528000, 2147483648
1, 17, 340000, 340000, { 1:0:11000 }, 528000, 2147483648
1, 18, 340000, 340000, { 1:0:11000 }, 528000, 2147483648
2, 19, 395000, 395000, { 1:0:1000 }, 528000, 2147483648
2, 20, 397000, 397000, { 1:0:1000 }, 528000, 2147483648
2, 21, 399000, 399000, { 1:0:1000 }, 528000, 2147483648
2, 22, 401000, 401000, { 1:0:1000 }, 528000, 2147483648
2, 23, 403000, 403000, { 1:0:1000 }, 528000, 2147483648
= graph sag-precedences
gpurta: graph.json: Kineto (PyTorch profiler); device 0: 23 kernels, 0 copies, 0 memsets
gpurta:   125 us of 125 us of GPU time are explained
gpurta:   12 operations on the default stream, which waits for every blocking stream and they for it
gpurta:   12 operations belong to CUDA graphs: edges of a graph are not in the profile, in chains what ended before an operation began in every launch comes before it
gpurta:   priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
Predecessor TID, Predecessor JID, Successor TID, Successor JID
1, 1, 1, 2
1, 2, 1, 3
1, 3, 1, 5
1, 5, 1, 6
1, 6, 1, 7
2, 4, 2, 8
2, 8, 2, 9
2, 9, 2, 10
1, 7, 1, 11
1, 11, 1, 12
1, 12, 1, 13
2, 10, 2, 14
2, 14, 2, 15
1, 13, 1, 16
1, 16, 1, 17
1, 17, 1, 18
2, 15, 2, 19
2, 19, 2, 20
2, 20, 2, 21
2, 21, 2, 22
2, 22, 2, 23
= graph examiner
gpurta: note: a delay counts from the end of the kernel before it, had it run alone
gpurta: note: shared memory is 16, 32 or 40 KiB there, registers are as compiled
gpurta: note: 12 operations on the NULL stream are on one that no other waits for
gpurta: graph.json: Kineto (PyTorch profiler); device 0: 23 kernels, 0 copies, 0 memsets
gpurta:   125 us of 125 us of GPU time are explained
gpurta:   12 operations on the default stream, which waits for every blocking stream and they for it
gpurta:   12 operations belong to CUDA graphs: edges of a graph are not in the profile, in chains what ended before an operation began in every launch comes before it
gpurta:   priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
{"name": "gpurta", "max_iterations": 1, "max_time": 0, "cuda_device": 0, "benchmarks": [
    {"filename": "./bin/multikernel.so", "label": "default", "log_name": "stream_0.json", "release_time": 0.000000000, "stream_priority": 0, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "detect", "duration": 8000, "block_count": 4, "thread_count": 64},
      {"kernel_label": "track", "delay": 0.000002000, "duration": 8000, "block_count": 5, "thread_count": 64},
      {"kernel_label": "plan", "delay": 0.000002000, "duration": 8000, "block_count": 6, "thread_count": 64},
      {"kernel_label": "detect#2", "delay": 0.000082000, "duration": 9000, "block_count": 4, "thread_count": 64},
      {"kernel_label": "track#2", "delay": 0.000001000, "duration": 9000, "block_count": 5, "thread_count": 64},
      {"kernel_label": "plan#2", "delay": 0.000001000, "duration": 9000, "block_count": 6, "thread_count": 64},
      {"kernel_label": "detect#3", "delay": 0.000071000, "duration": 10000, "block_count": 4, "thread_count": 64},
      {"kernel_label": "track#3", "duration": 10000, "block_count": 5, "thread_count": 64},
      {"kernel_label": "plan#3", "duration": 10000, "block_count": 6, "thread_count": 64},
      {"kernel_label": "detect#4", "delay": 0.000100000, "duration": 11000, "block_count": 4, "thread_count": 64},
      {"kernel_label": "track#4", "duration": 11000, "block_count": 5, "thread_count": 64},
      {"kernel_label": "plan#4", "duration": 11000, "block_count": 6, "thread_count": 64}]},
    {"filename": "./bin/multikernel.so", "label": "s9", "log_name": "stream_1.json", "release_time": 0.000055000, "stream_priority": 0, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "odd1", "duration": 1000, "block_count": 4, "thread_count": 64},
      {"kernel_label": "odd3", "delay": 0.000109000, "duration": 1000, "block_count": 4, "thread_count": 64},
      {"kernel_label": "odd3#2", "delay": 0.000001000, "duration": 1000, "block_count": 4, "thread_count": 64},
      {"kernel_label": "odd3#3", "delay": 0.000001000, "duration": 1000, "block_count": 4, "thread_count": 64},
      {"kernel_label": "odd2", "delay": 0.000095000, "duration": 1000, "block_count": 4, "thread_count": 64},
      {"kernel_label": "odd2#2", "delay": 0.000001000, "duration": 1000, "block_count": 4, "thread_count": 64},
      {"kernel_label": "odd5", "delay": 0.000127000, "duration": 1000, "block_count": 4, "thread_count": 64},
      {"kernel_label": "odd5#2", "delay": 0.000001000, "duration": 1000, "block_count": 4, "thread_count": 64},
      {"kernel_label": "odd5#3", "delay": 0.000001000, "duration": 1000, "block_count": 4, "thread_count": 64},
      {"kernel_label": "odd5#4", "delay": 0.000001000, "duration": 1000, "block_count": 4, "thread_count": 64},
      {"kernel_label": "odd5#5", "delay": 0.000001000, "duration": 1000, "block_count": 4, "thread_count": 64}]}
  ]
}
{"displayTimeUnit": "ns", "otherData": {"times": "as measured: a largest observed time is no worst-case time"}, "traceEvents": [
{"ph": "M", "name": "process_name", "pid": 1, "args": {"name": "predicted: SMs"}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 1, "args": {"name": "SM 0"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 1, "args": {"sort_index": 1}},
{"ph": "X", "pid": 1, "tid": 1, "name": "split", "ts": 0.000, "dur": 5.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 1, "name": "join", "ts": 55.000, "dur": 10.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 1, "name": "split#2", "ts": 200.000, "dur": 5.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 1, "name": "left#2", "ts": 206.000, "dur": 39.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 1, "name": "join#2", "ts": 255.000, "dur": 10.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 1, "name": "split#3", "ts": 410.000, "dur": 5.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 1, "name": "join#3", "ts": 465.000, "dur": 10.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 2, "args": {"name": "SM 2"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 2, "args": {"sort_index": 2}},
{"ph": "X", "pid": 1, "tid": 2, "name": "split", "ts": 0.000, "dur": 5.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 2, "name": "join", "ts": 55.000, "dur": 10.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 2, "name": "split#2", "ts": 200.000, "dur": 5.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 2, "name": "left#2", "ts": 206.000, "dur": 39.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 2, "name": "join#2", "ts": 255.000, "dur": 10.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 2, "name": "split#3", "ts": 410.000, "dur": 5.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 2, "name": "join#3", "ts": 465.000, "dur": 10.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 3, "args": {"name": "SM 4"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 3, "args": {"sort_index": 3}},
{"ph": "X", "pid": 1, "tid": 3, "name": "split", "ts": 0.000, "dur": 5.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 3, "name": "join", "ts": 55.000, "dur": 10.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 3, "name": "split#2", "ts": 200.000, "dur": 5.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 3, "name": "left#2", "ts": 206.000, "dur": 39.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 3, "name": "join#2", "ts": 255.000, "dur": 10.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 3, "name": "split#3", "ts": 410.000, "dur": 5.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 3, "name": "join#3", "ts": 465.000, "dur": 10.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 4, "args": {"name": "SM 6"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 4, "args": {"sort_index": 4}},
{"ph": "X", "pid": 1, "tid": 4, "name": "split", "ts": 0.000, "dur": 5.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 4, "name": "join", "ts": 55.000, "dur": 10.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 4, "name": "split#2", "ts": 200.000, "dur": 5.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 4, "name": "left#2", "ts": 206.000, "dur": 39.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 4, "name": "join#2", "ts": 255.000, "dur": 10.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 4, "name": "split#3", "ts": 410.000, "dur": 5.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 4, "name": "join#3", "ts": 465.000, "dur": 10.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 5, "args": {"name": "SM 8"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 5, "args": {"sort_index": 5}},
{"ph": "X", "pid": 1, "tid": 5, "name": "right", "ts": 0.000, "dur": 30.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 5, "name": "join", "ts": 55.000, "dur": 10.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 5, "name": "left#2", "ts": 206.000, "dur": 39.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 5, "name": "join#2", "ts": 255.000, "dur": 10.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 5, "name": "right#3", "ts": 410.000, "dur": 37.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 5, "name": "join#3", "ts": 465.000, "dur": 10.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 6, "args": {"name": "SM 10"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 6, "args": {"sort_index": 6}},
{"ph": "X", "pid": 1, "tid": 6, "name": "right", "ts": 0.000, "dur": 30.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 6, "name": "join", "ts": 55.000, "dur": 10.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 6, "name": "right#2", "ts": 206.000, "dur": 26.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 6, "name": "join#2", "ts": 255.000, "dur": 10.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 6, "name": "right#3", "ts": 410.000, "dur": 37.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 6, "name": "join#3", "ts": 465.000, "dur": 10.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 7, "args": {"name": "SM 12"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 7, "args": {"sort_index": 7}},
{"ph": "X", "pid": 1, "tid": 7, "name": "right", "ts": 0.000, "dur": 30.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 7, "name": "join", "ts": 55.000, "dur": 10.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 7, "name": "right#2", "ts": 206.000, "dur": 26.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 7, "name": "join#2", "ts": 255.000, "dur": 10.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 7, "name": "right#3", "ts": 410.000, "dur": 37.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 7, "name": "join#3", "ts": 465.000, "dur": 10.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 8, "args": {"name": "SM 14"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 8, "args": {"sort_index": 8}},
{"ph": "X", "pid": 1, "tid": 8, "name": "right", "ts": 0.000, "dur": 30.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 8, "name": "right#2", "ts": 206.000, "dur": 26.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 8, "name": "right#3", "ts": 410.000, "dur": 37.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 9, "args": {"name": "SM 16"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 9, "args": {"sort_index": 9}},
{"ph": "X", "pid": 1, "tid": 9, "name": "right", "ts": 0.000, "dur": 30.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 9, "name": "right#2", "ts": 206.000, "dur": 26.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 9, "name": "right#3", "ts": 410.000, "dur": 37.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 10, "args": {"name": "SM 18"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 10, "args": {"sort_index": 10}},
{"ph": "X", "pid": 1, "tid": 10, "name": "right", "ts": 0.000, "dur": 30.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 10, "name": "right#2", "ts": 206.000, "dur": 26.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 10, "name": "right#3", "ts": 410.000, "dur": 37.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 11, "args": {"name": "SM 20"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 11, "args": {"sort_index": 11}},
{"ph": "X", "pid": 1, "tid": 11, "name": "left", "ts": 5.000, "dur": 20.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 11, "name": "right#2", "ts": 206.000, "dur": 26.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 11, "name": "left#3", "ts": 415.000, "dur": 28.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 12, "args": {"name": "SM 22"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 12, "args": {"sort_index": 12}},
{"ph": "X", "pid": 1, "tid": 12, "name": "left", "ts": 5.000, "dur": 20.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 12, "name": "left#3", "ts": 415.000, "dur": 28.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 13, "args": {"name": "SM 24"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 13, "args": {"sort_index": 13}},
{"ph": "X", "pid": 1, "tid": 13, "name": "left", "ts": 5.000, "dur": 20.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 13, "name": "left#3", "ts": 415.000, "dur": 28.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 14, "args": {"name": "SM 26"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 14, "args": {"sort_index": 14}},
{"ph": "X", "pid": 1, "tid": 14, "name": "left", "ts": 5.000, "dur": 20.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 14, "name": "left#3", "ts": 415.000, "dur": 28.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 15, "args": {"name": "SM 28"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 15, "args": {"sort_index": 15}},
{"ph": "X", "pid": 1, "tid": 15, "name": "left", "ts": 5.000, "dur": 20.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 15, "name": "left#3", "ts": 415.000, "dur": 28.000, "args": {"blocks": 1}},
{"ph": "M", "name": "process_name", "pid": 4, "args": {"name": "predicted: streams"}},
{"ph": "M", "name": "thread_name", "pid": 4, "tid": 16, "args": {"name": "s9"}},
{"ph": "M", "name": "thread_sort_index", "pid": 4, "tid": 16, "args": {"sort_index": 16}},
{"ph": "X", "pid": 4, "tid": 16, "name": "split", "ts": 0.000, "dur": 5.000, "args": {"blocks": 4}},
{"ph": "X", "pid": 4, "tid": 16, "name": "left", "ts": 5.000, "dur": 20.000, "args": {"blocks": 5}},
{"ph": "X", "pid": 4, "tid": 16, "name": "join", "ts": 55.000, "dur": 10.000, "args": {"blocks": 7}},
{"ph": "X", "pid": 4, "tid": 16, "name": "split#2", "ts": 200.000, "dur": 5.000, "args": {"blocks": 4}},
{"ph": "X", "pid": 4, "tid": 16, "name": "left#2", "ts": 206.000, "dur": 39.000, "args": {"blocks": 5}},
{"ph": "X", "pid": 4, "tid": 16, "name": "join#2", "ts": 255.000, "dur": 10.000, "args": {"blocks": 7}},
{"ph": "X", "pid": 4, "tid": 16, "name": "split#3", "ts": 410.000, "dur": 5.000, "args": {"blocks": 4}},
{"ph": "X", "pid": 4, "tid": 16, "name": "left#3", "ts": 415.000, "dur": 28.000, "args": {"blocks": 5}},
{"ph": "X", "pid": 4, "tid": 16, "name": "join#3", "ts": 465.000, "dur": 10.000, "args": {"blocks": 7}},
{"ph": "M", "name": "thread_name", "pid": 4, "tid": 17, "args": {"name": "s21"}},
{"ph": "M", "name": "thread_sort_index", "pid": 4, "tid": 17, "args": {"sort_index": 17}},
{"ph": "X", "pid": 4, "tid": 17, "name": "right", "ts": 0.000, "dur": 30.000, "args": {"blocks": 6}},
{"ph": "X", "pid": 4, "tid": 17, "name": "right#3", "ts": 410.000, "dur": 37.000, "args": {"blocks": 6}},
{"ph": "M", "name": "thread_name", "pid": 4, "tid": 18, "args": {"name": "s22"}},
{"ph": "M", "name": "thread_sort_index", "pid": 4, "tid": 18, "args": {"sort_index": 18}},
{"ph": "X", "pid": 4, "tid": 18, "name": "right#2", "ts": 206.000, "dur": 26.000, "args": {"blocks": 6}},
{"ph": "M", "name": "process_name", "pid": 5, "args": {"name": "measured: streams"}},
{"ph": "M", "name": "thread_name", "pid": 5, "tid": 19, "args": {"name": "s9"}},
{"ph": "M", "name": "thread_sort_index", "pid": 5, "tid": 19, "args": {"sort_index": 19}},
{"ph": "X", "pid": 5, "tid": 19, "name": "split", "ts": 0.000, "dur": 5.000, "args": {"blocks": 4}},
{"ph": "X", "pid": 5, "tid": 19, "name": "left", "ts": 5.000, "dur": 20.000, "args": {"blocks": 5}},
{"ph": "X", "pid": 5, "tid": 19, "name": "join", "ts": 55.000, "dur": 10.000, "args": {"blocks": 7}},
{"ph": "X", "pid": 5, "tid": 19, "name": "split#2", "ts": 200.000, "dur": 5.000, "args": {"blocks": 4}},
{"ph": "X", "pid": 5, "tid": 19, "name": "left#2", "ts": 206.000, "dur": 39.000, "args": {"blocks": 5}},
{"ph": "X", "pid": 5, "tid": 19, "name": "join#2", "ts": 255.000, "dur": 10.000, "args": {"blocks": 7}},
{"ph": "X", "pid": 5, "tid": 19, "name": "split#3", "ts": 410.000, "dur": 5.000, "args": {"blocks": 4}},
{"ph": "X", "pid": 5, "tid": 19, "name": "left#3", "ts": 417.000, "dur": 28.000, "args": {"blocks": 5}},
{"ph": "X", "pid": 5, "tid": 19, "name": "join#3", "ts": 465.000, "dur": 10.000, "args": {"blocks": 7}},
{"ph": "M", "name": "thread_name", "pid": 5, "tid": 20, "args": {"name": "s21"}},
{"ph": "M", "name": "thread_sort_index", "pid": 5, "tid": 20, "args": {"sort_index": 20}},
{"ph": "X", "pid": 5, "tid": 20, "name": "right", "ts": 7.000, "dur": 30.000, "args": {"blocks": 6}},
{"ph": "X", "pid": 5, "tid": 20, "name": "right#3", "ts": 415.000, "dur": 37.000, "args": {"blocks": 6}},
{"ph": "M", "name": "thread_name", "pid": 5, "tid": 21, "args": {"name": "s22"}},
{"ph": "M", "name": "thread_sort_index", "pid": 5, "tid": 21, "args": {"sort_index": 21}},
{"ph": "X", "pid": 5, "tid": 21, "name": "right#2", "ts": 206.000, "dur": 26.000, "args": {"blocks": 6}}
]}
2> gpurta: fork.json: Kineto (PyTorch profiler); device 0: 12 kernels, 0 copies, 0 memsets
2> gpurta:   225 us of 225 us of GPU time are explained
2> gpurta:   12 operations belong to CUDA graphs: edges of a graph are not in the profile, in chains what ended before an operation began in every launch comes before it
2> gpurta:   priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case exponent.json --
$ gpurta convert exponent.json
2> gpurta: exponent.json: event 2: "dur": expected a decimal number, found 1e99
[2]

-- case far.json --
$ gpurta convert far.json
2> gpurta: far.json: event 2: "ts": expected a decimal number, found 9223372036854775.807
[2]

-- case graph-chains --
$ gpurta convert graph.json --to chains
# From a profile: Kineto (PyTorch profiler). Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed; priorities of streams are unknown: taken as equal"
platform: {base: a100, sms: 108} # A100
streams:
  s9: {priority: 0, blocking: false}
chains:
  - name: "detect"
    period: 0.1 # shortest of 3 distances of releases, the longest is 0.13; so no jitter
    # (--period periodic: period: 0.11, jitter: 0.01, which these releases fit, too)
    # 4 jobs, all alike
    observed: 0.036 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.005} # longest time from the release until what follows began, less the host steps before
      - {kernel: "detect", stream: default, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.011, after: ["launches#host"]} # largest of 4
      - {kernel: "track", stream: default, blocks: [5, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.011, after: ["detect"]} # largest of 4
      - {kernel: "plan", stream: default, blocks: [6, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.011, after: ["track"]} # largest of 4
  - name: "p7t7" # thread 7 of process 7
    period: 0.002 # shortest of 4 distances of releases, the longest is 0.011; so no jitter
    closed: true # its thread launches up to 4 jobs ahead, and all are in one stream: a job's times count from the end of what is before it there, or from its release where that is later; launched N jobs ahead, it takes from its release at most N + 1 times its bound; without a key deadline it has none
    # 5 jobs, all alike
    observed: 0.011 # longest time from where its times count to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.01} # longest time of a job in which nothing ran on the GPU
      - {kernel: "odd5", stream: s9, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.001} # largest of 5
left_out: {operations: 6, time: 0.006, share: 4.8%, within: 4.8%} # in no bound: 6 of 23 operations, 4.8% of the GPU's time, repeat in no chain
2> gpurta: graph.json: 6 of 23 operations, 4.8% of the GPU's time, repeat in no chain: their interference is in no bound
2> gpurta: graph.json: Kineto (PyTorch profiler); device 0: 23 kernels, 0 copies, 0 memsets
2> gpurta:   125 us of 125 us of GPU time are explained
2> gpurta:   12 operations on the default stream, which waits for every blocking stream and they for it
2> gpurta:   12 operations belong to CUDA graphs: edges of a graph are not in the profile, in chains what ended before an operation began in every launch comes before it
2> gpurta:   priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case graph-fork-bound --
$ gpurta convert fork.json --to chains --period periodic -o fork.yaml 2>/dev/null
> gpurta bound fork.yaml --search 10
platform a100; times in ms

chain  bound  observed  deadline  verdict
split   0.07      0.07       0.2  met

chain  step             kind    jitter  bound  observed  finish
split  launches#host    host     0.000  0.005     0.005   0.005
split  split            kernel   0.005  0.005     0.005   0.010
split  launches#host#2  host     0.005  0.007     0.007   0.012
split  left             kernel   0.012  0.039     0.039   0.051
split  right            kernel   0.012  0.037     0.037   0.049
split  launches#host#3  host     0.012  0.048     0.048   0.060
split  join             kernel   0.060  0.010     0.010   0.070

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
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 32 KiB for split, left, right, join (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block; number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- times are the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the beats of the releases that were observed; priorities of streams are unknown: taken as equal (key times)
- no shared memory given for split, left, right and join: taken to use none (key shared_memory)
- no deadline given for split: taken to be the period (key deadline)
2> fork.yaml:13:3: note: streams: no operation is on stream "s22"

-- case graph-fork --
$ gpurta convert fork.json --to chains
# From a profile: Kineto (PyTorch profiler). Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed; priorities of streams are unknown: taken as equal"
platform: {base: a100, sms: 108} # A100
streams:
  s9: {priority: 0, blocking: false}
  s21: {priority: 0, blocking: false}
  s22: {priority: 0, blocking: false}
chains:
  - name: "split"
    period: 0.2 # shortest of 2 distances of releases, the longest is 0.21; so no jitter
    # 3 jobs, that differ: of each launch as many as any job has
    observed: 0.07 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.005} # longest time from the release until what follows began, less the host steps before
      - {kernel: "split", stream: s9, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.005, after: ["launches#host"]} # largest of 3
      - {host: "launches#host#2", wcet: 0.007, after: ["launches#host"]} # longest time from the release until what follows began, less the host steps before
      - {kernel: "left", stream: s9, blocks: [5, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.039, after: ["split", "launches#host#2"]} # largest of 3
      - {kernel: "right", stream: s21, blocks: [6, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.037, after: ["split", "launches#host#2"]} # largest of 3
      - {host: "launches#host#3", wcet: 0.048, after: ["launches#host#2"]} # longest time from the release until what follows began, less the host steps before
      - {kernel: "join", stream: s9, blocks: [7, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.01, after: ["left", "right", "launches#host#3"]} # largest of 3
    # Not all waits are in the profile: what ended before a step began in every job is before it here
2> gpurta: fork.json: Kineto (PyTorch profiler); device 0: 12 kernels, 0 copies, 0 memsets
2> gpurta:   225 us of 225 us of GPU time are explained
2> gpurta:   12 operations belong to CUDA graphs: edges of a graph are not in the profile, in chains what ended before an operation began in every launch comes before it
2> gpurta:   priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case graph-long --
a graph of 70 nodes, one after the other on three streams: each waits for its stream and the one before it
$ python3 - <<'P'
> import json
> events = []
> for launch in range(3):
>     at, number = 10000 * launch, 1 + launch
>     events.append({"ph": "X", "cat": "cuda_runtime", "name": "cudaGraphLaunch", "pid": 7, "tid": 7, "ts": at, "dur": 3,
>                    "args": {"correlation": number}})
>     for k in range(70):
>         events.append({"ph": "X", "cat": "kernel", "name": "n%d" % k, "pid": 0, "tid": 9, "ts": at + 10 + 20 * k, "dur": 9, "args": {
>             "device": 0, "context": 1, "stream": 20 + k % 3, "correlation": number, "grid": [k + 1, 1, 1], "block": [64, 1, 1],
>             "registers per thread": 32, "shared memory": 0, "graph id": 3, "graph node id": k + 1}})
> with open("long.json", "w") as file:
>     json.dump({"deviceProperties": [{"id": 0, "name": "A100", "computeMajor": 8, "computeMinor": 0, "numSms": 108}],
>                "traceEvents": events}, file)
> P
> gpurta convert long.json --to chains 2>/dev/null | grep -o 'kernel: "n[67][0-9]"\|after: [^}]*' | tail -n 14
kernel: "n63"
after: ["n60", "n62"]
kernel: "n64"
after: ["n61", "n63"]
kernel: "n65"
after: ["n62", "n64"]
kernel: "n66"
after: ["n63", "n65"]
kernel: "n67"
after: ["n64", "n66"]
kernel: "n68"
after: ["n65", "n67"]
kernel: "n69"
after: ["n66", "n68"]

-- case graph-mixed --
nodes of one graph are known and of another are not; a kernel of no graph always comes behind both, in the same frame
$ python3 - <<'P'
> import json
> with open("fork.json") as file:
>     profile = json.load(file)
> events = []
> def event(cat, name, at, took, tid, **args):
>     events.append({"ph": "X", "cat": cat, "name": name, "pid": 7, "tid": tid, "ts": at, "dur": took, "args": args})
> def kernel(name, at, stream, correlation, **more):
>     event("kernel", name, at, 4, stream, **dict({"device": 0, "context": 1, "stream": stream, "correlation": correlation,
>           "grid": [2, 1, 1], "block": [64, 1, 1], "registers per thread": 32, "shared memory": 0}, **more))
> for i, e in enumerate(profile["traceEvents"]):
>     events.append(e)
>     if "graph node id" in e["args"] and e["args"]["graph node id"] < 4: # the node whose stream changes is number 1
>         e["args"]["graph node id"] = 4 - e["args"]["graph node id"]
>     if e["name"] == "right":
>         job, at = e["args"]["correlation"], (1000, 1200, 1410)[e["args"]["correlation"] - 1]
>         kernel("whole", at + 80, 30, job + 10, **{"graph id": 5})
>         event("cuda_runtime", "cudaGraphLaunch", at + 75, 2, 7, correlation=job + 10)
>         kernel("after", at + 90, 31, job + 20)
>         event("cuda_runtime", "cudaLaunchKernel", at + 78, 2, 7, correlation=job + 20)
>         event("user_annotation", "frame", at - 5, 100, 7)
> event("cuda_sync", "Stream Sync", 2000, 1, 7, device=0, context=1, stream=40, correlation=99)
> profile["traceEvents"] = events
> with open("mixed.json", "w") as file:
>     json.dump(profile, file)
> P
> gpurta convert mixed.json --to chains
# From a profile: Kineto (PyTorch profiler). Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed; priorities of streams are unknown: taken as equal"
platform: {base: a100, sms: 108} # A100
streams:
  s9: {priority: 0, blocking: false}
  s21: {priority: 0, blocking: false}
  s30: {priority: 0, blocking: false}
  s31: {priority: 0, blocking: false}
  s22: {priority: 0, blocking: false}
chains:
  - name: "frame"
    period: 0.2 # shortest of 2 distances of releases, the longest is 0.21; so no jitter
    # 3 jobs, that differ: of each launch as many as any job has
    observed: 0.099 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.01} # longest time from the release until what follows began, less the host steps before
      - {kernel: "split", stream: s9, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.005, after: ["launches#host"]} # largest of 3
      - {host: "launches#host#2", wcet: 0.007, after: ["launches#host"]} # longest time from the release until what follows began, less the host steps before
      - {kernel: "left", stream: s9, blocks: [5, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.039, after: ["split", "launches#host#2"]} # largest of 3
      - {kernel: "right", stream: s21, blocks: [6, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.037, after: ["split", "launches#host#2"]} # largest of 3
      - {host: "launches#host#3", wcet: 0.048, after: ["launches#host#2"]} # longest time from the release until what follows began, less the host steps before
      - {kernel: "join", stream: s9, blocks: [7, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.01, after: ["left", "right", "launches#host#3"]} # largest of 3
      - {host: "launches#host#4", wcet: 0.02, after: ["launches#host#3"]} # longest time from the release until what follows began, less the host steps before
      - {kernel: "whole", stream: s30, blocks: [2, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.004, after: ["join", "launches#host#4"]} # largest of 3
      - {host: "launches#host#5", wcet: 0.01, after: ["launches#host#4"]} # longest time from the release until what follows began, less the host steps before
      - {kernel: "after", stream: s31, blocks: [2, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.004, after: ["whole", "launches#host#5"]} # largest of 3
    # CUDA graphs: edges are not in the profile; what ended before a node began in every job is before it here
2> gpurta: mixed.json: Kineto (PyTorch profiler); device 0: 18 kernels, 0 copies, 0 memsets
2> gpurta:   249 us of 249 us of GPU time are explained
2> gpurta:   15 operations belong to CUDA graphs: edges of a graph are not in the profile, in chains what ended before an operation began in every launch comes before it
2> gpurta:   1 wait of the host for streams or the device, to be `after` of what its thread launches next
2> gpurta:   priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case grid.json --
$ gpurta convert grid.json
2> gpurta: grid.json: event 3: a kernel without grid and block of three numbers
[2]

-- case list --
$ gpurta convert list.json --platform h100
# From a profile: Kineto (PyTorch profiler). One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 of 3 launches without a call of the runtime: the start on the GPU stands for the time of the launch
# 1 time with digits below a nanosecond: starts are cut, durations rounded up
# priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; priorities of streams are unknown: taken as equal"
platform: {base: h100-sxm, sms: 132}
streams:
  s20: {priority: 0, blocking: false}
operations:
  - {kernel: "detect \"big\" 😀", stream: s20, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 12345}
  - {copy: "copy", stream: default, release: 19999, duration: 2500, direction: d2h, after: ["detect \"big\" 😀"]}
  - {copy: "memset", stream: default, release: 24999, duration: 1001, direction: d2d}
2> gpurta: list.json: Kineto (PyTorch profiler); device 0: 1 kernel, 1 copy, 1 memset
2> gpurta:   15.846 us of 15.846 us of GPU time are explained
2> gpurta:   2 operations on the default stream, which waits for every blocking stream and they for it
2> gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
2> gpurta:   "blocks per SM" of 1 of 1 kernels do not fit the SMs of the platform
2> gpurta:   estimated occupancy of 1 of 1 kernels differs from ours: of detect "big" 😀 it is 28% there, 23% here
2> gpurta:   1 call of cudaStreamSynchronize, which waits or makes every stream wait
2> gpurta:   1 of 3 launches without a call of the runtime: the start on the GPU stands for the time of the launch
2> gpurta:   1 time with digits below a nanosecond: starts are cut, durations rounded up
2> gpurta:   priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case long-name --
a name is cut between characters, and nothing behind it is touched
$ sed "s/\"name\": \"detect\"/\"name\": \"$(printf 'x%.0s' $(seq 1022))ä\"/" graph.json >long.json
> gpurta convert long.json --to chains 2>/dev/null | grep -o '{kernel: "x*' | while read -r kernel name; do echo ${#name}; done
121
1
1
1

-- case negative.json --
$ gpurta convert negative.json
2> gpurta: negative.json: event 3: a duration that is negative or too long
[2]

-- case not-a-scenario --
$ gpurta bound trace.json
2> trace.json: this is a profile of PyTorch, not a scenario: run 'gpurta convert FILE | gpurta simulate -', or 'gpurta convert FILE --to chains | gpurta bound -'
[2]

-- case occupancy --
$ gpurta occupancy trace.json --format csv
name,launches,threads,registers,shared_memory,blocks_per_sm,slots,warps_per_sm,occupancy,limited_by,one_more_with,reason,assumptions
"detect ""big"" 😀",1,256,32,1024,8,864,64,100,warps registers,at most 224 threads,,

-- case simulate --
$ gpurta convert trace.json -o s.yaml 2>/dev/null
> gpurta simulate s.yaml
platform a100; placement most-room; rules U1 U2 U3 U4 U5 U6 U7 U8 U9; copy engines not known: one; times in ns

operation        stream   blocks  release  start  completion  response
detect "big" 😀  s20         240        0      0       12345     12345
copy             default    copy    19999  19999       22499      2500
memset           default    copy    24999  24999       26000      1001

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- U5: SMs that are not empty keep their carve-out; carve-out computed as the driver chooses it: 16 KiB for detect "big" 😀 (key carveout)
- times are those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; priorities of streams are unknown: taken as equal (key times)
- not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block; number of copy engines (taken as one)
- rules measured on other GPUs alone: ...

-- case text.json --
$ gpurta convert text.json
2> gpurta: text.json: event 3: work on the GPU without ts, dur and stream
[2]

-- case too-many-sms --
$ sed 's/"numSms": 108/"numSms": 5000000000/' graph.json >sms.json
> gpurta convert sms.json
2> gpurta: sms.json: sms must lie between 1 and 1073741824, not be 5000000000
[2]

-- case trace.json --
$ gpurta convert trace.json
# From a profile: Kineto (PyTorch profiler). One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 of 3 launches without a call of the runtime: the start on the GPU stands for the time of the launch
# 1 time with digits below a nanosecond: starts are cut, durations rounded up
# priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; priorities of streams are unknown: taken as equal"
platform: {base: a100, sms: 108} # NVIDIA A100-SXM4-40GB
streams:
  s20: {priority: 0, blocking: false}
operations:
  - {kernel: "detect \"big\" 😀", stream: s20, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 12345}
  - {copy: "copy", stream: default, release: 19999, duration: 2500, direction: d2h, after: ["detect \"big\" 😀"]}
  - {copy: "memset", stream: default, release: 24999, duration: 1001, direction: d2d}
2> gpurta: trace.json: Kineto (PyTorch profiler); device 0: 1 kernel, 1 copy, 1 memset
2> gpurta:   15.846 us of 15.846 us of GPU time are explained
2> gpurta:   2 operations on the default stream, which waits for every blocking stream and they for it
2> gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
2> gpurta:   "blocks per SM" and estimated occupancy of 1 kernel are as we count them
2> gpurta:   1 call of cudaStreamSynchronize, which waits or makes every stream wait
2> gpurta:   1 of 3 launches without a call of the runtime: the start on the GPU stands for the time of the launch
2> gpurta:   1 time with digits below a nanosecond: starts are cut, durations rounded up
2> gpurta:   priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case trace.packed --
$ gpurta convert trace.json.gz
# From a profile: Kineto (PyTorch profiler). One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# 1 of 3 launches without a call of the runtime: the start on the GPU stands for the time of the launch
# 1 time with digits below a nanosecond: starts are cut, durations rounded up
# priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; priorities of streams are unknown: taken as equal"
platform: {base: a100, sms: 108} # NVIDIA A100-SXM4-40GB
streams:
  s20: {priority: 0, blocking: false}
operations:
  - {kernel: "detect \"big\" 😀", stream: s20, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1024, wcet: 12345}
  - {copy: "copy", stream: default, release: 19999, duration: 2500, direction: d2h, after: ["detect \"big\" 😀"]}
  - {copy: "memset", stream: default, release: 24999, duration: 1001, direction: d2d}
2> gpurta: trace.json.gz: Kineto (PyTorch profiler); device 0: 1 kernel, 1 copy, 1 memset
2> gpurta:   15.846 us of 15.846 us of GPU time are explained
2> gpurta:   2 operations on the default stream, which waits for every blocking stream and they for it
2> gpurta:   1 wait of one stream for another, to be `after`; chains with such waits between them become one
2> gpurta:   "blocks per SM" and estimated occupancy of 1 kernel are as we count them
2> gpurta:   1 call of cudaStreamSynchronize, which waits or makes every stream wait
2> gpurta:   1 of 3 launches without a call of the runtime: the start on the GPU stands for the time of the launch
2> gpurta:   1 time with digits below a nanosecond: starts are cut, durations rounded up
2> gpurta:   priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case example --
The example of README: from a profile to a bound, and its replay.
$ gpurta convert $EXAMPLES/profile.json --to chains --margin 20% 2>/dev/null | gpurta bound - --search 0 | sed -n '3,4p;/schedulable/p'; gpurta check $EXAMPLES/profile.json 2>/dev/null | tail -1
chain    bound  observed  deadline  verdict
p7t1   7.90812         -         -  -
schedulable: every chain has a bound; no deadline is given; rules not measured on this GPU
agrees: recorded 303.4248 ms, replayed 303.4248 ms: not more than 2% apart
