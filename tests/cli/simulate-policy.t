-- file program.yaml --
platform: xavier
kernels:
  - {name: s0, blocks: 4, threads: 128, wcet: 10}
  - {name: s1, blocks: 4, threads: 160, wcet: 10, release: 1}

-- case most-room-blocks --
$ gpurta simulate program.yaml --policy most-room --blocks | sed '/^assumptions/,$d' | tail -10
operation  block  SM  start  end
s0             0   0      0   10
s0             1   2      0   10
s0             2   4      0   10
s0             3   6      0   10
s1             0   0      1   11
s1             1   2      1   11
s1             2   4      1   11
s1             3   6      1   11


-- case round-robin-blocks --
$ gpurta simulate program.yaml --policy round-robin --blocks | sed '/^assumptions/,$d' | tail -10
operation  block  SM  start  end
s0             0   0      0   10
s0             1   2      0   10
s0             2   4      0   10
s0             3   6      0   10
s1             0   1      1   11
s1             1   3      1   11
s1             2   5      1   11
s1             3   7      1   11

