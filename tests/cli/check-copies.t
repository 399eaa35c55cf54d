-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1

-- file operations.yaml --
time_unit: ms
platform: jetson-tx2
operations:
  - {kernel: a, stream: s1, blocks: 3, threads: 1024, wcet: 5}
  - {copy: c, stream: s1, bytes: 20000000, direction: d2h}
  - {kernel: b, stream: default, blocks: 1, threads: 32, wcet: 1, release: 1}

-- case operations-copy-bandwidth-10000000000 --
$ gpurta check operations.yaml --copy-bandwidth 10000000000
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case operations --
$ gpurta check operations.yaml
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]
