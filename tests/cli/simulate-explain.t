-- file program.yaml --
platform: {base: jetson-tx2, sms: 1}
kernels:
  - {name: a, blocks: 4, threads: 1024, wcet: 2}
  - {name: b, blocks: 1, threads: 1024, shared_memory: 40000, wcet: 1, release: 1}
  - {name: c, stream: default, blocks: 1, threads: 32, shared_memory: 40000, wcet: 1, release: 2}
  - {name: d, stream: s, blocks: 1, threads: 32, shared_memory: 40000, wcet: 1, release: 3}

-- case explain-b-program --
$ gpurta simulate --explain b program.yaml
platform jetson-tx2 with sms 1 (built in: 2); placement most-room; times in ms

time  rule  event
   1  G1    b is launched
   1  G2    b joins the EE queue, whose head is a
   2  R2    b waits with 1 block: no SM has the threads free
   4  X1    b: 1 block placed: 1 on SM 0
   4  G3    b is fully dispatched and leaves the EE queue
   5  G4    b has completed and leaves its stream

operation  from  for  rule  delayed by
b             1    1  X1    behind another kernel at the head: a
b             2    2  R2    no threads

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1)
- no registers given for a, b, c and d: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for a: taken to use none (key shared_memory)
- no stream given for a and b: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)
- platform jetson-tx2 with sms 1 (built in: 2)

-- case program-explain-nobody --
$ gpurta simulate program.yaml --explain=nobody
2> gpurta: --explain: there is no operation "nobody"; expected one of a, b, c, d
[2]

-- case program-explain --
$ gpurta simulate program.yaml --explain
platform jetson-tx2 with sms 1 (built in: 2); placement most-room; times in ms

time  rule  event
   0  G1    a is launched
   0  G2    a joins the EE queue
   0  X1    a: 2 blocks placed: 2 on SM 0
   0  R2    a waits with 2 blocks: no SM has the threads free
   1  G1    b is launched
   1  G2    b joins the EE queue, whose head is a
   2  G1    c is launched
   2  N1    c waits: on the NULL stream, and a was launched earlier
   2  X1    a: 2 blocks placed: 2 on SM 0
   2  G3    a is fully dispatched and leaves the EE queue
   2  R2    b waits with 1 block: no SM has the threads free
   3  G1    d is launched
   3  N2    d waits: c on the NULL stream was launched earlier
   4  G4    a has completed and leaves its stream
   4  N1    c waits: on the NULL stream, and b was launched earlier
   4  X1    b: 1 block placed: 1 on SM 0
   4  G3    b is fully dispatched and leaves the EE queue
   5  G4    b has completed and leaves its stream
   5  G2    c joins the EE queue
   5  X1    c: 1 block placed: 1 on SM 0
   5  G3    c is fully dispatched and leaves the EE queue
   6  G4    c has completed and leaves its stream
   6  G2    d joins the EE queue
   6  X1    d: 1 block placed: 1 on SM 0
   6  G3    d is fully dispatched and leaves the EE queue
   7  G4    d has completed and leaves its stream

operation  from  for  rule  delayed by
a             0    2  R2    no threads
b             1    1  X1    behind another kernel at the head: a
b             2    2  R2    no threads
c             2    2  N1    on the NULL stream, behind earlier operations: a
c             4    1  N1    on the NULL stream, behind earlier operations: b
d             3    3  N2    NULL stream: c

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1)
- no registers given for a, b, c and d: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for a: taken to use none (key shared_memory)
- no stream given for a and b: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)
- platform jetson-tx2 with sms 1 (built in: 2)

-- case program-memory-blocks --
$ gpurta simulate program.yaml --blocks --memory 10
2> gpurta: note: --limit N, or --memory BYTES where bytes are told, allows more; --blocks and --export-examiner keep every block
2> program.yaml:3:5: kernels[0]: more blocks to keep than 10 bytes hold
[2]

-- case program-memory-explain --
$ gpurta simulate program.yaml --explain --memory 200
2> gpurta: note: --limit N, or --memory BYTES where bytes are told, allows more
2> gpurta: kept blocks, events and delays take more than 200 bytes
[2]

-- case program-memory-unused --
$ gpurta simulate program.yaml --memory 1
platform jetson-tx2 with sms 1 (built in: 2); placement most-room; times in ms

operation  stream   blocks  release  start  completion  response
a          -             4        0      0           4         4
b          -             1        1      4           5         4
c          default       1        2      5           6         4
d          s             1        3      6           7         4

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1)
- no registers given for a, b, c and d: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for a: taken to use none (key shared_memory)
- no stream given for a and b: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)
- platform jetson-tx2 with sms 1 (built in: 2)
