-- file late.yaml --
runlist: {timeslice: 2}
tasks:
  - {name: A, level: high, wcet: 3, period: 20}
  - {name: B, level: low, wcet: 19, period: 20, deadline: 18}

-- file saturated.yaml --
tasks:
  - {name: s, timeslice: 1, saturated: true}
  - {name: t, timeslice: 2, saturated: true}

-- file tasks.yaml --
tasks:
  - {name: a, level: high, timeslice: 1, wcet: 1, period: 2}
  - {name: b, level: low, timeslice: 1, wcet: 20, period: 100, deadline: 12}

-- case late-simulate-until-40-svg-late --
$ gpurta runlist late.yaml --simulate --until 40 --svg late.svg
> grep -E "class=.late" late.svg
simulation: all tasks released at 0, the Host at the first entry; times in ms
21 turns, 4 jobs

channel  release  completion  response  bound  deadline
A              0           5         5      7  met
A             20          26         6      7  met
B              0          24        24     25  MISSED
B             20           -         -     25  MISSED

bound of B: holds only for a job whose predecessor is complete

responses, verdicts: of this simulation alone; bounds: of gpurta runlist
<path d="M571.00 103.00v33.00m-3 -5l3 5l3 -5M567.00 99.00l8 8m0 -8l-8 8" class="late"><title>missed deadline of B, 18 ms</title></path>
<path d="M1121.00 103.00v33.00m-3 -5l3 5l3 -5M1117.00 99.00l8 8m0 -8l-8 8" class="late"><title>missed deadline of B, 38 ms</title></path>
<path d="M261.00 195.00v12.00m-3 -5l3 5l3 -5M257.00 191.00l8 8m0 -8l-8 8" class="late"><title>missed deadline</title></path>
[1]

-- case saturated-simulate-until-3 --
$ gpurta runlist saturated.yaml --simulate --until 3
simulation: all tasks released at 0, the Host at the first entry; times in ms
2 turns, 0 jobs

channel  release  completion  response  bound  deadline

responses, verdicts: of this simulation alone; bounds: of gpurta runlist

-- case saturated-simulate --
$ gpurta runlist saturated.yaml --simulate
2> gpurta: --simulate: all channels are saturated, so that nothing ends it: give --until
[2]

-- case tasks-simulate-task-b-limit-1 --
$ gpurta runlist tasks.yaml --simulate --task b --limit 1
2> gpurta: more than 1 turns: choose a larger limit
[2]

-- case tasks-simulate-until-100-limit-200 --
$ gpurta runlist tasks.yaml --simulate --until 100 --limit 200 | sed -n 1,2p
simulation: all tasks released at 0, the Host at the first entry; times in ms
70 turns, 51 jobs
[1]

-- case tasks-simulate-until-100-limit-5 --
$ gpurta runlist tasks.yaml --simulate --until 100 --limit 5
2> gpurta: more than 5 turns: choose a larger limit
[2]

-- case tasks-simulate-until-11 --
$ gpurta runlist tasks.yaml --simulate --until 11
simulation: all tasks released at 0, the Host at the first entry; times in ms
11 turns, 7 jobs

channel  release  completion  response  bound  deadline
a              0           1         1      2  met
a              2           3         1      2  met
a              4           5         1      2  met
a              6           7         1      2  met
a              8           9         1      2  met
a             10          11         1      2  met
b              0           -         -     40  -

responses, verdicts: of this simulation alone; bounds: of gpurta runlist

-- case tasks-simulate-until-12-format-json --
$ gpurta runlist tasks.yaml --simulate --until 12 --format json | grep '"b"'
      {"name": "b", "release": "0", "completion": null, "response": null, "deadline": "12", "meets_deadline": false, "bound": "40", "bound_reason": null}
      {"name": "b", "position": 1, "switch": "1", "start": "1", "end": "2"},
      {"name": "b", "position": 1, "switch": "3", "start": "3", "end": "4"},
      {"name": "b", "position": 1, "switch": "5", "start": "5", "end": "6"},
      {"name": "b", "position": 1, "switch": "7", "start": "7", "end": "8"},
      {"name": "b", "position": 1, "switch": "9", "start": "9", "end": "10"},
      {"name": "b", "position": 1, "switch": "11", "start": "11", "end": "12"}
[1]

-- case tasks-simulate-until-12 --
$ gpurta runlist tasks.yaml --simulate --until 12
simulation: all tasks released at 0, the Host at the first entry; times in ms
12 turns, 7 jobs

channel  release  completion  response  bound  deadline
a              0           1         1      2  met
a              2           3         1      2  met
a              4           5         1      2  met
a              6           7         1      2  met
a              8           9         1      2  met
a             10          11         1      2  met
b              0           -         -     40  MISSED

responses, verdicts: of this simulation alone; bounds: of gpurta runlist
[1]

-- case tasks-simulate-until-21 --
$ gpurta runlist tasks.yaml --simulate --until 21
simulation: all tasks released at 0, the Host at the first entry; times in ms
21 turns, 12 jobs

channel  release  completion  response  bound  deadline
a              0           1         1      2  met
a              2           3         1      2  met
a              4           5         1      2  met
a              6           7         1      2  met
a              8           9         1      2  met
a             10          11         1      2  met
a             12          13         1      2  met
a             14          15         1      2  met
a             16          17         1      2  met
a             18          19         1      2  met
a             20          21         1      2  met
b              0           -         -     40  MISSED

responses, verdicts: of this simulation alone; bounds: of gpurta runlist
[1]

-- case tasks-simulate-until-22 --
$ gpurta runlist tasks.yaml --simulate --until 22
simulation: all tasks released at 0, the Host at the first entry; times in ms
22 turns, 12 jobs

channel  release  completion  response  bound  deadline
a              0           1         1      2  met
a              2           3         1      2  met
a              4           5         1      2  met
a              6           7         1      2  met
a              8           9         1      2  met
a             10          11         1      2  met
a             12          13         1      2  met
a             14          15         1      2  met
a             16          17         1      2  met
a             18          19         1      2  met
a             20          21         1      2  met
b              0           -         -     40  MISSED

responses, verdicts: of this simulation alone; bounds: of gpurta runlist
[1]
