-- file chains.yaml --
platform: jetson-orin-agx
partitions:
  - {name: left, sms: 8, mechanism: green-context, cuda: 12.4, bandwidth_factor: 3/2}
  - {name: right, tpc_mask: 0xf0}
chains:
  - {name: detector, period: 33, partition: left, steps: [{kernel: conv, blocks: 200, threads: 256, wcet: 1}, {copy: out, duration: 1}]}
  - {name: llm, period: 100, stream: l, steps: [{copy: in, duration: 2}, {kernel: gemm, blocks: 600, threads: 256, wcet: 4}]}
streams: {l: {partition: right}}

-- file groups.yaml --
platform: jetson-orin-agx
partitions: [{name: a, sms: [0, 1, 2]}, {name: b, sms: [3, 4]}]
chains:
  - {name: x, period: 10, partition: a, steps: [{kernel: k, blocks: 1, threads: 32, wcet: 1}]}

-- file kernels.yaml --
platform: jetson-orin-agx
partitions:
  - {name: left, sms: 8, mechanism: green-context, cuda: 12.4}
  - {name: right, tpc_mask: 0xf0}
queues: shared
kernels:
  - {name: a, stream: s1, blocks: 60, threads: 256, wcet: 1}
  - {name: b, stream: s2, blocks: 60, threads: 256, wcet: 2}
streams: {s1: {partition: left}, s2: {partition: right}}

-- file names.yaml --
platform: jetson-orin-agx
queues: separat
partitions:
  - {name: left, sms: 8, tpc_mask: 0xf}
  - {name: right, sms: [1, 1], bandwidth_factor: 1/2, cuda: twelve}
  - {name: other, tpc_mask: 15}
chains:
  - {name: x, period: 10, partition: lefd, steps: [{kernel: k, blocks: 1, threads: 32, wcet: 1}]}

-- file nowhere.yaml --
platform: jetson-orin-agx
partitions: [{name: a, sms: 10}]
chains:
  - {name: x, period: 10, steps: [{kernel: k, blocks: 1, threads: 32, wcet: 1}]}

-- file over.yaml --
platform: jetson-orin-agx
partitions: [{name: a, sms: 10}, {name: b, sms: 8}]
chains:
  - {name: x, period: 10, partition: a, steps: [{kernel: k, blocks: 1, threads: 32, wcet: 1}]}

-- file wrong.yaml --
platform: jetson-orin-agx
partitions:
  - {name: a, sms: 7, mechanism: green-context, cuda: 12.4}
  - {name: b, sms: [3, 16]}
  - {name: c, sms: 4, mechanism: mig}
  - {name: d}
chains:
  - {name: x, period: 10, partition: a, steps: [{kernel: k, blocks: 1, threads: 32, wcet: 1}]}

-- file turns.yaml --
platform: jetson-orin-nano
runlist: {timeslice: 2}
contexts:
  - {name: free}
  - {name: a, level: medium}
  - {name: b, timeslice: 1}
chains:
  - {name: a1, period: 40, context: a, steps: [{kernel: k, blocks: 16, threads: 256, wcet: 2}]}
  - {name: b1, period: 60, context: b, steps: [{kernel: k, blocks: 24, threads: 256, wcet: 3}]}

-- file overload.yaml --
platform: jetson-orin-nano
chains:
  - {name: a1, period: 4, steps: [{kernel: k, blocks: 160, threads: 1024, wcet: 2}]}
  - {name: b1, period: 60, steps: [{kernel: k, blocks: 24, threads: 256, wcet: 3}]}

-- case alone --
SMs beyond the partition have room: what the kernel waits for is told of its own
$ sed '/name: b,/d' kernels.yaml >alone.yaml
> gpurta simulate alone.yaml --explain
platform jetson-orin-agx; placement most-room; rules U1 U2 U3 U4 U5 U6 U7 U8 U9 (SM order not known: taken as ascending); times in ms

time  rule  event
   0  G1    a is launched
   0  G2    a joins the EE queue
   0  X1    a: 48 blocks placed: 6 on SM 0, 6 on SM 1, 6 on SM 2, 6 on SM 3, 6 on SM 4, 6 on SM 5, 6 on SM 6, 6 on SM 7
   0  R2    a waits with 12 blocks: no SM has the threads free
   1  X1    a: 12 blocks placed: 2 on SM 0, 2 on SM 1, 2 on SM 2, 2 on SM 3, 1 on SM 4, 1 on SM 5, 1 on SM 6, 1 on SM 7
   1  G3    a is fully dispatched and leaves the EE queue
   2  G4    a has completed and leaves its stream

operation  from  for  rule  delayed by
a             0    1  R2    no threads

partitions: left 8 SMs, right 8 SMs 8-15; queues shared

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- U5: SMs that are not empty keep their carve-out; carve-out computed as the driver chooses it: 8 KiB for a (key carveout)
- no registers given for a: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for a: taken to use none (key shared_memory)
- times without a unit are in ms (key time_unit)
- not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate
- copy engines, caches and memory bandwidth stay shared
- partitions share their queues: the head of a queue keeps back kernels of all partitions behind it
2> alone.yaml:8:34: note: streams: no operation is on stream "s2"

-- case bound --
$ gpurta bound chains.yaml --search 0 --explain
platform jetson-orin-agx; times in ms

chain     bound  observed  deadline  verdict
detector   10.5         -        33  met
llm        55.0         -       100  met

chain     step  kind    jitter  bound  observed  finish
detector  conv  kernel     0.0    7.5         -     7.5
detector  out   copy       7.5    3.0         -    10.5
llm       in    copy       0.0    3.0         -     3.0
llm       gemm  kernel     3.0   52.0         -    55.0

bound of detector  time     part
own kernels         7.5   71.4 %
copies of llm       2.0   19.0 %
own copies          1.0    9.5 %
sum                10.5  100.0 %

bound of llm        time     part
own kernels           52   94.5 %
own copies             2    3.6 %
copies of detector     1    1.8 %
sum                   55  100.0 %

detector, end to end: at most 10.5
  7.5  conv, from its activation
  3  out, from its activation
  = 10.5

detector/conv: at most 7.5; its last block starts within 6
  6  own waves before the last block: 4 waves x 1.5
  1.5  the last block itself
  = 7.5

detector/out: at most 3; it starts within 2
  2  one copy before it on the engine, llm/in: 2
  1  the copy itself
  = 3

llm, end to end: at most 55
  3  in, from its activation
  52  gemm, from its activation
  = 55

llm/in: at most 3; it starts within 1
  1  one copy before it on the engine, detector/out: 1
  2  the copy itself
  = 3

llm/gemm: at most 52; its last block starts within 48
  48  own waves before the last block: 12 waves x 4
  4  the last block itself
  = 52

how to read this, and the section of page bound that proves it:
- wave: at least so many blocks of a kernel as keep one more of it out; the last block has a line of its own, and where all others fit at once with it they have none [One after the other; In turns, which is that for rule U1]
- one pending job, one copy before it: what stands in the queue when this comes, in order; of a sequence its dearest step, once, of other chains each step, whatever N is [Statement]

schedulable: every bound is within its deadline; as if kernels used no registers (key registers); rules not measured on this GPU

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
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for conv, gemm (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)
- no shared memory given for detector/conv and llm/gemm: taken to use none (key shared_memory)
- no stream given for detector: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for detector and llm: taken to be the period (key deadline)
- no jitter given for detector and llm: taken as 0, no two releases closer than the period (key jitter)
- times without a unit are in ms (key time_unit)
- partition left: all wcet of its kernels times 1.5 (bandwidth_factor), as stated

-- case capital --
digits of a mask may be capital ones
$ for mask in A F; do
>     sed "s/0xf0/0x${mask}0/" kernels.yaml >k.yaml
>     gpurta convert k.yaml --to json | grep 'tpc_mask'
> done
    {"name": "right", "tpc_mask": "0xA0"}
    {"name": "right", "tpc_mask": "0xF0"}

-- case certificate-rta --
$ sed s/shared/separate/ kernels.yaml >separate.yaml; gpurta rta separate.yaml --certificate c.json
2> gpurta: --certificate: separate.yaml has partitions, of which only certificates of bound and resident speak
[2]

-- case certificate --
$ gpurta bound chains.yaml --certificate c.json >/dev/null; cat c.json && rm c.json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "bound",
  "time_unit": "ms",
  "certificate": 1,
  "scenario": "6bb1275823d00f1f6825a27a3f6b4d2d66d08f69be58ffba5a786399f455506c",
  "verdict": "schedulable",
  "printed": "schedulable",
  "weights": [
    {"weight": ["1/6"]},
    {"weight": ["1/6"]}
  ],
  "chains": [
    {
      "name": "detector",
      "bound": "21/2",
      "verdict": "schedulable",
      "printed": "schedulable",
      "steps": [
        {"name": "conv", "bound": "15/2", "end": "15/2", "window": "6"},
        {"name": "out", "bound": "3", "end": "21/2", "window": "2"}
      ]
    },
    {
      "name": "llm",
      "bound": "55",
      "verdict": "schedulable",
      "printed": "schedulable",
      "steps": [
        {"name": "in", "bound": "3", "end": "3", "window": "1"},
        {"name": "gemm", "bound": "52", "end": "55", "window": "48"}
      ]
    }
  ]
}

-- case convert-refused --
$ gpurta convert kernels.yaml --to perfetto
2> gpurta: kernels.yaml: partitions have no place in formats other than json
[2]

-- case convert --
$ for name in chains kernels $EXAMPLES/partition-orin; do gpurta convert $name.yaml --to json -o first.json && gpurta convert first.json --to json -o second.json && cmp first.json second.json; done
> for name in chains kernels; do gpurta convert $name.yaml --to json -o $name.json; done; gpurta bound chains.yaml | grep -v time_unit >a && gpurta bound chains.json >b && cmp a b; gpurta simulate kernels.yaml | grep -v time_unit >a && gpurta simulate kernels.json >b && cmp a b
> gpurta convert $EXAMPLES/partition-orin.yaml --to json -o first.json; gpurta partition - <$EXAMPLES/partition-orin.yaml >a && gpurta partition - <first.json >b && cmp a b

-- case groups --
$ gpurta bound groups.yaml
2> groups.yaml:2:41: partitions[1]: partition b: its SM 3 shares a carve-out with SM 2 of partition a (rule U5): whole groups of 2 SMs
[2]

-- case json --
$ gpurta simulate kernels.yaml --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "simulate",
  "time_unit": "ms",
  "policy": "most-room",
  "sms": 16,
  "sm_order": null,
  "copy_engines": null,
  "releases": {"jobs": 1},
  "rules": ["U1", "U2", "U3", "U4", "U5", "U6", "U7", "U8", "U9"],
  "proves": "this run only",
  "operations": [
    {"name": "a", "kind": "kernel", "stream": "s1", "release": "0", "enqueued": "0", "dispatched": "0", "assigned": "1", "completion": "2", "response": "2", "deadline": null, "meets_deadline": null},
    {"name": "b", "kind": "kernel", "stream": "s2", "release": "0", "enqueued": "0", "dispatched": "1", "assigned": "3", "completion": "5", "response": "5", "deadline": null, "meets_deadline": null}
  ],
  "partitions": [
    {"name": "left", "sms": 8, "mechanism": "green-context", "bandwidth_factor": "1"},
    {"name": "right", "sms": 8, "mechanism": "any", "bandwidth_factor": "1"}
  ],
  "queues": "shared",
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones",
    "U5: SMs that are not empty keep their carve-out; carve-out computed as the driver chooses it: 8 KiB for a, b (key carveout)",
    "no registers given for a and b: taken as no limit to the blocks of an SM (key registers)",
    "no shared memory given for a and b: taken to use none (key shared_memory)",
    "times without a unit are in ms (key time_unit)",
    "not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)",
    "rules measured on other GPUs alone: ...",
    "blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate",
    "copy engines, caches and memory bandwidth stay shared",
    "partitions share their queues: the head of a queue keeps back kernels of all partitions behind it"
  ],
  "notes": []
}

-- case names --
$ gpurta bound names.yaml
2> names.yaml:2:9: queues: expected separate or shared, found "separat"; did you mean "separate"?
2> names.yaml:4:5: partitions[0]: expected either sms or tpc_mask, found both
2> names.yaml:5:50: partitions[1].bandwidth_factor: expected a factor of 1 or more, as 3/2 or 1.5, found "1/2"
2> names.yaml:5:61: partitions[1].cuda: expected a version of CUDA, as 12.4, found "twelve"
2> names.yaml:6:29: partitions[2].tpc_mask: expected a mask of TPCs that are the partition's, as in 0xf, found "15"
2> names.yaml:8:38: chains[0].partition: there is no partition "lefd" in partitions; did you mean "left"?
[2]

-- case nowhere --
$ gpurta bound nowhere.yaml
2> nowhere.yaml:4:35: chains[0].steps[0]: kernel k is in no partition: give its stream, chain or context one
[2]

-- case occupancy --
$ gpurta occupancy chains.yaml
platform jetson-orin-agx

kernel  launches  threads  registers  shared  blocks/SM  slots  partition  warps %  limited by  one block more with
conv           1      256          0       0          6     48  left           100  warps       at most 192 threads
gemm           1      256          0       0          6     48  right          100  warps       at most 192 threads

partitions: left 8 SMs, right 8 SMs 8-15; queues separate

assumptions:
- U5: SMs that are not empty keep their carve-out; carve-out computed as the driver chooses it: 8 KiB for conv, gemm (key carveout)
- no registers given for detector/conv and llm/gemm: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for detector/conv and llm/gemm: taken to use none (key shared_memory)
- times without a unit are in ms (key time_unit)
- not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate
- copy engines, caches and memory bandwidth stay shared
- every partition has queues of its own and runs beside the others
- partition left: all wcet of its kernels times 1.5 (bandwidth_factor), as stated

-- case over --
$ gpurta bound over.yaml
2> over.yaml:2:34: partitions[1]: partition b has 8 SMs, and 6 of the platform's 16 are left
[2]

-- case rta --
$ sed s/shared/separate/ kernels.yaml | gpurta rta -
platform jetson-orin-agx: 96 slots; algorithm closed-form; times in ms

kernel  blocks  wcet  release  completion  response
a           60     1        0           2         2
b           60     2        0           4         4

partitions: left 8 SMs, right 8 SMs 8-15; queues separate

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no block takes longer than its wcet
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- U1: a kernel that waited for its stream is queued behind what is released at that instant
- U2: never more grids at once than the platform allows: it has no fewer than there are streams
- U3: warps are dealt to sub-partitions in turn: only those blocks count for which an SM has a place however others have left
- U5: all kernels of a partition, or of the GPU, have one carve-out, so that none waits for it; carve-out computed as the driver chooses it: 8 KiB for a, b (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no registers given for a and b: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for a and b: taken to use none (key shared_memory)
- times without a unit are in ms (key time_unit)
- blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate
- copy engines, caches and memory bandwidth stay shared
- every partition has queues of its own and runs beside the others

-- case sensitivity --
$ gpurta bound chains.yaml --search 20 --sensitivity --format csv
parameter,chain,step,found,low,high,time_unit,verdict,assumptions
max_scale,detector,,value,62/17,68169720922129/18691697672192,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9) | blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared | a wcet that is not given by SMs holds with any number of them (key wcet) | every partition has queues of its own and runs beside the others | U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain | U3: warps are dealt to sub-partitions in turn | U4: shared memory of a block is one piece, the first that fits | U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for conv, gemm (key carveout) | U6: the pool of local memory has grown before to what the kernels need | not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
max_scale,llm,,value,11/6,6047313952771/3298534883328,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9) | blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared | a wcet that is not given by SMs holds with any number of them (key wcet) | every partition has queues of its own and runs beside the others | U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain | U3: warps are dealt to sub-partitions in turn | U4: shared memory of a block is one piece, the first that fits | U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for conv, gemm (key carveout) | U6: the pool of local memory has grown before to what the kernels need | not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
max_wcet,detector,conv,value,6,13194139533315/2199023255552,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9) | blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared | a wcet that is not given by SMs holds with any number of them (key wcet) | every partition has queues of its own and runs beside the others | U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain | U3: warps are dealt to sub-partitions in turn | U4: shared memory of a block is one piece, the first that fits | U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for conv, gemm (key carveout) | U6: the pool of local memory has grown before to what the kernels need | not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
max_wcet,detector,out,value,47/2,25838523252737/1099511627776,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9) | blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared | a wcet that is not given by SMs holds with any number of them (key wcet) | every partition has queues of its own and runs beside the others | U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain | U3: warps are dealt to sub-partitions in turn | U4: shared memory of a block is one piece, the first that fits | U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for conv, gemm (key carveout) | U6: the pool of local memory has grown before to what the kernels need | not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
max_wcet,llm,in,value,49/2,13469017440257/549755813888,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9) | blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared | a wcet that is not given by SMs holds with any number of them (key wcet) | every partition has queues of its own and runs beside the others | U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain | U3: warps are dealt to sub-partitions in turn | U4: shared memory of a block is one piece, the first that fits | U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for conv, gemm (key carveout) | U6: the pool of local memory has grown before to what the kernels need | not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
max_wcet,llm,gemm,value,97/13,26663156973581/3573412790272,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9) | blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared | a wcet that is not given by SMs holds with any number of them (key wcet) | every partition has queues of its own and runs beside the others | U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain | U3: warps are dealt to sub-partitions in turn | U4: shared memory of a block is one piece, the first that fits | U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for conv, gemm (key carveout) | U6: the pool of local memory has grown before to what the kernels need | not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
min_period,detector,,value,11544872091615/1099511627776,21/2,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9) | blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared | a wcet that is not given by SMs holds with any number of them (key wcet) | every partition has queues of its own and runs beside the others | U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain | U3: warps are dealt to sub-partitions in turn | U4: shared memory of a block is one piece, the first that fits | U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for conv, gemm (key carveout) | U6: the pool of local memory has grown before to what the kernels need | not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
min_period,llm,,value,15118284881895/274877906944,55,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9) | blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared | a wcet that is not given by SMs holds with any number of them (key wcet) | every partition has queues of its own and runs beside the others | U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain | U3: warps are dealt to sub-partitions in turn | U4: shared memory of a block is one piece, the first that fits | U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for conv, gemm (key carveout) | U6: the pool of local memory has grown before to what the kernels need | not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."

-- case shared --
$ gpurta rta kernels.yaml
2> gpurta: partitions with shared queues: kernels of one wait behind those of another, which gpurta simulate shows and gpurta bound bounds
[2]

-- case simulate --
$ gpurta simulate kernels.yaml --explain
platform jetson-orin-agx; placement most-room; rules U1 U2 U3 U4 U5 U6 U7 U8 U9 (SM order not known: taken as ascending); times in ms

time  rule  event
   0  G1    a is launched
   0  G1    b is launched
   0  G2    a joins the EE queue
   0  G2    b joins the EE queue, whose head is a
   0  X1    a: 48 blocks placed: 6 on SM 0, 6 on SM 1, 6 on SM 2, 6 on SM 3, 6 on SM 4, 6 on SM 5, 6 on SM 6, 6 on SM 7
   0  R2    a waits with 12 blocks: no SM has the threads free
   1  X1    a: 12 blocks placed: 2 on SM 0, 2 on SM 1, 2 on SM 2, 2 on SM 3, 1 on SM 4, 1 on SM 5, 1 on SM 6, 1 on SM 7
   1  G3    a is fully dispatched and leaves the EE queue
   1  X1    b: 48 blocks placed: 6 on SM 8, 6 on SM 9, 6 on SM 10, 6 on SM 11, 6 on SM 12, 6 on SM 13, 6 on SM 14, 6 on SM 15
   1  R2    b waits with 12 blocks: no SM has the threads free
   2  G4    a has completed and leaves its stream
   3  X1    b: 12 blocks placed: 2 on SM 8, 2 on SM 9, 2 on SM 10, 2 on SM 11, 1 on SM 12, 1 on SM 13, 1 on SM 14, 1 on SM 15
   3  G3    b is fully dispatched and leaves the EE queue
   5  G4    b has completed and leaves its stream

operation  from  for  rule  delayed by
a             0    1  R2    no threads
b             0    1  X1    behind another kernel at the head: a
b             1    2  R2    no threads

partitions: left 8 SMs, right 8 SMs 8-15; queues shared

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- U5: SMs that are not empty keep their carve-out; carve-out computed as the driver chooses it: 8 KiB for a, b (key carveout)
- no registers given for a and b: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for a and b: taken to use none (key shared_memory)
- times without a unit are in ms (key time_unit)
- not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate
- copy engines, caches and memory bandwidth stay shared
- partitions share their queues: the head of a queue keeps back kernels of all partitions behind it

-- case slots --
$ gpurta simulate kernels.yaml --slots 4
2> kernels.yaml:3:5: partitions[0]: a platform of plain slots has no SMs to divide
[2]

-- case wrong --
$ gpurta bound wrong.yaml
2> wrong.yaml:3:5: partitions[0]: 7 SMs: no size of green-context; the nearest are 6 and 8
2> wrong.yaml:5:5: partitions[2]: GPUs of compute capability 8.7 have no MIG (8.0 and some from 9.0 on have); sizes of any, green-context, mps, tpc-mask are known
2> wrong.yaml:6:5: partitions[3]: key "sms" (or "tpc_mask") is missing; gpurta partition finds sizes
[2]

-- case contexts-that-take-turns --
$ gpurta partition turns.yaml
2> turns.yaml:4:5: note: contexts: no chain is in context "free", which is not saturated: it takes no time
2> turns.yaml:5:5: contexts[1]: partitions with queues of their own run at once, and take no turns: delete what there is of level, timeslice, server and priority in context a, b
2> gpurta: --set contexts.a.level= --set contexts.b.timeslice= has them run at once, as green contexts and clients of MPS do: every deadline is met with 4 of 8 SMs
[2]

-- case no-bound --
$ gpurta partition overload.yaml | sed -n '/^none/,/^$/p'
none: a1 does not fit: with 8 SMs, the most that a partition can have, it has no bound: its jobs may wait for each other, and no bound of at most 32 periods was found; its kernels need 1000 % of the time, as they are counted; if every kernel ran alone: a1 1000.0 % of the time of these SMs
gpurta advise overload.yaml tries changes of the file

[1]

-- case pairs --
SMs that share a carve-out are of one partition: 7 and 1 of 8 are not both there.
$ printf 'platform: {base: jetson-orin-agx, sms: 8}\npartitions: [{name: a, sms: 7}, {name: b, sms: 1}]\nchains:\n  - {name: x, period: 33, partition: a, steps: [{kernel: k, blocks: 40, threads: 256, wcet: 1}]}\n' | gpurta bound -
2> <stdin>:2:33: partitions[1]: partition b has 1 SM, and 0 of the platform's 8 are left: those that share a carve-out are of one partition (rule U5)
[2]
