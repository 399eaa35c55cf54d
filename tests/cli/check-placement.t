-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1
export GPURTA_FAKE_CUDA=platform=jetson-xavier-agx,policy=round-robin

-- file sizes.yaml --
time_unit: ms
platform: {base: jetson-xavier-agx, rules: amert}
kernels:
  - {name: long, blocks: 1, threads: 512, wcet: 9}
  - {name: two, blocks: 2, threads: 1024, wcet: 1, release: 1}
  - {name: one, blocks: 1, threads: 512, wcet: 2, release: 3}

-- case sizes-format-json --
$ gpurta check sizes.yaml --format json | sed -n '/placement/,$p'
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case sizes --
$ gpurta check sizes.yaml
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]
