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
2> sed: can't read M.json: No such file or directory
2> bad.json:1:1: expected a measurement, found nothing
[2]

-- case measured --
$ gpurta measure kernels.yaml --runs 2 -o M.json
> grep '"name": "b"' M.json | sed 's/.*\("launched".*\)/\1/'
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> grep: M.json: No such file or directory
[3]

-- case s-0-0-9-104-0-9-0-103999999-104-1 --
$ sed 's/\[\[0, [0-9]*, 104\([0-9]*\)\]\]/[[0, 103999999, 104\1]]/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >o.txt
2> sed: can't read M.json: No such file or directory
2> bad.json:1:1: expected a measurement, found nothing
[2]

-- case s-jobs-1-jobs-7 --
$ sed 's/"jobs": 1/"jobs": 7/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >o.txt
2> sed: can't read M.json: No such file or directory
2> bad.json:1:1: expected a measurement, found nothing
[2]

-- case s-jobs-1-jobs-null --
$ sed 's/"jobs": 1/"jobs": null/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >o.txt
2> sed: can't read M.json: No such file or directory
2> bad.json:1:1: expected a measurement, found nothing
[2]

-- case s-launched-100000000-launched-90000000 --
$ sed 's/"launched": 100000000/"launched": 90000000/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >o.txt
2> sed: can't read M.json: No such file or directory
2> bad.json:1:1: expected a measurement, found nothing
[2]

-- case s-launched-100000000-launched-99999999 --
$ sed 's/"launched": 100000000/"launched": 99999999/' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >o.txt
2> sed: can't read M.json: No such file or directory
2> bad.json:1:1: expected a measurement, found nothing
[2]

-- case s-release-100 --
$ sed 's/"release": "100", //' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >o.txt
2> sed: can't read M.json: No such file or directory
2> bad.json:1:1: expected a measurement, found nothing
[2]

-- case time-unit-d --
$ sed '/"time_unit"/d' M.json >bad.json
> cmp -s M.json bad.json && echo the edit changes nothing
> gpurta check kernels.yaml bad.json >o.txt
2> sed: can't read M.json: No such file or directory
2> bad.json:1:1: expected a measurement, found nothing
[2]
