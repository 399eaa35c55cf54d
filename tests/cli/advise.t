What would make deadlines hold: changes that cost no hardware are tried, alone and together, and ranked by the worst
bound / deadline.

-- file late.yaml --
platform: jetson-orin-agx
chains:
  - {name: brake, period: 20, deadline: 8, steps: [{kernel: k, blocks: 16, threads: 512, registers: 32, wcet: 1.5}]}
  - {name: llm, period: 100, steps: [{kernel: k, blocks: 200, threads: 512, registers: 32, wcet: 5, count: 2}]}

-- file carveouts.yaml --
platform: jetson-orin-agx
chains:
  - {name: camera, period: 30, steps: [{kernel: a, blocks: 120, threads: 256, registers: 32, shared_memory: 0, wcet: 4},
      {kernel: net, blocks: 320, threads: 256, registers: 64, shared_memory: 16KiB, wcet: 3}]}
  - {name: planner, period: 50, deadline: 20, steps: [{kernel: rollouts, blocks: 48, threads: 128, registers: 48, shared_memory: 8KiB, wcet: 3}]}

-- file contexts.yaml --
platform: {slots: 4}
runlist: {switch_cost: 0}
contexts:
  - {name: one, level: low, timeslice: 2}
  - {name: two, level: low, timeslice: 8}
chains:
  - {name: a, period: 30, deadline: 6, context: one, steps: [{kernel: k, blocks: 4, wcet: 1}]}
  - {name: b, period: 60, context: two, steps: [{kernel: k, blocks: 8, wcet: 5}]}

-- file two-processes.yaml --
platform: jetson-orin-agx
runlist: {switch_cost: 0.1}
contexts: [{name: vision, level: high, timeslice: 5}, {name: llm, level: low, timeslice: 2}]
streams: {cam: {priority: high}}
chains:
  - {name: camera, period: 33.3, context: vision, stream: cam, steps: [{kernel: resize, blocks: 1024, threads: 256, registers: 32, wcet: 200us, carveout: 100}]}
  - {name: detector, period: 66.6, context: vision, steps: [{kernel: conv, blocks: 256, threads: 256, registers: 96, wcet: 200us, carveout: 100, count: 20}]}
  - {name: llm, period: 50, closed: true, context: llm, steps: [{kernel: layer, blocks: 128, threads: 256, registers: 128, wcet: 700us, carveout: 100, count: 32}]}

-- file pipeline.yaml --
platform: {slots: 4}
chains:
  - {name: a, period: 10, deadline: 40, steps: [{host: grab, wcet: 6}, {kernel: k, blocks: 4, wcet: 2}, {host: out, wcet: 6}]}

-- file kernels.yaml --
platform: jetson-tx2
kernels:
  - {name: k1, blocks: 2, threads: 512, wcet: 4, period: 15}

-- file closed.yaml --
platform: {slots: 4}
chains:
  - {name: a, closed: true, period: 4, steps: [{kernel: k, blocks: 160, wcet: 2}]}

-- file sampler.yaml --
platform: {slots: 4}
cpus: [{name: c}]
chains:
  - {name: camera, period: 33.3, cpu: c, priority: 20, steps: [{kernel: pre, blocks: 4, wcet: 1}, {host: publish, wcet: 1}]}
  - {name: llm, period: 10, closed: true, cpu: c, priority: 30, steps: [{host: sample, wcet: 12}, {kernel: layer, blocks: 4, wcet: 1}]}

-- file idle.yaml --
platform: jetson-orin-agx
partitions: [{name: a, sms: 4, mechanism: green-context}, {name: b, sms: 4, mechanism: green-context}]
chains:
  - {name: camera, period: 33, release: periodic, partition: a, steps: [{kernel: detect, blocks: 240, threads: 256, registers: 32, wcet: 2}]}
  - {name: planner, period: 50, release: periodic, partition: b, steps: [{kernel: plan, blocks: 64, threads: 256, registers: 32, wcet: 3}]}
paths: [{name: brake, through: [camera, planner], deadline: 103}]

-- file no-timeslice.yaml --
platform: {slots: 4}
runlist: {switch_cost: 0, timeslice: 4}
contexts: [{name: one, level: low}, {name: two, level: low}]
chains:
  - {name: a, period: 30, deadline: 6, context: one, steps: [{kernel: k, blocks: 4, wcet: 1}]}
  - {name: b, period: 60, context: two, steps: [{kernel: k, blocks: 8, wcet: 5}]}

-- file server.yaml --
platform: rtx-4090
cpus: [{name: cpu0}]
streams: {cam: {priority: high}}
chains:
  - {name: camera, period: 33.3, stream: cam, cpu: cpu0, priority: 20, steps: [{host: grab, wcet: 2}, {copy: frame-in, duration: 1.3, direction: h2d},
      {kernel: debayer, carveout: 100, blocks: 8192, threads: 256, registers: 32, wcet: 20us}, {kernel: undistort, carveout: 100, blocks: 8192, threads: 256, registers: 40, wcet: 30us},
      {kernel: resize, carveout: 100, blocks: 2000, threads: 256, registers: 24, wcet: 20us}, {host: publish, wcet: 1}]}
  - {name: detector, period: 66.6, cpu: cpu0, priority: 10, wait: busy, steps: [{host: pre, wcet: 4},
      {kernel: conv, carveout: 100, blocks: 1024, threads: 256, registers: 96, wcet: 2, count: 20}, {host: post, wcet: 3}]}

-- case carveouts --
A change of steps, by their names, and the same as keys.
$ gpurta advise carveouts.yaml | tee said
> gpurta bound carveouts.yaml --search 0 --csv $(sed -n "s/^as keys: //p" said | tr -d "'") | cut -d, -f1-6
verdict      worst bound / deadline  of       above deadline  change
schedulable                   0.900  planner  -               carveout: 100 in every kernel
schedulable                   0.967  camera   -               partitions: camera 12 SMs, planner 2 SMs
unknown                       1.050  planner  planner         as it is

tried: 11 changes; 2 alone help
schedulable with: carveout: 100 in every kernel; rules not measured on this GPU
as keys: --set chains.camera.steps.a.carveout=100 --set chains.camera.steps.net.carveout=100 --set chains.planner.steps.rollouts.carveout=100
assumptions: those of 'gpurta bound' on the file with these keys (also with --json)
name,bound,observed,deadline,verdict,meets_deadline
camera,26,,30,schedulable,true
planner,18,,20,schedulable,true
2> carveouts.yaml: note: changed by --set chains.camera.steps.a.carveout=100
2> carveouts.yaml: note: changed by --set chains.camera.steps.net.carveout=100
2> carveouts.yaml: note: changed by --set chains.planner.steps.rollouts.carveout=100

-- case priorities --
$ gpurta advise late.yaml
verdict        worst bound / deadline  of     above deadline  change
schedulable                     0.813  brake  -               priority of the streams of brake: high
schedulable                     0.813  brake  -               priorities of streams by deadline: brake, llm
schedulable                     0.813  brake  -               priority of the streams of brake: high, of all others: low
schedulable                     0.900  llm    -               partitions: brake 2 SMs, llm 8 SMs
unschedulable                   3.201  brake  brake           as it is

tried: 10 changes; 4 alone help
schedulable with: priority of the streams of brake: high; rules not measured on this GPU
as keys: --set chains.brake.stream=brake --set 'streams={"brake": {"priority": "high"}}'
assumptions: those of 'gpurta bound' on the file with these keys (also with --json)

-- case contexts --
$ gpurta advise contexts.yaml
verdict        worst bound / deadline  of  above deadline  change
schedulable                     0.334  a   -               contexts.two.timeslice=1
schedulable                     0.500  a   -               contexts.two.timeslice=2
schedulable                     0.834  a   -               contexts.two.timeslice=4
unschedulable                   1.500  a   a               as it is

tried: 20 changes; 3 alone help
schedulable with: contexts.two.timeslice=1
as keys: --set contexts.two.timeslice=1
assumptions: those of 'gpurta bound' on the file with these keys (also with --json)

-- case none-alone --
Where no change alone gives a bound, those are added that are nearest to one.
$ gpurta advise two-processes.yaml | tee said
> gpurta bound two-processes.yaml --search 0 --csv $(sed -n "s/^as keys: //p" said) 2>/dev/null | cut -d, -f1-5
verdict        worst bound / deadline  of        no bound  change
schedulable                     0.913  detector  -         contexts.llm.timeslice=1 and contexts.vision.timeslice=50
unschedulable                no bound  -         detector  as it is

tried: 68 changes; 0 alone help
schedulable with: contexts.llm.timeslice=1; contexts.vision.timeslice=50; switches cost less than the 659 us measured on this platform (switch_cost: measured); rules not measured on this GPU
as keys: --set contexts.vision.timeslice=50 --set contexts.llm.timeslice=1
assumptions: those of 'gpurta bound' on the file with these keys (also with --json)
name,bound,observed,deadline,verdict
camera,18/5,,333/10,schedulable
detector,304/5,,333/5,schedulable
llm,1661/5,,,schedulable

-- case overlap --
$ gpurta advise pipeline.yaml
verdict      worst bound / deadline  of  no bound  change
schedulable                   0.350  a   -         chains.a.overlap=pipelined
unknown                    no bound  -   a         as it is

tried: 1 change; 1 alone helps
schedulable with: chains.a.overlap=pipelined
as keys: --set chains.a.overlap=pipelined
assumptions: those of 'gpurta bound' on the file with these keys (also with --json)

-- case streams-of-their-own --
# Of a chain in one stream, which pipelined steps cannot share, each gets one like it; overlap and a thread that spins exclude each other.
$ printf 'platform: {slots: 4}\nstreams: {cam: {priority: high}}\nchains: [{name: a, period: 10, deadline: 40, stream: cam, steps: [{copy: in, duration: 7, direction: h2d}, {kernel: k, blocks: 4, wcet: 4}]}]\n' >one.yaml
> gpurta advise one.yaml | tee said; sed -n 's/^as keys: //p' said >words; eval "gpurta bound one.yaml --search 0 --csv $(cat words)" 2>/dev/null | cut -d, -f1-5
verdict      worst bound / deadline  of  no bound  change
schedulable                   0.275  a   -         chains.a.overlap=pipelined, and a stream for each of its steps
unknown                    no bound  -   a         as it is

tried: 1 change; 1 alone helps
schedulable with: chains.a.overlap=pipelined, and a stream for each of its steps
as keys: --set 'streams.cam-2={"priority": "high"}' --set 'streams.cam-3={"priority": "high"}' --set chains.a.steps.in.stream=cam-2 --set chains.a.steps.k.stream=cam-3 --set chains.a.overlap=pipelined
assumptions: those of 'gpurta bound' on the file with these keys (also with --json)
name,bound,observed,deadline,verdict
a,11,,40,schedulable

-- case spins --
# A thread that sleeps while it waits leaves its CPU to others.
$ printf 'platform: {slots: 4}\ncpus: [{name: c}]\nchains:\n- {name: a, period: 20, cpu: c, priority: 2, wait: busy, steps: [{host: h, wcet: 1}, {kernel: k, blocks: 4, wcet: 8}]}\n- {name: b, period: 40, deadline: 9, cpu: c, priority: 1, steps: [{host: i, wcet: 2}]}\n- {name: d, period: 20, deadline: 8, cpu: c, steps: [{host: j, wcet: 1}]}\n' >spins.yaml
> gpurta advise spins.yaml
verdict        worst bound / deadline  of  above deadline  change
schedulable                     0.500  d   -               chains.a.wait=suspend
schedulable                     0.600  a   -               priorities of threads by deadline: d, b, a
unschedulable                   1.500  d   b, d            as it is

tried: 2 changes; 2 alone help
schedulable with: chains.a.wait=suspend
as keys: --set chains.a.wait=suspend
assumptions: those of 'gpurta bound' on the file with these keys (also with --json)

-- case written --
The changed scenario is one that every command reads, with the bounds that were promised.
$ gpurta advise contexts.yaml -o better.json
> gpurta bound better.json --search 0 --csv | cut -d, -f1-6
verdict        worst bound / deadline  of  above deadline  change
schedulable                     0.334  a   -               contexts.two.timeslice=1
schedulable                     0.500  a   -               contexts.two.timeslice=2
schedulable                     0.834  a   -               contexts.two.timeslice=4
unschedulable                   1.500  a   a               as it is

tried: 20 changes; 3 alone help
schedulable with: contexts.two.timeslice=1
as keys: --set contexts.two.timeslice=1
assumptions: those of 'gpurta bound' on the file with these keys (also with --json)
name,bound,observed,deadline,verdict,meets_deadline
a,2,,6,schedulable,true
b,11,,60,schedulable,true
2> gpurta: wrote the scenario with the best change to better.json; 'gpurta bound better.json' shows its bounds

-- case keys --
What is printed as keys gives the bounds that were promised, too.
$ gpurta advise late.yaml --changes 1 | sed -n 's/^as keys: //p' > words; eval "gpurta bound late.yaml --search 0 --csv $(cat words)" | cut -d, -f1-5
name,bound,observed,deadline,verdict
brake,13/2,,8,schedulable
llm,1271/24,,100,schedulable
2> late.yaml: note: changed by --set chains.brake.stream=brake
2> late.yaml: note: changed by --set streams={"brake": {"priority": "high"}}

-- case no-deadline --
$ gpurta advise closed.yaml
schedulable: no deadline is given, so there is nothing to hold or to miss; key deadline

-- case closed-is-no-rate --
# A closed chain takes what the others leave: its period of 4 says nothing of how much.
$ printf 'platform: {slots: 4}\nchains: [{name: a, closed: true, period: 4, steps: [{kernel: k, blocks: 160, wcet: 2}]}, {name: b, period: 8, steps: [{kernel: k, blocks: 40, wcet: 1}]}]\n' >b.yaml
> gpurta bound b.yaml --search 0 | sed -n '/^used/p'; gpurta advise b.yaml | sed -n '/^overload/p'
> gpurta bound b.yaml --search 0 --format json | grep -A 1 '"used"'
used, if every kernel ran alone, by chains that are not closed: slots 125.0 %; above 100 % is overload (of SMs: unless kernels that leave each other places overlap)
overload (of SMs: unless kernels that leave each other places overlap): more work than time, before any change of order; used, if every kernel ran alone, by chains that are not closed: slots 125.0 %
  "used": [
    {"resource": "slots", "utilization": "5/4", "most": "5/4", "most_of": "b/k"}
[1]

-- case closed-last --
# One without a deadline comes last, however short its period.
$ gpurta advise sampler.yaml; gpurta advise sampler.yaml --set chains.llm.deadline=30 --json | grep -o 'threads by deadline: .*'
verdict      worst bound / deadline  of      no bound  change
schedulable                   0.091  camera  -         priorities of threads by deadline: camera, llm
unknown                    no bound  -       camera    as it is

tried: 8 changes; 1 alone helps
schedulable with: priorities of threads by deadline: camera, llm
as keys: --set chains.camera.priority=2 --set chains.llm.priority=1
assumptions: those of 'gpurta bound' on the file with these keys (also with --json)
threads by deadline: llm, camera"
[1]

-- case closed-period --
# A longer period of a closed chain gives it no deadline. (Thread priorities alone would help here, too.)
$ gpurta advise sampler.yaml --trials 3 | grep '^enough'; gpurta advise sampler.yaml --trials 3 --set chains.llm.closed=false | grep '^enough'
enough alone: 0.805 x every wcet of llm; or a period of at least 12.5 ms of llm
enough alone: 0.692 x every wcet of llm; or a period of at least 14 ms of llm, which is then its deadline
[1]

-- case idle-sms --
# Idle SMs are given out, in groups of 2 that share a carve-out, before any are moved; a path counts as a chain does.
$ gpurta advise idle.yaml | sed -n '/SMs/p; /^tried/p; /^sched/p'
> gpurta advise idle.yaml --set paths.brake.deadline=100 | sed -n '/^as keys/p'
schedulable                     0.971  brake  -               8 idle SMs to partition a
schedulable                     0.971  brake  -               8 idle SMs to partition a
schedulable                     0.991  brake  -               4 idle SMs to partition a
schedulable                     0.991  brake  -               4 idle SMs to partition a
unknown                         1.030  brake  brake           2 idle SMs to partition a
unknown                         1.030  brake  brake           8 idle SMs to partition b
unknown                         1.059  brake  brake           2 idle SMs to partition b
tried: 17 changes; 6 alone help
schedulable with: 8 idle SMs to partition a; rules not measured on this GPU
schedulable with: 8 idle SMs to partition a; rules not measured on this GPU
as keys: --set partitions.a.sms=12

-- case refused-once --
# A change that is refused is named once, not for each combination; sizes that no mechanism makes are no change.
$ sed 's/deadline: 103/deadline: 80/; s/^platform: .*/platform: {base: jetson-orin-agx, resident_grids: 2}/; s/steps: \[{kernel: d/steps: [{kernel: e, blocks: 1, threads: 512, registers: 32, wcet: 0.1}, {kernel: d/' idle.yaml >full.yaml
> gpurta advise full.yaml | sed -n '/^refused/p; /^unknown/p'
unknown                         1.252  brake  brake           8 idle SMs to partition a
unknown                         1.277  brake  brake           4 idle SMs to partition a
unknown                         1.327  brake  brake           2 idle SMs to partition a
unknown                         1.327  brake  brake           8 idle SMs to partition b
unknown                         1.364  brake  brake           2 idle SMs to partition b
refused by the analysis: chains.camera.overlap=pipelined: 3 grids may be resident at once: the platform allows 2 (rule U2), and no bound covers the wait of the next
[1]

-- case report-counts --
Those that are refused, too.
$ printf 'platform: {base: jetson-orin-agx, sms: 2, resident_grids: 2}\nchains: [{name: a, period: 10, steps: [{kernel: k, blocks: 4, threads: 1024, registers: 32, wcet: 6}, {kernel: l, blocks: 4, threads: 1024, registers: 32, wcet: 0.1}]}, {name: b, period: 10, steps: [{kernel: k, blocks: 4, threads: 1024, registers: 32, wcet: 6}]}]\n' >over.yaml
> gpurta advise over.yaml | sed -n '/^tried/p; /^refused/p'; gpurta report over.yaml -o r.html; grep -o 'none of the [0-9]* changes that were tried' r.html
[1]

-- case no-timeslice-of-its-own --
$ gpurta advise no-timeslice.yaml | sed -n '/timeslice/p'
schedulable                   0.334  a   contexts.two.timeslice=1
schedulable                   0.500  a   contexts.two.timeslice=2
schedulable as it is; the worst bound is shorter with: contexts.two.timeslice=1
as keys: --set contexts.two.timeslice=1

-- case nearest-timeslice --
# Of values that are as good, within 0.01, that nearest to the file's: 8, not 50, which is taken where it gains more.
$ cat >two-slices.yaml <<'END'
> platform: {slots: 4}
> runlist: {switch_cost: 0.1}
> contexts: [{name: vision, level: low, timeslice: 2}, {name: llm, level: low, timeslice: 2}]
> chains:
>   - {name: camera, period: 200, deadline: 32, context: vision, steps: [{kernel: k, blocks: 40, wcet: 2}]}
>   - {name: llm, period: 300, deadline: 30, context: llm, steps: [{kernel: k, blocks: 40, wcet: 2}]}
> END
> gpurta advise two-slices.yaml; gpurta advise two-slices.yaml --set chains.camera.deadline=25 | grep '^as keys'
verdict        worst bound / deadline  of      above deadline  change
unschedulable                   1.294  camera  camera          contexts.llm.timeslice=8
unknown                         1.390  llm     llm             contexts.vision.timeslice=4
unknown                         1.440  llm     llm             contexts.llm.timeslice=1
unschedulable                   1.400  llm     camera, llm     as it is

tried: 35 changes; 8 alone help
unschedulable, also with the best of them: contexts.llm.timeslice=8
as keys: --set contexts.llm.timeslice=8
enough alone: 0.420 x every wcet of camera; or 0.515 x every wcet of llm; or 6 slots
assumptions: those of 'gpurta bound' on the file with these keys (also with --json)
as keys: --set contexts.vision.timeslice=50 --set contexts.llm.timeslice=4
[1]

-- case pipelined-priority --
Each kernel of a pipelined chain gets a stream of its own for its priority: its steps can share none.
$ cat >jobs.yaml <<'END'
> platform: {base: jetson-orin-agx, sms: 2}
> chains:
>   - {name: camera, period: 4, deadline: 12, overlap: pipelined, steps: [{kernel: a, blocks: 2, threads: 1024, wcet: 1}, {kernel: b, blocks: 2, threads: 1024, wcet: 1}]}
>   - {name: llm, period: 60, steps: [{kernel: k, blocks: 40, threads: 1024, wcet: 1}]}
> END
> gpurta advise jobs.yaml
verdict        worst bound / deadline  of      above deadline  change
schedulable                     0.759  llm     -               priority of the streams of camera: high
schedulable                     0.759  llm     -               priorities of streams by deadline: camera, llm
schedulable                     0.759  llm     -               priority of the streams of camera: high, of all others: low
unschedulable                   3.500  camera  camera          as it is

tried: 9 changes; 3 alone help
schedulable with: priority of the streams of camera: high; as if kernels used no registers (key registers); as if the driver chose the carve-outs that were computed: with any, llm has no bound (key carveout); rules not measured on this GPU
as keys: --set chains.camera.steps.a.stream=camera --set chains.camera.steps.b.stream=camera-2 --set 'streams={"camera": {"priority": "high"}, "camera-2": {"priority": "high"}}'
assumptions: those of 'gpurta bound' on the file with these keys (also with --json)

-- case changed-first --
$ gpurta advise contexts.yaml --set chains.a.deadline=1.5 --changes 1
verdict        worst bound / deadline  of  above deadline  change
unschedulable                   1.334  a   a               contexts.two.timeslice=1
unknown                         2.000  a   a               contexts.two.timeslice=2
unknown                         3.334  a   a               contexts.two.timeslice=4
unschedulable                   6.000  a   a               as it is

tried: 20 changes; 3 alone help
unschedulable, also with the best of them: contexts.two.timeslice=1
as keys: --set contexts.two.timeslice=1
enough alone: 0.050 x every wcet of b
assumptions: those of 'gpurta bound' on the file with these keys (also with --json)
[1]

-- case json --
$ gpurta advise contexts.yaml --format json --trials 3 | sed '/made_by/,$d'
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "advise",
  "time_unit": "ms",
  "verdict": "unschedulable",
  "as_it_is": {
    "changes": [],
    "worst": "3/2",
    "of": "a",
    "without_bound": 0,
    "no_bound": [],
    "above_deadline": [
      "a"
    ],
    "verdict": "unschedulable"
  },
  "best": {
    "changes": [],
    "worst": "3/2",
    "of": "a",
    "without_bound": 0,
    "no_bound": [],
    "above_deadline": [
      "a"
    ],
    "verdict": "unschedulable",
    "condition": null,
    "set": []
  },
  "trials": 3,
  "untried": 17,
  "tried": [
    {
      "changes": [
        "contexts.one.level=high"
      ],
      "worst": "3/2",
      "of": "a",
      "without_bound": 0,
      "no_bound": [],
      "above_deadline": [
        "a"
      ],
      "verdict": "unknown"
    },
    {
      "changes": [
        "contexts.one.timeslice=1"
      ],
      "worst": "3/2",
      "of": "a",
      "without_bound": 0,
      "no_bound": [],
      "above_deadline": [
        "a"
      ],
      "verdict": "unknown"
    },
    {
      "changes": [
        "priority of the streams of a: high"
      ],
      "worst": "3/2",
      "of": "a",
      "without_bound": 0,
      "no_bound": [],
      "above_deadline": [
        "a"
      ],
      "verdict": "unknown"
    }
  ],
  "no_bound_with_any": [],
  "enough_alone": [
    {
      "parameter": "max_scale",
      "chain": "b",
      "value": "1/2",
      "text": "0.500 x every wcet of b"
    },
    {
      "parameter": "min_sms",
      "chain": null,
      "value": "8",
      "text": "8 slots"
    }
  ],
  "too_long_alone": [],
  "refused": [],
  "notes": [
    "tried: 3 of 20 changes, as many as --trials allows"
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "releases of a chain are at least its period apart, and come in order, at most its jitter late",
    "no block, copy or host step takes longer than its wcet, whatever runs beside it",
    "blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits",
    "what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out",
    "a switch between contexts costs nothing (key switch_cost)",
    "a kernel that follows another of its context at once keeps the context's turn (not so by rule U1)",
    "contexts are switched as the runlist says, at any instant, and timeslices are taken as exact (key timeslice_step)",
    "no channel is reset: the reset of a low one would take time from the others",
    "the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)",
    "no deadline given for b: taken to be the period (key deadline)",
    "no jitter given for a and b: taken as 0, no two releases closer than the period (key jitter)"
  ],
[1]

-- case limit --
# The work of all analyses together is counted: some changes of each kind are tried.
$ gpurta advise contexts.yaml --limit 20000000 | sed -n '/^tried/p; /^sched/p'
tried: 7 of 20 changes, as many as --limit allows; 0 alone help
[1]

-- case path-without-a-reaction-time --
What no change mends is said, with what to add, and the others are ranked without it.
$ (cat late.yaml; echo 'paths: [{name: see, through: [brake, llm], deadline: 300}]') >path.yaml; gpurta advise path.yaml
> gpurta advise path.yaml --set chains.llm.steps.k.wcet=7 | grep 'is met'
> gpurta advise path.yaml --json | sed -n '/"no_bound_with_any"/,/]/p'
> gpurta advise path.yaml --set chains.brake.deadline=40 | tail -4
> gpurta report path.yaml -o r.html; sed -n 's/<[^>]*>//g; /What would help/p; /no reaction time of/p' r.html
verdict        worst bound / deadline  of     above deadline  no bound  change
unknown                         0.813  brake  -               see       priority of the streams of brake: high
unknown                         0.813  brake  -               see       priorities of streams by deadline: brake, llm
unknown                         0.813  brake  -               see       priority of the streams of brake: high, of all others: low
unknown                         0.900  llm    -               see       partitions: brake 2 SMs, llm 8 SMs
unschedulable                   3.201  brake  brake           see       as it is

tried: 10 changes; 4 alone help
path see: no reaction time with any of them: nothing says how far apart releases of chain brake may be: give it release: periodic or a longest_period
every other deadline is met with: priority of the streams of brake: high; rules not measured on this GPU
as keys: --set chains.brake.stream=brake --set 'streams={"brake": {"priority": "high"}}'
assumptions: those of 'gpurta bound' on the file with these keys (also with --json)
every other deadline is met with: partitions: brake 2 SMs, llm 10 SMs; rules not measured on this GPU
  "no_bound_with_any": [
    {
      "kind": "path",
      "name": "see",
      "reason": "nothing says how far apart releases of chain brake may be: give it release: periodic or a longest_period"
    }
  ],
tried: 10 changes; 0 alone help
path see: no reaction time with any of them: nothing says how far apart releases of chain brake may be: give it release: periodic or a longest_period
unknown: none of these changes helps
assumptions: those of 'gpurta bound' on the file (also with --json)
What would help: priority of the streams of brake: high: every other deadline is met; worst bound / deadline 0.813 in place of 3.201; rules not measured on this GPU. gpurta bound path.yaml --set chains.brake.stream=brake --set 'streams={&quot;brake&quot;: {&quot;priority&quot;: &quot;high&quot;}}'
no reaction time of path see: nothing says how far apart releases of chain brake may be: give it release: periodic or a longest_period
no reaction time of path see: nothing says how far apart releases of chain brake may be: give it release: periodic or a longest_period
[1]

-- case verdict-of-bound --
# A run that misses is found with the limits of bound, not with those of a trial.
$ gpurta bound server.yaml --csv | cut -d, -f1,5; gpurta advise server.yaml | grep '^un'
name,verdict
camera,schedulable
detector,unschedulable
unschedulable                no bound  detector  as it is
unschedulable: none of these changes helps
[1]

-- case no-chains --
$ gpurta advise kernels.yaml
2> gpurta: advise: kernels.yaml has no chains, whose keys it changes: write each periodic kernel as one ('chains', man gpurta-bound), or ask gpurta rta, which judges kernels as launched in the order of the file
[2]

-- case profile --
$ printf 'SQLite format 3\0' >app.sqlite; gpurta advise app.sqlite
> cp $EXAMPLES/profile.json . && gpurta advise profile.json
2> gpurta: app.sqlite: this is a SQLite file that is cut off or damaged (file is not a database): copy it again, or nsys export --type sqlite -o app.sqlite app.nsys-rep
2> profile.json: this is a profile of PyTorch, not a scenario: run 'gpurta convert FILE | gpurta simulate -', or 'gpurta convert FILE --to chains | gpurta bound -'
[2]

-- case mistakes --
The command checks the options, as those of all others.
$ gpurta advise late.yaml --changes x; gpurta advise late.yaml --csv; gpurta advise; gpurta advise late.yaml --trails 3
2> gpurta: --changes: expected a whole number from 1 to 1000, found "x"
2> gpurta: --format: expected table or json, found "csv"
2> gpurta: advise: which file? 'gpurta advise FILE' reads a scenario, '-' is standard input; 'gpurta advise --help' shows one
2> gpurta: advise: unknown option --trails; did you mean --trials?
[2]

-- case no-file --
$ gpurta advise there-is-none.yaml
2> gpurta: cannot read there-is-none.yaml: No such file or directory
[3]

-- case refused --
What the analysis refuses as it stands is told as it says it.
$ gpurta advise late.yaml --set chains.brake.steps.k.threads=4096
2> late.yaml: note: changed by --set chains.brake.steps.k.threads=4096
2> late.yaml: --set chains.brake.steps.k.threads=4096: chains[0].steps[0].threads: the block cannot launch: a block of 4096 threads: at most 1024 are allowed
[2]

-- case refused-changes --
Which changes, and why. A chain without kernels is in no partition.
$ printf 'platform: {base: jetson-orin-agx, resident_grids: 3}\nchains:\n' >mixed.yaml; sed -n '/brake/p; /llm/p' late.yaml >>mixed.yaml
> printf '  - {name: log, period: 10, overlap: pipelined, stream: s, steps: [{host: pack, wcet: 1}, {host: send, wcet: 2}]}\n' >>mixed.yaml
> printf '  - {name: two, period: 50, steps: [{kernel: h, blocks: 4, threads: 512, registers: 32, wcet: 0.1}, {kernel: k, blocks: 4, threads: 512, registers: 32, wcet: 1}]}\n' >>mixed.yaml
> gpurta advise mixed.yaml --changes 1
> gpurta advise mixed.yaml --changes 1 --json | sed -n '/"refused"/,/^  ]/p'
verdict        worst bound / deadline  of     above deadline  change
schedulable                     0.813  brake  -               priorities of streams by deadline: brake, two, llm
schedulable                     0.887  two    -               priority of the streams of brake: high
schedulable                     0.887  two    -               priority of the streams of brake: high, of all others: low
schedulable                     0.900  llm    -               partitions: brake 2 SMs, llm 8 SMs, two 2 SMs
unschedulable                   3.222  brake  brake           as it is

tried: 13 changes; 4 alone help
refused by the analysis: chains.two.overlap=pipelined: 4 grids may be resident at once: the platform allows 3 (rule U2), and no bound covers the wait of the next
schedulable with: priorities of streams by deadline: brake, two, llm; as if the driver chose the carve-outs that were computed: with any, llm has no bound (key carveout); rules not measured on this GPU
as keys: --set chains.brake.stream=brake --set chains.llm.stream=llm --set chains.two.stream=two --set 'streams={"brake": {"priority": -2}, "two": {"priority": -1}, "llm": {"priority": 0}}'
assumptions: those of 'gpurta bound' on the file with these keys (also with --json)
  "refused": [
    {
      "changes": [
        "chains.two.overlap=pipelined"
      ],
      "reason": "4 grids may be resident at once: the platform allows 3 (rule U2), and no bound covers the wait of the next"
    }
  ],

-- case wrong-option --
$ gpurta advise late.yaml --deadline 3
2> gpurta: advise: unknown option --deadline; it is a key of the file, which --set PATH.deadline=VALUE changes
[2]

-- case help --
$ gpurta advise --help | head -3
gpurta advise FILE [options]

    gpurta advise app.yaml                    changes that help, the best first

-- case made-by --
$ gpurta advise late.yaml --trials 5 --made-by | sed -n '/^gpurta /,$p' | grep 'gpurta\|"file"\|seed'
gpurta 0.2.0
  "command_line": "gpurta advise late.yaml --trials 5 --made-by",
      "file": "late.yaml",
  "seed": 1

-- case json-short --
As of every command: --json and -V.
$ gpurta advise --json -V | sed 's/(.*/(BUILD)/'
> cp $EXAMPLES/pipeline.yaml p.yaml
> gpurta advise p.yaml --json | grep "command_line"
gpurta 0.2.0 (BUILD)
    "command_line": "gpurta advise p.yaml --json",

-- case overload --
$ printf 'platform: jetson-tx2\nchains: [{name: a, period: 5, steps: [{kernel: k, blocks: 16, threads: 1024, wcet: 2}]}]\n' >over.yaml; gpurta advise over.yaml
overload (of SMs: unless kernels that leave each other places overlap): more work than time, before any change of order; used, if every kernel ran alone: SMs 160.0 %

chain a: a job alone on the GPU takes 8 ms, and its deadline is 5: no change of order helps, and none was tried

unschedulable
enough alone: 0.625 x every wcet of a; or a period of at least 8 ms of a, which is then its deadline; or 4 SMs (the GPU has 2)
[1]

-- case copy-bandwidth --
Of copies that give their bytes, as bound has it.
$ sed 's/duration: 0.4/bytes: 4MB/; s/duration: 0.1/bytes: 1MiB/' $EXAMPLES/pipeline.yaml | sed 's/4MB/4MiB/' >bytes.yaml; gpurta advise bytes.yaml --copy-bandwidth 10000000000 --trials 20 | tail -4
tried: 11 changes; 3 alone help
schedulable as it is; the worst bound is shorter with: priority of the streams of planner: high; rules not measured on this GPU
as keys: --set chains.planner.stream=planner --set 'streams={"planner": {"priority": "high"}}'
assumptions: those of 'gpurta bound' on the file with these keys (also with --json)

-- case too-long-alone --
A chain that is late with the GPU for itself: no change of order is tried. Where it may be the carve-out or the partition, they are.
$ printf 'platform: jetson-orin-nano\nchains:\n  - {name: a, period: 20, deadline: 5, steps: [{kernel: k, blocks: 80, threads: 1024, registers: 32, wcet: 2}]}\n  - {name: b, period: 60, steps: [{kernel: k2, blocks: 4, threads: 1024, registers: 32, wcet: 3}]}\n' >late.yaml; gpurta advise late.yaml
> gpurta advise late.yaml --json | sed -n '/too_long/,/]/p'
> sed 's/wcet: 2/wcet: 2, carveout: 100/' late.yaml >carved.yaml; gpurta advise carved.yaml | grep tried
overload (of SMs: unless kernels that leave each other places overlap): more work than time, before any change of order; used, if every kernel ran alone: SMs 102.5 % (most: a/k 100.0 %)

chain a: a job alone on the GPU takes 20 ms, and its deadline is 5: no change of order helps, and none was tried

unschedulable
enough alone: 0.160 x every wcet of a; or 57 SMs (the GPU has 8)
  "too_long_alone": [
    {
      "chain": "a",
      "observed": "20",
      "deadline": "5"
    }
  ],
tried: 9 changes; 0 alone help
[1]
