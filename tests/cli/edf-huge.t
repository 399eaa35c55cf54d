-- file tasks.yaml --
time_unit: ns
tasks:
  - {name: a, wcet: 1e30, deadline: 3e30, period: 4e30}
  - {name: b, wcet: 123456789012345678901234567890123456789/7, period: 1e40, nonpreemptable: 1e29}
  - {name: c, wcet: 1e-20, period: 1e30, deadline: 2e29}

-- case run --
$ gpurta edf tasks.yaml --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "edf",
  "time_unit": "ns",
  "verdict": "schedulable",
  "reason": "every deadline is met",
  "utilization": "176234567890123456789012345678901234567890000000007/700000000000000000000000000000000000000000000000000",
  "server_utilization": "0",
  "overhead": "0",
  "latency": "0",
  "witness": null,
  "responses": null,
  "response_reason": "the limit of 200000000 task evaluations was reached before the search for response times ended; raise it with GPURTA_OPTION_EDF_LIMIT (command: --limit)",
  "tasks": [
    {"name": "a", "response": null, "deadline": "3000000000000000000000000000000", "meets_deadline": true},
    {"name": "b", "response": null, "deadline": "10000000000000000000000000000000000000000", "meets_deadline": true},
    {"name": "c", "response": null, "deadline": "200000000000000000000000000000", "meets_deadline": true}
  ],
  "servers": [],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "no job takes longer than its wcet",
    "releases of a task are at least its period apart",
    "the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant",
    "submission, scheduling and switches take no time (key overhead)",
    "a job is known to the scheduler as soon as it is released (key latency)",
    "no deadline given for b: taken to be the period (key deadline)"
  ],
  "notes": []
}
