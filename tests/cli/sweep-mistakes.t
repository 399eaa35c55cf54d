-- file axes.yaml --
sweep:
  sets: 1
  tasks: [1, 2]
  utilization: [0.1, 0.2]
  timeslice: [1, 2]
  period: {from: 10, to: 20}
  curves: [{analysis: host}]

-- file fine.yaml --
sweep: {sets: 1, tasks: [2], utilization: 0.5, period: {from: 1/1000003, to: 20, grain: 1/1000003}, horizon: 1/999983, curves: [{analysis: edf}]}

-- file grain-2.yaml --
sweep:
  sets: 1
  tasks: [1, 2]
  utilization: 1/3
  period: {from: 10, to: 20}
  curves: [{analysis: edf}]

-- file grain.yaml --
sweep:
  sets: 1
  tasks: [1, 2]
  utilization: 1/3
  period: {from: 10, to: 20.5}
  curves: [{analysis: edf}, {analysis: edf}]

-- file grains.yaml --
sweep:
  sets: 10
  tasks: [5, 50]
  utilization: 1/2
  grain: 1/20
  period: {from: 10, to: 20}
  curves: [{analysis: edf}]

-- file impossible.yaml --
sweep: {sets: 1, tasks: [2, 3], generator: fixed-sum, most: 0.2, utilization: 0.5, period: {from: 1, to: 20}, curves: [{analysis: edf}]}

-- file many.yaml --
time_unit: ms
sweep:
  sets: 0
  generator: uunifats
  tasks: 2.5
  utilization: {from: 1, to: 0.5, step: 0.1}
  period: {law: normal, from: 10, to: 20}
  deadline: {from: 0.5, to: 2}
  curves:
    - {analysis: edf, timeslice: 0}
    - {analysis: magic, search: 0}
    - {name: none, search: 0}
  titel: x

-- file needs.yaml --
sweep:
  sets: 1
  tasks: [1, 2]
  curves: [{analysis: host}, {analysis: edf-simulation}, {analysis: rta}]

-- file no-axis.yaml --
sweep: {sets: 1, tasks: 2, utilization: 0.5, period: {from: 10, to: 20}, curves: [{analysis: edf}]}

-- file no-sweep.yaml --
tasks: [{wcet: 1, period: 2}]

-- file percent.yaml --
sweep:
  sets: 10
  tasks: 3
  utilization: [110%, 1us]
  period: {from: 20, to: 100}
  curves: [{analysis: edf}]

-- file twice.yaml --
sweep:
  sets: 10
  tasks: 2
  saturated: 1
  utilization: 1/2
  period: {from: 10, to: 20}
  timeslice: [1, 2, 1.0]
  curves: [{analysis: host}]

-- file wcet-grain.yaml --
sweep:
  sets: 10
  tasks: 2
  utilization: [1/2, 1]
  period: {from: 10, to: 20}
  wcet_grain: 10.5
  curves: [{analysis: edf}]

-- case discarded --
A set that the generator could not draw is of no curve; nothing is counted.
$ printf 'sweep: {sets: 1, tasks: 20, most: 0.06, generator: uunifast-discard, utilization: [1], period: {law: uniform, from: 10ms, to: 100ms}, curves: [{analysis: edf}]}\n' |
>   gpurta sweep -
2> gpurta: sweep: point 0, set 0: uunifast-discard gave up, as each of 1000000 divisions had a task above "most"; generator: fixed-sum draws such sets
[2]

-- case axes --
$ gpurta sweep axes.yaml
2> axes.yaml:5:14: sweep: expected at most two parameters with several values, and 100000 points
[2]

-- case fine --
$ gpurta sweep fine.yaml
2> fine.yaml:1:8: sweep: the longest time is more than 2^52 of the unit in which all times and C = U T are whole: choose coarser grains
[2]

-- case grain-2 --
$ gpurta sweep grain-2.yaml
2> grain-2.yaml:4:16: sweep: utilization: expected whole multiples of the grain (default 1/1000000)
[2]

-- case grain --
$ gpurta sweep grain.yaml
2> grain.yaml:5:11: sweep.period: from and to are whole multiples of the grain (default 1)
[2]

-- case grains --
$ gpurta sweep grains.yaml
2> grains.yaml:4:16: sweep: utilization: 1/2 among 50 tasks: less than a grain for each
[2]

-- case impossible --
$ gpurta sweep impossible.yaml
2> impossible.yaml:1:61: sweep: most: 1/2 among 2 tasks: more than each may have
[2]

-- case many --
$ gpurta sweep many.yaml
2> many.yaml:3:9: sweep.sets: expected a whole number from 1 to 1000000000, found "0"
2> many.yaml:4:14: sweep.generator: expected uunifast, uunifast-discard, fixed-sum or lattice, found "uunifats"; did you mean "uunifast"?
2> many.yaml:5:10: sweep.tasks: expected a whole number from 1 to 1000, found "2.5"
2> many.yaml:6:16: sweep.utilization: from is above to
2> many.yaml:7:17: sweep.period.law: expected uniform, log-uniform or list, found "normal"
2> many.yaml:8:29: sweep.deadline.to: expected at most 1, found "2"
2> many.yaml:10:34: sweep.curves[0]: edf has no parameter timeslice; it has overhead, latency, limit
2> many.yaml:10:34: sweep.curves[0].timeslice: expected a time above 0, found "0"
2> many.yaml:11:18: sweep.curves[1].analysis: expected theorem-1, positional, work-limited, host, edf, edf-simulation, rta, bound, observed or misprediction, found "magic"
2> many.yaml:12:7: sweep.curves[2]: key "analysis" is missing
2> many.yaml:13:3: sweep: unknown key "titel"; did you mean "title"?
[2]

-- case needs --
$ gpurta sweep needs.yaml
2> needs.yaml:1:1: sweep: key "platform" is missing, which curves on kernels need
2> needs.yaml:2:3: sweep: key "utilization" is missing, which these curves need
2> needs.yaml:2:3: sweep: key "period" is missing, which these curves need
2> needs.yaml:2:3: sweep: key "timeslice" is missing, which runlist curves need
2> needs.yaml:2:3: sweep: key "horizon" is missing, which edf-simulation curves need
2> needs.yaml:2:3: sweep: key "blocks" is missing, which these curves need
2> needs.yaml:2:3: sweep: key "threads" is missing, which these curves need
[2]

-- case no-axis --
$ gpurta sweep no-axis.yaml
2> no-axis.yaml:1:8: sweep: expected a parameter with several values, as in "utilization: {from: 0.1, to: 1, step: 0.1}", or with one in a list, [0.5]
[2]

-- case no-sweep --
$ gpurta sweep no-sweep.yaml
2> no-sweep.yaml:1:1: key "sweep" is missing; tasks are for gpurta edf and gpurta runlist
[2]

-- case percent --
$ gpurta sweep percent.yaml
2> percent.yaml:4:17: sweep.utilization[0]: expected a number without a unit, as in 0.9 for 90 percent, found "110%"
2> percent.yaml:4:23: sweep.utilization[1]: expected a number without a unit, as in 0.9 for 90 percent, found "1us"
[2]

-- case title-at-the-top --
$ printf 'title: mine\nsweep: {sets: 1}\n' >title.yaml
> gpurta sweep title.yaml
2> title.yaml:1:1: unknown key "title": it is a key of "sweep", as in "sweep: {title: a title}"
[2]

-- case twice --
$ gpurta sweep twice.yaml
2> twice.yaml:7:14: sweep.timeslice: expected values that differ: number 3 is number 1 again
[2]

-- case wcet-grain-list --
of listed periods the shortest one counts, wherever it stands
$ sed 's/period: .*/period: {list: [10, 12, 20]}/' wcet-grain.yaml >listed.yaml
> gpurta sweep listed.yaml
2> listed.yaml:6:15: sweep: wcet_grain: expected at most the shortest period
[2]

-- case wcet-grain --
$ gpurta sweep wcet-grain.yaml
2> wcet-grain.yaml:6:15: sweep: wcet_grain: expected at most the shortest period
[2]

-- case no-design --
Who answers for the file that was given instead, both ways.
$ gpurta sweep $EXAMPLES/tx2.yaml 2>&1 | sed "s|$EXAMPLES/||"; gpurta bound $EXAMPLES/figures/olmedo-3.yaml 2>&1 | sed "s|$EXAMPLES/||"
tx2.yaml:1:1: key "sweep" is missing; kernels are for gpurta rta, gpurta bound and gpurta simulate
figures/olmedo-3.yaml:3:1: key "chains" (or "kernels" with periods) is missing; a design is for gpurta sweep
[2]

-- case parameters-of-others --
A parameter that the analysis of a curve does not have is a mistake; a key of the section that no curve has is noted.
$ printf 'platform: jetson-orin-nano\nsweep:\n  sets: 1\n  tasks: 2\n  utilization: [0.1]\n  period: {from: 10, to: 20}\n  switch_cost: 5\n  blocks: 1\n  threads: 32\n  curves: [{analysis: edf}, {analysis: bound, search: 0}]\n' >others.yaml
> sed 's/search: 0/cost: 1, switch_cost: 2/; s/edf}/edf, search: 4}/' others.yaml >wrong.yaml
> gpurta sweep wrong.yaml; gpurta sweep others.yaml
seed 1; times in ms; sets that each curve accepts

utilization  sets     edf  bound
        0.1     1  100.0%   0.0%

unknown, which counts as not accepted:
  bound: 1 of 1 sets

assumptions (jetson-orin-nano):
- no job takes longer than its wcet, and nothing else uses the GPU
- edf, bound: releases are at least a period apart
- edf: a task takes the whole GPU while it runs
- edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline
- bound: a kernel is a chain by itself in a stream of its own, or what the sets say
- blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform
- edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss
- bound: unknown are sets with a bound above its deadline, or none
- no registers given: taken as no limit to the blocks of an SM (key registers)
- no shared memory given: taken to use none (key shared_memory)
- preemptions and switches cost nothing in edf (key overhead)
- not confirmed of this GPU by any source: number of SMs: the 4GB module, and a power mode of the 8GB one, have 4; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one); rules measured on other GPUs alone: ...
2> wrong.yaml:10:36: sweep.curves[0]: edf has no parameter search; it has overhead, latency, limit
2> wrong.yaml:10:64: sweep.curves[1]: bound has no parameter cost; it has search
2> wrong.yaml:10:80: sweep.curves[1]: bound has no parameter switch_cost; it has search
2> others.yaml:7:16: note: no curve has the parameter switch_cost
