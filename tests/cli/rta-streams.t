-- file kernels.yaml --
# k2 waits for k1 (same stream), so that k3 overtakes it
platform: {slots: 4}
kernels:
  - {name: k1, blocks: 2, wcet: 4, stream: a}
  - {name: k2, blocks: 2, wcet: 4, stream: a}
  - {name: k3, blocks: 2, wcet: 1, release: 1}

-- case run --
$ gpurta rta kernels.yaml
4 slots; algorithm h-set; times in ms

kernel  blocks  wcet  release  completion  response
k1           2     4        0           4         4
k2           2     4        0           8         8
k3           2     1        1           2         1

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block takes exactly its wcet: a shorter one may change the order of kernels, and make others later (gpurta bound covers that)
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1)
- no stream given for k3: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)
