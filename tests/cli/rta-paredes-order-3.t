-- file kernels.yaml --
platform: jetson-tx2
kernels:
  - {name: τ2, threads: 512, blocks: 7, wcet: 6}
  - {name: τ4, threads: 512, blocks: 5, wcet: 5}
  - {name: τ1, threads: 512, blocks: 2, wcet: 4}
  - {name: τ3, threads: 512, blocks: 2, wcet: 6}

-- case run --
$ gpurta rta kernels.yaml --format csv
name,release,completion,response,deadline,meets_deadline,worst_job,worst_release,worst_response
τ2,0,6,6,,,1,0,6
τ4,0,11,11,,,1,0,11
τ1,0,10,10,,,1,0,10
τ3,0,12,12,,,1,0,12
