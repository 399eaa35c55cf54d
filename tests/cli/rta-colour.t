-- file kernels.yaml --
platform: {slots: 1}
kernels: [{blocks: 1, wcet: 1, deadline: 1}, {blocks: 1, wcet: 1, deadline: 1}]

-- case dumb --
$ script -qec 'env -u NO_COLOR TERM=xterm TERM=dumb gpurta rta kernels.yaml' /dev/null | sed 's/\x1b/ESC/g; s/\r//'
1 slot; algorithm closed-form; times in ms

kernel  blocks  wcet  release  completion  response  deadline  verdict
k1           1     1        0           1         1         1  met
k2           1     1        0           2         2         1  MISSED

unschedulable: 1 of 2 deadlines missed
k2 is late by 1: of its 2, 1 in its last block, 1 waiting: no block slots

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no block takes longer than its wcet
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- no stream given for k1 and k2: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)
[1]

-- case no-color --
$ script -qec 'env -u NO_COLOR TERM=xterm NO_COLOR=1 gpurta rta kernels.yaml' /dev/null | sed 's/\x1b/ESC/g; s/\r//'
1 slot; algorithm closed-form; times in ms

kernel  blocks  wcet  release  completion  response  deadline  verdict
k1           1     1        0           1         1         1  met
k2           1     1        0           2         2         1  MISSED

unschedulable: 1 of 2 deadlines missed
k2 is late by 1: of its 2, 1 in its last block, 1 waiting: no block slots

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no block takes longer than its wcet
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- no stream given for k1 and k2: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)
[1]

-- case terminal --
$ script -qec 'env -u NO_COLOR TERM=xterm  gpurta rta kernels.yaml' /dev/null | sed 's/\x1b/ESC/g; s/\r//'
1 slot; algorithm closed-form; times in ms

kernel  blocks  wcet  release  completion  response  deadline  verdict
k1           1     1        0           1         1         1  ESC[32mmetESC[0m
k2           1     1        0           2         2         1  ESC[1;31mMISSEDESC[0m

unschedulable: 1 of 2 deadlines missed
k2 is late by 1: of its 2, 1 in its last block, 1 waiting: no block slots

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no block takes longer than its wcet
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- no stream given for k1 and k2: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)
[1]
