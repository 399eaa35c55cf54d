-- file a.yaml --
{platform: jetson-tx2, operations: [{kernel: a, blocks: 1, threads: 32, wcet: 1}, {copy: b, duration: 1}]}

-- file b.yaml --
{platform: jetson-tx2, streams: {s: {priority: high}}, kernels: [{blocks: 1, threads: 32, wcet: 1}, {stream: s, blocks: 1, threads: 32, wcet: 1}]}

-- file c.yaml --
{platform: jetson-tx2, kernels: [{blocks: 1, threads: 32, wcet: 1}, {stream: default, blocks: 1, threads: 32, wcet: 1}]}

-- file resident.yaml --
platform: {base: v100, resident_grids: 2}
kernels:
  - {blocks: 1, threads: 32, wcet: 4}
  - {blocks: 1, threads: 32, wcet: 4}
  - {blocks: 1, threads: 32, wcet: 4}

-- case a --
$ gpurta rta a.yaml
2> a.yaml:1:83: operations[1]: it is a copy; gpurta bound bounds every job, gpurta simulate shows one run
[2]

-- case b --
$ gpurta rta b.yaml
2> b.yaml:1:101: kernels[1]: its stream has another priority than that of the first kernel; gpurta bound bounds every job, gpurta simulate shows one run
[2]

-- case c --
$ gpurta rta c.yaml
2> c.yaml:1:69: kernels[1]: kernels on the NULL stream and on others wait for each other; gpurta bound bounds every job, gpurta simulate shows one run
[2]

-- case resident --
$ gpurta rta resident.yaml
2> resident.yaml:5:5: kernels[2]: its stream is one more than the 2 kernels that the GPU has at once (U2)
[2]
