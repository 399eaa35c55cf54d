-- file mistyped.yaml --
platform: jetson-tx2
streams:
  contrl: {priority: high}
  spare: {}
kernels:
  - {name: a, blocks: 8, threads: 1024, wcet: 1, stream: t}
  - {name: b, blocks: 4, threads: 1024, wcet: 1, stream: control, release: 1/2}

-- file unused.yaml --
platform: jetson-tx2
streams:
  s1: {priority: high}
  spare: {}
chains:
  - {name: a, period: 9, steps: [{kernel: k, blocks: 8, threads: 1024, wcet: 1, stream: s2}]}

-- file step.yaml --
platform: jetson-tx2
streams: {plan: {priority: high}}
chains:
  - name: a
    period: 9
    steps: [{kernel: k, blocks: 8, threads: 1024, wcet: 1, stream: plann}]

-- file null.yaml --
platform: jetson-tx2
kernels:
  - {name: a, blocks: 1, threads: 32, wcet: 5, stream: s}
  - {name: b, blocks: 1, threads: 32, wcet: 1, stream: NULL, release: 1}
  - {name: c, blocks: 1, threads: 32, wcet: 1, stream: Null, release: 1}
  - {name: d, blocks: 1, threads: 32, wcet: 1, stream: null, release: 1}
  - {name: e, blocks: 1, threads: 32, wcet: 1, stream: ~, release: 1}

-- file twice.yaml --
platform: jetson-tx2
streams:
  s: {priority: high}
  s: {blocking: false}
kernels:
  - {name: a, blocks: 8, threads: 1024, wcet: 1, stream: t}
  - {name: b, blocks: 4, threads: 1024, wcet: 1, stream: s, release: 1/2}

-- case mistyped --
$ gpurta simulate mistyped.yaml
2> mistyped.yaml:4:3: note: streams: no operation is on stream "spare"
2> mistyped.yaml:3:3: note: stream "control" is not in streams: one of low priority
2> mistyped.yaml:3:3: note: stream "t" is not in streams: one of low priority
2> mistyped.yaml:7:58: kernels[1].stream: no operation is on stream "contrl" of streams; did you mean it here, instead of "control"?
[2]

-- case numbered --
$ gpurta bound unused.yaml | grep '^sched'
schedulable: every bound is within its deadline; as if kernels used no registers (key registers)
2> unused.yaml:3:3: note: streams: no operation is on stream "s1"
2> unused.yaml:4:3: note: streams: no operation is on stream "spare"
2> unused.yaml:3:3: note: stream "s2" is not in streams: one of low priority

-- case step --
$ gpurta bound step.yaml
2> step.yaml:6:68: chains[0].steps[0].stream: no operation is on stream "plan" of streams; did you mean it here, instead of "plann"?
[2]

-- case null --
$ gpurta simulate null.yaml
2> null.yaml:4:56: kernels[1].stream: expected the name of a stream; the NULL stream is called default, found nothing
2> null.yaml:5:56: kernels[2].stream: expected the name of a stream; the NULL stream is called default, found nothing
2> null.yaml:6:56: kernels[3].stream: expected the name of a stream; the NULL stream is called default, found nothing
2> null.yaml:7:56: kernels[4].stream: expected a name of 1 to 255 bytes without control characters or marks of direction, found nothing
[2]

-- case twice --
$ gpurta simulate twice.yaml
2> twice.yaml:4:3: streams.s: the name "s" is given twice
[2]
