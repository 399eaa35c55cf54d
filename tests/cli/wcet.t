Times by size and mode (doc/model.md): what they are, and what is wrong with a table.

-- file orin.yaml --
mode: 15W
platform: jetson-orin-agx
partitions: [{name: left, sms: 10}, {name: right, sms: 6}]
chains:
  - {name: camera, period: 33, partition: left, steps: [{kernel: detect, blocks: 64, threads: 256, wcet: {sms: {6: 2.0, 8: 2.1, 16: 2.3}}}]}
  - {name: plan, period: 50, partition: right, steps: [{kernel: track, blocks: 64, threads: 256, bcet: 1, wcet: {mode: {15W: {sms: {4: 3, 8: 2.1, 16: 2.3}}, MAXN: 1}}}]}

-- file kernels.yaml --
platform: {base: jetson-tx2}
kernels:
  - {name: a, blocks: 8, threads: 512, wcet: {sms: {1: 3, 4: 2}}}

-- file wrong.yaml --
mode: 15W
platform: jetson-tx2
kernels:
  - {blocks: 1, threads: 32, wcet: {sms: {}}}
  - {blocks: 1, threads: 32, wcet: {cores: {2: 1}}}
  - {blocks: 1, threads: 32, wcet: {sms: {2: 1}, mode: {15W: 1}}}
  - {blocks: 1, threads: 32, wcet: {sms: {2: 0}}}
  - {blocks: 1, threads: 32, wcet: {sms: {0: 1}}}
  - {blocks: 1, threads: 32, wcet: {sms: {2: [1]}}}
  - {blocks: 1, threads: 32, wcet: {mode: {15W: {mode: {15W: 1}}}}}
  - {blocks: 1, threads: 32, wcet: {mode: {"a,b": 1}}}

-- file together.yaml --
mode: 15W
platform: jetson-tx2
chains:
  - name: c
    period: 9
    steps:
      - {kernel: a, blocks: 1, threads: 32, wcet: {sms: {2: 1, "2": 2}}}
      - {kernel: b, blocks: 1, threads: 32, wcet: {mode: {MAXN: 2}}}
      - {kernel: c, blocks: 1, threads: 32, bcet: 3, wcet: {sms: {1: 4, 2: 2}}}
      - {host: h, wcet: {sms: {2: 1}}}

-- case bound --
$ gpurta bound orin.yaml --search 20 --format csv | cut -d, -f1-6
name,bound,observed,deadline,verdict,meets_deadline
camera,23/5,23/5,33,schedulable,true
plan,6,6,50,schedulable,true

-- case another-mode --
$ gpurta bound orin.yaml --search 20 --set mode=MAXN --format csv | cut -d, -f1-6
name,bound,observed,deadline,verdict,meets_deadline
camera,23/5,23/5,33,schedulable,true
plan,2,2,50,schedulable,true
2> orin.yaml: note: changed by --set mode=MAXN

-- case divisions --
$ gpurta partition orin.yaml --format csv
name,partition,fewest,sms,bound,observed,deadline,meets_deadline,time_unit,verdict,assumptions
camera,left,6,6,4,4,33,true,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared | a wcet that is not given by SMs holds with any number of them (key wcet) | every partition has queues of its own and runs beside the others | U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain | U3: warps are dealt to sub-partitions in turn | U4: shared memory of a block is one piece, the first that fits | U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for detect, track (key carveout) | U6: the pool of local memory has grown before to what the kernels need | not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
plan,right,4,4,9,9,50,true,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared | a wcet that is not given by SMs holds with any number of them (key wcet) | every partition has queues of its own and runs beside the others | U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain | U3: warps are dealt to sub-partitions in turn | U4: shared memory of a block is one piece, the first that fits | U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for detect, track (key carveout) | U6: the pool of local memory has grown before to what the kernels need | not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."

-- case no-size --
$ gpurta partition orin.yaml --set chains.camera.deadline=1 --format csv
name,partition,fewest,sms,bound,observed,deadline,meets_deadline,time_unit,verdict,assumptions
camera,left,,,,,1,,ms,unknown,"blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared | every partition has queues of its own and runs beside the others | a wcet that is not given by SMs holds with any number of them (key wcet) | a division that no bound fits may still meet its deadlines: bounds are sufficient | not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
plan,right,4,,,,50,,ms,unknown,"blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared | every partition has queues of its own and runs beside the others | a wcet that is not given by SMs holds with any number of them (key wcet) | a division that no bound fits may still meet its deadlines: bounds are sufficient | not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
2> orin.yaml: note: changed by --set chains.camera.deadline=1
[1]

-- case fewest --
$ gpurta bound kernels.yaml --set kernels.a.period=20 --sensitivity --search 0 --format csv
parameter,chain,step,found,low,high,time_unit,verdict,assumptions
max_scale,a,,value,20/3,21990232555523/3298534883328,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers) | no shared memory given for a: taken to use none (key shared_memory) | no deadline given for a: taken to be the period (key deadline) | times without a unit are in ms (key time_unit) | changed, as asked: kernels.a.period=20"
max_wcet,a,a,value,20,21990232555523/1099511627776,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers) | no shared memory given for a: taken to use none (key shared_memory) | no deadline given for a: taken to be the period (key deadline) | times without a unit are in ms (key time_unit) | changed, as asked: kernels.a.period=20"
min_period,a,,value,824633720827/274877906944,3,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers) | no shared memory given for a: taken to use none (key shared_memory) | no deadline given for a: taken to be the period (key deadline) | times without a unit are in ms (key time_unit) | changed, as asked: kernels.a.period=20"
2> kernels.yaml: note: changed by --set kernels.a.period=20

-- case rta --
$ gpurta rta kernels.yaml --format csv
name,release,completion,response,deadline,meets_deadline,worst_job,worst_release,worst_response,time_unit,verdict,assumptions
a,0,3,3,,,1,0,3,ms,,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no registers given for a: taken as no limit to the blocks of an SM (key registers) | no shared memory given for a: taken to use none (key shared_memory) | times without a unit are in ms (key time_unit)"

-- case simulate --
$ gpurta simulate kernels.yaml --format csv
name,job,kind,stream,release,enqueued,dispatched,completion,response,deadline,meets_deadline
a,1,kernel,,0,0,0,3,3,,

-- case out-of-range --
$ gpurta rta kernels.yaml --set platform.sms=5
2> kernels.yaml: note: changed by --set platform.sms=5
2> kernels.yaml: note: more SMs than jetson-tx2 has, 2
2> kernels.yaml:3:5: kernels[0]: the wcet is given for 1 to 4 SMs, not for 5: an entry for it, or one beyond it, is missing
[2]

-- case slots --
$ gpurta rta kernels.yaml --slots 4
2> kernels.yaml:1:1: note: platform is not read: the command line has another
2> kernels.yaml:3:5: kernels[0]: a wcet by SMs needs a platform of SMs, not of plain slots
[2]

-- case no-mode --
$ gpurta bound orin.yaml --set mode=25W
2> orin.yaml:6:113: chains[1].steps[0].wcet: there is no wcet for mode 25W (key mode), but for 15W, MAXN
[2]

-- case mode-of-nothing --
$ gpurta rta kernels.yaml --set mode=15W
2> kernels.yaml: --set mode=15W: mode: no wcet is by mode: nothing depends on it
[2]

-- case wrong --
$ gpurta rta wrong.yaml
2> wrong.yaml:1:7: mode: no wcet is by mode: nothing depends on it
2> wrong.yaml:4:42: kernels[0].wcet: expected a mapping from numbers of SMs to times, found a mapping
2> wrong.yaml:5:36: kernels[1].wcet: expected a time, {sms: {N: TIME, ...}} or {mode: {NAME: TIME, ...}}, found a mapping
2> wrong.yaml:6:36: kernels[2].wcet: expected a time, {sms: {N: TIME, ...}} or {mode: {NAME: TIME, ...}}, found a mapping
2> wrong.yaml:7:46: kernels[3].wcet: expected one time, or a list of "sms N: TIME", "mode NAME: TIME" or "mode NAME, sms N: TIME", found "sms 2: 0"
2> wrong.yaml:8:46: kernels[4].wcet: expected one time, or a list of "sms N: TIME", "mode NAME: TIME" or "mode NAME, sms N: TIME", found "sms 0: 1"
2> wrong.yaml:9:46: kernels[5].wcet: expected a time above 0, found a list
2> wrong.yaml:10:49: kernels[6].wcet: expected {sms: {N: TIME, ...}}, found a mapping
2> wrong.yaml:11:51: kernels[7].wcet: expected one time, or a list of "sms N: TIME", "mode NAME: TIME" or "mode NAME, sms N: TIME", found "mode a,b: 1"
[2]

-- case together --
$ gpurta bound together.yaml
2> together.yaml:7:51: chains[0].steps[0].wcet: one size of one mode is given twice
2> together.yaml:8:51: chains[0].steps[1].wcet: there is no wcet for mode 15W (key mode), but for MAXN
2> together.yaml:9:51: chains[0].steps[2].bcet: expected at most the wcet, 2, found 3
2> together.yaml:10:25: chains[0].steps[3].wcet: the wcet of a host step is one time, whatever the GPU has
[2]

-- case certificate --
$ gpurta bound orin.yaml --search 20 --certificate certificate.json > bound.txt
> gpurta convert orin.yaml --to json > orin.json
> gpurta verify orin.json certificate.json
accepted: bound: 2 chains, 2 with a bound, schedulable; under the assumptions that gpurta bound prints; made_by is not checked
