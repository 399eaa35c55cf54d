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

-- case devices-0-kernels-timeout-100ms-o-m --
$ GPURTA_FAKE_CUDA=devices=0 gpurta measure kernels.yaml --timeout 100ms -o M.json
> ls M.json* 2>/dev/null
2> gpurta: there is a CUDA driver, but no CUDA device
[3]

-- case fail-cuinit-1-100-kernels-timeout-100ms-o-m --
$ GPURTA_FAKE_CUDA=fail=cuInit:1:100 gpurta measure kernels.yaml --timeout 100ms -o M.json
> ls M.json* 2>/dev/null
2> gpurta: there is a CUDA driver, but no CUDA device
[3]

-- case fail-culaunchkernel-40-719-kernels-timeout-100ms --
$ GPURTA_FAKE_CUDA=fail=cuLaunchKernel:40:719 gpurta measure kernels.yaml --timeout 100ms -o M.json
> ls M.json* 2>/dev/null
2> gpurta: cuLaunchKernel failed: CUDA_ERROR_LAUNCH_FAILED (719, unspecified launch failure)
[3]

-- case fail-cumemalloc-v2-3-2-kernels-timeout-100ms-o-m --
$ GPURTA_FAKE_CUDA=fail=cuMemAlloc_v2:3:2 gpurta measure kernels.yaml --timeout 100ms -o M.json
> ls M.json* 2>/dev/null
2> gpurta: cuMemAlloc failed: CUDA_ERROR_OUT_OF_MEMORY (2, out of memory)
[3]

-- case fail-cumoduleloaddataex-1-218-kernels-timeout-10 --
$ GPURTA_FAKE_CUDA=fail=cuModuleLoadDataEx:1:218 gpurta measure kernels.yaml --timeout 100ms -o M.json
> ls M.json* 2>/dev/null
2> gpurta: cuModuleLoadDataEx failed: CUDA_ERROR_INVALID_PTX (218, a PTX JIT compilation failed): ptxas error   : the fake compiler was told to fail
[3]

-- case hang-1-kernels-timeout-100ms-o-m --
$ GPURTA_FAKE_CUDA=hang=1 gpurta measure kernels.yaml --timeout 100ms -o M.json
> ls M.json* 2>/dev/null
2> gpurta: the warm-up still ran 200 ms after the last launch (timeout); it was stopped
[3]

-- case hang-3-kernels-timeout-100ms-o-m --
$ GPURTA_FAKE_CUDA=hang=3 gpurta measure kernels.yaml --timeout 100ms -o M.json
> ls M.json* 2>/dev/null
2> gpurta: k2, or what follows it in its stream, still ran 100 ms after the last launch (timeout); it was stopped
[3]

-- case lost-300-kernels-timeout-100ms-o-m --
$ GPURTA_FAKE_CUDA=lost=300 gpurta measure kernels.yaml --timeout 100ms -o M.json
> ls M.json* 2>/dev/null
2> gpurta: cuStreamQuery failed: CUDA_ERROR_LAUNCH_FAILED (719, unspecified launch failure)
[3]
