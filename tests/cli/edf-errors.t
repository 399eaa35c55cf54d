-- file servers.yaml --
servers: [{name: s, budget: 20, period: 10}, {name: r, budget: 1, period: 10}]
tasks: [{wcet: 1, period: 5, server: s},{wcet: 1, period: 5, server: x},{wcet: 1, period: 5, server: r}]

-- file tasks.yaml --
edf: {overhead: -1, latenzy: 2}
tasks:
  - {name: a, wcet: 0, period: 3}
  - {name: b, wcet: 1, period: 4, server: t}
  - {name: c, wcet: 1, perod: 4}
servers: [{name: s, budget: 5, period: 4}]

-- case run --
$ gpurta edf tasks.yaml
2> tasks.yaml:1:17: edf.overhead: expected a time of 0 or more, found "-1"
2> tasks.yaml:1:21: edf: unknown key "latenzy"; did you mean "latency"?
2> tasks.yaml:3:21: tasks[0].wcet: expected a time above 0, found "0"
2> tasks.yaml:4:43: tasks[1].server: there is no server "t" in servers; names: s
2> tasks.yaml:5:24: tasks[2]: unknown key "perod"; did you mean "period"?
2> tasks.yaml:6:11: servers[0]: the budget of a server must not be above its period
[2]

-- case servers --
$ gpurta edf servers.yaml
2> servers.yaml:1:11: servers[0]: the budget of a server must not be above its period
2> servers.yaml:2:70: tasks[1].server: there is no server "x" in servers; names: s, r
[2]
