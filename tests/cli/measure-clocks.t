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
Fake jetson-tx2: compute capability 6.2, 2 SMs, driver for CUDA 13.0
timer step 1000 ns; clocks aligned within 3765 ns; drift 729 +- 42845 in 10^9; latest launch 7600 ns late; scale 1
CLOCKS MOVED: times are not to be trusted
SM clock 1300 MHz before, 1122 MHz after
not read: memory clock (not from NVML); power mode (no /var/lib/nvpmodel/status)
completions of 10 repetitions, in ms from the first launch; launched: in the first repetition

kernel  blocks  launched    minimum     median    maximum
k1           2    0.0000   4.001250   4.001644   4.002047
k2           7    0.0025  10.001250  10.001644  10.002047
k3           2    0.0050  12.003644  12.004047  12.004644
k4           5    0.0075  11.003644  11.004047  11.004644
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case gpurta-fake-nvml-1300-gpurta-fake-nvml-memory-16-2 --
$ GPURTA_FAKE_NVML=1300 GPURTA_FAKE_NVML_MEMORY=1600 gpurta measure kernels.yaml --runs 1 | grep -i clock
timer step 1000 ns; clocks aligned within 3763 ns; drift 0 +- 434142 in 10^9; latest launch 7600 ns late; scale 1
SM clock 1300 MHz before and after
memory clock 1600 MHz before and after
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case gpurta-fake-nvml-1300-gpurta-fake-nvml-memory-16 --
$ GPURTA_FAKE_NVML=1300 GPURTA_FAKE_NVML_MEMORY="1600 1866" gpurta measure kernels.yaml --runs 1 -o M.json
> grep "clock" M.json
    "clock_source": "nvml",
    "sm_clock_before_khz": 1300000,
    "sm_clock_after_khz": 1300000,
    "memory_clock_before_khz": 1600000,
    "memory_clock_after_khz": 1866000,
    "clocks_moved": true
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case gpurta-fake-nvml-1300-kernels --
$ GPURTA_FAKE_NVML=1300 gpurta measure kernels.yaml | sed -n 3,4p
SM clock 1300 MHz before and after
not read: memory clock (not from NVML); power mode (no /var/lib/nvpmodel/status)
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case kernels-m --
$ GPURTA_FAKE_NVML=1300 GPURTA_FAKE_NVML_MEMORY="1600 1866" gpurta measure kernels.yaml --runs 1 -o M.json >/dev/null 2>&1
> gpurta check kernels.yaml M.json | grep CLOCKS
CLOCKS MOVED while this was measured
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case still --
$ GPURTA_FAKE_NVML=1300 gpurta measure kernels.yaml --runs 1 -o M.json >/dev/null 2>&1
> gpurta check kernels.yaml M.json --format json | grep clocks_moved
  "clocks_moved": false,
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition
