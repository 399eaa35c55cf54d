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

-- case 100us --
$ gpurta check kernels.yaml --runs 1 --tolerance 100us
predicted by rta for jetson-tx2; measured on Fake jetson-tx2, 1 repetition; completions in ms from the scenario's zero

kernel  predicted    minimum     median    maximum     error  relative  within  verdict
k1              4   4.001644   4.001644   4.001644  0.001644   ~+0.05%     0.1  agrees
k2             10  10.001644  10.001644  10.001644  0.001644   ~+0.02%     0.1  agrees
k3             12  12.004644  12.004644  12.004644  0.004644   ~+0.04%     0.1  agrees
k4             11  11.004644  11.004644  11.004644  0.004644   ~+0.05%     0.1  agrees

placement: 16 of 16 blocks (100.00%) ran on the predicted SM
agrees: 4 of 4 within 100us
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case 1us --
$ gpurta check kernels.yaml --runs 1 --tolerance 1us
predicted by rta for jetson-tx2; measured on Fake jetson-tx2, 1 repetition; completions in ms from the scenario's zero
CLOCKS ALIGNED within 3763 ns only: more than half of a tolerance

kernel  predicted    minimum     median    maximum     error  relative  within  verdict
k1              4   4.001644   4.001644   4.001644  0.001644   ~+0.05%   0.001  UNKNOWN
k2             10  10.001644  10.001644  10.001644  0.001644   ~+0.02%   0.001  UNKNOWN
k3             12  12.004644  12.004644  12.004644  0.004644   ~+0.04%   0.001  UNKNOWN
k4             11  11.004644  11.004644  11.004644  0.004644   ~+0.05%   0.001  UNKNOWN

placement: 16 of 16 blocks (100.00%) ran on the predicted SM
disagrees: 0 of 4 within 1us; 4 unknown, as the clocks are aligned within 3763 ns only
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition
[1]

-- case 5us-format-csv --
$ gpurta check kernels.yaml --runs 1 --tolerance 5us --format csv | grep "coarse\|^k1"
name,predicted,measured,worst,error,relative,tolerance,agrees,clocks_moved,offset_uncertainty_ns,clocks_coarse,minimum,maximum,outside
k1,4,1000411/250000,1000411/250000,411/250000,411/1000000,1/200,,,3763,true,1000411/250000,1000411/250000,0
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition
[1]

-- case 5us-format-json --
$ gpurta check kernels.yaml --runs 1 --tolerance 5us --format json | grep "coarse\|^k1"
  "clocks_coarse": true,
    {"name": "k1", "predicted": "4", "measured": "1000411/250000", "error": "411/250000", "minimum": "1000411/250000", "maximum": "1000411/250000", "worst": "1000411/250000", "outside": 0, "relative": "411/1000000", "tolerance": "1/200", "verdict": "unknown", "agrees": null, "clocks_coarse": true},
    {"name": "k2", "predicted": "10", "measured": "2500411/250000", "error": "411/250000", "minimum": "2500411/250000", "maximum": "2500411/250000", "worst": "2500411/250000", "outside": 0, "relative": "411/2500000", "tolerance": "1/200", "verdict": "unknown", "agrees": null, "clocks_coarse": true},
    {"name": "k3", "predicted": "12", "measured": "3001161/250000", "error": "1161/250000", "minimum": "3001161/250000", "maximum": "3001161/250000", "worst": "3001161/250000", "outside": 0, "relative": "387/1000000", "tolerance": "1/200", "verdict": "unknown", "agrees": null, "clocks_coarse": true},
    {"name": "k4", "predicted": "11", "measured": "2751161/250000", "error": "1161/250000", "minimum": "2751161/250000", "maximum": "2751161/250000", "worst": "2751161/250000", "outside": 0, "relative": "1161/2750000", "tolerance": "1/200", "verdict": "unknown", "agrees": null, "clocks_coarse": true}
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition
[1]
