-- file tasks.yaml --
tasks:
  - {name: a, wcet: 1, period: 3}
  - {name: b, wcet: 1, period: 5, saturated: true}

-- case run --
$ gpurta edf tasks.yaml
2> tasks.yaml:3:5: tasks[1]: edf: a task outside of servers must not be saturated: its demand has no bound
[2]
