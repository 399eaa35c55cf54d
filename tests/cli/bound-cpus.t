Host steps on CPUs: who has which, for how long, and what is wrong with a file.

-- file textbook.yaml --
platform: {slots: 1}
cpus: [{name: cpu0}]
chains:
  - {name: a, period: 7, cpu: cpu0, priority: 3, steps: [{host: a, wcet: 3}]}
  - {name: b, period: 12, cpu: cpu0, priority: 2, steps: [{host: b, wcet: 3}]}
  - {name: c, period: 20, cpu: cpu0, priority: 1, steps: [{host: c, wcet: 5}]}

-- file robot.yaml --
platform: jetson-tx2
cpus: [{name: cpu0}, {name: cpu1}]
chains:
  - name: camera
    period: 60
    cpu: cpu0
    priority: 20
    wait: busy
    steps:
      - {host: grab, wcet: 3, cpu: cpu1, priority: 30}
      - {copy: in, duration: 1}
      - {kernel: detect, blocks: 64, threads: 256, wcet: 2}
      - {host: post, wcet: 4}
  - name: control
    period: 40
    cpu: cpu0
    priority: 10
    steps: [{host: plan, wcet: 1}, {kernel: roll, blocks: 1, threads: 32, wcet: 1}, {host: drive, wcet: 1}]
  - name: log
    period: 100
    cpu: cpu1
    steps: [{host: pack, wcet: 10, nonpreemptable: 2}, {host: write, wcet: 1}, {host: sync, wcet: 1, priority: 40}]

-- file wrong.yaml --
platform: {slots: 1}
cpus: [{name: cpu0}, {name: cpu0}]
chains:
  - {period: 9, cpu: cpu2, steps: [{host: a, wcet: 1}]}
  - {period: 9, wait: busy, steps: [{host: a, wcet: 1, priority: 3, nonpreemptable: 1}, {kernel: k, blocks: 1, wcet: 1, cpu: cpu0, priority: 1}]}

-- file none.yaml --
platform: {slots: 1}
chains:
  - {period: 9, priority: 5, steps: [{kernel: k, blocks: 1, wcet: 1}]}

-- file graph.yaml --
platform: {slots: 1}
cpus: [{name: cpu0}]
chains:
  - name: fork
    period: 30
    cpu: cpu0
    wait: busy
    steps: [{host: a, wcet: 1}, {kernel: k, blocks: 1, wcet: 1, after: []}]

-- file pipelined.yaml --
platform: {slots: 1}
cpus: [{name: cpu0}]
chains:
  - {name: frames, period: 30, cpu: cpu0, overlap: pipelined, priority: 2, steps: [{host: a, wcet: 10}, {host: b, wcet: 9, priority: 1}]}
  - {name: other, period: 40, cpu: cpu0, priority: 2, steps: [{host: c, wcet: 6, nonpreemptable: 1}]}

-- file two-steps.yaml --
platform: {slots: 1}
cpus: [{name: cpu0}]
chains:
  - name: own
    period: 100
    cpu: cpu0
    steps: [{host: a, wcet: 10, priority: 30}, {host: b, wcet: 6, priority: 10}]
  - {name: rival, period: 20, cpu: cpu0, priority: 20, steps: [{host: r, wcet: 5}]}

-- case textbook --
$ gpurta bound textbook.yaml --format csv | cut -d, -f1-5
name,bound,observed,deadline,verdict
a,3,3,7,schedulable
b,6,6,12,schedulable
c,20,20,20,schedulable

-- case robot --
$ gpurta bound robot.yaml --explain
platform jetson-tx2; times in ms

chain    bound  observed  deadline  verdict
camera      20        17        60  met
control     25        16        40  met
log         15        15       100  met

chain    step    kind    cpu   jitter  bound  observed  finish
camera   grab    host    cpu1       0      6         4       6
camera   in      copy    cpu0       6      1         1       7
camera   detect  kernel  cpu0       7      9         8      16
camera   post    host    cpu0      16      4         4      20
control  plan    host    cpu0       0     15        14      15
control  roll    kernel  -         15      9         1      24
control  drive   host    cpu0      24     15        14      25
log      pack    host    cpu1       0     13        13      13
log      write   host    cpu1      13      4         4      14
log      sync    host    cpu1      14      1         1      15

finish may be less than jitter + bound: it is bounded along the whole path

bound of camera             time     part
own kernels                    8   40.0 %
own host steps                 7   35.0 %
blocking on the CPU by log     2   10.0 %
own copies                     1    5.0 %
interference of control        1    5.0 %
CPU time of log                1    5.0 %
sum                           20  100.0 %

bound of control        time     part
CPU time of camera        14   56.0 %
interference of camera     8   32.0 %
own host steps             2    8.0 %
own kernels                1    4.0 %
sum                       25  100.0 %

bound of log        time     part
own host steps        12   80.0 %
CPU time of camera     3   20.0 %
sum                   15  100.0 %

camera, end to end: at most 20
  6  grab, from its activation
  1  in, from its activation
  9  detect, from its activation
  4  post, from its activation
  = 20

camera/grab: at most 6; on its CPU within 6
  3  the step itself
  2  on cpu1, log/pack: its section that keeps the CPU
  1  on cpu1, log/sync: 1 job x 1; 1 = ceil((6 + 14 - 0) / 100)
  = 6

camera/in: at most 1; it starts within 0
  1  the copy itself

camera/detect: at most 9; its last block starts within 7
  1  one pending job of the same priority, control/roll: 1 wave x 1
  6  own waves before the last block: 3 waves x 2
  2  the last block itself
  = 9

camera/post: at most 4; on its CPU within 4
  4  the step itself

control, end to end: at most 25
  from plan to drive as one path; that ends within 25:
  1  the last block of roll
  1  host plan
  1  host drive
  1  on cpu0, camera/in, which it spins for: 1 job x 1; 1 = ceil((25 + 6 - 0) / 60)
  9  on cpu0, camera/detect, which it spins for: 1 job x 9; 1 = ceil((25 + 7 - 0) / 60)
  4  on cpu0, camera/post: 1 job x 4; 1 = ceil((25 + 16 - 0) / 60)
  8  ahead of its kernels of the same priority, camera/detect: 64 blocks x 2 x weight 0.125 / 2 SMs
  = 25

control/plan: at most 15; on its CPU within 15
  1  the step itself
  1  on cpu0, camera/in, which it spins for: 1 job x 1; 1 = ceil((15 + 6 - 0) / 60)
  9  on cpu0, camera/detect, which it spins for: 1 job x 9; 1 = ceil((15 + 7 - 0) / 60)
  4  on cpu0, camera/post: 1 job x 4; 1 = ceil((15 + 16 - 0) / 60)
  = 15

control/roll: at most 9; its last block starts within 8
  8  one pending job of the same priority, camera/detect: 64 blocks x 2 x weight 0.125 / 2 SMs
  1  the last block itself
  = 9

control/drive: at most 15; on its CPU within 15
  1  the step itself
  1  on cpu0, camera/in, which it spins for: 1 job x 1; 1 = ceil((15 + 6 - 0) / 60)
  9  on cpu0, camera/detect, which it spins for: 1 job x 9; 1 = ceil((15 + 7 - 0) / 60)
  4  on cpu0, camera/post: 1 job x 4; 1 = ceil((15 + 16 - 0) / 60)
  = 15

log, end to end: at most 15
  from pack to write as one path; that ends within 14:
  10  host pack
  1  host write
  3  on cpu1, camera/grab: 1 job x 3; 1 = ceil((14 + 0 - 0) / 60)
  1  sync, from its activation
  = 15

log/pack: at most 13; on its CPU within 13
  10  the step itself
  3  on cpu1, camera/grab: 1 job x 3; 1 = ceil((13 + 0 - 0) / 60)
  = 13

log/write: at most 4; on its CPU within 4
  1  the step itself
  3  on cpu1, camera/grab: 1 job x 3; 1 = ceil((4 + 0 - 0) / 60)
  = 4

log/sync: at most 1; on its CPU within 1
  1  the step itself

how to read this, and the section of page bound that proves it:
- weight: of a block, while this kernel waits: blocks on an SM that together leave no room for one more block of it (a blocking set) have weights that add up to 1 or more [Weights, Statement]
- wave: at least so many blocks of a kernel as keep one more of it out; the last block has a line of its own, and where all others fit at once with it they have none [One after the other; In turns, which is that for rule U1]
- N = ceil((window + latest end - earliest activation) / period): jobs that may count, each from its nominal release; the window is what the heading has (within), for other contexts up to the end [Statement]
- one pending job, one copy before it: what stands in the queue when this comes, in order; of a sequence its dearest step, once, of other chains each step, whatever N is [Statement]
- ahead of its kernels or copies, of the same priority: at most one launch whenever the path waits, of the steps of a sequence one in all, and of each step no more than N jobs have [Paths]
- as one path: steps that are bounded together, where that is less [Paths]
- on a CPU: jobs of higher priority, one section of a lower one [of page cpus]
- weight 0.125 of camera/detect: 8 alone fill an SM (warps)
- weight 0.125 of control/roll: 32 alone fill an SM (blocks); it is more, so that sets of several kernels, or by rules U3 to U5, add up to 1

schedulable: every bound is within its deadline; as if kernels used no registers (key registers)

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready
- a CPU runs its host steps by preemptive fixed priorities, those of one priority in any order; where nonpreemptable is not given, one is taken from it at any instant; nothing else runs on it at these priorities or above, and switches, interrupts and launches take no time but what wcet includes
- a thread that waits busily goes on as soon as it has its CPU and what it waits for is complete
- kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)
- no shared memory given for camera/detect and control/roll: taken to use none (key shared_memory)
- no stream given for camera and control: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for camera, control and log: taken to be the period (key deadline)
- no jitter given for camera, control and log: taken as 0, no two releases closer than the period (key jitter)
- no priority on a shared CPU given for log: taken as 0, the lowest (key priority)
- no wait given for control: taken as suspend, a thread that sleeps while the GPU works (key wait)
- times without a unit are in ms (key time_unit)

-- case json --
$ gpurta bound robot.yaml --search 0 --format json | grep -o '"cpu": "[a-z0-9]*"' | sort | uniq -c
      5 "cpu": "cpu0"
      4 "cpu": "cpu1"

-- case certificate --
$ gpurta bound textbook.yaml --certificate c.json
2> gpurta: --certificate: the checker does not know CPUs (key cpus): no certificate is written
[2]

-- case wrong --
$ gpurta bound wrong.yaml
2> wrong.yaml:2:29: cpus[1].name: the name "cpu0" is given twice; cpus[0] has it, too
2> wrong.yaml:4:22: chains[0].cpu: there is no cpu "cpu2" in cpus; names: cpu0, cpu0
2> wrong.yaml:5:23: chains[1].wait: key "wait" needs the key cpu of the chain
2> wrong.yaml:5:66: chains[1].steps[0].priority: key "priority" needs the key cpu, of the step or of its chain
2> wrong.yaml:5:85: chains[1].steps[0].nonpreemptable: key "nonpreemptable" needs the key cpu, of the step or of its chain
2> wrong.yaml:5:126: chains[1].steps[1].cpu: a kernel has no key "cpu"
2> wrong.yaml:5:142: chains[1].steps[1].priority: a kernel has no key "priority": its stream has one; give it "stream: s", and the file "streams: {s: {priority: high}}"
[2]

-- case none --
$ gpurta bound none.yaml
2> none.yaml:3:27: chains[0].priority: there are no cpus: expected a whole number, of host steps on a CPU; kernels have that of their stream: "streams: {s: {priority: high}}"
[2]

-- case graph --
$ gpurta bound graph.yaml
2> graph.yaml:4:5: chains[0]: wait: busy is of a chain whose steps are a sequence: its thread spins until one step is complete, and this chain has several at once
[2]

-- case exact --
$ gpurta bound textbook.yaml --exact 1000 | grep exact
chain  bound  observed  exact  deadline  verdict
no exact responses: host steps share CPUs

-- case two-steps --
$ gpurta bound two-steps.yaml --explain own/b
platform slots; times in ms

own/b: at most 16; on its CPU within 16
  6  the step itself
  10  on cpu0, rival/r: 2 jobs x 5; 2 = ceil((16 + 15 - 0) / 20)
  = 16

how to read this, and the section of page bound that proves it:
- on a CPU: jobs of higher priority, one section of a lower one [of page cpus]

schedulable: every bound is within its deadline

assumptions: 9, listed by gpurta bound two-steps.yaml (and by --json)

-- file tasks.yaml --
cpus: [{name: cpu0}]
chains:
  - {name: a, period: 7, cpu: cpu0, priority: 3, steps: [{host: x, wcet: 3}]}
  - {name: b, period: 12, cpu: cpu0, priority: 2, steps: [{host: x, wcet: 3}]}
  - {name: c, period: 20, cpu: cpu0, priority: 1, steps: [{host: x, wcet: 5}]}

-- case tasks --
Burns and Wellings, process set C: plain tasks of a CPU need no GPU, and no platform. A copy does.
$ gpurta bound tasks.yaml | sed -n '1,6p'
> sed 's/{host: x, wcet: 5}/{copy: x, duration: 5}/' tasks.yaml | gpurta bound -
> gpurta rta tasks.yaml
no GPU; times in ms

chain  bound  observed  deadline  verdict
a          3         3         7  met
b          6         6        12  met
c         20        20        20  met
2> <stdin>:1:1: key "platform" is missing; give it here, or --platform NAME or --slots N
2> tasks.yaml:1:1: key "kernels" (or "operations") is missing; chains are for gpurta bound; to run their kernels, list them as "kernels"
[2]

-- case pipelined --
Each step of a pipelined chain is a thread of its own, and a rival of the others.
$ gpurta bound pipelined.yaml --explain frames | sed '/^unsch/,$d; /^sched/,$d'
platform slots; times in ms

bound of frames                 time     part
own host steps                    19   46.3 %
CPU time of other                 12   29.3 %
other jobs of the chain itself    10   24.4 %
sum                               41  100.0 %

frames, end to end: at most 41
  16  a, from its activation
  25  b, from its activation
  = 41

frames/a: at most 16; on its CPU within 16
  10  the step itself
  6  on cpu0, other/c: 1 job x 6; 1 = ceil((16 + 0 - 0) / 40)
  = 16

frames/b: at most 25; on its CPU within 25
  9  the step itself
  10  on cpu0, frames/a: 1 job x 10; 1 = ceil((25 + 0 - 0) / 30)
  6  on cpu0, other/c: 1 job x 6; 1 = ceil((25 + 0 - 0) / 40)
  = 25

how to read this, and the section of page bound that proves it:
- on a CPU: jobs of higher priority, one section of a lower one [of page cpus]

unknown: chain frames: its bound exceeds a deadline, and no miss was observed

assumptions: 10, listed by gpurta bound pipelined.yaml (and by --json)
[1]

-- file silent.yaml --
time_unit: ms
platform: {slots: 4}
cpus: [{name: c0}, {name: c1}]
chains:
  - {name: shares, period: 50, cpu: c0, steps: [{host: a, wcet: 1}, {kernel: k, blocks: 1, wcet: 20}]}
  - {name: spins, period: 50, cpu: c0, wait: busy, steps: [{kernel: l, blocks: 1, wcet: 2}]}
  - {name: below, period: 50, cpu: c0, steps: [{host: b, wcet: 1, priority: 0}]}
  - {name: alone, period: 50, jitter: 1, cpu: c1, steps: [{host: c, wcet: 1}, {kernel: m, blocks: 1, wcet: 2}]}

-- file silent-levels.yaml --
time_unit: ms
platform: {slots: 4}
runlist: {timeslice_step: 1}
contexts: [{name: x, level: high, timeslice: 2}, {name: y, timeslice: 2}]
chains:
  - {name: a, period: 50, context: x, steps: [{kernel: k, blocks: 1, wcet: 2}]}
  - {name: b, period: 50, context: y, steps: [{kernel: l, blocks: 1, wcet: 2}]}

-- case silent --
# a thread that is not said to spin is taken to sleep: said only where others share its CPU
$ gpurta bound silent.yaml --search 0 | grep -E ' given |timeslice'
- no stream given for shares, spins and alone: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for shares, spins, below and alone: taken to be the period (key deadline)
- no jitter given for shares, spins and below: taken as 0, no two releases closer than the period (key jitter)
- no priority on a shared CPU given for shares and spins: taken as 0, the lowest (key priority)
- no wait given for shares: taken as suspend, a thread that sleeps while the GPU works (key wait)

-- case silent-levels --
$ gpurta bound silent-levels.yaml --search 0 | grep -E ' given |timeslice'
- contexts are switched as the runlist says, at any instant; a timeslice is rounded down to a multiple of timeslice_step for the context's own work, and not for what it does to others
- no deadline given for a and b: taken to be the period (key deadline)
- no jitter given for a and b: taken as 0, no two releases closer than the period (key jitter)
- no level given for y: taken as low (key level)
