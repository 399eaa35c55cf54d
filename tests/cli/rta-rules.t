-- file carveout.yaml --
platform: h200
kernels:
  - {blocks: 32, threads: 32, registers: 22, shared_memory: 1899, carveout: 0, wcet: 3}
  - {blocks: 32, threads: 96, wcet: 3}

-- file overload.yaml --
platform: {base: jetson-agx-orin, sms: 2}
kernels:
  - {name: k0, blocks: 16, threads: 96, wcet: 3, period: 4, release: 8, stream: b}
  - {name: k2, blocks: 4, threads: 96, wcet: 5, period: 8, release: 4, deadline: 3, stream: b}

-- file orin.yaml --
platform: jetson-agx-orin
kernels:
  - {blocks: 32, threads: 96, wcet: 3, period: 20}
  - {blocks: 256, threads: 96, wcet: 5, period: 20, deadline: 9}

-- file partitions.yaml --
platform: jetson-agx-orin
partitions:
  - {name: left, sms: 8}
  - {name: right, sms: 8}
queues: separate
streams:
  a: {partition: left}
  b: {partition: right}
kernels:
  - {blocks: 40, threads: 512, wcet: 3, period: 20, stream: a}
  - {blocks: 160, threads: 96, wcet: 5, period: 20, deadline: 9, stream: b}

-- file u1.yaml --
platform: {base: h200, sms: 1}
kernels:
  - {blocks: 1, threads: 1024, registers: 64, wcet: 1, stream: s}
  - {blocks: 1, threads: 1024, registers: 64, wcet: 1, stream: s}
  - {blocks: 1, threads: 1024, registers: 64, wcet: 2, release: 1}

-- file waits.yaml --
platform: jetson-agx-orin
kernels:
  - {blocks: 32, threads: 96, wcet: 3, stream: s}
  - {blocks: 256, threads: 96, wcet: 5, deadline: 90, stream: s}
  - {blocks: 16, threads: 96, wcet: 5, deadline: 90}

-- case carveout --
$ gpurta occupancy carveout.yaml
platform h200

kernel  launches  threads  registers  shared  blocks/SM  certain  slots  warps %  limited by     one block more with
k1             1       32         22    1899          2        2    264        3  shared_memory  at most 1664 bytes of shared memory
k2             1       96          0       0         21       16   2772       98  warps          at most 64 threads
certain: blocks that an SM holds at least while another one waits (rule U3)

assumptions:
- U5: SMs that are not empty keep their carve-out; carve-out computed as the driver chooses it: 32 KiB for k2 (key carveout)
- no registers given for k2: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for k2: taken to use none (key shared_memory)
- times without a unit are in ms (key time_unit)
- not confirmed of this GPU by any source: SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...

-- case certain --
$ gpurta occupancy --platform jetson-agx-orin --threads 96
platform jetson-orin-agx: compute capability 8.7, 16 SMs
launch: 96 threads per block, registers not a limit, 0 bytes of shared memory per block

resource       a block gets  an SM has    blocks  binds
warps                     3         48        16  yes
registers                 0      65536  no limit  no
shared memory          1024     167936       164  no
blocks                    1         16        16  yes

blocks per SM  16 on an empty SM, 12 for certain (U3)
warps per SM   48 of 48 (100%)
slots          256

unconfirmed: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one); rules measured on other GPUs alone: ...

-- case orin-json --
$ gpurta rta orin.yaml --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "rta",
  "time_unit": "ms",
  "algorithm": "h-set",
  "slots": 192,
  "slots_exact": false,
  "verdict": "unknown",
  "reason": "1 of 2 bounds are above their deadlines, with the 192 of 256 slots that are certain (U3): gpurta simulate shows one run; as if kernels used no registers (key registers)",
  "jobs": 2,
  "exhaustive": true,
  "sustainable": true,
  "kernels": [
    {"name": "k1", "release": "0", "completion": "3", "response": "3", "deadline": "20", "meets_deadline": true, "worst_job": 1, "worst_release": "0", "worst_response": "3"},
    {"name": "k2", "release": "0", "completion": "10", "response": "10", "deadline": "9", "meets_deadline": null, "worst_job": 1, "worst_release": "0", "worst_response": "10"}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "no block takes longer than its wcet",
    "kernels are launched in the order of the file, exactly at their releases, and once a period",
    "blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed",
    "U1: a kernel that waited for its stream is queued behind what is released at that instant",
    "U2: never more grids at once than the platform allows: it has no fewer than there are streams",
    "U3: warps are dealt to sub-partitions in turn: only those blocks count for which an SM has a place however others have left",
    "U5: all kernels of a partition, or of the GPU, have one carve-out, so that none waits for it; carve-out computed as the driver chooses it: 16 KiB for k1, k2 (key carveout)",
    "U6: the pool of local memory has grown before to what the kernels need",
    "not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)",
    "rules measured on other GPUs alone: ...",
    "no registers given for k1 and k2: taken as no limit to the blocks of an SM (key registers)",
    "no shared memory given for k1 and k2: taken to use none (key shared_memory)",
    "no release given for k1 and k2: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)",
    "no stream given for k1 and k2: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)",
    "no deadline given for k1: taken to be the period (key deadline)",
    "times without a unit are in ms (key time_unit)"
  ],
  "notes": []
}
[1]

-- case orin --
$ gpurta rta orin.yaml
platform jetson-orin-agx: 192 slots for certain; algorithm h-set; times in ms
An idle GPU takes more blocks, but one may find no place although fewer are resident (U3):
times are upper bounds.

kernel  blocks  wcet  release  completion  response  worst job  released  worst response  deadline  verdict
k1          32     3        0           3         3          1         0               3        20  met
k2         256     5        0          10        10          1         0              10         9  unknown

unknown: 1 of 2 bounds are above their deadlines, with the 192 of 256 slots that are certain (U3): gpurta simulate shows one run; as if kernels used no registers (key registers); rules not measured on this GPU

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no block takes longer than its wcet
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- U1: a kernel that waited for its stream is queued behind what is released at that instant
- U2: never more grids at once than the platform allows: it has no fewer than there are streams
- U3: warps are dealt to sub-partitions in turn: only those blocks count for which an SM has a place however others have left
- U5: all kernels of a partition, or of the GPU, have one carve-out, so that none waits for it; carve-out computed as the driver chooses it: 16 KiB for k1, k2 (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no registers given for k1 and k2: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for k1 and k2: taken to use none (key shared_memory)
- no release given for k1 and k2: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)
- no stream given for k1 and k2: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for k1: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)
[1]

-- case partitions --
$ gpurta rta partitions.yaml
platform jetson-orin-agx: 120 slots for certain; algorithm h-set; times in ms
An idle GPU takes more blocks, but one may find no place although fewer are resident (U3):
times are upper bounds.

kernel  blocks  wcet  release  completion  response  worst job  released  worst response  deadline  verdict
k1          40     3        0           6         6          1         0               6        20  met
k2         160     5        0          10        10          1         0              10         9  unknown

unknown: partition left: 1 of 1 deadlines met by every job; partition right: 1 of 1 bounds are above their deadlines, with the 96 of 128 slots that are certain (U3): gpurta simulate shows one run; as if kernels used no registers (key registers); rules not measured on this GPU

partitions: left 8 SMs, right 8 SMs; queues separate

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no block takes longer than its wcet
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- U1: a kernel that waited for its stream is queued behind what is released at that instant
- U2: never more grids at once than the platform allows: it has no fewer than there are streams
- U3: warps are dealt to sub-partitions in turn: only those blocks count for which an SM has a place however others have left
- U5: all kernels of a partition, or of the GPU, have one carve-out, so that none waits for it; carve-out computed as the driver chooses it: 8 KiB for k1; 16 KiB for k2 (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no registers given for k1 and k2: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for k1 and k2: taken to use none (key shared_memory)
- no release given for k1 and k2: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)
- no deadline given for k1: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)
- blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate
- copy engines, caches and memory bandwidth stay shared
- every partition has queues of its own and runs beside the others
[1]

-- case u1 --
$ gpurta rta u1.yaml && gpurta rta u1.yaml --trace
platform h200 with sms 1 (built in: 132): 1 slot; algorithm h-set; times in ms

kernel  blocks  wcet  release  completion  response
k1           1     1        0           1         1
k2           1     1        0           4         4
k3           1     2        1           3         2

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block takes exactly its wcet: a shorter one may change the order of kernels, and make others later (gpurta bound covers that)
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- U1: a kernel that waited for its stream is queued behind what is released at that instant
- U2: never more grids at once than the platform allows: it has no fewer than there are streams
- U3: warps are dealt to sub-partitions in turn: only those blocks count for which an SM has a place however others have left
- U5: all kernels of a partition, or of the GPU, have one carve-out, so that none waits for it; carve-out computed as the driver chooses it: 8 KiB for k1, k2, k3 (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no shared memory given for k1, k2 and k3: taken to use none (key shared_memory)
- no stream given for k3: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)
- platform h200 with sms 1 (built in: 132)
platform h200 with sms 1 (built in: 132): 1 slot; algorithm h-set; times in ms

kernel  start  placed  repeat  left  t_a  g_f  h
k1          0       1       1     0    0    0  (1, 1)
k3          1       1       1     0    1    0  (3, 1)
k2          3       1       1     0    3    0  (4, 1)

left: blocks still to be placed; repeat: rounds that a line stands for; t_a: the latest start so far,
before which no block starts any more; g_f: free slots at t_a; h: (time, slots) that come free after it

-- case overload --
# slots are a bound, but the stream alone has too much to do with any number of them: that is a miss
$ gpurta rta overload.yaml --limit 100
platform jetson-orin-agx with sms 2 (built in: 16): 24 slots for certain; algorithm h-set; times in ms
An idle GPU takes more blocks, but one may find no place although fewer are resident (U3):
times are upper bounds.

kernel  blocks  wcet  release  completion  response  worst job  released  worst response  deadline  verdict
k0          16     3        8          12         4         27       112              43         4  MISSED
k2           4     5        4           9         5         14       108              44         3  MISSED

unschedulable: jobs of one stream take 11/8 > 1 of its time even alone: responses grow without bound; as if kernels used no registers (key registers); rules not measured on this GPU
k0 is late by 39: of its 43, 40 behind k2, 3 in its last block
k2 is late by 41: of its 44, 39 behind k0, 5 in its last block
worst of 41 jobs; later ones were not analysed

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block takes exactly its wcet: a shorter one may change the order of kernels, and make others later (gpurta bound covers that)
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- U1: a kernel that waited for its stream is queued behind what is released at that instant
- U2: never more grids at once than the platform allows: it has no fewer than there are streams
- U3: warps are dealt to sub-partitions in turn: only those blocks count for which an SM has a place however others have left
- U5: all kernels of a partition, or of the GPU, have one carve-out, so that none waits for it; carve-out computed as the driver chooses it: 16 KiB for k0, k2 (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no registers given for k0 and k2: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for k0 and k2: taken to use none (key shared_memory)
- no deadline given for k0: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)
- platform jetson-orin-agx with sms 2 (built in: 16)
[1]

-- case waits --
$ gpurta rta waits.yaml
platform jetson-orin-agx: 192 slots for certain; algorithm h-set; times in ms
An idle GPU takes more blocks, but one may find no place although fewer are resident (U3):
times are upper bounds.

kernel  blocks  wcet  release  completion  response  deadline  verdict
k1          32     3        0           -         -         -  -
k2         256     5        0           -         -        90  unknown
k3          16     5        0           -         -        90  unknown

unknown: 192 of 256 slots are certain (U3) and a job waits for the one before it in its stream, so that another may come first: gpurta bound may tell; as if kernels used no registers (key registers); rules not measured on this GPU

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block takes exactly its wcet: a shorter one may change the order of kernels, and make others later (gpurta bound covers that)
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- U1: a kernel that waited for its stream is queued behind what is released at that instant
- U2: never more grids at once than the platform allows: it has no fewer than there are streams
- U3: warps are dealt to sub-partitions in turn: only those blocks count for which an SM has a place however others have left
- U5: all kernels of a partition, or of the GPU, have one carve-out, so that none waits for it; carve-out computed as the driver chooses it: 16 KiB for k1, k2, k3 (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no registers given for k1, k2 and k3: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for k1, k2 and k3: taken to use none (key shared_memory)
- no stream given for k3: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)
[1]
