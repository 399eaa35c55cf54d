-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1
export GPURTA_FAKE_CUDA=devices=2,platform=jetson-xavier-agx

-- case devices-3-fail-cuctxcreate-v2-1-2-fail-from-1-de --
$ GPURTA_FAKE_CUDA=devices=3,fail=cuCtxCreate_v2:1:2,fail_from=1 gpurta measure --devices
2> gpurta: cuCtxCreate failed: CUDA_ERROR_OUT_OF_MEMORY (2, out of memory)
[3]

-- case devices-3-fail-cuctxcreate-v2-1-2-fail-from-2-de-2 --
$ GPURTA_FAKE_CUDA=devices=3,fail=cuCtxCreate_v2:1:2,fail_from=2 gpurta measure --devices --format json | wc -c
0
2> gpurta: cuCtxCreate failed: CUDA_ERROR_OUT_OF_MEMORY (2, out of memory)
[3]

-- case devices-3-fail-cuctxcreate-v2-1-2-fail-from-2-de-3 --
$ GPURTA_FAKE_CUDA=devices=3,fail=cuCtxCreate_v2:1:2,fail_from=2 gpurta measure --devices --format csv | wc -c
0
2> gpurta: cuCtxCreate failed: CUDA_ERROR_OUT_OF_MEMORY (2, out of memory)
[3]

-- case devices-3-fail-cuctxcreate-v2-1-2-fail-from-2-de --
$ GPURTA_FAKE_CUDA=devices=3,fail=cuCtxCreate_v2:1:2,fail_from=2 gpurta measure --devices --format table | wc -c
0
2> gpurta: cuCtxCreate failed: CUDA_ERROR_OUT_OF_MEMORY (2, out of memory)
[3]

-- case devices-device-1-format-json --
$ gpurta measure --devices --device 1 --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "measure",
  "devices": [
    {"name": "Fake jetson-xavier-agx", "index": 1, "sms": 8, "compute_capability_major": 7, "compute_capability_minor": 2, "driver_version": 13000, "threads_per_sm": 2048, "blocks_per_sm": 32, "threads_per_block": 1024, "registers_per_sm": 65536, "registers_per_block": 65536, "shared_memory_per_sm": 98304, "shared_memory_per_block": 49152, "shared_memory_per_block_optin": 98304, "shared_memory_reserved": 0, "copy_engines": 1, "least_priority": 0, "greatest_priority": -1, "spin_registers": 14}
  ],
  "notes": []
}

-- case devices-format-csv --
$ gpurta measure --devices --format csv
name,index,sms,compute_capability_major,compute_capability_minor,driver_version,threads_per_sm,blocks_per_sm,threads_per_block,registers_per_sm,registers_per_block,shared_memory_per_sm,shared_memory_per_block,shared_memory_per_block_optin,shared_memory_reserved,copy_engines,least_priority,greatest_priority,spin_registers
Fake jetson-xavier-agx,0,8,7,2,13000,2048,32,1024,65536,65536,98304,49152,98304,0,1,0,-1,14
Fake jetson-xavier-agx,1,8,7,2,13000,2048,32,1024,65536,65536,98304,49152,98304,0,1,0,-1,14

-- case devices-format-json --
$ gpurta measure --devices --format json | grep -c index
2

-- case devices-o-all-format-csv --
$ gpurta measure --devices -o all.csv --format csv
> wc -l <all.csv
3

-- case devices --
$ gpurta measure --devices
device  name                    capability  SMs  CUDA  priorities
     0  Fake jetson-xavier-agx  7.2           8  13.0  0..-1
     1  Fake jetson-xavier-agx  7.2           8  13.0  0..-1
