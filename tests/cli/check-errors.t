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

-- case another --
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> sed 's/"k3"/"k9"/; s/"k4"/"k1"/; s/, 1650,/, x,/' M.json >bad.json
> gpurta check kernels.yaml bad.json
2> bad.json:50:5: the scenario has no kernel "k9"
2> bad.json:51:5: k1 has 5 blocks here and 2 in the scenario: another scenario?
2> bad.json:51:5: k1 is told of twice
2> bad.json:51:171: k1 has wcet 5 here and 4 in the scenario: another scenario?
2> bad.json:51:241: k1 has launch_order 4 here and 1 in the scenario: another scenario?
[2]

-- case block-end --
a block may end when it starts, by a coarse clock, and not before
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> for end in 1644 1643; do
>     sed "/\"k1\"/s/\"blocks\": \[\[0, [0-9]*, [0-9]*/\"blocks\": [[0, 1644, $end/" M.json >short.json
>     gpurta check kernels.yaml short.json --tolerance 1s | tail -n 1
> done
2> short.json:48:511: a block of k1 ran for 0 ns, less than half of its wcet: another scenario?
2> short.json:48:512: a block that ends before it starts
[2]

-- case block-items --
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> sed '/"k1"/s/"blocks": \[\[0, /&0, /' M.json >four.json
> gpurta check kernels.yaml four.json
2> four.json:48:512: expected a block [sm, start, end]
[2]

-- case cut --
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> grep -v "not_read" M.json | head -c 2000 >cut.json
> gpurta check kernels.yaml cut.json
2> cut.json:48:272: not YAML or JSON: found unexpected end of stream while scanning a quoted scalar
[2]

-- case empty --
$ : >nothing.json
> gpurta check kernels.yaml nothing.json
2> nothing.json:1:1: expected a measurement, found nothing
[2]

-- case first-early --
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> sed 's/"launched": 0,/"launched": -7,/' M.json >moved.json
> gpurta check kernels.yaml moved.json
2> moved.json:47:14: times count from the first launch, but that is at -7 here
[2]

-- case first-late --
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> sed 's/"launched": 0,/"launched": 7,/' M.json >moved.json
> gpurta check kernels.yaml moved.json
2> moved.json:47:14: times count from the first launch, but that is at 7 here
[2]

-- case format-2 --
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> sed 's/"format": 1/"format": 2/' M.json >new.json
> gpurta check kernels.yaml new.json
2> new.json:3:13: format: expected 1, found "2"
[2]

-- case kernel-missing --
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> sed '/"k3"/d' M.json >less.json
> gpurta check kernels.yaml less.json
2> less.json:47:14: k3 of the scenario is missing here
[2]

-- case launch-early --
a launch is at most as late as the file says, to a nanosecond
$ sed 's/name: k4/release: 1, name: k4/' kernels.yaml >released.yaml
> gpurta measure released.yaml --runs 1 -o M.json 2>/dev/null
> late=$(sed -n 's/.*"latest_launch_ns": \([0-9]*\).*/\1/p' M.json)
> for more in 1 2; do
>     sed "/\"k4\"/s/\"launched\": [0-9]*/\"launched\": $((1000000 - late - more))/" M.json >early.json
>     gpurta check released.yaml early.json --tolerance 1s | tail -n 1
> done
agrees: 4 of 4 within 1s
2> gpurta: note: released.yaml: periods are not repeated: each kernel is launched once in a repetition
2> early.json:51:383: k4 is launched at 994898 ns, before its release: another scenario?
[2]

-- case no-file --
$ gpurta check
2> gpurta: check: which file? 'gpurta check FILE' reads a scenario, '-' is standard input; 'gpurta check --help' shows one
[2]

-- case other-blocks --
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> sed 's/blocks: 2/blocks: 3/' kernels.yaml >other.yaml
> gpurta check other.yaml M.json
2> M.json:48:5: k1 has 2 blocks here and 3 in the scenario: another scenario?
2> M.json:50:5: k3 has 2 blocks here and 3 in the scenario: another scenario?
[2]

-- case scenario-twice --
$ gpurta check kernels.yaml kernels.yaml
2> kernels.yaml:1:1: neither a measurement (command: measure) nor a log of cuda_scheduling_examiner (times)
[2]

-- case start-early --
a block may start before the launch by as much as the clocks are uncertain
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> least=$(sed -n 's/.*"offset_uncertainty_ns": \([0-9]*\).*/\1/p' M.json)
> for early in "$least" $((least + 1)); do
>     sed "/\"k1\"/s/\(\"blocks\": \[\[[0-9]*, \)[0-9]*/\1-$early/" M.json >early.json
>     gpurta check kernels.yaml early.json --tolerance 1s | tail -n 1
> done
agrees: 4 of 4 within 1s
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition
2> early.json:48:516: a block starts at -3764, before the launch at 0; the clocks are aligned within 3763 ns
[2]

-- case tolerance-bare --
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> gpurta check kernels.yaml M.json --tolerance 2 >/dev/null
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition

-- case tolerance-negative --
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> gpurta check kernels.yaml M.json --tolerance -1% >/dev/null
2> gpurta: --tolerance: expected P%+TIME, P% or TIME, as in 2%+100us, found "-1%"
[2]

-- case tolerance-no-plus --
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> gpurta check kernels.yaml M.json --tolerance 2%100us >/dev/null
2> gpurta: --tolerance: expected P%+TIME, P% or TIME, as in 2%+100us, found "2%100us"
[2]

-- case tolerance-none --
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> gpurta check kernels.yaml M.json --tolerance '' >/dev/null
2> gpurta: --tolerance: expected P%+TIME, P% or TIME, as in 2%+100us, found ""
[2]

-- case tolerance-percent --
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> gpurta check kernels.yaml M.json --tolerance % >/dev/null
2> gpurta: --tolerance: expected P%+TIME, P% or TIME, as in 2%+100us, found "%"
[2]

-- case tolerance-plus-time --
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> gpurta check kernels.yaml M.json --tolerance +1ms >/dev/null
2> gpurta: --tolerance: expected P%+TIME, P% or TIME, as in 2%+100us, found "+1ms"
[2]

-- case tolerance-plus --
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> gpurta check kernels.yaml M.json --tolerance 2%+ >/dev/null
2> gpurta: --tolerance: expected P%+TIME, P% or TIME, as in 2%+100us, found "2%+"
[2]

-- case tolerance-time-percent --
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> gpurta check kernels.yaml M.json --tolerance 1s% >/dev/null
2> gpurta: --tolerance: expected P%+TIME, P% or TIME, as in 2%+100us, found "1s%"
[2]

-- case tolerance-word --
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> gpurta check kernels.yaml M.json --tolerance x >/dev/null
2> gpurta: --tolerance: expected P%+TIME, P% or TIME, as in 2%+100us, found "x"
[2]

-- case two-measurements --
$ gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
> gpurta check kernels.yaml M.json M.json
2> gpurta: check: unexpected argument "M.json": the file is kernels.yaml
[2]
