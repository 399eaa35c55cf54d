-- file tasks.yaml --
# Capodieci et al., RTSS 2018, VI-A: a rendering and an inference task with timeslices as long as
# their demand, beside two best-effort applications of which only averages are known.
time_unit: ms
tasks:
  - {name: render, level: high, timeslice: 4, wcet: 4, period: 33, deadline: 32}
  - {name: dnn, level: high, timeslice: 3, wcet: 3, period: 40, deadline: 4}
  - {name: multi-texture, level: low, timeslice: 1, saturated: true}
  - {name: glxgears, level: low, timeslice: 1, saturated: true}

-- case run --
$ gpurta runlist tasks.yaml
interleaved list; switch cost 0; times in ms
published: Theorem 1, Equation 2; positional: entries alone; bound: work-limited bound, every switch charged

runlist, 6 entries: render dnn multi-texture render dnn glxgears

channel        level  timeslice       wcet  turns  published  positional  bound  deadline  verdict
render         high           4          4      1          8           8      8        32  met
dnn            high           3          3      1          8           8      8         4  MISSED
multi-texture  low            1  saturated      -          -           -      -         -  -
glxgears       low            1  saturated      -          -           -      -         -  -

unschedulable: dnn: a response that can occur exceeds the deadline
dnn: a response of 8 can occur, its deadline is 4

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet; releases of a channel are at least its period apart, without a period never before the job before is complete
- where nonpreemptable is not given, a turn ends exactly with its timeslice
- a switch between channels costs nothing (key switch_cost)
- no channel is reset: the reset of a low one would take time from the others (key reset_cost)
- timeslices are taken as exact: no timeslice_step is given
- the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)
[1]
