-- file waters2019.yaml --
# GPU tasks of the WATERS 2019 challenge on a Jetson TX2, worst case at 1.5 GHz
time_unit: ms
tasks:
  - {name: SFM, wcet: 7.9, period: 33}
  - {name: Lane_detection, wcet: 82/3, period: 66}   # 41 / 1.5
  - {name: Detection, wcet: 116, period: 200}
  - {name: Localization, wcet: 124, period: 400}

-- case sed-localization-d-waters2019 --
$ sed "/Localization/d" waters2019.yaml | gpurta edf -
EDF; utilization ~1.23354; times in ms

task                wcet  period  response  deadline  verdict
SFM               7.9000      33         -        33  unknown
Lane_detection  ~27.3334      66         -        66  unknown
Detection       116.0000     200         -       200  unknown

unschedulable: the utilization is above 1
witness: at t = 627 the demand is 744.1 > 627
response times: the utilization is above 1: responses have no bound

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- submission, scheduling and switches take no time (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- no deadline given for SFM, Lane_detection and Detection: taken to be the period (key deadline)
[1]

-- case sed-name-detection-d-waters2019 --
$ sed "/name: Detection/d" waters2019.yaml | gpurta edf -
EDF; utilization ~0.963536; times in ms

task                wcet  period  response  deadline  verdict
SFM               7.9000      33      15.8        33  met
Lane_detection  ~27.3334      66      48.8        66  met
Localization    124.0000     400     382.8       400  met

schedulable: every deadline is met

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- submission, scheduling and switches take no time (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- no deadline given for SFM, Lane_detection and Localization: taken to be the period (key deadline)

-- case waters2019-explain --
$ gpurta edf waters2019.yaml --explain
EDF; utilization ~1.54354; times in ms

task                wcet  period  response  deadline  verdict
SFM               7.9000      33         -        33  unknown
Lane_detection  ~27.3334      66         -        66  unknown
Detection       116.0000     200         -       200  unknown
Localization    124.0000     400         -       400  unknown

unschedulable: the utilization is above 1
witness: at t = 495 the demand is ~665.833 > 495
response times: the utilization is above 1: responses have no bound

at t = 495: jobs = max(0, floor((t - (D - J)) / period) + 1)

task            D - J  period  jobs     C + o    demand
SFM                33      33    15    7.9000   118.500
Lane_detection     66      66     7  ~27.3334  ~191.334
Detection         200     200     2  116.0000   232.000
Localization      400     400     1  124.0000   124.000

demand with blocking 0: h + B = ~665.834 > 495 = t

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- submission, scheduling and switches take no time (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- no deadline given for SFM, Lane_detection, Detection and Localization: taken to be the period (key deadline)
[1]
