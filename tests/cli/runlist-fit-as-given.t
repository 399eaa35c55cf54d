-- file tasks.yaml --
tasks:
  - {name: a, wcet: 1, period: 100, deadline: 2.024}
  - {name: b, wcet: 100, period: 1000}

-- case tasks --
$ gpurta runlist tasks.yaml | sed '/^assumptions/,$d' | tail -2
schedulable: no bound exceeds its deadline

