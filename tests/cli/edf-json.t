-- file tasks.yaml --
tasks:
  - {name: t0, wcet: 6/5, deadline: 21/10, period: 5}
  - {name: t1, wcet: 19/20, deadline: 31/20, period: 5}
  - {name: t2, wcet: 7/20, deadline: 16/5, period: 5}
  - {name: t3, wcet: 6/5, deadline: 159/20, period: 5}

-- case run --
$ gpurta edf tasks.yaml --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "edf",
  "time_unit": "ms",
  "verdict": "unschedulable",
  "reason": "the demand at the witness is above what the GPU can do by then",
  "utilization": "37/50",
  "server_utilization": "0",
  "overhead": "0",
  "latency": "0",
  "witness": {"time": "21/10", "demand": "43/20", "supply": "21/10"},
  "responses": "exact",
  "response_reason": null,
  "tasks": [
    {"name": "t0", "response": "43/20", "deadline": "21/10", "meets_deadline": false},
    {"name": "t1", "response": "8/5", "deadline": "31/20", "meets_deadline": false},
    {"name": "t2", "response": "5/2", "deadline": "16/5", "meets_deadline": true},
    {"name": "t3", "response": "37/10", "deadline": "159/20", "meets_deadline": true}
  ],
  "servers": [],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "no job takes longer than its wcet",
    "releases of a task are at least its period apart",
    "the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant",
    "submission, scheduling and switches take no time (key overhead)",
    "a job is known to the scheduler as soon as it is released (key latency)",
    "times without a unit are in ms (key time_unit)"
  ],
  "notes": []
}
[1]
