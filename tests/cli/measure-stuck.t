-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1

-- file kernels.yaml --
time_unit: ms
platform: jetson-tx2
kernels:
  - {name: k1, blocks: 2, threads: 512, wcet: 4, period: 15}
  - {name: k2, blocks: 7, threads: 512, wcet: 6, period: 15}
  - {name: k3, blocks: 2, threads: 512, wcet: 6, period: 15}
  - {name: k4, blocks: 5, threads: 512, wcet: 5, period: 15}

-- case 50ms-2 --
$ GPURTA_FAKE_CUDA=stuck=3 gpurta check kernels.yaml --timeout 50ms
2> gpurta: k2, or what follows it in its stream, still ran 50 ms after the last launch (timeout); it does not stop when told, and stays until this process ends
[3]

-- case 50ms --
$ GPURTA_FAKE_CUDA=stuck=3 gpurta measure kernels.yaml --timeout 50ms
2> gpurta: k2, or what follows it in its stream, still ran 50 ms after the last launch (timeout); it does not stop when told, and stays until this process ends
[3]
