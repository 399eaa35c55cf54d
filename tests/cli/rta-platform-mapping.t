-- file board.yaml --
{compute_capability: 8.7, sms: 3, name: board}

-- file one-sm.yaml --
platform: {base: jetson-tx2, sms: 1, shared_memory_per_sm: 16384}
kernels:
  - {blocks: 2, threads: 256, shared_memory: 8192, wcet: 2}

-- file registers.yaml --
platform: jetson-tx2
kernels:   # one footprint in three spellings: 8 warps of 2,048 registers, 8,192 bytes: 4 blocks per SM
  - {name: a, blocks: 9, threads: 256, registers: 64, shared_memory: 8192, wcet: 2, deadline: 4}
  - {name: b, blocks: 3, threads: [16, 16], registers: 60, shared_memory: 8000, wcet: 1, deadline: 9}
  - {name: c, blocks: 8, threads: 250, registers: 57, shared_memory: 7937, wcet: 3, deadline: 5}

-- case one-sm --
$ gpurta rta one-sm.yaml | sed -n 1,1p
platform jetson-tx2 with sms 1 (built in: 2), shared_memory_per_sm 16384 (built in: 65536): 2 slots; algorithm closed-form; times in ms

-- case registers-format-csv --
$ gpurta rta registers.yaml --format csv
name,release,completion,response,deadline,meets_deadline,worst_job,worst_release,worst_response,time_unit,verdict,assumptions
a,0,4,4,4,true,1,0,4,ms,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no stream given for a, b and c: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | times without a unit are in ms (key time_unit)"
b,0,3,3,9,true,1,0,3,ms,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no stream given for a, b and c: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | times without a unit are in ms (key time_unit)"
c,0,7,7,5,false,1,0,7,ms,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no stream given for a, b and c: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | times without a unit are in ms (key time_unit)"
[1]

-- case registers-platform-file-board --
$ gpurta rta registers.yaml --platform-file board.yaml | sed -n 1,1p
2> registers.yaml:4:5: kernels[1]: blocks of different footprints have no one number of slots (8 warps, 2048 registers per warp, 9088 bytes of shared memory; first kernel: 8, 2048, 9216); gpurta bound bounds every job, gpurta simulate shows one run
[2]

-- case registers-platform-h200 --
$ gpurta rta registers.yaml --platform h200 | sed -n 1,1p
2> registers.yaml:4:5: kernels[1]: blocks of different footprints have no one number of slots (8 warps, 2048 registers per warp, 9088 bytes of shared memory; first kernel: 8, 2048, 9216); gpurta bound bounds every job, gpurta simulate shows one run
[2]
