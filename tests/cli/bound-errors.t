-- file circle.yaml --
platform: {slots: 4}
chains:
  - name: a
    period: 9
    steps:
      - {host: x, wcet: 1, after: z}
      - {host: y, wcet: 1, after: x}
      - {host: z, wcet: 1, after: y}

-- file self.yaml --
platform: {slots: 4}
chains:
  - {name: a, period: 9, steps: [{kernel: one, blocks: 1, wcet: 1}, {kernel: two, blocks: 1, wcet: 1, after: two}]}

-- file copy-bcet.yaml --
platform: {base: cc-8.6, sms: 4, copy_bandwidth: 1000000000}
time_unit: ms
chains:
  - {name: c, period: 10, steps: [{copy: a, direction: h2d, bytes: 1000000, bcet: 2}]}

-- file contexts.yaml --
platform: {slots: 4}
contexts: [{name: one, level: high, timeslice: 1}, {name: two}]
chains:
  - {name: a, period: 9, context: one, steps: [{kernel: k, blocks: 1, wcet: 1}]}

-- file newcomer-after.yaml --
platform: {slots: 4}
chains:
  - {name: a, period: 9, steps: [{kernel: one, blocks: 1, wcet: 1}, {kernel: two, blocks: 1, wcet: 1, after: oen}]}
  - {name: b, period: 9, steps: [{kernel: one, blocks: 1, wcet: 1, bcet: 2}]}

-- file newcomer-bytes.yaml --
platform: {slots: 4}
chains:
  - name: planner
    period: 9
    steps:
      - {copy: in, bytes: 1KiB, direction: h2d}
      - {kernel: k, blocks: 1, wcet: 1}

-- file newcomer-fine.yaml --
# Allowed, if unusual: a deadline above the period, a jitter above it.
platform: {slots: 4}
chains:
  - {name: a, period: 9, deadline: 12, steps: [{kernel: one, blocks: 1, wcet: 1}]}
  - {name: b, period: 9, deadline: 20, jitter: 11, steps: [{kernel: one, blocks: 1, wcet: 1}]}

-- file newcomer-priority.yaml --
platform: {slots: 4}
chains:
  - name: planner
    period: 9
    priority: high
    steps:
      - {copy: in, bytes: 1KiB, direction: h2d}
      - {kernel: k, blocks: 1, wcet: 1, priority: high}

-- file newcomer.yaml --
time_unit: ms
platform: jetson-orin-nano
chains:
  - name: negative
    period: -33
    jitter: -1
    deadline: 0
    steps: [{kernel: k, blocks: 0, threads: 256, wcet: 0, count: 0}]
  - name: missing
    steps: [{copy: c, direction: up}]
  - name: unit
    period: 33 hz
    steps: [{kernel: k, blocks: 8, threads: 256, wcet: 1msec}]
  - name: names
    perod: 33
    context: nobody
    steps:
      - {kernel: a, blocks: 8, threads: 256, wcet: 1, after: b}
      - {kernel: a, blocks: 8, threads: 256, wcet: 1,5}
      - {kern: c, blocks: 8, threads: 256, wcet: 1, bcet: 2}
  - name: empty
    period: 33
    steps: []

-- file null.yaml --
platform: {slots: 4}
chains:
  - {name: a, period: 9, stream: default, steps: [{kernel: k, blocks: 1, wcet: 1}]}
  - {name: b, period: 9, steps: [{kernel: k, blocks: 1, wcet: 1}]}

-- file period.yaml --
platform: {slots: 4}
kernels: [{blocks: 1, wcet: 1}]

-- file resets.yaml --
platform: jetson-orin-agx
runlist: {switch_cost: 5, reset_cost: 1}
contexts:
  - {name: a, level: high, timeslice: 2}
  - {name: b, level: low, timeslice: 2}
chains:
  - {name: x, period: 100, context: a, steps: [{kernel: k, blocks: 4, threads: 128, wcet: 3}]}
  - {name: y, period: 200, context: b, steps: [{kernel: k, blocks: 4, threads: 128, wcet: 3}]}

-- file shared.yaml --
platform: {slots: 4}
chains:
  - {name: a, period: 9, stream: s, steps: [{kernel: k, blocks: 1, wcet: 1}]}
  - {name: b, period: 9, stream: s, steps: [{kernel: k, blocks: 1, wcet: 1}]}

-- file times.yaml --
platform: jetson-tx2
chains:
 - {name: c, period: 10, steps: [{kernel: a, blocks: 10, threads: 256, wcet: 250US}, {kernel: b, blocks: 10, threads: 256, wcet: 0}, {kernel: b2, blocks: 10, threads: 256, wcet: 1/0},{kernel: b3, blocks: 10, threads: 256, wcet: 1, bcet: 2}, {host: h, wcet: 1, bcet: 3}]}

-- file wrong.yaml --
platform: {slots: 4}
contexts: [{name: one, levle: high}]
chains:
  - {name: a, perid: 9, steps: []}
  - {name: b, period: 9, context: two, steps: [{kernel: k, wcet: 1}]}
  - {name: c, period: 9, steps: [{host: k, blocks: 2, wcet: 1}, {copy: d, duration: 1, bytes: 1KiB}, {wcet: 1}]}
  - {name: d, period: 9, steps: [{host: k, wcet: 1, after: nobody}]}

-- case circle --
$ gpurta bound circle.yaml
2> circle.yaml:3:5: chains[0]: steps wait for each other in a circle: x waits for z waits for y waits for x
[2]

-- case copy-bcet --
$ gpurta bound copy-bcet.yaml
2> copy-bcet.yaml:4:83: chains[0].steps[0].bcet: the bcet of a step must not be above its wcet
[2]

-- case contexts --
$ gpurta bound contexts.yaml
2> contexts.yaml:2:52: note: contexts: no chain is in context "two", which is not saturated: it takes no time
2> contexts.yaml:2:52: contexts[1]: context two has no share of the GPU: beside others it needs a level and a timeslice, or a server
[2]

-- case servers --
$ sed 's/name: two/name: two, server: s/; $a servers: [{name: s, budget: 4, period: 5}]' contexts.yaml | gpurta bound -
2> <stdin>:2:52: note: contexts: no chain is in context "two", which is not saturated: it takes no time
2> <stdin>:2:52: contexts[1]: context two is beside others that share the GPU in another way: by the runlist, or by servers, not both
[2]

-- case servers-too-much --
$ sed 's/level: high, timeslice: 1/server: r/; s/name: two/name: two, server: s/; $a servers: [{name: r, budget: 4, period: 8}, {name: s, budget: 6, period: 10}]' contexts.yaml | gpurta bound -
2> <stdin>:2:36: note: contexts: no chain is in context "two", which is not saturated: it takes no time
2> <stdin>:2:36: contexts[1]: context two has a server that promises, with those before it, more than the whole GPU
[2]

-- case priority-without-contexts --
$ sed 's/^contexts.*/runlist: {policy: priority}/; s/context: one, //' contexts.yaml | gpurta bound -
2> <stdin>:2:10: runlist: policy: priority of the runlist needs contexts, each with a priority
[2]

-- case explain --
$ gpurta bound shared.yaml --explain nobody
2> gpurta: --explain: there is no chain, step or path "nobody"; expected one of a, b, k
[2]

-- case kernels-beside --
$ printf 'platform: {slots: 1}\nchains:\n  - {name: q, period: 30, steps: [{kernel: k, blocks: 1, wcet: 9}]}\nkernels: [{name: z, blocks: 1, wcet: 100, period: 200}]\n' >both.yaml
> gpurta bound both.yaml
name  verdict
q     unknown

unknown: kernels is not analysed by gpurta bound: --ignore kernels gives its answer for the rest of the file alone
2> both.yaml:4:1: note: kernels is not analysed by gpurta bound
[1]

-- case newcomer-after --
$ gpurta bound newcomer-after.yaml
2> newcomer-after.yaml:3:110: chains[0].steps[1].after: expected the name of another step of this chain, found "oen"; did you mean "one"?
2> newcomer-after.yaml:4:74: chains[1].steps[0].bcet: expected at most the wcet, 1, found 2
[2]

-- case newcomer-bytes --
$ gpurta bound newcomer-bytes.yaml
2> newcomer-bytes.yaml:6:9: chains[0].steps[0]: it gives its bytes, but nothing says how long copies take: give a duration, or the platform a copy_bandwidth (bytes per second): platform: {base: NAME, copy_bandwidth: 10000000000}, or --copy-bandwidth 10000000000
[2]

-- case newcomer-fine --
$ gpurta bound newcomer-fine.yaml
platform slots; times in ms

chain  bound  observed  deadline  verdict
a          1         1        12  met
b         12        12        20  met

chain  step  kind    jitter  bound  observed  finish
a      one   kernel       0      1         1       1
b      one   kernel      11      1         1      12

schedulable: every bound is within its deadline

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- a job that is released while the one before it is not complete begins when that one ends, as in one stream
- no stream given for a and b: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no jitter given for a: taken as 0, no two releases closer than the period (key jitter)
- times without a unit are in ms (key time_unit)

-- case newcomer-priority --
$ gpurta bound newcomer-priority.yaml
2> newcomer-priority.yaml:5:15: chains[0].priority: expected a whole number, of host steps on a CPU; kernels have that of their stream: "streams: {s: {priority: high}}", found "high"
2> newcomer-priority.yaml:8:51: chains[0].steps[1].priority: expected a whole number, of host steps on a CPU; kernels have that of their stream: "streams: {s: {priority: high}}", found "high"
[2]

-- case newcomer --
$ gpurta bound newcomer.yaml
2> newcomer.yaml:5:13: chains[0].period: expected a time above 0, or unknown, found "-33"
2> newcomer.yaml:6:13: chains[0].jitter: expected a time of 0 or more, found "-1"
2> newcomer.yaml:7:15: chains[0].deadline: expected a time above 0, found "0"
2> newcomer.yaml:8:33: chains[0].steps[0].blocks: expected a whole number from 1 to 2^63-1, found "0"
2> newcomer.yaml:8:56: chains[0].steps[0].wcet: expected a time above 0, found "0"
2> newcomer.yaml:8:66: chains[0].steps[0].count: expected a whole number from 1 to 2147483647, found "0"
2> newcomer.yaml:9:5: chains[1]: key "period" is missing; expected a time above 0, or unknown: least distance of its releases; unknown: no verdict is of it
2> newcomer.yaml:10:34: chains[1].steps[0].direction: expected h2d, d2h or d2d, found "up"
2> newcomer.yaml:12:13: chains[2].period: expected a time, found "33 hz": that of 33 Hz is 1/33s
2> newcomer.yaml:13:56: chains[2].steps[0].wcet: expected a time above 0, found "1msec": expected a unit (ns, us, ms, s) at character 2; times are 12, 1.5, 3/2, 2.5e-3 or 250us
2> newcomer.yaml:14:5: chains[3]: key "period" is missing; expected a time above 0, or unknown: least distance of its releases; unknown: no verdict is of it
2> newcomer.yaml:15:5: chains[3]: unknown key "perod"; did you mean "period"?
2> newcomer.yaml:16:14: chains[3].context: there is no context "nobody": section contexts is missing or empty
2> newcomer.yaml:18:62: chains[3].steps[0].after: expected the name of another step of this chain, found "b"
2> newcomer.yaml:19:18: chains[3].steps[1].kernel: the name "a" is given twice; steps[0] has it, too
2> newcomer.yaml:19:54: chains[3].steps[1]: unknown key "5": decimals take a point, as in 1.5
2> newcomer.yaml:20:10: chains[3].steps[2]: unknown key "kern"; did you mean "kernel"?
2> newcomer.yaml:23:12: chains[4].steps: expected a list of steps, found an empty list
[2]

-- case no-chain --
$ gpurta bound $EXAMPLES/pipeline.yaml --explain camrea
2> gpurta: --explain: there is no chain, step or path "camrea"; did you mean camera?
[2]

-- case null --
$ gpurta bound null.yaml
2> null.yaml:4:5: chains[1]: chain a uses the NULL stream, which makes chain b wait in ways that no bound covers: use streams of their own, or non-blocking ones
[2]

-- case period --
$ gpurta bound period.yaml
2> period.yaml:2:11: kernels[0]: a bound for every job needs a period; 'gpurta convert --to chains' writes those of a profile
[2]

-- case resets --
$ gpurta bound resets.yaml --search 0
2> gpurta: bounds of chains know no channel resets: a reset_cost is for bounds of channels alone
[2]

-- case shared --
$ gpurta bound shared.yaml
2> shared.yaml:4:5: chains[1]: chains a and b share the stream s, whose order no bound covers: give each a stream of its own
[2]

-- case times --
$ gpurta bound times.yaml
2> times.yaml:3:78: chains[0].steps[0].wcet: expected a time above 0, found "250US": expected a unit (ns, us, ms, s) at character 4; times are 12, 1.5, 3/2, 2.5e-3 or 250us
2> times.yaml:3:130: chains[0].steps[1].wcet: expected a time above 0, found "0"
2> times.yaml:3:179: chains[0].steps[2].wcet: expected a time above 0, found "1/0": expected a denominator above zero at character 3; times are 12, 1.5, 3/2, 2.5e-3 or 250us
2> times.yaml:3:238: chains[0].steps[3].bcet: expected at most the wcet, 1, found 2
2> times.yaml:3:267: chains[0].steps[4].bcet: expected at most the wcet, 1, found 3
[2]

-- case wrong --
$ gpurta bound wrong.yaml
2> wrong.yaml:2:24: contexts[0]: unknown key "levle"; did you mean "level"?
2> wrong.yaml:4:5: chains[0]: key "period" is missing; expected a time above 0, or unknown: least distance of its releases; unknown: no verdict is of it
2> wrong.yaml:4:15: chains[0]: unknown key "perid"; did you mean "period"?
2> wrong.yaml:4:32: chains[0].steps: expected a list of steps, found an empty list
2> wrong.yaml:5:35: chains[1].context: there is no context "two" in contexts; names: one
2> wrong.yaml:5:48: chains[1].steps[0]: key "blocks" is missing; expected a whole number from 1 to 2^63-1: blocks of its grid, or [x, y, z]
2> wrong.yaml:6:52: chains[2].steps[0].blocks: a host step has no key "blocks"
2> wrong.yaml:6:65: chains[2].steps[1]: expected either duration or bytes, found both
2> wrong.yaml:6:102: chains[2].steps[2]: expected one of kernel: NAME, copy: NAME and host: NAME, found none
2> wrong.yaml:7:60: chains[3].steps[0].after: expected the name of another step of this chain, found "nobody"
[2]

-- case self --
$ gpurta bound self.yaml
2> self.yaml:3:110: chains[0].steps[1].after: a step cannot wait for itself: found "two"
[2]
