-- file board.yaml --
# A Jetson Orin NX with a power mode that leaves 6 SMs on.
platform:
  name: our-board
  compute_capability: 8.7
  sms: 6
  sm_order: ascending
  copy_engines: 1
  copy_bandwidth: 20000000000
  x-note: measured in May

-- file one-sm.json --
{"base": "jetson-tx2", "sms": 1}

-- file own.json --
{"name": "own", "sms": 3, "threads_per_sm": 1024, "blocks_per_sm": 16, "threads_per_block": 512, "warp_size": 64, "registers_per_sm": 32768, "registers_per_block": 32768, "registers_per_thread": 127, "register_unit": 64, "sub_partitions": 2, "shared_memory_per_sm": 65536, "shared_memory_per_block": 32768, "shared_memory_unit": 64}

-- file slots.yaml --
slots: 8

-- case file-board --
$ gpurta platforms --platform-file board.yaml
field                                  value
name                                   our-board
compute_capability                     8.7
sms                                    6
threads_per_sm                         1536
blocks_per_sm                          16
threads_per_block                      1024
warp_size                              32
registers_per_sm                       65536
registers_per_block                    65536
registers_per_thread                   255
register_unit                          256
sub_partitions                         4
launch_sub_partitions                  0
shared_memory_per_sm (bytes)           167936
shared_memory_per_block (bytes)        49152
shared_memory_per_block_optin (bytes)  166912
shared_memory_unit (bytes)             128
shared_memory_reserved (bytes)         1024
copy_engines                           1
copy_bandwidth (bytes/s)               20000000000
resident_grids                         128
carveout_sms                           2
switch_cost (ns)                       not known
sm_order                               ascending
carveout_sizes (KiB)                   0 8 16 32 64 100 132 164
queue_delay (U1)                       yes
resident_grid_limit (U2)               yes
warps_in_turn (U3)                     yes
contiguous_shared_memory (U4)          yes
carveout_waits (U5)                    yes
local_memory_waits (U6)                yes
block_pairs (U7)                       yes
freed_first (U8)                       yes
copies_in_order (U9)                   yes

source: CUDA C++ Programming Guide 11, appendix K, table Technical Specifications; CUDA C++ Programming Guide 13.0, table 27, Technical Specifications; threads and shared memory also: deviceQuery on an Orin; allocation units, sub-partitions: cuda_occupancy.h of CUDA 13.0
unconfirmed: reserved shared memory: inferred, SM minus largest block; rules measured on other GPUs alone: ...
U1: the successor in a stream reaches the EE queue a little after its predecessor's completion: blocks that wait, of lower priority too, are placed first (test5 of the experiments of "thread-block-scheduling" (artifact of paper 223; V100, RTX 2080 Ti, A100; CUDA 11.3))
U2: at most resident_grids kernels are in EE queues or run; the next one waits before its EE queue, in the order in which they came (CUDA C++ Programming Guide, Technical Specifications; 129 kernels of one block)
U3: the warps of a block are dealt to the sub-partitions in turn, beginning with the one that holds the fewest warps; each must find its registers and its warp slot there (test12 of the experiments of "thread-block-scheduling" (artifact of paper 223; V100, RTX 2080 Ti, A100; CUDA 11.3); not from the same sub-partition for every block: 4 blocks of 10 warps fill an SM in test9)
U4: the shared memory of a block is one piece, the first that fits (test14 of the experiments of "thread-block-scheduling" (artifact of paper 223; V100, RTX 2080 Ti, A100; CUDA 11.3))
U5: the SMs of a group (carveout_sms) have one carve-out of shared memory; a kernel that needs a larger one waits until the group is empty (test13 of the experiments of "thread-block-scheduling" (artifact of paper 223; V100, RTX 2080 Ti, A100; CUDA 11.3): half of the SMs were empty, and yet the second kernel waited; a smaller one does not wait (A100, test12); groups of two SMs are inferred)
U6: a kernel whose threads need more local memory than any before waits until the GPU is idle (test11 of the experiments of "thread-block-scheduling" (artifact of paper 223; V100, RTX 2080 Ti, A100; CUDA 11.3))
U7: on an idle GPU a grid of more than 2N + 4 blocks (N SMs) is placed two blocks on an SM at a time until 2N + 2 are left (block-to-SM logs of compute capabilities 7.5, 8.0, 8.6; not on 7.0)
U8: among SMs with equal room the one that was freed first since the GPU was last idle takes the block; those that were not used since then come before, in the SM order (443 of 446 placements beside resident blocks on a V100; on the idle GPU 2,092 of 2,113 follow the SM order; 3 and 21 do not)
U9: the copies of an engine run in the order of their launches, whatever their streams wait for (576 of 576 traces on a GTX 950 (5.2), 8 of 8 on a T4 (7.5, of which C1 explains 2), 13 of 16 on an RTX 4060 Ti (8.9, C1: 5); a Jetson TX2 has C1 (Amert III), hence not on 6.2)

-- case file-one-sm-format-csv --
$ gpurta platforms --platform-file one-sm.json --format csv | tail -1
jetson-tx2,tx2,6.2,,1,2048,32,1024,32,65536,32768,255,256,4,0,65536,49152,0,256,0,1,,16,,,ascending,,false,false,false,false,false,false,false,false,false,"SMs, one copy engine: Paredes 2.1, Amert III; SMs also: Olmedo Table I, deviceQuery",

-- case file-own-format-csv --
$ gpurta platforms --platform-file own.json --format csv | tail -1
own,,,,3,1024,16,512,64,32768,32768,127,64,2,0,65536,32768,0,64,0,,,,,,unknown,,false,false,false,false,false,false,false,false,false,,"SM order for ties (taken as ascending); number of copy engines (taken as one); rules measured on other GPUs alone: ..."

-- case file-own-threads-100-registers-20 --
$ gpurta occupancy --platform-file own.json --threads 100 --registers 20 | tail -5
blocks per SM  8
warps per SM   16 of 16 (100%)
slots          24

unconfirmed: SM order for ties (taken as ascending); number of copy engines (taken as one); rules measured on other GPUs alone: ...

-- case file --
$ gpurta platforms --platform-file - <slots.yaml
field  value
name   slots
slots  8
