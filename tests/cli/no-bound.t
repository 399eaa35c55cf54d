Where there is no bound: why, and what helps.

-- file over.yaml --
time_unit: ms
platform: {base: jetson-orin-agx, sms: 8}
chains:
  - name: detector
    period: 33.3
    steps:
      - {copy: image-in, duration: 0.4, direction: h2d}
      - {kernel: conv, carveout: 100, blocks: 160, threads: 256, registers: 64, wcet: 1.5, count: 6}
  - {name: planner, period: 100, steps: [{kernel: rollouts, carveout: 100, blocks: 64, threads: 128, registers: 64, wcet: 1.5, count: 2}]}

-- file turns.yaml --
platform: jetson-orin-agx
runlist: {switch_cost: measured}
contexts: [{name: one, level: high, timeslice: 5}, {name: two, level: low, timeslice: 1}]
streams: {det: {priority: high}}
chains:
  - {name: a, context: one, stream: fast, period: 10, steps: [{kernel: k, carveout: 100, blocks: 64, threads: 256, registers: 64, wcet: 2}, {host: h, wcet: 1}]}
  - {name: b, context: two, period: 50/3, steps: [{kernel: m, carveout: 100, blocks: 64, threads: 256, registers: 96, wcet: 0.8, count: 8}, {host: i, wcet: 1}]}

-- case of-one --
$ gpurta bound over.yaml --search 0 --explain detector | sed '/^assumptions/,$d'
platform jetson-orin-agx with sms 8 (built in: 16); times in ms

detector: no bound: its jobs may wait for each other, and no bound of at most 32 periods was found; kernels of its priority or above need ~138.2 % of the time, as they are counted
with --set chains.detector.period=48.4:

bound of detector        time     part
own kernels              45.0   93.0 %
interference of planner   3.0    6.2 %
own copies                0.4    0.8 %
sum                      48.4  100.0 %

detector, end to end: at most 48.4
  from image-in to conv as one path; its last block begins within 46.9:
  0.4  copy image-in
  36  waves of conv before its last block: 6 x 4 waves x 1.5
  7.5  the last block of conv: 5 x 1.5
  3  ahead of its kernels of the same priority, planner/rollouts: 2 x 1 wave x 1.5
  1.5  the last block of conv
  = 48.4

detector/image-in: at most 0.4; it starts within 0
  0.4  the copy itself

detector/conv: at most 54, for 6 one after the other; of each; its last block starts within 7.5
  1.5  one pending job of the same priority, planner/rollouts: 1 wave x 1.5
  6  own waves before the last block: 4 waves x 1.5
  1.5  the last block itself
  = 9

how to read this, and the section of page bound that proves it:
- wave: at least so many blocks of a kernel as keep one more of it out; the last block has a line of its own, and where all others fit at once with it they have none [One after the other; In turns, which is that for rule U1]
- N = ceil((window + latest end - earliest activation) / period): jobs that may count, each from its nominal release; the window is what the heading has (within), for other contexts up to the end [Statement]
- one pending job, one copy before it: what stands in the queue when this comes, in order; of a sequence its dearest step, once, of other chains each step, whatever N is [Statement]
- ahead of its kernels or copies, of the same priority: at most one launch whenever the path waits, of the steps of a sequence one in all, and of each step no more than N jobs have [Paths]
- as one path: steps that are bounded together, where that is less [Paths]

unknown: chain detector: its jobs may wait for each other, and no bound of at most 32 periods was found; kernels of its priority or above need ~138.2 % of the time, as they are counted; rules not measured on this GPU
used, if every kernel ran alone: copy engine 1.2 %, SMs 138.1 % (most: detector/conv 135.1 %); above 100 % is overload (of SMs: unless kernels that leave each other places overlap)
tried: all deadlines are met if detector has a period of at least 48.4, which is then its deadline

[1]

-- case of-a-step --
$ gpurta bound over.yaml --search 0 --explain detector/conv | sed -n '/^used/,/^$/p'
used, if every kernel ran alone: copy engine 1.2 %, SMs 138.1 % (most: detector/conv 135.1 %); above 100 % is overload (of SMs: unless kernels that leave each other places overlap)
tried: all deadlines are met if detector has a period of at least 48.4, which is then its deadline

[1]

-- case none-alone --
Where no period of one chain is enough, one and a half times, twice, ... of its own, of one other without a bound, then of all are tried, until it has a bound.
$ gpurta bound over.yaml --search 0 --set chains.planner.period=2.5 2>/dev/null | grep '^no bound\|^tried'
> gpurta bound over.yaml --search 0 --set chains.planner.period=2.5 --explain planner 2>/dev/null | sed '/^how/,/^$/d; /^assumptions/d'
no bound of planner: its own steps take longer than its period: its jobs wait ever longer
tried: no period of detector alone was found with which all deadlines are met
tried: with --set chains.detector.period=66.6 detector takes at most 54.4: 82.7 % own kernels, 16.5 % interference of planner, 0.7 % own copies
platform jetson-orin-agx with sms 8 (built in: 16); times in ms

planner: no bound: its own steps take longer than its period: its jobs wait ever longer
with --set chains.detector.period=133.2 --set chains.planner.period=10:

3 jobs of planner in a row                               time     part
interference of detector                                   45   83.3 %
own kernels                                                 9   16.7 %
sum                                                        54  100.0 %
less: the time from the first of these jobs to the last   -20        -
bound of the last one                                      34        -

planner, end to end: at most 34
  -20  so much later than the first of 3 jobs it is released: 2 x 10
  18  rollouts, from its activation
  18  rollouts, from its activation
  18  rollouts, from its activation
  = 34

planner/rollouts: at most 18, for 2 one after the other; of each; its last block starts within 7.5
  7.5  one pending job of the same priority, detector/conv: 5 waves x 1.5
  1.5  the last block itself
  = 9

unknown: chain detector: its jobs may wait for each other, and no bound of at most 32 periods was found; kernels of its priority or above need ~255.2 % of the time, as they are counted; rules not measured on this GPU
used, if every kernel ran alone: copy engine 1.2 %, SMs 255.1 % (most: detector/conv 135.1 %); above 100 % is overload (of SMs: unless kernels that leave each other places overlap)
tried: no period of planner alone was found with which all deadlines are met

changed, as asked: chains.planner.period=2.5
[1]

-- case step-of-none --
$ gpurta bound over.yaml --search 0 --set chains.planner.period=0.001 --explain rollouts 2>/dev/null | grep '^planner'
planner/rollouts: no bound: its own steps take longer than its period: its jobs wait ever longer
[1]

-- case advise --
A change that leaves as many chains without a bound is none that helps.
$ gpurta advise over.yaml
overload (of SMs: unless kernels that leave each other places overlap): more work than time, before any change of order; used, if every kernel ran alone: copy engine 1.2 %, SMs 138.1 % (most: detector/conv 135.1 %)

verdict        worst bound / deadline  no bound  change
unschedulable                no bound  detector  as it is

tried: 9 changes; 0 alone help
chain detector: no bound with any of them: its jobs may wait for each other, and no bound of at most 32 periods was found; kernels of its priority or above need ~138.2 % of the time, as they are counted
unschedulable: none of these changes helps
enough alone: 0.667 x every wcet of detector; or a period of at least 48.4 ms of detector, which is then its deadline; or 14 SMs (the GPU has 8)
assumptions: those of 'gpurta bound' on the file (also with --json)
[1]

-- case largest-causes --
Those of the bound with the period that was found, also where the GPU is not used up.
$ gpurta bound turns.yaml --search 0 --set runlist.switch_cost=0.1 --set contexts.two.timeslice=2 2>/dev/null | grep '^no bound\|^used\|^tried'
used, if every kernel ran alone: SMs 96.8 % (most: b/m 76.8 %)
tried: all deadlines are met if b has a period of at least 22.4, which is then its deadline; its bound then: 57.1 % own kernels, 26.8 % GPU taken by a, 11.6 % switches of contexts, ...
[1]

-- case switches --
What the context has of the time, what switches take, and what is needed; and a stream that is not in the table, where one of it is not used.
$ gpurta bound turns.yaml --search 0 | grep '^no bound\|^used'
used, if every kernel ran alone: SMs 96.8 % (most: b/m 76.8 %)
2> turns.yaml:4:11: note: streams: no operation is on stream "det"
2> turns.yaml:4:10: note: stream "fast" is not in streams: one of low priority
[1]

-- case rival --
# A context that always has work, of 4 of every 5.4 ms; shares are rounded down, what is needed up.
$ printf 'platform: {slots: 4}\nrunlist: {switch_cost: 0.2}\ncontexts: [{name: me, timeslice: 1}, {name: rival, timeslice: 4, saturated: true}]\nchains: [{name: a, period: 20, context: me, steps: [{kernel: k, blocks: 4, wcet: 6}]}]\n' >rival.yaml
> gpurta bound rival.yaml --search 0 | grep '^no bound'
> gpurta bound rival.yaml --search 0 --set runlist.switch_cost=0 --set chains.a.steps.k.wcet=100/7 2>&1 | grep '^no bound'
> sed 's/{name: me.*true}]/{name: me, server: m}, {name: other, server: o}]\nservers: [{name: m, budget: 1, period: 4}, {name: o, budget: 1, period: 2}]/; /^runlist/d; s/}]}]/}]}, {name: b, period: 30, context: me, steps: [{kernel: l, blocks: 2, wcet: 1}]}]/' rival.yaml | gpurta bound - --search 0 | grep '^no bound of a'
2> <stdin>:2:35: note: contexts: no chain is in context "other", which is not saturated: it takes no time
[1]

-- case share-of-time --
# Few blocks need few places and as much time: 3 of 20 ms. What it has is left out where it is enough, here of a CPU that is overloaded, and where the steps themselves are too long.
$ printf 'platform: jetson-orin-nano\nrunlist: {switch_cost: 0.2}\ncontexts: [{name: me, timeslice: 1}, {name: rival, timeslice: 8, saturated: true}]\nchains:\n- {name: a, period: 20, context: me, steps: [{kernel: k, blocks: 8, threads: 256, registers: 32, wcet: 3}, {host: h, wcet: 0, cpu: c0}]}\n- {name: b, period: 20, context: me, steps: [{host: i, wcet: 11, cpu: c0}]}\ncpus: [{name: c0}]\n' >few.yaml
> gpurta bound few.yaml --search 0 | grep '^no bound of a'
> gpurta bound few.yaml --search 0 --set chains.a.steps.k.wcet=1 --set chains.a.steps.h.wcet=11 2>/dev/null | grep '^no bound of a'
> gpurta bound few.yaml --search 0 --set chains.a.steps.k.wcet=21 2>/dev/null | grep '^no bound of a'
no bound of a, b: its jobs may wait for each other, and no bound of at most 32 periods was found
[1]

-- case timeslice --
$ gpurta bound turns.yaml --search 0 --set contexts.two.timeslice=500us | grep '^no bound of b'
2> turns.yaml: note: changed by --set contexts.two.timeslice=500us
2> turns.yaml:4:11: note: streams: no operation is on stream "det"
2> turns.yaml:4:10: note: stream "fast" is not in streams: one of low priority
2> turns.yaml:3:76: note: timeslice: a user can set 1 to 50 ms, found 500us
[1]

-- case fraction --
A period that is one stands in parentheses.
$ gpurta bound turns.yaml --search 0 --set runlist.switch_cost=50us --set chains.a.period=50/3 --set chains.b.steps.m.count=3 --explain b/m | grep ceil
  = 1.6 of the GPU: 2 = ceil(1.6 / 1) timeslices of context two, each behind a gap:
  2  a/k: 1 job x 2; 1 = ceil((3.8 + 3.1 - 0) / (50/3))
- N = ceil((window + latest end - earliest activation) / period): jobs that may count, each from its nominal release; the window is what the heading has (within), for other contexts up to the end [Statement]
2> turns.yaml: note: changed by --set runlist.switch_cost=50us
2> turns.yaml: note: changed by --set chains.a.period=50/3
2> turns.yaml: note: changed by --set chains.b.steps.m.count=3
2> turns.yaml:4:11: note: streams: no operation is on stream "det"
2> turns.yaml:4:10: note: stream "fast" is not in streams: one of low priority

-- case parts --
The keys with which a partition that does not fit can be looked at.
$ gpurta partition over.yaml --search 0 --set chains.detector.steps.conv.wcet=0.8 --set chains.detector.period=33 | sed -n '/^none/,/^$/p'
none: each partition fits by itself, but not beside the others: detector 8, planner 2 need 10 SMs at least, and the GPU has 8; nearest: detector does not fit: with 6 SMs, all that the others can spare, it has no bound: its jobs may wait for each other, and no bound of at most 32 periods was found; its kernels need ~101.9 % of the time, as they are counted; if every kernel ran alone: detector 97.0 % of the time of these SMs
gpurta bound over.yaml --set chains.detector.steps.conv.wcet=0.8 --set chains.detector.period=33 --set 'partitions=[{name: detector, sms: 6}, {name: planner, sms: 2}]' --set chains.detector.partition=detector --set chains.planner.partition=planner --explain detector prints what its bound is made of, or what is used
gpurta advise over.yaml --set chains.detector.steps.conv.wcet=0.8 --set chains.detector.period=33 tries changes of the file

2> over.yaml: note: changed by --set chains.detector.steps.conv.wcet=0.8
2> over.yaml: note: changed by --set chains.detector.period=33
[1]

-- file closed.yaml --
platform: {slots: 4}
cpus: [{name: c}]
chains:
  - {name: camera, period: 33.3, cpu: c, priority: 20, steps: [{kernel: pre, blocks: 4, wcet: 1}, {host: publish, wcet: 1}]}
  - {name: llm, period: 10, closed: true, cpu: c, priority: 30, steps: [{host: sample, wcet: 12}, {kernel: layer, blocks: 4, wcet: 1}]}

-- case closed --
A closed chain ahead of one without a bound is named with what it takes at its period, and a longer one of it is tried.
$ gpurta bound closed.yaml --search 0 | grep '^used\|^tried'; gpurta bound closed.yaml --search 0 --explain camera | sed -n '3,/^sum/p; /^tried/p'
> gpurta bound closed.yaml --search 0 --set chains.llm.deadline=50 --set chains.camera.deadline=13 2>/dev/null | grep '^tried'
used, if every kernel ran alone, by chains that are not closed: slots 3.0 %, c 3.0 %; by closed chains that delay those without a bound, if released every period: c 120.0 % (most: llm/sample 120.0 %); above 100 % is overload (of SMs: unless kernels that leave each other places overlap)
tried: all deadlines are met if llm has a period of at least 12.5; the bound of camera then: 88.9 % CPU time of llm, 3.7 % own kernels, 3.7 % own host steps, ...
camera: no bound: its jobs may wait for each other, and no bound of at most 32 periods was found
with --set chains.llm.period=12.5:

bound of camera      time     part
CPU time of llm        24   88.9 %
own kernels             1    3.7 %
own host steps          1    3.7 %
interference of llm     1    3.7 %
sum                    27  100.0 %
tried: all deadlines are met if llm has a period of at least 12.5
tried: no period of camera, or of closed chain llm, alone was found with which all deadlines are met
tried: with --set chains.camera.period=49.95 --set chains.llm.period=15 camera takes at most 15: 80.0 % CPU time of llm, 6.7 % own kernels, 6.7 % own host steps, ...
[1]

-- case closed-below --
One below it is not, nor is a kernel of the same priority; one of a higher is, and of another context is not.
$ gpurta bound closed.yaml --search 0 --set chains.llm.priority=19 --set chains.camera.period=1.5 2>/dev/null | grep '^used'
> sed '/cpus/d; s/cpu: c, priority: [0-9]*, //; s/{host: sample[^}]*}, //; s/wcet: 1}\]}$/wcet: 12}]}/; s/publish, wcet: 12/publish, wcet: 1/' closed.yaml >one.yaml
> gpurta bound one.yaml --search 0 --set chains.camera.steps.pre.wcet=40 2>/dev/null | grep '^used'
> (cat one.yaml; echo 'streams: {high: {priority: high}}') >two.yaml
> gpurta bound two.yaml --search 0 --set chains.llm.stream=high 2>/dev/null | grep '^used'
> (cat two.yaml; printf 'contexts: [{name: x, level: high, timeslice: 2}, {name: y, level: high, timeslice: 2}]\nrunlist: {switch_cost: 0}\n') >three.yaml
> gpurta bound three.yaml --search 0 --set chains.llm.stream=high --set chains.llm.context=x --set chains.camera.context=y --set chains.camera.steps.pre.wcet=40 2>/dev/null | grep '^used'
used, if every kernel ran alone, by chains that are not closed: slots 66.7 %, c 66.7 %
used, if every kernel ran alone, by chains that are not closed: slots 120.1 %; above 100 % is overload (of SMs: unless kernels that leave each other places overlap)
used, if every kernel ran alone, by chains that are not closed: slots 3.0 %; by closed chains that delay those without a bound, if released every period: slots 120.0 % (most: llm/layer 120.0 %); above 100 % is overload (of SMs: unless kernels that leave each other places overlap)
used, if every kernel ran alone, by chains that are not closed: slots 120.1 %; above 100 % is overload (of SMs: unless kernels that leave each other places overlap)
[1]

-- case no-deadline --
$ printf 'platform: {slots: 4}\nchains: [{name: a, closed: true, period: 9, steps: [{kernel: k, blocks: 1, wcet: 1}]}]\n' | gpurta bound - --search 0 | sed -n '/^chain/,/^$/p'
chain  bound  observed  deadline  verdict
a          1         -         -  -

chain  step  kind    jitter  bound  observed  finish
a      k     kernel       0      1         -       1


-- file late.yaml --
time_unit: ms
platform: jetson-tx2
chains:
  - {name: camera, period: 33, deadline: 6, steps: [{host: h, wcet: 1}, {kernel: k, blocks: 8, threads: 1024, registers: 32, wcet: 2}]}
  - {name: plan, period: 20, steps: [{kernel: p, blocks: 8, threads: 1024, registers: 32, wcet: 2}]}

-- case late --
JSON says of each chain that is late why, with its numbers.
$ gpurta bound late.yaml --json | grep -o '"reason": "[^"]*"'
> gpurta bound late.yaml --json --search 0 | grep -o '"reason": "[^"]*"'
> gpurta bound late.yaml --json --set chains.camera.deadline=10 --set chains.camera.steps.h.deadline=0.5 | grep -o '"reason": "[^"]*"'
"reason": "a run was observed in which chain camera misses its deadline"
"reason": "a run was observed in which its response 9 exceeds its deadline 6"
"reason": "chain camera: its bound exceeds a deadline, and no miss was looked for (option search)"
"reason": "its bound 9 exceeds its deadline 6, and no miss was looked for (option search)"
"reason": "a run was observed in which chain camera misses its deadline"
"reason": "a run was observed in which a step ends after its own deadline"
2> late.yaml: note: changed by --set chains.camera.deadline=10
2> late.yaml: note: changed by --set chains.camera.steps.h.deadline=0.5
[1]

-- file parallel.yaml --
platform: jetson-orin-agx
chains:
  - name: a
    period: 10
    release: periodic
    steps:
      - {host: h, wcet: 2}
      - {host: x, wcet: 1, after: [h]}
      - {host: y, wcet: 1, after: [h]}
      - {kernel: k, after: [x, y], blocks: 16, threads: 1024, registers: 32, shared_memory: 0, wcet: 3, carveout: 100}
      - {host: z, wcet: 2}
  - name: b
    period: 50
    offset: 3
    release: periodic
    steps:
      - {kernel: m, blocks: 16, threads: 1024, registers: 64, shared_memory: 0, wcet: 5, carveout: 100}

-- case late-in-parallel-streams --
# Its next job waits: what is late is a miss, as simulate shows it, and no longer cut off at the period.
$ gpurta bound parallel.yaml --certificate a.cert | sed -n '/^chain  bound/,/^$/p'
> gpurta verify parallel.yaml a.cert
> gpurta simulate parallel.yaml --until 60 | grep MISSED
chain  bound  observed  deadline  verdict
a          -        13        10  MISSED
b          -         8        50  unknown

accepted: bound: 2 chains, 0 with a bound, unschedulable; under the assumptions that gpurta bound prints; made_by is not checked
a/z        -         host     6          1        0     11          13        13        10  MISSED
[1]

-- file copies-first.yaml --
platform: jetson-orin-agx
chains:
  - {name: camera, period: 90, steps: [{kernel: detect, blocks: 64, threads: 256, registers: 32, shared_memory: 0, wcet: 6, count: 3}]}
  - {name: lidar, period: 100, steps: [{copy: in, duration: 1}, {kernel: points, blocks: 96, threads: 512, registers: 64, shared_memory: 0, wcet: 3, count: 5}]}

-- case kernels-behind-a-copy-are-interference --
$ gpurta bound copies-first.yaml --explain camera --search 0 | sed -n '/^bound of/,/^sum/p'
bound of camera        time     part
interference of lidar    27   60.0 %
own kernels              18   40.0 %
sum                      45  100.0 %
