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

-- file operations.yaml --
time_unit: us
operations:
  - {kernel: a, stream: s1, blocks: 3, threads: 1024, shared_memory: 2048, wcet: 50}
  - {copy: c, stream: s1, bytes: 1000000, direction: d2h}
  - {kernel: b, stream: s2, blocks: 1, threads: 32, wcet: 100, release: 60}
streams:
  s2: {priority: high, blocking: false}

-- case kernels-logs --
$ mkdir logs
> gpurta measure kernels.yaml --runs 2 --export examiner -o logs >/dev/null 2>&1
> gpurta check kernels.yaml logs
2> gpurta: logs: no .json file in this folder
[2]

-- case kernels-runs-2-export-examiner-o-logs --
$ mkdir logs
> gpurta measure kernels.yaml --runs 2 --export examiner -o logs
> cat logs/*1.json logs/*4.json
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> cat: 'logs/*1.json': No such file or directory
2> cat: 'logs/*4.json': No such file or directory
[3]

-- case operations-runs-1-export-examiner-o-copies --
$ mkdir copies
> gpurta measure operations.yaml --runs 1 --export examiner -o copies
> ls copies
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]
