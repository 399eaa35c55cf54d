-- file empty.yaml --
platform: tx2

-- file late.yaml --
platform: jetson-orin-agx
paths: [{name: stop, through: [brake, llm], deadline: 90}]
chains:
  - {name: brake, period: 20, deadline: 8, release: periodic, steps: [{kernel: k, blocks: 16, threads: 512, registers: 32, wcet: 1.5}]}
  - {name: llm, period: 100, release: periodic, steps: [{kernel: k, blocks: 200, threads: 512, registers: 32, wcet: 5, count: 2}]}

-- file tasks.yaml --
tasks:
  - {name: a, wcet: 1, period: 3}
  - {name: b, wcet: 2, period: 5, deadline: 2}

-- case compared --
a whole page but for the drawing of timelines: chains with a miss beside channels of a runlist
$ cat >chains.yaml <<'EOT'
> platform: jetson-tx2
> chains:
>   - {name: a, period: 10, steps: [{kernel: k, blocks: 2, threads: 512, wcet: 1}]}
>   - {name: b, period: 20, deadline: 5, steps: [{kernel: l, blocks: 8, threads: 1024, wcet: 3}, {host: m, wcet: 1}]}
> EOT
> cat >runlist.yaml <<'EOT'
> tasks:
>   - {name: render, level: high, timeslice: 4, wcet: 4, period: 33, deadline: 32}
>   - {name: dnn, level: high, timeslice: 3, wcet: 3, period: 40, deadline: 4}
>   - {name: background, level: low, timeslice: 1, saturated: true}
> EOT
> gpurta report chains.yaml --compare runlist.yaml -o page.html
> sed -n '/<body/,/<script/p' page.html | sed '/>Timelines</,/>Why/{/<\(rect\|line\|path\|text\|circle\|poly\|g\|\/g\|pattern\|defs\|\/defs\|\/pattern\)/d}'
<body>
<header>
<h1>chains.yaml (A) and runlist.yaml (B)</h1>
<nav aria-label="sections"><ul>
<li><a href="#verdict">Verdict</a></li>
<li><a href="#both">Both results</a></li>
<li><a href="#sensitivity">What could change</a></li>
<li><a href="#results">Chains, kernels and tasks</a></li>
<li><a href="#timelines">Timelines</a></li>
<li><a href="#misses">Why so long, and why deadlines are missed or not proved</a></li>
<li><a href="#assumptions">Assumptions</a></li>
<li><a href="#platform">Platform, as analysed</a></li>
<li><a href="#scenario">Scenario</a></li>
<li><a href="#versions">How this was made, and what shows it</a></li>
</ul></nav>
</header>
<main>
<section id="verdict">
<h2>Verdict</h2>
<div class="sides">
<div class="side">
<h3>A: chains.yaml</h3>
<p class="verdict bad">A deadline is missed</p>
<p>What would help: no change of order: a job of b alone on the GPU takes 7, and its deadline is 5.</p>
<p><b>Enough alone: 0.571 x every wcet of b; or 4 SMs (the GPU has 2)</b></p>
<ul>
<li><b>bound: unschedulable</b>: a run was observed in which chain b misses its deadline; as if kernels used no registers (key registers)</li>
<li><b>simulate: this run misses a deadline</b> (about this one run)</li>
</ul>
<figure id="f1" class="bars" tabindex="0" role="group" aria-label="picture 1: plus and minus zoom, arrows move, 0 shows all">
<div class="tools"></div>
<svg xmlns="http://www.w3.org/2000/svg" width="440" height="206" viewBox="0 0 440 206" role="img">
<title>bound: what bounds consist of, and deadlines</title>
<desc>Bars, each on its own scale; the table below has the same numbers</desc>
<style>#f1 text { font-family: sans-serif; fill: #222; }
#f1 .title { font-size: 15px; font-weight: bold; }
#f1 .label { font-size: 12px; }
#f1 .tick, #f1 .note { font-size: 11px; }
#f1 .note { fill: #555; }
#f1 .axis { stroke: #222; }
#f1 .grid { stroke: #ddd; }
#f1 .c0 { fill: #0072b2; }
#f1 .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
#f1 .c1 { fill: #e69f00; }
#f1 .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
#f1 .c2 { fill: #009e73; }
#f1 .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
#f1 .c3 { fill: #cc79a7; }
#f1 .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
#f1 .c4 { fill: #56b4e9; }
#f1 .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
#f1 .c5 { fill: #d55e00; }
#f1 .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
#f1 .c6 { fill: #332288; }
#f1 .s6 { stroke: #332288; stroke-width: 2; fill: none; }
#f1 .c7 { fill: #666666; }
#f1 .s7 { stroke: #666666; stroke-width: 2; fill: none; }
#f1 .end { fill: #222; }
#f1 .bad { fill: #a33b00; font-weight: bold; }
#f1 .plain { fill: #fff; stroke: #222; stroke-width: 1.5; }
</style>
<rect width="440" height="206" style="fill: white"/>
<text x="16.00" y="20.00" class="title" text-anchor="start">bound: what bounds consist of, and deadlines</text>
<text x="96.00" y="48.00" class="label" text-anchor="end">a</text>
<rect x="104.00" y="34.00" width="136.80" height="20.00" class="c1"><title>a: interference: b 6 ms, 85.7 %</title></rect>
<rect x="240.80" y="34.00" width="22.80" height="20.00" class="c0"><title>a: own kernels 1 ms, 14.3 %</title></rect>
<rect x="104.00" y="56.00" width="159.60" height="5.00" class="end"><title>a: bound 7 ms, observed 7 ms, deadline 10 ms: met</title></rect>
<rect x="330.50" y="30.00" width="3.00" height="28.00" class="end"><title>a: bound 7 ms, observed 7 ms, deadline 10 ms: met</title></rect>
<text x="434.00" y="48.00" class="label" text-anchor="end">met</text>
<text x="434.00" y="62.00" class="note" text-anchor="end">7 of 10</text>
<text x="96.00" y="86.00" class="label" text-anchor="end">b</text>
<rect x="104.00" y="72.00" width="171.00" height="20.00" class="c0"><title>b: own kernels 6 ms, 75.0 %</title></rect>
<rect x="275.00" y="72.00" width="28.50" height="20.00" class="c3"><title>b: own host steps 1 ms, 12.5 %</title></rect>
<rect x="303.50" y="72.00" width="28.50" height="20.00" class="c2"><title>b: interference: a 1 ms, 12.5 %</title></rect>
<rect x="104.00" y="94.00" width="228.00" height="5.00" class="end"><title>b: bound 8 ms, observed 8 ms, deadline 5 ms: missed</title></rect>
<rect x="245.00" y="68.00" width="3.00" height="28.00" class="end"><title>b: bound 8 ms, observed 8 ms, deadline 5 ms: missed</title></rect>
<text x="434.00" y="86.00" class="label bad" text-anchor="end">MISSED</text>
<text x="434.00" y="100.00" class="note" text-anchor="end">8 of 5</text>
<text x="434.00" y="121.00" class="note" text-anchor="end">each row on its own scale; beside it bound of deadline, in ms</text>
<rect x="104.00" y="140.00" width="22.00" height="6.00" class="end"/>
<text x="132.00" y="147.00" class="note" text-anchor="start">observed</text>
<rect x="201.20" y="136.00" width="3.00" height="14.00" class="end"/>
<text x="211.20" y="147.00" class="note" text-anchor="start">deadline</text>
<rect x="104.00" y="158.00" width="22.00" height="12.00" class="c0"/>
<text x="132.00" y="168.00" class="note" text-anchor="start">own kernels</text>
<rect x="220.40" y="158.00" width="22.00" height="12.00" class="c1"/>
<text x="248.40" y="168.00" class="note" text-anchor="start">interference: b</text>
<rect x="104.00" y="178.00" width="22.00" height="12.00" class="c2"/>
<text x="132.00" y="188.00" class="note" text-anchor="start">interference: a</text>
<rect x="246.00" y="178.00" width="22.00" height="12.00" class="c3"/>
<text x="274.00" y="188.00" class="note" text-anchor="start">own host steps</text>
</svg>
</figure>
<ul>
<li>b: its bound 8 exceeds its deadline 5: 75.0 % own kernels, 12.5 % own host steps, 12.5 % interference of a</li>
</ul>
</div>
<div class="side">
<h3>B: runlist.yaml</h3>
<p class="verdict bad">A deadline is missed</p>
<ul>
<li><b>edf: does not apply</b>: runlist.yaml:4:5: tasks[2]: edf: a task outside of servers must not be saturated: its demand has no bound
 (about every job of the tasks, under EDF)</li>
<li><b>runlist: unschedulable</b>: dnn: a response that can occur exceeds the deadline (about every job of each channel, on the runlist)</li>
</ul>
<figure id="f2" class="bars" tabindex="0" role="group" aria-label="picture 2: plus and minus zoom, arrows move, 0 shows all">
<div class="tools"></div>
<svg xmlns="http://www.w3.org/2000/svg" width="440" height="204" viewBox="0 0 440 204" role="img">
<title>runlist: bounds and deadlines</title>
<desc>Bars, each on its own scale; the table below has the same numbers</desc>
<style>#f2 text { font-family: sans-serif; fill: #222; }
#f2 .title { font-size: 15px; font-weight: bold; }
#f2 .label { font-size: 12px; }
#f2 .tick, #f2 .note { font-size: 11px; }
#f2 .note { fill: #555; }
#f2 .axis { stroke: #222; }
#f2 .grid { stroke: #ddd; }
#f2 .c0 { fill: #0072b2; }
#f2 .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
#f2 .c1 { fill: #e69f00; }
#f2 .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
#f2 .c2 { fill: #009e73; }
#f2 .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
#f2 .c3 { fill: #cc79a7; }
#f2 .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
#f2 .c4 { fill: #56b4e9; }
#f2 .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
#f2 .c5 { fill: #d55e00; }
#f2 .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
#f2 .c6 { fill: #332288; }
#f2 .s6 { stroke: #332288; stroke-width: 2; fill: none; }
#f2 .c7 { fill: #666666; }
#f2 .s7 { stroke: #666666; stroke-width: 2; fill: none; }
#f2 .end { fill: #222; }
#f2 .bad { fill: #a33b00; font-weight: bold; }
</style>
<rect width="440" height="204" style="fill: white"/>
<text x="16.00" y="20.00" class="title" text-anchor="start">runlist: bounds and deadlines</text>
<text x="96.00" y="48.00" class="label" text-anchor="end">render</text>
<rect x="104.00" y="34.00" width="57.00" height="20.00" class="c4"><title>render: bound 8 ms, deadline 32 ms: met</title></rect>
<rect x="330.50" y="30.00" width="3.00" height="28.00" class="end"><title>render: bound 8 ms, deadline 32 ms: met</title></rect>
<text x="434.00" y="48.00" class="label" text-anchor="end">met</text>
<text x="434.00" y="62.00" class="note" text-anchor="end">8 of 32</text>
<text x="96.00" y="86.00" class="label" text-anchor="end">dnn</text>
<rect x="104.00" y="72.00" width="228.00" height="20.00" class="c5"><title>dnn: bound 8 ms, deadline 4 ms: missed</title></rect>
<rect x="216.50" y="68.00" width="3.00" height="28.00" class="end"><title>dnn: bound 8 ms, deadline 4 ms: missed</title></rect>
<text x="434.00" y="86.00" class="label bad" text-anchor="end">MISSED</text>
<text x="434.00" y="100.00" class="note" text-anchor="end">8 of 4</text>
<text x="96.00" y="124.00" class="label" text-anchor="end">background</text>
<text x="110.00" y="124.00" class="note" text-anchor="start">no bound</text>
<text x="434.00" y="138.00" class="note" text-anchor="end">-</text>
<text x="434.00" y="159.00" class="note" text-anchor="end">each row on its own scale; beside it bound of deadline, in ms</text>
<rect x="104.00" y="174.00" width="22.00" height="14.00" class="c4"/>
<text x="132.00" y="185.00" class="note" text-anchor="start">bound</text>
<rect x="182.00" y="174.00" width="22.00" height="14.00" class="c5"/>
<text x="210.00" y="185.00" class="note" text-anchor="start">bound, deadline missed</text>
<rect x="368.80" y="174.00" width="3.00" height="14.00" class="end"/>
<text x="378.80" y="185.00" class="note" text-anchor="start">deadline</text>
</svg>
</figure>
</div>
</div>
</section>
<section id="both"><h2>Both results</h2>
<div class="wide"><table><thead><tr><th scope="col" class="">key that differs</th><th scope="col" class="">A</th><th scope="col" class="">B</th></tr></thead><tbody>
<tr><th scope="row" class="">platform</th><td class="">{&quot;name&quot;: &quot;jetson-tx2&quot;, &quot;compute_capability&quot;: &quot;6.2&quot;, &quot;sms&quot;: &quot;2&quot;, &quot;threads_per_sm&quot;: &quot;2048&quot;, &quot;blocks_per_sm&quot;: &quot;32&quot;, &quot;threads_per_block&quot;: &quot;1024&quot;, &quot;warp_size&quot;: &quot;32&quot;, &quot;registers_per_sm&quot;: &quot;65536&quot;, &quot;registers_per_block&quot;: &quot;32768&quot;, &quot;registers_per_thread&quot;: &quot;255&quot;, &quot;register_unit&quot;: &quot;256&quot;, &quot;sub_partitions&quot;: &quot;4&quot;,…</td><td class="">-</td></tr>
<tr><th scope="row" class="">chains</th><td class="">[{&quot;name&quot;: &quot;a&quot;, &quot;period&quot;: &quot;10&quot;, &quot;steps&quot;: [{&quot;kernel&quot;: &quot;k&quot;, &quot;blocks&quot;: &quot;2&quot;, &quot;threads&quot;: &quot;512&quot;, &quot;wcet&quot;: &quot;1&quot;}]}, {&quot;name&quot;: &quot;b&quot;, &quot;period&quot;: &quot;20&quot;, &quot;deadline&quot;: &quot;5&quot;, &quot;steps&quot;: [{&quot;kernel&quot;: &quot;l&quot;, &quot;blocks&quot;: &quot;8&quot;, &quot;threads&quot;: &quot;1024&quot;, &quot;wcet&quot;: &quot;3&quot;}, {&quot;host&quot;: &quot;m&quot;, &quot;wcet&quot;: &quot;1&quot;}]}]</td><td class="">-</td></tr>
<tr><th scope="row" class="">tasks</th><td class="">-</td><td class="">[{&quot;name&quot;: &quot;render&quot;, &quot;level&quot;: &quot;high&quot;, &quot;timeslice&quot;: &quot;4&quot;, &quot;wcet&quot;: &quot;4&quot;, &quot;period&quot;: &quot;33&quot;, &quot;deadline&quot;: &quot;32&quot;}, {&quot;name&quot;: &quot;dnn&quot;, &quot;level&quot;: &quot;high&quot;, &quot;timeslice&quot;: &quot;3&quot;, &quot;wcet&quot;: &quot;3&quot;, &quot;period&quot;: &quot;40&quot;, &quot;deadline&quot;: &quot;4&quot;}, {&quot;name&quot;: &quot;background&quot;, &quot;level&quot;: &quot;low&quot;, &quot;timeslice&quot;: &quot;1&quot;, &quot;saturated&quot;: true}]</td></tr>
</tbody></table></div>
<p>The bound of a response, where there is one; of simulate the response in this run. Times in ms.</p>
<div class="wide"><table><thead><tr><th scope="col" class="">name</th><th scope="col" class="">analysis</th><th scope="col" class="num">A: response</th><th scope="col" class="num">A: deadline</th><th scope="col" class="">A: verdict</th><th scope="col" class="num">B: response</th><th scope="col" class="num">B: deadline</th><th scope="col" class="">B: verdict</th><th scope="col" class="">B - A</th></tr></thead><tbody>
<tr><th scope="row" class="">a</th><td class="">bound</td><td class="num">7</td><td class="num">10</td><td class="">met</td><td class="num">-</td><td class="num">-</td><td class="">not there</td><td class="num">-</td></tr>
<tr><th scope="row" class="">b</th><td class="">bound</td><td class="num">8</td><td class="num">5</td><td class=" bad">missed</td><td class="num">-</td><td class="num">-</td><td class="">not there</td><td class="num">-</td></tr>
<tr><th scope="row" class="">a/k</th><td class="">simulate</td><td class="num">1</td><td class="num">10</td><td class="">met</td><td class="num">-</td><td class="num">-</td><td class="">not there</td><td class="num">-</td></tr>
<tr><th scope="row" class="">b/l</th><td class="">simulate</td><td class="num">7</td><td class="num">-</td><td class="">-</td><td class="num">-</td><td class="num">-</td><td class="">not there</td><td class="num">-</td></tr>
<tr><th scope="row" class="">b/m</th><td class="">simulate</td><td class="num">8</td><td class="num">5</td><td class=" bad">missed</td><td class="num">-</td><td class="num">-</td><td class="">not there</td><td class="num">-</td></tr>
<tr><th scope="row" class="">render</th><td class="">runlist</td><td class="num">-</td><td class="num">-</td><td class="">not there</td><td class="num">8</td><td class="num">32</td><td class="">met</td><td class="num">-</td></tr>
<tr><th scope="row" class="">dnn</th><td class="">runlist</td><td class="num">-</td><td class="num">-</td><td class="">not there</td><td class="num">8</td><td class="num">4</td><td class=" bad">missed</td><td class="num">-</td></tr>
<tr><th scope="row" class="">background</th><td class="">runlist</td><td class="num">-</td><td class="num">-</td><td class="">not there</td><td class="num">-</td><td class="num">-</td><td class="">-</td><td class="num">-</td></tr>
</tbody></table></div>
</section>
<section id="sensitivity">
<h2>What could change</h2>
<div class="sides">
<div class="side">
<h3>A: chains.yaml</h3>
<h4>bound</h4>
<p>How far a figure can go if nothing else changes and every deadline is still met.</p>
<div class="wide"><table><thead><tr><th scope="col" class="">sensitivity</th><th scope="col" class="">of</th><th scope="col" class="">step</th><th scope="col" class="num">value</th></tr></thead><tbody>
<tr><th scope="row" class="">largest factor of all wcet</th><td class="">b</td><td class=""></td><td class="num">~0.571428</td></tr>
<tr><th scope="row" class="">largest wcet</th><td class="">b</td><td class="">l</td><td class="num">1.500000</td></tr>
<tr><th scope="row" class="">fewest SMs</th><td class=""></td><td class=""></td><td class="num">4</td></tr>
</tbody></table></div>
<p>none, as no value of it alone is enough: largest factor of all wcet of a; largest wcet of a k, b m; smallest period of a, b</p>
</div>
<div class="side">
<h3>B: runlist.yaml</h3>
<p>The analyses of this file have none.</p>
</div>
</div>
</section>
<section id="results">
<h2>Chains, kernels and tasks</h2>
<div class="sides">
<div class="side">
<h3>A: chains.yaml</h3>
<h4>bound</h4>
<p>bound: no job takes longer, from its nominal release to the end of its last step; observed: the longest found in a search by simulation. Those of a step count from its activation, when what it waits for is complete: up to its jitter after the release.</p>
<p>platform jetson-tx2; times in ms</p>
<div class="wide"><table><thead><tr><th scope="col" class="">chain</th><th scope="col" class="num">bound</th><th scope="col" class="num">observed</th><th scope="col" class="num">deadline</th><th scope="col" class="">verdict</th></tr></thead><tbody>
<tr><th scope="row" class="">a</th><td class="num">7</td><td class="num">7</td><td class="num">10</td><td class=" good">met</td></tr>
<tr><th scope="row" class="">b</th><td class="num">8</td><td class="num">8</td><td class="num">5</td><td class=" bad">MISSED</td></tr>
</tbody></table></div>
<div class="wide"><table><thead><tr><th scope="col" class="">chain</th><th scope="col" class="">step</th><th scope="col" class="">kind</th><th scope="col" class="num">jitter</th><th scope="col" class="num">bound</th><th scope="col" class="num">observed</th><th scope="col" class="num">finish</th></tr></thead><tbody>
<tr><th scope="row" class="">a</th><td class="">k</td><td class="">kernel</td><td class="num">0</td><td class="num">7</td><td class="num">7</td><td class="num">7</td></tr>
<tr><th scope="row" class="">b</th><td class="">l</td><td class="">kernel</td><td class="num">0</td><td class="num">7</td><td class="num">7</td><td class="num">7</td></tr>
<tr><th scope="row" class="">b</th><td class="">m</td><td class="">host</td><td class="num">7</td><td class="num">1</td><td class="num">1</td><td class="num">8</td></tr>
</tbody></table></div>
<p>b was late with these releases: a at 0, b at 0</p>
<p>unschedulable: a run was observed in which chain b misses its deadline; as if kernels used no registers (key registers)</p>
<p>b: its bound 8 exceeds its deadline 5: 75.0 % own kernels, 12.5 % own host steps, 12.5 % interference of a</p>
<p>gpurta advise chains.yaml tries changes of the file</p>
<h4>simulate</h4>
<p>platform jetson-tx2; placement most-room; times in ms</p>
<div class="wide"><table><thead><tr><th scope="col" class="">operation</th><th scope="col" class="">stream</th><th scope="col" class="num">blocks</th><th scope="col" class="num">release</th><th scope="col" class="num">start</th><th scope="col" class="num">completion</th><th scope="col" class="num">response</th><th scope="col" class="num">deadline</th><th scope="col" class="">verdict</th></tr></thead><tbody>
<tr><th scope="row" class="">a/k</th><td class="">-</td><td class="num">2</td><td class="num">0</td><td class="num">0</td><td class="num">1</td><td class="num">1</td><td class="num">10</td><td class=" good">met</td></tr>
<tr><th scope="row" class="">b/l</th><td class="">-</td><td class="num">8</td><td class="num">0</td><td class="num">0</td><td class="num">7</td><td class="num">7</td><td class="num">-</td><td class="">-</td></tr>
<tr><th scope="row" class="">b/m</th><td class="">-</td><td class="num">host</td><td class="num">0</td><td class="num">7</td><td class="num">8</td><td class="num">8</td><td class="num">5</td><td class=" bad">MISSED</td></tr>
</tbody></table></div>
<p>a deadline is missed in this simulation; no bound: gpurta bound</p>
<p>b/m is late by 3: of its 8, 7 in b/l, 1 in b/m</p>
<p>of one job each: --jobs N or --until TIME releases more</p>
</div>
<div class="side">
<h3>B: runlist.yaml</h3>
<h4>runlist</h4>
<p>interleaved list; switch cost 0; times in ms</p>
<p>published: Theorem 1, Equation 2; positional: entries alone; bound: work-limited bound, every switch charged</p>
<p>runlist, 3 entries: render dnn background</p>
<div class="wide"><table><thead><tr><th scope="col" class="">channel</th><th scope="col" class="">level</th><th scope="col" class="num">timeslice</th><th scope="col" class="num">wcet</th><th scope="col" class="num">turns</th><th scope="col" class="num">published</th><th scope="col" class="num">positional</th><th scope="col" class="num">bound</th><th scope="col" class="num">deadline</th><th scope="col" class="">verdict</th></tr></thead><tbody>
<tr><th scope="row" class="">render</th><td class="">high</td><td class="num">4</td><td class="num">4</td><td class="num">1</td><td class="num">8</td><td class="num">8</td><td class="num">8</td><td class="num">32</td><td class=" good">met</td></tr>
<tr><th scope="row" class="">dnn</th><td class="">high</td><td class="num">3</td><td class="num">3</td><td class="num">1</td><td class="num">8</td><td class="num">8</td><td class="num">8</td><td class="num">4</td><td class=" bad">MISSED</td></tr>
<tr><th scope="row" class="">background</th><td class="">low</td><td class="num">1</td><td class="num">saturated</td><td class="num">-</td><td class="num">-</td><td class="num">-</td><td class="num">-</td><td class="num">-</td><td class="">-</td></tr>
</tbody></table></div>
<p>unschedulable: dnn: a response that can occur exceeds the deadline</p>
<p>dnn: a response of 8 can occur, its deadline is 4</p>
</div>
</div>
</section>
<section id="timelines">
<h2>Timelines</h2>
<div class="sides">
<div class="side">
<h3>A: chains.yaml</h3>
<h4>bound</h4>
<figure id="f3" tabindex="0" role="group" aria-label="picture 3: plus and minus zoom, arrows move, 0 shows all">
<div class="tools"></div>
<svg xmlns="http://www.w3.org/2000/svg" width="920" height="378" viewBox="0 0 920 378" role="img">
<title>chains.yaml</title>
<desc>Bounds of chains, what was observed, deadlines, and the worst run observed</desc>
<style>#f3 text { font-family: sans-serif; fill: #222; }
#f3 .title { font-size: 15px; font-weight: bold; }
#f3 .label { font-size: 12px; }
#f3 .tick, #f3 .note { font-size: 11px; }
#f3 .note { fill: #555; }
#f3 .axis { stroke: #222; }
#f3 .grid { stroke: #ddd; }
#f3 .c0 { fill: #0072b2; }
#f3 .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
#f3 .c1 { fill: #e69f00; }
#f3 .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
#f3 .c2 { fill: #009e73; }
#f3 .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
#f3 .c3 { fill: #cc79a7; }
#f3 .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
#f3 .c4 { fill: #56b4e9; }
#f3 .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
#f3 .c5 { fill: #d55e00; }
#f3 .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
#f3 .c6 { fill: #332288; }
#f3 .s6 { stroke: #332288; stroke-width: 2; fill: none; }
#f3 .c7 { fill: #666666; }
#f3 .s7 { stroke: #666666; stroke-width: 2; fill: none; }
#f3 .before { fill: #ddd; }
#f3 .pale { fill: #fff; }
#f3 .observed { fill: #888; }
#f3 .late { fill: #d00000; }
</style>
</svg>
</figure>
<h4>simulate</h4>
<figure id="f4" tabindex="0" role="group" aria-label="picture 4: plus and minus zoom, arrows move, 0 shows all">
<div class="tools"></div>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="462" viewBox="0 0 1200 462" role="img">
<title>chains.yaml on jetson-tx2</title>
<desc>A timeline from 0 to 10 ms: 3 lanes from SM 0 to b/m, 11 boxes, 4 marks, 1 deadlines missed</desc>
<style>#f4 text { font-family: sans-serif; fill: #222; }
#f4 .title { font-size: 15px; font-weight: bold; }
#f4 .label { font-size: 12px; }
#f4 .tick, #f4 .note { font-size: 11px; }
#f4 .note { fill: #555; }
#f4 .axis { stroke: #222; }
#f4 .grid { stroke: #ddd; }
#f4 .c0 { fill: #0072b2; }
#f4 .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
#f4 .c1 { fill: #e69f00; }
#f4 .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
#f4 .c2 { fill: #009e73; }
#f4 .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
#f4 .c3 { fill: #cc79a7; }
#f4 .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
#f4 .c4 { fill: #56b4e9; }
#f4 .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
#f4 .c5 { fill: #d55e00; }
#f4 .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
#f4 .c6 { fill: #332288; }
#f4 .s6 { stroke: #332288; stroke-width: 2; fill: none; }
#f4 .c7 { fill: #666666; }
#f4 .s7 { stroke: #666666; stroke-width: 2; fill: none; }
#f4 .b { stroke: white; stroke-width: 0.5; }
#f4 .in { font-size: 11px; pointer-events: none; }
#f4 .light { fill: white; }
#f4 .halo { stroke: white; stroke-width: 3px; paint-order: stroke; }
#f4 .lane { fill: #f3f3f3; }
#f4 .stem { stroke: #bbb; stroke-width: 0.6; }
#f4 .part { fill: none; stroke: #222; stroke-dasharray: 3 2; }
#f4 .other { fill: #999; }
#f4 .none { stroke: #999; fill: none; }
#f4 .cost { fill: #bbb; }
#f4 .missed { fill: #d00000; stroke: #222; }
#f4 .arrow { stroke: #222; fill: none; }
#f4 .late { stroke: #d55e00; stroke-width: 2.5; fill: none; }
#f4 .dot { fill: #222; }
#f4 .empty { fill: #d55e00; }
#f4 .link { stroke: #333; stroke-dasharray: 2 2; }
#f4 .bound { stroke: #d55e00; stroke-width: 2; stroke-dasharray: 4 3; }
#f4 .budget { fill: #56b4e9; fill-opacity: 0.35; stroke: #0072b2; }
</style>
</svg>
</figure>
</div>
<div class="side">
<h3>B: runlist.yaml</h3>
<h4>runlist</h4>
<figure id="f5" tabindex="0" role="group" aria-label="picture 5: plus and minus zoom, arrows move, 0 shows all">
<div class="tools"></div>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="276" viewBox="0 0 1200 276" role="img">
<title>The runlist: all tasks released at 0</title>
<desc>A timeline from 0 to 37 ms: 3 lanes from render (high) to background (low), 29 boxes, 9 marks, 1 deadlines missed</desc>
<style>#f5 text { font-family: sans-serif; fill: #222; }
#f5 .title { font-size: 15px; font-weight: bold; }
#f5 .label { font-size: 12px; }
#f5 .tick, #f5 .note { font-size: 11px; }
#f5 .note { fill: #555; }
#f5 .axis { stroke: #222; }
#f5 .grid { stroke: #ddd; }
#f5 .c0 { fill: #0072b2; }
#f5 .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
#f5 .c1 { fill: #e69f00; }
#f5 .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
#f5 .c2 { fill: #009e73; }
#f5 .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
#f5 .c3 { fill: #cc79a7; }
#f5 .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
#f5 .c4 { fill: #56b4e9; }
#f5 .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
#f5 .c5 { fill: #d55e00; }
#f5 .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
#f5 .c6 { fill: #332288; }
#f5 .s6 { stroke: #332288; stroke-width: 2; fill: none; }
#f5 .c7 { fill: #666666; }
#f5 .s7 { stroke: #666666; stroke-width: 2; fill: none; }
#f5 .b { stroke: white; stroke-width: 0.5; }
#f5 .in { font-size: 11px; pointer-events: none; }
#f5 .light { fill: white; }
#f5 .halo { stroke: white; stroke-width: 3px; paint-order: stroke; }
#f5 .lane { fill: #f3f3f3; }
#f5 .stem { stroke: #bbb; stroke-width: 0.6; }
#f5 .part { fill: none; stroke: #222; stroke-dasharray: 3 2; }
#f5 .other { fill: #999; }
#f5 .none { stroke: #999; fill: none; }
#f5 .cost { fill: #bbb; }
#f5 .missed { fill: #d00000; stroke: #222; }
#f5 .arrow { stroke: #222; fill: none; }
#f5 .late { stroke: #d55e00; stroke-width: 2.5; fill: none; }
#f5 .dot { fill: #222; }
#f5 .empty { fill: #d55e00; }
#f5 .link { stroke: #333; stroke-dasharray: 2 2; }
#f5 .bound { stroke: #d55e00; stroke-width: 2; stroke-dasharray: 4 3; }
#f5 .budget { fill: #56b4e9; fill-opacity: 0.35; stroke: #0072b2; }
</style>
</svg>
</figure>
</div>
</div>
</section>
<section id="misses">
<h2>Why so long, and why deadlines are missed or not proved</h2>
<div class="sides">
<div class="side">
<h3>A: chains.yaml</h3>
<h4>bound</h4>
<p>All bounds are explained, also those within their deadlines. Every line is a summand, as jobs x blocks x wcet x weight / SMs; a weight says how much of an SM a block counts as.</p>
<div class="wide"><table><thead><tr><th scope="col" class="">bound of a</th><th scope="col" class="num">time</th><th scope="col" class="num">part</th></tr></thead><tbody>
<tr><th scope="row" class="">interference of b</th><td class="num">6</td><td class="num">85.7 %</td></tr>
<tr><th scope="row" class="">own kernels</th><td class="num">1</td><td class="num">14.3 %</td></tr>
<tr><th scope="row" class="">sum</th><td class="num">7</td><td class="num">100.0 %</td></tr>
</tbody></table></div>
<div class="wide"><table><thead><tr><th scope="col" class="">bound of b</th><th scope="col" class="num">time</th><th scope="col" class="num">part</th></tr></thead><tbody>
<tr><th scope="row" class="">own kernels</th><td class="num">6</td><td class="num">75.0 %</td></tr>
<tr><th scope="row" class="">own host steps</th><td class="num">1</td><td class="num">12.5 %</td></tr>
<tr><th scope="row" class="">interference of a</th><td class="num">1</td><td class="num">12.5 %</td></tr>
<tr><th scope="row" class="">sum</th><td class="num">8</td><td class="num">100.0 %</td></tr>
</tbody></table></div>
<p>a, end to end: at most 7</p>
<pre>  7  k, from its activation
</pre>
<p>a/k: at most 7; its last block starts within 6</p>
<pre>  6  one pending job of the same priority, b/l: 2 waves x 3
  1  the last block itself
  = 7
</pre>
<p>b, end to end: at most 8</p>
<pre>  7  l, from its activation
  1  m, from its activation
  = 8
</pre>
<p>b/l: at most 7; its last block starts within 4</p>
<pre>  1  one pending job of the same priority, a/k: 1 wave x 1
  3  own waves before the last block: 1 wave x 3
  3  the last block itself
  = 7
</pre>
<p>b/m: at most 1</p>
<p>how to read this, and the section of page bound that proves it:</p>
<ul>
<li>wave: at least so many blocks of a kernel as keep one more of it out; the last block has a line of its own, and where all others fit at once with it they have none [One after the other; In turns, which is that for rule U1]</li>
<li>one pending job, one copy before it: what stands in the queue when this comes, in order; of a sequence its dearest step, once, of other chains each step, whatever N is [Statement]</li>
</ul>
</div>
<div class="side">
<h3>B: runlist.yaml</h3>
<h4>runlist</h4>
<p>bound of render = own work + own switches + what others do in the worst window of k gaps</p>
<p>k = ceil(wcet / timeslice) = 1 turns</p>
<p>1 gap in a cycle; the worst window begins after entry 1, at position 1 of the list</p>
<p>gaps from there on, by entries alone: 4</p>
<div class="wide"><table><thead><tr><th scope="col" class="">channel</th><th scope="col" class="num">entries</th><th scope="col" class="num">each</th><th scope="col" class="">each by</th><th scope="col" class="num">work</th><th scope="col" class="num">switches</th><th scope="col" class="num">switch</th><th scope="col" class="num">sum</th><th scope="col" class="">limited by</th></tr></thead><tbody>
<tr><th scope="row" class="">render</th><td class="num">1</td><td class="num">4</td><td class="">-</td><td class="num">-</td><td class="num">1</td><td class="num">0</td><td class="num">4</td><td class="">own</td></tr>
<tr><th scope="row" class="">dnn</th><td class="num">1</td><td class="num">3</td><td class="">timeslice</td><td class="num">3</td><td class="num">1</td><td class="num">0</td><td class="num">3</td><td class="">entries</td></tr>
<tr><th scope="row" class="">background</th><td class="num">1</td><td class="num">1</td><td class="">timeslice, saturated</td><td class="num">-</td><td class="num">1</td><td class="num">0</td><td class="num">1</td><td class="">entries</td></tr>
</tbody></table></div>
<p>bound: 8, the sum of the sums; sum = min(entries * each, work) + switches * switch</p>
<p>bound of dnn = own work + own switches + what others do in the worst window of k gaps</p>
<p>k = ceil(wcet / timeslice) = 1 turns</p>
<p>1 gap in a cycle; the worst window begins after entry 1, at position 2 of the list</p>
<p>gaps from there on, by entries alone: 5</p>
<div class="wide"><table><thead><tr><th scope="col" class="">channel</th><th scope="col" class="num">entries</th><th scope="col" class="num">each</th><th scope="col" class="">each by</th><th scope="col" class="num">work</th><th scope="col" class="num">switches</th><th scope="col" class="num">switch</th><th scope="col" class="num">sum</th><th scope="col" class="">limited by</th></tr></thead><tbody>
<tr><th scope="row" class="">dnn</th><td class="num">1</td><td class="num">3</td><td class="">-</td><td class="num">-</td><td class="num">1</td><td class="num">0</td><td class="num">3</td><td class="">own</td></tr>
<tr><th scope="row" class="">render</th><td class="num">1</td><td class="num">4</td><td class="">timeslice</td><td class="num">4</td><td class="num">1</td><td class="num">0</td><td class="num">4</td><td class="">entries</td></tr>
<tr><th scope="row" class="">background</th><td class="num">1</td><td class="num">1</td><td class="">timeslice, saturated</td><td class="num">-</td><td class="num">1</td><td class="num">0</td><td class="num">1</td><td class="">entries</td></tr>
</tbody></table></div>
<p>bound: 8, the sum of the sums; sum = min(entries * each, work) + switches * switch</p>
</div>
</div>
</section>
<section id="assumptions">
<h2>Assumptions</h2>
<div class="sides">
<div class="side">
<h3>A: chains.yaml</h3>
<h4>bound</h4><ul>
<li>nothing else runs on the GPU: no other process, graphics, page migration or DLA</li>
<li>releases of a chain are at least its period apart, and come in order, at most its jitter late</li>
<li>no block, copy or host step takes longer than its wcet, whatever runs beside it</li>
<li>blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits</li>
<li>what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out</li>
<li>host steps end within their stated times, whatever else runs</li>
<li>kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)</li>
<li>no shared memory given for a/k and b/l: taken to use none (key shared_memory)</li>
<li>no stream given for a and b: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)</li>
<li>no deadline given for a: taken to be the period (key deadline)</li>
<li>no jitter given for a and b: taken as 0, no two releases closer than the period (key jitter)</li>
<li>times without a unit are in ms (key time_unit)</li>
</ul>
<h4>simulate</h4><ul>
<li>nothing else runs on the GPU: no other process, graphics, page migration or DLA</li>
<li>every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones</li>
<li>jobs of a chain are released exactly at its offset and then a period apart, without jitter, a closed chain's when the job before is complete, and what comes at one instant in the order of the file: other releases may give longer runs</li>
<li>no registers given for a/k and b/l: taken as no limit to the blocks of an SM (key registers)</li>
<li>no shared memory given for a/k and b/l: taken to use none (key shared_memory)</li>
<li>no stream given for a and b: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)</li>
<li>no deadline given for a: taken to be the period (key deadline)</li>
<li>times without a unit are in ms (key time_unit)</li>
</ul>
</div>
<div class="side">
<h3>B: runlist.yaml</h3>
<h4>runlist</h4><ul>
<li>nothing else runs on the GPU: no other process, graphics, page migration or DLA</li>
<li>no job takes longer than its wcet; releases of a channel are at least its period apart, without a period never before the job before is complete</li>
<li>where nonpreemptable is not given, a turn ends exactly with its timeslice</li>
<li>a switch between channels costs nothing (key switch_cost)</li>
<li>no channel is reset: the reset of a low one would take time from the others (key reset_cost)</li>
<li>timeslices are taken as exact: no timeslice_step is given</li>
<li>times without a unit are in ms (key time_unit)</li>
<li>the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)</li>
</ul>
</div>
</div>
</section>
<section id="platform">
<h2>Platform, as analysed</h2>
<div class="sides">
<div class="side">
<h3>A: chains.yaml</h3>
<p>jetson-tx2</p>
<div class="wide"><table><thead><tr><th scope="col" class="">as analysed</th><th scope="col" class=""></th></tr></thead><tbody>
<tr><th scope="row" class="">name</th><td class="">jetson-tx2</td></tr>
<tr><th scope="row" class="">compute_capability</th><td class="">6.2</td></tr>
<tr><th scope="row" class="">sms</th><td class="">2</td></tr>
<tr><th scope="row" class="">threads_per_sm</th><td class="">2048</td></tr>
<tr><th scope="row" class="">blocks_per_sm</th><td class="">32</td></tr>
<tr><th scope="row" class="">threads_per_block</th><td class="">1024</td></tr>
<tr><th scope="row" class="">warp_size</th><td class="">32</td></tr>
<tr><th scope="row" class="">registers_per_sm</th><td class="">65536</td></tr>
<tr><th scope="row" class="">registers_per_block</th><td class="">32768</td></tr>
<tr><th scope="row" class="">registers_per_thread</th><td class="">255</td></tr>
<tr><th scope="row" class="">register_unit</th><td class="">256</td></tr>
<tr><th scope="row" class="">sub_partitions</th><td class="">4</td></tr>
<tr><th scope="row" class="">launch_sub_partitions</th><td class="">0</td></tr>
<tr><th scope="row" class="">shared_memory_per_sm (bytes)</th><td class="">65536</td></tr>
<tr><th scope="row" class="">shared_memory_per_block (bytes)</th><td class="">49152</td></tr>
<tr><th scope="row" class="">shared_memory_per_block_optin (bytes)</th><td class="">0</td></tr>
<tr><th scope="row" class="">shared_memory_unit (bytes)</th><td class="">256</td></tr>
<tr><th scope="row" class="">shared_memory_reserved (bytes)</th><td class="">0</td></tr>
<tr><th scope="row" class="">copy_engines</th><td class="">1</td></tr>
<tr><th scope="row" class="">copy_bandwidth (bytes/s)</th><td class="">not known</td></tr>
<tr><th scope="row" class="">sm_order</th><td class="">ascending</td></tr>
<tr><th scope="row" class="">resident_grids</th><td class="">16</td></tr>
<tr><th scope="row" class="">carveout_sms</th><td class="">not known</td></tr>
<tr><th scope="row" class="">queue_delay (U1)</th><td class="">no</td></tr>
<tr><th scope="row" class="">resident_grid_limit (U2)</th><td class="">no</td></tr>
<tr><th scope="row" class="">warps_in_turn (U3)</th><td class="">no</td></tr>
<tr><th scope="row" class="">contiguous_shared_memory (U4)</th><td class="">no</td></tr>
<tr><th scope="row" class="">carveout_waits (U5)</th><td class="">no</td></tr>
<tr><th scope="row" class="">local_memory_waits (U6)</th><td class="">no</td></tr>
<tr><th scope="row" class="">block_pairs (U7)</th><td class="">no</td></tr>
<tr><th scope="row" class="">freed_first (U8)</th><td class="">no</td></tr>
<tr><th scope="row" class="">copies_in_order (U9)</th><td class="">no</td></tr>
</tbody></table></div>
<p>source: SMs, one copy engine: Paredes 2.1, Amert III; SMs also: Olmedo Table I, deviceQuery</p>
</div>
<div class="side">
<h3>B: runlist.yaml</h3>
<p>No platform is named: tasks use the whole GPU.</p>
</div>
</div>
</section>
<section id="scenario">
<h2>Scenario</h2>
<div class="sides">
<div class="side">
<h3>A: chains.yaml</h3>
<pre class="file">platform: jetson-tx2
chains:
  - {name: a, period: 10, steps: [{kernel: k, blocks: 2, threads: 512, wcet: 1}]}
  - {name: b, period: 20, deadline: 5, steps: [{kernel: l, blocks: 8, threads: 1024, wcet: 3}, {host: m, wcet: 1}]}
</pre>
</div>
<div class="side">
<h3>B: runlist.yaml</h3>
<pre class="file">tasks:
  - {name: render, level: high, timeslice: 4, wcet: 4, period: 33, deadline: 32}
  - {name: dnn, level: high, timeslice: 3, wcet: 3, period: 40, deadline: 4}
  - {name: background, level: low, timeslice: 1, saturated: true}
</pre>
</div>
</div>
</section>
<section id="versions">
<h2>How this was made, and what shows it</h2>
<div class="sides">
<div class="side">
<h3>A: chains.yaml</h3>
<p>gpurta 0.2.0, build BUILD; file chains.yaml, SHA-256 2ed988041d55d0c2897ae4e58de78d319d3907f3d5213688b0e34c407dbee2ec</p>
<p>This page: <code>gpurta report chains.yaml --compare runlist.yaml -o page.html</code></p>
<p>What is on it, from the same file with the same build:</p>
<ul>
<li><code>gpurta bound --limit=500000000 chains.yaml</code> (search 500, seed 1, limit 500000000, tries 200)</li>
<li><code>gpurta bound --svg=- --limit=500000000 chains.yaml</code></li>
<li><code>gpurta bound --sensitivity --limit=200000000 chains.yaml</code></li>
<li><code>gpurta bound --certificate=c.cert --limit=500000000 chains.yaml</code></li>
<li><code>gpurta bound --explain --limit=500000000 chains.yaml</code></li>
<li><code>gpurta advise --json --trials=100 --limit=300000000 chains.yaml</code></li>
<li><code>gpurta simulate --limit=50000000 chains.yaml</code> (policy most-room, jobs 1, limit 50000000, memory 900000000)</li>
<li><code>gpurta simulate --svg=- --limit=50000000 chains.yaml</code></li>
</ul>
<h4>bound</h4>
<p>A certificate of this file stands below: what it claims is checked as the second column says.</p>
<div class="wide"><table><thead><tr><th scope="col" class="">claim</th><th scope="col" class="">checked by gpurta-verify</th><th scope="col" class="">in Coq</th><th scope="col" class="">on paper (page of the documentation)</th><th scope="col" class="">tested</th><th scope="col" class="">assumed</th></tr></thead><tbody>
<tr><th scope="row" class="">of steps and chains</th><td class="">weights, L, R and the latest end of each step, together</td><td class="">Bound.bound_holds, one_priority (one context, chains of one step, with jitter), bound_of_rows (its weights from the rows, without U3 to U5), two_priorities (one case)</td><td class="">bound, Statement</td><td class="">2,160,000; M</td><td class="">H, D, U</td></tr>
<tr><th scope="row" class="">of whole paths and of jobs that wait</th><td class="">computed anew from these</td><td class=""></td><td class="">bound, Paths; Jobs that wait for each other</td><td class="">test_bound; M</td><td class="">H, D, U</td></tr>
<tr><th scope="row" class="">kernels that run one after the other, in waves, or in turns; lower kernels below a path; paths since the GPU was idle</th><td class="">computed anew from these</td><td class=""></td><td class="">bound, One after the other; In turns; Below a path; Since the GPU was idle</td><td class="">test_bound, bound_oracle; M</td><td class="">H, D, U</td></tr>
<tr><th scope="row" class="">blocks that always find room, blocks that outlast a wait</th><td class="">weights of all that may be resident, head by head; the cheapest set that keeps a block out</td><td class=""></td><td class="">bound, Room; No longer than the wait</td><td class="">test_bound_campaign, bound_oracle; M</td><td class="">H, U</td></tr>
<tr><th scope="row" class="">weights</th><td class="">the cheapest blocked set, resource by resource</td><td class="">Bound.blocked_gpu</td><td class="">bound, Weights</td><td class="">43,200,000; M</td><td class="">H, U</td></tr>
<tr><th scope="row" class="">a miss that was observed, of a chain or a step (unschedulable); its response</th><td class="">each release, block, copy and turn against the rules</td><td class=""></td><td class="">bound, The theorem; Observed; rules</td><td class="">36,000 and 1,785,000; M</td><td class="">H, D, U</td></tr>
<tr><th scope="row" class="">a missed deadline of a path; a miss of a run of more than 200,000 events: claimed as &quot;unknown&quot; (in no certificate)</th><td class=""></td><td class=""></td><td class="">certificates, The format</td><td class="">path_oracle</td><td class="">H, D, U</td></tr>
</tbody></table></div>
<p>simulate: it is one run, and proves nothing; its rules: Assumptions.</p>
<p>That the C code computes what the theorems say is tested, not proved.</p>
<p>Tested: how many random cases were compared with independent models on 2026-11-22 (the tree before commit 1b9d1495, which mends what was found, and before bound had paths and waiting jobs); none exceeded or differed but 1 of 1,785,000 of simulate, which is mended; or the test; M: mutations of certificates. Assumed: H what the hardware is taken to do, D that the GPU is divided as configured, U the rules of newer GPUs.</p>
<p>The rules of this platform were measured on this GPU (page hardware of the documentation).</p>
<details><summary>Certificate of bound: accepted: bound: 2 chains, 2 with a bound, unschedulable; under the assumptions that gpurta bound prints; made_by is not checked</summary>
<pre class="file">{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "bound",
  "time_unit": "ms",
  "certificate": 1,
  "scenario": "c6148de07b0e746d60caa3330983b5e285a73d1ebb6bdcacd385f43433ee3fad",
  "verdict": "unschedulable",
  "printed": "unschedulable",
  "weights": [
    {"weight": ["1/3", "2/3"]},
    {"weight": ["1/2", "1/2"]}
  ],
  "chains": [
    {
      "name": "a",
      "bound": "7",
      "verdict": "schedulable",
      "printed": "schedulable",
      "steps": [
        {"name": "k", "bound": "7", "end": "7", "window": "6"}
      ]
    },
    {
      "name": "b",
      "bound": "8",
      "verdict": "unschedulable",
      "printed": "unschedulable",
      "steps": [
        {"name": "l", "bound": "7", "end": "7", "window": "4"},
        {"name": "m", "bound": "1", "end": "8"}
      ],
      "observed": {
        "response": "8",
        "releases": [
          {"chain": "a", "nominal": "0", "release": "0"},
          {"chain": "b", "nominal": "0", "release": "0"}
        ],
        "blocks": [
          {"job": 0, "step": 0, "sm": 0, "count": 1, "start": "0", "end": "1"},
          {"job": 0, "step": 0, "sm": 1, "count": 1, "start": "0", "end": "1"},
          {"job": 1, "step": 0, "sm": 0, "count": 1, "start": "0", "end": "3"},
          {"job": 1, "step": 0, "sm": 1, "count": 1, "start": "0", "end": "3"},
          {"job": 1, "step": 0, "sm": 0, "count": 1, "start": "1", "end": "4"},
          {"job": 1, "step": 0, "sm": 1, "count": 1, "start": "1", "end": "4"},
          {"job": 1, "step": 0, "sm": 0, "count": 1, "start": "3", "end": "6"},
          {"job": 1, "step": 0, "sm": 1, "count": 1, "start": "3", "end": "6"},
          {"job": 1, "step": 0, "sm": 0, "count": 1, "start": "4", "end": "7"},
          {"job": 1, "step": 0, "sm": 1, "count": 1, "start": "4", "end": "7"},
          {"job": 1, "step": 1, "sm": 0, "count": 1, "start": "7", "end": "8"}
        ],
        "turns": []
      }
    }
  ]
}
</pre></details>
</div>
<div class="side">
<h3>B: runlist.yaml</h3>
<p>gpurta 0.2.0, build BUILD; file runlist.yaml, SHA-256 446d6a82ad2ab5928f58106ee7191ba8d3b0998856a21ba0754f1c0799792f1f</p>
<p>This page: <code>gpurta report chains.yaml --compare runlist.yaml -o page.html</code></p>
<p>What is on it, from the same file with the same build:</p>
<ul>
<li><code>gpurta runlist runlist.yaml</code> (overhead every-switch, mode interleaved)</li>
<li><code>gpurta runlist --svg=- --simulate runlist.yaml</code></li>
<li><code>gpurta runlist --certificate=c.cert runlist.yaml</code></li>
<li><code>gpurta runlist --explain=render runlist.yaml</code></li>
<li><code>gpurta runlist --explain=dnn runlist.yaml</code></li>
</ul>
<h4>runlist</h4>
<p>A certificate of this file stands below: what it claims is checked as the second column says.</p>
<div class="wide"><table><thead><tr><th scope="col" class="">claim</th><th scope="col" class="">checked by gpurta-verify</th><th scope="col" class="">in Coq</th><th scope="col" class="">on paper (page of the documentation)</th><th scope="col" class="">tested</th><th scope="col" class="">assumed</th></tr></thead><tbody>
<tr><th scope="row" class="">work-limited bounds</th><td class="">the inequalities at all R together</td><td class="">Runlist.positional_bound, theorem_1, equation_3_is_too_low (positional)</td><td class="">runlist, The work-limited bound</td><td class="">1,459,241; M</td><td class="">D</td></tr>
<tr><th scope="row" class="">a response that can occur; &quot;unschedulable&quot;</th><td class="">the sum over the window; utilization</td><td class=""></td><td class="">runlist, What a verdict means</td><td class="">test_never_below_the_exact_worst_case (witnesses, too), test_verdicts; M</td><td class="">D</td></tr>
</tbody></table></div>
<p>That the C code computes what the theorems say is tested, not proved.</p>
<p>Tested: how many random cases were compared with independent models on 2026-11-22 (the tree before commit 1b9d1495, which mends what was found, and before bound had paths and waiting jobs); none exceeded or differed but 1 of 1,785,000 of simulate, which is mended; or the test; M: mutations of certificates. Assumed: H what the hardware is taken to do, D that the GPU is divided as configured, U the rules of newer GPUs.</p>
<details><summary>Certificate of runlist: accepted: runlist: 3 channels, 3 entries, unschedulable; under the assumptions that gpurta runlist prints; made_by is not checked</summary>
<pre class="file">{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "runlist",
  "time_unit": "ms",
  "certificate": 1,
  "scenario": "31738135ae0e157d0eebc7d845c43f127442b38335bc98f71142f339c4c6fe2f",
  "verdict": "unschedulable",
  "channels": [
    {"name": "render", "bound": "8", "witness": null, "overloaded": false, "window": 0, "verdict": "schedulable"},
    {"name": "dnn", "bound": "8", "witness": "8", "overloaded": false, "window": 0, "verdict": "unschedulable"},
    {"name": "background", "bound": null, "witness": null, "overloaded": false, "window": null, "verdict": "unknown"}
  ]
}
</pre></details>
</div>
</div>
</section>
</main>
<div id="tip" aria-hidden="true" hidden></div>
<script>'use strict';
[1]

-- case format --
$ gpurta report tasks.yaml --format csv
2> gpurta: report: --format has no meaning here: a report is HTML
[2]

-- case hostile --
$ gpurta report hostile.yaml | grep -c -e '<script' -e 'onerror=alert(1)>' -e '<b>[^a-z]'
1
[1]

-- case lost --
$ gpurta report tasks.yaml --compare hostile.yaml -o hostile.yaml
2> gpurta: --compare and --output name the same file
[2]

-- case missed --
$ printf 'kernels: [{name: late, blocks: 1, wcet: 2, deadline: 1}]\nplatform: {slots: 1}\n' >k.yaml
> gpurta report k.yaml -o r.html
> sed -n '/Why deadlines/,/What could/p' r.html
[1]

-- case missing --
$ gpurta report tasks.yaml --compare missing.yaml
2> gpurta: cannot read missing.yaml: No such file or directory
[3]

-- case no-deadline --
A chain that is closed has a bound and no deadline: nothing is met.
$ gpurta convert $EXAMPLES/profile.json --to chains --margin 20% -o p.yaml 2>/dev/null; gpurta report p.yaml -o r.html; grep -o '<p class="verdict.*' r.html
<p class="verdict open">Every chain has a bound; no deadline is given</p>

-- case no-file --
$ gpurta report
2> gpurta: report: which file? 'gpurta report FILE' reads a scenario, '-' is standard input; 'gpurta report --help' shows one
[2]

-- case nothing --
$ gpurta report empty.yaml -o r.html; ls
empty.yaml
hostile.yaml
late.yaml
over.yaml
tasks.yaml
waves.yaml
2> gpurta: empty.yaml: nothing to analyse: no kernels, operations, chains or tasks
[2]

-- case parts --
$ cat >most.yaml <<EOT
> platform: jetson-tx2
> chains:
>   - {name: a, period: 10, steps: [{kernel: k, blocks: 2, threads: 512, wcet: 1}]}
> EOT
> gpurta report most.yaml -o r.html
> grep -o '<h[234]>[^<]*</h[234]>' r.html
<h2>Verdict</h2>
<h2>What could change</h2>
<h4>bound</h4>
<h2>Chains, kernels and tasks</h2>
<h4>bound</h4>
<h4>simulate</h4>
<h2>Timelines</h2>
<h4>bound</h4>
<h4>simulate</h4>
<h2>Why so long, and why deadlines are missed or not proved</h2>
<h4>bound</h4>
<h2>Assumptions</h2>
<h4>bound</h4>
<h4>simulate</h4>
<h2>Platform, as analysed</h2>
<h2>Scenario</h2>
<h2>How this was made, and what shows it</h2>
<h4>bound</h4>

-- case same --
$ gpurta report tasks.yaml -o r.html; gpurta report tasks.yaml -o s.html; cmp r.html s.html | sed 's/[0-9][0-9]*/N/g'; sed -n '/<p class="verdict/,/<.ul>/p' r.html
r.html s.html differ: byte N, line N
<p class="verdict open">edf (every job of the tasks, under EDF): every deadline is met; runlist (every job of each channel, on the runlist): a deadline is missed</p>
<ul>
<li><b>edf: schedulable</b>: every deadline is met (about every job of the tasks, under EDF)</li>
<li><b>runlist: unschedulable</b>: b: a response that can occur exceeds the deadline (about every job of each channel, on the runlist)</li>
</ul>
[1]

-- case standard-input --
$ gpurta report - < tasks.yaml
2> gpurta: report: standard input cannot be read several times: give a file
[2]

-- case differences --
Of two scenarios in different units: in that of the first, with what the second takes longer.
$ printf '%s\n' 'time_unit: us' 'platform: jetson-orin-nano' 'chains:' '- {name: camera, period: 33000, steps: [{kernel: k, blocks: 8, threads: 256, wcet: 1000}]}' >us.yaml
> gpurta report us.yaml --compare $EXAMPLES/pipeline.yaml -o differences.html
> sed -n '/The bound of a/,/<\/table>/s/<[^>]*>/ /gp' differences.html | sed 's/  */ /g' | head -5
 The bound of a response, where there is one; of simulate the response in this run. Times in us. 
 name analysis A: response A: deadline A: verdict B: response B: deadline B: verdict B - A 
 camera bound 1000 33000 met 6000 33000 met +5000 
 camera/k simulate 1000 33000 met - - not there - 
 planner bound - - not there 6500 15000 met - 

-- case experiment --
$ gpurta report $EXAMPLES/figures/olmedo-3.yaml -o page.html 2>&1 | sed "s|$EXAMPLES/||g"
gpurta: figures/olmedo-3.yaml: an experiment, no scenario: gpurta sweep figures/olmedo-3.yaml
[2]

-- case advice-and-path-first --
What would help, as a command to paste, and the path are in the first section.
$ gpurta report late.yaml -o r.html; sed -n '/<section id="verdict"/,/<.section>/p' r.html | grep -o -e '<p><b>What would.*' -e '>path stop<'
<p><b>What would help: priority of the streams of brake: high</b>: less late, but not enough; worst bound / deadline 1.994 in place of 3.201. <code>gpurta bound late.yaml --set chains.brake.stream=brake --set 'streams={&quot;brake&quot;: {&quot;priority&quot;: &quot;high&quot;}}'</code></p>
>path stop<
[1]

-- case advice-pasted --
$ gpurta report late.yaml --copy-bandwidth 1000 -o r.html; sed -n 's/.*<code>\(gpurta bound .* --set [^<]*\)<.*/\1/p' r.html | sed 's/&quot;/"/g' >pasted.sh; cat pasted.sh; sh pasted.sh | grep -A3 '^chain'
gpurta bound late.yaml --copy-bandwidth=1000 --set chains.brake.stream=brake --set 'streams={"brake": {"priority": "high"}}'
chain     bound  observed  deadline  verdict
brake    6.5000       6.5         8  met
llm    ~52.9584      50.0       100  met

chain  step  kind    jitter    bound  observed   finish
brake  k     kernel       0    6.500       6.5    6.500
llm    k     kernel       0  ~53.459      50.0  ~52.959

2> late.yaml: note: changed by --set chains.brake.stream=brake
2> late.yaml: note: changed by --set streams={"brake": {"priority": "high"}}
[1]

-- case same-words --
A certificate names the command that the page lists for it; behind -- stands a file whose name begins as an option.
$ gpurta report tasks.yaml -o r.html; cp tasks.yaml -- -t.yaml; gpurta report -o s.html -- -t.yaml; sed 's/&quot;/"/g' r.html s.html | grep -o -e '<code>gpurta edf --certificate[^<]*' -e '"command_line": "[^"]*"'
<code>gpurta edf --certificate=c.cert tasks.yaml
"command_line": "gpurta edf --certificate=c.cert tasks.yaml"
"command_line": "gpurta runlist --certificate=c.cert tasks.yaml"
<code>gpurta edf --certificate=c.cert -- -t.yaml
"command_line": "gpurta edf --certificate=c.cert -- -t.yaml"
"command_line": "gpurta runlist --certificate=c.cert -- -t.yaml"
[1]

-- case platform-file --
Its hash, a certificate and advice are on the page; of --copy-bandwidth there is no certificate.
$ printf 'platform: {base: jetson-orin-agx, sms: 2}\n' >pf.yaml
> gpurta report late.yaml --platform-file pf.yaml -o r.html; grep -o -e 'Read besides: file pf.yaml, SHA-256 [0-9a-f]\{8\}' -e 'Certificate of bound: [a-z]*' -e '<p>jetson-orin-agx with sms 2[^<]*' -e 'What would help' r.html
> gpurta report late.yaml --copy-bandwidth 1000 -o r.html; grep -o 'No certificate of bound: [^<]*' r.html
What would help
<p>jetson-orin-agx with sms 2 (built in: 16)
Read besides: file pf.yaml, SHA-256 17d379ff
No certificate of bound: --copy-bandwidth: file and platform alone do not say what was analysed
[1]

-- case keys-that-differ --
Rows of sections are matched by their names; a key of one file alone is "-" in the other.
$ printf 'platform: {slots: 4}\nchains:\n  - {name: a, period: 10, steps: [{kernel: k, blocks: 4, wcet: 2}]}\n  - {name: b, period: 20, release: periodic, steps: [{kernel: m, blocks: 4, wcet: 2}]}\npaths: [{name: p, through: [b], deadline: 50}]\n' >one.yaml
> sed 's/wcet: 2}]}/wcet: 3}]}/; s/release: periodic, //; /^paths/d' one.yaml >two.yaml
> gpurta report one.yaml --compare two.yaml -o c.html
> sed -n '/key that differs/,/<\/table>/p' c.html | sed 's/<[^>]*>/ /g'
> gpurta report one.yaml --compare one.yaml -o c.html; grep -c 'Every key is the same' c.html
> gpurta report one.yaml -o c.html; grep -c 'key that differs\|Every key' c.html; grep -o 'class="plain"' c.html | sort | uniq -c
     key that differs  A  B    
  chains.a.steps[0].wcet  2  3  
  chains.b.release  periodic  -  
  chains.b.steps[0].wcet  2  3  
  paths  [{&quot;name&quot;: &quot;p&quot;, &quot;through&quot;: [&quot;b&quot;], &quot;deadline&quot;: &quot;50&quot;}]  -  
   
1
0
      2 class="plain"

-- case changed --
# What was changed stands beside the verdict and above the scenario, which is the file as it is; not where nothing was.
$ cp $EXAMPLES/pipeline.yaml p.yaml; gpurta report p.yaml --set chains.camera.period=40ms --platform jetson-orin-agx -o r.html; sed -n '/class="verdict/{N;p}; /^<h2>Scenario/,/<pre/{/Analysed/p}' r.html
> gpurta report p.yaml -o r.html; grep -c 'Analysed with' r.html
<p class="verdict good">Every deadline is met, under the assumptions below</p>
<p><b>Analysed with these changes of the file: <code>--set=chains.camera.period=40ms --platform=jetson-orin-agx</code></b></p>
<p><b>Analysed with these changes of the file: <code>--set=chains.camera.period=40ms --platform=jetson-orin-agx</code></b></p>
0
2> p.yaml: note: changed by --set chains.camera.period=40ms

-- case no-empty-table --
# A head has a row below it: not so, before, where no value alone is enough.
$ printf 'platform: {slots: 1}\nchains:\n  - {name: a, period: 4, deadline: 0.5, steps: [{kernel: k, blocks: 3, wcet: 1}]}\n  - {name: b, period: 4, deadline: 0.5, steps: [{kernel: k, blocks: 3, wcet: 1}]}\n' >none.yaml
> gpurta report none.yaml -o r.html; sed -n '/id="sensitivity"/,/<.section/p' r.html; tr -d '\n' <r.html | grep -c '<tbody></tbody>'
<section id="sensitivity">
<h2>What could change</h2>
<div class="sides">
<div class="side">
<h4>bound</h4>
<p>How far a figure can go if nothing else changes and every deadline is still met.</p>
<p>none, as no value of it alone is enough: largest factor of all wcet of a, b; largest wcet of a k, b k; smallest period of a, b; fewest slots</p>
</div>
</div>
</section>
0
[1]

-- case bcet --
Where a step has a least time, the bounds are about times from that on.
$ printf 'platform: {slots: 4}\nchains: [{name: a, period: 9, steps: [{host: h, wcet: 2, bcet: 1}, {kernel: k, blocks: 4, wcet: 1}]}]\n' >b.yaml; gpurta report b.yaml -o b.html; grep -o '(about every job[^)]*)' b.html
(about every job, in any order, with any times from the bcet to the wcet)

-- case switch-cost --
The platform's, as measured, and beside it what the file has.
$ printf 'platform: jetson-orin-agx\nrunlist: {switch_cost: 50us}\ncontexts: [{name: a, level: high, timeslice: 5}, {name: b, level: low, timeslice: 5}]\nchains: [{name: c, context: a, period: 60, steps: [{kernel: k, blocks: 64, threads: 256, registers: 32, wcet: 2}]}, {name: d, context: b, period: 90, steps: [{kernel: l, blocks: 64, threads: 256, registers: 32, wcet: 3}]}]\n' >two.yaml
> gpurta report two.yaml -o two.html; grep -o 'switch_cost</th><td class="">[^<]*' two.html; gpurta report two.yaml --set platform.switch_cost=1000000 --set runlist.switch_cost=measured -o two.html 2>/dev/null; grep -o 'switch_cost</th>.*' two.html
switch_cost</th><td class="">659 us; the file has 0.05 ms
switch_cost</th><td class="">1000 us</td><td class="">659 us</td></tr>

-- case run-misses --
A run that misses is said beside a verdict of unknown; a chain without a bound says so beside what was observed; keys x-... differ in nothing.
$ printf 'platform: {slots: 4}\nx-note: 1\nchains: [{name: a, period: 10, deadline: 9, steps: [{kernel: k, blocks: 8, wcet: 5}]}, {name: b, period: 40, steps: [{kernel: l, blocks: 160, wcet: 1}]}]\n' >late.yaml
> sed 's/x-note: 1/x-note: 2/' late.yaml >other.yaml; gpurta report late.yaml --search 0 --compare other.yaml -o late.html; grep 'class="verdict\|Every key' late.html; grep -c '>no bound</text>' late.html; grep -o 'deadline 40</text>\|deadline 40 ms: [a-z]*' late.html | sort -u
<p class="verdict bad">Unknown, but the run of simulate below misses a deadline</p>
<p class="verdict bad">Unknown, but the run of simulate below misses a deadline</p>
<p>Every key is the same.</p>
12
deadline 40 ms: unknown
deadline 40</text>
[1]

-- file over.yaml --
platform: jetson-tx2
chains:
  - {name: a, period: 10, steps: [{copy: up, duration: 1, direction: h2d}, {kernel: k, blocks: 4, threads: 1024, registers: 32, wcet: 3}]}
  - {name: b, period: 30, steps: [{copy: in, duration: 10, direction: h2d}, {kernel: l, blocks: 4, threads: 1024, registers: 32, wcet: 3}, {host: h, wcet: 12}]}
  - {name: c, period: 40, steps: [{kernel: m, blocks: 24, threads: 1024, registers: 32, wcet: 6}]}

-- case no-worst-bound --
Where a chain has no bound with the best of the changes, either, there is no worst bound / deadline to compare.
$ gpurta report over.yaml --search 5 -o over.html; sed -n 's/<[^>]*>//g; /What would help/p' over.html
What would help: priority of the streams of c: high: 2 without a bound in place of 3, which is not enough. gpurta bound over.yaml --set chains.c.stream=c --set 'streams={&quot;c&quot;: {&quot;priority&quot;: &quot;high&quot;}}'
[1]

-- case notes-on-the-input --
What commands print on standard error is on the page.
$ printf 'platform: orin\nkernels: [{name: a, blocks: 4, threads: 64, wcet: 1, period: 20}]\ntasks: [{name: t, wcet: 1, period: 9}]\n' >noted.yaml
> gpurta report noted.yaml -o noted.html 2>/dev/null; sed -n '/^<p>Notes on the input/,/^<.ul>/p' noted.html
<p>Notes on the input:</p>
<ul>
<li>noted.yaml: platform orin is taken as jetson-orin-agx, and not jetson-orin-nx or jetson-orin-nano</li>
<li>noted.yaml:3:1: tasks is not analysed by gpurta rta</li>
<li>noted.yaml:3:1: tasks is not analysed by gpurta bound</li>
<li>noted.yaml:3:1: tasks is not analysed by gpurta simulate</li>
<li>noted.yaml:2:1: kernels is not analysed by gpurta edf</li>
<li>noted.yaml:2:1: kernels is not analysed by gpurta runlist</li>
</ul>
[1]
