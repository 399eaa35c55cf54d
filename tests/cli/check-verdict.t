-- setup --
set -o pipefail
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1
export GPURTA_FAKE_CUDA
export GPURTA_FAKE_CUDA=jitter=500000

-- file kernels.yaml --
platform: jetson-tx2
kernels:
  - {name: k1, blocks: 2, threads: 512, wcet: 4}
  - {name: k2, blocks: 7, threads: 512, wcet: 6}
  - {name: late, blocks: 1, threads: 512, wcet: 4, release: 10s}

-- case kernels-runs-5-2 --
$ export GPURTA_FAKE_CUDA=latency=160000,slow=2
> gpurta check kernels.yaml --runs 5 | tail -n +2
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case kernels-runs-5-3 --
$ export GPURTA_FAKE_CUDA=latency=160000,slow=2
> export GPURTA_FAKE_CUDA=latency=330000
> gpurta check kernels.yaml --runs 5 | tail -n +2
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case kernels-runs-5-4 --
$ export GPURTA_FAKE_CUDA=latency=160000,slow=2
> export GPURTA_FAKE_CUDA=latency=330000
> export GPURTA_FAKE_CUDA=slow=5
> gpurta check kernels.yaml --runs 5 | tail -n +2
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case kernels-runs-5-5 --
$ export GPURTA_FAKE_CUDA=latency=160000,slow=2
> export GPURTA_FAKE_CUDA=latency=330000
> export GPURTA_FAKE_CUDA=slow=5
> export GPURTA_FAKE_CUDA=slow=-5
> gpurta check kernels.yaml --runs 5 | tail -n +2
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case kernels-runs-5 --
$ gpurta check kernels.yaml --runs 5 | tail -n +2
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case latency-160000-slow-2-kernels-format-csv --
$ export GPURTA_FAKE_CUDA=latency=160000,slow=2
> export GPURTA_FAKE_CUDA=latency=330000
> export GPURTA_FAKE_CUDA=slow=5
> export GPURTA_FAKE_CUDA=slow=-5
> GPURTA_FAKE_CUDA=latency=160000,slow=2 gpurta check kernels.yaml --format csv
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]
