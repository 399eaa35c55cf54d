-- file formulas.yaml --
time_unit: ms
platform: {slots: 2}
kernels:
  - {name: "=HYPERLINK(\"http://x\")", blocks: 3, wcet: 1/3, deadline: 2/3, release: 0.25}
  - {name: "@SUM(1,2)", blocks: 1, wcet: 7/2}
  - {name: "-1", blocks: 1, wcet: 1/700}
  - {name: "+1", blocks: 5, wcet: 12345.5, deadline: 30000}
  - {name: "plain;=1+1", blocks: 1, wcet: 9/4}

-- case both --
$ gpurta rta formulas.yaml --exact --decimal
2> gpurta: --exact and --decimal exclude each other
[2]

-- case bound-csv --
$ gpurta bound $EXAMPLES/pipeline.yaml --search 0 --format csv --decimal 4
name,bound_ms,observed_ms,deadline_ms,verdict,meets_deadline,time_unit,assumptions
camera,6,,33,schedulable,true,ms,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9) | host steps end within their stated times, whatever else runs | U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain | U3: warps are dealt to sub-partitions in turn | U4: shared memory of a block is one piece, the first that fits | U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty (key carveout) | U6: the pool of local memory has grown before to what the kernels need | not confirmed of this GPU by any source: number of SMs: the 4GB module, and a power mode of the 8GB one, have 4; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
planner,6.5,,15,schedulable,true,ms,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9) | host steps end within their stated times, whatever else runs | U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain | U3: warps are dealt to sub-partitions in turn | U4: shared memory of a block is one piece, the first that fits | U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty (key carveout) | U6: the pool of local memory has grown before to what the kernels need | not confirmed of this GPU by any source: number of SMs: the 4GB module, and a power mode of the 8GB one, have 4; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."

-- case bound-exact --
$ gpurta bound $EXAMPLES/pipeline.yaml --exact --search 0
platform jetson-orin-nano; times in ms

chain    bound  observed  deadline  verdict
camera       6         -        33  met
planner   13/2         -        15  met

chain    step       kind    jitter  bound  observed  finish
camera   image-in   copy         0    2/5         -     2/5
camera   detect     kernel     2/5   11/2         -   59/10
camera   boxes-out  copy     59/10   1/10         -       6
planner  prepare    host         0      1         -       1
planner  rollouts   kernel       1   11/2         -    13/2

schedulable: every bound is within its deadline; rules not measured on this GPU

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9)
- host steps end within their stated times, whatever else runs
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: number of SMs: the 4GB module, and a power mode of the 8GB one, have 4; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no shared memory given for camera/detect and planner/rollouts: taken to use none (key shared_memory)
- no stream given for camera and planner: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for camera: taken to be the period (key deadline)
- no jitter given for camera and planner: taken as 0, no two releases closer than the period (key jitter)

-- case csv-decimal-3 --
$ gpurta rta --decimal 3 formulas.yaml --format csv
name,release_ms,completion_ms,response_ms,deadline_ms,meets_deadline,worst_job,worst_release_ms,worst_response_ms,time_unit,verdict,assumptions
"'=HYPERLINK(""http://x"")",0.25,24697.75,24697.5,0.666,false,1,0.25,24697.5,ms,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no stream given for =HYPERLINK(""http://x""), @SUM(1,2), -1, +1 and plain;=1+1: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)"
"'@SUM(1,2)",0,3.5,3.5,,,1,0,3.5,ms,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no stream given for =HYPERLINK(""http://x""), @SUM(1,2), -1, +1 and plain;=1+1: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)"
'-1,0,0.002,0.002,,,1,0,0.002,ms,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no stream given for =HYPERLINK(""http://x""), @SUM(1,2), -1, +1 and plain;=1+1: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)"
'+1,0,37036.502,37036.502,30000,false,1,0,37036.502,ms,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no stream given for =HYPERLINK(""http://x""), @SUM(1,2), -1, +1 and plain;=1+1: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)"
"plain;=1+1",0,24696.75,24696.75,,,1,0,24696.75,ms,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no stream given for =HYPERLINK(""http://x""), @SUM(1,2), -1, +1 and plain;=1+1: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)"
[1]

-- case csv-decimal-first --
$ gpurta rta --decimal formulas.yaml --format csv
name,release_ms,completion_ms,response_ms,deadline_ms,meets_deadline,worst_job,worst_release_ms,worst_response_ms,time_unit,verdict,assumptions
"'=HYPERLINK(""http://x"")",0.25,24697.75,24697.5,0.666666666,false,1,0.25,24697.5,ms,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no stream given for =HYPERLINK(""http://x""), @SUM(1,2), -1, +1 and plain;=1+1: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)"
"'@SUM(1,2)",0,3.5,3.5,,,1,0,3.5,ms,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no stream given for =HYPERLINK(""http://x""), @SUM(1,2), -1, +1 and plain;=1+1: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)"
'-1,0,0.001428572,0.001428572,,,1,0,0.001428572,ms,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no stream given for =HYPERLINK(""http://x""), @SUM(1,2), -1, +1 and plain;=1+1: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)"
'+1,0,37036.501428572,37036.501428572,30000,false,1,0,37036.501428572,ms,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no stream given for =HYPERLINK(""http://x""), @SUM(1,2), -1, +1 and plain;=1+1: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)"
"plain;=1+1",0,24696.75,24696.75,,,1,0,24696.75,ms,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no stream given for =HYPERLINK(""http://x""), @SUM(1,2), -1, +1 and plain;=1+1: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)"
[1]

-- case csv-decimal --
$ gpurta rta formulas.yaml --format csv --decimal
name,release_ms,completion_ms,response_ms,deadline_ms,meets_deadline,worst_job,worst_release_ms,worst_response_ms,time_unit,verdict,assumptions
"'=HYPERLINK(""http://x"")",0.25,24697.75,24697.5,0.666666666,false,1,0.25,24697.5,ms,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no stream given for =HYPERLINK(""http://x""), @SUM(1,2), -1, +1 and plain;=1+1: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)"
"'@SUM(1,2)",0,3.5,3.5,,,1,0,3.5,ms,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no stream given for =HYPERLINK(""http://x""), @SUM(1,2), -1, +1 and plain;=1+1: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)"
'-1,0,0.001428572,0.001428572,,,1,0,0.001428572,ms,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no stream given for =HYPERLINK(""http://x""), @SUM(1,2), -1, +1 and plain;=1+1: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)"
'+1,0,37036.501428572,37036.501428572,30000,false,1,0,37036.501428572,ms,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no stream given for =HYPERLINK(""http://x""), @SUM(1,2), -1, +1 and plain;=1+1: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)"
"plain;=1+1",0,24696.75,24696.75,,,1,0,24696.75,ms,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no stream given for =HYPERLINK(""http://x""), @SUM(1,2), -1, +1 and plain;=1+1: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)"
[1]

-- case csv --
$ gpurta rta formulas.yaml --format csv
name,release,completion,response,deadline,meets_deadline,worst_job,worst_release,worst_response,time_unit,verdict,assumptions
"=HYPERLINK(""http://x"")",1/4,98791/4,49395/2,2/3,false,1,1/4,49395/2,ms,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no stream given for =HYPERLINK(""http://x""), @SUM(1,2), -1, +1 and plain;=1+1: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)"
"@SUM(1,2)",0,7/2,7/2,,,1,0,7/2,ms,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no stream given for =HYPERLINK(""http://x""), @SUM(1,2), -1, +1 and plain;=1+1: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)"
-1,0,1/700,1/700,,,1,0,1/700,ms,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no stream given for =HYPERLINK(""http://x""), @SUM(1,2), -1, +1 and plain;=1+1: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)"
+1,0,25925551/700,25925551/700,30000,false,1,0,25925551/700,ms,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no stream given for =HYPERLINK(""http://x""), @SUM(1,2), -1, +1 and plain;=1+1: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)"
plain;=1+1,0,98787/4,98787/4,,,1,0,98787/4,ms,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no stream given for =HYPERLINK(""http://x""), @SUM(1,2), -1, +1 and plain;=1+1: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)"
[1]

-- case decimal-2 --
$ gpurta rta formulas.yaml --decimal 2
2 slots; algorithm h-set; times in ms

kernel                  blocks      wcet  release  completion   response  deadline  verdict
=HYPERLINK("http://x")       3     ~0.34     0.25    24697.75   24697.50     ~0.66  MISSED
@SUM(1,2)                    1      3.50     0.00        3.50       3.50         -  -
-1                           1     ~0.01     0.00       ~0.01      ~0.01         -  -
+1                           5  12345.50     0.00   ~37036.51  ~37036.51  30000.00  MISSED
plain;=1+1                   1      2.25     0.00    24696.75   24696.75         -  -

unschedulable: 2 of 2 deadlines missed
=HYPERLINK("http://x") is late by ~24696.84: of its 24697.50, ~24690.76 behind +1, ~3.50 behind plain;=1+1, ~2.92 waiting: no block slots, ...
+1 is late by ~7036.51: of its ~37036.51, ~24691.01 waiting: no block slots, 12345.50 in its last block

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no block takes longer than its wcet
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- no stream given for =HYPERLINK("http://x"), @SUM(1,2), -1, +1 and plain;=1+1: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
[1]

-- case exact --
$ gpurta rta formulas.yaml --exact
2 slots; algorithm h-set; times in ms

kernel                  blocks     wcet  release    completion      response  deadline  verdict
=HYPERLINK("http://x")       3      1/3      1/4       98791/4       49395/2       2/3  MISSED
@SUM(1,2)                    1      7/2        0           7/2           7/2         -  -
-1                           1    1/700        0         1/700         1/700         -  -
+1                           5  24691/2        0  25925551/700  25925551/700     30000  MISSED
plain;=1+1                   1      9/4        0       98787/4       98787/4         -  -

unschedulable: 2 of 2 deadlines missed
=HYPERLINK("http://x") is late by 148181/6: of its 49395/2, 8641763/350 behind +1, 2449/700 behind plain;=1+1, 35/12 waiting: no block slots, ...
+1 is late by 4925551/700: of its 25925551/700, 17283701/700 waiting: no block slots, 24691/2 in its last block

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no block takes longer than its wcet
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- no stream given for =HYPERLINK("http://x"), @SUM(1,2), -1, +1 and plain;=1+1: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
[1]

-- case json-decimal-1 --
$ gpurta rta formulas.yaml --format json --decimal=1
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "rta",
  "time_unit": "ms",
  "algorithm": "h-set",
  "slots": 2,
  "slots_exact": true,
  "verdict": "unschedulable",
  "reason": "2 of 2 deadlines missed",
  "jobs": 5,
  "exhaustive": true,
  "sustainable": true,
  "kernels": [
    {"name": "=HYPERLINK(\"http://x\")", "release": "1/4", "release_ms": 0.3, "completion": "98791/4", "completion_ms": 24697.8, "response": "49395/2", "response_ms": 24697.5, "deadline": "2/3", "deadline_ms": 0.6, "meets_deadline": false, "worst_job": 1, "worst_release": "1/4", "worst_release_ms": 0.3, "worst_response": "49395/2", "worst_response_ms": 24697.5},
    {"name": "@SUM(1,2)", "release": "0", "release_ms": 0, "completion": "7/2", "completion_ms": 3.5, "response": "7/2", "response_ms": 3.5, "deadline": null, "deadline_ms": null, "meets_deadline": null, "worst_job": 1, "worst_release": "0", "worst_release_ms": 0, "worst_response": "7/2", "worst_response_ms": 3.5},
    {"name": "-1", "release": "0", "release_ms": 0, "completion": "1/700", "completion_ms": 0.1, "response": "1/700", "response_ms": 0.1, "deadline": null, "deadline_ms": null, "meets_deadline": null, "worst_job": 1, "worst_release": "0", "worst_release_ms": 0, "worst_response": "1/700", "worst_response_ms": 0.1},
    {"name": "+1", "release": "0", "release_ms": 0, "completion": "25925551/700", "completion_ms": 37036.6, "response": "25925551/700", "response_ms": 37036.6, "deadline": "30000", "deadline_ms": 30000, "meets_deadline": false, "worst_job": 1, "worst_release": "0", "worst_release_ms": 0, "worst_response": "25925551/700", "worst_response_ms": 37036.6},
    {"name": "plain;=1+1", "release": "0", "release_ms": 0, "completion": "98787/4", "completion_ms": 24696.8, "response": "98787/4", "response_ms": 24696.8, "deadline": null, "deadline_ms": null, "meets_deadline": null, "worst_job": 1, "worst_release": "0", "worst_release_ms": 0, "worst_response": "98787/4", "worst_response_ms": 24696.8}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "no block takes longer than its wcet",
    "kernels are launched in the order of the file, exactly at their releases, and once a period",
    "blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed",
    "no stream given for =HYPERLINK(\"http://x\"), @SUM(1,2), -1, +1 and plain;=1+1: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)"
  ],
  "notes": []
}
[1]

-- case table --
$ gpurta rta formulas.yaml
2 slots; algorithm h-set; times in ms

kernel                  blocks          wcet  release     completion       response      deadline  verdict
=HYPERLINK("http://x")       3     ~0.333334     0.25   24697.750000   24697.500000     ~0.666666  MISSED
@SUM(1,2)                    1      3.500000     0.00       3.500000       3.500000             -  -
-1                           1     ~0.001429     0.00      ~0.001429      ~0.001429             -  -
+1                           5  12345.500000     0.00  ~37036.501429  ~37036.501429  30000.000000  MISSED
plain;=1+1                   1      2.250000     0.00   24696.750000   24696.750000             -  -

unschedulable: 2 of 2 deadlines missed
=HYPERLINK("http://x") is late by ~24696.834: of its 24697.5, ~24690.752 behind +1, ~3.49858 behind plain;=1+1, ~2.91667 waiting: no block slots, ...
+1 is late by ~7036.502: of its ~37036.502, ~24691.002 waiting: no block slots, 12345.5 in its last block

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no block takes longer than its wcet
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- no stream given for =HYPERLINK("http://x"), @SUM(1,2), -1, +1 and plain;=1+1: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
[1]

-- case too-many --
$ gpurta rta formulas.yaml --decimal=31
2> gpurta: --decimal: expected a whole number from 0 to 30, found "31"
[2]
