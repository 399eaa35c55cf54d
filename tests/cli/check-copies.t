-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1

-- file operations.yaml --
time_unit: ms
platform: jetson-tx2
operations:
  - {kernel: a, stream: s1, blocks: 3, threads: 1024, wcet: 5}
  - {copy: c, stream: s1, bytes: 20000000, direction: d2h}
  - {kernel: b, stream: default, blocks: 1, threads: 32, wcet: 1, release: 1}

-- case operations-copy-bandwidth-10000000000 --
$ gpurta check operations.yaml --copy-bandwidth 10000000000
predicted by simulate for jetson-tx2; measured on Fake jetson-tx2, 10 repetitions; completions in ms from the scenario's zero

kernel  predicted   minimum    median   maximum     error  relative  within  verdict
a               5  5.001316  5.001710  5.002110  0.001710   ~+0.04%    0.20  agrees
c               7  7.004382  7.004388  7.004392  0.004388   ~+0.07%    0.24  agrees
b               8  8.001348  8.001742  8.002145  0.001742   ~+0.03%    0.24  agrees

placement: 40 of 40 blocks (100.00%) ran on the predicted SM
agrees: 3 of 3 within 2%+100us

-- case operations --
$ gpurta check operations.yaml
2> gpurta: operations.yaml: copies give their bytes: --copy-bandwidth N says how many the device copies in a second
[2]
