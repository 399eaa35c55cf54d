-- file program.yaml --
platform: h200
kernels:
  - {name: k1, blocks: [2147483647, 65535, 65535], threads: 256, registers: 40, wcet: 1e-3}
  - {name: k2, blocks: 3, threads: 96, wcet: 1/7, release: 1}

-- case program-blocks --
$ gpurta simulate program.yaml --blocks
2> gpurta: note: --limit N, or --memory BYTES where bytes are told, allows more; --blocks and --export-examiner keep every block
2> program.yaml:3:5: kernels[0]: more blocks to keep than the limit of 100000000
[2]

-- case program-limit-3 --
$ gpurta simulate program.yaml --limit 3
2> gpurta: note: --limit N, or --memory BYTES where bytes are told, allows more
2> gpurta: more instants, events or delays than the limit of 3
[2]

-- case program --
$ gpurta simulate program.yaml
platform h200; placement most-room; rules U1 U2 U3 U4 U5 U6 U7 U8 U9 (SM order not known: taken as ascending); times in ms

operation  stream               blocks  release               start           completion             response
k1         -       9223090559730712575        0               0.000   11645316363296.355   11645316363296.355
k2         -                         3        1  11645316363296.355  ~11645316363296.498  ~11645316363295.498

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- U5: SMs that are not empty keep their carve-out; carve-out computed as the driver chooses it: 8 KiB for k1; 32 KiB for k2 (key carveout)
- no registers given for k2: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for k1 and k2: taken to use none (key shared_memory)
- no stream given for k1 and k2: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)
- not confirmed of this GPU by any source: SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
