-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1

-- file amert.yaml --
# Amert figure 7, a tenth as long
time_unit: ms
platform: jetson-tx2
kernels:
  - {name: K1, stream: s1, blocks: 8, threads: 1024, wcet: 50}
  - {name: K2, stream: s2, blocks: 8, threads: 1024, wcet: 50, release: 20}
  - {name: K3, stream: s3, blocks: 8, threads: 1024, wcet: 50, release: 30}
  - {name: K4, stream: s4, blocks: 8, threads: 1024, wcet: 50, release: 120}
streams:
  s3: {priority: high}

-- case run --
$ gpurta check amert.yaml
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]
