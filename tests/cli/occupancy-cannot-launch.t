-- case 33-fo --
$ gpurta occupancy --platform jetson-tx2 --threads 1024 --registers 33 --format json | sed "/made_by/,\$d" | grep -E "blocks_per_sm|slots|limited_by|reason"
  "blocks_per_sm": 0,
  "certain_blocks_per_sm": 0,
  "slots": 0,
  "limited_by": ["registers"],
  "reason": "32 warps of 1280 registers, 40960 in all: the check of a launch allows a block 32768 registers, counting its warps up to a multiple of 4",

-- case 33 --
$ gpurta occupancy --platform jetson-tx2 --threads 1024 --registers 33
platform jetson-tx2: compute capability 6.2, 2 SMs
launch: 1024 threads per block, 33 registers per thread, 0 bytes of shared memory per block

resource       a block gets  an SM has    blocks  binds
warps                    32         64         2  no
registers             40960      65536         0  yes
shared memory             0      65536  no limit  no
blocks                    1         32        32  no

blocks per SM  0
warps per SM   0 of 64 (0%)
slots          0
The block cannot launch: 32 warps of 1280 registers, 40960 in all: the check of a launch allows a block 32768 registers, counting its warps up to a multiple of 4.
