-- file tasks.yaml --
time_unit: ns
tasks:
  - {wcet: 49979687, period: 99959374}
  - {wcet: 49999999/3, period: 49999999}
  - {wcet: 99999989/6, deadline: 99999988, period: 99999989}

-- case 2000-format-json-sensitivity --
$ gpurta edf tasks.yaml --limit 2000 --format json --sensitivity
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "edf",
  "time_unit": "ns",
  "verdict": "unknown",
  "reason": "the limit of 2000 task evaluations was reached before the demand test ended; raise it with GPURTA_OPTION_EDF_LIMIT (command: --limit)",
  "utilization": "1",
  "server_utilization": "0",
  "overhead": "0",
  "latency": "0",
  "witness": null,
  "responses": null,
  "response_reason": "the limit of 2000 task evaluations was reached before the search for response times ended; raise it with GPURTA_OPTION_EDF_LIMIT (command: --limit)",
  "tasks": [
    {"name": "t1", "response": null, "deadline": "99959374", "meets_deadline": null},
    {"name": "t2", "response": null, "deadline": "49999999", "meets_deadline": null},
    {"name": "t3", "response": null, "deadline": "99999988", "meets_deadline": null}
  ],
  "servers": [],
  "sensitivity": [
    {"parameter": "overhead", "name": null, "found": "unknown", "low": "0", "high": "0"},
    {"parameter": "scale", "name": null, "found": "value", "low": "33554431/33554432", "high": "1"},
    {"parameter": "wcet", "name": "t1", "found": "value", "low": "49979686", "high": "49979687"},
    {"parameter": "wcet", "name": "t2", "found": "value", "low": "16666666", "high": "49999999/3"},
    {"parameter": "wcet", "name": "t3", "found": "value", "low": "33333329/2", "high": "99999989/6"},
    {"parameter": "period", "name": "t1", "found": "value", "low": "99959374", "high": "99959376"},
    {"parameter": "period", "name": "t2", "found": "value", "low": "49999999", "high": "50000896"},
    {"parameter": "period", "name": "t3", "found": "unknown", "low": "99999989", "high": "99999989"}
  ],
  "not_asked": 0,
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "no job takes longer than its wcet",
    "releases of a task are at least its period apart",
    "the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant",
    "submission, scheduling and switches take no time (key overhead)",
    "a job is known to the scheduler as soon as it is released (key latency)",
    "no deadline given for t1 and t2: taken to be the period (key deadline)"
  ],
  "notes": []
}
[1]

-- case 2000 --
$ gpurta edf tasks.yaml --limit 2000
EDF; utilization 1; times in ns

task           wcet    period  response  deadline  verdict
t1     49979687.000  99959374         -  99959374  unknown
t2    ~16666666.334  49999999         -  49999999  unknown
t3    ~16666664.834  99999989         -  99999988  unknown

unknown: the limit of 2000 task evaluations was reached before the demand test ended; raise it with GPURTA_OPTION_EDF_LIMIT (command: --limit)
response times: the limit of 2000 task evaluations was reached before the search for response times ended; raise it with GPURTA_OPTION_EDF_LIMIT (command: --limit)

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- submission, scheduling and switches take no time (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- no deadline given for t1 and t2: taken to be the period (key deadline)
[1]
