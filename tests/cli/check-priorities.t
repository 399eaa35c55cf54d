-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1

-- file amert.yaml --
# Amert figure 7, a tenth as long
time_unit: ms
platform: jetson-tx2
kernels:
  - {name: K1, stream: s1, blocks: 8, threads: 1024, wcet: 50}
  - {name: K2, stream: s2, blocks: 8, threads: 1024, wcet: 50, release: 20}
  - {name: K3, stream: s3, blocks: 8, threads: 1024, wcet: 50, release: 30}
  - {name: K4, stream: s4, blocks: 8, threads: 1024, wcet: 50, release: 120}
streams:
  s3: {priority: high}

-- case run --
$ gpurta check amert.yaml
predicted by simulate for jetson-tx2; measured on Fake jetson-tx2, 10 repetitions; completions in ms from the scenario's zero

kernel  predicted     minimum      median     maximum     error  relative  within  verdict
K1            200  200.001300  200.001694  200.002097  0.001694   ~+0.01%     4.1  agrees
K2            300  300.001325  300.001719  300.002122  0.001719   ~+0.01%     5.7  agrees
K3            150  150.001287  150.001681  150.002084  0.001681   ~+0.01%     2.5  agrees
K4            400  400.001349  400.001743  400.002146  0.001743   ~+0.01%     5.7  agrees

placement: 320 of 320 blocks (100.00%) ran on the predicted SM
agrees: 4 of 4 within 2%+100us
