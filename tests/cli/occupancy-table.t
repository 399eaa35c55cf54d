-- case kib --
$ gpurta occupancy --platform tx2 --threads 256 --shared-memory 8KiB
platform jetson-tx2: compute capability 6.2, 2 SMs
launch: 256 threads per block, registers not a limit, 8192 bytes of shared memory per block

resource       a block gets  an SM has    blocks  binds
warps                     8         64         8  yes
registers                 0      65536  no limit  no
shared memory          8192      65536         8  yes
blocks                    1         32        32  no

blocks per SM  8
warps per SM   64 of 64 (100%)
slots          16

-- case run --
$ gpurta occupancy --platform tx2 --threads 256 --registers 40 --shared-memory 8192
platform jetson-tx2: compute capability 6.2, 2 SMs
launch: 256 threads per block, 40 registers per thread, 8192 bytes of shared memory per block

resource       a block gets  an SM has  blocks  binds
warps                     8         64       8  no
registers             10240      65536       6  yes
shared memory          8192      65536       8  no
blocks                    1         32      32  no

blocks per SM  6
warps per SM   48 of 64 (75%)
slots          12
