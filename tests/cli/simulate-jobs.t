-- file blocks.yaml --
platform: h200
kernels:
  - {blocks: 4000, threads: 32, wcet: 5, period: 7}
  - {blocks: 4000, threads: 64, wcet: 7/3, period: 11}

-- file program.yaml --
platform: {slots: 1}
kernels:
  - {name: k1, blocks: 1, wcet: 3, period: 4}
  - {name: k2, blocks: 1, wcet: 2, release: 1, period: 5, deadline: 9/2}

-- case blocks-limit --
$ gpurta simulate blocks.yaml --jobs 50 --limit 300000
2> gpurta: note: --limit N, or --memory BYTES where bytes are told, allows more
2> gpurta: more instants, events or delays than the limit of 300000
[2]

-- case program-blocks-explain-format-csv --
$ gpurta simulate program.yaml --blocks --explain --format csv
2> gpurta: --format csv: expected either --blocks or --explain, found both
[2]

-- case program-jobs-0 --
$ gpurta simulate program.yaml --jobs 0
2> gpurta: --jobs: expected a whole number from 1 to 2147483647, found "0"
[2]

-- case program-jobs-2-explain-format-json --
$ gpurta simulate program.yaml --jobs 2 --explain --format json | grep worst_job
    {"name": "k1", "kind": "kernel", "stream": null, "release": "4", "enqueued": "4", "dispatched": "5", "assigned": "5", "completion": "8", "response": "4", "deadline": "4", "meets_deadline": true, "delays": [{"rule": "R (block slots)", "cause": "no block slots", "behind": null, "behind_job": null, "from": "4", "for": "1"}], "worst_job": 2, "jobs": [{"release": "0", "enqueued": "0", "dispatched": "0", "assigned": "0", "completion": "3", "response": "3", "deadline": "4", "meets_deadline": true, "delays": []}, {"release": "4", "enqueued": "4", "dispatched": "5", "assigned": "5", "completion": "8", "response": "4", "deadline": "4", "meets_deadline": true, "delays": [{"rule": "R (block slots)", "cause": "no block slots", "behind": null, "behind_job": null, "from": "4", "for": "1"}]}]},
    {"name": "k2", "kind": "kernel", "stream": null, "release": "1", "enqueued": "1", "dispatched": "3", "assigned": "3", "completion": "5", "response": "4", "deadline": "9/2", "meets_deadline": true, "delays": [{"rule": "R (block slots)", "cause": "no block slots", "behind": null, "behind_job": null, "from": "1", "for": "2"}], "worst_job": 1, "jobs": [{"release": "1", "enqueued": "1", "dispatched": "3", "assigned": "3", "completion": "5", "response": "4", "deadline": "9/2", "meets_deadline": true, "delays": [{"rule": "R (block slots)", "cause": "no block slots", "behind": null, "behind_job": null, "from": "1", "for": "2"}]}, {"release": "6", "enqueued": "6", "dispatched": "8", "assigned": "8", "completion": "10", "response": "4", "deadline": "9/2", "meets_deadline": true, "delays": [{"rule": "R (block slots)", "cause": "no block slots", "behind": null, "behind_job": null, "from": "6", "for": "2"}]}]}

-- case program-jobs-2-format-json --
$ gpurta simulate program.yaml --jobs 2 --format json | grep -v '"gpurta"'
{
  "format": 1,
  "command": "simulate",
  "time_unit": "ms",
  "policy": "most-room",
  "sms": 1,
  "sm_order": null,
  "copy_engines": null,
  "releases": {"jobs": 2},
  "rules": [],
  "proves": "this run only",
  "operations": [
    {"name": "k1", "kind": "kernel", "stream": null, "release": "4", "enqueued": "4", "dispatched": "5", "assigned": "5", "completion": "8", "response": "4", "deadline": "4", "meets_deadline": true, "worst_job": 2, "jobs": [{"release": "0", "enqueued": "0", "dispatched": "0", "assigned": "0", "completion": "3", "response": "3", "deadline": "4", "meets_deadline": true}, {"release": "4", "enqueued": "4", "dispatched": "5", "assigned": "5", "completion": "8", "response": "4", "deadline": "4", "meets_deadline": true}]},
    {"name": "k2", "kind": "kernel", "stream": null, "release": "1", "enqueued": "1", "dispatched": "3", "assigned": "3", "completion": "5", "response": "4", "deadline": "9/2", "meets_deadline": true, "worst_job": 1, "jobs": [{"release": "1", "enqueued": "1", "dispatched": "3", "assigned": "3", "completion": "5", "response": "4", "deadline": "9/2", "meets_deadline": true}, {"release": "6", "enqueued": "6", "dispatched": "8", "assigned": "8", "completion": "10", "response": "4", "deadline": "9/2", "meets_deadline": true}]}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones",
    "no release given for k1: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)",
    "no stream given for k1 and k2: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)",
    "no deadline given for k1: taken to be the period (key deadline)",
    "times without a unit are in ms (key time_unit)"
  ],
  "notes": []
}

-- case program-jobs-3 --
$ gpurta simulate program.yaml --jobs 3
platform slots; placement most-room; times in ms

operation  stream  blocks  jobs  worst job  release  start  completion  response  deadline  verdict
k1         -            1     3          3        8     10          13         5       4.0  MISSED
k2         -            1     3          1        1      3           5         4       4.5  met

a deadline is missed in this simulation; no bound: gpurta bound
k1 is late by 1: of its 5, 3 in its last block, 2 waiting: no block slots

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- no release given for k1: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)
- no stream given for k1 and k2: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for k1: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)
[1]

-- case program-until-1 --
$ gpurta simulate program.yaml --until -1
2> gpurta: --until: expected a time above 0, found "-1"
[2]

-- case program-until-9-format-csv --
$ gpurta simulate program.yaml --until 9 --format csv
name,job,kind,stream,release,enqueued,dispatched,completion,response,deadline,meets_deadline
k1,1,kernel,,0,0,0,3,3,4,true
k1,2,kernel,,4,4,5,8,4,4,true
k1,3,kernel,,8,8,10,13,5,4,false
k2,1,kernel,,1,1,3,5,4,9/2,true
k2,2,kernel,,6,6,8,10,4,9/2,true
[1]

-- case program --
$ gpurta simulate program.yaml
platform slots; placement most-room; times in ms

operation  stream  blocks  release  start  completion  response  deadline  verdict
k1         -            1        0      0           3         3       4.0  met
k2         -            1        1      3           5         4       4.5  met

every deadline is met in this simulation; no bound: gpurta bound
of one job each: --jobs N or --until TIME releases more

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- no release given for k1: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)
- no stream given for k1 and k2: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for k1: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)
