-- file mistyped.yaml --
platform: jetson-tx2
streams:
  contrl: {priority: high}
  spare: {}
kernels:
  - {name: a, blocks: 8, threads: 1024, wcet: 1, stream: t}
  - {name: b, blocks: 4, threads: 1024, wcet: 1, stream: control, release: 1/2}

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
platform jetson-tx2; placement most-room; times in ms

operation  stream   blocks  release  start  completion  response
a          t             8      0.0      0           2       2.0
b          control       4      0.5      2           3       2.5
2> mistyped.yaml:3:3: note: streams: no operation is on stream "contrl"
2> mistyped.yaml:4:3: note: streams: no operation is on stream "spare"

-- case null --
$ gpurta simulate null.yaml
2> null.yaml:4:56: kernels[1].stream: expected the name of a stream; the NULL stream is called default, found nothing
2> null.yaml:5:56: kernels[2].stream: expected the name of a stream; the NULL stream is called default, found nothing
2> null.yaml:6:56: kernels[3].stream: expected the name of a stream; the NULL stream is called default, found nothing
2> null.yaml:7:56: kernels[4].stream: expected a name of 1 to 255 bytes without control characters or marks of direction, found nothing
[2]

-- case twice --
$ gpurta simulate twice.yaml
2> twice.yaml:4:3: streams.s: the name "s" is given twice: of stream 1 and 2
[2]
