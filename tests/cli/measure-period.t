-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1

-- file kernels.yaml --
platform: jetson-tx2
time_unit: ms
kernels:
  - {name: often, blocks: 2, threads: 512, wcet: 2, period: 10, deadline: 5}
  - {name: once, blocks: 1, threads: 512, wcet: 1, release: 3}

-- case m --
$ gpurta measure kernels.yaml --runs 1 -o M.json >/dev/null 2>&1
> gpurta check kernels.yaml M.json
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case runs-1-format-csv --
$ gpurta measure kernels.yaml --runs 1 --format csv
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case runs-1-o-m --
$ gpurta measure kernels.yaml --runs 1 -o M.json
> grep jobs M.json
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> grep: M.json: No such file or directory
[3]
