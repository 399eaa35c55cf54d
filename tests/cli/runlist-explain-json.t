-- file tasks.yaml --
# Capodieci et al., RTSS 2018, VI-A: a rendering and an inference task with timeslices as long as
# their demand, beside two best-effort applications of which only averages are known.
time_unit: ms
tasks:
  - {name: render, level: high, timeslice: 4, wcet: 4, period: 33, deadline: 32}
  - {name: dnn, level: high, timeslice: 3, wcet: 3, period: 40, deadline: 4}
  - {name: multi-texture, level: low, timeslice: 1, saturated: true}
  - {name: glxgears, level: low, timeslice: 1, wcet: 1.1, period: 50/3}

-- case run --
$ gpurta runlist tasks.yaml --explain glxgears --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "runlist",
  "time_unit": "ms",
  "mode": "interleaved",
  "overhead": "every-switch",
  "switch_cost": "0",
  "reset_cost": "0",
  "timeslice_step": "exact",
  "published_formula": "Theorem 1, Equation 2",
  "bound_formula": "work-limited bound, every switch charged",
  "length": 6,
  "runlist": ["render", "dnn", "multi-texture", "render", "dnn", "glxgears"],
  "verdict": "unschedulable",
  "reason": "dnn: a response that can occur exceeds the deadline",
  "tasks": [
    {"name": "render", "level": "high", "timeslice": "4", "slots": 1, "published": "8", "published_reason": null, "positional": "8", "bound": "8", "bound_reason": null, "deadline": "32", "meets_deadline": true, "overloaded": false, "witness": null, "verdict": "schedulable", "reason": "the bound does not exceed the deadline"},
    {"name": "dnn", "level": "high", "timeslice": "3", "slots": 1, "published": "8", "published_reason": null, "positional": "8", "bound": "8", "bound_reason": null, "deadline": "4", "meets_deadline": false, "overloaded": false, "witness": "8", "verdict": "unschedulable", "reason": "a response that can occur exceeds the deadline"},
    {"name": "multi-texture", "level": "low", "timeslice": "1", "slots": null, "published": null, "published_reason": "a saturated channel has no response time", "positional": null, "bound": null, "bound_reason": "a saturated channel has no response time", "deadline": null, "meets_deadline": null, "overloaded": false, "witness": null, "verdict": "unknown", "reason": "a saturated channel has no response time"},
    {"name": "glxgears", "level": "low", "timeslice": "1", "slots": 2, "published": null, "published_reason": "Theorem 1 is about high channels only", "positional": "311/10", "bound": "101/10", "bound_reason": null, "deadline": "50/3", "meets_deadline": true, "overloaded": false, "witness": null, "verdict": "schedulable", "reason": "the bound does not exceed the deadline"}
  ],
  "explain": {
    "task": "glxgears",
    "work": "11/10",
    "switches": "0",
    "slots": 2,
    "gaps_in_cycle": 1,
    "first_gap": 0,
    "gaps": ["15"],
    "terms": [
      {"channel": "glxgears", "times": 2, "each": "11/10", "each_limited_by": null, "work": null, "switches": 2, "switch": "0", "sum": "11/10", "limited_by": "own"},
      {"channel": "render", "times": 4, "each": "4", "each_limited_by": "timeslice", "work": "4", "switches": 1, "switch": "0", "sum": "4", "limited_by": "work"},
      {"channel": "dnn", "times": 4, "each": "3", "each_limited_by": "timeslice", "work": "3", "switches": 1, "switch": "0", "sum": "3", "limited_by": "work"},
      {"channel": "multi-texture", "times": 2, "each": "1", "each_limited_by": "timeslice, saturated", "work": null, "switches": 2, "switch": "0", "sum": "2", "limited_by": "entries"}
    ]
  },
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "no job takes longer than its wcet; releases of a channel are at least its period apart, without a period never before the job before is complete",
    "where nonpreemptable is not given, a turn ends exactly with its timeslice",
    "a switch between channels costs nothing (key switch_cost)",
    "no channel is reset: the reset of a low one would take time from the others (key reset_cost)",
    "timeslices are taken as exact: no timeslice_step is given",
    "no deadline given for glxgears: taken to be the period (key deadline)",
    "the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)"
  ],
  "notes": []
}
[1]
