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
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case copy --
$ gpurta measure copy.yaml
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case empty --
$ gpurta measure empty.yaml
2> empty.yaml:1:1: key "kernels" (or "operations") is missing
[2]

-- case grid --
$ gpurta measure grid.yaml
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case shared --
$ gpurta measure shared.yaml
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case threads --
$ gpurta measure threads.yaml
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]
