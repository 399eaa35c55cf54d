Rivals of a path, counted since the GPU was idle: a job that was done before is not met again.

-- file three.yaml --
platform: {slots: 2}
chains:
  - {name: a, period: 20, steps: [{kernel: a1, blocks: 4, wcet: 2}, {kernel: a2, blocks: 2, wcet: 1}]}
  - {name: b, period: 20, steps: [{kernel: b1, blocks: 4, wcet: 2}, {kernel: b2, blocks: 2, wcet: 1}]}
  - {name: c, period: 20, steps: [{kernel: c1, blocks: 3, wcet: 2}]}

-- file late.yaml --
platform: {slots: 1}
chains:
  - {name: a, period: 30, deadline: 40, jitter: 3, steps: [{kernel: a1, blocks: 3, wcet: 4}, {kernel: a2, blocks: 4, wcet: 2}, {kernel: a3, blocks: 1, wcet: 4}]}
  - {name: b, period: 30, steps: [{kernel: b1, blocks: 4, wcet: 1}]}

-- file closed.yaml --
platform: {base: jetson-tx2, sms: 3}
chains:
  - name: loop
    period: 1
    closed: true
    steps:
      - {kernel: k0, blocks: 5, threads: 256, registers: 16, wcet: 4, bcet: 4}
      - {kernel: k1, blocks: 11, threads: 512, registers: 16, wcet: 6, bcet: 6}
      - {kernel: k2, blocks: 2, threads: 512, registers: 16, wcet: 6, bcet: 6}
      - {kernel: k3, blocks: 4, threads: 512, registers: 16, wcet: 4, bcet: 4}
  - name: c1
    period: 74
    steps:
      - {kernel: k, blocks: 9, threads: 768, registers: 16, wcet: 5, bcet: 5}
      - {host: h, wcet: 9, bcet: 9}
      - {copy: d, duration: 5, bcet: 5}

-- file spins.yaml --
# What spins uses its CPU: 5 + 2 rounds of 1 of a, in 10, and 5 of b in 12.
platform: {slots: 2}
cpus: [{name: c0}]
chains:
  - {name: a, period: 10, cpu: c0, priority: 5, wait: busy, steps: [{kernel: k, blocks: 3, wcet: 1}, {host: h, wcet: 5}]}
  - {name: b, period: 12, cpu: c0, priority: 3, steps: [{host: h, wcet: 5}]}

-- case three --
$ gpurta bound three.yaml --search 500 --explain a | sed '/^assumptions/,$d'
platform slots; times in ms

bound of a         time     part
own kernels           5   35.7 %
interference of b     5   35.7 %
interference of c     4   28.6 %
sum                  14  100.0 %

a, end to end: at most 14
  from a1 to a2 as one path; its last block begins within 13:
  2  waves of a1 before its last block: 1 wave x 2
  2  the last block of a1
  4  all that is ahead of chain b, one after the other: 1 job x 4
  1  all that is ahead of chain b, one after the other: 1 job x 1
  4  all that is ahead of chain c, one after the other: 1 job x 4
  0  counted since the GPU was idle before chain a, one after the other: 0 jobs
  1  the last block of a2
  = 14

a/a1: at most 12; its last block starts within 10
  4  one pending job of the same priority, b/b1: 4 blocks x 2 x weight 0.5
  3  one pending job of the same priority, c/c1: 3 blocks x 2 x weight 0.5
  3  own blocks but the last: 3 blocks x 2 x weight 0.5
  2  the last block itself
  = 12

a/a2: at most 8.5; its last block starts within 7.5
  4  one pending job of the same priority, b/b1: 4 blocks x 2 x weight 0.5
  3  one pending job of the same priority, c/c1: 3 blocks x 2 x weight 0.5
  0.5  own blocks but the last: 1 block x 1 x weight 0.5
  1  the last block itself
  = 8.5

how to read this, and the section of page bound that proves it:
- weight: of a block, while this kernel waits: blocks on an SM that together leave no room for one more block of it (a blocking set) have weights that add up to 1 or more [Weights, Statement]
- wave: at least so many blocks of a kernel as keep one more of it out; the last block has a line of its own, and where all others fit at once with it they have none [One after the other; In turns, which is that for rule U1]
- one pending job, one copy before it: what stands in the queue when this comes, in order; of a sequence its dearest step, once, of other chains each step, whatever N is [Statement]
- as one path: steps that are bounded together, where that is less [Paths]
- since the GPU was idle: what was done then is taken off [Since the GPU was idle]
- weight 1/2: the platform has 2 slots, and a block takes one

schedulable: every bound is within its deadline


-- case ahead --
$ gpurta bound late.yaml --search 500 --explain a | sed '/^assumptions/,$d'
platform slots; times in ms

bound of a                       time     part
own kernels                        24   40.7 %
other jobs of the chain itself     24   40.7 %
interference of b                   8   13.6 %
late release (jitter)               3    5.1 %
sum                                59  100.0 %
less: done before the job began   -27        -
bound                              32        -

a, end to end: at most 32
  3  jitter of the release
  from a1 to a3 as one path; its last block begins within 25:
  8  waves of a1 before its last block: 2 waves x 4
  4  the last block of a1
  6  waves of a2 before its last block: 3 waves x 2
  2  the last block of a2
  12  all that is ahead of chain a, one after the other: 1 job x 12
  8  all that is ahead of chain a, one after the other: 1 job x 8
  4  all that is ahead of chain a, one after the other: 1 job x 4
  8  all that is ahead of chain b, one after the other: 2 jobs x 4
  -27  counted since the GPU was idle before chain a, one after the other: 1 job
  4  the last block of a3
  = 32

a/a1: at most 16; its last block starts within 12
  4  one pending job of the same priority, b/b1: 4 blocks x 1 x weight 1
  8  own blocks but the last: 2 blocks x 4 x weight 1
  4  the last block itself
  = 16

a/a2: at most 12; its last block starts within 10
  4  one pending job of the same priority, b/b1: 4 blocks x 1 x weight 1
  6  own blocks but the last: 3 blocks x 2 x weight 1
  2  the last block itself
  = 12

a/a3: at most 8; its last block starts within 4
  4  one pending job of the same priority, b/b1: 4 blocks x 1 x weight 1
  4  the last block itself
  = 8

how to read this, and the section of page bound that proves it:
- weight: of a block, while this kernel waits: blocks on an SM that together leave no room for one more block of it (a blocking set) have weights that add up to 1 or more [Weights, Statement]
- wave: at least so many blocks of a kernel as keep one more of it out; the last block has a line of its own, and where all others fit at once with it they have none [One after the other; In turns, which is that for rule U1]
- one pending job, one copy before it: what stands in the queue when this comes, in order; of a sequence its dearest step, once, of other chains each step, whatever N is [Statement]
- as one path: steps that are bounded together, where that is less [Paths]
- since the GPU was idle: what was done then is taken off [Since the GPU was idle]
- weight 1: the platform has one slot, and a block takes it

schedulable: every bound is within its deadline


-- case json --
$ gpurta bound late.yaml --search 0 --explain --format json | grep -o '{"kind": "busy"[^}]*}\|{"cause": "less[^}]*}'
{"cause": "less: done before the job began", "of": null, "time": "-27"}
{"kind": "busy", "step": "a1", "context": null, "jobs": 1, "blocks": null, "weight": null, "share": "12", "waves": null, "each": "12", "window": null, "less_than": null}
{"kind": "busy", "step": "a2", "context": null, "jobs": 1, "blocks": null, "weight": null, "share": "8", "waves": null, "each": "8", "window": null, "less_than": null}
{"kind": "busy", "step": "a3", "context": null, "jobs": 1, "blocks": null, "weight": null, "share": "4", "waves": null, "each": "4", "window": null, "less_than": null}
{"kind": "busy", "step": "b1", "context": null, "jobs": 2, "blocks": null, "weight": null, "share": "8", "waves": null, "each": "4", "window": null, "less_than": null}
{"kind": "busy", "step": null, "context": null, "jobs": 1, "blocks": null, "weight": null, "share": "-27", "waves": null, "each": null, "window": null, "less_than": null}

-- case closed --
A job of a closed chain may take many periods at least: the number of its jobs in a window is not below 0. (c1 was bounded by 25,
with a certificate that was accepted.)
$ gpurta bound closed.yaml --search 500 --certificate c.json | sed -n '3,6p'
> gpurta convert closed.yaml --to json >closed.json; gpurta verify closed.json c.json
> sed '/"c1"/,$s/"30"/"25"/' c.json >low.json; gpurta verify closed.json low.json
chain  bound  observed  deadline  verdict
loop      30        30         -  -
c1        30        30        74  met

accepted: bound: 2 chains, 2 with a bound, schedulable; under the assumptions that gpurta bound prints; made_by is not checked
rejected: chains[1].steps[2].end (c1, d, low.json:34): 25 is claimed, it takes 30
2> closed.yaml: note: more SMs than jetson-tx2 has, 2
2> closed.yaml: note: more SMs than jetson-tx2 has, 2
2> closed.json: note: more SMs than jetson-tx2 has, 2
2> closed.json: note: more SMs than jetson-tx2 has, 2
[1]

-- case certificate --
$ for name in three late; do
>     gpurta bound $name.yaml --search 20 --certificate $name.cert > out.txt
>     gpurta convert $name.yaml --to json > $name.json
>     gpurta verify $name.json $name.cert
> done
accepted: bound: 3 chains, 3 with a bound, schedulable; under the assumptions that gpurta bound prints; made_by is not checked
accepted: bound: 2 chains, 2 with a bound, schedulable; under the assumptions that gpurta bound prints; made_by is not checked

-- case spins --
$ gpurta bound spins.yaml | grep used
> gpurta bound spins.yaml --format json | grep '"resource"'
used, if every kernel ran alone: slots 15.0 %, c0 111.7 % (most: a/h 50.0 %); above 100 % is overload (of SMs: unless kernels that leave each other places overlap)
    {"resource": "slots", "utilization": "3/20", "most": "3/20", "most_of": "a/k"},
    {"resource": "c0", "utilization": "67/60", "most": "1/2", "most_of": "a/h"}
[1]
