-- file kernels.yaml --
platform: jetson-tx2
kernels:
  - {name: τ2, threads: 512, blocks: 7, wcet: 6}
  - {name: τ1, threads: 512, blocks: 2, wcet: 4}
  - {name: τ3, threads: 512, blocks: 2, wcet: 6}
  - {name: τ4, threads: 512, blocks: 5, wcet: 5}

-- case run --
$ gpurta rta kernels.yaml --format csv
name,release,completion,response,deadline,meets_deadline,worst_job,worst_release,worst_response,time_unit,verdict,assumptions
τ2,0,6,6,,,1,0,6,ms,,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no registers given for τ2, τ1, τ3 and τ4: taken as no limit to the blocks of an SM (key registers) | no shared memory given for τ2, τ1, τ3 and τ4: taken to use none (key shared_memory) | times without a unit are in ms (key time_unit)"
τ1,0,8,8,,,1,0,8,ms,,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no registers given for τ2, τ1, τ3 and τ4: taken as no limit to the blocks of an SM (key registers) | no shared memory given for τ2, τ1, τ3 and τ4: taken to use none (key shared_memory) | times without a unit are in ms (key time_unit)"
τ3,0,12,12,,,1,0,12,ms,,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no registers given for τ2, τ1, τ3 and τ4: taken as no limit to the blocks of an SM (key registers) | no shared memory given for τ2, τ1, τ3 and τ4: taken to use none (key shared_memory) | times without a unit are in ms (key time_unit)"
τ4,0,11,11,,,1,0,11,ms,,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no registers given for τ2, τ1, τ3 and τ4: taken as no limit to the blocks of an SM (key registers) | no shared memory given for τ2, τ1, τ3 and τ4: taken to use none (key shared_memory) | times without a unit are in ms (key time_unit)"
