-- file kernels.yaml --
platform: tx2
kernels:
  - {name: a, blocks: 1, threads: 32, wcet: 1}

-- file tasks.yaml --
tasks:
  - {name: a, wcet: 1, period: 4}

-- case a-b --
$ gpurta rta a b
2> gpurta: rta: unexpected argument "b": the file is a
[2]

-- case complete-few --
fewer words than the one that is asked for, or none
$ gpurta --complete 2
> gpurta --complete 0 gpurta
> gpurta --complete 2 gpurta

-- case complete-platforms --
$ gpurta --complete 3 gpurta rta --platform ""
> gpurta --complete 2 gpurta platforms ""
> gpurta --complete 1 gpurta ""
> gpurta --complete 4 gpurta simulate x.yaml --policy ""
> gpurta --complete 3 gpurta bound --s
cc-3.0
sm-30
cc-3.5
sm-35
cc-3.7
sm-37
cc-5.0
sm-50
cc-5.2
sm-52
cc-5.3
sm-53
cc-6.0
sm-60
cc-6.1
sm-61
cc-6.2
sm-62
cc-7.0
sm-70
cc-7.2
sm-72
cc-7.5
sm-75
cc-8.0
sm-80
cc-8.6
sm-86
cc-8.7
sm-87
cc-8.9
sm-89
cc-9.0
sm-90
cc-10.0
sm-100
cc-10.3
sm-103
cc-11.0
sm-110
cc-12.0
sm-120
cc-12.1
sm-121
jetson-tx1
tx1
jetson-tx2
tx2
drive-px2
px2
parker
drive-px2-igpu
jetson-xavier-agx
xavier
jetson-agx-xavier
xavier-agx
drive-pegasus-turing
pegasus
drive-pegasus
pegasus-turing
jetson-orin-agx
orin
jetson-agx-orin
orin-agx
jetson-orin-nx
orin-nx
jetson-orin-nano
orin-nano
jetson-thor
thor
jetson-agx-thor
thor-agx
gtx-1080-5sm
gilman-pascal
pascal-5sm
v100
tesla-v100
rtx-2080-ti
2080ti
rtx2080ti
rtx-4090
4090
rtx4090
a100
a100-sxm
h100-sxm
h100
h200
h200-sxm
gtx-950
gtx950
quadro-k5000
k5000
gtx-1080-ti
1080ti
gtx1080ti
titan-v
titanv
rtx-3090
3090
rtx3090
t4
tesla-t4
nvidia-t4
rtx-4060-ti
4060ti
rtx4060ti
l4
nvidia-l4
l40s
nvidia-l40s
h100-pcie
h100pcie
b200
nvidia-b200
cc-3.0
sm-30
cc-3.5
sm-35
cc-3.7
sm-37
cc-5.0
sm-50
cc-5.2
sm-52
cc-5.3
sm-53
cc-6.0
sm-60
cc-6.1
sm-61
cc-6.2
sm-62
cc-7.0
sm-70
cc-7.2
sm-72
cc-7.5
sm-75
cc-8.0
sm-80
cc-8.6
sm-86
cc-8.7
sm-87
cc-8.9
sm-89
cc-9.0
sm-90
cc-10.0
sm-100
cc-10.3
sm-103
cc-11.0
sm-110
cc-12.0
sm-120
cc-12.1
sm-121
jetson-tx1
tx1
jetson-tx2
tx2
drive-px2
px2
parker
drive-px2-igpu
jetson-xavier-agx
xavier
jetson-agx-xavier
xavier-agx
drive-pegasus-turing
pegasus
drive-pegasus
pegasus-turing
jetson-orin-agx
orin
jetson-agx-orin
orin-agx
jetson-orin-nx
orin-nx
jetson-orin-nano
orin-nano
jetson-thor
thor
jetson-agx-thor
thor-agx
gtx-1080-5sm
gilman-pascal
pascal-5sm
v100
tesla-v100
rtx-2080-ti
2080ti
rtx2080ti
rtx-4090
4090
rtx4090
a100
a100-sxm
h100-sxm
h100
h200
h200-sxm
gtx-950
gtx950
quadro-k5000
k5000
gtx-1080-ti
1080ti
gtx1080ti
titan-v
titanv
rtx-3090
3090
rtx3090
t4
tesla-t4
nvidia-t4
rtx-4060-ti
4060ti
rtx4060ti
l4
nvidia-l4
l40s
nvidia-l40s
h100-pcie
h100pcie
b200
nvidia-b200
advise
bound
partition
rta
runlist
edf
resident
simulate
occupancy
platforms
report
neighbours
verify
measure
check
sweep
convert
help
--help
--version
most-room
round-robin
[1]

-- case decimal-comma --
$ gpurta edf tasks.yaml --at 1,5
2> gpurta: --at 1,5: expected a unit (ns, us, ms, s) at character 2; times are 12, 1.5, 3/2, 2.5e-3 or 250us: decimals take a point, as in 1.5
[2]

-- case edf-on-kernels --
$ gpurta edf kernels.yaml
2> kernels.yaml:1:1: key "tasks" is missing; kernels are for gpurta rta, gpurta bound and gpurta simulate
[2]

-- case format-xml --
$ gpurta rta --format xml
2> gpurta: --format: expected table, json or csv, found "xml"
[2]

-- case format --
$ gpurta rta --format
2> gpurta: --format needs a value: --format FORMAT
[2]

-- case frmat-json --
$ gpurta rta --frmat json
2> gpurta: rta: unknown option --frmat; did you mean --format?
[2]

-- case no-such-file --
$ gpurta rta no-such-file.yaml
2> gpurta: cannot read no-such-file.yaml: No such file or directory
[3]

-- case plain-2 --
$ gpurta rta
2> gpurta: rta: which file? 'gpurta rta FILE' reads a scenario, '-' is standard input; 'gpurta rta --help' shows one
[2]

-- case plain-3 --
$ gpurta rta .
2> gpurta: cannot read .: Is a directory
[3]

-- case plain --
$ gpurta
2> gpurta: which command? 'gpurta --help' lists them
[2]

-- case platforms-foo --
$ gpurta platforms foo
2> gpurta: no built-in platform "foo"
[2]

-- case rta-on-tasks --
$ gpurta rta tasks.yaml
2> tasks.yaml:1:1: key "kernels" (or "operations") is missing; tasks are for gpurta edf and gpurta runlist
[2]

-- case rtb --
$ gpurta rtb
2> gpurta: unknown command "rtb"; did you mean rta?
[2]

-- case trace-1 --
$ gpurta rta --trace=1
2> gpurta: --trace takes no value
[2]

-- case x --
$ gpurta rta -x
2> gpurta: rta: unknown option -x; 'gpurta rta --help' lists them
[2]

-- case xyzzy --
$ gpurta xyzzy
2> gpurta: unknown command "xyzzy"; 'gpurta --help' lists them
[2]

-- case zzz --
$ gpurta rta --zzz
2> gpurta: rta: unknown option --zzz; 'gpurta rta --help' lists them
[2]

-- case picture-of-another-kind --
$ gpurta bound tasks.yaml --svg x.png
2> gpurta: --svg: x.png would be no png: pictures are SVG, as in --svg x.svg; 'rsvg-convert -f pdf x.svg' and Inkscape make others of it
[2]

-- case result-of-another-kind --
$ gpurta rta tasks.yaml -o x.PDF
2> gpurta: --output: x.PDF would be no PDF: a result is a table, JSON or CSV; --svg FILE draws, where a command can
[2]

-- case page-of-another-kind --
$ gpurta report tasks.yaml -o x.pdf
2> gpurta: --output: x.pdf would be no pdf: a report is HTML
[2]

-- case directory --
$ mkdir d; gpurta d
2> gpurta: cannot read d: Is a directory
[3]

-- case no-such-file-of-all --
As every command that reads one.
$ gpurta there-is-none.yaml
2> gpurta: "there-is-none.yaml" is no command, and no file that is there
[3]

-- case format-of-all --
$ gpurta tasks.yaml --json
2> gpurta: tasks.yaml: --json has no meaning here: several answers are tables; 'gpurta COMMAND FILE --format json' gives one
[2]

-- case near-words --
Large and small letters are not counted; the nearest word is taken, and of CHAIN/STEP the step.
$ echo 'chains: [{name: a, period: 5, steps: [{host: h, Wcet: 2}]}]' | gpurta bound -
> for name in camera/dtect detct Detect; do gpurta bound $EXAMPLES/pipeline.yaml --explain $name; done
> for option in --jsn --cvs --outptu --hlep; do gpurta bound $EXAMPLES/pipeline.yaml $option; done
> gpurta --verson; gpurta --hepl; gpurta --shcema; gpurta Bound; gpurta hlep; gpurta --json
2> <stdin>:1:39: chains[0].steps[0]: key "wcet" is missing; expected a time of 0 or more: longest time that one block executes, or longest time of the work of the host
2> <stdin>:1:49: chains[0].steps[0]: unknown key "Wcet"; did you mean "wcet"?
2> gpurta: --explain: there is no chain, step or path "camera/dtect"; did you mean camera/detect?
2> gpurta: --explain: there is no chain, step or path "detct"; did you mean detect?
2> gpurta: --explain: there is no chain, step or path "Detect"; did you mean detect?
2> gpurta: bound: unknown option --jsn; did you mean --json?
2> gpurta: bound: unknown option --cvs; did you mean --csv?
2> gpurta: bound: unknown option --outptu; did you mean --output?
2> gpurta: bound: unknown option --hlep; did you mean --help?
2> gpurta: unknown option --verson; did you mean --version?
2> gpurta: unknown option --hepl; did you mean --help?
2> gpurta: unknown option --shcema; did you mean --schema?
2> gpurta: unknown command "Bound"; did you mean bound?
2> gpurta: unknown command "hlep"; did you mean help?
2> gpurta: options come after the command: gpurta COMMAND [FILE] --json
[2]

-- case file-not-there --
A file that is not there, before what its kind would not take.
$ gpurta convert nothere.json --margin 20%; gpurta platforms tx2 orin; gpurta advise $EXAMPLES/pipeline.yaml -o better.png
> gpurta convert --runs
2> gpurta: cannot read nothere.json: No such file or directory
2> gpurta: platforms: unexpected argument "orin": the platform is tx2
2> gpurta: --output: better.png would be no png: a result is a table, JSON or CSV; --svg FILE draws, where a command can
2> gpurta: convert: which file? 'gpurta convert FILE' reads a scenario, '-' is standard input; 'gpurta convert --help' shows one
[2]

-- case help-of-a-tool --
The options of a program of its own stand in the table of the command that starts it.
$ gpurta help advise | sed -n '/^Options:/,/trials/p;/^Exit/,$p'
Options:
  --changes N             most changes together (1 to 1000; default 3)
  --trials N              most analyses (1 to 1000000; default 400)
Exit status: 0 with the best changes every deadline is met, 1 not, 2 wrong usage or input,
3 runtime error. More: man gpurta-advise

-- case help-of-neighbours --
$ gpurta help neighbours | sed -n '/^Options:/,/runs/p;/^Exit/,$p'
Options:
  --tolerance TIME        by how much the longest time may change (default 100us), on the
                          device: a scale is not taken off
  --runs N                repetitions (1 to 100000; default 10)
Exit status: 0 all are the same, 1 one is not, or may not be, 2 wrong usage or input, or
what the device cannot run, 3 runtime error. More: man gpurta-neighbours

-- case words-in-another-order --
$ gpurta platforms jetson-nano-orin
2> gpurta: no built-in platform "jetson-nano-orin"; did you mean "jetson-orin-nano"?
[2]

-- case letters-in-another-order --
$ gpurta platforms jetson-orin-axg
2> gpurta: no built-in platform "jetson-orin-axg"; did you mean "jetson-orin-agx"?
[2]

-- case value-that-is-an-option --
$ gpurta report a.yaml --compare -o x.html
> gpurta bound a.yaml --seed --search 3
2> gpurta: --compare needs a value: --compare FILE
2> gpurta: --seed needs a value: --seed N
[2]

-- case platforms-of-a-family --
$ printf 'chains: [{period: 4, steps: [{kernel: k, blocks: 16, wcet: 2}]}]\n' | gpurta bound - --platform jetson-orin
2> gpurta: no built-in platform "jetson-orin"; did you mean "jetson-orin-agx", "jetson-orin-nx" or "jetson-orin-nano"?
[2]

-- case no-colon --
$ printf 'platform: {slots: 4}\nchains: [{period: 4, steps: [{kernel detect, blocks: 16, wcet: 2}]}]\n' | gpurta bound -
2> <stdin>:2:31: chains[0].steps[0]: unknown key "kernel detect": a colon is missing: kernel: detect
[2]

-- case sensitivity-of-each-value --
$ gpurta bound a.yaml --sensitivity --vary chains.camera.period=10:20:5
2> gpurta: --vary and --sensitivity exclude each other: there is a verdict alone for each value
[2]
