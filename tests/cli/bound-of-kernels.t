-- file kernels.yaml --
platform: jetson-tx2
kernels:
  - {blocks: 4, threads: 512, wcet: 2, period: 20, deadline: 12}
  - {blocks: 9, threads: 512, wcet: 3, period: 30, deadline: 2}

-- case partition --
$ gpurta partition kernels.yaml --mechanism any
platform jetson-tx2: 2 SMs; mechanism any; queues separate; times in ms
sizes: any number of SMs; with --mechanism those that CUDA can make

chain  partition  fewest  SMs  bound  observed  deadline  verdict
k1     c1              1    -      -         -        12  unknown
k2     c2           none    -      -         -         2  unknown

fewest: SMs with which a partition's chains and paths meet their deadlines if all others have the most

none: k2 does not fit: with 2 SMs, the most that a partition can have, its bound is 3 times its deadline: 100.0 % own kernels

assumptions:
- blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared
- every partition has queues of its own and runs beside the others
- a wcet that is not given by SMs holds with any number of them (key wcet)
- a division that no bound fits may still meet its deadlines: bounds are sufficient
- no shared memory given for k1 and k2: taken to use none (key shared_memory)
- no stream given for k1 and k2: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)
[1]
