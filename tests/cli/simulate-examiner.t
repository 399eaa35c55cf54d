-- file config.json --
{
  "name": "RTSS 2017, figure 3",
  "comment": "written for gpurta from the paper's text",
  "comment": "all blocks take one second",
  "max_iterations": 1, "max_time": 0, "cuda_device": 0,
  "benchmarks": [
    {"filename": "./bin/multikernel.so", "label": "stream 1", "thread_count": 0, "block_count": 0, "data_size": 0,
     "additional_info": [
       {"kernel_label": "K1", "duration": 1000000000, "block_count": 6, "thread_count": 768},
       {"kernel_label": "K2", "duration": 1000000000, "block_count": 2, "thread_count": 512, "copy_out_count": 67108864},
       {"kernel_label": "K3", "duration": 1000000000, "block_count": 2, "thread_count": 1024,
        "copy_in_count": 67108864, "copy_out_count": 67108864}]},
    {"filename": "./bin/multikernel.so", "label": "stream 2", "thread_count": 0, "block_count": 0, "data_size": 0,
     "additional_info": [
       {"kernel_label": "K4", "duration": 1000000000, "block_count": 4, "thread_count": 256,
        "shared_memory_size": 8192, "delay": 0.2},
       {"kernel_label": "K6", "duration": 1000000000, "block_count": 2, "thread_count": 512, "delay": 0.8,
        "copy_out_count": 67108864}]},
    {"filename": "./bin/multikernel.so", "label": "stream 3", "thread_count": 0, "block_count": 0, "data_size": 0,
     "release_time": 0.4,
     "additional_info": [
       {"kernel_label": "K5", "duration": 1000000000, "block_count": 2, "thread_count": 256,
        "shared_memory_size": 8192, "copy_out_count": 67108864}]}
  ]
}

-- case config --
$ gpurta simulate config.json --platform jetson-tx2 --copy-bandwidth 10737418240
platform jetson-tx2 with copy_bandwidth 10737418240; placement most-room; times in s

operation  stream  blocks  release  start  completion  response
K1         s1           6      0.0  0.000       2.000     2.000
K2         s1           2      0.0  2.000       3.000     3.000
K2 out     s1        copy      0.0  3.025       3.050     3.050
K3 in      s1        copy      0.0  3.050       3.075     3.075
K3         s1           2      0.0  3.075       4.075     4.075
K3 out     s1        copy      0.0  4.075       4.100     4.100
K4         s2           4      0.2  1.000       2.000     1.800
K6         s2           2      2.8  2.800       3.800     1.000
K6 out     s2        copy      2.8  3.800       3.825     1.025
K5         s3           2      0.4  2.000       3.000     2.600
K5 out     s3        copy      0.4  3.000       3.025     2.625

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1)
- no registers given for K1, K2, K3, K4, K6 and K5: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for K1, K2, K3 and K6: taken to use none (key shared_memory)
- platform jetson-tx2 with copy_bandwidth 10737418240

-- case convert --
$ gpurta convert --from examiner config.json --platform jetson-tx2 -o program.yaml
> cat program.yaml
# From config.json, a cuda_scheduling_examiner configuration.
time_unit: s
platform: jetson-tx2
operations:
  - {kernel: "K1", stream: "s1", blocks: 6, threads: 768, wcet: 1}
  - {kernel: "K2", stream: "s1", blocks: 2, threads: 512, wcet: 1}
  - {copy: "K2 out", stream: "s1", bytes: 268435456, direction: d2h}
  - {copy: "K3 in", stream: "s1", bytes: 268435456, direction: h2d}
  - {kernel: "K3", stream: "s1", blocks: 2, threads: 1024, wcet: 1}
  - {copy: "K3 out", stream: "s1", bytes: 268435456, direction: d2h}
  - {kernel: "K4", stream: "s2", blocks: 4, threads: 256, shared_memory: 32768, wcet: 1, release: 1/5}
  - {kernel: "K6", stream: "s2", blocks: 2, threads: 512, wcet: 1, after: "K4", delay: 4/5}
  - {copy: "K6 out", stream: "s2", bytes: 268435456, direction: d2h, after_launch: "K6"}
  - {kernel: "K5", stream: "s3", blocks: 2, threads: 256, shared_memory: 32768, wcet: 1, release: 2/5}
  - {copy: "K5 out", stream: "s3", bytes: 268435456, direction: d2h, release: 2/5}

-- case converted-is-the-same --
$ gpurta convert --from examiner config.json --platform jetson-tx2 -o program.yaml
> gpurta simulate config.json --platform jetson-tx2 --copy-bandwidth 10737418240 --format csv | cut -d, -f1-11 >a
> gpurta simulate program.yaml --copy-bandwidth 10737418240 --format csv | cut -d, -f1-11 | diff - a && echo same
same
