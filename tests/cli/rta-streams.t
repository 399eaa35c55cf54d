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
