-- case cc-6.0 --
$ gpurta platforms cc-6.0
field                                  value
name                                   cc-6.0
other names                            sm-60
compute_capability                     6.0
sms                                    not known
threads_per_sm                         2048
blocks_per_sm                          32
threads_per_block                      1024
warp_size                              32
registers_per_sm                       65536
registers_per_block                    65536
registers_per_thread                   255
register_unit                          256
sub_partitions                         2
launch_sub_partitions                  4
shared_memory_per_sm (bytes)           65536
shared_memory_per_block (bytes)        49152
shared_memory_per_block_optin (bytes)  0
shared_memory_unit (bytes)             256
shared_memory_reserved (bytes)         0
copy_engines                           not known
copy_bandwidth (bytes/s)               not known
resident_grids                         128
carveout_sms                           not known
switch_cost (ns)                       not known
sm_order                               unknown
queue_delay (U1)                       no
resident_grid_limit (U2)               no
warps_in_turn (U3)                     no
contiguous_shared_memory (U4)          no
carveout_waits (U5)                    no
local_memory_waits (U6)                no
block_pairs (U7)                       no
freed_first (U8)                       no
copies_in_order (U9)                   yes

source: CUDA C++ Programming Guide 11, appendix K, table Technical Specifications; allocation units, sub-partitions: cuda_occupancy.h of CUDA 13.0, which also refuses what the 4 sub-partitions of 6.1 could not run
unconfirmed: rules measured on other GPUs alone: those of 2017 (Jetson TX2, V100, RTX 2080 Ti, A100); U9 (GTX 950, T4, RTX 4060 Ti)
U9: the copies of an engine run in the order of their launches, whatever their streams wait for (576 of 576 traces on a GTX 950 (5.2), 8 of 8 on a T4 (7.5, of which C1 explains 2), 13 of 16 on an RTX 4060 Ti (8.9, C1: 5); a Jetson TX2 has C1 (Amert III), hence not on 6.2)

-- case slots-4 --
$ gpurta platforms --slots 4
field  value
name   slots
slots  4

-- case tx2 --
$ gpurta platforms tx2
field                                  value
name                                   jetson-tx2
other names                            tx2
compute_capability                     6.2
sms                                    2
threads_per_sm                         2048
blocks_per_sm                          32
threads_per_block                      1024
warp_size                              32
registers_per_sm                       65536
registers_per_block                    32768
registers_per_thread                   255
register_unit                          256
sub_partitions                         4
launch_sub_partitions                  0
shared_memory_per_sm (bytes)           65536
shared_memory_per_block (bytes)        49152
shared_memory_per_block_optin (bytes)  0
shared_memory_unit (bytes)             256
shared_memory_reserved (bytes)         0
copy_engines                           1
copy_bandwidth (bytes/s)               not known
resident_grids                         16
carveout_sms                           not known
switch_cost (ns)                       not known
sm_order                               ascending
queue_delay (U1)                       no
resident_grid_limit (U2)               no
warps_in_turn (U3)                     no
contiguous_shared_memory (U4)          no
carveout_waits (U5)                    no
local_memory_waits (U6)                no
block_pairs (U7)                       no
freed_first (U8)                       no
copies_in_order (U9)                   no

source: SMs, one copy engine: Paredes 2.1, Amert III; SMs also: Olmedo Table I, deviceQuery
