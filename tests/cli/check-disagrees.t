-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1
export GPURTA_FAKE_CUDA=slow=5

-- file kernels.yaml --
time_unit: ms
platform: jetson-tx2
kernels:
  - {name: k1, blocks: 2, threads: 512, wcet: 4, period: 15}
  - {name: k2, blocks: 7, threads: 512, wcet: 6, period: 15}
  - {name: k3, blocks: 2, threads: 512, wcet: 6, period: 15}
  - {name: k4, blocks: 5, threads: 512, wcet: 5, period: 15}

-- case kernels-tolerance-0.3ms-format-json --
$ gpurta check kernels.yaml --tolerance 0.3ms --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "check",
  "time_unit": "ms",
  "verdict": "disagrees",
  "tolerance": "0.3ms",
  "predicted_by": "rta",
  "platform": "jetson-tx2",
  "sm_order": "ascending",
  "device": "Fake jetson-tx2",
  "runs": 10,
  "clocks_moved": null,
  "offset_uncertainty_ns": 3765,
  "clocks_coarse": false,
  "kernels": [
    {"name": "k1", "predicted": "4", "measured": "4201647/1000000", "error": "201647/1000000", "minimum": "4201647/1000000", "maximum": "65657/15625", "worst": "65657/15625", "outside": 0, "relative": "201647/4000000", "tolerance": "3/10", "verdict": "agrees", "agrees": true, "clocks_coarse": false},
    {"name": "k2", "predicted": "10", "measured": "10501653/1000000", "error": "501653/1000000", "minimum": "10501653/1000000", "maximum": "10502049/1000000", "worst": "10502049/1000000", "outside": 10, "relative": "501653/10000000", "tolerance": "3/10", "verdict": "disagrees", "agrees": false, "clocks_coarse": false},
    {"name": "k3", "predicted": "12", "measured": "12604049/1000000", "error": "604049/1000000", "minimum": "12604049/1000000", "maximum": "6302327/500000", "worst": "6302327/500000", "outside": 10, "relative": "604049/12000000", "tolerance": "3/10", "verdict": "disagrees", "agrees": false, "clocks_coarse": false},
    {"name": "k4", "predicted": "11", "measured": "11554049/1000000", "error": "554049/1000000", "minimum": "11554049/1000000", "maximum": "5777327/500000", "worst": "5777327/500000", "outside": 10, "relative": "554049/11000000", "tolerance": "3/10", "verdict": "disagrees", "agrees": false, "clocks_coarse": false}
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
[1]

-- case kernels-tolerance-1ms --
$ gpurta check kernels.yaml --tolerance 1ms >/dev/null
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case kernels-tolerance-6 --
$ gpurta check kernels.yaml --tolerance 6% >/dev/null
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case kernels --
$ gpurta check kernels.yaml
predicted by rta for jetson-tx2; measured on Fake jetson-tx2, 10 repetitions; completions in ms from the scenario's zero

kernel  predicted    minimum     median    maximum     error  relative  within  verdict
k1              4   4.201647   4.201647   4.202048  0.201647   ~+5.05%    0.18  DISAGREES
k2             10  10.501653  10.501653  10.502049  0.501653   ~+5.02%    0.30  DISAGREES
k3             12  12.604049  12.604049  12.604654  0.604049   ~+5.04%    0.34  DISAGREES
k4             11  11.554049  11.554049  11.554654  0.554049   ~+5.04%    0.32  DISAGREES

placement: 160 of 160 blocks (100.00%) ran on the predicted SM
disagrees: 0 of 4 within 2%+100us
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition
[1]
