-- file tasks.yaml --
# Capodieci et al., RTSS 2018, VI-A: a rendering and an inference task with timeslices as long as
# their demand, beside two best-effort applications of which only averages are known.
time_unit: ms
tasks:
  - {name: render, level: high, timeslice: 4, wcet: 4, period: 33, deadline: 32}
  - {name: dnn, level: high, timeslice: 3, wcet: 3, period: 40, deadline: 4}
  - {name: multi-texture, level: low, timeslice: 1, saturated: true}
  - {name: glxgears, level: low, timeslice: 1, saturated: true}

-- case echo-tasks --
$ echo 'tasks: []' | gpurta runlist -
2> <stdin>:1:8: tasks: expected a list of tasks, found an empty list
[2]

-- case nothing --
$ gpurta runlist nothing.yaml
2> gpurta: cannot read nothing.yaml: No such file or directory
[3]

-- case plain --
$ gpurta runlist
2> gpurta: runlist: which file? 'gpurta runlist FILE' reads a scenario, '-' is standard input; 'gpurta runlist --help' shows one
[2]

-- case tasks-explain-dn --
$ gpurta runlist tasks.yaml --explain dn
2> gpurta: --explain: there is no task "dn"; did you mean dnn?
[2]

-- case tasks-explain-glxgears --
$ gpurta runlist tasks.yaml --explain glxgears
2> gpurta: --explain: glxgears is saturated and has no response time
[2]

-- case tasks-explain --
$ gpurta runlist tasks.yaml --explain
interleaved list; switch cost 0; times in ms
published: Theorem 1, Equation 2; positional: entries alone; bound: work-limited bound, every switch charged

bound of dnn = own work + own switches + what others do in the worst window of k gaps
k = ceil(wcet / timeslice) = 1 turns
2 gaps in a cycle; the worst window begins after entry 1, at position 2 of the list
gaps from there on, by entries alone: 5 5

channel        entries  each  each by               work  switches  switch  sum  limited by
dnn                  1     3  -                        -         1       0    3  own
render               1     4  timeslice                4         1       0    4  entries
multi-texture        1     1  timeslice, saturated     -         1       0    1  entries
glxgears             0     1  timeslice, saturated     -         0       0    0  entries

bound: 8, the sum of the sums; sum = min(entries * each, work) + switches * switch

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

-- case tasks-limit-5 --
$ gpurta runlist tasks.yaml --limit 5
2> gpurta: --limit needs --simulate
[2]

-- case tasks-mode-flatt --
$ gpurta runlist tasks.yaml --mode flatt
2> gpurta: --mode: expected interleaved or flat, found "flatt"; did you mean flat?
[2]

-- case tasks-overhead-all --
$ gpurta runlist tasks.yaml --overhead all
2> gpurta: --overhead: expected every-switch or published, found "all"
[2]

-- case tasks-platform-file --
$ gpurta runlist tasks.yaml --platform-file x
2> gpurta: runlist: --platform-file has no meaning here: it is for files of kernels
[2]

-- case tasks-simulat --
$ gpurta runlist tasks.yaml --simulat
2> gpurta: runlist: unknown option --simulat; did you mean --simulate?
[2]

-- case tasks-simulate-svg-nowhere-x --
$ gpurta runlist tasks.yaml --simulate --svg /nowhere/x.svg
2> gpurta: cannot write /nowhere/x.svg: its folder does not exist
[3]

-- case tasks-simulate-task-dnn-until-5 --
$ gpurta runlist tasks.yaml --simulate --task dnn --until 5
2> gpurta: --task simulates until its job is complete: --until cannot be given
[2]

-- case tasks-simulate-until-5 --
$ gpurta runlist tasks.yaml --simulate --until -5
2> gpurta: --until: expected a time above 0, found "-5"
[2]

-- case tasks-svg-x --
$ gpurta runlist tasks.yaml --svg x.svg
2> gpurta: --svg needs --simulate or --vary
[2]

-- case tasks-task-dnn --
$ gpurta runlist tasks.yaml --task dnn
2> gpurta: --task needs --simulate
[2]
