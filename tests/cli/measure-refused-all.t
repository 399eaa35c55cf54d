-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1

-- file bad.yaml --
operations:
  - {kernel: a, blocks: 1, threads: 2048, shared_memory: 99999999, wcet: 1, stream: s}
  - {copy: b, duration: 1}
  - {kernel: c, blocks: 1, threads: 1024, registers: 64, wcet: 1e20s}
  - {kernel: d, blocks: 5, threads: 1024, wcet: 4e4}
  - {kernel: e, blocks: 50000000, threads: 1024, wcet: 4e4}
streams: {s: {priority: -7}}

-- case bad --
$ gpurta measure bad.yaml
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case many-platform-tx2 --
$ (echo kernels:; for i in $(seq 25); do echo "  - {blocks: 1, threads: 2000, wcet: 1}"; done) >many.yaml
> gpurta check many.yaml --platform tx2
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case printf-time-unit-us-nkernels-name-k-blocks-9-thr-2 --
$ printf 'time_unit: us\nkernels: [{name: k, blocks: 9, threads: 1024, wcet: 1000.5}]\n' | gpurta measure - --timeout 1s --scale 20000
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case printf-time-unit-us-nkernels-name-k-blocks-9-thr-3 --
$ printf 'time_unit: us\nkernels: [{name: k, blocks: 9, threads: 1024, wcet: 1000.5}]\n' | gpurta measure - --scale 3 --timeout 1
2> gpurta: --timeout: expected whole milliseconds from 1 to 86400000 ms, found "1"
[2]

-- case printf-time-unit-us-nkernels-name-k-blocks-9-thr --
$ printf 'time_unit: us\nkernels: [{name: k, blocks: 9, threads: 1024, wcet: 1000.5}]\n' | gpurta measure - --timeout 1
2> gpurta: --timeout: expected whole milliseconds from 1 to 86400000 ms, found "1"
[2]
