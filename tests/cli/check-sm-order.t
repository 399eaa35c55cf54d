-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1 GPURTA_FAKE_CUDA=platform=jetson-xavier-agx

-- file kernels.yaml --
kernels: [{name: a, blocks: 3, threads: 1024, wcet: 1}]

-- case placement-101 --
$ gpurta check kernels.yaml --placement 101
2> gpurta: --placement: expected a whole number from 0 to 100, found "101"
[2]

-- case sm-order-0-1-2-3-4-5-6-6-placement-100-r --
$ gpurta check kernels.yaml --sm-order 0,1,2,3,4,5,6,6 --placement 100 --runs 1 | tail -n 2
2> gpurta: --sm-order: expected each of the 8 SMs once, as in 0,2,1,3
[2]

-- case sm-order-0-1-2-3-4-5-6-7-placement-100-r --
$ gpurta check kernels.yaml --sm-order 0,1,2,3,4,5,6,7, --placement 100 --runs 1 | tail -n 2
2> gpurta: --sm-order: expected each of the 8 SMs once, as in 0,2,1,3
[2]

-- case sm-order-0-1-placement-100-runs-1 --
$ gpurta check kernels.yaml --sm-order 0,1 --placement 100 --runs 1 | tail -n 2
2> gpurta: --sm-order: expected each of the 8 SMs once, as in 0,2,1,3
[2]

-- case sm-order-0-2-4-6-1-3-5-7-placement-100-r --
$ gpurta check kernels.yaml --sm-order 0,2,4,6,1,3,5,7 --placement 100 --runs 1 | tail -n 2
placement: 3 of 3 blocks (100.00%) ran on the predicted SM
agrees: 1 of 1 within 2%+100us; wanted: 100% of the blocks on the predicted SM

-- case sm-order-ascending-placement-100-runs-1 --
$ gpurta check kernels.yaml --sm-order ascending --placement 100 --runs 1 | tail -n 2
first elsewhere: repetition 1, block 1 of a: predicted SM 1, measured SM 2
disagrees: 1 of 1 within 2%+100us; wanted: 100% of the blocks on the predicted SM
[1]

-- case sm-order-descending-placement-100-runs-1 --
$ gpurta check kernels.yaml --sm-order descending --placement 100 --runs 1 | tail -n 2
2> gpurta: --sm-order: expected ascending, even-then-odd, or numbers as in 0,2,1,3, found "descending"
[2]

-- case sm-order-even-then-odd-placement-100-run --
$ gpurta check kernels.yaml --sm-order even-then-odd --placement 100 --runs 1 | tail -n 2
placement: 3 of 3 blocks (100.00%) ran on the predicted SM
agrees: 1 of 1 within 2%+100us; wanted: 100% of the blocks on the predicted SM

-- case sm-order-placement-100-runs-1 --
$ gpurta check kernels.yaml --sm-order , --placement 100 --runs 1 | tail -n 2
2> gpurta: --sm-order: expected ascending, even-then-odd, or numbers as in 0,2,1,3, found ","
[2]
