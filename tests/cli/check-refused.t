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
2> logs/gpurta_stream_1.json:12:38: k1 has block_count 99 here and 2 in the scenario: another scenario?
2> logs/gpurta_stream_1.json:14:38: k1 has block_count 99 here and 2 in the scenario: another scenario?
[2]

-- case log-s-block-count-thread-count --
$ mkdir logs
> gpurta measure kernels.yaml --runs 2 --export examiner -o logs 2>/dev/null
> first=$(ls logs/*.json | sed -n 1p)
> sed -i 's/"block_count"/"thread_count"/' "$first"
> gpurta check kernels.yaml logs
2> logs/gpurta_stream_1.json:12:42: the name "thread_count" is given twice; first in line 12
2> logs/gpurta_stream_1.json:14:42: the name "thread_count" is given twice; first in line 14
[2]

-- case log-s-block-smids-0-block-smids-1 --
$ mkdir logs
> gpurta measure kernels.yaml --runs 2 --export examiner -o logs 2>/dev/null
> first=$(ls logs/*.json | sed -n 1p)
> sed -i 's/"block_smids": \[0/"block_smids": [-1/' "$first"
> gpurta check kernels.yaml logs
2> logs/gpurta_stream_1.json:12:226: expected the number of an SM, 0 to 2147483647, found -1
2> logs/gpurta_stream_1.json:14:226: expected the number of an SM, 0 to 2147483647, found -1
[2]

-- case log-s-block-smids-0-block-smids-99999999999 --
$ mkdir logs
> gpurta measure kernels.yaml --runs 2 --export examiner -o logs 2>/dev/null
> first=$(ls logs/*.json | sed -n 1p)
> sed -i 's/"block_smids": \[0/"block_smids": [99999999999/' "$first"
> gpurta check kernels.yaml logs
2> logs/gpurta_stream_1.json:12:226: expected the number of an SM, 0 to 2147483647, found 99999999999
2> logs/gpurta_stream_1.json:14:226: expected the number of an SM, 0 to 2147483647, found 99999999999
[2]

-- case log-s-block-times-no-times --
$ mkdir logs
> gpurta measure kernels.yaml --runs 2 --export examiner -o logs 2>/dev/null
> first=$(ls logs/*.json | sed -n 1p)
> sed -i 's/"block_times"/"no_times"/' "$first"
> gpurta check kernels.yaml logs
2> logs/gpurta_stream_1.json:12:1: expected a list "block_times"
2> logs/gpurta_stream_1.json:14:1: expected a list "block_times"
[2]

-- case log-s-cuda-launch-times-0-9-cuda-launch-times-90 --
$ mkdir logs
> gpurta measure kernels.yaml --runs 2 --export examiner -o logs 2>/dev/null
> first=$(ls logs/*.json | sed -n 1p)
> sed -i 's/"cuda_launch_times": \[[0-9.]*/"cuda_launch_times": [900.0/' "$first"
> gpurta check kernels.yaml logs
2> logs/gpurta_stream_1.json:12:154: a block that starts before its launch
2> logs/gpurta_stream_1.json:14:154: a block that starts before its launch
[2]

-- case log-s-thread-count-0-9-thread-count-7 --
$ mkdir logs
> gpurta measure kernels.yaml --runs 2 --export examiner -o logs 2>/dev/null
> first=$(ls logs/*.json | sed -n 1p)
> sed -i 's/"thread_count": [0-9]*/"thread_count": 7/' "$first"
> gpurta check kernels.yaml logs
2> logs/gpurta_stream_1.json:12:57: k1 has thread_count 7 here and 512 in the scenario: another scenario?
2> logs/gpurta_stream_1.json:14:57: k1 has thread_count 7 here and 512 in the scenario: another scenario?
[2]

-- case log-twice --
$ mkdir logs
> gpurta measure kernels.yaml --runs 2 --export examiner -o logs 2>/dev/null
> first=$(ls logs/*.json | sed -n 1p)
> cp "$first" logs/zz.json
> gpurta check kernels.yaml logs
2> logs/zz.json:12:1: repetition 3 of k1, but the logs tell of 2 of k2
[2]

-- case runs-2-d --
$ gpurta measure kernels.yaml --runs 2 -o M.json 2>/dev/null
> sed '/"runs": 2/d' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json
predicted by rta for jetson-tx2; measured on Fake jetson-tx2, 2 repetitions; completions in ms from the scenario's zero

kernel  predicted    minimum     median    maximum     error  relative  within  verdict
k1              4   4.001644   4.001644   4.001855  0.001644   ~+0.05%    0.18  agrees
k2             10  10.001644  10.001644  10.001855  0.001644   ~+0.02%    0.30  agrees
k3             12  12.003855  12.003855  12.004644  0.003855   ~+0.04%    0.34  agrees
k4             11  11.003855  11.003855  11.004644  0.003855   ~+0.04%    0.32  agrees

placement: 32 of 32 blocks (100.00%) ran on the predicted SM
agrees: 4 of 4 within 2%+100us
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case s-device-device-gadget --
$ gpurta measure kernels.yaml --runs 2 -o M.json 2>/dev/null
> sed 's/"device": {/"device": [], "gadget": {/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json
2> bad.json:7:13: expected a mapping, found a list
[2]

-- case s-device-gadget --
$ gpurta measure kernels.yaml --runs 2 -o M.json 2>/dev/null
> sed 's/"device": {/"gadget": {/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json
2> bad.json:1:1: key "device" is missing
[2]

-- case s-release-0-release-99 --
$ gpurta measure kernels.yaml --runs 2 -o M.json 2>/dev/null
> sed 's/"release": "0"/"release": "99"/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json
2> bad.json:48:31: k1 has release 99 here and 0 in the scenario: another scenario?
2> bad.json:49:31: k2 has release 99 here and 0 in the scenario: another scenario?
2> bad.json:50:31: k3 has release 99 here and 0 in the scenario: another scenario?
2> bad.json:51:31: k4 has release 99 here and 0 in the scenario: another scenario?
[2]

-- case s-runs-2-runs-3 --
$ gpurta measure kernels.yaml --runs 2 -o M.json 2>/dev/null
> sed 's/"runs": 2/"runs": 3/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json
2> bad.json:45:11: runs is 3, but the file holds 2 repetitions
[2]

-- case s-scale-1-scale-0 --
$ gpurta measure kernels.yaml --runs 2 -o M.json 2>/dev/null
> sed 's/"scale": 1/"scale": 0/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json
2> bad.json:35:14: scale: expected a whole number from 1 to 1000000000, found "0"
[2]

-- case s-sms-2-sms-0 --
$ gpurta measure kernels.yaml --runs 2 -o M.json 2>/dev/null
> sed 's/"sms": 2/"sms": 0/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json
2> bad.json:14:12: sms: expected a whole number from 1 to 1073741824, found "0"
[2]

-- case s-time-unit-ms-time-unit-us --
$ gpurta measure kernels.yaml --runs 2 -o M.json 2>/dev/null
> sed 's/"time_unit": "ms"/"time_unit": "us"/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json
2> bad.json:5:16: time_unit is us here and ms in the scenario: another scenario?
[2]
