-- file kernels.yaml --
platform: {slots: 8}
kernels:
  - {blocks: 1, wcet: 1}

-- file tasks.yaml --
tasks:
  - {name: a, wcet: 1, period: 3}
  - {name: b, wcet: 1, deadline: 5}

-- case kernels --
$ gpurta edf kernels.yaml
2> kernels.yaml:1:1: key "tasks" is missing; kernels are for gpurta rta, gpurta bound and gpurta simulate
[2]

-- case tasks --
$ gpurta edf tasks.yaml
2> tasks.yaml:3:5: tasks[1]: edf: a task outside of servers needs a period
[2]
