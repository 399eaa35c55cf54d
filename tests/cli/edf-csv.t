-- file servers.yaml --
tasks:
  - {name: "a, b", wcet: 1, period: 3}
  - {wcet: 1/3, deadline: 1/2, period: 4}
  - {name: x, wcet: 50, server: s}
servers: [{name: s, budget: 1, period: 4}]

-- case run --
$ gpurta edf servers.yaml --format csv
name,response,deadline,meets_deadline,server,time_unit,verdict,assumptions
"a, b",25/12,3,true,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later | submission, scheduling and switches take no time (key overhead) | a job is known to the scheduler as soon as it is released (key latency) | no deadline given for a, b: taken to be the period (key deadline) | times without a unit are in ms (key time_unit)"
t2,11/24,1/2,true,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later | submission, scheduling and switches take no time (key overhead) | a job is known to the scheduler as soon as it is released (key latency) | no deadline given for a, b: taken to be the period (key deadline) | times without a unit are in ms (key time_unit)"
x,,,,s,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later | submission, scheduling and switches take no time (key overhead) | a job is known to the scheduler as soon as it is released (key latency) | no deadline given for a, b: taken to be the period (key deadline) | times without a unit are in ms (key time_unit)"

-- file thirds.yaml --
tasks: [{name: a, wcet: 1/3, deadline: 8/3, period: 4}]

-- case responses-up-deadlines-down --
$ gpurta edf thirds.yaml --format csv --decimal 1
name,response_ms,deadline_ms,meets_deadline,server,time_unit,verdict,assumptions
a,0.4,2.6,true,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | submission, scheduling and switches take no time (key overhead) | a job is known to the scheduler as soon as it is released (key latency) | times without a unit are in ms (key time_unit)"

-- case asked --
# What was asked beyond the file and changes the answer is among the assumptions.
$ gpurta edf servers.yaml --csv --overhead 0.125 --latency 1/8 --limit 1000 | sed 's/"nothing .* | as asked: --o/... | as asked: --o/'
name,response,deadline,meets_deadline,server,time_unit,verdict,assumptions
"a, b",245/96,3,true,,ms,unknown,... | as asked: --overhead 0.125 | as asked: --latency 1/8"
t2,89/96,1/2,,,ms,unknown,... | as asked: --overhead 0.125 | as asked: --latency 1/8"
x,,,,s,ms,unknown,... | as asked: --overhead 0.125 | as asked: --latency 1/8"
[1]
