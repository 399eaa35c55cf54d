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
$ gpurta measure kernels.yaml
Fake jetson-tx2: compute capability 6.2, 2 SMs, driver for CUDA 13.0
timer step 1000 ns; clocks aligned within 3765 ns; drift 729 +- 42845 in 10^9; latest launch 7600 ns late; scale 1
not read: SM clock (not from NVML, not from devfreq); memory clock (not from NVML); power mode (no /var/lib/nvpmodel/status)
completions of 10 repetitions, in ms from the first launch; launched: in the first repetition

kernel  blocks  launched    minimum     median    maximum
k1           2    0.0000   4.001250   4.001644   4.002047
k2           7    0.0025  10.001250  10.001644  10.002047
k3           2    0.0050  12.003644  12.004047  12.004644
k4           5    0.0075  11.003644  11.004047  11.004644
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition
