-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1
export GPURTA_FAKE_CUDA=jitter=400000

-- file kernels.yaml --
time_unit: ms
platform: jetson-tx2
kernels:
  - {name: k1, blocks: 2, threads: 512, wcet: 4, period: 15}
  - {name: k2, blocks: 7, threads: 512, wcet: 6, period: 15}
  - {name: k3, blocks: 2, threads: 512, wcet: 6, period: 15}
  - {name: k4, blocks: 5, threads: 512, wcet: 5, period: 15}

-- case first --
$ export GPURTA_FAKE_CUDA=slow=-3,jitter=400000
> sed '/k[124],/d' kernels.yaml >first.yaml
> gpurta check first.yaml --tolerance 170us
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case m-tolerance-290us-format-json --
$ gpurta check kernels.yaml --tolerance 290us --save M.json >/dev/null 2>&1
> gpurta check kernels.yaml M.json --tolerance 290us --format json | grep outside
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case runs-3-format-csv --
$ export GPURTA_FAKE_CUDA=slow=-3
> gpurta check kernels.yaml --runs 3 --format csv
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case tolerance-280us --
$ export GPURTA_FAKE_CUDA=slow=-3
> export GPURTA_FAKE_CUDA=slow=-3,jitter=400000
> gpurta check kernels.yaml --tolerance 280us
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case tolerance-290us-save-m --
$ gpurta check kernels.yaml --tolerance 290us --save M.json
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]
