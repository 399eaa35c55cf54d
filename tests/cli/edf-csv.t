-- file servers.yaml --
tasks:
  - {name: "a, b", wcet: 1, period: 3}
  - {wcet: 1/3, deadline: 1/2, period: 4}
  - {name: x, wcet: 50, server: s}
servers: [{name: s, budget: 1, period: 4}]

-- case run --
$ gpurta edf servers.yaml --format csv
name,response,deadline,meets_deadline,server
"a, b",25/12,3,true,
t2,11/24,1/2,true,
x,,,,s

-- file thirds.yaml --
tasks: [{name: a, wcet: 1/3, deadline: 8/3, period: 4}]

-- case responses-up-deadlines-down --
$ gpurta edf thirds.yaml --format csv --decimal 1
name,response_ms,deadline_ms,meets_deadline,server
a,0.4,2.6,true,
