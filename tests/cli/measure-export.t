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

-- file operations.yaml --
time_unit: us
operations:
  - {kernel: a, stream: s1, blocks: 3, threads: 1024, shared_memory: 2048, wcet: 50}
  - {copy: c, stream: s1, bytes: 1000000, direction: d2h}
  - {kernel: b, stream: s2, blocks: 1, threads: 32, wcet: 100, release: 60}
streams:
  s2: {priority: high, blocking: false}

-- case kernels-logs --
$ mkdir logs
> gpurta measure kernels.yaml --runs 2 --export examiner -o logs >/dev/null 2>&1
> gpurta check kernels.yaml logs
predicted by rta for jetson-tx2; measured on an unnamed device, 2 repetitions; completions in ms from the scenario's zero

kernel  predicted    minimum     median    maximum     error  relative  within  verdict
k1              4   4.001644   4.001644   4.001855  0.001644   ~+0.05%    0.18  agrees
k2             10  10.001644  10.001644  10.001855  0.001644   ~+0.02%    0.30  agrees
k3             12  12.003855  12.003855  12.004644  0.003855   ~+0.04%    0.34  agrees
k4             11  11.003855  11.003855  11.004644  0.003855   ~+0.04%    0.32  agrees

placement: 32 of 32 blocks (100.00%) ran on the predicted SM
agrees: 4 of 4 within 2%+100us
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case kernels-runs-2-export-examiner-o-logs --
$ mkdir logs
> gpurta measure kernels.yaml --runs 2 --export examiner -o logs
> cat logs/*1.json logs/*4.json
{
"scenario_name": "kernels.yaml",
"benchmark_name": "gpurta measure",
"label": "k1",
"max_resident_threads": 4096,
"data_size": 0,
"release_time": 1.000000000,
"PID": 0,
"TID": 0,
"times": [{},
{"copy_in_times": [1.000000000,1.000000000], "execute_times": [1.000000000,1.004001644], "copy_out_times": [1.004001644,1.004001644], "cpu_times": [1.000000000,1.004001644]},
{"kernel_name": "k1", "block_count": 2, "thread_count": 512, "shared_memory": 0, "cuda_launch_times": [1.000000000, 1.000000000, 1.004001644], "block_times": [1.000001644,1.004001644,1.000001644,1.004001644], "block_smids": [0,1], "cpu_core": 0},
{"copy_in_times": [3.000000000,3.000000000], "execute_times": [3.000000000,3.004001855], "copy_out_times": [3.004001855,3.004001855], "cpu_times": [3.000000000,3.004001855]},
{"kernel_name": "k1", "block_count": 2, "thread_count": 512, "shared_memory": 0, "cuda_launch_times": [3.000000000, 3.000000000, 3.004001855], "block_times": [3.000001855,3.004001855,3.000001855,3.004001855], "block_smids": [0,1], "cpu_core": 0}
]}
{
"scenario_name": "kernels.yaml",
"benchmark_name": "gpurta measure",
"label": "k4",
"max_resident_threads": 4096,
"data_size": 0,
"release_time": 1.000007500,
"PID": 0,
"TID": 0,
"times": [{},
{"copy_in_times": [1.000007500,1.000007500], "execute_times": [1.000007500,1.011004644], "copy_out_times": [1.011004644,1.011004644], "cpu_times": [1.000007500,1.011004644]},
{"kernel_name": "k4", "block_count": 5, "thread_count": 512, "shared_memory": 0, "cuda_launch_times": [1.000007500, 1.000007500, 1.011004644], "block_times": [1.006004644,1.011004644,1.006004644,1.011004644,1.006004644,1.011004644,1.006004644,1.011004644,1.006004644,1.011004644], "block_smids": [1,0,1,0,1], "cpu_core": 0},
{"copy_in_times": [3.000007500,3.000007500], "execute_times": [3.000007500,3.011003855], "copy_out_times": [3.011003855,3.011003855], "cpu_times": [3.000007500,3.011003855]},
{"kernel_name": "k4", "block_count": 5, "thread_count": 512, "shared_memory": 0, "cuda_launch_times": [3.000007500, 3.000007500, 3.011003855], "block_times": [3.006003855,3.011003855,3.006003855,3.011003855,3.006003855,3.011003855,3.006003855,3.011003855,3.006003855,3.011003855], "block_smids": [1,0,1,0,1], "cpu_core": 0}
]}
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case operations-runs-1-export-examiner-o-copies --
$ mkdir copies
> gpurta measure operations.yaml --runs 1 --export examiner -o copies
> ls copies
gpurta_stream_1.json
gpurta_stream_2.json
2> gpurta: note: these logs tell of kernels only: a check of them needs a scenario without copies; the measurement itself (JSON) has both
