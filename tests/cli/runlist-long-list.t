-- case list-format-json --
$ { echo "tasks:"; for i in $(seq 1 40); do for l in high medium low; do echo "  - {level: $l, wcet: $i, timeslice: 3}"; done; done; } > long.yaml
> gpurta runlist long.yaml --list --format json | grep '"runlist"' | wc -w
67243

-- case long-format-json --
$ { echo "tasks:"; for i in $(seq 1 40); do for l in high medium low; do echo "  - {level: $l, wcet: $i, timeslice: 3}"; done; done; } > long.yaml
> gpurta runlist long.yaml --explain t5 --format json | grep -E -A1 '"length"|"runlist"|"explain"'
  "command": "runlist",
  "time_unit": "ms",
--
  "length": 67240,
  "runlist": null,
  "verdict": null,
--
  "explain": {
    "task": "t5",
--
    "options": {"explain": "t5", "overhead": "every-switch", "mode": "interleaved", "format": "json"},
    "platform": null,

-- case long-list --
$ { echo "tasks:"; for i in $(seq 1 40); do for l in high medium low; do echo "  - {level: $l, wcet: $i, timeslice: 3}"; done; done; } > long.yaml
> gpurta runlist long.yaml --list | sed -n 4p | wc -w
67243

-- case long --
$ { echo "tasks:"; for i in $(seq 1 40); do for l in high medium low; do echo "  - {level: $l, wcet: $i, timeslice: 3}"; done; done; } > long.yaml
> gpurta runlist long.yaml | sed -n 1,7p
interleaved list; switch cost 0; times in ms
published: Theorem 1, Equation 2; positional: entries alone; bound: work-limited bound, every switch charged

runlist, 67240 entries: t1 t4 t7 t10 t13 t16 t19 t22 t25 t28 ... t120 (--list prints all)

channel  level   timeslice  wcet  turns  published  positional    bound  deadline  verdict
t1       high            3     1      1        120         120      120         -  -
