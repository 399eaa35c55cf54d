-- file chains.template --
time_unit: us
platform: {slots: @1, copy_bandwidth: 1}
chains:
  - {name: c, period: @1, jitter: @0, deadline: @1, steps: [{kernel: k, blocks: @1, registers: @0, shared_memory: @0, local_memory: @0, wcet: @1, bcet: @0, deadline: @1, count: @1}, {copy: m, bytes: @1, engine: @1, direction: h2d}, {copy: n, duration: @1, direction: d2h}, {host: h, wcet: @1}]}
tasks: [{name: t, level: high, timeslice: @1, wcet: @1, period: @1, deadline: @1, nonpreemptable: @0}]

-- file counts.yaml --
platform: {base: jetson-tx2, sms: 2}
sweep:
  seed: 1
  sets: 2
  tasks: 3
  utilization: [0.2]
  period: {from: 20, to: 100, grain: 1, law: uniform}
  blocks: {from: 1, to: 8, step: 7}
  threads: 256
  curves: [{analysis: bound, search: 0}, {analysis: edf, limit: 1000}]

-- file design.template --
platform: {base: tx2, sms: 2}
sweep:
  seed: @0
  sets: @1
  tasks: @1
  utilization: [0.5]
  grain: @1
  wcet_grain: @1
  period: {law: uniform, from: @1, to: @1, grain: @1}
  blocks: {from: @1, to: @1, step: @1}
  threads: @1
  registers: @0
  shared_memory: @0
  servers: [{name: a, budget: @1, period: @1}]
  contexts: [{name: x, level: low, timeslice: @1}, {name: y, server: a}]
  template: [{context: x}, {level: high, timeslice: @1}]
  curves: [{analysis: bound, search: @0}, {analysis: edf, limit: @1}]

-- file operations.template --
time_unit: us
platform: {base: tx2, copy_bandwidth: 1}
partitions: [{name: p, sms: @1, bandwidth_factor: @1}]
runlist: {timeslice: @1, switch_cost: @0, reset_cost: @0, timeslice_step: @1}
edf: {overhead: @0, latency: @0}
servers: [{name: s, budget: @1, period: @1}]
contexts: [{name: x, level: low, timeslice: @1}]
operations:
  - {kernel: k, blocks: @1, threads: @1, registers: @0, shared_memory: @0, local_memory: @0, wcet: @1, release: @0, period: @1, deadline: @1}
  - {kernel: l, blocks: [@1, 1, @1], threads: [1, @1], wcet: @1, after: k, delay: @0}
  - {copy: c, bytes: @1, engine: @1, direction: h2d}
  - {copy: d, duration: @1, direction: d2d}

-- file platform.template --
platform: {name: own, sms: @1, threads_per_sm: @1, blocks_per_sm: @1, threads_per_block: @1, warp_size: @1, registers_per_sm: @1, registers_per_block: @1, registers_per_thread: @1, register_unit: @1, sub_partitions: @1, launch_sub_partitions: @0, shared_memory_per_sm: @1, shared_memory_per_block: @1, shared_memory_per_block_optin: @0, shared_memory_unit: @1, shared_memory_reserved: @0, copy_engines: @0, copy_bandwidth: @0, resident_grids: @0}
kernels: [{blocks: 1, threads: 1, wcet: 1}]

-- case above --
$ for value in 9 1025 65537 1048577 1073741825 2147483648 9223372036854775808; do
>     for file in platform operations chains; do
>         echo "= $file $value"
>         sed "s/@0/$value/g; s/@1/$value/g" $file.template | gpurta convert - --to json 2>&1
>     done
> done
= platform 9
<stdin>:1:208: platform.sub_partitions: expected a whole number from 1 to 8, found "9"
<stdin>:1:234: platform.launch_sub_partitions: expected a whole number from 0 to 8, found "9"
= operations 9
<stdin>:4:11: note: timeslice: a user can set 1 to 50 ms, found 9
<stdin>:7:34: note: timeslice: a user can set 1 to 50 ms, found 9
{
  "time_unit": "us",
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
    "copy_bandwidth": 1,
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
  "partitions": [
    {"name": "p", "sms": 9, "bandwidth_factor": 9}
  ],
  "runlist": {"timeslice": 9, "switch_cost": 9, "reset_cost": 9, "timeslice_step": 9},
  "edf": {"overhead": 9, "latency": 9},
  "servers": [
    {"name": "s", "budget": 9, "period": 9}
  ],
  "contexts": [
    {"name": "x", "level": "low", "timeslice": 9}
  ],
  "operations": [
    {"kernel": "k", "blocks": 9, "threads": 9, "registers": 9, "shared_memory": 9, "local_memory": 9, "wcet": 9, "release": 9, "period": 9, "deadline": 9},
    {"kernel": "l", "blocks": [9, 1, 9], "threads": [1, 9], "wcet": 9, "after": "k", "delay": 9},
    {"copy": "c", "bytes": 9, "engine": 9, "direction": "h2d"},
    {"copy": "d", "duration": 9, "direction": "d2d"}
  ]
}
= chains 9
{
  "time_unit": "us",
  "platform": {
    "slots": 9,
    "copy_engines": 0,
    "copy_bandwidth": 1
  },
  "chains": [
    {"name": "c", "period": 9, "jitter": 9, "deadline": 9, "steps": [{"kernel": "k", "blocks": 9, "registers": 9, "shared_memory": 9, "local_memory": 9, "wcet": 9, "bcet": 9, "deadline": 9, "count": 9}, {"copy": "m", "bytes": 9, "engine": 9, "direction": "h2d"}, {"copy": "n", "duration": 9, "direction": "d2h"}, {"host": "h", "wcet": 9}]}
  ],
  "tasks": [
    {"name": "t", "level": "high", "timeslice": 9, "wcet": 9, "period": 9, "deadline": 9, "nonpreemptable": 9}
  ]
}
= platform 1025
<stdin>:1:113: platform.warp_size: expected a whole number from 1 to 1024, found "1025"
<stdin>:1:235: platform.sub_partitions: expected a whole number from 1 to 8, found "1025"
<stdin>:1:264: platform.launch_sub_partitions: expected a whole number from 0 to 8, found "1025"
= operations 1025
{
  "time_unit": "us",
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
    "copy_bandwidth": 1,
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
  "partitions": [
    {"name": "p", "sms": 1025, "bandwidth_factor": 1025}
  ],
  "runlist": {"timeslice": 1025, "switch_cost": 1025, "reset_cost": 1025, "timeslice_step": 1025},
  "edf": {"overhead": 1025, "latency": 1025},
  "servers": [
    {"name": "s", "budget": 1025, "period": 1025}
  ],
  "contexts": [
    {"name": "x", "level": "low", "timeslice": 1025}
  ],
  "operations": [
    {"kernel": "k", "blocks": 1025, "threads": 1025, "registers": 1025, "shared_memory": 1025, "local_memory": 1025, "wcet": 1025, "release": 1025, "period": 1025, "deadline": 1025},
    {"kernel": "l", "blocks": [1025, 1, 1025], "threads": [1, 1025], "wcet": 1025, "after": "k", "delay": 1025},
    {"copy": "c", "bytes": 1025, "engine": 1025, "direction": "h2d"},
    {"copy": "d", "duration": 1025, "direction": "d2d"}
  ]
}
= chains 1025
{
  "time_unit": "us",
  "platform": {
    "slots": 1025,
    "copy_engines": 0,
    "copy_bandwidth": 1
  },
  "chains": [
    {"name": "c", "period": 1025, "jitter": 1025, "deadline": 1025, "steps": [{"kernel": "k", "blocks": 1025, "registers": 1025, "shared_memory": 1025, "local_memory": 1025, "wcet": 1025, "bcet": 1025, "deadline": 1025, "count": 1025}, {"copy": "m", "bytes": 1025, "engine": 1025, "direction": "h2d"}, {"copy": "n", "duration": 1025, "direction": "d2h"}, {"host": "h", "wcet": 1025}]}
  ],
  "tasks": [
    {"name": "t", "level": "high", "timeslice": 1025, "wcet": 1025, "period": 1025, "deadline": 1025, "nonpreemptable": 1025}
  ]
}
= platform 65537
<stdin>:1:51: platform.threads_per_sm: expected a whole number from 1 to 65536, found "65537"
<stdin>:1:73: platform.blocks_per_sm: expected a whole number from 1 to 65536, found "65537"
<stdin>:1:99: platform.threads_per_block: expected a whole number from 1 to 65536, found "65537"
<stdin>:1:117: platform.warp_size: expected a whole number from 1 to 1024, found "65537"
<stdin>:1:199: platform.registers_per_thread: expected a whole number from 1 to 65536, found "65537"
<stdin>:1:244: platform.sub_partitions: expected a whole number from 1 to 8, found "65537"
<stdin>:1:274: platform.launch_sub_partitions: expected a whole number from 0 to 8, found "65537"
<stdin>:1:452: platform.copy_engines: expected a whole number from 0 to 65536, found "65537"
= operations 65537
<stdin>:4:11: note: timeslice: a user can set 1 to 50 ms, found 65537
<stdin>:7:34: note: timeslice: a user can set 1 to 50 ms, found 65537
{
  "time_unit": "us",
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
    "copy_bandwidth": 1,
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
  "partitions": [
    {"name": "p", "sms": 65537, "bandwidth_factor": 65537}
  ],
  "runlist": {"timeslice": 65537, "switch_cost": 65537, "reset_cost": 65537, "timeslice_step": 65537},
  "edf": {"overhead": 65537, "latency": 65537},
  "servers": [
    {"name": "s", "budget": 65537, "period": 65537}
  ],
  "contexts": [
    {"name": "x", "level": "low", "timeslice": 65537}
  ],
  "operations": [
    {"kernel": "k", "blocks": 65537, "threads": 65537, "registers": 65537, "shared_memory": 65537, "local_memory": 65537, "wcet": 65537, "release": 65537, "period": 65537, "deadline": 65537},
    {"kernel": "l", "blocks": [65537, 1, 65537], "threads": [1, 65537], "wcet": 65537, "after": "k", "delay": 65537},
    {"copy": "c", "bytes": 65537, "engine": 65537, "direction": "h2d"},
    {"copy": "d", "duration": 65537, "direction": "d2d"}
  ]
}
= chains 65537
{
  "time_unit": "us",
  "platform": {
    "slots": 65537,
    "copy_engines": 0,
    "copy_bandwidth": 1
  },
  "chains": [
    {"name": "c", "period": 65537, "jitter": 65537, "deadline": 65537, "steps": [{"kernel": "k", "blocks": 65537, "registers": 65537, "shared_memory": 65537, "local_memory": 65537, "wcet": 65537, "bcet": 65537, "deadline": 65537, "count": 65537}, {"copy": "m", "bytes": 65537, "engine": 65537, "direction": "h2d"}, {"copy": "n", "duration": 65537, "direction": "d2h"}, {"host": "h", "wcet": 65537}]}
  ],
  "tasks": [
    {"name": "t", "level": "high", "timeslice": 65537, "wcet": 65537, "period": 65537, "deadline": 65537, "nonpreemptable": 65537}
  ]
}
= platform 1048577
<stdin>:1:53: platform.threads_per_sm: expected a whole number from 1 to 65536, found "1048577"
<stdin>:1:77: platform.blocks_per_sm: expected a whole number from 1 to 65536, found "1048577"
<stdin>:1:105: platform.threads_per_block: expected a whole number from 1 to 65536, found "1048577"
<stdin>:1:125: platform.warp_size: expected a whole number from 1 to 1024, found "1048577"
<stdin>:1:213: platform.registers_per_thread: expected a whole number from 1 to 65536, found "1048577"
<stdin>:1:237: platform.register_unit: expected a whole number from 1 to 1048576, found "1048577"
<stdin>:1:262: platform.sub_partitions: expected a whole number from 1 to 8, found "1048577"
<stdin>:1:294: platform.launch_sub_partitions: expected a whole number from 0 to 8, found "1048577"
<stdin>:1:428: platform.shared_memory_unit: expected a whole number of bytes from 1 to 1048576, also as 32KiB or 1MiB, found "1048577"
<stdin>:1:461: platform.shared_memory_reserved: expected a whole number of bytes from 0 to 1048576, also as 32KiB or 1MiB, found "1048577"
<stdin>:1:484: platform.copy_engines: expected a whole number from 0 to 65536, found "1048577"
= operations 1048577
<stdin>:3:29: partitions[0].sms: expected a whole number from 1 to 1048576, found "1048577"
= chains 1048577
{
  "time_unit": "us",
  "platform": {
    "slots": 1048577,
    "copy_engines": 0,
    "copy_bandwidth": 1
  },
  "chains": [
    {"name": "c", "period": 1048577, "jitter": 1048577, "deadline": 1048577, "steps": [{"kernel": "k", "blocks": 1048577, "registers": 1048577, "shared_memory": 1048577, "local_memory": 1048577, "wcet": 1048577, "bcet": 1048577, "deadline": 1048577, "count": 1048577}, {"copy": "m", "bytes": 1048577, "engine": 1048577, "direction": "h2d"}, {"copy": "n", "duration": 1048577, "direction": "d2h"}, {"host": "h", "wcet": 1048577}]}
  ],
  "tasks": [
    {"name": "t", "level": "high", "timeslice": 1048577, "wcet": 1048577, "period": 1048577, "deadline": 1048577, "nonpreemptable": 1048577}
  ]
}
= platform 1073741825
<stdin>:1:28: platform.sms: expected a whole number from 1 to 1073741824, found "1073741825"
<stdin>:1:56: platform.threads_per_sm: expected a whole number from 1 to 65536, found "1073741825"
<stdin>:1:83: platform.blocks_per_sm: expected a whole number from 1 to 65536, found "1073741825"
<stdin>:1:114: platform.threads_per_block: expected a whole number from 1 to 65536, found "1073741825"
<stdin>:1:137: platform.warp_size: expected a whole number from 1 to 1024, found "1073741825"
<stdin>:1:167: platform.registers_per_sm: expected a whole number from 1 to 1073741824, found "1073741825"
<stdin>:1:200: platform.registers_per_block: expected a whole number from 1 to 1073741824, found "1073741825"
<stdin>:1:234: platform.registers_per_thread: expected a whole number from 1 to 65536, found "1073741825"
<stdin>:1:261: platform.register_unit: expected a whole number from 1 to 1048576, found "1073741825"
<stdin>:1:289: platform.sub_partitions: expected a whole number from 1 to 8, found "1073741825"
<stdin>:1:324: platform.launch_sub_partitions: expected a whole number from 0 to 8, found "1073741825"
<stdin>:1:358: platform.shared_memory_per_sm: expected a whole number of bytes from 1 to 1073741824, also as 32KiB or 1MiB, found "1073741825"
<stdin>:1:395: platform.shared_memory_per_block: expected a whole number of bytes from 1 to 1073741824, also as 32KiB or 1MiB, found "1073741825"
<stdin>:1:438: platform.shared_memory_per_block_optin: expected a whole number of bytes from 0 to 1073741824, also as 32KiB or 1MiB, found "1073741825"
<stdin>:1:470: platform.shared_memory_unit: expected a whole number of bytes from 1 to 1048576, also as 32KiB or 1MiB, found "1073741825"
<stdin>:1:506: platform.shared_memory_reserved: expected a whole number of bytes from 0 to 1048576, also as 32KiB or 1MiB, found "1073741825"
<stdin>:1:532: platform.copy_engines: expected a whole number from 0 to 65536, found "1073741825"
<stdin>:1:588: platform.resident_grids: expected a whole number from 0 to 1073741824, found "1073741825"
= operations 1073741825
<stdin>:3:29: partitions[0].sms: expected a whole number from 1 to 1048576, found "1073741825"
= chains 1073741825
{
  "time_unit": "us",
  "platform": {
    "slots": 1073741825,
    "copy_engines": 0,
    "copy_bandwidth": 1
  },
  "chains": [
    {"name": "c", "period": 1073741825, "jitter": 1073741825, "deadline": 1073741825, "steps": [{"kernel": "k", "blocks": 1073741825, "registers": 1073741825, "shared_memory": 1073741825, "local_memory": 1073741825, "wcet": 1073741825, "bcet": 1073741825, "deadline": 1073741825, "count": 1073741825}, {"copy": "m", "bytes": 1073741825, "engine": 1073741825, "direction": "h2d"}, {"copy": "n", "duration": 1073741825, "direction": "d2h"}, {"host": "h", "wcet": 1073741825}]}
  ],
  "tasks": [
    {"name": "t", "level": "high", "timeslice": 1073741825, "wcet": 1073741825, "period": 1073741825, "deadline": 1073741825, "nonpreemptable": 1073741825}
  ]
}
= platform 2147483648
<stdin>:1:28: platform.sms: expected a whole number from 1 to 1073741824, found "2147483648"
<stdin>:1:56: platform.threads_per_sm: expected a whole number from 1 to 65536, found "2147483648"
<stdin>:1:83: platform.blocks_per_sm: expected a whole number from 1 to 65536, found "2147483648"
<stdin>:1:114: platform.threads_per_block: expected a whole number from 1 to 65536, found "2147483648"
<stdin>:1:137: platform.warp_size: expected a whole number from 1 to 1024, found "2147483648"
<stdin>:1:167: platform.registers_per_sm: expected a whole number from 1 to 1073741824, found "2147483648"
<stdin>:1:200: platform.registers_per_block: expected a whole number from 1 to 1073741824, found "2147483648"
<stdin>:1:234: platform.registers_per_thread: expected a whole number from 1 to 65536, found "2147483648"
<stdin>:1:261: platform.register_unit: expected a whole number from 1 to 1048576, found "2147483648"
<stdin>:1:289: platform.sub_partitions: expected a whole number from 1 to 8, found "2147483648"
<stdin>:1:324: platform.launch_sub_partitions: expected a whole number from 0 to 8, found "2147483648"
<stdin>:1:358: platform.shared_memory_per_sm: expected a whole number of bytes from 1 to 1073741824, also as 32KiB or 1MiB, found "2147483648"
<stdin>:1:395: platform.shared_memory_per_block: expected a whole number of bytes from 1 to 1073741824, also as 32KiB or 1MiB, found "2147483648"
<stdin>:1:438: platform.shared_memory_per_block_optin: expected a whole number of bytes from 0 to 1073741824, also as 32KiB or 1MiB, found "2147483648"
<stdin>:1:470: platform.shared_memory_unit: expected a whole number of bytes from 1 to 1048576, also as 32KiB or 1MiB, found "2147483648"
<stdin>:1:506: platform.shared_memory_reserved: expected a whole number of bytes from 0 to 1048576, also as 32KiB or 1MiB, found "2147483648"
<stdin>:1:532: platform.copy_engines: expected a whole number from 0 to 65536, found "2147483648"
<stdin>:1:588: platform.resident_grids: expected a whole number from 0 to 1073741824, found "2147483648"
= operations 2147483648
<stdin>:3:29: partitions[0].sms: expected a whole number from 1 to 1048576, found "2147483648"
<stdin>:11:42: operations[2].engine: expected a whole number from 1 to 2147483647, found "2147483648"
= chains 2147483648
<stdin>:4:258: chains[0].steps[0].count: expected a whole number from 1 to 2147483647, found "2147483648"
<stdin>:4:308: chains[0].steps[1].engine: expected a whole number from 1 to 2147483647, found "2147483648"
= platform 9223372036854775808
<stdin>:1:28: platform.sms: expected a whole number from 1 to 1073741824, found "9223372036854775808"
<stdin>:1:65: platform.threads_per_sm: expected a whole number from 1 to 65536, found "9223372036854775808"
<stdin>:1:101: platform.blocks_per_sm: expected a whole number from 1 to 65536, found "9223372036854775808"
<stdin>:1:141: platform.threads_per_block: expected a whole number from 1 to 65536, found "9223372036854775808"
<stdin>:1:173: platform.warp_size: expected a whole number from 1 to 1024, found "9223372036854775808"
<stdin>:1:212: platform.registers_per_sm: expected a whole number from 1 to 1073741824, found "9223372036854775808"
<stdin>:1:254: platform.registers_per_block: expected a whole number from 1 to 1073741824, found "9223372036854775808"
<stdin>:1:297: platform.registers_per_thread: expected a whole number from 1 to 65536, found "9223372036854775808"
<stdin>:1:333: platform.register_unit: expected a whole number from 1 to 1048576, found "9223372036854775808"
<stdin>:1:370: platform.sub_partitions: expected a whole number from 1 to 8, found "9223372036854775808"
<stdin>:1:414: platform.launch_sub_partitions: expected a whole number from 0 to 8, found "9223372036854775808"
<stdin>:1:457: platform.shared_memory_per_sm: expected a whole number of bytes from 1 to 1073741824, also as 32KiB or 1MiB, found "9223372036854775808"
<stdin>:1:503: platform.shared_memory_per_block: expected a whole number of bytes from 1 to 1073741824, also as 32KiB or 1MiB, found "9223372036854775808"
<stdin>:1:555: platform.shared_memory_per_block_optin: expected a whole number of bytes from 0 to 1073741824, also as 32KiB or 1MiB, found "9223372036854775808"
<stdin>:1:596: platform.shared_memory_unit: expected a whole number of bytes from 1 to 1048576, also as 32KiB or 1MiB, found "9223372036854775808"
<stdin>:1:641: platform.shared_memory_reserved: expected a whole number of bytes from 0 to 1048576, also as 32KiB or 1MiB, found "9223372036854775808"
<stdin>:1:676: platform.copy_engines: expected a whole number from 0 to 65536, found "9223372036854775808"
<stdin>:1:713: platform.copy_bandwidth: expected a whole number of bytes from 0 to 2^63-1, also as 32KiB or 1MiB, found "9223372036854775808"
<stdin>:1:750: platform.resident_grids: expected a whole number from 0 to 1073741824, found "9223372036854775808"
= operations 9223372036854775808
<stdin>:3:29: partitions[0].sms: expected a whole number from 1 to 1048576, found "9223372036854775808"
<stdin>:9:25: operations[0].blocks: expected a whole number from 1 to 2^63-1, found "9223372036854775808"
<stdin>:9:55: operations[0].threads: expected a whole number from 1 to 2^63-1, found "9223372036854775808"
<stdin>:9:87: operations[0].registers: expected a whole number from 0 to 2^63-1, found "9223372036854775808"
<stdin>:9:123: operations[0].shared_memory: expected a whole number of bytes from 0 to 2^63-1, also as 32KiB or 1MiB, found "9223372036854775808"
<stdin>:9:158: operations[0].local_memory: expected a whole number of bytes from 0 to 2^63-1, also as 32KiB or 1MiB, found "9223372036854775808"
<stdin>:10:26: operations[1].blocks: expected a whole number from 1 to 2^63-1, found "9223372036854775808"
<stdin>:10:85: operations[1].threads: expected a whole number from 1 to 2^63-1, found "9223372036854775808"
<stdin>:11:22: operations[2].bytes: expected a whole number of bytes from 1 to 2^63-1, also as 32KiB or 1MiB, found "9223372036854775808"
<stdin>:11:51: operations[2].engine: expected a whole number from 1 to 2147483647, found "9223372036854775808"
= chains 9223372036854775808
<stdin>:2:19: platform.slots: expected a whole number from 1 to 2^63-1, found "9223372036854775808"
<stdin>:4:132: chains[0].steps[0].blocks: expected a whole number from 1 to 2^63-1, found "9223372036854775808"
<stdin>:4:164: chains[0].steps[0].registers: expected a whole number from 0 to 2^63-1, found "9223372036854775808"
<stdin>:4:200: chains[0].steps[0].shared_memory: expected a whole number of bytes from 0 to 2^63-1, also as 32KiB or 1MiB, found "9223372036854775808"
<stdin>:4:235: chains[0].steps[0].local_memory: expected a whole number of bytes from 0 to 2^63-1, also as 32KiB or 1MiB, found "9223372036854775808"
<stdin>:4:348: chains[0].steps[0].count: expected a whole number from 1 to 2147483647, found "9223372036854775808"
<stdin>:4:387: chains[0].steps[1].bytes: expected a whole number of bytes from 1 to 2^63-1, also as 32KiB or 1MiB, found "9223372036854775808"
<stdin>:4:416: chains[0].steps[1].engine: expected a whole number from 1 to 2147483647, found "9223372036854775808"
[2]

-- case below --
$ for value in -1; do
>     for file in platform operations chains; do
>         echo "= $file $value"
>         sed "s/@0/$value/g; s/@1/$((value + 1))/g" $file.template | gpurta convert - --to json 2>&1
>     done
> done
= platform -1
<stdin>:1:28: platform.sms: expected a whole number from 1 to 1073741824, found "0"
<stdin>:1:47: platform.threads_per_sm: expected a whole number from 1 to 65536, found "0"
<stdin>:1:65: platform.blocks_per_sm: expected a whole number from 1 to 65536, found "0"
<stdin>:1:87: platform.threads_per_block: expected a whole number from 1 to 65536, found "0"
<stdin>:1:101: platform.warp_size: expected a whole number from 1 to 1024, found "0"
<stdin>:1:122: platform.registers_per_sm: expected a whole number from 1 to 1073741824, found "0"
<stdin>:1:146: platform.registers_per_block: expected a whole number from 1 to 1073741824, found "0"
<stdin>:1:171: platform.registers_per_thread: expected a whole number from 1 to 65536, found "0"
<stdin>:1:189: platform.register_unit: expected a whole number from 1 to 1048576, found "0"
<stdin>:1:208: platform.sub_partitions: expected a whole number from 1 to 8, found "0"
<stdin>:1:234: platform.launch_sub_partitions: expected a whole number from 0 to 8, found "-1"
<stdin>:1:260: platform.shared_memory_per_sm: expected a whole number of bytes from 1 to 1073741824, also as 32KiB or 1MiB, found "0"
<stdin>:1:288: platform.shared_memory_per_block: expected a whole number of bytes from 1 to 1073741824, also as 32KiB or 1MiB, found "0"
<stdin>:1:322: platform.shared_memory_per_block_optin: expected a whole number of bytes from 0 to 1073741824, also as 32KiB or 1MiB, found "-1"
<stdin>:1:346: platform.shared_memory_unit: expected a whole number of bytes from 1 to 1048576, also as 32KiB or 1MiB, found "0"
<stdin>:1:373: platform.shared_memory_reserved: expected a whole number of bytes from 0 to 1048576, also as 32KiB or 1MiB, found "-1"
<stdin>:1:391: platform.copy_engines: expected a whole number from 0 to 65536, found "-1"
<stdin>:1:411: platform.copy_bandwidth: expected a whole number of bytes from 0 to 2^63-1, also as 32KiB or 1MiB, found "-1"
<stdin>:1:431: platform.resident_grids: expected a whole number from 0 to 1073741824, found "-1"
= operations -1
<stdin>:3:29: partitions[0].sms: expected a whole number from 1 to 1048576, found "0"
<stdin>:3:50: partitions[0].bandwidth_factor: expected a factor of 1 or more, as 3/2 or 1.5, found "0"
<stdin>:6:29: servers[0].budget: expected a time above 0, found "0"
<stdin>:6:40: servers[0].period: expected a time above 0, found "0"
<stdin>:7:45: contexts[0].timeslice: expected a time above 0, found "0"
<stdin>:9:25: operations[0].blocks: expected a whole number from 1 to 2^63-1, found "0"
<stdin>:9:37: operations[0].threads: expected a whole number from 1 to 2^63-1, found "0"
<stdin>:9:51: operations[0].registers: expected a whole number from 0 to 2^63-1, found "-1"
<stdin>:9:70: operations[0].shared_memory: expected a whole number of bytes from 0 to 2^63-1, also as 32KiB or 1MiB, found "-1"
<stdin>:9:88: operations[0].local_memory: expected a whole number of bytes from 0 to 2^63-1, also as 32KiB or 1MiB, found "-1"
<stdin>:9:98: operations[0].wcet: expected a time above 0, found "0"
<stdin>:9:110: operations[0].release: expected a time of 0 or more, found "-1"
<stdin>:9:122: operations[0].period: expected a time above 0, found "0"
<stdin>:9:135: operations[0].deadline: expected a time above 0, found "0"
<stdin>:10:26: operations[1].blocks: expected a whole number from 1 to 2^63-1, found "0"
<stdin>:10:49: operations[1].threads: expected a whole number from 1 to 2^63-1, found "0"
<stdin>:10:59: operations[1].wcet: expected a time above 0, found "0"
<stdin>:10:79: operations[1].delay: expected a time of 0 or more, found "-1"
<stdin>:11:22: operations[2].bytes: expected a whole number of bytes from 1 to 2^63-1, also as 32KiB or 1MiB, found "0"
<stdin>:11:33: operations[2].engine: expected a whole number from 1 to 2147483647, found "0"
<stdin>: and 7 more errors
= chains -1
<stdin>:2:19: platform.slots: expected a whole number from 1 to 2^63-1, found "0"
<stdin>:4:23: chains[0].period: expected a time above 0, or unknown, found "0"
<stdin>:4:34: chains[0].jitter: expected a time of 0 or more, found "-1"
<stdin>:4:48: chains[0].deadline: expected a time above 0, found "0"
<stdin>:4:79: chains[0].steps[0].blocks: expected a whole number from 1 to 2^63-1, found "0"
<stdin>:4:93: chains[0].steps[0].registers: expected a whole number from 0 to 2^63-1, found "-1"
<stdin>:4:112: chains[0].steps[0].shared_memory: expected a whole number of bytes from 0 to 2^63-1, also as 32KiB or 1MiB, found "-1"
<stdin>:4:130: chains[0].steps[0].local_memory: expected a whole number of bytes from 0 to 2^63-1, also as 32KiB or 1MiB, found "-1"
<stdin>:4:140: chains[0].steps[0].wcet: expected a time above 0, found "0"
<stdin>:4:149: chains[0].steps[0].bcet: expected a time of 0 or more, found "-1"
<stdin>:4:163: chains[0].steps[0].deadline: expected a time above 0, found "0"
<stdin>:4:173: chains[0].steps[0].count: expected a whole number from 1 to 2147483647, found "0"
<stdin>:4:194: chains[0].steps[1].bytes: expected a whole number of bytes from 1 to 2^63-1, also as 32KiB or 1MiB, found "0"
<stdin>:4:205: chains[0].steps[1].engine: expected a whole number from 1 to 2147483647, found "0"
<stdin>:4:245: chains[0].steps[2].duration: expected a time above 0, found "0"
<stdin>:5:43: tasks[0].timeslice: expected a time above 0, found "0"
<stdin>:5:52: tasks[0].wcet: expected a time above 0, found "0"
<stdin>:5:63: tasks[0].period: expected a time above 0, found "0"
<stdin>:5:76: tasks[0].deadline: expected a time above 0, found "0"
<stdin>:5:95: tasks[0].nonpreemptable: expected a time of 0 or more, found "-1"
[2]

-- case counts --
the keys that a design may count with, one at a time
$ for change in "seed: 1=seed: -1" "seed: 1=seed: 0" "seed: 1=seed: 9223372036854775807" "seed: 1=seed: 9223372036854775808" "sets: 2=sets: 0" "sets: 2=sets: 1" "tasks: 3=tasks: 0" "tasks: 3=tasks: 1" \
>     "tasks: 3=tasks: 65537" "threads: 256=threads: 0" "threads: 256=threads: 1" "threads: 256=threads: 1024" "threads: 256=threads: 1025" "search: 0=search: -1" "search: 0=search: 1" \
>     "search: 0=search: 2147483648" "limit: 1000=limit: 0" "limit: 1000=limit: 1" "from: 20=from: 0" "from: 20=from: 100" "from: 20=from: 101" "grain: 1,=grain: 0," "from: 1,=from: 8," "from: 1,=from: 9," "from: 1,=from: 0," \
>     "step: 7=step: 0" "step: 7=step: 8" "\[0.2\]=[0]" "\[0.2\]=[1]" "\[0.2\]=[3]" "\[0.2\]=[3.001]" "\[0.2\]=[]" "\[0.2\]=[0.2, 0.2]"; do
>     echo "= $change"
>     sed "s/${change%%=*}/${change#*=}/" counts.yaml | gpurta sweep - --threads 1 --format csv 2>&1
> done
= seed: 1=seed: -1
<stdin>:3:9: sweep.seed: expected a whole number from 0 to 2^63-1, found "-1"
= seed: 1=seed: 0
# gpurta 0.2.0 sweep; design 42f7210045425bfe; seed 0; shard 1/1; platform jetson-tx2
utilization,curve,sets,schedulable,unknown,weight,weight_schedulable,low,high,time_unit,assumptions
1/5,bound,2,1,1,2/5,1/5,0.0125,0.9875,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf, bound: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | bound: unknown are sets with a bound above its deadline, or none | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | preemptions and switches cost nothing in edf (key overhead)"
1/5,edf,2,2,0,2/5,2/5,0.1581,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf, bound: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | bound: unknown are sets with a bound above its deadline, or none | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | preemptions and switches cost nothing in edf (key overhead)"
= seed: 1=seed: 9223372036854775807
# gpurta 0.2.0 sweep; design 42f7210045425bfe; seed 9223372036854775807; shard 1/1; platform jetson-tx2
utilization,curve,sets,schedulable,unknown,weight,weight_schedulable,low,high,time_unit,assumptions
1/5,bound,2,1,1,2/5,1/5,0.0125,0.9875,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf, bound: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | bound: unknown are sets with a bound above its deadline, or none | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | preemptions and switches cost nothing in edf (key overhead)"
1/5,edf,2,2,0,2/5,2/5,0.1581,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf, bound: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | bound: unknown are sets with a bound above its deadline, or none | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | preemptions and switches cost nothing in edf (key overhead)"
= seed: 1=seed: 9223372036854775808
<stdin>:3:9: sweep.seed: expected a whole number from 0 to 2^63-1, found "9223372036854775808"
= sets: 2=sets: 0
<stdin>:4:9: sweep.sets: expected a whole number from 1 to 1000000000, found "0"
= sets: 2=sets: 1
# gpurta 0.2.0 sweep; design ddd82e0c699ef5e1; seed 1; shard 1/1; platform jetson-tx2
utilization,curve,sets,schedulable,unknown,weight,weight_schedulable,low,high,time_unit,assumptions
1/5,bound,1,1,0,1/5,1/5,0.0249,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf, bound: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | bound: unknown are sets with a bound above its deadline, or none | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | preemptions and switches cost nothing in edf (key overhead)"
1/5,edf,1,1,0,1/5,1/5,0.0249,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf, bound: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | bound: unknown are sets with a bound above its deadline, or none | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | preemptions and switches cost nothing in edf (key overhead)"
= tasks: 3=tasks: 0
<stdin>:5:10: sweep.tasks: expected a whole number from 1 to 1000, found "0"
= tasks: 3=tasks: 1
# gpurta 0.2.0 sweep; design d45dca55d70fde20; seed 1; shard 1/1; platform jetson-tx2
utilization,curve,sets,schedulable,unknown,weight,weight_schedulable,low,high,time_unit,assumptions
1/5,bound,2,1,1,2/5,1/5,0.0125,0.9875,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf, bound: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | bound: unknown are sets with a bound above its deadline, or none | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | preemptions and switches cost nothing in edf (key overhead)"
1/5,edf,2,2,0,2/5,2/5,0.1581,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf, bound: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | bound: unknown are sets with a bound above its deadline, or none | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | preemptions and switches cost nothing in edf (key overhead)"
= tasks: 3=tasks: 65537
<stdin>:5:10: sweep.tasks: expected a whole number from 1 to 1000, found "65537"
= threads: 256=threads: 0
<stdin>:9:12: sweep.threads: expected a whole number from 1 to 1024, found "0"
= threads: 256=threads: 1
# gpurta 0.2.0 sweep; design dbdf693b23bb34c6; seed 1; shard 1/1; platform jetson-tx2
utilization,curve,sets,schedulable,unknown,weight,weight_schedulable,low,high,time_unit,assumptions
1/5,bound,2,1,1,2/5,1/5,0.0125,0.9875,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf, bound: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | bound: unknown are sets with a bound above its deadline, or none | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | preemptions and switches cost nothing in edf (key overhead)"
1/5,edf,2,2,0,2/5,2/5,0.1581,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf, bound: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | bound: unknown are sets with a bound above its deadline, or none | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | preemptions and switches cost nothing in edf (key overhead)"
= threads: 256=threads: 1024
# gpurta 0.2.0 sweep; design d9f78d6f65eb9fc8; seed 1; shard 1/1; platform jetson-tx2
utilization,curve,sets,schedulable,unknown,weight,weight_schedulable,low,high,time_unit,assumptions
1/5,bound,2,2,0,2/5,2/5,0.1581,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf, bound: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | bound: unknown are sets with a bound above its deadline, or none | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | preemptions and switches cost nothing in edf (key overhead)"
1/5,edf,2,2,0,2/5,2/5,0.1581,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf, bound: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | bound: unknown are sets with a bound above its deadline, or none | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | preemptions and switches cost nothing in edf (key overhead)"
= threads: 256=threads: 1025
<stdin>:9:12: sweep.threads: expected a whole number from 1 to 1024, found "1025"
= search: 0=search: -1
<stdin>:10:38: sweep.curves[0].search: expected a whole number from 0 to 2147483647, found "-1"
= search: 0=search: 1
# gpurta 0.2.0 sweep; design 198b2b13b21a2c9b; seed 1; shard 1/1; platform jetson-tx2
utilization,curve,sets,schedulable,unknown,weight,weight_schedulable,low,high,time_unit,assumptions
1/5,bound,2,2,0,2/5,2/5,0.1581,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf, bound: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | bound: unknown are sets with a bound above its deadline, or none, of which no run of the search missed one (key search) | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | preemptions and switches cost nothing in edf (key overhead)"
1/5,edf,2,2,0,2/5,2/5,0.1581,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf, bound: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | bound: unknown are sets with a bound above its deadline, or none, of which no run of the search missed one (key search) | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | preemptions and switches cost nothing in edf (key overhead)"
= search: 0=search: 2147483648
<stdin>:10:38: sweep.curves[0].search: expected a whole number from 0 to 2147483647, found "2147483648"
= limit: 1000=limit: 0
<stdin>:10:65: sweep.curves[1].limit: expected a whole number from 1 to 1000000000000, found "0"
= limit: 1000=limit: 1
# gpurta 0.2.0 sweep; design 66d79486dd7ed86a; seed 1; shard 1/1; platform jetson-tx2
utilization,curve,sets,schedulable,unknown,weight,weight_schedulable,low,high,time_unit,assumptions
1/5,bound,2,2,0,2/5,2/5,0.1581,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf, bound: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | bound: unknown are sets with a bound above its deadline, or none | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | preemptions and switches cost nothing in edf (key overhead)"
1/5,edf,2,2,0,2/5,2/5,0.1581,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf, bound: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | bound: unknown are sets with a bound above its deadline, or none | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | preemptions and switches cost nothing in edf (key overhead)"
= from: 20=from: 0
<stdin>:7:18: sweep.period.from: expected a time above 0, found "0"
= from: 20=from: 100
# gpurta 0.2.0 sweep; design c568513c5c0f4ceb; seed 1; shard 1/1; platform jetson-tx2
utilization,curve,sets,schedulable,unknown,weight,weight_schedulable,low,high,time_unit,assumptions
1/5,bound,2,1,1,2/5,1/5,0.0125,0.9875,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf, bound: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | bound: unknown are sets with a bound above its deadline, or none | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | preemptions and switches cost nothing in edf (key overhead)"
1/5,edf,2,2,0,2/5,2/5,0.1581,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf, bound: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | bound: unknown are sets with a bound above its deadline, or none | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | preemptions and switches cost nothing in edf (key overhead)"
= from: 20=from: 101
<stdin>:7:11: sweep.period: expected from and to, from not above to (or a list)
= grain: 1,=grain: 0,
<stdin>:7:38: sweep.period.grain: expected a time above 0, found "0"
= from: 1,=from: 8,
# gpurta 0.2.0 sweep; design c6e68809eccd0d73; seed 1; shard 1/1; platform jetson-tx2
utilization,curve,sets,schedulable,unknown,weight,weight_schedulable,low,high,time_unit,assumptions
1/5,bound,2,2,0,2/5,2/5,0.1581,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf, bound: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | bound: unknown are sets with a bound above its deadline, or none | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | preemptions and switches cost nothing in edf (key overhead)"
1/5,edf,2,2,0,2/5,2/5,0.1581,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf, bound: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | bound: unknown are sets with a bound above its deadline, or none | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | preemptions and switches cost nothing in edf (key overhead)"
= from: 1,=from: 9,
<stdin>:8:11: sweep.blocks: from is above to
= from: 1,=from: 0,
<stdin>:8:18: sweep.blocks.from: expected a whole number from 1 to 2147483647, found "0"
= step: 7=step: 0
<stdin>:8:34: sweep.blocks.step: expected a whole number from 1 to 2147483647, found "0"
= step: 7=step: 8
# gpurta 0.2.0 sweep; design 1fe6da50983bf041; seed 1; shard 1/1; platform jetson-tx2
utilization,curve,sets,schedulable,unknown,weight,weight_schedulable,low,high,time_unit,assumptions
1/5,bound,2,0,2,2/5,0,0.0000,0.8419,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf, bound: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | bound: unknown are sets with a bound above its deadline, or none | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | preemptions and switches cost nothing in edf (key overhead)"
1/5,edf,2,2,0,2/5,2/5,0.1581,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf, bound: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | bound: unknown are sets with a bound above its deadline, or none | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | preemptions and switches cost nothing in edf (key overhead)"
= \[0.2\]=[0]
<stdin>:6:17: sweep.utilization[0]: expected a number above 0, found "0"
= \[0.2\]=[1]
# gpurta 0.2.0 sweep; design 24c4c3bb6c6d08ca; seed 1; shard 1/1; platform jetson-tx2
utilization,curve,sets,schedulable,unknown,weight,weight_schedulable,low,high,time_unit,assumptions
1,bound,2,0,2,2,0,0.0000,0.8419,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf, bound: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | bound: unknown are sets with a bound above its deadline, or none | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | preemptions and switches cost nothing in edf (key overhead)"
1,edf,2,2,0,2,2,0.1581,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf, bound: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | bound: unknown are sets with a bound above its deadline, or none | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | preemptions and switches cost nothing in edf (key overhead)"
= \[0.2\]=[3]
# gpurta 0.2.0 sweep; design 6168f2b0a54ac840; seed 1; shard 1/1; platform jetson-tx2
utilization,curve,sets,schedulable,unknown,weight,weight_schedulable,low,high,time_unit,assumptions
3,bound,2,0,2,6,0,0.0000,0.8419,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf, bound: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | bound: unknown are sets with a bound above its deadline, or none | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | preemptions and switches cost nothing in edf (key overhead)"
3,edf,2,0,0,6,0,0.0000,0.8419,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf, bound: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | bound: unknown are sets with a bound above its deadline, or none | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | preemptions and switches cost nothing in edf (key overhead)"
= \[0.2\]=[3.001]
# gpurta 0.2.0 sweep; design 5f96b2c10f6ebe81; seed 1; shard 1/1; platform jetson-tx2
utilization,curve,sets,schedulable,unknown,weight,weight_schedulable,low,high,time_unit,assumptions
3001/1000,bound,2,0,2,3001/500,0,0.0000,0.8419,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf, bound: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | bound: unknown are sets with a bound above its deadline, or none | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | preemptions and switches cost nothing in edf (key overhead)"
3001/1000,edf,2,0,0,3001/500,0,0.0000,0.8419,ms,"no job takes longer than its wcet, and nothing else uses the GPU | edf, bound: releases are at least a period apart | edf: a task takes the whole GPU while it runs | edf: the GPU is taken away at any instant; a server's budget that is used up comes back at its deadline | bound: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | edf: unknown are sets beyond the limit (key limit), and, where the test is sufficient alone (overhead, sections that are not preempted, servers), those that fail it and show no miss | bound: unknown are sets with a bound above its deadline, or none | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | preemptions and switches cost nothing in edf (key overhead)"
= \[0.2\]=[]
<stdin>:6:16: sweep.utilization: expected a list of numbers, found an empty list
= \[0.2\]=[0.2, 0.2]
<stdin>:6:16: sweep.utilization: expected values that differ: number 2 is number 1 again
[2]

-- case design --
$ while read -r free above; do
>     echo "= $free $above"
>     sed "s/@0/$free/g; s/@1/$above/g" design.template | gpurta sweep - --threads 1 2>&1
> done <<'V'
> -1 0
> 9223372036854775807 1000000000
> 9223372036854775808 9223372036854775808
> 2147483648 1000000001
> V
= -1 0
<stdin>:3:9: sweep.seed: expected a whole number from 0 to 2^63-1, found "-1"
<stdin>:4:9: sweep.sets: expected a whole number from 1 to 1000000000, found "0"
<stdin>:7:10: sweep.grain: expected a time above 0, found "0"
<stdin>:8:15: sweep.wcet_grain: expected a time above 0, found "0"
<stdin>:9:32: sweep.period.from: expected a time above 0, found "0"
<stdin>:9:39: sweep.period.to: expected a time above 0, found "0"
<stdin>:9:49: sweep.period.grain: expected a time above 0, found "0"
<stdin>:10:18: sweep.blocks.from: expected a whole number from 1 to 2147483647, found "0"
<stdin>:10:25: sweep.blocks.to: expected a whole number from 1 to 2147483647, found "0"
<stdin>:10:34: sweep.blocks.step: expected a whole number from 1 to 2147483647, found "0"
<stdin>:11:12: sweep.threads: expected a whole number from 1 to 1024, found "0"
<stdin>:12:14: sweep.registers: expected a whole number from 0 to 255, found "-1"
<stdin>:13:18: sweep.shared_memory: expected a whole number from 0 to 2147483647, found "-1"
<stdin>:14:31: sweep.servers[0].budget: expected a time above 0, found "0"
<stdin>:14:42: sweep.servers[0].period: expected a time above 0, found "0"
<stdin>:15:47: sweep.contexts[0].timeslice: expected a time above 0, found "0"
<stdin>:15:69: sweep.contexts[1]: there is no server "a" in servers
<stdin>:16:24: sweep.template[0].context: there is no context "x" in contexts
<stdin>:16:53: sweep.template[1].timeslice: expected a time above 0, found "0"
<stdin>:17:38: sweep.curves[0].search: expected a whole number from 0 to 2147483647, found "-1"
<stdin>: and 2 more errors
= 9223372036854775807 1000000000
<stdin>:5:10: sweep.tasks: expected a whole number from 1 to 1000, found "1000000000"
<stdin>:11:12: sweep.threads: expected a whole number from 1 to 1024, found "1000000000"
<stdin>:12:14: sweep.registers: expected a whole number from 0 to 255, found "9223372036854775807"
<stdin>:13:18: sweep.shared_memory: expected a whole number from 0 to 2147483647, found "9223372036854775807"
<stdin>:17:38: sweep.curves[0].search: expected a whole number from 0 to 2147483647, found "9223372036854775807"
= 9223372036854775808 9223372036854775808
<stdin>:3:9: sweep.seed: expected a whole number from 0 to 2^63-1, found "9223372036854775808"
<stdin>:4:9: sweep.sets: expected a whole number from 1 to 1000000000, found "9223372036854775808"
<stdin>:5:10: sweep.tasks: expected a whole number from 1 to 1000, found "9223372036854775808"
<stdin>:10:18: sweep.blocks.from: expected a whole number from 1 to 2147483647, found "9223372036854775808"
<stdin>:10:43: sweep.blocks.to: expected a whole number from 1 to 2147483647, found "9223372036854775808"
<stdin>:10:70: sweep.blocks.step: expected a whole number from 1 to 2147483647, found "9223372036854775808"
<stdin>:11:12: sweep.threads: expected a whole number from 1 to 1024, found "9223372036854775808"
<stdin>:12:14: sweep.registers: expected a whole number from 0 to 255, found "9223372036854775808"
<stdin>:13:18: sweep.shared_memory: expected a whole number from 0 to 2147483647, found "9223372036854775808"
<stdin>:17:38: sweep.curves[0].search: expected a whole number from 0 to 2147483647, found "9223372036854775808"
<stdin>:17:83: sweep.curves[1].limit: expected a whole number from 1 to 1000000000000, found "9223372036854775808"
= 2147483648 1000000001
<stdin>:4:9: sweep.sets: expected a whole number from 1 to 1000000000, found "1000000001"
<stdin>:5:10: sweep.tasks: expected a whole number from 1 to 1000, found "1000000001"
<stdin>:11:12: sweep.threads: expected a whole number from 1 to 1024, found "1000000001"
<stdin>:12:14: sweep.registers: expected a whole number from 0 to 255, found "2147483648"
<stdin>:13:18: sweep.shared_memory: expected a whole number from 0 to 2147483647, found "2147483648"
<stdin>:17:38: sweep.curves[0].search: expected a whole number from 0 to 2147483647, found "2147483648"
[2]

-- case least --
$ for value in 0; do
>     for file in platform operations chains; do
>         echo "= $file $value"
>         sed "s/@0/$value/g; s/@1/$((value + 1))/g" $file.template | gpurta convert - --to json 2>&1
>     done
> done
= platform 0
{
  "time_unit": "ms",
  "platform": {
    "name": "own",
    "sms": 1,
    "threads_per_sm": 1,
    "blocks_per_sm": 1,
    "threads_per_block": 1,
    "warp_size": 1,
    "registers_per_sm": 1,
    "registers_per_block": 1,
    "registers_per_thread": 1,
    "register_unit": 1,
    "sub_partitions": 1,
    "launch_sub_partitions": 0,
    "shared_memory_per_sm": 1,
    "shared_memory_per_block": 1,
    "shared_memory_per_block_optin": 0,
    "shared_memory_unit": 1,
    "shared_memory_reserved": 0,
    "copy_engines": 0,
    "copy_bandwidth": 0,
    "sm_order": "unknown",
    "resident_grids": 0,
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
    {"blocks": 1, "threads": 1, "wcet": 1}
  ]
}
= operations 0
<stdin>:4:11: note: timeslice: a user can set 1 to 50 ms, found 1
<stdin>:7:34: note: timeslice: a user can set 1 to 50 ms, found 1
{
  "time_unit": "us",
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
    "copy_bandwidth": 1,
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
  "partitions": [
    {"name": "p", "sms": 1, "bandwidth_factor": 1}
  ],
  "runlist": {"timeslice": 1, "switch_cost": 0, "reset_cost": 0, "timeslice_step": 1},
  "edf": {"overhead": 0, "latency": 0},
  "servers": [
    {"name": "s", "budget": 1, "period": 1}
  ],
  "contexts": [
    {"name": "x", "level": "low", "timeslice": 1}
  ],
  "operations": [
    {"kernel": "k", "blocks": 1, "threads": 1, "registers": 0, "shared_memory": 0, "local_memory": 0, "wcet": 1, "release": 0, "period": 1, "deadline": 1},
    {"kernel": "l", "blocks": [1, 1, 1], "threads": [1, 1], "wcet": 1, "after": "k", "delay": 0},
    {"copy": "c", "bytes": 1, "engine": 1, "direction": "h2d"},
    {"copy": "d", "duration": 1, "direction": "d2d"}
  ]
}
= chains 0
{
  "time_unit": "us",
  "platform": {
    "slots": 1,
    "copy_engines": 0,
    "copy_bandwidth": 1
  },
  "chains": [
    {"name": "c", "period": 1, "jitter": 0, "deadline": 1, "steps": [{"kernel": "k", "blocks": 1, "registers": 0, "shared_memory": 0, "local_memory": 0, "wcet": 1, "bcet": 0, "deadline": 1, "count": 1}, {"copy": "m", "bytes": 1, "engine": 1, "direction": "h2d"}, {"copy": "n", "duration": 1, "direction": "d2h"}, {"host": "h", "wcet": 1}]}
  ],
  "tasks": [
    {"name": "t", "level": "high", "timeslice": 1, "wcet": 1, "period": 1, "deadline": 1, "nonpreemptable": 0}
  ]
}

-- case most --
$ for value in 8 1024 65535 65536 1048576 1073741824 2147483647 9223372036854775807; do
>     for file in platform operations chains; do
>         echo "= $file $value"
>         sed "s/@0/$value/g; s/@1/$value/g" $file.template | gpurta convert - --to json 2>&1
>     done
> done
= platform 8
{
  "time_unit": "ms",
  "platform": {
    "name": "own",
    "sms": 8,
    "threads_per_sm": 8,
    "blocks_per_sm": 8,
    "threads_per_block": 8,
    "warp_size": 8,
    "registers_per_sm": 8,
    "registers_per_block": 8,
    "registers_per_thread": 8,
    "register_unit": 8,
    "sub_partitions": 8,
    "launch_sub_partitions": 8,
    "shared_memory_per_sm": 8,
    "shared_memory_per_block": 8,
    "shared_memory_per_block_optin": 8,
    "shared_memory_unit": 8,
    "shared_memory_reserved": 8,
    "copy_engines": 8,
    "copy_bandwidth": 8,
    "sm_order": "unknown",
    "resident_grids": 8,
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
    {"blocks": 1, "threads": 1, "wcet": 1}
  ]
}
= operations 8
<stdin>:4:11: note: timeslice: a user can set 1 to 50 ms, found 8
<stdin>:7:34: note: timeslice: a user can set 1 to 50 ms, found 8
{
  "time_unit": "us",
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
    "copy_bandwidth": 1,
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
  "partitions": [
    {"name": "p", "sms": 8, "bandwidth_factor": 8}
  ],
  "runlist": {"timeslice": 8, "switch_cost": 8, "reset_cost": 8, "timeslice_step": 8},
  "edf": {"overhead": 8, "latency": 8},
  "servers": [
    {"name": "s", "budget": 8, "period": 8}
  ],
  "contexts": [
    {"name": "x", "level": "low", "timeslice": 8}
  ],
  "operations": [
    {"kernel": "k", "blocks": 8, "threads": 8, "registers": 8, "shared_memory": 8, "local_memory": 8, "wcet": 8, "release": 8, "period": 8, "deadline": 8},
    {"kernel": "l", "blocks": [8, 1, 8], "threads": [1, 8], "wcet": 8, "after": "k", "delay": 8},
    {"copy": "c", "bytes": 8, "engine": 8, "direction": "h2d"},
    {"copy": "d", "duration": 8, "direction": "d2d"}
  ]
}
= chains 8
{
  "time_unit": "us",
  "platform": {
    "slots": 8,
    "copy_engines": 0,
    "copy_bandwidth": 1
  },
  "chains": [
    {"name": "c", "period": 8, "jitter": 8, "deadline": 8, "steps": [{"kernel": "k", "blocks": 8, "registers": 8, "shared_memory": 8, "local_memory": 8, "wcet": 8, "bcet": 8, "deadline": 8, "count": 8}, {"copy": "m", "bytes": 8, "engine": 8, "direction": "h2d"}, {"copy": "n", "duration": 8, "direction": "d2h"}, {"host": "h", "wcet": 8}]}
  ],
  "tasks": [
    {"name": "t", "level": "high", "timeslice": 8, "wcet": 8, "period": 8, "deadline": 8, "nonpreemptable": 8}
  ]
}
= platform 1024
<stdin>:1:235: platform.sub_partitions: expected a whole number from 1 to 8, found "1024"
<stdin>:1:264: platform.launch_sub_partitions: expected a whole number from 0 to 8, found "1024"
= operations 1024
{
  "time_unit": "us",
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
    "copy_bandwidth": 1,
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
  "partitions": [
    {"name": "p", "sms": 1024, "bandwidth_factor": 1024}
  ],
  "runlist": {"timeslice": 1024, "switch_cost": 1024, "reset_cost": 1024, "timeslice_step": 1024},
  "edf": {"overhead": 1024, "latency": 1024},
  "servers": [
    {"name": "s", "budget": 1024, "period": 1024}
  ],
  "contexts": [
    {"name": "x", "level": "low", "timeslice": 1024}
  ],
  "operations": [
    {"kernel": "k", "blocks": 1024, "threads": 1024, "registers": 1024, "shared_memory": 1024, "local_memory": 1024, "wcet": 1024, "release": 1024, "period": 1024, "deadline": 1024},
    {"kernel": "l", "blocks": [1024, 1, 1024], "threads": [1, 1024], "wcet": 1024, "after": "k", "delay": 1024},
    {"copy": "c", "bytes": 1024, "engine": 1024, "direction": "h2d"},
    {"copy": "d", "duration": 1024, "direction": "d2d"}
  ]
}
= chains 1024
{
  "time_unit": "us",
  "platform": {
    "slots": 1024,
    "copy_engines": 0,
    "copy_bandwidth": 1
  },
  "chains": [
    {"name": "c", "period": 1024, "jitter": 1024, "deadline": 1024, "steps": [{"kernel": "k", "blocks": 1024, "registers": 1024, "shared_memory": 1024, "local_memory": 1024, "wcet": 1024, "bcet": 1024, "deadline": 1024, "count": 1024}, {"copy": "m", "bytes": 1024, "engine": 1024, "direction": "h2d"}, {"copy": "n", "duration": 1024, "direction": "d2h"}, {"host": "h", "wcet": 1024}]}
  ],
  "tasks": [
    {"name": "t", "level": "high", "timeslice": 1024, "wcet": 1024, "period": 1024, "deadline": 1024, "nonpreemptable": 1024}
  ]
}
= platform 65535
<stdin>:1:117: platform.warp_size: expected a whole number from 1 to 1024, found "65535"
<stdin>:1:244: platform.sub_partitions: expected a whole number from 1 to 8, found "65535"
<stdin>:1:274: platform.launch_sub_partitions: expected a whole number from 0 to 8, found "65535"
= operations 65535
<stdin>:4:11: note: timeslice: a user can set 1 to 50 ms, found 65535
<stdin>:7:34: note: timeslice: a user can set 1 to 50 ms, found 65535
{
  "time_unit": "us",
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
    "copy_bandwidth": 1,
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
  "partitions": [
    {"name": "p", "sms": 65535, "bandwidth_factor": 65535}
  ],
  "runlist": {"timeslice": 65535, "switch_cost": 65535, "reset_cost": 65535, "timeslice_step": 65535},
  "edf": {"overhead": 65535, "latency": 65535},
  "servers": [
    {"name": "s", "budget": 65535, "period": 65535}
  ],
  "contexts": [
    {"name": "x", "level": "low", "timeslice": 65535}
  ],
  "operations": [
    {"kernel": "k", "blocks": 65535, "threads": 65535, "registers": 65535, "shared_memory": 65535, "local_memory": 65535, "wcet": 65535, "release": 65535, "period": 65535, "deadline": 65535},
    {"kernel": "l", "blocks": [65535, 1, 65535], "threads": [1, 65535], "wcet": 65535, "after": "k", "delay": 65535},
    {"copy": "c", "bytes": 65535, "engine": 65535, "direction": "h2d"},
    {"copy": "d", "duration": 65535, "direction": "d2d"}
  ]
}
= chains 65535
{
  "time_unit": "us",
  "platform": {
    "slots": 65535,
    "copy_engines": 0,
    "copy_bandwidth": 1
  },
  "chains": [
    {"name": "c", "period": 65535, "jitter": 65535, "deadline": 65535, "steps": [{"kernel": "k", "blocks": 65535, "registers": 65535, "shared_memory": 65535, "local_memory": 65535, "wcet": 65535, "bcet": 65535, "deadline": 65535, "count": 65535}, {"copy": "m", "bytes": 65535, "engine": 65535, "direction": "h2d"}, {"copy": "n", "duration": 65535, "direction": "d2h"}, {"host": "h", "wcet": 65535}]}
  ],
  "tasks": [
    {"name": "t", "level": "high", "timeslice": 65535, "wcet": 65535, "period": 65535, "deadline": 65535, "nonpreemptable": 65535}
  ]
}
= platform 65536
<stdin>:1:117: platform.warp_size: expected a whole number from 1 to 1024, found "65536"
<stdin>:1:244: platform.sub_partitions: expected a whole number from 1 to 8, found "65536"
<stdin>:1:274: platform.launch_sub_partitions: expected a whole number from 0 to 8, found "65536"
= operations 65536
<stdin>:4:11: note: timeslice: a user can set 1 to 50 ms, found 65536
<stdin>:7:34: note: timeslice: a user can set 1 to 50 ms, found 65536
{
  "time_unit": "us",
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
    "copy_bandwidth": 1,
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
  "partitions": [
    {"name": "p", "sms": 65536, "bandwidth_factor": 65536}
  ],
  "runlist": {"timeslice": 65536, "switch_cost": 65536, "reset_cost": 65536, "timeslice_step": 65536},
  "edf": {"overhead": 65536, "latency": 65536},
  "servers": [
    {"name": "s", "budget": 65536, "period": 65536}
  ],
  "contexts": [
    {"name": "x", "level": "low", "timeslice": 65536}
  ],
  "operations": [
    {"kernel": "k", "blocks": 65536, "threads": 65536, "registers": 65536, "shared_memory": 65536, "local_memory": 65536, "wcet": 65536, "release": 65536, "period": 65536, "deadline": 65536},
    {"kernel": "l", "blocks": [65536, 1, 65536], "threads": [1, 65536], "wcet": 65536, "after": "k", "delay": 65536},
    {"copy": "c", "bytes": 65536, "engine": 65536, "direction": "h2d"},
    {"copy": "d", "duration": 65536, "direction": "d2d"}
  ]
}
= chains 65536
{
  "time_unit": "us",
  "platform": {
    "slots": 65536,
    "copy_engines": 0,
    "copy_bandwidth": 1
  },
  "chains": [
    {"name": "c", "period": 65536, "jitter": 65536, "deadline": 65536, "steps": [{"kernel": "k", "blocks": 65536, "registers": 65536, "shared_memory": 65536, "local_memory": 65536, "wcet": 65536, "bcet": 65536, "deadline": 65536, "count": 65536}, {"copy": "m", "bytes": 65536, "engine": 65536, "direction": "h2d"}, {"copy": "n", "duration": 65536, "direction": "d2h"}, {"host": "h", "wcet": 65536}]}
  ],
  "tasks": [
    {"name": "t", "level": "high", "timeslice": 65536, "wcet": 65536, "period": 65536, "deadline": 65536, "nonpreemptable": 65536}
  ]
}
= platform 1048576
<stdin>:1:53: platform.threads_per_sm: expected a whole number from 1 to 65536, found "1048576"
<stdin>:1:77: platform.blocks_per_sm: expected a whole number from 1 to 65536, found "1048576"
<stdin>:1:105: platform.threads_per_block: expected a whole number from 1 to 65536, found "1048576"
<stdin>:1:125: platform.warp_size: expected a whole number from 1 to 1024, found "1048576"
<stdin>:1:213: platform.registers_per_thread: expected a whole number from 1 to 65536, found "1048576"
<stdin>:1:262: platform.sub_partitions: expected a whole number from 1 to 8, found "1048576"
<stdin>:1:294: platform.launch_sub_partitions: expected a whole number from 0 to 8, found "1048576"
<stdin>:1:484: platform.copy_engines: expected a whole number from 0 to 65536, found "1048576"
= operations 1048576
<stdin>:4:11: note: timeslice: a user can set 1 to 50 ms, found 1048576
<stdin>:7:34: note: timeslice: a user can set 1 to 50 ms, found 1048576
{
  "time_unit": "us",
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
    "copy_bandwidth": 1,
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
  "partitions": [
    {"name": "p", "sms": 1048576, "bandwidth_factor": 1048576}
  ],
  "runlist": {"timeslice": 1048576, "switch_cost": 1048576, "reset_cost": 1048576, "timeslice_step": 1048576},
  "edf": {"overhead": 1048576, "latency": 1048576},
  "servers": [
    {"name": "s", "budget": 1048576, "period": 1048576}
  ],
  "contexts": [
    {"name": "x", "level": "low", "timeslice": 1048576}
  ],
  "operations": [
    {"kernel": "k", "blocks": 1048576, "threads": 1048576, "registers": 1048576, "shared_memory": 1048576, "local_memory": 1048576, "wcet": 1048576, "release": 1048576, "period": 1048576, "deadline": 1048576},
    {"kernel": "l", "blocks": [1048576, 1, 1048576], "threads": [1, 1048576], "wcet": 1048576, "after": "k", "delay": 1048576},
    {"copy": "c", "bytes": 1048576, "engine": 1048576, "direction": "h2d"},
    {"copy": "d", "duration": 1048576, "direction": "d2d"}
  ]
}
= chains 1048576
{
  "time_unit": "us",
  "platform": {
    "slots": 1048576,
    "copy_engines": 0,
    "copy_bandwidth": 1
  },
  "chains": [
    {"name": "c", "period": 1048576, "jitter": 1048576, "deadline": 1048576, "steps": [{"kernel": "k", "blocks": 1048576, "registers": 1048576, "shared_memory": 1048576, "local_memory": 1048576, "wcet": 1048576, "bcet": 1048576, "deadline": 1048576, "count": 1048576}, {"copy": "m", "bytes": 1048576, "engine": 1048576, "direction": "h2d"}, {"copy": "n", "duration": 1048576, "direction": "d2h"}, {"host": "h", "wcet": 1048576}]}
  ],
  "tasks": [
    {"name": "t", "level": "high", "timeslice": 1048576, "wcet": 1048576, "period": 1048576, "deadline": 1048576, "nonpreemptable": 1048576}
  ]
}
= platform 1073741824
<stdin>:1:56: platform.threads_per_sm: expected a whole number from 1 to 65536, found "1073741824"
<stdin>:1:83: platform.blocks_per_sm: expected a whole number from 1 to 65536, found "1073741824"
<stdin>:1:114: platform.threads_per_block: expected a whole number from 1 to 65536, found "1073741824"
<stdin>:1:137: platform.warp_size: expected a whole number from 1 to 1024, found "1073741824"
<stdin>:1:234: platform.registers_per_thread: expected a whole number from 1 to 65536, found "1073741824"
<stdin>:1:261: platform.register_unit: expected a whole number from 1 to 1048576, found "1073741824"
<stdin>:1:289: platform.sub_partitions: expected a whole number from 1 to 8, found "1073741824"
<stdin>:1:324: platform.launch_sub_partitions: expected a whole number from 0 to 8, found "1073741824"
<stdin>:1:470: platform.shared_memory_unit: expected a whole number of bytes from 1 to 1048576, also as 32KiB or 1MiB, found "1073741824"
<stdin>:1:506: platform.shared_memory_reserved: expected a whole number of bytes from 0 to 1048576, also as 32KiB or 1MiB, found "1073741824"
<stdin>:1:532: platform.copy_engines: expected a whole number from 0 to 65536, found "1073741824"
= operations 1073741824
<stdin>:3:29: partitions[0].sms: expected a whole number from 1 to 1048576, found "1073741824"
= chains 1073741824
{
  "time_unit": "us",
  "platform": {
    "slots": 1073741824,
    "copy_engines": 0,
    "copy_bandwidth": 1
  },
  "chains": [
    {"name": "c", "period": 1073741824, "jitter": 1073741824, "deadline": 1073741824, "steps": [{"kernel": "k", "blocks": 1073741824, "registers": 1073741824, "shared_memory": 1073741824, "local_memory": 1073741824, "wcet": 1073741824, "bcet": 1073741824, "deadline": 1073741824, "count": 1073741824}, {"copy": "m", "bytes": 1073741824, "engine": 1073741824, "direction": "h2d"}, {"copy": "n", "duration": 1073741824, "direction": "d2h"}, {"host": "h", "wcet": 1073741824}]}
  ],
  "tasks": [
    {"name": "t", "level": "high", "timeslice": 1073741824, "wcet": 1073741824, "period": 1073741824, "deadline": 1073741824, "nonpreemptable": 1073741824}
  ]
}
= platform 2147483647
<stdin>:1:28: platform.sms: expected a whole number from 1 to 1073741824, found "2147483647"
<stdin>:1:56: platform.threads_per_sm: expected a whole number from 1 to 65536, found "2147483647"
<stdin>:1:83: platform.blocks_per_sm: expected a whole number from 1 to 65536, found "2147483647"
<stdin>:1:114: platform.threads_per_block: expected a whole number from 1 to 65536, found "2147483647"
<stdin>:1:137: platform.warp_size: expected a whole number from 1 to 1024, found "2147483647"
<stdin>:1:167: platform.registers_per_sm: expected a whole number from 1 to 1073741824, found "2147483647"
<stdin>:1:200: platform.registers_per_block: expected a whole number from 1 to 1073741824, found "2147483647"
<stdin>:1:234: platform.registers_per_thread: expected a whole number from 1 to 65536, found "2147483647"
<stdin>:1:261: platform.register_unit: expected a whole number from 1 to 1048576, found "2147483647"
<stdin>:1:289: platform.sub_partitions: expected a whole number from 1 to 8, found "2147483647"
<stdin>:1:324: platform.launch_sub_partitions: expected a whole number from 0 to 8, found "2147483647"
<stdin>:1:358: platform.shared_memory_per_sm: expected a whole number of bytes from 1 to 1073741824, also as 32KiB or 1MiB, found "2147483647"
<stdin>:1:395: platform.shared_memory_per_block: expected a whole number of bytes from 1 to 1073741824, also as 32KiB or 1MiB, found "2147483647"
<stdin>:1:438: platform.shared_memory_per_block_optin: expected a whole number of bytes from 0 to 1073741824, also as 32KiB or 1MiB, found "2147483647"
<stdin>:1:470: platform.shared_memory_unit: expected a whole number of bytes from 1 to 1048576, also as 32KiB or 1MiB, found "2147483647"
<stdin>:1:506: platform.shared_memory_reserved: expected a whole number of bytes from 0 to 1048576, also as 32KiB or 1MiB, found "2147483647"
<stdin>:1:532: platform.copy_engines: expected a whole number from 0 to 65536, found "2147483647"
<stdin>:1:588: platform.resident_grids: expected a whole number from 0 to 1073741824, found "2147483647"
= operations 2147483647
<stdin>:3:29: partitions[0].sms: expected a whole number from 1 to 1048576, found "2147483647"
= chains 2147483647
{
  "time_unit": "us",
  "platform": {
    "slots": 2147483647,
    "copy_engines": 0,
    "copy_bandwidth": 1
  },
  "chains": [
    {"name": "c", "period": 2147483647, "jitter": 2147483647, "deadline": 2147483647, "steps": [{"kernel": "k", "blocks": 2147483647, "registers": 2147483647, "shared_memory": 2147483647, "local_memory": 2147483647, "wcet": 2147483647, "bcet": 2147483647, "deadline": 2147483647, "count": 2147483647}, {"copy": "m", "bytes": 2147483647, "engine": 2147483647, "direction": "h2d"}, {"copy": "n", "duration": 2147483647, "direction": "d2h"}, {"host": "h", "wcet": 2147483647}]}
  ],
  "tasks": [
    {"name": "t", "level": "high", "timeslice": 2147483647, "wcet": 2147483647, "period": 2147483647, "deadline": 2147483647, "nonpreemptable": 2147483647}
  ]
}
= platform 9223372036854775807
<stdin>:1:28: platform.sms: expected a whole number from 1 to 1073741824, found "9223372036854775807"
<stdin>:1:65: platform.threads_per_sm: expected a whole number from 1 to 65536, found "9223372036854775807"
<stdin>:1:101: platform.blocks_per_sm: expected a whole number from 1 to 65536, found "9223372036854775807"
<stdin>:1:141: platform.threads_per_block: expected a whole number from 1 to 65536, found "9223372036854775807"
<stdin>:1:173: platform.warp_size: expected a whole number from 1 to 1024, found "9223372036854775807"
<stdin>:1:212: platform.registers_per_sm: expected a whole number from 1 to 1073741824, found "9223372036854775807"
<stdin>:1:254: platform.registers_per_block: expected a whole number from 1 to 1073741824, found "9223372036854775807"
<stdin>:1:297: platform.registers_per_thread: expected a whole number from 1 to 65536, found "9223372036854775807"
<stdin>:1:333: platform.register_unit: expected a whole number from 1 to 1048576, found "9223372036854775807"
<stdin>:1:370: platform.sub_partitions: expected a whole number from 1 to 8, found "9223372036854775807"
<stdin>:1:414: platform.launch_sub_partitions: expected a whole number from 0 to 8, found "9223372036854775807"
<stdin>:1:457: platform.shared_memory_per_sm: expected a whole number of bytes from 1 to 1073741824, also as 32KiB or 1MiB, found "9223372036854775807"
<stdin>:1:503: platform.shared_memory_per_block: expected a whole number of bytes from 1 to 1073741824, also as 32KiB or 1MiB, found "9223372036854775807"
<stdin>:1:555: platform.shared_memory_per_block_optin: expected a whole number of bytes from 0 to 1073741824, also as 32KiB or 1MiB, found "9223372036854775807"
<stdin>:1:596: platform.shared_memory_unit: expected a whole number of bytes from 1 to 1048576, also as 32KiB or 1MiB, found "9223372036854775807"
<stdin>:1:641: platform.shared_memory_reserved: expected a whole number of bytes from 0 to 1048576, also as 32KiB or 1MiB, found "9223372036854775807"
<stdin>:1:676: platform.copy_engines: expected a whole number from 0 to 65536, found "9223372036854775807"
<stdin>:1:750: platform.resident_grids: expected a whole number from 0 to 1073741824, found "9223372036854775807"
= operations 9223372036854775807
<stdin>:3:29: partitions[0].sms: expected a whole number from 1 to 1048576, found "9223372036854775807"
<stdin>:10:25: operations[1].blocks: expected sizes whose product is at most 2^63-1
<stdin>:11:51: operations[2].engine: expected a whole number from 1 to 2147483647, found "9223372036854775807"
= chains 9223372036854775807
<stdin>:4:348: chains[0].steps[0].count: expected a whole number from 1 to 2147483647, found "9223372036854775807"
<stdin>:4:416: chains[0].steps[1].engine: expected a whole number from 1 to 2147483647, found "9223372036854775807"
[2]
