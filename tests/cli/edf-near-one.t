-- file cut.yaml --
time_unit: ms
tasks:
  - {name: control, wcet: 0.01, period: 0.1}
  - {name: hourly, wcet: 5, period: 3600000}

-- file tasks.yaml --
tasks:
  - {name: all, wcet: 99999999, period: 100000000}
  - {name: rest, wcet: 2, period: 100, server: box, deadline: 90}
servers:
  - {name: box, budget: 1e-9, period: 1}

-- case cut-svg-x --
$ gpurta edf cut.yaml --svg x.svg >table
> grep -o "cut after[^<]*" x.svg
cut after 240 deadlines; tasks with no deadline in the picture: 1

-- case tasks-format-json-limit-1 --
$ gpurta edf tasks.yaml --format json --limit 1 | grep -E "responses|reason"
  "reason": "tasks outside of servers meet their deadlines; server box does not guarantee the deadline of task rest",
  "responses": null,
  "response_reason": "the limit of 1 task evaluations was reached before the search for response times ended; raise it with GPURTA_OPTION_EDF_LIMIT (command: --limit)",
[1]

-- case tasks --
$ gpurta edf tasks.yaml
EDF; utilization ~0.999999, servers 0.000000001; times in ms

task      wcet     period    response   deadline  verdict  server
all   99999999  100000000  99999999.1  100000000  met      -
rest         2        100           -         90  unknown  box

server       budget  period    bandwidth
box     0.000000001       1  0.000000001

unknown: tasks outside of servers meet their deadlines; server box does not guarantee the deadline of task rest
response times are upper bounds

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later
- submission, scheduling and switches take no time (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- no deadline given for all: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)
[1]
