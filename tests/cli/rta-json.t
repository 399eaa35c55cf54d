-- file kernels.yaml --
time_unit: ms
platform: jetson-tx2
kernels:
  - {name: k1, blocks: 2, threads: 512, wcet: 4, period: 15}
  - {name: k2, blocks: 7, threads: 512, wcet: 6, period: 15}
  - {name: k3, blocks: 2, threads: 512, wcet: 6, period: 15}
  - {name: k4, blocks: 5, threads: 512, wcet: 5, period: 15}

-- case run --
$ gpurta rta kernels.yaml --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "rta",
  "time_unit": "ms",
  "algorithm": "h-set",
  "slots": 8,
  "slots_exact": true,
  "verdict": "schedulable",
  "reason": "4 of 4 deadlines met by every job; as if kernels used no registers (key registers)",
  "jobs": 4,
  "exhaustive": true,
  "sustainable": true,
  "kernels": [
    {"name": "k1", "release": "0", "completion": "4", "response": "4", "deadline": "15", "meets_deadline": true, "worst_job": 1, "worst_release": "0", "worst_response": "4"},
    {"name": "k2", "release": "0", "completion": "10", "response": "10", "deadline": "15", "meets_deadline": true, "worst_job": 1, "worst_release": "0", "worst_response": "10"},
    {"name": "k3", "release": "0", "completion": "12", "response": "12", "deadline": "15", "meets_deadline": true, "worst_job": 1, "worst_release": "0", "worst_response": "12"},
    {"name": "k4", "release": "0", "completion": "11", "response": "11", "deadline": "15", "meets_deadline": true, "worst_job": 1, "worst_release": "0", "worst_response": "11"}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "no block takes longer than its wcet",
    "kernels are launched in the order of the file, exactly at their releases, and once a period",
    "blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed",
    "no registers given for k1, k2, k3 and k4: taken as no limit to the blocks of an SM (key registers)",
    "no shared memory given for k1, k2, k3 and k4: taken to use none (key shared_memory)",
    "no release given for k1, k2, k3 and k4: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)",
    "no stream given for k1, k2, k3 and k4: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)",
    "no deadline given for k1, k2, k3 and k4: taken to be the period (key deadline)"
  ],
  "notes": []
}
