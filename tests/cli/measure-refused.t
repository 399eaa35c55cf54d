-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1

-- file after.yaml --
kernels:
  - {name: a, blocks: 1, threads: 32, wcet: 1}
  - {name: b, blocks: 1, threads: 32, wcet: 1, after: a}

-- file copy.yaml --
operations:
  - {kernel: a, blocks: 1, threads: 32, wcet: 1}
  - {copy: c, duration: 1}

-- file empty.yaml --
time_unit: ms

-- file grid.yaml --
kernels: [{name: wide, blocks: [65536, 65536], threads: 32, wcet: 1}]

-- file shared.yaml --
kernels:
  - {blocks: 1, threads: 32, wcet: 1}
  - {blocks: 1, threads: 32, shared_memory: 65536, wcet: 1}

-- file threads.yaml --
kernels: [{name: big, blocks: 1, threads: 2048, wcet: 1}]

-- case after --
$ gpurta measure after.yaml
2> after.yaml:3:5: kernels[1]: b: a launch that waits for another one cannot be measured yet
[2]

-- case copy --
$ gpurta measure copy.yaml
2> copy.yaml:3:5: operations[1]: c: a copy of unknown size cannot be measured: give its bytes instead of its duration
[2]

-- case empty --
$ gpurta measure empty.yaml
2> empty.yaml:1:1: key "kernels" (or "operations") is missing
[2]

-- case grid --
$ gpurta measure grid.yaml
2> grid.yaml:1:11: kernels[0]: wide: the grid is too large: at most 4194304 blocks are recorded in all
[2]

-- case shared --
$ gpurta measure shared.yaml
2> shared.yaml:3:5: kernels[1]: k2: the block is too large: 65536 bytes of shared memory, and the device allows 49152
[2]

-- case threads --
$ gpurta measure threads.yaml
2> threads.yaml:1:11: kernels[0]: big: the block is too large: 2048 threads, and the device allows 1024
[2]
