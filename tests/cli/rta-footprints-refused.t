-- file bare.yaml --
platform: tx2
kernels:
  - {name: a, blocks: 2, threads: 64, wcet: 2}
  - {name: b, blocks: 2, wcet: 2}

-- file carveouts.yaml --
platform: h200
kernels:
  - {blocks: 1, threads: 256, shared_memory: 1024, carveout: 0, wcet: 1}
  - {blocks: 1, threads: 256, shared_memory: 1024, carveout: 100, wcet: 1}

-- file large.yaml --
platform: tx2
kernels:
  - {name: a, blocks: 2, threads: 1024, registers: 33, wcet: 2}

-- file limits.yaml --
platform: cc-6.2
kernels:
  - {name: a, blocks: 2, threads: 64, wcet: 2}

-- file local-memory.yaml --
platform: h200
kernels:
  - {blocks: 1, threads: 256, local_memory: 64, wcet: 1}
  - {blocks: 1, threads: 256, local_memory: 128, wcet: 1}

-- file mistake.yaml --
platform: {base: tx2, sm: 1, shared_memory_unit: 0}
kernels:
  - {name: a, blocks: 2, threads: 64, wcet: 2}

-- file mixed.yaml --
platform: tx2
kernels:
  - {name: a, blocks: 2, threads: 256, wcet: 2}
  - {name: b, blocks: 2, threads: 256, registers: 8, wcet: 2}

-- file small-carveout.yaml --
platform: {base: h200, carveout_sizes: [8KiB]}
kernels: [{blocks: 1, threads: 256, shared_memory: 20000, wcet: 1}]

-- case bare --
$ gpurta rta bare.yaml
2> bare.yaml:4:5: kernels[1]: key "threads" is missing; expected the threads of a block, from 1 to 1024
[2]

-- case carveouts --
$ gpurta rta carveouts.yaml
2> carveouts.yaml:4:5: kernels[1]: blocks of different footprints have no one number of slots (carve-out: 233472 bytes; first kernel: 8192); gpurta bound bounds every job, gpurta simulate shows one run
[2]

-- case large --
$ gpurta rta large.yaml
2> large.yaml:3:5: kernels[0]: the block cannot launch: 32 warps of 1280 registers, 40960 in all: the check of a launch allows a block 32768 registers, counting its warps up to a multiple of 4
[2]

-- case limits --
$ gpurta rta limits.yaml
2> limits.yaml:1:11: platform: cc-6.2 does not say its number of SMs; for example {base: cc-6.2, sms: 2}
[2]

-- case local-memory --
$ gpurta rta local-memory.yaml
2> local-memory.yaml:4:5: kernels[1]: blocks of different footprints have no one number of slots (local memory per thread: 128 bytes; first kernel: 64); gpurta bound bounds every job, gpurta simulate shows one run
[2]

-- case mistake --
$ gpurta rta mistake.yaml
2> mistake.yaml:1:23: platform: unknown key "sm"; did you mean "sms"?
2> mistake.yaml:1:50: platform.shared_memory_unit: expected a whole number of bytes from 1 to 1048576, also as 32KiB or 1MiB, found "0"
[2]

-- case mixed --
$ gpurta rta mixed.yaml
2> mixed.yaml:4:5: kernels[1]: blocks of different footprints have no one number of slots (8 warps, 256 registers per warp, 0 bytes of shared memory; first kernel: 8, 0, 0); gpurta bound bounds every job, gpurta simulate shows one run
[2]

-- case small-carveout --
$ gpurta rta small-carveout.yaml
2> small-carveout.yaml:2:11: kernels[0]: no carve-out of the platform holds one of its blocks
[2]
