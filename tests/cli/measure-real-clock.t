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

-- case run --
$ GPURTA_FAKE_CUDA=clock=real gpurta check kernels.yaml --runs 2 --tolerance 100%+2s | sed -n '$p'
agrees: 4 of 4 within 100%+2s
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition
