-- file a.yaml --
platform: jetson-tx2
streams:
  s1: {priority: urgent}
  s2: {blocking: maybe, colour: red}
  default: {blocking: false}
operations:
  - {kernel: a, copy: b}
  - {stream: s1}
  - {kernel: a, blocks: 1, wcet: 1, duration: 3}
  - {copy: c, threads: 7, duration: 1}
  - {copy: d}
  - {copy: e, duration: 1, bytes: 3}
  - {copy: f, duration: 0, direction: up, engine: 0}
  - {kernel: g, blocks: 1, wcet: 1, after: z}
  - {kernel: h, blocks: 1, wcet: 1, delay: 3}
  - {kernel: i, blocks: 1, wcet: 1, after: a, after_launch: a}
  - {kernel: j, blocsk: 1, wcet: 1}
  - {kernel: k, threads: 32}
kernels: []

-- file b.yaml --
platform: jetson-tx2
operations:
  - {kernel: a, blocks: 1, threads: 2048, wcet: 1}

-- file c.yaml --
platform: jetson-tx2
operations:
  - {copy: a, bytes: 7}

-- file d.yaml --
platform: {base: jetson-tx2, copy_engines: 2}
operations:
  - {copy: a, duration: 7, engine: 3}

-- file e.yaml --
operations: []

-- file good.y --
{platform: jetson-tx2, kernels: [{blocks: 1, threads: 32, wcet: 1}]}

-- case a --
$ gpurta simulate a.yaml
2> a.yaml:3:18: streams.s1.priority: expected low, high or a whole number (as in CUDA: lower is more urgent), found "urgent"
2> a.yaml:4:18: streams.s2.blocking: expected true or false, found "maybe"
2> a.yaml:4:25: streams.s2: unknown key "colour"; expected one of priority, blocking, partition
2> a.yaml:7:5: operations[0]: expected either kernel: NAME or copy: NAME, found both
2> a.yaml:8:5: operations[1]: expected either kernel: NAME or copy: NAME, found neither
2> a.yaml:9:14: operations[2].kernel: the name "a" is given twice; operations[0] has it, too
2> a.yaml:9:37: operations[2]: a kernel has no key "duration"
2> a.yaml:10:15: operations[3]: a copy has no key "threads"
2> a.yaml:11:5: operations[4]: expected either duration or bytes, found neither
2> a.yaml:12:5: operations[5]: expected either duration or bytes, found both
2> a.yaml:13:25: operations[6].duration: expected a time above 0, found "0"
2> a.yaml:13:39: operations[6].direction: expected h2d, d2h or d2d, found "up"
2> a.yaml:13:51: operations[6].engine: expected a whole number from 1 to 2147483647, found "0"
2> a.yaml:14:44: operations[7].after: there is no operation "z"
2> a.yaml:15:44: operations[8].delay: a delay needs the key after (with one name) or after_launch
2> a.yaml:16:61: operations[9].after_launch: expected either after or after_launch, found both
2> a.yaml:17:5: operations[10]: key "blocks" is missing; expected a whole number from 1 to 2^63-1: blocks of its grid, or [x, y, z]
2> a.yaml:17:17: operations[10]: unknown key "blocsk"; did you mean "blocks"?
2> a.yaml:18:5: operations[11]: key "blocks" is missing; expected a whole number from 1 to 2^63-1: blocks of its grid, or [x, y, z]
2> a.yaml:19:10: kernels: expected either kernels or operations, found both
2> a.yaml: and 2 more errors
[2]

-- case b --
$ gpurta simulate b.yaml
2> b.yaml:3:28: operations[0]: the block cannot launch: a block of 2048 threads: at most 1024 are allowed
[2]

-- case c --
$ gpurta simulate c.yaml
2> c.yaml:3:5: operations[0]: it gives its bytes, but nothing says how long copies take: give a duration, or the platform a copy_bandwidth (bytes per second): platform: {base: NAME, copy_bandwidth: 10000000000}, or --copy-bandwidth 10000000000
[2]

-- case d --
$ gpurta simulate d.yaml
2> d.yaml:3:5: operations[0]: copy engine 3: the platform has 2
[2]

-- case e --
$ gpurta simulate e.yaml
2> e.yaml:1:13: operations: expected a list of operations, found an empty list
[2]

-- case good.y-height-up-svg-x --
$ gpurta simulate good.y --height up --svg x.svg
2> gpurta: --height: expected threads or shared-memory, found "up"
[2]

-- case good.y-more --
$ gpurta simulate good.y more
2> gpurta: simulate: unexpected argument "more": the file is good.y
[2]

-- case good.y-policy-best --
$ gpurta simulate good.y --policy best
2> gpurta: --policy: expected most-room or round-robin, found "best"
[2]

-- case good.y-sms-0-9-svg-x --
$ gpurta simulate good.y --sms 0:9 --svg x.svg
2> gpurta: --sms: expected FIRST:LAST within 0:1, found "0:9"
[2]

-- case good.y-svg-nowhere-x --
$ gpurta simulate good.y --svg /nowhere/x.svg
2> gpurta: cannot write /nowhere/x.svg: its folder does not exist
[3]

-- case good.y-until-soon --
$ gpurta simulate good.y --until soon
> ls
a.yaml
b.yaml
c.yaml
d.yaml
e.yaml
good.y
2> gpurta: --until soon: expected a digit at character 1; times are 12, 1.5, 3/2, 2.5e-3 or 250us
[2]

-- case good.y-window-3-2-svg-x --
$ gpurta simulate good.y --window 3:2 --svg x.svg
2> gpurta: --window: expected two times, FROM:TO, FROM below TO, found "3:2"
[2]

-- case no-operation --
$ gpurta simulate $EXAMPLES/tx2.yaml --explain k9
2> gpurta: --explain: there is no operation "k9"; did you mean k1?
[2]
