-- setup --
mkdir logs
gpurta simulate partitions.yaml --export-examiner logs >/dev/null
sed -i 's/"scenario_name"/"tpcMask": "0xfffffffffffffffc", "scenario_name"/' logs/gpurta_stream_1.json
sed -i 's/"kernel_name"/"sm_mask": "~0xc", "kernel_name"/' logs/gpurta_stream_2.json

-- file config.json --
{"name": "x", "max_iterations": 2, "max_time": 0, "cuda_device": 0, "benchmarks": [
 {"filename": "./bin/timer_spin.so", "log_name": "1.json", "label": "A", "thread_count": 1024, "block_count": 8, "data_size": 0, "additional_info": 5000000, "sm_mask": "0xfffffffffffffffc"},
 {"filename": "./bin/multikernel.so", "log_name": "2.json", "label": "B", "thread_count": 1024, "block_count": 8, "data_size": 0, "additional_info": [{"kernel_label": "M", "duration": 5000000, "block_count": 12, "thread_count": 1024, "sm_mask": "~c"}]}]}

-- file kernels.yaml --
time_unit: ms
platform: jetson-xavier-agx
kernels:
  - {name: a, stream: s1, blocks: 8, threads: 1024, wcet: 5}
  - {name: b, stream: s2, blocks: 12, threads: 1024, wcet: 5, release: 1}

-- file launched.yaml --
# as partitions.yaml, both at once, and b is launched first
time_unit: ms
platform: jetson-xavier-agx
queues: shared
partitions:
  - {name: left, tpc_mask: 0x3}
  - {name: right, tpc_mask: 0xc}
streams:
  s1: {partition: left}
  s2: {partition: right}
kernels:
  - {name: b, stream: s2, blocks: 12, threads: 1024, wcet: 5}
  - {name: a, stream: s1, blocks: 8, threads: 1024, wcet: 5}

-- file partitions.yaml --
time_unit: ms
platform: jetson-xavier-agx
queues: shared
partitions:
  - {name: left, tpc_mask: 0x3}
  - {name: right, tpc_mask: 0xc}
streams:
  s1: {partition: left}
  s2: {partition: right}
kernels:
  - {name: a, stream: s1, blocks: 8, threads: 1024, wcet: 5}
  - {name: b, stream: s2, blocks: 12, threads: 1024, wcet: 5, release: 1}

-- case beyond-json --
$ sed -i 's/0xfffffffffffffffc/0xfffffffffffffffe/' logs/gpurta_stream_1.json && gpurta check kernels.yaml logs --format json | sed -n '/"masks"/,$p'
  "masks": [
    {"kernel": "a", "mask": "0xfffffffffffffffe", "leaves": "SMs 0-1"},
    {"kernel": "b", "mask": "~0xc", "leaves": "SMs 4-7"}
  ],
  "beyond_masks": 4,
  "first_beyond_mask": {"run": 1, "kernel": "a", "block": 1, "sm": 2, "mask": "0xfffffffffffffffe"},
  "placement_wanted_percent": 0,
  "notes": []
}
[1]

-- case beyond --
$ sed -i 's/0xfffffffffffffffc/0xfffffffffffffffe/' logs/gpurta_stream_1.json && gpurta check kernels.yaml logs
predicted by simulate for jetson-xavier-agx; measured on an unnamed device, 1 repetition; completions in ms from the scenario's zero

kernel  predicted  minimum  median  maximum  error  relative  within  verdict
a              10        5       5        5     -5   -50.00%    0.30  DISAGREES
b              15       11      11       11     -4  ~-28.58%    0.38  DISAGREES

placement: 14 of 20 blocks (70.00%) ran on the predicted SM
first elsewhere: repetition 1, block 1 of a: predicted SM 1, measured SM 2
masks of TPCs, in which a set bit disables one (behind ~: enables): 0xfffffffffffffffe leaves SMs 0-1; ~0xc leaves SMs 4-7
BEYOND ITS MASK: repetition 1, block 1 of a ran on SM 2, but mask 0xfffffffffffffffe leaves it SMs 0-1; 4 such blocks
disagrees: 0 of 2 within 2%+100us; 4 blocks on SMs that masks disable
[1]

-- case config-refused --
$ gpurta simulate config.json --slots 4; gpurta convert config.json --platform xavier; gpurta simulate config.json --platform tx2
2> gpurta: config.json:2:169: a mask of TPCs, but how many SMs a TPC of slots has is not known
2> gpurta: config.json: partitions have no place in what becomes of a configuration
2> gpurta: config.json:3:246: mask ~c of M leaves none of the 2 TPCs of jetson-tx2 (a set bit disables one)
[2]

-- case config --
$ gpurta simulate config.json --platform xavier && mkdir own && gpurta simulate config.json --platform xavier --export-examiner own >/dev/null && gpurta check config.json own --platform xavier
platform jetson-xavier-agx; placement most-room; rules U1 U2 U3 U4 U5 U6 U7 U8 U9; times in s

operation  stream  blocks  release  start  completion  response
A          s1           8    0.000  0.000       0.005     0.005
A#2        s1           8    0.005  0.005       0.010     0.005
M          s2          12    0.000  0.000       0.010     0.010
M#2        s2          12    0.010  0.010       0.020     0.010

partitions: 0xfffffffffffffffc 4 SMs 0-3, ~c 4 SMs 4-7; queues shared

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- U5: SMs that are not empty keep their carve-out; carve-out computed as the driver chooses it: 0 KiB for A, A#2, M, M#2 (key carveout)
- no registers given for A, A#2, M and M#2: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for A, A#2, M and M#2: taken to use none (key shared_memory)
- not confirmed of this GPU by any source: number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate
- copy engines, caches and memory bandwidth stay shared
- partitions share their queues: the head of a queue keeps back kernels of all partitions behind it
predicted by simulate for jetson-xavier-agx; measured on an unnamed device, 1 repetition; completions in s from the scenario's zero

kernel  predicted  minimum  median  maximum  error  relative  within  verdict
A           0.005    0.005   0.005    0.005      0    +0.00%  0.0002  agrees
A#2         0.010    0.010   0.010    0.010      0    +0.00%  0.0003  agrees
M           0.010    0.010   0.010    0.010      0    +0.00%  0.0003  agrees
M#2         0.020    0.020   0.020    0.020      0    +0.00%  0.0005  agrees

placement: 40 of 40 blocks (100.00%) ran on the predicted SM
masks of TPCs, in which a set bit disables one (behind ~: enables): 0xfffffffffffffffc leaves SMs 0-3; ~c leaves SMs 4-7
agrees: 4 of 4 within 2%+100us

-- case logs --
$ gpurta check kernels.yaml logs
predicted by simulate for jetson-xavier-agx; measured on an unnamed device, 1 repetition; completions in ms from the scenario's zero

kernel  predicted  minimum  median  maximum  error  relative  within  verdict
a               5        5       5        5      0    +0.00%     0.2  agrees
b              11       11      11       11      0    +0.00%     0.3  agrees

placement: 20 of 20 blocks (100.00%) ran on the predicted SM
masks of TPCs, in which a set bit disables one (behind ~: enables): 0xfffffffffffffffc leaves SMs 0-3; ~0xc leaves SMs 4-7
agrees: 2 of 2 within 2%+100us

-- case meant-enabled --
$ sed -i 's/~0xc/0xc/' logs/gpurta_stream_2.json && gpurta check kernels.yaml logs | tail -4
masks of TPCs, in which a set bit disables one (behind ~: enables): 0xfffffffffffffffc leaves SMs 0-3; 0xc leaves SMs 0-3
BEYOND ITS MASK: repetition 1, block 0 of b ran on SM 4, but mask 0xc leaves it SMs 0-3; 12 such blocks
all of its blocks are: if set bits of 0xc enable, write ~0xc
disagrees: 1 of 2 within 2%+100us; 12 blocks on SMs that masks disable
[1]

-- case measured --
$ export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1 GPURTA_FAKE_CUDA=platform=xavier; sed 's/tpc_mask.*/sms: 4}/' partitions.yaml >green.yaml; gpurta measure green.yaml --runs 1 -o M.json && sed 's/"name": "a"/"sm_mask": "~0x3", "name": "a"/; s/"name": "b"/"sm_mask": "~0xc", "name": "b"/; s/"partition[a-z_]*": ["a-z0-9]*, //g' M.json >N.json && gpurta check kernels.yaml N.json | tail -4

placement: 20 of 20 blocks (100.00%) ran on the predicted SM
masks of TPCs, in which a set bit disables one (behind ~: enables): ~0x3 leaves SMs 0-3; ~0xc leaves SMs 4-7
agrees: 2 of 2 within 2%+100us

-- case none --
$ sed -i 's/"sm_mask": "~0xc", //' logs/gpurta_stream_2.json && gpurta check kernels.yaml logs
2> gpurta: logs/gpurta_stream_1.json:2:12: a mask of TPCs, but kernel b has none: it may use all SMs, and partitions are disjoint
[2]

-- case order --
$ sed 's/, release: 1//' partitions.yaml >together.yaml; mkdir own; gpurta simulate launched.yaml --export-examiner own >/dev/null; sed -i '/"kernel_name": "a"/s/"cuda_launch_times": \[0.000000000, 0.000000000/"cuda_launch_times": [0.000001000, 0.000001000/' own/*.json; gpurta check together.yaml own
predicted by simulate for jetson-xavier-agx; measured on an unnamed device, 1 repetition; completions in ms from the scenario's zero

kernel  predicted  minimum  median  maximum  error  relative  within  verdict
a              10       10      10       10      0    +0.00%     0.3  agrees
b              10       10      10       10      0    +0.00%     0.3  agrees

kernels released together: predicted in the order in which they were launched in the first repetition
placement: 20 of 20 blocks (100.00%) ran on the predicted SM
agrees: 2 of 2 within 2%+100us

-- case other --
$ sed -i 's/~0xc/~0x8/' logs/gpurta_stream_2.json && gpurta check partitions.yaml logs
2> gpurta: logs/gpurta_stream_2.json:12:13: mask ~0x8 leaves SMs 6-7 to b, but its partition right has other SMs: another scenario?
[2]

-- case overlap --
$ sed -i 's/~0xc/~0xe/' logs/gpurta_stream_2.json && gpurta check kernels.yaml logs
2> gpurta: logs/gpurta_stream_1.json:2:12: masks of TPCs are simulated as partitions: partition ~0xe: SM 2 is in partition 0xfffffffffffffffc already
[2]

-- case partitions --
$ gpurta check partitions.yaml logs | tail -3
placement: 20 of 20 blocks (100.00%) ran on the predicted SM
masks of TPCs, in which a set bit disables one (behind ~: enables): 0xfffffffffffffffc leaves SMs 0-3; ~0xc leaves SMs 4-7
agrees: 2 of 2 within 2%+100us

-- case wrong --
$ for mask in '"~"' -1 '"0x123456789012345678901234567890123"'; do sed "s/\"0xfffffffffffffffc\"/$mask/" logs/gpurta_stream_1.json >m.json && gpurta check kernels.yaml m.json; done
> sed 's/0xfffffffffffffffc/~0xf00/' logs/gpurta_stream_1.json >logs/1.json && rm logs/gpurta_stream_1.json && gpurta check kernels.yaml logs
2> m.json:2:12: expected a mask of TPCs in hexadecimal, of at most 128 bits, in which a set bit disables a TPC (behind ~: enables it), as in "0xff0"
2> m.json:2:12: expected a mask of TPCs in hexadecimal, of at most 128 bits, in which a set bit disables a TPC (behind ~: enables it), as in "0xff0"
2> m.json:2:12: expected a mask of TPCs in hexadecimal, of at most 128 bits, in which a set bit disables a TPC (behind ~: enables it), as in "0xff0"
2> gpurta: logs/1.json:2:12: mask ~0xf00 of a leaves none of the 4 TPCs of jetson-xavier-agx (a set bit disables one)
[2]
