-- file tasks.yaml --
runlist: {switch_cost: 50us}
# Capodieci et al., RTSS 2018, VI-A: a rendering and an inference task with timeslices as long as
# their demand, beside two best-effort applications of which only averages are known.
time_unit: ms
tasks:
  - {name: render, level: high, timeslice: 1, wcet: 4, period: 33, deadline: 32}
  - {name: dnn, level: high, timeslice: 3, wcet: 3, period: 40, deadline: 4}
  - {name: multi-texture, level: low, timeslice: 1, saturated: true}
  - {name: glxgears, level: low, timeslice: 1, saturated: true}

-- case run --
$ gpurta runlist tasks.yaml --explain render
interleaved list; switch cost 0.05; times in ms
published: Theorem 1, Equation 3; positional: entries alone; bound: work-limited bound, every switch charged

bound of render = own work + own switches + what others do in the worst window of k gaps
k = ceil(wcet / timeslice) = 4 turns
2 gaps in a cycle; the worst window begins after entry 1, at position 1 of the list
gaps from there on, by entries alone: 4.1 4.1

channel        entries  each  each by               work  switches  switch   sum  limited by
render               4     4  -                        -         4    0.05  4.20  own
dnn                  4     3  timeslice                3         1    0.05  3.05  work
multi-texture        2     1  timeslice, saturated     -         2    0.05  2.10  entries
glxgears             2     1  timeslice, saturated     -         2    0.05  2.10  entries

bound: 11.45, the sum of the sums; sum = min(entries * each, work) + switches * switch

unschedulable: dnn: a response that can occur exceeds the deadline
dnn: a response of 5 can occur, its deadline is 4

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet; releases of a channel are at least its period apart, without a period never before the job before is complete
- where nonpreemptable is not given, a turn ends exactly with its timeslice
- no channel is reset: the reset of a low one would take time from the others (key reset_cost)
- timeslices are taken as exact: no timeslice_step is given
- the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)
[1]

-- case alone --
$ gpurta runlist --explain tasks.yaml | head -4 | tail -1; gpurta runlist tasks.yaml --explain | head -4 | tail -1
> sed 's/deadline: [0-9]*/deadline: 1/' tasks.yaml | gpurta runlist - --explain | head -4 | tail -1
bound of dnn = own work + own switches + what others do in the worst window of k gaps
bound of dnn = own work + own switches + what others do in the worst window of k gaps
bound of render = own work + own switches + what others do in the worst window of k gaps
[1]
