-- file edf.yaml --
sweep:
  sets: 40
  generator: fixed-sum
  most: 0.6
  tasks: [3, 6]
  utilization: 0.9
  period: {law: log-uniform, from: 10, to: 100, grain: 0.5}
  deadline: {from: 1/2, to: 1}
  horizon: 200
  curves:
    - {analysis: edf}
    - {name: overhead, analysis: edf, overhead: 250us, latency: 0.1}
    - {analysis: edf-simulation, cost: 0.25}

-- file wcet-grain.yaml --
# C in whole twentieths of a millisecond, rounded down: the sets have less utilization than asked for
time_unit: ms
sweep:
  sets: 200
  seed: 7
  tasks: 20
  saturated: 1
  utilization: 0.5
  period: {from: 16, to: 125, grain: 0.05}
  wcet_grain: 0.05
  timeslice: [1, 2]
  switch_cost: 0.05
  curves: [{analysis: work-limited}, {analysis: host}]

-- case csv --
$ gpurta sweep design.yaml --format csv
# gpurta 0.2.0 sweep; design 5e3d0b8c99ac0234; seed 7; shard 1/1
utilization,timeslice,curve,sets,schedulable,unknown,weight,weight_schedulable,low,high,time_unit,assumptions
1/5,1,Theorem 1,60,60,0,12,12,0.9403,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
1/5,1,positional,60,60,0,12,12,0.9403,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
1/5,1,work-limited,60,60,0,12,12,0.9403,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
1/5,1,host,60,60,0,12,12,0.9403,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
2/5,1,Theorem 1,60,24,0,24,48/5,0.2756,0.5346,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
2/5,1,positional,60,20,0,24,8,0.2168,0.4669,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
2/5,1,work-limited,60,57,0,24,114/5,0.8607,0.9896,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
2/5,1,host,60,57,0,24,114/5,0.8607,0.9896,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
3/5,1,Theorem 1,60,0,0,36,0,0.0000,0.0597,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
3/5,1,positional,60,0,0,36,0,0.0000,0.0597,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
3/5,1,work-limited,60,3,0,36,9/5,0.0104,0.1393,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
3/5,1,host,60,20,0,36,12,0.2168,0.4669,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
1/5,4,Theorem 1,60,60,0,12,12,0.9403,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
1/5,4,positional,60,60,0,12,12,0.9403,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
1/5,4,work-limited,60,60,0,12,12,0.9403,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
1/5,4,host,60,60,0,12,12,0.9403,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
2/5,4,Theorem 1,60,39,0,24,78/5,0.5159,0.7687,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
2/5,4,positional,60,38,0,24,76/5,0.4989,0.7541,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
2/5,4,work-limited,60,53,0,24,106/5,0.7742,0.9518,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
2/5,4,host,60,54,0,24,108/5,0.7949,0.9625,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
3/5,4,Theorem 1,60,1,0,36,3/5,0.0004,0.0894,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
3/5,4,positional,60,1,0,36,3/5,0.0004,0.0894,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
3/5,4,work-limited,60,2,0,36,6/5,0.0040,0.1153,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
3/5,4,host,60,22,0,36,66/5,0.2459,0.5011,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"

-- case damaged --
$ gpurta sweep edf.yaml --format json -o 1.json
> sed -i '0,/"schedulable": [0-9]*/s//"schedulable": 41/' 1.json
> gpurta sweep --merge 1.json
2> 1.json:28:5: rows[0]: more sets are schedulable and unknown than there are
[2]

-- case decimal --
$ gpurta sweep design.yaml --format csv --decimal | sed -n 1,3p
# gpurta 0.2.0 sweep; design 5e3d0b8c99ac0234; seed 7; shard 1/1
utilization,timeslice_ms,curve,sets,schedulable,unknown,weight,weight_schedulable,low,high,time_unit,assumptions
0.2,1,Theorem 1,60,60,0,12,12,0.9403,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional, work-limited: releases are at least a period apart | theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"

-- case doubled --
$ gpurta sweep design.yaml --shard 1/2 -o 1.json
> cp 1.json 2.json
> gpurta sweep --merge 1.json 2.json
2> gpurta: 2.json: shard 1 was in 1.json already
[2]

-- case merged-made-by --
The command that writes these bytes anew, in the format that was asked for.
$ gpurta sweep edf.yaml --shard 1/2 -o 1.json
> gpurta sweep edf.yaml --shard 2/2 -o 2.json
> for form in csv table json; do gpurta sweep --merge 1.json 2.json --format $form --made-by | grep -E '"command_line"|"format": "'; done
#   "command_line": "gpurta sweep edf.yaml --format=csv",
#     "format": "csv"
  "command_line": "gpurta sweep edf.yaml --format=table",
    "format": "table"
    "command_line": "gpurta sweep edf.yaml --format=json",
      "format": "json"

-- case json --
$ gpurta sweep edf.yaml --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "sweep",
  "time_unit": "ms",
  "title": null,
  "design": "f88dc50f2026ff61",
  "seed": 1,
  "shard": {"number": 1, "of": 1},
  "sets": 40,
  "done": 4,
  "complete": true,
  "utilization": "9/10",
  "weighted_sets": true,
  "axes": [
    {
      "name": "tasks",
      "values": ["3", "6"]
    }
  ],
  "curves": [
    "edf",
    "overhead",
    "edf-simulation"
  ],
  "counted": "sets accepted",
  "rows": [
    {"tasks": "3", "curve": "edf", "sets": 40, "schedulable": 22, "unknown": 0, "weight": "36", "weight_schedulable": "99/5", "low": "0.3849", "high": "0.7075"},
    {"tasks": "3", "curve": "overhead", "sets": 40, "schedulable": 21, "unknown": 1, "weight": "36", "weight_schedulable": "189/10", "low": "0.3612", "high": "0.6849"},
    {"tasks": "3", "curve": "edf-simulation", "sets": 40, "schedulable": 22, "unknown": 0, "weight": "36", "weight_schedulable": "99/5", "low": "0.3849", "high": "0.7075"},
    {"tasks": "6", "curve": "edf", "sets": 40, "schedulable": 32, "unknown": 0, "weight": "36", "weight_schedulable": "144/5", "low": "0.6435", "high": "0.9095"},
    {"tasks": "6", "curve": "overhead", "sets": 40, "schedulable": 18, "unknown": 14, "weight": "36", "weight_schedulable": "81/5", "low": "0.2925", "high": "0.6151"},
    {"tasks": "6", "curve": "edf-simulation", "sets": 40, "schedulable": 29, "unknown": 0, "weight": "36", "weight_schedulable": "261/10", "low": "0.5611", "high": "0.8540"}
  ],
  "weighted": [],
  "platform": null,
  "assumptions": [
    "no job takes longer than its wcet, and nothing else uses the GPU",
    "edf: releases are at least a period apart",
    "edf, edf-simulation: a task takes the whole GPU while it runs",
    "edf, edf-simulation: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline",
    "edf-simulation: simulated runs, each one behaviour: what they accept may miss a deadline",
    "edf-simulation: unknown are sets whose jobs the limit does not cover (key limit)",
    "edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss",
    "preemptions and switches cost nothing in edf (key overhead)"
  ],
  "notes": []
}

-- case missing-many --
$ gpurta sweep design.yaml --shard 2/9 -o 2.json
> gpurta sweep design.yaml --shard 6/9 -o 6.json
> gpurta sweep --merge 2.json 6.json
2> gpurta: --merge: shards 1,3-5,7-9 of 9 are missing
[2]

-- case missing --
$ gpurta sweep design.yaml --shard 1/3 -o 1.json
> gpurta sweep design.yaml --shard 2/3 -o 2.json
> gpurta sweep --merge 1.json 2.json
2> gpurta: --merge: shard 3 of 3 is missing
[2]

-- case no-part --
$ gpurta sweep --merge design.yaml
2> design.yaml: no part of an experiment: expected JSON, as `gpurta sweep DESIGN --shard 1/2 -o FILE` writes it
[2]

-- case nothing-to-merge --
$ gpurta sweep --merge
2> gpurta: --merge: which parts? gpurta sweep --merge part*.json
[2]

-- case other-design --
$ gpurta sweep design.yaml --shard 1/2 -o 1.json
> sed -i 's/from: 16/from: 17/' design.yaml
> gpurta sweep design.yaml --shard 2/2 -o 2.json
> gpurta sweep --merge 1.json 2.json
2> gpurta: 2.json: of another design than 1.json
[2]

-- case other-seed --
$ gpurta sweep design.yaml --shard 1/2 -o 1.json
> sed -i 's/seed: 7/seed: 8/' design.yaml
> gpurta sweep design.yaml --shard 2/2 -o 2.json
> gpurta sweep --merge 1.json 2.json
2> gpurta: 2.json: of another seed than 1.json
[2]

-- case other-version --
$ gpurta sweep design.yaml --shard 1/2 -o 1.json
> gpurta sweep design.yaml --shard 2/2 -o 2.json
> sed -i 's/"gpurta": "[^"]*"/"gpurta": "0.0.0"/' 2.json
> gpurta sweep --merge 1.json 2.json
2> gpurta: 2.json: of another version than 1.json
[2]

-- case panels --
as many panels as a picture may have, and one more
$ for most in 24 25; do
>     cat >panels.yaml <<EOT
> sweep:
>   sets: 1
>   tasks: {from: 1, to: $most, step: 1}
>   utilization: [1/8, 1/4]
>   x: utilization
>   period: {from: 10, to: 20, grain: 1}
>   curves: [{analysis: edf}]
> EOT
>     gpurta sweep panels.yaml --svg panels.svg >/dev/null
> done
> ls *.svg
panels.svg
2> gpurta: --svg: tasks has more than 24 values, and each is a panel; choose the other axis with x:
[2]

-- case resume-done --
$ gpurta sweep edf.yaml --format json -o 1.json && cp 1.json before.json
> gpurta sweep edf.yaml --resume -o 1.json
> cmp 1.json before.json && echo as before
as before

-- case resume-fewer-curves --
$ gpurta sweep design.yaml --format json -o all.json
> sed '/name: Theorem 1/d' design.yaml >fewer.yaml
> gpurta sweep fewer.yaml --format json -o fewer.json
> sed -i "s/\"design\": .*/$(grep -o '"design": .*' all.json)/" fewer.json
> gpurta sweep design.yaml --resume -o fewer.json
2> gpurta: --resume: fewer.json is of another design, seed, version or shard
[2]

-- case resume-other --
$ gpurta sweep edf.yaml --format json -o 1.json
> gpurta sweep design.yaml --resume -o 1.json
2> gpurta: --resume: 1.json is of another design, seed, version or shard
[2]

-- case same-design --
comments, order of keys and the title are no part of the design
$ gpurta sweep design.yaml --shard 1/2 -o 1.json
> sed -i 's/title: .*/title: another/; s/^time_unit.*/&  # a comment/' design.yaml
> gpurta sweep design.yaml --shard 2/2 -o 2.json
> gpurta sweep --merge 1.json 2.json
Five high channels and best effort: seed 7; times in ms; sets that each curve accepts

utilization  timeslice  sets  Theorem 1  positional  work-limited    host
        0.2          1    60     100.0%      100.0%        100.0%  100.0%
        0.4          1    60      40.0%       33.3%         95.0%   95.0%
        0.6          1    60       0.0%        0.0%          5.0%   33.3%
        0.2          4    60     100.0%      100.0%        100.0%  100.0%
        0.4          4    60      65.0%       63.3%         88.3%   90.0%
        0.6          4    60       1.7%        1.7%          3.3%   36.7%

weighted schedulability, timeslice 1:
  Theorem 1: 30.0%
  positional: 27.8%
  work-limited: 50.8%
  host: 65.0%

weighted schedulability, timeslice 4:
  Theorem 1: 39.2%
  positional: 38.6%
  work-limited: 47.8%
  host: 65.0%

assumptions:
- no job takes longer than its wcet, and nothing else uses the GPU
- theorem-1, positional, work-limited: releases are at least a period apart
- theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs
- a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2
- theorem-1 is as published, with Equation 3: no bound where switches cost time
- host: simulated runs, each one behaviour: what they accept may miss a deadline
- host: unknown are sets whose jobs the limit does not cover (key limit)

-- case shard-8-of-7 --
$ gpurta sweep design.yaml --shard 8/7
2> gpurta: --shard: expected K/N with K from 1 to N, as in 2/7, found "8/7"
[2]

-- case shards --
$ gpurta sweep design.yaml --threads 1 --format json -o whole.json
> gpurta sweep design.yaml --threads 2 --format json -o two.json
> for k in 1 2 3 4 5 6 7; do gpurta sweep design.yaml --shard $k/7 --threads 2 -o part$k.json; done
> rm part3.json && gpurta sweep design.yaml --shard 3/7 -o part3.json
> gpurta sweep --merge part*.json --format json -o merged.json
> cmp whole.json two.json && cmp whole.json merged.json && echo same bytes
same bytes

-- case svg-together --
curves that end together have a key, largest area first, and panels of times say the unit
$ cat >design.yaml <<'EOT'
> sweep:
>   sets: 4
>   seed: 3
>   tasks: 3
>   utilization: [1/4, 3/4, 1]
>   overhead: [0, 1/2]
>   x: utilization
>   period: {from: 10, to: 20, grain: 1}
>   curves: [{analysis: edf, name: none, overhead: 6}, {analysis: edf, name: half, overhead: 3}, {analysis: edf, name: c3}]
> EOT
> gpurta sweep design.yaml --svg -
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="1042" height="418" viewBox="0 0 1042 418" role="img">
<title>Sets accepted, by utilization</title>
<desc>Share of random task sets that each analysis accepts</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.curve{fill:none;stroke-width:1.8}.thin{fill:none;stroke-width:1}.d1{stroke-dasharray:7 3}.d2{stroke-dasharray:2 3}.d3{stroke-dasharray:9 3 2 3}
</style>
<rect width="1042" height="418" style="fill: white"/>
<text x="10.00" y="18.00" class="title" text-anchor="start">Sets accepted, by utilization</text>
<line x1="62.00" y1="288.00" x2="462.00" y2="288.00" class="grid"/>
<text x="56.00" y="292.00" class="tick" text-anchor="end">0 %</text>
<line x1="62.00" y1="242.00" x2="462.00" y2="242.00" class="grid"/>
<text x="56.00" y="246.00" class="tick" text-anchor="end">20 %</text>
<line x1="62.00" y1="196.00" x2="462.00" y2="196.00" class="grid"/>
<text x="56.00" y="200.00" class="tick" text-anchor="end">40 %</text>
<line x1="62.00" y1="150.00" x2="462.00" y2="150.00" class="grid"/>
<text x="56.00" y="154.00" class="tick" text-anchor="end">60 %</text>
<line x1="62.00" y1="104.00" x2="462.00" y2="104.00" class="grid"/>
<text x="56.00" y="108.00" class="tick" text-anchor="end">80 %</text>
<line x1="62.00" y1="58.00" x2="462.00" y2="58.00" class="grid"/>
<text x="56.00" y="62.00" class="tick" text-anchor="end">100 %</text>
<line x1="62.00" y1="288.00" x2="462.00" y2="288.00" class="axis"/>
<line x1="70.00" y1="288.00" x2="70.00" y2="292.00" class="axis"/>
<text x="70.00" y="305.00" class="tick" text-anchor="middle">0.25</text>
<line x1="326.00" y1="288.00" x2="326.00" y2="292.00" class="axis"/>
<text x="326.00" y="305.00" class="tick" text-anchor="middle">0.75</text>
<line x1="454.00" y1="288.00" x2="454.00" y2="292.00" class="axis"/>
<text x="454.00" y="305.00" class="tick" text-anchor="middle">1</text>
<text x="262.00" y="322.00" class="label" text-anchor="middle">utilization</text>
<text transform="translate(15.00 173.00) rotate(-90)" class="label" text-anchor="middle">sets accepted</text>
<text x="62.00" y="50.00" class="label" text-anchor="start">overhead 0 ms</text>
<path class="s0 d0 curve" d="M70.0 288.0L326.0 288.0L454.0 288.0"/>
<line x1="66.00" y1="149.45" x2="66.00" y2="288.00" class="s0 thin"/>
<line x1="63.50" y1="149.45" x2="68.50" y2="149.45" class="s0 thin"/>
<line x1="63.50" y1="288.00" x2="68.50" y2="288.00" class="s0 thin"/>
<circle class="c0" cx="70.0" cy="288.0" r="3"/>
<line x1="322.00" y1="149.45" x2="322.00" y2="288.00" class="s0 thin"/>
<line x1="319.50" y1="149.45" x2="324.50" y2="149.45" class="s0 thin"/>
<line x1="319.50" y1="288.00" x2="324.50" y2="288.00" class="s0 thin"/>
<circle class="c0" cx="326.0" cy="288.0" r="3"/>
<line x1="450.00" y1="149.45" x2="450.00" y2="288.00" class="s0 thin"/>
<line x1="447.50" y1="149.45" x2="452.50" y2="149.45" class="s0 thin"/>
<line x1="447.50" y1="288.00" x2="452.50" y2="288.00" class="s0 thin"/>
<circle class="c0" cx="454.0" cy="288.0" r="3"/>
<path class="s1 d1 curve" d="M70.0 58.0L326.0 288.0L454.0 288.0"/>
<line x1="70.00" y1="58.00" x2="70.00" y2="196.55" class="s1 thin"/>
<line x1="67.50" y1="58.00" x2="72.50" y2="58.00" class="s1 thin"/>
<line x1="67.50" y1="196.55" x2="72.50" y2="196.55" class="s1 thin"/>
<path class="c1" d="M67.0 55.0h6v6h-6z"/>
<line x1="326.00" y1="149.45" x2="326.00" y2="288.00" class="s1 thin"/>
<line x1="323.50" y1="149.45" x2="328.50" y2="149.45" class="s1 thin"/>
<line x1="323.50" y1="288.00" x2="328.50" y2="288.00" class="s1 thin"/>
<path class="c1" d="M323.0 285.0h6v6h-6z"/>
<line x1="454.00" y1="149.45" x2="454.00" y2="288.00" class="s1 thin"/>
<line x1="451.50" y1="149.45" x2="456.50" y2="149.45" class="s1 thin"/>
<line x1="451.50" y1="288.00" x2="456.50" y2="288.00" class="s1 thin"/>
<path class="c1" d="M451.0 285.0h6v6h-6z"/>
<path class="s2 d2 curve" d="M70.0 58.0L326.0 58.0L454.0 58.0"/>
<line x1="74.00" y1="58.00" x2="74.00" y2="196.55" class="s2 thin"/>
<line x1="71.50" y1="58.00" x2="76.50" y2="58.00" class="s2 thin"/>
<line x1="71.50" y1="196.55" x2="76.50" y2="196.55" class="s2 thin"/>
<path class="c2" d="M70.0 54.0l3.6 6.4h-7.2z"/>
<line x1="330.00" y1="58.00" x2="330.00" y2="196.55" class="s2 thin"/>
<line x1="327.50" y1="58.00" x2="332.50" y2="58.00" class="s2 thin"/>
<line x1="327.50" y1="196.55" x2="332.50" y2="196.55" class="s2 thin"/>
<path class="c2" d="M326.0 54.0l3.6 6.4h-7.2z"/>
<line x1="458.00" y1="58.00" x2="458.00" y2="196.55" class="s2 thin"/>
<line x1="455.50" y1="58.00" x2="460.50" y2="58.00" class="s2 thin"/>
<line x1="455.50" y1="196.55" x2="460.50" y2="196.55" class="s2 thin"/>
<path class="c2" d="M454.0 54.0l3.6 6.4h-7.2z"/>
<path class="s2 thin" d="M458.0 58.0L464.0 58.0"/>
<path class="s2 d2 curve" d="M464.0 58.0H482.0"/>
<path class="c2" d="M479.0 54.0l3.6 6.4h-7.2z"/>
<text x="484.00" y="62.00" class="label" text-anchor="start">c3</text>
<path class="s0 thin" d="M458.0 288.0L464.0 281.0"/>
<path class="s0 d0 curve" d="M464.0 281.0H482.0"/>
<circle class="c0" cx="479.0" cy="281.0" r="3"/>
<text x="484.00" y="285.00" class="label" text-anchor="start">none</text>
<path class="s1 thin" d="M458.0 288.0L464.0 294.0"/>
<path class="s1 d1 curve" d="M464.0 294.0H482.0"/>
<path class="c1" d="M476.0 291.0h6v6h-6z"/>
<text x="484.00" y="298.00" class="label" text-anchor="start">half</text>
<line x1="583.00" y1="288.00" x2="983.00" y2="288.00" class="grid"/>
<text x="577.00" y="292.00" class="tick" text-anchor="end">0 %</text>
<line x1="583.00" y1="242.00" x2="983.00" y2="242.00" class="grid"/>
<text x="577.00" y="246.00" class="tick" text-anchor="end">20 %</text>
<line x1="583.00" y1="196.00" x2="983.00" y2="196.00" class="grid"/>
<text x="577.00" y="200.00" class="tick" text-anchor="end">40 %</text>
<line x1="583.00" y1="150.00" x2="983.00" y2="150.00" class="grid"/>
<text x="577.00" y="154.00" class="tick" text-anchor="end">60 %</text>
<line x1="583.00" y1="104.00" x2="983.00" y2="104.00" class="grid"/>
<text x="577.00" y="108.00" class="tick" text-anchor="end">80 %</text>
<line x1="583.00" y1="58.00" x2="983.00" y2="58.00" class="grid"/>
<text x="577.00" y="62.00" class="tick" text-anchor="end">100 %</text>
<line x1="583.00" y1="288.00" x2="983.00" y2="288.00" class="axis"/>
<line x1="591.00" y1="288.00" x2="591.00" y2="292.00" class="axis"/>
<text x="591.00" y="305.00" class="tick" text-anchor="middle">0.25</text>
<line x1="847.00" y1="288.00" x2="847.00" y2="292.00" class="axis"/>
<text x="847.00" y="305.00" class="tick" text-anchor="middle">0.75</text>
<line x1="975.00" y1="288.00" x2="975.00" y2="292.00" class="axis"/>
<text x="975.00" y="305.00" class="tick" text-anchor="middle">1</text>
<text x="783.00" y="322.00" class="label" text-anchor="middle">utilization</text>
<text transform="translate(536.00 173.00) rotate(-90)" class="label" text-anchor="middle">sets accepted</text>
<text x="583.00" y="50.00" class="label" text-anchor="start">overhead 0.5 ms</text>
<path class="s0 d0 curve" d="M591.0 288.0L847.0 288.0L975.0 288.0"/>
<line x1="587.00" y1="149.45" x2="587.00" y2="288.00" class="s0 thin"/>
<line x1="584.50" y1="149.45" x2="589.50" y2="149.45" class="s0 thin"/>
<line x1="584.50" y1="288.00" x2="589.50" y2="288.00" class="s0 thin"/>
<circle class="c0" cx="591.0" cy="288.0" r="3"/>
<line x1="843.00" y1="149.45" x2="843.00" y2="288.00" class="s0 thin"/>
<line x1="840.50" y1="149.45" x2="845.50" y2="149.45" class="s0 thin"/>
<line x1="840.50" y1="288.00" x2="845.50" y2="288.00" class="s0 thin"/>
<circle class="c0" cx="847.0" cy="288.0" r="3"/>
<line x1="971.00" y1="149.45" x2="971.00" y2="288.00" class="s0 thin"/>
<line x1="968.50" y1="149.45" x2="973.50" y2="149.45" class="s0 thin"/>
<line x1="968.50" y1="288.00" x2="973.50" y2="288.00" class="s0 thin"/>
<circle class="c0" cx="975.0" cy="288.0" r="3"/>
<path class="s1 d1 curve" d="M591.0 58.0L847.0 288.0L975.0 288.0"/>
<line x1="591.00" y1="58.00" x2="591.00" y2="196.55" class="s1 thin"/>
<line x1="588.50" y1="58.00" x2="593.50" y2="58.00" class="s1 thin"/>
<line x1="588.50" y1="196.55" x2="593.50" y2="196.55" class="s1 thin"/>
<path class="c1" d="M588.0 55.0h6v6h-6z"/>
<line x1="847.00" y1="149.45" x2="847.00" y2="288.00" class="s1 thin"/>
<line x1="844.50" y1="149.45" x2="849.50" y2="149.45" class="s1 thin"/>
<line x1="844.50" y1="288.00" x2="849.50" y2="288.00" class="s1 thin"/>
<path class="c1" d="M844.0 285.0h6v6h-6z"/>
<line x1="975.00" y1="149.45" x2="975.00" y2="288.00" class="s1 thin"/>
<line x1="972.50" y1="149.45" x2="977.50" y2="149.45" class="s1 thin"/>
<line x1="972.50" y1="288.00" x2="977.50" y2="288.00" class="s1 thin"/>
<path class="c1" d="M972.0 285.0h6v6h-6z"/>
<path class="s2 d2 curve" d="M591.0 58.0L847.0 58.0L975.0 288.0"/>
<line x1="595.00" y1="58.00" x2="595.00" y2="196.55" class="s2 thin"/>
<line x1="592.50" y1="58.00" x2="597.50" y2="58.00" class="s2 thin"/>
<line x1="592.50" y1="196.55" x2="597.50" y2="196.55" class="s2 thin"/>
<path class="c2" d="M591.0 54.0l3.6 6.4h-7.2z"/>
<line x1="851.00" y1="58.00" x2="851.00" y2="196.55" class="s2 thin"/>
<line x1="848.50" y1="58.00" x2="853.50" y2="58.00" class="s2 thin"/>
<line x1="848.50" y1="196.55" x2="853.50" y2="196.55" class="s2 thin"/>
<path class="c2" d="M847.0 54.0l3.6 6.4h-7.2z"/>
<line x1="979.00" y1="149.45" x2="979.00" y2="288.00" class="s2 thin"/>
<line x1="976.50" y1="149.45" x2="981.50" y2="149.45" class="s2 thin"/>
<line x1="976.50" y1="288.00" x2="981.50" y2="288.00" class="s2 thin"/>
<path class="c2" d="M975.0 284.0l3.6 6.4h-7.2z"/>
<path class="s2 d2 curve" d="M985.0 66.0H1003.0"/>
<path class="c2" d="M1000.0 62.0l3.6 6.4h-7.2z"/>
<text x="1005.00" y="70.00" class="label" text-anchor="start">c3</text>
<path class="s1 d1 curve" d="M985.0 79.0H1003.0"/>
<path class="c1" d="M997.0 76.0h6v6h-6z"/>
<text x="1005.00" y="83.00" class="label" text-anchor="start">half</text>
<path class="s0 d0 curve" d="M985.0 92.0H1003.0"/>
<circle class="c0" cx="1000.0" cy="92.0" r="3"/>
<text x="1005.00" y="96.00" class="label" text-anchor="start">none</text>
<text x="10.00" y="354.00" class="note" text-anchor="start">unknown, drawn as not accepted: none: 24 of 24 sets</text>
<text x="10.00" y="368.00" class="note" text-anchor="start">unknown, drawn as not accepted: half: 16 of 24 sets</text>
<text x="10.00" y="382.00" class="note" text-anchor="start">unknown, drawn as not accepted: c3: 4 of 24 sets</text>
<text x="10.00" y="396.00" class="note" text-anchor="start">sets accepted, of 4 a point; bars, beside the points: 95 % Clopper-Pearson intervals</text>
<text x="10.00" y="410.00" class="note" text-anchor="start">gpurta 0.2.0 sweep; design 31c790a35908a1b8; seed 3; shard 1/1</text>
</svg>

-- case svg --
$ gpurta sweep edf.yaml --svg -
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="585" height="390" viewBox="0 0 585 390" role="img">
<title>Sets accepted, by tasks</title>
<desc>Share of random task sets that each analysis accepts</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.curve{fill:none;stroke-width:1.8}.thin{fill:none;stroke-width:1}.d1{stroke-dasharray:7 3}.d2{stroke-dasharray:2 3}.d3{stroke-dasharray:9 3 2 3}
</style>
<rect width="585" height="390" style="fill: white"/>
<text x="10.00" y="18.00" class="title" text-anchor="start">Sets accepted, by tasks</text>
<line x1="62.00" y1="288.00" x2="462.00" y2="288.00" class="grid"/>
<text x="56.00" y="292.00" class="tick" text-anchor="end">0 %</text>
<line x1="62.00" y1="242.00" x2="462.00" y2="242.00" class="grid"/>
<text x="56.00" y="246.00" class="tick" text-anchor="end">20 %</text>
<line x1="62.00" y1="196.00" x2="462.00" y2="196.00" class="grid"/>
<text x="56.00" y="200.00" class="tick" text-anchor="end">40 %</text>
<line x1="62.00" y1="150.00" x2="462.00" y2="150.00" class="grid"/>
<text x="56.00" y="154.00" class="tick" text-anchor="end">60 %</text>
<line x1="62.00" y1="104.00" x2="462.00" y2="104.00" class="grid"/>
<text x="56.00" y="108.00" class="tick" text-anchor="end">80 %</text>
<line x1="62.00" y1="58.00" x2="462.00" y2="58.00" class="grid"/>
<text x="56.00" y="62.00" class="tick" text-anchor="end">100 %</text>
<line x1="62.00" y1="288.00" x2="462.00" y2="288.00" class="axis"/>
<line x1="70.00" y1="288.00" x2="70.00" y2="292.00" class="axis"/>
<text x="70.00" y="305.00" class="tick" text-anchor="middle">3</text>
<line x1="454.00" y1="288.00" x2="454.00" y2="292.00" class="axis"/>
<text x="454.00" y="305.00" class="tick" text-anchor="middle">6</text>
<text x="262.00" y="322.00" class="label" text-anchor="middle">tasks</text>
<text transform="translate(15.00 173.00) rotate(-90)" class="label" text-anchor="middle">sets accepted</text>
<path class="s0 d0 curve" d="M70.0 161.5L454.0 104.0"/>
<line x1="66.00" y1="125.27" x2="66.00" y2="199.47" class="s0 thin"/>
<line x1="63.50" y1="125.27" x2="68.50" y2="125.27" class="s0 thin"/>
<line x1="63.50" y1="199.47" x2="68.50" y2="199.47" class="s0 thin"/>
<circle class="c0" cx="70.0" cy="161.5" r="3"/>
<line x1="450.00" y1="78.81" x2="450.00" y2="140.00" class="s0 thin"/>
<line x1="447.50" y1="78.81" x2="452.50" y2="78.81" class="s0 thin"/>
<line x1="447.50" y1="140.00" x2="452.50" y2="140.00" class="s0 thin"/>
<circle class="c0" cx="454.0" cy="104.0" r="3"/>
<path class="s1 d1 curve" d="M70.0 167.2L454.0 184.5"/>
<line x1="70.00" y1="130.47" x2="70.00" y2="204.92" class="s1 thin"/>
<line x1="67.50" y1="130.47" x2="72.50" y2="130.47" class="s1 thin"/>
<line x1="67.50" y1="204.92" x2="72.50" y2="204.92" class="s1 thin"/>
<path class="c1" d="M67.0 164.2h6v6h-6z"/>
<line x1="454.00" y1="146.53" x2="454.00" y2="220.72" class="s1 thin"/>
<line x1="451.50" y1="146.53" x2="456.50" y2="146.53" class="s1 thin"/>
<line x1="451.50" y1="220.72" x2="456.50" y2="220.72" class="s1 thin"/>
<path class="c1" d="M451.0 181.5h6v6h-6z"/>
<path class="s2 d2 curve" d="M70.0 161.5L454.0 121.2"/>
<line x1="74.00" y1="125.27" x2="74.00" y2="199.47" class="s2 thin"/>
<line x1="71.50" y1="125.27" x2="76.50" y2="125.27" class="s2 thin"/>
<line x1="71.50" y1="199.47" x2="76.50" y2="199.47" class="s2 thin"/>
<path class="c2" d="M70.0 157.5l3.6 6.4h-7.2z"/>
<line x1="458.00" y1="91.58" x2="458.00" y2="158.95" class="s2 thin"/>
<line x1="455.50" y1="91.58" x2="460.50" y2="91.58" class="s2 thin"/>
<line x1="455.50" y1="158.95" x2="460.50" y2="158.95" class="s2 thin"/>
<path class="c2" d="M454.0 117.2l3.6 6.4h-7.2z"/>
<path class="s0 thin" d="M458.0 104.0L464.0 104.0"/>
<path class="s0 d0 curve" d="M464.0 104.0H482.0"/>
<circle class="c0" cx="479.0" cy="104.0" r="3"/>
<text x="484.00" y="108.00" class="label" text-anchor="start">edf</text>
<path class="s2 thin" d="M458.0 121.2L464.0 121.2"/>
<path class="s2 d2 curve" d="M464.0 121.2H482.0"/>
<path class="c2" d="M479.0 117.2l3.6 6.4h-7.2z"/>
<text x="484.00" y="125.25" class="label" text-anchor="start">edf-simulation</text>
<path class="s1 thin" d="M458.0 184.5L464.0 184.5"/>
<path class="s1 d1 curve" d="M464.0 184.5H482.0"/>
<path class="c1" d="M476.0 181.5h6v6h-6z"/>
<text x="484.00" y="188.50" class="label" text-anchor="start">overhead</text>
<text x="10.00" y="354.00" class="note" text-anchor="start">unknown, drawn as not accepted: overhead: 15 of 80 sets</text>
<text x="10.00" y="368.00" class="note" text-anchor="start">sets accepted, of 40 a point; bars, beside the points: 95 % Clopper-Pearson intervals</text>
<text x="10.00" y="382.00" class="note" text-anchor="start">gpurta 0.2.0 sweep; design f88dc50f2026ff61; seed 1; shard 1/1</text>
</svg>

-- case table --
$ gpurta sweep design.yaml --threads 2
Five high channels and best effort: seed 7; times in ms; sets that each curve accepts

utilization  timeslice  sets  Theorem 1  positional  work-limited    host
        0.2          1    60     100.0%      100.0%        100.0%  100.0%
        0.4          1    60      40.0%       33.3%         95.0%   95.0%
        0.6          1    60       0.0%        0.0%          5.0%   33.3%
        0.2          4    60     100.0%      100.0%        100.0%  100.0%
        0.4          4    60      65.0%       63.3%         88.3%   90.0%
        0.6          4    60       1.7%        1.7%          3.3%   36.7%

weighted schedulability, timeslice 1:
  Theorem 1: 30.0%
  positional: 27.8%
  work-limited: 50.8%
  host: 65.0%

weighted schedulability, timeslice 4:
  Theorem 1: 39.2%
  positional: 38.6%
  work-limited: 47.8%
  host: 65.0%

assumptions:
- no job takes longer than its wcet, and nothing else uses the GPU
- theorem-1, positional, work-limited: releases are at least a period apart
- theorem-1, positional, work-limited, host: a task takes the whole GPU while it runs
- a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2
- theorem-1 is as published, with Equation 3: no bound where switches cost time
- host: simulated runs, each one behaviour: what they accept may miss a deadline
- host: unknown are sets whose jobs the limit does not cover (key limit)

-- case wcet-grain --
$ gpurta sweep wcet-grain.yaml --format csv
# gpurta 0.2.0 sweep; design d70bd608a393f0cc; seed 7; shard 1/1
timeslice,curve,sets,schedulable,unknown,weight,weight_schedulable,low,high,time_unit,assumptions
1,work-limited,200,80,0,100,40,0.3315,0.4715,ms,"no job takes longer than its wcet, and nothing else uses the GPU | work-limited: releases are at least a period apart | work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
1,host,200,116,0,100,58,0.5083,0.6493,ms,"no job takes longer than its wcet, and nothing else uses the GPU | work-limited: releases are at least a period apart | work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
2,work-limited,200,19,0,100,19/2,0.0581,0.1444,ms,"no job takes longer than its wcet, and nothing else uses the GPU | work-limited: releases are at least a period apart | work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
2,host,200,31,0,100,31/2,0.1078,0.2128,ms,"no job takes longer than its wcet, and nothing else uses the GPU | work-limited: releases are at least a period apart | work-limited, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"

-- case wrong-sets --
$ gpurta sweep edf.yaml --format json -o 1.json
> sed -i '0,/"sets": 40, *$/s//"sets": 39,/; 0,/"sets": 40, "sch/s//"sets": 39, "sch/' 1.json
> gpurta sweep --merge 1.json
2> 1.json:29:5: rows[1]: expected 39 sets, as "done" says
2> 1.json:30:5: rows[2]: expected 39 sets, as "done" says
2> 1.json:31:5: rows[3]: expected 39 sets, as "done" says
2> 1.json:32:5: rows[4]: expected 39 sets, as "done" says
2> 1.json:33:5: rows[5]: expected 39 sets, as "done" says
[2]
