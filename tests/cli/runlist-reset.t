-- file reset.yaml --
# two jobs of L share a turn that a reset ends: H responds in 28
runlist: {mode: flat, reset_cost: 7}
tasks:
  - {name: H, level: high, timeslice: 5, wcet: 8, nonpreemptable: 4}
  - {name: L, level: low, timeslice: 9, wcet: 2, period: 11}

-- case table --
$ gpurta runlist reset.yaml
flat list; switch cost 0; times in ms
published: Theorem 1, Equation 2; positional: entries alone; bound: work-limited bound, every switch charged

runlist, 2 entries: H L

channel  level  timeslice  wcet  turns  published  positional  bound  deadline  verdict
H        high           5     8      2         26          40     40         -  -
L        low            9     2      1          -          10     10        11  unknown

published: not a bound: Theorem 1 does not know channel resets
           Theorem 1 is about high channels only
L may be overloaded (bound and reset above period): counted as saturated; its bound holds only for a job whose predecessor is complete
unknown: L: the bound and a reset exceed the period: jobs may queue

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet; releases of a channel are at least its period apart, without a period never before the job before is complete
- where nonpreemptable is not given, a turn ends exactly with its timeslice
- a switch between channels costs nothing (key switch_cost)
- timeslices are taken as exact: no timeslice_step is given
- no deadline given for L: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)
- the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)
[1]
