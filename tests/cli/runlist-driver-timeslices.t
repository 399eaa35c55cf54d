-- file common.yaml --
runlist: {timeslice: 2}
tasks:
  - {wcet: 5}
  - {wcet: 5, level: high, timeslice: 1}

-- file tasks.yaml --
time_unit: us
tasks:
  - {wcet: 5000}
  - {wcet: 5000, level: low}
  - {wcet: 5000, level: medium}
  - {wcet: 5000, level: high}
  - {wcet: 5000, level: high, timeslice: 2ms}

-- case common --
$ gpurta runlist common.yaml
interleaved list; switch cost 0; times in ms
published: Theorem 1, Equation 2; positional: entries alone; bound: work-limited bound, every switch charged

runlist, 2 entries: t2 t1

channel  level  timeslice  wcet  turns  published  positional  bound  deadline  verdict
t1       low            2     5      3          -           8      8         -  -
t2       high           1     5      5         15          15     15         -  -

published: Theorem 1 is about high channels only
no deadline is given

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet; releases of a channel are at least its period apart, without a period never before the job before is complete
- where nonpreemptable is not given, a turn ends exactly with its timeslice
- a switch between channels costs nothing (key switch_cost)
- no channel is reset: the reset of a low one would take time from the others (key reset_cost)
- 1 of 2 channels have no level: taken as low
- 1 of 2 channels have no timeslice: that of runlist
- timeslices are taken as exact: no timeslice_step is given
- times without a unit are in ms (key time_unit)
- the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)

-- case tasks --
$ gpurta runlist tasks.yaml
interleaved list; switch cost 0; times in us
published: Theorem 1, Equation 2; positional: entries alone; bound: work-limited bound, every switch charged

runlist, 12 entries: t4 t5 t3 t4 t5 t1 t4 t5 t3 t4 t5 t2

channel  level   timeslice  wcet  turns  published  positional   bound  deadline  verdict
t1       low          1024  5000      5          -      177500  177500         -  -
t2       low          1300  5000      4          -      141896  141896         -  -
t3       medium       2600  5000      2          -       35324   35324         -  -
t4       high         5200  5000      1       9600        9600    9600         -  -
t5       high         2000  5000      3      27800       26500   26500         -  -

published: Theorem 1 is about high channels only
no deadline is given

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet; releases of a channel are at least its period apart, without a period never before the job before is complete
- where nonpreemptable is not given, a turn ends exactly with its timeslice
- a switch between channels costs nothing (key switch_cost)
- no channel is reset: the reset of a low one would take time from the others (key reset_cost)
- 1 of 5 channels have no level: taken as low
- 4 of 5 channels have no timeslice: the driver's, 1.3, 2.6, 5.2 ms for low, medium, high, 1.024 ms where no level is set
- timeslices are taken as exact: no timeslice_step is given
- the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)
