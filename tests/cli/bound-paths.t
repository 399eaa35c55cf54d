-- file brake.yaml --
time_unit: ms
platform: {slots: 4}
chains:
  - {name: camera, period: 33, release: periodic, steps: [{kernel: detect, blocks: 8, wcet: 5}]}
  - {name: planner, period: 50, longest_period: 60, jitter: 1, steps: [{host: plan, wcet: 7, bcet: 7}]}
  - {name: control, period: 10, steps: [{host: steer, wcet: 2, bcet: 1}]}
paths:
  - {name: warn, through: [camera, planner], deadline: 111}
  - {name: late, through: [camera, planner], deadline: 80}
  - {name: close, through: [planner, camera], deadline: 110.5}
  - {name: sporadic, through: [camera, control], deadline: 100}
  - {name: loop, through: [camera, planner, camera]}

-- file wrong.yaml --
platform: {slots: 4}
chains:
  - {name: camera, period: 33, release: periodic, longest_period: 40, steps: [{host: a, wcet: 5}]}
  - {name: planner, period: 50, longest_period: 40, steps: [{host: b, wcet: 7}]}
  - {name: control, period: 10, closed: true, release: periodic, steps: [{host: c, wcet: 2}]}
paths:
  - {name: p, through: [camera, planer], deadline: 0}
  - {through: []}
  - {name: q}

-- file timers.yaml --
platform: {slots: 2}
streams: {low: {priority: low}, high: {priority: high}, top: {priority: high}}
chains:
  - {name: small, period: 6, deadline: 16, release: periodic, stream: low, steps: [{kernel: k, blocks: 1, wcet: 1, bcet: 1}]}
  - name: long
    period: 15
    deadline: 40
    release: periodic
    stream: high
    steps: [{kernel: k0, blocks: 3, wcet: 2, bcet: 2}, {host: k1, wcet: 2, bcet: 2}, {kernel: k2, blocks: 2, wcet: 3, bcet: 3}]
  - {name: mid, period: 9, deadline: 40, release: periodic, stream: top, steps: [{kernel: k0, blocks: 3, wcet: 2, bcet: 2}, {kernel: k1, blocks: 2, wcet: 1, bcet: 1}]}

-- file stops.yaml --
platform: {slots: 1}
chains:
  - {name: a, period: 4, release: periodic, deadline: 5, steps: [{kernel: a, blocks: 1, wcet: 3}]}
  - {name: b, period: 12, release: periodic, deadline: 20, steps: [{kernel: b, blocks: 1, wcet: 3}]}

-- file clock.yaml --
platform: {slots: 4}
chains:
  - {name: camera, period: 33, release: periodic, offset: 0, steps: [{kernel: detect, blocks: 8, wcet: 5}]}
  - {name: planner, period: 55, release: periodic, offset: 3, steps: [{host: plan, wcet: 7, bcet: 7}]}
  - {name: control, period: 11, release: periodic, offset: 1, steps: [{host: steer, wcet: 2, bcet: 1}]}
paths:
  - {name: warn, through: [camera, planner], deadline: 111}
  - {name: brake, through: [camera, planner, control], deadline: 80}

-- file unbounded.yaml --
platform: {slots: 1}
chains:
  - {name: heavy, period: 4, release: periodic, steps: [{kernel: k, blocks: 5, wcet: 1}]}
paths:
  - {name: p, through: [heavy], deadline: 100}

-- file met.yaml --
platform: {slots: 1}
chains:
  - {name: a, period: 10, release: periodic, steps: [{kernel: k, blocks: 1, wcet: 3}]}
  - {name: b, period: 20, release: periodic, steps: [{host: h, wcet: 4}]}
paths:
  - {name: p, through: [a, b], deadline: 37}

-- case table --
$ gpurta bound brake.yaml --threads 1
platform slots; times in ms

chain    bound  observed  deadline  verdict
camera      10        10        33  met
planner      8         8        50  met
control      2         2        10  met

chain    step    kind    jitter  bound  observed  finish
camera   detect  kernel       0     10        10      10
planner  plan    host         1      7         7       8
control  steer   host         0      2         2       2

path      reaction  observed  age  observed  deadline  verdict
warn           111       110   51        49     111.0  met
late           111       110   51        49      80.0  MISSED
close          111       110   78        77     110.5  unknown
sporadic         -        54   45        44     100.0  unknown
loop           154       142  121       109         -  -

unschedulable: a run was observed in which the reaction of path late misses its deadline
no reaction time of path sporadic: nothing says how far apart releases of chain control may be: give it release: periodic or a longest_period
gpurta advise brake.yaml tries changes of the file

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- a chain of a path reads what was last written when its first step begins, and writes when its last step ends
- releases of a chain of a path are at most its longest_period apart, or exactly its period (release: periodic)
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- host steps end within their stated times, whatever else runs
- no deadline given for camera, planner and control: taken to be the period (key deadline)
- no jitter given for camera and control: taken as 0, no two releases closer than the period (key jitter)
[1]

-- case json --
$ gpurta bound brake.yaml --threads 1 --format json | sed -n '/"paths"/,/^  ]/p'
  "paths": [
    {"name": "warn", "reaction": "111", "observed_reaction": "110", "age": "51", "observed_age": "49", "deadline": "111", "verdict": "schedulable", "meets_deadline": true, "reason": null, "terms": [{"chain": "camera", "wait": "33", "bound": "10"}, {"chain": "planner", "wait": "60", "bound": "8"}]},
    {"name": "late", "reaction": "111", "observed_reaction": "110", "age": "51", "observed_age": "49", "deadline": "80", "verdict": "unschedulable", "meets_deadline": false, "reason": null, "terms": [{"chain": "camera", "wait": "33", "bound": "10"}, {"chain": "planner", "wait": "60", "bound": "8"}]},
    {"name": "close", "reaction": "111", "observed_reaction": "110", "age": "78", "observed_age": "77", "deadline": "221/2", "verdict": "unknown", "meets_deadline": null, "reason": null, "terms": [{"chain": "planner", "wait": "60", "bound": "8"}, {"chain": "camera", "wait": "33", "bound": "10"}]},
    {"name": "sporadic", "reaction": null, "observed_reaction": "54", "age": "45", "observed_age": "44", "deadline": "100", "verdict": "unknown", "meets_deadline": null, "reason": "nothing says how far apart releases of chain control may be: give it release: periodic or a longest_period", "terms": [{"chain": "camera", "wait": "33", "bound": "10"}, {"chain": "control", "wait": null, "bound": "2"}]},
    {"name": "loop", "reaction": "154", "observed_reaction": "142", "age": "121", "observed_age": "109", "deadline": null, "verdict": null, "meets_deadline": null, "reason": null, "terms": [{"chain": "camera", "wait": "33", "bound": "10"}, {"chain": "planner", "wait": "60", "bound": "8"}, {"chain": "camera", "wait": "33", "bound": "10"}]}
  ],
[1]

-- case explain --
$ gpurta bound brake.yaml --search 0 --explain close | sed -n '/^close,/,/^$/p'
close, from an event to its effect: at most 111
  60  the event waits for the next job of planner: the distance of its releases
  8  chain planner, end to end
  33  the value waits for the next job of camera: the distance of its releases
  10  chain camera, end to end
  age of the data when they have their effect, without the last wait: at most 78

[1]

-- case explain-none --
$ gpurta bound brake.yaml --search 0 --explain sporadic | sed -n '/^sporadic,/,/^$/p'
sporadic, from an event to its effect: no bound: nothing says how far apart releases of chain control may be: give it release: periodic or a longest_period
  33  the event waits for the next job of camera: the distance of its releases
  10  chain camera, end to end
  2  chain control, end to end
  age of the data when they have their effect, without the last wait: at most 45

[1]

-- case explain-typo --
$ gpurta bound brake.yaml --search 0 --explain lat
2> gpurta: --explain: there is no chain, step or path "lat"; did you mean late?
[2]

-- case wrong --
$ gpurta bound wrong.yaml
2> wrong.yaml:3:67: chains[0].longest_period: releases that are periodic are never farther apart than the period: expected release: sporadic, or no longest_period
2> wrong.yaml:4:49: chains[1].longest_period: the longest period of a chain must not be below its period
2> wrong.yaml:5:56: chains[2].release: a closed chain is released by its completions: expected release: sporadic, with a longest_period for paths
2> wrong.yaml:7:33: paths[0].through[1]: there is no chain "planer" in chains; did you mean "planner"?
2> wrong.yaml:7:52: paths[0].deadline: expected a time above 0, found "0"
2> wrong.yaml:8:5: paths[1]: key "name" is missing; expected a name of 1 to 255 bytes: name of the path
2> wrong.yaml:8:15: paths[1].through: expected a list of names, found an empty list
2> wrong.yaml:8:15: paths[1].through: key "through" is missing; expected a list of names of chains: the chains that hand the data on, from the sensor to the actuator
2> wrong.yaml:9:5: paths[2]: key "through" is missing; expected a list of names of chains: the chains that hand the data on, from the sensor to the actuator
[2]

-- case offset --
The bound is that of any offsets; what is observed has those that are given.
$ gpurta bound clock.yaml --threads 1 | grep -E '^(path|warn|brake|unsched|- bounds)'
path   reaction  observed  age  observed  deadline  verdict
warn        105        98   50        43       111  met
brake       118        91  107        91        80  MISSED
unschedulable: a run was observed in which the reaction of path brake misses its deadline
- bounds hold for any offsets of chains: only what is observed has those that are given
[1]

-- case offset-without --
$ sed 's/offset: [0-9]*, //' clock.yaml | gpurta bound - --threads 1 | grep -E '^(path|warn|brake|unsched|- bounds)'
path   reaction  observed  age  observed  deadline  verdict
warn        105       104   50        49       111  met
brake       118       116  107       105        80  MISSED
unschedulable: a run was observed in which the reaction of path brake misses its deadline
[1]

-- case offset-wrong --
$ sed 's/offset: 3,/offset: -3,/; s/offset: 1,/offset: 1, jitter: 2,/; s/release: periodic, offset: 0/offset: 0/' clock.yaml | gpurta bound -
2> <stdin>:3:40: chains[0].offset: an offset is of releases that are exactly the period apart: expected release: periodic beside it, and no jitter
2> <stdin>:4:60: chains[1].offset: expected a time of 0 or more, found "-3"
2> <stdin>:5:60: chains[2].offset: an offset is of releases that are exactly the period apart: expected release: periodic beside it, and no jitter
[2]

-- case offset-exact --
$ gpurta bound clock.yaml --exact 1000 | grep '^no exact'
no exact responses: a chain has an offset, and all phases are explored
[1]

-- case offset-certificate --
$ gpurta bound clock.yaml --search 0 --certificate c.json >/dev/null
> gpurta verify clock.yaml c.json
accepted: bound: 3 chains, 3 with a bound, unknown; under the assumptions that gpurta bound prints; made_by is not checked

-- case offset-missed --
$ sed 's/deadline: 20/deadline: 5/; s/periodic, dead/periodic, offset: 3, dead/' stops.yaml >offset.yaml
> gpurta bound offset.yaml --certificate c.json | grep '^. was late'
> gpurta verify offset.yaml c.json
> sed -i 's/offset: 3/offset: 4/' offset.yaml
> gpurta bound offset.yaml --search 0 --certificate d.json >/dev/null
> sed "s/\"scenario\": .*/$(grep '"scenario"' d.json)/" c.json >forged.json
> gpurta verify offset.yaml forged.json
a was late with these releases: a at 3, b at 3, a at 7
b was late with these releases: a at 3, b at 3, a at 7
accepted: bound: 2 chains, 1 with a bound, unschedulable; under the assumptions that gpurta bound prints; made_by is not checked
rejected: chains[0].observed (a, forged.json:20): a is released too early
[1]

-- case releases-go-on --
$ gpurta bound stops.yaml --certificate c.json | grep '^a was late'
> gpurta verify stops.yaml c.json
> tr -d '\n' <c.json | sed 's/, *{"chain": "a", "nominal": "4", "release": "4"}//; s/{"job": 2,[^}]*}, *//; s/, *{"job": 2,[^}]*}//' >stopped.json
> gpurta verify stops.yaml stopped.json
a was late with these releases: a at 0, b at 0, a at 4
accepted: bound: 2 chains, 1 with a bound, unschedulable; under the assumptions that gpurta bound prints; made_by is not checked
rejected: chains[0].observed.response (a, stopped.json:1): 6 is claimed, it is 0
[1]

-- case exact-of-timers --
$ gpurta bound timers.yaml --search 100 --exact 100000 | grep -E '^(chain .*exact|small .*(met|MISSED))'
> sed 's/release: periodic, //; /release: periodic$/d' timers.yaml | gpurta bound - --search 100 --exact 100000 | grep -E '^small .*(met|MISSED)'
chain  bound  observed  exact  deadline  verdict
small      -        13     15        16  met
small      -        13     18        16  MISSED
[1]

-- case no-bound --
$ gpurta bound unbounded.yaml --search 0
platform slots; times in ms

chain  bound  observed  deadline  verdict
heavy      -         -         4  unknown

chain  step  kind    jitter  bound  observed  finish
heavy  k     kernel       -      -         -       -

path  reaction  observed  age  observed  deadline  verdict
p            -         -    -         -       100  unknown

unknown: chain heavy: its jobs may wait for each other, and no bound of at most 32 periods was found; its kernels need 125 % of the time, as they are counted
no reaction time of path p: chain heavy has no bound
used, if every kernel ran alone: slots 125.0 %; above 100 % is overload (of SMs: unless kernels that leave each other places overlap)
tried: all deadlines are met if heavy has a period of at least 5, which is then its deadline; its bound then: 100.0 % own kernels
gpurta advise unbounded.yaml tries changes of the file

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- a chain of a path reads what was last written when its first step begins, and writes when its last step ends
- releases of a chain of a path are at most its longest_period apart, or exactly its period (release: periodic)
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- a job that is released while the one before it is not complete begins when that one ends, as in one stream
- no deadline given for heavy: taken to be the period (key deadline)
- no jitter given for heavy: taken as 0, no two releases closer than the period (key jitter)
- times without a unit are in ms (key time_unit)
[1]

-- case certificate --
$ gpurta bound met.yaml --search 0 --certificate c.cert -o bound.txt; gpurta verify met.yaml c.cert
accepted: bound: 2 chains, 2 with a bound, schedulable; under the assumptions that gpurta bound prints; made_by is not checked

-- case certificate-reaction --
$ gpurta bound met.yaml --search 0 --certificate c.cert -o bound.txt; sed -i 's/"reaction": "37"/"reaction": "36"/' c.cert; gpurta verify met.yaml c.cert
rejected: paths[0].reaction (p, c.cert:34): it is less than its terms
[1]

-- case certificate-age --
$ gpurta bound met.yaml --search 0 --certificate c.cert -o bound.txt; sed -i 's/"age": "17"/"age": "16"/' c.cert; gpurta verify met.yaml c.cert
rejected: paths[0].age (p, c.cert:34): it is less than its terms
[1]

-- case certificate-missed --
$ gpurta bound brake.yaml --threads 1 --certificate c.cert -o bound.txt; gpurta verify brake.yaml c.cert
accepted: bound: 3 chains, 3 with a bound, unknown; that it is unschedulable, as was printed, is not shown; under the assumptions that gpurta bound prints; made_by is not checked
2> gpurta: --certificate: path late is unschedulable, but the certificate says unknown: runs are written that show a response, not a reaction

-- case partition --
$ gpurta partition met.yaml
2> gpurta: partition: a platform of plain slots has no SMs to divide
[2]

-- case sensitivity --
$ gpurta bound met.yaml --sensitivity --search 0
platform slots; times in ms

chain  bound  observed  deadline  verdict
a          3         -        10  met
b          4         -        20  met

chain  step  kind    jitter  bound  observed  finish
a      k     kernel       0      3         -       3
b      h     host         0      4         -       4

path  reaction  observed  age  observed  deadline  verdict
p           37         -   17         -        37  met

sensitivity                 of  step  value
largest factor of all wcet  a             1
largest factor of all wcet  b             1
largest wcet                a   k         3
largest wcet                b   h         4
smallest period             a             3
smallest period             b             4
fewest slots                              1

schedulable: every bound is within its deadline

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- a chain of a path reads what was last written when its first step begins, and writes when its last step ends
- releases of a chain of a path are at most its longest_period apart, or exactly its period (release: periodic)
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- host steps end within their stated times, whatever else runs
- no deadline given for a and b: taken to be the period (key deadline)
- no jitter given for a and b: taken as 0, no two releases closer than the period (key jitter)
- times without a unit are in ms (key time_unit)

-- case svg --
$ gpurta bound brake.yaml --svg - --threads 1 | sed -n '/>brake<\|>path</p; /until the chain/p; /of a path/p' | head -12
<text x="130.00" y="600.00" class="note" text-anchor="start">of a path, from an event to its effect: its chains, each after the wait for its release (light)</text>
<text x="122.00" y="258.00" class="note" text-anchor="end">path</text>
<rect x="130.00" y="230.00" width="155.46" height="16.00" class="before"><title>until the chain is released again</title></rect>
<rect x="332.57" y="230.00" width="282.66" height="16.00" class="before"><title>until the chain is released again</title></rect>
<text x="122.00" y="318.00" class="note" text-anchor="end">path</text>
<rect x="130.00" y="290.00" width="155.46" height="16.00" class="before"><title>until the chain is released again</title></rect>
<rect x="332.57" y="290.00" width="282.66" height="16.00" class="before"><title>until the chain is released again</title></rect>
<text x="122.00" y="378.00" class="note" text-anchor="end">path</text>
<rect x="130.00" y="350.00" width="282.66" height="16.00" class="before"><title>until the chain is released again</title></rect>
<rect x="450.35" y="350.00" width="155.46" height="16.00" class="before"><title>until the chain is released again</title></rect>
<text x="122.00" y="438.00" class="note" text-anchor="end">path</text>
<text x="122.00" y="498.00" class="note" text-anchor="end">path</text>
[1]
