-- file dense.yaml --
tasks:
  - {name: a, wcet: 1/1000, period: 1/500, deadline: 1/600}
  - {name: b, wcet: 400, period: 1000000}

-- file hour.yaml --
time_unit: ms
tasks:
  - {name: control, wcet: 0.01, period: 0.1}
  - {name: hourly, wcet: 5, period: 3600000}

-- case dense --
$ gpurta edf dense.yaml
EDF; utilization 0.5004; times in ms

task     wcet       period  response        deadline  verdict
a       0.001        0.002     0.001       ~0.001666  met
b     400.000  1000000.000   800.000  1000000.000000  met

schedulable: every deadline is met

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- submission, scheduling and switches take no time (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- no deadline given for b: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)

-- case hour --
$ gpurta edf hour.yaml
EDF; utilization ~0.100002; times in ms

task     wcet     period  response   deadline  verdict
control  0.01        0.1      0.01        0.1  met
hourly   5.00  3600000.0      5.56  3600000.0  met

schedulable: every deadline is met

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- submission, scheduling and switches take no time (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- no deadline given for control and hourly: taken to be the period (key deadline)
