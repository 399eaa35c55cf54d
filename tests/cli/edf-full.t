-- file tasks.yaml --
time_unit: ns
tasks:
  - {wcet: 49979687, period: 99959374}
  - {wcet: 49999999/3, period: 49999999}
  - {wcet: 99999989/6, deadline: 99999990, period: 99999989}

-- case run --
$ gpurta edf tasks.yaml --limit 2000
EDF; utilization 1; times in ns

task           wcet    period  response  deadline  verdict
t1     49979687.000  99959374         -  99959374  met
t2    ~16666666.334  49999999         -  49999999  met
t3    ~16666664.834  99999989         -  99999990  met

schedulable: every deadline is met
response times: the limit of 2000 task evaluations was reached before the search for response times ended; raise it with GPURTA_OPTION_EDF_LIMIT (command: --limit)

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- submission, scheduling and switches take no time (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- no deadline given for t1 and t2: taken to be the period (key deadline)
