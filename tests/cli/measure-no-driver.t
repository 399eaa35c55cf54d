-- file kernels.yaml --
time_unit: ms
platform: jetson-tx2
kernels:
  - {name: k1, blocks: 2, threads: 512, wcet: 4, period: 15}
  - {name: k2, blocks: 7, threads: 512, wcet: 6, period: 15}
  - {name: k3, blocks: 2, threads: 512, wcet: 6, period: 15}
  - {name: k4, blocks: 5, threads: 512, wcet: 5, period: 15}

-- case kernels-driver-.-kernels --
$ gpurta measure kernels.yaml --driver ./kernels.yaml
2> gpurta: no CUDA driver: ./kernels.yaml: invalid ELF header
[3]

-- case kernels-driver-..-fake-cuda-lacking-libcuda.so.1 --
$ gpurta measure kernels.yaml --driver $FAKE_CUDA/../fake_cuda_lacking/libcuda.so.1 2>&1 | sed 's/driver .* has/driver ... has/'
gpurta: the CUDA driver ... has no entry point cuStreamQuery: it is too old, or no driver
[3]

-- case nowhere-libcuda.so.1-kernels --
$ GPURTA_CUDA_DRIVER=/nowhere/libcuda.so.1 gpurta measure kernels.yaml
2> gpurta: no CUDA driver: /nowhere/libcuda.so.1: cannot open shared object file: No such file or directory
[3]
