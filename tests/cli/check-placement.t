-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1
export GPURTA_FAKE_CUDA=platform=jetson-xavier-agx,policy=round-robin

-- file sizes.yaml --
time_unit: ms
platform: {base: jetson-xavier-agx, rules: amert}
kernels:
  - {name: long, blocks: 1, threads: 512, wcet: 9}
  - {name: two, blocks: 2, threads: 1024, wcet: 1, release: 1}
  - {name: one, blocks: 1, threads: 512, wcet: 2, release: 3}

-- case sizes-format-json --
$ gpurta check sizes.yaml --format json | sed -n '/placement/,$p'
  "placement": {
    "blocks": 40,
    "agreeing": 30,
    "share": "3/4",
    "first_elsewhere": {"run": 1, "kernel": "one", "block": 0, "predicted": 2, "measured": 6}
  },
  "placement_wanted_percent": 0,
  "notes": []
}

-- case sizes --
$ gpurta check sizes.yaml
predicted by simulate for jetson-xavier-agx; measured on Fake jetson-xavier-agx, 10 repetitions; completions in ms from the scenario's zero

kernel  predicted   minimum    median   maximum     error  relative  within  verdict
long            9  9.001751  9.001751  9.001751  0.001751   ~+0.02%    0.28  agrees
two             2  2.001673  2.001673  2.001673  0.001673   ~+0.17%    0.12  agrees
one             5  5.001706  5.001706  5.001706  0.001706   ~+0.09%    0.14  agrees

placement: 30 of 40 blocks (75.00%) ran on the predicted SM
first elsewhere: repetition 1, block 0 of one: predicted SM 2, measured SM 6
agrees: 3 of 3 within 2%+100us
