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

-- case export-examiner-scale-10-o-logs --
$ gpurta measure kernels.yaml --export examiner --scale 10 -o logs
2> gpurta: --scale: log files of cuda_scheduling_examiner have no place for a scale; export without it
[2]

-- case m-device-0 --
$ gpurta measure kernels.yaml --runs 1 -o M.json >/dev/null 2>&1
> gpurta check kernels.yaml M.json --device 0
2> gpurta: --device: says how to measure, but a measurement is given
[2]

-- case m-driver-x --
$ gpurta measure kernels.yaml --runs 1 -o M.json >/dev/null 2>&1
> gpurta check kernels.yaml M.json --driver x
2> gpurta: --driver: says how to measure, but a measurement is given
[2]

-- case m-runs-3 --
$ gpurta measure kernels.yaml --runs 1 -o M.json >/dev/null 2>&1
> gpurta check kernels.yaml M.json --runs 3
2> gpurta: --runs: says how to measure, but a measurement is given
[2]

-- case m-save-n --
$ gpurta measure kernels.yaml --runs 1 -o M.json >/dev/null 2>&1
> gpurta check kernels.yaml M.json --save N.json
> ls
M.json
kernels.yaml
2> gpurta: --save: says how to measure, but a measurement is given
[2]

-- case m-scale-1 --
$ gpurta measure kernels.yaml --runs 1 -o M.json >/dev/null 2>&1
> gpurta check kernels.yaml M.json --scale 1
2> gpurta: --scale: says how to measure, but a measurement is given
[2]

-- case m-slots-8-placement-100 --
$ gpurta measure kernels.yaml --runs 1 -o M.json >/dev/null 2>&1
> gpurta check kernels.yaml M.json --slots 8 --placement 100
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition
2> gpurta: --placement: the prediction has no SMs, so that no block can be compared
[2]

-- case m-timeout-1s --
$ gpurta measure kernels.yaml --runs 1 -o M.json >/dev/null 2>&1
> gpurta check kernels.yaml M.json --timeout 1s
2> gpurta: --timeout: says how to measure, but a measurement is given
[2]

-- case m-warm-up-1ms --
$ gpurta measure kernels.yaml --runs 1 -o M.json >/dev/null 2>&1
> gpurta check kernels.yaml M.json --warm-up 1ms
2> gpurta: --warm-up: says how to measure, but a measurement is given
[2]

-- case runs-1-o-m --
$ gpurta measure kernels.yaml --runs 1 -o M.json
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case runs-1-save-o-o.txt --
$ gpurta check kernels.yaml --runs 1 --save - -o o.txt | sed -n 1,1p
{
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case save-a-o-.-a --
$ gpurta check kernels.yaml --save a.json -o ./a.json
2> gpurta: --save and --output name the same file
[2]

-- case save-a-svg-.-a --
$ gpurta check kernels.yaml --save a.svg --svg ./a.svg
2> gpurta: --save and --svg name the same file
[2]

-- case save --
$ gpurta check kernels.yaml --save -
2> gpurta: --save and --output name the same file
[2]

-- case svg-a-save-b-output-.-a --
$ gpurta check kernels.yaml --svg a --save b --output ./a
2> gpurta: --svg and --output name the same file
[2]
