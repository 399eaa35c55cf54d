-- case rtx-4090-registers-40-sweep-threads --
$ gpurta occupancy --platform rtx-4090 --registers 40 --sweep threads
platform rtx-4090: compute capability 8.9, 128 SMs
launch: 40 registers per thread, 0 bytes of shared memory per block; a row stands for all values up to it

threads  blocks/SM  slots  warps/SM  of warps  limited by
     32         24   3072        24       50%  blocks
     64         24   3072        48      100%  warps registers blocks
     96         16   2048        48      100%  warps registers
    128         12   1536        48      100%  warps registers
    160          9   1152        45       93%  warps registers
    192          8   1024        48      100%  warps registers
    224          6    768        42       87%  warps registers
    256          6    768        48      100%  warps registers
    288          5    640        45       93%  warps registers
    320          4    512        40       83%  warps registers
    352          4    512        44       91%  warps registers
    384          4    512        48      100%  warps registers
    416          3    384        39       81%  warps registers
    448          3    384        42       87%  warps registers
    480          3    384        45       93%  warps registers
    512          3    384        48      100%  warps registers
    544          2    256        34       70%  warps registers
    576          2    256        36       75%  warps registers
    608          2    256        38       79%  warps registers
    640          2    256        40       83%  warps registers
    672          2    256        42       87%  warps registers
    704          2    256        44       91%  warps registers
    736          2    256        46       95%  warps registers
    768          2    256        48      100%  warps registers
    800          1    128        25       52%  warps registers
    832          1    128        26       54%  warps registers
    864          1    128        27       56%  warps registers
    896          1    128        28       58%  warps registers
    928          1    128        29       60%  warps registers
    960          1    128        30       62%  warps registers
    992          1    128        31       64%  warps registers
   1024          1    128        32       66%  warps registers

unconfirmed: number of copy engines (taken as one); rules measured on other GPUs alone: ...

-- case tx2-threads-1000-sweep-registers-format --
$ gpurta occupancy --platform tx2 --threads 1000 --sweep registers --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "occupancy",
  "time_unit": "ms",
  "platform": "jetson-tx2",
  "compute_capability": "6.2",
  "sms": 2,
  "sweep": "registers",
  "launches": [
    {"threads": 1000, "registers": 8, "shared_memory": 0, "blocks_per_sm": 2, "certain_blocks_per_sm": 2, "slots": 4, "warps_per_sm": 64, "limited_by": ["warps"]},
    {"threads": 1000, "registers": 16, "shared_memory": 0, "blocks_per_sm": 2, "certain_blocks_per_sm": 2, "slots": 4, "warps_per_sm": 64, "limited_by": ["warps"]},
    {"threads": 1000, "registers": 24, "shared_memory": 0, "blocks_per_sm": 2, "certain_blocks_per_sm": 2, "slots": 4, "warps_per_sm": 64, "limited_by": ["warps", "registers"]},
    {"threads": 1000, "registers": 32, "shared_memory": 0, "blocks_per_sm": 2, "certain_blocks_per_sm": 2, "slots": 4, "warps_per_sm": 64, "limited_by": ["warps", "registers"]},
    {"threads": 1000, "registers": 40, "shared_memory": 0, "blocks_per_sm": 0, "certain_blocks_per_sm": 0, "slots": 0, "warps_per_sm": 0, "limited_by": ["registers"]},
    {"threads": 1000, "registers": 48, "shared_memory": 0, "blocks_per_sm": 0, "certain_blocks_per_sm": 0, "slots": 0, "warps_per_sm": 0, "limited_by": ["registers"]},
    {"threads": 1000, "registers": 56, "shared_memory": 0, "blocks_per_sm": 0, "certain_blocks_per_sm": 0, "slots": 0, "warps_per_sm": 0, "limited_by": ["registers"]},
    {"threads": 1000, "registers": 64, "shared_memory": 0, "blocks_per_sm": 0, "certain_blocks_per_sm": 0, "slots": 0, "warps_per_sm": 0, "limited_by": ["registers"]},
    {"threads": 1000, "registers": 72, "shared_memory": 0, "blocks_per_sm": 0, "certain_blocks_per_sm": 0, "slots": 0, "warps_per_sm": 0, "limited_by": ["registers"]},
    {"threads": 1000, "registers": 80, "shared_memory": 0, "blocks_per_sm": 0, "certain_blocks_per_sm": 0, "slots": 0, "warps_per_sm": 0, "limited_by": ["registers"]},
    {"threads": 1000, "registers": 88, "shared_memory": 0, "blocks_per_sm": 0, "certain_blocks_per_sm": 0, "slots": 0, "warps_per_sm": 0, "limited_by": ["registers"]},
    {"threads": 1000, "registers": 96, "shared_memory": 0, "blocks_per_sm": 0, "certain_blocks_per_sm": 0, "slots": 0, "warps_per_sm": 0, "limited_by": ["registers"]},
    {"threads": 1000, "registers": 104, "shared_memory": 0, "blocks_per_sm": 0, "certain_blocks_per_sm": 0, "slots": 0, "warps_per_sm": 0, "limited_by": ["registers"]},
    {"threads": 1000, "registers": 112, "shared_memory": 0, "blocks_per_sm": 0, "certain_blocks_per_sm": 0, "slots": 0, "warps_per_sm": 0, "limited_by": ["registers"]},
    {"threads": 1000, "registers": 120, "shared_memory": 0, "blocks_per_sm": 0, "certain_blocks_per_sm": 0, "slots": 0, "warps_per_sm": 0, "limited_by": ["registers"]},
    {"threads": 1000, "registers": 128, "shared_memory": 0, "blocks_per_sm": 0, "certain_blocks_per_sm": 0, "slots": 0, "warps_per_sm": 0, "limited_by": ["registers"]},
    {"threads": 1000, "registers": 136, "shared_memory": 0, "blocks_per_sm": 0, "certain_blocks_per_sm": 0, "slots": 0, "warps_per_sm": 0, "limited_by": ["registers"]},
    {"threads": 1000, "registers": 144, "shared_memory": 0, "blocks_per_sm": 0, "certain_blocks_per_sm": 0, "slots": 0, "warps_per_sm": 0, "limited_by": ["registers"]},
    {"threads": 1000, "registers": 152, "shared_memory": 0, "blocks_per_sm": 0, "certain_blocks_per_sm": 0, "slots": 0, "warps_per_sm": 0, "limited_by": ["registers"]},
    {"threads": 1000, "registers": 160, "shared_memory": 0, "blocks_per_sm": 0, "certain_blocks_per_sm": 0, "slots": 0, "warps_per_sm": 0, "limited_by": ["registers"]},
    {"threads": 1000, "registers": 168, "shared_memory": 0, "blocks_per_sm": 0, "certain_blocks_per_sm": 0, "slots": 0, "warps_per_sm": 0, "limited_by": ["registers"]},
    {"threads": 1000, "registers": 176, "shared_memory": 0, "blocks_per_sm": 0, "certain_blocks_per_sm": 0, "slots": 0, "warps_per_sm": 0, "limited_by": ["registers"]},
    {"threads": 1000, "registers": 184, "shared_memory": 0, "blocks_per_sm": 0, "certain_blocks_per_sm": 0, "slots": 0, "warps_per_sm": 0, "limited_by": ["registers"]},
    {"threads": 1000, "registers": 192, "shared_memory": 0, "blocks_per_sm": 0, "certain_blocks_per_sm": 0, "slots": 0, "warps_per_sm": 0, "limited_by": ["registers"]},
    {"threads": 1000, "registers": 200, "shared_memory": 0, "blocks_per_sm": 0, "certain_blocks_per_sm": 0, "slots": 0, "warps_per_sm": 0, "limited_by": ["registers"]},
    {"threads": 1000, "registers": 208, "shared_memory": 0, "blocks_per_sm": 0, "certain_blocks_per_sm": 0, "slots": 0, "warps_per_sm": 0, "limited_by": ["registers"]},
    {"threads": 1000, "registers": 216, "shared_memory": 0, "blocks_per_sm": 0, "certain_blocks_per_sm": 0, "slots": 0, "warps_per_sm": 0, "limited_by": ["registers"]},
    {"threads": 1000, "registers": 224, "shared_memory": 0, "blocks_per_sm": 0, "certain_blocks_per_sm": 0, "slots": 0, "warps_per_sm": 0, "limited_by": ["registers"]},
    {"threads": 1000, "registers": 232, "shared_memory": 0, "blocks_per_sm": 0, "certain_blocks_per_sm": 0, "slots": 0, "warps_per_sm": 0, "limited_by": ["registers"]},
    {"threads": 1000, "registers": 240, "shared_memory": 0, "blocks_per_sm": 0, "certain_blocks_per_sm": 0, "slots": 0, "warps_per_sm": 0, "limited_by": ["registers"]},
    {"threads": 1000, "registers": 248, "shared_memory": 0, "blocks_per_sm": 0, "certain_blocks_per_sm": 0, "slots": 0, "warps_per_sm": 0, "limited_by": ["registers"]},
    {"threads": 1000, "registers": 255, "shared_memory": 0, "blocks_per_sm": 0, "certain_blocks_per_sm": 0, "slots": 0, "warps_per_sm": 0, "limited_by": ["registers"]}
  ],
  "notes": []
}

-- case tx2-threads-200-sweep-shared-memory-for --
$ gpurta occupancy --platform tx2 --threads 200 --sweep shared_memory --format csv
threads,registers,shared_memory,blocks_per_sm,slots,warps_per_sm,limited_by
200,0,7168,9,18,63,warps shared_memory
200,0,8192,8,16,56,shared_memory
200,0,9216,7,14,49,shared_memory
200,0,10752,6,12,42,shared_memory
200,0,13056,5,10,35,shared_memory
200,0,16384,4,8,28,shared_memory
200,0,21760,3,6,21,shared_memory
200,0,32768,2,4,14,shared_memory
200,0,49152,1,2,7,shared_memory
