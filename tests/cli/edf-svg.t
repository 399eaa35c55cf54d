-- file tasks.yaml --
edf: {overhead: 1/2}
tasks:
  - {name: a, wcet: 1, period: 6, deadline: 2}
  - {name: b, wcet: 2, period: 12, nonpreemptable: 1}
  - {name: "c <&>", wcet: 1, period: 8, server: s}
servers: [{name: s, budget: 2, period: 8}]

-- case demand-o-table --
$ gpurta edf tasks.yaml --svg demand.svg -o table
> cat demand.svg
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
<line x1="66.00" y1="420.09" x2="938.00" y2="420.09" class="grid"/>
<text x="60.00" y="424.09" class="tick" text-anchor="end">0.5</text>
<line x1="66.00" y1="366.18" x2="938.00" y2="366.18" class="grid"/>
<text x="60.00" y="370.18" class="tick" text-anchor="end">1</text>
<line x1="66.00" y1="312.27" x2="938.00" y2="312.27" class="grid"/>
<text x="60.00" y="316.27" class="tick" text-anchor="end">1.5</text>
<line x1="66.00" y1="258.37" x2="938.00" y2="258.37" class="grid"/>
<text x="60.00" y="262.37" class="tick" text-anchor="end">2</text>
<line x1="66.00" y1="204.46" x2="938.00" y2="204.46" class="grid"/>
<text x="60.00" y="208.46" class="tick" text-anchor="end">2.5</text>
<line x1="66.00" y1="150.55" x2="938.00" y2="150.55" class="grid"/>
<text x="60.00" y="154.55" class="tick" text-anchor="end">3</text>
<line x1="66.00" y1="96.64" x2="938.00" y2="96.64" class="grid"/>
<text x="60.00" y="100.64" class="tick" text-anchor="end">3.5</text>
<line x1="66.00" y1="74.00" x2="66.00" y2="478.00" class="grid"/>
<text x="66.00" y="491.00" class="tick" text-anchor="middle">0</text>
<line x1="138.67" y1="74.00" x2="138.67" y2="478.00" class="grid"/>
<text x="138.67" y="491.00" class="tick" text-anchor="middle">0.2</text>
<line x1="211.33" y1="74.00" x2="211.33" y2="478.00" class="grid"/>
<text x="211.33" y="491.00" class="tick" text-anchor="middle">0.4</text>
<line x1="284.00" y1="74.00" x2="284.00" y2="478.00" class="grid"/>
<text x="284.00" y="491.00" class="tick" text-anchor="middle">0.6</text>
<line x1="356.67" y1="74.00" x2="356.67" y2="478.00" class="grid"/>
<text x="356.67" y="491.00" class="tick" text-anchor="middle">0.8</text>
<line x1="429.33" y1="74.00" x2="429.33" y2="478.00" class="grid"/>
<text x="429.33" y="491.00" class="tick" text-anchor="middle">1</text>
<line x1="502.00" y1="74.00" x2="502.00" y2="478.00" class="grid"/>
<text x="502.00" y="491.00" class="tick" text-anchor="middle">1.2</text>
<line x1="574.67" y1="74.00" x2="574.67" y2="478.00" class="grid"/>
<text x="574.67" y="491.00" class="tick" text-anchor="middle">1.4</text>
<line x1="647.33" y1="74.00" x2="647.33" y2="478.00" class="grid"/>
<text x="647.33" y="491.00" class="tick" text-anchor="middle">1.6</text>
<line x1="720.00" y1="74.00" x2="720.00" y2="478.00" class="grid"/>
<text x="720.00" y="491.00" class="tick" text-anchor="middle">1.8</text>
<line x1="792.67" y1="74.00" x2="792.67" y2="478.00" class="grid"/>
<text x="792.67" y="491.00" class="tick" text-anchor="middle">2</text>
<line x1="865.33" y1="74.00" x2="865.33" y2="478.00" class="grid"/>
<text x="865.33" y="491.00" class="tick" text-anchor="middle">2.2</text>
<line x1="938.00" y1="74.00" x2="938.00" y2="478.00" class="grid"/>
<text x="938.00" y="491.00" class="tick" text-anchor="middle">2.4</text>
<line x1="66.00" y1="474.00" x2="938.00" y2="474.00" class="axis"/>
<text x="502.00" y="508.00" class="label" text-anchor="middle">time (ms)</text>
<line x1="66.00" y1="74.00" x2="66.00" y2="474.00" class="axis"/>
<text x="16.00" y="274.00" class="label" text-anchor="middle" transform="rotate(-90 16.00 274.00)">work (ms)</text>
<text x="66.00" y="50.00" class="label" text-anchor="start">staircase: demand h(t) + B(t), compared with the line at deadlines, where it steps, alone</text>
<line x1="66.00" y1="474.00" x2="938.00" y2="279.93" class="line"/>
<text x="934.00" y="274.93" class="tick halo" text-anchor="end">what servers leave: (1 - Us) t</text>
<path class="s0" d="M66.00 258.37H792.67V96.64H938.00"/>
<line x1="792.67" y1="96.64" x2="792.67" y2="474.00" class="mark"/>
<circle class="dot" cx="792.67" cy="96.64" r="5"/>
<text x="783.67" y="88.64" class="marked" text-anchor="end">witness: t = 2, demand 3.5 &gt; 1.5</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta edf tasks.yaml --svg demand.svg -o table; tasks.yaml SHA-256 c387eda503038ba88c5df846fc8fff8c972a42ef874623d4fdfd133167eaf9b3</metadata>
</svg>
[1]

-- case run-simulate-horizon-12-execution-c --
$ gpurta edf tasks.yaml --svg run.svg --simulate --horizon 12 --execution "c <&>=9" --offset b=1 -o table
> cat run.svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="348" viewBox="0 0 1200 348" role="img">
<title>EDF with constant bandwidth servers: a schedule</title>
<desc>A timeline from 0 to 23 ms: 4 lanes from a to budget of s, 9 boxes, 21 marks, 2 deadlines missed</desc>
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
<text x="84.40" y="65.80" class="tick" text-anchor="end">a</text>
<line x1="90.40" y1="136.00" x2="1176.00" y2="136.00" class="axis"/>
<text x="84.40" y="117.80" class="tick" text-anchor="end">b</text>
<line x1="90.40" y1="188.00" x2="1176.00" y2="188.00" class="axis"/>
<text x="84.40" y="169.80" class="tick" text-anchor="end">c &lt;&amp;&gt;</text>
<line x1="90.40" y1="240.00" x2="1176.00" y2="240.00" class="axis"/>
<text x="84.40" y="221.80" class="tick" text-anchor="end">budget of s</text>
<line x1="90.40" y1="40.00" x2="90.40" y2="252.00" class="grid"/>
<text x="90.40" y="265.00" class="tick" text-anchor="middle">0</text>
<line x1="184.80" y1="40.00" x2="184.80" y2="252.00" class="grid"/>
<text x="184.80" y="265.00" class="tick" text-anchor="middle">2</text>
<line x1="279.20" y1="40.00" x2="279.20" y2="252.00" class="grid"/>
<text x="279.20" y="265.00" class="tick" text-anchor="middle">4</text>
<line x1="373.60" y1="40.00" x2="373.60" y2="252.00" class="grid"/>
<text x="373.60" y="265.00" class="tick" text-anchor="middle">6</text>
<line x1="468.00" y1="40.00" x2="468.00" y2="252.00" class="grid"/>
<text x="468.00" y="265.00" class="tick" text-anchor="middle">8</text>
<line x1="562.40" y1="40.00" x2="562.40" y2="252.00" class="grid"/>
<text x="562.40" y="265.00" class="tick" text-anchor="middle">10</text>
<line x1="656.80" y1="40.00" x2="656.80" y2="252.00" class="grid"/>
<text x="656.80" y="265.00" class="tick" text-anchor="middle">12</text>
<line x1="751.20" y1="40.00" x2="751.20" y2="252.00" class="grid"/>
<text x="751.20" y="265.00" class="tick" text-anchor="middle">14</text>
<line x1="845.60" y1="40.00" x2="845.60" y2="252.00" class="grid"/>
<text x="845.60" y="265.00" class="tick" text-anchor="middle">16</text>
<line x1="940.00" y1="40.00" x2="940.00" y2="252.00" class="grid"/>
<text x="940.00" y="265.00" class="tick" text-anchor="middle">18</text>
<line x1="1034.40" y1="40.00" x2="1034.40" y2="252.00" class="grid"/>
<text x="1034.40" y="265.00" class="tick" text-anchor="middle">20</text>
<line x1="1128.80" y1="40.00" x2="1128.80" y2="252.00" class="grid"/>
<text x="1128.80" y="265.00" class="tick" text-anchor="middle">22</text>
<line x1="90.40" y1="248.00" x2="1176.00" y2="248.00" class="axis"/>
<text x="633.20" y="282.00" class="label" text-anchor="middle">time (ms)</text>
<path class="budget" d="M90.40 240.00V200.00L90.40 200.00L90.40 200.00L137.60 200.00L232.00 240.00L232.00 200.00L232.00 200.00L350.00 200.00L373.60 210.00L444.40 210.00L515.20 240.00L515.20 200.00L609.60 240.00L609.60 200.00L704.00 240.00L704.00 200.00L751.20 220.00L751.20 220.00L798.40 240.00L798.40 200.00L892.80 240.00L892.80 200.00L987.20 240.00L987.20 200.00L1081.60 240.00L1081.60 200.00L1176.00 240.00L1176.00 200.00L1176.00 200.00H1176.00V240.00z"/>
<rect x="90.40" y="62.00" width="47.20" height="22.00" class="b c0"><title>a, a, 0 to 1 ms</title></rect>
<text x="114.00" y="76.80" class="in light" text-anchor="middle">a</text>
<rect x="373.60" y="62.00" width="23.60" height="22.00" class="cost"><title>cost of a preemption: a, a, 6 to 6.5 ms</title></rect>
<rect x="373.60" y="62.00" width="23.60" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="397.20" y="62.00" width="47.20" height="22.00" class="b c0"><title>a, a, 6.5 to 7.5 ms</title></rect>
<text x="420.80" y="76.80" class="in light" text-anchor="middle">a</text>
<rect x="232.00" y="114.00" width="23.60" height="22.00" class="cost"><title>cost of a preemption: b, b, 3 to 3.5 ms</title></rect>
<rect x="232.00" y="114.00" width="23.60" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="255.60" y="114.00" width="94.40" height="22.00" class="b c1"><title>b, b, 3.5 to 5.5 ms</title></rect>
<text x="302.80" y="128.80" class="in" text-anchor="middle">b</text>
<rect x="137.60" y="166.00" width="94.40" height="22.00" class="b c2"><title>c &lt;&amp;&gt;, c &lt;&amp;&gt;, 1 to 3 ms</title></rect>
<text x="184.80" y="180.80" class="in" text-anchor="middle">c &lt;&amp;&gt;</text>
<rect x="350.00" y="166.00" width="23.60" height="22.00" class="b c2"><title>c &lt;&amp;&gt;, c &lt;&amp;&gt;, 5.5 to 6 ms</title></rect>
<rect x="444.40" y="166.00" width="306.80" height="22.00" class="b c2"><title>c &lt;&amp;&gt;, c &lt;&amp;&gt;, 7.5 to 14 ms</title></rect>
<text x="597.80" y="180.80" class="in" text-anchor="middle">c &lt;&amp;&gt;</text>
<rect x="751.20" y="166.00" width="424.80" height="22.00" class="b c2"><title>c &lt;&amp;&gt;, c &lt;&amp;&gt;, 14 to 23 ms</title></rect>
<text x="963.60" y="180.80" class="in" text-anchor="middle">c &lt;&amp;&gt;</text>
<line x1="232.00" y1="177.00" x2="232.00" y2="125.00" class="link"/>
<line x1="373.60" y1="177.00" x2="373.60" y2="73.00" class="link"/>
<path d="M90.40 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of a, 0 ms</title></path>
<path d="M184.80 51.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of a, 2 ms</title></path>
<path d="M90.40 188.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of c &lt;&amp;&gt;, 0 ms</title></path>
<path d="M468.00 155.00v33.00m-3 -5l3 5l3 -5M464.00 151.00l8 8m0 -8l-8 8" class="late"><title>missed deadline of c &lt;&amp;&gt;, 8 ms</title></path>
<path d="M137.60 136.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of b, 1 ms</title></path>
<path d="M704.00 103.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of b, 13 ms</title></path>
<path d="M373.60 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of a, 6 ms</title></path>
<path d="M468.00 51.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of a, 8 ms</title></path>
<path d="M468.00 188.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of c &lt;&amp;&gt;, 8 ms</title></path>
<path d="M845.60 155.00v33.00m-3 -5l3 5l3 -5M841.60 151.00l8 8m0 -8l-8 8" class="late"><title>missed deadline of c &lt;&amp;&gt;, 16 ms</title></path>
<path d="M232.00 236.00l-4 4l4 4l4 -4z" class="empty"><title>budget empty of a, 3 ms</title></path>
<path d="M515.20 236.00l-4 4l4 4l4 -4z" class="empty"><title>budget empty of a, 9 ms</title></path>
<path d="M609.60 236.00l-4 4l4 4l4 -4z" class="empty"><title>budget empty of a, 11 ms</title></path>
<path d="M704.00 236.00l-4 4l4 4l4 -4z" class="empty"><title>budget empty of a, 13 ms</title></path>
<path d="M798.40 236.00l-4 4l4 4l4 -4z" class="empty"><title>budget empty of a, 15 ms</title></path>
<path d="M892.80 236.00l-4 4l4 4l4 -4z" class="empty"><title>budget empty of a, 17 ms</title></path>
<path d="M987.20 236.00l-4 4l4 4l4 -4z" class="empty"><title>budget empty of a, 19 ms</title></path>
<path d="M1081.60 236.00l-4 4l4 4l4 -4z" class="empty"><title>budget empty of a, 21 ms</title></path>
<path d="M1176.00 236.00l-4 4l4 4l4 -4z" class="empty"><title>budget empty of a, 23 ms</title></path>
<rect x="90.40" y="298.00" width="18.00" height="12.00" class="cost"/>
<rect x="90.40" y="298.00" width="18.00" height="12.00" style="fill: url(#p1); pointer-events: none"/>
<text x="113.40" y="308.00" class="tick" text-anchor="start">cost of a preemption</text>
<path d="M267.40 311.00v-12.00m-3 5l3 -5l3 5" class="arrow"><title>release</title></path>
<text x="281.40" y="308.00" class="tick" text-anchor="start">release</text>
<path d="M352.20 299.00v12.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline</title></path>
<text x="366.20" y="308.00" class="tick" text-anchor="start">deadline</text>
<path d="M443.40 299.00v12.00m-3 -5l3 5l3 -5M439.40 295.00l8 8m0 -8l-8 8" class="late"><title>missed deadline</title></path>
<text x="457.40" y="308.00" class="tick" text-anchor="start">missed deadline</text>
<path d="M579.40 300.00l-4 4l4 4l4 -4z" class="empty"><title>budget empty</title></path>
<text x="593.40" y="308.00" class="tick" text-anchor="start">budget empty</text>
<line x1="696.20" y1="297.00" x2="696.20" y2="311.00" class="link"/>
<text x="710.20" y="308.00" class="tick" text-anchor="start">preemption</text>
<text x="90.40" y="328.00" class="note" text-anchor="start">where a budget is empty, the server's deadline is postponed</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta edf tasks.yaml --svg run.svg --simulate --horizon 12 --execution 'c &lt;&amp;&gt;=9' --offset b=1 -o table; tasks.yaml SHA-256 c387eda503038ba88c5df846fc8fff8c972a42ef874623d4fdfd133167eaf9b3</metadata>
</svg>
[1]
