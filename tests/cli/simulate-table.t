-- file program.yaml --
platform: jetson-tx2
streams:
  high: {priority: high}
  "default": {priority: low}
operations:
  - {kernel: K1, stream: s1, blocks: 8, threads: 1024, wcet: 500, deadline: 2000}
  - {kernel: K2, stream: s2, blocks: 8, threads: 1024, wcet: 500, release: 200, deadline: 2s}
  - {kernel: K3, stream: high, blocks: 8, threads: 1024, wcet: 500, release: 300, deadline: 1200}
  - {copy: C3, stream: high, duration: 1/3, direction: d2h, release: 300}
  - {kernel: K4, stream: s4, blocks: [2, 2, 2], threads: [32, 32], wcet: 500, release: 1200}

-- case run --
$ gpurta simulate program.yaml
platform jetson-tx2; placement most-room; times in ms

operation  stream  blocks  release  start  completion   response  deadline  verdict
K1         s1           8        0      0    2000.000   2000.000      2000  met
K2         s2           8      200   2000    3000.000   2800.000      2000  MISSED
K3         high         8      300    500    1500.000   1200.000      1200  met
C3         high      copy      300   1500   ~1500.334  ~1200.334         -  -
K4         s4           8     1200   3000    4000.000   2800.000         -  -

a deadline is missed in this simulation; no bound: gpurta bound
K2 is late by 800: of its 2800, 1300 behind K1, 1000 waiting: no threads, 500 in its last block

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1)
- no registers given for K1, K2, K3 and K4: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for K1, K2, K3 and K4: taken to use none (key shared_memory)
- times without a unit are in ms (key time_unit)
2> program.yaml:4:3: note: streams: no operation is on stream "default"
[1]
