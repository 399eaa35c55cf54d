-- file alone.yaml --
platform: {slots: 4}
servers: [{name: s, budget: 10, period: 10}]
chains: [{name: a, period: 10, steps: [{kernel: k, blocks: 2, wcet: 1}]}]

-- file both.yaml --
tasks: [{name: a, wcet: 1, period: 10}]
platform: {slots: 1}
kernels: [{name: z, blocks: 1, wcet: 5, period: 10}]
servers: [{name: s, budget: 1, period: 10}]

-- file chains.yaml --
platform: {slots: 1}
kernels: [{name: z, blocks: 1, wcet: 5, period: 10}]
chains: [{name: c, period: 10, steps: [{kernel: k, blocks: 1, wcet: 8}]}]

-- file contexts.yaml --
platform: {slots: 1}
contexts: [{name: e, level: high, timeslice: 50, saturated: true}]
kernels: [{name: z, blocks: 1, wcet: 5, period: 10}]

-- file servers.yaml --
platform: {slots: 1}
kernels: [{name: z, blocks: 1, wcet: 5, period: 10}]
servers: [{name: s, budget: 2, period: 4}]

-- file spare.yaml --
platform: {slots: 4}
servers: [{name: s, budget: 4, period: 10}, {name: u, budget: 4, period: 10}]
contexts: [{name: x, server: s}]
chains: [{name: a, period: 100, steps: [{kernel: k, blocks: 2, wcet: 1}]}]

-- file tasks.yaml --
platform: {slots: 1}
kernels: [{name: z, blocks: 1, wcet: 5, period: 10}]
tasks: [{name: t, wcet: 50, period: 10}]

-- file unused.yaml --
platform: {slots: 1}
runlist: {switch_cost: 0}
streams: {plan: {priority: high}}
contexts:
  - {name: one, level: high, timeslice: 50}
  - {name: two, level: high, timeslice: 50}
  - {name: three, level: low, timeslice: 50, saturated: true}
chains:
  - {name: camera, context: one, period: 300, steps: [{kernel: c, blocks: 9, wcet: 1}]}
  - {name: planner, context: one, period: 300, deadline: 5, stream: other, steps: [{kernel: p, blocks: 1, wcet: 1}]}

-- case bound-alone --
$ gpurta bound alone.yaml
name  verdict
a     unknown

unknown: servers is not analysed by gpurta bound: --ignore servers gives its answer for the rest of the file alone
2> alone.yaml:2:1: note: servers is not analysed by gpurta bound
[1]

-- case bound-chains --
$ gpurta bound chains.yaml
name  verdict
c     unknown

unknown: kernels is not analysed by gpurta bound: --ignore kernels gives its answer for the rest of the file alone
2> chains.yaml:2:1: note: kernels is not analysed by gpurta bound
[1]

-- case bound-contexts --
$ gpurta bound contexts.yaml
name  verdict
z     unknown

unknown: contexts is not analysed by gpurta bound: --ignore contexts gives its answer for the rest of the file alone
2> contexts.yaml:2:1: note: contexts is not analysed by gpurta bound
[1]

-- case bound-ignore-chains --
$ gpurta bound chains.yaml --ignore chains --search 0 --format csv | cut -d, -f1-6
name,bound,observed,deadline,verdict,meets_deadline
z,5,,10,schedulable,true
2> chains.yaml:3:1: note: chains is left out, as --ignore asks

-- case bound-ignore-kernels --
$ gpurta bound chains.yaml --ignore kernels --search 0 --format csv | cut -d, -f1-6
name,bound,observed,deadline,verdict,meets_deadline
c,8,,10,schedulable,true
2> chains.yaml:2:1: note: kernels is left out, as --ignore asks

-- case bound-servers --
$ gpurta bound servers.yaml
name  verdict
z     unknown

unknown: servers is not analysed by gpurta bound: --ignore servers gives its answer for the rest of the file alone
2> servers.yaml:3:1: note: servers is not analysed by gpurta bound
[1]

-- case bound-spare --
$ gpurta bound spare.yaml --search 0 --format csv | cut -d, -f1-6
name,bound,observed,deadline,verdict,meets_deadline
a,29/2,,100,schedulable,true
2> spare.yaml:2:45: note: servers: no context is in server "u": it takes no time

-- case bound-tasks --
$ gpurta bound tasks.yaml
name  verdict
z     unknown

unknown: tasks is not analysed by gpurta bound: --ignore tasks gives its answer for the rest of the file alone
2> tasks.yaml:3:1: note: tasks is not analysed by gpurta bound
[1]

-- case certificate --
what is left out is in the notes and in the certificate
$ gpurta rta chains.yaml --ignore chains --certificate c.json --format json | sed -n '/notes/,$p'
> grep ignored c.json
  "notes": [
    "chains.yaml:3:1: chains is left out, as --ignore asks"
  ]
}
  "ignored": ["chains"],
2> chains.yaml:3:1: note: chains is left out, as --ignore asks

-- case edf-kernels --
$ gpurta edf both.yaml --format csv
name,meets_deadline
a,
2> both.yaml:3:1: note: kernels is not analysed by gpurta edf
[1]

-- case ignore-all --
$ gpurta rta chains.yaml --ignore kernels
2> chains.yaml:1:1: key "kernels" (or "operations") is missing; chains are for gpurta bound; to run their kernels, list them as "kernels"
[2]

-- case ignore-no-work --
$ gpurta rta chains.yaml --ignore streams
2> gpurta: rta: --ignore: expected sections with work (chains, contexts, kernels, operations, servers, tasks, left_out), found "streams"
[2]

-- case ignore-typo --
$ gpurta rta chains.yaml --ignore chain
2> gpurta: rta: --ignore: expected sections with work (chains, contexts, kernels, operations, servers, tasks, left_out), found "chain"; did you mean chains?
[2]

-- case no-certificate --
$ gpurta rta chains.yaml --certificate none.json --svg none.svg >/dev/null
> ls
alone.yaml
both.yaml
chains.yaml
contexts.yaml
servers.yaml
spare.yaml
tasks.yaml
unused.yaml
2> chains.yaml:3:1: note: chains is not analysed by gpurta rta
2> gpurta: --certificate: nothing is written: chains is not analysed by gpurta rta: --ignore chains gives its answer for the rest of the file alone
2> gpurta: --svg: nothing is written: chains is not analysed by gpurta rta: --ignore chains gives its answer for the rest of the file alone
[1]

-- case partition-contexts --
$ gpurta partition contexts.yaml
name  verdict
z     unknown

unknown: contexts is not analysed by gpurta partition: --ignore contexts gives its answer for the rest of the file alone
2> contexts.yaml:2:1: note: contexts is not analysed by gpurta partition
[1]

-- case report-chains --
$ gpurta report chains.yaml -o page.html
> grep -o "class=\"verdict[^<]*" page.html
class="verdict bad">Unknown, but the run of simulate below misses a deadline
[1]

-- case report-contexts --
$ gpurta report contexts.yaml -o page.html
> grep -o "class=\"verdict[^<]*" page.html
class="verdict bad">Unknown, but the run of simulate below misses a deadline
[1]

-- case report-ignore --
$ gpurta report chains.yaml --ignore chains -o page.html
> grep -o "class=\"verdict[^<]*\|<b>[a-z]*: [^<]*" page.html
class="verdict good">Every deadline is met, under the assumptions below
<b>rta: schedulable
<b>bound: schedulable
<b>simulate: this run misses no deadline

-- case report-tasks --
$ gpurta report tasks.yaml -o page.html
> grep -o "class=\"verdict[^<]*" page.html
class="verdict bad">Unknown, but the run of simulate below misses a deadline
[1]

-- case rta-chains --
$ gpurta rta chains.yaml --format csv
name,meets_deadline
z,
2> chains.yaml:3:1: note: chains is not analysed by gpurta rta
[1]

-- case rta-contexts --
$ gpurta rta contexts.yaml
name  verdict
z     unknown

unknown: contexts is not analysed by gpurta rta: --ignore contexts gives its answer for the rest of the file alone
2> contexts.yaml:2:1: note: contexts is not analysed by gpurta rta
[1]

-- case rta-ignore --
$ gpurta rta chains.yaml --ignore chains,tasks
1 slot; algorithm h-set; times in ms

kernel  blocks  wcet  release  completion  response  worst job  released  worst response  deadline  verdict
z            1     5        0           5         5          1         0               5        10  met

schedulable: 1 of 1 deadlines met by every job

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no block takes longer than its wcet
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- no deadline given for z: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)
left out, as asked: chains,tasks
2> chains.yaml:3:1: note: chains is left out, as --ignore asks

-- case rta-json --
$ gpurta rta chains.yaml --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "rta",
  "time_unit": "ms",
  "verdict": "unknown",
  "reason": "chains is not analysed by gpurta rta: --ignore chains gives its answer for the rest of the file alone",
  "kernels": [
    {"name": "z", "meets_deadline": null}
  ],
  "notes": [
    "chains.yaml:3:1: chains is not analysed by gpurta rta"
  ]
}
2> chains.yaml:3:1: note: chains is not analysed by gpurta rta
[1]

-- case runlist-ignore --
$ gpurta runlist both.yaml --ignore kernels,servers --format csv | cut -d, -f1,10,12
name,deadline,overloaded
a,10,false
2> both.yaml:3:1: note: kernels is left out, as --ignore asks
2> both.yaml:4:1: note: servers is left out, as --ignore asks

-- case runlist-kernels --
$ gpurta runlist both.yaml --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "runlist",
  "time_unit": "ms",
  "verdict": "unknown",
  "reason": "servers,kernels are not analysed by gpurta runlist: --ignore servers,kernels gives its answer for the rest of the file alone",
  "tasks": [
    {"name": "a", "meets_deadline": null}
  ],
  "notes": [
    "both.yaml:3:1: kernels is not analysed by gpurta runlist",
    "both.yaml:4:1: servers is not analysed by gpurta runlist"
  ]
}
2> both.yaml:3:1: note: kernels is not analysed by gpurta runlist
2> both.yaml:4:1: note: servers is not analysed by gpurta runlist
[1]

-- case simulate-tasks --
$ gpurta simulate tasks.yaml --format csv
name,meets_deadline
z,
2> tasks.yaml:3:1: note: tasks is not analysed by gpurta simulate
[1]

-- case unused --
$ gpurta bound unused.yaml --format csv
name,bound,observed,deadline,verdict,meets_deadline,time_unit,assumptions
camera,60,60,300,schedulable,true,ms,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a switch between contexts costs nothing (key switch_cost) | a kernel that follows another of its context at once keeps the context's turn (not so by rule U1) | contexts are switched as the runlist says, at any instant, and timeslices are taken as exact (key timeslice_step) | no channel is reset: the reset of a low one would take time from the others | the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist) | no stream given for camera: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for camera: taken to be the period (key deadline) | no jitter given for camera and planner: taken as 0, no two releases closer than the period (key jitter) | times without a unit are in ms (key time_unit)"
planner,60,60,5,unschedulable,false,ms,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a switch between contexts costs nothing (key switch_cost) | a kernel that follows another of its context at once keeps the context's turn (not so by rule U1) | contexts are switched as the runlist says, at any instant, and timeslices are taken as exact (key timeslice_step) | no channel is reset: the reset of a low one would take time from the others | the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist) | no stream given for camera: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for camera: taken to be the period (key deadline) | no jitter given for camera and planner: taken as 0, no two releases closer than the period (key jitter) | times without a unit are in ms (key time_unit)"
2> unused.yaml:3:11: note: streams: no operation is on stream "plan"
2> unused.yaml:3:10: note: stream "other" is not in streams: one of low priority
2> unused.yaml:6:5: note: contexts: no chain is in context "two", which is not saturated: it takes no time
[1]
