-- file tasks.yaml --
tasks:
  - {name: a, wcet: 1, period: 3}
  - {name: x, wcet: 5, period: 10, server: s}
servers: [{name: s, budget: 1, period: 4}]

-- case run --
$ gpurta edf tasks.yaml
EDF; utilization ~0.333334, servers 0.25; times in ms

task  wcet  period  response  deadline  verdict  server
a        1       3      1.75         3  met      -
x        5      10         -        10  unknown  s

server  budget  period  bandwidth
s            1       4       0.25

unknown: tasks outside of servers meet their deadlines; server s does not guarantee the deadline of task x
response times are upper bounds

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later
- submission, scheduling and switches take no time (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- no deadline given for a and x: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)
[1]
