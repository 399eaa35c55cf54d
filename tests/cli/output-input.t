-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1

-- file kernels.yaml --
platform: jetson-tx2
kernels: [{name: K1, blocks: 2, threads: 512, wcet: 4}]

-- case kernels-explain-k1-o-k1 --
$ ln -s kernels.yaml link
> gpurta rta kernels.yaml -o ./kernels.yaml >/dev/null 2>&1
> gpurta rta link -o kernels.yaml >/dev/null 2>&1
> gpurta simulate kernels.yaml --svg kernels.yaml >/dev/null 2>&1
> gpurta check kernels.yaml --save kernels.yaml >/dev/null 2>&1
> gpurta measure kernels.yaml -o kernels.yaml >/dev/null 2>&1
> gpurta simulate kernels.yaml --explain K1 -o K1

-- case kernels-m-o-m --
$ ln -s kernels.yaml link
> cp kernels.yaml M.json
> gpurta rta kernels.yaml -o ./kernels.yaml >/dev/null 2>&1
> gpurta rta link -o kernels.yaml >/dev/null 2>&1
> gpurta simulate kernels.yaml --svg kernels.yaml >/dev/null 2>&1
> gpurta check kernels.yaml --save kernels.yaml >/dev/null 2>&1
> gpurta check kernels.yaml M.json -o M.json
2> gpurta: --output names M.json, which is read
[2]

-- case kernels-m-svg-m --
$ ln -s kernels.yaml link
> cp kernels.yaml M.json
> gpurta rta kernels.yaml -o ./kernels.yaml >/dev/null 2>&1
> gpurta rta link -o kernels.yaml >/dev/null 2>&1
> gpurta simulate kernels.yaml --svg kernels.yaml >/dev/null 2>&1
> gpurta check kernels.yaml --save kernels.yaml >/dev/null 2>&1
> gpurta check kernels.yaml M.json --svg M.json
2> gpurta: --svg names M.json, which is read
[2]

-- case kernels-o-.-kernels --
$ gpurta rta kernels.yaml -o ./kernels.yaml
2> gpurta: --output names kernels.yaml, which is read
[2]

-- case kernels-o-kernels --
$ gpurta measure kernels.yaml -o kernels.yaml
> cat kernels.yaml
platform: jetson-tx2
kernels: [{name: K1, blocks: 2, threads: 512, wcet: 4}]
2> gpurta: --output names kernels.yaml, which is read
[2]

-- case kernels-save-kernels --
$ gpurta check kernels.yaml --save kernels.yaml
2> gpurta: --save names kernels.yaml, which is read
[2]

-- case kernels-svg-format-json --
$ ln -s kernels.yaml link
> gpurta rta kernels.yaml -o ./kernels.yaml >/dev/null 2>&1
> gpurta rta link -o kernels.yaml >/dev/null 2>&1
> gpurta simulate kernels.yaml --svg kernels.yaml >/dev/null 2>&1
> gpurta simulate kernels.yaml --svg - --format json
2> gpurta: --svg -: the picture is all that is printed: --format has no meaning
[2]

-- case kernels-svg-kernels --
$ gpurta simulate kernels.yaml --svg kernels.yaml
2> gpurta: --svg names kernels.yaml, which is read
[2]

-- case link-o-kernels --
$ ln -s kernels.yaml link
> gpurta rta link -o kernels.yaml
2> gpurta: --output names link, which is read
[2]

-- case o-kernels --
$ gpurta simulate - -o kernels.yaml </dev/null
2> <stdin>:1:1: expected a scenario, found nothing
[2]

-- case plain --
$ ln -s kernels.yaml link
> gpurta rta kernels.yaml -o ./kernels.yaml >/dev/null 2>&1
> gpurta rta link -o kernels.yaml >/dev/null 2>&1
> gpurta simulate kernels.yaml --svg kernels.yaml >/dev/null 2>&1
> gpurta check kernels.yaml --save kernels.yaml >/dev/null 2>&1
> gpurta measure kernels.yaml -o kernels.yaml >/dev/null 2>&1
> gpurta simulate - -o kernels.yaml </dev/null >/dev/null 2>&1
> gpurta rta - < kernels.yaml | tail -1
- times without a unit are in ms (key time_unit)

-- file chains.yaml --
platform: {slots: 2}
chains: [{name: c, period: 20, steps: [{kernel: k, blocks: 2, wcet: 4}]}]

-- case advise --
What is written is the scenario; the answer, JSON too, is on standard output.
$ ln -s chains.yaml link
> cp chains.yaml before
> gpurta advise chains.yaml --json -o ./link
> gpurta advise chains.yaml --json -o -
> gpurta advise chains.yaml --json -o better.json | grep '"command": '
> cmp before chains.yaml && gpurta bound better.json --json --search 0 | grep '"verdict"'
  "command": "advise",
  "verdict": "schedulable",
    {"name": "c", "bound": "4", "observed": null, "deadline": "20", "verdict": "schedulable", "meets_deadline": true, "overlap": "serial", "reason": null, "steps": [{"name": "k", "kind": "kernel", "jitter": "0", "bound": "4", "observed": null, "finish": "4", "deadline": null}], "witness": []}
2> gpurta: --output names ./link, which is read
2> gpurta: advise: --output: expected a file, found -: the answer is on standard output
2> gpurta: wrote the scenario as it is, since no change is better, to better.json; 'gpurta bound better.json' shows its bounds
