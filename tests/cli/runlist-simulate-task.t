-- file axis.yaml --
tasks:
  - {name: cam, level: high, wcet: 5, period: 33}
  - {name: plan, level: high, wcet: 2, period: 50, deadline: 20}
  - {name: lidar, level: medium, wcet: 11, period: 100}
  - {name: llm, level: low, saturated: true}
runlist: {switch_cost: 50us}

-- file tasks.yaml --
runlist: {switch_cost: 0.05}
# Capodieci et al., RTSS 2018, VI-A: a rendering and an inference task with timeslices as long as
# their demand, beside two best-effort applications of which only averages are known.
time_unit: ms
tasks:
  - {name: render, level: high, timeslice: 4, wcet: 4, period: 33, deadline: 32}
  - {name: dnn, level: high, timeslice: 3, wcet: 3, period: 40, deadline: 4}
  - {name: multi-texture, level: low, timeslice: 1, saturated: true}
  - {name: glxgears, level: low, timeslice: 1, saturated: true}

-- case axis --
$ gpurta runlist axis.yaml --simulate --task cam --svg cam.svg
> grep -o 'class="tick" text-anchor="middle">[0-9]*' cam.svg | tail -1
simulation: the Host just after entry 1 of cam, all released at 0, the others again as soon as they can; times in ms
3 turns, 4 jobs

channel  release  completion  response  bound  deadline
cam            0        9.75      9.75   9.75  met
plan           0        2.05      2.05   9.75  met
lidar          0           -         -  25.15  -
plan          50           -         -   9.75  -

responses, verdicts: of this simulation alone; bounds: of gpurta runlist
class="tick" text-anchor="middle">9

-- case dnn-svg-out --
$ gpurta runlist tasks.yaml --simulate --task dnn --svg out.svg
simulation: the Host just after entry 1 of dnn, all released at 0, the others again as soon as they can; times in ms
3 turns, 3 jobs

channel  release  completion  response  bound  deadline
dnn            0        8.15      8.15   8.15  MISSED
render         0        5.10      5.10   8.15  met
render        33           -         -   8.15  -

responses, verdicts: of this simulation alone; bounds: of gpurta runlist
[1]

-- case render-format-json --
$ gpurta runlist tasks.yaml --simulate --task dnn --svg out.svg >/dev/null 2>&1
> gpurta runlist tasks.yaml --simulate --task render --format json
> cat out.svg
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "runlist",
  "time_unit": "ms",
  "proves": "this run only",
  "simulation": {
    "critical_for": "render",
    "jobs": [
      {"name": "render", "release": "0", "completion": "163/20", "response": "163/20", "deadline": "32", "meets_deadline": true, "bound": "163/20", "bound_reason": null},
      {"name": "dnn", "release": "0", "completion": "61/20", "response": "61/20", "deadline": "4", "meets_deadline": true, "bound": "163/20", "bound_reason": null},
      {"name": "dnn", "release": "40", "completion": null, "response": null, "deadline": "4", "meets_deadline": null, "bound": "163/20", "bound_reason": null}
    ],
    "schedule": [
      {"name": "dnn", "position": 1, "switch": "0", "start": "1/20", "end": "61/20"},
      {"name": "multi-texture", "position": 2, "switch": "61/20", "start": "31/10", "end": "41/10"},
      {"name": "render", "position": 3, "switch": "41/10", "start": "83/20", "end": "163/20"}
    ]
  },
  "notes": []
}
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="328" viewBox="0 0 1200 328" role="img">
<title>The runlist: the situation behind the bound of dnn</title>
<desc>A timeline from 0 to 8.15 ms: 4 lanes from render (high) to glxgears (low), 6 boxes, 7 marks, 1 deadlines missed</desc>
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
<text x="16.00" y="20.00" class="title" text-anchor="start">The runlist: the situation behind the bound of dnn</text>
<line x1="141.60" y1="84.00" x2="1176.00" y2="84.00" class="axis"/>
<text x="135.60" y="65.80" class="tick" text-anchor="end">render (high)</text>
<line x1="141.60" y1="136.00" x2="1176.00" y2="136.00" class="axis"/>
<text x="135.60" y="117.80" class="tick" text-anchor="end">dnn (high)</text>
<line x1="141.60" y1="188.00" x2="1176.00" y2="188.00" class="axis"/>
<text x="135.60" y="169.80" class="tick" text-anchor="end">multi-texture (low)</text>
<line x1="141.60" y1="240.00" x2="1176.00" y2="240.00" class="axis"/>
<text x="135.60" y="221.80" class="tick" text-anchor="end">glxgears (low)</text>
<line x1="141.60" y1="40.00" x2="141.60" y2="252.00" class="grid"/>
<text x="141.60" y="265.00" class="tick" text-anchor="middle">0</text>
<line x1="268.52" y1="40.00" x2="268.52" y2="252.00" class="grid"/>
<text x="268.52" y="265.00" class="tick" text-anchor="middle">1</text>
<line x1="395.44" y1="40.00" x2="395.44" y2="252.00" class="grid"/>
<text x="395.44" y="265.00" class="tick" text-anchor="middle">2</text>
<line x1="522.36" y1="40.00" x2="522.36" y2="252.00" class="grid"/>
<text x="522.36" y="265.00" class="tick" text-anchor="middle">3</text>
<line x1="649.28" y1="40.00" x2="649.28" y2="252.00" class="grid"/>
<text x="649.28" y="265.00" class="tick" text-anchor="middle">4</text>
<line x1="776.20" y1="40.00" x2="776.20" y2="252.00" class="grid"/>
<text x="776.20" y="265.00" class="tick" text-anchor="middle">5</text>
<line x1="903.12" y1="40.00" x2="903.12" y2="252.00" class="grid"/>
<text x="903.12" y="265.00" class="tick" text-anchor="middle">6</text>
<line x1="1030.04" y1="40.00" x2="1030.04" y2="252.00" class="grid"/>
<text x="1030.04" y="265.00" class="tick" text-anchor="middle">7</text>
<line x1="1156.96" y1="40.00" x2="1156.96" y2="252.00" class="grid"/>
<text x="1156.96" y="265.00" class="tick" text-anchor="middle">8</text>
<line x1="141.60" y1="248.00" x2="1176.00" y2="248.00" class="axis"/>
<text x="658.80" y="282.00" class="label" text-anchor="middle">time (ms)</text>
<rect x="274.87" y="62.00" width="6.35" height="22.00" class="cost"><title>switch: render, render (high), 1.05 to 1.1 ms</title></rect>
<rect x="274.87" y="62.00" width="6.35" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="281.21" y="62.00" width="507.68" height="22.00" class="b c0"><title>render, render (high), 1.1 to 5.1 ms</title></rect>
<text x="535.05" y="76.80" class="in light" text-anchor="middle">render</text>
<rect x="788.89" y="114.00" width="6.35" height="22.00" class="cost"><title>switch: dnn, dnn (high), 5.1 to 5.15 ms</title></rect>
<rect x="788.89" y="114.00" width="6.35" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="795.24" y="114.00" width="380.76" height="22.00" class="b c1"><title>dnn, dnn (high), 5.15 to 8.15 ms</title></rect>
<text x="985.62" y="128.80" class="in" text-anchor="middle">dnn</text>
<rect x="141.60" y="166.00" width="6.35" height="22.00" class="cost"><title>switch: multi-texture, multi-texture (low), 0 to 0.05 ms</title></rect>
<rect x="141.60" y="166.00" width="6.35" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="147.95" y="166.00" width="126.92" height="22.00" class="b c2"><title>multi-texture, multi-texture (low), 0.05 to 1.05 ms</title></rect>
<text x="211.41" y="180.80" class="in" text-anchor="middle">multi-texture</text>
<path d="M141.60 136.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of dnn, 0 ms</title></path>
<path d="M1176.00 139.50a3.5 3.5 0 1 1 0.01 0z" class="dot"><title>completion of dnn, 8.15 ms</title></path>
<path d="M649.28 103.00v33.00m-3 -5l3 5l3 -5M645.28 99.00l8 8m0 -8l-8 8" class="late"><title>missed deadline of dnn, 4 ms</title></path>
<path d="M141.60 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of render, 0 ms</title></path>
<path d="M788.89 87.50a3.5 3.5 0 1 1 0.01 0z" class="dot"><title>completion of render, 5.1 ms</title></path>
<path d="M1176.00 136.00v-44.00" class="bound"><title>bound of dnn, 8.15 ms</title></path>
<text x="1172.00" y="101.00" class="note halo" text-anchor="end">bound</text>
<text x="1174.00" y="49.00" class="note halo" text-anchor="end">deadline at 32 →</text>
<rect x="141.60" y="298.00" width="18.00" height="12.00" class="cost"/>
<rect x="141.60" y="298.00" width="18.00" height="12.00" style="fill: url(#p1); pointer-events: none"/>
<text x="164.60" y="308.00" class="tick" text-anchor="start">switch</text>
<path d="M229.00 311.00v-12.00m-3 5l3 -5l3 5" class="arrow"><title>release</title></path>
<text x="243.00" y="308.00" class="tick" text-anchor="start">release</text>
<path d="M313.80 299.00v12.00m-3 -5l3 5l3 -5M309.80 295.00l8 8m0 -8l-8 8" class="late"><title>missed deadline</title></path>
<text x="327.80" y="308.00" class="tick" text-anchor="start">missed deadline</text>
<path d="M449.80 307.50a3.5 3.5 0 1 1 0.01 0z" class="dot"><title>completion</title></path>
<text x="463.80" y="308.00" class="tick" text-anchor="start">completion</text>
<path d="M553.80 311.00v-16.00" class="bound"><title>bound</title></path>
<text x="567.80" y="308.00" class="tick" text-anchor="start">bound</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta runlist tasks.yaml --simulate --task dnn --svg out.svg; tasks.yaml SHA-256 af2cfe7d3257defb085996bf4692da08800c8d8638874355da9b5bba56edfb83</metadata>
</svg>
