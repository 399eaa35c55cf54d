-- case 1024-for-blocks-3 --
$ gpurta occupancy --platform tx2 --threads 1024 --for-blocks 3
platform jetson-tx2: compute capability 6.2, 2 SMs
launch: 1024 threads per block, registers not a limit, 0 bytes of shared memory per block

For 3 blocks per SM, with the other two counts as they are:

count                     now       at most
threads per block        1024           672
registers per thread        0  not possible
shared memory per block     0  not possible

-- case 256-registers-40-for-blocks-2 --
$ gpurta occupancy --platform tx2 --threads 256 --registers 40 --for-blocks 6 --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "occupancy",
  "time_unit": "ms",
  "platform": "jetson-tx2",
  "compute_capability": "6.2",
  "sms": 2,
  "threads": 256,
  "registers": 40,
  "shared_memory": 0,
  "for_blocks": 6,
  "largest": {"threads": 256, "registers": 40, "shared_memory": 10752},
  "notes": []
}

-- case 256-registers-40-for-blocks-3 --
$ gpurta occupancy --platform tx2 --threads 256 --registers 40 --for-blocks 6 --format csv
for_blocks,largest_threads,largest_registers,largest_shared_memory
6,256,40,10752

-- case 256-registers-40-for-blocks --
$ gpurta occupancy --platform tx2 --threads 256 --registers 40 --for-blocks 6 --format table
platform jetson-tx2: compute capability 6.2, 2 SMs
launch: 256 threads per block, 40 registers per thread, 0 bytes of shared memory per block

For 6 blocks per SM, with the other two counts as they are:

count                    now  at most
threads per block        256      256
registers per thread      40       40
shared memory per block    0    10752
