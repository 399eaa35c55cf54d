-- file h100.yaml --
# Radio, a vision model and an LLM on one H100 (132 SMs): slots of 0.5 ms must not wait for tokens.
time_unit: ms
platform: h100-sxm
chains:
  - name: radio
    period: 1
    deadline: 0.5
    steps:
      - {kernel: fft, blocks: 128, threads: 256, registers: 32, wcet: 30us}
      - {kernel: channel, blocks: 144, threads: 256, registers: 40, wcet: 40us}
      - {kernel: decode, blocks: 96, threads: 128, registers: 48, wcet: 60us}
  - name: vision
    period: 16
    deadline: 10
    steps:
      - {copy: image, duration: 0.4, direction: h2d}
      - {kernel: conv, blocks: 1024, threads: 256, registers: 64, wcet: 0.15, count: 5}
      - {copy: result, duration: 0.1, direction: d2h}
  - name: llm
    period: 40
    steps:
      - {kernel: attention, blocks: 256, threads: 128, registers: 96, wcet: 0.8, count: 4}
      - {kernel: mlp, blocks: 384, threads: 256, registers: 128, wcet: 0.6, count: 4}

-- file path.yaml --
platform: jetson-orin-agx
chains:
  - name: camera
    period: 33
    release: periodic
    steps:
      - {kernel: detect, blocks: 240, threads: 256, wcet: 2}
  - name: planner
    period: 50
    release: periodic
    steps:
      - {kernel: plan, blocks: 32, threads: 256, wcet: 3}
  - name: llm
    period: 100
    steps:
      - {kernel: layer, blocks: 64, threads: 512, wcet: 3, count: 8}
paths: [{name: brake, through: [camera, planner], deadline: 110}]

-- file closed.yaml --
# A closed chain has a deadline only where it is given one.
platform: jetson-orin-agx
chains:
  - name: planner
    period: 50
    steps: [{kernel: plan, blocks: 32, threads: 256, wcet: 3}]
  - name: llm
    period: 10
    closed: true
    steps: [{kernel: layer, blocks: 64, threads: 512, wcet: 3, count: 8}]

-- file path-of-one.yaml --
# Two chains that are alike, but for a path of the first.
platform: jetson-orin-agx
chains:
  - name: left
    period: 33
    release: periodic
    steps: [{kernel: detect, blocks: 240, threads: 256, wcet: 2}]
  - name: right
    period: 33
    release: periodic
    steps: [{kernel: detect, blocks: 240, threads: 256, wcet: 2}]
paths: [{name: fast, through: [left], deadline: 45}]

-- file idle.yaml --
platform: jetson-orin-agx
partitions:
  - {name: idle, sms: 2}
  - {name: a, sms: 8}
  - {name: b, sms: 4}
chains:
  - name: detector
    period: 33
    partition: a
    steps:
      - {kernel: detect, blocks: 240, threads: 256, wcet: 2}
  - name: llm
    period: 100
    partition: b
    steps:
      - {kernel: layer, blocks: 64, threads: 512, wcet: 3, count: 8}

-- file named.yaml --
platform: jetson-orin-agx
partitions:
  - {name: driving, mechanism: green-context, cuda: 12.4, bandwidth_factor: 5/4}
  - {name: rest, mechanism: green-context, cuda: 12.4}
chains:
  - {name: camera, period: 33, partition: driving, steps: [{copy: in, duration: 1}, {kernel: detect, blocks: 240, threads: 256, wcet: 1}]}
  - {name: lidar, period: 50, partition: driving, steps: [{copy: in, duration: 1}, {kernel: points, blocks: 100, threads: 512, wcet: 1}]}

-- file orin.yaml --
# A detector, lane finding and an LLM on one Jetson AGX Orin. Together they miss deadlines (gpurta
# bound); gpurta partition says how many SMs each of them needs for itself.
time_unit: ms
platform: jetson-orin-agx
chains:
  - name: detector
    period: 33
    deadline: 25
    steps:
      - {copy: frame, duration: 0.6, direction: h2d}
      - {kernel: backbone, blocks: 320, threads: 256, registers: 40, wcet: 0.9, count: 2}
      - {kernel: heads, blocks: 96, threads: 256, registers: 40, wcet: 0.7}
      - {copy: boxes, duration: 0.1, direction: d2h}
  - name: lanes
    period: 50
    deadline: 30
    steps:
      - {copy: image, duration: 0.8, direction: h2d}
      - {kernel: segment, blocks: 240, threads: 128, registers: 32, wcet: 1.1}
      - {host: fit, wcet: 3, bcet: 1}
  - name: llm
    period: 400
    steps:
      - {kernel: layer, blocks: 64, threads: 256, registers: 64, wcet: 9, count: 8}

-- file runlist.yaml --
platform: jetson-orin-agx
runlist: {switch_cost: 5}
contexts:
  - {name: a, level: high, timeslice: 2}
  - {name: b, level: low, timeslice: 2}
queues: shared
partitions:
  - {name: p, sms: 8}
chains:
  - {name: x, period: 100, context: a, partition: p, steps: [{kernel: k, blocks: 4, threads: 128, wcet: 3}]}
  - {name: y, period: 200, context: b, partition: p, steps: [{kernel: k, blocks: 4, threads: 128, wcet: 3}]}

-- case alike --
$ { printf 'platform: h100-sxm\nqueues: shared\nchains:\n'; for i in 1 2 3 4 5 6 7 8; do echo "  - {name: c$i, period: 40, deadline: 9, steps: [{kernel: k$i, blocks: 60, threads: 256, wcet: 1}]}"; done; } >alike.yaml; gpurta partition alike.yaml --search 0 | sed -n '/^every/,/^configuration/p'
every deadline is met with 60 of 132 SMs; 72 are left for best-effort work; as if kernels used no registers (key registers); rules not measured on this GPU
gpurta bound alike.yaml --set 'partitions=[{name: c1, sms: 4}, {name: c2, sms: 8}, {name: c3, sms: 8}, {name: c4, sms: 8}, {name: c5, sms: 8}, {name: c6, sms: 8}, {name: c7, sms: 8}, {name: c8, sms: 8}]' --set chains.c1.partition=c1 --set chains.c2.partition=c2 --set chains.c3.partition=c3 --set chains.c4.partition=c4 --set chains.c5.partition=c5 --set chains.c6.partition=c6 --set chains.c7.partition=c7 --set chains.c8.partition=c8 has these bounds; every command takes these keys

8 divisions are as cheap; of those that differ by an exchange of partitions that are alike, one is listed:

division  SMs                                             total  largest  rest
       1  c1 4, c2 8, c3 8, c4 8, c5 8, c6 8, c7 8, c8 8     60        8    72

configuration:

-- case beside --
$ { printf 'platform: jetson-orin-agx\nchains:\n'; for i in 1 2 3 4 5 6 7 8 9; do echo "  - {name: c$i, period: 60, steps: [{kernel: k, blocks: 4, threads: 256, wcet: 1}]}"; done; } >beside.yaml
> gpurta partition beside.yaml --search 0 | grep none:
none: each partition fits by itself, but not beside the others: c1 2, c2 2, c3 2, c4 2, c5 2, c6 2, c7 2, c8 2, c9 2 need 18 SMs at least, and the GPU has 16
[1]

-- case csv --
$ gpurta partition h100.yaml --mechanism mps --search 0 --format csv
name,partition,fewest,sms,bound,observed,deadline,meets_deadline,time_unit,verdict,assumptions
radio,radio,8,8,3/10,,1/2,true,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9) | blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared | a wcet that is not given by SMs holds with any number of them (key wcet) | every partition has queues of its own and runs beside the others | U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain | U3: warps are dealt to sub-partitions in turn | U4: shared memory of a block is one piece, the first that fits | U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for fft, channel, conv, attention, mlp; 16 KiB for decode (key carveout) | U6: the pool of local memory has grown before to what the kernels need | not confirmed of this GPU by any source: number of SMs: the PCIe card has 114; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
vision,vision,24,24,35/4,,10,true,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9) | blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared | a wcet that is not given by SMs holds with any number of them (key wcet) | every partition has queues of its own and runs beside the others | U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain | U3: warps are dealt to sub-partitions in turn | U4: shared memory of a block is one piece, the first that fits | U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for fft, channel, conv, attention, mlp; 16 KiB for decode (key carveout) | U6: the pool of local memory has grown before to what the kernels need | not confirmed of this GPU by any source: number of SMs: the PCIe card has 114; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
llm,llm,24,24,144/5,,40,true,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9) | blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared | a wcet that is not given by SMs holds with any number of them (key wcet) | every partition has queues of its own and runs beside the others | U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain | U3: warps are dealt to sub-partitions in turn | U4: shared memory of a block is one piece, the first that fits | U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for fft, channel, conv, attention, mlp; 16 KiB for decode (key carveout) | U6: the pool of local memory has grown before to what the kernels need | not confirmed of this GPU by any source: number of SMs: the PCIe card has 114; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."

-- case cuda --
$ gpurta partition orin.yaml --cuda twelve
2> gpurta: --cuda: expected a version of CUDA, as 12.4, found "twelve"
[2]

-- case digits --
$ for mechanism in mig mps green-context tpc-mask; do
>     sed 's/name: a,/name: a0-9_é,/; s/partition: a/partition: a0-9_é/' idle.yaml | gpurta partition - --platform h100-sxm --mechanism $mechanism --search 0 2>&1
> done
platform h100-sxm: 132 SMs; mechanism mig; queues separate; times in ms
sizes: NVIDIA Multi-Instance GPU User Guide; nvidia-smi mig -lgip, -lgipp

chain     partition  fewest  SMs  bound  observed  deadline  verdict
detector  a0-9_é         16   16      4         -        33  met
llm       b              16   16     24         -       100  met

every deadline is met with 32 of 132 SMs; 100 are left for best-effort work, as far as instances of MIG fit there; as if kernels used no registers (key registers); rules not measured on this GPU

configuration:
    nvidia-smi -mig 1
    nvidia-smi mig -cgi 19,19 -C  # a0-9___ 1g, b 1g

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared
- a wcet that is not given by SMs holds with any number of them (key wcet)
- every partition has queues of its own and runs beside the others
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for detect, layer (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)
- no shared memory given for detector/detect and llm/layer: taken to use none (key shared_memory)
- no stream given for detector and llm: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for detector and llm: taken to be the period (key deadline)
- no jitter given for detector and llm: taken as 0, no two releases closer than the period (key jitter)
- times without a unit are in ms (key time_unit)
platform h100-sxm: 132 SMs; mechanism mps; queues separate; times in ms
sizes: NVIDIA Multi-Process Service, CUDA 13.1, static SM partitioning: chunks

chain     partition  fewest  SMs  bound  observed  deadline  verdict
detector  a0-9_é          8    8      8         -        33  met
llm       b               8    8     48         -       100  met

every deadline is met with 16 of 132 SMs; 116 (112 in chunks of 8) are left for best-effort work; as if kernels used no registers (key registers); rules not measured on this GPU

configuration:
    nvidia-cuda-mps-control -d -S
    echo "sm_partition add GPU-UUID 1" | nvidia-cuda-mps-control  # a0-9___: 8 SMs; prints its ID
    CUDA_MPS_SM_PARTITION=ID ./a0-9___  # with that ID, before CUDA begins
    echo "sm_partition add GPU-UUID 1" | nvidia-cuda-mps-control  # b: 8 SMs; prints its ID
    CUDA_MPS_SM_PARTITION=ID ./b  # with that ID, before CUDA begins
    echo "sm_partition add GPU-UUID 14" | nvidia-cuda-mps-control  # best-effort: 112 SMs; prints its ID
    CUDA_MPS_SM_PARTITION=ID ./best-effort  # with that ID, before CUDA begins

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared
- a wcet that is not given by SMs holds with any number of them (key wcet)
- every partition has queues of its own and runs beside the others
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for detect, layer (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)
- no shared memory given for detector/detect and llm/layer: taken to use none (key shared_memory)
- no stream given for detector and llm: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for detector and llm: taken to be the period (key deadline)
- no jitter given for detector and llm: taken as 0, no two releases closer than the period (key jitter)
- times without a unit are in ms (key time_unit)
platform h100-sxm: 132 SMs; mechanism green-context; queues separate; times in ms
sizes: CUDA Driver API 12.4, Green Contexts: guideline by compute architecture; not confirmed: ask the device: cuDeviceGetDevResource() tells minSmPartitionSize and smCoscheduledAlignment

chain     partition  fewest  SMs  bound  observed  deadline  verdict
detector  a0-9_é          8    8      8         -        33  met
llm       b               8    8     48         -       100  met

every deadline is met with 16 of 132 SMs; 116 are left for best-effort work; as if kernels used no registers (key registers); rules not measured on this GPU

configuration:
    CUdevResource from, rest, part; CUdevResourceDesc desc; CUgreenCtx refresh; unsigned n;
    cuDeviceGetDevResource(device, &from, CU_DEV_RESOURCE_TYPE_SM);
    n = 1; cuDevSmResourceSplitByCount(&part, &n, &from, &rest, 0, 8); /* a0-9___ */
    cuDevResourceGenerateDesc(&desc, &part, 1);
    cuGreenCtxCreate(&context[0], desc, device, CU_GREEN_CTX_DEFAULT_STREAM); /* a0-9___ */
    cuDevResourceGenerateDesc(&desc, &rest, 1); cuGreenCtxCreate(&refresh, desc, device, CU_GREEN_CTX_DEFAULT_STREAM); cuGreenCtxGetDevResource(refresh, &from, CU_DEV_RESOURCE_TYPE_SM);
    n = 1; cuDevSmResourceSplitByCount(&part, &n, &from, &rest, 0, 8); /* b */
    cuDevResourceGenerateDesc(&desc, &part, 1);
    cuGreenCtxCreate(&context[1], desc, device, CU_GREEN_CTX_DEFAULT_STREAM); /* b */
    cuDevResourceGenerateDesc(&desc, &rest, 1); cuGreenCtxCreate(&context[2], desc, device, CU_GREEN_CTX_DEFAULT_STREAM); /* best-effort: 116 SMs */

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared
- a wcet that is not given by SMs holds with any number of them (key wcet)
- every partition has queues of its own and runs beside the others
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for detect, layer (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)
- no shared memory given for detector/detect and llm/layer: taken to use none (key shared_memory)
- no stream given for detector and llm: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for detector and llm: taken to be the period (key deadline)
- no jitter given for detector and llm: taken as 0, no two releases closer than the period (key jitter)
- times without a unit are in ms (key time_unit)
platform h100-sxm: 132 SMs; mechanism tpc-mask; queues shared; times in ms
sizes: libsmctrl; from Volta on two SMs in a TPC; not confirmed: libsmctrl co-opts debug logic of the driver: versions that it does not know are refused by it

chain     partition  fewest  SMs  bound  observed  deadline  verdict
detector  a0-9_é          2    4     22         -        33  met
llm       b               6    8     96         -       100  met

fewest: SMs with which a partition's chains and paths meet their deadlines if all others have the most

every deadline is met with 12 of 132 SMs; 120 are left for best-effort work; as if kernels used no registers (key registers); rules not measured on this GPU

configuration:
    libsmctrl_set_stream_mask_ext(stream[0], (uint128_t)0xffffffffffffffffull << 64 | 0xfffffffffffffffcull); /* a0-9___: TPCs 0 to 1 */
    libsmctrl_set_stream_mask_ext(stream[1], (uint128_t)0xffffffffffffffffull << 64 | 0xffffffffffffffc3ull); /* b: TPCs 2 to 5 */
    libsmctrl_set_stream_mask_ext(stream[2], (uint128_t)0xfffffffffffffffcull << 64 | 0x000000000000003full); /* best-effort: TPCs 6 to 65 */

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared
- a wcet that is not given by SMs holds with any number of them (key wcet)
- partitions share their queues: the head of a queue keeps back kernels of all partitions behind it
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for detect, layer (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)
- no shared memory given for detector/detect and llm/layer: taken to use none (key shared_memory)
- no stream given for detector and llm: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for detector and llm: taken to be the period (key deadline)
- no jitter given for detector and llm: taken as 0, no two releases closer than the period (key jitter)
- times without a unit are in ms (key time_unit)

-- case green --
$ gpurta partition orin.yaml --mechanism green-context --cuda 12.4
platform jetson-orin-agx: 16 SMs; mechanism green-context; queues separate; times in ms
sizes: CUDA Driver API 12.4, Green Contexts: guideline by compute architecture; not confirmed: ask the device: cuDeviceGetDevResource() tells minSmPartitionSize and smCoscheduledAlignment

chain     partition  fewest  SMs  bound  observed  deadline  verdict
detector  detector        6    6   19.8      19.8        25  met
lanes     lanes           4    4    9.9       9.9        30  met
llm       llm             4    4  288.0     288.0       400  met

every deadline is met with 14 of 16 SMs; 2 are left for best-effort work; rules not measured on this GPU
with any carve-out of these kernels (carveout: unknown): lanes 13.2
gpurta bound orin.yaml --set 'partitions=[{name: detector, sms: 6}, {name: lanes, sms: 4}, {name: llm, sms: 4}]' --set chains.detector.partition=detector --set chains.lanes.partition=lanes --set chains.llm.partition=llm has these bounds; every command takes these keys

configuration:
    CUdevResource from, rest, part; CUdevResourceDesc desc; CUgreenCtx refresh; unsigned n;
    cuDeviceGetDevResource(device, &from, CU_DEV_RESOURCE_TYPE_SM);
    n = 1; cuDevSmResourceSplitByCount(&part, &n, &from, &rest, 0, 6); /* detector */
    cuDevResourceGenerateDesc(&desc, &part, 1);
    cuGreenCtxCreate(&context[0], desc, device, CU_GREEN_CTX_DEFAULT_STREAM); /* detector */
    cuDevResourceGenerateDesc(&desc, &rest, 1); cuGreenCtxCreate(&refresh, desc, device, CU_GREEN_CTX_DEFAULT_STREAM); cuGreenCtxGetDevResource(refresh, &from, CU_DEV_RESOURCE_TYPE_SM);
    n = 1; cuDevSmResourceSplitByCount(&part, &n, &from, &rest, 0, 4); /* lanes */
    cuDevResourceGenerateDesc(&desc, &part, 1);
    cuGreenCtxCreate(&context[1], desc, device, CU_GREEN_CTX_DEFAULT_STREAM); /* lanes */
    cuDevResourceGenerateDesc(&desc, &rest, 1); cuGreenCtxCreate(&refresh, desc, device, CU_GREEN_CTX_DEFAULT_STREAM); cuGreenCtxGetDevResource(refresh, &from, CU_DEV_RESOURCE_TYPE_SM);
    n = 1; cuDevSmResourceSplitByCount(&part, &n, &from, &rest, 0, 4); /* llm */
    cuDevResourceGenerateDesc(&desc, &part, 1);
    cuGreenCtxCreate(&context[2], desc, device, CU_GREEN_CTX_DEFAULT_STREAM); /* llm */
    cuDevResourceGenerateDesc(&desc, &rest, 1); cuGreenCtxCreate(&context[3], desc, device, CU_GREEN_CTX_DEFAULT_STREAM); /* best-effort: 2 SMs */

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9)
- blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared
- a wcet that is not given by SMs holds with any number of them (key wcet)
- every partition has queues of its own and runs beside the others
- host steps end within their stated times, whatever else runs
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for backbone, heads, layer; 16 KiB for segment (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- the search ended before all its runs, which take long: what was observed is right, but may be short, or missing; with a larger --search (option search) it goes on
- no shared memory given for detector/backbone, detector/heads, lanes/segment and llm/layer: taken to use none (key shared_memory)
- no stream given for detector, lanes and llm: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for llm: taken to be the period (key deadline)
- no jitter given for detector, lanes and llm: taken as 0, no two releases closer than the period (key jitter)

-- case idle --
$ gpurta partition idle.yaml --search 0 --format json | sed -n '/"sizes":/p'
    {"number": 1, "total": 10, "largest": 6, "rest": 6, "sizes": [{"partition": "a", "sms": 4}, {"partition": "b", "sms": 6}]}

-- case json --
$ gpurta partition h100.yaml --mechanism green-context --search 0 --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "partition",
  "time_unit": "ms",
  "platform": "h100-sxm",
  "sms": 132,
  "mechanism": "green-context",
  "sizes_source": "CUDA Driver API 12.4, Green Contexts: guideline by compute architecture",
  "sizes_unconfirmed": "ask the device: cuDeviceGetDevResource() tells minSmPartitionSize and smCoscheduledAlignment",
  "queues": "separate",
  "minimize": "total",
  "verdict": "schedulable",
  "reason": "every deadline is met with 56 of 132 SMs; 76 are left for best-effort work",
  "culprit": null,
  "complete": true,
  "found": 1,
  "tried": 14,
  "chains": [
    {"name": "radio", "partition": "radio", "fewest": 8, "sms": 8, "bound": "3/10", "observed": null, "deadline": "1/2", "meets_deadline": true},
    {"name": "vision", "partition": "vision", "fewest": 24, "sms": 24, "bound": "35/4", "observed": null, "deadline": "10", "meets_deadline": true},
    {"name": "llm", "partition": "llm", "fewest": 24, "sms": 24, "bound": "144/5", "observed": null, "deadline": "40", "meets_deadline": true}
  ],
  "divisions": [
    {"number": 1, "total": 56, "largest": 24, "rest": 76, "sizes": [{"partition": "radio", "sms": 8}, {"partition": "vision", "sms": 24}, {"partition": "llm", "sms": 24}]}
  ],
  "configuration": [
    "CUdevResource from, rest, part; CUdevResourceDesc desc; CUgreenCtx refresh; unsigned n;",
    "cuDeviceGetDevResource(device, &from, CU_DEV_RESOURCE_TYPE_SM);",
    "n = 1; cuDevSmResourceSplitByCount(&part, &n, &from, &rest, 0, 8); /* radio */",
    "cuDevResourceGenerateDesc(&desc, &part, 1);",
    "cuGreenCtxCreate(&context[0], desc, device, CU_GREEN_CTX_DEFAULT_STREAM); /* radio */",
    "cuDevResourceGenerateDesc(&desc, &rest, 1); cuGreenCtxCreate(&refresh, desc, device, CU_GREEN_CTX_DEFAULT_STREAM); cuGreenCtxGetDevResource(refresh, &from, CU_DEV_RESOURCE_TYPE_SM);",
    "n = 1; cuDevSmResourceSplitByCount(&part, &n, &from, &rest, 0, 24); /* vision */",
    "cuDevResourceGenerateDesc(&desc, &part, 1);",
    "cuGreenCtxCreate(&context[1], desc, device, CU_GREEN_CTX_DEFAULT_STREAM); /* vision */",
    "cuDevResourceGenerateDesc(&desc, &rest, 1); cuGreenCtxCreate(&refresh, desc, device, CU_GREEN_CTX_DEFAULT_STREAM); cuGreenCtxGetDevResource(refresh, &from, CU_DEV_RESOURCE_TYPE_SM);",
    "n = 1; cuDevSmResourceSplitByCount(&part, &n, &from, &rest, 0, 24); /* llm */",
    "cuDevResourceGenerateDesc(&desc, &part, 1);",
    "cuGreenCtxCreate(&context[2], desc, device, CU_GREEN_CTX_DEFAULT_STREAM); /* llm */",
    "cuDevResourceGenerateDesc(&desc, &rest, 1); cuGreenCtxCreate(&context[3], desc, device, CU_GREEN_CTX_DEFAULT_STREAM); /* best-effort: 76 SMs */"
  ],
  "set": [
    "partitions=[{name: radio, sms: 8}, {name: vision, sms: 24}, {name: llm, sms: 24}]",
    "chains.radio.partition=radio",
    "chains.vision.partition=vision",
    "chains.llm.partition=llm"
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "releases of a chain are at least its period apart, and come in order, at most its jitter late",
    "no block, copy or host step takes longer than its wcet, whatever runs beside it",
    "blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits",
    "what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out",
    "a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9)",
    "blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared",
    "a wcet that is not given by SMs holds with any number of them (key wcet)",
    "every partition has queues of its own and runs beside the others",
    "U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain",
    "U3: warps are dealt to sub-partitions in turn",
    "U4: shared memory of a block is one piece, the first that fits",
    "U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for fft, channel, conv, attention, mlp; 16 KiB for decode (key carveout)",
    "U6: the pool of local memory has grown before to what the kernels need",
    "not confirmed of this GPU by any source: number of SMs: the PCIe card has 114; SM order for ties (taken as ascending); number of copy engines (taken as one)",
    "rules measured on other GPUs alone: ...",
    "no shared memory given for radio/fft, radio/channel, radio/decode, vision/conv, llm/attention and llm/mlp: taken to use none (key shared_memory)",
    "no stream given for radio, vision and llm: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)",
    "no deadline given for llm: taken to be the period (key deadline)",
    "no jitter given for radio, vision and llm: taken as 0, no two releases closer than the period (key jitter)"
  ],
  "notes": []
}

-- case limit --
$ for deadline in 12 9; do { printf 'platform: h100-sxm\nqueues: shared\nchains:\n'; for i in 1 2 3 4 5 6 7 8; do echo "  - {name: c$i, period: 40, deadline: $deadline, steps: [{kernel: k$i, blocks: 3$i, threads: 256, wcet: 1}, {kernel: l$i, blocks: 20, threads: 512, wcet: 1}]}"; done; } >unlike.yaml; for limit in 20000 5000000; do gpurta partition unlike.yaml --search 0 --limit $limit | sed -n '6p; /^every\|^unknown/p'; gpurta partition unlike.yaml --search 0 --limit $limit --format json | sed -n '/"\(verdict\|culprit\|complete\|found\)":/p'; done; done
c2     c2              -    -      -         -        12  unknown
unknown: the limit of 20000 evaluations was reached before a division was found
  "verdict": "unknown",
  "culprit": null,
  "complete": false,
  "found": 0,
c2     c2              2    6      2         -        12  met
every deadline is met with 48 of 132 SMs; 84 are left for best-effort work; the limit of 5000000 evaluations was reached: there may be cheaper divisions; as if kernels used no registers (key registers); rules not measured on this GPU
  "verdict": "schedulable",
  "culprit": null,
  "complete": false,
  "found": 1,
c2     c2              -    -      -         -         9  unknown
unknown: the limit of 20000 evaluations was reached before a division was found
  "verdict": "unknown",
  "culprit": null,
  "complete": false,
  "found": 0,
c2     c2              2    6      2         -         9  met
every deadline is met with 48 of 132 SMs; 84 are left for best-effort work; the limit of 5000000 evaluations was reached: there may be cheaper divisions; as if kernels used no registers (key registers); rules not measured on this GPU
  "verdict": "schedulable",
  "culprit": null,
  "complete": false,
  "found": 1,

-- case mig --
$ gpurta partition h100.yaml --mechanism mig --search 0
platform h100-sxm: 132 SMs; mechanism mig; queues separate; times in ms
sizes: NVIDIA Multi-Instance GPU User Guide; nvidia-smi mig -lgip, -lgipp

chain   partition  fewest  SMs  bound  observed  deadline  verdict
radio   radio          16   16   0.17         -       0.5  met
vision  vision         26   26   8.00         -      10.0  met
llm     llm            26   26  25.60         -      40.0  met

every deadline is met with 68 of 132 SMs; 64 are left for best-effort work, as far as instances of MIG fit there; rules not measured on this GPU
gpurta bound h100.yaml --set 'partitions=[{name: radio, sms: 16}, {name: vision, sms: 26}, {name: llm, sms: 26}]' --set chains.radio.partition=radio --set chains.vision.partition=vision --set chains.llm.partition=llm has these bounds; every command takes these keys

configuration:
    nvidia-smi -mig 1
    nvidia-smi mig -cgi 19,15,15 -C  # radio 1g, vision 1g of twice the memory, llm 1g of twice the memory

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9)
- blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared
- a wcet that is not given by SMs holds with any number of them (key wcet)
- every partition has queues of its own and runs beside the others
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for fft, channel, conv, attention, mlp; 16 KiB for decode (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: number of SMs: the PCIe card has 114; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no shared memory given for radio/fft, radio/channel, radio/decode, vision/conv, llm/attention and llm/mlp: taken to use none (key shared_memory)
- no stream given for radio, vision and llm: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for llm: taken to be the period (key deadline)
- no jitter given for radio, vision and llm: taken as 0, no two releases closer than the period (key jitter)

-- case mps --
$ gpurta partition orin.yaml --mechanism mps --search 0 --minimize largest
platform jetson-orin-agx: 16 SMs; mechanism mps; queues separate; times in ms
sizes: NVIDIA Multi-Process Service, CUDA 13.1, static SM partitioning: chunks; not confirmed: chunks of 2 SMs on integrated GPUs, as users' scripts for Jetson Orin count them: 'lspart' tells

chain     partition  fewest  SMs  bound  observed  deadline  verdict
detector  detector        6    6   19.8         -        25  met
lanes     lanes           2    2   15.4         -        30  met
llm       llm             4    4  288.0         -       400  met

every deadline is met with 12 of 16 SMs; 4 are left for best-effort work; rules not measured on this GPU
with any carve-out of these kernels (carveout: unknown): lanes 20.9
gpurta bound orin.yaml --set 'partitions=[{name: detector, sms: 6}, {name: lanes, sms: 2}, {name: llm, sms: 4}]' --set chains.detector.partition=detector --set chains.lanes.partition=lanes --set chains.llm.partition=llm has these bounds; every command takes these keys

configuration:
    nvidia-cuda-mps-control -d -S
    echo "sm_partition add GPU-UUID 3" | nvidia-cuda-mps-control  # detector: 6 SMs; prints its ID
    CUDA_MPS_SM_PARTITION=ID ./detector  # with that ID, before CUDA begins
    echo "sm_partition add GPU-UUID 1" | nvidia-cuda-mps-control  # lanes: 2 SMs; prints its ID
    CUDA_MPS_SM_PARTITION=ID ./lanes  # with that ID, before CUDA begins
    echo "sm_partition add GPU-UUID 2" | nvidia-cuda-mps-control  # llm: 4 SMs; prints its ID
    CUDA_MPS_SM_PARTITION=ID ./llm  # with that ID, before CUDA begins
    echo "sm_partition add GPU-UUID 2" | nvidia-cuda-mps-control  # best-effort: 4 SMs; prints its ID
    CUDA_MPS_SM_PARTITION=ID ./best-effort  # with that ID, before CUDA begins

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9)
- blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared
- a wcet that is not given by SMs holds with any number of them (key wcet)
- every partition has queues of its own and runs beside the others
- host steps end within their stated times, whatever else runs
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for backbone, heads, layer; 16 KiB for segment (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no shared memory given for detector/backbone, detector/heads, lanes/segment and llm/layer: taken to use none (key shared_memory)
- no stream given for detector, lanes and llm: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for llm: taken to be the period (key deadline)
- no jitter given for detector, lanes and llm: taken as 0, no two releases closer than the period (key jitter)

-- case named --
$ gpurta partition named.yaml --search 0
platform jetson-orin-agx: 16 SMs; mechanism green-context; queues separate; times in ms
sizes: CUDA Driver API 12.4, Green Contexts: guideline by compute architecture; not confirmed: ask the device: cuDeviceGetDevResource() tells minSmPartitionSize and smCoscheduledAlignment

chain   partition  fewest  SMs  bound  observed  deadline  verdict
camera  driving         4    4  25.75         -        33  met
lidar   driving         4    4  25.75         -        50  met

every deadline is met with 4 of 16 SMs; 12 are left for best-effort work; as if kernels used no registers (key registers); rules not measured on this GPU
gpurta bound named.yaml --set partitions.driving.sms=4 has these bounds; every command takes these keys

configuration:
    CUdevResource from, rest, part; CUdevResourceDesc desc; CUgreenCtx refresh; unsigned n;
    cuDeviceGetDevResource(device, &from, CU_DEV_RESOURCE_TYPE_SM);
    n = 1; cuDevSmResourceSplitByCount(&part, &n, &from, &rest, 0, 4); /* driving */
    cuDevResourceGenerateDesc(&desc, &part, 1);
    cuGreenCtxCreate(&context[0], desc, device, CU_GREEN_CTX_DEFAULT_STREAM); /* driving */
    cuDevResourceGenerateDesc(&desc, &rest, 1); cuGreenCtxCreate(&context[1], desc, device, CU_GREEN_CTX_DEFAULT_STREAM); /* best-effort: 12 SMs */

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9)
- blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared
- a wcet that is not given by SMs holds with any number of them (key wcet)
- every partition has queues of its own and runs beside the others
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for detect, points (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)
- no shared memory given for camera/detect and lidar/points: taken to use none (key shared_memory)
- no stream given for camera and lidar: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for camera and lidar: taken to be the period (key deadline)
- no jitter given for camera and lidar: taken as 0, no two releases closer than the period (key jitter)
- times without a unit are in ms (key time_unit)
- partition driving: all wcet of its kernels times 1.25 (bandwidth_factor), as stated

-- case names --
$ printf 'platform: jetson-orin-agx\nchains:\n  - {name: "my det: \\"x\\" {y}, # z", period: 40, steps: [{kernel: a, blocks: 8, threads: 128, wcet: 1}]}\n  - {name: 2nd-one, period: 40, steps: [{kernel: b, blocks: 8, threads: 128, wcet: 1}]}\n' >names.yaml
> for mechanism in any tpc-mask; do gpurta partition names.yaml --search 0 --mechanism $mechanism | sed -n '/^configuration/,/^$/p'; done
configuration:
    partitions:
      - {name: "my det: \"x\" {y}, # z", sms: 2}
      - {name: 2nd-one, sms: 2}
    # and in each chain its own, as partition: NAME

configuration:
    libsmctrl_set_stream_mask(stream[0], 0xfffffffffffffffeull); /* my_det___x___y_____z: TPCs 0 to 0 */
    libsmctrl_set_stream_mask(stream[1], 0xfffffffffffffffdull); /* 2nd-one: TPCs 1 to 1 */
    libsmctrl_set_stream_mask(stream[2], 0xffffffffffffff03ull); /* best-effort: TPCs 2 to 7 */


-- case no-certificate --
$ gpurta partition orin.yaml --certificate c.cert
2> gpurta: partition: --certificate has no meaning here: its results have no certificate
[2]

-- case no-mig --
$ gpurta partition orin.yaml --mechanism mig
2> gpurta: GPUs of compute capability 8.7 have no MIG (8.0 and some from 9.0 on have); sizes of any, green-context, mps, tpc-mask are known
[2]

-- case before-that-cuda --
$ gpurta partition $EXAMPLES/partition-orin.yaml --mechanism green-context --cuda 9.0
2> gpurta: sizes of green-context are known of CUDA 12.4 and later, not of 9.0
[2]

-- case none --
$ gpurta partition orin.yaml --mechanism tpc-mask --search 0
platform jetson-orin-agx: 16 SMs; mechanism tpc-mask; queues shared; times in ms
sizes: libsmctrl; from Volta on two SMs in a TPC; not confirmed: libsmctrl co-opts debug logic of the driver: versions that it does not know are refused by it

chain     partition  fewest  SMs  bound  observed  deadline  verdict
detector  detector     none    -      -         -        25  unknown
lanes     lanes           2    -      -         -        30  unknown
llm       llm             4    -      -         -       400  unknown

fewest: SMs with which a partition's chains and paths meet their deadlines if all others have the most

none: detector does not fit: with 16 SMs, the most that a partition can have, its bound is 1.768 times its deadline; its 2 jobs in a row take 77.2: 69.9 % interference of llm, 20.5 % own kernels, 5.7 % interference of lanes, ...; partitions share their queues, so that it waits behind kernels of all of them
tried: with queues of its own for each partition (--mechanism green-context) every deadline is met with 14 of 16 SMs
gpurta advise orin.yaml tries changes of the file

assumptions:
- blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared
- partitions share their queues: the head of a queue keeps back kernels of all partitions behind it
- a wcet that is not given by SMs holds with any number of them (key wcet)
- a division that no bound fits may still meet its deadlines: bounds are sufficient
- not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no shared memory given for detector/backbone, detector/heads, lanes/segment and llm/layer: taken to use none (key shared_memory)
- no stream given for detector, lanes and llm: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for llm: taken to be the period (key deadline)
- no jitter given for detector, lanes and llm: taken as 0, no two releases closer than the period (key jitter)
[1]

-- case resets --
$ sed 's/switch_cost: 5/switch_cost: 5, reset_cost: 1/' runlist.yaml >resets.yaml; gpurta partition resets.yaml --mechanism tpc-mask
2> gpurta: bounds of chains know no channel resets: a reset_cost is for bounds of channels alone
[2]

-- case runlist --
$ gpurta partition runlist.yaml --search 0 --mechanism tpc-mask | sed -n '/^chain/,/^every/p'
chain  partition  fewest  SMs  bound  observed  deadline  verdict
x      p               2    2     26         -       100  met
y      p               2    2     26         -       200  met

every deadline is met with 2 of 16 SMs; 14 are left for best-effort work; as if kernels used no registers (key registers); rules not measured on this GPU

-- case several-json --
$ gpurta partition several.yaml --search 0 --format json | sed -n '/found/p; /divisions/,/\]$/p' | sed '/configuration/,$d'
  "found": 2,
  "divisions": [
    {"number": 1, "total": 7, "largest": 4, "rest": 9, "sizes": [{"partition": "a", "sms": 4}, {"partition": "b", "sms": 1}, {"partition": "c", "sms": 2}]}
  ],
2> several.yaml: note: more SMs than jetson-tx2 has, 2

-- case several-largest --
$ sed 's/deadline: 11/deadline: 8/' several.yaml >8.yaml && gpurta partition 8.yaml --search 0 --minimize total | sed -n '1,/^configuration/p' && gpurta partition 8.yaml --search 0 --minimize largest | sed -n '1,/^configuration/p'
platform jetson-tx2 with sms 16 (built in: 2): 16 SMs; mechanism any; queues shared; times in ms
sizes: any number of SMs; with --mechanism those that CUDA can make

chain  partition  fewest  SMs  bound  observed  deadline  verdict
a      a               4    4      8         -         8  met
b      b               1    3      8         -         8  met
c      c               1    3      8         -         8  met

fewest: SMs with which a partition's chains and paths meet their deadlines if all others have the most

every deadline is met with 10 of 16 SMs; 6 are left for best-effort work; as if kernels used no registers (key registers)
gpurta bound 8.yaml --set 'partitions=[{name: a, sms: 4}, {name: b, sms: 3}, {name: c, sms: 3}]' --set chains.a.partition=a --set chains.b.partition=b --set chains.c.partition=c has these bounds; every command takes these keys

configuration:
platform jetson-tx2 with sms 16 (built in: 2): 16 SMs; mechanism any; queues shared; times in ms
sizes: any number of SMs; with --mechanism those that CUDA can make

chain  partition  fewest  SMs  bound  observed  deadline  verdict
a      a               4    4      8         -         8  met
b      b               1    3      8         -         8  met
c      c               1    3      8         -         8  met

fewest: SMs with which a partition's chains and paths meet their deadlines if all others have the most

every deadline is met with 10 of 16 SMs; 6 are left for best-effort work; as if kernels used no registers (key registers)
gpurta bound 8.yaml --set 'partitions=[{name: a, sms: 4}, {name: b, sms: 3}, {name: c, sms: 3}]' --set chains.a.partition=a --set chains.b.partition=b --set chains.c.partition=c has these bounds; every command takes these keys

configuration:
2> 8.yaml: note: more SMs than jetson-tx2 has, 2
2> 8.yaml: note: more SMs than jetson-tx2 has, 2

-- case several-versions --
$ sed 's/sms: 2}/sms: 4, mechanism: green-context, cuda: 12.4}/; s/sms: 8}/sms: 8, mechanism: green-context, cuda: 12.5}/; s/sms: 4}/sms: 4, mechanism: green-context, cuda: 12.5}/' idle.yaml >versions.yaml
> gpurta partition versions.yaml --search 0
> gpurta partition versions.yaml --search 0 --cuda 12.4
> sed 's/sms: 2}/sms: 4, mechanism: green-context}/; s/sms: 8}/sms: 8, mechanism: tpc-mask}/; s/sms: 4}/sms: 4, mechanism: tpc-mask}/' idle.yaml | gpurta partition - --search 0
platform jetson-orin-agx: 16 SMs; mechanism green-context; queues separate; times in ms
sizes: CUDA Driver API 12.4, Green Contexts: guideline by compute architecture; not confirmed: ask the device: cuDeviceGetDevResource() tells minSmPartitionSize and smCoscheduledAlignment

chain     partition  fewest  SMs  bound  observed  deadline  verdict
detector  a               4    4     20         -        33  met
llm       b               6    6     96         -       100  met

every deadline is met with 10 of 16 SMs; 6 are left for best-effort work; as if kernels used no registers (key registers); rules not measured on this GPU
gpurta bound versions.yaml --set partitions.a.sms=4 --set partitions.b.sms=6 has these bounds; every command takes these keys

configuration:
    CUdevResource from, rest, part; CUdevResourceDesc desc; CUgreenCtx refresh; unsigned n;
    cuDeviceGetDevResource(device, &from, CU_DEV_RESOURCE_TYPE_SM);
    n = 1; cuDevSmResourceSplitByCount(&part, &n, &from, &rest, 0, 4); /* a */
    cuDevResourceGenerateDesc(&desc, &part, 1);
    cuGreenCtxCreate(&context[0], desc, device, CU_GREEN_CTX_DEFAULT_STREAM); /* a */
    cuDevResourceGenerateDesc(&desc, &rest, 1); cuGreenCtxCreate(&refresh, desc, device, CU_GREEN_CTX_DEFAULT_STREAM); cuGreenCtxGetDevResource(refresh, &from, CU_DEV_RESOURCE_TYPE_SM);
    n = 1; cuDevSmResourceSplitByCount(&part, &n, &from, &rest, 0, 6); /* b */
    cuDevResourceGenerateDesc(&desc, &part, 1);
    cuGreenCtxCreate(&context[1], desc, device, CU_GREEN_CTX_DEFAULT_STREAM); /* b */
    cuDevResourceGenerateDesc(&desc, &rest, 1); cuGreenCtxCreate(&context[2], desc, device, CU_GREEN_CTX_DEFAULT_STREAM); /* best-effort: 6 SMs */

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared
- a wcet that is not given by SMs holds with any number of them (key wcet)
- every partition has queues of its own and runs beside the others
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for detect, layer (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)
- no shared memory given for detector/detect and llm/layer: taken to use none (key shared_memory)
- no stream given for detector and llm: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for detector and llm: taken to be the period (key deadline)
- no jitter given for detector and llm: taken as 0, no two releases closer than the period (key jitter)
- times without a unit are in ms (key time_unit)
2> gpurta: partition: partitions of several mechanisms or versions of CUDA: say which with --mechanism and --cuda
2> gpurta: partition: partitions of several mechanisms or versions of CUDA: say which with --mechanism and --cuda
[2]

-- case several --
$ gpurta partition several.yaml --search 0
platform jetson-tx2 with sms 16 (built in: 2): 16 SMs; mechanism any; queues shared; times in ms
sizes: any number of SMs; with --mechanism those that CUDA can make

chain  partition  fewest  SMs  bound  observed  deadline  verdict
a      a               3    4     11         -        11  met
b      b               1    1     11         -        11  met
c      c               1    2     11         -        11  met

fewest: SMs with which a partition's chains and paths meet their deadlines if all others have the most

every deadline is met with 7 of 16 SMs; 9 are left for best-effort work; as if kernels used no registers (key registers)
gpurta bound several.yaml --set 'partitions=[{name: a, sms: 4}, {name: b, sms: 1}, {name: c, sms: 2}]' --set chains.a.partition=a --set chains.b.partition=b --set chains.c.partition=c has these bounds; every command takes these keys

2 divisions are as cheap; of those that differ by an exchange of partitions that are alike, one is listed:

division  SMs            total  largest  rest
       1  a 4, b 1, c 2      7        4     9

configuration:
    partitions:
      - {name: a, sms: 4}
      - {name: b, sms: 1}
      - {name: c, sms: 2}
    # and in each chain its own, as partition: NAME

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared
- a wcet that is not given by SMs holds with any number of them (key wcet)
- partitions share their queues: the head of a queue keeps back kernels of all partitions behind it
- kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)
- no shared memory given for a/ka, b/kb and c/kc: taken to use none (key shared_memory)
- no stream given for a, b and c: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no jitter given for a, b and c: taken as 0, no two releases closer than the period (key jitter)
- times without a unit are in ms (key time_unit)
- platform jetson-tx2 with sms 16 (built in: 2)
2> several.yaml: note: more SMs than jetson-tx2 has, 2

-- case sizes --
$ gpurta bound named.yaml
2> named.yaml:3:5: partitions[0]: key "sms" (or "tpc_mask") is missing; gpurta partition finds sizes
2> named.yaml:4:5: partitions[1]: key "sms" (or "tpc_mask") is missing; gpurta partition finds sizes
[2]

-- case slots --
$ gpurta partition orin.yaml --slots 4
2> gpurta: partition: a platform of plain slots has no SMs to divide
[2]

-- case svg --
$ gpurta partition orin.yaml --mechanism any --search 0 --svg -
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="960" height="672" viewBox="0 0 960 672" role="img">
<title>orin.yaml</title>
<desc>SMs of the GPU by partition, and bounds of chains against SMs</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.mark { stroke: #d55e00; stroke-dasharray: 4 3; } .dot { fill: #d55e00; } .marked { font-size: 12px; font-weight: bold; fill: #d55e00; stroke: white; stroke-width: 3; paint-order: stroke; } .line { stroke: #333; stroke-width: 1.4; } .dashed { stroke: #333; stroke-dasharray: 6 3; }
.free { fill: #ddd; } .tint { opacity: 0.3; } .dots { stroke-width: 6; stroke-linecap: round; }
</style>
<rect width="960" height="672" style="fill: white"/>
<text x="16.00" y="24.00" class="title" text-anchor="start">orin.yaml</text>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<rect x="66.00" y="80.00" width="12.00" height="12.00" class="b c0"/>
<text x="84.00" y="90.00" class="label" text-anchor="start">detector: 6 SMs, 0 to 5, load 54 %</text>
<rect x="66.00" y="44.00" width="22.00" height="22.00" class="c0 tint"><title>detector: 6 SMs, 0 to 5, load 54 %</title></rect>
<rect x="66.00" y="54.09" width="22.00" height="11.91" class="b c0"><title>detector: 6 SMs, 0 to 5, load 54 %</title></rect>
<rect x="90.00" y="44.00" width="22.00" height="22.00" class="c0 tint"><title>detector: 6 SMs, 0 to 5, load 54 %</title></rect>
<rect x="90.00" y="54.09" width="22.00" height="11.91" class="b c0"><title>detector: 6 SMs, 0 to 5, load 54 %</title></rect>
<rect x="114.00" y="44.00" width="22.00" height="22.00" class="c0 tint"><title>detector: 6 SMs, 0 to 5, load 54 %</title></rect>
<rect x="114.00" y="54.09" width="22.00" height="11.91" class="b c0"><title>detector: 6 SMs, 0 to 5, load 54 %</title></rect>
<rect x="138.00" y="44.00" width="22.00" height="22.00" class="c0 tint"><title>detector: 6 SMs, 0 to 5, load 54 %</title></rect>
<rect x="138.00" y="54.09" width="22.00" height="11.91" class="b c0"><title>detector: 6 SMs, 0 to 5, load 54 %</title></rect>
<rect x="162.00" y="44.00" width="22.00" height="22.00" class="c0 tint"><title>detector: 6 SMs, 0 to 5, load 54 %</title></rect>
<rect x="162.00" y="54.09" width="22.00" height="11.91" class="b c0"><title>detector: 6 SMs, 0 to 5, load 54 %</title></rect>
<rect x="186.00" y="44.00" width="22.00" height="22.00" class="c0 tint"><title>detector: 6 SMs, 0 to 5, load 54 %</title></rect>
<rect x="186.00" y="54.09" width="22.00" height="11.91" class="b c0"><title>detector: 6 SMs, 0 to 5, load 54 %</title></rect>
<rect x="66.00" y="98.00" width="12.00" height="12.00" class="b c1"/>
<text x="84.00" y="108.00" class="label" text-anchor="start">lanes: 2 SMs, 6 to 7, load 22 %</text>
<rect x="210.00" y="44.00" width="22.00" height="22.00" class="c1 tint"><title>lanes: 2 SMs, 6 to 7, load 22 %</title></rect>
<rect x="210.00" y="61.16" width="22.00" height="4.84" class="b c1"><title>lanes: 2 SMs, 6 to 7, load 22 %</title></rect>
<rect x="234.00" y="44.00" width="22.00" height="22.00" class="c1 tint"><title>lanes: 2 SMs, 6 to 7, load 22 %</title></rect>
<rect x="234.00" y="61.16" width="22.00" height="4.84" class="b c1"><title>lanes: 2 SMs, 6 to 7, load 22 %</title></rect>
<rect x="66.00" y="116.00" width="12.00" height="12.00" class="b c2"/>
<text x="84.00" y="126.00" class="label" text-anchor="start">llm: 4 SMs, 8 to 11, load 72 %</text>
<rect x="258.00" y="44.00" width="22.00" height="22.00" class="c2 tint"><title>llm: 4 SMs, 8 to 11, load 72 %</title></rect>
<rect x="258.00" y="50.16" width="22.00" height="15.84" class="b c2"><title>llm: 4 SMs, 8 to 11, load 72 %</title></rect>
<rect x="282.00" y="44.00" width="22.00" height="22.00" class="c2 tint"><title>llm: 4 SMs, 8 to 11, load 72 %</title></rect>
<rect x="282.00" y="50.16" width="22.00" height="15.84" class="b c2"><title>llm: 4 SMs, 8 to 11, load 72 %</title></rect>
<rect x="306.00" y="44.00" width="22.00" height="22.00" class="c2 tint"><title>llm: 4 SMs, 8 to 11, load 72 %</title></rect>
<rect x="306.00" y="50.16" width="22.00" height="15.84" class="b c2"><title>llm: 4 SMs, 8 to 11, load 72 %</title></rect>
<rect x="330.00" y="44.00" width="22.00" height="22.00" class="c2 tint"><title>llm: 4 SMs, 8 to 11, load 72 %</title></rect>
<rect x="330.00" y="50.16" width="22.00" height="15.84" class="b c2"><title>llm: 4 SMs, 8 to 11, load 72 %</title></rect>
<rect x="354.00" y="44.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="378.00" y="44.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="402.00" y="44.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="426.00" y="44.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<text x="66.00" y="144.00" class="note" text-anchor="start">each box is an SM, dark as far as its kernels' blocks take its time; grey: left for best-effort work</text>
<line x1="66.00" y1="362.00" x2="458.00" y2="362.00" class="grid"/>
<text x="60.00" y="366.00" class="tick" text-anchor="end">0</text>
<line x1="66.00" y1="334.80" x2="458.00" y2="334.80" class="grid"/>
<text x="60.00" y="338.80" class="tick" text-anchor="end">10</text>
<line x1="66.00" y1="307.60" x2="458.00" y2="307.60" class="grid"/>
<text x="60.00" y="311.60" class="tick" text-anchor="end">20</text>
<line x1="66.00" y1="280.40" x2="458.00" y2="280.40" class="grid"/>
<text x="60.00" y="284.40" class="tick" text-anchor="end">30</text>
<line x1="66.00" y1="253.20" x2="458.00" y2="253.20" class="grid"/>
<text x="60.00" y="257.20" class="tick" text-anchor="end">40</text>
<line x1="66.00" y1="226.00" x2="458.00" y2="226.00" class="grid"/>
<text x="60.00" y="230.00" class="tick" text-anchor="end">50</text>
<line x1="66.00" y1="198.80" x2="458.00" y2="198.80" class="grid"/>
<text x="60.00" y="202.80" class="tick" text-anchor="end">60</text>
<line x1="66.00" y1="192.00" x2="66.00" y2="366.00" class="grid"/>
<text x="66.00" y="379.00" class="tick" text-anchor="middle">0</text>
<line x1="115.00" y1="192.00" x2="115.00" y2="366.00" class="grid"/>
<text x="115.00" y="379.00" class="tick" text-anchor="middle">2</text>
<line x1="164.00" y1="192.00" x2="164.00" y2="366.00" class="grid"/>
<text x="164.00" y="379.00" class="tick" text-anchor="middle">4</text>
<line x1="213.00" y1="192.00" x2="213.00" y2="366.00" class="grid"/>
<text x="213.00" y="379.00" class="tick" text-anchor="middle">6</text>
<line x1="262.00" y1="192.00" x2="262.00" y2="366.00" class="grid"/>
<text x="262.00" y="379.00" class="tick" text-anchor="middle">8</text>
<line x1="311.00" y1="192.00" x2="311.00" y2="366.00" class="grid"/>
<text x="311.00" y="379.00" class="tick" text-anchor="middle">10</text>
<line x1="360.00" y1="192.00" x2="360.00" y2="366.00" class="grid"/>
<text x="360.00" y="379.00" class="tick" text-anchor="middle">12</text>
<line x1="409.00" y1="192.00" x2="409.00" y2="366.00" class="grid"/>
<text x="409.00" y="379.00" class="tick" text-anchor="middle">14</text>
<line x1="458.00" y1="192.00" x2="458.00" y2="366.00" class="grid"/>
<text x="458.00" y="379.00" class="tick" text-anchor="middle">16</text>
<line x1="66.00" y1="362.00" x2="458.00" y2="362.00" class="axis"/>
<text x="262.00" y="396.00" class="label" text-anchor="middle">SMs of the partition</text>
<line x1="66.00" y1="192.00" x2="66.00" y2="362.00" class="axis"/>
<text x="16.00" y="277.00" class="label" text-anchor="middle" transform="rotate(-90 16.00 277.00)">bound (ms)</text>
<text x="66.00" y="168.00" class="label" text-anchor="start">detector on partition detector</text>
<line x1="66.00" y1="294.00" x2="458.00" y2="294.00" class="dashed"/>
<text x="454.00" y="289.00" class="tick halo" text-anchor="end">deadline</text>
<path class="s0" d="M164.00 281.76H213.00V308.14H262.00V319.84H311.00V324.74H360.00V329.63H409.00V334.53H458.00V336.43H458.00"/>
<line x1="213.00" y1="308.14" x2="213.00" y2="362.00" class="mark"/>
<circle class="dot" cx="213.00" cy="308.14" r="5"/>
<text x="222.00" y="300.14" class="marked" text-anchor="start">6 SMs</text>
<line x1="546.00" y1="362.00" x2="938.00" y2="362.00" class="grid"/>
<text x="540.00" y="366.00" class="tick" text-anchor="end">0</text>
<line x1="546.00" y1="339.33" x2="938.00" y2="339.33" class="grid"/>
<text x="540.00" y="343.33" class="tick" text-anchor="end">10</text>
<line x1="546.00" y1="316.67" x2="938.00" y2="316.67" class="grid"/>
<text x="540.00" y="320.67" class="tick" text-anchor="end">20</text>
<line x1="546.00" y1="294.00" x2="938.00" y2="294.00" class="grid"/>
<text x="540.00" y="298.00" class="tick" text-anchor="end">30</text>
<line x1="546.00" y1="271.33" x2="938.00" y2="271.33" class="grid"/>
<text x="540.00" y="275.33" class="tick" text-anchor="end">40</text>
<line x1="546.00" y1="248.67" x2="938.00" y2="248.67" class="grid"/>
<text x="540.00" y="252.67" class="tick" text-anchor="end">50</text>
<line x1="546.00" y1="226.00" x2="938.00" y2="226.00" class="grid"/>
<text x="540.00" y="230.00" class="tick" text-anchor="end">60</text>
<line x1="546.00" y1="203.33" x2="938.00" y2="203.33" class="grid"/>
<text x="540.00" y="207.33" class="tick" text-anchor="end">70</text>
<line x1="546.00" y1="192.00" x2="546.00" y2="366.00" class="grid"/>
<text x="546.00" y="379.00" class="tick" text-anchor="middle">0</text>
<line x1="595.00" y1="192.00" x2="595.00" y2="366.00" class="grid"/>
<text x="595.00" y="379.00" class="tick" text-anchor="middle">2</text>
<line x1="644.00" y1="192.00" x2="644.00" y2="366.00" class="grid"/>
<text x="644.00" y="379.00" class="tick" text-anchor="middle">4</text>
<line x1="693.00" y1="192.00" x2="693.00" y2="366.00" class="grid"/>
<text x="693.00" y="379.00" class="tick" text-anchor="middle">6</text>
<line x1="742.00" y1="192.00" x2="742.00" y2="366.00" class="grid"/>
<text x="742.00" y="379.00" class="tick" text-anchor="middle">8</text>
<line x1="791.00" y1="192.00" x2="791.00" y2="366.00" class="grid"/>
<text x="791.00" y="379.00" class="tick" text-anchor="middle">10</text>
<line x1="840.00" y1="192.00" x2="840.00" y2="366.00" class="grid"/>
<text x="840.00" y="379.00" class="tick" text-anchor="middle">12</text>
<line x1="889.00" y1="192.00" x2="889.00" y2="366.00" class="grid"/>
<text x="889.00" y="379.00" class="tick" text-anchor="middle">14</text>
<line x1="938.00" y1="192.00" x2="938.00" y2="366.00" class="grid"/>
<text x="938.00" y="379.00" class="tick" text-anchor="middle">16</text>
<line x1="546.00" y1="362.00" x2="938.00" y2="362.00" class="axis"/>
<text x="742.00" y="396.00" class="label" text-anchor="middle">SMs of the partition</text>
<line x1="546.00" y1="192.00" x2="546.00" y2="362.00" class="axis"/>
<text x="496.00" y="277.00" class="label" text-anchor="middle" transform="rotate(-90 496.00 277.00)">bound (ms)</text>
<text x="546.00" y="168.00" class="label" text-anchor="start">lanes on partition lanes</text>
<line x1="546.00" y1="294.00" x2="938.00" y2="294.00" class="dashed"/>
<text x="934.00" y="289.00" class="tick halo" text-anchor="end">deadline</text>
<path class="s1" d="M595.00 327.09H644.00V339.56H693.00V342.05H742.00V344.55H791.00V347.04H840.00V347.04H889.00V347.04H938.00V347.04H938.00"/>
<line x1="595.00" y1="327.09" x2="595.00" y2="362.00" class="mark"/>
<circle class="dot" cx="595.00" cy="327.09" r="5"/>
<text x="604.00" y="319.09" class="marked" text-anchor="start">2 SMs</text>
<line x1="66.00" y1="618.00" x2="458.00" y2="618.00" class="grid"/>
<text x="60.00" y="622.00" class="tick" text-anchor="end">0</text>
<line x1="66.00" y1="584.00" x2="458.00" y2="584.00" class="grid"/>
<text x="60.00" y="588.00" class="tick" text-anchor="end">200</text>
<line x1="66.00" y1="550.00" x2="458.00" y2="550.00" class="grid"/>
<text x="60.00" y="554.00" class="tick" text-anchor="end">400</text>
<line x1="66.00" y1="516.00" x2="458.00" y2="516.00" class="grid"/>
<text x="60.00" y="520.00" class="tick" text-anchor="end">600</text>
<line x1="66.00" y1="482.00" x2="458.00" y2="482.00" class="grid"/>
<text x="60.00" y="486.00" class="tick" text-anchor="end">800</text>
<line x1="66.00" y1="448.00" x2="458.00" y2="448.00" class="grid"/>
<text x="60.00" y="452.00" class="tick" text-anchor="end">1000</text>
<line x1="66.00" y1="448.00" x2="66.00" y2="622.00" class="grid"/>
<text x="66.00" y="635.00" class="tick" text-anchor="middle">0</text>
<line x1="115.00" y1="448.00" x2="115.00" y2="622.00" class="grid"/>
<text x="115.00" y="635.00" class="tick" text-anchor="middle">2</text>
<line x1="164.00" y1="448.00" x2="164.00" y2="622.00" class="grid"/>
<text x="164.00" y="635.00" class="tick" text-anchor="middle">4</text>
<line x1="213.00" y1="448.00" x2="213.00" y2="622.00" class="grid"/>
<text x="213.00" y="635.00" class="tick" text-anchor="middle">6</text>
<line x1="262.00" y1="448.00" x2="262.00" y2="622.00" class="grid"/>
<text x="262.00" y="635.00" class="tick" text-anchor="middle">8</text>
<line x1="311.00" y1="448.00" x2="311.00" y2="622.00" class="grid"/>
<text x="311.00" y="635.00" class="tick" text-anchor="middle">10</text>
<line x1="360.00" y1="448.00" x2="360.00" y2="622.00" class="grid"/>
<text x="360.00" y="635.00" class="tick" text-anchor="middle">12</text>
<line x1="409.00" y1="448.00" x2="409.00" y2="622.00" class="grid"/>
<text x="409.00" y="635.00" class="tick" text-anchor="middle">14</text>
<line x1="458.00" y1="448.00" x2="458.00" y2="622.00" class="grid"/>
<text x="458.00" y="635.00" class="tick" text-anchor="middle">16</text>
<line x1="66.00" y1="618.00" x2="458.00" y2="618.00" class="axis"/>
<text x="262.00" y="652.00" class="label" text-anchor="middle">SMs of the partition</text>
<line x1="66.00" y1="448.00" x2="66.00" y2="618.00" class="axis"/>
<text x="16.00" y="533.00" class="label" text-anchor="middle" transform="rotate(-90 16.00 533.00)">bound (ms)</text>
<text x="66.00" y="424.00" class="label" text-anchor="start">llm on partition llm</text>
<line x1="66.00" y1="550.00" x2="458.00" y2="550.00" class="dashed"/>
<text x="454.00" y="545.00" class="tick halo" text-anchor="end">deadline</text>
<path class="s2" d="M164.00 569.04H213.00V581.28H262.00V593.52H311.00V593.52H360.00V593.52H409.00V593.52H458.00V605.76H458.00"/>
<line x1="164.00" y1="569.04" x2="164.00" y2="618.00" class="mark"/>
<circle class="dot" cx="164.00" cy="569.04" r="5"/>
<text x="173.00" y="561.04" class="marked" text-anchor="start">4 SMs</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta partition orin.yaml --mechanism any --search 0 --svg -; orin.yaml SHA-256 b69909fed8fe9c7961229c463bd1ae2aee380ef3ed9ca9afee4023a413fda760; seed 1</metadata>
</svg>

-- case together --
sizes in the file that do not go together are no matter: they are what is looked for
$ cat >two.yaml <<'EOT'
> platform: jetson-orin-agx
> partitions:
>   - {name: a, mechanism: green-context, cuda: 12.4, sms: 12}
>   - {name: b, mechanism: green-context, cuda: 12.4, sms: 12}
> chains:
>   - {name: camera, period: 33, partition: a, steps: [{kernel: detect, blocks: 4, threads: 256, wcet: 1}]}
>   - {name: lidar, period: 50, partition: b, steps: [{kernel: points, blocks: 4, threads: 512, wcet: 1}]}
> EOT
> gpurta partition two.yaml | sed -n '/^chain/,/^$/p'
chain   partition  fewest  SMs  bound  observed  deadline  verdict
camera  a               4    4      1         1        33  met
lidar   b               4    4      1         1        50  met


-- case keys --
The line below the table, typed as it is, gives the bounds of the table; of a file with partitions only sizes change.
$ cp $EXAMPLES/partition-orin.yaml o.yaml
> eval "$(gpurta partition o.yaml --search 0 | tee table | sed -n 's/ has these bounds.*/ --search 0 --csv/p')" 2>/dev/null | cut -d, -f1,2; sed -n '4,7p' table
> eval "$(sed -n 's/^gpurta bound \(.*\) has these bounds.*/gpurta convert \1 --to json -o own.json/p' table)"; gpurta partition own.json --search 0 | grep '^gpurta'
> gpurta partition - --search 0 --json <o.yaml | sed -n '/"set"/,/^  ]/p'
name,bound
detector,99/5
lanes,77/5
llm,288
chain     partition  fewest  SMs  bound  observed  deadline  verdict
detector  detector        6    6   19.8         -        25  met
lanes     lanes           2    2   15.4         -        30  met
llm       llm             4    4  288.0         -       400  met
gpurta bound own.json --set partitions.detector.sms=6 --set partitions.lanes.sms=2 --set partitions.llm.sms=4 has these bounds; every command takes these keys
  "set": [
    "partitions=[{name: detector, sms: 6}, {name: lanes, sms: 2}, {name: llm, sms: 4}]",
    "chains.detector.partition=detector",
    "chains.lanes.partition=lanes",
    "chains.llm.partition=llm"
  ],
2> o.yaml: note: changed by --set partitions=[{name: detector, sms: 6}, {name: lanes, sms: 2}, {name: llm, sms: 4}]
2> o.yaml: note: changed by --set chains.detector.partition=detector
2> o.yaml: note: changed by --set chains.lanes.partition=lanes
2> o.yaml: note: changed by --set chains.llm.partition=llm

-- case keys-of-masks --
Masks of TPCs share their queues, which the file alone would not say: the keys do, and the bounds are those of the table.
$ printf 'platform: jetson-orin-agx\nchains:\n' >masks.yaml
> for n in 'a 30 40 1' 'b 60 60 2'; do set -- $n; echo "  - {name: $1, period: 100, deadline: $2, steps: [{kernel: k, blocks: $3, threads: 512, registers: 32, wcet: $4, carveout: 100}]}"; done >>masks.yaml
> gpurta partition masks.yaml --mechanism tpc-mask --search 0 >table; sed -n '/^chain/,/^gpurta/p' table
> eval "$(sed -n 's/ has these bounds.*/ --search 0 --csv/p' table)" 2>/dev/null | cut -d, -f1,2
chain  partition  fewest  SMs  bound  observed  deadline  verdict
a      a               2    2     27         -        30  met
b      b               2    2     27         -        60  met

every deadline is met with 4 of 16 SMs; 12 are left for best-effort work; rules not measured on this GPU
gpurta bound masks.yaml --set queues=shared --set 'partitions=[{name: a, sms: 2}, {name: b, sms: 2}]' --set chains.a.partition=a --set chains.b.partition=b has these bounds; every command takes these keys
name,bound
a,27
b,27

-- case closed --
$ gpurta partition closed.yaml | sed -n '/^chain/,/^every/p'
> gpurta partition closed.yaml --format json | grep '"llm", "part'
> gpurta partition closed.yaml --set chains.llm.deadline=60 | sed -n '/^llm/p'
> gpurta partition closed.yaml --set chains.llm.deadline=5 | sed -n '/^llm/p; /^none/p'
> gpurta partition closed.yaml --svg - | grep -o 'SMs, [^<]*load[^<]*\|>llm on.*\|>deadline' | sort -u
chain    partition  fewest  SMs  bound  observed  deadline  verdict
planner  planner         2    2      9         9        50  met
llm      llm             2    2    264       264         -  -

every deadline is met with 4 of 16 SMs; 12 are left for best-effort work; as if kernels used no registers (key registers); rules not measured on this GPU
    {"name": "llm", "partition": "llm", "fewest": 2, "sms": 2, "bound": "264", "observed": "264", "deadline": null, "meets_deadline": null}
llm      llm            12   12     48        48        60  met
llm      llm          none    -      -         -         5  unknown
none: llm does not fit: with 16 SMs, the most that a partition can have, its bound is 9.6 times its deadline: 100.0 % own kernels
>deadline
>llm on partition llm</text>
SMs, 0 to 1, load 16 %
SMs, 2 to 3, load 0 % without closed chains
2> closed.yaml: note: changed by --set chains.llm.deadline=60
2> closed.yaml: note: changed by --set chains.llm.deadline=5

-- case path --
$ gpurta partition path.yaml
platform jetson-orin-agx: 16 SMs; mechanism any; queues separate; times in ms
sizes: groups of 2 SMs, which share a carve-out (rule U5); with --mechanism those that CUDA can make

chain    partition  fewest  SMs  bound  observed  deadline  verdict
camera   camera          4    4     20        20        33  met
planner  planner         2    4      6         6        50  met
llm      llm             6    6     96        96       100  met

path   reaction  observed  age  deadline  verdict
brake       109       108   59       110  met

fewest: SMs with which a partition's chains and paths meet their deadlines if all others have the most

every deadline is met with 14 of 16 SMs; 2 are left for best-effort work; as if kernels used no registers (key registers); rules not measured on this GPU
gpurta bound path.yaml --set 'partitions=[{name: camera, sms: 4}, {name: planner, sms: 4}, {name: llm, sms: 6}]' --set chains.camera.partition=camera --set chains.planner.partition=planner --set chains.llm.partition=llm has these bounds; every command takes these keys

2 divisions are as cheap:

division  SMs                         total  largest  rest
       1  camera 4, planner 4, llm 6     14        6     2
       2  camera 6, planner 2, llm 6     14        6     2

configuration:
    partitions:
      - {name: camera, sms: 4}
      - {name: planner, sms: 4}
      - {name: llm, sms: 6}
    # and in each chain its own, as partition: NAME

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- a chain of a path reads what was last written when its first step begins, and writes when its last step ends
- releases of a chain of a path are at most its longest_period apart, or exactly its period (release: periodic)
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared
- a wcet that is not given by SMs holds with any number of them (key wcet)
- every partition has queues of its own and runs beside the others
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for detect, plan, layer (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)
- no shared memory given for camera/detect, planner/plan and llm/layer: taken to use none (key shared_memory)
- no stream given for camera, planner and llm: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for camera, planner and llm: taken to be the period (key deadline)
- no jitter given for camera, planner and llm: taken as 0, no two releases closer than the period (key jitter)
- times without a unit are in ms (key time_unit)

-- case path-json --
$ gpurta partition path.yaml --format json | grep -A 2 '"paths"'
  "paths": [
    {"name": "brake", "reaction": "109", "observed": "108", "age": "59", "deadline": "110", "meets_deadline": true}
  ],

-- case path-of-one-of-two-that-are-alike --
$ gpurta partition path-of-one.yaml | sed -n '/^chain/,/^every/p'
chain  partition  fewest  SMs  bound  observed  deadline  verdict
left   left            8    8     10        10        33  met
right  right           4    4     20        20        33  met

path  reaction  observed  age  deadline  verdict
fast        43        43   10        45  met

every deadline is met with 12 of 16 SMs; 4 are left for best-effort work; as if kernels used no registers (key registers); rules not measured on this GPU

-- case path-of-one-picture --
$ gpurta partition path-of-one.yaml --svg p.svg | grep fewest:
> grep -o '[0-9]* SMs\(<\|: fewer[^<]*\)' p.svg
 SMs<
8 SMs: fewer miss another deadline
4 SMs<

-- case path-without-deadline --
$ gpurta partition path.yaml --set paths.brake.deadline= | sed -n '/^chain/,/^every/p'
chain    partition  fewest  SMs  bound  observed  deadline  verdict
camera   camera          4    4     20        20        33  met
planner  planner         2    2      9         9        50  met
llm      llm             6    6     96        96       100  met

path   reaction  observed  age  deadline  verdict
brake       112       111   62         -  -

every deadline is met with 12 of 16 SMs; 4 are left for best-effort work; as if kernels used no registers (key registers); rules not measured on this GPU
2> path.yaml: note: changed by --set paths.brake.deadline=

-- case path-shares-what-is-left --
# Each chain alone could have so many SMs that the path is met; there are not so many for both.
$ gpurta partition path.yaml --set paths.brake.deadline=100 | sed -n '/^chain/,/^assumptions/p'
chain    partition  fewest  SMs  bound  observed  deadline  verdict
camera   camera          6    -      -         -        33  unknown
planner  planner         2    -      -         -        50  unknown
llm      llm             6    -      -         -       100  unknown

fewest: SMs with which a partition's chains and paths meet their deadlines if all others have the most

none: path brake does not fit: with 8 SMs of camera, all that the others can spare, its reaction time is 1.02 times its deadline
gpurta bound path.yaml --set paths.brake.deadline=100 --set 'partitions=[{name: camera, sms: 8}, {name: planner, sms: 2}, {name: llm, sms: 6}]' --set chains.camera.partition=camera --set chains.planner.partition=planner --set chains.llm.partition=llm --explain brake prints what its bound is made of, or what is used
gpurta advise path.yaml --set paths.brake.deadline=100 tries changes of the file

assumptions:
2> path.yaml: note: changed by --set paths.brake.deadline=100
[1]

-- case path-shares-json --
$ gpurta partition path.yaml --set paths.brake.deadline=100 --format json | sed -n '/"verdict"/,/"complete"/p'
  "verdict": "unknown",
  "reason": "none: path brake does not fit: with 8 SMs of camera, all that the others can spare, its reaction time is 1.02 times its deadline",
  "culprit": {"chain": "camera", "path": "brake", "sms": 8, "factor": "51/50"},
  "complete": true,
2> path.yaml: note: changed by --set paths.brake.deadline=100
[1]

-- case path-with-no-size --
$ gpurta partition path.yaml --set paths.brake.deadline=90 | sed -n '/^chain/,/^gpurta/p'
chain    partition  fewest  SMs  bound  observed  deadline  verdict
camera   camera       none    -      -         -        33  unknown
planner  planner      none    -      -         -        50  unknown
llm      llm             6    -      -         -       100  unknown

fewest: SMs with which a partition's chains and paths meet their deadlines if all others have the most

none: path brake does not fit: with 16 SMs of camera, the most that a partition can have, its reaction time is ~1.02223 times its deadline
gpurta advise path.yaml --set paths.brake.deadline=90 tries changes of the file
2> path.yaml: note: changed by --set paths.brake.deadline=90
[1]

-- case path-without-bound --
$ gpurta partition path.yaml --set chains.camera.release= | grep none:
none: path brake does not fit: with 16 SMs of camera, the most that a partition can have, it has no bound: nothing says how far apart releases of chain camera may be: give it release: periodic or a longest_period
2> path.yaml: note: changed by --set chains.camera.release=
[1]

-- case conditions --
The verdict holds under what gpurta bound says of the divided file.
$ sed 's/deadline: 30/deadline: 18/' orin.yaml >18.yaml; gpurta partition 18.yaml --search 0 >table; grep '^every' table
> eval "gpurta $(sed -n 's/^gpurta \(bound .*\) has these bounds.*/\1/p' table) --search 0" 2>notes | grep -o 'as if .*'
every deadline is met with 12 of 16 SMs; 4 are left for best-effort work; as if the driver chose the carve-outs that were computed: with any, lanes may take up to 20.9, above its deadline 18 (key carveout); rules not measured on this GPU
as if the driver chose the carve-outs that were computed: with any, lanes may take up to 20.9, above its deadline 18 (key carveout); rules not measured on this GPU

-- case turns --
Contexts that take turns: what to type, as it is true.
$ sed '/queues/d; /^partitions/,/name: p/d; s/ partition: p,//' runlist.yaml >turns.yaml; gpurta partition turns.yaml --search 0
> gpurta partition turns.yaml --search 0 --set contexts.a.level= --set contexts.a.timeslice= --set contexts.b.level= --set contexts.b.timeslice= 2>&1 | grep '^every'
every deadline is met with 4 of 16 SMs; 12 are left for best-effort work; as if kernels used no registers (key registers); rules not measured on this GPU
2> turns.yaml:4:5: contexts[0]: partitions with queues of their own run at once, and take no turns: delete what there is of level, timeslice, server and priority in context a, b
2> gpurta: --set queues=shared has them take turns, with masks of TPCs as partitions: every deadline is met with 4 of 16 SMs
2> gpurta: --set contexts.a.level= --set contexts.a.timeslice= --set contexts.b.level= --set contexts.b.timeslice= has them run at once, as green contexts and clients of MPS do: every deadline is met with 4 of 16 SMs

-- case shared-load --
Of queues that are shared: whose kernels take their time, and whether queues of their own would do.
$ gpurta partition orin.yaml --mechanism tpc-mask --search 0 --set chains.detector.period=12 --set chains.detector.deadline= 2>&1 | sed -n '/^none/,/^$/p'
> gpurta partition orin.yaml --search 0 --set queues=shared 2>&1 | grep ^tried
none: detector does not fit: with 16 SMs, the most that a partition can have, it has no bound: its jobs may wait for each other; with overlap: pipelined it takes at most 107.023; if every kernel ran alone: detector 55.8 %, lanes 2.8 %, llm 18.0 %, together 76.6 % of the time of the queues; partitions share their queues, so that it waits behind kernels of all of them
tried: with queues of its own for each partition (--mechanism green-context) there is no division either
gpurta advise orin.yaml --set chains.detector.period=12 --set chains.detector.deadline= tries changes of the file

tried: with queues of its own for each partition (--set queues=separate) every deadline is met with 12 of 16 SMs
[1]

-- case turns-none --
$ sed '/queues/d; /^partitions/,/name: p/d; s/ partition: p,//; s/period: 100/period: 10/' runlist.yaml >turns.yaml; gpurta partition turns.yaml --mechanism tpc-mask --search 0 | sed -n '/^none/,/^$/p'
> gpurta partition turns.yaml --mechanism green-context --set queues=separate 2>&1 | tail -2
none: x does not fit: with 16 SMs, the most that a partition can have, it has no bound: its jobs may wait for each other, and no bound of at most 32 periods was found; its context a has ~14.2 % of the time while all contexts have work, switches ~71.5 %; its kernels need 30 % of the time, as they are counted; contexts take turns: while another one has the GPU kernels wait, whatever SMs they have
gpurta partition turns.yaml --mechanism green-context --set queues=separate tells with which --set these contexts run at once
gpurta advise turns.yaml tries changes of the file

gpurta: --set queues=shared has them take turns, with masks of TPCs as partitions: no division is found
gpurta: --set contexts.a.level= --set contexts.a.timeslice= --set contexts.b.level= --set contexts.b.timeslice= has them run at once, as green contexts and clients of MPS do: every deadline is met with 8 of 16 SMs
[2]
