-- file config.json --
{"name": "Three iterations", "max_iterations": 3, "max_time": 0, "cuda_device": 0, "benchmarks": [
  {"filename": "./bin/multikernel.so", "label": "K1 and K2", "release_time": 0.1, "additional_info": [
    {"kernel_label": "K1", "duration": 5000000, "block_count": 3, "thread_count": 1024, "delay": 0.2},
    {"kernel_label": "K2", "duration": 5000000, "block_count": 1, "thread_count": 32, "copy_out_count": 1000}]},
  {"filename": "./bin/timer_spin_default_stream.so", "thread_count": 32, "block_count": 1, "max_iterations": 1},
  {"filename": "./bin/timer_spin_default_stream.so", "label": "second", "thread_count": 32, "block_count": 1, "max_iterations": 1}]}

-- file program.yaml --
platform: jetson-tx2
operations:
  - {kernel: a, stream: one, blocks: 3, threads: 1024, wcet: 1/3, release: 1}
  - {copy: c, stream: one, duration: 1, direction: h2d}
  - {kernel: "d \"x\"", blocks: 1, threads: 32, shared_memory: 100, wcet: 2}
  - {kernel: e, stream: one, blocks: 1, threads: 32, wcet: 2}

-- case config --
$ mkdir config
> touch config/gpurta_stream_4.json config/gpurta_stream_5.json config/other.json
> gpurta simulate config.json --platform tx2 --copy-bandwidth 1000000 --export-examiner config >/dev/null
> cd config
> ls
> cat gpurta*
gpurta_stream_1.json
gpurta_stream_2.json
gpurta_stream_3.json
other.json
{
"scenario_name": "Three iterations",
"benchmark_name": "multikernel",
"label": "K1 and K2",
"max_resident_threads": 4096,
"data_size": 0,
"release_time": 0.100000000,
"PID": 0,
"TID": 0,
"times": [{},
{"copy_in_times": [0.300000000,0.300000000], "execute_times": [0.300000000,0.314000000], "copy_out_times": [0.314000000,0.314000000], "cpu_times": [0.300000000,0.314000000]},
{"kernel_name": "K1", "block_count": 3, "thread_count": 1024, "shared_memory": 0, "cuda_launch_times": [0.300000000, 0.300000000, 0.305000000], "block_times": [0.300000000,0.305000000,0.300000000,0.305000000,0.300000000,0.305000000], "block_smids": [0,1,0], "cpu_core": 0},
{"kernel_name": "K2", "block_count": 1, "thread_count": 32, "shared_memory": 0, "cuda_launch_times": [0.300000000, 0.300000000, 0.310000000], "block_times": [0.305000000,0.310000000], "block_smids": [0], "cpu_core": 0},
{"copy_in_times": [0.514000000,0.514000000], "execute_times": [0.514000000,0.528000000], "copy_out_times": [0.528000000,0.528000000], "cpu_times": [0.514000000,0.528000000]},
{"kernel_name": "K1", "block_count": 3, "thread_count": 1024, "shared_memory": 0, "cuda_launch_times": [0.514000000, 0.514000000, 0.519000000], "block_times": [0.514000000,0.519000000,0.514000000,0.519000000,0.514000000,0.519000000], "block_smids": [0,1,0], "cpu_core": 0},
{"kernel_name": "K2", "block_count": 1, "thread_count": 32, "shared_memory": 0, "cuda_launch_times": [0.514000000, 0.514000000, 0.524000000], "block_times": [0.519000000,0.524000000], "block_smids": [0], "cpu_core": 0},
{"copy_in_times": [0.728000000,0.728000000], "execute_times": [0.728000000,0.742000000], "copy_out_times": [0.742000000,0.742000000], "cpu_times": [0.728000000,0.742000000]},
{"kernel_name": "K1", "block_count": 3, "thread_count": 1024, "shared_memory": 0, "cuda_launch_times": [0.728000000, 0.728000000, 0.733000000], "block_times": [0.728000000,0.733000000,0.728000000,0.733000000,0.728000000,0.733000000], "block_smids": [0,1,0], "cpu_core": 0},
{"kernel_name": "K2", "block_count": 1, "thread_count": 32, "shared_memory": 0, "cuda_launch_times": [0.728000000, 0.728000000, 0.738000000], "block_times": [0.733000000,0.738000000], "block_smids": [0], "cpu_core": 0}
]}
{
"scenario_name": "Three iterations",
"benchmark_name": "timer_spin_default_stream",
"label": "timer_spin_default_stream",
"max_resident_threads": 4096,
"data_size": 0,
"release_time": 0.000000000,
"PID": 0,
"TID": 0,
"times": [{},
{"copy_in_times": [0.000000000,0.000000000], "execute_times": [0.000000000,0.010000000], "copy_out_times": [0.010000000,0.010000000], "cpu_times": [0.000000000,0.010000000]},
{"kernel_name": "timer_spin_default_stream", "block_count": 1, "thread_count": 32, "shared_memory": 0, "cuda_launch_times": [0.000000000, 0.000000000, 0.010000000], "block_times": [0.000000000,0.010000000], "block_smids": [0], "cpu_core": 0}
]}
{
"scenario_name": "Three iterations",
"benchmark_name": "timer_spin_default_stream",
"label": "second",
"max_resident_threads": 4096,
"data_size": 0,
"release_time": 0.000000000,
"PID": 0,
"TID": 0,
"times": [{},
{"copy_in_times": [0.000000000,0.000000000], "execute_times": [0.000000000,0.020000000], "copy_out_times": [0.020000000,0.020000000], "cpu_times": [0.000000000,0.020000000]},
{"kernel_name": "second", "block_count": 1, "thread_count": 32, "shared_memory": 0, "cuda_launch_times": [0.000000000, 0.000000000, 0.020000000], "block_times": [0.010000000,0.020000000], "block_smids": [0], "cpu_core": 0}
]}

-- case nowhere --
$ gpurta simulate program.yaml --export-examiner nowhere
2> gpurta: cannot write nowhere/gpurta_stream_1.json: its folder does not exist
[3]

-- case program --
$ mkdir logs
> gpurta simulate program.yaml --export-examiner logs >/dev/null
> cd logs
> for f in *; do echo $f; cat $f; done
gpurta_stream_1.json
{
"scenario_name": "program.yaml",
"benchmark_name": "gpurta simulate",
"label": "one",
"max_resident_threads": 4096,
"data_size": 0,
"release_time": 0.001000000,
"PID": 0,
"TID": 0,
"times": [{},
{"copy_in_times": [0.000000000,0.000000000], "execute_times": [0.000000000,0.003333333], "copy_out_times": [0.003333333,0.003333333], "cpu_times": [0.000000000,0.003333333]},
{"kernel_name": "a", "block_count": 3, "thread_count": 1024, "shared_memory": 0, "cuda_launch_times": [0.001000000, 0.001000000, 0.003333333], "block_times": [0.003000000,0.003333333,0.003000000,0.003333333,0.003000000,0.003333333], "block_smids": [0,1,0], "cpu_core": 0},
{"kernel_name": "e", "block_count": 1, "thread_count": 32, "shared_memory": 0, "cuda_launch_times": [0.000000000, 0.000000000, 0.003000000], "block_times": [0.001000000,0.003000000], "block_smids": [1], "cpu_core": 0}
]}
gpurta_stream_2.json
{
"scenario_name": "program.yaml",
"benchmark_name": "gpurta simulate",
"label": "d \"x\"",
"max_resident_threads": 4096,
"data_size": 0,
"release_time": 0.000000000,
"PID": 0,
"TID": 0,
"times": [{},
{"copy_in_times": [0.000000000,0.000000000], "execute_times": [0.000000000,0.002000000], "copy_out_times": [0.002000000,0.002000000], "cpu_times": [0.000000000,0.002000000]},
{"kernel_name": "d \"x\"", "block_count": 1, "thread_count": 32, "shared_memory": 100, "cuda_launch_times": [0.000000000, 0.000000000, 0.002000000], "block_times": [0.000000000,0.002000000], "block_smids": [0], "cpu_core": 0}
]}

-- case slots --
$ mkdir config
> gpurta simulate config.json --slots 4 --copy-bandwidth 1000000 --export-examiner config
2> gpurta: --export-examiner: logs tell threads and SMs: a platform of plain slots has none
[2]
