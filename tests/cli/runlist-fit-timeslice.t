-- file many.yaml --
# Every deadline is met exactly where the timeslice divides 60.
tasks:
  - {name: a, level: low, timeslice: 1, wcet: 60, period: 1000, deadline: 120}
  - {name: b, level: low, timeslice: 1, wcet: 60, period: 1000, deadline: 121}

-- file tasks.yaml --
runlist: {switch_cost: 0.1}
tasks:
  - {name: camera, level: high, wcet: 6, period: 33, deadline: 16}
  - {name: planner, level: medium, wcet: 9, period: 100, deadline: 50}
  - {name: display, level: low, saturated: true}

-- file thirds.yaml --
tasks:
  - {name: cam, level: high, wcet: 5, period: 33}
  - {name: plan, level: high, wcet: 2, period: 50, deadline: 20}
  - {name: lidar, level: medium, wcet: 11, period: 100}
  - {name: llm, level: low, saturated: true}
runlist: {switch_cost: 50us}

-- case 1..8-format-csv --
$ gpurta runlist tasks.yaml --fit timeslice --range 1..8 --format csv
from,to,closed,kind,ratio,task
1,199/45,true,interval,,
9/2,24/5,true,interval,,
6,8,true,interval,,
3,3,true,best,31/40,camera

-- case 1..8-format-json --
$ gpurta runlist tasks.yaml --fit timeslice --range 1..8 --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "runlist",
  "time_unit": "ms",
  "mode": "interleaved",
  "overhead": "every-switch",
  "switch_cost": "1/10",
  "reset_cost": "0",
  "timeslice_step": "exact",
  "published_formula": "Theorem 1, Equation 3",
  "bound_formula": "work-limited bound, every switch charged",
  "fit": {
    "kind": "timeslice",
    "intervals": [
      {"from": "1", "to": "199/45", "closed": true},
      {"from": "9/2", "to": "24/5", "closed": true},
      {"from": "6", "to": "8", "closed": true}
    ],
    "best": {"timeslice": "3", "ratio": "31/40", "task": "camera"}
  },
  "length": 4,
  "runlist": ["camera", "planner", "camera", "display"],
  "verdict": "schedulable",
  "reason": "no bound exceeds its deadline",
  "assumptions": [
    "timeslices are taken as exact: no timeslice_step is given"
  ],
  "tasks": [
    {"name": "camera", "level": "high", "timeslice": "3", "slots": 2, "published": "61/5", "published_reason": "not a bound: Equation 3 charges a switch once per round, but every switch costs", "positional": "62/5", "bound": "62/5", "bound_reason": null, "deadline": "16", "meets_deadline": true, "overloaded": false, "witness": null, "verdict": "schedulable", "reason": "the bound does not exceed the deadline"},
    {"name": "planner", "level": "medium", "timeslice": "3", "slots": 3, "published": null, "published_reason": "Theorem 1 is about high channels only", "positional": "186/5", "bound": "25", "bound_reason": null, "deadline": "50", "meets_deadline": true, "overloaded": false, "witness": null, "verdict": "schedulable", "reason": "the bound does not exceed the deadline"},
    {"name": "display", "level": "low", "timeslice": "3", "slots": null, "published": null, "published_reason": "a saturated channel has no response time", "positional": null, "bound": null, "bound_reason": "a saturated channel has no response time", "deadline": null, "meets_deadline": null, "overloaded": false, "witness": null, "verdict": "unknown", "reason": "a saturated channel has no response time"}
  ],
  "notes": []
}

-- case 1ms..8ms --
$ gpurta runlist tasks.yaml --fit timeslice --range 1ms..8ms
interleaved list; switch cost 0.1; times in ms
published: Theorem 1, Equation 3; positional: entries alone; bound: work-limited bound, every switch charged

timeslices for all channels with which every positional bound meets its deadline:
  from 1 up to ~4.42222
  from 4.5 up to 4.8
  from 6 up to 8
best: 3, where the worst positional bound / deadline is 0.775 (camera); with it:

runlist, 4 entries: camera planner camera display

channel  level   timeslice       wcet  turns  published  positional  bound  deadline  verdict
camera   high            3          6      2       12.2        12.4   12.4        16  met
planner  medium          3          9      3          -        37.2   25.0        50  met
display  low             3  saturated      -          -           -      -         -  -

published: not a bound: Equation 3 charges a switch once per round, but every switch costs
           Theorem 1 is about high channels only
assumed: timeslices are taken as exact: no timeslice_step is given
schedulable: no bound exceeds its deadline

-- case fifty-one --
$ gpurta runlist many.yaml --fit timeslice --range 60/51..60 | sed -n '50,56p'
  exactly 10
  exactly 12
  exactly 15
  exactly 20
  exactly 30
  ... 1 more (json and csv list all)
best: 20/17, where the worst positional bound / deadline is 1 (a); with it:

-- case fifty --
$ gpurta runlist many.yaml --fit timeslice --range 60/50..60 | sed -n '50,56p'
  exactly 12
  exactly 15
  exactly 20
  exactly 30
  exactly 60
best: 1.2, where the worst positional bound / deadline is 1 (a); with it:


-- case thirds --
$ gpurta runlist thirds.yaml --fit timeslice
interleaved list; switch cost 0.05; times in ms
published: Theorem 1, Equation 3; positional: entries alone; bound: work-limited bound, every switch charged

timeslices for all channels with which every positional bound meets its deadline:
  from 1 up to 12.85
best: 11/3, where the worst positional bound / deadline is 0.569 (lidar); with it:

runlist, 6 entries: cam plan lidar cam plan llm

channel  level   timeslice       wcet  turns  published  positional      bound  deadline  verdict
cam      high         11/3          5      2  ~16.43334   ~16.63334  ~14.58334        33  met
plan     high         11/3          2      1   ~9.38334    ~9.48334   ~9.48334        20  met
lidar    medium       11/3         11      3          -    56.90000   34.55000       100  met
llm      low          11/3  saturated      -          -           -          -         -  -

published: not a bound: Equation 3 charges a switch once per round, but every switch costs
           Theorem 1 is about high channels only
assumed: timeslices are taken as exact: no timeslice_step is given
schedulable: no bound exceeds its deadline
