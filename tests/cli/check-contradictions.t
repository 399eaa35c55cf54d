-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1
gpurta measure kernels.yaml --runs 2 -o M.json 2>/dev/null

-- file kernels.yaml --
time_unit: ms
platform: jetson-tx2
kernels:
  - {name: k1, blocks: 2, threads: 512, wcet: 4, period: 15}
  - {name: k2, blocks: 7, threads: 512, wcet: 6, period: 15}
  - {name: k3, blocks: 2, threads: 512, wcet: 6, period: 15}
  - {name: k4, blocks: 5, threads: 512, wcet: 5, period: 15}

-- case gaps --
$ GPURTA_FAKE_CUDA=first_sm=7 gpurta measure kernels.yaml --runs 1 -o gaps.json
> gpurta check kernels.yaml gaps.json | tail -n 1
agrees: 4 of 4 within 2%+100us
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case k-1-4-s-launched-launched-1 --
$ sed '/"k[1-4]"/s/"launched": /"launched": 1/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >bad.txt
2> bad.json:49:524: a block starts at 4644, before the launch at 12500; the clocks are aligned within 3763 ns
[2]

-- case k1-s-launched-0-launched-0-launched-1 --
$ sed '/"k1"/s/"launched": 0/"launched": 0, "launched": 1/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >bad.txt
2> bad.json:48:386: the name "launched" is given twice; first in line 48
2> bad.json:56:39: the name "launched" is given twice; first in line 56
[2]

-- case k1-s-launched-0-launched-900000 --
$ sed '/"k1"/s/"launched": 0/"launched": 900000/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >bad.txt
2> bad.json:48:521: a block starts at 1644, before the launch at 900000; the clocks are aligned within 3763 ns
[2]

-- case k2-s-0-0-9-0-1000000 --
$ sed '/"k2"/s/\[\[0, [0-9]*/[[0, -1000000/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >bad.txt
2> bad.json:49:523: a block starts at -1000000, before the launch at 2500; the clocks are aligned within 3763 ns
[2]

-- case k2-s-0-0-9-0-9-0-1-3 --
$ sed '/"k2"/s/\[\[0, \([0-9]*\), [0-9]*/[[0, \1, 3/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >bad.txt
2> bad.json:49:519: a block that ends before it starts
[2]

-- case k2-s-0-0-9-0-9000000000000000000 --
$ sed '/"k2"/s/\[\[0, [0-9]*/[[0, 9000000000000000000/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >bad.txt
2> bad.json:49:523: expected a whole number from -2^60 to 2^60, found "9000000000000000000"
[2]

-- case k2-s-0-1 --
$ sed '/"k2"/s/\[\[0, /[[-1, /' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >bad.txt
2> bad.json:49:520: expected a whole number from 0 to 1, found "-1"
[2]

-- case k2-s-0-2 --
$ sed '/"k2"/s/\[\[0, /[[2, /' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >bad.txt
2> bad.json:49:520: expected a whole number from 0 to 1, found "2"
[2]

-- case k2-s-1-0-9-0-9-1-5 --
$ sed '/"k2"/s/\[1, [0-9]*, [0-9]*\]/[1, 5]/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >bad.txt
2> bad.json:49:539: expected a block [sm, start, end]
[2]

-- case k2-s-completion-0-9-completion-1 --
$ sed '/"k2"/s/"completion": [0-9]*/"completion": 1/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >bad.txt
2> bad.json:49:403: completion is 1, but the last block ends at 10001644
[2]

-- case k2-s-completion-maximum-0-9-completion-maxim --
$ sed '/"k2"/s/"completion_maximum": [0-9]*/"completion_maximum": x/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >bad.txt
2> bad.json:49:498: completion_maximum is x, but the repetitions say 10001855
[2]

-- case k2-s-completion-median-0-9-completion-median --
$ sed '/"k2"/s/"completion_median": [0-9]*/"completion_median": 1/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >bad.txt
2> bad.json:49:466: completion_median is 1, but the repetitions say 10001644
[2]

-- case k2-s-launched-0-9-launched-90000000000000000 --
$ sed '/"k2"/s/"launched": [0-9]*/"launched": 9000000000000000000/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >bad.txt
2> bad.json:49:383: launched: expected a whole number from -2^60 to 2^60, found "9000000000000000000"
[2]

-- case k3-s-completion-0-9 --
$ sed '/"k3"/s/"completion": [0-9]*, //' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >bad.txt
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case late-0 --
$ GPURTA_FAKE_CUDA=latency=0,resolution=32000,drift=900000 gpurta measure kernels.yaml --runs 9 -o late.json
> gpurta check kernels.yaml late.json | tail -n 1
agrees: 4 of 4 within 2%+100us
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case late-100000 --
$ GPURTA_FAKE_CUDA=latency=100000,resolution=32000,drift=900000 gpurta measure kernels.yaml --runs 9 -o late.json
> gpurta check kernels.yaml late.json | tail -n 1
agrees: 4 of 4 within 2%+100us
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case late-4000 --
$ GPURTA_FAKE_CUDA=latency=4000,resolution=32000,drift=900000 gpurta measure kernels.yaml --runs 9 -o late.json
> gpurta check kernels.yaml late.json | tail -n 1
agrees: 4 of 4 within 2%+100us
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case s-clocks-moved-null-clocks-moved-true --
$ sed 's/"clocks_moved": null/"clocks_moved": true/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >bad.txt
2> bad.json:43:21: clocks_moved is true, but the clocks before and after say null
[2]

-- case s-offset-uncertainty-ns-0-9-offset-uncertain --
$ sed 's/"offset_uncertainty_ns": [0-9]*/"offset_uncertainty_ns": null/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >bad.txt
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case s-offset-uncertainty-ns-offset-uncertainty-n --
$ sed 's/"offset_uncertainty_ns": /"offset_uncertainty_ns": -/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >bad.txt
2> bad.json:32:30: offset_uncertainty_ns: expected a whole number from 0 to 2^60, found "-3763"
[2]

-- case s-resolution-ns-1000-resolution-ns-0 --
$ sed 's/"resolution_ns": 1000/"resolution_ns": 0/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >bad.txt
2> bad.json:31:22: resolution_ns: expected a whole number from 1 to 2^60, found "0"
[2]

-- case s-sms-2-sms-1 --
$ sed 's/"sms": 2/"sms": -1/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >bad.txt
2> bad.json:14:12: sms: expected a whole number from 1 to 1073741824, found "-1"
[2]

-- case s-sms-2-sms-100000000 --
$ sed 's/"sms": 2/"sms": 100000000/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >bad.txt
2> bad.json:41:19: sm_numbers is 2, but the device has 100000000 SMs
[2]

-- case s-sms-2-sms-2-sms-2 --
$ sed 's/"sms": 2/"sms": 2, "sms": 2/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >bad.txt
2> bad.json:14:15: the name "sms" is given twice; first in line 14
2> bad.json:69:17: the name "sms" is given twice; first in line 69
[2]

-- case s-sms-2-sms-3 --
$ sed 's/"sms": 2/"sms": 3/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >bad.txt
2> bad.json:41:19: sm_numbers is 2, but the device has 3 SMs
[2]

-- case s-threads-per-sm-2048-threads-per-sm-0 --
$ sed 's/"threads_per_sm": 2048/"threads_per_sm": 0/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >bad.txt
2> bad.json:18:23: threads_per_sm: expected a whole number from 1 to 65536, found "0"
[2]

-- case s-threads-per-sm-2048-threads-per-sm-9999999 --
$ sed 's/"threads_per_sm": 2048/"threads_per_sm": 99999999999/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >bad.txt
2> bad.json:18:23: threads_per_sm: expected a whole number from 1 to 65536, found "99999999999"
[2]
