-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1
export GPURTA_FAKE_CUDA=platform=v100

-- file two.yaml --
platform: v100
partitions:
  - {name: vision, sms: 8}
  - {name: rest, sms: 24}
streams:
  s1: {partition: vision}
  s2: {partition: rest}
kernels:
  - {name: a, stream: s1, blocks: 32, threads: 1024, wcet: 5}
  - {name: b, stream: s2, blocks: 48, threads: 1024, wcet: 5}
  - {name: c, stream: s1, blocks: 16, threads: 512, wcet: 3, release: 1}

-- case another --
$ gpurta measure two.yaml --runs 1 -o M.json && sed "s/sms: 24/sms: 16/" two.yaml >other.yaml && gpurta check other.yaml M.json
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case check --
$ gpurta measure two.yaml --runs 2 -o M.json
> gpurta check two.yaml M.json
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case groups --
$ GPURTA_FAKE_CUDA=platform=v100,sm_group=16 gpurta measure two.yaml
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case leaky --
$ GPURTA_FAKE_CUDA=platform=v100,leaky=1 gpurta measure two.yaml --runs 1
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case neighbours-csv --
$ GPURTA_FAKE_CUDA=platform=v100,neighbour=20 gpurta measure two.yaml --neighbours --runs 3 --format csv --tolerance 1001us
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case neighbours-json --
$ GPURTA_FAKE_CUDA=platform=v100,neighbour=20 gpurta measure two.yaml --neighbours --runs 3 --format json
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case neighbours-longer --
$ GPURTA_FAKE_CUDA=platform=jetson-orin-agx,neighbour=20 gpurta measure $EXAMPLES/neighbours.yaml --neighbours --runs 3
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case neighbours-refused --
$ sed 's/partition: rest/partition: vision/' two.yaml >one.yaml && gpurta measure one.yaml --neighbours
> gpurta measure two.yaml --neighbours --cold; gpurta measure two.yaml --tolerance 1ms; gpurta measure two.yaml --neighbours --tolerance -1; gpurta measure two.yaml --neighbours --tolerance 1e30s
> printf 'tasks: [{name: a, level: high, timeslice: 1, wcet: 1, period: 9}]\n' | gpurta measure - --neighbours
2> gpurta: one.yaml: --neighbours compares partitions: give kernels of two at least
2> gpurta: --neighbours: prints a comparison of repetitions; without --export and --cold
2> gpurta: --tolerance: is of --neighbours; that of predictions is of 'gpurta check'
2> gpurta: --tolerance: expected a time of the device, as 100us, found "-1"
2> gpurta: --tolerance: expected a time of the device, as 100us, found "1e30s"
2> gpurta: --neighbours: compares partitions, and these are tasks
[2]

-- case neighbours --
$ GPURTA_FAKE_CUDA=platform=jetson-orin-agx gpurta measure $EXAMPLES/neighbours.yaml --neighbours --runs 3
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case older-driver --
$ gpurta measure two.yaml --driver ${FAKE_CUDA%/*}/fake_cuda_older/libcuda.so.1
2> gpurta: no CUDA driver: /fake_cuda_older/libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case refused --
$ sed 's/{name: rest, sms: 24}/{name: rest, sms: [40, 41, 42]}/' two.yaml >list.yaml && gpurta measure list.yaml
> sed 's/{name: rest, sms: 24}/{name: rest, sms: 80}/' two.yaml >many.yaml && gpurta measure many.yaml
> sed 's/ s2:/ default:/; s/stream: s2/stream: default/' two.yaml >null.yaml && gpurta measure null.yaml
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> many.yaml:4:5: partitions[1]: partition rest: 72 of its 80 SMs are left of the 80 of the platform
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]
