Persistent kernels that must be on the GPU together: no GPU hangs because a block found no place.

-- file mega.yaml --
platform: {base: cc-10.0, sms: 148}
kernels:
  - {name: schedulers, blocks: 80, threads: 128, shared_memory: 1KiB, wcet: 1}
  - {name: workers, blocks: 128, threads: 256, shared_memory: 200KiB, wcet: 1}
resident: [{name: mega, kernels: [schedulers, workers]}]

-- file places-of-grids.yaml --
platform: {base: cc-10.0, sms: 2, resident_grids: 2}
partitions: [{name: p, sms: 1}, {name: q, sms: 1}]
operations:
  - {kernel: a, blocks: 2, threads: 1024, partition: p, stream: s1, wcet: 1}
  - {kernel: b, blocks: 1, threads: 64, partition: q, stream: s2, wcet: 1}
  - {kernel: h, blocks: 4, threads: 128, partition: p, stream: s3, wcet: 1}
resident: [{name: g, kernels: [a, b]}]

-- file zero.yaml --
# of a the 0 is written, of b nothing is
platform: {base: cc-6.0, sms: 4}
kernels:
  - {name: a, blocks: 4, threads: 128, registers: 0, shared_memory: 0, wcet: 1}
  - {name: b, blocks: 4, threads: 128, wcet: 1}
resident: [{name: g, kernels: [a, b]}]

-- file 21.yaml --
platform: {base: cc-10.0, sms: 148}
kernels:
  - {name: schedulers, blocks: 21, threads: 128, shared_memory: 1KiB, wcet: 1}
  - {name: workers, blocks: 128, threads: 256, shared_memory: 200KiB, wcet: 1}
resident: [{name: mega, kernels: [schedulers, workers]}]

-- file 20.yaml --
platform: {base: cc-10.0, sms: 148}
kernels:
  - {name: schedulers, blocks: 20, threads: 128, shared_memory: 1KiB, wcet: 1}
  - {name: workers, blocks: 128, threads: 256, shared_memory: 200KiB, wcet: 1}
resident: [{name: mega, kernels: [schedulers, workers]}]

-- file pairs.yaml --
platform: {base: cc-10.0, sms: 148, carveout_sms: 2, sm_order: even-then-odd}
kernels:
  - {name: schedulers, blocks: 11, threads: 128, shared_memory: 1KiB, wcet: 1}
  - {name: workers, blocks: 128, threads: 256, shared_memory: 200KiB, wcet: 1}
resident: [{name: mega, kernels: [schedulers, workers]}]

-- file orders.yaml --
# three blocks of a have the registers of an SM, but not those of its halves: no SM is full of them
platform: {base: cc-6.0, sms: 2, threads_per_sm: 96, registers_per_sm: 2560, sub_partitions: 2, launch_sub_partitions: 0, shared_memory_per_sm: 24KiB}
kernels:
  - {name: a, blocks: 3, threads: 32, registers: 24, stream: low, wcet: 1}
  - {name: b, blocks: 2, threads: 32, shared_memory: 20KiB, stream: high, wcet: 1}
streams: {low: {priority: low}, high: {priority: high}}
resident: [{name: g, kernels: [a, b]}]

-- file first.json --
{"platform": {"base": "cc-6.0", "sms": 1, "threads_per_sm": 128}, "kernels": [
 {"name": "a", "blocks": 1, "threads": 32, "wcet": 1}, {"name": "c", "blocks": 1, "threads": 96, "after_launch": "a", "wcet": 1},
 {"name": "h", "blocks": 1, "threads": 64, "wcet": 1}], "resident": [{"name": "g", "kernels": ["a", "c"]}]}

-- file held.json --
{"platform": {"base": "cc-6.0", "sms": 3, "threads_per_sm": 128, "resident_grids": 2, "resident_grid_limit": true},
 "streams": {"low": {"priority": 0}, "other": {"priority": 0}, "high": {"priority": -2}, "middle": {"priority": -1}}, "kernels": [
 {"name": "a", "blocks": 2, "threads": 64, "stream": "low", "wcet": 1}, {"name": "u", "blocks": 1, "threads": 32, "stream": "other", "wcet": 1},
 {"name": "b", "blocks": 3, "threads": 64, "stream": "high", "after_launch": "u", "wcet": 1},
 {"name": "h", "blocks": 2, "threads": 128, "stream": "middle", "after_launch": "a", "wcet": 1}], "resident": [{"name": "g", "kernels": ["a", "b"]}]}

-- file barrier.yaml --
platform: {base: cc-6.0, sms: 56}
kernels: [{name: scan, blocks: 128, threads: 1024, wcet: 1}]
resident: [{name: grid, kernels: [scan]}]

-- file barrier-112.yaml --
platform: {base: cc-6.0, sms: 56}
kernels: [{name: scan, blocks: 112, threads: 1024, wcet: 1}]
resident: [{name: grid, kernels: [scan]}]

-- file behind.yaml --
platform: {base: cc-6.0, sms: 4}
kernels:
  - {name: producer, blocks: 1, threads: 32, wcet: 1, stream: s}
  - {name: consumer, blocks: 1, threads: 32, wcet: 1, stream: s}
resident: [{name: pair, kernels: [producer, consumer]}]

-- file null.yaml --
platform: {base: cc-6.0, sms: 4}
kernels:
  - {name: a, blocks: 1, threads: 32, wcet: 1, stream: s}
  - {name: init, blocks: 1, threads: 32, wcet: 1, stream: default}
  - {name: b, blocks: 1, threads: 32, wcet: 1, stream: t}
resident: [{name: pair, kernels: [a, b]}]

-- file after.yaml --
platform: {base: cc-6.0, sms: 4}
operations:
  - {kernel: a, blocks: 1, threads: 32, wcet: 1}
  - {copy: c, duration: 1, after: a}
  - {kernel: b, blocks: 1, threads: 32, wcet: 1, after: [c]}
resident: [{name: pair, kernels: [a, b]}]

-- file local.yaml --
platform: {base: cc-8.0, sms: 108}
kernels:
  - {name: a, blocks: 1, threads: 32, wcet: 1}
  - {name: b, blocks: 1, threads: 32, local_memory: 512, wcet: 1}
resident: [{name: pair, kernels: [a, b]}]

-- file finite.yaml --
platform: {base: cc-6.0, sms: 2}
kernels:
  - {name: a, blocks: 2, threads: 1024, wcet: 1}
  - {name: whole, blocks: 1, threads: 1024, shared_memory: 48KiB, wcet: 1}
  - {name: b, blocks: 1, threads: 512, shared_memory: 40KiB, wcet: 1}
resident: [{name: g, kernels: [a, b]}]

-- file priorities.yaml --
platform: {base: cc-6.0, sms: 2}
kernels:
  - {name: low, blocks: 3, threads: 1024, wcet: 1, stream: l}
  - {name: high, blocks: 2, threads: 1024, wcet: 1, stream: h}
streams: {h: {priority: high}}
resident: [{name: g, kernels: [low, high]}]

-- file partitions.yaml --
platform: {base: cc-9.0, sms: 132}
partitions: [{name: compute, sms: 112}, {name: comm, sms: 20}]
kernels:
  - {name: gemm, blocks: 112, threads: 384, shared_memory: 200KiB, wcet: 1, partition: compute}
  - {name: alltoall, blocks: 20, threads: 768, wcet: 1, partition: comm}
resident: [{name: step, kernels: [gemm, alltoall]}]

-- file slots.yaml --
platform: {slots: 8}
kernels: [{name: a, blocks: 5, wcet: 1}, {name: b, blocks: 4, wcet: 1}]
resident: [{name: g, kernels: [a, b]}]

-- file wrong.yaml --
platform: {base: cc-6.0, sms: 2}
kernels: [{name: a, blocks: 1, threads: 32, wcet: 1}]
resident: [{name: g, kernels: [a, bb]}, {kernels: [a]}, {name: g}]

-- file twice.yaml --
platform: {base: cc-6.0, sms: 2}
kernels: [{name: a, blocks: 1, threads: 32, wcet: 1}]
resident: [{name: g, kernels: [a]}, {name: h, kernels: [a]}]

-- file two.yaml --
platform: {base: cc-8.0, sms: 108}
kernels:
  - {name: a, blocks: 1, threads: 32, wcet: 1}
  - {name: b, blocks: 1, threads: 32, local_memory: 512, wcet: 1}
resident: [{name: g, kernels: [a]}, {name: h, kernels: [b]}]

-- file null-copy.yaml --
platform: {base: cc-6.0, sms: 4}
operations:
  - {kernel: a, blocks: 1, threads: 32, wcet: 1, stream: s}
  - {copy: c, duration: 1, stream: default}
  - {kernel: b, blocks: 1, threads: 32, wcet: 1, stream: t}
resident: [{name: pair, kernels: [a, b]}]

-- file null-last.yaml --
platform: {base: cc-6.0, sms: 4}
operations:
  - {kernel: a, blocks: 1, threads: 32, wcet: 1, stream: s}
  - {kernel: b, blocks: 1, threads: 32, wcet: 1, stream: t}
  - {copy: c, duration: 1, stream: default}
resident: [{name: pair, kernels: [a, b]}]

-- file idle.yaml --
platform: {base: cc-8.0, sms: 2}
kernels:
  - {name: a, blocks: 1, threads: 32, wcet: 1}
  - {name: b, blocks: 1, threads: 32, wcet: 1}
  - {name: init, blocks: 1, threads: 32, local_memory: 512, wcet: 1}
resident: [{name: pair, kernels: [a, b]}]

-- file alone.yaml --
platform: {base: cc-8.0, sms: 2}
kernels:
  - {name: a, blocks: 2, threads: 32, wcet: 1}
  - {name: init, blocks: 1, threads: 32, local_memory: 512, wcet: 1, stream: h}
streams: {h: {priority: high}}
resident: [{name: g, kernels: [a]}]

-- file grids.yaml --
platform: {base: cc-8.0, sms: 4, resident_grids: 2}
kernels:
  - {name: a, blocks: 1, threads: 32, wcet: 1}
  - {name: b, blocks: 1, threads: 32, wcet: 1}
  - {name: c, blocks: 1, threads: 32, wcet: 1}
resident: [{name: g, kernels: [a, b, c]}]

-- file stream.yaml --
platform: {base: cc-6.0, sms: 2, threads_per_sm: 128}
kernels:
  - {name: low, blocks: 3, threads: 64, wcet: 1, stream: l}
  - {name: before, blocks: 2, threads: 32, shared_memory: 48KiB, wcet: 1, stream: h}
  - {name: high, blocks: 1, threads: 32, shared_memory: 32KiB, wcet: 1, stream: h}
streams: {h: {priority: high}}
resident: [{name: g, kernels: [low, high]}]

-- file halls.yaml --
platform: {base: cc-9.0, sms: 132}
partitions: [{name: compute, sms: 112}, {name: comm, sms: 20}]
kernels:
  - {name: gemm, blocks: 112, threads: 384, shared_memory: 200KiB, wcet: 1, partition: compute}
  - {name: alltoall, blocks: 41, threads: 768, wcet: 1, partition: comm}
resident: [{name: step, kernels: [gemm, alltoall]}]

-- file launched.yaml --
platform: {base: cc-10.0, sms: 148}
kernels:
  - {name: workers, blocks: 128, threads: 256, shared_memory: 200KiB, wcet: 1}
  - {name: schedulers, blocks: 80, threads: 128, shared_memory: 1KiB, wcet: 1, after_launch: workers}
resident: [{name: mega, kernels: [schedulers, workers]}]

-- file launched-late.yaml --
platform: {base: cc-6.0, sms: 2}
kernels:
  - {name: a, blocks: 2, threads: 64, wcet: 1}
  - {name: u, blocks: 1, threads: 64, wcet: 1, after: a}
  - {name: b, blocks: 1, threads: 64, wcet: 1, after_launch: u}
resident: [{name: g, kernels: [a, b]}]

-- file behind-queue.yaml --
platform: {base: cc-6.0, sms: 2, threads_per_sm: 224}
partitions: [{name: p0, sms: 1}, {name: p1, sms: 1}]
kernels:
  - {name: a0, blocks: 2, threads: 96, wcet: 1, partition: p0, stream: s1}
  - {name: a1, blocks: 4, threads: 32, wcet: 1, partition: p0, stream: s2}
  - {name: a2, blocks: 2, threads: 96, wcet: 1, partition: p1, stream: s3, after: a1}
  - {name: a3, blocks: 1, threads: 64, wcet: 1, partition: p0, stream: s4}
resident: [{name: g, kernels: [a0, a2]}]

-- file left.yaml --
# only if f leaves while a is behind it no hole is long enough for b
platform: {base: cc-7.0, sms: 1}
kernels:
  - {name: f, blocks: 1, threads: 128, shared_memory: 30KiB, wcet: 1}
  - {name: a, blocks: 1, threads: 128, shared_memory: 30KiB, wcet: 1}
  - {name: b, blocks: 1, threads: 128, shared_memory: 60KiB, wcet: 1}
resident: [{name: g, kernels: [a, b]}]

-- file between.yaml --
# h comes while two blocks of a are there, which keep both pairs of SMs at a small carve-out
platform: {base: cc-9.0, sms: 4}
kernels:
  - {name: a, blocks: 8, threads: 512, registers: 32, shared_memory: 1KiB, wcet: 1}
  - {name: h, blocks: 2, threads: 64, registers: 32, shared_memory: 1KiB, wcet: 1, stream: high}
streams: {high: {priority: high}}
resident: [{name: g, kernels: [a]}]

-- file holes.yaml --
platform: {base: cc-7.0, sms: 2}
kernels:
  - {name: k0, blocks: 2, threads: 224, wcet: 1, shared_memory: 61KiB}
  - {name: k2, blocks: 1, threads: 160, wcet: 1, shared_memory: 41KiB}
  - {name: k3, blocks: 2, threads: 128, wcet: 1, shared_memory: 25KiB}
resident: [{name: g, kernels: [k2, k3]}]

-- file none.yaml --
platform: {base: cc-6.0, sms: 2}
kernels: [{name: a, blocks: 1, threads: 32, wcet: 1}]

-- case mega --
$ gpurta resident mega.yaml
platform cc-10.0 with sms 148: 148 SMs; rules U2 U3 U4 U5 U6

hangs: group mega: workers can be blocked at the head of the queues; 208 SMs would hold it alone, it has 148; rules not measured on this GPU

group  verdict  fewest SMs  why
mega   hangs           208  workers can be blocked at the head of the queues; 208 SMs would hold it alone, it has 148

kernel      blocks  largest safe  weight
schedulers      80            20       1
workers        128            68       1

workers waits for ever for an SM with space for one more block
simulated: the platform's own rules place blocks so, in this order

launched    blocks  resident
schedulers      80        80
workers        128        68

kernel      from SM  SMs  blocks on each
schedulers        0   80               1
workers          80   68               1

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- kernels of one context
- kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it
- kernels of no group end by themselves, and may be launched again and again, in any order
- a kernel of a group may run for ever once all blocks of its group are resident
- U2: what finds no place among the kernels that may be resident at once waits for one
- U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels
- U5: an SM with a resident block keeps its carve-out, with all SMs that share it
- U6: the pool of local memory grows on an idle GPU only
- barriers of blocks are not scarce: on an SM there are two for each place for a block
- not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block; whether SMs share carve-outs: inferred; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no registers given for schedulers and workers: taken as no limit to the blocks of an SM (key registers)
- no stream given for schedulers and workers: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)
- platform cc-10.0 with sms 148
[1]

-- case mega-21 --
$ gpurta resident 21.yaml --format csv
verdict,group,name,blocks,largest_safe,weight,assumptions
hangs,mega,schedulers,21,20,1,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | kernels of one context | kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it | kernels of no group end by themselves, and may be launched again and again, in any order | a kernel of a group may run for ever once all blocks of its group are resident | U2: what finds no place among the kernels that may be resident at once waits for one | U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels | U5: an SM with a resident block keeps its carve-out, with all SMs that share it | U6: the pool of local memory grows on an idle GPU only | barriers of blocks are not scarce: on an SM there are two for each place for a block | not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block; whether SMs share carve-outs: inferred; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
hangs,mega,workers,128,127,1,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | kernels of one context | kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it | kernels of no group end by themselves, and may be launched again and again, in any order | a kernel of a group may run for ever once all blocks of its group are resident | U2: what finds no place among the kernels that may be resident at once waits for one | U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels | U5: an SM with a resident block keeps its carve-out, with all SMs that share it | U6: the pool of local memory grows on an idle GPU only | barriers of blocks are not scarce: on an SM there are two for each place for a block | not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block; whether SMs share carve-outs: inferred; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
[1]

-- case mega-20 --
$ gpurta resident 20.yaml --explain
platform cc-10.0 with sms 148: 148 SMs; rules U2 U3 U4 U5 U6

resident: the group becomes resident, in any order of launches; rules not measured on this GPU

group  verdict   fewest SMs  why
mega   resident         148  no kernel is ever blocked at the head

kernel      blocks  largest safe  weight
schedulers      20            20       1
workers        128           128       1

at the head  weight of all blocks  SMs  proof
schedulers               129.1875  148  weights
workers                  147.0000  148  weights

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- kernels of one context
- kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it
- kernels of no group end by themselves, and may be launched again and again, in any order
- a kernel of a group may run for ever once all blocks of its group are resident
- U2: what finds no place among the kernels that may be resident at once waits for one
- U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels
- U5: an SM with a resident block keeps its carve-out, with all SMs that share it
- U6: the pool of local memory grows on an idle GPU only
- barriers of blocks are not scarce: on an SM there are two for each place for a block
- not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block; whether SMs share carve-outs: inferred; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no registers given for schedulers and workers: taken as no limit to the blocks of an SM (key registers)
- no stream given for schedulers and workers: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)
- platform cc-10.0 with sms 148

-- case mega-pairs --
$ gpurta resident pairs.yaml --format csv
verdict,group,name,blocks,largest_safe,weight,assumptions
hangs,mega,schedulers,11,10,2,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | kernels of one context | kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it | kernels of no group end by themselves, and may be launched again and again, in any order | a kernel of a group may run for ever once all blocks of its group are resident | U2: what finds no place among the kernels that may be resident at once waits for one | U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels | U5: an SM with a resident block keeps its carve-out, with all SMs that share it | U6: the pool of local memory grows on an idle GPU only | barriers of blocks are not scarce: on an SM there are two for each place for a block | not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block; whether SMs share carve-outs: inferred; number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
hangs,mega,workers,128,126,1,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | kernels of one context | kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it | kernels of no group end by themselves, and may be launched again and again, in any order | a kernel of a group may run for ever once all blocks of its group are resident | U2: what finds no place among the kernels that may be resident at once waits for one | U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels | U5: an SM with a resident block keeps its carve-out, with all SMs that share it | U6: the pool of local memory grows on an idle GPU only | barriers of blocks are not scarce: on an SM there are two for each place for a block | not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block; whether SMs share carve-outs: inferred; number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
[1]

-- case json --
$ gpurta resident 21.yaml --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "resident",
  "verdict": "hangs",
  "reason": "group mega: workers can be blocked at the head of the queues; 149 SMs would hold it alone, it has 148",
  "sms": 148,
  "rules": ["U2", "U3", "U4", "U5", "U6"],
  "work": 12,
  "witness": {"group": "mega", "waits": "workers", "for": "an SM with space for one more block", "cause": "space", "simulated": true, "order": [{"name": "schedulers", "blocks": 21, "resident": 21}, {"name": "workers", "blocks": 128, "resident": 127}], "places": [{"name": "schedulers", "sm": 0, "sms": 21, "blocks": 1}, {"name": "workers", "sm": 21, "sms": 127, "blocks": 1}]},
  "groups": [
    {"name": "mega", "verdict": "hangs", "reason": "workers can be blocked at the head of the queues; 149 SMs would hold it alone, it has 148", "kernels": [{"name": "schedulers", "blocks": 21, "largest_safe": 20, "weight": "1"}, {"name": "workers", "blocks": 128, "largest_safe": 127, "weight": "1"}], "fewest_sms": 149, "proof": "heads"}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "kernels of one context",
    "kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it",
    "kernels of no group end by themselves, and may be launched again and again, in any order",
    "a kernel of a group may run for ever once all blocks of its group are resident",
    "U2: what finds no place among the kernels that may be resident at once waits for one",
    "U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels",
    "U5: an SM with a resident block keeps its carve-out, with all SMs that share it",
    "U6: the pool of local memory grows on an idle GPU only",
    "barriers of blocks are not scarce: on an SM there are two for each place for a block",
    "not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block; whether SMs share carve-outs: inferred; SM order for ties (taken as ascending); number of copy engines (taken as one)",
    "rules measured on other GPUs alone: ...",
    "no registers given for schedulers and workers: taken as no limit to the blocks of an SM (key registers)",
    "no stream given for schedulers and workers: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)",
    "times without a unit are in ms (key time_unit)",
    "platform cc-10.0 with sms 148"
  ],
  "notes": []
}
[1]

-- case witness --
$ gpurta resident mega.yaml --witness hang.yaml -o table.txt || gpurta simulate hang.yaml
platform cc-10.0 with sms 148; placement most-room; rules U1 U2 U3 U4 U5 U6 U7 U8 U9 (SM order not known: taken as ascending); times in ms

operation   stream  blocks  release  start  completion  response
schedulers  -           80        1      1     1000001   1000000
workers     -          128        2      2     2000001   1999999

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- U5: SMs that are not empty keep their carve-out; carve-out computed as the driver chooses it: 32 KiB for schedulers; 228 KiB for workers (key carveout)
- no registers given for schedulers and workers: taken as no limit to the blocks of an SM (key registers)
- no stream given for schedulers and workers: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)
- platform cc-10.0 with sms 148
- not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block; whether SMs share carve-outs: inferred; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...

-- case barrier --
$ gpurta resident barrier.yaml --format csv
verdict,group,name,blocks,largest_safe,weight,assumptions
hangs,grid,scan,128,112,1/2,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | kernels of one context | kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it | kernels of no group end by themselves, and may be launched again and again, in any order | a kernel of a group may run for ever once all blocks of its group are resident | U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels | barriers of blocks are not scarce: on an SM there are two for each place for a block | not confirmed of this GPU by any source: SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
[1]

-- case barrier-112 --
$ gpurta resident barrier-112.yaml --format csv
verdict,group,name,blocks,largest_safe,weight,assumptions
resident,grid,scan,112,112,1/2,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | kernels of one context | kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it | kernels of no group end by themselves, and may be launched again and again, in any order | a kernel of a group may run for ever once all blocks of its group are resident | U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels | barriers of blocks are not scarce: on an SM there are two for each place for a block | not confirmed of this GPU by any source: SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."

-- case behind --
$ gpurta resident behind.yaml
platform cc-6.0 with sms 4: 4 SMs

hangs: group pair: consumer waits for ever for the completion of a kernel of its own group, behind which it is by its stream or by after; rules not measured on this GPU

group  verdict  fewest SMs  why
pair   hangs             -  consumer waits for ever for the completion of a kernel of its own group, behind which it is by its stream or by after

kernel    blocks  largest safe  weight
producer       1             0       -
consumer       1             0       -

consumer waits for ever for the completion of a kernel of its own group, behind which it is by its stream or by after
simulated: the platform's own rules place blocks so, in this order

launched  blocks  resident
producer       1         1
consumer       1         0

kernel    from SM  SMs  blocks on each
producer        0    1               1

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- kernels of one context
- kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it
- kernels of no group end by themselves, and may be launched again and again, in any order
- a kernel of a group may run for ever once all blocks of its group are resident
- U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels
- barriers of blocks are not scarce: on an SM there are two for each place for a block
- not confirmed of this GPU by any source: SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no registers given for producer and consumer: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for producer and consumer: taken to use none (key shared_memory)
- times without a unit are in ms (key time_unit)
- platform cc-6.0 with sms 4
[1]

-- case null-stream --
$ gpurta resident null.yaml
platform cc-6.0 with sms 4: 4 SMs

hangs: group pair: b waits for ever for the completion of a kernel of its own group: the NULL stream and streams that are blocking wait for each other; rules not measured on this GPU

group  verdict  fewest SMs  why
pair   hangs             -  b waits for ever for the completion of a kernel of its own group: the NULL stream and streams that are blocking wait for each other

kernel  blocks  largest safe  weight
a            1             0       -
b            1             0       -

b waits for ever for the completion of a kernel of its own group: the NULL stream and streams that are blocking wait for each other
simulated: the platform's own rules place blocks so, in this order

launched  blocks  resident
a              1         1
init           1         0
b              1         0

kernel  from SM  SMs  blocks on each
a             0    1               1

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- kernels of one context
- kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it
- kernels of no group end by themselves, and may be launched again and again, in any order
- a kernel of a group may run for ever once all blocks of its group are resident
- U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels
- barriers of blocks are not scarce: on an SM there are two for each place for a block
- not confirmed of this GPU by any source: SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no registers given for a, init and b: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for a, init and b: taken to use none (key shared_memory)
- times without a unit are in ms (key time_unit)
- platform cc-6.0 with sms 4
[1]

-- case after --
$ gpurta resident after.yaml
platform cc-6.0 with sms 4: 4 SMs

hangs: group pair: b waits for ever for the completion of a kernel of its own group, behind which it is by its stream or by after; rules not measured on this GPU

group  verdict  fewest SMs  why
pair   hangs             -  b waits for ever for the completion of a kernel of its own group, behind which it is by its stream or by after

kernel  blocks  largest safe  weight
a            1             0       -
b            1             0       -

b waits for ever for the completion of a kernel of its own group, behind which it is by its stream or by after
simulated: the platform's own rules place blocks so, in this order

launched  blocks  resident
a              1         1
c              -         0
b              1         0

kernel  from SM  SMs  blocks on each
a             0    1               1

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- kernels of one context
- kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it
- kernels of no group end by themselves, and may be launched again and again, in any order
- a kernel of a group may run for ever once all blocks of its group are resident
- U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels
- barriers of blocks are not scarce: on an SM there are two for each place for a block
- not confirmed of this GPU by any source: SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no registers given for a and b: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for a and b: taken to use none (key shared_memory)
- no stream given for a, c and b: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)
- platform cc-6.0 with sms 4
[1]

-- case local-memory --
$ gpurta resident local.yaml
platform cc-8.0 with sms 108: 108 SMs; rules U2 U3 U4 U5 U6

hangs: group pair: b waits for ever for an idle GPU, since it needs more local memory per thread than a kernel of a group that is resident (U6); rules not measured on this GPU

group  verdict  fewest SMs  why
pair   hangs             -  b waits for ever for an idle GPU, since it needs more local memory per thread than a kernel of a group that is resident (U6)

kernel  blocks  largest safe  weight
a            1             0       -
b            1             0       -

b waits for ever for an idle GPU, since it needs more local memory per thread than a kernel of a group that is resident (U6)
simulated: the platform's own rules place blocks so, in this order

launched  blocks  resident
a              1         1
b              1         0

kernel  from SM  SMs  blocks on each
a             0    1               1

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- kernels of one context
- kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it
- kernels of no group end by themselves, and may be launched again and again, in any order
- a kernel of a group may run for ever once all blocks of its group are resident
- U2: what finds no place among the kernels that may be resident at once waits for one
- U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels
- U5: an SM with a resident block keeps its carve-out, with all SMs that share it
- U6: the pool of local memory grows on an idle GPU only
- barriers of blocks are not scarce: on an SM there are two for each place for a block
- not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no registers given for a and b: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for a and b: taken to use none (key shared_memory)
- no stream given for a and b: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)
- platform cc-8.0 with sms 108
[1]

-- case finite --
$ gpurta resident finite.yaml --explain
platform cc-6.0 with sms 2: 2 SMs

resident: the group becomes resident, in any order of launches; while it runs, whole may find no place; rules not measured on this GPU

group  verdict   fewest SMs  why
g      resident           2  no kernel is ever blocked at the head

kernel  blocks  largest safe  weight
a            2             3     0.5
b            1             1     1.0

at the head  weight of all blocks  SMs  proof
a                               1    2  weights
whole                           2    2  search
b                               1    2  weights

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- kernels of one context
- kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it
- kernels of no group end by themselves, and may be launched again and again, in any order
- a kernel of a group may run for ever once all blocks of its group are resident
- U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels
- barriers of blocks are not scarce: on an SM there are two for each place for a block
- not confirmed of this GPU by any source: SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no registers given for a, whole and b: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for a: taken to use none (key shared_memory)
- no stream given for a, whole and b: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)
- platform cc-6.0 with sms 2

-- case priorities --
$ gpurta resident priorities.yaml
platform cc-6.0 with sms 2: 2 SMs

hangs: group g: high can be blocked at the head of the queues; 3 SMs would hold it alone, it has 2; rules not measured on this GPU

group  verdict  fewest SMs  why
g      hangs             3  high can be blocked at the head of the queues; 3 SMs would hold it alone, it has 2

kernel  blocks  largest safe  weight
low          3             2     0.5
high         2             1     0.5

high waits for ever for an SM with space for one more block
simulated: the platform's own rules place blocks so, in this order

launched  blocks  resident
low            3         3
high           2         1

kernel  from SM  SMs  blocks on each
low           0    1               2
low           1    1               1
high          1    1               1

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- kernels of one context
- kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it
- kernels of no group end by themselves, and may be launched again and again, in any order
- a kernel of a group may run for ever once all blocks of its group are resident
- U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels
- barriers of blocks are not scarce: on an SM there are two for each place for a block
- not confirmed of this GPU by any source: SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no registers given for low and high: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for low and high: taken to use none (key shared_memory)
- times without a unit are in ms (key time_unit)
- platform cc-6.0 with sms 2
[1]

-- case partitions --
$ gpurta resident partitions.yaml --explain
platform cc-9.0 with sms 132: 132 SMs; rules U2 U3 U4 U5 U6

resident: the group becomes resident, in any order of launches; rules not measured on this GPU

group  verdict   fewest SMs  why
step   resident           -  no kernel is ever blocked at the head

kernel    blocks  largest safe  weight
gemm         112           112     1.0
alltoall      20            40     0.5

at the head  weight of all blocks  SMs  proof
gemm                        111.0  112  weights
alltoall                      9.5   20  weights

partitions: compute 112 SMs, comm 20 SMs; queues separate

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- kernels of one context
- kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it
- kernels of no group end by themselves, and may be launched again and again, in any order
- a kernel of a group may run for ever once all blocks of its group are resident
- U2: what finds no place among the kernels that may be resident at once waits for one
- U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels
- U5: an SM with a resident block keeps its carve-out, with all SMs that share it
- U6: the pool of local memory grows on an idle GPU only
- barriers of blocks are not scarce: on an SM there are two for each place for a block
- not confirmed of this GPU by any source: SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no registers given for gemm and alltoall: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for alltoall: taken to use none (key shared_memory)
- no stream given for gemm and alltoall: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)
- platform cc-9.0 with sms 132
- blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate
- copy engines, caches and memory bandwidth stay shared
- every partition has queues of its own and runs beside the others

-- case slots --
$ gpurta resident slots.yaml
platform slots: 8 slots

hangs: group g: b can be blocked at the head of the queues; 9 SMs would hold it alone, it has 8

group  verdict  fewest SMs  why
g      hangs             9  b can be blocked at the head of the queues; 9 SMs would hold it alone, it has 8

kernel  blocks  largest safe  weight
a            5             4       1
b            4             3       1

b waits for ever for an SM with space for one more block
simulated: the platform's own rules place blocks so, in this order

launched  blocks  resident
a              5         5
b              4         3

kernel  from SM  SMs  blocks on each
a             0    1               5
b             0    1               3

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- kernels of one context
- kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it
- kernels of no group end by themselves, and may be launched again and again, in any order
- a kernel of a group may run for ever once all blocks of its group are resident
- no stream given for a and b: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)
[1]

-- case wrong --
$ gpurta resident wrong.yaml
2> wrong.yaml:3:35: resident[0].kernels[1]: there is no kernel "bb" in kernels; names: a
2> wrong.yaml:3:41: resident[1]: key "name" is missing; expected a name of 1 to 255 bytes: name of the group
2> wrong.yaml:3:57: resident[2]: key "kernels" is missing; expected a list of names of kernels: names of its kernels: each runs until all blocks of all of them have been on the GPU at once
2> wrong.yaml:3:64: resident[2].name: the name "g" is given twice; resident[0] has it, too
[2]

-- case twice --
$ gpurta resident twice.yaml
2> twice.yaml:3:37: resident[1]: group h: kernel a is given twice, a kernel is in one group once
[2]

-- case none --
$ gpurta resident none.yaml
2> gpurta: the model has no group: name the kernels that must be on the GPU together, as in resident: [{name: mega, kernels: [a, b]}]
[2]

-- case limit --
$ gpurta resident mega.yaml --limit 1
platform cc-10.0 with sms 148: 148 SMs; rules U2 U3 U4 U5 U6

unknown: group mega: the limit came before the search ended; 208 SMs would hold it alone, it has 148; rules not measured on this GPU

group  verdict  fewest SMs  why
mega   unknown         208  the limit came before the search ended; 208 SMs would hold it alone, it has 148

kernel      blocks  largest safe  weight
schedulers      80            20       1
workers        128            68       1

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- kernels of one context
- kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it
- kernels of no group end by themselves, and may be launched again and again, in any order
- a kernel of a group may run for ever once all blocks of its group are resident
- U2: what finds no place among the kernels that may be resident at once waits for one
- U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels
- U5: an SM with a resident block keeps its carve-out, with all SMs that share it
- U6: the pool of local memory grows on an idle GPU only
- barriers of blocks are not scarce: on an SM there are two for each place for a block
- not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block; whether SMs share carve-outs: inferred; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no registers given for schedulers and workers: taken as no limit to the blocks of an SM (key registers)
- no stream given for schedulers and workers: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)
- platform cc-10.0 with sms 148
[1]

-- case two-groups --
$ gpurta resident two.yaml --format csv
verdict,group,name,blocks,largest_safe,weight,assumptions
hangs,g,a,1,0,1/16,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | kernels of one context | kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it | kernels of no group end by themselves, and may be launched again and again, in any order | a kernel of a group may run for ever once all blocks of its group are resident | U2: what finds no place among the kernels that may be resident at once waits for one | U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels | U5: an SM with a resident block keeps its carve-out, with all SMs that share it | U6: the pool of local memory grows on an idle GPU only | barriers of blocks are not scarce: on an SM there are two for each place for a block | not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
hangs,h,b,1,0,1/16,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | kernels of one context | kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it | kernels of no group end by themselves, and may be launched again and again, in any order | a kernel of a group may run for ever once all blocks of its group are resident | U2: what finds no place among the kernels that may be resident at once waits for one | U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels | U5: an SM with a resident block keeps its carve-out, with all SMs that share it | U6: the pool of local memory grows on an idle GPU only | barriers of blocks are not scarce: on an SM there are two for each place for a block | not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
[1]

-- case null-copy --
$ gpurta resident null-copy.yaml --format csv
verdict,group,name,blocks,largest_safe,weight,assumptions
hangs,pair,a,1,0,,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | kernels of one context | kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it | kernels of no group end by themselves, and may be launched again and again, in any order | a kernel of a group may run for ever once all blocks of its group are resident | U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels | barriers of blocks are not scarce: on an SM there are two for each place for a block | not confirmed of this GPU by any source: SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
hangs,pair,b,1,0,,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | kernels of one context | kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it | kernels of no group end by themselves, and may be launched again and again, in any order | a kernel of a group may run for ever once all blocks of its group are resident | U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels | barriers of blocks are not scarce: on an SM there are two for each place for a block | not confirmed of this GPU by any source: SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
[1]

-- case never-meet --
$ gpurta resident stream.yaml --format csv
verdict,group,name,blocks,largest_safe,weight,assumptions
resident,g,low,3,3,2/3,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | kernels of one context | kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it | kernels of no group end by themselves, and may be launched again and again, in any order | a kernel of a group may run for ever once all blocks of its group are resident | U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels | barriers of blocks are not scarce: on an SM there are two for each place for a block | not confirmed of this GPU by any source: SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
resident,g,high,1,1,1/3,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | kernels of one context | kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it | kernels of no group end by themselves, and may be launched again and again, in any order | a kernel of a group may run for ever once all blocks of its group are resident | U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels | barriers of blocks are not scarce: on an SM there are two for each place for a block | not confirmed of this GPU by any source: SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."

-- case witness-after --
$ gpurta resident after.yaml --witness hang.yaml -o t.txt || gpurta simulate hang.yaml --format csv | cut -d, -f1-11
name,job,kind,stream,release,enqueued,dispatched,completion,response,deadline,meets_deadline
a,1,kernel,,1,1,1,1000001,1000000,,
c,1,copy,,2,1000001,1000001,2000003/2,1999999/2,,
b,1,kernel,,3,2000003/2,2000003/2,4000003/2,3999997/2,,

-- case witness-stream --
$ gpurta resident behind.yaml --witness hang.yaml -o t.txt || gpurta simulate hang.yaml --format csv | cut -d, -f1-11
name,job,kind,stream,release,enqueued,dispatched,completion,response,deadline,meets_deadline
producer,1,kernel,s,1,1,1,1000001,1000000,,
consumer,1,kernel,s,2,1000001,1000001,2000001,1999999,,

-- case witness-null-stream --
$ gpurta resident null.yaml --witness hang.yaml -o t.txt || gpurta simulate hang.yaml --format csv | cut -d, -f1-11
name,job,kind,stream,release,enqueued,dispatched,completion,response,deadline,meets_deadline
a,1,kernel,s,1,1,1,1000001,1000000,,
init,1,kernel,default,2,1000001,1000001,2000003/2,1999999/2,,
b,1,kernel,t,3,2000003/2,2000003/2,4000003/2,3999997/2,,

-- case witness-null-copy --
$ gpurta resident null-last.yaml --witness hang.yaml -o t.txt || gpurta simulate hang.yaml --format csv | cut -d, -f1-11
name,job,kind,stream,release,enqueued,dispatched,completion,response,deadline,meets_deadline
a,1,kernel,s,1,1,1,1000001,1000000,,
c,1,copy,default,2,1000001,1000001,2000003/2,1999999/2,,
b,1,kernel,t,3,2000003/2,2000003/2,4000003/2,3999997/2,,

-- case witness-local-memory --
$ gpurta resident local.yaml --witness hang.yaml -o t.txt || gpurta simulate hang.yaml --format csv | cut -d, -f1-11
name,job,kind,stream,release,enqueued,dispatched,completion,response,deadline,meets_deadline
a,1,kernel,,1,1,1,1000001,1000000,,
b,1,kernel,,2,2,1000001,2000001,1999999,,

-- case witness-idle --
$ gpurta resident idle.yaml --witness hang.yaml -o t.txt || gpurta simulate hang.yaml --format csv | cut -d, -f1-11
name,job,kind,stream,release,enqueued,dispatched,completion,response,deadline,meets_deadline
a,1,kernel,,1,1,1,1000001,1000000,,
init,1,kernel,,2,2,1000001,2000003/2,1999999/2,,
b,1,kernel,,3,3,1000001,2000001,1999998,,

-- case witness-grids --
$ gpurta resident grids.yaml --witness hang.yaml -o t.txt || gpurta simulate hang.yaml --format csv | cut -d, -f1-11
name,job,kind,stream,release,enqueued,dispatched,completion,response,deadline,meets_deadline
a,1,kernel,,1,1,1,1000001,1000000,,
b,1,kernel,,2,2,2,1000002,1000000,,
c,1,kernel,,3,1000001,1000001,2000001,1999998,,

-- case witness-not-simulated --
$ gpurta resident alone.yaml --witness hang.yaml
platform cc-8.0 with sms 2: 2 SMs; rules U2 U3 U4 U5 U6

hangs: group g: init can be blocked at the head of the queues; rules not measured on this GPU

group  verdict  fewest SMs  why
g      hangs             1  init can be blocked at the head of the queues

kernel  blocks  largest safe  weight
a            2             0  0.0625

init waits for ever for an idle GPU, since it needs more local memory per thread than a kernel of a group that is resident (U6)
not simulated: by a launch between the placements of blocks, which a simulation places at once

launched  blocks  resident
a              2         1
init           1         0

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- kernels of one context
- kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it
- kernels of no group end by themselves, and may be launched again and again, in any order
- a kernel of a group may run for ever once all blocks of its group are resident
- U2: what finds no place among the kernels that may be resident at once waits for one
- U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels
- U5: an SM with a resident block keeps its carve-out, with all SMs that share it
- U6: the pool of local memory grows on an idle GPU only
- barriers of blocks are not scarce: on an SM there are two for each place for a block
- not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no registers given for a and init: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for a and init: taken to use none (key shared_memory)
- no stream given for a: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)
- platform cc-8.0 with sms 2
2> gpurta: hang.yaml: 'gpurta simulate' plays it without the hang, which comes about by a launch between the placements of blocks, which a simulation places at once
[1]

-- case witness-json --
$ gpurta resident null-last.yaml --format json | grep witness
  "witness": {"group": "pair", "waits": "b", "for": "the completion of a kernel of its own group: the NULL stream and streams that are blocking wait for each other", "cause": "null-stream", "simulated": true, "order": [{"name": "a", "blocks": 1, "resident": 1}, {"name": "c", "blocks": null, "resident": 0}, {"name": "b", "blocks": 1, "resident": 0}], "places": [{"name": "a", "sm": 0, "sms": 1, "blocks": 1}]},
[1]

-- case certificate-resident --
$ gpurta resident 20.yaml --certificate c.json -o t.txt && cat c.json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "resident",
  "time_unit": "ms",
  "certificate": 1,
  "scenario": "c1702f60b18df0840719361b7e56d7b8779760dec83212b364d8fd35f870d910",
  "verdict": "resident",
  "printed": "resident",
  "groups": [
    {"name": "mega", "verdict": "resident", "printed": "resident"}
  ],
  "heads": [
    {"name": "schedulers", "weights": ["1/16", "201/32", "1/16", "1"]},
    {"name": "workers", "weights": ["1", "201/28", "1", "1"]}
  ]
}

-- case certificate-hangs --
$ gpurta resident halls.yaml --certificate c.json -o t.txt || gpurta verify halls.yaml c.json
accepted: resident: 1 groups, hangs: a placement of the rules; under the assumptions that gpurta resident prints; made_by is not checked

-- case certificate-undecided --
What a limit leaves open is rejected, and not called false.
$ gpurta resident $EXAMPLES/megakernel.yaml --certificate c.json -o t.txt
> sed -i 's/: "hangs"/: "resident"/g' c.json
> gpurta verify $EXAMPLES/megakernel.yaml c.json --limit 100
rejected: kernels[1] (c.json:1): neither shown nor refuted: more than --limit steps
[1]

-- case certificate-two --
$ gpurta resident two.yaml --certificate c.json -o t.txt || gpurta verify two.yaml c.json
accepted: resident: 2 groups, hangs: waits for an idle GPU; under the assumptions that gpurta resident prints; made_by is not checked

-- case certificate-slots --
$ gpurta resident slots.yaml --certificate c.json -o t.txt || gpurta verify slots.yaml c.json
accepted: resident: 1 groups, hangs: a placement of the rules; under the assumptions that gpurta resident prints; made_by is not checked

-- case picture --
$ gpurta resident priorities.yaml --svg -
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="904" height="170" viewBox="0 0 904 170" role="img">
<title>hangs</title>
<desc>group g: high can be blocked at the head of the queues; 3 SMs would hold it alone, it has 2</desc>
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
.free{fill:#eee}
</style>
<rect width="904" height="170" style="fill: white"/>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="20.00" y="28.00" class="title" text-anchor="start">group g hangs</text>
<rect x="20.00" y="70.00" width="22.00" height="22.00" class="free"/>
<rect x="20.00" y="70.00" width="22.00" height="22.00" class="b c0"><title>SM 0: 2 blocks of low</title></rect>
<rect x="44.00" y="70.00" width="22.00" height="22.00" class="free"/>
<rect x="44.00" y="70.00" width="22.00" height="11.00" class="b c0"><title>SM 1: 1 blocks of low</title></rect>
<rect x="44.00" y="81.00" width="22.00" height="11.00" class="b c1"><title>SM 1: 1 blocks of high</title></rect>
<rect x="20.00" y="104.00" width="12.00" height="12.00" class="b c0"/>
<text x="38.00" y="114.00" class="label" text-anchor="start">launch 1: low, 3 of 3 blocks resident</text>
<rect x="20.00" y="122.00" width="12.00" height="12.00" class="b c1"/>
<text x="38.00" y="132.00" class="label" text-anchor="start">launch 2: high, 1 of 2 blocks resident</text>
<text x="20.00" y="56.00" class="label" text-anchor="start">high waits for ever for an SM with space for one more block</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta resident priorities.yaml --svg -; priorities.yaml SHA-256 619d1c3b721fae0ef3243da396fd5527064602e25f2e72f8195df940f2e55e1e</metadata>
</svg>
[1]

-- case picture-resident --
$ gpurta resident finite.yaml --svg -
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="904" height="164" viewBox="0 0 904 164" role="img">
<title>resident</title>
<desc>the group becomes resident, in any order of launches; while it runs, whole may find no place</desc>
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
.free{fill:#eee}
</style>
<rect width="904" height="164" style="fill: white"/>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="20.00" y="28.00" class="title" text-anchor="start">the group becomes resident, in any order of launches; while it runs, whole may find no place</text>
<rect x="260.00" y="60.00" width="250.00" height="12.00" class="c0"><title>a</title></rect>
<text x="252.00" y="70.00" class="label" text-anchor="end">a</text>
<rect x="260.00" y="78.00" width="500.00" height="12.00" class="c0"><title>whole</title></rect>
<text x="252.00" y="88.00" class="label" text-anchor="end">whole</text>
<rect x="260.00" y="96.00" width="250.00" height="12.00" class="c0"><title>b</title></rect>
<text x="252.00" y="106.00" class="label" text-anchor="end">b</text>
<line x1="760.00" y1="56.00" x2="760.00" y2="124.00" class="axis"/>
<text x="260.00" y="50.00" class="note" text-anchor="start">weight of all blocks while the kernel is at the head; line: all SMs, where it could be blocked</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta resident finite.yaml --svg -; finite.yaml SHA-256 d8bdacbe5634a3b8fa0edf327f1e52ca4bb568e5f80e657ab70f5c9dd2fdab6e</metadata>
</svg>

-- case picture-too-high --
$ gpurta resident barrier.yaml --set platform.sms=60000 --svg -
2> barrier.yaml: note: changed by --set platform.sms=60000
2> gpurta: --svg: the picture would be too high, with so many SMs or kernels
[2]

-- case all --
$ gpurta barrier-112.yaml -o all.txt && grep -A 3 "== resident" all.txt
== resident: does the GPU hang because a block of a persistent kernel found no place? ==

platform cc-6.0 with sms 56: 56 SMs


-- case report --
$ gpurta report barrier.yaml -o r.html || grep -o 'class="verdict[^<]*' r.html
class="verdict bad">The GPU hangs in some order of launches
[1]

-- case launched --
$ gpurta resident launched.yaml
platform cc-10.0 with sms 148: 148 SMs; rules U2 U3 U4 U5 U6

resident: the group becomes resident, in any order of launches; rules not measured on this GPU

group  verdict   fewest SMs  why
mega   resident         133  no kernel is ever blocked at the head

kernel      blocks  largest safe  weight
workers        128           143  1.0000
schedulers      80           320  0.0625

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- kernels of one context
- kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it
- kernels of no group end by themselves, and may be launched again and again, in any order
- a kernel of a group may run for ever once all blocks of its group are resident
- U2: what finds no place among the kernels that may be resident at once waits for one
- U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels
- U5: an SM with a resident block keeps its carve-out, with all SMs that share it
- U6: the pool of local memory grows on an idle GPU only
- barriers of blocks are not scarce: on an SM there are two for each place for a block
- not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block; whether SMs share carve-outs: inferred; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no registers given for workers and schedulers: taken as no limit to the blocks of an SM (key registers)
- no stream given for workers and schedulers: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)
- platform cc-10.0 with sms 148

-- case launched-late --
$ gpurta resident launched-late.yaml
2> launched-late.yaml:5:5: kernels[2]: after_launch: u comes after a of a group; say after: a
[2]

-- case behind-queue --
$ gpurta resident behind-queue.yaml | sed -n 3,13p
hangs: group g: a3 can be blocked at the head of the queues; rules not measured on this GPU

group  verdict  fewest SMs  why
g      hangs             -  a3 can be blocked at the head of the queues

kernel  blocks  largest safe  weight
a0           2             1     0.5
a2           2             0     0.5

a3 waits for ever for an SM with space for one more block
simulated: the platform's own rules place blocks so, in this order
[1]

-- case between --
$ gpurta resident between.yaml --witness w.yaml | sed -n 3,20p
hangs: group g: h can be blocked at the head of the queues; rules not measured on this GPU

group  verdict  fewest SMs  why
g      hangs             2  h can be blocked at the head of the queues

kernel  blocks  largest safe  weight
a            8             2       2

h waits for ever for an SM with space for one more block
not simulated: by a placement that the rules do not exclude, after other kernels have come and gone or by a launch between the placements of blocks

launched  blocks  resident
a              8         2
h              2         0

kernel  from SM  SMs  blocks on each
a             0    1               1
a             2    1               1
2> gpurta: w.yaml: 'gpurta simulate' plays it without the hang, which comes about by a placement that the rules do not exclude, after other kernels have come and gone or by a launch between the placements of blocks
[1]

-- case left --
$ gpurta resident left.yaml | sed -n 3,10p
hangs: group g: b can be blocked at the head of the queues; 2 SMs would hold it alone, it has 1; rules not measured on this GPU

group  verdict  fewest SMs  why
g      hangs             2  b can be blocked at the head of the queues; 2 SMs would hold it alone, it has 1

kernel  blocks  largest safe  weight
a            1             0     0.5
b            1             0     1.0
[1]

-- case holes --
$ gpurta resident holes.yaml | sed -n 3,10p
resident: the group becomes resident, in any order of launches; while it runs, k0 may find no place; rules not measured on this GPU

group  verdict   fewest SMs  why
g      resident           2  no kernel is ever blocked at the head

kernel  blocks  largest safe  weight
k2           1             1       1
k3           2             2       1

-- case certificate-launched --
$ gpurta convert launched.yaml --to json -o launched.json; gpurta resident launched.json --certificate l.json >/dev/null; gpurta verify launched.json l.json
accepted: resident: 1 groups, resident; under the assumptions that gpurta resident prints; made_by is not checked

-- case certificate-orders --
$ gpurta convert orders.yaml --to json -o o.json; gpurta resident o.json --certificate c.json | sed -n 3p; gpurta verify o.json c.json
resident: the group becomes resident, in any order of launches; rules not measured on this GPU
accepted: resident: 1 groups, unknown; that it is resident, as was printed, is not shown; under the assumptions that gpurta resident prints; made_by is not checked
2> gpurta: --certificate: group g is resident, but the certificate says unknown: every state of the GPU was tried, and no certificate has these

-- case certificate-planted --
$ gpurta resident first.json --certificate c.json | sed -n 3p; sed -e 's/"resident"/"hangs"/' -e 's/"command": "hangs"/"command": "resident"/' -e 's/^}$/,"witness": {"group": "g", "waits": "h", "simulated": false, "order": ["a", "c"], "places": [{"name": "c", "sm": 0, "sms": 1, "blocks": 1}]}}/' c.json >f.json; gpurta verify first.json f.json
resident: the group becomes resident, in any order of launches; while it runs, h may find no place; rules not measured on this GPU
rejected: witness (f.json:60): what is launched before is not there
[1]

-- case certificate-held --
$ gpurta resident held.json --certificate c.json | sed -n 3p; sed -e 's/"unknown"/"hangs"/g' -e 's/^}$/,"witness": {"group": "g", "waits": "h", "simulated": false, "order": ["b", "h"], "places": [{"name": "b", "sm": 0, "sms": 3, "blocks": 1}]}}/' c.json >f.json; gpurta verify held.json f.json
resident: the group becomes resident, in any order of launches; while it runs, h may find no place; rules not measured on this GPU
rejected: witness (f.json:61): h has no place among the grids
2> gpurta: --certificate: group g is resident, but the certificate says unknown: every state of the GPU was tried, and no certificate has these
[1]

-- case places-of-grids --
$ gpurta resident places-of-grids.yaml | sed -n 3,10p
hangs: group g: b waits for ever for a place among the kernels that may be resident at once (U2); rules not measured on this GPU

group  verdict  fewest SMs  why
g      hangs             -  b waits for ever for a place among the kernels that may be resident at once (U2)

kernel  blocks  largest safe  weight
a            2             0  1.0000
b            1             0  0.0625
[1]

-- case written-zero --
$ gpurta resident zero.yaml | sed -n '/given/p'
- no registers given for b: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for b: taken to use none (key shared_memory)
- no stream given for a and b: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
