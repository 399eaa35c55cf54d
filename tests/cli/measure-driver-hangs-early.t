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

-- case devices --
$ GPURTA_FAKE_CUDA=devices=2,fail=cuCtxCreate_v2:1:-1,fail_from=1 timeout 50 gpurta measure --devices
2> gpurta: the CUDA driver does not return; giving up
[3]

-- case memory --
$ GPURTA_FAKE_CUDA=fail=cuMemAlloc_v2:3:-1 timeout 50 gpurta measure kernels.yaml
2> gpurta: the CUDA driver does not return; giving up
[3]
