-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1
export LD_LIBRARY_PATH=$FAKE_CUDA

-- file kernels.yaml --
time_unit: ms
platform: jetson-tx2
kernels:
  - {name: k1, blocks: 2, threads: 512, wcet: 4, period: 15}
  - {name: k2, blocks: 7, threads: 512, wcet: 6, period: 15}
  - {name: k3, blocks: 2, threads: 512, wcet: 6, period: 15}
  - {name: k4, blocks: 5, threads: 512, wcet: 5, period: 15}

-- case gpurta-fake-nvml-1300-1122-kernels --
$ GPURTA_FAKE_NVML='1300 1122' gpurta measure kernels.yaml
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case gpurta-fake-nvml-1300-gpurta-fake-nvml-memory-16-2 --
$ GPURTA_FAKE_NVML=1300 GPURTA_FAKE_NVML_MEMORY=1600 gpurta measure kernels.yaml --runs 1 | grep -i clock
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case gpurta-fake-nvml-1300-gpurta-fake-nvml-memory-16 --
$ GPURTA_FAKE_NVML=1300 GPURTA_FAKE_NVML_MEMORY="1600 1866" gpurta measure kernels.yaml --runs 1 -o M.json
> grep "clock" M.json
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> grep: M.json: No such file or directory
[3]

-- case gpurta-fake-nvml-1300-kernels --
$ GPURTA_FAKE_NVML=1300 gpurta measure kernels.yaml | sed -n 3,4p
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case kernels-m --
$ GPURTA_FAKE_NVML=1300 GPURTA_FAKE_NVML_MEMORY="1600 1866" gpurta measure kernels.yaml --runs 1 -o M.json >/dev/null 2>&1
> gpurta check kernels.yaml M.json | grep CLOCKS
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case still --
$ GPURTA_FAKE_NVML=1300 gpurta measure kernels.yaml --runs 1 -o M.json >/dev/null 2>&1
> gpurta check kernels.yaml M.json --format json | grep clocks_moved
2> gpurta: cannot read M.json: No such file or directory
[3]
