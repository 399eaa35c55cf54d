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

-- case csv-decimal --
$ gpurta edf $EXAMPLES/edf-servers.yaml --sensitivity --format csv --decimal
parameter,name,found,low_ms,high_ms,time_unit,verdict,assumptions
overhead,,value,1.779861111,1.779861112,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later | the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead) | every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency) | no deadline given for best-effort: taken to be the period (key deadline)"
scale,,value,1.268020639,1.268020640,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later | the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead) | every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency) | no deadline given for best-effort: taken to be the period (key deadline)"
wcet,camera,value,12.697569444,12.697569445,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later | the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead) | every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency) | no deadline given for best-effort: taken to be the period (key deadline)"
wcet,lane,value,29.595138888,29.595138889,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later | the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead) | every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency) | no deadline given for best-effort: taken to be the period (key deadline)"
period,camera,value,17.685909090,17.685909091,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later | the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead) | every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency) | no deadline given for best-effort: taken to be the period (key deadline)"
period,lane,value,38.545278450,38.545278451,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later | the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead) | every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency) | no deadline given for best-effort: taken to be the period (key deadline)"
min_budget,s,value,2.766666666,2.766666667,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later | the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead) | every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency) | no deadline given for best-effort: taken to be the period (key deadline)"
max_budget,s,value,14.261884904,14.261884905,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later | the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead) | every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency) | no deadline given for best-effort: taken to be the period (key deadline)"

-- case csv --
$ gpurta edf $EXAMPLES/edf-servers.yaml --sensitivity --format csv
parameter,name,found,low,high,time_unit,verdict,assumptions
overhead,,value,2563/1440,2563/1440,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later | the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead) | every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency) | no deadline given for best-effort: taken to be the period (key deadline)"
scale,,value,65369/51552,65369/51552,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later | the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead) | every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency) | no deadline given for best-effort: taken to be the period (key deadline)"
wcet,camera,value,36569/2880,36569/2880,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later | the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead) | every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency) | no deadline given for best-effort: taken to be the period (key deadline)"
wcet,lane,value,42617/1440,42617/1440,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later | the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead) | every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency) | no deadline given for best-effort: taken to be the period (key deadline)"
period,camera,value,38909/2200,38909/2200,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later | the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead) | every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency) | no deadline given for best-effort: taken to be the period (key deadline)"
period,lane,value,79596/2065,79596/2065,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later | the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead) | every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency) | no deadline given for best-effort: taken to be the period (key deadline)"
min_budget,s,value,83/30,83/30,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later | the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead) | every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency) | no deadline given for best-effort: taken to be the period (key deadline)"
max_budget,s,value,17100/1199,17100/1199,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later | the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead) | every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency) | no deadline given for best-effort: taken to be the period (key deadline)"

-- case sensitivity-format-json-overhead-5 --
$ gpurta edf servers.yaml --sensitivity --format json --overhead 5
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "edf",
  "time_unit": "ms",
  "verdict": "unknown",
  "reason": "utilization and servers together are above 1; beside servers, sections and overhead the test is sufficient only",
  "utilization": "127/165",
  "server_utilization": "17/72",
  "overhead": "5",
  "latency": "1/20",
  "witness": {"time": "104679/20", "demand": "40311/10", "supply": "127941/32"},
  "responses": null,
  "response_reason": "the utilization is above 1: responses have no bound",
  "tasks": [
    {"name": "camera", "response": null, "deadline": "20", "meets_deadline": null, "server": null},
    {"name": "lane", "response": null, "deadline": "60", "meets_deadline": null, "server": null},
    {"name": "best-effort", "response": null, "deadline": "120", "meets_deadline": null, "server": "s"}
  ],
  "servers": [
    {"name": "s", "bandwidth": "17/72"}
  ],
  "sensitivity": [
    {"parameter": "overhead", "name": null, "found": "value", "low": "2563/1440", "high": "2563/1440"},
    {"parameter": "scale", "name": null, "found": "value", "low": "115/4752", "high": "115/4752"},
    {"parameter": "wcet", "name": "camera", "found": "none", "low": null, "high": null},
    {"parameter": "wcet", "name": "lane", "found": "none", "low": null, "high": null},
    {"parameter": "period", "name": "camera", "found": "none", "low": null, "high": null},
    {"parameter": "period", "name": "lane", "found": "none", "low": null, "high": null},
    {"parameter": "min_budget", "name": "s", "found": "none", "low": null, "high": null},
    {"parameter": "max_budget", "name": "s", "found": "none", "low": null, "high": null}
  ],
  "not_asked": 0,
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
[1]

-- case sensitivity --
$ gpurta edf servers.yaml --sensitivity
EDF; overhead 0.1; latency 0.05; utilization ~0.546970, servers ~0.236112; times in ms

task         wcet  period  response  deadline  verdict  server
camera        7.9      33  ~14.9605        20  met      -
lane         20.0      66  ~50.4049        60  met      -
best-effort   8.0     120   38.1500       120  met      s

server  budget  period  bandwidth
s          8.5      36  ~0.236112

schedulable: every deadline is met
response times are upper bounds

sensitivity                                    of          value  
largest overhead                                        ~1.77986  exact
largest factor of all wcet and nonpreemptable           ~1.26802  exact
largest wcet                                   camera  ~12.69756  exact
largest wcet                                   lane    ~29.59513  exact
smallest period                                camera  ~17.68591  exact
smallest period                                lane    ~38.54528  exact
smallest budget                                s        ~2.76667  exact
largest budget                                 s       ~14.26188  exact

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later
- the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead)
- every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency)
- no deadline given for best-effort: taken to be the period (key deadline)
