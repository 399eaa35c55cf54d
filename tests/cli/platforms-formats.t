-- case cc-12.0-format-csv --
$ gpurta platforms cc-12.0 --format csv
name,aliases,compute_capability,slots,sms,threads_per_sm,blocks_per_sm,threads_per_block,warp_size,registers_per_sm,registers_per_block,registers_per_thread,register_unit,sub_partitions,launch_sub_partitions,shared_memory_per_sm,shared_memory_per_block,shared_memory_per_block_optin,shared_memory_unit,shared_memory_reserved,copy_engines,copy_bandwidth,resident_grids,carveout_sms,switch_cost,sm_order,carveout_sizes,queue_delay,resident_grid_limit,warps_in_turn,contiguous_shared_memory,carveout_waits,local_memory_waits,block_pairs,freed_first,copies_in_order,source,unconfirmed
cc-12.0,sm-120,12.0,,,1536,24,1024,32,65536,65536,255,256,4,0,102400,49152,101376,128,1024,,,128,2,,unknown,0 8 16 32 64 100,true,true,true,true,true,true,true,true,true,"CUDA C++ Programming Guide 13.0, table 27, Technical Specifications; allocation units, sub-partitions: cuda_occupancy.h of CUDA 13.0 (24 blocks)","the Blackwell tuning guide says 32 blocks and 128 KB per SM instead; reserved shared memory: inferred, SM minus largest block; rules measured on other GPUs alone: ..."

-- case jetson-xavier-agx-format-json --
$ gpurta platforms jetson-xavier-agx --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "platforms",
  "time_unit": "ms",
  "platforms": [
    {
      "name": "jetson-xavier-agx",
      "aliases": ["xavier", "jetson-agx-xavier", "xavier-agx"],
      "compute_capability": "7.2",
      "slots": null,
      "sms": 8,
      "threads_per_sm": 2048,
      "blocks_per_sm": 32,
      "threads_per_block": 1024,
      "warp_size": 32,
      "registers_per_sm": 65536,
      "registers_per_block": 65536,
      "registers_per_thread": 255,
      "register_unit": 256,
      "sub_partitions": 4,
      "launch_sub_partitions": 0,
      "shared_memory_per_sm": 98304,
      "shared_memory_per_block": 49152,
      "shared_memory_per_block_optin": 98304,
      "shared_memory_unit": 256,
      "shared_memory_reserved": 0,
      "copy_engines": null,
      "copy_bandwidth": null,
      "resident_grids": 16,
      "carveout_sms": 2,
      "switch_cost": null,
      "sm_order": "even-then-odd",
      "carveout_sizes": [0, 8192, 16384, 32768, 65536, 98304],
      "queue_delay": true,
      "resident_grid_limit": true,
      "warps_in_turn": true,
      "contiguous_shared_memory": true,
      "carveout_waits": true,
      "local_memory_waits": true,
      "block_pairs": true,
      "freed_first": true,
      "copies_in_order": true,
      "source": "SMs: Olmedo Table I; SM order: Olmedo III",
      "unconfirmed": "number of copy engines (taken as one); rules measured on other GPUs alone: ..."
    }
  ],
  "notes": []
}
