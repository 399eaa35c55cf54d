-- file config.json --
{"name": "two", "max_iterations": 1, "max_time": 0, "cuda_device": 0, "benchmarks": [
 {"filename": "timer_spin.so", "label": "first", "thread_count": 512, "block_count": 7, "data_size": 0, "additional_info": 6000000},
 {"filename": "timer_spin.so", "label": "second", "thread_count": 512, "block_count": 5, "data_size": 0, "release_time": 0.001}]}

-- case run --
$ gpurta rta config.json --platform jetson-tx2
platform jetson-tx2: 8 slots; algorithm h-set; times in s

kernel  blocks   wcet  release  completion  response
first        7  0.006    0.000       0.006     0.006
second       5  0.010    0.001       0.016     0.015

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no block takes longer than its wcet
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- no registers given for first and second: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for first and second: taken to use none (key shared_memory)
