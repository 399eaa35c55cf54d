-- file pipeline.yaml --
platform: {slots: 2}
cpus: [{name: cpu0}]
chains:
  - name: camera
    period: 4
    overlap: pipelined
    cpu: cpu0
    priority: 2
    steps:
      - {host: grab, wcet: 1}
      - {kernel: detect, blocks: 3, wcet: 2}
      - {host: track, wcet: 3, cpu: cpu0, priority: 1}
  - {name: log, period: 20, closed: true, steps: [{host: pack, wcet: 2}, {copy: out, duration: 1}]}

-- file queue.yaml --
platform: {slots: 1}
chains:
  - name: lossy
    period: 1
    overlap: pipelined
    deadline: 6
    steps:
      - {host: a, wcet: 1, capacity: 1, overflow: drop}
      - {host: b, wcet: 3}
  - name: begun
    period: 1
    overlap: pipelined
    from: begin
    deadline: 6
    steps:
      - {host: a, wcet: 1, capacity: 1}
      - {host: b, wcet: 3}

-- file clock.yaml --
platform: {slots: 4}
chains:
  - {name: camera, period: 33, release: periodic, offset: 0, steps: [{kernel: detect, blocks: 8, wcet: 5}]}
  - {name: planner, period: 55, release: periodic, offset: 3, steps: [{host: plan, wcet: 7, bcet: 7}]}
  - {name: control, period: 11, release: periodic, offset: 1, steps: [{host: steer, wcet: 2, bcet: 1}]}
paths:
  - {name: warn, through: [camera, planner], deadline: 111}
  - {name: brake, through: [camera, planner, control], deadline: 80}

-- file contexts.yaml --
platform: {base: jetson-tx2, sms: 1}
runlist: {timeslice: 2}
contexts: [{name: left, level: high}, {name: right, level: high}]
chains:
  - {name: l, period: 20, context: left, steps: [{kernel: k, blocks: 1, threads: 32, wcet: 3}]}
  - {name: r, period: 20, context: right, wait: busy, cpu: cpu0, steps: [{kernel: k, blocks: 1, threads: 32, wcet: 3}]}
cpus: [{name: cpu0}]

-- file both.yaml --
platform: {slots: 2}
kernels: [{name: k, blocks: 1, wcet: 1}]
chains: [{name: c, period: 4, steps: [{host: h, wcet: 1}]}]

-- file cpu.yaml --
cpus: [{name: cpu0}]
chains:
  - {name: high, period: 4, cpu: cpu0, priority: 2, steps: [{host: h, wcet: 1}]}
  - {name: low, period: 9, cpu: cpu0, priority: 1, steps: [{host: h, wcet: 5, nonpreemptable: 1}]}

-- case frames --
$ gpurta simulate pipeline.yaml --jobs 3
platform slots; placement most-room; times in ms

operation      stream  blocks  jobs  worst job  release  start  completion  response  deadline  verdict
camera/grab    -         host     3          1        0      0           1         1         -  -
camera/detect  -            3     3          1        0      1           5         5         -  -
camera/track   -         host     3          1        0      5           8         8         4  MISSED
log/pack       -         host     3          1        0      0           2         2         -  -
log/out        -         copy     3          1        0      2           3         3         -  -

a deadline is missed in this simulation; no bound: gpurta bound
camera/track is late by 4: of its 8, 4 in camera/detect, 3 in camera/track, 1 in camera/grab

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- jobs of a chain are released exactly at its offset and then a period apart, without jitter, a closed chain's when the job before is complete, and what comes at one instant in the order of the file: other releases may give longer runs
- no stream given for camera and log: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for camera: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)
[1]

-- case frames-blocks --
$ gpurta simulate pipeline.yaml --until 8 --blocks --format csv
name,job,block,sm,start,end,cpu
camera/grab,1,0,,0,1,cpu0
camera/grab,2,0,,4,5,cpu0
camera/detect,1,0,0,1,3,
camera/detect,1,1,0,1,3,
camera/detect,1,2,0,3,5,
camera/detect,2,0,0,5,7,
camera/detect,2,1,0,5,7,
camera/detect,2,2,0,7,9,
camera/track,1,0,,5,8,cpu0
camera/track,2,0,,9,12,cpu0
[1]

-- case frames-json --
$ gpurta simulate pipeline.yaml --jobs 2 --blocks --format json | grep -E '"(name|verdict)"' | head -2
    {"name": "camera/grab", "kind": "host", "stream": null, "release": "0", "enqueued": "0", "dispatched": "0", "assigned": "0", "completion": "1", "response": "1", "deadline": null, "meets_deadline": null, "blocks": [[null, "0", "1", "cpu0", 0]], "worst_job": 1, "jobs": [{"release": "0", "enqueued": "0", "dispatched": "0", "assigned": "0", "completion": "1", "response": "1", "deadline": null, "meets_deadline": null, "blocks": [[null, "0", "1", "cpu0", 0]]}, {"release": "4", "enqueued": "4", "dispatched": "4", "assigned": "4", "completion": "5", "response": "1", "deadline": null, "meets_deadline": null, "blocks": [[null, "4", "5", "cpu0", 0]]}]},
    {"name": "camera/detect", "kind": "kernel", "stream": null, "release": "0", "enqueued": "1", "dispatched": "1", "assigned": "3", "completion": "5", "response": "5", "deadline": null, "meets_deadline": null, "blocks": [[0, "1", "3", null, 0], [0, "1", "3", null, 1], [0, "3", "5", null, 2]], "worst_job": 1, "jobs": [{"release": "0", "enqueued": "1", "dispatched": "1", "assigned": "3", "completion": "5", "response": "5", "deadline": null, "meets_deadline": null, "blocks": [[0, "1", "3", null, 0], [0, "1", "3", null, 1], [0, "3", "5", null, 2]]}, {"release": "4", "enqueued": "5", "dispatched": "5", "assigned": "7", "completion": "9", "response": "5", "deadline": null, "meets_deadline": null, "blocks": [[0, "5", "7", null, 0], [0, "5", "7", null, 1], [0, "7", "9", null, 2]]}]},
[1]

-- case dropped --
$ gpurta simulate queue.yaml --jobs 6 --format csv | cut -d, -f1-11
name,job,kind,stream,release,enqueued,dispatched,completion,response,deadline,meets_deadline
lossy/a,1,host,,0,0,0,1,1,,
lossy/a,2,host,,1,1,1,2,1,,
lossy/a,3,host,,2,2,2,3,1,,
lossy/a,4,host,,3,3,3,4,1,,
lossy/a,5,host,,4,4,4,5,1,,
lossy/a,6,host,,5,5,5,6,1,,
lossy/b,1,host,,0,1,1,4,4,6,true
lossy/b,2,host,,,,,,,6,
lossy/b,3,host,,2,4,4,7,5,6,true
lossy/b,4,host,,,,,,,6,
lossy/b,5,host,,,,,,,6,
lossy/b,6,host,,5,7,7,10,5,6,true
begun/a,1,host,,0,0,0,1,1,,
begun/a,2,host,,1,1,1,2,1,,
begun/a,3,host,,2,4,4,5,3,,
begun/a,4,host,,4,7,7,8,4,,
begun/a,5,host,,7,10,10,11,4,,
begun/a,6,host,,10,13,13,14,4,,
begun/b,1,host,,0,1,1,4,4,6,true
begun/b,2,host,,1,4,4,7,6,6,true
begun/b,3,host,,2,7,7,10,8,6,false
begun/b,4,host,,4,10,10,13,9,6,false
begun/b,5,host,,7,13,13,16,9,6,false
begun/b,6,host,,10,16,16,19,9,6,false
[1]

-- case contexts --
$ gpurta simulate contexts.yaml --blocks
platform jetson-tx2 with sms 1 (built in: 2); placement most-room; times in ms

operation  stream  blocks  release  start  completion  response  deadline  verdict
l/k        -            1        0      0           5         5        20  met
r/k        -            1        0      2           6         6        20  met

every deadline is met in this simulation; no bound: gpurta bound
of one job each: --jobs N or --until TIME releases more

operation  block  SM  start  end  cpu
l/k            0   0      0    2  -
l/k            0   0      4    5  -
r/k            0   -      0    6  cpu0
r/k            1   0      2    4  -
r/k            1   0      5    6  -

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- jobs of a chain are released exactly at its offset and then a period apart, without jitter, a closed chain's when the job before is complete, and what comes at one instant in the order of the file: other releases may give longer runs
- no registers given for l/k and r/k: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for l/k and r/k: taken to use none (key shared_memory)
- no deadline given for l and r: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)
- the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)
- platform jetson-tx2 with sms 1 (built in: 2)

-- case paths --
$ gpurta simulate clock.yaml --until 1100
platform slots; placement most-room; times in ms

operation      stream  blocks  jobs  worst job  release  start  completion  response  deadline  verdict
camera/detect  -            8    34          1        0      0          10        10        33  met
planner/plan   -         host    20          1        3      3          10         7        55  met
control/steer  -         host   100          1        1      1           3         2        11  met

path   reaction  age  deadline  verdict  exact
warn         98   43       111  met      yes
brake       102   91        80  MISSED   yes

warn: exact for these offsets, execution times and placement
brake: exact for these offsets, execution times and placement

a deadline is missed in this simulation; no bound: gpurta bound

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- jobs of a chain are released exactly at its offset and then a period apart, without jitter, a closed chain's when the job before is complete, and what comes at one instant in the order of the file: other releases may give longer runs
- no deadline given for camera, planner and control: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)
[1]

-- case paths-json --
$ gpurta simulate clock.yaml --until 1100 --format json | sed -n '/"paths"/,/]/p'
  "paths": [
    {"name": "warn", "reaction": "98", "age": "43", "deadline": "111", "meets_deadline": true, "reason": null},
    {"name": "brake", "reaction": "102", "age": "91", "deadline": "80", "meets_deadline": false, "reason": null}
  ],
[1]

-- case paths-too-short --
$ gpurta simulate clock.yaml --until 600 | sed -n '/^warn/p'
warn         98   43       111  met      no
warn: longer ones may come: the run has less than four hyperperiods, or four responses, after the last offset
[1]

-- case paths-too-short-for-age --
$ gpurta simulate clock.yaml --until 670 | sed -n '/^warn/p'
warn         98   43       111  met      yes
warn: exact for these offsets, execution times and placement
[1]

-- case paths-without-offset --
$ gpurta simulate clock.yaml --until 1100 --set chains.planner.offset= | sed -n '/^brake/p'
brake       102   91        80  MISSED   no
brake: longer ones may come: not every chain has an offset, or one has from: begin
2> clock.yaml: note: changed by --set chains.planner.offset=
[1]

-- case paths-dropped --
A queue of one in front of a step that is too slow.
$ sed 's/offset: 3, steps.*/offset: 3, overlap: pipelined, steps: [{host: a, wcet: 1, capacity: 1, overflow: drop}, {host: b, wcet: 110}]}/' clock.yaml | gpurta simulate - --until 2200 | sed -n '/^warn/p'
warn        312  202       111  MISSED   no
warn: longer ones may come: a queue drops jobs
[1]

-- case path-of-a-short-run --
A reaction that ends behind the run is not shown, and its deadline is not met by that.
$ printf 'platform: {slots: 4}\nchains:\n  - {name: a, period: 10, release: periodic, offset: 0, steps: [{kernel: k, blocks: 4, wcet: 2}]}\n  - {name: b, period: 20, release: periodic, offset: 1, steps: [{kernel: m, blocks: 4, wcet: 2}]}\npaths: [{name: p, through: [a, b], deadline: 25}]\n' >short.yaml
> gpurta simulate short.yaml --until 2 | sed -n '/^path/,/^every/p'
> gpurta simulate short.yaml --until 2 --format json | grep '"paths"' -A 2
> gpurta simulate short.yaml --until 200 | sed -n '/^path/,/^every/p'
path  reaction  age  deadline  verdict  exact
p            -    -        25  -        no

p: no event was followed to its effect in this run

every deadline but those of paths is met in this simulation; no bound: gpurta bound
  "paths": [
    {"name": "p", "reaction": null, "age": null, "deadline": "25", "meets_deadline": null, "reason": "no event was followed to its effect in this run"}
  ],
path  reaction  age  deadline  verdict  exact
p           24    4        25  met      yes

p: exact for these offsets, execution times and placement

every deadline is met in this simulation; no bound: gpurta bound

-- case paths-in-contexts --
$ gpurta simulate contexts.yaml --until 400 --set 'paths=[{name: p, through: [l, r]}]' | sed -n '/^p[ :]/p'
p           46   26         -  -        no
p: longer ones may come: contexts share the GPU
2> contexts.yaml: note: changed by --set paths=[{name: p, through: [l, r]}]

-- case lanes --
$ gpurta simulate pipeline.yaml --jobs 3 --svg - | grep -o -E '>(GPU|SM [^<]*|copy 1|cpu0|log/pack)<' | sort -u
>GPU<
>copy 1<
>cpu0<
>log/pack<
[1]

-- case until-0 --
$ gpurta simulate pipeline.yaml --until 0
2> gpurta: --until: expected a time above 0, found "0"
[2]

-- case lanes-of-contexts --
$ gpurta simulate contexts.yaml --svg - | grep -o -E '>(SM [^<]*|cpu0)<' | sort -u
>SM 0 left<
>SM 0 right<
>cpu0<

-- case pieces-in-the-legend --
$ gpurta simulate contexts.yaml --svg - | grep -o 'a block in pieces[^<]*'
a block in pieces stays on its SM between them, and does not run: its context does not have the GPU

-- case explain --
$ gpurta simulate pipeline.yaml --explain
2> gpurta: --explain: is of kernels and operations; the file has chains
[2]

-- case round-robin --
$ gpurta simulate pipeline.yaml --policy round-robin
2> gpurta: --policy: is of kernels and operations; the file has chains
[2]

-- case jitter --
$ gpurta simulate pipeline.yaml --jitter 1 --runs 3
2> gpurta: --jitter: is of kernels and operations; the file has chains
[2]

-- case both-sections --
$ gpurta simulate both.yaml
name  verdict
k     unknown

unknown: chains is not analysed by gpurta simulate: --ignore chains gives its answer for the rest of the file alone
2> both.yaml:3:1: note: chains is not analysed by gpurta simulate
[1]

-- case no-gpu --
$ gpurta simulate cpu.yaml
no GPU; times in ms

operation  stream  blocks  release  start  completion  response  deadline  verdict
high/h     -         host        0      0           1         1         4  met
low/h      -         host        0      1           6         6         9  met

every deadline is met in this simulation; no bound: gpurta bound
of one job each: --jobs N or --until TIME releases more

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- jobs of a chain are released exactly at its offset and then a period apart, without jitter, a closed chain's when the job before is complete, and what comes at one instant in the order of the file: other releases may give longer runs
- no deadline given for high and low: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)

-- case limit --
$ gpurta simulate pipeline.yaml --jobs 100 --limit 500
2> gpurta: note: --limit N, or --memory BYTES where bytes are told, allows more
2> gpurta: more than 500 events
[2]
