-- setup --
set -o pipefail
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1
export GPURTA_FAKE_CUDA
export GPURTA_FAKE_CUDA=jitter=500000

-- file kernels.yaml --
platform: jetson-tx2
kernels:
  - {name: k1, blocks: 2, threads: 512, wcet: 4}
  - {name: k2, blocks: 7, threads: 512, wcet: 6}
  - {name: late, blocks: 1, threads: 512, wcet: 4, release: 10s}

-- case kernels-runs-5-2 --
$ export GPURTA_FAKE_CUDA=latency=160000,slow=2
> gpurta check kernels.yaml --runs 5 | tail -n +2

kernel  predicted       minimum        median       maximum     error  relative  within  verdict
k1              4      4.159469      4.159488      4.160011  0.159488   ~+3.99%    0.18  UNKNOWN
k2             10     10.279469     10.279488     10.280011  0.279488   ~+2.80%    0.30  UNKNOWN
late        10004  10004.159451  10004.159668  10004.159689  0.159668   ~+4.00%    0.18  UNKNOWN

placement: 50 of 50 blocks (100.00%) ran on the predicted SM
disagrees: 0 of 3 within 2%+100us; 3 unknown, as the clocks are aligned within 82094 ns only
[1]

-- case kernels-runs-5-3 --
$ export GPURTA_FAKE_CUDA=latency=160000,slow=2
> export GPURTA_FAKE_CUDA=latency=330000
> gpurta check kernels.yaml --runs 5 | tail -n +2
CLOCKS ALIGNED within 167449 ns only: more than half of a tolerance

kernel  predicted       minimum        median       maximum     error  relative  within  verdict
k1              4      4.164684      4.164684      4.164684  0.164684   ~+4.12%    0.18  UNKNOWN
k2             10     10.164685     10.164685     10.164685  0.164685   ~+1.65%    0.30  UNKNOWN
late        10004  10004.165314  10004.165314  10004.165314  0.165314   ~+4.14%    0.18  UNKNOWN

placement: 50 of 50 blocks (100.00%) ran on the predicted SM
disagrees: 0 of 3 within 2%+100us; 3 unknown, as the clocks are aligned within 167449 ns only
[1]

-- case kernels-runs-5-4 --
$ export GPURTA_FAKE_CUDA=latency=160000,slow=2
> export GPURTA_FAKE_CUDA=latency=330000
> export GPURTA_FAKE_CUDA=slow=5
> gpurta check kernels.yaml --runs 5 | tail -n +2

kernel  predicted       minimum        median       maximum     error  relative  within  verdict
k1              4      4.201250      4.201644      4.202047  0.201644   ~+5.05%    0.18  DISAGREES
k2             10     10.501250     10.501644     10.502047  0.501644   ~+5.02%    0.30  DISAGREES
late        10004  10004.201151  10004.201545  10004.201948  0.201545   ~+5.04%    0.18  DISAGREES

placement: 50 of 50 blocks (100.00%) ran on the predicted SM
disagrees: 0 of 3 within 2%+100us
[1]

-- case kernels-runs-5-5 --
$ export GPURTA_FAKE_CUDA=latency=160000,slow=2
> export GPURTA_FAKE_CUDA=latency=330000
> export GPURTA_FAKE_CUDA=slow=5
> export GPURTA_FAKE_CUDA=slow=-5
> gpurta check kernels.yaml --runs 5 | tail -n +2

kernel  predicted       minimum        median       maximum      error  relative  within  verdict
k1              4      3.801250      3.801644      3.802047  -0.198356   ~-4.96%    0.18  DISAGREES
k2             10      9.501250      9.501644      9.502047  -0.498356   ~-4.99%    0.30  DISAGREES
late        10004  10003.801343  10003.801746  10003.802152  -0.198254   ~-4.96%    0.18  DISAGREES

placement: 50 of 50 blocks (100.00%) ran on the predicted SM
disagrees: 0 of 3 within 2%+100us
[1]

-- case kernels-runs-5 --
$ gpurta check kernels.yaml --runs 5 | tail -n +2

kernel  predicted       minimum        median       maximum     error  relative  within  verdict
k1              4      4.054936      4.107743      4.212706  0.107743   ~+2.70%    0.18  UNKNOWN
k2             10     10.054940     10.107742     10.212715  0.107742   ~+1.08%    0.30  agrees
late        10004  10004.057912  10004.149690  10004.341566  0.149690   ~+3.75%    0.18  DISAGREES

placement: 50 of 50 blocks (100.00%) ran on the predicted SM
disagrees: 1 of 3 within 2%+100us; 1 unknown, as the clocks are aligned within 52267 ns only
[1]

-- case latency-160000-slow-2-kernels-format-csv --
$ export GPURTA_FAKE_CUDA=latency=160000,slow=2
> export GPURTA_FAKE_CUDA=latency=330000
> export GPURTA_FAKE_CUDA=slow=5
> export GPURTA_FAKE_CUDA=slow=-5
> GPURTA_FAKE_CUDA=latency=160000,slow=2 gpurta check kernels.yaml --format csv
name,predicted,measured,worst,error,relative,tolerance,agrees,clocks_moved,offset_uncertainty_ns,clocks_coarse,minimum,maximum,outside
k1,4,64992/15625,416003/100000,2492/15625,623/15625,9/50,,,82094,false,16637/4000,416003/100000,0
k2,10,160617/15625,1028003/100000,4367/15625,4367/156250,3/10,,,82094,false,41117/4000,1028003/100000,0
late,10004,2501039917/250000,1000416021/100000,39917/250000,39917/1000000,9/50,,,82094,false,10004159231/1000000,1000416021/100000,0
[1]
