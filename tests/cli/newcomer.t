-- file words.yaml --
platform: jetson-orin-agx
sms: 8
gpu: orin
chains:
  - {name: a, fps: 30, tasks: []}
  - name: b
    period: 33
    steps:
      - {kernel: 検出器, grid: 4, block: 128, time: 1, smem: 4KiB, regs: 32}
      - {name: c, size: 4, direction: h2d}
      - {host: d, wcet: 1,5ms, wait: busy}

-- file numbers.yaml --
platform: jetson-orin-agx
contexts: [{name: video}, {name: perception}]
chains:
  - name: a
    period: 1_000
    context: rest
    steps:
      - {kernel: c, blocks: 0x20, threads: 0128, wcet: 1.5 ms, shared_memory: 48KB}
      - {kernel: d, blocks: 4, threads: 128, wcet: 1, process: video}
      - {kernel: e, copy: e, wcet: 1}

-- file launch.yaml --
platform: jetson-orin-agx
chains:
  - name: a
    period: 10
    steps: [{kernel: c, blocks: 4, threads: 1024, registers: 128, shared_memory: 32 KiB, wcet: 1}]

-- file colon.yaml --
chains:
  - name: a
    period:33
    steps: []

-- file report.nsys-rep --
a report by its name

-- file wide.yaml --
kernels:
  - {name: 検出器, blocks: 4, wcet: 800us}
  - {name: naïve, blocks: 1024, wcet: 800us}

-- file design.yaml --
sweep:
  foo: 1

-- case words --
what a newcomer writes in place of our keys
$ gpurta bound words.yaml
2> words.yaml:2:1: unknown key "sms": it is one of the platform, as in "platform: {base: jetson-orin-agx, sms: 8}"
2> words.yaml:3:1: unknown key "gpu": did you mean "platform"?
2> words.yaml:5:5: chains[0]: key "steps" is missing: what it does, in sequence unless a step says after
2> words.yaml:5:5: chains[0]: key "period" is missing; expected a time above 0, or unknown: least distance of its releases; unknown: no verdict is of it
2> words.yaml:5:15: chains[0]: unknown key "fps": write the period; that of 30 Hz is "period: 1/30s"
2> words.yaml:5:24: chains[0]: unknown key "tasks": the kernels, copies and host steps are the "steps"
2> words.yaml:9:9: chains[1].steps[0]: key "blocks" is missing; expected a whole number from 1 to 2^63-1: blocks of its grid, or [x, y, z]
2> words.yaml:9:9: chains[1].steps[0]: key "wcet" is missing; expected a time above 0: longest time that one block executes
2> words.yaml:9:23: chains[1].steps[0]: unknown key "grid": "blocks" says how many blocks there are, "threads" how many threads each has
2> words.yaml:9:32: chains[1].steps[0]: unknown key "block": "blocks" says how many blocks there are, "threads" how many threads each has
2> words.yaml:9:44: chains[1].steps[0]: unknown key "time": the longest time is the "wcet"
2> words.yaml:9:53: chains[1].steps[0]: unknown key "smem": did you mean "shared_memory"?
2> words.yaml:9:65: chains[1].steps[0]: unknown key "regs": did you mean "registers"?
2> words.yaml:10:10: chains[1].steps[1]: unknown key "name": the name stands behind the kind, as in "kernel: detect"
2> words.yaml:10:19: chains[1].steps[1]: unknown key "size": did you mean "bytes"?
2> words.yaml:11:27: chains[1].steps[2]: unknown key "5ms": decimals take a point, as in 1.5
2> words.yaml:11:32: chains[1].steps[2]: unknown key "wait": it is a key of the chain, beside its "steps"
[2]

-- case numbers --
numbers as Python, C, YAML 1.1 and word processors have them
$ gpurta bound numbers.yaml
2> numbers.yaml:5:13: chains[0].period: expected a time above 0, or unknown, found "1_000": digits stand together, as in 1024
2> numbers.yaml:6:14: chains[0].context: there is no context "rest" in contexts; names: video, perception
2> numbers.yaml:8:29: chains[0].steps[0].blocks: expected a whole number from 1 to 2^63-1, found "0x20": numbers are decimal
2> numbers.yaml:8:44: chains[0].steps[0].threads: expected a whole number from 1 to 2^63-1, found "0128": without a leading 0
2> numbers.yaml:8:56: chains[0].steps[0].wcet: expected a time above 0, found "1.5 ms": it has a no-break space (U+00A0)
2> numbers.yaml:8:79: chains[0].steps[0].shared_memory: expected a whole number of bytes from 0 to 2^63-1, also as 32KiB or 1MiB, found "48KB": units of bytes are KiB (1,024 bytes), MiB and GiB
2> numbers.yaml:9:9: chains[0].steps[1]: key "wcet" is missing; expected a time above 0: longest time that one block executes
2> numbers.yaml:9:45: chains[0].steps[1]: unknown key " wcet": it has a no-break space (U+00A0)
2> numbers.yaml:9:55: chains[0].steps[1]: unknown key "process": the "context" (process) is a key of the chain
2> numbers.yaml:10:9: chains[0].steps[2]: expected one of kernel: NAME, copy: NAME and host: NAME, found several
[2]

-- case launch --
what cannot launch is told at its key
$ gpurta bound launch.yaml
2> launch.yaml:5:62: chains[0].steps[0].registers: the block cannot launch: 32 warps of 4096 registers, 131072 in all: the check of a launch allows a block 65536 registers, counting its warps up to a multiple of 4
[2]

-- case colon --
$ gpurta bound colon.yaml
2> colon.yaml:3:5: not YAML or JSON: expected KEY: VALUE, with a space behind the colon
[2]

-- case nsys-rep --
$ gpurta report.nsys-rep
2> report.nsys-rep: this is a report of Nsight Systems, which nsys must export (it is not in $PATH): nsys export --type sqlite -o app.sqlite report.nsys-rep; gpurta convert app.sqlite
[2]

-- case wide --
characters of East Asia take two columns
$ gpurta rta wide.yaml --slots 8
8 slots; algorithm closed-form; times in ms

kernel  blocks  wcet  release  completion  response
検出器       4   0.8        0         0.8       0.8
naïve     1024   0.8        0       103.2     103.2

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no block takes longer than its wcet
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- no stream given for 検出器 and naïve: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)

-- case whole-list --
the list of keys ends whole
$ gpurta sweep design.yaml
2> design.yaml:2:3: sweep: unknown key "foo"; expected one of title, seed, sets, generator, parameters, grain, period, deadline, wcet_grain, servers, contexts, levels, template, mode, blocks, threads, registers, shared_memory, x, curves, tasks, utilization, most, saturated, timeslice, timeslice_step, switch_cost, overhead, latency, cost, horizon
2> design.yaml:2:3: sweep: key "sets" is missing
2> design.yaml:2:3: sweep: key "curves" is missing
2> design.yaml:2:3: sweep: key "tasks" is missing
[2]

-- case command-last --
$ gpurta wide.yaml rta
2> gpurta: the command comes first: gpurta rta wide.yaml
[2]

-- case names --
$ gpurta --complete 4 gpurta bound words.yaml --explain ""
a
b
検出器
c
d

-- case comma --
a number with a comma in quotes is told as one, and a priority of a kernel is told once
$ printf '%s\n' 'platform: jetson-orin-agx' 'chains:' '  - {name: a, period: 10, steps: [{kernel: k, priority: 5, blocks: "1,024", threads: 256, wcet: 1}]}' >comma.yaml
> gpurta bound comma.yaml
> sed 's/"1,024"/4/' comma.yaml | gpurta bound -
2> comma.yaml:3:68: chains[0].steps[0].blocks: expected a whole number from 1 to 2^63-1, found the text "1,024": a number has no comma
2> <stdin>:3:57: chains[0].steps[0].priority: a kernel has no key "priority": its stream has one; give it "stream: s", and the file "streams: {s: {priority: high}}"
[2]

-- case indented --
Where YAML itself is wrong: where the part begins, and what the mistake may be.
$ printf 'platform: jetson-tx2\nkernels:\n  - blocks: 2\n   wcet: 1\n' >less.yaml; printf 'platform: jetson-tx2\nkernels:\n  - blocks: 2\n     wcet: 1\n' >more.yaml
> printf 'platform: jetson-tx2\nkernels:\n  - blocks: 2\n\twcet: 1\n' >tab.yaml; printf 'platform: jetson-tx2\nkernels:\n  - {blocks: 2,\n     wcet: 1\n' >open.yaml
> for f in less more tab open; do gpurta rta $f.yaml; done
2> less.yaml:4:4: not YAML or JSON: did not find expected '-' indicator while parsing a block collection that begins in line 3 (is this line indented as those that it belongs to?)
2> more.yaml:4:10: not YAML or JSON: mapping values are not allowed in this context (is this line indented as those that it belongs to, and has each colon a space behind it?)
2> tab.yaml:4:1: not YAML or JSON: found a tab character that violates indentation while scanning a plain scalar that begins in line 3 (YAML indents with spaces, not with tabs)
2> open.yaml:5:1: not YAML or JSON: did not find expected ',' or '}' while parsing a flow mapping that begins in line 3
[2]

-- case sizes --
$ printf 'platform: jetson-tx2\nkernels:\n  - {blocks: 16x16, threads: "8x8", wcet: 1}\n' >sizes.yaml; gpurta rta sizes.yaml
2> sizes.yaml:3:14: kernels[0].blocks: expected a whole number from 1 to 2^63-1, found "16x16": sizes are a list, as in [16, 16]
2> sizes.yaml:3:30: kernels[0].threads: expected a whole number from 1 to 2^63-1, found the text "8x8": sizes are a list, as in [16, 16]
[2]

-- case near --
What is near to what was meant, though no letter of it is wrong.
$ printf 'platform: jetson-tx2\nkernels:\n  - {blocks: 2, wcet:1}\n' >colon.yaml; gpurta rta colon.yaml
> gpurta bound colon.yaml --sms 8
> gpurta sweep --seed 5
> gpurta occupancy --platform "AGX Orin" --threads 32
> gpurta schema
2> colon.yaml:3:5: kernels[0]: key "wcet" is missing; expected a time above 0: longest time that one block executes
2> colon.yaml:3:17: kernels[0]: unknown key "wcet:1": a blank comes after the colon: wcet: 1
2> gpurta: bound: unknown option --sms; --set platform.sms=N changes the platform of the file
2> gpurta: sweep: unknown option --seed; --set sweep.seed=N changes that of the file
2> gpurta: no built-in platform "AGX Orin"; did you mean "orin-agx"?
2> gpurta: unknown command "schema": 'gpurta --schema scenario' prints the schema of files
[2]
