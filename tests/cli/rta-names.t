-- file a.yaml --
platform: {slots: 1}
kernels:
  - {name: k2, blocks: 1, wcet: 1}
  - {blocks: 1, wcet: 1}

-- file anchor.yaml --
platform: &a tx2
kernels: [{blocks: 1, threads: 32, wcet: 1}]

-- file b.yaml --
platform: {slots: 1}
kernels:
  - {name: "comma, \"quote\"", blocks: 1, wcet: 1}
  - {name: k1, blocks: 1, wcet: 1}

-- case a --
$ gpurta rta a.yaml
2> a.yaml:3:12: kernels[0].name: the name "k2" is the default name of kernel 2, which has none of its own
[2]

-- case anchor --
$ gpurta rta anchor.yaml
platform jetson-tx2: 64 slots; algorithm closed-form; times in ms

kernel  blocks  wcet  release  completion  response
k1           1     1        0           1         1

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no block takes longer than its wcet
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- no registers given for k1: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for k1: taken to use none (key shared_memory)
- times without a unit are in ms (key time_unit)

-- case b-format-csv --
$ gpurta rta b.yaml --format csv
name,release,completion,response,deadline,meets_deadline,worst_job,worst_release,worst_response,time_unit,verdict,assumptions
"comma, ""quote""",0,1,1,,,1,0,1,ms,,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no stream given for comma, ""quote"" and k1: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | times without a unit are in ms (key time_unit)"
k1,0,2,2,,,1,0,2,ms,,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no stream given for comma, ""quote"" and k1: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | times without a unit are in ms (key time_unit)"

-- case b-format-json --
$ gpurta rta b.yaml --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "rta",
  "time_unit": "ms",
  "algorithm": "closed-form",
  "slots": 1,
  "slots_exact": true,
  "verdict": null,
  "reason": "no deadline is given",
  "jobs": 2,
  "exhaustive": true,
  "sustainable": true,
  "kernels": [
    {"name": "comma, \"quote\"", "release": "0", "completion": "1", "response": "1", "deadline": null, "meets_deadline": null, "worst_job": 1, "worst_release": "0", "worst_response": "1"},
    {"name": "k1", "release": "0", "completion": "2", "response": "2", "deadline": null, "meets_deadline": null, "worst_job": 1, "worst_release": "0", "worst_response": "2"}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "no block takes longer than its wcet",
    "kernels are launched in the order of the file, exactly at their releases, and once a period",
    "blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed",
    "no stream given for comma, \"quote\" and k1: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)",
    "times without a unit are in ms (key time_unit)"
  ],
  "notes": []
}
