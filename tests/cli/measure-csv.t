-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1

-- file operations.yaml --
time_unit: us
operations:
  - {kernel: a, stream: s1, blocks: 3, threads: 1024, shared_memory: 2048, wcet: 50}
  - {copy: c, stream: s1, bytes: 1000000, direction: d2h}
  - {kernel: b, stream: s2, blocks: 1, threads: 32, wcet: 100, release: 60}
streams:
  s2: {priority: high, blocking: false}

-- case decimal --
$ gpurta measure operations.yaml --format csv --decimal --runs 2 | sed -n 1,2p
run,name,launched_ns,block,sm,start_ns,end_ns,scale,offset_uncertainty_ns,clocks_moved,completion_minimum_ns,completion_median_ns,completion_maximum_ns
1,a,0,0,0,1710,51716,1,4723,,51520,51520,51716

-- case run --
$ gpurta measure operations.yaml --format csv --runs 2
run,name,launched,block,sm,start,end,scale,offset_uncertainty_ns,clocks_moved,completion_minimum,completion_median,completion_maximum
1,a,0,0,0,1710,51716,1,4723,,51520,51520,51716
1,a,0,1,1,1710,51716,1,4723,,51520,51520,51716
1,a,0,2,0,1710,51716,1,4723,,51520,51520,51716
1,c,2500,,,,154369,1,4723,,154369,154369,154377
1,b,60000,0,0,61717,161727,1,4723,,161533,161533,161727
2,a,0,0,0,1514,51520,1,4723,,51520,51520,51716
2,a,0,1,1,1514,51520,1,4723,,51520,51520,51716
2,a,0,2,0,1514,51520,1,4723,,51520,51520,51716
2,c,2500,,,,154377,1,4723,,154369,154369,154377
2,b,60000,0,0,61521,161533,1,4723,,161533,161533,161727
