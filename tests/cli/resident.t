Persistent kernels that must be on the GPU together: no GPU hangs because a block found no place.

-- file mega.yaml --
platform: {base: cc-10.0, sms: 148}
kernels:
  - {name: schedulers, blocks: 80, threads: 128, shared_memory: 1KiB, wcet: 1}
  - {name: workers, blocks: 128, threads: 256, shared_memory: 200KiB, wcet: 1}
resident: [{name: mega, kernels: [schedulers, workers]}]

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

-- file none.yaml --
platform: {base: cc-6.0, sms: 2}
kernels: [{name: a, blocks: 1, threads: 32, wcet: 1}]

-- case mega --
$ gpurta resident mega.yaml
platform cc-10.0: 148 SMs

hangs: group mega: workers can be blocked at the head of the queues

group  verdict  fewest SMs  why
mega   hangs           208  workers can be blocked at the head of the queues

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
- kernels of one context; no others run than those of the file
- kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it
- kernels of no group end by themselves, and may be launched again and again, in any order
- a kernel of a group may run for ever once all blocks of its group are resident
- U3, U4, sub-partitions of registers: where they leave open where a block is, the least favourable place counts
- U5: an SM with a resident block keeps its carve-out, with all SMs that share it
[1]

-- case mega-21 --
$ gpurta resident 21.yaml --format csv
verdict,group,name,blocks,largest_safe,weight
hangs,mega,schedulers,21,20,1
hangs,mega,workers,128,127,1
[1]

-- case mega-20 --
$ gpurta resident 20.yaml --explain
platform cc-10.0: 148 SMs

resident: no kernel is ever blocked at the head, in any order of launches

group  verdict   fewest SMs  why
mega   resident         148  no kernel is ever blocked at the head

kernel      blocks  largest safe  weight
schedulers      20            20       1
workers        128           128       1

at the head  weight of all blocks  SMs  proof
schedulers                130.375  148  weights
workers                   147.000  148  weights

assumptions:
- kernels of one context; no others run than those of the file
- kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it
- kernels of no group end by themselves, and may be launched again and again, in any order
- a kernel of a group may run for ever once all blocks of its group are resident
- U3, U4, sub-partitions of registers: where they leave open where a block is, the least favourable place counts
- U5: an SM with a resident block keeps its carve-out, with all SMs that share it

-- case mega-pairs --
$ gpurta resident pairs.yaml --format csv
verdict,group,name,blocks,largest_safe,weight
hangs,mega,schedulers,11,10,2
hangs,mega,workers,128,126,1
[1]

-- case json --
$ gpurta resident 21.yaml --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "resident",
  "verdict": "hangs",
  "reason": "group mega: workers can be blocked at the head of the queues",
  "sms": 148,
  "work": 9,
  "witness": {"group": "mega", "waits": "workers", "for": "an SM with space for one more block", "simulated": true, "order": [{"name": "schedulers", "blocks": 21, "resident": 21}, {"name": "workers", "blocks": 128, "resident": 127}], "places": [{"name": "schedulers", "sm": 0, "sms": 21, "blocks": 1}, {"name": "workers", "sm": 21, "sms": 127, "blocks": 1}]},
  "groups": [
    {"name": "mega", "verdict": "hangs", "reason": "workers can be blocked at the head of the queues", "kernels": [{"name": "schedulers", "blocks": 21, "largest_safe": 20, "weight": "1"}, {"name": "workers", "blocks": 128, "largest_safe": 127, "weight": "1"}], "fewest_sms": 149}
  ],
  "assumptions": [
    "kernels of one context; no others run than those of the file",
    "kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it",
    "kernels of no group end by themselves, and may be launched again and again, in any order",
    "a kernel of a group may run for ever once all blocks of its group are resident",
    "U3, U4, sub-partitions of registers: where they leave open where a block is, the least favourable place counts",
    "U5: an SM with a resident block keeps its carve-out, with all SMs that share it"
  ],
  "notes": []
}
[1]

-- case witness --
$ gpurta resident mega.yaml --witness hang.yaml -o table.txt || gpurta simulate hang.yaml
platform cc-10.0; placement most-room; rules U1 U2 U3 U4 U5 U6 U7 U8 U9 (SM order not known: taken as ascending); times in ms

operation   stream      blocks  release  start  completion  response
schedulers  schedulers      80        1      1     1000001   1000000
workers     workers        128        2      2     2000001   1999999

-- case barrier --
$ gpurta resident barrier.yaml --format csv
verdict,group,name,blocks,largest_safe,weight
hangs,grid,scan,128,112,1/2
[1]

-- case barrier-112 --
$ gpurta resident barrier-112.yaml --format csv
verdict,group,name,blocks,largest_safe,weight
resident,grid,scan,112,112,1/2

-- case behind --
$ gpurta resident behind.yaml
platform cc-6.0: 4 SMs

hangs: group pair: consumer waits for ever for the completion of a kernel of its own group, behind which it is by its stream or by after

group  verdict  fewest SMs  why
pair   hangs             -  consumer waits for ever for the completion of a kernel of its own group, behind which it is by its stream or by after

kernel    blocks  largest safe  weight
producer       1             0       -
consumer       1             0       -

consumer waits for ever for the completion of a kernel of its own group, behind which it is by its stream or by after

launched  blocks  resident
producer       1         1
consumer       1         0

assumptions:
- kernels of one context; no others run than those of the file
- kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it
- kernels of no group end by themselves, and may be launched again and again, in any order
- a kernel of a group may run for ever once all blocks of its group are resident
- U3, U4, sub-partitions of registers: where they leave open where a block is, the least favourable place counts
- U5: an SM with a resident block keeps its carve-out, with all SMs that share it
[1]

-- case null-stream --
$ gpurta resident null.yaml
platform cc-6.0: 4 SMs

hangs: group pair: b waits for ever for a kernel on the NULL stream that is launched between two kernels of its group, whose streams are blocking

group  verdict  fewest SMs  why
pair   hangs             -  b waits for ever for a kernel on the NULL stream that is launched between two kernels of its group, whose streams are blocking

kernel  blocks  largest safe  weight
a            1             0       -
b            1             0       -

b waits for ever for a kernel on the NULL stream that is launched between two kernels of its group, whose streams are blocking

launched  blocks  resident
a              1         1
b              1         0

assumptions:
- kernels of one context; no others run than those of the file
- kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it
- kernels of no group end by themselves, and may be launched again and again, in any order
- a kernel of a group may run for ever once all blocks of its group are resident
- U3, U4, sub-partitions of registers: where they leave open where a block is, the least favourable place counts
- U5: an SM with a resident block keeps its carve-out, with all SMs that share it
[1]

-- case after --
$ gpurta resident after.yaml
platform cc-6.0: 4 SMs

hangs: group pair: b waits for ever for the completion of a kernel of its own group, behind which it is by its stream or by after

group  verdict  fewest SMs  why
pair   hangs             -  b waits for ever for the completion of a kernel of its own group, behind which it is by its stream or by after

kernel  blocks  largest safe  weight
a            1             0       -
b            1             0       -

b waits for ever for the completion of a kernel of its own group, behind which it is by its stream or by after

launched  blocks  resident
a              1         1
b              1         0

assumptions:
- kernels of one context; no others run than those of the file
- kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it
- kernels of no group end by themselves, and may be launched again and again, in any order
- a kernel of a group may run for ever once all blocks of its group are resident
- U3, U4, sub-partitions of registers: where they leave open where a block is, the least favourable place counts
- U5: an SM with a resident block keeps its carve-out, with all SMs that share it
[1]

-- case local-memory --
$ gpurta resident local.yaml
platform cc-8.0: 108 SMs

hangs: group pair: b waits for ever for an idle GPU, since it needs more local memory per thread than a kernel of its group that is resident (U6)

group  verdict  fewest SMs  why
pair   hangs             -  b waits for ever for an idle GPU, since it needs more local memory per thread than a kernel of its group that is resident (U6)

kernel  blocks  largest safe  weight
a            1             0       -
b            1             0       -

b waits for ever for an idle GPU, since it needs more local memory per thread than a kernel of its group that is resident (U6)

launched  blocks  resident
a              1         1
b              1         0

assumptions:
- kernels of one context; no others run than those of the file
- kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it
- kernels of no group end by themselves, and may be launched again and again, in any order
- a kernel of a group may run for ever once all blocks of its group are resident
- U3, U4, sub-partitions of registers: where they leave open where a block is, the least favourable place counts
- U5: an SM with a resident block keeps its carve-out, with all SMs that share it
[1]

-- case finite --
$ gpurta resident finite.yaml --explain
platform cc-6.0: 2 SMs

resident: no kernel is ever blocked at the head, in any order of launches

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
- kernels of one context; no others run than those of the file
- kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it
- kernels of no group end by themselves, and may be launched again and again, in any order
- a kernel of a group may run for ever once all blocks of its group are resident
- U3, U4, sub-partitions of registers: where they leave open where a block is, the least favourable place counts
- U5: an SM with a resident block keeps its carve-out, with all SMs that share it

-- case priorities --
$ gpurta resident priorities.yaml
platform cc-6.0: 2 SMs

hangs: group g: high can be blocked at the head of the queues

group  verdict  fewest SMs  why
g      hangs             3  high can be blocked at the head of the queues

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
- kernels of one context; no others run than those of the file
- kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it
- kernels of no group end by themselves, and may be launched again and again, in any order
- a kernel of a group may run for ever once all blocks of its group are resident
- U3, U4, sub-partitions of registers: where they leave open where a block is, the least favourable place counts
- U5: an SM with a resident block keeps its carve-out, with all SMs that share it
[1]

-- case partitions --
$ gpurta resident partitions.yaml --explain
platform cc-9.0: 132 SMs

resident: no kernel is ever blocked at the head, in any order of launches

group  verdict   fewest SMs  why
step   resident           -  no kernel is ever blocked at the head

kernel    blocks  largest safe  weight
gemm         112           112     1.0
alltoall      20            40     0.5

at the head  weight of all blocks  SMs  proof
gemm                        111.0  112  weights
alltoall                      9.5   20  weights

assumptions:
- kernels of one context; no others run than those of the file
- kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it
- kernels of no group end by themselves, and may be launched again and again, in any order
- a kernel of a group may run for ever once all blocks of its group are resident
- U3, U4, sub-partitions of registers: where they leave open where a block is, the least favourable place counts
- U5: an SM with a resident block keeps its carve-out, with all SMs that share it

-- case slots --
$ gpurta resident slots.yaml
platform slots: 8 slots

hangs: group g: b can be blocked at the head of the queues

group  verdict  fewest SMs  why
g      hangs             9  b can be blocked at the head of the queues

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
- kernels of one context; no others run than those of the file
- kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it
- kernels of no group end by themselves, and may be launched again and again, in any order
- a kernel of a group may run for ever once all blocks of its group are resident
- U3, U4, sub-partitions of registers: where they leave open where a block is, the least favourable place counts
- U5: an SM with a resident block keeps its carve-out, with all SMs that share it
[1]

-- case wrong --
$ gpurta resident wrong.yaml
2> wrong.yaml:3:35: resident[0].kernels[1]: there is no kernel "bb" in kernels
2> wrong.yaml:3:41: resident[1]: key "name" is missing
2> wrong.yaml:3:57: resident[2]: key "kernels" is missing
2> wrong.yaml:3:64: resident[2].name: the name "g" is given twice: of group 1 and 3
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
platform cc-10.0: 148 SMs

unknown: group mega: the limit came before the search for coverings ended

group  verdict  fewest SMs  why
mega   unknown         208  the limit came before the search for coverings ended

kernel      blocks  largest safe  weight
schedulers      80            20       1
workers        128            68       1

assumptions:
- kernels of one context; no others run than those of the file
- kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it
- kernels of no group end by themselves, and may be launched again and again, in any order
- a kernel of a group may run for ever once all blocks of its group are resident
- U3, U4, sub-partitions of registers: where they leave open where a block is, the least favourable place counts
- U5: an SM with a resident block keeps its carve-out, with all SMs that share it
[1]
