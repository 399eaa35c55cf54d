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

-- case csv --
$ gpurta check kernels.yaml --format csv
name,predicted,measured,worst,error,relative,tolerance,agrees,clocks_moved,offset_uncertainty_ns,clocks_coarse,minimum,maximum,outside
k1,4,1000411/250000,4002047/1000000,411/250000,411/1000000,9/50,true,,3765,false,3201/800,4002047/1000000,0
k2,10,2500411/250000,10002047/1000000,411/250000,411/2500000,3/10,true,,3765,false,8001/800,10002047/1000000,0
k3,12,12004047/1000000,3001161/250000,4047/1000000,1349/4000000,17/50,true,,3765,false,3000911/250000,3001161/250000,0
k4,11,11004047/1000000,2751161/250000,4047/1000000,4047/11000000,8/25,true,,3765,false,2750911/250000,2751161/250000,0
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case json --
$ gpurta check kernels.yaml --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "check",
  "time_unit": "ms",
  "verdict": "agrees",
  "tolerance": "2%+100us",
  "predicted_by": "rta",
  "platform": "jetson-tx2",
  "sm_order": "ascending",
  "device": "Fake jetson-tx2",
  "runs": 10,
  "clocks_moved": null,
  "offset_uncertainty_ns": 3765,
  "clocks_coarse": false,
  "kernels": [
    {"name": "k1", "predicted": "4", "measured": "1000411/250000", "error": "411/250000", "minimum": "3201/800", "maximum": "4002047/1000000", "worst": "4002047/1000000", "outside": 0, "relative": "411/1000000", "tolerance": "9/50", "verdict": "agrees", "agrees": true, "clocks_coarse": false},
    {"name": "k2", "predicted": "10", "measured": "2500411/250000", "error": "411/250000", "minimum": "8001/800", "maximum": "10002047/1000000", "worst": "10002047/1000000", "outside": 0, "relative": "411/2500000", "tolerance": "3/10", "verdict": "agrees", "agrees": true, "clocks_coarse": false},
    {"name": "k3", "predicted": "12", "measured": "12004047/1000000", "error": "4047/1000000", "minimum": "3000911/250000", "maximum": "3001161/250000", "worst": "3001161/250000", "outside": 0, "relative": "1349/4000000", "tolerance": "17/50", "verdict": "agrees", "agrees": true, "clocks_coarse": false},
    {"name": "k4", "predicted": "11", "measured": "11004047/1000000", "error": "4047/1000000", "minimum": "2750911/250000", "maximum": "2751161/250000", "worst": "2751161/250000", "outside": 0, "relative": "4047/11000000", "tolerance": "8/25", "verdict": "agrees", "agrees": true, "clocks_coarse": false}
  ],
  "left_out": [],
  "launch_order_measured": false,
  "placement": {
    "blocks": 160,
    "agreeing": 160,
    "share": "1",
    "first_elsewhere": null
  },
  "placement_wanted_percent": 0,
  "notes": [
    "kernels.yaml: periods are not repeated: each kernel is launched once in a repetition"
  ]
}
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition
