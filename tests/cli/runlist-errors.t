-- file tasks.yaml --
time_unit: ms
runlist: {switchcost: 1, overhead: every, mode: flat, timeslice: 0}
tasks:
  - {name: a, level: hihg, timeslice: -1, wcet: 3, period: 100}
  - {name: a, levle: high, timeslice: 1/0, wcet: 3}
  - {name: c, timeslice: 1}
  - {name: d, saturated: maybe, wcet: 0, nonpreemptable: -2, server: s}

-- case run --
$ gpurta runlist tasks.yaml
2> tasks.yaml:2:11: runlist: unknown key "switchcost"; did you mean "switch_cost"?
2> tasks.yaml:2:36: runlist.overhead: expected every-switch or published, found "every"
2> tasks.yaml:2:66: runlist.timeslice: expected a time above 0, found "0"
2> tasks.yaml:4:22: tasks[0].level: expected low, medium or high, found "hihg"; did you mean "high"?
2> tasks.yaml:4:39: tasks[0].timeslice: expected a time above 0, found "-1"
2> tasks.yaml:5:12: tasks[1].name: the name "a" is given twice; tasks[0] has it, too
2> tasks.yaml:5:15: tasks[1]: unknown key "levle"; did you mean "level"?
2> tasks.yaml:5:39: tasks[1].timeslice: expected a time above 0, found "1/0": expected a denominator above zero at character 3; times are 12, 1.5, 3/2, 2.5e-3 or 250us
2> tasks.yaml:6:5: tasks[2]: key "wcet" is missing; expected a time above 0: longest time of a job, alone on the GPU
2> tasks.yaml:7:26: tasks[3].saturated: expected true or false, found "maybe"
2> tasks.yaml:7:39: tasks[3].wcet: expected a time above 0, found "0"
2> tasks.yaml:7:58: tasks[3].nonpreemptable: expected a time of 0 or more, found "-2"
2> tasks.yaml:7:70: tasks[3].server: there is no server "s": section servers is missing or empty
[2]

-- case words-of-a-time --
$ printf '%s\n' 'tasks: [{name: a, wcet: 1}]' 'runlist: {switch_cost: fast}' | gpurta runlist -; printf '%s\n' 'tasks: [{name: a, wcet: 1}]' 'runlist: {switch_cost: mesured, mode: falt}' | gpurta runlist -
2> <stdin>:2:24: runlist.switch_cost: expected a time of 0 or more, or measured, found "fast": expected a digit at character 1; times are 12, 1.5, 3/2, 2.5e-3 or 250us
2> <stdin>:2:24: runlist.switch_cost: expected a time of 0 or more, or measured, found "mesured"; did you mean "measured"?
2> <stdin>:2:39: runlist.mode: expected interleaved or flat, found "falt"; did you mean "flat"?
[2]
