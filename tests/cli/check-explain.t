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
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case followed --
$ device U5=1
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case json --
$ GPURTA_FAKE_CUDA=platform=v100,sms=4 gpurta check kernels.yaml --cold --platform device --explain --format json | sed -n '/"rules"/,/"left_out"/p'
> gpurta check kernels.yaml --cold --platform device --format json | grep -c '"rules"'
0
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case not-followed --
$ device U5=0,sm_order=3
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case slots --
$ printf 'platform: {slots: 4}\nkernels: [{blocks: 2, threads: 32, wcet: 1}]\n' >slots.yaml
> GPURTA_FAKE_CUDA=platform=v100,sms=4 gpurta check slots.yaml --runs 1 --explain
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]
