-- file above.yaml --
runlist: {switch_cost: 1}
tasks:
  - {name: a, level: high, timeslice: 1, wcet: 1, period: 100}
  - {name: b, level: high, timeslice: 1, wcet: 1, period: 100}
  - {name: c, level: low, timeslice: 2, wcet: 8, period: 20, deadline: 15}

-- file equal.yaml --
tasks:
  - {name: a, level: high, timeslice: 2, wcet: 2, period: 3, deadline: 1000}
  - {name: s, level: low, timeslice: 5, saturated: true}

-- file own.yaml --
tasks:
  - {name: a, level: high, timeslice: 1, wcet: 2, period: 3, deadline: 1000}
  - {name: s, level: low, timeslice: 5, saturated: true}

-- case above-format-json --
$ gpurta runlist above.yaml --format json | grep '"name"'
    {"name": "a", "level": "high", "timeslice": "1", "slots": 1, "published": "5", "published_reason": "not a bound: Equation 3 charges a switch once per round, but every switch costs", "positional": "7", "bound": "7", "bound_reason": null, "deadline": "100", "meets_deadline": true, "overloaded": false, "witness": null, "verdict": "schedulable", "reason": "the bound does not exceed the deadline"},
    {"name": "b", "level": "high", "timeslice": "1", "slots": 1, "published": "5", "published_reason": "not a bound: Equation 3 charges a switch once per round, but every switch costs", "positional": "7", "bound": "7", "bound_reason": null, "deadline": "100", "meets_deadline": true, "overloaded": false, "witness": null, "verdict": "schedulable", "reason": "the bound does not exceed the deadline"},
    {"name": "c", "level": "low", "timeslice": "2", "slots": 4, "published": null, "published_reason": "Theorem 1 is about high channels only", "positional": "28", "bound": "16", "bound_reason": null, "deadline": "15", "meets_deadline": null, "overloaded": false, "witness": "10", "verdict": "unknown", "reason": "the bound, which is sufficient only, exceeds the deadline"}
[1]

-- case above-simulate-task-b-overhead-published --
$ gpurta runlist above.yaml --simulate --task b --overhead published
simulation: the Host just after entry 1 of b, all released at 0, the others again as soon as they can; times in ms
3 turns, 4 jobs

channel  release  completion  response  bound  deadline
b              0           7         7      5  met
a              0           5         5      5  met
c              0           -         -     14  -
a            100           -         -      5  -

bound of a: not a bound: the published overhead leaves out switches to other channels
bound of b: not a bound: the published overhead leaves out switches to other channels
b: a response exceeds the bound shown: Equation 3 is not a bound
bound of c: not a bound: the published overhead leaves out switches to other channels

responses, verdicts: of this simulation alone; bounds: of gpurta runlist

-- case above --
$ gpurta runlist above.yaml
interleaved list; switch cost 1; times in ms
published: Theorem 1, Equation 3; positional: entries alone; bound: work-limited bound, every switch charged

runlist, 3 entries: a b c

channel  level  timeslice  wcet  turns  published  positional  bound  deadline  verdict
a        high           1     1      1          5           7      7       100  met
b        high           1     1      1          5           7      7       100  met
c        low            2     8      4          -          28     16        15  unknown

published: not a bound: Equation 3 charges a switch once per round, but every switch costs
           Theorem 1 is about high channels only
unknown: c: the bound, which is sufficient only, exceeds the deadline
c: 16 exceeds 15; --explain c prints its terms, --vary with a timeslice, level or wcet what would fit

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet; releases of a channel are at least its period apart, without a period never before the job before is complete
- where nonpreemptable is not given, a turn ends exactly with its timeslice
- no channel is reset: the reset of a low one would take time from the others (key reset_cost)
- timeslices are taken as exact: no timeslice_step is given
- no deadline given for a and b: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)
- the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)
[1]

-- case equal --
$ gpurta runlist equal.yaml
interleaved list; switch cost 0; times in ms
published: Theorem 1, Equation 2; positional: entries alone; bound: work-limited bound, every switch charged

runlist, 2 entries: a s

channel  level  timeslice       wcet  turns  published  positional  bound  deadline  verdict
a        high           2          2      1          7           7      7      1000  unknown
s        low            5  saturated      -          -           -      -         -  -

published: not a bound: its own jobs may queue
a may be overloaded (bound above period): counted as saturated; its bound holds only for a job whose predecessor is complete
unknown: a: the bound exceeds the period: jobs may queue

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet; releases of a channel are at least its period apart, without a period never before the job before is complete
- where nonpreemptable is not given, a turn ends exactly with its timeslice
- a switch between channels costs nothing (key switch_cost)
- no channel is reset: the reset of a low one would take time from the others (key reset_cost)
- timeslices are taken as exact: no timeslice_step is given
- times without a unit are in ms (key time_unit)
- the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)
[1]

-- case own-format-csv --
$ gpurta runlist own.yaml --format csv
name,level,timeslice,slots,published,published_reason,positional,bound,bound_reason,deadline,meets_deadline,overloaded,witness,verdict,reason,published_formula,bound_formula,time_unit,assumptions
a,high,1,2,12,not a bound: its own jobs may queue,12,12,holds only for a job whose predecessor is complete,1000,,true,,unknown,the bound exceeds the period: jobs may queue,"Theorem 1, Equation 2","work-limited bound, every switch charged",ms,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet; releases of a channel are at least its period apart, without a period never before the job before is complete | where nonpreemptable is not given, a turn ends exactly with its timeslice | a switch between channels costs nothing (key switch_cost) | no channel is reset: the reset of a low one would take time from the others (key reset_cost) | timeslices are taken as exact: no timeslice_step is given | times without a unit are in ms (key time_unit) | the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)"
s,low,5,,,a saturated channel has no response time,,,a saturated channel has no response time,,,false,,unknown,a saturated channel has no response time,"Theorem 1, Equation 2","work-limited bound, every switch charged",ms,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet; releases of a channel are at least its period apart, without a period never before the job before is complete | where nonpreemptable is not given, a turn ends exactly with its timeslice | a switch between channels costs nothing (key switch_cost) | no channel is reset: the reset of a low one would take time from the others (key reset_cost) | timeslices are taken as exact: no timeslice_step is given | times without a unit are in ms (key time_unit) | the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)"
[1]

-- case own-simulate-until-30 --
$ gpurta runlist own.yaml --simulate --until 30
simulation: all tasks released at 0, the Host at the first entry; times in ms
10 turns, 10 jobs

channel  release  completion  response  bound  deadline
a              0           7         7     12  met
a              3          19        16     12  met
a              6           -         -     12  -
a              9           -         -     12  -
a             12           -         -     12  -
a             15           -         -     12  -
a             18           -         -     12  -
a             21           -         -     12  -
a             24           -         -     12  -
a             27           -         -     12  -

bound of a: holds only for a job whose predecessor is complete

responses, verdicts: of this simulation alone; bounds: of gpurta runlist

-- case own --
$ gpurta runlist own.yaml
interleaved list; switch cost 0; times in ms
published: Theorem 1, Equation 2; positional: entries alone; bound: work-limited bound, every switch charged

runlist, 2 entries: a s

channel  level  timeslice       wcet  turns  published  positional  bound  deadline  verdict
a        high           1          2      2         12          12     12      1000  unknown
s        low            5  saturated      -          -           -      -         -  -

published: not a bound: its own jobs may queue
a may be overloaded (bound above period): counted as saturated; its bound holds only for a job whose predecessor is complete
unknown: a: the bound exceeds the period: jobs may queue

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet; releases of a channel are at least its period apart, without a period never before the job before is complete
- where nonpreemptable is not given, a turn ends exactly with its timeslice
- a switch between channels costs nothing (key switch_cost)
- no channel is reset: the reset of a low one would take time from the others (key reset_cost)
- timeslices are taken as exact: no timeslice_step is given
- times without a unit are in ms (key time_unit)
- the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)
[1]
