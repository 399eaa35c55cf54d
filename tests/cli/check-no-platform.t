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

-- case m-platform-jetson-tx1-format-json --
$ sed -i /platform/d kernels.yaml
> gpurta measure kernels.yaml -o M.json >/dev/null 2>&1
> gpurta check kernels.yaml M.json --platform jetson-tx1 --format json | grep sm_order
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case m-platform-jetson-tx1-sm-order-1-0-forma --
$ sed -i /platform/d kernels.yaml
> gpurta measure kernels.yaml -o M.json >/dev/null 2>&1
> gpurta check kernels.yaml M.json --platform jetson-tx1 --sm-order 1,0 --format json | grep sm_order
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case m-platform-jetson-tx1 --
$ sed -i /platform/d kernels.yaml
> gpurta measure kernels.yaml -o M.json >/dev/null 2>&1
> gpurta check kernels.yaml M.json --platform jetson-tx1
2> gpurta: cannot read M.json: No such file or directory
[3]

-- case n-slots-8 --
$ sed -i /platform/d kernels.yaml
> gpurta measure kernels.yaml -o M.json >/dev/null 2>&1
> grep -v '"sms"' M.json >N.json
> gpurta check kernels.yaml N.json --slots 8
2> grep: M.json: No such file or directory
2> N.json:1:1: expected a measurement, found nothing
[2]

-- case n --
$ sed -i /platform/d kernels.yaml
> gpurta measure kernels.yaml -o M.json >/dev/null 2>&1
> grep -v '"sms"' M.json >N.json
> gpurta check kernels.yaml N.json
2> grep: M.json: No such file or directory
2> N.json:1:1: expected a measurement, found nothing
[2]

-- case o-m --
$ sed -i /platform/d kernels.yaml
> gpurta measure kernels.yaml -o M.json
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case runs-1 --
$ sed -i /platform/d kernels.yaml
> gpurta check kernels.yaml --runs 1
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]
