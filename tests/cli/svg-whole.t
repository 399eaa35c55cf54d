-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1

-- file chains.yaml --
time_unit: ms
platform: jetson-tx2
servers: [{name: s, budget: 3, period: 4}]
contexts: [{name: all, server: s}]
streams: {first: {priority: high}}
chains:
  - name: fork
    period: 90
    jitter: 1
    context: all
    deadline: 35
    steps:
      - {copy: image, duration: 1.5, direction: h2d}
      - {kernel: split, blocks: 4, threads: 512, wcet: 1}
      - {kernel: left, blocks: 2, threads: 512, wcet: 2, after: split}
      - {kernel: right, blocks: 3, threads: 512, wcet: 1, after: split, bcet: 1/2}
      - {host: join, wcet: 1, after: [left, right], deadline: 60}
  - {name: urgent, period: 70, context: all, stream: first, steps: [{kernel: work, blocks: 8, threads: 512, wcet: 2, count: 2}]}
  - {name: no deadline to meet, period: 70, context: all, steps: [{kernel: other, blocks: 1, threads: 512, wcet: 2}]}

-- file check.yaml --
time_unit: ms
platform: jetson-tx2
operations:
  - {kernel: a, stream: s1, blocks: 3, threads: 1024, wcet: 5, deadline: 4}
  - {copy: c, stream: s1, bytes: 20000000, direction: d2h}
  - {kernel: b, stream: default, blocks: 1, threads: 32, wcet: 1, release: 1}

-- file edf.yaml --
time_unit: ms
edf: {overhead: 0.1, latency: 0.05}
tasks:
  - {name: camera, wcet: 7.9, period: 33, deadline: 20}
  - {name: lane, wcet: 20, period: 66, deadline: 60, nonpreemptable: 2}
  - {name: best-effort, wcet: 8, period: 120, server: s}
servers:
  - {name: s, budget: 8.5, period: 36}

-- file kernels.yaml --
time_unit: ms
platform: {base: jetson-tx2, copy_bandwidth: 1000000000}
streams: {high: {priority: high}, low: {priority: low, blocking: false}}
operations:
  - {kernel: a & "b", stream: high, blocks: 3, threads: 1024, shared_memory: 16384, wcet: 2, deadline: 3/2, release: 1/3}
  - {copy: in, stream: low, bytes: 700000, direction: h2d}
  - {kernel: long name of a kernel, stream: low, blocks: [3, 2], threads: [16, 16], registers: 40, wcet: 1.25, period: 10, deadline: 9}
  - {copy: out, stream: low, duration: 1/7, direction: d2h}
  - {kernel: last, stream: s3, blocks: 1, threads: 32, wcet: 0.01, release: 5, period: 5}

-- file late-chain.yaml --
platform: jetson-tx2
chains:
  - {name: a, period: 1000, jitter: 1, deadline: 20, steps: [{copy: in, duration: 10, direction: h2d}, {kernel: k, blocks: 9, threads: 512, wcet: 4}, {host: h, wcet: 0.001}, {kernel: l, blocks: 1, threads: 32, wcet: 7}]}
  - {name: b, period: 400, steps: [{kernel: m, blocks: 16, threads: 512, wcet: 30}, {copy: out, duration: 5, direction: d2h}]}
  - {name: c, period: 900, steps: [{host: n, wcet: 100}]}

-- file late.yaml --
tasks:
  - {name: a, wcet: 3, period: 7, deadline: 4}
  - {name: b, wcet: 4, period: 9, deadline: 5}
  - {wcet: 1/3, period: 11}

-- file one.yaml --
time_unit: ms
platform: tx2
kernels: [{name: a, blocks: 1, threads: 32, wcet: 5}]

-- file partition.yaml --
time_unit: ms
platform: jetson-orin-agx
partitions: [{name: cameras, sms: 4}, {name: lanes, sms: 2}, {name: idle, sms: 2}]
chains:
  - {name: detector, period: 33, deadline: 25, partition: cameras, steps: [{copy: frame, duration: 0.6, direction: h2d}, {kernel: backbone, blocks: 320, threads: 256, registers: 40, wcet: 0.9, count: 2}]}
  - {name: lanes, period: 50, deadline: 30, partition: lanes, steps: [{kernel: segment, blocks: 240, threads: 128, wcet: 1.1}, {host: fit, wcet: 3, bcet: 1}]}
  - {name: llm, period: 400, partition: idle, steps: [{kernel: layer, blocks: 64, threads: 256, registers: 64, wcet: 9, count: 4}]}

-- file parts.yaml --
platform: {base: cc-6.2, sms: 1}
kernels:
  - {name: K1, blocks: 1, threads: 512, wcet: 4, release: 4}
  - {name: K2, blocks: 1, threads: 768, wcet: 5, release: 2}
  - {name: K3, blocks: 1, threads: 1024, wcet: 3, release: 5}
  - {name: K4, blocks: 1, threads: 256, wcet: 4, release: 5}
  - {name: K5, blocks: 1, threads: 512, wcet: 5, release: 4}

-- file rta.yaml --
time_unit: us
platform: jetson-tx2
kernels:
  - {name: a, blocks: 3, threads: 512, wcet: 2, period: 20, deadline: 2}
  - {name: b, blocks: 13, threads: 512, wcet: 7/3, period: 30, release: 1}
  - {name: c, blocks: 2, threads: 512, wcet: 5, period: 40, deadline: 3, release: 6}

-- file runlist.yaml --
time_unit: ms
runlist: {timeslice: 2, switch_cost: 0.1}
tasks:
  - {name: A, level: high, wcet: 3, period: 20}
  - {name: M, level: medium, timeslice: 1, wcet: 2, period: 30, nonpreemptable: 1/2}
  - {name: B, level: low, wcet: 7, period: 60, deadline: 18}
  - {name: S, level: low, timeslice: 3, saturated: true}

-- file sweep.yaml --
time_unit: ms
sweep:
  title: Two panels & "more"
  sets: 20
  seed: 7
  generator: uunifast
  tasks: [2, 3]
  utilization: {from: 0.2, to: 0.8, step: 0.2}
  period: {law: uniform, from: 16, to: 125, grain: 0.01}
  timeslice: 2
  switch_cost: 0.05
  x: utilization
  curves:
    - {name: Theorem 1, analysis: theorem-1}
    - {analysis: positional}
    - {analysis: host}

-- case bound-kernels --
$ gpurta bound rta.yaml --search 0 --svg -
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="920" height="320" viewBox="0 0 920 320" role="img">
<title>rta.yaml</title>
<desc>Bounds of chains, what was observed, deadlines, and the worst run observed</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.before { fill: #ddd; } .pale { fill: #fff; } .observed { fill: #888; } .late { fill: #d00000; }

</style>
<rect width="920" height="320" style="fill: white"/>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">rta.yaml</text>
<line x1="130.00" y1="40.00" x2="130.00" y2="230.00" class="grid"/>
<text x="130.00" y="246.00" class="tick" text-anchor="middle">0</text>
<line x1="250.92" y1="40.00" x2="250.92" y2="230.00" class="grid"/>
<text x="250.92" y="246.00" class="tick" text-anchor="middle">5</text>
<line x1="371.83" y1="40.00" x2="371.83" y2="230.00" class="grid"/>
<text x="371.83" y="246.00" class="tick" text-anchor="middle">10</text>
<line x1="492.75" y1="40.00" x2="492.75" y2="230.00" class="grid"/>
<text x="492.75" y="246.00" class="tick" text-anchor="middle">15</text>
<line x1="613.66" y1="40.00" x2="613.66" y2="230.00" class="grid"/>
<text x="613.66" y="246.00" class="tick" text-anchor="middle">20</text>
<line x1="734.58" y1="40.00" x2="734.58" y2="230.00" class="grid"/>
<text x="734.58" y="246.00" class="tick" text-anchor="middle">25</text>
<line x1="855.49" y1="40.00" x2="855.49" y2="230.00" class="grid"/>
<text x="855.49" y="246.00" class="tick" text-anchor="middle">30</text>
<text x="500.00" y="266.00" class="label" text-anchor="middle">time after the nominal release (us)</text>
<text x="130.00" y="286.00" class="note" text-anchor="start">boxes: bound, step by step, after jitter and jobs before it (light); colours: steps within each row</text>
<text x="122.00" y="63.00" class="label" text-anchor="end">a</text>
<rect x="130.00" y="50.00" width="182.38" height="16.00" class="b c0"><title>a</title></rect>
<text x="133.00" y="62.00" class="tick pale" text-anchor="start">a</text>
<line x1="178.37" y1="44.00" x2="178.37" y2="80.00" class="axis"/>
<text x="178.37" y="43.00" class="note" text-anchor="start">deadline 2</text>
<text x="316.38" y="62.00" class="note" text-anchor="start">~7.54167</text>
<text x="122.00" y="123.00" class="label" text-anchor="end">b</text>
<rect x="130.00" y="110.00" width="189.43" height="16.00" class="b c0"><title>b</title></rect>
<text x="133.00" y="122.00" class="tick pale" text-anchor="start">b</text>
<line x1="855.49" y1="104.00" x2="855.49" y2="140.00" class="axis"/>
<text x="855.49" y="103.00" class="note" text-anchor="end">deadline 30</text>
<text x="323.43" y="122.00" class="note" text-anchor="start">~7.83334</text>
<text x="122.00" y="183.00" class="label" text-anchor="end">c</text>
<rect x="130.00" y="170.00" width="245.86" height="16.00" class="b c0"><title>c</title></rect>
<text x="133.00" y="182.00" class="tick pale" text-anchor="start">c</text>
<line x1="202.55" y1="164.00" x2="202.55" y2="200.00" class="axis"/>
<text x="202.55" y="163.00" class="note" text-anchor="start">deadline 3</text>
<text x="379.86" y="182.00" class="note" text-anchor="start">~10.1667</text>
<text x="16.00" y="308.00" class="note" text-anchor="start">as if kernels used no registers (key registers)</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta bound rta.yaml --search 0 --svg -; rta.yaml SHA-256 c5b49b5503de81387c0593cb3e5af63e570de59acf39074dbdba0eb522dd7cdc; seed 1</metadata>
</svg>
[1]

-- case bound-late --
$ gpurta bound late-chain.yaml --search 30 --threads 1 --svg -
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="920" height="492" viewBox="0 0 920 492" role="img">
<title>late-chain.yaml</title>
<desc>Bounds of chains, what was observed, deadlines, and the worst run observed</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.before { fill: #ddd; } .pale { fill: #fff; } .observed { fill: #888; } .late { fill: #d00000; }

</style>
<rect width="920" height="492" style="fill: white"/>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">late-chain.yaml</text>
<line x1="130.00" y1="40.00" x2="130.00" y2="230.00" class="grid"/>
<text x="130.00" y="246.00" class="tick" text-anchor="middle">0</text>
<line x1="275.10" y1="40.00" x2="275.10" y2="230.00" class="grid"/>
<text x="275.10" y="246.00" class="tick" text-anchor="middle">20</text>
<line x1="420.20" y1="40.00" x2="420.20" y2="230.00" class="grid"/>
<text x="420.20" y="246.00" class="tick" text-anchor="middle">40</text>
<line x1="565.29" y1="40.00" x2="565.29" y2="230.00" class="grid"/>
<text x="565.29" y="246.00" class="tick" text-anchor="middle">60</text>
<line x1="710.39" y1="40.00" x2="710.39" y2="230.00" class="grid"/>
<text x="710.39" y="246.00" class="tick" text-anchor="middle">80</text>
<line x1="855.49" y1="40.00" x2="855.49" y2="230.00" class="grid"/>
<text x="855.49" y="246.00" class="tick" text-anchor="middle">100</text>
<text x="500.00" y="266.00" class="label" text-anchor="middle">time after the nominal release (ms)</text>
<text x="130.00" y="286.00" class="note" text-anchor="start">boxes: bound, step by step, after jitter and jobs before it (light); thin bar: longest response observed; colours: steps within each row</text>
<text x="122.00" y="63.00" class="label" text-anchor="end">a</text>
<rect x="130.00" y="50.00" width="7.25" height="16.00" class="before"><title>jitter, and jobs before it</title></rect>
<rect x="137.25" y="50.00" width="108.82" height="16.00" class="b c0"><title>in</title></rect>
<text x="140.25" y="62.00" class="tick pale" text-anchor="start">in</text>
<rect x="246.08" y="50.00" width="493.33" height="16.00" class="b c1"><title>k</title></rect>
<text x="249.08" y="62.00" class="tick" text-anchor="start">k</text>
<rect x="739.41" y="50.00" width="1.00" height="16.00" class="c2"><title>h</title></rect>
<rect x="130.00" y="83.00" width="8.00" height="8.00" class="b c2"/>
<text x="142.00" y="91.00" class="note" text-anchor="start">h</text>
<rect x="739.42" y="50.00" width="50.78" height="16.00" class="b c3"><title>l</title></rect>
<text x="742.42" y="62.00" class="tick" text-anchor="start">l</text>
<rect x="130.00" y="70.00" width="551.39" height="6.00" class="late"><title>observed, too late</title></rect>
<text x="685.39" y="77.00" class="note" text-anchor="start">76.002 missed</text>
<line x1="275.10" y1="44.00" x2="275.10" y2="80.00" class="axis"/>
<text x="275.10" y="43.00" class="note" text-anchor="start">deadline 20</text>
<text x="794.20" y="62.00" class="note" text-anchor="start">91.001</text>
<text x="122.00" y="123.00" class="label" text-anchor="end">b</text>
<rect x="130.00" y="110.00" width="493.33" height="16.00" class="b c0"><title>m</title></rect>
<text x="133.00" y="122.00" class="tick pale" text-anchor="start">m</text>
<rect x="623.33" y="110.00" width="108.82" height="16.00" class="b c1"><title>out</title></rect>
<text x="626.33" y="122.00" class="tick" text-anchor="start">out</text>
<rect x="130.00" y="130.00" width="510.03" height="6.00" class="observed"><title>observed</title></rect>
<text x="644.03" y="137.00" class="note" text-anchor="start">70.302</text>
<text x="914.00" y="103.00" class="note" text-anchor="end">deadline 400 →</text>
<text x="736.16" y="122.00" class="note" text-anchor="start">83</text>
<text x="122.00" y="183.00" class="label" text-anchor="end">c</text>
<rect x="130.00" y="170.00" width="725.49" height="16.00" class="b c0"><title>n</title></rect>
<text x="133.00" y="182.00" class="tick pale" text-anchor="start">n</text>
<rect x="130.00" y="190.00" width="725.49" height="6.00" class="observed"><title>observed</title></rect>
<text x="859.49" y="197.00" class="note" text-anchor="start">100</text>
<text x="914.00" y="163.00" class="note" text-anchor="end">deadline 900 →</text>
<text x="859.49" y="182.00" class="note" text-anchor="start">100</text>
<text x="130.00" y="314.00" class="note" text-anchor="start">the worst run observed of a: thin until a step begins, thick until it has ended; colours: chains</text>
<line x1="130.00" y1="320.00" x2="130.00" y2="430.00" class="grid"/>
<text x="130.00" y="446.00" class="tick" text-anchor="middle">0</text>
<line x1="225.46" y1="320.00" x2="225.46" y2="430.00" class="grid"/>
<text x="225.46" y="446.00" class="tick" text-anchor="middle">10</text>
<line x1="320.91" y1="320.00" x2="320.91" y2="430.00" class="grid"/>
<text x="320.91" y="446.00" class="tick" text-anchor="middle">20</text>
<line x1="416.37" y1="320.00" x2="416.37" y2="430.00" class="grid"/>
<text x="416.37" y="446.00" class="tick" text-anchor="middle">30</text>
<line x1="511.83" y1="320.00" x2="511.83" y2="430.00" class="grid"/>
<text x="511.83" y="446.00" class="tick" text-anchor="middle">40</text>
<line x1="607.28" y1="320.00" x2="607.28" y2="430.00" class="grid"/>
<text x="607.28" y="446.00" class="tick" text-anchor="middle">50</text>
<line x1="702.74" y1="320.00" x2="702.74" y2="430.00" class="grid"/>
<text x="702.74" y="446.00" class="tick" text-anchor="middle">60</text>
<line x1="798.20" y1="320.00" x2="798.20" y2="430.00" class="grid"/>
<text x="798.20" y="446.00" class="tick" text-anchor="middle">70</text>
<text x="122.00" y="334.00" class="tick" text-anchor="end">a/in</text>
<line x1="130.00" y1="338.00" x2="870.00" y2="338.00" class="grid"/>
<text x="122.00" y="352.00" class="tick" text-anchor="end">a/k</text>
<line x1="130.00" y1="356.00" x2="870.00" y2="356.00" class="grid"/>
<text x="122.00" y="370.00" class="tick" text-anchor="end">a/h</text>
<line x1="130.00" y1="374.00" x2="870.00" y2="374.00" class="grid"/>
<text x="122.00" y="388.00" class="tick" text-anchor="end">a/l</text>
<line x1="130.00" y1="392.00" x2="870.00" y2="392.00" class="grid"/>
<text x="122.00" y="406.00" class="tick" text-anchor="end">b/m</text>
<line x1="130.00" y1="410.00" x2="870.00" y2="410.00" class="grid"/>
<text x="122.00" y="424.00" class="tick" text-anchor="end">b/out</text>
<line x1="130.00" y1="428.00" x2="870.00" y2="428.00" class="grid"/>
<rect x="139.55" y="323.00" width="95.46" height="13.00" class="b c0"><title>in</title></rect>
<rect x="139.56" y="395.00" width="572.74" height="13.00" class="b c1"><title>m</title></rect>
<rect x="712.30" y="413.00" width="47.73" height="13.00" class="b c1"><title>out</title></rect>
<rect x="235.00" y="346.00" width="477.29" height="3.00" class="b c0"><title>waits</title></rect>
<rect x="712.30" y="341.00" width="76.37" height="13.00" class="b c0"><title>k</title></rect>
<rect x="788.66" y="359.00" width="1.00" height="13.00" class="c0"><title>h</title></rect>
<rect x="788.67" y="377.00" width="66.82" height="13.00" class="b c0"><title>l</title></rect>
<text x="500.00" y="464.00" class="label" text-anchor="middle">time of the run (ms)</text>
<text x="16.00" y="480.00" class="note" text-anchor="start">as if kernels used no registers (key registers)</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta bound late-chain.yaml --search 30 --threads 1 --svg -; late-chain.yaml SHA-256 8ebdec9c3274abde90258c1fb902761a4861782b61f0767b232c947a503d7b76; seed 1</metadata>
</svg>
[1]

-- case bound --
$ gpurta bound chains.yaml --search 20 --threads 1 --svg -
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="966" height="492" viewBox="0 0 966 492" role="img">
<title>chains.yaml</title>
<desc>Bounds of chains, what was observed, deadlines, and the worst run observed</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.before { fill: #ddd; } .pale { fill: #fff; } .observed { fill: #888; } .late { fill: #d00000; }

</style>
<rect width="966" height="492" style="fill: white"/>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">chains.yaml</text>
<line x1="176.00" y1="40.00" x2="176.00" y2="230.00" class="grid"/>
<text x="176.00" y="246.00" class="tick" text-anchor="middle">0</text>
<line x1="279.64" y1="40.00" x2="279.64" y2="230.00" class="grid"/>
<text x="279.64" y="246.00" class="tick" text-anchor="middle">10</text>
<line x1="383.28" y1="40.00" x2="383.28" y2="230.00" class="grid"/>
<text x="383.28" y="246.00" class="tick" text-anchor="middle">20</text>
<line x1="486.92" y1="40.00" x2="486.92" y2="230.00" class="grid"/>
<text x="486.92" y="246.00" class="tick" text-anchor="middle">30</text>
<line x1="590.57" y1="40.00" x2="590.57" y2="230.00" class="grid"/>
<text x="590.57" y="246.00" class="tick" text-anchor="middle">40</text>
<line x1="694.21" y1="40.00" x2="694.21" y2="230.00" class="grid"/>
<text x="694.21" y="246.00" class="tick" text-anchor="middle">50</text>
<line x1="797.85" y1="40.00" x2="797.85" y2="230.00" class="grid"/>
<text x="797.85" y="246.00" class="tick" text-anchor="middle">60</text>
<line x1="901.49" y1="40.00" x2="901.49" y2="230.00" class="grid"/>
<text x="901.49" y="246.00" class="tick" text-anchor="middle">70</text>
<text x="546.00" y="266.00" class="label" text-anchor="middle">time after the nominal release (ms)</text>
<text x="176.00" y="286.00" class="note" text-anchor="start">boxes: bound, step by step, after jitter and jobs before it (light); thin bar: longest response observed; colours: steps within each row</text>
<text x="168.00" y="63.00" class="label" text-anchor="end">fork</text>
<rect x="176.00" y="50.00" width="10.36" height="16.00" class="before"><title>jitter, and jobs before it</title></rect>
<rect x="186.36" y="50.00" width="15.55" height="16.00" class="b c0"><title>image</title></rect>
<rect x="176.00" y="83.00" width="8.00" height="8.00" class="b c0"/>
<text x="188.00" y="91.00" class="note" text-anchor="start">image</text>
<rect x="201.91" y="50.00" width="98.46" height="16.00" class="b c1"><title>split</title></rect>
<text x="204.91" y="62.00" class="tick" text-anchor="start">split</text>
<rect x="300.37" y="50.00" width="115.73" height="16.00" class="b c2"><title>left</title></rect>
<text x="303.37" y="62.00" class="tick" text-anchor="start">left</text>
<rect x="300.37" y="50.00" width="103.64" height="16.00" class="b c3"><title>right</title></rect>
<text x="303.37" y="62.00" class="tick" text-anchor="start">right</text>
<rect x="416.10" y="50.00" width="10.36" height="16.00" class="b c4"><title>join</title></rect>
<rect x="234.00" y="83.00" width="8.00" height="8.00" class="b c4"/>
<text x="246.00" y="91.00" class="note" text-anchor="start">join</text>
<rect x="176.00" y="70.00" width="124.37" height="6.00" class="observed"><title>observed</title></rect>
<text x="304.37" y="77.00" class="note" text-anchor="start">12</text>
<line x1="538.75" y1="44.00" x2="538.75" y2="80.00" class="axis"/>
<text x="538.75" y="43.00" class="note" text-anchor="start">deadline 35</text>
<text x="430.47" y="62.00" class="note" text-anchor="start">~24.1667</text>
<text x="168.00" y="123.00" class="label" text-anchor="end">urgent</text>
<rect x="176.00" y="110.00" width="131.28" height="16.00" class="b c0"><title>work</title></rect>
<text x="179.00" y="122.00" class="tick pale" text-anchor="start">work</text>
<rect x="176.00" y="130.00" width="93.28" height="6.00" class="observed"><title>observed</title></rect>
<text x="273.28" y="137.00" class="note" text-anchor="start">9</text>
<line x1="901.49" y1="104.00" x2="901.49" y2="140.00" class="axis"/>
<text x="901.49" y="103.00" class="note" text-anchor="end">deadline 70</text>
<text x="311.28" y="122.00" class="note" text-anchor="start">~12.6667</text>
<text x="168.00" y="183.00" class="label" text-anchor="end">no deadline to meet</text>
<rect x="176.00" y="170.00" width="122.64" height="16.00" class="b c0"><title>other</title></rect>
<text x="179.00" y="182.00" class="tick pale" text-anchor="start">other</text>
<rect x="176.00" y="190.00" width="72.55" height="6.00" class="observed"><title>observed</title></rect>
<text x="252.55" y="197.00" class="note" text-anchor="start">7</text>
<line x1="901.49" y1="164.00" x2="901.49" y2="200.00" class="axis"/>
<text x="901.49" y="163.00" class="note" text-anchor="end">deadline 70</text>
<text x="302.64" y="182.00" class="note" text-anchor="start">~11.8334</text>
<text x="176.00" y="314.00" class="note" text-anchor="start">the worst run observed of fork: thin until a step begins, thick until it has ended; colours: chains</text>
<line x1="176.00" y1="320.00" x2="176.00" y2="430.00" class="grid"/>
<text x="176.00" y="446.00" class="tick" text-anchor="middle">0</text>
<line x1="296.92" y1="320.00" x2="296.92" y2="430.00" class="grid"/>
<text x="296.92" y="446.00" class="tick" text-anchor="middle">2</text>
<line x1="417.83" y1="320.00" x2="417.83" y2="430.00" class="grid"/>
<text x="417.83" y="446.00" class="tick" text-anchor="middle">4</text>
<line x1="538.75" y1="320.00" x2="538.75" y2="430.00" class="grid"/>
<text x="538.75" y="446.00" class="tick" text-anchor="middle">6</text>
<line x1="659.66" y1="320.00" x2="659.66" y2="430.00" class="grid"/>
<text x="659.66" y="446.00" class="tick" text-anchor="middle">8</text>
<line x1="780.58" y1="320.00" x2="780.58" y2="430.00" class="grid"/>
<text x="780.58" y="446.00" class="tick" text-anchor="middle">10</text>
<line x1="901.49" y1="320.00" x2="901.49" y2="430.00" class="grid"/>
<text x="901.49" y="446.00" class="tick" text-anchor="middle">12</text>
<text x="168.00" y="334.00" class="tick" text-anchor="end">fork/image</text>
<line x1="176.00" y1="338.00" x2="916.00" y2="338.00" class="grid"/>
<text x="168.00" y="352.00" class="tick" text-anchor="end">fork/split</text>
<line x1="176.00" y1="356.00" x2="916.00" y2="356.00" class="grid"/>
<text x="168.00" y="370.00" class="tick" text-anchor="end">fork/left</text>
<line x1="176.00" y1="374.00" x2="916.00" y2="374.00" class="grid"/>
<text x="168.00" y="388.00" class="tick" text-anchor="end">fork/right</text>
<line x1="176.00" y1="392.00" x2="916.00" y2="392.00" class="grid"/>
<text x="168.00" y="406.00" class="tick" text-anchor="end">fork/join</text>
<line x1="176.00" y1="410.00" x2="916.00" y2="410.00" class="grid"/>
<text x="168.00" y="424.00" class="tick" text-anchor="end">urgent/work</text>
<line x1="176.00" y1="428.00" x2="916.00" y2="428.00" class="grid"/>
<rect x="236.46" y="323.00" width="90.69" height="13.00" class="b c0"><title>image</title></rect>
<rect x="296.92" y="413.00" width="302.29" height="13.00" class="b c1"><title>work</title></rect>
<rect x="327.14" y="346.00" width="272.06" height="3.00" class="b c0"><title>waits</title></rect>
<rect x="599.20" y="341.00" width="60.46" height="13.00" class="b c0"><title>split</title></rect>
<rect x="659.66" y="377.00" width="60.46" height="13.00" class="b c0"><title>right</title></rect>
<rect x="659.66" y="359.00" width="181.37" height="13.00" class="b c0"><title>left</title></rect>
<rect x="841.03" y="395.00" width="60.46" height="13.00" class="b c0"><title>join</title></rect>
<text x="546.00" y="464.00" class="label" text-anchor="middle">time of the run (ms)</text>
<text x="16.00" y="480.00" class="note" text-anchor="start">as if kernels used no registers (key registers)</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta bound chains.yaml --search 20 --threads 1 --svg -; chains.yaml SHA-256 dd62fc3cec12fbd9b197c7ba13e67964f56db84af4f33c79333d2d228f65d56d; seed 1</metadata>
</svg>

-- case check-as-far --
as early as late
$ gpurta measure one.yaml --runs 2 -o M.json
> sed -i 's/5001945/5700000/g; s/5001351/4300000/g' M.json
> gpurta check one.yaml M.json --format json
> gpurta check one.yaml M.json
> gpurta check one.yaml M.json --tolerance 700us
> gpurta check one.yaml M.json --tolerance 14%
> gpurta check one.yaml M.json --tolerance 13.9%+5us
> gpurta check one.yaml M.json --tolerance 690us --svg - >x.svg; status=$?; sed 's/M.json SHA-256 .*</M.json SHA-256 ...</' x.svg; (exit $status)
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "check",
  "time_unit": "ms",
  "verdict": "disagrees",
  "tolerance": "2%+100us",
  "predicted_by": "rta",
  "platform": "jetson-tx2",
  "sm_order": "ascending",
  "device": "Fake jetson-tx2",
  "runs": 2,
  "clocks_moved": null,
  "offset_uncertainty_ns": 3765,
  "clocks_coarse": false,
  "kernels": [
    {"name": "a", "predicted": "5", "measured": "43/10", "error": "-7/10", "minimum": "43/10", "maximum": "57/10", "worst": "57/10", "outside": 2, "relative": "-7/50", "tolerance": "1/5", "verdict": "disagrees", "agrees": false, "clocks_coarse": false}
  ],
  "left_out": [],
  "launch_order_measured": false,
  "placement": {
    "blocks": 2,
    "agreeing": 2,
    "share": "1",
    "first_elsewhere": null
  },
  "placement_wanted_percent": 0,
  "notes": []
}
predicted by rta for jetson-tx2; measured on Fake jetson-tx2, 2 repetitions; completions in ms from the scenario's zero

kernel  predicted  minimum  median  maximum  error  relative  within  verdict
a               5      4.3     4.3      5.7   -0.7   -14.00%     0.2  DISAGREES

placement: 2 of 2 blocks (100.00%) ran on the predicted SM
disagrees: 0 of 1 within 2%+100us
predicted by rta for jetson-tx2; measured on Fake jetson-tx2, 2 repetitions; completions in ms from the scenario's zero

kernel  predicted  minimum  median  maximum  error  relative  within  verdict
a               5      4.3     4.3      5.7   -0.7   -14.00%     0.7  UNKNOWN

placement: 2 of 2 blocks (100.00%) ran on the predicted SM
disagrees: 0 of 1 within 700us; 1 unknown, as the clocks are aligned within 3765 ns only
predicted by rta for jetson-tx2; measured on Fake jetson-tx2, 2 repetitions; completions in ms from the scenario's zero

kernel  predicted  minimum  median  maximum  error  relative  within  verdict
a               5      4.3     4.3      5.7   -0.7   -14.00%     0.7  UNKNOWN

placement: 2 of 2 blocks (100.00%) ran on the predicted SM
disagrees: 0 of 1 within 14%; 1 unknown, as the clocks are aligned within 3765 ns only
predicted by rta for jetson-tx2; measured on Fake jetson-tx2, 2 repetitions; completions in ms from the scenario's zero

kernel  predicted  minimum  median  maximum  error  relative  within  verdict
a               5      4.3     4.3      5.7   -0.7   -14.00%     0.7  UNKNOWN

placement: 2 of 2 blocks (100.00%) ran on the predicted SM
disagrees: 0 of 1 within 13.9%+5us; 1 unknown, as the clocks are aligned within 3765 ns only
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="678" viewBox="0 0 1200 678" role="img">
<title>one.yaml: DISAGREES; predicted above, measured below</title>
<desc>A timeline from 0 to 5.7 ms: 4 lanes from pred SM 0 to meas SM 1, 2 boxes, 2 marks, 0 deadlines missed</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.b { stroke: white; stroke-width: 0.5; } .in { font-size: 11px; pointer-events: none; }
.light { fill: white; } .halo { stroke: white; stroke-width: 3px; paint-order: stroke; }
.lane { fill: #f3f3f3; } .stem { stroke: #bbb; stroke-width: 0.6; }
.part { fill: none; stroke: #222; stroke-dasharray: 3 2; }
.other { fill: #999; } .none { stroke: #999; fill: none; } .cost { fill: #bbb; }
.missed { fill: #d00000; stroke: #222; } .arrow { stroke: #222; fill: none; }
.late { stroke: #d55e00; stroke-width: 2.5; fill: none; } .dot { fill: #222; }
.empty { fill: #d55e00; } .link { stroke: #333; stroke-dasharray: 2 2; }
.bound { stroke: #d55e00; stroke-width: 2; stroke-dasharray: 4 3; }
.budget { fill: #56b4e9; fill-opacity: 0.35; stroke: #0072b2; }
</style>
<rect width="1200" height="678" style="fill: white"/>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">one.yaml: DISAGREES; predicted above, measured below</text>
<rect x="77.60" y="66.00" width="1098.40" height="110.00" class="lane"/>
<text x="71.60" y="124.80" class="tick" text-anchor="end">pred SM 0</text>
<rect x="77.60" y="184.00" width="1098.40" height="110.00" class="lane"/>
<text x="71.60" y="242.80" class="tick" text-anchor="end">pred SM 1</text>
<rect x="77.60" y="302.00" width="1098.40" height="110.00" class="lane"/>
<text x="71.60" y="360.80" class="tick" text-anchor="end">meas SM 0</text>
<rect x="77.60" y="420.00" width="1098.40" height="110.00" class="lane"/>
<text x="71.60" y="478.80" class="tick" text-anchor="end">meas SM 1</text>
<line x1="77.60" y1="66.00" x2="77.60" y2="542.00" class="grid"/>
<text x="77.60" y="555.00" class="tick" text-anchor="middle">0</text>
<line x1="173.95" y1="66.00" x2="173.95" y2="542.00" class="grid"/>
<text x="173.95" y="555.00" class="tick" text-anchor="middle">0.5</text>
<line x1="270.30" y1="66.00" x2="270.30" y2="542.00" class="grid"/>
<text x="270.30" y="555.00" class="tick" text-anchor="middle">1</text>
<line x1="366.65" y1="66.00" x2="366.65" y2="542.00" class="grid"/>
<text x="366.65" y="555.00" class="tick" text-anchor="middle">1.5</text>
<line x1="463.00" y1="66.00" x2="463.00" y2="542.00" class="grid"/>
<text x="463.00" y="555.00" class="tick" text-anchor="middle">2</text>
<line x1="559.35" y1="66.00" x2="559.35" y2="542.00" class="grid"/>
<text x="559.35" y="555.00" class="tick" text-anchor="middle">2.5</text>
<line x1="655.71" y1="66.00" x2="655.71" y2="542.00" class="grid"/>
<text x="655.71" y="555.00" class="tick" text-anchor="middle">3</text>
<line x1="752.06" y1="66.00" x2="752.06" y2="542.00" class="grid"/>
<text x="752.06" y="555.00" class="tick" text-anchor="middle">3.5</text>
<line x1="848.41" y1="66.00" x2="848.41" y2="542.00" class="grid"/>
<text x="848.41" y="555.00" class="tick" text-anchor="middle">4</text>
<line x1="944.76" y1="66.00" x2="944.76" y2="542.00" class="grid"/>
<text x="944.76" y="555.00" class="tick" text-anchor="middle">4.5</text>
<line x1="1041.11" y1="66.00" x2="1041.11" y2="542.00" class="grid"/>
<text x="1041.11" y="555.00" class="tick" text-anchor="middle">5</text>
<line x1="1137.46" y1="66.00" x2="1137.46" y2="542.00" class="grid"/>
<text x="1137.46" y="555.00" class="tick" text-anchor="middle">5.5</text>
<line x1="77.60" y1="538.00" x2="1176.00" y2="538.00" class="axis"/>
<text x="626.80" y="572.00" class="label" text-anchor="middle">time (ms)</text>
<rect x="77.60" y="174.28" width="963.51" height="1.72" class="c0"><title>a, pred SM 0, 0 to 5 ms</title></rect>
<rect x="77.96" y="410.28" width="1098.04" height="1.72" class="c0"><title>a, meas SM 0, 0.001864 to 5.7 ms</title></rect>
<line x1="77.60" y1="47.00" x2="77.60" y2="66.00" class="stem"/>
<path d="M77.60 47.00l-4 -8h8z" class="c0"><title>launch of a, 0 ms</title></path>
<text x="83.60" y="47.00" class="tick" text-anchor="start">a</text>
<line x1="77.60" y1="60.00" x2="77.60" y2="66.00" class="stem"/>
<path d="M77.60 60.00l-4 -8h8z" class="s0"><title>measured launch of a, 0 ms</title></path>
<rect x="77.60" y="588.00" width="18.00" height="12.00" class="b c0"/>
<text x="100.60" y="598.00" class="tick" text-anchor="start">a</text>
<path d="M86.60 619.00l-4 -8h8z" class="other"><title>launch</title></path>
<text x="100.60" y="618.00" class="tick" text-anchor="start">launch</text>
<path d="M165.00 619.00l-4 -8h8z" class="none"><title>measured launch</title></path>
<text x="179.00" y="618.00" class="tick" text-anchor="start">measured launch</text>
<text x="77.60" y="638.00" class="note" text-anchor="start">height of a box: threads</text>
<text x="77.60" y="658.00" class="note" text-anchor="start">0 of 1 within 690us; predicted by rta for jetson-tx2; measured on Fake jetson-tx2, repetition 1 of 2, scale 1</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta check one.yaml M.json --tolerance 690us --svg -; one.yaml SHA-256 da4762e447dd32ee74e160d349d283a747a4af21c1ac16033be0d24800e05af5; M.json SHA-256 ...</metadata>
</svg>
[1]

-- case check-late --
$ gpurta measure check.yaml --runs 2 -o M.json
> sed -i 's/5001515/15000000/g; s/, "completion_minimum": [0-9]*, "completion_median": [0-9]*, "completion_maximum": [0-9]*//' M.json
> gpurta check check.yaml M.json --copy-bandwidth 10000000000 --svg - >x.svg; status=$?; sed 's/M.json SHA-256 .*</M.json SHA-256 ...</' x.svg; (exit $status)
> gpurta check check.yaml M.json --copy-bandwidth 10000000000 --explain
> gpurta check check.yaml M.json --copy-bandwidth 10000000000 --tolerance 0 --format json
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="778" viewBox="0 0 1200 778" role="img">
<title>check.yaml: DISAGREES; predicted above, measured below</title>
<desc>A timeline from 0 to 15 ms: 6 lanes from pred SM 0 to meas copy, 10 boxes, 6 marks, 0 deadlines missed</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.b { stroke: white; stroke-width: 0.5; } .in { font-size: 11px; pointer-events: none; }
.light { fill: white; } .halo { stroke: white; stroke-width: 3px; paint-order: stroke; }
.lane { fill: #f3f3f3; } .stem { stroke: #bbb; stroke-width: 0.6; }
.part { fill: none; stroke: #222; stroke-dasharray: 3 2; }
.other { fill: #999; } .none { stroke: #999; fill: none; } .cost { fill: #bbb; }
.missed { fill: #d00000; stroke: #222; } .arrow { stroke: #222; fill: none; }
.late { stroke: #d55e00; stroke-width: 2.5; fill: none; } .dot { fill: #222; }
.empty { fill: #d55e00; } .link { stroke: #333; stroke-dasharray: 2 2; }
.bound { stroke: #d55e00; stroke-width: 2; stroke-dasharray: 4 3; }
.budget { fill: #56b4e9; fill-opacity: 0.35; stroke: #0072b2; }
</style>
<rect width="1200" height="778" style="fill: white"/>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">check.yaml: DISAGREES; predicted above, measured below</text>
<rect x="90.40" y="92.00" width="1085.60" height="110.00" class="lane"/>
<text x="84.40" y="150.80" class="tick" text-anchor="end">pred SM 0</text>
<rect x="90.40" y="210.00" width="1085.60" height="110.00" class="lane"/>
<text x="84.40" y="268.80" class="tick" text-anchor="end">pred SM 1</text>
<rect x="90.40" y="328.00" width="1085.60" height="24.00" class="lane"/>
<text x="84.40" y="343.80" class="tick" text-anchor="end">pred copy 1</text>
<rect x="90.40" y="355.00" width="1085.60" height="110.00" class="lane"/>
<text x="84.40" y="413.80" class="tick" text-anchor="end">meas SM 0</text>
<rect x="90.40" y="473.00" width="1085.60" height="110.00" class="lane"/>
<text x="84.40" y="531.80" class="tick" text-anchor="end">meas SM 1</text>
<rect x="90.40" y="591.00" width="1085.60" height="24.00" class="lane"/>
<text x="84.40" y="606.80" class="tick" text-anchor="end">meas copy</text>
<line x1="90.40" y1="92.00" x2="90.40" y2="622.00" class="grid"/>
<text x="90.40" y="635.00" class="tick" text-anchor="middle">0</text>
<line x1="235.15" y1="92.00" x2="235.15" y2="622.00" class="grid"/>
<text x="235.15" y="635.00" class="tick" text-anchor="middle">2</text>
<line x1="379.89" y1="92.00" x2="379.89" y2="622.00" class="grid"/>
<text x="379.89" y="635.00" class="tick" text-anchor="middle">4</text>
<line x1="524.64" y1="92.00" x2="524.64" y2="622.00" class="grid"/>
<text x="524.64" y="635.00" class="tick" text-anchor="middle">6</text>
<line x1="669.39" y1="92.00" x2="669.39" y2="622.00" class="grid"/>
<text x="669.39" y="635.00" class="tick" text-anchor="middle">8</text>
<line x1="814.13" y1="92.00" x2="814.13" y2="622.00" class="grid"/>
<text x="814.13" y="635.00" class="tick" text-anchor="middle">10</text>
<line x1="958.88" y1="92.00" x2="958.88" y2="622.00" class="grid"/>
<text x="958.88" y="635.00" class="tick" text-anchor="middle">12</text>
<line x1="1103.63" y1="92.00" x2="1103.63" y2="622.00" class="grid"/>
<text x="1103.63" y="635.00" class="tick" text-anchor="middle">14</text>
<line x1="90.40" y1="618.00" x2="1176.00" y2="618.00" class="axis"/>
<text x="633.20" y="652.00" class="label" text-anchor="middle">time (ms)</text>
<rect x="90.40" y="147.00" width="361.87" height="55.00" class="b c0"><title>a, pred SM 0, 0 to 5 ms</title></rect>
<text x="271.33" y="178.30" class="in light" text-anchor="middle">a</text>
<rect x="90.40" y="92.00" width="361.87" height="55.00" class="b c0"><title>a, pred SM 0, 0 to 5 ms</title></rect>
<text x="271.33" y="123.30" class="in light" text-anchor="middle">a</text>
<rect x="597.01" y="200.28" width="72.37" height="1.72" class="c2"><title>b, pred SM 0, 7 to 8 ms</title></rect>
<rect x="90.40" y="265.00" width="361.87" height="55.00" class="b c0"><title>a, pred SM 1, 0 to 5 ms</title></rect>
<text x="271.33" y="296.30" class="in light" text-anchor="middle">a</text>
<rect x="452.27" y="328.00" width="144.75" height="24.00" class="b c1"><title>c, pred copy 1, 5 to 7 ms</title></rect>
<text x="524.64" y="343.80" class="in" text-anchor="middle">c</text>
<rect x="90.51" y="410.00" width="1085.49" height="55.00" class="b c0"><title>a, meas SM 0, 0.001454 to 15 ms</title></rect>
<text x="633.25" y="441.30" class="in light" text-anchor="middle">a</text>
<rect x="90.51" y="355.00" width="1085.49" height="55.00" class="b c0"><title>a, meas SM 0, 0.001454 to 15 ms</title></rect>
<text x="633.25" y="386.30" class="in light" text-anchor="middle">a</text>
<rect x="597.12" y="463.33" width="72.37" height="1.67" class="c2"><title>b, meas SM 0, 7.001539 to 8.001551 ms</title></rect>
<rect x="597.12" y="463.33" width="72.37" height="1.67" class="part"/>
<rect x="90.51" y="528.00" width="1085.49" height="55.00" class="b c0"><title>a, meas SM 1, 0.001454 to 15 ms</title></rect>
<text x="633.25" y="559.30" class="in light" text-anchor="middle">a</text>
<rect x="90.58" y="591.00" width="506.75" height="24.00" class="b c1"><title>c, meas copy, 0.0025 to 7.004392 ms</title></rect>
<text x="343.96" y="606.80" class="in" text-anchor="middle">c</text>
<line x1="90.40" y1="47.00" x2="90.40" y2="92.00" class="stem"/>
<path d="M90.40 47.00l-4 -8h8z" class="c0"><title>launch of a, 0 ms</title></path>
<text x="96.40" y="47.00" class="tick" text-anchor="start">a</text>
<line x1="90.40" y1="73.00" x2="90.40" y2="92.00" class="stem"/>
<path d="M90.40 73.00l-4 -8h8z" class="s0"><title>measured launch of a, 0 ms</title></path>
<line x1="90.40" y1="60.00" x2="90.40" y2="92.00" class="stem"/>
<path d="M90.40 60.00l-4 -8h8z" class="c1"><title>launch of c, 0 ms</title></path>
<text x="96.40" y="60.00" class="tick" text-anchor="start">c</text>
<line x1="90.58" y1="86.00" x2="90.58" y2="92.00" class="stem"/>
<path d="M90.58 86.00l-4 -8h8z" class="s1"><title>measured launch of c, 0.0025 ms</title></path>
<line x1="162.77" y1="47.00" x2="162.77" y2="92.00" class="stem"/>
<path d="M162.77 47.00l-4 -8h8z" class="c2"><title>launch of b, 1 ms</title></path>
<text x="168.77" y="47.00" class="tick" text-anchor="start">b</text>
<line x1="162.77" y1="73.00" x2="162.77" y2="92.00" class="stem"/>
<path d="M162.77 73.00l-4 -8h8z" class="s2"><title>measured launch of b, 1 ms</title></path>
<rect x="90.40" y="668.00" width="18.00" height="12.00" class="b c0"/>
<text x="113.40" y="678.00" class="tick" text-anchor="start">a</text>
<rect x="136.80" y="668.00" width="18.00" height="12.00" class="b c1"/>
<text x="159.80" y="678.00" class="tick" text-anchor="start">c</text>
<rect x="183.20" y="668.00" width="18.00" height="12.00" class="b c2"/>
<text x="206.20" y="678.00" class="tick" text-anchor="start">b</text>
<path d="M99.40 699.00l-4 -8h8z" class="other"><title>launch</title></path>
<text x="113.40" y="698.00" class="tick" text-anchor="start">launch</text>
<path d="M177.80 699.00l-4 -8h8z" class="none"><title>measured launch</title></path>
<text x="191.80" y="698.00" class="tick" text-anchor="start">measured launch</text>
<text x="90.40" y="718.00" class="note" text-anchor="start">height of a box: threads; dashed: parts of one block, or a block without room</text>
<text x="90.40" y="738.00" class="note" text-anchor="start">2 of 3 within 2%+100us; predicted by simulate for jetson-tx2; measured on Fake jetson-tx2, repetition 1 of 2, scale 1</text>
<text x="90.40" y="758.00" class="note" text-anchor="start">measured copies: from launch to end</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta check check.yaml M.json --copy-bandwidth 10000000000 --svg -; check.yaml SHA-256 9b8ed800d6c255db1de27babec35748e8b0e8cde885e79d5e9725083f40778d2; M.json SHA-256 ...</metadata>
</svg>
predicted by simulate for jetson-tx2; measured on Fake jetson-tx2, 2 repetitions; completions in ms from the scenario's zero

kernel  predicted   minimum    median    maximum     error  relative  within  verdict
a               5  5.001918  5.001918  15.000000  0.001918   ~+0.04%    0.20  DISAGREES
c               7  7.004388  7.004388   7.004392  0.004388   ~+0.07%    0.24  agrees
b               8  8.001551  8.001551   8.001953  0.001551   ~+0.03%    0.24  agrees

placement: 8 of 8 blocks (100.00%) ran on the predicted SM
disagrees: 2 of 3 within 2%+100us

rule  predicted with  kernels with  without  blocks with  without  device
U1    no                         2        2            8        8  makes no difference
U2    no                         2        2            8        8  makes no difference
U3    no                         2        2            8        8  makes no difference
U4    no                         2        2            8        8  makes no difference
U5    no                         2        2            8        8  makes no difference
U6    no                         2        2            8        8  makes no difference
U7    no                         2        2            8        8  makes no difference
U8    no                         2        2            8        8  makes no difference
U9    no                         2        2            8        8  makes no difference

SM order       blocks  fits best
ascending           8  yes
even-then-odd       8  yes
descending          0  no
0,1                 8  yes
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "check",
  "time_unit": "ms",
  "verdict": "disagrees",
  "tolerance": "0",
  "predicted_by": "simulate",
  "platform": "jetson-tx2",
  "sm_order": "ascending",
  "device": "Fake jetson-tx2",
  "runs": 2,
  "clocks_moved": null,
  "offset_uncertainty_ns": 5661,
  "clocks_coarse": true,
  "kernels": [
    {"name": "a", "predicted": "5", "measured": "2500959/500000", "error": "959/500000", "minimum": "2500959/500000", "maximum": "15", "worst": "15", "outside": 2, "relative": "959/2500000", "tolerance": "0", "verdict": "disagrees", "agrees": false, "clocks_coarse": true},
    {"name": "c", "predicted": "7", "measured": "1751097/250000", "error": "1097/250000", "minimum": "1751097/250000", "maximum": "875549/125000", "worst": "875549/125000", "outside": 2, "relative": "1097/1750000", "tolerance": "0", "verdict": "unknown", "agrees": null, "clocks_coarse": true},
    {"name": "b", "predicted": "8", "measured": "8001551/1000000", "error": "1551/1000000", "minimum": "8001551/1000000", "maximum": "8001953/1000000", "worst": "8001953/1000000", "outside": 2, "relative": "1551/7000000", "tolerance": "0", "verdict": "unknown", "agrees": null, "clocks_coarse": true}
  ],
  "left_out": [],
  "launch_order_measured": false,
  "placement": {
    "blocks": 8,
    "agreeing": 8,
    "share": "1",
    "first_elsewhere": null
  },
  "placement_wanted_percent": 0,
  "notes": []
}
[1]

-- case check --
$ gpurta check check.yaml --copy-bandwidth 10000000000 --runs 2 --svg -
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="778" viewBox="0 0 1200 778" role="img">
<title>check.yaml: agrees; predicted above, measured below</title>
<desc>A timeline from 0 to 8.001551 ms: 6 lanes from pred SM 0 to meas copy, 10 boxes, 6 marks, 0 deadlines missed</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.b { stroke: white; stroke-width: 0.5; } .in { font-size: 11px; pointer-events: none; }
.light { fill: white; } .halo { stroke: white; stroke-width: 3px; paint-order: stroke; }
.lane { fill: #f3f3f3; } .stem { stroke: #bbb; stroke-width: 0.6; }
.part { fill: none; stroke: #222; stroke-dasharray: 3 2; }
.other { fill: #999; } .none { stroke: #999; fill: none; } .cost { fill: #bbb; }
.missed { fill: #d00000; stroke: #222; } .arrow { stroke: #222; fill: none; }
.late { stroke: #d55e00; stroke-width: 2.5; fill: none; } .dot { fill: #222; }
.empty { fill: #d55e00; } .link { stroke: #333; stroke-dasharray: 2 2; }
.bound { stroke: #d55e00; stroke-width: 2; stroke-dasharray: 4 3; }
.budget { fill: #56b4e9; fill-opacity: 0.35; stroke: #0072b2; }
</style>
<rect width="1200" height="778" style="fill: white"/>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">check.yaml: agrees; predicted above, measured below</text>
<rect x="90.40" y="92.00" width="1085.60" height="110.00" class="lane"/>
<text x="84.40" y="150.80" class="tick" text-anchor="end">pred SM 0</text>
<rect x="90.40" y="210.00" width="1085.60" height="110.00" class="lane"/>
<text x="84.40" y="268.80" class="tick" text-anchor="end">pred SM 1</text>
<rect x="90.40" y="328.00" width="1085.60" height="24.00" class="lane"/>
<text x="84.40" y="343.80" class="tick" text-anchor="end">pred copy 1</text>
<rect x="90.40" y="355.00" width="1085.60" height="110.00" class="lane"/>
<text x="84.40" y="413.80" class="tick" text-anchor="end">meas SM 0</text>
<rect x="90.40" y="473.00" width="1085.60" height="110.00" class="lane"/>
<text x="84.40" y="531.80" class="tick" text-anchor="end">meas SM 1</text>
<rect x="90.40" y="591.00" width="1085.60" height="24.00" class="lane"/>
<text x="84.40" y="606.80" class="tick" text-anchor="end">meas copy</text>
<line x1="90.40" y1="92.00" x2="90.40" y2="622.00" class="grid"/>
<text x="90.40" y="635.00" class="tick" text-anchor="middle">0</text>
<line x1="226.07" y1="92.00" x2="226.07" y2="622.00" class="grid"/>
<text x="226.07" y="635.00" class="tick" text-anchor="middle">1</text>
<line x1="361.75" y1="92.00" x2="361.75" y2="622.00" class="grid"/>
<text x="361.75" y="635.00" class="tick" text-anchor="middle">2</text>
<line x1="497.42" y1="92.00" x2="497.42" y2="622.00" class="grid"/>
<text x="497.42" y="635.00" class="tick" text-anchor="middle">3</text>
<line x1="633.09" y1="92.00" x2="633.09" y2="622.00" class="grid"/>
<text x="633.09" y="635.00" class="tick" text-anchor="middle">4</text>
<line x1="768.77" y1="92.00" x2="768.77" y2="622.00" class="grid"/>
<text x="768.77" y="635.00" class="tick" text-anchor="middle">5</text>
<line x1="904.44" y1="92.00" x2="904.44" y2="622.00" class="grid"/>
<text x="904.44" y="635.00" class="tick" text-anchor="middle">6</text>
<line x1="1040.12" y1="92.00" x2="1040.12" y2="622.00" class="grid"/>
<text x="1040.12" y="635.00" class="tick" text-anchor="middle">7</text>
<line x1="1175.79" y1="92.00" x2="1175.79" y2="622.00" class="grid"/>
<text x="1175.79" y="635.00" class="tick" text-anchor="middle">8</text>
<line x1="90.40" y1="618.00" x2="1176.00" y2="618.00" class="axis"/>
<text x="633.20" y="652.00" class="label" text-anchor="middle">time (ms)</text>
<rect x="90.40" y="147.00" width="678.37" height="55.00" class="b c0"><title>a, pred SM 0, 0 to 5 ms</title></rect>
<text x="429.58" y="178.30" class="in light" text-anchor="middle">a</text>
<rect x="90.40" y="92.00" width="678.37" height="55.00" class="b c0"><title>a, pred SM 0, 0 to 5 ms</title></rect>
<text x="429.58" y="123.30" class="in light" text-anchor="middle">a</text>
<rect x="1040.12" y="200.28" width="135.67" height="1.72" class="c2"><title>b, pred SM 0, 7 to 8 ms</title></rect>
<rect x="90.40" y="265.00" width="678.37" height="55.00" class="b c0"><title>a, pred SM 1, 0 to 5 ms</title></rect>
<text x="429.58" y="296.30" class="in light" text-anchor="middle">a</text>
<rect x="768.77" y="328.00" width="271.35" height="24.00" class="b c1"><title>c, pred copy 1, 5 to 7 ms</title></rect>
<text x="904.44" y="343.80" class="in" text-anchor="middle">c</text>
<rect x="90.60" y="410.00" width="678.38" height="55.00" class="b c0"><title>a, meas SM 0, 0.001454 to 5.001515 ms</title></rect>
<text x="429.79" y="441.30" class="in light" text-anchor="middle">a</text>
<rect x="90.60" y="355.00" width="678.38" height="55.00" class="b c0"><title>a, meas SM 0, 0.001454 to 5.001515 ms</title></rect>
<text x="429.79" y="386.30" class="in light" text-anchor="middle">a</text>
<rect x="1040.32" y="463.28" width="135.68" height="1.72" class="c2"><title>b, meas SM 0, 7.001539 to 8.001551 ms</title></rect>
<rect x="90.60" y="528.00" width="678.38" height="55.00" class="b c0"><title>a, meas SM 1, 0.001454 to 5.001515 ms</title></rect>
<text x="429.79" y="559.30" class="in light" text-anchor="middle">a</text>
<rect x="90.74" y="591.00" width="949.97" height="24.00" class="b c1"><title>c, meas copy, 0.0025 to 7.004392 ms</title></rect>
<text x="565.73" y="606.80" class="in" text-anchor="middle">c</text>
<line x1="90.40" y1="47.00" x2="90.40" y2="92.00" class="stem"/>
<path d="M90.40 47.00l-4 -8h8z" class="c0"><title>launch of a, 0 ms</title></path>
<text x="96.40" y="47.00" class="tick" text-anchor="start">a</text>
<line x1="90.40" y1="73.00" x2="90.40" y2="92.00" class="stem"/>
<path d="M90.40 73.00l-4 -8h8z" class="s0"><title>measured launch of a, 0 ms</title></path>
<line x1="90.40" y1="60.00" x2="90.40" y2="92.00" class="stem"/>
<path d="M90.40 60.00l-4 -8h8z" class="c1"><title>launch of c, 0 ms</title></path>
<text x="96.40" y="60.00" class="tick" text-anchor="start">c</text>
<line x1="90.74" y1="86.00" x2="90.74" y2="92.00" class="stem"/>
<path d="M90.74 86.00l-4 -8h8z" class="s1"><title>measured launch of c, 0.0025 ms</title></path>
<line x1="226.07" y1="47.00" x2="226.07" y2="92.00" class="stem"/>
<path d="M226.07 47.00l-4 -8h8z" class="c2"><title>launch of b, 1 ms</title></path>
<text x="232.07" y="47.00" class="tick" text-anchor="start">b</text>
<line x1="226.07" y1="73.00" x2="226.07" y2="92.00" class="stem"/>
<path d="M226.07 73.00l-4 -8h8z" class="s2"><title>measured launch of b, 1 ms</title></path>
<rect x="90.40" y="668.00" width="18.00" height="12.00" class="b c0"/>
<text x="113.40" y="678.00" class="tick" text-anchor="start">a</text>
<rect x="136.80" y="668.00" width="18.00" height="12.00" class="b c1"/>
<text x="159.80" y="678.00" class="tick" text-anchor="start">c</text>
<rect x="183.20" y="668.00" width="18.00" height="12.00" class="b c2"/>
<text x="206.20" y="678.00" class="tick" text-anchor="start">b</text>
<path d="M99.40 699.00l-4 -8h8z" class="other"><title>launch</title></path>
<text x="113.40" y="698.00" class="tick" text-anchor="start">launch</text>
<path d="M177.80 699.00l-4 -8h8z" class="none"><title>measured launch</title></path>
<text x="191.80" y="698.00" class="tick" text-anchor="start">measured launch</text>
<text x="90.40" y="718.00" class="note" text-anchor="start">height of a box: threads</text>
<text x="90.40" y="738.00" class="note" text-anchor="start">3 of 3 within 2%+100us; predicted by simulate for jetson-tx2; measured on Fake jetson-tx2, repetition 1 of 2, scale 1</text>
<text x="90.40" y="758.00" class="note" text-anchor="start">measured copies: from launch to end</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta check check.yaml --copy-bandwidth 10000000000 --runs 2 --svg -; check.yaml SHA-256 9b8ed800d6c255db1de27babec35748e8b0e8cde885e79d5e9725083f40778d2</metadata>
</svg>

-- case edf-late --
$ gpurta edf late.yaml --svg -
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="960" height="528" viewBox="0 0 960 528" role="img">
<title>EDF: demand against time</title>
<desc>The demand, a staircase, rises above what the GPU can do at the witness</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.mark { stroke: #d55e00; stroke-dasharray: 4 3; } .dot { fill: #d55e00; } .marked { font-size: 12px; font-weight: bold; fill: #d55e00; stroke: white; stroke-width: 3; paint-order: stroke; } .line { stroke: #333; stroke-width: 1.4; } .dashed { stroke: #333; stroke-dasharray: 6 3; }
.free { fill: #ddd; } .tint { opacity: 0.3; } .dots { stroke-width: 6; stroke-linecap: round; }
</style>
<rect width="960" height="528" style="fill: white"/>
<text x="16.00" y="24.00" class="title" text-anchor="start">EDF: demand against time</text>
<line x1="66.00" y1="474.00" x2="938.00" y2="474.00" class="grid"/>
<text x="60.00" y="478.00" class="tick" text-anchor="end">0</text>
<line x1="66.00" y1="361.69" x2="938.00" y2="361.69" class="grid"/>
<text x="60.00" y="365.69" class="tick" text-anchor="end">5</text>
<line x1="66.00" y1="249.38" x2="938.00" y2="249.38" class="grid"/>
<text x="60.00" y="253.38" class="tick" text-anchor="end">10</text>
<line x1="66.00" y1="137.07" x2="938.00" y2="137.07" class="grid"/>
<text x="60.00" y="141.07" class="tick" text-anchor="end">15</text>
<line x1="66.00" y1="74.00" x2="66.00" y2="478.00" class="grid"/>
<text x="66.00" y="491.00" class="tick" text-anchor="middle">0</text>
<line x1="169.81" y1="74.00" x2="169.81" y2="478.00" class="grid"/>
<text x="169.81" y="491.00" class="tick" text-anchor="middle">2</text>
<line x1="273.62" y1="74.00" x2="273.62" y2="478.00" class="grid"/>
<text x="273.62" y="491.00" class="tick" text-anchor="middle">4</text>
<line x1="377.43" y1="74.00" x2="377.43" y2="478.00" class="grid"/>
<text x="377.43" y="491.00" class="tick" text-anchor="middle">6</text>
<line x1="481.24" y1="74.00" x2="481.24" y2="478.00" class="grid"/>
<text x="481.24" y="491.00" class="tick" text-anchor="middle">8</text>
<line x1="585.05" y1="74.00" x2="585.05" y2="478.00" class="grid"/>
<text x="585.05" y="491.00" class="tick" text-anchor="middle">10</text>
<line x1="688.86" y1="74.00" x2="688.86" y2="478.00" class="grid"/>
<text x="688.86" y="491.00" class="tick" text-anchor="middle">12</text>
<line x1="792.67" y1="74.00" x2="792.67" y2="478.00" class="grid"/>
<text x="792.67" y="491.00" class="tick" text-anchor="middle">14</text>
<line x1="896.48" y1="74.00" x2="896.48" y2="478.00" class="grid"/>
<text x="896.48" y="491.00" class="tick" text-anchor="middle">16</text>
<line x1="66.00" y1="474.00" x2="938.00" y2="474.00" class="axis"/>
<text x="502.00" y="508.00" class="label" text-anchor="middle">time (ms)</text>
<line x1="66.00" y1="74.00" x2="66.00" y2="474.00" class="axis"/>
<text x="16.00" y="274.00" class="label" text-anchor="middle" transform="rotate(-90 16.00 274.00)">work (ms)</text>
<text x="66.00" y="50.00" class="label" text-anchor="start">staircase: demand h(t) + B(t), compared with the line at deadlines, where it steps, alone</text>
<line x1="66.00" y1="474.00" x2="938.00" y2="96.64" class="line"/>
<text x="934.00" y="91.64" class="tick halo" text-anchor="end">what the GPU can do: t</text>
<path class="s0" d="M66.00 474.00H273.62V406.61H325.52V316.77H636.95V241.89H792.67V152.05H938.00"/>
<line x1="792.67" y1="152.05" x2="792.67" y2="474.00" class="mark"/>
<circle class="dot" cx="792.67" cy="152.05" r="5"/>
<text x="783.67" y="144.05" class="marked" text-anchor="end">witness: t = 14, demand ~14.3334 &gt; 14</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta edf late.yaml --svg -; late.yaml SHA-256 1e8cd79353bcf859a848d2512fb6fee918d8f39fa79e74e23e65cab56c389504</metadata>
</svg>
[1]

-- case edf-simulate-late --
$ gpurta edf late.yaml --simulate --horizon 20 --preemption-cost 1/2 --svg -
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="276" viewBox="0 0 1200 276" role="img">
<title>EDF with constant bandwidth servers: a schedule</title>
<desc>A timeline from 0 to 23 ms: 3 lanes from a to t3, 8 boxes, 16 marks, 2 deadlines missed</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.b { stroke: white; stroke-width: 0.5; } .in { font-size: 11px; pointer-events: none; }
.light { fill: white; } .halo { stroke: white; stroke-width: 3px; paint-order: stroke; }
.lane { fill: #f3f3f3; } .stem { stroke: #bbb; stroke-width: 0.6; }
.part { fill: none; stroke: #222; stroke-dasharray: 3 2; }
.other { fill: #999; } .none { stroke: #999; fill: none; } .cost { fill: #bbb; }
.missed { fill: #d00000; stroke: #222; } .arrow { stroke: #222; fill: none; }
.late { stroke: #d55e00; stroke-width: 2.5; fill: none; } .dot { fill: #222; }
.empty { fill: #d55e00; } .link { stroke: #333; stroke-dasharray: 2 2; }
.bound { stroke: #d55e00; stroke-width: 2; stroke-dasharray: 4 3; }
.budget { fill: #56b4e9; fill-opacity: 0.35; stroke: #0072b2; }
</style>
<rect width="1200" height="276" style="fill: white"/>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">EDF with constant bandwidth servers: a schedule</text>
<line x1="76.00" y1="84.00" x2="1176.00" y2="84.00" class="axis"/>
<text x="70.00" y="65.80" class="tick" text-anchor="end">a</text>
<line x1="76.00" y1="136.00" x2="1176.00" y2="136.00" class="axis"/>
<text x="70.00" y="117.80" class="tick" text-anchor="end">b</text>
<line x1="76.00" y1="188.00" x2="1176.00" y2="188.00" class="axis"/>
<text x="70.00" y="169.80" class="tick" text-anchor="end">t3</text>
<line x1="76.00" y1="40.00" x2="76.00" y2="200.00" class="grid"/>
<text x="76.00" y="213.00" class="tick" text-anchor="middle">0</text>
<line x1="171.65" y1="40.00" x2="171.65" y2="200.00" class="grid"/>
<text x="171.65" y="213.00" class="tick" text-anchor="middle">2</text>
<line x1="267.30" y1="40.00" x2="267.30" y2="200.00" class="grid"/>
<text x="267.30" y="213.00" class="tick" text-anchor="middle">4</text>
<line x1="362.96" y1="40.00" x2="362.96" y2="200.00" class="grid"/>
<text x="362.96" y="213.00" class="tick" text-anchor="middle">6</text>
<line x1="458.61" y1="40.00" x2="458.61" y2="200.00" class="grid"/>
<text x="458.61" y="213.00" class="tick" text-anchor="middle">8</text>
<line x1="554.26" y1="40.00" x2="554.26" y2="200.00" class="grid"/>
<text x="554.26" y="213.00" class="tick" text-anchor="middle">10</text>
<line x1="649.91" y1="40.00" x2="649.91" y2="200.00" class="grid"/>
<text x="649.91" y="213.00" class="tick" text-anchor="middle">12</text>
<line x1="745.57" y1="40.00" x2="745.57" y2="200.00" class="grid"/>
<text x="745.57" y="213.00" class="tick" text-anchor="middle">14</text>
<line x1="841.22" y1="40.00" x2="841.22" y2="200.00" class="grid"/>
<text x="841.22" y="213.00" class="tick" text-anchor="middle">16</text>
<line x1="936.87" y1="40.00" x2="936.87" y2="200.00" class="grid"/>
<text x="936.87" y="213.00" class="tick" text-anchor="middle">18</text>
<line x1="1032.52" y1="40.00" x2="1032.52" y2="200.00" class="grid"/>
<text x="1032.52" y="213.00" class="tick" text-anchor="middle">20</text>
<line x1="1128.17" y1="40.00" x2="1128.17" y2="200.00" class="grid"/>
<text x="1128.17" y="213.00" class="tick" text-anchor="middle">22</text>
<line x1="76.00" y1="196.00" x2="1176.00" y2="196.00" class="axis"/>
<text x="626.00" y="230.00" class="label" text-anchor="middle">time (ms)</text>
<rect x="76.00" y="62.00" width="143.48" height="22.00" class="b c0"><title>a, a, 0 to 3 ms</title></rect>
<text x="147.74" y="76.80" class="in light" text-anchor="middle">a</text>
<rect x="410.78" y="62.00" width="143.48" height="22.00" class="b c0"><title>a, a, 7 to 10 ms</title></rect>
<text x="482.52" y="76.80" class="in light" text-anchor="middle">a</text>
<rect x="761.51" y="62.00" width="143.48" height="22.00" class="b c0"><title>a, a, 14.3333333 to 17.3333333 ms</title></rect>
<text x="833.25" y="76.80" class="in light" text-anchor="middle">a</text>
<rect x="219.48" y="114.00" width="191.30" height="22.00" class="b c1"><title>b, b, 3 to 7 ms</title></rect>
<text x="315.13" y="128.80" class="in" text-anchor="middle">b</text>
<rect x="570.20" y="114.00" width="191.30" height="22.00" class="b c1"><title>b, b, 10.3333333 to 14.3333333 ms</title></rect>
<text x="665.86" y="128.80" class="in" text-anchor="middle">b</text>
<rect x="936.87" y="114.00" width="191.30" height="22.00" class="b c1"><title>b, b, 18 to 22 ms</title></rect>
<text x="1032.52" y="128.80" class="in" text-anchor="middle">b</text>
<rect x="554.26" y="166.00" width="15.94" height="22.00" class="b c2"><title>t3, t3, 10 to 10.3333333 ms</title></rect>
<rect x="904.99" y="166.00" width="15.94" height="22.00" class="b c2"><title>t3, t3, 17.3333333 to 17.6666667 ms</title></rect>
<path d="M76.00 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of a, 0 ms</title></path>
<path d="M267.30 51.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of a, 4 ms</title></path>
<path d="M76.00 136.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of b, 0 ms</title></path>
<path d="M315.13 103.00v33.00m-3 -5l3 5l3 -5M311.13 99.00l8 8m0 -8l-8 8" class="late"><title>missed deadline of b, 5 ms</title></path>
<path d="M76.00 188.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of t3, 0 ms</title></path>
<path d="M602.09 155.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of t3, 11 ms</title></path>
<path d="M410.78 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of a, 7 ms</title></path>
<path d="M602.09 51.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of a, 11 ms</title></path>
<path d="M506.43 136.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of b, 9 ms</title></path>
<path d="M745.57 103.00v33.00m-3 -5l3 5l3 -5M741.57 99.00l8 8m0 -8l-8 8" class="late"><title>missed deadline of b, 14 ms</title></path>
<path d="M602.09 188.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of t3, 11 ms</title></path>
<path d="M1128.17 155.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of t3, 22 ms</title></path>
<path d="M745.57 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of a, 14 ms</title></path>
<path d="M936.87 51.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of a, 18 ms</title></path>
<path d="M936.87 136.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of b, 18 ms</title></path>
<path d="M1176.00 103.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of b, 23 ms</title></path>
<path d="M85.00 259.00v-12.00m-3 5l3 -5l3 5" class="arrow"><title>release</title></path>
<text x="99.00" y="256.00" class="tick" text-anchor="start">release</text>
<path d="M169.80 247.00v12.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline</title></path>
<text x="183.80" y="256.00" class="tick" text-anchor="start">deadline</text>
<path d="M261.00 247.00v12.00m-3 -5l3 5l3 -5M257.00 243.00l8 8m0 -8l-8 8" class="late"><title>missed deadline</title></path>
<text x="275.00" y="256.00" class="tick" text-anchor="start">missed deadline</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta edf late.yaml --simulate --horizon 20 --preemption-cost 1/2 --svg -; late.yaml SHA-256 1e8cd79353bcf859a848d2512fb6fee918d8f39fa79e74e23e65cab56c389504</metadata>
</svg>
[1]

-- case edf-simulate --
$ gpurta edf edf.yaml --simulate --horizon 120 --execution best-effort=30 --offset lane=3 --svg -
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="348" viewBox="0 0 1200 348" role="img">
<title>EDF with constant bandwidth servers: a schedule</title>
<desc>A timeline from 0 to 129 ms: 4 lanes from camera to budget of s, 11 boxes, 19 marks, 0 deadlines missed</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.b { stroke: white; stroke-width: 0.5; } .in { font-size: 11px; pointer-events: none; }
.light { fill: white; } .halo { stroke: white; stroke-width: 3px; paint-order: stroke; }
.lane { fill: #f3f3f3; } .stem { stroke: #bbb; stroke-width: 0.6; }
.part { fill: none; stroke: #222; stroke-dasharray: 3 2; }
.other { fill: #999; } .none { stroke: #999; fill: none; } .cost { fill: #bbb; }
.missed { fill: #d00000; stroke: #222; } .arrow { stroke: #222; fill: none; }
.late { stroke: #d55e00; stroke-width: 2.5; fill: none; } .dot { fill: #222; }
.empty { fill: #d55e00; } .link { stroke: #333; stroke-dasharray: 2 2; }
.bound { stroke: #d55e00; stroke-width: 2; stroke-dasharray: 4 3; }
.budget { fill: #56b4e9; fill-opacity: 0.35; stroke: #0072b2; }
</style>
<rect width="1200" height="348" style="fill: white"/>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">EDF with constant bandwidth servers: a schedule</text>
<line x1="90.40" y1="84.00" x2="1176.00" y2="84.00" class="axis"/>
<text x="84.40" y="65.80" class="tick" text-anchor="end">camera</text>
<line x1="90.40" y1="136.00" x2="1176.00" y2="136.00" class="axis"/>
<text x="84.40" y="117.80" class="tick" text-anchor="end">lane</text>
<line x1="90.40" y1="188.00" x2="1176.00" y2="188.00" class="axis"/>
<text x="84.40" y="169.80" class="tick" text-anchor="end">best-effort</text>
<line x1="90.40" y1="240.00" x2="1176.00" y2="240.00" class="axis"/>
<text x="84.40" y="221.80" class="tick" text-anchor="end">budget of s</text>
<line x1="90.40" y1="40.00" x2="90.40" y2="252.00" class="grid"/>
<text x="90.40" y="265.00" class="tick" text-anchor="middle">0</text>
<line x1="258.71" y1="40.00" x2="258.71" y2="252.00" class="grid"/>
<text x="258.71" y="265.00" class="tick" text-anchor="middle">20</text>
<line x1="427.02" y1="40.00" x2="427.02" y2="252.00" class="grid"/>
<text x="427.02" y="265.00" class="tick" text-anchor="middle">40</text>
<line x1="595.33" y1="40.00" x2="595.33" y2="252.00" class="grid"/>
<text x="595.33" y="265.00" class="tick" text-anchor="middle">60</text>
<line x1="763.64" y1="40.00" x2="763.64" y2="252.00" class="grid"/>
<text x="763.64" y="265.00" class="tick" text-anchor="middle">80</text>
<line x1="931.95" y1="40.00" x2="931.95" y2="252.00" class="grid"/>
<text x="931.95" y="265.00" class="tick" text-anchor="middle">100</text>
<line x1="1100.26" y1="40.00" x2="1100.26" y2="252.00" class="grid"/>
<text x="1100.26" y="265.00" class="tick" text-anchor="middle">120</text>
<line x1="90.40" y1="248.00" x2="1176.00" y2="248.00" class="axis"/>
<text x="633.20" y="282.00" class="label" text-anchor="middle">time (ms)</text>
<path class="budget" d="M90.40 240.00V200.00L90.40 200.00L90.82 200.00L157.30 200.00L228.84 240.00L228.84 200.00L228.84 200.00L465.31 200.00L536.84 240.00L536.84 200.00L608.37 240.00L608.37 200.00L646.24 221.18H1176.00V240.00z"/>
<rect x="90.82" y="62.00" width="66.48" height="22.00" class="b c0"><title>camera, camera, 0.05 to 7.95 ms</title></rect>
<text x="124.06" y="76.80" class="in light" text-anchor="middle">camera</text>
<rect x="368.53" y="62.00" width="0.84" height="22.00" class="cost"><title>cost of a preemption: camera, camera, 33.05 to 33.15 ms</title></rect>
<rect x="368.53" y="62.00" width="0.84" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="369.37" y="62.00" width="66.48" height="22.00" class="b c0"><title>camera, camera, 33.15 to 41.05 ms</title></rect>
<text x="402.62" y="76.80" class="in light" text-anchor="middle">camera</text>
<rect x="646.24" y="62.00" width="66.48" height="22.00" class="b c0"><title>camera, camera, 66.05 to 73.95 ms</title></rect>
<text x="679.49" y="76.80" class="in light" text-anchor="middle">camera</text>
<rect x="923.96" y="62.00" width="66.48" height="22.00" class="b c0"><title>camera, camera, 99.05 to 106.95 ms</title></rect>
<text x="957.20" y="76.80" class="in light" text-anchor="middle">camera</text>
<rect x="228.84" y="114.00" width="0.84" height="22.00" class="cost"><title>cost of a preemption: lane, lane, 16.45 to 16.55 ms</title></rect>
<rect x="228.84" y="114.00" width="0.84" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="229.68" y="114.00" width="138.86" height="22.00" class="b c1"><title>lane, lane, 16.55 to 33.05 ms</title></rect>
<text x="299.10" y="128.80" class="in" text-anchor="middle">lane</text>
<rect x="435.86" y="114.00" width="29.45" height="22.00" class="b c1"><title>lane, lane, 41.05 to 44.55 ms</title></rect>
<rect x="712.73" y="114.00" width="168.31" height="22.00" class="b c1"><title>lane, lane, 73.95 to 93.95 ms</title></rect>
<text x="796.88" y="128.80" class="in" text-anchor="middle">lane</text>
<rect x="157.30" y="166.00" width="71.53" height="22.00" class="b c2"><title>best-effort, best-effort, 7.95 to 16.45 ms</title></rect>
<rect x="465.31" y="166.00" width="180.93" height="22.00" class="b c2"><title>best-effort, best-effort, 44.55 to 66.05 ms</title></rect>
<text x="555.78" y="180.80" class="in" text-anchor="middle">best-effort</text>
<line x1="228.84" y1="177.00" x2="228.84" y2="125.00" class="link"/>
<line x1="368.53" y1="125.00" x2="368.53" y2="73.00" class="link"/>
<path d="M90.40 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of camera, 0 ms</title></path>
<path d="M258.71 51.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of camera, 20 ms</title></path>
<path d="M90.40 188.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of best-effort, 0 ms</title></path>
<path d="M1100.26 155.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of best-effort, 120 ms</title></path>
<path d="M115.65 136.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of lane, 3 ms</title></path>
<path d="M620.58 103.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of lane, 63 ms</title></path>
<path d="M368.11 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of camera, 33 ms</title></path>
<path d="M536.42 51.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of camera, 53 ms</title></path>
<path d="M645.82 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of camera, 66 ms</title></path>
<path d="M814.13 51.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of camera, 86 ms</title></path>
<path d="M671.07 136.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of lane, 69 ms</title></path>
<path d="M1176.00 103.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of lane, 129 ms</title></path>
<path d="M923.53 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of camera, 99 ms</title></path>
<path d="M1091.84 51.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of camera, 119 ms</title></path>
<path d="M228.84 236.00l-4 4l4 4l4 -4z" class="empty"><title>budget empty of camera, 16.45 ms</title></path>
<path d="M536.84 236.00l-4 4l4 4l4 -4z" class="empty"><title>budget empty of camera, 53.05 ms</title></path>
<path d="M608.37 236.00l-4 4l4 4l4 -4z" class="empty"><title>budget empty of camera, 61.55 ms</title></path>
<rect x="90.40" y="298.00" width="18.00" height="12.00" class="cost"/>
<rect x="90.40" y="298.00" width="18.00" height="12.00" style="fill: url(#p1); pointer-events: none"/>
<text x="113.40" y="308.00" class="tick" text-anchor="start">cost of a preemption</text>
<path d="M267.40 311.00v-12.00m-3 5l3 -5l3 5" class="arrow"><title>release</title></path>
<text x="281.40" y="308.00" class="tick" text-anchor="start">release</text>
<path d="M352.20 299.00v12.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline</title></path>
<text x="366.20" y="308.00" class="tick" text-anchor="start">deadline</text>
<path d="M443.40 300.00l-4 4l4 4l4 -4z" class="empty"><title>budget empty</title></path>
<text x="457.40" y="308.00" class="tick" text-anchor="start">budget empty</text>
<line x1="560.20" y1="297.00" x2="560.20" y2="311.00" class="link"/>
<text x="574.20" y="308.00" class="tick" text-anchor="start">preemption</text>
<text x="90.40" y="328.00" class="note" text-anchor="start">where a budget is empty, the server's deadline is postponed</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta edf edf.yaml --simulate --horizon 120 --execution best-effort=30 --offset lane=3 --svg -; edf.yaml SHA-256 1aeadfc74fa869b77323e4cd53af01e59af8149aca64cf18bebe2519a6a60cdd</metadata>
</svg>

-- case edf --
$ gpurta edf edf.yaml --svg -
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="960" height="528" viewBox="0 0 960 528" role="img">
<title>EDF: demand against time</title>
<desc>The demand, a staircase, is at every deadline at most what the GPU can do, a line</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.mark { stroke: #d55e00; stroke-dasharray: 4 3; } .dot { fill: #d55e00; } .marked { font-size: 12px; font-weight: bold; fill: #d55e00; stroke: white; stroke-width: 3; paint-order: stroke; } .line { stroke: #333; stroke-width: 1.4; } .dashed { stroke: #333; stroke-dasharray: 6 3; }
.free { fill: #ddd; } .tint { opacity: 0.3; } .dots { stroke-width: 6; stroke-linecap: round; }
</style>
<rect width="960" height="528" style="fill: white"/>
<text x="16.00" y="24.00" class="title" text-anchor="start">EDF: demand against time</text>
<line x1="66.00" y1="474.00" x2="938.00" y2="474.00" class="grid"/>
<text x="60.00" y="478.00" class="tick" text-anchor="end">0</text>
<line x1="66.00" y1="395.59" x2="938.00" y2="395.59" class="grid"/>
<text x="60.00" y="399.59" class="tick" text-anchor="end">20</text>
<line x1="66.00" y1="317.18" x2="938.00" y2="317.18" class="grid"/>
<text x="60.00" y="321.18" class="tick" text-anchor="end">40</text>
<line x1="66.00" y1="238.76" x2="938.00" y2="238.76" class="grid"/>
<text x="60.00" y="242.76" class="tick" text-anchor="end">60</text>
<line x1="66.00" y1="160.35" x2="938.00" y2="160.35" class="grid"/>
<text x="60.00" y="164.35" class="tick" text-anchor="end">80</text>
<line x1="66.00" y1="81.94" x2="938.00" y2="81.94" class="grid"/>
<text x="60.00" y="85.94" class="tick" text-anchor="end">100</text>
<line x1="66.00" y1="74.00" x2="66.00" y2="478.00" class="grid"/>
<text x="66.00" y="491.00" class="tick" text-anchor="middle">0</text>
<line x1="204.41" y1="74.00" x2="204.41" y2="478.00" class="grid"/>
<text x="204.41" y="491.00" class="tick" text-anchor="middle">20</text>
<line x1="342.83" y1="74.00" x2="342.83" y2="478.00" class="grid"/>
<text x="342.83" y="491.00" class="tick" text-anchor="middle">40</text>
<line x1="481.24" y1="74.00" x2="481.24" y2="478.00" class="grid"/>
<text x="481.24" y="491.00" class="tick" text-anchor="middle">60</text>
<line x1="619.65" y1="74.00" x2="619.65" y2="478.00" class="grid"/>
<text x="619.65" y="491.00" class="tick" text-anchor="middle">80</text>
<line x1="758.06" y1="74.00" x2="758.06" y2="478.00" class="grid"/>
<text x="758.06" y="491.00" class="tick" text-anchor="middle">100</text>
<line x1="896.48" y1="74.00" x2="896.48" y2="478.00" class="grid"/>
<text x="896.48" y="491.00" class="tick" text-anchor="middle">120</text>
<line x1="66.00" y1="474.00" x2="938.00" y2="474.00" class="axis"/>
<text x="502.00" y="508.00" class="label" text-anchor="middle">time (ms)</text>
<line x1="66.00" y1="74.00" x2="66.00" y2="474.00" class="axis"/>
<text x="16.00" y="274.00" class="label" text-anchor="middle" transform="rotate(-90 16.00 274.00)">work (ms)</text>
<text x="66.00" y="50.00" class="label" text-anchor="start">staircase: demand h(t) + B(t), compared with the line at deadlines, where it steps, alone</text>
<line x1="66.00" y1="474.00" x2="938.00" y2="96.64" class="line"/>
<text x="934.00" y="91.64" class="tick halo" text-anchor="end">what servers leave: (1 - Us) t</text>
<path class="s0" d="M66.00 465.37H204.07V434.01H432.45V402.64H480.89V332.07H660.83V300.71H889.21V269.34H937.65V190.54H938.00"/>
<metadata>gpurta 0.2.0 (build BUILD): gpurta edf edf.yaml --svg -; edf.yaml SHA-256 1aeadfc74fa869b77323e4cd53af01e59af8149aca64cf18bebe2519a6a60cdd</metadata>
</svg>

-- case occupancy-cc --
$ gpurta occupancy --compute-capability 8.6 --sms 3 --threads 1024 --registers 70 --svg -
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="960" height="366" viewBox="0 0 960 366" role="img">
<title>Occupancy on cc-8.6, compute capability 8.6, 3 SMs</title>
<desc>Blocks per SM over threads, registers and shared memory: three falling staircases, one for each count that varies; a dot marks the launch</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.mark { stroke: #d55e00; stroke-dasharray: 4 3; } .dot { fill: #d55e00; } .marked { font-size: 12px; font-weight: bold; fill: #d55e00; stroke: white; stroke-width: 3; paint-order: stroke; } .line { stroke: #333; stroke-width: 1.4; } .dashed { stroke: #333; stroke-dasharray: 6 3; }
.free { fill: #ddd; } .tint { opacity: 0.3; } .dots { stroke-width: 6; stroke-linecap: round; }
</style>
<rect width="960" height="366" style="fill: white"/>
<text x="16.00" y="24.00" class="title" text-anchor="start">Occupancy on cc-8.6, compute capability 8.6, 3 SMs</text>
<text x="16.00" y="44.00" class="note" text-anchor="start">The launch (dot): 1024 threads per block, 70 registers per thread, 0 bytes of shared memory per block. In each curve one count varies.</text>
<line x1="66.00" y1="312.00" x2="298.00" y2="312.00" class="grid"/>
<text x="60.00" y="316.00" class="tick" text-anchor="end">0</text>
<line x1="66.00" y1="250.89" x2="298.00" y2="250.89" class="grid"/>
<text x="60.00" y="254.89" class="tick" text-anchor="end">5</text>
<line x1="66.00" y1="189.78" x2="298.00" y2="189.78" class="grid"/>
<text x="60.00" y="193.78" class="tick" text-anchor="end">10</text>
<line x1="66.00" y1="128.67" x2="298.00" y2="128.67" class="grid"/>
<text x="60.00" y="132.67" class="tick" text-anchor="end">15</text>
<line x1="66.00" y1="92.00" x2="66.00" y2="316.00" class="grid"/>
<text x="66.00" y="329.00" class="tick" text-anchor="middle">0</text>
<line x1="124.00" y1="92.00" x2="124.00" y2="316.00" class="grid"/>
<text x="124.00" y="329.00" class="tick" text-anchor="middle">256</text>
<line x1="182.00" y1="92.00" x2="182.00" y2="316.00" class="grid"/>
<text x="182.00" y="329.00" class="tick" text-anchor="middle">512</text>
<line x1="240.00" y1="92.00" x2="240.00" y2="316.00" class="grid"/>
<text x="240.00" y="329.00" class="tick" text-anchor="middle">768</text>
<line x1="298.00" y1="92.00" x2="298.00" y2="316.00" class="grid"/>
<text x="298.00" y="329.00" class="tick" text-anchor="middle">1024</text>
<line x1="66.00" y1="312.00" x2="298.00" y2="312.00" class="axis"/>
<text x="182.00" y="346.00" class="label" text-anchor="middle">threads per block</text>
<line x1="66.00" y1="92.00" x2="66.00" y2="312.00" class="axis"/>
<text x="16.00" y="202.00" class="label" text-anchor="middle" transform="rotate(-90 16.00 202.00)">blocks per SM</text>
<path class="s0" d="M66.23 116.44H73.48V140.89H80.73V202.00H87.98V226.44H95.23V250.89H102.48V263.11H116.98V275.33H131.48V287.56H167.73V299.78H269.23V312.00H298.00"/>
<line x1="298.00" y1="312.00" x2="298.00" y2="312.00" class="mark"/>
<circle class="dot" cx="298.00" cy="312.00" r="5"/>
<text x="289.00" y="304.00" class="marked" text-anchor="end">1024: 0</text>
<line x1="386.00" y1="312.00" x2="618.00" y2="312.00" class="grid"/>
<text x="380.00" y="316.00" class="tick" text-anchor="end">0</text>
<line x1="386.00" y1="250.89" x2="618.00" y2="250.89" class="grid"/>
<text x="380.00" y="254.89" class="tick" text-anchor="end">5</text>
<line x1="386.00" y1="189.78" x2="618.00" y2="189.78" class="grid"/>
<text x="380.00" y="193.78" class="tick" text-anchor="end">10</text>
<line x1="386.00" y1="128.67" x2="618.00" y2="128.67" class="grid"/>
<text x="380.00" y="132.67" class="tick" text-anchor="end">15</text>
<line x1="386.00" y1="92.00" x2="386.00" y2="316.00" class="grid"/>
<text x="386.00" y="329.00" class="tick" text-anchor="middle">0</text>
<line x1="444.23" y1="92.00" x2="444.23" y2="316.00" class="grid"/>
<text x="444.23" y="329.00" class="tick" text-anchor="middle">64</text>
<line x1="502.45" y1="92.00" x2="502.45" y2="316.00" class="grid"/>
<text x="502.45" y="329.00" class="tick" text-anchor="middle">128</text>
<line x1="560.68" y1="92.00" x2="560.68" y2="316.00" class="grid"/>
<text x="560.68" y="329.00" class="tick" text-anchor="middle">192</text>
<line x1="386.00" y1="312.00" x2="618.00" y2="312.00" class="axis"/>
<text x="502.00" y="346.00" class="label" text-anchor="middle">registers per thread</text>
<line x1="386.00" y1="92.00" x2="386.00" y2="312.00" class="axis"/>
<text x="336.00" y="202.00" class="label" text-anchor="middle" transform="rotate(-90 336.00 202.00)">blocks per SM</text>
<path class="s0" d="M386.00 299.78H445.14V312.00H618.00"/>
<line x1="449.69" y1="312.00" x2="449.69" y2="312.00" class="mark"/>
<circle class="dot" cx="449.69" cy="312.00" r="5"/>
<text x="458.69" y="304.00" class="marked" text-anchor="start">70: 0</text>
<line x1="706.00" y1="312.00" x2="938.00" y2="312.00" class="grid"/>
<text x="700.00" y="316.00" class="tick" text-anchor="end">0</text>
<line x1="706.00" y1="250.89" x2="938.00" y2="250.89" class="grid"/>
<text x="700.00" y="254.89" class="tick" text-anchor="end">5</text>
<line x1="706.00" y1="189.78" x2="938.00" y2="189.78" class="grid"/>
<text x="700.00" y="193.78" class="tick" text-anchor="end">10</text>
<line x1="706.00" y1="128.67" x2="938.00" y2="128.67" class="grid"/>
<text x="700.00" y="132.67" class="tick" text-anchor="end">15</text>
<line x1="706.00" y1="92.00" x2="706.00" y2="316.00" class="grid"/>
<text x="706.00" y="329.00" class="tick" text-anchor="middle">0</text>
<line x1="780.99" y1="92.00" x2="780.99" y2="316.00" class="grid"/>
<text x="780.99" y="329.00" class="tick" text-anchor="middle">32 KiB</text>
<line x1="855.98" y1="92.00" x2="855.98" y2="316.00" class="grid"/>
<text x="855.98" y="329.00" class="tick" text-anchor="middle">64 KiB</text>
<line x1="930.97" y1="92.00" x2="930.97" y2="316.00" class="grid"/>
<text x="930.97" y="329.00" class="tick" text-anchor="middle">96 KiB</text>
<line x1="706.00" y1="312.00" x2="938.00" y2="312.00" class="axis"/>
<text x="822.00" y="346.00" class="label" text-anchor="middle">shared memory per block</text>
<line x1="706.00" y1="92.00" x2="706.00" y2="312.00" class="axis"/>
<text x="656.00" y="202.00" class="label" text-anchor="middle" transform="rotate(-90 656.00 202.00)">blocks per SM</text>
<path class="s0" d="M706.00 312.00H938.00"/>
<line x1="706.00" y1="312.00" x2="706.00" y2="312.00" class="mark"/>
<circle class="dot" cx="706.00" cy="312.00" r="5"/>
<text x="715.00" y="304.00" class="marked" text-anchor="start">0: 0</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta occupancy --compute-capability 8.6 --sms 3 --threads 1024 --registers 70 --svg -</metadata>
</svg>

-- case occupancy --
$ gpurta occupancy --platform tx2 --threads 96 --registers 40 --shared-memory 8192 --svg -
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="960" height="366" viewBox="0 0 960 366" role="img">
<title>Occupancy on jetson-tx2, compute capability 6.2, 2 SMs</title>
<desc>Blocks per SM over threads, registers and shared memory: three falling staircases, one for each count that varies; a dot marks the launch</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.mark { stroke: #d55e00; stroke-dasharray: 4 3; } .dot { fill: #d55e00; } .marked { font-size: 12px; font-weight: bold; fill: #d55e00; stroke: white; stroke-width: 3; paint-order: stroke; } .line { stroke: #333; stroke-width: 1.4; } .dashed { stroke: #333; stroke-dasharray: 6 3; }
.free { fill: #ddd; } .tint { opacity: 0.3; } .dots { stroke-width: 6; stroke-linecap: round; }
</style>
<rect width="960" height="366" style="fill: white"/>
<text x="16.00" y="24.00" class="title" text-anchor="start">Occupancy on jetson-tx2, compute capability 6.2, 2 SMs</text>
<text x="16.00" y="44.00" class="note" text-anchor="start">The launch (dot): 96 threads per block, 40 registers per thread, 8192 bytes of shared memory per block. In each curve one count varies.</text>
<line x1="66.00" y1="312.00" x2="298.00" y2="312.00" class="grid"/>
<text x="60.00" y="316.00" class="tick" text-anchor="end">0</text>
<line x1="66.00" y1="250.89" x2="298.00" y2="250.89" class="grid"/>
<text x="60.00" y="254.89" class="tick" text-anchor="end">5</text>
<line x1="66.00" y1="189.78" x2="298.00" y2="189.78" class="grid"/>
<text x="60.00" y="193.78" class="tick" text-anchor="end">10</text>
<line x1="66.00" y1="128.67" x2="298.00" y2="128.67" class="grid"/>
<text x="60.00" y="132.67" class="tick" text-anchor="end">15</text>
<line x1="66.00" y1="92.00" x2="66.00" y2="316.00" class="grid"/>
<text x="66.00" y="329.00" class="tick" text-anchor="middle">0</text>
<line x1="124.00" y1="92.00" x2="124.00" y2="316.00" class="grid"/>
<text x="124.00" y="329.00" class="tick" text-anchor="middle">256</text>
<line x1="182.00" y1="92.00" x2="182.00" y2="316.00" class="grid"/>
<text x="182.00" y="329.00" class="tick" text-anchor="middle">512</text>
<line x1="240.00" y1="92.00" x2="240.00" y2="316.00" class="grid"/>
<text x="240.00" y="329.00" class="tick" text-anchor="middle">768</text>
<line x1="298.00" y1="92.00" x2="298.00" y2="316.00" class="grid"/>
<text x="298.00" y="329.00" class="tick" text-anchor="middle">1024</text>
<line x1="66.00" y1="312.00" x2="298.00" y2="312.00" class="axis"/>
<text x="182.00" y="346.00" class="label" text-anchor="middle">threads per block</text>
<line x1="66.00" y1="92.00" x2="66.00" y2="312.00" class="axis"/>
<text x="16.00" y="202.00" class="label" text-anchor="middle" transform="rotate(-90 16.00 202.00)">blocks per SM</text>
<path class="s0" d="M66.23 214.22H109.73V238.67H124.23V250.89H131.48V263.11H153.23V275.33H182.23V287.56H240.23V312.00H298.00"/>
<line x1="87.75" y1="214.22" x2="87.75" y2="312.00" class="mark"/>
<circle class="dot" cx="87.75" cy="214.22" r="5"/>
<text x="96.75" y="206.22" class="marked" text-anchor="start">96: 8</text>
<line x1="386.00" y1="312.00" x2="618.00" y2="312.00" class="grid"/>
<text x="380.00" y="316.00" class="tick" text-anchor="end">0</text>
<line x1="386.00" y1="250.89" x2="618.00" y2="250.89" class="grid"/>
<text x="380.00" y="254.89" class="tick" text-anchor="end">5</text>
<line x1="386.00" y1="189.78" x2="618.00" y2="189.78" class="grid"/>
<text x="380.00" y="193.78" class="tick" text-anchor="end">10</text>
<line x1="386.00" y1="128.67" x2="618.00" y2="128.67" class="grid"/>
<text x="380.00" y="132.67" class="tick" text-anchor="end">15</text>
<line x1="386.00" y1="92.00" x2="386.00" y2="316.00" class="grid"/>
<text x="386.00" y="329.00" class="tick" text-anchor="middle">0</text>
<line x1="444.23" y1="92.00" x2="444.23" y2="316.00" class="grid"/>
<text x="444.23" y="329.00" class="tick" text-anchor="middle">64</text>
<line x1="502.45" y1="92.00" x2="502.45" y2="316.00" class="grid"/>
<text x="502.45" y="329.00" class="tick" text-anchor="middle">128</text>
<line x1="560.68" y1="92.00" x2="560.68" y2="316.00" class="grid"/>
<text x="560.68" y="329.00" class="tick" text-anchor="middle">192</text>
<line x1="386.00" y1="312.00" x2="618.00" y2="312.00" class="axis"/>
<text x="502.00" y="346.00" class="label" text-anchor="middle">registers per thread</text>
<line x1="386.00" y1="92.00" x2="386.00" y2="312.00" class="axis"/>
<text x="336.00" y="202.00" class="label" text-anchor="middle" transform="rotate(-90 336.00 202.00)">blocks per SM</text>
<path class="s0" d="M386.00 214.22H459.69V238.67H474.25V250.89H503.36V263.11H539.76V287.56H618.00"/>
<line x1="422.39" y1="214.22" x2="422.39" y2="312.00" class="mark"/>
<circle class="dot" cx="422.39" cy="214.22" r="5"/>
<text x="431.39" y="206.22" class="marked" text-anchor="start">40: 8</text>
<line x1="706.00" y1="312.00" x2="938.00" y2="312.00" class="grid"/>
<text x="700.00" y="316.00" class="tick" text-anchor="end">0</text>
<line x1="706.00" y1="250.89" x2="938.00" y2="250.89" class="grid"/>
<text x="700.00" y="254.89" class="tick" text-anchor="end">5</text>
<line x1="706.00" y1="189.78" x2="938.00" y2="189.78" class="grid"/>
<text x="700.00" y="193.78" class="tick" text-anchor="end">10</text>
<line x1="706.00" y1="128.67" x2="938.00" y2="128.67" class="grid"/>
<text x="700.00" y="132.67" class="tick" text-anchor="end">15</text>
<line x1="706.00" y1="92.00" x2="706.00" y2="316.00" class="grid"/>
<text x="706.00" y="329.00" class="tick" text-anchor="middle">0</text>
<line x1="783.33" y1="92.00" x2="783.33" y2="316.00" class="grid"/>
<text x="783.33" y="329.00" class="tick" text-anchor="middle">16 KiB</text>
<line x1="860.67" y1="92.00" x2="860.67" y2="316.00" class="grid"/>
<text x="860.67" y="329.00" class="tick" text-anchor="middle">32 KiB</text>
<line x1="938.00" y1="92.00" x2="938.00" y2="316.00" class="grid"/>
<text x="938.00" y="329.00" class="tick" text-anchor="middle">48 KiB</text>
<line x1="706.00" y1="312.00" x2="938.00" y2="312.00" class="axis"/>
<text x="822.00" y="346.00" class="label" text-anchor="middle">shared memory per block</text>
<line x1="706.00" y1="92.00" x2="706.00" y2="312.00" class="axis"/>
<text x="656.00" y="202.00" class="label" text-anchor="middle" transform="rotate(-90 656.00 202.00)">blocks per SM</text>
<path class="s0" d="M706.00 116.44H725.34V128.67H726.55V140.89H727.75V153.11H728.96V165.33H731.38V177.56H733.80V189.78H736.21V202.00H739.84V214.22H744.67V226.44H749.50V238.67H756.75V250.89H767.63V263.11H783.34V275.33H808.71V287.56H860.67V299.78H938.00"/>
<line x1="744.67" y1="214.22" x2="744.67" y2="312.00" class="mark"/>
<circle class="dot" cx="744.67" cy="214.22" r="5"/>
<text x="753.67" y="206.22" class="marked" text-anchor="start">8192: 8</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta occupancy --platform tx2 --threads 96 --registers 40 --shared-memory 8192 --svg -</metadata>
</svg>

-- case partition-mig --
$ gpurta partition partition.yaml --platform h100-sxm --mechanism mig --minimize largest --svg - --search 0
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="960" height="762" viewBox="0 0 960 762" role="img">
<title>partition.yaml</title>
<desc>SMs of the GPU by partition, and bounds of chains against SMs</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.mark { stroke: #d55e00; stroke-dasharray: 4 3; } .dot { fill: #d55e00; } .marked { font-size: 12px; font-weight: bold; fill: #d55e00; stroke: white; stroke-width: 3; paint-order: stroke; } .line { stroke: #333; stroke-width: 1.4; } .dashed { stroke: #333; stroke-dasharray: 6 3; }
.free { fill: #ddd; } .tint { opacity: 0.3; } .dots { stroke-width: 6; stroke-linecap: round; }
</style>
<rect width="960" height="762" style="fill: white"/>
<text x="16.00" y="24.00" class="title" text-anchor="start">partition.yaml</text>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<rect x="66.00" y="152.00" width="12.00" height="12.00" class="b c0"/>
<text x="84.00" y="162.00" class="label" text-anchor="start">cameras: 16 SMs, 0 to 15, load 18 %</text>
<rect x="66.00" y="44.00" width="22.00" height="22.00" class="c0 tint"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="66.00" y="62.00" width="22.00" height="4.00" class="b c0"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="90.00" y="44.00" width="22.00" height="22.00" class="c0 tint"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="90.00" y="62.00" width="22.00" height="4.00" class="b c0"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="114.00" y="44.00" width="22.00" height="22.00" class="c0 tint"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="114.00" y="62.00" width="22.00" height="4.00" class="b c0"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="138.00" y="44.00" width="22.00" height="22.00" class="c0 tint"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="138.00" y="62.00" width="22.00" height="4.00" class="b c0"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="162.00" y="44.00" width="22.00" height="22.00" class="c0 tint"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="162.00" y="62.00" width="22.00" height="4.00" class="b c0"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="186.00" y="44.00" width="22.00" height="22.00" class="c0 tint"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="186.00" y="62.00" width="22.00" height="4.00" class="b c0"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="210.00" y="44.00" width="22.00" height="22.00" class="c0 tint"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="210.00" y="62.00" width="22.00" height="4.00" class="b c0"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="234.00" y="44.00" width="22.00" height="22.00" class="c0 tint"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="234.00" y="62.00" width="22.00" height="4.00" class="b c0"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="258.00" y="44.00" width="22.00" height="22.00" class="c0 tint"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="258.00" y="62.00" width="22.00" height="4.00" class="b c0"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="282.00" y="44.00" width="22.00" height="22.00" class="c0 tint"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="282.00" y="62.00" width="22.00" height="4.00" class="b c0"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="306.00" y="44.00" width="22.00" height="22.00" class="c0 tint"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="306.00" y="62.00" width="22.00" height="4.00" class="b c0"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="330.00" y="44.00" width="22.00" height="22.00" class="c0 tint"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="330.00" y="62.00" width="22.00" height="4.00" class="b c0"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="354.00" y="44.00" width="22.00" height="22.00" class="c0 tint"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="354.00" y="62.00" width="22.00" height="4.00" class="b c0"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="378.00" y="44.00" width="22.00" height="22.00" class="c0 tint"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="378.00" y="62.00" width="22.00" height="4.00" class="b c0"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="402.00" y="44.00" width="22.00" height="22.00" class="c0 tint"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="402.00" y="62.00" width="22.00" height="4.00" class="b c0"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="426.00" y="44.00" width="22.00" height="22.00" class="c0 tint"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="426.00" y="62.00" width="22.00" height="4.00" class="b c0"><title>cameras: 16 SMs, 0 to 15, load 18 %</title></rect>
<rect x="66.00" y="170.00" width="12.00" height="12.00" class="b c1"/>
<text x="84.00" y="180.00" class="label" text-anchor="start">lanes: 16 SMs, 16 to 31, load 2 %</text>
<rect x="450.00" y="44.00" width="22.00" height="22.00" class="c1 tint"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="450.00" y="65.55" width="22.00" height="0.45" class="c1"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="474.00" y="44.00" width="22.00" height="22.00" class="c1 tint"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="474.00" y="65.55" width="22.00" height="0.45" class="c1"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="498.00" y="44.00" width="22.00" height="22.00" class="c1 tint"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="498.00" y="65.55" width="22.00" height="0.45" class="c1"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="522.00" y="44.00" width="22.00" height="22.00" class="c1 tint"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="522.00" y="65.55" width="22.00" height="0.45" class="c1"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="546.00" y="44.00" width="22.00" height="22.00" class="c1 tint"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="546.00" y="65.55" width="22.00" height="0.45" class="c1"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="570.00" y="44.00" width="22.00" height="22.00" class="c1 tint"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="570.00" y="65.55" width="22.00" height="0.45" class="c1"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="594.00" y="44.00" width="22.00" height="22.00" class="c1 tint"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="594.00" y="65.55" width="22.00" height="0.45" class="c1"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="618.00" y="44.00" width="22.00" height="22.00" class="c1 tint"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="618.00" y="65.55" width="22.00" height="0.45" class="c1"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="642.00" y="44.00" width="22.00" height="22.00" class="c1 tint"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="642.00" y="65.55" width="22.00" height="0.45" class="c1"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="666.00" y="44.00" width="22.00" height="22.00" class="c1 tint"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="666.00" y="65.55" width="22.00" height="0.45" class="c1"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="690.00" y="44.00" width="22.00" height="22.00" class="c1 tint"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="690.00" y="65.55" width="22.00" height="0.45" class="c1"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="714.00" y="44.00" width="22.00" height="22.00" class="c1 tint"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="714.00" y="65.55" width="22.00" height="0.45" class="c1"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="738.00" y="44.00" width="22.00" height="22.00" class="c1 tint"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="738.00" y="65.55" width="22.00" height="0.45" class="c1"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="762.00" y="44.00" width="22.00" height="22.00" class="c1 tint"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="762.00" y="65.55" width="22.00" height="0.45" class="c1"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="786.00" y="44.00" width="22.00" height="22.00" class="c1 tint"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="786.00" y="65.55" width="22.00" height="0.45" class="c1"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="810.00" y="44.00" width="22.00" height="22.00" class="c1 tint"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="810.00" y="65.55" width="22.00" height="0.45" class="c1"><title>lanes: 16 SMs, 16 to 31, load 2 %</title></rect>
<rect x="66.00" y="188.00" width="12.00" height="12.00" class="b c2"/>
<text x="84.00" y="198.00" class="label" text-anchor="start">idle: 16 SMs, 32 to 47, load 9 %</text>
<rect x="834.00" y="44.00" width="22.00" height="22.00" class="c2 tint"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="834.00" y="64.02" width="22.00" height="1.98" class="c2"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="858.00" y="44.00" width="22.00" height="22.00" class="c2 tint"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="858.00" y="64.02" width="22.00" height="1.98" class="c2"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="882.00" y="44.00" width="22.00" height="22.00" class="c2 tint"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="882.00" y="64.02" width="22.00" height="1.98" class="c2"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="906.00" y="44.00" width="22.00" height="22.00" class="c2 tint"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="906.00" y="64.02" width="22.00" height="1.98" class="c2"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="66.00" y="68.00" width="22.00" height="22.00" class="c2 tint"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="66.00" y="88.02" width="22.00" height="1.98" class="c2"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="90.00" y="68.00" width="22.00" height="22.00" class="c2 tint"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="90.00" y="88.02" width="22.00" height="1.98" class="c2"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="114.00" y="68.00" width="22.00" height="22.00" class="c2 tint"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="114.00" y="88.02" width="22.00" height="1.98" class="c2"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="138.00" y="68.00" width="22.00" height="22.00" class="c2 tint"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="138.00" y="88.02" width="22.00" height="1.98" class="c2"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="162.00" y="68.00" width="22.00" height="22.00" class="c2 tint"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="162.00" y="88.02" width="22.00" height="1.98" class="c2"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="186.00" y="68.00" width="22.00" height="22.00" class="c2 tint"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="186.00" y="88.02" width="22.00" height="1.98" class="c2"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="210.00" y="68.00" width="22.00" height="22.00" class="c2 tint"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="210.00" y="88.02" width="22.00" height="1.98" class="c2"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="234.00" y="68.00" width="22.00" height="22.00" class="c2 tint"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="234.00" y="88.02" width="22.00" height="1.98" class="c2"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="258.00" y="68.00" width="22.00" height="22.00" class="c2 tint"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="258.00" y="88.02" width="22.00" height="1.98" class="c2"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="282.00" y="68.00" width="22.00" height="22.00" class="c2 tint"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="282.00" y="88.02" width="22.00" height="1.98" class="c2"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="306.00" y="68.00" width="22.00" height="22.00" class="c2 tint"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="306.00" y="88.02" width="22.00" height="1.98" class="c2"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="330.00" y="68.00" width="22.00" height="22.00" class="c2 tint"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="330.00" y="88.02" width="22.00" height="1.98" class="c2"><title>idle: 16 SMs, 32 to 47, load 9 %</title></rect>
<rect x="354.00" y="68.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="378.00" y="68.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="402.00" y="68.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="426.00" y="68.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="450.00" y="68.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="474.00" y="68.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="498.00" y="68.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="522.00" y="68.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="546.00" y="68.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="570.00" y="68.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="594.00" y="68.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="618.00" y="68.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="642.00" y="68.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="666.00" y="68.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="690.00" y="68.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="714.00" y="68.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="738.00" y="68.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="762.00" y="68.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="786.00" y="68.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="810.00" y="68.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="834.00" y="68.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="858.00" y="68.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="882.00" y="68.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="906.00" y="68.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="66.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="90.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="114.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="138.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="162.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="186.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="210.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="234.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="258.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="282.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="306.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="330.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="354.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="378.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="402.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="426.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="450.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="474.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="498.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="522.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="546.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="570.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="594.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="618.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="642.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="666.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="690.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="714.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="738.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="762.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="786.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="810.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="834.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="858.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="882.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="906.00" y="92.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="66.00" y="116.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="90.00" y="116.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="114.00" y="116.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="138.00" y="116.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="162.00" y="116.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="186.00" y="116.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="210.00" y="116.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="234.00" y="116.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="258.00" y="116.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="282.00" y="116.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="306.00" y="116.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="330.00" y="116.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="354.00" y="116.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="378.00" y="116.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="402.00" y="116.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="426.00" y="116.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="450.00" y="116.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="474.00" y="116.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="498.00" y="116.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="522.00" y="116.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="546.00" y="116.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="570.00" y="116.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="594.00" y="116.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="618.00" y="116.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<text x="66.00" y="216.00" class="note" text-anchor="start">each box is an SM, dark as far as its kernels' blocks take its time; grey: left for best-effort work</text>
<text x="66.00" y="234.00" class="note" text-anchor="start">as if kernels used no registers (key registers)</text>
<line x1="66.00" y1="452.00" x2="458.00" y2="452.00" class="grid"/>
<text x="60.00" y="456.00" class="tick" text-anchor="end">0</text>
<line x1="66.00" y1="424.80" x2="458.00" y2="424.80" class="grid"/>
<text x="60.00" y="428.80" class="tick" text-anchor="end">10</text>
<line x1="66.00" y1="397.60" x2="458.00" y2="397.60" class="grid"/>
<text x="60.00" y="401.60" class="tick" text-anchor="end">20</text>
<line x1="66.00" y1="370.40" x2="458.00" y2="370.40" class="grid"/>
<text x="60.00" y="374.40" class="tick" text-anchor="end">30</text>
<line x1="66.00" y1="343.20" x2="458.00" y2="343.20" class="grid"/>
<text x="60.00" y="347.20" class="tick" text-anchor="end">40</text>
<line x1="66.00" y1="316.00" x2="458.00" y2="316.00" class="grid"/>
<text x="60.00" y="320.00" class="tick" text-anchor="end">50</text>
<line x1="66.00" y1="288.80" x2="458.00" y2="288.80" class="grid"/>
<text x="60.00" y="292.80" class="tick" text-anchor="end">60</text>
<line x1="66.00" y1="282.00" x2="66.00" y2="456.00" class="grid"/>
<text x="66.00" y="469.00" class="tick" text-anchor="middle">0</text>
<line x1="125.39" y1="282.00" x2="125.39" y2="456.00" class="grid"/>
<text x="125.39" y="469.00" class="tick" text-anchor="middle">20</text>
<line x1="184.79" y1="282.00" x2="184.79" y2="456.00" class="grid"/>
<text x="184.79" y="469.00" class="tick" text-anchor="middle">40</text>
<line x1="244.18" y1="282.00" x2="244.18" y2="456.00" class="grid"/>
<text x="244.18" y="469.00" class="tick" text-anchor="middle">60</text>
<line x1="303.58" y1="282.00" x2="303.58" y2="456.00" class="grid"/>
<text x="303.58" y="469.00" class="tick" text-anchor="middle">80</text>
<line x1="362.97" y1="282.00" x2="362.97" y2="456.00" class="grid"/>
<text x="362.97" y="469.00" class="tick" text-anchor="middle">100</text>
<line x1="422.36" y1="282.00" x2="422.36" y2="456.00" class="grid"/>
<text x="422.36" y="469.00" class="tick" text-anchor="middle">120</text>
<line x1="66.00" y1="452.00" x2="458.00" y2="452.00" class="axis"/>
<text x="262.00" y="486.00" class="label" text-anchor="middle">SMs of the partition</text>
<line x1="66.00" y1="282.00" x2="66.00" y2="452.00" class="axis"/>
<text x="16.00" y="367.00" class="label" text-anchor="middle" transform="rotate(-90 16.00 367.00)">bound (ms)</text>
<text x="66.00" y="258.00" class="label" text-anchor="start">detector on partition cameras</text>
<line x1="66.00" y1="384.00" x2="458.00" y2="384.00" class="dashed"/>
<text x="454.00" y="379.00" class="tick halo" text-anchor="end">deadline</text>
<path class="s0" d="M113.52 430.78H143.21V435.68H161.03V440.58H244.18V445.47H256.06V445.47H458.00V445.47H458.00"/>
<line x1="113.52" y1="430.78" x2="113.52" y2="452.00" class="mark"/>
<circle class="dot" cx="113.52" cy="430.78" r="5"/>
<text x="122.52" y="422.78" class="marked" text-anchor="start">16 SMs</text>
<line x1="546.00" y1="452.00" x2="938.00" y2="452.00" class="grid"/>
<text x="540.00" y="456.00" class="tick" text-anchor="end">0</text>
<line x1="546.00" y1="429.33" x2="938.00" y2="429.33" class="grid"/>
<text x="540.00" y="433.33" class="tick" text-anchor="end">10</text>
<line x1="546.00" y1="406.67" x2="938.00" y2="406.67" class="grid"/>
<text x="540.00" y="410.67" class="tick" text-anchor="end">20</text>
<line x1="546.00" y1="384.00" x2="938.00" y2="384.00" class="grid"/>
<text x="540.00" y="388.00" class="tick" text-anchor="end">30</text>
<line x1="546.00" y1="361.33" x2="938.00" y2="361.33" class="grid"/>
<text x="540.00" y="365.33" class="tick" text-anchor="end">40</text>
<line x1="546.00" y1="338.67" x2="938.00" y2="338.67" class="grid"/>
<text x="540.00" y="342.67" class="tick" text-anchor="end">50</text>
<line x1="546.00" y1="316.00" x2="938.00" y2="316.00" class="grid"/>
<text x="540.00" y="320.00" class="tick" text-anchor="end">60</text>
<line x1="546.00" y1="293.33" x2="938.00" y2="293.33" class="grid"/>
<text x="540.00" y="297.33" class="tick" text-anchor="end">70</text>
<line x1="546.00" y1="282.00" x2="546.00" y2="456.00" class="grid"/>
<text x="546.00" y="469.00" class="tick" text-anchor="middle">0</text>
<line x1="605.39" y1="282.00" x2="605.39" y2="456.00" class="grid"/>
<text x="605.39" y="469.00" class="tick" text-anchor="middle">20</text>
<line x1="664.79" y1="282.00" x2="664.79" y2="456.00" class="grid"/>
<text x="664.79" y="469.00" class="tick" text-anchor="middle">40</text>
<line x1="724.18" y1="282.00" x2="724.18" y2="456.00" class="grid"/>
<text x="724.18" y="469.00" class="tick" text-anchor="middle">60</text>
<line x1="783.58" y1="282.00" x2="783.58" y2="456.00" class="grid"/>
<text x="783.58" y="469.00" class="tick" text-anchor="middle">80</text>
<line x1="842.97" y1="282.00" x2="842.97" y2="456.00" class="grid"/>
<text x="842.97" y="469.00" class="tick" text-anchor="middle">100</text>
<line x1="902.36" y1="282.00" x2="902.36" y2="456.00" class="grid"/>
<text x="902.36" y="469.00" class="tick" text-anchor="middle">120</text>
<line x1="546.00" y1="452.00" x2="938.00" y2="452.00" class="axis"/>
<text x="742.00" y="486.00" class="label" text-anchor="middle">SMs of the partition</text>
<line x1="546.00" y1="282.00" x2="546.00" y2="452.00" class="axis"/>
<text x="496.00" y="367.00" class="label" text-anchor="middle" transform="rotate(-90 496.00 367.00)">bound (ms)</text>
<text x="546.00" y="258.00" class="label" text-anchor="start">lanes on partition lanes</text>
<line x1="546.00" y1="384.00" x2="938.00" y2="384.00" class="dashed"/>
<text x="934.00" y="379.00" class="tick halo" text-anchor="end">deadline</text>
<path class="s1" d="M593.52 442.71H623.21V442.71H641.03V442.71H724.18V442.71H736.06V442.71H938.00V442.71H938.00"/>
<line x1="593.52" y1="442.71" x2="593.52" y2="452.00" class="mark"/>
<circle class="dot" cx="593.52" cy="442.71" r="5"/>
<text x="602.52" y="434.71" class="marked" text-anchor="start">16 SMs</text>
<line x1="66.00" y1="708.00" x2="458.00" y2="708.00" class="grid"/>
<text x="60.00" y="712.00" class="tick" text-anchor="end">0</text>
<line x1="66.00" y1="674.00" x2="458.00" y2="674.00" class="grid"/>
<text x="60.00" y="678.00" class="tick" text-anchor="end">200</text>
<line x1="66.00" y1="640.00" x2="458.00" y2="640.00" class="grid"/>
<text x="60.00" y="644.00" class="tick" text-anchor="end">400</text>
<line x1="66.00" y1="606.00" x2="458.00" y2="606.00" class="grid"/>
<text x="60.00" y="610.00" class="tick" text-anchor="end">600</text>
<line x1="66.00" y1="572.00" x2="458.00" y2="572.00" class="grid"/>
<text x="60.00" y="576.00" class="tick" text-anchor="end">800</text>
<line x1="66.00" y1="538.00" x2="458.00" y2="538.00" class="grid"/>
<text x="60.00" y="542.00" class="tick" text-anchor="end">1000</text>
<line x1="66.00" y1="538.00" x2="66.00" y2="712.00" class="grid"/>
<text x="66.00" y="725.00" class="tick" text-anchor="middle">0</text>
<line x1="125.39" y1="538.00" x2="125.39" y2="712.00" class="grid"/>
<text x="125.39" y="725.00" class="tick" text-anchor="middle">20</text>
<line x1="184.79" y1="538.00" x2="184.79" y2="712.00" class="grid"/>
<text x="184.79" y="725.00" class="tick" text-anchor="middle">40</text>
<line x1="244.18" y1="538.00" x2="244.18" y2="712.00" class="grid"/>
<text x="244.18" y="725.00" class="tick" text-anchor="middle">60</text>
<line x1="303.58" y1="538.00" x2="303.58" y2="712.00" class="grid"/>
<text x="303.58" y="725.00" class="tick" text-anchor="middle">80</text>
<line x1="362.97" y1="538.00" x2="362.97" y2="712.00" class="grid"/>
<text x="362.97" y="725.00" class="tick" text-anchor="middle">100</text>
<line x1="422.36" y1="538.00" x2="422.36" y2="712.00" class="grid"/>
<text x="422.36" y="725.00" class="tick" text-anchor="middle">120</text>
<line x1="66.00" y1="708.00" x2="458.00" y2="708.00" class="axis"/>
<text x="262.00" y="742.00" class="label" text-anchor="middle">SMs of the partition</text>
<line x1="66.00" y1="538.00" x2="66.00" y2="708.00" class="axis"/>
<text x="16.00" y="623.00" class="label" text-anchor="middle" transform="rotate(-90 16.00 623.00)">bound (ms)</text>
<text x="66.00" y="514.00" class="label" text-anchor="start">llm on partition idle</text>
<line x1="66.00" y1="640.00" x2="458.00" y2="640.00" class="dashed"/>
<text x="454.00" y="635.00" class="tick halo" text-anchor="end">deadline</text>
<path class="s2" d="M113.52 701.88H143.21V701.88H161.03V701.88H244.18V701.88H256.06V701.88H458.00V701.88H458.00"/>
<line x1="113.52" y1="701.88" x2="113.52" y2="708.00" class="mark"/>
<circle class="dot" cx="113.52" cy="701.88" r="5"/>
<text x="122.52" y="693.88" class="marked" text-anchor="start">16 SMs</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta partition partition.yaml --platform h100-sxm --mechanism mig --minimize largest --svg - --search 0; partition.yaml SHA-256 38c04259c1a52b6fabef7a7b3166d1c2b71bbe79ec302969039e93c934682c58; seed 1</metadata>
</svg>

-- case partition --
$ gpurta partition partition.yaml --svg - --search 2
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="960" height="690" viewBox="0 0 960 690" role="img">
<title>partition.yaml</title>
<desc>SMs of the GPU by partition, and bounds of chains against SMs</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.mark { stroke: #d55e00; stroke-dasharray: 4 3; } .dot { fill: #d55e00; } .marked { font-size: 12px; font-weight: bold; fill: #d55e00; stroke: white; stroke-width: 3; paint-order: stroke; } .line { stroke: #333; stroke-width: 1.4; } .dashed { stroke: #333; stroke-dasharray: 6 3; }
.free { fill: #ddd; } .tint { opacity: 0.3; } .dots { stroke-width: 6; stroke-linecap: round; }
</style>
<rect width="960" height="690" style="fill: white"/>
<text x="16.00" y="24.00" class="title" text-anchor="start">partition.yaml</text>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<rect x="66.00" y="80.00" width="12.00" height="12.00" class="b c0"/>
<text x="84.00" y="90.00" class="label" text-anchor="start">cameras: 6 SMs, 0 to 5, load 48 %</text>
<rect x="66.00" y="44.00" width="22.00" height="22.00" class="c0 tint"><title>cameras: 6 SMs, 0 to 5, load 48 %</title></rect>
<rect x="66.00" y="55.33" width="22.00" height="10.67" class="b c0"><title>cameras: 6 SMs, 0 to 5, load 48 %</title></rect>
<rect x="90.00" y="44.00" width="22.00" height="22.00" class="c0 tint"><title>cameras: 6 SMs, 0 to 5, load 48 %</title></rect>
<rect x="90.00" y="55.33" width="22.00" height="10.67" class="b c0"><title>cameras: 6 SMs, 0 to 5, load 48 %</title></rect>
<rect x="114.00" y="44.00" width="22.00" height="22.00" class="c0 tint"><title>cameras: 6 SMs, 0 to 5, load 48 %</title></rect>
<rect x="114.00" y="55.33" width="22.00" height="10.67" class="b c0"><title>cameras: 6 SMs, 0 to 5, load 48 %</title></rect>
<rect x="138.00" y="44.00" width="22.00" height="22.00" class="c0 tint"><title>cameras: 6 SMs, 0 to 5, load 48 %</title></rect>
<rect x="138.00" y="55.33" width="22.00" height="10.67" class="b c0"><title>cameras: 6 SMs, 0 to 5, load 48 %</title></rect>
<rect x="162.00" y="44.00" width="22.00" height="22.00" class="c0 tint"><title>cameras: 6 SMs, 0 to 5, load 48 %</title></rect>
<rect x="162.00" y="55.33" width="22.00" height="10.67" class="b c0"><title>cameras: 6 SMs, 0 to 5, load 48 %</title></rect>
<rect x="186.00" y="44.00" width="22.00" height="22.00" class="c0 tint"><title>cameras: 6 SMs, 0 to 5, load 48 %</title></rect>
<rect x="186.00" y="55.33" width="22.00" height="10.67" class="b c0"><title>cameras: 6 SMs, 0 to 5, load 48 %</title></rect>
<rect x="66.00" y="98.00" width="12.00" height="12.00" class="b c1"/>
<text x="84.00" y="108.00" class="label" text-anchor="start">lanes: 2 SMs, 6 to 7, load 22 %</text>
<rect x="210.00" y="44.00" width="22.00" height="22.00" class="c1 tint"><title>lanes: 2 SMs, 6 to 7, load 22 %</title></rect>
<rect x="210.00" y="61.16" width="22.00" height="4.84" class="b c1"><title>lanes: 2 SMs, 6 to 7, load 22 %</title></rect>
<rect x="234.00" y="44.00" width="22.00" height="22.00" class="c1 tint"><title>lanes: 2 SMs, 6 to 7, load 22 %</title></rect>
<rect x="234.00" y="61.16" width="22.00" height="4.84" class="b c1"><title>lanes: 2 SMs, 6 to 7, load 22 %</title></rect>
<rect x="66.00" y="116.00" width="12.00" height="12.00" class="b c2"/>
<text x="84.00" y="126.00" class="label" text-anchor="start">idle: 2 SMs, 8 to 9, load 72 %</text>
<rect x="258.00" y="44.00" width="22.00" height="22.00" class="c2 tint"><title>idle: 2 SMs, 8 to 9, load 72 %</title></rect>
<rect x="258.00" y="50.16" width="22.00" height="15.84" class="b c2"><title>idle: 2 SMs, 8 to 9, load 72 %</title></rect>
<rect x="282.00" y="44.00" width="22.00" height="22.00" class="c2 tint"><title>idle: 2 SMs, 8 to 9, load 72 %</title></rect>
<rect x="282.00" y="50.16" width="22.00" height="15.84" class="b c2"><title>idle: 2 SMs, 8 to 9, load 72 %</title></rect>
<rect x="306.00" y="44.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="330.00" y="44.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="354.00" y="44.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="378.00" y="44.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="402.00" y="44.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<rect x="426.00" y="44.00" width="22.00" height="22.00" class="free"><title>left over</title></rect>
<text x="66.00" y="144.00" class="note" text-anchor="start">each box is an SM, dark as far as its kernels' blocks take its time; grey: left for best-effort work</text>
<text x="66.00" y="162.00" class="note" text-anchor="start">as if kernels used no registers (key registers)</text>
<line x1="66.00" y1="380.00" x2="458.00" y2="380.00" class="grid"/>
<text x="60.00" y="384.00" class="tick" text-anchor="end">0</text>
<line x1="66.00" y1="352.80" x2="458.00" y2="352.80" class="grid"/>
<text x="60.00" y="356.80" class="tick" text-anchor="end">10</text>
<line x1="66.00" y1="325.60" x2="458.00" y2="325.60" class="grid"/>
<text x="60.00" y="329.60" class="tick" text-anchor="end">20</text>
<line x1="66.00" y1="298.40" x2="458.00" y2="298.40" class="grid"/>
<text x="60.00" y="302.40" class="tick" text-anchor="end">30</text>
<line x1="66.00" y1="271.20" x2="458.00" y2="271.20" class="grid"/>
<text x="60.00" y="275.20" class="tick" text-anchor="end">40</text>
<line x1="66.00" y1="244.00" x2="458.00" y2="244.00" class="grid"/>
<text x="60.00" y="248.00" class="tick" text-anchor="end">50</text>
<line x1="66.00" y1="216.80" x2="458.00" y2="216.80" class="grid"/>
<text x="60.00" y="220.80" class="tick" text-anchor="end">60</text>
<line x1="66.00" y1="210.00" x2="66.00" y2="384.00" class="grid"/>
<text x="66.00" y="397.00" class="tick" text-anchor="middle">0</text>
<line x1="115.00" y1="210.00" x2="115.00" y2="384.00" class="grid"/>
<text x="115.00" y="397.00" class="tick" text-anchor="middle">2</text>
<line x1="164.00" y1="210.00" x2="164.00" y2="384.00" class="grid"/>
<text x="164.00" y="397.00" class="tick" text-anchor="middle">4</text>
<line x1="213.00" y1="210.00" x2="213.00" y2="384.00" class="grid"/>
<text x="213.00" y="397.00" class="tick" text-anchor="middle">6</text>
<line x1="262.00" y1="210.00" x2="262.00" y2="384.00" class="grid"/>
<text x="262.00" y="397.00" class="tick" text-anchor="middle">8</text>
<line x1="311.00" y1="210.00" x2="311.00" y2="384.00" class="grid"/>
<text x="311.00" y="397.00" class="tick" text-anchor="middle">10</text>
<line x1="360.00" y1="210.00" x2="360.00" y2="384.00" class="grid"/>
<text x="360.00" y="397.00" class="tick" text-anchor="middle">12</text>
<line x1="409.00" y1="210.00" x2="409.00" y2="384.00" class="grid"/>
<text x="409.00" y="397.00" class="tick" text-anchor="middle">14</text>
<line x1="458.00" y1="210.00" x2="458.00" y2="384.00" class="grid"/>
<text x="458.00" y="397.00" class="tick" text-anchor="middle">16</text>
<line x1="66.00" y1="380.00" x2="458.00" y2="380.00" class="axis"/>
<text x="262.00" y="414.00" class="label" text-anchor="middle">SMs of the partition</text>
<line x1="66.00" y1="210.00" x2="66.00" y2="380.00" class="axis"/>
<text x="16.00" y="295.00" class="label" text-anchor="middle" transform="rotate(-90 16.00 295.00)">bound (ms)</text>
<text x="66.00" y="186.00" class="label" text-anchor="start">detector on partition cameras</text>
<line x1="66.00" y1="312.00" x2="458.00" y2="312.00" class="dashed"/>
<text x="454.00" y="307.00" class="tick halo" text-anchor="end">deadline</text>
<path class="s0" d="M164.00 309.82H213.00V334.30H262.00V344.10H311.00V348.99H360.00V353.89H409.00V358.78H458.00V358.78H458.00"/>
<line x1="213.00" y1="334.30" x2="213.00" y2="380.00" class="mark"/>
<circle class="dot" cx="213.00" cy="334.30" r="5"/>
<text x="222.00" y="326.30" class="marked" text-anchor="start">6 SMs</text>
<line x1="546.00" y1="380.00" x2="938.00" y2="380.00" class="grid"/>
<text x="540.00" y="384.00" class="tick" text-anchor="end">0</text>
<line x1="546.00" y1="357.33" x2="938.00" y2="357.33" class="grid"/>
<text x="540.00" y="361.33" class="tick" text-anchor="end">10</text>
<line x1="546.00" y1="334.67" x2="938.00" y2="334.67" class="grid"/>
<text x="540.00" y="338.67" class="tick" text-anchor="end">20</text>
<line x1="546.00" y1="312.00" x2="938.00" y2="312.00" class="grid"/>
<text x="540.00" y="316.00" class="tick" text-anchor="end">30</text>
<line x1="546.00" y1="289.33" x2="938.00" y2="289.33" class="grid"/>
<text x="540.00" y="293.33" class="tick" text-anchor="end">40</text>
<line x1="546.00" y1="266.67" x2="938.00" y2="266.67" class="grid"/>
<text x="540.00" y="270.67" class="tick" text-anchor="end">50</text>
<line x1="546.00" y1="244.00" x2="938.00" y2="244.00" class="grid"/>
<text x="540.00" y="248.00" class="tick" text-anchor="end">60</text>
<line x1="546.00" y1="221.33" x2="938.00" y2="221.33" class="grid"/>
<text x="540.00" y="225.33" class="tick" text-anchor="end">70</text>
<line x1="546.00" y1="210.00" x2="546.00" y2="384.00" class="grid"/>
<text x="546.00" y="397.00" class="tick" text-anchor="middle">0</text>
<line x1="595.00" y1="210.00" x2="595.00" y2="384.00" class="grid"/>
<text x="595.00" y="397.00" class="tick" text-anchor="middle">2</text>
<line x1="644.00" y1="210.00" x2="644.00" y2="384.00" class="grid"/>
<text x="644.00" y="397.00" class="tick" text-anchor="middle">4</text>
<line x1="693.00" y1="210.00" x2="693.00" y2="384.00" class="grid"/>
<text x="693.00" y="397.00" class="tick" text-anchor="middle">6</text>
<line x1="742.00" y1="210.00" x2="742.00" y2="384.00" class="grid"/>
<text x="742.00" y="397.00" class="tick" text-anchor="middle">8</text>
<line x1="791.00" y1="210.00" x2="791.00" y2="384.00" class="grid"/>
<text x="791.00" y="397.00" class="tick" text-anchor="middle">10</text>
<line x1="840.00" y1="210.00" x2="840.00" y2="384.00" class="grid"/>
<text x="840.00" y="397.00" class="tick" text-anchor="middle">12</text>
<line x1="889.00" y1="210.00" x2="889.00" y2="384.00" class="grid"/>
<text x="889.00" y="397.00" class="tick" text-anchor="middle">14</text>
<line x1="938.00" y1="210.00" x2="938.00" y2="384.00" class="grid"/>
<text x="938.00" y="397.00" class="tick" text-anchor="middle">16</text>
<line x1="546.00" y1="380.00" x2="938.00" y2="380.00" class="axis"/>
<text x="742.00" y="414.00" class="label" text-anchor="middle">SMs of the partition</text>
<line x1="546.00" y1="210.00" x2="546.00" y2="380.00" class="axis"/>
<text x="496.00" y="295.00" class="label" text-anchor="middle" transform="rotate(-90 496.00 295.00)">bound (ms)</text>
<text x="546.00" y="186.00" class="label" text-anchor="start">lanes on partition lanes</text>
<line x1="546.00" y1="312.00" x2="938.00" y2="312.00" class="dashed"/>
<text x="934.00" y="307.00" class="tick halo" text-anchor="end">deadline</text>
<path class="s1" d="M595.00 348.27H644.00V360.73H693.00V363.23H742.00V365.72H791.00V368.21H840.00V368.21H889.00V368.21H938.00V368.21H938.00"/>
<line x1="595.00" y1="348.27" x2="595.00" y2="380.00" class="mark"/>
<circle class="dot" cx="595.00" cy="348.27" r="5"/>
<text x="604.00" y="340.27" class="marked" text-anchor="start">2 SMs</text>
<line x1="66.00" y1="636.00" x2="458.00" y2="636.00" class="grid"/>
<text x="60.00" y="640.00" class="tick" text-anchor="end">0</text>
<line x1="66.00" y1="602.00" x2="458.00" y2="602.00" class="grid"/>
<text x="60.00" y="606.00" class="tick" text-anchor="end">200</text>
<line x1="66.00" y1="568.00" x2="458.00" y2="568.00" class="grid"/>
<text x="60.00" y="572.00" class="tick" text-anchor="end">400</text>
<line x1="66.00" y1="534.00" x2="458.00" y2="534.00" class="grid"/>
<text x="60.00" y="538.00" class="tick" text-anchor="end">600</text>
<line x1="66.00" y1="500.00" x2="458.00" y2="500.00" class="grid"/>
<text x="60.00" y="504.00" class="tick" text-anchor="end">800</text>
<line x1="66.00" y1="466.00" x2="458.00" y2="466.00" class="grid"/>
<text x="60.00" y="470.00" class="tick" text-anchor="end">1000</text>
<line x1="66.00" y1="466.00" x2="66.00" y2="640.00" class="grid"/>
<text x="66.00" y="653.00" class="tick" text-anchor="middle">0</text>
<line x1="115.00" y1="466.00" x2="115.00" y2="640.00" class="grid"/>
<text x="115.00" y="653.00" class="tick" text-anchor="middle">2</text>
<line x1="164.00" y1="466.00" x2="164.00" y2="640.00" class="grid"/>
<text x="164.00" y="653.00" class="tick" text-anchor="middle">4</text>
<line x1="213.00" y1="466.00" x2="213.00" y2="640.00" class="grid"/>
<text x="213.00" y="653.00" class="tick" text-anchor="middle">6</text>
<line x1="262.00" y1="466.00" x2="262.00" y2="640.00" class="grid"/>
<text x="262.00" y="653.00" class="tick" text-anchor="middle">8</text>
<line x1="311.00" y1="466.00" x2="311.00" y2="640.00" class="grid"/>
<text x="311.00" y="653.00" class="tick" text-anchor="middle">10</text>
<line x1="360.00" y1="466.00" x2="360.00" y2="640.00" class="grid"/>
<text x="360.00" y="653.00" class="tick" text-anchor="middle">12</text>
<line x1="409.00" y1="466.00" x2="409.00" y2="640.00" class="grid"/>
<text x="409.00" y="653.00" class="tick" text-anchor="middle">14</text>
<line x1="458.00" y1="466.00" x2="458.00" y2="640.00" class="grid"/>
<text x="458.00" y="653.00" class="tick" text-anchor="middle">16</text>
<line x1="66.00" y1="636.00" x2="458.00" y2="636.00" class="axis"/>
<text x="262.00" y="670.00" class="label" text-anchor="middle">SMs of the partition</text>
<line x1="66.00" y1="466.00" x2="66.00" y2="636.00" class="axis"/>
<text x="16.00" y="551.00" class="label" text-anchor="middle" transform="rotate(-90 16.00 551.00)">bound (ms)</text>
<text x="66.00" y="442.00" class="label" text-anchor="start">llm on partition idle</text>
<line x1="66.00" y1="568.00" x2="458.00" y2="568.00" class="dashed"/>
<text x="454.00" y="563.00" class="tick halo" text-anchor="end">deadline</text>
<path class="s2" d="M115.00 587.04H164.00V611.52H213.00V617.64H262.00V623.76H311.00V623.76H360.00V623.76H409.00V623.76H458.00V629.88H458.00"/>
<line x1="115.00" y1="587.04" x2="115.00" y2="636.00" class="mark"/>
<circle class="dot" cx="115.00" cy="587.04" r="5"/>
<text x="124.00" y="579.04" class="marked" text-anchor="start">2 SMs</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta partition partition.yaml --svg - --search 2; partition.yaml SHA-256 38c04259c1a52b6fabef7a7b3166d1c2b71bbe79ec302969039e93c934682c58; seed 1</metadata>
</svg>

-- case rta-window --
$ gpurta rta rta.yaml --svg - --window 1:3 --sms 1:1
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="304" viewBox="0 0 1200 304" role="img">
<title>rta.yaml on jetson-tx2</title>
<desc>A timeline from 1 to 3 us: 1 lanes from SM 1 to SM 1, 5 boxes, 6 marks, 1 deadlines missed</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.b { stroke: white; stroke-width: 0.5; } .in { font-size: 11px; pointer-events: none; }
.light { fill: white; } .halo { stroke: white; stroke-width: 3px; paint-order: stroke; }
.lane { fill: #f3f3f3; } .stem { stroke: #bbb; stroke-width: 0.6; }
.part { fill: none; stroke: #222; stroke-dasharray: 3 2; }
.other { fill: #999; } .none { stroke: #999; fill: none; } .cost { fill: #bbb; }
.missed { fill: #d00000; stroke: #222; } .arrow { stroke: #222; fill: none; }
.late { stroke: #d55e00; stroke-width: 2.5; fill: none; } .dot { fill: #222; }
.empty { fill: #d55e00; } .link { stroke: #333; stroke-dasharray: 2 2; }
.bound { stroke: #d55e00; stroke-width: 2; stroke-dasharray: 4 3; }
.budget { fill: #56b4e9; fill-opacity: 0.35; stroke: #0072b2; }
</style>
<rect width="1200" height="304" style="fill: white"/>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">rta.yaml on jetson-tx2</text>
<rect x="76.00" y="66.00" width="1100.00" height="110.00" class="lane"/>
<text x="70.00" y="124.80" class="tick" text-anchor="end">SM 1</text>
<line x1="76.00" y1="66.00" x2="76.00" y2="188.00" class="grid"/>
<text x="76.00" y="201.00" class="tick" text-anchor="middle">1</text>
<line x1="186.00" y1="66.00" x2="186.00" y2="188.00" class="grid"/>
<text x="186.00" y="201.00" class="tick" text-anchor="middle">1.2</text>
<line x1="296.00" y1="66.00" x2="296.00" y2="188.00" class="grid"/>
<text x="296.00" y="201.00" class="tick" text-anchor="middle">1.4</text>
<line x1="406.00" y1="66.00" x2="406.00" y2="188.00" class="grid"/>
<text x="406.00" y="201.00" class="tick" text-anchor="middle">1.6</text>
<line x1="516.00" y1="66.00" x2="516.00" y2="188.00" class="grid"/>
<text x="516.00" y="201.00" class="tick" text-anchor="middle">1.8</text>
<line x1="626.00" y1="66.00" x2="626.00" y2="188.00" class="grid"/>
<text x="626.00" y="201.00" class="tick" text-anchor="middle">2</text>
<line x1="736.00" y1="66.00" x2="736.00" y2="188.00" class="grid"/>
<text x="736.00" y="201.00" class="tick" text-anchor="middle">2.2</text>
<line x1="846.00" y1="66.00" x2="846.00" y2="188.00" class="grid"/>
<text x="846.00" y="201.00" class="tick" text-anchor="middle">2.4</text>
<line x1="956.00" y1="66.00" x2="956.00" y2="188.00" class="grid"/>
<text x="956.00" y="201.00" class="tick" text-anchor="middle">2.6</text>
<line x1="1066.00" y1="66.00" x2="1066.00" y2="188.00" class="grid"/>
<text x="1066.00" y="201.00" class="tick" text-anchor="middle">2.8</text>
<line x1="1176.00" y1="66.00" x2="1176.00" y2="188.00" class="grid"/>
<text x="1176.00" y="201.00" class="tick" text-anchor="middle">3</text>
<line x1="76.00" y1="184.00" x2="1176.00" y2="184.00" class="axis"/>
<text x="626.00" y="218.00" class="label" text-anchor="middle">time (us)</text>
<rect x="76.00" y="148.50" width="550.00" height="27.50" class="b c0"><title>a, SM 1, 0 to 2 us</title></rect>
<text x="351.00" y="166.05" class="in light" text-anchor="middle">a</text>
<rect x="76.00" y="66.00" width="1100.00" height="27.50" class="b c1"><title>b, SM 1, 1 to 3.33333333 us</title></rect>
<text x="626.00" y="83.55" class="in" text-anchor="middle">b</text>
<rect x="76.00" y="93.50" width="1100.00" height="27.50" class="b c1"><title>b, SM 1, 1 to 3.33333333 us</title></rect>
<text x="626.00" y="111.05" class="in" text-anchor="middle">b</text>
<rect x="76.00" y="121.00" width="1100.00" height="27.50" class="b c1"><title>b, SM 1, 1 to 3.33333333 us</title></rect>
<text x="626.00" y="138.55" class="in" text-anchor="middle">b</text>
<rect x="626.00" y="148.50" width="550.00" height="27.50" class="b c1"><title>b, SM 1, 2 to 4.33333333 us</title></rect>
<text x="901.00" y="166.05" class="in" text-anchor="middle">b</text>
<line x1="76.00" y1="47.00" x2="76.00" y2="66.00" class="stem"/>
<path d="M76.00 47.00l-4 -8h8z" class="c1"><title>launch of b, 1 us</title></path>
<text x="82.00" y="47.00" class="tick" text-anchor="start">b</text>
<line x1="626.00" y1="60.00" x2="626.00" y2="66.00" class="stem"/>
<path d="M626.00 60.00l-4 -5 4 -5 4 5z" class="s0"><title>deadline of a, 2 us</title></path>
<rect x="76.00" y="234.00" width="18.00" height="12.00" class="b c0"/>
<text x="99.00" y="244.00" class="tick" text-anchor="start">a</text>
<rect x="122.40" y="234.00" width="18.00" height="12.00" class="b c1"/>
<text x="145.40" y="244.00" class="tick" text-anchor="start">b</text>
<path d="M85.00 265.00l-4 -8h8z" class="other"><title>launch</title></path>
<text x="99.00" y="264.00" class="tick" text-anchor="start">launch</text>
<path d="M163.40 265.00l-4 -5 4 -5 4 5z" class="none"><title>deadline</title></path>
<text x="177.40" y="264.00" class="tick" text-anchor="start">deadline</text>
<text x="76.00" y="284.00" class="note" text-anchor="start">height of a box: threads</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta rta rta.yaml --svg - --window 1:3 --sms 1:1; rta.yaml SHA-256 c5b49b5503de81387c0593cb3e5af63e570de59acf39074dbdba0eb522dd7cdc</metadata>
</svg>
[1]

-- case rta --
$ gpurta rta rta.yaml --svg - --platform tx2
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="435" viewBox="0 0 1200 435" role="img">
<title>rta.yaml on jetson-tx2</title>
<desc>A timeline from 0 to 11 us: 2 lanes from SM 0 to SM 1, 18 boxes, 6 marks, 1 deadlines missed</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.b { stroke: white; stroke-width: 0.5; } .in { font-size: 11px; pointer-events: none; }
.light { fill: white; } .halo { stroke: white; stroke-width: 3px; paint-order: stroke; }
.lane { fill: #f3f3f3; } .stem { stroke: #bbb; stroke-width: 0.6; }
.part { fill: none; stroke: #222; stroke-dasharray: 3 2; }
.other { fill: #999; } .none { stroke: #999; fill: none; } .cost { fill: #bbb; }
.missed { fill: #d00000; stroke: #222; } .arrow { stroke: #222; fill: none; }
.late { stroke: #d55e00; stroke-width: 2.5; fill: none; } .dot { fill: #222; }
.empty { fill: #d55e00; } .link { stroke: #333; stroke-dasharray: 2 2; }
.bound { stroke: #d55e00; stroke-width: 2; stroke-dasharray: 4 3; }
.budget { fill: #56b4e9; fill-opacity: 0.35; stroke: #0072b2; }
</style>
<rect width="1200" height="435" style="fill: white"/>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">rta.yaml on jetson-tx2</text>
<rect x="76.00" y="79.00" width="1100.00" height="110.00" class="lane"/>
<text x="70.00" y="137.80" class="tick" text-anchor="end">SM 0</text>
<rect x="76.00" y="197.00" width="1100.00" height="110.00" class="lane"/>
<text x="70.00" y="255.80" class="tick" text-anchor="end">SM 1</text>
<line x1="76.00" y1="79.00" x2="76.00" y2="319.00" class="grid"/>
<text x="76.00" y="332.00" class="tick" text-anchor="middle">0</text>
<line x1="176.00" y1="79.00" x2="176.00" y2="319.00" class="grid"/>
<text x="176.00" y="332.00" class="tick" text-anchor="middle">1</text>
<line x1="276.00" y1="79.00" x2="276.00" y2="319.00" class="grid"/>
<text x="276.00" y="332.00" class="tick" text-anchor="middle">2</text>
<line x1="376.00" y1="79.00" x2="376.00" y2="319.00" class="grid"/>
<text x="376.00" y="332.00" class="tick" text-anchor="middle">3</text>
<line x1="476.00" y1="79.00" x2="476.00" y2="319.00" class="grid"/>
<text x="476.00" y="332.00" class="tick" text-anchor="middle">4</text>
<line x1="576.00" y1="79.00" x2="576.00" y2="319.00" class="grid"/>
<text x="576.00" y="332.00" class="tick" text-anchor="middle">5</text>
<line x1="676.00" y1="79.00" x2="676.00" y2="319.00" class="grid"/>
<text x="676.00" y="332.00" class="tick" text-anchor="middle">6</text>
<line x1="776.00" y1="79.00" x2="776.00" y2="319.00" class="grid"/>
<text x="776.00" y="332.00" class="tick" text-anchor="middle">7</text>
<line x1="876.00" y1="79.00" x2="876.00" y2="319.00" class="grid"/>
<text x="876.00" y="332.00" class="tick" text-anchor="middle">8</text>
<line x1="976.00" y1="79.00" x2="976.00" y2="319.00" class="grid"/>
<text x="976.00" y="332.00" class="tick" text-anchor="middle">9</text>
<line x1="1076.00" y1="79.00" x2="1076.00" y2="319.00" class="grid"/>
<text x="1076.00" y="332.00" class="tick" text-anchor="middle">10</text>
<line x1="1176.00" y1="79.00" x2="1176.00" y2="319.00" class="grid"/>
<text x="1176.00" y="332.00" class="tick" text-anchor="middle">11</text>
<line x1="76.00" y1="315.00" x2="1176.00" y2="315.00" class="axis"/>
<text x="626.00" y="349.00" class="label" text-anchor="middle">time (us)</text>
<rect x="76.00" y="161.50" width="200.00" height="27.50" class="b c0"><title>a, SM 0, 0 to 2 us</title></rect>
<text x="176.00" y="179.05" class="in light" text-anchor="middle">a</text>
<rect x="76.00" y="134.00" width="200.00" height="27.50" class="b c0"><title>a, SM 0, 0 to 2 us</title></rect>
<text x="176.00" y="151.55" class="in light" text-anchor="middle">a</text>
<rect x="176.00" y="79.00" width="233.33" height="27.50" class="b c1"><title>b, SM 0, 1 to 3.33333333 us</title></rect>
<text x="292.67" y="96.55" class="in" text-anchor="middle">b</text>
<rect x="176.00" y="106.50" width="233.33" height="27.50" class="b c1"><title>b, SM 0, 1 to 3.33333333 us</title></rect>
<text x="292.67" y="124.05" class="in" text-anchor="middle">b</text>
<rect x="276.00" y="161.50" width="233.33" height="27.50" class="b c1"><title>b, SM 0, 2 to 4.33333333 us</title></rect>
<text x="392.67" y="179.05" class="in" text-anchor="middle">b</text>
<rect x="276.00" y="134.00" width="233.33" height="27.50" class="b c1"><title>b, SM 0, 2 to 4.33333333 us</title></rect>
<text x="392.67" y="151.55" class="in" text-anchor="middle">b</text>
<rect x="409.33" y="79.00" width="233.33" height="27.50" class="b c1"><title>b, SM 0, 3.33333333 to 5.66666667 us</title></rect>
<text x="526.00" y="96.55" class="in" text-anchor="middle">b</text>
<rect x="409.33" y="106.50" width="233.33" height="27.50" class="b c1"><title>b, SM 0, 3.33333333 to 5.66666667 us</title></rect>
<text x="526.00" y="124.05" class="in" text-anchor="middle">b</text>
<rect x="676.00" y="161.50" width="500.00" height="27.50" class="b c2"><title>c, SM 0, 6 to 11 us</title></rect>
<text x="926.00" y="179.05" class="in" text-anchor="middle">c</text>
<rect x="76.00" y="279.50" width="200.00" height="27.50" class="b c0"><title>a, SM 1, 0 to 2 us</title></rect>
<text x="176.00" y="297.05" class="in light" text-anchor="middle">a</text>
<rect x="176.00" y="197.00" width="233.33" height="27.50" class="b c1"><title>b, SM 1, 1 to 3.33333333 us</title></rect>
<text x="292.67" y="214.55" class="in" text-anchor="middle">b</text>
<rect x="176.00" y="224.50" width="233.33" height="27.50" class="b c1"><title>b, SM 1, 1 to 3.33333333 us</title></rect>
<text x="292.67" y="242.05" class="in" text-anchor="middle">b</text>
<rect x="176.00" y="252.00" width="233.33" height="27.50" class="b c1"><title>b, SM 1, 1 to 3.33333333 us</title></rect>
<text x="292.67" y="269.55" class="in" text-anchor="middle">b</text>
<rect x="276.00" y="279.50" width="233.33" height="27.50" class="b c1"><title>b, SM 1, 2 to 4.33333333 us</title></rect>
<text x="392.67" y="297.05" class="in" text-anchor="middle">b</text>
<rect x="409.33" y="197.00" width="233.33" height="27.50" class="b c1"><title>b, SM 1, 3.33333333 to 5.66666667 us</title></rect>
<text x="526.00" y="214.55" class="in" text-anchor="middle">b</text>
<rect x="409.33" y="224.50" width="233.33" height="27.50" class="b c1"><title>b, SM 1, 3.33333333 to 5.66666667 us</title></rect>
<text x="526.00" y="242.05" class="in" text-anchor="middle">b</text>
<rect x="409.33" y="252.00" width="233.33" height="27.50" class="b c1"><title>b, SM 1, 3.33333333 to 5.66666667 us</title></rect>
<text x="526.00" y="269.55" class="in" text-anchor="middle">b</text>
<rect x="676.00" y="279.50" width="500.00" height="27.50" class="b c2"><title>c, SM 1, 6 to 11 us</title></rect>
<text x="926.00" y="297.05" class="in" text-anchor="middle">c</text>
<line x1="76.00" y1="47.00" x2="76.00" y2="79.00" class="stem"/>
<path d="M76.00 47.00l-4 -8h8z" class="c0"><title>launch of a, 0 us</title></path>
<text x="82.00" y="47.00" class="tick" text-anchor="start">a</text>
<line x1="176.00" y1="47.00" x2="176.00" y2="79.00" class="stem"/>
<path d="M176.00 47.00l-4 -8h8z" class="c1"><title>launch of b, 1 us</title></path>
<text x="182.00" y="47.00" class="tick" text-anchor="start">b</text>
<line x1="276.00" y1="60.00" x2="276.00" y2="79.00" class="stem"/>
<path d="M276.00 60.00l-4 -5 4 -5 4 5z" class="s0"><title>deadline of a, 2 us</title></path>
<line x1="676.00" y1="47.00" x2="676.00" y2="79.00" class="stem"/>
<path d="M676.00 47.00l-4 -8h8z" class="c2"><title>launch of c, 6 us</title></path>
<text x="682.00" y="47.00" class="tick" text-anchor="start">c</text>
<line x1="976.00" y1="60.00" x2="976.00" y2="79.00" class="stem"/>
<path d="M976.00 60.00l-4 -5 4 -5 4 5z" class="missed"><title>missed deadline of c, 9 us</title></path>
<text x="982.00" y="60.00" class="tick" text-anchor="start">c</text>
<text x="1176.00" y="73.00" class="note" text-anchor="end">deadlines after the end: b at 31 →</text>
<rect x="76.00" y="365.00" width="18.00" height="12.00" class="b c0"/>
<text x="99.00" y="375.00" class="tick" text-anchor="start">a</text>
<rect x="122.40" y="365.00" width="18.00" height="12.00" class="b c1"/>
<text x="145.40" y="375.00" class="tick" text-anchor="start">b</text>
<rect x="168.80" y="365.00" width="18.00" height="12.00" class="b c2"/>
<text x="191.80" y="375.00" class="tick" text-anchor="start">c</text>
<path d="M85.00 396.00l-4 -8h8z" class="other"><title>launch</title></path>
<text x="99.00" y="395.00" class="tick" text-anchor="start">launch</text>
<path d="M163.40 396.00l-4 -5 4 -5 4 5z" class="none"><title>deadline</title></path>
<text x="177.40" y="395.00" class="tick" text-anchor="start">deadline</text>
<path d="M254.60 396.00l-4 -5 4 -5 4 5z" class="missed"><title>missed deadline</title></path>
<text x="268.60" y="395.00" class="tick" text-anchor="start">missed deadline</text>
<text x="76.00" y="415.00" class="note" text-anchor="start">height of a box: threads</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta rta rta.yaml --svg - --platform tx2; rta.yaml SHA-256 c5b49b5503de81387c0593cb3e5af63e570de59acf39074dbdba0eb522dd7cdc</metadata>
</svg>
[1]

-- case runlist-task --
$ gpurta runlist runlist.yaml --simulate --task B --svg -
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="328" viewBox="0 0 1200 328" role="img">
<title>The runlist: the situation behind the bound of B</title>
<desc>A timeline from 0 to 30.6 ms: 4 lanes from A (high) to S (low), 28 boxes, 13 marks, 1 deadlines missed</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.b { stroke: white; stroke-width: 0.5; } .in { font-size: 11px; pointer-events: none; }
.light { fill: white; } .halo { stroke: white; stroke-width: 3px; paint-order: stroke; }
.lane { fill: #f3f3f3; } .stem { stroke: #bbb; stroke-width: 0.6; }
.part { fill: none; stroke: #222; stroke-dasharray: 3 2; }
.other { fill: #999; } .none { stroke: #999; fill: none; } .cost { fill: #bbb; }
.missed { fill: #d00000; stroke: #222; } .arrow { stroke: #222; fill: none; }
.late { stroke: #d55e00; stroke-width: 2.5; fill: none; } .dot { fill: #222; }
.empty { fill: #d55e00; } .link { stroke: #333; stroke-dasharray: 2 2; }
.bound { stroke: #d55e00; stroke-width: 2; stroke-dasharray: 4 3; }
.budget { fill: #56b4e9; fill-opacity: 0.35; stroke: #0072b2; }
</style>
<rect width="1200" height="328" style="fill: white"/>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">The runlist: the situation behind the bound of B</text>
<line x1="84.00" y1="84.00" x2="1176.00" y2="84.00" class="axis"/>
<text x="78.00" y="65.80" class="tick" text-anchor="end">A (high)</text>
<line x1="84.00" y1="136.00" x2="1176.00" y2="136.00" class="axis"/>
<text x="78.00" y="117.80" class="tick" text-anchor="end">M (medium)</text>
<line x1="84.00" y1="188.00" x2="1176.00" y2="188.00" class="axis"/>
<text x="78.00" y="169.80" class="tick" text-anchor="end">B (low)</text>
<line x1="84.00" y1="240.00" x2="1176.00" y2="240.00" class="axis"/>
<text x="78.00" y="221.80" class="tick" text-anchor="end">S (low)</text>
<line x1="84.00" y1="40.00" x2="84.00" y2="252.00" class="grid"/>
<text x="84.00" y="265.00" class="tick" text-anchor="middle">0</text>
<line x1="262.43" y1="40.00" x2="262.43" y2="252.00" class="grid"/>
<text x="262.43" y="265.00" class="tick" text-anchor="middle">5</text>
<line x1="440.86" y1="40.00" x2="440.86" y2="252.00" class="grid"/>
<text x="440.86" y="265.00" class="tick" text-anchor="middle">10</text>
<line x1="619.29" y1="40.00" x2="619.29" y2="252.00" class="grid"/>
<text x="619.29" y="265.00" class="tick" text-anchor="middle">15</text>
<line x1="797.73" y1="40.00" x2="797.73" y2="252.00" class="grid"/>
<text x="797.73" y="265.00" class="tick" text-anchor="middle">20</text>
<line x1="976.16" y1="40.00" x2="976.16" y2="252.00" class="grid"/>
<text x="976.16" y="265.00" class="tick" text-anchor="middle">25</text>
<line x1="1154.59" y1="40.00" x2="1154.59" y2="252.00" class="grid"/>
<text x="1154.59" y="265.00" class="tick" text-anchor="middle">30</text>
<line x1="84.00" y1="248.00" x2="1176.00" y2="248.00" class="axis"/>
<text x="630.00" y="282.00" class="label" text-anchor="middle">time (ms)</text>
<rect x="84.00" y="62.00" width="3.57" height="22.00" class="cost"><title>switch: A, A (high), 0 to 0.1 ms</title></rect>
<rect x="84.00" y="62.00" width="3.57" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="87.57" y="62.00" width="71.37" height="22.00" class="b c0"><title>A, A (high), 0.1 to 2.1 ms</title></rect>
<text x="123.25" y="76.80" class="in light" text-anchor="middle">A</text>
<rect x="216.04" y="62.00" width="3.57" height="22.00" class="cost"><title>switch: A, A (high), 3.7 to 3.8 ms</title></rect>
<rect x="216.04" y="62.00" width="3.57" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="219.61" y="62.00" width="35.69" height="22.00" class="b c0"><title>A, A (high), 3.8 to 4.8 ms</title></rect>
<text x="237.45" y="76.80" class="in light" text-anchor="middle">A</text>
<rect x="833.41" y="62.00" width="3.57" height="22.00" class="cost"><title>switch: A, A (high), 21 to 21.1 ms</title></rect>
<rect x="833.41" y="62.00" width="3.57" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="836.98" y="62.00" width="71.37" height="22.00" class="b c0"><title>A, A (high), 21.1 to 23.1 ms</title></rect>
<text x="872.67" y="76.80" class="in light" text-anchor="middle">A</text>
<rect x="908.35" y="62.00" width="3.57" height="22.00" class="cost"><title>switch: A, A (high), 23.1 to 23.2 ms</title></rect>
<rect x="908.35" y="62.00" width="3.57" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="911.92" y="62.00" width="35.69" height="22.00" class="b c0"><title>A, A (high), 23.2 to 24.2 ms</title></rect>
<text x="929.76" y="76.80" class="in light" text-anchor="middle">A</text>
<rect x="158.94" y="114.00" width="3.57" height="22.00" class="cost"><title>switch: M, M (medium), 2.1 to 2.2 ms</title></rect>
<rect x="158.94" y="114.00" width="3.57" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="162.51" y="114.00" width="53.53" height="22.00" class="b c1"><title>M, M (medium), 2.2 to 3.7 ms</title></rect>
<text x="189.27" y="128.80" class="in" text-anchor="middle">M</text>
<rect x="365.92" y="114.00" width="3.57" height="22.00" class="cost"><title>switch: M, M (medium), 7.9 to 8 ms</title></rect>
<rect x="365.92" y="114.00" width="3.57" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="369.49" y="114.00" width="17.84" height="22.00" class="b c1"><title>M, M (medium), 8 to 8.5 ms</title></rect>
<text x="378.41" y="128.80" class="in" text-anchor="middle">M</text>
<rect x="387.33" y="166.00" width="3.57" height="22.00" class="cost"><title>switch: B, B (low), 8.5 to 8.6 ms</title></rect>
<rect x="387.33" y="166.00" width="3.57" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="390.90" y="166.00" width="71.37" height="22.00" class="b c2"><title>B, B (low), 8.6 to 10.6 ms</title></rect>
<text x="426.59" y="180.80" class="in" text-anchor="middle">B</text>
<rect x="572.90" y="166.00" width="3.57" height="22.00" class="cost"><title>switch: B, B (low), 13.7 to 13.8 ms</title></rect>
<rect x="572.90" y="166.00" width="3.57" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="576.47" y="166.00" width="71.37" height="22.00" class="b c2"><title>B, B (low), 13.8 to 15.8 ms</title></rect>
<text x="612.16" y="180.80" class="in" text-anchor="middle">B</text>
<rect x="758.47" y="166.00" width="3.57" height="22.00" class="cost"><title>switch: B, B (low), 18.9 to 19 ms</title></rect>
<rect x="758.47" y="166.00" width="3.57" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="762.04" y="166.00" width="71.37" height="22.00" class="b c2"><title>B, B (low), 19 to 21 ms</title></rect>
<text x="797.73" y="180.80" class="in" text-anchor="middle">B</text>
<rect x="1058.24" y="166.00" width="3.57" height="22.00" class="cost"><title>switch: B, B (low), 27.3 to 27.4 ms</title></rect>
<rect x="1058.24" y="166.00" width="3.57" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="1061.80" y="166.00" width="35.69" height="22.00" class="b c2"><title>B, B (low), 27.4 to 28.4 ms</title></rect>
<text x="1079.65" y="180.80" class="in" text-anchor="middle">B</text>
<rect x="255.29" y="218.00" width="3.57" height="22.00" class="cost"><title>switch: S, S (low), 4.8 to 4.9 ms</title></rect>
<rect x="255.29" y="218.00" width="3.57" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="258.86" y="218.00" width="107.06" height="22.00" class="b c3"><title>S, S (low), 4.9 to 7.9 ms</title></rect>
<text x="312.39" y="232.80" class="in" text-anchor="middle">S</text>
<rect x="462.27" y="218.00" width="3.57" height="22.00" class="cost"><title>switch: S, S (low), 10.6 to 10.7 ms</title></rect>
<rect x="462.27" y="218.00" width="3.57" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="465.84" y="218.00" width="107.06" height="22.00" class="b c3"><title>S, S (low), 10.7 to 13.7 ms</title></rect>
<text x="519.37" y="232.80" class="in" text-anchor="middle">S</text>
<rect x="647.84" y="218.00" width="3.57" height="22.00" class="cost"><title>switch: S, S (low), 15.8 to 15.9 ms</title></rect>
<rect x="647.84" y="218.00" width="3.57" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="651.41" y="218.00" width="107.06" height="22.00" class="b c3"><title>S, S (low), 15.9 to 18.9 ms</title></rect>
<text x="704.94" y="232.80" class="in" text-anchor="middle">S</text>
<rect x="947.61" y="218.00" width="3.57" height="22.00" class="cost"><title>switch: S, S (low), 24.2 to 24.3 ms</title></rect>
<rect x="947.61" y="218.00" width="3.57" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="951.18" y="218.00" width="107.06" height="22.00" class="b c3"><title>S, S (low), 24.3 to 27.3 ms</title></rect>
<text x="1004.71" y="232.80" class="in" text-anchor="middle">S</text>
<path d="M84.00 188.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of B, 0 ms</title></path>
<path d="M1097.49 191.50a3.5 3.5 0 1 1 0.01 0z" class="dot"><title>completion of B, 28.4 ms</title></path>
<path d="M726.35 155.00v33.00m-3 -5l3 5l3 -5M722.35 151.00l8 8m0 -8l-8 8" class="late"><title>missed deadline of B, 18 ms</title></path>
<path d="M84.00 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of A, 0 ms</title></path>
<path d="M255.29 87.50a3.5 3.5 0 1 1 0.01 0z" class="dot"><title>completion of A, 4.8 ms</title></path>
<path d="M797.73 51.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of A, 20 ms</title></path>
<path d="M84.00 136.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of M, 0 ms</title></path>
<path d="M387.33 139.50a3.5 3.5 0 1 1 0.01 0z" class="dot"><title>completion of M, 8.5 ms</title></path>
<path d="M1154.59 103.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of M, 30 ms</title></path>
<path d="M797.73 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of A, 20 ms</title></path>
<path d="M947.61 87.50a3.5 3.5 0 1 1 0.01 0z" class="dot"><title>completion of A, 24.2 ms</title></path>
<path d="M1176.00 188.00v-44.00" class="bound"><title>bound of B, 30.6 ms</title></path>
<text x="1172.00" y="153.00" class="note halo" text-anchor="end">bound</text>
<text x="1174.00" y="49.00" class="note halo" text-anchor="end">deadline at 40 →</text>
<rect x="84.00" y="298.00" width="18.00" height="12.00" class="cost"/>
<rect x="84.00" y="298.00" width="18.00" height="12.00" style="fill: url(#p1); pointer-events: none"/>
<text x="107.00" y="308.00" class="tick" text-anchor="start">switch</text>
<path d="M171.40 311.00v-12.00m-3 5l3 -5l3 5" class="arrow"><title>release</title></path>
<text x="185.40" y="308.00" class="tick" text-anchor="start">release</text>
<path d="M256.20 299.00v12.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline</title></path>
<text x="270.20" y="308.00" class="tick" text-anchor="start">deadline</text>
<path d="M347.40 299.00v12.00m-3 -5l3 5l3 -5M343.40 295.00l8 8m0 -8l-8 8" class="late"><title>missed deadline</title></path>
<text x="361.40" y="308.00" class="tick" text-anchor="start">missed deadline</text>
<path d="M483.40 307.50a3.5 3.5 0 1 1 0.01 0z" class="dot"><title>completion</title></path>
<text x="497.40" y="308.00" class="tick" text-anchor="start">completion</text>
<path d="M587.40 311.00v-16.00" class="bound"><title>bound</title></path>
<text x="601.40" y="308.00" class="tick" text-anchor="start">bound</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta runlist runlist.yaml --simulate --task B --svg -; runlist.yaml SHA-256 4c5555f482a2cc8e7a642fbd28298e2cfc1177d1b0fa2df1f75875afcde50896</metadata>
</svg>
[1]

-- case runlist --
$ gpurta runlist runlist.yaml --simulate --until 40 --svg -
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="328" viewBox="0 0 1200 328" role="img">
<title>The runlist: all tasks released at 0</title>
<desc>A timeline from 0 to 43 ms: 4 lanes from A (high) to S (low), 40 boxes, 15 marks, 1 deadlines missed</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.b { stroke: white; stroke-width: 0.5; } .in { font-size: 11px; pointer-events: none; }
.light { fill: white; } .halo { stroke: white; stroke-width: 3px; paint-order: stroke; }
.lane { fill: #f3f3f3; } .stem { stroke: #bbb; stroke-width: 0.6; }
.part { fill: none; stroke: #222; stroke-dasharray: 3 2; }
.other { fill: #999; } .none { stroke: #999; fill: none; } .cost { fill: #bbb; }
.missed { fill: #d00000; stroke: #222; } .arrow { stroke: #222; fill: none; }
.late { stroke: #d55e00; stroke-width: 2.5; fill: none; } .dot { fill: #222; }
.empty { fill: #d55e00; } .link { stroke: #333; stroke-dasharray: 2 2; }
.bound { stroke: #d55e00; stroke-width: 2; stroke-dasharray: 4 3; }
.budget { fill: #56b4e9; fill-opacity: 0.35; stroke: #0072b2; }
</style>
<rect width="1200" height="328" style="fill: white"/>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">The runlist: all tasks released at 0</text>
<line x1="84.00" y1="84.00" x2="1176.00" y2="84.00" class="axis"/>
<text x="78.00" y="65.80" class="tick" text-anchor="end">A (high)</text>
<line x1="84.00" y1="136.00" x2="1176.00" y2="136.00" class="axis"/>
<text x="78.00" y="117.80" class="tick" text-anchor="end">M (medium)</text>
<line x1="84.00" y1="188.00" x2="1176.00" y2="188.00" class="axis"/>
<text x="78.00" y="169.80" class="tick" text-anchor="end">B (low)</text>
<line x1="84.00" y1="240.00" x2="1176.00" y2="240.00" class="axis"/>
<text x="78.00" y="221.80" class="tick" text-anchor="end">S (low)</text>
<line x1="84.00" y1="40.00" x2="84.00" y2="252.00" class="grid"/>
<text x="84.00" y="265.00" class="tick" text-anchor="middle">0</text>
<line x1="210.98" y1="40.00" x2="210.98" y2="252.00" class="grid"/>
<text x="210.98" y="265.00" class="tick" text-anchor="middle">5</text>
<line x1="337.95" y1="40.00" x2="337.95" y2="252.00" class="grid"/>
<text x="337.95" y="265.00" class="tick" text-anchor="middle">10</text>
<line x1="464.93" y1="40.00" x2="464.93" y2="252.00" class="grid"/>
<text x="464.93" y="265.00" class="tick" text-anchor="middle">15</text>
<line x1="591.91" y1="40.00" x2="591.91" y2="252.00" class="grid"/>
<text x="591.91" y="265.00" class="tick" text-anchor="middle">20</text>
<line x1="718.88" y1="40.00" x2="718.88" y2="252.00" class="grid"/>
<text x="718.88" y="265.00" class="tick" text-anchor="middle">25</text>
<line x1="845.86" y1="40.00" x2="845.86" y2="252.00" class="grid"/>
<text x="845.86" y="265.00" class="tick" text-anchor="middle">30</text>
<line x1="972.84" y1="40.00" x2="972.84" y2="252.00" class="grid"/>
<text x="972.84" y="265.00" class="tick" text-anchor="middle">35</text>
<line x1="1099.81" y1="40.00" x2="1099.81" y2="252.00" class="grid"/>
<text x="1099.81" y="265.00" class="tick" text-anchor="middle">40</text>
<line x1="84.00" y1="248.00" x2="1176.00" y2="248.00" class="axis"/>
<text x="630.00" y="282.00" class="label" text-anchor="middle">time (ms)</text>
<rect x="84.00" y="62.00" width="2.54" height="22.00" class="cost"><title>switch: A, A (high), 0 to 0.1 ms</title></rect>
<rect x="84.00" y="62.00" width="2.54" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="86.54" y="62.00" width="50.79" height="22.00" class="b c0"><title>A, A (high), 0.1 to 2.1 ms</title></rect>
<text x="111.93" y="76.80" class="in light" text-anchor="middle">A</text>
<rect x="177.96" y="62.00" width="2.54" height="22.00" class="cost"><title>switch: A, A (high), 3.7 to 3.8 ms</title></rect>
<rect x="177.96" y="62.00" width="2.54" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="180.50" y="62.00" width="25.40" height="22.00" class="b c0"><title>A, A (high), 3.8 to 4.8 ms</title></rect>
<text x="193.20" y="76.80" class="in light" text-anchor="middle">A</text>
<rect x="617.30" y="62.00" width="2.54" height="22.00" class="cost"><title>switch: A, A (high), 21 to 21.1 ms</title></rect>
<rect x="617.30" y="62.00" width="2.54" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="619.84" y="62.00" width="50.79" height="22.00" class="b c0"><title>A, A (high), 21.1 to 23.1 ms</title></rect>
<text x="645.24" y="76.80" class="in light" text-anchor="middle">A</text>
<rect x="670.63" y="62.00" width="2.54" height="22.00" class="cost"><title>switch: A, A (high), 23.1 to 23.2 ms</title></rect>
<rect x="670.63" y="62.00" width="2.54" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="673.17" y="62.00" width="25.40" height="22.00" class="b c0"><title>A, A (high), 23.2 to 24.2 ms</title></rect>
<text x="685.87" y="76.80" class="in light" text-anchor="middle">A</text>
<rect x="137.33" y="114.00" width="2.54" height="22.00" class="cost"><title>switch: M, M (medium), 2.1 to 2.2 ms</title></rect>
<rect x="137.33" y="114.00" width="2.54" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="139.87" y="114.00" width="38.09" height="22.00" class="b c1"><title>M, M (medium), 2.2 to 3.7 ms</title></rect>
<text x="158.92" y="128.80" class="in" text-anchor="middle">M</text>
<rect x="259.23" y="114.00" width="2.54" height="22.00" class="cost"><title>switch: M, M (medium), 6.9 to 7 ms</title></rect>
<rect x="259.23" y="114.00" width="2.54" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="261.77" y="114.00" width="12.70" height="22.00" class="b c1"><title>M, M (medium), 7 to 7.5 ms</title></rect>
<text x="268.12" y="128.80" class="in" text-anchor="middle">M</text>
<rect x="883.95" y="114.00" width="2.54" height="22.00" class="cost"><title>switch: M, M (medium), 31.5 to 31.6 ms</title></rect>
<rect x="883.95" y="114.00" width="2.54" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="886.49" y="114.00" width="38.09" height="22.00" class="b c1"><title>M, M (medium), 31.6 to 33.1 ms</title></rect>
<text x="905.54" y="128.80" class="in" text-anchor="middle">M</text>
<rect x="924.59" y="114.00" width="2.54" height="22.00" class="cost"><title>switch: M, M (medium), 33.1 to 33.2 ms</title></rect>
<rect x="924.59" y="114.00" width="2.54" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="927.13" y="114.00" width="12.70" height="22.00" class="b c1"><title>M, M (medium), 33.2 to 33.7 ms</title></rect>
<text x="933.47" y="128.80" class="in" text-anchor="middle">M</text>
<rect x="205.90" y="166.00" width="2.54" height="22.00" class="cost"><title>switch: B, B (low), 4.8 to 4.9 ms</title></rect>
<rect x="205.90" y="166.00" width="2.54" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="208.44" y="166.00" width="50.79" height="22.00" class="b c2"><title>B, B (low), 4.9 to 6.9 ms</title></rect>
<text x="233.83" y="180.80" class="in" text-anchor="middle">B</text>
<rect x="353.19" y="166.00" width="2.54" height="22.00" class="cost"><title>switch: B, B (low), 10.6 to 10.7 ms</title></rect>
<rect x="353.19" y="166.00" width="2.54" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="355.73" y="166.00" width="50.79" height="22.00" class="b c2"><title>B, B (low), 10.7 to 12.7 ms</title></rect>
<text x="381.13" y="180.80" class="in" text-anchor="middle">B</text>
<rect x="485.25" y="166.00" width="2.54" height="22.00" class="cost"><title>switch: B, B (low), 15.8 to 15.9 ms</title></rect>
<rect x="485.25" y="166.00" width="2.54" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="487.79" y="166.00" width="50.79" height="22.00" class="b c2"><title>B, B (low), 15.9 to 17.9 ms</title></rect>
<text x="513.18" y="180.80" class="in" text-anchor="middle">B</text>
<rect x="698.57" y="166.00" width="2.54" height="22.00" class="cost"><title>switch: B, B (low), 24.2 to 24.3 ms</title></rect>
<rect x="698.57" y="166.00" width="2.54" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="701.11" y="166.00" width="25.40" height="22.00" class="b c2"><title>B, B (low), 24.3 to 25.3 ms</title></rect>
<text x="713.80" y="180.80" class="in" text-anchor="middle">B</text>
<rect x="274.47" y="218.00" width="2.54" height="22.00" class="cost"><title>switch: S, S (low), 7.5 to 7.6 ms</title></rect>
<rect x="274.47" y="218.00" width="2.54" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="277.00" y="218.00" width="76.19" height="22.00" class="b c3"><title>S, S (low), 7.6 to 10.6 ms</title></rect>
<text x="315.10" y="232.80" class="in" text-anchor="middle">S</text>
<rect x="406.52" y="218.00" width="2.54" height="22.00" class="cost"><title>switch: S, S (low), 12.7 to 12.8 ms</title></rect>
<rect x="406.52" y="218.00" width="2.54" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="409.06" y="218.00" width="76.19" height="22.00" class="b c3"><title>S, S (low), 12.8 to 15.8 ms</title></rect>
<text x="447.15" y="232.80" class="in" text-anchor="middle">S</text>
<rect x="538.58" y="218.00" width="2.54" height="22.00" class="cost"><title>switch: S, S (low), 17.9 to 18 ms</title></rect>
<rect x="538.58" y="218.00" width="2.54" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="541.12" y="218.00" width="76.19" height="22.00" class="b c3"><title>S, S (low), 18 to 21 ms</title></rect>
<text x="579.21" y="232.80" class="in" text-anchor="middle">S</text>
<rect x="726.50" y="218.00" width="2.54" height="22.00" class="cost"><title>switch: S, S (low), 25.3 to 25.4 ms</title></rect>
<rect x="726.50" y="218.00" width="2.54" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="729.04" y="218.00" width="76.19" height="22.00" class="b c3"><title>S, S (low), 25.4 to 28.4 ms</title></rect>
<text x="767.13" y="232.80" class="in" text-anchor="middle">S</text>
<rect x="805.23" y="218.00" width="2.54" height="22.00" class="cost"><title>switch: S, S (low), 28.4 to 28.5 ms</title></rect>
<rect x="805.23" y="218.00" width="2.54" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="807.77" y="218.00" width="76.19" height="22.00" class="b c3"><title>S, S (low), 28.5 to 31.5 ms</title></rect>
<text x="845.86" y="232.80" class="in" text-anchor="middle">S</text>
<rect x="939.82" y="218.00" width="2.54" height="22.00" class="cost"><title>switch: S, S (low), 33.7 to 33.8 ms</title></rect>
<rect x="939.82" y="218.00" width="2.54" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="942.36" y="218.00" width="76.19" height="22.00" class="b c3"><title>S, S (low), 33.8 to 36.8 ms</title></rect>
<text x="980.46" y="232.80" class="in" text-anchor="middle">S</text>
<rect x="1018.55" y="218.00" width="2.54" height="22.00" class="cost"><title>switch: S, S (low), 36.8 to 36.9 ms</title></rect>
<rect x="1018.55" y="218.00" width="2.54" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="1021.09" y="218.00" width="76.19" height="22.00" class="b c3"><title>S, S (low), 36.9 to 39.9 ms</title></rect>
<text x="1059.18" y="232.80" class="in" text-anchor="middle">S</text>
<rect x="1097.27" y="218.00" width="2.54" height="22.00" class="cost"><title>switch: S, S (low), 39.9 to 40 ms</title></rect>
<rect x="1097.27" y="218.00" width="2.54" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="1099.81" y="218.00" width="76.19" height="22.00" class="b c3"><title>S, S (low), 40 to 43 ms</title></rect>
<text x="1137.91" y="232.80" class="in" text-anchor="middle">S</text>
<path d="M84.00 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of A, 0 ms</title></path>
<path d="M205.90 87.50a3.5 3.5 0 1 1 0.01 0z" class="dot"><title>completion of A, 4.8 ms</title></path>
<path d="M591.91 51.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of A, 20 ms</title></path>
<path d="M591.91 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of A, 20 ms</title></path>
<path d="M698.57 87.50a3.5 3.5 0 1 1 0.01 0z" class="dot"><title>completion of A, 24.2 ms</title></path>
<path d="M1099.81 51.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of A, 40 ms</title></path>
<path d="M84.00 136.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of M, 0 ms</title></path>
<path d="M274.47 139.50a3.5 3.5 0 1 1 0.01 0z" class="dot"><title>completion of M, 7.5 ms</title></path>
<path d="M845.86 103.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of M, 30 ms</title></path>
<path d="M845.86 136.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of M, 30 ms</title></path>
<path d="M939.82 139.50a3.5 3.5 0 1 1 0.01 0z" class="dot"><title>completion of M, 33.7 ms</title></path>
<path d="M84.00 188.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of B, 0 ms</title></path>
<path d="M726.50 191.50a3.5 3.5 0 1 1 0.01 0z" class="dot"><title>completion of B, 25.3 ms</title></path>
<path d="M541.12 155.00v33.00m-3 -5l3 5l3 -5M537.12 151.00l8 8m0 -8l-8 8" class="late"><title>missed deadline of B, 18 ms</title></path>
<text x="1174.00" y="101.00" class="note halo" text-anchor="end">deadline at 60 →</text>
<rect x="84.00" y="298.00" width="18.00" height="12.00" class="cost"/>
<rect x="84.00" y="298.00" width="18.00" height="12.00" style="fill: url(#p1); pointer-events: none"/>
<text x="107.00" y="308.00" class="tick" text-anchor="start">switch</text>
<path d="M171.40 311.00v-12.00m-3 5l3 -5l3 5" class="arrow"><title>release</title></path>
<text x="185.40" y="308.00" class="tick" text-anchor="start">release</text>
<path d="M256.20 299.00v12.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline</title></path>
<text x="270.20" y="308.00" class="tick" text-anchor="start">deadline</text>
<path d="M347.40 299.00v12.00m-3 -5l3 5l3 -5M343.40 295.00l8 8m0 -8l-8 8" class="late"><title>missed deadline</title></path>
<text x="361.40" y="308.00" class="tick" text-anchor="start">missed deadline</text>
<path d="M483.40 307.50a3.5 3.5 0 1 1 0.01 0z" class="dot"><title>completion</title></path>
<text x="497.40" y="308.00" class="tick" text-anchor="start">completion</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta runlist runlist.yaml --simulate --until 40 --svg -; runlist.yaml SHA-256 4c5555f482a2cc8e7a642fbd28298e2cfc1177d1b0fa2df1f75875afcde50896</metadata>
</svg>
[1]

-- case simulate-jitter --
$ gpurta simulate kernels.yaml --jitter 0.3 --seed 3 --svg - --sms 0:0 --window 0.2:3
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="331" viewBox="0 0 1200 331" role="img">
<title>kernels.yaml on jetson-tx2 with copy_bandwidth 1000000000</title>
<desc>A timeline from 0.2 to 3 ms: 2 lanes from SM 0 to copy 1, 3 boxes, 8 marks, 1 deadlines missed</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.b { stroke: white; stroke-width: 0.5; } .in { font-size: 11px; pointer-events: none; }
.light { fill: white; } .halo { stroke: white; stroke-width: 3px; paint-order: stroke; }
.lane { fill: #f3f3f3; } .stem { stroke: #bbb; stroke-width: 0.6; }
.part { fill: none; stroke: #222; stroke-dasharray: 3 2; }
.other { fill: #999; } .none { stroke: #999; fill: none; } .cost { fill: #bbb; }
.missed { fill: #d00000; stroke: #222; } .arrow { stroke: #222; fill: none; }
.late { stroke: #d55e00; stroke-width: 2.5; fill: none; } .dot { fill: #222; }
.empty { fill: #d55e00; } .link { stroke: #333; stroke-dasharray: 2 2; }
.bound { stroke: #d55e00; stroke-width: 2; stroke-dasharray: 4 3; }
.budget { fill: #56b4e9; fill-opacity: 0.35; stroke: #0072b2; }
</style>
<rect width="1200" height="331" style="fill: white"/>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">kernels.yaml on jetson-tx2 with copy_bandwidth 1000000000</text>
<rect x="76.00" y="66.00" width="1100.00" height="110.00" class="lane"/>
<text x="70.00" y="124.80" class="tick" text-anchor="end">SM 0</text>
<rect x="76.00" y="184.00" width="1100.00" height="24.00" class="lane"/>
<text x="70.00" y="199.80" class="tick" text-anchor="end">copy 1</text>
<line x1="193.86" y1="66.00" x2="193.86" y2="215.00" class="grid"/>
<text x="193.86" y="228.00" class="tick" text-anchor="middle">0.5</text>
<line x1="390.29" y1="66.00" x2="390.29" y2="215.00" class="grid"/>
<text x="390.29" y="228.00" class="tick" text-anchor="middle">1</text>
<line x1="586.71" y1="66.00" x2="586.71" y2="215.00" class="grid"/>
<text x="586.71" y="228.00" class="tick" text-anchor="middle">1.5</text>
<line x1="783.14" y1="66.00" x2="783.14" y2="215.00" class="grid"/>
<text x="783.14" y="228.00" class="tick" text-anchor="middle">2</text>
<line x1="979.57" y1="66.00" x2="979.57" y2="215.00" class="grid"/>
<text x="979.57" y="228.00" class="tick" text-anchor="middle">2.5</text>
<line x1="1176.00" y1="66.00" x2="1176.00" y2="215.00" class="grid"/>
<text x="1176.00" y="228.00" class="tick" text-anchor="middle">3</text>
<line x1="76.00" y1="211.00" x2="1176.00" y2="211.00" class="axis"/>
<text x="626.00" y="245.00" class="label" text-anchor="middle">time (ms)</text>
<rect x="128.38" y="121.00" width="818.92" height="55.00" class="b c0"><title>a &amp; &quot;b&quot;, SM 0, 0.333333333 to 2.41785482 ms</title></rect>
<text x="537.84" y="152.30" class="in light" text-anchor="middle">a &amp; &quot;b&quot;</text>
<rect x="128.38" y="66.00" width="811.70" height="55.00" class="b c0"><title>a &amp; &quot;b&quot;, SM 0, 0.333333333 to 2.39947103 ms</title></rect>
<text x="534.23" y="97.30" class="in light" text-anchor="middle">a &amp; &quot;b&quot;</text>
<rect x="76.00" y="184.00" width="196.43" height="24.00" class="b c3"><title>in, copy 1, 0 to 0.7 ms</title></rect>
<text x="174.21" y="199.80" class="in" text-anchor="middle">in</text>
<line x1="128.38" y1="47.00" x2="128.38" y2="66.00" class="stem"/>
<path d="M128.38 47.00l-4 -8h8z" class="c0"><title>launch of a &amp; &quot;b&quot;, 0.333333333 ms</title></path>
<text x="134.38" y="47.00" class="tick" text-anchor="start">a &amp; &quot;b&quot;</text>
<line x1="717.67" y1="60.00" x2="717.67" y2="66.00" class="stem"/>
<path d="M717.67 60.00l-4 -5 4 -5 4 5z" class="missed"><title>missed deadline of a &amp; &quot;b&quot;, 1.83333333 ms</title></path>
<text x="723.67" y="60.00" class="tick" text-anchor="start">a &amp; &quot;b&quot;</text>
<rect x="76.00" y="261.00" width="18.00" height="12.00" class="b c0"/>
<text x="99.00" y="271.00" class="tick" text-anchor="start">a &amp; &quot;b&quot;</text>
<rect x="160.80" y="261.00" width="18.00" height="12.00" class="b c3"/>
<text x="183.80" y="271.00" class="tick" text-anchor="start">in</text>
<path d="M85.00 292.00l-4 -8h8z" class="other"><title>launch</title></path>
<text x="99.00" y="291.00" class="tick" text-anchor="start">launch</text>
<path d="M163.40 292.00l-4 -5 4 -5 4 5z" class="missed"><title>missed deadline</title></path>
<text x="177.40" y="291.00" class="tick" text-anchor="start">missed deadline</text>
<text x="76.00" y="311.00" class="note" text-anchor="start">height of a box: threads</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta simulate kernels.yaml --jitter 0.3 --seed 3 --svg - --sms 0:0 --window 0.2:3; kernels.yaml SHA-256 149e04c530fdcd93b5fe639f95f57520d7f0d16380590a8b50b349e15f78e640; seed 3</metadata>
</svg>
[1]

-- case simulate-parts --
$ gpurta simulate parts.yaml --svg -
> gpurta simulate parts.yaml --svg - --window 5:8
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="304" viewBox="0 0 1200 304" role="img">
<title>parts.yaml on cc-6.2 with sms 1</title>
<desc>A timeline from 2 to 12 ms: 1 lanes from SM 0 to SM 0, 5 boxes, 5 marks, 0 deadlines missed</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.b { stroke: white; stroke-width: 0.5; } .in { font-size: 11px; pointer-events: none; }
.light { fill: white; } .halo { stroke: white; stroke-width: 3px; paint-order: stroke; }
.lane { fill: #f3f3f3; } .stem { stroke: #bbb; stroke-width: 0.6; }
.part { fill: none; stroke: #222; stroke-dasharray: 3 2; }
.other { fill: #999; } .none { stroke: #999; fill: none; } .cost { fill: #bbb; }
.missed { fill: #d00000; stroke: #222; } .arrow { stroke: #222; fill: none; }
.late { stroke: #d55e00; stroke-width: 2.5; fill: none; } .dot { fill: #222; }
.empty { fill: #d55e00; } .link { stroke: #333; stroke-dasharray: 2 2; }
.bound { stroke: #d55e00; stroke-width: 2; stroke-dasharray: 4 3; }
.budget { fill: #56b4e9; fill-opacity: 0.35; stroke: #0072b2; }
</style>
<rect width="1200" height="304" style="fill: white"/>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">parts.yaml on cc-6.2 with sms 1</text>
<rect x="76.00" y="66.00" width="1100.00" height="110.00" class="lane"/>
<text x="70.00" y="124.80" class="tick" text-anchor="end">SM 0</text>
<line x1="76.00" y1="66.00" x2="76.00" y2="188.00" class="grid"/>
<text x="76.00" y="201.00" class="tick" text-anchor="middle">2</text>
<line x1="186.00" y1="66.00" x2="186.00" y2="188.00" class="grid"/>
<text x="186.00" y="201.00" class="tick" text-anchor="middle">3</text>
<line x1="296.00" y1="66.00" x2="296.00" y2="188.00" class="grid"/>
<text x="296.00" y="201.00" class="tick" text-anchor="middle">4</text>
<line x1="406.00" y1="66.00" x2="406.00" y2="188.00" class="grid"/>
<text x="406.00" y="201.00" class="tick" text-anchor="middle">5</text>
<line x1="516.00" y1="66.00" x2="516.00" y2="188.00" class="grid"/>
<text x="516.00" y="201.00" class="tick" text-anchor="middle">6</text>
<line x1="626.00" y1="66.00" x2="626.00" y2="188.00" class="grid"/>
<text x="626.00" y="201.00" class="tick" text-anchor="middle">7</text>
<line x1="736.00" y1="66.00" x2="736.00" y2="188.00" class="grid"/>
<text x="736.00" y="201.00" class="tick" text-anchor="middle">8</text>
<line x1="846.00" y1="66.00" x2="846.00" y2="188.00" class="grid"/>
<text x="846.00" y="201.00" class="tick" text-anchor="middle">9</text>
<line x1="956.00" y1="66.00" x2="956.00" y2="188.00" class="grid"/>
<text x="956.00" y="201.00" class="tick" text-anchor="middle">10</text>
<line x1="1066.00" y1="66.00" x2="1066.00" y2="188.00" class="grid"/>
<text x="1066.00" y="201.00" class="tick" text-anchor="middle">11</text>
<line x1="1176.00" y1="66.00" x2="1176.00" y2="188.00" class="grid"/>
<text x="1176.00" y="201.00" class="tick" text-anchor="middle">12</text>
<line x1="76.00" y1="184.00" x2="1176.00" y2="184.00" class="axis"/>
<text x="626.00" y="218.00" class="label" text-anchor="middle">time (ms)</text>
<rect x="76.00" y="134.75" width="550.00" height="41.25" class="b c1"><title>K2, SM 0, 2 to 7 ms</title></rect>
<text x="351.00" y="159.18" class="in" text-anchor="middle">K2</text>
<rect x="296.00" y="66.00" width="440.00" height="27.50" class="b c0"><title>K1, SM 0, 4 to 8 ms</title></rect>
<text x="516.00" y="83.55" class="in light" text-anchor="middle">K1</text>
<rect x="296.00" y="107.25" width="550.00" height="27.50" class="b c4"><title>K5, SM 0, 4 to 9 ms</title></rect>
<text x="571.00" y="124.80" class="in" text-anchor="middle">K5</text>
<rect x="626.00" y="134.75" width="330.00" height="41.25" class="b c2"><title>K3, SM 0, 7 to 10 ms</title></rect>
<text x="791.00" y="159.18" class="in" text-anchor="middle">K3</text>
<rect x="626.00" y="134.75" width="330.00" height="41.25" class="part"/>
<rect x="626.00" y="93.50" width="330.00" height="13.75" class="b c2"><title>K3, SM 0, 7 to 10 ms</title></rect>
<text x="791.00" y="104.17" class="in" text-anchor="middle">K3</text>
<rect x="626.00" y="93.50" width="330.00" height="13.75" class="part"/>
<rect x="736.00" y="66.00" width="440.00" height="13.75" class="b c3"><title>K4, SM 0, 8 to 12 ms</title></rect>
<text x="956.00" y="76.67" class="in" text-anchor="middle">K4</text>
<line x1="76.00" y1="47.00" x2="76.00" y2="66.00" class="stem"/>
<path d="M76.00 47.00l-4 -8h8z" class="c1"><title>launch of K2, 2 ms</title></path>
<text x="82.00" y="47.00" class="tick" text-anchor="start">K2</text>
<line x1="296.00" y1="47.00" x2="296.00" y2="66.00" class="stem"/>
<path d="M296.00 47.00l-4 -8h8z" class="c0"><title>launch of K1, 4 ms</title></path>
<text x="302.00" y="47.00" class="tick" text-anchor="start">K1</text>
<line x1="296.00" y1="60.00" x2="296.00" y2="66.00" class="stem"/>
<path d="M296.00 60.00l-4 -8h8z" class="c4"><title>launch of K5, 4 ms</title></path>
<text x="302.00" y="60.00" class="tick" text-anchor="start">K5</text>
<line x1="406.00" y1="47.00" x2="406.00" y2="66.00" class="stem"/>
<path d="M406.00 47.00l-4 -8h8z" class="c2"><title>launch of K3, 5 ms</title></path>
<text x="412.00" y="47.00" class="tick" text-anchor="start">K3</text>
<line x1="406.00" y1="60.00" x2="406.00" y2="66.00" class="stem"/>
<path d="M406.00 60.00l-4 -8h8z" class="c3"><title>launch of K4, 5 ms</title></path>
<text x="412.00" y="60.00" class="tick" text-anchor="start">K4</text>
<rect x="76.00" y="234.00" width="18.00" height="12.00" class="b c0"/>
<text x="99.00" y="244.00" class="tick" text-anchor="start">K1</text>
<rect x="128.80" y="234.00" width="18.00" height="12.00" class="b c1"/>
<text x="151.80" y="244.00" class="tick" text-anchor="start">K2</text>
<rect x="181.60" y="234.00" width="18.00" height="12.00" class="b c2"/>
<text x="204.60" y="244.00" class="tick" text-anchor="start">K3</text>
<rect x="234.40" y="234.00" width="18.00" height="12.00" class="b c3"/>
<text x="257.40" y="244.00" class="tick" text-anchor="start">K4</text>
<rect x="287.20" y="234.00" width="18.00" height="12.00" class="b c4"/>
<text x="310.20" y="244.00" class="tick" text-anchor="start">K5</text>
<path d="M85.00 265.00l-4 -8h8z" class="other"><title>launch</title></path>
<text x="99.00" y="264.00" class="tick" text-anchor="start">launch</text>
<text x="76.00" y="284.00" class="note" text-anchor="start">height of a box: threads; dashed: parts of one block, or a block without room</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta simulate parts.yaml --svg -; parts.yaml SHA-256 af546b983a71dfe6dd83a6655dee0cc5cd23f03115ec1bead67ea6ed273ba898; seed 1</metadata>
</svg>
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="304" viewBox="0 0 1200 304" role="img">
<title>parts.yaml on cc-6.2 with sms 1</title>
<desc>A timeline from 5 to 8 ms: 1 lanes from SM 0 to SM 0, 4 boxes, 5 marks, 0 deadlines missed</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.b { stroke: white; stroke-width: 0.5; } .in { font-size: 11px; pointer-events: none; }
.light { fill: white; } .halo { stroke: white; stroke-width: 3px; paint-order: stroke; }
.lane { fill: #f3f3f3; } .stem { stroke: #bbb; stroke-width: 0.6; }
.part { fill: none; stroke: #222; stroke-dasharray: 3 2; }
.other { fill: #999; } .none { stroke: #999; fill: none; } .cost { fill: #bbb; }
.missed { fill: #d00000; stroke: #222; } .arrow { stroke: #222; fill: none; }
.late { stroke: #d55e00; stroke-width: 2.5; fill: none; } .dot { fill: #222; }
.empty { fill: #d55e00; } .link { stroke: #333; stroke-dasharray: 2 2; }
.bound { stroke: #d55e00; stroke-width: 2; stroke-dasharray: 4 3; }
.budget { fill: #56b4e9; fill-opacity: 0.35; stroke: #0072b2; }
</style>
<rect width="1200" height="304" style="fill: white"/>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">parts.yaml on cc-6.2 with sms 1</text>
<rect x="76.00" y="66.00" width="1100.00" height="110.00" class="lane"/>
<text x="70.00" y="124.80" class="tick" text-anchor="end">SM 0</text>
<line x1="76.00" y1="66.00" x2="76.00" y2="188.00" class="grid"/>
<text x="76.00" y="201.00" class="tick" text-anchor="middle">5</text>
<line x1="259.33" y1="66.00" x2="259.33" y2="188.00" class="grid"/>
<text x="259.33" y="201.00" class="tick" text-anchor="middle">5.5</text>
<line x1="442.67" y1="66.00" x2="442.67" y2="188.00" class="grid"/>
<text x="442.67" y="201.00" class="tick" text-anchor="middle">6</text>
<line x1="626.00" y1="66.00" x2="626.00" y2="188.00" class="grid"/>
<text x="626.00" y="201.00" class="tick" text-anchor="middle">6.5</text>
<line x1="809.33" y1="66.00" x2="809.33" y2="188.00" class="grid"/>
<text x="809.33" y="201.00" class="tick" text-anchor="middle">7</text>
<line x1="992.67" y1="66.00" x2="992.67" y2="188.00" class="grid"/>
<text x="992.67" y="201.00" class="tick" text-anchor="middle">7.5</text>
<line x1="1176.00" y1="66.00" x2="1176.00" y2="188.00" class="grid"/>
<text x="1176.00" y="201.00" class="tick" text-anchor="middle">8</text>
<line x1="76.00" y1="184.00" x2="1176.00" y2="184.00" class="axis"/>
<text x="626.00" y="218.00" class="label" text-anchor="middle">time (ms)</text>
<rect x="76.00" y="134.75" width="733.33" height="41.25" class="b c1"><title>K2, SM 0, 2 to 7 ms</title></rect>
<text x="442.67" y="159.18" class="in" text-anchor="middle">K2</text>
<rect x="76.00" y="66.00" width="1100.00" height="27.50" class="b c0"><title>K1, SM 0, 4 to 8 ms</title></rect>
<text x="626.00" y="83.55" class="in light" text-anchor="middle">K1</text>
<rect x="76.00" y="107.25" width="1100.00" height="27.50" class="b c4"><title>K5, SM 0, 4 to 9 ms</title></rect>
<text x="626.00" y="124.80" class="in" text-anchor="middle">K5</text>
<rect x="809.33" y="134.75" width="366.67" height="41.25" class="b c2"><title>K3, SM 0, 7 to 10 ms</title></rect>
<text x="992.67" y="159.18" class="in" text-anchor="middle">K3</text>
<rect x="809.33" y="134.75" width="366.67" height="41.25" class="part"/>
<rect x="809.33" y="93.50" width="366.67" height="13.75" class="b c2"><title>K3, SM 0, 7 to 10 ms</title></rect>
<text x="992.67" y="104.17" class="in" text-anchor="middle">K3</text>
<rect x="809.33" y="93.50" width="366.67" height="13.75" class="part"/>
<line x1="76.00" y1="47.00" x2="76.00" y2="66.00" class="stem"/>
<path d="M76.00 47.00l-4 -8h8z" class="c2"><title>launch of K3, 5 ms</title></path>
<text x="82.00" y="47.00" class="tick" text-anchor="start">K3</text>
<line x1="76.00" y1="60.00" x2="76.00" y2="66.00" class="stem"/>
<path d="M76.00 60.00l-4 -8h8z" class="other"><title>launch of K4, 5 ms</title></path>
<text x="82.00" y="60.00" class="tick" text-anchor="start">K4</text>
<rect x="76.00" y="234.00" width="18.00" height="12.00" class="b c0"/>
<text x="99.00" y="244.00" class="tick" text-anchor="start">K1</text>
<rect x="128.80" y="234.00" width="18.00" height="12.00" class="b c1"/>
<text x="151.80" y="244.00" class="tick" text-anchor="start">K2</text>
<rect x="181.60" y="234.00" width="18.00" height="12.00" class="b c2"/>
<text x="204.60" y="244.00" class="tick" text-anchor="start">K3</text>
<rect x="234.40" y="234.00" width="18.00" height="12.00" class="b c4"/>
<text x="257.40" y="244.00" class="tick" text-anchor="start">K5</text>
<path d="M85.00 265.00l-4 -8h8z" class="other"><title>launch</title></path>
<text x="99.00" y="264.00" class="tick" text-anchor="start">launch</text>
<text x="76.00" y="284.00" class="note" text-anchor="start">height of a box: threads; dashed: parts of one block, or a block without room</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta simulate parts.yaml --svg - --window 5:8; parts.yaml SHA-256 af546b983a71dfe6dd83a6655dee0cc5cd23f03115ec1bead67ea6ed273ba898; seed 1</metadata>
</svg>

-- case simulate-slots --
$ gpurta simulate rta.yaml --slots 5 --until 25 --svg -
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="317" viewBox="0 0 1200 317" role="img">
<title>rta.yaml on slots</title>
<desc>A timeline from 0 to 22 us: 1 lanes from GPU to GPU, 21 boxes, 8 marks, 1 deadlines missed</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.b { stroke: white; stroke-width: 0.5; } .in { font-size: 11px; pointer-events: none; }
.light { fill: white; } .halo { stroke: white; stroke-width: 3px; paint-order: stroke; }
.lane { fill: #f3f3f3; } .stem { stroke: #bbb; stroke-width: 0.6; }
.part { fill: none; stroke: #222; stroke-dasharray: 3 2; }
.other { fill: #999; } .none { stroke: #999; fill: none; } .cost { fill: #bbb; }
.missed { fill: #d00000; stroke: #222; } .arrow { stroke: #222; fill: none; }
.late { stroke: #d55e00; stroke-width: 2.5; fill: none; } .dot { fill: #222; }
.empty { fill: #d55e00; } .link { stroke: #333; stroke-dasharray: 2 2; }
.bound { stroke: #d55e00; stroke-width: 2; stroke-dasharray: 4 3; }
.budget { fill: #56b4e9; fill-opacity: 0.35; stroke: #0072b2; }
</style>
<rect width="1200" height="317" style="fill: white"/>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">rta.yaml on slots</text>
<rect x="76.00" y="79.00" width="1100.00" height="110.00" class="lane"/>
<text x="70.00" y="137.80" class="tick" text-anchor="end">GPU</text>
<line x1="76.00" y1="79.00" x2="76.00" y2="201.00" class="grid"/>
<text x="76.00" y="214.00" class="tick" text-anchor="middle">0</text>
<line x1="176.00" y1="79.00" x2="176.00" y2="201.00" class="grid"/>
<text x="176.00" y="214.00" class="tick" text-anchor="middle">2</text>
<line x1="276.00" y1="79.00" x2="276.00" y2="201.00" class="grid"/>
<text x="276.00" y="214.00" class="tick" text-anchor="middle">4</text>
<line x1="376.00" y1="79.00" x2="376.00" y2="201.00" class="grid"/>
<text x="376.00" y="214.00" class="tick" text-anchor="middle">6</text>
<line x1="476.00" y1="79.00" x2="476.00" y2="201.00" class="grid"/>
<text x="476.00" y="214.00" class="tick" text-anchor="middle">8</text>
<line x1="576.00" y1="79.00" x2="576.00" y2="201.00" class="grid"/>
<text x="576.00" y="214.00" class="tick" text-anchor="middle">10</text>
<line x1="676.00" y1="79.00" x2="676.00" y2="201.00" class="grid"/>
<text x="676.00" y="214.00" class="tick" text-anchor="middle">12</text>
<line x1="776.00" y1="79.00" x2="776.00" y2="201.00" class="grid"/>
<text x="776.00" y="214.00" class="tick" text-anchor="middle">14</text>
<line x1="876.00" y1="79.00" x2="876.00" y2="201.00" class="grid"/>
<text x="876.00" y="214.00" class="tick" text-anchor="middle">16</text>
<line x1="976.00" y1="79.00" x2="976.00" y2="201.00" class="grid"/>
<text x="976.00" y="214.00" class="tick" text-anchor="middle">18</text>
<line x1="1076.00" y1="79.00" x2="1076.00" y2="201.00" class="grid"/>
<text x="1076.00" y="214.00" class="tick" text-anchor="middle">20</text>
<line x1="1176.00" y1="79.00" x2="1176.00" y2="201.00" class="grid"/>
<text x="1176.00" y="214.00" class="tick" text-anchor="middle">22</text>
<line x1="76.00" y1="197.00" x2="1176.00" y2="197.00" class="axis"/>
<text x="626.00" y="231.00" class="label" text-anchor="middle">time (us)</text>
<rect x="76.00" y="167.00" width="100.00" height="22.00" class="b c0"><title>a, GPU, 0 to 2 us</title></rect>
<text x="126.00" y="181.80" class="in light" text-anchor="middle">a</text>
<rect x="76.00" y="145.00" width="100.00" height="22.00" class="b c0"><title>a, GPU, 0 to 2 us</title></rect>
<text x="126.00" y="159.80" class="in light" text-anchor="middle">a</text>
<rect x="76.00" y="123.00" width="100.00" height="22.00" class="b c0"><title>a, GPU, 0 to 2 us</title></rect>
<text x="126.00" y="137.80" class="in light" text-anchor="middle">a</text>
<rect x="126.00" y="79.00" width="116.67" height="22.00" class="b c1"><title>b, GPU, 1 to 3.33333333 us</title></rect>
<text x="184.33" y="93.80" class="in" text-anchor="middle">b</text>
<rect x="126.00" y="101.00" width="116.67" height="22.00" class="b c1"><title>b, GPU, 1 to 3.33333333 us</title></rect>
<text x="184.33" y="115.80" class="in" text-anchor="middle">b</text>
<rect x="176.00" y="167.00" width="116.67" height="22.00" class="b c1"><title>b, GPU, 2 to 4.33333333 us</title></rect>
<text x="234.33" y="181.80" class="in" text-anchor="middle">b</text>
<rect x="176.00" y="145.00" width="116.67" height="22.00" class="b c1"><title>b, GPU, 2 to 4.33333333 us</title></rect>
<text x="234.33" y="159.80" class="in" text-anchor="middle">b</text>
<rect x="176.00" y="123.00" width="116.67" height="22.00" class="b c1"><title>b, GPU, 2 to 4.33333333 us</title></rect>
<text x="234.33" y="137.80" class="in" text-anchor="middle">b</text>
<rect x="242.67" y="79.00" width="116.67" height="22.00" class="b c1"><title>b, GPU, 3.33333333 to 5.66666667 us</title></rect>
<text x="301.00" y="93.80" class="in" text-anchor="middle">b</text>
<rect x="242.67" y="101.00" width="116.67" height="22.00" class="b c1"><title>b, GPU, 3.33333333 to 5.66666667 us</title></rect>
<text x="301.00" y="115.80" class="in" text-anchor="middle">b</text>
<rect x="292.67" y="167.00" width="116.67" height="22.00" class="b c1"><title>b, GPU, 4.33333333 to 6.66666667 us</title></rect>
<text x="351.00" y="181.80" class="in" text-anchor="middle">b</text>
<rect x="292.67" y="145.00" width="116.67" height="22.00" class="b c1"><title>b, GPU, 4.33333333 to 6.66666667 us</title></rect>
<text x="351.00" y="159.80" class="in" text-anchor="middle">b</text>
<rect x="292.67" y="123.00" width="116.67" height="22.00" class="b c1"><title>b, GPU, 4.33333333 to 6.66666667 us</title></rect>
<text x="351.00" y="137.80" class="in" text-anchor="middle">b</text>
<rect x="359.33" y="79.00" width="116.67" height="22.00" class="b c1"><title>b, GPU, 5.66666667 to 8 us</title></rect>
<text x="417.67" y="93.80" class="in" text-anchor="middle">b</text>
<rect x="359.33" y="101.00" width="116.67" height="22.00" class="b c1"><title>b, GPU, 5.66666667 to 8 us</title></rect>
<text x="417.67" y="115.80" class="in" text-anchor="middle">b</text>
<rect x="409.33" y="167.00" width="116.67" height="22.00" class="b c1"><title>b, GPU, 6.66666667 to 9 us</title></rect>
<text x="467.67" y="181.80" class="in" text-anchor="middle">b</text>
<rect x="409.33" y="145.00" width="250.00" height="22.00" class="b c2"><title>c, GPU, 6.66666667 to 11.6666667 us</title></rect>
<text x="534.33" y="159.80" class="in" text-anchor="middle">c</text>
<rect x="409.33" y="123.00" width="250.00" height="22.00" class="b c2"><title>c, GPU, 6.66666667 to 11.6666667 us</title></rect>
<text x="534.33" y="137.80" class="in" text-anchor="middle">c</text>
<rect x="1076.00" y="167.00" width="100.00" height="22.00" class="b c0"><title>a, GPU, 20 to 22 us</title></rect>
<text x="1126.00" y="181.80" class="in light" text-anchor="middle">a</text>
<rect x="1076.00" y="145.00" width="100.00" height="22.00" class="b c0"><title>a, GPU, 20 to 22 us</title></rect>
<text x="1126.00" y="159.80" class="in light" text-anchor="middle">a</text>
<rect x="1076.00" y="123.00" width="100.00" height="22.00" class="b c0"><title>a, GPU, 20 to 22 us</title></rect>
<text x="1126.00" y="137.80" class="in light" text-anchor="middle">a</text>
<line x1="76.00" y1="47.00" x2="76.00" y2="79.00" class="stem"/>
<path d="M76.00 47.00l-4 -8h8z" class="c0"><title>launch of a, 0 us</title></path>
<text x="82.00" y="47.00" class="tick" text-anchor="start">a</text>
<line x1="126.00" y1="47.00" x2="126.00" y2="79.00" class="stem"/>
<path d="M126.00 47.00l-4 -8h8z" class="c1"><title>launch of b, 1 us</title></path>
<text x="132.00" y="47.00" class="tick" text-anchor="start">b</text>
<line x1="176.00" y1="60.00" x2="176.00" y2="79.00" class="stem"/>
<path d="M176.00 60.00l-4 -5 4 -5 4 5z" class="s0"><title>deadline of a, 2 us</title></path>
<line x1="376.00" y1="47.00" x2="376.00" y2="79.00" class="stem"/>
<path d="M376.00 47.00l-4 -8h8z" class="c2"><title>launch of c, 6 us</title></path>
<text x="382.00" y="47.00" class="tick" text-anchor="start">c</text>
<line x1="526.00" y1="60.00" x2="526.00" y2="79.00" class="stem"/>
<path d="M526.00 60.00l-4 -5 4 -5 4 5z" class="missed"><title>missed deadline of c, 9 us</title></path>
<text x="532.00" y="60.00" class="tick" text-anchor="start">c</text>
<line x1="1076.00" y1="47.00" x2="1076.00" y2="79.00" class="stem"/>
<path d="M1076.00 47.00l-4 -8h8z" class="c0"><title>launch of a, 20 us</title></path>
<text x="1082.00" y="47.00" class="tick" text-anchor="start">a</text>
<line x1="1176.00" y1="60.00" x2="1176.00" y2="79.00" class="stem"/>
<path d="M1176.00 60.00l-4 -5 4 -5 4 5z" class="s0"><title>deadline of a, 22 us</title></path>
<text x="1176.00" y="73.00" class="note" text-anchor="end">deadlines after the end: b at 31 →</text>
<rect x="76.00" y="247.00" width="18.00" height="12.00" class="b c0"/>
<text x="99.00" y="257.00" class="tick" text-anchor="start">a</text>
<rect x="122.40" y="247.00" width="18.00" height="12.00" class="b c1"/>
<text x="145.40" y="257.00" class="tick" text-anchor="start">b</text>
<rect x="168.80" y="247.00" width="18.00" height="12.00" class="b c2"/>
<text x="191.80" y="257.00" class="tick" text-anchor="start">c</text>
<path d="M85.00 278.00l-4 -8h8z" class="other"><title>launch</title></path>
<text x="99.00" y="277.00" class="tick" text-anchor="start">launch</text>
<path d="M163.40 278.00l-4 -5 4 -5 4 5z" class="none"><title>deadline</title></path>
<text x="177.40" y="277.00" class="tick" text-anchor="start">deadline</text>
<path d="M254.60 278.00l-4 -5 4 -5 4 5z" class="missed"><title>missed deadline</title></path>
<text x="268.60" y="277.00" class="tick" text-anchor="start">missed deadline</text>
<text x="76.00" y="297.00" class="note" text-anchor="start">height of a box: slots</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta simulate rta.yaml --slots 5 --until 25 --svg -; rta.yaml SHA-256 c5b49b5503de81387c0593cb3e5af63e570de59acf39074dbdba0eb522dd7cdc; seed 1</metadata>
</svg>
[1]

-- case simulate-window --
$ gpurta simulate kernels.yaml --jobs 2 --svg - --window 1/2:7/2 --sms 1:1 --height shared-memory
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="318" viewBox="0 0 1200 318" role="img">
<title>kernels.yaml on jetson-tx2 with copy_bandwidth 1000000000</title>
<desc>A timeline from 0.5 to 3.5 ms: 2 lanes from SM 1 to copy 1, 9 boxes, 12 marks, 1 deadlines missed</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.b { stroke: white; stroke-width: 0.5; } .in { font-size: 11px; pointer-events: none; }
.light { fill: white; } .halo { stroke: white; stroke-width: 3px; paint-order: stroke; }
.lane { fill: #f3f3f3; } .stem { stroke: #bbb; stroke-width: 0.6; }
.part { fill: none; stroke: #222; stroke-dasharray: 3 2; }
.other { fill: #999; } .none { stroke: #999; fill: none; } .cost { fill: #bbb; }
.missed { fill: #d00000; stroke: #222; } .arrow { stroke: #222; fill: none; }
.late { stroke: #d55e00; stroke-width: 2.5; fill: none; } .dot { fill: #222; }
.empty { fill: #d55e00; } .link { stroke: #333; stroke-dasharray: 2 2; }
.bound { stroke: #d55e00; stroke-width: 2; stroke-dasharray: 4 3; }
.budget { fill: #56b4e9; fill-opacity: 0.35; stroke: #0072b2; }
</style>
<rect width="1200" height="318" style="fill: white"/>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">kernels.yaml on jetson-tx2 with copy_bandwidth 1000000000</text>
<rect x="76.00" y="53.00" width="1100.00" height="110.00" class="lane"/>
<text x="70.00" y="111.80" class="tick" text-anchor="end">SM 1</text>
<rect x="76.00" y="171.00" width="1100.00" height="24.00" class="lane"/>
<text x="70.00" y="186.80" class="tick" text-anchor="end">copy 1</text>
<line x1="76.00" y1="53.00" x2="76.00" y2="202.00" class="grid"/>
<text x="76.00" y="215.00" class="tick" text-anchor="middle">0.5</text>
<line x1="259.33" y1="53.00" x2="259.33" y2="202.00" class="grid"/>
<text x="259.33" y="215.00" class="tick" text-anchor="middle">1</text>
<line x1="442.67" y1="53.00" x2="442.67" y2="202.00" class="grid"/>
<text x="442.67" y="215.00" class="tick" text-anchor="middle">1.5</text>
<line x1="626.00" y1="53.00" x2="626.00" y2="202.00" class="grid"/>
<text x="626.00" y="215.00" class="tick" text-anchor="middle">2</text>
<line x1="809.33" y1="53.00" x2="809.33" y2="202.00" class="grid"/>
<text x="809.33" y="215.00" class="tick" text-anchor="middle">2.5</text>
<line x1="992.67" y1="53.00" x2="992.67" y2="202.00" class="grid"/>
<text x="992.67" y="215.00" class="tick" text-anchor="middle">3</text>
<line x1="1176.00" y1="53.00" x2="1176.00" y2="202.00" class="grid"/>
<text x="1176.00" y="215.00" class="tick" text-anchor="middle">3.5</text>
<line x1="76.00" y1="198.00" x2="1176.00" y2="198.00" class="axis"/>
<text x="626.00" y="232.00" class="label" text-anchor="middle">time (ms)</text>
<rect x="76.00" y="135.50" width="672.22" height="27.50" class="b c0"><title>a &amp; &quot;b&quot;, SM 1, 0.333333333 to 2.33333333 ms</title></rect>
<text x="412.11" y="153.05" class="in light" text-anchor="middle">a &amp; &quot;b&quot;</text>
<rect x="149.33" y="161.10" width="458.33" height="1.90" class="c1"><title>long name of a kernel: 4 blocks, SM 1, 0.7 to 1.95 ms</title></rect>
<rect x="607.67" y="161.10" width="458.33" height="1.90" class="c1"><title>long name of a kernel: 2 blocks, SM 1, 1.95 to 3.2 ms</title></rect>
<rect x="76.00" y="171.00" width="73.33" height="24.00" class="b c3"><title>in, copy 1, 0 to 0.7 ms</title></rect>
<text x="112.67" y="186.80" class="in" text-anchor="middle">in</text>
<rect x="1066.00" y="171.00" width="52.38" height="24.00" class="b c4"><title>out, copy 1, 3.2 to 3.34285714 ms</title></rect>
<text x="1092.19" y="186.80" class="in" text-anchor="middle">out</text>
<line x1="564.89" y1="47.00" x2="564.89" y2="53.00" class="stem"/>
<path d="M564.89 47.00l-4 -5 4 -5 4 5z" class="missed"><title>missed deadline of a &amp; &quot;b&quot;, 1.83333333 ms</title></path>
<text x="570.89" y="47.00" class="tick" text-anchor="start">a &amp; &quot;b&quot;</text>
<rect x="76.00" y="248.00" width="18.00" height="12.00" class="b c0"/>
<text x="99.00" y="258.00" class="tick" text-anchor="start">a &amp; &quot;b&quot;</text>
<rect x="160.80" y="248.00" width="18.00" height="12.00" class="b c1"/>
<text x="183.80" y="258.00" class="tick" text-anchor="start">long name of a kernel</text>
<rect x="335.20" y="248.00" width="18.00" height="12.00" class="b c3"/>
<text x="358.20" y="258.00" class="tick" text-anchor="start">in</text>
<rect x="388.00" y="248.00" width="18.00" height="12.00" class="b c4"/>
<text x="411.00" y="258.00" class="tick" text-anchor="start">out</text>
<path d="M85.00 279.00l-4 -5 4 -5 4 5z" class="missed"><title>missed deadline</title></path>
<text x="99.00" y="278.00" class="tick" text-anchor="start">missed deadline</text>
<text x="76.00" y="298.00" class="note" text-anchor="start">height of a box: shared memory; a line: no shared memory</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta simulate kernels.yaml --jobs 2 --svg - --window 1/2:7/2 --sms 1:1 --height shared-memory; kernels.yaml SHA-256 149e04c530fdcd93b5fe639f95f57520d7f0d16380590a8b50b349e15f78e640; seed 1</metadata>
</svg>
[1]

-- case simulate --
$ gpurta simulate kernels.yaml --jobs 2 --svg -
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="488" viewBox="0 0 1200 488" role="img">
<title>kernels.yaml on jetson-tx2 with copy_bandwidth 1000000000</title>
<desc>A timeline from 0 to 11.25 ms: 3 lanes from SM 0 to copy 1, 19 boxes, 12 marks, 1 deadlines missed</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.b { stroke: white; stroke-width: 0.5; } .in { font-size: 11px; pointer-events: none; }
.light { fill: white; } .halo { stroke: white; stroke-width: 3px; paint-order: stroke; }
.lane { fill: #f3f3f3; } .stem { stroke: #bbb; stroke-width: 0.6; }
.part { fill: none; stroke: #222; stroke-dasharray: 3 2; }
.other { fill: #999; } .none { stroke: #999; fill: none; } .cost { fill: #bbb; }
.missed { fill: #d00000; stroke: #222; } .arrow { stroke: #222; fill: none; }
.late { stroke: #d55e00; stroke-width: 2.5; fill: none; } .dot { fill: #222; }
.empty { fill: #d55e00; } .link { stroke: #333; stroke-dasharray: 2 2; }
.bound { stroke: #d55e00; stroke-width: 2; stroke-dasharray: 4 3; }
.budget { fill: #56b4e9; fill-opacity: 0.35; stroke: #0072b2; }
</style>
<rect width="1200" height="488" style="fill: white"/>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">kernels.yaml on jetson-tx2 with copy_bandwidth 1000000000</text>
<rect x="76.00" y="105.00" width="1100.00" height="110.00" class="lane"/>
<text x="70.00" y="163.80" class="tick" text-anchor="end">SM 0</text>
<rect x="76.00" y="223.00" width="1100.00" height="110.00" class="lane"/>
<text x="70.00" y="281.80" class="tick" text-anchor="end">SM 1</text>
<rect x="76.00" y="341.00" width="1100.00" height="24.00" class="lane"/>
<text x="70.00" y="356.80" class="tick" text-anchor="end">copy 1</text>
<line x1="76.00" y1="105.00" x2="76.00" y2="372.00" class="grid"/>
<text x="76.00" y="385.00" class="tick" text-anchor="middle">0</text>
<line x1="173.78" y1="105.00" x2="173.78" y2="372.00" class="grid"/>
<text x="173.78" y="385.00" class="tick" text-anchor="middle">1</text>
<line x1="271.56" y1="105.00" x2="271.56" y2="372.00" class="grid"/>
<text x="271.56" y="385.00" class="tick" text-anchor="middle">2</text>
<line x1="369.33" y1="105.00" x2="369.33" y2="372.00" class="grid"/>
<text x="369.33" y="385.00" class="tick" text-anchor="middle">3</text>
<line x1="467.11" y1="105.00" x2="467.11" y2="372.00" class="grid"/>
<text x="467.11" y="385.00" class="tick" text-anchor="middle">4</text>
<line x1="564.89" y1="105.00" x2="564.89" y2="372.00" class="grid"/>
<text x="564.89" y="385.00" class="tick" text-anchor="middle">5</text>
<line x1="662.67" y1="105.00" x2="662.67" y2="372.00" class="grid"/>
<text x="662.67" y="385.00" class="tick" text-anchor="middle">6</text>
<line x1="760.44" y1="105.00" x2="760.44" y2="372.00" class="grid"/>
<text x="760.44" y="385.00" class="tick" text-anchor="middle">7</text>
<line x1="858.22" y1="105.00" x2="858.22" y2="372.00" class="grid"/>
<text x="858.22" y="385.00" class="tick" text-anchor="middle">8</text>
<line x1="956.00" y1="105.00" x2="956.00" y2="372.00" class="grid"/>
<text x="956.00" y="385.00" class="tick" text-anchor="middle">9</text>
<line x1="1053.78" y1="105.00" x2="1053.78" y2="372.00" class="grid"/>
<text x="1053.78" y="385.00" class="tick" text-anchor="middle">10</text>
<line x1="1151.56" y1="105.00" x2="1151.56" y2="372.00" class="grid"/>
<text x="1151.56" y="385.00" class="tick" text-anchor="middle">11</text>
<line x1="76.00" y1="368.00" x2="1176.00" y2="368.00" class="axis"/>
<text x="626.00" y="402.00" class="label" text-anchor="middle">time (ms)</text>
<rect x="108.59" y="160.00" width="195.56" height="55.00" class="b c0"><title>a &amp; &quot;b&quot;, SM 0, 0.333333333 to 2.33333333 ms</title></rect>
<text x="206.37" y="191.30" class="in light" text-anchor="middle">a &amp; &quot;b&quot;</text>
<rect x="108.59" y="105.00" width="195.56" height="55.00" class="b c0"><title>a &amp; &quot;b&quot;, SM 0, 0.333333333 to 2.33333333 ms</title></rect>
<text x="206.37" y="136.30" class="in light" text-anchor="middle">a &amp; &quot;b&quot;</text>
<rect x="564.89" y="213.28" width="0.98" height="1.72" class="c2"><title>last, SM 0, 5 to 5.01 ms</title></rect>
<rect x="1053.78" y="201.25" width="122.22" height="13.75" class="b c1"><title>long name of a kernel, SM 0, 10 to 11.25 ms</title></rect>
<rect x="1053.78" y="187.50" width="122.22" height="13.75" class="b c1"><title>long name of a kernel, SM 0, 10 to 11.25 ms</title></rect>
<rect x="1053.78" y="173.75" width="122.22" height="13.75" class="b c1"><title>long name of a kernel, SM 0, 10 to 11.25 ms</title></rect>
<rect x="1053.78" y="172.03" width="0.98" height="1.72" class="c2"><title>last, SM 0, 10 to 10.01 ms</title></rect>
<rect x="108.59" y="278.00" width="195.56" height="55.00" class="b c0"><title>a &amp; &quot;b&quot;, SM 1, 0.333333333 to 2.33333333 ms</title></rect>
<text x="206.37" y="309.30" class="in light" text-anchor="middle">a &amp; &quot;b&quot;</text>
<rect x="144.44" y="264.25" width="122.22" height="13.75" class="b c1"><title>long name of a kernel, SM 1, 0.7 to 1.95 ms</title></rect>
<rect x="144.44" y="250.50" width="122.22" height="13.75" class="b c1"><title>long name of a kernel, SM 1, 0.7 to 1.95 ms</title></rect>
<rect x="144.44" y="236.75" width="122.22" height="13.75" class="b c1"><title>long name of a kernel, SM 1, 0.7 to 1.95 ms</title></rect>
<rect x="144.44" y="223.00" width="122.22" height="13.75" class="b c1"><title>long name of a kernel, SM 1, 0.7 to 1.95 ms</title></rect>
<rect x="266.67" y="223.00" width="122.22" height="13.75" class="b c1"><title>long name of a kernel, SM 1, 1.95 to 3.2 ms</title></rect>
<rect x="266.67" y="236.75" width="122.22" height="13.75" class="b c1"><title>long name of a kernel, SM 1, 1.95 to 3.2 ms</title></rect>
<rect x="1053.78" y="319.25" width="122.22" height="13.75" class="b c1"><title>long name of a kernel, SM 1, 10 to 11.25 ms</title></rect>
<rect x="1053.78" y="305.50" width="122.22" height="13.75" class="b c1"><title>long name of a kernel, SM 1, 10 to 11.25 ms</title></rect>
<rect x="1053.78" y="291.75" width="122.22" height="13.75" class="b c1"><title>long name of a kernel, SM 1, 10 to 11.25 ms</title></rect>
<rect x="76.00" y="341.00" width="68.44" height="24.00" class="b c3"><title>in, copy 1, 0 to 0.7 ms</title></rect>
<text x="110.22" y="356.80" class="in" text-anchor="middle">in</text>
<rect x="388.89" y="341.00" width="13.97" height="24.00" class="b c4"><title>out, copy 1, 3.2 to 3.34285714 ms</title></rect>
<line x1="76.00" y1="47.00" x2="76.00" y2="105.00" class="stem"/>
<path d="M76.00 47.00l-4 -8h8z" class="c1"><title>launch of long name of a kernel, 0 ms</title></path>
<text x="82.00" y="47.00" class="tick" text-anchor="start">long name of a kernel</text>
<line x1="76.00" y1="60.00" x2="76.00" y2="105.00" class="stem"/>
<path d="M76.00 60.00l-4 -8h8z" class="c3"><title>launch of in, 0 ms</title></path>
<text x="82.00" y="60.00" class="tick" text-anchor="start">in</text>
<line x1="76.00" y1="73.00" x2="76.00" y2="105.00" class="stem"/>
<path d="M76.00 73.00l-4 -8h8z" class="c4"><title>launch of out, 0 ms</title></path>
<text x="82.00" y="73.00" class="tick" text-anchor="start">out</text>
<line x1="108.59" y1="60.00" x2="108.59" y2="105.00" class="stem"/>
<path d="M108.59 60.00l-4 -8h8z" class="c0"><title>launch of a &amp; &quot;b&quot;, 0.333333333 ms</title></path>
<text x="114.59" y="60.00" class="tick" text-anchor="start">a &amp; &quot;b&quot;</text>
<line x1="255.26" y1="86.00" x2="255.26" y2="105.00" class="stem"/>
<path d="M255.26 86.00l-4 -5 4 -5 4 5z" class="missed"><title>missed deadline of a &amp; &quot;b&quot;, 1.83333333 ms</title></path>
<text x="261.26" y="86.00" class="tick" text-anchor="start">a &amp; &quot;b&quot;</text>
<line x1="564.89" y1="47.00" x2="564.89" y2="105.00" class="stem"/>
<path d="M564.89 47.00l-4 -8h8z" class="c2"><title>launch of last, 5 ms</title></path>
<text x="570.89" y="47.00" class="tick" text-anchor="start">last</text>
<line x1="956.00" y1="86.00" x2="956.00" y2="105.00" class="stem"/>
<path d="M956.00 86.00l-4 -5 4 -5 4 5z" class="s1"><title>deadline of long name of a kernel, 9 ms</title></path>
<line x1="1053.78" y1="47.00" x2="1053.78" y2="105.00" class="stem"/>
<path d="M1053.78 47.00l-4 -8h8z" class="c1"><title>launch of long name of a kernel, 10 ms</title></path>
<line x1="1053.78" y1="86.00" x2="1053.78" y2="105.00" class="stem"/>
<path d="M1053.78 86.00l-4 -5 4 -5 4 5z" class="s2"><title>deadline of last, 10 ms</title></path>
<line x1="1053.78" y1="60.00" x2="1053.78" y2="105.00" class="stem"/>
<path d="M1053.78 60.00l-4 -8h8z" class="c2"><title>launch of last, 10 ms</title></path>
<text x="1059.78" y="60.00" class="tick" text-anchor="start">last</text>
<text x="1176.00" y="99.00" class="note" text-anchor="end">deadlines after the end: last at 15, long name of a kernel at 19 →</text>
<rect x="76.00" y="418.00" width="18.00" height="12.00" class="b c0"/>
<text x="99.00" y="428.00" class="tick" text-anchor="start">a &amp; &quot;b&quot;</text>
<rect x="160.80" y="418.00" width="18.00" height="12.00" class="b c1"/>
<text x="183.80" y="428.00" class="tick" text-anchor="start">long name of a kernel</text>
<rect x="335.20" y="418.00" width="18.00" height="12.00" class="b c2"/>
<text x="358.20" y="428.00" class="tick" text-anchor="start">last</text>
<rect x="400.80" y="418.00" width="18.00" height="12.00" class="b c3"/>
<text x="423.80" y="428.00" class="tick" text-anchor="start">in</text>
<rect x="453.60" y="418.00" width="18.00" height="12.00" class="b c4"/>
<text x="476.60" y="428.00" class="tick" text-anchor="start">out</text>
<path d="M85.00 449.00l-4 -8h8z" class="other"><title>launch</title></path>
<text x="99.00" y="448.00" class="tick" text-anchor="start">launch</text>
<path d="M163.40 449.00l-4 -5 4 -5 4 5z" class="none"><title>deadline</title></path>
<text x="177.40" y="448.00" class="tick" text-anchor="start">deadline</text>
<path d="M254.60 449.00l-4 -5 4 -5 4 5z" class="missed"><title>missed deadline</title></path>
<text x="268.60" y="448.00" class="tick" text-anchor="start">missed deadline</text>
<text x="76.00" y="468.00" class="note" text-anchor="start">height of a box: threads</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta simulate kernels.yaml --jobs 2 --svg -; kernels.yaml SHA-256 149e04c530fdcd93b5fe639f95f57520d7f0d16380590a8b50b349e15f78e640; seed 1</metadata>
</svg>
[1]

-- case sweep --
$ gpurta sweep sweep.yaml --threads 1 --svg s.svg -o /dev/null
> cat s.svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="1120" height="376" viewBox="0 0 1120 376" role="img">
<title>Two panels &amp; &quot;more&quot;</title>
<desc>Share of random task sets that each analysis accepts</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.curve{fill:none;stroke-width:1.8}.thin{fill:none;stroke-width:1}.d1{stroke-dasharray:7 3}.d2{stroke-dasharray:2 3}.d3{stroke-dasharray:9 3 2 3}
</style>
<rect width="1120" height="376" style="fill: white"/>
<text x="10.00" y="18.00" class="title" text-anchor="start">Two panels &amp; &quot;more&quot;</text>
<line x1="62.00" y1="288.00" x2="462.00" y2="288.00" class="grid"/>
<text x="56.00" y="292.00" class="tick" text-anchor="end">0 %</text>
<line x1="62.00" y1="242.00" x2="462.00" y2="242.00" class="grid"/>
<text x="56.00" y="246.00" class="tick" text-anchor="end">20 %</text>
<line x1="62.00" y1="196.00" x2="462.00" y2="196.00" class="grid"/>
<text x="56.00" y="200.00" class="tick" text-anchor="end">40 %</text>
<line x1="62.00" y1="150.00" x2="462.00" y2="150.00" class="grid"/>
<text x="56.00" y="154.00" class="tick" text-anchor="end">60 %</text>
<line x1="62.00" y1="104.00" x2="462.00" y2="104.00" class="grid"/>
<text x="56.00" y="108.00" class="tick" text-anchor="end">80 %</text>
<line x1="62.00" y1="58.00" x2="462.00" y2="58.00" class="grid"/>
<text x="56.00" y="62.00" class="tick" text-anchor="end">100 %</text>
<line x1="62.00" y1="288.00" x2="462.00" y2="288.00" class="axis"/>
<line x1="70.00" y1="288.00" x2="70.00" y2="292.00" class="axis"/>
<text x="70.00" y="305.00" class="tick" text-anchor="middle">0.2</text>
<line x1="198.00" y1="288.00" x2="198.00" y2="292.00" class="axis"/>
<text x="198.00" y="305.00" class="tick" text-anchor="middle">0.4</text>
<line x1="326.00" y1="288.00" x2="326.00" y2="292.00" class="axis"/>
<text x="326.00" y="305.00" class="tick" text-anchor="middle">0.6</text>
<line x1="454.00" y1="288.00" x2="454.00" y2="292.00" class="axis"/>
<text x="454.00" y="305.00" class="tick" text-anchor="middle">0.8</text>
<text x="262.00" y="322.00" class="label" text-anchor="middle">utilization</text>
<text transform="translate(15.00 173.00) rotate(-90)" class="label" text-anchor="middle">sets accepted</text>
<text x="62.00" y="50.00" class="label" text-anchor="start">tasks 2</text>
<path class="s0 d0 curve" d="M70.0 58.0L198.0 58.0L326.0 104.0L454.0 242.0"/>
<line x1="66.00" y1="58.00" x2="66.00" y2="96.75" class="s0 thin"/>
<line x1="63.50" y1="58.00" x2="68.50" y2="58.00" class="s0 thin"/>
<line x1="63.50" y1="96.75" x2="68.50" y2="96.75" class="s0 thin"/>
<circle class="c0" cx="70.0" cy="58.0" r="3"/>
<line x1="194.00" y1="58.00" x2="194.00" y2="96.75" class="s0 thin"/>
<line x1="191.50" y1="58.00" x2="196.50" y2="58.00" class="s0 thin"/>
<line x1="191.50" y1="96.75" x2="196.50" y2="96.75" class="s0 thin"/>
<circle class="c0" cx="198.0" cy="58.0" r="3"/>
<line x1="322.00" y1="71.18" x2="322.00" y2="158.44" class="s0 thin"/>
<line x1="319.50" y1="71.18" x2="324.50" y2="71.18" class="s0 thin"/>
<line x1="319.50" y1="158.44" x2="324.50" y2="158.44" class="s0 thin"/>
<circle class="c0" cx="326.0" cy="104.0" r="3"/>
<line x1="450.00" y1="187.56" x2="450.00" y2="274.82" class="s0 thin"/>
<line x1="447.50" y1="187.56" x2="452.50" y2="187.56" class="s0 thin"/>
<line x1="447.50" y1="274.82" x2="452.50" y2="274.82" class="s0 thin"/>
<circle class="c0" cx="454.0" cy="242.0" r="3"/>
<path class="s1 d1 curve" d="M70.0 58.0L198.0 58.0L326.0 104.0L454.0 242.0"/>
<line x1="70.00" y1="58.00" x2="70.00" y2="96.75" class="s1 thin"/>
<line x1="67.50" y1="58.00" x2="72.50" y2="58.00" class="s1 thin"/>
<line x1="67.50" y1="96.75" x2="72.50" y2="96.75" class="s1 thin"/>
<path class="c1" d="M67.0 55.0h6v6h-6z"/>
<line x1="198.00" y1="58.00" x2="198.00" y2="96.75" class="s1 thin"/>
<line x1="195.50" y1="58.00" x2="200.50" y2="58.00" class="s1 thin"/>
<line x1="195.50" y1="96.75" x2="200.50" y2="96.75" class="s1 thin"/>
<path class="c1" d="M195.0 55.0h6v6h-6z"/>
<line x1="326.00" y1="71.18" x2="326.00" y2="158.44" class="s1 thin"/>
<line x1="323.50" y1="71.18" x2="328.50" y2="71.18" class="s1 thin"/>
<line x1="323.50" y1="158.44" x2="328.50" y2="158.44" class="s1 thin"/>
<path class="c1" d="M323.0 101.0h6v6h-6z"/>
<line x1="454.00" y1="187.56" x2="454.00" y2="274.82" class="s1 thin"/>
<line x1="451.50" y1="187.56" x2="456.50" y2="187.56" class="s1 thin"/>
<line x1="451.50" y1="274.82" x2="456.50" y2="274.82" class="s1 thin"/>
<path class="c1" d="M451.0 239.0h6v6h-6z"/>
<path class="s2 d2 curve" d="M70.0 58.0L198.0 58.0L326.0 58.0L454.0 92.5"/>
<line x1="74.00" y1="58.00" x2="74.00" y2="96.75" class="s2 thin"/>
<line x1="71.50" y1="58.00" x2="76.50" y2="58.00" class="s2 thin"/>
<line x1="71.50" y1="96.75" x2="76.50" y2="96.75" class="s2 thin"/>
<path class="c2" d="M70.0 54.0l3.6 6.4h-7.2z"/>
<line x1="202.00" y1="58.00" x2="202.00" y2="96.75" class="s2 thin"/>
<line x1="199.50" y1="58.00" x2="204.50" y2="58.00" class="s2 thin"/>
<line x1="199.50" y1="96.75" x2="204.50" y2="96.75" class="s2 thin"/>
<path class="c2" d="M198.0 54.0l3.6 6.4h-7.2z"/>
<line x1="330.00" y1="58.00" x2="330.00" y2="96.75" class="s2 thin"/>
<line x1="327.50" y1="58.00" x2="332.50" y2="58.00" class="s2 thin"/>
<line x1="327.50" y1="96.75" x2="332.50" y2="96.75" class="s2 thin"/>
<path class="c2" d="M326.0 54.0l3.6 6.4h-7.2z"/>
<line x1="458.00" y1="65.36" x2="458.00" y2="145.17" class="s2 thin"/>
<line x1="455.50" y1="65.36" x2="460.50" y2="65.36" class="s2 thin"/>
<line x1="455.50" y1="145.17" x2="460.50" y2="145.17" class="s2 thin"/>
<path class="c2" d="M454.0 88.5l3.6 6.4h-7.2z"/>
<path class="s2 thin" d="M458.0 92.5L464.0 92.5"/>
<path class="s2 d2 curve" d="M464.0 92.5H482.0"/>
<path class="c2" d="M479.0 88.5l3.6 6.4h-7.2z"/>
<text x="484.00" y="96.50" class="label" text-anchor="start">host</text>
<path class="s0 thin" d="M458.0 242.0L464.0 242.0"/>
<path class="s0 d0 curve" d="M464.0 242.0H482.0"/>
<circle class="c0" cx="479.0" cy="242.0" r="3"/>
<text x="484.00" y="246.00" class="label" text-anchor="start">Theorem 1</text>
<path class="s1 thin" d="M458.0 242.0L464.0 255.0"/>
<path class="s1 d1 curve" d="M464.0 255.0H482.0"/>
<path class="c1" d="M476.0 252.0h6v6h-6z"/>
<text x="484.00" y="259.00" class="label" text-anchor="start">positional</text>
<line x1="622.00" y1="288.00" x2="1022.00" y2="288.00" class="grid"/>
<text x="616.00" y="292.00" class="tick" text-anchor="end">0 %</text>
<line x1="622.00" y1="242.00" x2="1022.00" y2="242.00" class="grid"/>
<text x="616.00" y="246.00" class="tick" text-anchor="end">20 %</text>
<line x1="622.00" y1="196.00" x2="1022.00" y2="196.00" class="grid"/>
<text x="616.00" y="200.00" class="tick" text-anchor="end">40 %</text>
<line x1="622.00" y1="150.00" x2="1022.00" y2="150.00" class="grid"/>
<text x="616.00" y="154.00" class="tick" text-anchor="end">60 %</text>
<line x1="622.00" y1="104.00" x2="1022.00" y2="104.00" class="grid"/>
<text x="616.00" y="108.00" class="tick" text-anchor="end">80 %</text>
<line x1="622.00" y1="58.00" x2="1022.00" y2="58.00" class="grid"/>
<text x="616.00" y="62.00" class="tick" text-anchor="end">100 %</text>
<line x1="622.00" y1="288.00" x2="1022.00" y2="288.00" class="axis"/>
<line x1="630.00" y1="288.00" x2="630.00" y2="292.00" class="axis"/>
<text x="630.00" y="305.00" class="tick" text-anchor="middle">0.2</text>
<line x1="758.00" y1="288.00" x2="758.00" y2="292.00" class="axis"/>
<text x="758.00" y="305.00" class="tick" text-anchor="middle">0.4</text>
<line x1="886.00" y1="288.00" x2="886.00" y2="292.00" class="axis"/>
<text x="886.00" y="305.00" class="tick" text-anchor="middle">0.6</text>
<line x1="1014.00" y1="288.00" x2="1014.00" y2="292.00" class="axis"/>
<text x="1014.00" y="305.00" class="tick" text-anchor="middle">0.8</text>
<text x="822.00" y="322.00" class="label" text-anchor="middle">utilization</text>
<text transform="translate(575.00 173.00) rotate(-90)" class="label" text-anchor="middle">sets accepted</text>
<text x="622.00" y="50.00" class="label" text-anchor="start">tasks 3</text>
<path class="s0 d0 curve" d="M630.0 58.0L758.0 69.5L886.0 184.5L1014.0 288.0"/>
<line x1="626.00" y1="58.00" x2="626.00" y2="96.75" class="s0 thin"/>
<line x1="623.50" y1="58.00" x2="628.50" y2="58.00" class="s0 thin"/>
<line x1="623.50" y1="96.75" x2="628.50" y2="96.75" class="s0 thin"/>
<circle class="c0" cx="630.0" cy="58.0" r="3"/>
<line x1="754.00" y1="58.28" x2="754.00" y2="115.22" class="s0 thin"/>
<line x1="751.50" y1="58.28" x2="756.50" y2="58.28" class="s0 thin"/>
<line x1="751.50" y1="115.22" x2="756.50" y2="115.22" class="s0 thin"/>
<circle class="c0" cx="758.0" cy="69.5" r="3"/>
<line x1="882.00" y1="130.50" x2="882.00" y2="234.98" class="s0 thin"/>
<line x1="879.50" y1="130.50" x2="884.50" y2="130.50" class="s0 thin"/>
<line x1="879.50" y1="234.98" x2="884.50" y2="234.98" class="s0 thin"/>
<circle class="c0" cx="886.0" cy="184.5" r="3"/>
<line x1="1010.00" y1="249.25" x2="1010.00" y2="288.00" class="s0 thin"/>
<line x1="1007.50" y1="249.25" x2="1012.50" y2="249.25" class="s0 thin"/>
<line x1="1007.50" y1="288.00" x2="1012.50" y2="288.00" class="s0 thin"/>
<circle class="c0" cx="1014.0" cy="288.0" r="3"/>
<path class="s1 d1 curve" d="M630.0 58.0L758.0 69.5L886.0 196.0L1014.0 288.0"/>
<line x1="630.00" y1="58.00" x2="630.00" y2="96.75" class="s1 thin"/>
<line x1="627.50" y1="58.00" x2="632.50" y2="58.00" class="s1 thin"/>
<line x1="627.50" y1="96.75" x2="632.50" y2="96.75" class="s1 thin"/>
<path class="c1" d="M627.0 55.0h6v6h-6z"/>
<line x1="758.00" y1="58.28" x2="758.00" y2="115.22" class="s1 thin"/>
<line x1="755.50" y1="58.28" x2="760.50" y2="58.28" class="s1 thin"/>
<line x1="755.50" y1="115.22" x2="760.50" y2="115.22" class="s1 thin"/>
<path class="c1" d="M755.0 66.5h6v6h-6z"/>
<line x1="886.00" y1="140.92" x2="886.00" y2="244.05" class="s1 thin"/>
<line x1="883.50" y1="140.92" x2="888.50" y2="140.92" class="s1 thin"/>
<line x1="883.50" y1="244.05" x2="888.50" y2="244.05" class="s1 thin"/>
<path class="c1" d="M883.0 193.0h6v6h-6z"/>
<line x1="1014.00" y1="249.25" x2="1014.00" y2="288.00" class="s1 thin"/>
<line x1="1011.50" y1="249.25" x2="1016.50" y2="249.25" class="s1 thin"/>
<line x1="1011.50" y1="288.00" x2="1016.50" y2="288.00" class="s1 thin"/>
<path class="c1" d="M1011.0 285.0h6v6h-6z"/>
<path class="s2 d2 curve" d="M630.0 58.0L758.0 58.0L886.0 69.5L1014.0 138.5"/>
<line x1="634.00" y1="58.00" x2="634.00" y2="96.75" class="s2 thin"/>
<line x1="631.50" y1="58.00" x2="636.50" y2="58.00" class="s2 thin"/>
<line x1="631.50" y1="96.75" x2="636.50" y2="96.75" class="s2 thin"/>
<path class="c2" d="M630.0 54.0l3.6 6.4h-7.2z"/>
<line x1="762.00" y1="58.00" x2="762.00" y2="96.75" class="s2 thin"/>
<line x1="759.50" y1="58.00" x2="764.50" y2="58.00" class="s2 thin"/>
<line x1="759.50" y1="96.75" x2="764.50" y2="96.75" class="s2 thin"/>
<path class="c2" d="M758.0 54.0l3.6 6.4h-7.2z"/>
<line x1="890.00" y1="58.28" x2="890.00" y2="115.22" class="s2 thin"/>
<line x1="887.50" y1="58.28" x2="892.50" y2="58.28" class="s2 thin"/>
<line x1="887.50" y1="115.22" x2="892.50" y2="115.22" class="s2 thin"/>
<path class="c2" d="M886.0 65.5l3.6 6.4h-7.2z"/>
<line x1="1018.00" y1="93.40" x2="1018.00" y2="194.21" class="s2 thin"/>
<line x1="1015.50" y1="93.40" x2="1020.50" y2="93.40" class="s2 thin"/>
<line x1="1015.50" y1="194.21" x2="1020.50" y2="194.21" class="s2 thin"/>
<path class="c2" d="M1014.0 134.5l3.6 6.4h-7.2z"/>
<path class="s2 thin" d="M1018.0 138.5L1024.0 138.5"/>
<path class="s2 d2 curve" d="M1024.0 138.5H1042.0"/>
<path class="c2" d="M1039.0 134.5l3.6 6.4h-7.2z"/>
<text x="1044.00" y="142.50" class="label" text-anchor="start">host</text>
<path class="s0 thin" d="M1018.0 288.0L1024.0 281.0"/>
<path class="s0 d0 curve" d="M1024.0 281.0H1042.0"/>
<circle class="c0" cx="1039.0" cy="281.0" r="3"/>
<text x="1044.00" y="285.00" class="label" text-anchor="start">Theorem 1</text>
<path class="s1 thin" d="M1018.0 288.0L1024.0 294.0"/>
<path class="s1 d1 curve" d="M1024.0 294.0H1042.0"/>
<path class="c1" d="M1036.0 291.0h6v6h-6z"/>
<text x="1044.00" y="298.00" class="label" text-anchor="start">positional</text>
<text x="10.00" y="354.00" class="note" text-anchor="start">sets accepted, of 20 a point; bars, beside the points: 95 % Clopper-Pearson intervals</text>
<text x="10.00" y="368.00" class="note" text-anchor="start">gpurta 0.2.0 sweep; design 2216e963f27b0da4; seed 7; shard 1/1</text>
</svg>

-- case causes --
With --explain the boxes of a chain are the causes of its bound, in the colours of the legend, and as long as it.
$ gpurta bound chains.yaml --explain --svg causes.svg >table
> sed -n '/^bound of/,/^sum/p' table
> grep -o '<rect [^>]*height="16.00"[^>]*><title>[^<]*' causes.svg; grep -A1 'width="12.00" height="10.00"' causes.svg | grep -o '>[a-z][^<]*<'
bound of fork                              time     part
interference of urgent               ~10.666667   44.1 %
own kernels                           ~5.333334   22.1 %
delay of the server of context all     4.000000   16.6 %
own copies                             1.500000    6.2 %
own host steps                         1.000000    4.1 %
late release (jitter)                  1.000000    4.1 %
interference of no deadline to meet   ~0.666667    2.8 %
sum                                  ~24.166667  100.0 %
bound of urgent                           time     part
own kernels                           ~5.33334   42.1 %
blocking by resident blocks of fork   ~5.33334   42.1 %
delay of the server of context all     2.00000   15.8 %
sum                                  ~12.66667  100.0 %
bound of no deadline to meet             time     part
interference of urgent               ~5.33334   45.1 %
own kernels                          ~2.66667   22.5 %
delay of the server of context all    2.00000   16.9 %
interference of fork                 ~1.83334   15.5 %
sum                                 ~11.83334  100.0 %
<rect x="176.00" y="50.00" width="110.55" height="16.00" class="b c0"><title>interference of urgent: 44.1 %
<rect x="286.55" y="50.00" width="55.28" height="16.00" class="b c1"><title>own kernels: 22.1 %
<rect x="341.83" y="50.00" width="41.46" height="16.00" class="b c2"><title>delay of the server of context all: 16.6 %
<rect x="383.28" y="50.00" width="15.55" height="16.00" class="b c3"><title>own copies: 6.2 %
<rect x="398.83" y="50.00" width="10.36" height="16.00" class="b c4"><title>own host steps: 4.1 %
<rect x="409.19" y="50.00" width="10.36" height="16.00" class="b c5"><title>late release (jitter): 4.1 %
<rect x="419.56" y="50.00" width="6.91" height="16.00" class="b c6"><title>interference of no deadline to meet: 2.8 %
<rect x="176.00" y="110.00" width="55.28" height="16.00" class="b c1"><title>own kernels: 42.1 %
<rect x="231.28" y="110.00" width="55.28" height="16.00" class="b c7"><title>blocking by resident blocks of fork: 42.1 %
<rect x="286.55" y="110.00" width="20.73" height="16.00" class="b c2"><title>delay of the server of context all: 15.8 %
<rect x="176.00" y="170.00" width="55.28" height="16.00" class="b c0"><title>interference of urgent: 45.1 %
<rect x="231.28" y="170.00" width="27.64" height="16.00" class="b c1"><title>own kernels: 22.5 %
<rect x="258.91" y="170.00" width="20.73" height="16.00" class="b c2"><title>delay of the server of context all: 16.9 %
<rect x="279.64" y="170.00" width="19.00" height="16.00" class="b c0"><title>interference of fork: 15.5 %
>interference of urgent<
>own kernels<
>delay of the server of context all<
>own copies<
>own host steps<
>late release (jitter)<
>interference of no deadline to meet<
>blocking by resident blocks of fork<
>interference of fork<
