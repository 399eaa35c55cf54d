-- file tasks.yaml --
tasks:
  - {name: a, wcet: 1, period: 3}

-- case at --
$ gpurta edf tasks.yaml --at ?
2> gpurta: --at ?: expected a digit at character 1; times are 12, 1.5, 3/2, 2.5e-3 or 250us
[2]

-- case decimal-negative --
$ gpurta edf $EXAMPLES/edf-servers.yaml --decimal -1
2> gpurta: --decimal: expected a whole number from 0 to 30, found "-1"
[2]

-- case execution-above-wcet --
$ gpurta edf $EXAMPLES/edf-servers.yaml --simulate --execution camera=99,best-effort=9
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
camera          8    639.25       8          0
lane            4    692.25       4          0
best-effort     2    227.15       2          2

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later
- the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead)
- every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency)
- no deadline given for best-effort: taken to be the period (key deadline)
2> gpurta: note: --execution: camera runs longer than its wcet, and in no server: the verdict is not of such jobs

-- case execution-no-such --
$ gpurta edf $EXAMPLES/edf-servers.yaml --simulate --execution camra=9
2> gpurta: --execution: there is no task "camra"; did you mean camera?
[2]

-- case format-csv-explain --
$ gpurta edf tasks.yaml --format csv --explain
2> gpurta: --format csv has only the tasks, or with --sensitivity its answers; use json with --explain, --at and --simulate
[2]

-- case horizon-5 --
$ gpurta edf tasks.yaml --horizon 5
2> gpurta: --horizon needs --simulate
[2]

-- case latency-1 --
$ gpurta edf tasks.yaml --latency -1
2> gpurta: --latency: expected a time of 0 or more, found "-1"
[2]

-- case limit-0 --
$ gpurta edf tasks.yaml --limit 0
2> gpurta: --limit: expected a whole number from 1 to 2^62, found "0"
[2]

-- case limit-1e3 --
$ gpurta edf tasks.yaml --limit 1e3
2> gpurta: --limit: expected a whole number from 1 to 2^62, found "1e3"
[2]

-- case overhead-x --
$ gpurta edf tasks.yaml --overhead x
2> gpurta: --overhead x: expected a digit at character 1; times are 12, 1.5, 3/2, 2.5e-3 or 250us
[2]

-- case platform-tx2 --
$ gpurta edf tasks.yaml --platform tx2
2> gpurta: edf: --platform has no meaning here: it is for files of kernels
[2]

-- case simulate-execution-a-0 --
$ gpurta edf tasks.yaml --simulate --execution a=0
2> gpurta: --execution: expected a time above 0, found "0"
[2]

-- case simulate-horizon-0 --
$ gpurta edf tasks.yaml --simulate --horizon 0
2> gpurta: --horizon: expected a time above 0, found "0"
[2]

-- case simulate-offset-a --
$ gpurta edf tasks.yaml --simulate --offset a
2> gpurta: --offset: expected NAME=TIME,NAME=TIME,..., found "a"
[2]

-- case simulate-offset-b-1 --
$ gpurta edf tasks.yaml --simulate --offset b=1
2> gpurta: --offset: there is no task "b"; expected one of a
[2]

-- case simulate-preemption-cost-1q --
$ gpurta edf tasks.yaml --simulate --preemption-cost 1q
2> gpurta: --preemption-cost 1q: expected a unit (ns, us, ms, s) at character 2; times are 12, 1.5, 3/2, 2.5e-3 or 250us
[2]

-- case simulte --
$ gpurta edf tasks.yaml --simulte
2> gpurta: edf: unknown option --simulte; did you mean --simulate?
[2]

-- case slots-3 --
$ gpurta edf tasks.yaml --slots 3
2> gpurta: edf: --slots has no meaning here: it is for files of kernels
[2]

-- case svg-no-such-place --
$ gpurta edf tasks.yaml --svg /no/such/place.svg
2> gpurta: cannot write /no/such/place.svg: its folder does not exist
[3]
