-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1
gpurta measure kernels.yaml --runs 2 -o M.json 2>/dev/null

-- file kernels.yaml --
platform: jetson-tx2
kernels:
  - {name: a, blocks: 1, threads: 32, wcet: 4}
  - {name: b, blocks: 1, threads: 32, wcet: 4, release: 100}

-- case jobs-1-d --
$ sed '/"jobs": 1/d' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >o.txt

-- case measured --
$ gpurta measure kernels.yaml --runs 2 -o M.json
> grep '"name": "b"' M.json | sed 's/.*\("launched".*\)/\1/'
"launched": 100000000, "completion": 104001349, "completion_minimum": 104001349, "completion_median": 104001349, "completion_maximum": 104001552, "blocks": [[0, 100001346, 104001349]]}
"launched": 100000000, "completion": 104001552, "blocks": [[0, 100001549, 104001552]]}

-- case s-0-0-9-104-0-9-0-103999999-104-1 --
$ sed 's/\[\[0, [0-9]*, 104\([0-9]*\)\]\]/[[0, 103999999, 104\1]]/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >o.txt
2> bad.json:49:527: a block of b ran for 1350 ns, less than half of its wcet: another scenario?
[2]

-- case s-jobs-1-jobs-7 --
$ sed 's/"jobs": 1/"jobs": 7/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >o.txt
2> bad.json:46:11: jobs: expected 1, found "7"
[2]

-- case s-jobs-1-jobs-null --
$ sed 's/"jobs": 1/"jobs": null/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >o.txt
2> bad.json:46:11: jobs: expected 1, found nothing
[2]

-- case s-launched-100000000-launched-90000000 --
$ sed 's/"launched": 100000000/"launched": 90000000/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >o.txt
2> bad.json:49:383: b is launched at 90000000 ns, before its release: another scenario?
[2]

-- case s-launched-100000000-launched-99999999 --
$ sed 's/"launched": 100000000/"launched": 99999999/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >o.txt

-- case s-release-100 --
$ sed 's/"release": "100", //' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >o.txt
2> bad.json:49:5: key "release" is missing
[2]

-- case time-unit-d --
$ sed '/"time_unit"/d' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >o.txt
2> bad.json:1:1: key "time_unit" is missing
[2]
