-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1

-- file operations.yaml --
time_unit: us
operations:
  - {kernel: a, stream: s1, blocks: 3, threads: 1024, shared_memory: 2048, wcet: 50}
  - {copy: c, stream: s1, bytes: 1000000, direction: d2h}
  - {kernel: b, stream: s2, blocks: 1, threads: 32, wcet: 100, release: 60}
streams:
  s2: {priority: high, blocking: false}

-- case decimal --
$ gpurta measure operations.yaml --format csv --decimal --runs 2 | sed -n 1,2p
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case run --
$ gpurta measure operations.yaml --format csv --runs 2
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]
