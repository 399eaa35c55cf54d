-- file config.json --
{"name": "three iterations", "max_iterations": 3, "max_time": 1.5, "cuda_device": 0,
 "benchmarks": [{"filename": "./bin/timer_spin.so", "log_name": "a.json", "thread_count": 128, "block_count": 2,
                 "data_size": 0, "additional_info": 1000000000}]}

-- file host.json --
{"name": "three iterations", "max_iterations": 3, "max_time": 0, "cuda_device": 0,
 "benchmarks": [{"filename": "./bin/task_host.so", "max_iterations": 2, "log_name": "a.json", "thread_count": 128, "block_count": 2,
                 "data_size": 0, "additional_info": 1000000000}]}

-- case config-platform-tx2 --
$ gpurta simulate config.json --platform tx2
platform jetson-tx2; placement most-room; times in s

operation     stream  blocks  release  start  completion  response
timer_spin    s1           2        0      0           1         1
timer_spin#2  s1           2        1      1           2         1
timer_spin#3  s1           2        2      2           3         1

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- no registers given for timer_spin, timer_spin#2 and timer_spin#3: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for timer_spin, timer_spin#2 and timer_spin#3: taken to use none (key shared_memory)
2> config.json:1:63: note: max_time is not simulated: all 3 iterations are

-- case host-platform-tx2 --
$ gpurta simulate host.json --platform tx2
2> host.json:2:70: benchmarks[0].max_iterations: a task_host that runs 2 times is not simulated: let it run once, and its benchmarks more often
[2]
