-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1

-- file kernels.yaml --
time_unit: ms
platform: jetson-tx2
kernels:
  - {name: k1, blocks: 2, threads: 512, wcet: 4, period: 15}
  - {name: k2, blocks: 7, threads: 512, wcet: 6, period: 15}
  - {name: k3, blocks: 2, threads: 512, wcet: 6, period: 15}
  - {name: k4, blocks: 5, threads: 512, wcet: 5, period: 15}

-- case m-platform-jetson-tx1-format-json --
$ sed -i /platform/d kernels.yaml
> gpurta measure kernels.yaml -o M.json >/dev/null 2>&1
> gpurta check kernels.yaml M.json --platform jetson-tx1 --format json | grep sm_order
  "sm_order": null,
      "sm_order": "unknown",
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case m-platform-jetson-tx1-sm-order-1-0-forma --
$ sed -i /platform/d kernels.yaml
> gpurta measure kernels.yaml -o M.json >/dev/null 2>&1
> gpurta check kernels.yaml M.json --platform jetson-tx1 --sm-order 1,0 --format json | grep sm_order
  "sm_order": "1,0",
      "sm_order": "ascending",
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case m-platform-jetson-tx1 --
$ sed -i /platform/d kernels.yaml
> gpurta measure kernels.yaml -o M.json >/dev/null 2>&1
> gpurta check kernels.yaml M.json --platform jetson-tx1
predicted by rta for jetson-tx1 (SM order not known: taken as ascending); measured on Fake jetson-tx2, 10 repetitions; completions in ms from the scenario's zero

kernel  predicted    minimum     median    maximum     error  relative  within  verdict
k1              4   4.001250   4.001644   4.002047  0.001644   ~+0.05%    0.18  agrees
k2             10  10.001250  10.001644  10.002047  0.001644   ~+0.02%    0.30  agrees
k3             12  12.003644  12.004047  12.004644  0.004047   ~+0.04%    0.34  agrees
k4             11  11.003644  11.004047  11.004644  0.004047   ~+0.04%    0.32  agrees

placement: 160 of 160 blocks (100.00%) ran on the predicted SM
agrees: 4 of 4 within 2%+100us
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case n-slots-8 --
$ sed -i /platform/d kernels.yaml
> gpurta measure kernels.yaml -o M.json >/dev/null 2>&1
> grep -v '"sms"' M.json >N.json
> gpurta check kernels.yaml N.json --slots 8
predicted by rta for slots; measured on Fake jetson-tx2, 10 repetitions; completions in ms from the scenario's zero

kernel  predicted    minimum     median    maximum     error  relative  within  verdict
k1              4   4.001250   4.001644   4.002047  0.001644   ~+0.05%    0.18  agrees
k2             10  10.001250  10.001644  10.002047  0.001644   ~+0.02%    0.30  agrees
k3             12  12.003644  12.004047  12.004644  0.004047   ~+0.04%    0.34  agrees
k4             11  11.003644  11.004047  11.004644  0.004047   ~+0.04%    0.32  agrees

placement: not compared, since the prediction has no SMs
agrees: 4 of 4 within 2%+100us
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case n --
$ sed -i /platform/d kernels.yaml
> gpurta measure kernels.yaml -o M.json >/dev/null 2>&1
> grep -v '"sms"' M.json >N.json
> gpurta check kernels.yaml N.json
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition
2> gpurta: the measurement does not tell the SMs of its device; --platform NAME says what to predict for
[2]

-- case o-m --
$ sed -i /platform/d kernels.yaml
> gpurta measure kernels.yaml -o M.json
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case runs-1 --
$ sed -i /platform/d kernels.yaml
> gpurta check kernels.yaml --runs 1
predicted by rta for Fake jetson-tx2 (SM order not known: taken as ascending); measured on Fake jetson-tx2, 1 repetition; completions in ms from the scenario's zero

kernel  predicted    minimum     median    maximum     error  relative  within  verdict
k1              4   4.001644   4.001644   4.001644  0.001644   ~+0.05%    0.18  agrees
k2             10  10.001644  10.001644  10.001644  0.001644   ~+0.02%    0.30  agrees
k3             12  12.004644  12.004644  12.004644  0.004644   ~+0.04%    0.34  agrees
k4             11  11.004644  11.004644  11.004644  0.004644   ~+0.05%    0.32  agrees

placement: 16 of 16 blocks (100.00%) ran on the predicted SM
agrees: 4 of 4 within 2%+100us
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition
