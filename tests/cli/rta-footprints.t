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
platform h200: 528 slots; rules U1 and U3, measured on other GPUs, not on this one; algorithm closed-form; times in ms

kernel  blocks  wcet  release  completion  response
k1        1000     1        0           2         2

assumptions:
- no block takes longer than its wcet
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- no registers given for k1: taken as no limit to the blocks of an SM (key registers)

-- case run --
$ gpurta rta kernels.yaml
2> kernels.yaml:4:5: kernels[1]: blocks of different footprints have no one number of slots (8 warps, 0 registers per warp, 0 bytes of shared memory; first kernel: 16, 0, 0); gpurta bound bounds every job, gpurta simulate shows one run
[2]
