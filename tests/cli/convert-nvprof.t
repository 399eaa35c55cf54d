-- case every-to --
$ for file in nvprof stats old; do
>     for to in scenario chains json perfetto sag sag-precedences examiner; do
>         echo "= $file $to"
>         gpurta convert $file.csv --platform jetson-tx1 --to $to 2>&1
>     done
> done
= nvprof scenario
gpurta: nvprof.csv: nvprof; device 0: 2 kernels, 1 copy, 1 memset
gpurta:   19.501 us of 19.501 us of GPU time are explained
gpurta:   2 operations on the default stream, which waits for every blocking stream and they for it
gpurta:   launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
gpurta:   2 numbers finer than a nanosecond or byte: starts are cut, others rounded up
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: nvprof. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
# 2 numbers finer than a nanosecond or byte: starts are cut, others rounded up
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; priorities of streams are unknown: taken as equal"
platform: {base: jetson-tx1, sms: 2} # GeForce GTX 980
operations:
  - {copy: "copy", stream: default, duration: 12500, direction: h2d}
  - {kernel: "scale(float*, int)", stream: s13, release: 250000, blocks: [16, 2, 1], threads: [128, 1, 1], registers: 20, shared_memory: 1600, wcet: 3001}
  - {kernel: "scale(float*, int)#2", stream: s13, release: 350000, blocks: [16, 2, 1], threads: [128, 1, 1], registers: 20, shared_memory: 1600, wcet: 3000}
  - {copy: "memset", stream: default, release: 450000, duration: 1000, direction: d2d}
= nvprof chains
gpurta: nvprof.csv: 2 of 4 operations, 69.23% of the GPU's time, repeat in no chain: their interference is in no bound
gpurta: nvprof.csv: nvprof; device 0: 2 kernels, 1 copy, 1 memset
gpurta:   19.501 us of 19.501 us of GPU time are explained
gpurta:   2 operations on the default stream, which waits for every blocking stream and they for it
gpurta:   launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
gpurta:   2 numbers finer than a nanosecond or byte: starts are cut, others rounded up
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: nvprof. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
# 2 numbers finer than a nanosecond or byte: starts are cut, others rounded up
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed; priorities of streams are unknown: taken as equal"
platform: {base: jetson-tx1, sms: 2} # GeForce GTX 980
chains:
  - name: "scale(float*, int)"
    period: unknown # two jobs have one distance, 0.1: nothing shows that it recurs: write the least distance of releases
    closed: true # when it was launched is not known: a release is a start on the GPU, behind the job before in its stream; without a key deadline it has none
    # 2 jobs, all alike
    observed: 0.003001 # longest time from a release to the end of its job
    steps:
      - {kernel: "scale(float*, int)", stream: s13, blocks: [16, 2, 1], threads: [128, 1, 1], registers: 20, shared_memory: 1600, wcet: 0.003001} # largest of 2
left_out: {operations: 2, time: 0.0135, share: 69.23%, within: 0%} # in no bound: 2 of 4 operations, 69.23% of the GPU's time, repeat in no chain
= nvprof json
gpurta: nvprof.csv: nvprof; device 0: 2 kernels, 1 copy, 1 memset
gpurta:   19.501 us of 19.501 us of GPU time are explained
gpurta:   2 operations on the default stream, which waits for every blocking stream and they for it
gpurta:   launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
gpurta:   2 numbers finer than a nanosecond or byte: starts are cut, others rounded up
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
{
  "time_unit": "ns",
  "times": "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; priorities of streams are unknown: taken as equal",
  "platform": {
    "name": "jetson-tx1",
    "compute_capability": "5.3",
    "sms": 2,
    "threads_per_sm": 2048,
    "blocks_per_sm": 32,
    "threads_per_block": 1024,
    "warp_size": 32,
    "registers_per_sm": 65536,
    "registers_per_block": 32768,
    "registers_per_thread": 255,
    "register_unit": 256,
    "sub_partitions": 4,
    "launch_sub_partitions": 0,
    "shared_memory_per_sm": 65536,
    "shared_memory_per_block": 49152,
    "shared_memory_per_block_optin": 0,
    "shared_memory_unit": 256,
    "shared_memory_reserved": 0,
    "copy_engines": 0,
    "copy_bandwidth": 0,
    "sm_order": "unknown",
    "resident_grids": 16,
    "carveout_sms": 0,
    "queue_delay": false,
    "resident_grid_limit": false,
    "warps_in_turn": false,
    "contiguous_shared_memory": false,
    "carveout_waits": false,
    "local_memory_waits": false,
    "block_pairs": false,
    "freed_first": false,
    "copies_in_order": true
  },
  "operations": [
    {"copy": "copy", "stream": "default", "duration": 12500, "direction": "h2d"},
    {"kernel": "scale(float*, int)", "stream": "s13", "release": 250000, "blocks": [16, 2, 1], "threads": [128, 1, 1], "registers": 20, "shared_memory": 1600, "wcet": 3001},
    {"kernel": "scale(float*, int)#2", "stream": "s13", "release": 350000, "blocks": [16, 2, 1], "threads": [128, 1, 1], "registers": 20, "shared_memory": 1600, "wcet": 3000},
    {"copy": "memset", "stream": "default", "release": 450000, "duration": 1000, "direction": "d2d"}
  ]
}
= nvprof perfetto
gpurta: nvprof.csv: nvprof; device 0: 2 kernels, 1 copy, 1 memset
gpurta:   19.501 us of 19.501 us of GPU time are explained
gpurta:   2 operations on the default stream, which waits for every blocking stream and they for it
gpurta:   launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
gpurta:   2 numbers finer than a nanosecond or byte: starts are cut, others rounded up
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
{"displayTimeUnit": "ns", "otherData": {"times": "as measured: a largest observed time is no worst-case time"}, "traceEvents": [
{"ph": "M", "name": "process_name", "pid": 1, "args": {"name": "predicted: SMs"}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 1, "args": {"name": "SM 0"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 1, "args": {"sort_index": 1}},
{"ph": "X", "pid": 1, "tid": 1, "name": "scale(float*, int)", "ts": 250.000, "dur": 3.001, "args": {"blocks": 16}},
{"ph": "X", "pid": 1, "tid": 1, "name": "scale(float*, int)#2", "ts": 350.000, "dur": 3.000, "args": {"blocks": 16}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 2, "args": {"name": "SM 1"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 2, "args": {"sort_index": 2}},
{"ph": "X", "pid": 1, "tid": 2, "name": "scale(float*, int)", "ts": 250.000, "dur": 3.001, "args": {"blocks": 16}},
{"ph": "X", "pid": 1, "tid": 2, "name": "scale(float*, int)#2", "ts": 350.000, "dur": 3.000, "args": {"blocks": 16}},
{"ph": "M", "name": "process_name", "pid": 2, "args": {"name": "predicted: copy engines"}},
{"ph": "M", "name": "thread_name", "pid": 2, "tid": 3, "args": {"name": "copy engine 1"}},
{"ph": "M", "name": "thread_sort_index", "pid": 2, "tid": 3, "args": {"sort_index": 3}},
{"ph": "X", "pid": 2, "tid": 3, "name": "copy", "ts": 0.000, "dur": 12.500},
{"ph": "X", "pid": 2, "tid": 3, "name": "memset", "ts": 450.000, "dur": 1.000},
{"ph": "M", "name": "process_name", "pid": 4, "args": {"name": "predicted: streams"}},
{"ph": "M", "name": "thread_name", "pid": 4, "tid": 4, "args": {"name": "default"}},
{"ph": "M", "name": "thread_sort_index", "pid": 4, "tid": 4, "args": {"sort_index": 4}},
{"ph": "X", "pid": 4, "tid": 4, "name": "copy", "ts": 0.000, "dur": 12.500},
{"ph": "X", "pid": 4, "tid": 4, "name": "memset", "ts": 450.000, "dur": 1.000},
{"ph": "M", "name": "thread_name", "pid": 4, "tid": 5, "args": {"name": "s13"}},
{"ph": "M", "name": "thread_sort_index", "pid": 4, "tid": 5, "args": {"sort_index": 5}},
{"ph": "X", "pid": 4, "tid": 5, "name": "scale(float*, int)", "ts": 250.000, "dur": 3.001, "args": {"blocks": 32}},
{"ph": "X", "pid": 4, "tid": 5, "name": "scale(float*, int)#2", "ts": 350.000, "dur": 3.000, "args": {"blocks": 32}},
{"ph": "M", "name": "process_name", "pid": 5, "args": {"name": "measured: streams"}},
{"ph": "M", "name": "thread_name", "pid": 5, "tid": 6, "args": {"name": "default"}},
{"ph": "M", "name": "thread_sort_index", "pid": 5, "tid": 6, "args": {"sort_index": 6}},
{"ph": "X", "pid": 5, "tid": 6, "name": "copy", "ts": 0.000, "dur": 12.500},
{"ph": "X", "pid": 5, "tid": 6, "name": "memset", "ts": 450.000, "dur": 1.000},
{"ph": "M", "name": "thread_name", "pid": 5, "tid": 7, "args": {"name": "s13"}},
{"ph": "M", "name": "thread_sort_index", "pid": 5, "tid": 7, "args": {"sort_index": 7}},
{"ph": "X", "pid": 5, "tid": 7, "name": "scale(float*, int)", "ts": 250.000, "dur": 3.001, "args": {"blocks": 32}},
{"ph": "X", "pid": 5, "tid": 7, "name": "scale(float*, int)#2", "ts": 350.000, "dur": 3.000, "args": {"blocks": 32}}
]}
= nvprof sag
gpurta: note: nptest -m 2: a core is an SM
gpurta: note: a kernel there starts when all its SMs are free; a GPU starts block by block
gpurta: note: --to sag-precedences writes the order of streams, for its -p
gpurta: note: 2 copies take a core each there, on a GPU an engine
gpurta: nvprof.csv: nvprof; device 0: 2 kernels, 1 copy, 1 memset
gpurta:   19.501 us of 19.501 us of GPU time are explained
gpurta:   2 operations on the default stream, which waits for every blocking stream and they for it
gpurta:   launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
gpurta:   2 numbers finer than a nanosecond or byte: starts are cut, others rounded up
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
Task ID, Job ID, Release min, Release max, { Cores:Cost min:Cost max }, Deadline, Priority
1, 1, 0, 0, { 1:0:12500 }, 469501, 2147483648
2, 2, 250000, 250000, { 2:0:3001 }, 469501, 2147483648
2, 3, 350000, 350000, { 2:0:3000 }, 469501, 2147483648
1, 4, 450000, 450000, { 1:0:1000 }, 469501, 2147483648
= nvprof sag-precedences
gpurta: nvprof.csv: nvprof; device 0: 2 kernels, 1 copy, 1 memset
gpurta:   19.501 us of 19.501 us of GPU time are explained
gpurta:   2 operations on the default stream, which waits for every blocking stream and they for it
gpurta:   launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
gpurta:   2 numbers finer than a nanosecond or byte: starts are cut, others rounded up
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
Predecessor TID, Predecessor JID, Successor TID, Successor JID
1, 1, 2, 2
2, 2, 2, 3
1, 1, 1, 4
2, 3, 1, 4
= nvprof examiner
gpurta: note: a delay counts from the end of the kernel before it, had it run alone
gpurta: note: shared memory is 16, 32 or 40 KiB there, registers are as compiled
gpurta: note: 2 copies are left out
gpurta: note: 2 operations on the NULL stream are on one that no other waits for
gpurta: nvprof.csv: nvprof; device 0: 2 kernels, 1 copy, 1 memset
gpurta:   19.501 us of 19.501 us of GPU time are explained
gpurta:   2 operations on the default stream, which waits for every blocking stream and they for it
gpurta:   launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
gpurta:   2 numbers finer than a nanosecond or byte: starts are cut, others rounded up
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
{"name": "gpurta", "max_iterations": 1, "max_time": 0, "cuda_device": 0, "benchmarks": [
    {"filename": "./bin/multikernel.so", "label": "s13", "log_name": "stream_1.json", "release_time": 0.000250000, "stream_priority": 0, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "scale(float*, int)", "duration": 3001, "block_count": 32, "thread_count": 128, "shared_memory_size": 4096},
      {"kernel_label": "scale(float*, int)#2", "delay": 0.000096999, "duration": 3000, "block_count": 32, "thread_count": 128, "shared_memory_size": 4096}]}
  ]
}
= stats scenario
gpurta: stats.csv: nsys stats cuda_gpu_trace; device 0: 1 kernel, 1 copy, 0 memsets
gpurta:   8.4 us of 8.4 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
gpurta:   shared memory is rounded there to 1,000 bytes: how many blocks fit may differ; `nsys export --type sqlite` has it exactly
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: nsys stats cuda_gpu_trace. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
# shared memory is rounded there to 1,000 bytes: how many blocks fit may differ; `nsys export --type sqlite` has it exactly
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; priorities of streams are unknown: taken as equal"
platform: {base: jetson-tx1, sms: 2} # NVIDIA A100
operations:
  - {copy: "copy", stream: default, duration: 400, direction: h2d}
  - {kernel: "detect", stream: s13, release: 1000, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1000, wcet: 1600/3}
= stats chains
gpurta: stats.csv: nothing repeats there: all of a thread is one job, whose period is unknown: write what you know, or mark jobs by NVTX ranges
gpurta: stats.csv: 1 chain is part of others: they share a stream, or one waits for the other's
gpurta: stats.csv: nsys stats cuda_gpu_trace; device 0: 1 kernel, 1 copy, 0 memsets
gpurta:   8.4 us of 8.4 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
gpurta:   shared memory is rounded there to 1,000 bytes: how many blocks fit may differ; `nsys export --type sqlite` has it exactly
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: nsys stats cuda_gpu_trace. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
# shared memory is rounded there to 1,000 bytes: how many blocks fit may differ; `nsys export --type sqlite` has it exactly
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed; priorities of streams are unknown: taken as equal"
platform: {base: jetson-tx1, sms: 2} # NVIDIA A100
chains:
  - name: "copy"
    period: unknown # nothing repeats in the profile: write the least distance of releases
    # 1 job; with 1 other, which share a stream or wait for each other's: all that is launched between two releases
    observed: 0.009 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.0006} # longest time that an operation began after what it waits for
      - {copy: "copy", stream: default, duration: 0.0004, direction: h2d, after: ["launches#host"]} # largest of 1
      - {kernel: "detect", stream: s13, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1000, wcet: 1/1875, after: ["copy"]} # largest of 1, shared among 15 rounds
    # Not all waits are in the profile: what ended before a step began in every job is before it here
= stats json
gpurta: stats.csv: nsys stats cuda_gpu_trace; device 0: 1 kernel, 1 copy, 0 memsets
gpurta:   8.4 us of 8.4 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
gpurta:   shared memory is rounded there to 1,000 bytes: how many blocks fit may differ; `nsys export --type sqlite` has it exactly
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
{
  "time_unit": "ns",
  "times": "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; priorities of streams are unknown: taken as equal",
  "platform": {
    "name": "jetson-tx1",
    "compute_capability": "5.3",
    "sms": 2,
    "threads_per_sm": 2048,
    "blocks_per_sm": 32,
    "threads_per_block": 1024,
    "warp_size": 32,
    "registers_per_sm": 65536,
    "registers_per_block": 32768,
    "registers_per_thread": 255,
    "register_unit": 256,
    "sub_partitions": 4,
    "launch_sub_partitions": 0,
    "shared_memory_per_sm": 65536,
    "shared_memory_per_block": 49152,
    "shared_memory_per_block_optin": 0,
    "shared_memory_unit": 256,
    "shared_memory_reserved": 0,
    "copy_engines": 0,
    "copy_bandwidth": 0,
    "sm_order": "unknown",
    "resident_grids": 16,
    "carveout_sms": 0,
    "queue_delay": false,
    "resident_grid_limit": false,
    "warps_in_turn": false,
    "contiguous_shared_memory": false,
    "carveout_waits": false,
    "local_memory_waits": false,
    "block_pairs": false,
    "freed_first": false,
    "copies_in_order": true
  },
  "operations": [
    {"copy": "copy", "stream": "default", "duration": 400, "direction": "h2d"},
    {"kernel": "detect", "stream": "s13", "release": 1000, "blocks": [240, 1, 1], "threads": [256, 1, 1], "registers": 32, "shared_memory": 1000, "wcet": "1600/3"}
  ]
}
= stats perfetto
gpurta: stats.csv: nsys stats cuda_gpu_trace; device 0: 1 kernel, 1 copy, 0 memsets
gpurta:   8.4 us of 8.4 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
gpurta:   shared memory is rounded there to 1,000 bytes: how many blocks fit may differ; `nsys export --type sqlite` has it exactly
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
{"displayTimeUnit": "ns", "otherData": {"times": "as measured: a largest observed time is no worst-case time"}, "traceEvents": [
{"ph": "M", "name": "process_name", "pid": 1, "args": {"name": "predicted: SMs"}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 1, "args": {"name": "SM 0"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 1, "args": {"sort_index": 1}},
{"ph": "X", "pid": 1, "tid": 1, "name": "detect", "ts": 1.000, "dur": 8.000, "args": {"blocks": 120}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 2, "args": {"name": "SM 1"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 2, "args": {"sort_index": 2}},
{"ph": "X", "pid": 1, "tid": 2, "name": "detect", "ts": 1.000, "dur": 8.000, "args": {"blocks": 120}},
{"ph": "M", "name": "process_name", "pid": 2, "args": {"name": "predicted: copy engines"}},
{"ph": "M", "name": "thread_name", "pid": 2, "tid": 3, "args": {"name": "copy engine 1"}},
{"ph": "M", "name": "thread_sort_index", "pid": 2, "tid": 3, "args": {"sort_index": 3}},
{"ph": "X", "pid": 2, "tid": 3, "name": "copy", "ts": 0.000, "dur": 0.400},
{"ph": "M", "name": "process_name", "pid": 3, "args": {"name": "predicted: queues"}},
{"ph": "M", "name": "thread_name", "pid": 3, "tid": 4, "args": {"name": "EE queue of priority 0"}},
{"ph": "M", "name": "thread_sort_index", "pid": 3, "tid": 4, "args": {"sort_index": 4}},
{"ph": "X", "pid": 3, "tid": 4, "name": "detect", "ts": 1.000, "dur": 7.466, "args": {"blocks": 240}},
{"ph": "M", "name": "process_name", "pid": 4, "args": {"name": "predicted: streams"}},
{"ph": "M", "name": "thread_name", "pid": 4, "tid": 5, "args": {"name": "default"}},
{"ph": "M", "name": "thread_sort_index", "pid": 4, "tid": 5, "args": {"sort_index": 5}},
{"ph": "X", "pid": 4, "tid": 5, "name": "copy", "ts": 0.000, "dur": 0.400},
{"ph": "M", "name": "thread_name", "pid": 4, "tid": 6, "args": {"name": "s13"}},
{"ph": "M", "name": "thread_sort_index", "pid": 4, "tid": 6, "args": {"sort_index": 6}},
{"ph": "X", "pid": 4, "tid": 6, "name": "detect", "ts": 1.000, "dur": 8.000, "args": {"blocks": 240}},
{"ph": "M", "name": "process_name", "pid": 5, "args": {"name": "measured: streams"}},
{"ph": "M", "name": "thread_name", "pid": 5, "tid": 7, "args": {"name": "default"}},
{"ph": "M", "name": "thread_sort_index", "pid": 5, "tid": 7, "args": {"sort_index": 7}},
{"ph": "X", "pid": 5, "tid": 7, "name": "copy", "ts": 0.000, "dur": 0.400},
{"ph": "M", "name": "thread_name", "pid": 5, "tid": 8, "args": {"name": "s13"}},
{"ph": "M", "name": "thread_sort_index", "pid": 5, "tid": 8, "args": {"sort_index": 8}},
{"ph": "X", "pid": 5, "tid": 8, "name": "detect", "ts": 1.000, "dur": 8.000, "args": {"blocks": 240}}
]}
= stats sag
gpurta: note: nptest -m 2: a core is an SM
gpurta: note: a kernel there starts when all its SMs are free; a GPU starts block by block
gpurta: note: --to sag-precedences writes the order of streams, for its -p
gpurta: note: 1 copy takes a core each there, on a GPU an engine
gpurta: stats.csv: nsys stats cuda_gpu_trace; device 0: 1 kernel, 1 copy, 0 memsets
gpurta:   8.4 us of 8.4 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
gpurta:   shared memory is rounded there to 1,000 bytes: how many blocks fit may differ; `nsys export --type sqlite` has it exactly
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
Task ID, Job ID, Release min, Release max, { Cores:Cost min:Cost max }, Deadline, Priority
1, 1, 0, 0, { 1:0:400 }, 9410, 2147483648
2, 2, 1000, 1000, { 2:0:8010 }, 9410, 2147483648
= stats sag-precedences
gpurta: stats.csv: nsys stats cuda_gpu_trace; device 0: 1 kernel, 1 copy, 0 memsets
gpurta:   8.4 us of 8.4 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
gpurta:   shared memory is rounded there to 1,000 bytes: how many blocks fit may differ; `nsys export --type sqlite` has it exactly
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
Predecessor TID, Predecessor JID, Successor TID, Successor JID
1, 1, 2, 2
= stats examiner
gpurta: note: a delay counts from the end of the kernel before it, had it run alone
gpurta: note: shared memory is 16, 32 or 40 KiB there, registers are as compiled
gpurta: note: 1 copy is left out
gpurta: note: 1 operation on the NULL stream is on one that no other waits for
gpurta: stats.csv: nsys stats cuda_gpu_trace; device 0: 1 kernel, 1 copy, 0 memsets
gpurta:   8.4 us of 8.4 us of GPU time are explained
gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
gpurta:   launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
gpurta:   shared memory is rounded there to 1,000 bytes: how many blocks fit may differ; `nsys export --type sqlite` has it exactly
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
{"name": "gpurta", "max_iterations": 1, "max_time": 0, "cuda_device": 0, "benchmarks": [
    {"filename": "./bin/multikernel.so", "label": "s13", "log_name": "stream_1.json", "release_time": 0.000001000, "stream_priority": 0, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "detect", "duration": 533, "block_count": 240, "thread_count": 256, "shared_memory_size": 4096}]}
  ]
}
= old scenario
gpurta: old.csv: nvprof; device 0: 1 kernel, 0 copies, 0 memsets
gpurta:   3.5 us of 3.5 us of GPU time are explained
gpurta:   launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: nvprof. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: jetson-tx1, sms: 2} # GeForce GTX 980
operations:
  - {kernel: "scale(float*, int)", stream: s13, blocks: [16, 2, 1], threads: [128, 1, 1], registers: 20, shared_memory: 1600, wcet: 3500}
= old chains
gpurta: old.csv: nothing repeats there: all of a thread is one job, whose period is unknown: write what you know, or mark jobs by NVTX ranges
gpurta: old.csv: nvprof; device 0: 1 kernel, 0 copies, 0 memsets
gpurta:   3.5 us of 3.5 us of GPU time are explained
gpurta:   launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
# From a profile: nvprof. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: {base: jetson-tx1, sms: 2} # GeForce GTX 980
chains:
  - name: "scale(float*, int)"
    period: unknown # nothing repeats in the profile: write the least distance of releases
    # 1 job
    observed: 0.0035 # longest time from a release to the end of its job
    steps:
      - {kernel: "scale(float*, int)", stream: s13, blocks: [16, 2, 1], threads: [128, 1, 1], registers: 20, shared_memory: 1600, wcet: 0.0035} # largest of 1
= old json
gpurta: old.csv: nvprof; device 0: 1 kernel, 0 copies, 0 memsets
gpurta:   3.5 us of 3.5 us of GPU time are explained
gpurta:   launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
{
  "time_unit": "ns",
  "times": "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed",
  "platform": {
    "name": "jetson-tx1",
    "compute_capability": "5.3",
    "sms": 2,
    "threads_per_sm": 2048,
    "blocks_per_sm": 32,
    "threads_per_block": 1024,
    "warp_size": 32,
    "registers_per_sm": 65536,
    "registers_per_block": 32768,
    "registers_per_thread": 255,
    "register_unit": 256,
    "sub_partitions": 4,
    "launch_sub_partitions": 0,
    "shared_memory_per_sm": 65536,
    "shared_memory_per_block": 49152,
    "shared_memory_per_block_optin": 0,
    "shared_memory_unit": 256,
    "shared_memory_reserved": 0,
    "copy_engines": 0,
    "copy_bandwidth": 0,
    "sm_order": "unknown",
    "resident_grids": 16,
    "carveout_sms": 0,
    "queue_delay": false,
    "resident_grid_limit": false,
    "warps_in_turn": false,
    "contiguous_shared_memory": false,
    "carveout_waits": false,
    "local_memory_waits": false,
    "block_pairs": false,
    "freed_first": false,
    "copies_in_order": true
  },
  "operations": [
    {"kernel": "scale(float*, int)", "stream": "s13", "blocks": [16, 2, 1], "threads": [128, 1, 1], "registers": 20, "shared_memory": 1600, "wcet": 3500}
  ]
}
= old perfetto
gpurta: old.csv: nvprof; device 0: 1 kernel, 0 copies, 0 memsets
gpurta:   3.5 us of 3.5 us of GPU time are explained
gpurta:   launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
{"displayTimeUnit": "ns", "otherData": {"times": "as measured: a largest observed time is no worst-case time"}, "traceEvents": [
{"ph": "M", "name": "process_name", "pid": 1, "args": {"name": "predicted: SMs"}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 1, "args": {"name": "SM 0"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 1, "args": {"sort_index": 1}},
{"ph": "X", "pid": 1, "tid": 1, "name": "scale(float*, int)", "ts": 0.000, "dur": 3.500, "args": {"blocks": 16}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 2, "args": {"name": "SM 1"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 2, "args": {"sort_index": 2}},
{"ph": "X", "pid": 1, "tid": 2, "name": "scale(float*, int)", "ts": 0.000, "dur": 3.500, "args": {"blocks": 16}},
{"ph": "M", "name": "process_name", "pid": 4, "args": {"name": "predicted: streams"}},
{"ph": "M", "name": "thread_name", "pid": 4, "tid": 3, "args": {"name": "s13"}},
{"ph": "M", "name": "thread_sort_index", "pid": 4, "tid": 3, "args": {"sort_index": 3}},
{"ph": "X", "pid": 4, "tid": 3, "name": "scale(float*, int)", "ts": 0.000, "dur": 3.500, "args": {"blocks": 32}},
{"ph": "M", "name": "process_name", "pid": 5, "args": {"name": "measured: streams"}},
{"ph": "M", "name": "thread_name", "pid": 5, "tid": 4, "args": {"name": "s13"}},
{"ph": "M", "name": "thread_sort_index", "pid": 5, "tid": 4, "args": {"sort_index": 4}},
{"ph": "X", "pid": 5, "tid": 4, "name": "scale(float*, int)", "ts": 0.000, "dur": 3.500, "args": {"blocks": 32}}
]}
= old sag
gpurta: note: nptest -m 2: a core is an SM
gpurta: note: a kernel there starts when all its SMs are free; a GPU starts block by block
gpurta: note: --to sag-precedences writes the order of streams, for its -p
gpurta: old.csv: nvprof; device 0: 1 kernel, 0 copies, 0 memsets
gpurta:   3.5 us of 3.5 us of GPU time are explained
gpurta:   launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
Task ID, Job ID, Release min, Release max, { Cores:Cost min:Cost max }, Deadline, Priority
2, 1, 0, 0, { 2:0:3500 }, 3500, 2147483648
= old sag-precedences
gpurta: old.csv: nvprof; device 0: 1 kernel, 0 copies, 0 memsets
gpurta:   3.5 us of 3.5 us of GPU time are explained
gpurta:   launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
Predecessor TID, Predecessor JID, Successor TID, Successor JID
= old examiner
gpurta: note: a delay counts from the end of the kernel before it, had it run alone
gpurta: note: shared memory is 16, 32 or 40 KiB there, registers are as compiled
gpurta: old.csv: nvprof; device 0: 1 kernel, 0 copies, 0 memsets
gpurta:   3.5 us of 3.5 us of GPU time are explained
gpurta:   launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
{"name": "gpurta", "max_iterations": 1, "max_time": 0, "cuda_device": 0, "benchmarks": [
    {"filename": "./bin/multikernel.so", "label": "s13", "log_name": "stream_1.json", "release_time": 0.000000000, "stream_priority": 0, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "scale(float*, int)", "duration": 3500, "block_count": 32, "thread_count": 128, "shared_memory_size": 4096}]}
  ]
}

-- case grid-size --
$ gpurta convert grid-size.csv --platform jetson-tx1
2> gpurta: grid-size.csv:6: a kernel needs its grid: the header has no column Grid X
[2]

-- case grid --
$ gpurta convert grid.csv --platform jetson-tx1
2> gpurta: grid.csv:6: a kernel needs its grid, found "scale(float*, int) [142]"
[2]

-- case none --
$ gpurta convert none.csv --platform jetson-tx1
2> gpurta: none.csv:1: no header with the columns Start, Duration and Name: neither `nvprof --print-gpu-trace --csv` nor `nsys stats --report cuda_gpu_trace`
[2]

-- case number --
$ gpurta convert number.csv --platform jetson-tx1
2> gpurta: number.csv:6: expected a number, found "soon"
[2]

-- case nvprof --
$ gpurta convert nvprof.csv --platform jetson-tx1
# From a profile: nvprof. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
# 2 numbers finer than a nanosecond or byte: starts are cut, others rounded up
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; priorities of streams are unknown: taken as equal"
platform: {base: jetson-tx1, sms: 2} # GeForce GTX 980
operations:
  - {copy: "copy", stream: default, duration: 12500, direction: h2d}
  - {kernel: "scale(float*, int)", stream: s13, release: 250000, blocks: [16, 2, 1], threads: [128, 1, 1], registers: 20, shared_memory: 1600, wcet: 3001}
  - {kernel: "scale(float*, int)#2", stream: s13, release: 350000, blocks: [16, 2, 1], threads: [128, 1, 1], registers: 20, shared_memory: 1600, wcet: 3000}
  - {copy: "memset", stream: default, release: 450000, duration: 1000, direction: d2d}
2> gpurta: nvprof.csv: nvprof; device 0: 2 kernels, 1 copy, 1 memset
2> gpurta:   19.501 us of 19.501 us of GPU time are explained
2> gpurta:   2 operations on the default stream, which waits for every blocking stream and they for it
2> gpurta:   launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
2> gpurta:   2 numbers finer than a nanosecond or byte: starts are cut, others rounded up
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case old --
$ gpurta convert old.csv --platform jetson-tx1
# From a profile: nvprof. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed"
platform: {base: jetson-tx1, sms: 2} # GeForce GTX 980
operations:
  - {kernel: "scale(float*, int)", stream: s13, blocks: [16, 2, 1], threads: [128, 1, 1], registers: 20, shared_memory: 1600, wcet: 3500}
2> gpurta: old.csv: nvprof; device 0: 1 kernel, 0 copies, 0 memsets
2> gpurta:   3.5 us of 3.5 us of GPU time are explained
2> gpurta:   launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case other-units --
$ gpurta convert other-units.csv --platform jetson-tx1
# From a profile: nvprof. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
# 4 numbers finer than a nanosecond or byte: starts are cut, others rounded up
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; priorities of streams are unknown: taken as equal"
platform: {base: jetson-tx1, sms: 2} # GeForce GTX 980
operations:
  - {copy: "copy", stream: default, duration: 12500000, direction: h2d}
  - {kernel: "scale(float*, int)", stream: s13, release: 250, blocks: [16, 2, 1], threads: [128, 1, 1], registers: 20, shared_memory: 65538, wcet: 3000100}
  - {kernel: "scale(float*, int)#2", stream: s13, release: 350, blocks: [16, 2, 1], threads: [128, 1, 1], registers: 20, shared_memory: 65538, wcet: 3000000}
  - {copy: "memset", stream: default, release: 450, duration: 1000000, direction: d2d}
2> gpurta: other-units.csv: nvprof; device 0: 2 kernels, 1 copy, 1 memset
2> gpurta:   19.5001 ms of 19.5001 ms of GPU time are explained
2> gpurta:   2 operations on the default stream, which waits for every blocking stream and they for it
2> gpurta:   1 shape of kernels cannot launch on the platform: is it the right one?
2> gpurta:   launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
2> gpurta:   4 numbers finer than a nanosecond or byte: starts are cut, others rounded up
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case platform --
$ gpurta convert nvprof.csv
2> gpurta: nvprof.csv does not tell the GPU's compute capability: give --platform NAME
[2]

-- case stats --
$ gpurta convert stats.csv --platform jetson-tx1
# From a profile: nsys stats cuda_gpu_trace. One run, launch by launch.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
# shared memory is rounded there to 1,000 bytes: how many blocks fit may differ; `nsys export --type sqlite` has it exactly
time_unit: ns
times: "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; priorities of streams are unknown: taken as equal"
platform: {base: jetson-tx1, sms: 2} # NVIDIA A100
operations:
  - {copy: "copy", stream: default, duration: 400, direction: h2d}
  - {kernel: "detect", stream: s13, release: 1000, blocks: [240, 1, 1], threads: [256, 1, 1], registers: 32, shared_memory: 1000, wcet: 1600/3}
2> gpurta: stats.csv: nsys stats cuda_gpu_trace; device 0: 1 kernel, 1 copy, 0 memsets
2> gpurta:   8.4 us of 8.4 us of GPU time are explained
2> gpurta:   1 operation on the default stream, which waits for every blocking stream and they for it
2> gpurta:   launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
2> gpurta:   shared memory is rounded there to 1,000 bytes: how many blocks fit may differ; `nsys export --type sqlite` has it exactly
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case stdin --
$ gpurta convert - <nvprof.csv --from nvprof
2> gpurta: convert: a profile is read from a file, not from standard input
[2]

-- case truncated --
$ gpurta convert truncated.csv --platform jetson-tx1
2> gpurta: truncated.csv:7: fewer columns than the header has
[2]

-- case unit --
$ gpurta convert unit.csv --platform jetson-tx1
2> gpurta: unit.csv:4: expected a unit (ns us ms s, B KB MB GB), found "fortnights"
[2]

-- case small-numbers --
nvprof writes what is small with an exponent.
$ head -n 2 nvprof.csv | sed '2s/.*/s,ms,,,,,,,,B,B,MB,,,,/;1s/.*/"Start","Duration","Grid X","Grid Y","Grid Z","Block X","Block Y","Block Z","Registers Per Thread","Static SMem","Dynamic SMem","Size","Device","Context","Stream","Name"/' > e.csv
> printf '1.5e+00,8.960000e-04,,,,,,,,,,3.90625e-03,"G (0)","1","13","[CUDA memcpy HtoD]"\n2,1E-3,,,,,,,,,,2.384186e-06,"G (0)","1","13","[CUDA memcpy DtoH]"\n' >> e.csv
> gpurta convert e.csv --platform jetson-tx1 2>/dev/null | grep copy:
> sed 's/8.960000e-04/8e-/' e.csv > f.csv; gpurta convert f.csv --platform jetson-tx1
  - {copy: "copy", stream: s13, duration: 896, direction: h2d}
  - {copy: "copy#2", stream: s13, release: 500000000, duration: 1000, direction: d2h}
2> gpurta: f.csv:3: expected a number, found "8e-"
[2]

-- case other-tables --
Columns that no comma separates, numbers without units, and sums over launches are refused with what was expected.
$ head='Start,Duration,Grid X,Grid Y,Grid Z,Block X,Block Y,Block Z,Registers Per Thread,Device,Context,Stream,Name'
> row='1.5,2.5,2,1,1,128,1,1,32,GPU (0),1,7,k'
> printf '%s\nus,us,,,,,,,,,,,\n%s\n' "$head" "$row" > plain.csv
> tr ',.' ';,' < plain.csv > semicolons.csv
> tr , '\t' < plain.csv > tabs.csv
> sed 's/^us,us/,/' plain.csv > units.csv
> sed 2d plain.csv > row.csv
> printf 'Time(%%),Total Time (ns),Instances,Average,Name\n50,100,1,100,k\n' > sums.csv
> printf '{"Layers": ["conv1"], "Bindings": ["input"]}' > layers.json
> printf '{"traceEvents": [{"ph": "M", "name": "process_name", "args": {"name": "HIP API"}}]}' > rocprof.json
> printf 'hello\n' > text.txt
> for f in plain.csv semicolons.csv tabs.csv units.csv row.csv sums.csv layers.json rocprof.json text.txt; do gpurta convert $f --platform cc-8.0 --sms 4 --to chains 2>&1 | grep -e kernel: -e "$f[: ][^n]*[a-z]"; done
gpurta: plain.csv: nothing repeats there: all of a thread is one job, whose period is unknown: write what you know, or mark jobs by NVTX ranges
gpurta: plain.csv: nvprof; device 0: 1 kernel, 0 copies, 0 memsets
      - {kernel: "k", stream: default, blocks: [2, 1, 1], threads: [128, 1, 1], registers: 32, wcet: 0.0025} # largest of 1
gpurta: semicolons.csv:1: columns that no comma separates: expected commas, and points in numbers, as the profiler wrote them
gpurta: tabs.csv:1: columns that no comma separates: expected commas, and points in numbers, as the profiler wrote them
gpurta: units.csv:2: expected a unit (ns us ms s, B KB MB GB), found ""
gpurta: row.csv:2: expected a unit (ns us ms s, B KB MB GB), found "1.5"
gpurta: sums.csv: this is a table of sums over launches, without the single ones: nsys export --type sqlite app.nsys-rep, or nvprof --print-gpu-trace --csv
gpurta: layers.json: this is a list of times by trtexec, which has no kernels: nsys profile --trace=cuda,nvtx -o app trtexec --loadEngine=ENGINE; gpurta convert app.nsys-rep
gpurta: rocprof.json: a profile of an AMD GPU (HIP API): what is known here of GPUs is NVIDIA's alone
gpurta: text.txt: --to chains is for profiles, and this is none: expected a file of Nsight Systems, PyTorch or nvprof
[2]

-- case stats-of-2020 --
Units without a space before them; a kernel that is called memcpy; pages of managed memory are no copies; a chain is named after its first kernel.
$ printf '%s\n' 'Start(nsec),Duration(nsec),CorrId,GrdX,GrdY,GrdZ,BlkX,BlkY,BlkZ,Reg/Trd,StcSMem,DymSMem,Bytes,Device,Ctx,Strm,Name' > s.csv
> for t in 1000 2000 3000; do printf '%s,100,2,,,,,,,,,,4096,GPU (0),1,7,[CUDA memcpy HtoD]\n%s,500,1,2,1,1,128,1,1,32,0,0,,GPU (0),1,7,memcpy_kernel(float*)\n' $t $((t + 200)); done >> s.csv
> printf '%s\n' '3100,7,9,,,,,,,,,,4096,GPU (0),1,7,[CUDA Unified Memory memcpy HtoD]' >> s.csv
> gpurta convert s.csv --platform cc-8.0 --sms 4 --to chains 2>&1 | grep -e name: -e '^ *- {' -e '^gpurta: .*migrations'
  - name: "memcpy_kernel(float*)"
      - {host: "launches#host", wcet: 0.0001} # longest time that an operation began after what it waits for
      - {copy: "copy", stream: default, duration: 0.0001, direction: h2d} # largest of 3
      - {kernel: "memcpy_kernel(float*)", stream: default, blocks: [2, 1, 1], threads: [128, 1, 1], registers: 32, wcet: 0.0005} # largest of 3

-- case no-unit --
A number of megabytes that stands for bytes would be no shared memory at all.
$ for what in 'Duration (ns)' 'StcSMem (MB)' 'Bytes (MB)'; do
>     sed "s/$what/${what% (*}/" stats.csv > n.csv
>     gpurta convert n.csv --platform a100
> done
2> gpurta: n.csv:2: column Duration has no unit: expected one (ns us ms s, B KB MB GB), found "400"
2> gpurta: n.csv:3: column StcSMem has no unit: expected one (ns us ms s, B KB MB GB), found "0.001"
2> gpurta: n.csv:2: column Bytes has no unit: expected one (ns us ms s, B KB MB GB), found "0.004"
[2]
