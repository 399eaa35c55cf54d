-- file tasks.yaml --
tasks:
  - {name: a, level: high, timeslice: 10, wcet: 3, period: 100}
  - {name: b, level: high, timeslice: 10, wcet: 4, period: 6}

-- case run --
$ gpurta runlist tasks.yaml
interleaved list; switch cost 0; times in ms
published: Theorem 1, Equation 2; positional: entries alone; bound: work-limited bound, every switch charged

runlist, 2 entries: a b

channel  level  timeslice  wcet  turns  published  positional  bound  deadline  verdict
a        high          10     3      1          7          13     13       100  met
b        high          10     4      1          7           7      7         6  MISSED

published: not a bound: a high channel may be overloaded
           not a bound: its own jobs may queue
b may be overloaded (bound above period): counted as saturated; its bound holds only for a job whose predecessor is complete
unschedulable: b: a response that can occur exceeds the deadline
b: a response of 7 can occur, its deadline is 6

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet; releases of a channel are at least its period apart, without a period never before the job before is complete
- where nonpreemptable is not given, a turn ends exactly with its timeslice
- a switch between channels costs nothing (key switch_cost)
- timeslices are taken as exact: no timeslice_step is given
- no deadline given for a and b: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)
- the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)
[1]
