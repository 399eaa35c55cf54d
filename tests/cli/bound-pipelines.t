Chains whose jobs overlap: each step is a thread of its own, and takes the next job as soon as it has ended the last.

-- file camera.yaml --
platform: {slots: 1}
chains:
  - name: camera
    period: 33
    deadline: 100
    overlap: pipelined
    steps: [{host: grab, wcet: 20}, {copy: in, duration: 10}, {kernel: detect, blocks: 1, wcet: 20}, {host: send, wcet: 20}]

-- file graph.yaml --
platform: {slots: 1}
chains:
  - name: graph
    period: 400
    deadline: 1000
    overlap: pipelined
    steps: [{host: A, wcet: 200}, {host: B, wcet: 300}, {host: C, wcet: 150, after: A}, {host: D, wcet: 400, after: [B, C]}]

-- file shared.yaml --
platform: {slots: 2}
chains:
  - {name: a, period: 6, deadline: 40, overlap: pipelined, steps: [{copy: in, duration: 1}, {kernel: k, blocks: 3, wcet: 1}, {kernel: m, blocks: 2, wcet: 2}, {host: h, wcet: 5}]}
  - {name: b, period: 60, steps: [{kernel: r, blocks: 8, wcet: 2}]}

-- file way.yaml --
platform: {slots: 2}
chains:
  - {name: a, period: 10, deadline: 60, overlap: pipelined, steps: [{copy: in, duration: 6}, {kernel: k, blocks: 3, wcet: 1}, {kernel: m, blocks: 2, wcet: 2}, {kernel: n, blocks: 2, wcet: 1}, {host: h, wcet: 9}]}
  - {name: b, period: 80, steps: [{kernel: r, blocks: 8, wcet: 2}]}

-- file late.yaml --
platform: {slots: 1}
chains:
  - {name: a, period: 10, deadline: 60, overlap: pipelined, steps: [{kernel: k, blocks: 1, wcet: 0.5}, {host: h, wcet: 10}, {kernel: m, blocks: 1, wcet: 0.5}]}
  - {name: b, period: 38, steps: [{kernel: r, blocks: 1, wcet: 8}]}

-- file jitter.yaml --
platform: {slots: 2}
streams: {u: {priority: high}}
chains:
  - {name: a, period: 5, jitter: 4, deadline: 100, overlap: pipelined, steps: [{kernel: k, blocks: 2, wcet: 1, count: 2}, {kernel: m, blocks: 1, wcet: 1, stream: u}, {host: h, wcet: 5}]}
  - {name: b, period: 40, steps: [{kernel: r, blocks: 6, wcet: 3, stream: s}]}

-- file held.yaml --
platform: {slots: 1}
chains:
  - {name: graph, period: 10, deadline: 1600, overlap: pipelined, from: begin, steps: [
       {host: A, wcet: 200, capacity: 1}, {host: B, wcet: 300, capacity: 1},
       {host: C, wcet: 150, after: A, capacity: 1}, {host: D, wcet: 400, after: [B, C], capacity: 1}]}

-- file drop.yaml --
platform: {slots: 1}
chains:
  - {name: lossy, period: 10, deadline: 200, overlap: pipelined, steps: [
       {host: grab, wcet: 8, capacity: 2, overflow: drop}, {kernel: detect, blocks: 2, wcet: 10, capacity: 1, overflow: drop},
       {host: track, wcet: 40, capacity: 1, overflow: drop}, {host: send, wcet: 5}]}

-- case camera --
Steps of 20, 10, 20 and 20 at a period of 33: a job alone takes 70.
$ gpurta bound camera.yaml | sed -n '3,9p; /thread of its own/p'
chain   bound  observed  deadline  verdict  overlap
camera     70        70       100  met      pipelined

chain   step    kind    jitter  bound  observed  finish
camera  grab    host         0     20        20      20
camera  in      copy        20     10        10      30
camera  detect  kernel      30     20        20      50
- a step of a pipelined chain is a thread of its own: it takes the next job as soon as that is there and the one before has ended at this step (key overlap)

-- case serial --
The same, each job after the one before: later and later. The verdict says what would help.
$ sed 's/pipelined/serial/' camera.yaml | gpurta bound - --search 100 | sed -n '3,4p; /^unsch/p'
> sed 's/pipelined/serial/' camera.yaml | gpurta bound - --search 0 --format json | grep -o '"overlap": "serial", "reason": "[^"]*"'
chain   bound  observed  deadline  verdict
camera      -       181       100  MISSED
unschedulable: a run was observed in which chain camera misses its deadline: its jobs may wait for each other; with overlap: pipelined it takes at most 70
"overlap": "serial", "reason": "its jobs may wait for each other; with overlap: pipelined it takes at most 70"
[1]

-- case serial-explained --
Without a bound, what it would be made of with its jobs overlapping: the same lines as with the key.
$ sed 's/pipelined/serial/' camera.yaml >serial.yaml
> for file in serial camera; do gpurta bound $file.yaml --search 0 --explain camera | sed -n '/^camera, end/,/^how/p' >$file; done; cmp serial camera
> gpurta bound serial.yaml --search 0 --explain camera/detect | sed -n '/^camera/,/^how/p'
camera: no bound: its jobs may wait for each other; with overlap: pipelined it takes at most 70
with --set chains.camera.overlap=pipelined:

bound of camera  time     part
own host steps     40   57.1 %
own kernels        20   28.6 %
own copies         10   14.3 %
sum                70  100.0 %

camera/detect: at most 20; its last block starts within 0
  0  whichever kernel is at the head, in all less than 1
  20  the last block itself
  = 20

how to read this, and the section of page bound that proves it:
[1]

-- case hint-of-streams --
A chain whose steps are in several streams has no bound above its period, as of a profile of frames in flight: the same hint.
$ printf 'platform: {slots: 4}\nchains: [{name: frame, period: 100, steps: [{kernel: a, blocks: 2, wcet: 60, stream: s1}, {kernel: b, blocks: 2, wcet: 60, stream: s2}]}]\n' > s.yaml
> gpurta bound s.yaml | grep '^no bound'
> gpurta bound s.yaml --set chains.frame.closed=true | grep -c pipelined
0
2> s.yaml: note: changed by --set chains.frame.closed=true

-- case graph --
Schowitz, Sinha and Gujarati, RTSS 2024: without throttling 900; a step as long as the period is not too long, a longer one is.
$ gpurta bound graph.yaml | sed -n '3,9p'
> sed 's/: 400$/: 399/' graph.yaml | gpurta bound - --search 0 | sed -n '3,4p; /^unknown/p'
chain  bound  observed  deadline  verdict  overlap
graph    900       900      1000  met      pipelined

chain  step  kind  jitter  bound  observed  finish
graph  A     host       0    200       200     200
graph  B     host     200    300       300     500
graph  C     host     200    150       150     350
chain  bound  observed  deadline  verdict  overlap
graph      -         -      1000  unknown  pipelined
unknown: chain graph: jobs may wait for each other at one of its steps, and no bound of at most 32 periods was found
[1]

-- case capacity --
Schowitz, Sinha and Gujarati, RTSS 2024, with queues of one and a source every 10: 1600 from the begin of a job.
From the release there is no bound below a period of 400, and no other than that of the graph from there on.
$ gpurta bound held.yaml --explain graph | sed -n '3,20p; /capacity/p; /from: begin/p'
> sed 's/, from: begin//' held.yaml | gpurta bound - --search 0 | sed -n '3,4p; /^un/p'
> sed 's/, from: begin//; s/period: 10/period: 400/' held.yaml | gpurta bound - | sed -n '3,4p'
bound of graph                time     part
waiting for place in a queue  1200   75.0 %
own host steps                 400   25.0 %
sum                           1600  100.0 %

graph, end to end: at most 1600
  1200  until D begins, behind jobs that wait for place in a queue
  400  D, from its activation
  = 1600

graph/A: at most 200

graph/B: at most 300

graph/C: at most 150

graph/D: at most 400

chain  bound  observed  deadline  verdict  overlap
graph      -         -      1600  unknown  pipelined
unknown: chain graph: jobs are held back where queues are full, and come faster than they pass; from: begin has a bound from where one is taken in
chain  bound  observed  deadline  verdict  overlap
graph    900       900      1600  met      pipelined

-- case drop --
Jobs that a full queue drops have no bound; how many in a row they are has one.
$ gpurta bound drop.yaml | sed -n '3,9p; /overflow/p'
> gpurta bound drop.yaml --search 0 --format json | grep -o '"overlap".*"dropped": [0-9]*'
> sed 's/blocks: 2, wcet: 10, capacity: 1, overflow: drop/blocks: 2, wcet: 10/' drop.yaml | gpurta bound - --search 0 | sed -n '/^un/p'
> sed 's/wcet: 40/wcet: 4/; s/wcet: 10/wcet: 4/' drop.yaml | gpurta bound - | sed -n '3,4p'
chain  bound  observed  deadline  verdict  overlap    dropped
lossy    158       145       200  met      pipelined       14

chain  step    kind    jitter  bound  observed  finish
lossy  grab    host         0      8         8       8
lossy  detect  kernel      48     20        20      68
lossy  track   host       108     40        40     148
- where the queue behind a step is full, its oldest job is dropped, and no bound is of it (key overflow)
"overlap": "pipelined", "dropped": 14
unknown: chain lossy: jobs come faster than a step takes them, and the queue in front of it drops none (overflow: drop of the step before it)
chain  bound  observed  deadline  verdict  overlap    dropped
lossy     25        25       200  met      pipelined        1

-- case explain --
$ gpurta bound shared.yaml --search 0 --explain a
> gpurta bound jitter.yaml --search 0 --explain a | sed '/^a\//,$d'
platform slots; times in ms

2 jobs of a in a row                                     time     part
interference of b                                          16   47.1 %
own kernels                                                 6   17.6 %
other jobs of the chain itself                              6   17.6 %
own host steps                                              5   14.7 %
own copies                                                  1    2.9 %
sum                                                        34  100.0 %
less: the time from the first of these jobs to the last    -6        -
bound of the last one                                      28        -

a, end to end: at most 28
  -6  so much later than the first of 2 jobs it is released: 1 x 6
  1  in, from its activation
  12  k, from its activation
  from k to m as one path; its last block begins within 14:
  1  waves of k before its last block: 1 wave x 1
  1  the last block of k
  8  ahead of its kernels of the same priority, b/r: 4 waves x 2
  2  ahead of its kernels of the same priority, a/k: 2 waves x 1
  2  ahead of its kernels of the same priority, a/m: 1 wave x 2
  2  the last block of m
  5  h, from its activation
  = 28

a/in: at most 1; it starts within 0
  1  the copy itself

a/k: at most 12; its last block starts within 11
  8  one pending job of the same priority, b/r: 8 blocks x 2 x weight 0.5
  2  another step of the chain, a/m: 2 blocks x 2 x weight 0.5
  1  own blocks but the last: 2 blocks x 1 x weight 0.5
  1  the last block itself
  = 12

a/m: at most 12; its last block starts within 10
  8  one pending job of the same priority, b/r: 4 waves x 2
  2  another step of the chain, a/k: 2 waves x 1
  2  the last block itself
  = 12

a/h: at most 5

how to read this, and the section of page bound that proves it:
- weight: of a block, while this kernel waits: blocks on an SM that together leave no room for one more block of it (a blocking set) have weights that add up to 1 or more [Weights, Statement]
- wave: at least so many blocks of a kernel as keep one more of it out; the last block has a line of its own, and where all others fit at once with it they have none [One after the other; In turns, which is that for rule U1]
- N = ceil((window + latest end - earliest activation) / period): jobs that may count, each from its nominal release; the window is what the heading has (within), for other contexts up to the end [Statement]
- one pending job, one copy before it: what stands in the queue when this comes, in order; of a sequence its dearest step, once, of other chains each step, whatever N is [Statement]
- ahead of its kernels or copies, of the same priority: at most one launch whenever the path waits, of the steps of a sequence one in all, and of each step no more than N jobs have [Paths]
- as one path: steps that are bounded together, where that is less [Paths]
- so much later: the bound is of the last of these jobs, from its own release [Jobs that wait for each other; Pipelines]
- weight 1/2: the platform has 2 slots, and a block takes one

schedulable: every bound is within its deadline

assumptions: 12, listed by gpurta bound shared.yaml (and by --json)
platform slots; times in ms

4 jobs of a in a row                                      time     part
interference of b                                         18.0   36.4 %
own kernels                                               12.0   24.2 %
other jobs of the chain itself                             6.5   13.1 %
own host steps                                             5.0   10.1 %
late release (jitter)                                      4.0    8.1 %
blocking by resident blocks of b                           3.0    6.1 %
own kernels beyond their time alone                        1.0    2.0 %
sum                                                       49.5  100.0 %
less: the time from the first of these jobs to the last  -15.0        -
bound of the last one                                     34.5        -

a, end to end: at most 34.5
  4  jitter of the release
  -15  so much later than the first of 4 jobs it is released: 3 x 5
  4 jobs, from k to k as one path; its last block begins within 35.5:
  4  blocks of k but the last: 8 x 1 block x 1 x weight 0.5
  7  the last block of k: 7 x 1
  18  ahead of its kernels of the same priority, b/r: 2 x 6 blocks x 3 x weight 0.5; 2 = ceil((35.5 + 16 - 0) / 40)
  6.5  of higher priority, a/m: 13 jobs x 1 block x 1 x weight 0.5; 13 = ceil((35.5 + 29.5 - 0) / 5)
  1  the last block of k
  4  m, from its activation
  5  h, from its activation
  = 34.5
  without the priority of a: at most 35


-- case way --
What runs alongside counts once on the whole way, not once at every step.
$ gpurta bound way.yaml --search 0 --explain a | sed '/^a\//,$d'
platform slots; times in ms

3 jobs of a in a row                                     time     part
interference of b                                          24   37.5 %
other jobs of the chain itself                             16   25.0 %
own kernels                                                 9   14.1 %
own host steps                                              9   14.1 %
own copies                                                  6    9.4 %
sum                                                        64  100.0 %
less: the time from the first of these jobs to the last   -20        -
bound of the last one                                      44        -

a, end to end: at most 44
  -20  so much later than the first of 3 jobs it is released: 2 x 10
  6  in, from its activation
  13  k, from its activation
  from k to m as one path; its last block begins within 16:
  1  waves of k before its last block: 1 wave x 1
  1  the last block of k
  8  ahead of its kernels of the same priority, b/r: 4 waves x 2
  2  ahead of its kernels of the same priority, a/k: 2 waves x 1
  2  ahead of its kernels of the same priority, a/m: 1 wave x 2
  2  ahead of its kernels of the same priority, a/n: 2 x 1 wave x 1
  2  the last block of m
  from m to n as one path; its last block begins within 17:
  2  the last block of m
  8  ahead of its kernels of the same priority, b/r: 4 waves x 2
  4  ahead of its kernels of the same priority, a/k: 2 x 2 waves x 1
  2  ahead of its kernels of the same priority, a/m: 1 wave x 2
  1  ahead of its kernels of the same priority, a/n: 1 wave x 1
  1  the last block of n
  9  h, from its activation
  = 44


-- case late --
A job that waits for the one before is late because of what that one met, and meets more itself: its own way alone would take 20.
$ gpurta bound late.yaml | sed -n '3,4p'
chain  bound  observed  deadline  verdict  overlap
a         28      26.5        60  met      pipelined

-- case exact --
$ gpurta bound camera.yaml --search 0 --exact 100 --format json | grep -o '"exact_reason": "[^"]*"'
"exact_reason": "a chain is a graph, is pipelined, or has 255 steps"

-- case refused --
Steps in one stream, a closed chain, capacities, another word; and certificates.
$ sed 's/steps:/stream: s1, &/' shared.yaml | gpurta bound -
> sed 's/period: 33/&, closed: true/; s/- name: camera/- {name: camera, closed: true, period: 33, overlap: pipelined, steps: [{host: h, wcet: 1}]}/' camera.yaml | head -3 | gpurta bound -
> sed 's/wcet: 20}\]/wcet: 20, capacity: 1}]/; s/pipelined/serial/' camera.yaml | gpurta bound -
> sed 's/overlap: pipelined, //' held.yaml | gpurta bound -
> sed 's/from: begin/from: begin, jitter: 2/; s/capacity: 1}, {host: B/overflow: wait}, {host: B/' held.yaml | gpurta bound -
> sed 's/capacity: 1}, {host: B/capacity: 1, overflow: drop}, {host: B/' held.yaml | gpurta bound -
> sed 's/, from: begin//; s/capacity: 1}, {host: B/capacity: 1, overflow: drop}, {host: B/' held.yaml | gpurta bound -
> sed 's/, from: begin//; s/capacity: 1/capacity: 1, overflow: drop/' held.yaml | gpurta bound -
> sed 's/pipelined/parallel/' camera.yaml | gpurta bound -
> sed 's/pipelined/piplined/' camera.yaml | gpurta bound -
> gpurta bound camera.yaml --certificate c.json
2> <stdin>:3:5: chains[0]: chain a: pipelined steps share the stream s1, whose order no bound covers: give each step a stream of its own
2> <stdin>:3:55: chains[0].overlap: jobs of a closed chain never overlap: expected serial, or closed: false
2> <stdin>:7:135: chains[0].steps[3].capacity: key "capacity" needs the key overlap: pipelined of the chain
2> <stdin>:3:53: chains[0].from: key "from" needs the key overlap: pipelined of the chain
2> <stdin>:4:39: chains[0].steps[0].capacity: key "capacity" needs the key overlap: pipelined of the chain
2> <stdin>:4:74: chains[0].steps[1].capacity: key "capacity" needs the key overlap: pipelined of the chain
2> <stdin>:5:49: chains[0].steps[2].capacity: key "capacity" needs the key overlap: pipelined of the chain
2> <stdin>:5:99: chains[0].steps[3].capacity: key "capacity" needs the key overlap: pipelined of the chain
2> <stdin>:3:88: chains[0].jitter: responses from the begin of a job know no jitter: expected 0, or from: release
2> <stdin>:4:39: chains[0].steps[0].overflow: key "overflow" needs the key capacity
2> <stdin>:4:52: chains[0].steps[0].overflow: where jobs are dropped none is held back: expected wait, or from: release
2> <stdin>:3:5: chains[0]: some of its steps wait and others drop jobs where a queue is full (key overflow), which no bound covers: let all do the same
2> <stdin>:3:5: chains[0]: some of its steps wait and others drop jobs where a queue is full (key overflow), which no bound covers: let all do the same
2> <stdin>:6:14: chains[0].overlap: expected serial or pipelined, found "parallel"
2> <stdin>:6:14: chains[0].overlap: expected serial or pipelined, found "piplined"; did you mean "pipelined"?
2> gpurta: --certificate: chain camera is pipelined: no certificate speaks of such chains
[2]

-- case alone-with-itself --
A pipeline without rivals: blocks of its other jobs, of lower priority, may be there when a kernel comes.
$ gpurta bound alone.yaml --search 2000 --format csv --explain k0 2>/dev/null | cut -d, -f1,2,5,6 | sed -n 2p
c,k0,19/7,2

-- file alone.yaml --
platform: {base: jetson-tx2, sms: 2}
streams: {urgent: {priority: high}, other: {priority: low}}
chains:
  - {name: c, period: 9, jitter: 24, overlap: pipelined, deadline: 60, steps: [{kernel: k0, wcet: 1, blocks: 5, threads: 512, registers: 16, shared_memory: 0, stream: urgent}, {kernel: k1, wcet: 2, blocks: 8, threads: 256, registers: 16, shared_memory: 0, stream: other}]}

-- case without-a-priority --
What is late without it is named, a path too.
$ printf 'platform: {slots: 4}\nstreams: {u: {priority: high}}\nchains:\n- {name: a, period: 20, release: periodic, stream: u, steps: [{kernel: k, blocks: 4, wcet: 2}]}\n- {name: b, period: 40, release: periodic, steps: [{kernel: l, blocks: 16, wcet: 3}]}\npaths: [{name: p, through: [a], deadline: 28}]\n' >path.yaml
> gpurta bound path.yaml --search 0 --sensitivity | grep '^without\|^sched\|^unknown'
without the priority of a: a 14 in place of 5, b 14 in place of 16.25; unknown: path p: its bound exceeds a deadline, and no miss was looked for (option search)
schedulable: every bound is within its deadline
