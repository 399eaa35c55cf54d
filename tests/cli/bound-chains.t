-- file branches.yaml --
# Only graphs, and h always finds room: nobody's response changes in the first pass, but h ends late.
platform: {base: jetson-tx2, sms: 2}
chains:
  - name: usual
    period: 50
    steps:
      - {kernel: k, blocks: 1, threads: 32, shared_memory: 40KiB, wcet: 4}
      - {host: beside, wcet: 1, after: []}
  - name: urgent
    period: 50
    steps:
      - {kernel: h, blocks: 1, threads: 32, shared_memory: 32KiB, wcet: 4, stream: first}
      - {kernel: i, blocks: 1, threads: 32, shared_memory: 32KiB, wcet: 4, stream: second, after: []}
streams: {first: {priority: high}, second: {priority: high}}

-- file late.yaml --
platform: jetson-tx2
chains:
  - {name: a, period: 10, jitter: 1, deadline: 2, steps: [{kernel: k, blocks: 2, threads: 512, wcet: 1}, {host: h, wcet: 3}]}

-- file gathered.yaml --
# Jobs that wait for each other: the bound of a first step counts from the end of the job before, and so
# does what is observed, also of jobs that are released before the instant at which most come together.
platform: {slots: 4}
chains:
  - name: a
    period: 10
    jitter: 40
    deadline: 60
    steps: [{kernel: k1, blocks: 1, wcet: 2, deadline: 45}, {host: h, wcet: 1}, {kernel: k2, blocks: 1, wcet: 2}]

-- file long-names.yaml --
# Names that a picture has no room for, a deadline far away, and one that is missed.
platform: {slots: 2}
chains:
  - name: perception_pipeline_front_left_camera_00
    period: 1000
    steps:
      - {kernel: a_very_long_name_of_a_kernel_stage_0_of_00, blocks: 5, wcet: 1}
      - {kernel: a_very_long_name_of_a_kernel_stage_1_of_00, blocks: 3, wcet: 1}
  - name: перцепция_передняя_левая_камера_номер_один
    period: 3
    steps: [{kernel: kernel, blocks: 1, wcet: 1}]

-- file not-given.yaml --
platform: jetson-tx2
contexts:
  - {name: a, level: high, timeslice: 4}
  - {name: b, level: low, timeslice: 1, saturated: true}
chains:
  - {name: c, period: 40, context: a, steps: [{kernel: k, blocks: 8, threads: 512, wcet: 2}]}

-- file orin-perception.yaml --
# Perception on a Jetson AGX Orin: three chains of one process, and a best-effort process beside it.
# Every kernel asks for the same carve-out: where kernels need different ones, an SM must be empty
# before it changes (rule U5), and no bound fits.
time_unit: ms
platform: jetson-orin-agx
runlist: {switch_cost: 50us}
contexts:
  - {name: perception, level: high, timeslice: 5}
  - {name: best-effort, level: low, timeslice: 1, saturated: true}
streams:
  plan: {priority: high}
chains:
  - name: camera
    period: 33
    jitter: 0.5
    context: perception
    steps:
      - {copy: image-in, duration: 0.4, direction: h2d}
      - {kernel: rectify, carveout: 100, blocks: 128, threads: 256, registers: 32, wcet: 0.3, bcet: 0.2}
      - {kernel: detect, carveout: 100, blocks: 96, threads: 512, registers: 64, shared_memory: 49152, wcet: 1.2, bcet: 0.6}
      - {kernel: track, carveout: 100, blocks: 24, threads: 128, registers: 40, wcet: 0.5}
      - {copy: boxes-out, duration: 0.1, direction: d2h}
  - name: lidar
    period: 100
    context: perception
    steps:
      - {copy: points-in, duration: 1.1, direction: h2d}
      - {kernel: voxels, carveout: 100, blocks: 120, threads: 256, registers: 48, wcet: 0.6}
      - {kernel: segment, carveout: 100, blocks: 32, threads: 768, registers: 32, shared_memory: 65536, wcet: 1.2}
      - {host: cluster, wcet: 6, bcet: 2}
  - name: planner
    period: 50
    deadline: 30
    context: perception
    stream: plan
    steps:
      - {host: prepare, wcet: 2, bcet: 1}
      - {kernel: rollouts, carveout: 100, blocks: 60, threads: 128, registers: 64, wcet: 0.7, count: 4}
      - {copy: best-out, duration: 0.05, direction: d2h}

-- file room-heads.yaml --
# One block of `wide` takes five eighths of the SM, three of `narrow` the rest: whichever waits, there is room.
platform: {base: jetson-tx2, sms: 1, threads_per_sm: 256}
chains:
  - {name: one, period: 50, steps: [{kernel: wide, blocks: 1, threads: 160, wcet: 5}]}
  - {name: two, period: 40, steps: [{kernel: narrow, blocks: 3, threads: 32, wcet: 2}]}

-- file two-processes.yaml --
# Two processes that share a GPU by time slices, as in GCAPS: each with two tasks.
time_unit: ms
platform: jetson-orin-nano
runlist: {timeslice: 2, switch_cost: 200us}
contexts:
  - {name: a, level: medium}
  - {name: b, level: medium}
chains:
  - {name: a1, period: 40, context: a, steps: [{host: a1-cpu, wcet: 1}, {kernel: a1-gpu, blocks: 16, threads: 256, wcet: 2}]}
  - {name: a2, period: 120, context: a, steps: [{host: a2-cpu, wcet: 2}, {kernel: a2-gpu, blocks: 48, threads: 512, wcet: 2}]}
  - {name: b1, period: 60, context: b, steps: [{copy: b1-in, duration: 0.5, direction: h2d}, {kernel: b1-gpu, blocks: 24, threads: 256, wcet: 3}]}
  - {name: b2, period: 200, context: b, steps: [{kernel: b2-gpu, blocks: 8, threads: 1024, wcet: 6}, {host: b2-cpu, wcet: 4}]}

-- file tx2.yaml --
time_unit: ms
platform: jetson-tx2
kernels:
  - {name: k1, blocks: 2, threads: 512, wcet: 4, period: 15}
  - {name: k2, blocks: 7, threads: 512, wcet: 6, period: 15}
  - {name: k3, blocks: 2, threads: 512, wcet: 6, period: 15}
  - {name: k4, blocks: 5, threads: 512, wcet: 5, period: 15}

-- file waters2019-chains.yaml --
# WATERS 2019 challenge on a Jetson TX2 in two processes, with copies and host steps.
# GPU times: worst case at 1.5 GHz; the shares of blocks, copies and host steps are ours.
time_unit: ms
platform: jetson-tx2
runlist: {switch_cost: 0.05}
contexts:
  - {name: driving, level: high, timeslice: 4}
  - {name: mapping, level: low, timeslice: 2}
chains:
  - name: SFM
    period: 33
    context: driving
    steps:
      - {copy: image, duration: 0.5, direction: h2d}
      - {kernel: features, blocks: 8, threads: 512, wcet: 3.5, bcet: 2}
      - {host: match, wcet: 1, bcet: 0.5}
      - {copy: points, duration: 0.2, direction: d2h}
  - name: Lane_detection
    period: 66
    context: driving
    steps:
      - {copy: lane-image, duration: 0.5, direction: h2d}
      - {kernel: lanes, blocks: 4, threads: 1024, wcet: 6}
      - {host: fit, wcet: 2}
  - name: Localization
    period: 400
    context: mapping
    steps:
      - {copy: scan, duration: 1, direction: h2d}
      - {kernel: particles, blocks: 16, threads: 256, wcet: 20}
      - {host: resample, wcet: 5}

-- case branches --
$ gpurta bound branches.yaml --search 100
platform jetson-tx2; times in ms

chain   bound  observed  deadline  verdict
usual       8         8        50  met
urgent      4         4        50  met

chain   step    kind    jitter  bound  observed  finish
usual   k       kernel       0      8         8       8
usual   beside  host         0      1         1       1
urgent  h       kernel       0      4         4       4
urgent  i       kernel       0      4         4       4

schedulable: every bound is within its deadline; as if kernels used no registers (key registers)

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- host steps end within their stated times, whatever else runs
- kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)
- no stream given for usual: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for usual and urgent: taken to be the period (key deadline)
- no jitter given for usual and urgent: taken as 0, no two releases closer than the period (key jitter)
- times without a unit are in ms (key time_unit)

-- case exact-refused --
$ gpurta bound orin-perception.yaml --exact 10 --search 0 --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "bound",
  "time_unit": "ms",
  "verdict": "schedulable",
  "reason": "every bound is within its deadline; switches cost less than the 659 us measured on this platform (switch_cost: measured)",
  "exact_reason": "contexts share the GPU",
  "chains": [
    {"name": "camera", "bound": "493/20", "observed": null, "exact": null, "deadline": "33", "verdict": "schedulable", "meets_deadline": true, "overlap": "serial", "reason": null, "steps": [{"name": "image-in", "kind": "copy", "jitter": "1/2", "bound": "31/20", "observed": null, "finish": "41/20", "deadline": null}, {"name": "rectify", "kind": "kernel", "jitter": "41/20", "bound": "3629/320", "observed": null, "finish": "857/64", "deadline": null}, {"name": "detect", "kind": "kernel", "jitter": "857/64", "bound": "169/10", "observed": null, "finish": "459/20", "deadline": null}, {"name": "track", "kind": "kernel", "jitter": "459/20", "bound": "3427/320", "observed": null, "finish": "491/20", "deadline": null}, {"name": "boxes-out", "kind": "copy", "jitter": "491/20", "bound": "5/4", "observed": null, "finish": "493/20", "deadline": null}], "witness": []},
    {"name": "lidar", "bound": "629/20", "observed": null, "exact": null, "deadline": "100", "verdict": "schedulable", "meets_deadline": true, "overlap": "serial", "reason": null, "steps": [{"name": "points-in", "kind": "copy", "jitter": "0", "bound": "31/20", "observed": null, "finish": "31/20", "deadline": null}, {"name": "voxels", "kind": "kernel", "jitter": "31/20", "bound": "157/10", "observed": null, "finish": "69/4", "deadline": null}, {"name": "segment", "kind": "kernel", "jitter": "69/4", "bound": "169/10", "observed": null, "finish": "509/20", "deadline": null}, {"name": "cluster", "kind": "host", "jitter": "509/20", "bound": "6", "observed": null, "finish": "629/20", "deadline": null}], "witness": []},
    {"name": "planner", "bound": "311/20", "observed": null, "exact": null, "deadline": "30", "verdict": "schedulable", "meets_deadline": true, "overlap": "serial", "reason": null, "steps": [{"name": "prepare", "kind": "host", "jitter": "0", "bound": "2", "observed": null, "finish": "2", "deadline": null}, {"name": "rollouts", "kind": "kernel", "jitter": "2", "bound": "12", "observed": null, "finish": "14", "deadline": null}, {"name": "best-out", "kind": "copy", "jitter": "14", "bound": "31/20", "observed": null, "finish": "311/20", "deadline": null}], "witness": []}
  ],
  "used": [
    {"resource": "copy engine", "utilization": "112/4125", "most": "2/165", "most_of": "camera/image-in"},
    {"resource": "SMs", "utilization": "22487/132000", "most": "6/55", "most_of": "camera/detect"}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "a saturated context makes no copies: a process that does needs chains",
    "releases of a chain are at least its period apart, and come in order, at most its jitter late",
    "no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it",
    "blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits",
    "what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out",
    "a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9)",
    "host steps end within their stated times, whatever else runs",
    "U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain",
    "U3: warps are dealt to sub-partitions in turn",
    "U4: shared memory of a block is one piece, the first that fits",
    "U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty (key carveout)",
    "U6: the pool of local memory has grown before to what the kernels need",
    "not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)",
    "rules measured on other GPUs alone: ...",
    "a switch between contexts takes at most switch_cost, less than the 659 us measured on this platform",
    "contexts are switched as the runlist says, at any instant, and timeslices are taken as exact (key timeslice_step)",
    "no channel is reset: the reset of a low one would take time from the others",
    "the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)",
    "no shared memory given for camera/rectify, camera/track, lidar/voxels and planner/rollouts: taken to use none (key shared_memory)",
    "no stream given for camera and lidar: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)",
    "no deadline given for camera and lidar: taken to be the period (key deadline)",
    "no jitter given for lidar and planner: taken as 0, no two releases closer than the period (key jitter)"
  ],
  "notes": []
}

-- case explain-chain --
$ gpurta bound waiting.yaml --explain camera --search 0
platform slots; times in ms

3 jobs of camera in a row                                  time     part
own kernels                                                9.00   35.0 %
interference of logger                                     9.00   35.0 %
own copies                                                 3.00   11.7 %
GPU taken by recorder                                      3.00   11.7 %
switches of contexts                                       1.25    4.9 %
late release (jitter)                                      0.50    1.9 %
sum                                                       25.75  100.0 %
less: the time from the first of these jobs to the last  -12.00        -
bound of the last one                                     13.75        -

camera, end to end: at most 13.75
  0.5  jitter of the release
  -12  so much later than the first of 3 jobs it is released: 2 x 6
  3 jobs, from edges to edges as one path; its last block begins within 21:
  6  the last block of edges: 2 x 3
  2  copy out: 2 x 1
  4  ahead of its kernels of the same priority, logger/pack: 1 block x 4 x weight 1
  3  ahead of its kernels of the same priority, logger/log: 1 block x 3 x weight 1
  2  ahead of its kernels of the same priority, logger/send: 1 block x 2 x weight 1
  3  the last block of edges
  = 18 of the GPU: 5 = ceil(18 / 8) + 2 timeslices of context main, in 3 runs of kernels, each behind a gap:
  0  context side: 5 entries of 1, more than its jobs take
  3  recorder/record: 1 job x 3; 1 = ceil((24.25 + 27.75 - 0) / 100)
  0.625  switches to context side: 5 x 0.125
  0.625  switches to context main: 5 x 0.125
  1  out, from its activation
  = 13.75

camera/edges: at most 8.25; its last block starts within 5.25
  4  one pending job of the same priority, logger/pack: 1 block x 4 x weight 1
  3  the last block itself
  = 7 of the GPU: 1 = ceil(7 / 8) timeslice of context main, each behind a gap:
  1  context side: 1 entry of 1
  0.125  switches to context side: 1 x 0.125
  0.125  switches to context main: 1 x 0.125
  = 8.25

camera/out: at most 1; it starts within 0
  1  the copy itself

how to read this, and the section of page bound that proves it:
- weight: of a block, while this kernel waits: blocks on an SM that together leave no room for one more block of it (a blocking set) have weights that add up to 1 or more [Weights, Statement]
- N = ceil((window + latest end - earliest activation) / period): jobs that may count, each from its nominal release; the window is what the heading has (within), for other contexts up to the end [Statement]
- one pending job, one copy before it: what stands in the queue when this comes, in order; of a sequence its dearest step, once, of other chains each step, whatever N is [Statement]
- ahead of its kernels or copies, of the same priority: at most one launch whenever the path waits, of the steps of a sequence one in all, and of each step no more than N jobs have [Paths]
- as one path: steps that are bounded together, where that is less [Paths]
- timeslices: GPU time / timeslice, rounded up, and one more for each further run of kernels, which may begin in one that is nearly over; other contexts have the GPU in the gaps, for their timeslices, or for their jobs where those are less (then their timeslices are 0) [Supply]
- so much later: the bound is of the last of these jobs, from its own release [Jobs that wait for each other; Pipelines]
- weight 1: the platform has one slot, and a block takes it

unknown: chain camera: its bound exceeds a deadline, and no miss was looked for (option search)

assumptions: 15, listed by gpurta bound waiting.yaml (and by --json)
[1]

-- case explain --
$ gpurta bound orin-perception.yaml --search 0 --explain camera/rectify
platform jetson-orin-agx; times in ms

camera/rectify: at most 11.340625; its last block starts within 11.040625
  2.4  one pending job of the same priority, lidar/segment: 32 blocks x 1.2 x weight 1 / 16 SMs
  5.25  of higher priority, planner/rollouts: 1 job x 4 x 60 blocks x 0.7 x weight 0.5 / 16 SMs; 1 = ceil((11.040625 + 14 - 1) / 50)
  1.190625  own blocks but the last: 127 blocks x 0.3 x weight 0.5 / 16 SMs
  0.3  the last block itself
  = 9.140625 of the GPU: 2 = ceil(9.140625 / 5) timeslices of context perception, each behind a gap:
  2  context best-effort: 2 entries of 1
  0.1  switches to context best-effort: 2 x 0.05
  0.1  switches to context perception: 2 x 0.05
  = 11.340625
  without the priority of planner: at most 4.8

how to read this, and the section of page bound that proves it:
- weight: of a block, while this kernel waits: blocks on an SM that together leave no room for one more block of it (a blocking set) have weights that add up to 1 or more [Weights, Statement]
- N = ceil((window + latest end - earliest activation) / period): jobs that may count, each from its nominal release; the window is what the heading has (within), for other contexts up to the end [Statement]
- one pending job, one copy before it: what stands in the queue when this comes, in order; of a sequence its dearest step, once, of other chains each step, whatever N is [Statement]
- timeslices: GPU time / timeslice, rounded up, and one more for each further run of kernels, which may begin in one that is nearly over; other contexts have the GPU in the gaps, for their timeslices, or for their jobs where those are less (then their timeslices are 0) [Supply]
- weight 1 of lidar/segment: 2 alone fill an SM (warps, registers, shared_memory); it is more, so that sets of several kernels, or by rules U3 to U5, add up to 1
- weight 0.5 of planner/rollouts: 8 alone fill an SM (registers); it is more, so that sets of several kernels, or by rules U3 to U5, add up to 1
- weight 0.5 of camera/rectify: 6 alone fill an SM (warps); it is more, so that sets of several kernels, or by rules U3 to U5, add up to 1

schedulable: every bound is within its deadline; switches cost less than the 659 us measured on this platform (switch_cost: measured); rules not measured on this GPU

assumptions: 23, listed by gpurta bound orin-perception.yaml (and by --json)

-- case gathered --
$ gpurta bound gathered.yaml
> gpurta bound gathered.yaml --set chains.a.deadline=44 --certificate c > /dev/null
> gpurta verify gathered.yaml c --set chains.a.deadline=44
platform slots; times in ms

chain  bound  observed  deadline  verdict
a         45        45        60  met

chain  step  kind    jitter  bound  observed  finish  deadline
a      k1    kernel      40      2         2      42        45
a      h     host        42      1         1      43         -
a      k2    kernel      43      2         2      45         -

schedulable: every bound is within its deadline

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- host steps end within their stated times, whatever else runs
- a job that is released while the one before it is not complete begins when that one ends, as in one stream
- times without a unit are in ms (key time_unit)
2> gathered.yaml: note: changed by --set chains.a.deadline=44
2> gpurta: --certificate: it speaks of the file alone; write what --set changes into it
2> gpurta: verify: --set has no meaning here: it is for files of kernels
[2]

-- case graph-csv --
$ gpurta bound graph.yaml --search 100 --format csv
name,bound,observed,deadline,verdict,meets_deadline,time_unit,assumptions
fork,22,33/2,90,schedulable,true,ms,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | host steps end within their stated times, whatever else runs | a kernel that follows another of its context at once keeps the context's turn (not so by rule U1) | a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before | no stream given for fork and other: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for fork and other: taken to be the period (key deadline) | no jitter given for other: taken as 0, no two releases closer than the period (key jitter) | times without a unit are in ms (key time_unit)"
other,18,15,70,schedulable,true,ms,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | host steps end within their stated times, whatever else runs | a kernel that follows another of its context at once keeps the context's turn (not so by rule U1) | a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before | no stream given for fork and other: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for fork and other: taken to be the period (key deadline) | no jitter given for other: taken as 0, no two releases closer than the period (key jitter) | times without a unit are in ms (key time_unit)"

-- case graph-json --
$ gpurta bound graph.yaml --search 100 --format json --explain
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "bound",
  "time_unit": "ms",
  "verdict": "schedulable",
  "reason": "every bound is within its deadline",
  "chains": [
    {"name": "fork", "bound": "22", "observed": "33/2", "deadline": "90", "verdict": "schedulable", "meets_deadline": true, "overlap": "serial", "reason": null, "steps": [{"name": "split", "kind": "kernel", "jitter": "1", "bound": "26/3", "observed": "6", "finish": "29/3", "deadline": null, "terms": [{"kind": "same", "step": "work", "context": null, "jobs": 1, "blocks": null, "weight": null, "share": "16/3", "waves": 2, "each": null, "window": null, "less_than": null}, {"kind": "last", "step": "split", "context": null, "jobs": null, "blocks": 1, "weight": null, "share": "4/3", "waves": null, "each": null, "window": null, "less_than": null}, {"kind": "delay", "step": null, "context": "all", "jobs": 1, "blocks": null, "weight": null, "share": "2", "waves": null, "each": "2", "window": null, "less_than": null}]}, {"name": "left", "kind": "kernel", "jitter": "29/3", "bound": "34/3", "observed": "9", "finish": "21", "deadline": null, "terms": [{"kind": "same", "step": "work", "context": null, "jobs": 1, "blocks": null, "weight": null, "share": "16/3", "waves": 2, "each": null, "window": null, "less_than": null}, {"kind": "branch", "step": "right", "context": null, "jobs": 1, "blocks": null, "weight": null, "share": "4/3", "waves": 1, "each": null, "window": null, "less_than": null}, {"kind": "last", "step": "left", "context": null, "jobs": null, "blocks": 1, "weight": null, "share": "8/3", "waves": null, "each": null, "window": null, "less_than": null}, {"kind": "delay", "step": null, "context": "all", "jobs": 1, "blocks": null, "weight": null, "share": "2", "waves": null, "each": "2", "window": null, "less_than": null}]}, {"name": "right", "kind": "kernel", "jitter": "29/3", "bound": "32/3", "observed": "8", "finish": "61/3", "deadline": null, "terms": [{"kind": "same", "step": "work", "context": null, "jobs": 1, "blocks": 8, "weight": "1/4", "share": "16/3", "waves": null, "each": null, "window": null, "less_than": null}, {"kind": "branch", "step": "left", "context": null, "jobs": 1, "blocks": 2, "weight": "1/4", "share": "4/3", "waves": null, "each": null, "window": null, "less_than": null}, {"kind": "own", "step": "right", "context": null, "jobs": null, "blocks": 2, "weight": "1/4", "share": "2/3", "waves": null, "each": null, "window": null, "less_than": null}, {"kind": "last", "step": "right", "context": null, "jobs": null, "blocks": 1, "weight": "1/4", "share": "4/3", "waves": null, "each": null, "window": null, "less_than": null}, {"kind": "delay", "step": null, "context": "all", "jobs": 1, "blocks": null, "weight": null, "share": "2", "waves": null, "each": "2", "window": null, "less_than": null}]}, {"name": "join", "kind": "host", "jitter": "21", "bound": "1", "observed": "1", "finish": "22", "deadline": "60", "terms": []}], "causes": [{"cause": "interference", "of": "other", "time": "32/3"}, {"cause": "own kernels", "of": null, "time": "16/3"}, {"cause": "delay of the server", "of": "all", "time": "4"}, {"cause": "own host steps", "of": null, "time": "1"}, {"cause": "late release (jitter)", "of": null, "time": "1"}], "terms": [{"kind": "late", "step": null, "context": null, "jobs": 1, "blocks": null, "weight": null, "share": "1", "waves": null, "each": null, "window": null, "less_than": null}, {"kind": "step", "step": "split", "context": null, "jobs": 1, "blocks": null, "weight": null, "share": "26/3", "waves": null, "each": null, "window": null, "less_than": null}, {"kind": "step", "step": "left", "context": null, "jobs": 1, "blocks": null, "weight": null, "share": "34/3", "waves": null, "each": null, "window": null, "less_than": null}, {"kind": "step", "step": "join", "context": null, "jobs": 1, "blocks": null, "weight": null, "share": "1", "waves": null, "each": null, "window": null, "less_than": null}], "witness": []},
    {"name": "other", "bound": "18", "observed": "15", "deadline": "70", "verdict": "schedulable", "meets_deadline": true, "overlap": "serial", "reason": null, "steps": [{"name": "work", "kind": "kernel", "jitter": "0", "bound": "76/3", "observed": "15", "finish": "18", "deadline": null, "terms": [{"kind": "same", "step": "split", "context": null, "jobs": 1, "blocks": null, "weight": null, "share": "4/3", "waves": 1, "each": null, "window": null, "less_than": null}, {"kind": "same", "step": "left", "context": null, "jobs": 1, "blocks": null, "weight": null, "share": "8/3", "waves": 1, "each": null, "window": null, "less_than": null}, {"kind": "same", "step": "right", "context": null, "jobs": 1, "blocks": null, "weight": null, "share": "4/3", "waves": 1, "each": null, "window": null, "less_than": null}, {"kind": "own", "step": "work", "context": null, "jobs": null, "blocks": null, "weight": null, "share": "8/3", "waves": 1, "each": null, "window": null, "less_than": null}, {"kind": "last", "step": "work", "context": null, "jobs": null, "blocks": 1, "weight": null, "share": "8/3", "waves": null, "each": null, "window": null, "less_than": null}, {"kind": "delay", "step": null, "context": "all", "jobs": 1, "blocks": null, "weight": null, "share": "2", "waves": null, "each": "2", "window": null, "less_than": null}]}], "causes": [{"cause": "own kernels", "of": null, "time": "32/3"}, {"cause": "interference", "of": "fork", "time": "16/3"}, {"cause": "delay of the server", "of": "all", "time": "2"}], "terms": [{"kind": "path", "step": "work", "context": null, "jobs": 1, "blocks": null, "weight": null, "share": "0", "waves": null, "each": null, "window": "46/3", "less_than": null}, {"kind": "own", "step": "work", "context": null, "jobs": 2, "blocks": null, "weight": null, "share": "16/3", "waves": 1, "each": null, "window": null, "less_than": null}, {"kind": "last", "step": "work", "context": null, "jobs": 1, "blocks": 1, "weight": null, "share": "8/3", "waves": null, "each": null, "window": null, "less_than": null}, {"kind": "same", "step": "left", "context": null, "jobs": 1, "blocks": null, "weight": null, "share": "8/3", "waves": 1, "each": null, "window": null, "less_than": null}, {"kind": "same", "step": "split", "context": null, "jobs": 1, "blocks": null, "weight": null, "share": "4/3", "waves": 1, "each": null, "window": null, "less_than": null}, {"kind": "same", "step": "right", "context": null, "jobs": 1, "blocks": null, "weight": null, "share": "4/3", "waves": 1, "each": null, "window": null, "less_than": null}, {"kind": "last", "step": "work", "context": null, "jobs": 1, "blocks": 1, "weight": null, "share": "8/3", "waves": null, "each": null, "window": null, "less_than": null}, {"kind": "delay", "step": null, "context": "all", "jobs": 1, "blocks": null, "weight": null, "share": "2", "waves": null, "each": "2", "window": null, "less_than": null}], "witness": []}
  ],
  "used": [
    {"resource": "slots", "utilization": "73/504", "most": "4/35", "most_of": "other/work"}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "releases of a chain are at least its period apart, and come in order, at most its jitter late",
    "no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it",
    "blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits",
    "what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out",
    "host steps end within their stated times, whatever else runs",
    "a kernel that follows another of its context at once keeps the context's turn (not so by rule U1)",
    "a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before",
    "no stream given for fork and other: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)",
    "no deadline given for fork and other: taken to be the period (key deadline)",
    "no jitter given for other: taken as 0, no two releases closer than the period (key jitter)",
    "times without a unit are in ms (key time_unit)"
  ],
  "notes": []
}

-- case graph-svg --
$ gpurta bound graph.yaml --search 10 --svg -
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="920" height="396" viewBox="0 0 920 396" role="img">
<title>graph.yaml</title>
<desc>Bounds of chains, what was observed, deadlines, and the worst run observed</desc>
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
.before { fill: #ddd; } .pale { fill: #fff; } .observed { fill: #888; } .late { fill: #d00000; }

</style>
<rect width="920" height="396" style="fill: white"/>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">graph.yaml</text>
<line x1="130.00" y1="40.00" x2="130.00" y2="170.00" class="grid"/>
<text x="130.00" y="186.00" class="tick" text-anchor="middle">0</text>
<line x1="294.88" y1="40.00" x2="294.88" y2="170.00" class="grid"/>
<text x="294.88" y="186.00" class="tick" text-anchor="middle">5</text>
<line x1="459.77" y1="40.00" x2="459.77" y2="170.00" class="grid"/>
<text x="459.77" y="186.00" class="tick" text-anchor="middle">10</text>
<line x1="624.65" y1="40.00" x2="624.65" y2="170.00" class="grid"/>
<text x="624.65" y="186.00" class="tick" text-anchor="middle">15</text>
<line x1="789.54" y1="40.00" x2="789.54" y2="170.00" class="grid"/>
<text x="789.54" y="186.00" class="tick" text-anchor="middle">20</text>
<text x="500.00" y="206.00" class="label" text-anchor="middle">time after the nominal release (ms)</text>
<text x="130.00" y="226.00" class="note" text-anchor="start">boxes: bound, step by step, after jitter and jobs before it (light); thin bar: longest response observed; colours: steps within each row</text>
<text x="122.00" y="63.00" class="label" text-anchor="end">fork</text>
<rect x="130.00" y="50.00" width="32.98" height="16.00" class="before"><title>jitter, and jobs before it</title></rect>
<rect x="162.98" y="50.00" width="285.80" height="16.00" class="b c0"><title>split</title></rect>
<text x="165.98" y="62.00" class="tick pale" text-anchor="start">split</text>
<rect x="448.78" y="50.00" width="373.74" height="16.00" class="b c1"><title>left</title></rect>
<text x="451.78" y="62.00" class="tick" text-anchor="start">left</text>
<rect x="448.78" y="50.00" width="351.75" height="16.00" class="b c2"><title>right</title></rect>
<text x="451.78" y="62.00" class="tick" text-anchor="start">right</text>
<rect x="822.51" y="50.00" width="32.98" height="16.00" class="b c3"><title>join</title></rect>
<text x="825.51" y="62.00" class="tick" text-anchor="start">join</text>
<rect x="130.00" y="70.00" width="544.12" height="6.00" class="observed"><title>observed</title></rect>
<text x="678.12" y="77.00" class="note" text-anchor="start">16.5</text>
<text x="914.00" y="43.00" class="note" text-anchor="end">deadline 90 →</text>
<text x="859.49" y="62.00" class="note" text-anchor="start">22</text>
<text x="122.00" y="123.00" class="label" text-anchor="end">other</text>
<rect x="130.00" y="110.00" width="593.58" height="16.00" class="b c0"><title>work</title></rect>
<text x="133.00" y="122.00" class="tick pale" text-anchor="start">work</text>
<rect x="130.00" y="130.00" width="461.68" height="6.00" class="observed"><title>observed</title></rect>
<text x="595.68" y="137.00" class="note" text-anchor="start">14</text>
<text x="914.00" y="103.00" class="note" text-anchor="end">deadline 70 →</text>
<text x="727.58" y="122.00" class="note" text-anchor="start">18</text>
<text x="130.00" y="254.00" class="note" text-anchor="start">the worst run observed of other: thin until a step begins, thick until it has ended; colours: chains</text>
<line x1="130.00" y1="260.00" x2="130.00" y2="352.00" class="grid"/>
<text x="130.00" y="368.00" class="tick" text-anchor="middle">0</text>
<line x1="233.64" y1="260.00" x2="233.64" y2="352.00" class="grid"/>
<text x="233.64" y="368.00" class="tick" text-anchor="middle">2</text>
<line x1="337.28" y1="260.00" x2="337.28" y2="352.00" class="grid"/>
<text x="337.28" y="368.00" class="tick" text-anchor="middle">4</text>
<line x1="440.92" y1="260.00" x2="440.92" y2="352.00" class="grid"/>
<text x="440.92" y="368.00" class="tick" text-anchor="middle">6</text>
<line x1="544.57" y1="260.00" x2="544.57" y2="352.00" class="grid"/>
<text x="544.57" y="368.00" class="tick" text-anchor="middle">8</text>
<line x1="648.21" y1="260.00" x2="648.21" y2="352.00" class="grid"/>
<text x="648.21" y="368.00" class="tick" text-anchor="middle">10</text>
<line x1="751.85" y1="260.00" x2="751.85" y2="352.00" class="grid"/>
<text x="751.85" y="368.00" class="tick" text-anchor="middle">12</text>
<line x1="855.49" y1="260.00" x2="855.49" y2="352.00" class="grid"/>
<text x="855.49" y="368.00" class="tick" text-anchor="middle">14</text>
<text x="122.00" y="274.00" class="tick" text-anchor="end">fork/split</text>
<line x1="130.00" y1="278.00" x2="870.00" y2="278.00" class="grid"/>
<text x="122.00" y="292.00" class="tick" text-anchor="end">fork/left</text>
<line x1="130.00" y1="296.00" x2="870.00" y2="296.00" class="grid"/>
<text x="122.00" y="310.00" class="tick" text-anchor="end">fork/right</text>
<line x1="130.00" y1="314.00" x2="870.00" y2="314.00" class="grid"/>
<text x="122.00" y="328.00" class="tick" text-anchor="end">fork/join</text>
<line x1="130.00" y1="332.00" x2="870.00" y2="332.00" class="grid"/>
<text x="122.00" y="346.00" class="tick" text-anchor="end">other/work</text>
<line x1="130.00" y1="350.00" x2="870.00" y2="350.00" class="grid"/>
<rect x="130.00" y="263.00" width="51.82" height="13.00" class="b c0"><title>split</title></rect>
<rect x="181.82" y="286.00" width="259.10" height="3.00" class="b c0"><title>waits</title></rect>
<rect x="440.92" y="281.00" width="155.46" height="13.00" class="b c0"><title>left</title></rect>
<rect x="181.82" y="304.00" width="259.10" height="3.00" class="b c0"><title>waits</title></rect>
<rect x="440.92" y="299.00" width="155.46" height="13.00" class="b c0"><title>right</title></rect>
<rect x="596.39" y="317.00" width="51.82" height="13.00" class="b c0"><title>join</title></rect>
<rect x="130.00" y="340.00" width="51.82" height="3.00" class="b c1"><title>waits</title></rect>
<rect x="181.82" y="335.00" width="673.67" height="13.00" class="b c1"><title>work</title></rect>
<text x="500.00" y="386.00" class="label" text-anchor="middle">time of the run (ms)</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta bound graph.yaml --search 10 --svg -; graph.yaml SHA-256 3dde1f9cf3b77a4a939cac50e530f115328692cabe2681a77ef21111b7fe75a7; seed 1</metadata>
</svg>

-- case carveouts-that-differ --
Given ones, too: what the bounds are with one in all, where they are shorter; with --explain NAME, too. Not where they are the same.
$ printf 'platform: jetson-orin-nano\nchains:\n  - {name: a, period: 20, deadline: 4, steps: [{kernel: ka, blocks: 8, threads: 512, registers: 32, shared_memory: 8KiB, carveout: 32KiB, wcet: 2}]}\n  - {name: b, period: 60, steps: [{kernel: kb, blocks: 8, threads: 512, registers: 32, shared_memory: 8KiB, carveout: 100, wcet: 3}]}\n' >carveouts.yaml
> gpurta bound carveouts.yaml --search 0 | sed -n '/^unknown/,/^$/p'; gpurta bound carveouts.yaml --search 0 --explain a | sed -n '/^unknown/,/^$/p'
> gpurta bound carveouts.yaml --search 0 --set chains.b.steps.kb.carveout=32KiB --set chains.a.deadline=1 | sed -n '/^unknown/,/^$/p'
unknown: chain a: its bound exceeds a deadline, and no miss was looked for (option search); rules not measured on this GPU
a: its bound 5 exceeds its deadline 4: 60.0 % interference of b, 40.0 % own kernels
with carveout: 100 in every kernel (no waiting for empty SMs, U5; where it is unknown, fewer blocks may fit): a 2, b 3
gpurta advise carveouts.yaml tries changes of the file

unknown: chain a: its bound exceeds a deadline, and no miss was looked for (option search); rules not measured on this GPU
with carveout: 100 in every kernel (no waiting for empty SMs, U5; where it is unknown, fewer blocks may fit): a 2

unknown: chain a: its bound exceeds a deadline, and no miss was looked for (option search); rules not measured on this GPU
a: its bound 2 exceeds its deadline 1: 100.0 % own kernels
gpurta advise carveouts.yaml --set chains.b.steps.kb.carveout=32KiB --set chains.a.deadline=1 tries changes of the file

2> carveouts.yaml: note: changed by --set chains.b.steps.kb.carveout=32KiB
2> carveouts.yaml: note: changed by --set chains.a.deadline=1
[1]

-- case hint --
two kernels of four steps leave their carve-out to the driver; the chains have no names
$ cat >unnamed.yaml <<'EOT'
> platform: jetson-orin-nano
> chains:
>   - {period: 40, steps: [{kernel: a, blocks: 16, threads: 256, wcet: 2}, {copy: x, duration: 1}, {kernel: b, blocks: 16, threads: 256, wcet: 2}]}
>   - {period: 40, deadline: 3, steps: [{kernel: c, blocks: 16, threads: 256, wcet: 2, carveout: 32KiB}]}
> EOT
> gpurta bound unnamed.yaml --search 0 | sed '/^assumptions/,$d'
platform jetson-orin-nano; times in ms

chain  bound  observed  deadline  verdict
c1         5         -        40  met
c2         4         -         3  unknown

chain  step  kind    jitter  bound  observed  finish
c1     a     kernel       0      2         -       2
c1     x     copy         2      1         -       3
c1     b     kernel       3      2         -       5
c2     c     kernel       0      4         -       4

unknown: chain c2: its bound exceeds a deadline, and no miss was looked for (option search); as if kernels used no registers (key registers); rules not measured on this GPU
c2: its bound 4 exceeds its deadline 3: 50.0 % own kernels, 50.0 % interference of c1
with any carve-out of these kernels (carveout: unknown): c1 7
with carveout: 100 in every kernel (no waiting for empty SMs, U5; where it is unknown, fewer blocks may fit): c2 2
gpurta advise unnamed.yaml tries changes of the file

[1]

-- case late-witness --
$ gpurta bound late.yaml --search 10 --format json | grep -o '"witness": .*'
"witness": [{"chain": "a", "nominal": "0", "release": "1"}]}
[1]

-- case limit --
$ gpurta bound graph.yaml --search 0 --limit 1
platform slots; times in ms

chain  bound  observed  deadline  verdict
fork       -         -        90  unknown
other      -         -        70  unknown

chain  step   kind    jitter  bound  observed  finish  deadline
fork   split  kernel       -      -         -       -         -
fork   left   kernel       -      -         -       -         -
fork   right  kernel       -      -         -       -         -
fork   join   host         -      -         -       -        60
other  work   kernel       -      -         -       -         -

of a kernel with a count: the bounds of its launches, added up, each at its worst; finish: when the last one has ended

unknown: chain fork: the limit of work was reached; a larger --limit (option limit) allows more
no bound of fork, other: the limit of work was reached; a larger --limit (option limit) allows more
used, if every kernel ran alone: slots 14.5 % (most: other/work 11.4 %)
--limit N allows more work

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- host steps end within their stated times, whatever else runs
- a job that is released while the one before it is not complete begins when that one ends, as in one stream
- a kernel that follows another of its context at once keeps the context's turn (not so by rule U1)
- a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before
- no stream given for fork and other: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for fork and other: taken to be the period (key deadline)
- no jitter given for other: taken as 0, no two releases closer than the period (key jitter)
- times without a unit are in ms (key time_unit)
[1]

-- case long-names-svg --
$ gpurta bound long-names.yaml --search 20 --svg -
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="342" viewBox="0 0 1080 342" role="img">
<title>long-names.yaml</title>
<desc>Bounds of chains, what was observed, deadlines, and the worst run observed</desc>
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
.before { fill: #ddd; } .pale { fill: #fff; } .observed { fill: #888; } .late { fill: #d00000; }

</style>
<rect width="1080" height="342" style="fill: white"/>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">long-names.yaml</text>
<line x1="290.00" y1="40.00" x2="290.00" y2="170.00" class="grid"/>
<text x="290.00" y="186.00" class="tick" text-anchor="middle">0</text>
<line x1="410.92" y1="40.00" x2="410.92" y2="170.00" class="grid"/>
<text x="410.92" y="186.00" class="tick" text-anchor="middle">1</text>
<line x1="531.83" y1="40.00" x2="531.83" y2="170.00" class="grid"/>
<text x="531.83" y="186.00" class="tick" text-anchor="middle">2</text>
<line x1="652.75" y1="40.00" x2="652.75" y2="170.00" class="grid"/>
<text x="652.75" y="186.00" class="tick" text-anchor="middle">3</text>
<line x1="773.66" y1="40.00" x2="773.66" y2="170.00" class="grid"/>
<text x="773.66" y="186.00" class="tick" text-anchor="middle">4</text>
<line x1="894.58" y1="40.00" x2="894.58" y2="170.00" class="grid"/>
<text x="894.58" y="186.00" class="tick" text-anchor="middle">5</text>
<line x1="1015.49" y1="40.00" x2="1015.49" y2="170.00" class="grid"/>
<text x="1015.49" y="186.00" class="tick" text-anchor="middle">6</text>
<text x="660.00" y="206.00" class="label" text-anchor="middle">time after the nominal release (ms)</text>
<text x="290.00" y="226.00" class="note" text-anchor="start">boxes: bound, step by step, after jitter and jobs before it (light); thin bar: longest response observed; colours: steps within each row</text>
<text x="282.00" y="63.00" class="label" text-anchor="end">perception_pipeli…nt_left_camera_00</text>
<rect x="290.00" y="50.00" width="423.20" height="16.00" class="b c0"><title>a_very_long_name_of_a_kernel_stage_0_of_00</title></rect>
<text x="293.00" y="62.00" class="tick pale" text-anchor="start">a_very_long_name_of_a_kernel_stage_0_of_00</text>
<rect x="713.20" y="50.00" width="302.29" height="16.00" class="b c1"><title>a_very_long_name_of_a_kernel_stage_1_of_00</title></rect>
<text x="716.20" y="62.00" class="tick" text-anchor="start">a_very_long_name_of_a_kernel_stage_1_of_00</text>
<rect x="290.00" y="70.00" width="604.58" height="6.00" class="observed"><title>observed</title></rect>
<text x="898.58" y="77.00" class="note" text-anchor="start">5</text>
<text x="1074.00" y="43.00" class="note" text-anchor="end">deadline 1000 →</text>
<text x="1019.49" y="62.00" class="note" text-anchor="start">6</text>
<text x="282.00" y="123.00" class="label" text-anchor="end">перцепция_передня…камера_номер_один</text>
<rect x="290.00" y="110.00" width="60.46" height="16.00" class="before"><title>jitter, and jobs before it</title></rect>
<rect x="350.46" y="110.00" width="362.75" height="16.00" class="b c0"><title>kernel</title></rect>
<text x="353.46" y="122.00" class="tick pale" text-anchor="start">kernel</text>
<rect x="290.00" y="130.00" width="362.75" height="6.00" class="observed"><title>observed</title></rect>
<text x="656.75" y="137.00" class="note" text-anchor="start">observed 3</text>
<line x1="652.75" y1="104.00" x2="652.75" y2="140.00" class="axis"/>
<text x="652.75" y="103.00" class="note" text-anchor="start">deadline 3</text>
<text x="717.20" y="122.00" class="note" text-anchor="start">3.5</text>
<text x="290.00" y="254.00" class="note" text-anchor="start">the worst run observed of перцепция_передняя_левая_камера_номер_один: thin until a step begins, thick until it has ended; colours: chains</text>
<line x1="290.00" y1="260.00" x2="290.00" y2="298.00" class="grid"/>
<text x="290.00" y="314.00" class="tick" text-anchor="middle">0</text>
<line x1="410.92" y1="260.00" x2="410.92" y2="298.00" class="grid"/>
<text x="410.92" y="314.00" class="tick" text-anchor="middle">0.5</text>
<line x1="531.83" y1="260.00" x2="531.83" y2="298.00" class="grid"/>
<text x="531.83" y="314.00" class="tick" text-anchor="middle">1</text>
<line x1="652.75" y1="260.00" x2="652.75" y2="298.00" class="grid"/>
<text x="652.75" y="314.00" class="tick" text-anchor="middle">1.5</text>
<line x1="773.66" y1="260.00" x2="773.66" y2="298.00" class="grid"/>
<text x="773.66" y="314.00" class="tick" text-anchor="middle">2</text>
<line x1="894.58" y1="260.00" x2="894.58" y2="298.00" class="grid"/>
<text x="894.58" y="314.00" class="tick" text-anchor="middle">2.5</text>
<line x1="1015.49" y1="260.00" x2="1015.49" y2="298.00" class="grid"/>
<text x="1015.49" y="314.00" class="tick" text-anchor="middle">3</text>
<text x="282.00" y="274.00" class="tick" text-anchor="end">perception_pipeline_…kernel_stage_0_of_00</text>
<line x1="290.00" y1="278.00" x2="1030.00" y2="278.00" class="grid"/>
<text x="282.00" y="292.00" class="tick" text-anchor="end">перцепция_передняя_л…ра_номер_один/kernel</text>
<line x1="290.00" y1="296.00" x2="1030.00" y2="296.00" class="grid"/>
<rect x="290.00" y="263.00" width="725.49" height="13.00" class="b c0"><title>a_very_long_name_of_a_kernel_stage_0_of_00</title></rect>
<rect x="290.00" y="286.00" width="483.66" height="3.00" class="b c1"><title>waits</title></rect>
<rect x="773.66" y="281.00" width="241.83" height="13.00" class="b c1"><title>kernel</title></rect>
<text x="660.00" y="332.00" class="label" text-anchor="middle">time of the run (ms)</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta bound long-names.yaml --search 20 --svg -; long-names.yaml SHA-256 fe3218254b07a859dab22cf23b529ee450606fe8596bf289300d7aec5d2964f6; seed 1</metadata>
</svg>
[1]

-- case no-search-svg --
$ gpurta bound $EXAMPLES/pipeline.yaml --search 0 --svg pipeline.svg
> grep -o 'boxes: bound[^<]*' pipeline.svg
platform jetson-orin-nano; times in ms

chain    bound  observed  deadline  verdict
camera     6.0         -        33  met
planner    6.5         -        15  met

chain    step       kind    jitter  bound  observed  finish
camera   image-in   copy       0.0    0.4         -     0.4
camera   detect     kernel     0.4    5.5         -     5.9
camera   boxes-out  copy       5.9    0.1         -     6.0
planner  prepare    host       0.0    1.0         -     1.0
planner  rollouts   kernel     1.0    5.5         -     6.5

schedulable: every bound is within its deadline; rules not measured on this GPU

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9)
- host steps end within their stated times, whatever else runs
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: number of SMs: the 4GB module, and a power mode of the 8GB one, have 4; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no shared memory given for camera/detect and planner/rollouts: taken to use none (key shared_memory)
- no stream given for camera and planner: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for camera: taken to be the period (key deadline)
- no jitter given for camera and planner: taken as 0, no two releases closer than the period (key jitter)
boxes: bound, step by step, after jitter and jobs before it (light); colours: steps within each row

-- case not-given --
what is not given limits nothing and costs nothing: said; and not where it is given, or slots have no registers
$ sed 's/threads: 512/&, registers: 32/; $a runlist: {switch_cost: 0.1}' not-given.yaml |
>     gpurta bound - --search 0 | grep -c 'registers\|switch_cost'
> gpurta bound not-given.yaml --search 0 --slots 4 | grep 'registers\|switch_cost'
> gpurta bound not-given.yaml --search 0
1
schedulable: every bound is within its deadline; switches cost nothing (key switch_cost)
- a switch between contexts costs nothing (key switch_cost)
platform jetson-tx2; times in ms

chain  bound  observed  deadline  verdict
c          3         -        40  met

chain  step  kind    jitter  bound  observed  finish
c      k     kernel       0      3         -       3

schedulable: every bound is within its deadline; as if kernels used no registers (key registers); switches cost nothing (key switch_cost)

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)
- a switch between contexts costs nothing (key switch_cost)
- a kernel that follows another of its context at once keeps the context's turn (not so by rule U1)
- contexts are switched as the runlist says, at any instant, and timeslices are taken as exact (key timeslice_step)
- no channel is reset: the reset of a low one would take time from the others
- the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)
- no shared memory given for k: taken to use none (key shared_memory)
- no deadline given for c: taken to be the period (key deadline)
- no jitter given for c: taken as 0, no two releases closer than the period (key jitter)
- times without a unit are in ms (key time_unit)

-- case orin-perception --
$ gpurta bound orin-perception.yaml --search 40
platform jetson-orin-agx; times in ms

chain    bound  observed  deadline  verdict
camera   24.65      13.3        33  met
lidar    31.45      18.0       100  met
planner  15.55       9.8        30  met

chain    step       kind     jitter    bound  observed   finish
camera   image-in   copy      0.500    1.550      1.50    2.050
camera   rectify    kernel    2.050  ~11.341      2.85  ~13.391
camera   detect     kernel  ~13.391   16.900      7.85   22.950
camera   track      kernel   22.950  ~10.710      3.00   24.550
camera   boxes-out  copy     24.550    1.250      0.10   24.650
lidar    points-in  copy      0.000    1.550      1.50    1.550
lidar    voxels     kernel    1.550   15.700      8.30   17.250
lidar    segment    kernel   17.250   16.900      7.95   25.450
lidar    cluster    host     25.450    6.000      6.00   31.450
planner  prepare    host      0.000    2.000      2.00    2.000
planner  rollouts   kernel    2.000   12.000      7.75   14.000
planner  best-out   copy     14.000    1.550      0.40   15.550

finish may be less than jitter + bound: it is bounded along the whole path

of a kernel with a count: the bounds of its launches, added up, each at its worst; finish: when the last one has ended

schedulable: every bound is within its deadline; switches cost less than the 659 us measured on this platform (switch_cost: measured); rules not measured on this GPU

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- a saturated context makes no copies: a process that does needs chains
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9)
- host steps end within their stated times, whatever else runs
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- a switch between contexts takes at most switch_cost, less than the 659 us measured on this platform
- contexts are switched as the runlist says, at any instant, and timeslices are taken as exact (key timeslice_step)
- no channel is reset: the reset of a low one would take time from the others
- the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)
- no shared memory given for camera/rectify, camera/track, lidar/voxels and planner/rollouts: taken to use none (key shared_memory)
- no stream given for camera and lidar: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for camera and lidar: taken to be the period (key deadline)
- no jitter given for lidar and planner: taken as 0, no two releases closer than the period (key jitter)

-- case resident --
$ gpurta bound resident.yaml --explain --exact --search 0
platform jetson-tx2; times in ms

chain   bound  observed  deadline  verdict
urgent      6         -        60  met
small      21         -        50  met
large      23         -        80  met
full       21         -        80  met

chain   step  kind    jitter  bound  observed  finish
urgent  h     kernel       0      6         -       6
small   k     kernel       0     21         -      21
large   l     kernel       0     21         -      21
large   wait  host        21      2         -      23
full    m     kernel       0     21         -      21

bound of urgent                       time     part
own kernels                              3   50.0 %
blocking by resident blocks of small     3   50.0 %
sum                                      6  100.0 %

bound of small                       time     part
interference of full                 87/8   51.8 %
interference of large                27/8   16.1 %
own kernels                             3   14.3 %
interference of urgent                9/4   10.7 %
own kernels beyond their time alone   3/2    7.1 %
sum                                    21  100.0 %

bound of large          time     part
interference of full    87/8   47.3 %
own kernels                6   26.1 %
interference of urgent   9/4    9.8 %
own host steps             2    8.7 %
interference of small   15/8    8.2 %
sum                       23  100.0 %

bound of full                        time     part
own kernels                            12   57.1 %
interference of large                27/8   16.1 %
interference of urgent                9/4   10.7 %
interference of small                15/8    8.9 %
own kernels beyond their time alone   3/2    7.1 %
sum                                    21  100.0 %

urgent, end to end: at most 6
  6  h, from its activation
  without the priority of urgent: at most 21

urgent/h: at most 6; its last block starts within 3
  3  until blocks are gone that were resident before, small/k
  3  the last block itself
  = 6
  without the priority of urgent: at most 21

small, end to end: at most 21
  21  k, from its activation

small/k: at most 21; its last block starts within 18
  27/8  one pending job of the same priority, large/l: 9 blocks x 3 x weight 1/4 / 2 SMs
  87/8  one pending job of the same priority, full/m: 29 blocks x 3 x weight 1/4 / 2 SMs
  9/4  of higher priority, urgent/h: 1 job x 6 blocks x 3 x weight 1/4 / 2 SMs; 1 = ceil((18 + 6 - 0) / 60)
  3/2  own blocks but the last: 4 blocks x 3 x weight 1/4 / 2 SMs
  3  the last block itself
  = 21

large, end to end: at most 23
  21  l, from its activation
  2  wait, from its activation
  = 23

large/l: at most 21; its last block starts within 18
  15/8  one pending job of the same priority, small/k: 5 blocks x 3 x weight 1/4 / 2 SMs
  87/8  one pending job of the same priority, full/m: 29 blocks x 3 x weight 1/4 / 2 SMs
  9/4  of higher priority, urgent/h: 1 job x 6 blocks x 3 x weight 1/4 / 2 SMs; 1 = ceil((18 + 6 - 0) / 60)
  3  own blocks but the last: 8 blocks x 3 x weight 1/4 / 2 SMs
  3  the last block itself
  = 21

large/wait: at most 2

full, end to end: at most 21
  21  m, from its activation

full/m: at most 21; its last block starts within 18
  15/8  one pending job of the same priority, small/k: 5 blocks x 3 x weight 1/4 / 2 SMs
  27/8  one pending job of the same priority, large/l: 9 blocks x 3 x weight 1/4 / 2 SMs
  9/4  of higher priority, urgent/h: 1 job x 6 blocks x 3 x weight 1/4 / 2 SMs; 1 = ceil((18 + 6 - 0) / 60)
  21/2  own blocks but the last: 28 blocks x 3 x weight 1/4 / 2 SMs
  3  the last block itself
  = 21

how to read this, and the section of page bound that proves it:
- weight: of a block, while this kernel waits: blocks on an SM that together leave no room for one more block of it (a blocking set) have weights that add up to 1 or more [Weights, Statement]
- wave: at least so many blocks of a kernel as keep one more of it out; the last block has a line of its own, and where all others fit at once with it they have none [One after the other; In turns, which is that for rule U1]
- N = ceil((window + latest end - earliest activation) / period): jobs that may count, each from its nominal release; the window is what the heading has (within), for other contexts up to the end [Statement]
- one pending job, one copy before it: what stands in the queue when this comes, in order; of a sequence its dearest step, once, of other chains each step, whatever N is [Statement]
- until blocks are gone: what is on the SMs is not preempted; the longest, for each wait [One after the other]
- weight 1/4 of large/l, full/m: 4 alone fill an SM (warps)
- weight 1/4 of urgent/h: 8 alone fill an SM (warps); it is more, so that sets of several kernels, or by rules U3 to U5, add up to 1
- weight 1/4 of small/k: 16 alone fill an SM (warps); it is more, so that sets of several kernels, or by rules U3 to U5, add up to 1

schedulable: every bound is within its deadline; as if kernels used no registers (key registers)

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- host steps end within their stated times, whatever else runs
- kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)
- no shared memory given for urgent/h, small/k, large/l and full/m: taken to use none (key shared_memory)
- no stream given for small, large and full: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for urgent, small, large and full: taken to be the period (key deadline)
- no jitter given for urgent, small, large and full: taken as 0, no two releases closer than the period (key jitter)
- times without a unit are in ms (key time_unit)

-- case room-heads --
$ gpurta bound room-heads.yaml --explain --search 0
platform jetson-tx2 with sms 1 (built in: 2), threads_per_sm 256 (built in: 2048); times in ms

chain  bound  observed  deadline  verdict
one        5         -        50  met
two        2         -        40  met

chain  step    kind    jitter  bound  observed  finish
one    wide    kernel       0      5         -       5
two    narrow  kernel       0      2         -       2

bound of one  time     part
own kernels      5  100.0 %
sum              5  100.0 %

bound of two  time     part
own kernels      2  100.0 %
sum              2  100.0 %

one, end to end: at most 5
  5  wide, from its activation

one/wide: at most 5; its last block starts within 0
  0  whichever kernel is at the head, in all less than 1
  0  leaves room, two/narrow: 3 blocks x weight 0.25
  5  the last block itself
  = 5

two, end to end: at most 2
  2  narrow, from its activation

two/narrow: at most 2; its last block starts within 0
  0  while one/wide is at the head, in all less than 1
  0  while two/narrow is at the head, in all less than 1
  0  leaves room, one/wide: 1 block x weight 0.625
  0  leaves room, two/narrow: 2 blocks x weight 0.125
  2  the last block itself
  = 2

how to read this, and the section of page bound that proves it:
- weight: of a block, while this kernel waits: blocks on an SM that together leave no room for one more block of it (a blocking set) have weights that add up to 1 or more [Weights, Statement]
- in all less than: with so little there, a block always fits [Room]
- weight 1.25 of one/wide: 1 alone fills an SM (warps); it is more, so that sets of several kernels, or by rules U3 to U5, add up to 1
- weight 0.25 of two/narrow: 8 alone fill an SM (warps), but beside 4 there is no room for one of one/wide (warps)

schedulable: every bound is within its deadline; as if kernels used no registers (key registers)

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)
- no shared memory given for one/wide and two/narrow: taken to use none (key shared_memory)
- no stream given for one and two: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for one and two: taken to be the period (key deadline)
- no jitter given for one and two: taken as 0, no two releases closer than the period (key jitter)
- times without a unit are in ms (key time_unit)
- platform jetson-tx2 with sms 1 (built in: 2), threads_per_sm 256 (built in: 2048)

-- case room --
$ gpurta bound room.yaml --explain --search 0
platform jetson-tx2; times in ms

chain   bound  observed  deadline  verdict
urgent      3         -        60  met
usual       4         -        50  met

chain   step  kind    jitter  bound  observed  finish
urgent  h     kernel       0      3         -       3
usual   k     kernel       0      3         -       3
usual   wait  host         3      1         -       4

bound of urgent  time     part
own kernels         3  100.0 %
sum                 3  100.0 %

bound of usual  time     part
own kernels        3   75.0 %
own host steps     1   25.0 %
sum                4  100.0 %

urgent, end to end: at most 3
  3  h, from its activation

urgent/h: at most 3; its last block starts within 0
  0  whichever kernel is at the head, in all less than 2
  0  leaves room, usual/k: 5 blocks x weight 1/15
  0  leaves room, urgent/h: 5 blocks x weight 2/15
  3  the last block itself
  = 3

usual, end to end: at most 4
  3  k, from its activation
  1  wait, from its activation
  = 4

usual/k: at most 3; its last block starts within 0
  0  whichever kernel is at the head, in all less than 2
  0  leaves room, urgent/h: 6 blocks x weight 2/15
  0  leaves room, usual/k: 4 blocks x weight 1/15
  3  the last block itself
  = 3

usual/wait: at most 1

how to read this, and the section of page bound that proves it:
- weight: of a block, while this kernel waits: blocks on an SM that together leave no room for one more block of it (a blocking set) have weights that add up to 1 or more [Weights, Statement]
- in all less than: with so little there, a block always fits [Room]
- weight 2/15 of urgent/h: 8 alone fill an SM (warps); it is more, so that sets of several kernels, or by rules U3 to U5, add up to 1
- weight 1/15 of usual/k: 16 alone fill an SM (warps), but beside 15 there is no room for one of urgent/h (warps)

schedulable: every bound is within its deadline; as if kernels used no registers (key registers)

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- host steps end within their stated times, whatever else runs
- kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)
- no shared memory given for urgent/h and usual/k: taken to use none (key shared_memory)
- no stream given for usual: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for urgent and usual: taken to be the period (key deadline)
- no jitter given for urgent and usual: taken as 0, no two releases closer than the period (key jitter)
- times without a unit are in ms (key time_unit)

-- case sensitivity-csv --
$ gpurta bound graph.yaml --search 0 --sensitivity --format csv
parameter,chain,step,found,low,high,time_unit,verdict,assumptions
max_scale,fork,,value,7,7696581394433/1099511627776,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | host steps end within their stated times, whatever else runs | a kernel that follows another of its context at once keeps the context's turn (not so by rule U1) | a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before | no stream given for fork and other: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for fork and other: taken to be the period (key deadline) | no jitter given for other: taken as 0, no two releases closer than the period (key jitter) | times without a unit are in ms (key time_unit)"
max_scale,other,,value,73/16,5016521801729/1099511627776,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | host steps end within their stated times, whatever else runs | a kernel that follows another of its context at once keeps the context's turn (not so by rule U1) | a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before | no stream given for fork and other: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for fork and other: taken to be the period (key deadline) | no jitter given for other: taken as 0, no two releases closer than the period (key jitter) | times without a unit are in ms (key time_unit)"
max_wcet,fork,split,value,191/8,26250840113153/1099511627776,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | host steps end within their stated times, whatever else runs | a kernel that follows another of its context at once keeps the context's turn (not so by rule U1) | a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before | no stream given for fork and other: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for fork and other: taken to be the period (key deadline) | no jitter given for other: taken as 0, no two releases closer than the period (key jitter) | times without a unit are in ms (key time_unit)"
max_wcet,fork,left,value,61/2,16767552323585/549755813888,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | host steps end within their stated times, whatever else runs | a kernel that follows another of its context at once keeps the context's turn (not so by rule U1) | a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before | no stream given for fork and other: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for fork and other: taken to be the period (key deadline) | no jitter given for other: taken as 0, no two releases closer than the period (key jitter) | times without a unit are in ms (key time_unit)"
max_wcet,fork,right,value,59/2,32435593019393/1099511627776,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | host steps end within their stated times, whatever else runs | a kernel that follows another of its context at once keeps the context's turn (not so by rule U1) | a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before | no stream given for fork and other: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for fork and other: taken to be the period (key deadline) | no jitter given for other: taken as 0, no two releases closer than the period (key jitter) | times without a unit are in ms (key time_unit)"
max_wcet,fork,join,value,39,42880953483265/1099511627776,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | host steps end within their stated times, whatever else runs | a kernel that follows another of its context at once keeps the context's turn (not so by rule U1) | a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before | no stream given for fork and other: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for fork and other: taken to be the period (key deadline) | no jitter given for other: taken as 0, no two releases closer than the period (key jitter) | times without a unit are in ms (key time_unit)"
max_wcet,other,work,value,73/8,5016521801729/549755813888,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | host steps end within their stated times, whatever else runs | a kernel that follows another of its context at once keeps the context's turn (not so by rule U1) | a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before | no stream given for fork and other: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for fork and other: taken to be the period (key deadline) | no jitter given for other: taken as 0, no two releases closer than the period (key jitter) | times without a unit are in ms (key time_unit)"
min_period,fork,,value,12094627905491/549755813888,22,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | host steps end within their stated times, whatever else runs | a kernel that follows another of its context at once keeps the context's turn (not so by rule U1) | a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before | no stream given for fork and other: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for fork and other: taken to be the period (key deadline) | no jitter given for other: taken as 0, no two releases closer than the period (key jitter) | times without a unit are in ms (key time_unit)"
min_period,other,,value,9895604649949/549755813888,18,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | host steps end within their stated times, whatever else runs | a kernel that follows another of its context at once keeps the context's turn (not so by rule U1) | a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before | no stream given for fork and other: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for fork and other: taken to be the period (key deadline) | no jitter given for other: taken as 0, no two releases closer than the period (key jitter) | times without a unit are in ms (key time_unit)"
min_sms,,,value,1,2,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | host steps end within their stated times, whatever else runs | a kernel that follows another of its context at once keeps the context's turn (not so by rule U1) | a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before | no stream given for fork and other: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for fork and other: taken to be the period (key deadline) | no jitter given for other: taken as 0, no two releases closer than the period (key jitter) | times without a unit are in ms (key time_unit)"

-- case sensitivity-json --
$ gpurta bound graph.yaml --search 0 --sensitivity --format json --tries 12
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "bound",
  "time_unit": "ms",
  "verdict": "schedulable",
  "reason": "every bound is within its deadline",
  "chains": [
    {"name": "fork", "bound": "22", "observed": null, "deadline": "90", "verdict": "schedulable", "meets_deadline": true, "overlap": "serial", "reason": null, "steps": [{"name": "split", "kind": "kernel", "jitter": "1", "bound": "26/3", "observed": null, "finish": "29/3", "deadline": null}, {"name": "left", "kind": "kernel", "jitter": "29/3", "bound": "34/3", "observed": null, "finish": "21", "deadline": null}, {"name": "right", "kind": "kernel", "jitter": "29/3", "bound": "32/3", "observed": null, "finish": "61/3", "deadline": null}, {"name": "join", "kind": "host", "jitter": "21", "bound": "1", "observed": null, "finish": "22", "deadline": "60"}], "witness": []},
    {"name": "other", "bound": "18", "observed": null, "deadline": "70", "verdict": "schedulable", "meets_deadline": true, "overlap": "serial", "reason": null, "steps": [{"name": "work", "kind": "kernel", "jitter": "0", "bound": "76/3", "observed": null, "finish": "18", "deadline": null}], "witness": []}
  ],
  "sensitivity": [
    {"parameter": "max_scale", "chain": "fork", "step": null, "found": "unknown", "low": "7", "high": "449/64"},
    {"parameter": "max_scale", "chain": "other", "step": null, "found": "unknown", "low": "73/16", "high": "293/64"},
    {"parameter": "max_wcet", "chain": "fork", "step": "split", "found": "unknown", "low": "95/4", "high": "24"},
    {"parameter": "max_wcet", "chain": "fork", "step": "left", "found": "unknown", "low": "61/2", "high": "245/8"},
    {"parameter": "max_wcet", "chain": "fork", "step": "right", "found": "unknown", "low": "59/2", "high": "119/4"},
    {"parameter": "max_wcet", "chain": "fork", "step": "join", "found": "unknown", "low": "39", "high": "40"},
    {"parameter": "max_wcet", "chain": "other", "step": "work", "found": "unknown", "low": "73/8", "high": "293/32"},
    {"parameter": "min_period", "chain": "fork", "step": null, "found": "unknown", "low": "5625/256", "high": "22545/1024"},
    {"parameter": "min_period", "chain": "other", "step": null, "found": "unknown", "low": "9205/512", "high": "18445/1024"},
    {"parameter": "min_sms", "chain": null, "step": null, "found": "value", "low": "1", "high": "2"}
  ],
  "without_priority": [],
  "used": [
    {"resource": "slots", "utilization": "73/504", "most": "4/35", "most_of": "other/work"}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "releases of a chain are at least its period apart, and come in order, at most its jitter late",
    "no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it",
    "blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits",
    "what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out",
    "host steps end within their stated times, whatever else runs",
    "a kernel that follows another of its context at once keeps the context's turn (not so by rule U1)",
    "a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before",
    "no stream given for fork and other: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)",
    "no deadline given for fork and other: taken to be the period (key deadline)",
    "no jitter given for other: taken as 0, no two releases closer than the period (key jitter)",
    "times without a unit are in ms (key time_unit)"
  ],
  "notes": []
}

-- case sensitivity --
$ gpurta bound graph.yaml --search 0 --sensitivity
platform slots; times in ms

chain  bound  observed  deadline  verdict
fork      22         -        90  met
other     18         -        70  met

chain  step   kind    jitter    bound  observed   finish  deadline
fork   split  kernel   1.000   ~8.667         -   ~9.667         -
fork   left   kernel  ~9.667  ~11.334         -   21.000         -
fork   right  kernel  ~9.667  ~10.667         -  ~20.334         -
fork   join   host    21.000    1.000         -   22.000        60
other  work   kernel   0.000  ~25.334         -   18.000         -

of a kernel with a count: the bounds of its launches, added up, each at its worst; finish: when the last one has ended

sensitivity                 of     step     value
largest factor of all wcet  fork           7.0000
largest factor of all wcet  other          4.5625
largest wcet                fork   split  23.8750
largest wcet                fork   left   30.5000
largest wcet                fork   right  29.5000
largest wcet                fork   join   39.0000
largest wcet                other  work    9.1250
smallest period             fork          22.0000
smallest period             other         18.0000
fewest slots                                    2

schedulable: every bound is within its deadline

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- host steps end within their stated times, whatever else runs
- a kernel that follows another of its context at once keeps the context's turn (not so by rule U1)
- a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before
- no stream given for fork and other: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for fork and other: taken to be the period (key deadline)
- no jitter given for other: taken as 0, no two releases closer than the period (key jitter)
- times without a unit are in ms (key time_unit)

-- case two-processes --
$ gpurta bound two-processes.yaml --search 40
platform jetson-orin-nano; times in ms

chain  bound  observed  deadline  verdict
a1      14.2      10.0        40  met
a2      15.2      14.8       120  met
b1      17.5      13.7        60  met
b2      21.0      20.1       200  met

chain  step    kind    jitter  bound  observed  finish
a1     a1-cpu  host       0.0    1.0       1.0     1.0
a1     a1-gpu  kernel     1.0   13.2       9.0    14.2
a2     a2-cpu  host       0.0    2.0       2.0     2.0
a2     a2-gpu  kernel     2.0   13.2      12.8    15.2
b1     b1-in   copy       0.0    0.5       0.5     0.5
b1     b1-gpu  kernel     0.5   17.0      13.2    17.5
b2     b2-gpu  kernel     0.0   17.0      16.1    17.0
b2     b2-cpu  host      17.0    4.0       4.0    21.0

schedulable: every bound is within its deadline; as if kernels used no registers (key registers); rules not measured on this GPU

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9)
- host steps end within their stated times, whatever else runs
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for a1-gpu, a2-gpu, b1-gpu, b2-gpu (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: number of SMs: the 4GB module, and a power mode of the 8GB one, have 4; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)
- a switch between contexts takes at most switch_cost
- contexts are switched as the runlist says, at any instant, and timeslices are taken as exact (key timeslice_step)
- no channel is reset: the reset of a low one would take time from the others
- the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)
- no shared memory given for a1/a1-gpu, a2/a2-gpu, b1/b1-gpu and b2/b2-gpu: taken to use none (key shared_memory)
- no stream given for a1, a2, b1 and b2: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for a1, a2, b1 and b2: taken to be the period (key deadline)
- no jitter given for a1, a2, b1 and b2: taken as 0, no two releases closer than the period (key jitter)

-- case tx2 --
$ gpurta bound tx2.yaml --search 40
platform jetson-tx2; times in ms

chain   bound  observed  deadline  verdict
k1     14.375        10        15  met
k2          -        12        15  unknown
k3          -        12        15  unknown
k4          -        11        15  unknown

chain  step  kind    jitter   bound  observed  finish
k1     k1    kernel       0  14.375        10  14.375
k2     k2    kernel       -       -        12       -
k3     k3    kernel       -       -        12       -
k4     k4    kernel       -       -        11       -

unknown: chain k2: its jobs may wait for each other, and no bound of at most 32 periods was found; as if kernels used no registers (key registers)
no bound of k2, k3, k4: its jobs may wait for each other, and no bound of at most 32 periods was found
used, if every kernel ran alone: SMs 72.5 % (most: k2 35.0 %)
tried: no period of k2 alone was found with which all deadlines are met
tried: with --set kernels.k2.period=22.5 k2 takes at most 16.125: 37.2 % own kernels, 27.9 % own kernels beyond their time alone, 19.4 % interference of k4, ...
gpurta rta judges kernels as launched in the order of the file, exactly at their releases; gpurta advise tries changes of chains

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)
- a job that is released while the one before it is not complete begins when that one ends, as in one stream
- no shared memory given for k1, k2, k3 and k4: taken to use none (key shared_memory)
- no stream given for k1, k2, k3 and k4: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for k1, k2, k3 and k4: taken to be the period (key deadline)
[1]

-- case unnamed-kernels --
$ cat >unnamed.yaml <<'EOT'
> platform: jetson-orin-nano
> kernels:
>   - {blocks: 16, threads: 256, wcet: 2, period: 20}
>   - {blocks: 16, threads: 256, wcet: 2, period: 40, deadline: 1}
> EOT
> gpurta bound unnamed.yaml --search 10 | sed '/^assumptions/,$d'
platform jetson-orin-nano; times in ms

chain  bound  observed  deadline  verdict
k1         2         2        20  met
k2         2         2         1  MISSED

chain  step  kind    jitter  bound  observed  finish
k1     k1    kernel       0      2         2       2
k2     k2    kernel       0      2         2       2

k2 was late with these releases: k2 at 0

unschedulable: a run was observed in which chain k2 misses its deadline; as if kernels used no registers (key registers); rules not measured on this GPU
k2: its bound 2 exceeds its deadline 1: 100.0 % own kernels
gpurta rta judges kernels as launched in the order of the file, exactly at their releases; gpurta advise tries changes of chains

[1]

-- case waters2019-chains --
$ gpurta bound waters2019-chains.yaml --search 40
platform jetson-tx2; times in ms

chain           bound  observed  deadline  verdict
SFM             19.00     17.95        33  met
Lane_detection  19.80     18.75        66  met
Localization    40.85     36.15       400  met

chain           step        kind    jitter  bound  observed  finish
SFM             image       copy      0.00   2.00      1.95    2.00
SFM             features    kernel    2.00  15.80     14.80   17.80
SFM             match       host     17.80   1.00      1.00   18.80
SFM             points      copy     18.80   1.70      1.00   19.00
Lane_detection  lane-image  copy      0.00   2.00      1.95    2.00
Lane_detection  lanes       kernel    2.00  15.80     14.80   17.80
Lane_detection  fit         host     17.80   2.00      2.00   19.80
Localization    scan        copy      0.00   2.00      2.00    2.00
Localization    particles   kernel    2.00  33.85     30.15   35.85
Localization    resample    host     35.85   5.00      5.00   40.85

finish may be less than jitter + bound: it is bounded along the whole path

schedulable: every bound is within its deadline; as if kernels used no registers (key registers)

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready
- host steps end within their stated times, whatever else runs
- kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)
- a switch between contexts takes at most switch_cost
- a kernel that follows another of its context at once keeps the context's turn (not so by rule U1)
- contexts are switched as the runlist says, at any instant, and timeslices are taken as exact (key timeslice_step)
- no channel is reset: the reset of a low one would take time from the others
- the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)
- no shared memory given for SFM/features, Lane_detection/lanes and Localization/particles: taken to use none (key shared_memory)
- no stream given for SFM and Lane_detection: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for SFM, Lane_detection and Localization: taken to be the period (key deadline)
- no jitter given for SFM, Lane_detection and Localization: taken as 0, no two releases closer than the period (key jitter)

-- file two-engines.yaml --
platform: {base: jetson-tx2, copy_engines: 2}
chains:
  - {name: a, period: 100, steps: [{copy: c, duration: 1}]}
  - {name: b, period: 100, steps: [{copy: d, duration: 9, direction: d2h}]}

-- case engine-by-default --
$ gpurta bound two-engines.yaml --search 0 | grep direction
- a copy without a direction is on engine 1 (keys direction, engine)
