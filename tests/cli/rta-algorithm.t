-- file other.yaml --
platform: {slots: 3}
kernels: [{blocks: 3, wcet: 1}, {blocks: 1, wcet: 2}]

-- file released.yaml --
platform: {slots: 3}
kernels: [{blocks: 3, wcet: 1}, {blocks: 1, wcet: 1, release: 1}]

-- file same.yaml --
platform: {slots: 3}
kernels: [{blocks: 3, wcet: 1}, {blocks: 1, wcet: 1}]

-- file stream.yaml --
platform: {slots: 3}
kernels: [{blocks: 3, wcet: 1, stream: s}, {blocks: 1, wcet: 1, stream: s}]

-- case other-algorithm-closed-form --
$ gpurta rta other.yaml --algorithm closed-form
2> gpurta: the closed form needs the same wcet in all kernels; the h-set algorithm does not
[2]

-- case released-algorithm-closed-form --
$ gpurta rta released.yaml --algorithm closed-form
2> gpurta: the closed form needs the same release of all kernels; the h-set algorithm does not
[2]

-- case same-algorithm-closed-form-trace --
$ gpurta rta same.yaml --algorithm=closed-form --trace
2> gpurta: the closed form has no steps to trace; the h-set algorithm has
[2]

-- case same-algorithm-closed-form --
$ gpurta rta same.yaml --algorithm closed-form
3 slots; algorithm closed-form; times in ms

kernel  blocks  wcet  release  completion  response
k1           3     1        0           1         1
k2           1     1        0           2         2

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no block takes longer than its wcet
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- no stream given for k1 and k2: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)

-- case same-algorithm-fast --
$ gpurta rta same.yaml --algorithm fast
2> gpurta: --algorithm: expected auto, h-set or closed-form, found "fast"
[2]

-- case same-algorithm-h-set --
$ gpurta rta same.yaml --algorithm h-set
3 slots; algorithm h-set; times in ms

kernel  blocks  wcet  release  completion  response
k1           3     1        0           1         1
k2           1     1        0           2         2

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no block takes longer than its wcet
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- no stream given for k1 and k2: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)

-- case stream-algorithm-closed-form --
$ gpurta rta stream.yaml --algorithm closed-form
2> gpurta: the closed form needs every kernel on a stream of its own; the h-set algorithm does not
[2]
