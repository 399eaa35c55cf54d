-- file kernels.yaml --
time_unit: ms
platform: jetson-tx2
kernels:
  - {name: k1, blocks: 2, threads: 512, wcet: 4, period: 15}
  - {name: k2, blocks: 7, threads: 512, wcet: 6, period: 15}
  - {name: k3, blocks: 2, threads: 512, wcet: 6, period: 15}
  - {name: k4, blocks: 5, threads: 512, wcet: 5, period: 15}

-- case memory --
$ gpurta rta $EXAMPLES/tx2.yaml --memory 1GiB
platform jetson-tx2: 8 slots; algorithm h-set; times in ms

kernel  blocks  wcet  release  completion  response  worst job  released  worst response  deadline  verdict
k1           2     4        0           4         4          1         0               4        15  met
k2           7     6        0          10        10          1         0              10        15  met
k3           2     6        0          12        12          1         0              12        15  met
k4           5     5        0          11        11          1         0              11        15  met

schedulable: 4 of 4 deadlines met by every job; as if kernels used no registers (key registers)

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no block takes longer than its wcet
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- no registers given for k1, k2, k3 and k4: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for k1, k2, k3 and k4: taken to use none (key shared_memory)
- no release given for k1, k2, k3 and k4: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)
- no stream given for k1, k2, k3 and k4: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for k1, k2, k3 and k4: taken to be the period (key deadline)

-- case run --
$ gpurta rta kernels.yaml
platform jetson-tx2: 8 slots; algorithm h-set; times in ms

kernel  blocks  wcet  release  completion  response  worst job  released  worst response  deadline  verdict
k1           2     4        0           4         4          1         0               4        15  met
k2           7     6        0          10        10          1         0              10        15  met
k3           2     6        0          12        12          1         0              12        15  met
k4           5     5        0          11        11          1         0              11        15  met

schedulable: 4 of 4 deadlines met by every job; as if kernels used no registers (key registers)

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no block takes longer than its wcet
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- no registers given for k1, k2, k3 and k4: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for k1, k2, k3 and k4: taken to use none (key shared_memory)
- no release given for k1, k2, k3 and k4: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)
- no stream given for k1, k2, k3 and k4: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for k1, k2, k3 and k4: taken to be the period (key deadline)
