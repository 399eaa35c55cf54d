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

-- case log-s-block-count-0-9-block-count-99 --
$ mkdir logs
> gpurta measure kernels.yaml --runs 2 --export examiner -o logs 2>/dev/null
> first=$(ls logs/*.json | sed -n 1p)
> sed -i 's/"block_count": [0-9]*/"block_count": 99/' "$first"
> gpurta check kernels.yaml logs
2> ls: cannot access 'logs/*.json': No such file or directory
2> sed: can't read : No such file or directory
2> gpurta: logs: no .json file in this folder
[2]

-- case log-s-block-count-thread-count --
$ mkdir logs
> gpurta measure kernels.yaml --runs 2 --export examiner -o logs 2>/dev/null
> first=$(ls logs/*.json | sed -n 1p)
> sed -i 's/"block_count"/"thread_count"/' "$first"
> gpurta check kernels.yaml logs
2> ls: cannot access 'logs/*.json': No such file or directory
2> sed: can't read : No such file or directory
2> gpurta: logs: no .json file in this folder
[2]

-- case log-s-block-smids-0-block-smids-1 --
$ mkdir logs
> gpurta measure kernels.yaml --runs 2 --export examiner -o logs 2>/dev/null
> first=$(ls logs/*.json | sed -n 1p)
> sed -i 's/"block_smids": \[0/"block_smids": [-1/' "$first"
> gpurta check kernels.yaml logs
2> ls: cannot access 'logs/*.json': No such file or directory
2> sed: can't read : No such file or directory
2> gpurta: logs: no .json file in this folder
[2]

-- case log-s-block-smids-0-block-smids-99999999999 --
$ mkdir logs
> gpurta measure kernels.yaml --runs 2 --export examiner -o logs 2>/dev/null
> first=$(ls logs/*.json | sed -n 1p)
> sed -i 's/"block_smids": \[0/"block_smids": [99999999999/' "$first"
> gpurta check kernels.yaml logs
2> ls: cannot access 'logs/*.json': No such file or directory
2> sed: can't read : No such file or directory
2> gpurta: logs: no .json file in this folder
[2]

-- case log-s-block-times-no-times --
$ mkdir logs
> gpurta measure kernels.yaml --runs 2 --export examiner -o logs 2>/dev/null
> first=$(ls logs/*.json | sed -n 1p)
> sed -i 's/"block_times"/"no_times"/' "$first"
> gpurta check kernels.yaml logs
2> ls: cannot access 'logs/*.json': No such file or directory
2> sed: can't read : No such file or directory
2> gpurta: logs: no .json file in this folder
[2]

-- case log-s-cuda-launch-times-0-9-cuda-launch-times-90 --
$ mkdir logs
> gpurta measure kernels.yaml --runs 2 --export examiner -o logs 2>/dev/null
> first=$(ls logs/*.json | sed -n 1p)
> sed -i 's/"cuda_launch_times": \[[0-9.]*/"cuda_launch_times": [900.0/' "$first"
> gpurta check kernels.yaml logs
2> ls: cannot access 'logs/*.json': No such file or directory
2> sed: can't read : No such file or directory
2> gpurta: logs: no .json file in this folder
[2]

-- case log-s-thread-count-0-9-thread-count-7 --
$ mkdir logs
> gpurta measure kernels.yaml --runs 2 --export examiner -o logs 2>/dev/null
> first=$(ls logs/*.json | sed -n 1p)
> sed -i 's/"thread_count": [0-9]*/"thread_count": 7/' "$first"
> gpurta check kernels.yaml logs
2> ls: cannot access 'logs/*.json': No such file or directory
2> sed: can't read : No such file or directory
2> gpurta: logs: no .json file in this folder
[2]

-- case log-twice --
$ mkdir logs
> gpurta measure kernels.yaml --runs 2 --export examiner -o logs 2>/dev/null
> first=$(ls logs/*.json | sed -n 1p)
> cp "$first" logs/zz.json
> gpurta check kernels.yaml logs
2> ls: cannot access 'logs/*.json': No such file or directory
2> cp: cannot stat '': No such file or directory
2> gpurta: logs: no .json file in this folder
[2]

-- case runs-2-d --
$ gpurta measure kernels.yaml --runs 2 -o M.json 2>/dev/null
> sed '/"runs": 2/d' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json
2> sed: can't read M.json: No such file or directory
2> bad.json:1:1: expected a measurement, found nothing
[2]

-- case s-device-device-gadget --
$ gpurta measure kernels.yaml --runs 2 -o M.json 2>/dev/null
> sed 's/"device": {/"device": [], "gadget": {/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json
2> sed: can't read M.json: No such file or directory
2> bad.json:1:1: expected a measurement, found nothing
[2]

-- case s-device-gadget --
$ gpurta measure kernels.yaml --runs 2 -o M.json 2>/dev/null
> sed 's/"device": {/"gadget": {/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json
2> sed: can't read M.json: No such file or directory
2> bad.json:1:1: expected a measurement, found nothing
[2]

-- case s-release-0-release-99 --
$ gpurta measure kernels.yaml --runs 2 -o M.json 2>/dev/null
> sed 's/"release": "0"/"release": "99"/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json
2> sed: can't read M.json: No such file or directory
2> bad.json:1:1: expected a measurement, found nothing
[2]

-- case s-runs-2-runs-3 --
$ gpurta measure kernels.yaml --runs 2 -o M.json 2>/dev/null
> sed 's/"runs": 2/"runs": 3/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json
2> sed: can't read M.json: No such file or directory
2> bad.json:1:1: expected a measurement, found nothing
[2]

-- case s-scale-1-scale-0 --
$ gpurta measure kernels.yaml --runs 2 -o M.json 2>/dev/null
> sed 's/"scale": 1/"scale": 0/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json
2> sed: can't read M.json: No such file or directory
2> bad.json:1:1: expected a measurement, found nothing
[2]

-- case s-sms-2-sms-0 --
$ gpurta measure kernels.yaml --runs 2 -o M.json 2>/dev/null
> sed 's/"sms": 2/"sms": 0/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json
2> sed: can't read M.json: No such file or directory
2> bad.json:1:1: expected a measurement, found nothing
[2]

-- case s-time-unit-ms-time-unit-us --
$ gpurta measure kernels.yaml --runs 2 -o M.json 2>/dev/null
> sed 's/"time_unit": "ms"/"time_unit": "us"/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json
2> sed: can't read M.json: No such file or directory
2> bad.json:1:1: expected a measurement, found nothing
[2]
