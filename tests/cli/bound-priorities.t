-- file ranked.yaml --
# One context controls, one sees, one records; a kernel of the last keeps the GPU for half a millisecond.
platform: {slots: 4}
runlist: {policy: priority, switch_cost: 0.2}
contexts:
  - {name: control, priority: 20}
  - {name: vision, priority: 10}
  - {name: video, priority: 1}
chains:
  - {name: steer, period: 10, context: control, steps: [{kernel: plan, blocks: 2, wcet: 1}]}
  - {name: camera, period: 33, context: vision, steps: [{host: grab, wcet: 1}, {kernel: detect, blocks: 8, wcet: 1}, {kernel: track, blocks: 1, wcet: 1}]}
  - {name: encode, period: 100, context: video, steps: [{kernel: enc, blocks: 8, wcet: 2, nonpreemptable: 0.5}]}

-- case bounds --
$ gpurta bound ranked.yaml
platform slots; times in ms

chain   bound  observed  deadline  verdict
steer     1.9       1.7        10  met
camera    6.3       6.1        33  met
encode   10.4       9.0       100  met

chain   step    kind    jitter  bound  observed  finish
steer   plan    kernel     0.0    1.9       1.7     1.9
camera  grab    host       0.0    1.0       1.0     1.0
camera  detect  kernel     1.0    4.3       4.1     5.3
camera  track   kernel     5.3    3.3       2.4     6.3
encode  enc     kernel     0.0   10.4       9.0    10.4

finish may be less than jitter + bound: it is bounded along the whole path

schedulable: every bound is within its deadline

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- host steps end within their stated times, whatever else runs
- a switch between contexts takes at most switch_cost
- a kernel that follows another of its context at once keeps the context's turn (not so by rule U1)
- contexts by priority are taken to behave as was observed with a changed driver (GCAPS, ECRTS 2024) on these GPUs alone: Jetson Orin AGX, Jetson Orin Nano, Jetson Xavier NX (key runlist)
- the GPU is the context's of the largest priority that has kernels; a context that loses it keeps its state; a nonpreemptable kernel keeps the GPU no longer than it says; copies take no context's GPU
- no deadline given for steer, camera and encode: taken to be the period (key deadline)
- no jitter given for steer, camera and encode: taken as 0, no two releases closer than the period (key jitter)
- times without a unit are in ms (key time_unit)

-- case explain --
$ gpurta bound ranked.yaml --explain camera
platform slots; times in ms

bound of camera                     time     part
own kernels                          3.0   47.6 %
own host steps                       1.0   15.9 %
GPU taken by steer                   1.0   15.9 %
switches of contexts                 0.8   12.7 %
blocking by lower priority: encode   0.5    7.9 %
sum                                  6.3  100.0 %

camera, end to end: at most 6.3
  from grab to track as one path; its last block begins within 5.3:
  1  host grab
  1  waves of detect before its last block: 1 wave x 1
  1  the last block of detect
  0  track always finds room
  1  the last block of track
  0.5  on the GPU, encode/enc: its section that keeps the GPU
  1  steer/plan: 1 job x 1; 1 = ceil((6.3 + 1.9 - 0) / 10)
  0.8  switches: 4 x 0.2
  = 6.3

camera/grab: at most 1

camera/detect: at most 4.3; its last block starts within 3.3
  1  own waves before the last block: 1 wave x 1
  1  the last block itself
  0.5  on the GPU, encode/enc: its section that keeps the GPU
  1  steer/plan: 1 job x 1; 1 = ceil((4.3 + 1.9 - 0) / 10)
  0.8  switches: 4 x 0.2
  = 4.3

camera/track: at most 3.3; its last block starts within 2.3
  0  whichever kernel is at the head, in all less than 1
  1  the last block itself
  0.5  on the GPU, encode/enc: its section that keeps the GPU
  1  steer/plan: 1 job x 1; 1 = ceil((3.3 + 1.9 - 0) / 10)
  0.8  switches: 4 x 0.2
  = 3.3

how to read this, and the section of page bound that proves it:
- weight: of a block, while this kernel waits: blocks on an SM that together leave no room for one more block of it (a blocking set) have weights that add up to 1 or more [Weights, Statement]
- wave: at least so many blocks of a kernel as keep one more of it out; the last block has a line of its own, and where all others fit at once with it they have none [One after the other; In turns, which is that for rule U1]
- N = ceil((window + latest end - earliest activation) / period): jobs that may count, each from its nominal release; the window is what the heading has (within), for other contexts up to the end [Statement]
- in all less than: with so little there, a block always fits [Room]
- as one path: steps that are bounded together, where that is less [Paths]
- on a CPU: jobs of higher priority, one section of a lower one [of page cpus]
- weight 1/4: the platform has 4 slots, and a block takes one

schedulable: every bound is within its deadline

assumptions: 13, listed by gpurta bound ranked.yaml (and by --json)

-- case simulate --
$ gpurta simulate ranked.yaml
platform slots; placement most-room; times in ms

operation      stream  blocks  release  start  completion  response  deadline  verdict
steer/plan     -            2        0    0.2         1.2       1.2        10  met
camera/grab    -         host        0    0.0         1.0       1.0         -  -
camera/detect  -            8        0    1.4         3.4       3.4         -  -
camera/track   -            1        0    3.4         4.4       4.4        33  met
encode/enc     -            8        0    4.6         8.6       8.6       100  met

every deadline is met in this simulation; no bound: gpurta bound
of one job each: --jobs N or --until TIME releases more

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- jobs of a chain are released exactly at its offset and then a period apart, without jitter, a closed chain's when the job before is complete, and what comes at one instant in the order of the file: other releases may give longer runs
- no deadline given for steer, camera and encode: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)
- contexts by priority are taken to behave as was observed with a changed driver (GCAPS, ECRTS 2024) on these GPUs alone: Jetson Orin AGX, Jetson Orin Nano, Jetson Xavier NX (key runlist)

-- case measured --
On the GPUs where it was measured the driver is still another one.
$ printf 'platform: jetson-orin-agx\nrunlist: {policy: priority, switch_cost: measured}\ncontexts: [{name: a, priority: 2}, {name: b, priority: 1}]\nchains: [{name: c, context: a, period: 30, steps: [{kernel: k, blocks: 8, threads: 256, registers: 32, wcet: 2}]}, {name: d, context: b, period: 90, steps: [{kernel: l, blocks: 8, threads: 256, registers: 32, wcet: 2}]}]\n' >agx.yaml; gpurta bound agx.yaml --search 0 | grep 'by priority'
- contexts by priority have the changed driver with which they were measured on this GPU (GCAPS, ECRTS 2024; key runlist)

-- case overloaded-above --
$ gpurta bound ranked.yaml --set chains.steer.period=1 --search 0 --format csv | cut -d, -f1-6
name,bound,observed,deadline,verdict,meets_deadline
steer,,,1,unknown,
camera,,,33,unknown,
encode,,,100,unknown,
2> ranked.yaml: note: changed by --set chains.steer.period=1
[1]

-- case certificate --
$ gpurta bound ranked.yaml --certificate c.json
2> gpurta: --certificate: the checker does not know contexts by priority: no certificate is written
[2]

-- case without-policy --
$ sed 's/policy: priority, //' ranked.yaml | gpurta bound -
2> <stdin>:5:5: contexts[0]: context control has a priority, which counts only with policy: priority of the runlist
[2]

-- case without-priority --
$ sed 's/, priority: 10//' ranked.yaml | gpurta bound -
2> <stdin>:6:5: contexts[1]: context vision has no priority, beside policy: priority of the runlist
[2]

-- case same-priority --
$ sed 's/priority: 10/priority: 20/' ranked.yaml | gpurta bound -
2> <stdin>:5:5: contexts[0]: context control has the priority of another: one of them has to be first
[2]

-- case timeslice-of-context --
$ sed 's/priority: 10/priority: 10, timeslice: 2/' ranked.yaml | gpurta bound -
2> <stdin>:6:5: contexts[1]: context vision has a level, timeslice or server, which count only without policy: priority of the runlist
[2]

-- case timeslice-of-runlist --
$ sed 's/switch_cost/timeslice: 2, switch_cost/' ranked.yaml | gpurta bound -
2> <stdin>:3:40: runlist.timeslice: policy: priority has no turns: only switch_cost may stand beside it
[2]

-- case saturated-above --
$ sed 's/priority: 20/priority: 20, saturated: true/; /name: steer/d' ranked.yaml | gpurta bound -
2> <stdin>:5:5: contexts[0]: context control is saturated, and leaves nothing to those below it
[2]

-- case nonpreemptable-without-policy --
$ sed 's/policy: priority, //; s/priority: [0-9]*/timeslice: 1/' ranked.yaml | gpurta bound -
2> <stdin>:11:5: chains[2]: a nonpreemptable kernel counts only with policy: priority of the runlist
[2]

-- case tasks --
$ sed '/^contexts/,$d' ranked.yaml | cat - tasks.yaml | gpurta runlist -
2> <stdin>:3:19: runlist.policy: tasks have timeslices: policy: priority is of contexts of chains
[2]

-- file tasks.yaml --
tasks: [{name: a, level: high, timeslice: 1, wcet: 1, period: 10}]


-- case beyond-cudas-range --
A GPU would clamp the priority: the verdict holds as if it did not, and says so.
$ printf 'platform: jetson-orin-agx\nstreams: {bg: {priority: 5}}\nchains:\n- {name: cam, period: 100, deadline: 12, steps: [{kernel: det, blocks: 64, threads: 256, registers: 32, wcet: 4}]}\n- {name: llm, period: 100, stream: bg, steps: [{kernel: llm, blocks: 400, threads: 256, registers: 32, wcet: 2}]}\n' >prio.yaml
> gpurta bound prio.yaml --search 0 | grep 'priorit'
schedulable: every bound is within its deadline; as if priorities beyond CUDA's 0 to -5 were not clamped (key priority); rules not measured on this GPU
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- priorities of streams beyond CUDA's 0 to -5, as 5 of bg, are taken as they are: a GPU clamps them (key priority)
2> prio.yaml:2:16: note: priority: CUDA's lowest is 0, and a GPU would run the stream at 0; it is taken as 5 here, below all that have 0
