-- file hour.yaml --
time_unit: ms
tasks:
  - {name: control, wcet: 0.01, period: 0.1}
  - {name: hourly, wcet: 5, period: 3600000}

-- case simulate-horizon-1e7 --
$ gpurta edf hour.yaml --simulate --horizon 1e7
2> gpurta: edf simulation: the limit of 200000000 was reached; raise it with GPURTA_OPTION_EDF_LIMIT (command: --limit), or give a shorter --horizon
[3]

-- case simulate-offset-control-100 --
$ gpurta edf hour.yaml --simulate --offset control=100 | sed '/^assumptions/,$d' | tail -5

simulated   jobs  response  missed  preempted
control    10000      0.01       0          0
hourly         1      5.00       0          0


-- case simulate-offset-control-3-control-4 --
$ gpurta edf hour.yaml --simulate --offset control=3,control=4
2> gpurta: --offset: "control" is given twice
[2]

-- case simulate --
$ gpurta edf hour.yaml --simulate
EDF; utilization ~0.100002; times in ms

task     wcet     period  response   deadline  verdict
control  0.01        0.1      0.01        0.1  met
hourly   5.00  3600000.0      5.56  3600000.0  met

schedulable: every deadline is met

simulation, this run only: releases before ~1000.000 (shortened to bound the work; --horizon for more)

simulated   jobs  response  missed  preempted
control    10000      0.01       0          0
hourly         1      5.56       0         55

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- submission, scheduling and switches take no time (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- no deadline given for control and hourly: taken to be the period (key deadline)
