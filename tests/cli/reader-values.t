-- file wrong.yaml --
platform: {base: jetson-tx2, shared_memory_per_sm: 96KiB, copy_bandwidth: 1GiB}
kernels:
  - name: a
    blocks: 1
    threads: 32
    wcet: 1,5
    shared_memory: 1.5KiB
  - {name: b, blocks: 1, threads: 32, wcet: 1,5, shared_memory: 99999999999GiB}
  - {name: c, blocks: 1, threads: 32, wcet: 1, shared_memory: 32KB}

-- case bom.json --
$ gpurta rta bom.json
platform jetson-tx2: 64 slots; algorithm closed-form; times in ms

kernel  blocks  wcet  release  completion  response
a            1     1        0           1         1

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no block takes longer than its wcet
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- no registers given for a: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for a: taken to use none (key shared_memory)
- times without a unit are in ms (key time_unit)

-- case bom.yaml --
$ gpurta rta bom.yaml
platform jetson-tx2: 4 slots; algorithm closed-form; times in ms

kernel  blocks  wcet  release  completion  response
a            1     1        0           1         1
c            4     1        0           2         2

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no block takes longer than its wcet
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- no registers given for a and c: taken as no limit to the blocks of an SM (key registers)
- no stream given for a and c: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)

-- case cut-characters --
messages cut what they found between characters, wherever the cut falls
$ for name in éééééééééééééééééééééééééééééééééééééééééééééééé aéééééééééééééééééééééééééééééééééééééééééééééééé 日本語日本語日本語日本語日本語日本語日本語日本語日本語日本語日本語日本語 a日本語日本語日本語日本語日本語日本語日本語日本語日本語日本語日本語日本語 ab日本語日本語日本語日本語日本語日本語日本語日本語日本語日本語日本語日本語; do
>     printf 'platform: {slots: %s, %s: 1}\nkernels: [{name: k, blocks: %s, wcet: 1, stream: %s}]\nstreams: {s: {priority: %s, partition: %s}}\n' $name $name $name $name $name $name | gpurta rta - 2>&1
>     printf 'platform: %s\nkernels: [{wcet: %s}]\n' $name $name | gpurta rta - 2>&1
> done
<stdin>:1:19: platform.slots: expected a whole number from 1 to 2^63-1, found "éééééééééééééééééééé..."
<stdin>:1:69: platform: unknown key "éééééééééééééééééééé"; expected one of slots, sms, threads_per_sm, blocks_per_sm, threads_per_block, warp_size, registers_per_sm, registers_per_block, registers_per_thread, register_unit, sub_partitions, launch_sub_partitions, shared_memory_per_sm, shared_memory_per_block, shared_memory_per_block_optin, shared_memory_unit, shared_memory_reserved, copy_engines, copy_bandwidth, sm_order, resident_grids, carveout_sms, carveout_sizes, queue_delay, resident_grid_limit, warps_in_turn, contiguous_shared_memory, carveout_waits, local_memory_waits, block_pairs, freed_first, copies_in_order, switch_cost, base, compute_capability, name, rules
<stdin>:2:29: kernels[0].blocks: expected a whole number from 1 to 2^63-1, found "éééééééééééééééééééé..."
<stdin>:3:25: streams.s.priority: expected low, high or a whole number (as in CUDA: lower is more urgent), found "éééééééééééééééééééé..."
<stdin>:3:86: streams.s.partition: there is no partition "éééééééééééééééééééééééééééééé": section partitions is missing or empty
<stdin>:1:11: platform: no built-in platform "éééééééééééééééééééé"
<stdin>:2:11: kernels[0]: key "blocks" is missing; expected a whole number from 1 to 2^63-1: blocks of its grid, or [x, y, z]
<stdin>:2:18: kernels[0].wcet: expected a time above 0, found "éééééééééééééééééééé...": expected a digit at character 1; times are 12, 1.5, 3/2, 2.5e-3 or 250us
<stdin>:1:19: platform.slots: expected a whole number from 1 to 2^63-1, found "aééééééééééééééééééé..."
<stdin>:1:70: platform: unknown key "aééééééééééééééééééé"; expected one of slots, sms, threads_per_sm, blocks_per_sm, threads_per_block, warp_size, registers_per_sm, registers_per_block, registers_per_thread, register_unit, sub_partitions, launch_sub_partitions, shared_memory_per_sm, shared_memory_per_block, shared_memory_per_block_optin, shared_memory_unit, shared_memory_reserved, copy_engines, copy_bandwidth, sm_order, resident_grids, carveout_sms, carveout_sizes, queue_delay, resident_grid_limit, warps_in_turn, contiguous_shared_memory, carveout_waits, local_memory_waits, block_pairs, freed_first, copies_in_order, switch_cost, base, compute_capability, name, rules
<stdin>:2:29: kernels[0].blocks: expected a whole number from 1 to 2^63-1, found "aééééééééééééééééééé..."
<stdin>:3:25: streams.s.priority: expected low, high or a whole number (as in CUDA: lower is more urgent), found "aééééééééééééééééééé..."
<stdin>:3:87: streams.s.partition: there is no partition "aééééééééééééééééééééééééééééé": section partitions is missing or empty
<stdin>:1:11: platform: no built-in platform "aééééééééééééééééééé"
<stdin>:2:11: kernels[0]: key "blocks" is missing; expected a whole number from 1 to 2^63-1: blocks of its grid, or [x, y, z]
<stdin>:2:18: kernels[0].wcet: expected a time above 0, found "aééééééééééééééééééé...": expected a digit at character 1; times are 12, 1.5, 3/2, 2.5e-3 or 250us
<stdin>:1:19: platform.slots: expected a whole number from 1 to 2^63-1, found "日本語日本語日本語日本語日..."
<stdin>:1:57: platform: unknown key "日本語日本語日本語日本語日"; expected one of slots, sms, threads_per_sm, blocks_per_sm, threads_per_block, warp_size, registers_per_sm, registers_per_block, registers_per_thread, register_unit, sub_partitions, launch_sub_partitions, shared_memory_per_sm, shared_memory_per_block, shared_memory_per_block_optin, shared_memory_unit, shared_memory_reserved, copy_engines, copy_bandwidth, sm_order, resident_grids, carveout_sms, carveout_sizes, queue_delay, resident_grid_limit, warps_in_turn, contiguous_shared_memory, carveout_waits, local_memory_waits, block_pairs, freed_first, copies_in_order, switch_cost, base, compute_capability, name, rules
<stdin>:2:29: kernels[0].blocks: expected a whole number from 1 to 2^63-1, found "日本語日本語日本語日本語日..."
<stdin>:3:25: streams.s.priority: expected low, high or a whole number (as in CUDA: lower is more urgent), found "日本語日本語日本語日本語日..."
<stdin>:3:74: streams.s.partition: there is no partition "日本語日本語日本語日本語日本語日本語日本": section partitions is missing or empty
<stdin>:1:11: platform: no built-in platform "日本語日本語日本語日本語日"
<stdin>:2:11: kernels[0]: key "blocks" is missing; expected a whole number from 1 to 2^63-1: blocks of its grid, or [x, y, z]
<stdin>:2:18: kernels[0].wcet: expected a time above 0, found "日本語日本語日本語日本語日...": expected a digit at character 1; times are 12, 1.5, 3/2, 2.5e-3 or 250us
<stdin>:1:19: platform.slots: expected a whole number from 1 to 2^63-1, found "a日本語日本語日本語日本語日..."
<stdin>:1:58: platform: unknown key "a日本語日本語日本語日本語日"; expected one of slots, sms, threads_per_sm, blocks_per_sm, threads_per_block, warp_size, registers_per_sm, registers_per_block, registers_per_thread, register_unit, sub_partitions, launch_sub_partitions, shared_memory_per_sm, shared_memory_per_block, shared_memory_per_block_optin, shared_memory_unit, shared_memory_reserved, copy_engines, copy_bandwidth, sm_order, resident_grids, carveout_sms, carveout_sizes, queue_delay, resident_grid_limit, warps_in_turn, contiguous_shared_memory, carveout_waits, local_memory_waits, block_pairs, freed_first, copies_in_order, switch_cost, base, compute_capability, name, rules
<stdin>:2:29: kernels[0].blocks: expected a whole number from 1 to 2^63-1, found "a日本語日本語日本語日本語日..."
<stdin>:3:25: streams.s.priority: expected low, high or a whole number (as in CUDA: lower is more urgent), found "a日本語日本語日本語日本語日..."
<stdin>:3:75: streams.s.partition: there is no partition "a日本語日本語日本語日本語日本語日本語日": section partitions is missing or empty
<stdin>:1:11: platform: no built-in platform "a日本語日本語日本語日本語日"
<stdin>:2:11: kernels[0]: key "blocks" is missing; expected a whole number from 1 to 2^63-1: blocks of its grid, or [x, y, z]
<stdin>:2:18: kernels[0].wcet: expected a time above 0, found "a日本語日本語日本語日本語日...": expected a digit at character 1; times are 12, 1.5, 3/2, 2.5e-3 or 250us
<stdin>:1:19: platform.slots: expected a whole number from 1 to 2^63-1, found "ab日本語日本語日本語日本語..."
<stdin>:1:59: platform: unknown key "ab日本語日本語日本語日本語"; expected one of slots, sms, threads_per_sm, blocks_per_sm, threads_per_block, warp_size, registers_per_sm, registers_per_block, registers_per_thread, register_unit, sub_partitions, launch_sub_partitions, shared_memory_per_sm, shared_memory_per_block, shared_memory_per_block_optin, shared_memory_unit, shared_memory_reserved, copy_engines, copy_bandwidth, sm_order, resident_grids, carveout_sms, carveout_sizes, queue_delay, resident_grid_limit, warps_in_turn, contiguous_shared_memory, carveout_waits, local_memory_waits, block_pairs, freed_first, copies_in_order, switch_cost, base, compute_capability, name, rules
<stdin>:2:29: kernels[0].blocks: expected a whole number from 1 to 2^63-1, found "ab日本語日本語日本語日本語..."
<stdin>:3:25: streams.s.priority: expected low, high or a whole number (as in CUDA: lower is more urgent), found "ab日本語日本語日本語日本語..."
<stdin>:3:76: streams.s.partition: there is no partition "ab日本語日本語日本語日本語日本語日本語日": section partitions is missing or empty
<stdin>:1:11: platform: no built-in platform "ab日本語日本語日本語日本語"
<stdin>:2:11: kernels[0]: key "blocks" is missing; expected a whole number from 1 to 2^63-1: blocks of its grid, or [x, y, z]
<stdin>:2:18: kernels[0].wcet: expected a time above 0, found "ab日本語日本語日本語日本語...": expected a digit at character 1; times are 12, 1.5, 3/2, 2.5e-3 or 250us
[2]

-- case wrong.yaml --
$ gpurta rta wrong.yaml
2> wrong.yaml:6:11: kernels[0].wcet: expected a time above 0, found "1,5": decimals take a point, as in 1.5
2> wrong.yaml:7:20: kernels[0].shared_memory: expected a whole number of bytes from 0 to 2^63-1, also as 32KiB or 1MiB, found "1.5KiB"
2> wrong.yaml:8:47: kernels[1]: unknown key "5": decimals take a point, as in 1.5
2> wrong.yaml:8:65: kernels[1].shared_memory: expected a whole number of bytes from 0 to 2^63-1, also as 32KiB or 1MiB, found "99999999999GiB"
2> wrong.yaml:9:63: kernels[2].shared_memory: expected a whole number of bytes from 0 to 2^63-1, also as 32KiB or 1MiB, found "32KB": units of bytes are KiB (1,024 bytes), MiB and GiB
[2]

-- file likely.yaml --
platform: jetson-tx2
kernels:
  - {name: a, blocks: 1,024, threads: 32, wcet: 1}
  - {name: b, blocks: 1, threads: 32, wcet: 1, rate: 30Hz}
  - {name: c, blocks: 1, threads: 32, wcet: 1, period: 30Hz}
  - {name: d, blocks: 1, threads: 32, wcet: 1, period: 60 Hz, deadline: 1.5 Hz}

-- case likely --
Likely mistakes say what would be right.
$ gpurta rta likely.yaml
2> likely.yaml:3:25: kernels[0]: unknown key "024": a comma ends the value before it; write 1024, or with a point 1.024
2> likely.yaml:4:48: kernels[1]: unknown key "rate": write the period; that of 30 Hz is "period: 1/30s"
2> likely.yaml:5:56: kernels[2].period: expected a time, found "30Hz": that of 30 Hz is 1/30s
2> likely.yaml:6:56: kernels[3].period: expected a time, found "60 Hz": that of 60 Hz is 1/60s
2> likely.yaml:6:73: kernels[3].deadline: expected a time above 0, found "1.5 Hz": expected a unit (ns, us, ms, s) at character 5; times are 12, 1.5, 3/2, 2.5e-3 or 250us
[2]

-- file times.yaml --
time_unit: ms
times: the largest of 1,000 runs
platform: {slots: 2}
kernels:
  - {name: k, blocks: 3, wcet: 1, period: 10}

-- file times-tasks.yaml --
time_unit: ms
times: the largest of 1,000 runs
tasks:
  - {name: t, level: high, timeslice: 2, wcet: 3, period: 40}

-- case times --
$ gpurta edf times-tasks.yaml | grep "times are"
> gpurta runlist times-tasks.yaml | grep "times are"
> for analysis in rta bound simulate; do gpurta $analysis times.yaml --format json | grep -o "times are[^\"]*"; done
> gpurta rta times.yaml --format csv --set times= | grep -c "times are"
- times are the largest of 1,000 runs (key times)
- times are the largest of 1,000 runs (key times)
times are the largest of 1,000 runs (key times)
times are the largest of 1,000 runs (key times)
times are the largest of 1,000 runs (key times)
0
2> times.yaml: note: changed by --set times=
