-- file tasks.yaml --
tasks: [{wcet: 1, period: 9}, {name: t1, wcet: 1, period: 9}]

-- case sed-s-t1-t2-tasks --
$ sed s/t1/t2/ tasks.yaml | gpurta runlist - | tail -13

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet; releases of a channel are at least its period apart, without a period never before the job before is complete
- where nonpreemptable is not given, a turn ends exactly with its timeslice
- a switch between channels costs nothing (key switch_cost)
- no channel is reset: the reset of a low one would take time from the others (key reset_cost)
- 2 of 2 channels have no level: taken as low
- 2 of 2 channels have no timeslice: the driver's, 1.3, 2.6, 5.2 ms for low, medium, high, 1.024 ms where no level is set
- timeslices are taken as exact: no timeslice_step is given
- no deadline given for t1 and t2: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)
- the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)

-- case tasks-2 --
$ gpurta edf tasks.yaml
2> tasks.yaml:1:38: tasks[1].name: the name "t1" is the default name of task 1, which has none of its own
[2]

-- case tasks --
$ gpurta runlist tasks.yaml
2> tasks.yaml:1:38: tasks[1].name: the name "t1" is the default name of task 1, which has none of its own
[2]
