-- file backwards.json --
{
"scenario_name": "three kernels",
"benchmark_name": "stream_action.so",
"label": "s1",
"max_resident_threads": 4096,
"data_size": 0,
"release_time": 0.000000,
"PID": 1,
"TID": 2,
"times": [{},
{"copy_in_times": [0.5,0.5], "execute_times": [0.5,0.6], "copy_out_times": [0.6,0.6], "cpu_times": [0.5,0.6]},
{"kernel_name": "GPUSpin", "block_count": 2, "thread_count": 1024, "shared_memory": 0, "kernel_launch_times": [0.500000000, 0.500010000, 0.000000000], "block_times": [nan,0.510003000,0.500003500,0.510003500], "block_smids": [0,1], "cpu_core": 0},
{"kernel_name": "GPUSpin", "block_count": 1, "thread_count": 1024, "shared_memory": 0, "kernel_launch_times": [0.500020000, 0.500030000, 0.000000000], "block_times": [0.515008000,0.510008000], "block_smids": [0], "cpu_core": 0},
{"kernel_name": "GPUSpin", "block_count": 2, "thread_count": 1024, "shared_memory": 0, "kernel_launch_times": [0.700000000, 0.700010000, 0.000000000], "block_times": [0.700004000,0.710004000,0.700004000,0.710004000], "block_smids": [0,1], "cpu_core": 0},
{"kernel_name": "GPUSpin", "block_count": 1, "thread_count": 1024, "shared_memory": 0, "kernel_launch_times": [0.700020000, 0.700030000, 0.000000000], "block_times": [0.710009000,0.715009000], "block_smids": [-1], "cpu_core": 0}
]}

-- file kernels.yaml --
time_unit: ms
platform: jetson-tx2
kernels:
  - {name: K1, stream: s1, blocks: 2, threads: 1024, wcet: 10}
  - {name: K2, stream: s1, blocks: 1, threads: 1024, wcet: 5}
  - {name: Stream 2, blocks: 2, threads: 1024, wcet: 20}

-- file short.json --
{
"scenario_name": "three kernels",
"benchmark_name": "stream_action.so",
"label": "s1",
"max_resident_threads": 4096,
"data_size": 0,
"release_time": 0.000000,
"PID": 1,
"TID": 2,
"times": [{},
{"copy_in_times": [0.5,0.5], "execute_times": [0.5,0.6], "copy_out_times": [0.6,0.6], "cpu_times": [0.5,0.6]},
{"kernel_name": "GPUSpin", "block_count": 2, "thread_count": 1024, "shared_memory": 0, "kernel_launch_times": [0.500000000, 0.500010000, 0.000000000], "block_times": [0.499999400,0.510003000,0.500003500,0.510003500], "block_smids": [0,1], "cpu_core": 0},
{"kernel_name": "GPUSpin", "block_count": 1, "thread_count": 1024, "shared_memory": 0, "kernel_launch_times": [0.500020000, 0.500030000, 0.000000000], "block_times": [0.510008000], "block_smids": [0], "cpu_core": 0},
{"kernel_name": "GPUSpin", "block_count": 2, "thread_count": 1024, "shared_memory": 0, "kernel_launch_times": [0.700000000, 0.700010000, 0.000000000], "block_times": [0.700004000,0.710004000,0.700004000,0.710004000], "block_smids": [0,1], "cpu_core": 0},
{"kernel_name": "GPUSpin", "block_count": 1, "thread_count": 1024, "shared_memory": 0, "kernel_launch_times": [0.700020000, 0.700030000, 0.000000000], "block_times": [0.710009000,0.715009000], "block_smids": [1], "cpu_core": 0}
]}

-- case backwards --
$ gpurta check kernels.yaml backwards.json
2> backwards.json:12:168: expected a time in seconds, found nan
2> backwards.json:13:180: a block that ends before it starts
2> backwards.json:15:210: expected the number of an SM, 0 to 2147483647, found -1
[2]

-- case empty-2 --
$ mkdir empty
> cp kernels.yaml empty/x.json
> gpurta check kernels.yaml empty
2> empty/x.json:1:1: neither a measurement (command: measure) nor a log of cuda_scheduling_examiner (times)
[2]

-- case empty --
$ mkdir empty
> gpurta check kernels.yaml empty
2> gpurta: empty: no .json file in this folder
[2]

-- case logs-a --
$ gpurta check kernels.yaml logs/a.json
2> gpurta: logs/a.json: no log tells of Stream 2
[2]

-- case logs --
$ gpurta check kernels.yaml logs
predicted by rta for jetson-tx2; measured on an unnamed device, 2 repetitions; completions in ms from the scenario's zero

kernel    predicted  minimum   median  maximum   error  relative  within  verdict
K1               10  10.0035  10.0035   10.004  0.0035   ~+0.04%     0.3  agrees
K2               15  15.0080  15.0080   15.009  0.0080   ~+0.06%     0.4  agrees
Stream 2         20  20.0440  20.0440   20.044  0.0440    +0.22%     0.5  agrees

placement: 9 of 10 blocks (90.00%) ran on the predicted SM
first elsewhere: repetition 2, block 0 of K2: predicted SM 0, measured SM 1
agrees: 3 of 3 within 2%+100us

-- case nowhere --
$ mkdir empty
> cp kernels.yaml empty/x.json
> gpurta check kernels.yaml nowhere
2> gpurta: cannot read nowhere: No such file or directory
[3]

-- case short --
$ gpurta check kernels.yaml short.json
2> short.json:13:167: expected 2 block times for 1 blocks, found 1
[2]

-- case truncated --
$ gpurta check kernels.yaml truncated.json
2> truncated.json:15:1: not YAML or JSON: did not find expected node content while parsing a flow node
[2]
