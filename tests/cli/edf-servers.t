-- file servers.yaml --
# Two tasks with hard deadlines beside best-effort work in a server
time_unit: ms
edf: {overhead: 0.1, latency: 0.05}
tasks:
  - {name: camera, wcet: 7.9, period: 33, deadline: 20}
  - {name: lane, wcet: 20, period: 66, deadline: 60, nonpreemptable: 2}
  - {name: best-effort, wcet: 8, period: 120, server: s}
servers:
  - {name: s, budget: 8.5, period: 36}

-- case format-json-simulate-at-20 --
$ gpurta edf servers.yaml --format json --simulate --at 20
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "edf",
  "time_unit": "ms",
  "verdict": "schedulable",
  "reason": "every deadline is met",
  "utilization": "361/660",
  "server_utilization": "17/72",
  "overhead": "1/10",
  "latency": "1/20",
  "witness": null,
  "responses": "upper bounds",
  "response_reason": null,
  "tasks": [
    {"name": "camera", "response": "7181/480", "deadline": "20", "meets_deadline": true, "server": null},
    {"name": "lane", "response": "72583/1440", "deadline": "60", "meets_deadline": true, "server": null},
    {"name": "best-effort", "response": "763/20", "deadline": "120", "meets_deadline": true, "server": "s"}
  ],
  "servers": [
    {"name": "s", "bandwidth": "17/72"}
  ],
  "explanation": {
    "time": "20",
    "demand": "51/5",
    "blocking": "11/5",
    "supply": "275/18",
    "tasks": [
      {"name": "camera", "demand": "8"},
      {"name": "lane", "demand": "0"},
      {"name": "best-effort", "demand": "0"}
    ]
  },
  "simulation": {
    "proves": "this run only",
    "horizon": "240",
    "shortened": false,
    "tasks": [
      {"name": "camera", "jobs": 8, "response": "161/20", "missed": 0, "preemptions": 0},
      {"name": "lane", "jobs": 4, "response": "879/20", "missed": 0, "preemptions": 1},
      {"name": "best-effort", "jobs": 2, "response": "319/20", "missed": 0, "preemptions": 0}
    ]
  },
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "no job takes longer than its wcet",
    "releases of a task are at least its period apart",
    "the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant",
    "servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later",
    "the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead)",
    "every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency)",
    "no deadline given for best-effort: taken to be the period (key deadline)"
  ],
  "notes": []
}

-- case no-responses --
$ gpurta edf $EXAMPLES/edf-servers.yaml --no-responses
EDF; overhead 0.1; latency 0.05; utilization ~0.546970, servers ~0.236112; times in ms

task         wcet  period  response  deadline  verdict  server
camera        7.9      33         -        20  met      -
lane         20.0      66         -        60  met      -
best-effort   8.0     120     38.15       120  met      s

server  budget  period  bandwidth
s          8.5      36  ~0.236112

schedulable: every deadline is met
response times are upper bounds

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later
- the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead)
- every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency)
- no deadline given for best-effort: taken to be the period (key deadline)

-- case simulate-execution-best-effort-40 --
$ gpurta edf servers.yaml --simulate --execution best-effort=40
EDF; overhead 0.1; latency 0.05; utilization ~0.546970, servers ~0.236112; times in ms

task         wcet  period  response  deadline  verdict  server
camera        7.9      33  ~14.9605        20  met      -
lane         20.0      66  ~50.4049        60  met      -
best-effort   8.0     120   38.1500       120  met      s

server  budget  period  bandwidth
s          8.5      36  ~0.236112

schedulable: every deadline is met
response times are upper bounds

simulation, this run only: releases before 240

simulated    jobs  response  missed  preempted
camera          8      8.05       0          0
lane            4     44.55       0          1
best-effort     2    112.05       0          5

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later
- the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead)
- every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency)
- no deadline given for best-effort: taken to be the period (key deadline)
