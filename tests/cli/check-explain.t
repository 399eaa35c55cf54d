-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1
# device SETTINGS: what the rules table and the orders say of it
device() { GPURTA_FAKE_CUDA=platform=v100,sms=4,$1 gpurta check kernels.yaml --cold --platform device --explain; }

-- file kernels.yaml --
time_unit: ms
platform: v100
kernels:
  - {name: a, stream: s1, blocks: 4, threads: 1024, wcet: 4}
  - {name: b, stream: s2, blocks: 1, threads: 32, shared_memory: 48KiB, wcet: 2, release: 1}
  - {name: c, stream: s3, blocks: 1, threads: 32, local_memory: 4096, wcet: 2, release: 5}

-- case csv --
$ GPURTA_FAKE_CUDA=platform=v100,sms=4 gpurta check kernels.yaml --cold --platform device --explain --format csv
kind,name,predicted_with,kernels_with,kernels_without,blocks_with,blocks_without,verdict
rule,U1,true,3,3,6,6,makes no difference
rule,U2,true,3,3,6,6,makes no difference
rule,U3,true,3,3,6,6,makes no difference
rule,U4,true,3,3,6,6,makes no difference
rule,U5,true,3,1,6,6,followed
rule,U6,true,3,2,6,5,followed
rule,U7,false,3,3,6,6,makes no difference
rule,U8,true,3,3,6,6,makes no difference
rule,U9,true,3,3,6,6,makes no difference
sm_order,ascending,,,,4,,fits worse
sm_order,even-then-odd,,,,6,,fits best
sm_order,descending,,,,2,,fits worse
sm_order,"0,2,1,3",,,,6,,fits best

-- case followed --
$ device U5=1
predicted by simulate for Fake v100 (SM order not known: taken as ascending); measured on Fake v100, 1 repetition; completions in ms from the scenario's zero

kernel  predicted   minimum    median   maximum     error  relative  within  verdict
a               4  4.001301  4.001301  4.001301  0.001301   ~+0.04%    0.18  agrees
b               6  6.001323  6.001323  6.001323  0.001323   ~+0.03%    0.20  agrees
c               8  8.001345  8.001345  8.001345  0.001345   ~+0.05%    0.16  agrees

placement: 4 of 6 blocks (~66.66%) ran on the predicted SM
first elsewhere: repetition 1, block 1 of a: predicted SM 1, measured SM 2
agrees: 3 of 3 within 2%+100us

rule  predicted with  kernels with  without  blocks with  without  device
U1    yes                        3        3            6        6  makes no difference
U2    yes                        3        3            6        6  makes no difference
U3    yes                        3        3            6        6  makes no difference
U4    yes                        3        3            6        6  makes no difference
U5    yes                        3        1            6        6  followed
U6    yes                        3        2            6        5  followed
U7    no                         3        3            6        6  makes no difference
U8    yes                        3        3            6        6  makes no difference
U9    yes                        3        3            6        6  makes no difference

SM order       blocks  fits best
ascending           4  no
even-then-odd       6  yes
descending          2  no
0,2,1,3             6  yes

-- case json --
$ GPURTA_FAKE_CUDA=platform=v100,sms=4 gpurta check kernels.yaml --cold --platform device --explain --format json | sed -n '/"rules"/,/"left_out"/p'
> gpurta check kernels.yaml --cold --platform device --format json | grep -c '"rules"'
  "rules": [
    {"rule": "U1", "predicted_with": true, "kernels_with": 3, "kernels_without": 3, "blocks_with": 6, "blocks_without": 6, "verdict": "makes no difference"},
    {"rule": "U2", "predicted_with": true, "kernels_with": 3, "kernels_without": 3, "blocks_with": 6, "blocks_without": 6, "verdict": "makes no difference"},
    {"rule": "U3", "predicted_with": true, "kernels_with": 3, "kernels_without": 3, "blocks_with": 6, "blocks_without": 6, "verdict": "makes no difference"},
    {"rule": "U4", "predicted_with": true, "kernels_with": 3, "kernels_without": 3, "blocks_with": 6, "blocks_without": 6, "verdict": "makes no difference"},
    {"rule": "U5", "predicted_with": true, "kernels_with": 3, "kernels_without": 1, "blocks_with": 6, "blocks_without": 6, "verdict": "followed"},
    {"rule": "U6", "predicted_with": true, "kernels_with": 3, "kernels_without": 2, "blocks_with": 6, "blocks_without": 5, "verdict": "followed"},
    {"rule": "U7", "predicted_with": false, "kernels_with": 3, "kernels_without": 3, "blocks_with": 6, "blocks_without": 6, "verdict": "makes no difference"},
    {"rule": "U8", "predicted_with": true, "kernels_with": 3, "kernels_without": 3, "blocks_with": 6, "blocks_without": 6, "verdict": "makes no difference"},
    {"rule": "U9", "predicted_with": true, "kernels_with": 3, "kernels_without": 3, "blocks_with": 6, "blocks_without": 6, "verdict": "makes no difference"}
  ],
  "sm_orders": [
    {"order": "ascending", "agreeing": 4, "best": false},
    {"order": "even-then-odd", "agreeing": 6, "best": true},
    {"order": "descending", "agreeing": 2, "best": false},
    {"order": "0,2,1,3", "agreeing": 6, "best": true}
  ],
  "left_out": [],
0

-- case not-followed --
$ device U5=0,sm_order=3
predicted by simulate for Fake v100 (SM order not known: taken as ascending); measured on Fake v100, 1 repetition; completions in ms from the scenario's zero

kernel  predicted   minimum    median   maximum      error  relative  within  verdict
a               4  4.001307  4.001307  4.001307   0.001307   ~+0.04%    0.18  agrees
b               6  3.001295  3.001295  3.001295  -2.998705  ~-59.98%    0.20  DISAGREES
c               8  7.001345  7.001345  7.001345  -0.998655  ~-33.29%    0.16  DISAGREES

placement: 0 of 6 blocks (0.00%) ran on the predicted SM
first elsewhere: repetition 1, block 0 of a: predicted SM 0, measured SM 3
disagrees: 1 of 3 within 2%+100us

rule  predicted with  kernels with  without  blocks with  without  device
U1    yes                        3        3            6        6  makes no difference
U2    yes                        3        3            6        6  makes no difference
U3    yes                        3        3            6        6  makes no difference
U4    yes                        3        3            6        6  makes no difference
U5    yes                        1        3            6        6  not followed
U6    yes                        3        3            6        6  makes no difference
U7    no                         3        3            6        6  makes no difference
U8    yes                        3        3            6        6  makes no difference
U9    yes                        3        3            6        6  makes no difference

SM order       blocks  fits best
ascending           0  no
even-then-odd       2  no
descending          6  yes
3,2,1,0             6  yes
[1]

-- case slots --
$ printf 'platform: {slots: 4}\nkernels: [{blocks: 2, threads: 32, wcet: 1}]\n' >slots.yaml
> GPURTA_FAKE_CUDA=platform=v100,sms=4 gpurta check slots.yaml --runs 1 --explain
predicted by rta for slots; measured on Fake v100, 1 repetition; completions in ms from the scenario's zero

kernel  predicted   minimum    median   maximum     error  relative  within  verdict
k1              1  1.001941  1.001941  1.001941  0.001941   ~+0.20%    0.12  agrees

placement: not compared, since the prediction has no SMs
agrees: 1 of 1 within 2%+100us

rule  predicted with  kernels with  without  blocks with  without  device
U1    no                         0        0            0        0  not predicted
U2    no                         0        0            0        0  not predicted
U3    no                         0        0            0        0  not predicted
U4    no                         0        0            0        0  not predicted
U5    no                         0        0            0        0  not predicted
U6    no                         0        0            0        0  not predicted
U7    no                         0        0            0        0  not predicted
U8    no                         0        0            0        0  not predicted
U9    no                         0        0            0        0  not predicted

SM order  blocks  fits best
