-- file far.yaml --
platform: {slots: 2}
kernels:
  - {name: k, blocks: 3, wcet: 1e400}
  - {name: l, blocks: 3, wcet: 1}

-- file kernels.yaml --
kernels:
  - {name: k, blocks: 3, threads: 32, wcet: 1}

-- case threads --
$ export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1
> gpurta measure kernels.yaml --runs 1 -o M.json
> sed -i "s/\"threads\": 32/\"threads\": 9223372036854775807/" M.json
> sed "s/threads: 32/threads: 9223372036854775807/" kernels.yaml >threads.yaml
> gpurta check threads.yaml M.json --slots 8 --svg a.svg >table
> grep -oE "height=\"-|nan|inf" a.svg
> grep -c "<title>k, meas" a.svg
3

-- case wcet --
$ gpurta simulate far.yaml --svg b.svg >table
> grep -cE "[^a-z](nan|inf)" b.svg
> grep -o "times beyond[^<]*" b.svg
0
times beyond 10^300 are drawn there
