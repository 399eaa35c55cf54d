-- file tasks.yaml --
{"runlist": {"switch_cost": "1/2", "overhead": "published"},
 "tasks": [{"name": "a", "level": "low", "timeslice": 6, "wcet": "15/2", "period": 500},
           {"name": "b", "level": "medium", "timeslice": 8, "wcet": 13, "nonpreemptable": 1},
           {"name": "c", "level": "high", "timeslice": 3, "wcet": 27, "period": 500, "deadline": 40},
           {"level": "high", "timeslice": 2, "saturated": true}]}

-- case run --
$ gpurta runlist tasks.yaml --format json --overhead every-switch
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "runlist",
  "time_unit": "ms",
  "mode": "interleaved",
  "overhead": "every-switch",
  "switch_cost": "1/2",
  "reset_cost": "0",
  "timeslice_step": "exact",
  "published_formula": "Theorem 1, Equation 3",
  "bound_formula": "work-limited bound, every switch charged",
  "length": 6,
  "runlist": ["c", "t4", "b", "c", "t4", "a"],
  "verdict": "unschedulable",
  "reason": "c: a response that can occur exceeds the deadline",
  "tasks": [
    {"name": "a", "level": "low", "timeslice": "6", "slots": 2, "published": null, "published_reason": "Theorem 1 is about high channels only", "positional": "103/2", "bound": "103/2", "bound_reason": null, "deadline": "500", "meets_deadline": true, "overloaded": false, "witness": null, "verdict": "schedulable", "reason": "the bound does not exceed the deadline"},
    {"name": "b", "level": "medium", "timeslice": "8", "slots": 2, "published": null, "published_reason": "Theorem 1 is about high channels only", "positional": "51", "bound": "93/2", "bound_reason": null, "deadline": null, "meets_deadline": null, "overloaded": false, "witness": null, "verdict": "unknown", "reason": "no deadline"},
    {"name": "c", "level": "high", "timeslice": "3", "slots": 9, "published": "243/2", "published_reason": "not a bound: Equation 3 charges a switch once per round, but every switch costs", "positional": "255/2", "bound": "110", "bound_reason": null, "deadline": "40", "meets_deadline": false, "overloaded": false, "witness": "131/2", "verdict": "unschedulable", "reason": "a response that can occur exceeds the deadline"},
    {"name": "t4", "level": "high", "timeslice": "2", "slots": null, "published": null, "published_reason": "a saturated channel has no response time", "positional": null, "bound": null, "bound_reason": "a saturated channel has no response time", "deadline": null, "meets_deadline": null, "overloaded": false, "witness": null, "verdict": "unknown", "reason": "a saturated channel has no response time"}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "no job takes longer than its wcet; releases of a channel are at least its period apart, without a period never before the job before is complete",
    "where nonpreemptable is not given, a turn ends exactly with its timeslice",
    "no channel is reset: the reset of a low one would take time from the others (key reset_cost)",
    "timeslices are taken as exact: no timeslice_step is given",
    "no deadline given for a: taken to be the period (key deadline)",
    "times without a unit are in ms (key time_unit)",
    "the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)"
  ],
  "notes": []
}
[1]
