-- file carveout.yaml --
platform: h200
kernels: [{blocks: 1000, threads: 256, shared_memory: 1024, carveout: 0, wcet: 1}]

-- file kernels.yaml --
platform: jetson-tx2
kernels:
  - {blocks: 2, threads: 512, wcet: 4}
  - {name: small, blocks: 2, threads: 256, wcet: 4}

-- case carveout --
$ gpurta rta carveout.yaml
platform h200: 528 slots; algorithm closed-form; times in ms

kernel  blocks  wcet  release  completion  response
k1        1000     1        0           2         2

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no block takes longer than its wcet
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- U1: a kernel that waited for its stream is queued behind what is released at that instant
- U2: never more grids at once than the platform allows: it has no fewer than there are streams
- U3: warps are dealt to sub-partitions in turn: only those blocks count for which an SM has a place however others have left
- U5: all kernels of a partition, or of the GPU, have one carve-out, so that none waits for it (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no registers given for k1: taken as no limit to the blocks of an SM (key registers)
- times without a unit are in ms (key time_unit)

-- case run --
$ gpurta rta kernels.yaml
2> kernels.yaml:4:5: kernels[1]: blocks of different footprints have no one number of slots (8 warps, 0 registers per warp, 0 bytes of shared memory; first kernel: 16, 0, 0); gpurta bound bounds every job, gpurta simulate shows one run
[2]
