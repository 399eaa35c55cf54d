-- file kernels.yaml --
time_unit: us
platform: {slots: 1}
kernels:
  - {name: first, blocks: 1, wcet: 3.5, deadline: 3.5us}
  - {name: second, blocks: 1, wcet: 1/3, release: "1/7 ms", deadline: 0.33}
  - {name: third, blocks: 1, wcet: 1.0000001}

-- case kernels-format-json --
$ gpurta rta kernels.yaml --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "rta",
  "time_unit": "us",
  "algorithm": "h-set",
  "slots": 1,
  "slots_exact": true,
  "verdict": "unschedulable",
  "reason": "1 of 2 deadlines missed",
  "jobs": 3,
  "exhaustive": true,
  "sustainable": true,
  "kernels": [
    {"name": "first", "release": "0", "completion": "7/2", "response": "7/2", "deadline": "7/2", "meets_deadline": true, "worst_job": 1, "worst_release": "0", "worst_response": "7/2"},
    {"name": "second", "release": "1000/7", "completion": "3007/21", "response": "1/3", "deadline": "33/100", "meets_deadline": false, "worst_job": 1, "worst_release": "1000/7", "worst_response": "1/3"},
    {"name": "third", "release": "0", "completion": "45000001/10000000", "response": "45000001/10000000", "deadline": null, "meets_deadline": null, "worst_job": 1, "worst_release": "0", "worst_response": "45000001/10000000"}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "no block takes longer than its wcet",
    "kernels are launched in the order of the file, exactly at their releases, and once a period",
    "blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed",
    "no stream given for first, second and third: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)"
  ],
  "notes": []
}
[1]

-- case kernels --
$ gpurta rta kernels.yaml
1 slot; algorithm h-set; times in us

kernel  blocks       wcet   release  completion   response  deadline  verdict
first        1   3.500000     0.000     3.50000   3.500000      3.50  met
second       1  ~0.333334  ~142.858  ~143.19048  ~0.333334      0.33  MISSED
third        1  ~1.000001     0.000    ~4.50001  ~4.500001         -  -

unschedulable: 1 of 2 deadlines missed
second is late by ~0.00333334: of its ~0.333334, ~0.333334 in its last block

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no block takes longer than its wcet
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- no stream given for first, second and third: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
[1]
