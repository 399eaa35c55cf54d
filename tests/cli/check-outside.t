-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1
export GPURTA_FAKE_CUDA=jitter=400000

-- file kernels.yaml --
time_unit: ms
platform: jetson-tx2
kernels:
  - {name: k1, blocks: 2, threads: 512, wcet: 4, period: 15}
  - {name: k2, blocks: 7, threads: 512, wcet: 6, period: 15}
  - {name: k3, blocks: 2, threads: 512, wcet: 6, period: 15}
  - {name: k4, blocks: 5, threads: 512, wcet: 5, period: 15}

-- case first --
$ export GPURTA_FAKE_CUDA=slow=-3,jitter=400000
> sed '/k[124],/d' kernels.yaml >first.yaml
> gpurta check first.yaml --tolerance 170us
predicted by rta for jetson-tx2; measured on Fake jetson-tx2, 10 repetitions; completions in ms from the scenario's zero

kernel  predicted   minimum   median   maximum    error  relative  within  verdict
k3              6  5.822415  6.02384  6.103432  0.02384   ~+0.40%    0.17  agrees, 1 OUTSIDE

placement: 20 of 20 blocks (100.00%) ran on the predicted SM
OUTSIDE: repetitions beyond the tolerance, early, though their median is within
agrees: 1 of 1 within 170us
2> gpurta: note: first.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case m-tolerance-290us-format-json --
$ gpurta check kernels.yaml --tolerance 290us --save M.json >/dev/null 2>&1
> gpurta check kernels.yaml M.json --tolerance 290us --format json | grep outside
    {"name": "k1", "predicted": "4", "measured": "4178339/1000000", "error": "178339/1000000", "minimum": "4024307/1000000", "maximum": "873361/200000", "worst": "873361/200000", "outside": 4, "relative": "178339/4000000", "tolerance": "29/100", "verdict": "disagrees", "agrees": false, "clocks_coarse": false},
    {"name": "k2", "predicted": "10", "measured": "2544411/250000", "error": "44411/250000", "minimum": "5012027/500000", "maximum": "2591563/250000", "worst": "2591563/250000", "outside": 4, "relative": "44411/2500000", "tolerance": "29/100", "verdict": "disagrees", "agrees": false, "clocks_coarse": false},
    {"name": "k3", "predicted": "12", "measured": "6136783/500000", "error": "136783/500000", "minimum": "1506871/125000", "maximum": "3091517/250000", "worst": "3091517/250000", "outside": 5, "relative": "136783/6000000", "tolerance": "29/100", "verdict": "disagrees", "agrees": false, "clocks_coarse": false},
    {"name": "k4", "predicted": "11", "measured": "11273359/1000000", "error": "273359/1000000", "minimum": "11055011/1000000", "maximum": "142077/12500", "worst": "142077/12500", "outside": 5, "relative": "273359/11000000", "tolerance": "29/100", "verdict": "disagrees", "agrees": false, "clocks_coarse": false}
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition
[1]

-- case runs-3-format-csv --
$ export GPURTA_FAKE_CUDA=slow=-3
> gpurta check kernels.yaml --runs 3 --format csv
name,predicted,measured,worst,error,relative,tolerance,agrees,clocks_moved,offset_uncertainty_ns,clocks_coarse,minimum,maximum,outside
k1,4,3881679/1000000,242593/62500,-118321/1000000,-118321/4000000,9/50,true,,3765,false,242593/62500,388189/100000,0
k2,10,4850863/500000,1940307/200000,-149137/500000,-149137/5000000,3/10,,,3765,false,1940307/200000,9701937/1000000,0
k3,12,11643953/1000000,5821871/500000,-356047/1000000,-356047/12000000,17/50,false,,3765,false,5821871/500000,11644551/1000000,3
k4,11,2134789/200000,5336867/500000,-65211/200000,-65211/2200000,8/25,false,,3765,false,5336867/500000,10674543/1000000,3
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition
[1]

-- case tolerance-280us --
$ export GPURTA_FAKE_CUDA=slow=-3
> export GPURTA_FAKE_CUDA=slow=-3,jitter=400000
> gpurta check kernels.yaml --tolerance 280us
predicted by rta for jetson-tx2; measured on Fake jetson-tx2, 10 repetitions; completions in ms from the scenario's zero

kernel  predicted    minimum     median    maximum      error  relative  within  verdict
k1              4   3.905141   4.058247   4.247332   0.058247   ~+1.46%    0.28  agrees
k2             10   9.724872   9.877503  10.066919  -0.122497   ~-1.23%    0.28  agrees
k3             12  11.694781  11.913636  12.006782  -0.086364   ~-0.72%    0.28  agrees, 1 OUTSIDE
k4             11  10.724826  10.943443  11.036851  -0.056557   ~-0.52%    0.28  agrees

placement: 160 of 160 blocks (100.00%) ran on the predicted SM
OUTSIDE: repetitions beyond the tolerance, early, though their median is within
agrees: 4 of 4 within 280us
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case tolerance-290us-save-m --
$ gpurta check kernels.yaml --tolerance 290us --save M.json
predicted by rta for jetson-tx2; measured on Fake jetson-tx2, 10 repetitions; completions in ms from the scenario's zero

kernel  predicted    minimum     median    maximum     error  relative  within  verdict
k1              4   4.024307   4.178339   4.366805  0.178339   ~+4.46%    0.29  DISAGREES
k2             10  10.024054  10.177644  10.366252  0.177644   ~+1.78%    0.29  DISAGREES
k3             12  12.054968  12.273566  12.366068  0.273566   ~+2.28%    0.29  DISAGREES
k4             11  11.055011  11.273359  11.366160  0.273359   ~+2.49%    0.29  DISAGREES

placement: 160 of 160 blocks (100.00%) ran on the predicted SM
disagrees: 0 of 4 within 290us
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition
[1]
