Carve-outs that the driver chooses (rule U5): which one is computed for which kernel. Kernels of one chain never meet: alone
it takes as long as a simulation; beside another one, kernels that need a larger one wait.

-- file alone.yaml --
time_unit: ms
platform: jetson-orin-nano
chains:
  - name: camera
    period: 33
    steps:
      - {kernel: scale, blocks: 40, threads: 256, registers: 32, wcet: 0.3}
      - {kernel: detect, blocks: 8, threads: 512, registers: 64, shared_memory: 48KiB, wcet: 0.5}
      - {kernel: track, blocks: 16, threads: 128, registers: 40, shared_memory: 8KiB, wcet: 0.2}

-- file beside.yaml --
time_unit: ms
platform: jetson-orin-nano
chains:
  - name: camera
    period: 33
    steps:
      - {kernel: scale, blocks: 40, threads: 256, registers: 32, wcet: 0.3}
      - {kernel: detect, blocks: 8, threads: 512, registers: 64, shared_memory: 48KiB, wcet: 0.5}
  - name: planner
    period: 20
    steps:
      - {kernel: rollouts, blocks: 16, threads: 128, registers: 40, wcet: 0.6, carveout: 100}

-- file unknown.yaml --
time_unit: ms
platform: jetson-orin-nano
chains:
  - name: camera
    period: 33
    steps:
      - {kernel: scale, blocks: 40, threads: 256, registers: 32, wcet: 0.3}
      - {kernel: detect, blocks: 8, threads: 512, registers: 64, shared_memory: 48KiB, wcet: 0.5, carveout: unknown}
  - name: planner
    period: 20
    steps:
      - {kernel: rollouts, blocks: 16, threads: 128, registers: 40, wcet: 0.6, carveout: unknown}

-- file program.yaml --
time_unit: ms
platform: jetson-orin-nano
operations:
  - {kernel: scale, blocks: 40, threads: 256, registers: 32, wcet: 0.3, stream: 1}
  - {kernel: detect, blocks: 8, threads: 512, registers: 64, shared_memory: 48KiB, wcet: 0.5, stream: 1}
  - {kernel: track, blocks: 16, threads: 128, registers: 40, shared_memory: 8KiB, wcet: 0.2, stream: 1}

-- case alone --
$ gpurta bound alone.yaml
platform jetson-orin-nano; times in ms

chain   bound  observed  deadline  verdict
camera      1         1        33  met

chain   step    kind    jitter  bound  observed  finish
camera  scale   kernel     0.0    0.3       0.3     0.3
camera  detect  kernel     0.3    0.5       0.5     0.8
camera  track   kernel     0.8    0.2       0.2     1.0

schedulable: every bound is within its deadline; rules not measured on this GPU
with any carve-out of these kernels (carveout: unknown): camera 1.2

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for scale; 100 KiB for detect; 132 KiB for track (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: number of SMs: the 4GB module, and a power mode of the 8GB one, have 4; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no shared memory given for scale: taken to use none (key shared_memory)
- no deadline given for camera: taken to be the period (key deadline)
- no jitter given for camera: taken as 0, no two releases closer than the period (key jitter)

-- case simulated --
$ gpurta simulate program.yaml
platform jetson-orin-nano; placement most-room; rules U1 U2 U3 U4 U5 U6 U7 U8 U9 (SM order not known: taken as ascending); times in ms

operation  stream  blocks  release  start  completion  response
scale      1           40        0    0.0         0.3       0.3
detect     1            8        0    0.3         0.8       0.8
track      1           16        0    0.8         1.0       1.0

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- U5: SMs that are not empty keep their carve-out; carve-out computed as the driver chooses it: 8 KiB for scale; 100 KiB for detect; 132 KiB for track (key carveout)
- no shared memory given for scale: taken to use none (key shared_memory)
- not confirmed of this GPU by any source: number of SMs: the 4GB module, and a power mode of the 8GB one, have 4; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...

-- case beside --
$ gpurta bound beside.yaml
platform jetson-orin-nano; times in ms

chain    bound  observed  deadline  verdict
camera     1.7       0.8        33  met
planner    1.2       1.1        20  met

chain    step      kind    jitter  bound  observed  finish
camera   scale     kernel     0.0    1.2       0.3     1.2
camera   detect    kernel     1.2    1.1       0.5     1.7
planner  rollouts  kernel     0.0    1.2       1.1     1.2

finish may be less than jitter + bound: it is bounded along the whole path

schedulable: every bound is within its deadline; rules not measured on this GPU

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for scale; 100 KiB for detect (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: number of SMs: the 4GB module, and a power mode of the 8GB one, have 4; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no shared memory given for camera/scale and planner/rollouts: taken to use none (key shared_memory)
- no stream given for camera and planner: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for camera and planner: taken to be the period (key deadline)
- no jitter given for camera and planner: taken as 0, no two releases closer than the period (key jitter)

-- case json --
$ gpurta bound alone.yaml --search 0 --format json | grep -o '"U5.*'
"U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for scale; 100 KiB for detect; 132 KiB for track (key carveout)",

-- case unknown --
$ gpurta bound unknown.yaml
platform jetson-orin-nano; times in ms

chain    bound  observed  deadline  verdict
camera     1.7       1.4        33  met
planner    1.2       0.6        20  met

chain    step      kind    jitter  bound  observed  finish
camera   scale     kernel     0.0    1.2       0.3     1.2
camera   detect    kernel     1.2    1.1       1.1     1.7
planner  rollouts  kernel     0.0    1.2       0.6     1.2

finish may be less than jitter + bound: it is bounded along the whole path

schedulable: every bound is within its deadline; rules not measured on this GPU

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for scale; any carve-out, since it is unknown, of detect, rollouts (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: number of SMs: the 4GB module, and a power mode of the 8GB one, have 4; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no shared memory given for camera/scale and planner/rollouts: taken to use none (key shared_memory)
- no stream given for camera and planner: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for camera and planner: taken to be the period (key deadline)
- no jitter given for camera and planner: taken as 0, no two releases closer than the period (key jitter)

-- case unknown-of-a-kernel --
$ printf 'platform: jetson-orin-nano\nkernels: [{name: k, blocks: 4, threads: 64, wcet: 1, carveout: unknown}]\n' | gpurta rta -
2> <stdin>:2:64: kernels[0].carveout: a carve-out is unknown only of steps of chains: expected 0 to 100 percent
[2]

-- case many --
$ { printf 'platform: jetson-orin-nano\nchains: [{name: a, period: 10000, steps: ['; for n in $(seq 43); do printf '{kernel: k%s, blocks: 1, threads: 128, wcet: 2},' $n; done; printf ']}]\n'; } > many.yaml; gpurta bound many.yaml --search 0 | grep -o 'computed.*for k1,\|, k40 .*'
computed as the driver chooses it: 16 KiB for k1,
, k40 and 3 others (key carveout)

-- case largest --
$ printf 'platform: jetson-orin-nano\nchains: [{period: 9, steps: [{kernel: k, blocks: 4, threads: 64, wcet: 1, carveout: 164KiB}]}]\n' >c.yaml; gpurta bound c.yaml | grep '^sched'
schedulable: every bound is within its deadline; as if kernels used no registers (key registers); rules not measured on this GPU

-- case too-large --
$ printf 'platform: jetson-orin-nano\nkernels: [{name: k, blocks: 4, threads: 64, wcet: 1, carveout: 165KiB}]\n' | gpurta rta -
2> <stdin>:2:64: kernels[0].carveout: an SM has carve-outs of 0 8 16 32 64 100 132 164 KiB: none is as large as this
[2]

-- case condition --
$ sed 's/carveout: 100, //; s/detect,/detect, shared_memory: 40000,/' $EXAMPLES/pipeline.yaml | gpurta bound - --search 0 | grep -A1 ^schedulable
schedulable: every bound is within its deadline; as if the driver chose the carve-outs that were computed: with any, planner may take up to 18.5, above its deadline 15 (key carveout); rules not measured on this GPU
with any carve-out of these kernels (carveout: unknown): camera 18, planner 18.5

-- case condition-json --
$ sed 's/carveout: 100, //; s/detect,/detect, shared_memory: 40000,/' $EXAMPLES/pipeline.yaml | gpurta bound - --search 0 --format json | grep 'reason": "every'
  "reason": "every bound is within its deadline; as if the driver chose the carve-outs that were computed: with any, planner may take up to 18.5, above its deadline 15 (key carveout)",
