-- file carveout.yaml --
# Half of the SMs are empty, and yet K2 waits: SM pairs have one carve-out (U5).
time_unit: s
platform: {base: v100, sms: 4}
kernels:
  - {name: K1, stream: s1, blocks: 2, threads: 32, registers: 32, wcet: 1, deadline: 2}
  - {name: K2, stream: s2, blocks: 2, threads: 32, registers: 32, shared_memory: 1KiB, wcet: 1, deadline: 3/2}

-- file copies.yaml --
time_unit: s
platform: {base: gtx-950, copy_engines: 1}
operations:
  - {kernel: K1, stream: s1, blocks: 1, threads: 32, wcet: 2}
  - {copy: C1, stream: s1, duration: 1}
  - {copy: C2, stream: s2, duration: 1}

-- file sizes.yaml --
time_unit: s
platform: {base: v100, rules: amert, carveout_waits: true, carveout_sizes: [32KiB, 96KiB], carveout_sms: 1}
kernels:
  - {name: K1, stream: s1, blocks: 80, threads: 32, wcet: 1}
  - {name: K2, stream: s2, blocks: 1, threads: 32, wcet: 1, carveout: 64KiB}
  - {name: K3, stream: s3, blocks: 1, threads: 32, wcet: 1, carveout: 10, local_memory: 64}

-- file small-carveout.yaml --
platform: {base: h200, carveout_sizes: [8KiB]}
kernels: [{blocks: 1, threads: 256, shared_memory: 20000, wcet: 1}]

-- file switched.yaml --
time_unit: s
platform: {base: v100, sms: 4, carveout_waits: false, resident_grids: 1}
kernels:
  - {name: K1, stream: s1, blocks: 2, threads: 32, wcet: 1}
  - {name: K2, stream: s2, blocks: 2, threads: 32, shared_memory: 1KiB, wcet: 1}

-- file wrong.yaml --
platform: {base: v100, carveout_sizes: [3KiB], queue_delay: 2, rules: newest}
kernels:
  - {blocks: 1, threads: 32, wcet: 1, carveout: 101, local_memory: -1}

-- case amert-json --
$ gpurta simulate carveout.yaml --rules amert --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "simulate",
  "time_unit": "s",
  "policy": "most-room",
  "sms": 4,
  "sm_order": "even-then-odd",
  "copy_engines": null,
  "releases": {"jobs": 1},
  "rules": [],
  "proves": "this run only",
  "operations": [
    {"name": "K1", "kind": "kernel", "stream": "s1", "release": "0", "enqueued": "0", "dispatched": "0", "assigned": "0", "completion": "1", "response": "1", "deadline": "2", "meets_deadline": true},
    {"name": "K2", "kind": "kernel", "stream": "s2", "release": "0", "enqueued": "0", "dispatched": "0", "assigned": "0", "completion": "1", "response": "1", "deadline": "3/2", "meets_deadline": true}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones",
    "no shared memory given for K1: taken to use none (key shared_memory)",
    "platform v100 with sms 4 (built in: 80), U1 to U6, U8, U9 off",
    "not confirmed of this GPU by any source: number of copy engines (taken as one)"
  ],
  "notes": []
}

-- case amert --
$ gpurta simulate carveout.yaml --rules amert
platform v100 with sms 4 (built in: 80), U1 to U6, U8, U9 off; placement most-room; times in s

operation  stream  blocks  release  start  completion  response  deadline  verdict
K1         s1           2        0      0           1         1       2.0  met
K2         s2           2        0      0           1         1       1.5  met

every deadline is met in this simulation; no bound: gpurta bound

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- no shared memory given for K1: taken to use none (key shared_memory)
- platform v100 with sms 4 (built in: 80), U1 to U6, U8, U9 off
- not confirmed of this GPU by any source: number of copy engines (taken as one)

-- case copies-amert --
$ gpurta simulate copies.yaml --rules amert
platform gtx-950 with copy_engines 1, U9 off; placement most-room (SM order not known: taken as ascending); times in s

operation  stream  blocks  release  start  completion  response
K1         s1           1        0      0           2         2
C1         s1        copy        0      2           3         3
C2         s2        copy        0      0           1         1

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1)
- no registers given for K1: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for K1: taken to use none (key shared_memory)
- platform gtx-950 with copy_engines 1, U9 off
- not confirmed of this GPU by any source: SM order for ties (taken as ascending)
- rules measured on other GPUs alone: ...

-- case copies --
$ gpurta simulate copies.yaml --explain
platform gtx-950 with copy_engines 1; placement most-room; rules U9 (SM order not known: taken as ascending); times in s

time  rule  event
   0  G1    K1 is launched
   0  G1    C1 is launched, in its stream behind K1
   0  G1    C2 is launched
   0  G2    K1 joins the EE queue
   0  C1    C2 joins the queue of its copy engine, behind C1
   0  X1    K1: 1 block placed: 1 on SM 0
   0  G3    K1 is fully dispatched and leaves the EE queue
   2  G4    K1 has completed and leaves its stream
   2  C1    C1 joins the queue of its copy engine
   2  C2    C1 starts on its copy engine
   3  C4    C1 has completed and leaves its stream
   3  C2    C2 starts on its copy engine
   4  C4    C2 has completed and leaves its stream

operation  from  for  rule  delayed by
C1            0    2  G1    behind in its stream: K1
C2            0    3  U9    copies run in the order of their launches: C1

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1)
- no registers given for K1: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for K1: taken to use none (key shared_memory)
- platform gtx-950 with copy_engines 1
- not confirmed of this GPU by any source: SM order for ties (taken as ascending)
- rules measured on other GPUs alone: ...

-- case explain-json --
$ gpurta simulate carveout.yaml --explain K2 --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "simulate",
  "time_unit": "s",
  "policy": "most-room",
  "sms": 4,
  "sm_order": "even-then-odd",
  "copy_engines": null,
  "releases": {"jobs": 1},
  "rules": ["U1", "U2", "U3", "U4", "U5", "U6", "U8", "U9"],
  "proves": "this run only",
  "operations": [
    {"name": "K1", "kind": "kernel", "stream": "s1", "release": "0", "enqueued": "0", "dispatched": "0", "assigned": "0", "completion": "1", "response": "1", "deadline": "2", "meets_deadline": true},
    {"name": "K2", "kind": "kernel", "stream": "s2", "release": "0", "enqueued": "0", "dispatched": "1", "assigned": "1", "completion": "2", "response": "2", "deadline": "3/2", "meets_deadline": false, "delays": [{"rule": "U5", "cause": "another carve-out", "behind": null, "behind_job": null, "sm": 0, "from": "0", "for": "1"}]}
  ],
  "events": [
    {"time": "0", "rule": "G1", "operation": "K2", "job": 1, "behind": null, "behind_job": null, "blocks": 0, "text": "K2 is launched"},
    {"time": "0", "rule": "G2", "operation": "K2", "job": 1, "behind": "K1", "behind_job": 1, "blocks": 0, "text": "K2 joins the EE queue, whose head is K1"},
    {"time": "0", "rule": "U5", "operation": "K2", "job": 1, "behind": null, "behind_job": null, "blocks": 2, "text": "K2 waits with 2 blocks: SM 0 has another carve-out"},
    {"time": "1", "rule": "X1", "operation": "K2", "job": 1, "behind": null, "behind_job": null, "blocks": 2, "text": "K2: 2 blocks placed: 1 on SM 0, 1 on SM 2"},
    {"time": "1", "rule": "G3", "operation": "K2", "job": 1, "behind": null, "behind_job": null, "blocks": 0, "text": "K2 is fully dispatched and leaves the EE queue"},
    {"time": "2", "rule": "G4", "operation": "K2", "job": 1, "behind": null, "behind_job": null, "blocks": 0, "text": "K2 has completed and leaves its stream"}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones",
    "U5: SMs that are not empty keep their carve-out; carve-out computed as the driver chooses it: 0 KiB for K1; 32 KiB for K2 (key carveout)",
    "no shared memory given for K1: taken to use none (key shared_memory)",
    "platform v100 with sms 4 (built in: 80)",
    "not confirmed of this GPU by any source: number of copy engines (taken as one)",
    "rules measured on other GPUs alone: ..."
  ],
  "notes": []
}
[1]

-- case explain --
$ gpurta simulate carveout.yaml --explain
platform v100 with sms 4 (built in: 80); placement most-room; rules U1 U2 U3 U4 U5 U6 U8 U9; times in s

time  rule  event
   0  G1    K1 is launched
   0  G1    K2 is launched
   0  G2    K1 joins the EE queue
   0  G2    K2 joins the EE queue, whose head is K1
   0  X1    K1: 2 blocks placed: 1 on SM 0, 1 on SM 2
   0  G3    K1 is fully dispatched and leaves the EE queue
   0  U5    K2 waits with 2 blocks: SM 0 has another carve-out
   1  G4    K1 has completed and leaves its stream
   1  X1    K2: 2 blocks placed: 1 on SM 0, 1 on SM 2
   1  G3    K2 is fully dispatched and leaves the EE queue
   2  G4    K2 has completed and leaves its stream

operation  from  for  rule  delayed by
K2            0    1  U5    SM 0 has another carve-out until 1

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- U5: SMs that are not empty keep their carve-out; carve-out computed as the driver chooses it: 0 KiB for K1; 32 KiB for K2 (key carveout)
- no shared memory given for K1: taken to use none (key shared_memory)
- platform v100 with sms 4 (built in: 80)
- not confirmed of this GPU by any source: number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
[1]

-- case grids --
$ gpurta simulate switched.yaml --explain
platform v100 with sms 4 (built in: 80), resident_grids 1 (built in: 128), U5 off; placement most-room; rules U1 U2 U3 U4 U6 U8 U9; times in s

time  rule  event
   0  G1    K1 is launched
   0  G1    K2 is launched
   0  G2    K1 joins the EE queue
   0  U2    K2 waits: as many kernels run as the device can have
   0  X1    K1: 2 blocks placed: 1 on SM 0, 1 on SM 2
   0  G3    K1 is fully dispatched and leaves the EE queue
   1  G4    K1 has completed and leaves its stream
   1  G2    K2 joins the EE queue
   1  X1    K2: 2 blocks placed: 1 on SM 0, 1 on SM 2
   1  G3    K2 is fully dispatched and leaves the EE queue
   2  G4    K2 has completed and leaves its stream

operation  from  for  rule  delayed by
K2            0    1  U2    as many kernels run as can

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- no registers given for K1 and K2: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for K1: taken to use none (key shared_memory)
- platform v100 with sms 4 (built in: 80), resident_grids 1 (built in: 128), U5 off
- not confirmed of this GPU by any source: number of copy engines (taken as one)
- rules measured on other GPUs alone: ...

-- case measured --
$ gpurta simulate carveout.yaml
platform v100 with sms 4 (built in: 80); placement most-room; rules U1 U2 U3 U4 U5 U6 U8 U9; times in s

operation  stream  blocks  release  start  completion  response  deadline  verdict
K1         s1           2        0      0           1         1       2.0  met
K2         s2           2        0      1           2         2       1.5  MISSED

a deadline is missed in this simulation; no bound: gpurta bound; rules not measured on this GPU
K2 is late by 0.5: of its 2, 1 in its last block, 1 waiting: another carve-out

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- U5: SMs that are not empty keep their carve-out; carve-out computed as the driver chooses it: 0 KiB for K1; 32 KiB for K2 (key carveout)
- no shared memory given for K1: taken to use none (key shared_memory)
- platform v100 with sms 4 (built in: 80)
- not confirmed of this GPU by any source: number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
[1]

-- case no-set --
$ gpurta simulate copies.yaml --rules new
2> gpurta: --rules: expected measured or amert, found "new"
[2]

-- case sizes --
$ gpurta simulate sizes.yaml --explain
platform v100 with carveout_sms 1 (built in: 2), its own carveout_sizes, U1 to U4, U6, U8, U9 off; placement most-room; rules U5; times in s

time  rule  event
   0  G1    K1 is launched
   0  G1    K2 is launched
   0  G1    K3 is launched
   0  G2    K1 joins the EE queue
   0  G2    K2 joins the EE queue, whose head is K1
   0  G2    K3 joins the EE queue, whose head is K1
   0  X1    K1: 80 blocks placed: 1 on SM 0, 1 on SM 2, 1 on SM 4, 1 on SM 6, 1 on SM 8, 1 on SM 10, 1 on SM 12, 1 on SM 14, ... on 80 SMs in all
   0  G3    K1 is fully dispatched and leaves the EE queue
   0  U5    K2 waits with 1 block: SM 0 has another carve-out
   1  G4    K1 has completed and leaves its stream
   1  X1    K2: 1 block placed: 1 on SM 0
   1  G3    K2 is fully dispatched and leaves the EE queue
   1  X1    K3: 1 block placed: 1 on SM 2
   1  G3    K3 is fully dispatched and leaves the EE queue
   2  G4    K2 has completed and leaves its stream
   2  G4    K3 has completed and leaves its stream

operation  from  for  rule  delayed by
K2            0    1  U5    SM 0 has another carve-out until 1
K3            0    1  X1    behind another kernel at the head: K2

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- U5: SMs that are not empty keep their carve-out; carve-out computed as the driver chooses it: 32 KiB for K1 (key carveout)
- no registers given for K1, K2 and K3: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for K1, K2 and K3: taken to use none (key shared_memory)
- platform v100 with carveout_sms 1 (built in: 2), its own carveout_sizes, U1 to U4, U6, U8, U9 off
- not confirmed of this GPU by any source: number of copy engines (taken as one)

-- case small-carveout --
$ gpurta simulate small-carveout.yaml
2> small-carveout.yaml:2:11: kernels[0]: no carve-out of the platform holds one of its blocks
[2]

-- case wrong --
$ gpurta simulate wrong.yaml
2> wrong.yaml:1:41: platform.carveout_sizes[0]: expected a whole number of bytes from 0 to 253952, also as 32KiB: a multiple of 4 KiB, found "3KiB"
2> wrong.yaml:1:61: platform.queue_delay: expected true or false, found "2"
2> wrong.yaml:1:71: platform.rules: expected measured or amert, found "newest"
2> wrong.yaml:3:49: kernels[0].carveout: expected 0 to 100 percent, a size as in 64KiB, or, of a step, unknown, found "101"
2> wrong.yaml:3:68: kernels[0].local_memory: expected a whole number of bytes from 0 to 2^63-1, also as 32KiB or 1MiB, found "-1"
[2]
