-- file tasks.yaml --
runlist: {switch_cost: 0.05, mode: flat}
# Capodieci et al., RTSS 2018, VI-A: a rendering and an inference task with timeslices as long as
# their demand, beside two best-effort applications of which only averages are known.
time_unit: ms
tasks:
  - {name: render, level: medium, timeslice: 4, wcet: 4, period: 33, deadline: 32}
  - {name: dnn, level: high, timeslice: 3, wcet: 3, period: 40, deadline: 4}
  - {name: multi-texture, level: low, timeslice: 1, saturated: true}
  - {name: glxgears, level: low, timeslice: 1, saturated: true}

-- case tasks-mode-interleaved-overhead-published --
$ gpurta runlist tasks.yaml --mode interleaved --overhead published
interleaved list; switch cost 0.05; times in ms
published: Theorem 1, Equation 3; positional: entries alone; bound: work-limited bound, one switch per round as published

runlist, 8 entries: dnn render dnn multi-texture dnn render dnn glxgears

channel        level   timeslice       wcet  turns  published  positional  bound  deadline  verdict
render         medium          4          4      1          -       11.05   8.05        32  unknown
dnn            high            3          3      1       7.05        7.05   7.05         4  MISSED
multi-texture  low             1  saturated      -          -           -      -         -  -
glxgears       low             1  saturated      -          -           -      -         -  -

published: Theorem 1 is about high channels only
           not a bound: Equation 3 charges a switch once per round, but every switch costs
bound: not a bound: the published overhead leaves out switches to other channels
unschedulable: dnn: a response that can occur exceeds the deadline
dnn: a response of 7 can occur, its deadline is 4

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet; releases of a channel are at least its period apart, without a period never before the job before is complete
- where nonpreemptable is not given, a turn ends exactly with its timeslice
- no channel is reset: the reset of a low one would take time from the others (key reset_cost)
- timeslices are taken as exact: no timeslice_step is given
- the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)
[1]

-- case tasks --
$ gpurta runlist tasks.yaml
flat list; switch cost 0.05; times in ms
published: Theorem 1, Equation 3; positional: entries alone; bound: work-limited bound, every switch charged

runlist, 4 entries: dnn render multi-texture glxgears

channel        level   timeslice       wcet  turns  published  positional  bound  deadline  verdict
render         medium          4          4      1          -         9.2    9.2        32  met
dnn            high            3          3      1          -         9.2    9.2         4  MISSED
multi-texture  low             1  saturated      -          -           -      -         -  -
glxgears       low             1  saturated      -          -           -      -         -  -

published: Theorem 1 is about high channels only
           Theorem 1 is about the interleaved list: one lower channel between two turns
unschedulable: dnn: a response that can occur exceeds the deadline
dnn: a response of 9 can occur, its deadline is 4

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet; releases of a channel are at least its period apart, without a period never before the job before is complete
- where nonpreemptable is not given, a turn ends exactly with its timeslice
- no channel is reset: the reset of a low one would take time from the others (key reset_cost)
- timeslices are taken as exact: no timeslice_step is given
- the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)
[1]
