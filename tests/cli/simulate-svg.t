-- file beyond.yaml --
platform: jetson-tx2
kernels:
  - {name: a, blocks: 3, threads: 1024, wcet: 1e1000, period: 1e-900}
  - {name: b, blocks: 2, threads: 32, wcet: 1e-1000, release: 1e999}

-- file far.yaml --
time_unit: ns
platform: tx2
kernels: [{name: a, blocks: 1, threads: 32, wcet: 1, release: 1000000000000000000000},{name: b, blocks: 1, threads: 32, wcet: 1, release: 1000000000000000000001}]

-- file large.yaml --
platform: {base: cc-9.0, sms: 132}
kernels: [{blocks: 1000001, threads: 256, wcet: 1}]

-- file marks.yaml --
platform: tx2
kernels:
  - {name: a, blocks: 1, threads: 32, wcet: 1, period: 5}
  - {name: b, blocks: 1, threads: 32, wcet: 6, period: 5}
  - {name: c, blocks: 1, threads: 32, wcet: 1, period: 10}

-- file parts.yaml --
platform: {base: cc-6.2, sms: 1}
kernels:
  - {name: K1, blocks: 1, threads: 512, wcet: 4, release: 4}
  - {name: K2, blocks: 1, threads: 768, wcet: 5, release: 2}
  - {name: K3, blocks: 1, threads: 1024, wcet: 3, release: 5}
  - {name: K4, blocks: 1, threads: 256, wcet: 4, release: 5}
  - {name: K5, blocks: 1, threads: 512, wcet: 5, release: 4}

-- file program.yaml --
platform: jetson-tx2
operations:
  - {kernel: a & b, blocks: 3, threads: 1024, shared_memory: 16384, wcet: 2, deadline: 1}
  - {copy: c, duration: 1, direction: h2d}
  - {kernel: d, blocks: 2, threads: 500, wcet: 2, release: 1, deadline: 9}

-- file rta.yaml --
{platform: {slots: 2}, kernels: [{blocks: 3, wcet: 1}, {blocks: 2, wcet: 2}]}

-- file sh.yaml --
platform: {base: cc-8.6, sms: 2}
kernels: [{name: a, blocks: 32, threads: 32, shared_memory: 5500, wcet: 1, release: 1}, {name: b, blocks: 3, threads: 32, wcet: 1}]

-- file waves.yaml --
platform: jetson-agx-orin
time_unit: us
operations:
  - {kernel: conv, stream: a, blocks: 3000, threads: 256, registers: 32, wcet: 10}
  - {kernel: gemm, stream: b, blocks: 1200, threads: 128, registers: 32, wcet: 14, release: 40}
  - {copy: back, stream: b, duration: 9, direction: d2h}

-- case beyond-svg-d --
$ gpurta simulate beyond.yaml --svg d.svg >/dev/null
> grep -cE "\binf\b|nan" d.svg
> grep -o "times beyond[^<]*" d.svg
0
times beyond 10^300 are drawn there
[1]

-- case boxes --
$ echo 'platform: {base: cc-9.0, sms: 132}
> kernels: [{name: k, blocks: 132, threads: 1024, wcet: 1, period: 2}]' >many.yaml
> gpurta simulate many.yaml --jobs 7600 --svg k.svg
2> gpurta: --svg: more than 1000000 boxes: --window and --sms draw less
[2]

-- case far-svg-g --
$ gpurta simulate far.yaml --svg g.svg
2> gpurta: --svg: the times are too close to each other, for their size, to be drawn
[2]

-- case large-svg-j-sms-0-1-window-0-2 --
$ gpurta simulate large.yaml --svg j.svg --sms 0:1 --window 0:2 >/dev/null
> grep -c "<rect" j.svg
38

-- case large-svg-k --
$ gpurta simulate large.yaml --svg k.svg
> grep -o "more than [^<]*" k.svg
> grep -c "<rect" k.svg
> gpurta simulate large.yaml --svg w.svg --sms 3:4 --window 400.5:403 >/dev/null
> gpurta simulate large.yaml --svg b.svg --sms 3:4 --window 400.5:403 --blocks >/dev/null
> grep -v '^<metadata>' w.svg >w; grep -v '^<metadata>' b.svg | cmp - w && grep -c "<rect" w.svg
> echo 'platform: {base: cc-9.0, sms: 132}
> kernels: [{blocks: 1000000000000, threads: 256, registers: 32, wcet: 1}]' >many.yaml
> gpurta simulate many.yaml --svg - | grep -o "A timeline[^<]*"
platform cc-9.0 with sms 132; placement most-room; rules U1 U2 U3 U4 U5 U6 U7 U8 U9 (SM order not known: taken as ascending); times in ms

operation  stream   blocks  release  start  completion  response
k1         -       1000001        0      0         947       947

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- U5: SMs that are not empty keep their carve-out; carve-out computed as the driver chooses it: 8 KiB for k1 (key carveout)
- no registers given for k1: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for k1: taken to use none (key shared_memory)
- times without a unit are in ms (key time_unit)
- platform cc-9.0 with sms 132
- not confirmed of this GPU by any source: SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
more than 3000 waves: curves, no boxes; --window and --sms draw less
5
54
A timeline from 0 to 946969697 ms: 132 lanes from SM 0 to SM 131, curves, 1 marks, 0 deadlines missed

-- case marks-jobs-2-svg-e --
$ gpurta simulate marks.yaml --jobs 2 --svg e.svg >/dev/null
> grep -E "<path|class=\"tick\".*>[a-c]<" e.svg
<path d="M76.00 47.00l-4 -8h8z" class="c0"><title>launch of a, 0 ms</title></path>
<text x="82.00" y="47.00" class="tick" text-anchor="start">a</text>
<path d="M76.00 60.00l-4 -8h8z" class="c1"><title>launch of b, 0 ms</title></path>
<text x="82.00" y="60.00" class="tick" text-anchor="start">b</text>
<path d="M76.00 73.00l-4 -8h8z" class="c2"><title>launch of c, 0 ms</title></path>
<text x="82.00" y="73.00" class="tick" text-anchor="start">c</text>
<path d="M534.33 86.00l-4 -5 4 -5 4 5z" class="s0"><title>deadline of a, 5 ms</title></path>
<path d="M534.33 47.00l-4 -8h8z" class="c0"><title>launch of a, 5 ms</title></path>
<text x="540.33" y="47.00" class="tick" text-anchor="start">a</text>
<path d="M534.33 99.00l-4 -5 4 -5 4 5z" class="missed"><title>missed deadline of b, 5 ms</title></path>
<text x="540.33" y="99.00" class="tick" text-anchor="start">b</text>
<path d="M534.33 60.00l-4 -8h8z" class="c1"><title>launch of b, 5 ms</title></path>
<text x="540.33" y="60.00" class="tick" text-anchor="start">b</text>
<path d="M992.67 86.00l-4 -5 4 -5 4 5z" class="s0"><title>deadline of a, 10 ms</title></path>
<path d="M992.67 99.00l-4 -5 4 -5 4 5z" class="missed"><title>missed deadline of b, 10 ms</title></path>
<text x="998.67" y="99.00" class="tick" text-anchor="start">b</text>
<path d="M992.67 112.00l-4 -5 4 -5 4 5z" class="s2"><title>deadline of c, 10 ms</title></path>
<path d="M992.67 47.00l-4 -8h8z" class="c2"><title>launch of c, 10 ms</title></path>
<text x="998.67" y="47.00" class="tick" text-anchor="start">c</text>
<text x="99.00" y="427.00" class="tick" text-anchor="start">a</text>
<text x="145.40" y="427.00" class="tick" text-anchor="start">b</text>
<text x="191.80" y="427.00" class="tick" text-anchor="start">c</text>
<path d="M85.00 448.00l-4 -8h8z" class="other"><title>launch</title></path>
<path d="M163.40 448.00l-4 -5 4 -5 4 5z" class="none"><title>deadline</title></path>
<path d="M254.60 448.00l-4 -5 4 -5 4 5z" class="missed"><title>missed deadline</title></path>
[1]

-- case marks-once --
$ echo 'platform: {slots: 4}
> kernels: [{name: k, blocks: 2, wcet: 1, period: 2}]' >many.yaml
> gpurta simulate many.yaml --jobs 20000 --svg k.svg >/dev/null
> grep -o "boxes of a lane[^<]*" k.svg
> test "$(grep -c . k.svg)" -lt 4000 && echo short
> echo 'time_unit: us
> tasks: [{name: a, wcet: 1, period: 7}, {name: b, wcet: 9, period: 10007}]' >edf.yaml
> gpurta edf edf.yaml --simulate --horizon 1000000 --svg e.svg >/dev/null
> grep -o "boxes of a lane[^<]*" e.svg
> test "$(grep -c . e.svg)" -lt 6000 && echo short
boxes of a lane and marks of a kind that lie on each other are drawn once
short
boxes of a lane and marks of a kind that lie on each other are drawn once
short

-- case marks-svg-g-window-70-80 --
$ gpurta simulate marks.yaml --svg g.svg --window 70:80
> ls g.svg 2>/dev/null
2> gpurta: --window: everything has ended before "70:80"
[2]

-- case parts-svg-i --
$ gpurta simulate parts.yaml --svg i.svg >/dev/null
> grep -E "K3|parts of" i.svg
<rect x="626.00" y="134.75" width="330.00" height="41.25" class="b c2"><title>K3, SM 0, 7 to 10 ms</title></rect>
<text x="791.00" y="159.18" class="in" text-anchor="middle">K3</text>
<rect x="626.00" y="93.50" width="330.00" height="13.75" class="b c2"><title>K3, SM 0, 7 to 10 ms</title></rect>
<text x="791.00" y="104.17" class="in" text-anchor="middle">K3</text>
<path d="M406.00 47.00l-4 -8h8z" class="c2"><title>launch of K3, 5 ms</title></path>
<text x="412.00" y="47.00" class="tick" text-anchor="start">K3</text>
<text x="204.60" y="244.00" class="tick" text-anchor="start">K3</text>
<text x="76.00" y="284.00" class="note" text-anchor="start">height of a box: threads; dashed: parts of one block, or a block without room</text>

-- case program-svg-a --
$ gpurta simulate program.yaml --svg a.svg >/dev/null
> cat a.svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="475" viewBox="0 0 1200 475" role="img">
<title>program.yaml on jetson-tx2</title>
<desc>A timeline from 0 to 3 ms: 3 lanes from SM 0 to copy 1, 6 boxes, 5 marks, 1 deadlines missed</desc>
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
<rect width="1200" height="475" style="fill: white"/>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">program.yaml on jetson-tx2</text>
<rect x="76.00" y="92.00" width="1100.00" height="110.00" class="lane"/>
<text x="70.00" y="150.80" class="tick" text-anchor="end">SM 0</text>
<rect x="76.00" y="210.00" width="1100.00" height="110.00" class="lane"/>
<text x="70.00" y="268.80" class="tick" text-anchor="end">SM 1</text>
<rect x="76.00" y="328.00" width="1100.00" height="24.00" class="lane"/>
<text x="70.00" y="343.80" class="tick" text-anchor="end">copy 1</text>
<line x1="76.00" y1="92.00" x2="76.00" y2="359.00" class="grid"/>
<text x="76.00" y="372.00" class="tick" text-anchor="middle">0</text>
<line x1="259.33" y1="92.00" x2="259.33" y2="359.00" class="grid"/>
<text x="259.33" y="372.00" class="tick" text-anchor="middle">0.5</text>
<line x1="442.67" y1="92.00" x2="442.67" y2="359.00" class="grid"/>
<text x="442.67" y="372.00" class="tick" text-anchor="middle">1</text>
<line x1="626.00" y1="92.00" x2="626.00" y2="359.00" class="grid"/>
<text x="626.00" y="372.00" class="tick" text-anchor="middle">1.5</text>
<line x1="809.33" y1="92.00" x2="809.33" y2="359.00" class="grid"/>
<text x="809.33" y="372.00" class="tick" text-anchor="middle">2</text>
<line x1="992.67" y1="92.00" x2="992.67" y2="359.00" class="grid"/>
<text x="992.67" y="372.00" class="tick" text-anchor="middle">2.5</text>
<line x1="1176.00" y1="92.00" x2="1176.00" y2="359.00" class="grid"/>
<text x="1176.00" y="372.00" class="tick" text-anchor="middle">3</text>
<line x1="76.00" y1="355.00" x2="1176.00" y2="355.00" class="axis"/>
<text x="626.00" y="389.00" class="label" text-anchor="middle">time (ms)</text>
<rect x="76.00" y="147.00" width="733.33" height="55.00" class="b c0"><title>a &amp; b, SM 0, 0 to 2 ms</title></rect>
<text x="442.67" y="178.30" class="in light" text-anchor="middle">a &amp; b</text>
<rect x="76.00" y="92.00" width="733.33" height="55.00" class="b c0"><title>a &amp; b, SM 0, 0 to 2 ms</title></rect>
<text x="442.67" y="123.30" class="in light" text-anchor="middle">a &amp; b</text>
<rect x="76.00" y="265.00" width="733.33" height="55.00" class="b c0"><title>a &amp; b, SM 1, 0 to 2 ms</title></rect>
<text x="442.67" y="296.30" class="in light" text-anchor="middle">a &amp; b</text>
<rect x="442.67" y="210.00" width="733.33" height="27.50" class="b c1"><title>d, SM 1, 1 to 3 ms</title></rect>
<text x="809.33" y="227.55" class="in" text-anchor="middle">d</text>
<rect x="442.67" y="237.50" width="733.33" height="27.50" class="b c1"><title>d, SM 1, 1 to 3 ms</title></rect>
<text x="809.33" y="255.05" class="in" text-anchor="middle">d</text>
<rect x="76.00" y="328.00" width="366.67" height="24.00" class="b c2"><title>c, copy 1, 0 to 1 ms</title></rect>
<text x="259.33" y="343.80" class="in" text-anchor="middle">c</text>
<line x1="76.00" y1="47.00" x2="76.00" y2="92.00" class="stem"/>
<path d="M76.00 47.00l-4 -8h8z" class="c0"><title>launch of a &amp; b, 0 ms</title></path>
<text x="82.00" y="47.00" class="tick" text-anchor="start">a &amp; b</text>
<line x1="76.00" y1="60.00" x2="76.00" y2="92.00" class="stem"/>
<path d="M76.00 60.00l-4 -8h8z" class="c2"><title>launch of c, 0 ms</title></path>
<text x="82.00" y="60.00" class="tick" text-anchor="start">c</text>
<line x1="442.67" y1="73.00" x2="442.67" y2="92.00" class="stem"/>
<path d="M442.67 73.00l-4 -5 4 -5 4 5z" class="missed"><title>missed deadline of a &amp; b, 1 ms</title></path>
<text x="448.67" y="73.00" class="tick" text-anchor="start">a &amp; b</text>
<line x1="442.67" y1="47.00" x2="442.67" y2="92.00" class="stem"/>
<path d="M442.67 47.00l-4 -8h8z" class="c1"><title>launch of d, 1 ms</title></path>
<text x="448.67" y="47.00" class="tick" text-anchor="start">d</text>
<text x="1176.00" y="86.00" class="note" text-anchor="end">deadlines after the end: d at 10 →</text>
<rect x="76.00" y="405.00" width="18.00" height="12.00" class="b c0"/>
<text x="99.00" y="415.00" class="tick" text-anchor="start">a &amp; b</text>
<rect x="148.00" y="405.00" width="18.00" height="12.00" class="b c1"/>
<text x="171.00" y="415.00" class="tick" text-anchor="start">d</text>
<rect x="194.40" y="405.00" width="18.00" height="12.00" class="b c2"/>
<text x="217.40" y="415.00" class="tick" text-anchor="start">c</text>
<path d="M85.00 436.00l-4 -8h8z" class="other"><title>launch</title></path>
<text x="99.00" y="435.00" class="tick" text-anchor="start">launch</text>
<path d="M163.40 436.00l-4 -5 4 -5 4 5z" class="missed"><title>missed deadline</title></path>
<text x="177.40" y="435.00" class="tick" text-anchor="start">missed deadline</text>
<text x="76.00" y="455.00" class="note" text-anchor="start">height of a box: threads</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta simulate program.yaml --svg a.svg; program.yaml SHA-256 e138a5be0a80acd8a3e120ecafd61cd267ae3536e97a2afe2922136370ada91b; seed 1</metadata>
</svg>
[1]

-- case program-svg-b-sms-1-1-window-1-3-height-shared-m --
$ gpurta simulate program.yaml --svg b.svg --sms 1:1 --window 1:3 --height shared-memory >/dev/null
> grep -c '<rect' b.svg
> grep -o "line: no shared memory" b.svg
9
line: no shared memory
[1]

-- case program-svg-g-window-10000000000000000-100000000 --
$ gpurta simulate program.yaml --svg g.svg --window 10000000000000000:10000000000000001
2> gpurta: --window: the two times are too close to each other, for their size, to be drawn
[2]

-- case rta-svg-c --
$ gpurta rta rta.yaml --svg c.svg >/dev/null
> grep -c '<rect' c.svg
11

-- case rta-svg-f-window-0-1-sms-0-0 --
$ gpurta rta rta.yaml --svg f.svg --window 0:1 --sms 0:0 >/dev/null
> grep -cE "GPU<" f.svg
1

-- case rta-svg-f2-height-threads --
$ gpurta rta rta.yaml --svg f2.svg --height threads
2> gpurta: --height: the platform has slots only: every box is one
[2]

-- case sh-svg-h-height-shared-memory --
$ gpurta simulate sh.yaml --svg h.svg --height shared-memory >/dev/null
> grep "SM 0, 2 to 3" h.svg
<rect x="809.33" y="155.99" width="366.67" height="7.01" class="b c0"><title>a, SM 0, 2 to 3 ms</title></rect>

-- case waves --
$ gpurta simulate waves.yaml --svg a.svg >/dev/null
> gpurta simulate waves.yaml --blocks --svg b.svg >/dev/null
> grep -v '^<metadata>' a.svg >a; grep -v '^<metadata>' b.svg | cmp - a && grep -c "<rect" a.svg
> grep -o "one box per wave[^<]*" a.svg
> grep -o "<title>gemm: .*SM 7,[^<]*" a.svg
648
one box per wave and SM: 4200 blocks
<title>gemm: 12 blocks, SM 7, 320 to 334 us
<title>gemm: 12 blocks, SM 7, 334 to 348 us
<title>gemm: 12 blocks, SM 7, 348 to 362 us
<title>gemm: 12 blocks, SM 7, 362 to 376 us
<title>gemm: 12 blocks, SM 7, 376 to 390 us
<title>gemm: 12 blocks, SM 7, 390 to 404 us
<title>gemm: 3 blocks, SM 7, 404 to 418 us
