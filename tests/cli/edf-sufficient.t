-- file section.yaml --
# the section of b may delay a, if b begins it just before a comes; no schedule that misses is shown
tasks:
  - {name: a, wcet: 3, deadline: 4, period: 30}
  - {name: b, wcet: 5, period: 60, nonpreemptable: 5}

-- case json --
$ gpurta edf section.yaml --format json | grep -E "verdict|reason|meets"
  "verdict": "unknown",
  "reason": "the demand at the witness is too much for the test, which beside servers, sections and overhead is sufficient only",
  "response_reason": null,
    {"name": "a", "response": "8", "deadline": "4", "meets_deadline": null},
    {"name": "b", "response": "8", "deadline": "60", "meets_deadline": true}
[1]

-- case missed --
$ sed 's/wcet: 3/wcet: 4.5/' section.yaml | gpurta edf -
EDF; utilization ~0.233334; times in ms

task  wcet  period  response  deadline  verdict
a      4.5      30       9.5         4  unknown
b      5.0      60       9.5        60  met

unschedulable: the demand of the wcets alone at the witness is above what the GPU can do by then
witness: at t = 4 the demand is 9.5 (blocking: 5) > 4
response times are upper bounds

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- submission, scheduling and switches take no time (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- no deadline given for b: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)
[1]

-- case table --
$ gpurta edf section.yaml
EDF; utilization ~0.183334; times in ms

task  wcet  period  response  deadline  verdict
a        3      30         8         4  unknown
b        5      60         8        60  met

unknown: the demand at the witness is too much for the test, which beside servers, sections and overhead is sufficient only
the test fails: at t = 4 the demand is 8 (blocking: 5) > 4
--explain prints the demand of each task until then
response times are upper bounds

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- submission, scheduling and switches take no time (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- no deadline given for b: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)
[1]
