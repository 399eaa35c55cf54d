-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1

-- file kernels.yaml --
platform: jetson-tx2
time_unit: ms
kernels:
  - {name: often, blocks: 2, threads: 512, wcet: 2, period: 10, deadline: 5}
  - {name: once, blocks: 1, threads: 512, wcet: 1, release: 3}

-- case m --
$ gpurta measure kernels.yaml --runs 1 -o M.json >/dev/null 2>&1
> gpurta check kernels.yaml M.json
predicted by rta for jetson-tx2; measured on Fake jetson-tx2, 1 repetition; completions in ms from the scenario's zero

kernel  predicted   minimum    median   maximum     error  relative  within  verdict
often           2  2.001305  2.001305  2.001305  0.001305   ~+0.07%    0.14  agrees
once            4  4.001348  4.001348  4.001348  0.001348   ~+0.14%    0.12  agrees

placement: 3 of 3 blocks (100.00%) ran on the predicted SM
agrees: 2 of 2 within 2%+100us
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case runs-1-format-csv --
$ gpurta measure kernels.yaml --runs 1 --format csv
run,name,launched,block,sm,start,end,scale,offset_uncertainty_ns,clocks_moved,completion_minimum,completion_median,completion_maximum
1,often,0,0,0,1262,2001305,1,3762,,2001305,2001305,2001305
1,often,0,1,1,1262,2001305,1,3762,,2001305,2001305,2001305
1,once,3000000,0,0,3001326,4001348,1,3762,,4001348,4001348,4001348
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case runs-1-o-m --
$ gpurta measure kernels.yaml --runs 1 -o M.json
> grep jobs M.json
  "jobs": 1,
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition
