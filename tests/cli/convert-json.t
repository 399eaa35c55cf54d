-- case again --
$ gpurta convert names.yaml --to json -o first.json
> gpurta convert first.json --to json -o second.json
> cmp first.json second.json
> gpurta simulate names.yaml --explain -o yaml.txt
> gpurta simulate second.json --explain -o json.txt
> cmp yaml.txt json.txt

-- case chains-of-scenario --
$ gpurta convert names.yaml --to chains
2> gpurta: names.yaml: --to chains is for profiles, and this is none: expected a file of Nsight Systems, PyTorch or nvprof
[2]

-- case chains --
$ gpurta convert chains.yaml --to json
{
  "time_unit": "ms",
  "platform": {
    "slots": 8,
    "copy_engines": 0,
    "copy_bandwidth": 0
  },
  "contexts": [
    {"name": "main", "level": "high", "timeslice": 2}
  ],
  "chains": [
    {"name": "camera", "period": 33, "jitter": "1/2", "steps": [{"host": "decode", "wcet": "2.50", "bcet": 1}, {"kernel": "detect", "blocks": 30, "wcet": "400us", "count": 3, "after": ["decode"]}]}
  ],
  "runlist": {"timeslice": 2, "switch_cost": "0.05"}
}

-- case examiner --
$ gpurta convert config.json --to json --platform jetson-tx2
{
  "time_unit": "s",
  "platform": {
    "name": "jetson-tx2",
    "compute_capability": "6.2",
    "sms": 2,
    "threads_per_sm": 2048,
    "blocks_per_sm": 32,
    "threads_per_block": 1024,
    "warp_size": 32,
    "registers_per_sm": 65536,
    "registers_per_block": 32768,
    "registers_per_thread": 255,
    "register_unit": 256,
    "sub_partitions": 4,
    "launch_sub_partitions": 0,
    "shared_memory_per_sm": 65536,
    "shared_memory_per_block": 49152,
    "shared_memory_per_block_optin": 0,
    "shared_memory_unit": 256,
    "shared_memory_reserved": 0,
    "copy_engines": 1,
    "copy_bandwidth": 0,
    "sm_order": "ascending",
    "resident_grids": 16,
    "carveout_sms": 0,
    "queue_delay": false,
    "resident_grid_limit": false,
    "warps_in_turn": false,
    "contiguous_shared_memory": false,
    "carveout_waits": false,
    "local_memory_waits": false,
    "block_pairs": false,
    "freed_first": false,
    "copies_in_order": false
  },
  "operations": [
    {"kernel": "K1", "stream": "s1", "blocks": 6, "threads": 768, "wcet": 1},
    {"kernel": "K2", "stream": "s1", "blocks": 2, "threads": 512, "wcet": 1},
    {"copy": "K2 out", "stream": "s1", "bytes": 268435456, "direction": "d2h"},
    {"copy": "K3 in", "stream": "s1", "bytes": 268435456, "direction": "h2d"},
    {"kernel": "K3", "stream": "s1", "blocks": 2, "threads": 1024, "wcet": 1},
    {"copy": "K3 out", "stream": "s1", "bytes": 268435456, "direction": "d2h"},
    {"kernel": "K4", "stream": "s2", "blocks": 4, "threads": 256, "shared_memory": 32768, "wcet": 1, "release": "1/5"},
    {"kernel": "K6", "stream": "s2", "blocks": 2, "threads": 512, "wcet": 1, "after": "K4", "delay": "4/5"},
    {"copy": "K6 out", "stream": "s2", "bytes": 268435456, "direction": "d2h", "after_launch": "K6"},
    {"kernel": "K5", "stream": "s3", "blocks": 2, "threads": 256, "shared_memory": 32768, "wcet": 1, "release": "2/5"},
    {"copy": "K5 out", "stream": "s3", "bytes": 268435456, "direction": "d2h", "release": "2/5"}
  ]
}

-- case margin --
$ gpurta convert names.yaml --to json --margin 20%
2> gpurta: convert: --margin is for profiles
[2]

-- case names --
$ gpurta convert names.yaml --to json
{
  "time_unit": "us",
  "platform": {
    "name": "jetson-tx2",
    "compute_capability": "6.2",
    "sms": 1,
    "threads_per_sm": 2048,
    "blocks_per_sm": 32,
    "threads_per_block": 1024,
    "warp_size": 32,
    "registers_per_sm": 65536,
    "registers_per_block": 32768,
    "registers_per_thread": 255,
    "register_unit": 256,
    "sub_partitions": 4,
    "launch_sub_partitions": 0,
    "shared_memory_per_sm": 65536,
    "shared_memory_per_block": 49152,
    "shared_memory_per_block_optin": 0,
    "shared_memory_unit": 256,
    "shared_memory_reserved": 0,
    "copy_engines": 1,
    "copy_bandwidth": 0,
    "sm_order": "ascending",
    "resident_grids": 16,
    "carveout_sms": 0,
    "queue_delay": false,
    "resident_grid_limit": false,
    "warps_in_turn": false,
    "contiguous_shared_memory": false,
    "carveout_waits": false,
    "local_memory_waits": false,
    "block_pairs": false,
    "freed_first": false,
    "copies_in_order": false
  },
  "kernels": [
    {"name": "007", "blocks": [2, 3], "threads": 512, "shared_memory": "32KiB", "carveout": "64KiB", "wcet": "0.1", "stream": "5"},
    {"name": "b \"two\"", "blocks": 2, "threads": 512, "wcet": "7/3 ms", "release": 4, "after": "007", "x-note": ["~", "yes", "1e3"]}
  ],
  "streams": {"5": {"priority": -1, "blocking": false}}
}

-- case occupancy-platform --
$ gpurta occupancy app.csv
2> gpurta: app.csv does not tell the GPU's compute capability: give --platform NAME
[2]

-- case profile --
$ gpurta convert app.csv --platform jetson-tx2 --to json
{
  "time_unit": "ns",
  "times": "those of one run as it was observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; priorities of streams are unknown: taken as equal",
  "platform": {
    "name": "jetson-tx2",
    "compute_capability": "6.2",
    "sms": 2,
    "threads_per_sm": 2048,
    "blocks_per_sm": 32,
    "threads_per_block": 1024,
    "warp_size": 32,
    "registers_per_sm": 65536,
    "registers_per_block": 32768,
    "registers_per_thread": 255,
    "register_unit": 256,
    "sub_partitions": 4,
    "launch_sub_partitions": 0,
    "shared_memory_per_sm": 65536,
    "shared_memory_per_block": 49152,
    "shared_memory_per_block_optin": 0,
    "shared_memory_unit": 256,
    "shared_memory_reserved": 0,
    "copy_engines": 1,
    "copy_bandwidth": 0,
    "sm_order": "ascending",
    "resident_grids": 16,
    "carveout_sms": 0,
    "queue_delay": false,
    "resident_grid_limit": false,
    "warps_in_turn": false,
    "contiguous_shared_memory": false,
    "carveout_waits": false,
    "local_memory_waits": false,
    "block_pairs": false,
    "freed_first": false,
    "copies_in_order": false
  },
  "operations": [
    {"copy": "copy", "stream": "default", "duration": 12500, "direction": "h2d"},
    {"kernel": "scale(float*, int)", "stream": "s13", "release": 250000, "blocks": [16, 2, 1], "threads": [128, 1, 1], "registers": 20, "shared_memory": 1600, "wcet": 3001},
    {"kernel": "scale(float*, int)#2", "stream": "s13", "release": 350000, "blocks": [16, 2, 1], "threads": [128, 1, 1], "registers": 20, "shared_memory": 1600, "wcet": 3000},
    {"copy": "memset", "stream": "default", "release": 450000, "duration": 1000, "direction": "d2d"}
  ]
}
2> gpurta: app.csv: nvprof; device 0: 2 kernels, 1 copy, 1 memset
2> gpurta:   19.501 us of 19.501 us of GPU time are explained
2> gpurta:   2 operations on the default stream, which waits for every blocking stream and they for it
2> gpurta:   launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
2> gpurta:   2 numbers finer than a nanosecond or byte: starts are cut, others rounded up
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case wrong --
$ printf 'kernels: []\nkernals: 1\n' | gpurta convert - --to json
2> <stdin>:1:10: kernels: expected a list of kernels, found an empty list
2> <stdin>:2:1: unknown key "kernals"; did you mean "kernels"?
[2]
