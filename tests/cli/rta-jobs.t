-- file coprime.yaml --
platform: {slots: 1}
time_unit: us
kernels:
  - {name: a, blocks: 1, wcet: 100, period: 99991}
  - {name: b, blocks: 1, wcet: 200, period: 99989}
  - {name: c, blocks: 1, wcet: 300, period: 99971}

-- file late.yaml --
time_unit: ms
platform: {slots: 1}
kernels:
  - {name: a, blocks: 1, wcet: 1, period: 2}
  - {name: b, blocks: 1, wcet: 1, period: 4, release: 1}
  - {name: once, blocks: 1, wcet: 5, deadline: 100, release: 1000000001s}

-- file limit.yaml --
platform: {slots: 1}
time_unit: us
kernels:
  - {name: a, blocks: 1, wcet: 100, period: 99991, deadline: 650}
  - {name: b, blocks: 1, wcet: 200, period: 99989}
  - {name: c, blocks: 1, wcet: 300, period: 99971}

-- file overload.yaml --
platform: {slots: 1}
kernels:
  - {name: a, blocks: 1, wcet: 3, period: 4}
  - {name: b, blocks: 1, wcet: 5, period: 12}

-- file second.yaml --
platform: {slots: 1}
kernels:
  - {name: a, blocks: 1, wcet: 3, period: 4}
  - {name: b, blocks: 1, wcet: 3, period: 12}

-- file stream.yaml --
platform: {slots: 100}
kernels:
  - {name: slow, blocks: 1, wcet: 5, period: 3, deadline: 1000000}
  - {name: quick, blocks: 4, wcet: 1, period: 10}

-- case coprime --
$ gpurta rta coprime.yaml
1 slot; algorithm h-set; times in us

kernel  blocks  wcet  release  completion  response  worst job   released  worst response  deadline  verdict
a            1   100        0         100       100          2      99991             580     99991  met
b            1   200        0         300       300       5555  555338906             499     99989  met
c            1   300        0         600       600          1          0             600     99971  met

schedulable: 3 of 3 deadlines met by every job, in any phase
worst of 50001 jobs; later ones were not analysed

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no block takes longer than its wcet
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- no release given for a, b and c: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)
- no stream given for a, b and c: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for a, b and c: taken to be the period (key deadline)

-- case late --
$ gpurta rta late.yaml
1 slot; algorithm h-set; times in ms

kernel  blocks  wcet        release     completion  response     worst job       released  worst response  deadline  verdict
a            1     1              0              1         1  500000000502  1000000001002               6         2  MISSED
b            1     1              1              2         1  250000000251  1000000001001               6         4  MISSED
once         1     5  1000000001000  1000000001006         6             1  1000000001000               6       100  met

unschedulable: 2 of 3 deadlines missed

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block takes exactly its wcet: a shorter one may change the order of kernels, and make others later (gpurta bound covers that)
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1)
- no period given for once: taken to be launched once (key period)
- no release given for a: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)
- no stream given for a, b and once: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for a and b: taken to be the period (key deadline)
[1]

-- case limit-0 --
$ gpurta rta limit.yaml --limit 0
2> gpurta: --limit: expected a whole number from 1 to 2^62, found "0"
[2]

-- case limit-format-json --
$ gpurta rta limit.yaml --limit 1000 --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "rta",
  "time_unit": "us",
  "algorithm": "h-set",
  "slots": 1,
  "slots_exact": true,
  "verdict": "unknown",
  "reason": "501 jobs without a miss, then the limit was reached: gpurta bound may tell",
  "jobs": 501,
  "exhaustive": false,
  "sustainable": false,
  "kernels": [
    {"name": "a", "release": "0", "completion": "100", "response": "100", "deadline": "650", "meets_deadline": null, "worst_job": 2, "worst_release": "99991", "worst_response": "580"},
    {"name": "b", "release": "0", "completion": "300", "response": "300", "deadline": "99989", "meets_deadline": null, "worst_job": 2, "worst_release": "99989", "worst_response": "482"},
    {"name": "c", "release": "0", "completion": "600", "response": "600", "deadline": "99971", "meets_deadline": null, "worst_job": 1, "worst_release": "0", "worst_response": "600"}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "every block takes exactly its wcet: a shorter one may change the order of kernels, and make others later (gpurta bound covers that)",
    "kernels are launched in the order of the file, exactly at their releases, and once a period",
    "blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed",
    "a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1)",
    "no release given for a, b and c: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)",
    "no stream given for a, b and c: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)",
    "no deadline given for b and c: taken to be the period (key deadline)"
  ],
  "notes": []
}
[1]

-- case limit --
$ gpurta rta limit.yaml --limit 1000
1 slot; algorithm h-set; times in us

kernel  blocks  wcet  release  completion  response  worst job  released  worst response  deadline  verdict
a            1   100        0         100       100          2     99991             580       650  unknown
b            1   200        0         300       300          2     99989             482     99989  unknown
c            1   300        0         600       600          1         0             600     99971  unknown

unknown: 501 jobs without a miss, then the limit was reached: gpurta bound may tell
worst of 501 jobs; later ones were not analysed

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block takes exactly its wcet: a shorter one may change the order of kernels, and make others later (gpurta bound covers that)
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1)
- no release given for a, b and c: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)
- no stream given for a, b and c: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for b and c: taken to be the period (key deadline)
[1]

-- case overload --
$ gpurta rta overload.yaml
1 slot; algorithm h-set; times in ms

kernel  blocks  wcet  release  completion  response  worst job  released  worst response  deadline  verdict
a            1     3        0           3         3      30435    121736           34789         4  MISSED
b            1     5        0           8         8          1         0               8        12  unknown

unschedulable: utilization 7/6 > 1 slot: responses grow without bound
worst of 43479 jobs; later ones were not analysed

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block takes exactly its wcet: a shorter one may change the order of kernels, and make others later (gpurta bound covers that)
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1)
- no release given for a and b: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)
- no stream given for a and b: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for a and b: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)
[1]

-- case second-format-json --
$ gpurta rta second.yaml --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "rta",
  "time_unit": "ms",
  "algorithm": "h-set",
  "slots": 1,
  "slots_exact": true,
  "verdict": "unschedulable",
  "reason": "1 of 2 deadlines missed",
  "jobs": 4,
  "exhaustive": true,
  "sustainable": false,
  "kernels": [
    {"name": "a", "release": "0", "completion": "3", "response": "3", "deadline": "4", "meets_deadline": false, "worst_job": 2, "worst_release": "4", "worst_response": "5"},
    {"name": "b", "release": "0", "completion": "6", "response": "6", "deadline": "12", "meets_deadline": true, "worst_job": 1, "worst_release": "0", "worst_response": "6"}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "every block takes exactly its wcet: a shorter one may change the order of kernels, and make others later (gpurta bound covers that)",
    "kernels are launched in the order of the file, exactly at their releases, and once a period",
    "blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed",
    "a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1)",
    "no release given for a and b: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)",
    "no stream given for a and b: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)",
    "no deadline given for a and b: taken to be the period (key deadline)",
    "times without a unit are in ms (key time_unit)"
  ],
  "notes": []
}
[1]

-- case second --
$ gpurta rta second.yaml
1 slot; algorithm h-set; times in ms

kernel  blocks  wcet  release  completion  response  worst job  released  worst response  deadline  verdict
a            1     3        0           3         3          2         4               5         4  MISSED
b            1     3        0           6         6          1         0               6        12  met

unschedulable: 1 of 2 deadlines missed
a is late by 1: of its 5, 3 in its last block, 2 waiting: no block slots

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block takes exactly its wcet: a shorter one may change the order of kernels, and make others later (gpurta bound covers that)
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1)
- no release given for a and b: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)
- no stream given for a and b: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for a and b: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)
[1]

-- case stream --
$ gpurta rta stream.yaml
100 slots; algorithm h-set; times in ms

kernel  blocks  wcet  release  completion  response  worst job  released  worst response  deadline  verdict
slow         1     5        0           5         5      31580     94737           63163   1000000  MISSED
quick        4     1        0           1         1          1         0               1        10  unknown

unschedulable: jobs of one stream take 5/3 > 1 of its time even alone: responses grow without bound
worst of 47370 jobs; later ones were not analysed

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block takes exactly its wcet: a shorter one may change the order of kernels, and make others later (gpurta bound covers that)
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1)
- no release given for slow and quick: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)
- no stream given for slow and quick: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for quick: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)
[1]
