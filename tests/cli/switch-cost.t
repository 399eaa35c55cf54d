What a switch between contexts costs: as it was measured, or nothing, which the first line says; and times that 64 bits do not hold.

-- file two.yaml --
platform: jetson-orin-agx
runlist: {switch_cost: measured}
contexts: [{name: a, level: high, timeslice: 5}, {name: b, level: low, timeslice: 5}]
chains:
  - {name: camera, context: a, period: 60, steps: [{kernel: detect, blocks: 64, threads: 256, registers: 32, wcet: 2}]}
  - {name: plan, context: b, period: 90, steps: [{kernel: track, blocks: 64, threads: 256, registers: 32, wcet: 3}]}

-- file channels.yaml --
time_unit: us
platform: jetson-orin-agx
runlist: {switch_cost: measured, timeslice: 2000}
tasks:
  - {name: H, level: high, wcet: 3000, period: 90000}
  - {name: L, level: low, wcet: 1000, period: 90000}

-- file fine.yaml --
platform: {slots: 2}
chains:
  - {name: a, period: 100/99999989, deadline: 1/20000000, steps: [{kernel: x, blocks: 3, wcet: 3/99999971}]}
  - {name: b, period: 100/99999959, steps: [{kernel: y, blocks: 3, wcet: 2/99999941}]}
  - {name: c, period: 100/99999931, steps: [{kernel: z, blocks: 2, wcet: 2/99999847}]}

-- case measured --
$ gpurta bound two.yaml --search 100 --format csv | cut -d, -f1-6
name,bound,observed,deadline,verdict,meets_deadline
camera,3159/500,3159/500,60,schedulable,true
plan,3159/500,3159/500,90,schedulable,true

-- case given --
$ gpurta bound two.yaml --search 100 --set runlist.switch_cost=659us --format csv | cut -d, -f1-6
name,bound,observed,deadline,verdict,meets_deadline
camera,3159/500,3159/500,60,schedulable,true
plan,3159/500,3159/500,90,schedulable,true
2> two.yaml: note: changed by --set runlist.switch_cost=659us

-- case nothing --
$ gpurta bound two.yaml --search 100 --set runlist.switch_cost=0 | grep cost
schedulable: every bound is within its deadline; switches cost less than the 659 us measured on this platform (switch_cost: measured); rules not measured on this GPU
- a switch between contexts costs nothing (key switch_cost)
changed, as asked: runlist.switch_cost=0
2> two.yaml: note: changed by --set runlist.switch_cost=0

-- case not-measured --
$ gpurta bound two.yaml --platform jetson-tx2
2> two.yaml:2:24: runlist.switch_cost: no switch between contexts was measured on this platform: give a time, or the platform a switch_cost in ns
[2]

-- case own --
$ gpurta bound two.yaml --search 100 --set 'platform={base: jetson-tx2, switch_cost: 659000}' --format csv | cut -d, -f1-6
name,bound,observed,deadline,verdict,meets_deadline
camera,5159/250,5159/250,60,schedulable,true
plan,11977/500,4659/200,90,schedulable,true
2> two.yaml: note: changed by --set platform={base: jetson-tx2, switch_cost: 659000}

-- case channels --
$ gpurta runlist channels.yaml --format csv
name,level,timeslice,slots,published,published_reason,positional,bound,bound_reason,deadline,meets_deadline,overloaded,witness,verdict,reason,published_formula,bound_formula,time_unit,assumptions
H,high,2000,2,8318,"not a bound: Equation 3 charges a switch once per round, but every switch costs",7636,5977,,90000,true,false,,schedulable,the bound does not exceed the deadline,"Theorem 1, Equation 3","work-limited bound, every switch charged",us,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet; releases of a channel are at least its period apart, without a period never before the job before is complete | where nonpreemptable is not given, a turn ends exactly with its timeslice | no channel is reset: the reset of a low one would take time from the others (key reset_cost) | 2 of 2 channels have no timeslice: that of runlist | timeslices are taken as exact: no timeslice_step is given | no deadline given for H and L: taken to be the period (key deadline) | the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)"
L,low,2000,1,,Theorem 1 is about high channels only,4318,4318,,90000,true,false,,schedulable,the bound does not exceed the deadline,"Theorem 1, Equation 3","work-limited bound, every switch charged",us,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet; releases of a channel are at least its period apart, without a period never before the job before is complete | where nonpreemptable is not given, a turn ends exactly with its timeslice | no channel is reset: the reset of a low one would take time from the others (key reset_cost) | 2 of 2 channels have no timeslice: that of runlist | timeslices are taken as exact: no timeslice_step is given | no deadline given for H and L: taken to be the period (key deadline) | the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)"

-- case certificate --
$ gpurta bound two.yaml --search 20 --certificate certificate.json > bound.txt
> gpurta convert two.yaml --to json > two.json
> gpurta verify two.json certificate.json
accepted: bound: 2 chains, 2 with a bound, schedulable; under the assumptions that gpurta bound prints; made_by is not checked

-- case rounded --
$ gpurta bound fine.yaml --format json | grep -E 'verdict|round|reason'
  "verdict": "unschedulable",
  "reason": "a run was observed in which chain a misses its deadline",
    {"name": "a", "bound": "109999800600070895/999997590001517499738217", "observed": "1759217/17592186044416", "deadline": "1/20000000", "verdict": "unschedulable", "meets_deadline": false, "overlap": "serial", "reason": "a run was observed in which its response 0.000000100000 exceeds its deadline 0.00000005", "steps": [{"name": "x", "kind": "kernel", "jitter": "0", "bound": "109999800600070895/999997590001517499738217", "observed": "1759217/17592186044416", "finish": "109999800600070895/999997590001517499738217", "deadline": null}], "witness": [{"chain": "a", "nominal": "0", "release": "0"}, {"chain": "b", "nominal": "0", "release": "0"}, {"chain": "c", "nominal": "0", "release": "0"}]},
    {"name": "b", "bound": "209999628400123583/1999995180003034999476434", "observed": "109951/1099511627776", "deadline": "100/99999959", "verdict": "schedulable", "meets_deadline": true, "overlap": "serial", "reason": null, "steps": [{"name": "y", "kind": "kernel", "jitter": "0", "bound": "209999628400123583/1999995180003034999476434", "observed": "109951/1099511627776", "finish": "209999628400123583/1999995180003034999476434", "deadline": null}], "witness": []},
    {"name": "c", "bound": "209999647200118131/1999995180003034999476434", "observed": "109951/1099511627776", "deadline": "100/99999931", "verdict": "schedulable", "meets_deadline": true, "overlap": "serial", "reason": null, "steps": [{"name": "z", "kind": "kernel", "jitter": "0", "bound": "209999647200118131/1999995180003034999476434", "observed": "109951/1099511627776", "finish": "209999647200118131/1999995180003034999476434", "deadline": null}], "witness": []}
    "the search runs on times that were rounded so that they fit into 64 bits, execution times down and periods up: what was observed is right, but may be short",
[1]

-- case rounded-witness --
$ gpurta bound fine.yaml --certificate certificate.json > bound.txt
> gpurta convert fine.yaml --to json > fine.json
> gpurta verify fine.json certificate.json
accepted: bound: 3 chains, 3 with a bound, unschedulable; under the assumptions that gpurta bound prints; made_by is not checked

-- case not-to-be-rounded --
$ gpurta bound fine.yaml --set chains.a.release=periodic --set chains.b.release=periodic --set chains.c.release=periodic | grep -E 'searched|unknown'
a      ~0.000000110001         -   0.00000005000  unknown
unknown: chain a: its bound exceeds a deadline, and no miss was observed
- nothing was searched: times do not fit into 64 bits, and some of them must not be rounded
2> fine.yaml: note: changed by --set chains.a.release=periodic
2> fine.yaml: note: changed by --set chains.b.release=periodic
2> fine.yaml: note: changed by --set chains.c.release=periodic
[1]
