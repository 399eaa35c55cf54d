-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1

-- file kernels.yaml --
time_unit: ms
platform: jetson-tx2
kernels:
  - {name: k1, blocks: 2, threads: 512, wcet: 4, period: 15}
  - {name: k2, blocks: 7, threads: 512, wcet: 6, period: 15}
  - {name: k3, blocks: 2, threads: 512, wcet: 6, period: 15}
  - {name: k4, blocks: 5, threads: 512, wcet: 5, period: 15}

-- case run --
$ gpurta check kernels.yaml --runs 1 --svg both.svg >/dev/null
> cat both.svg
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="756" viewBox="0 0 1200 756" role="img">
<title>kernels.yaml: agrees; predicted above, measured below</title>
<desc>A timeline from 0 to 12.004644 ms: 4 lanes from pred SM 0 to meas SM 1, 32 boxes, 8 marks, 0 deadlines missed</desc>
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
<rect width="1200" height="756" style="fill: white"/>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">kernels.yaml: agrees; predicted above, measured below</text>
<rect x="77.60" y="144.00" width="1098.40" height="110.00" class="lane"/>
<text x="71.60" y="202.80" class="tick" text-anchor="end">pred SM 0</text>
<rect x="77.60" y="262.00" width="1098.40" height="110.00" class="lane"/>
<text x="71.60" y="320.80" class="tick" text-anchor="end">pred SM 1</text>
<rect x="77.60" y="380.00" width="1098.40" height="110.00" class="lane"/>
<text x="71.60" y="438.80" class="tick" text-anchor="end">meas SM 0</text>
<rect x="77.60" y="498.00" width="1098.40" height="110.00" class="lane"/>
<text x="71.60" y="556.80" class="tick" text-anchor="end">meas SM 1</text>
<line x1="77.60" y1="144.00" x2="77.60" y2="620.00" class="grid"/>
<text x="77.60" y="633.00" class="tick" text-anchor="middle">0</text>
<line x1="260.60" y1="144.00" x2="260.60" y2="620.00" class="grid"/>
<text x="260.60" y="633.00" class="tick" text-anchor="middle">2</text>
<line x1="443.59" y1="144.00" x2="443.59" y2="620.00" class="grid"/>
<text x="443.59" y="633.00" class="tick" text-anchor="middle">4</text>
<line x1="626.59" y1="144.00" x2="626.59" y2="620.00" class="grid"/>
<text x="626.59" y="633.00" class="tick" text-anchor="middle">6</text>
<line x1="809.58" y1="144.00" x2="809.58" y2="620.00" class="grid"/>
<text x="809.58" y="633.00" class="tick" text-anchor="middle">8</text>
<line x1="992.58" y1="144.00" x2="992.58" y2="620.00" class="grid"/>
<text x="992.58" y="633.00" class="tick" text-anchor="middle">10</text>
<line x1="1175.58" y1="144.00" x2="1175.58" y2="620.00" class="grid"/>
<text x="1175.58" y="633.00" class="tick" text-anchor="middle">12</text>
<line x1="77.60" y1="616.00" x2="1176.00" y2="616.00" class="axis"/>
<text x="626.80" y="650.00" class="label" text-anchor="middle">time (ms)</text>
<rect x="77.60" y="226.50" width="365.99" height="27.50" class="b c0"><title>k1, pred SM 0, 0 to 4 ms</title></rect>
<text x="260.60" y="244.05" class="in light" text-anchor="middle">k1</text>
<rect x="77.60" y="144.00" width="548.99" height="27.50" class="b c1"><title>k2, pred SM 0, 0 to 6 ms</title></rect>
<text x="352.09" y="161.55" class="in" text-anchor="middle">k2</text>
<rect x="77.60" y="171.50" width="548.99" height="27.50" class="b c1"><title>k2, pred SM 0, 0 to 6 ms</title></rect>
<text x="352.09" y="189.05" class="in" text-anchor="middle">k2</text>
<rect x="77.60" y="199.00" width="548.99" height="27.50" class="b c1"><title>k2, pred SM 0, 0 to 6 ms</title></rect>
<text x="352.09" y="216.55" class="in" text-anchor="middle">k2</text>
<rect x="443.59" y="226.50" width="548.99" height="27.50" class="b c1"><title>k2, pred SM 0, 4 to 10 ms</title></rect>
<text x="718.09" y="244.05" class="in" text-anchor="middle">k2</text>
<rect x="626.59" y="144.00" width="548.99" height="27.50" class="b c2"><title>k3, pred SM 0, 6 to 12 ms</title></rect>
<text x="901.08" y="161.55" class="in" text-anchor="middle">k3</text>
<rect x="626.59" y="171.50" width="457.49" height="27.50" class="b c3"><title>k4, pred SM 0, 6 to 11 ms</title></rect>
<text x="855.33" y="189.05" class="in" text-anchor="middle">k4</text>
<rect x="626.59" y="199.00" width="457.49" height="27.50" class="b c3"><title>k4, pred SM 0, 6 to 11 ms</title></rect>
<text x="855.33" y="216.55" class="in" text-anchor="middle">k4</text>
<rect x="77.60" y="344.50" width="365.99" height="27.50" class="b c0"><title>k1, pred SM 1, 0 to 4 ms</title></rect>
<text x="260.60" y="362.05" class="in light" text-anchor="middle">k1</text>
<rect x="77.60" y="262.00" width="548.99" height="27.50" class="b c1"><title>k2, pred SM 1, 0 to 6 ms</title></rect>
<text x="352.09" y="279.55" class="in" text-anchor="middle">k2</text>
<rect x="77.60" y="289.50" width="548.99" height="27.50" class="b c1"><title>k2, pred SM 1, 0 to 6 ms</title></rect>
<text x="352.09" y="307.05" class="in" text-anchor="middle">k2</text>
<rect x="77.60" y="317.00" width="548.99" height="27.50" class="b c1"><title>k2, pred SM 1, 0 to 6 ms</title></rect>
<text x="352.09" y="334.55" class="in" text-anchor="middle">k2</text>
<rect x="443.59" y="344.50" width="548.99" height="27.50" class="b c2"><title>k3, pred SM 1, 4 to 10 ms</title></rect>
<text x="718.09" y="362.05" class="in" text-anchor="middle">k3</text>
<rect x="626.59" y="262.00" width="457.49" height="27.50" class="b c3"><title>k4, pred SM 1, 6 to 11 ms</title></rect>
<text x="855.33" y="279.55" class="in" text-anchor="middle">k4</text>
<rect x="626.59" y="289.50" width="457.49" height="27.50" class="b c3"><title>k4, pred SM 1, 6 to 11 ms</title></rect>
<text x="855.33" y="307.05" class="in" text-anchor="middle">k4</text>
<rect x="626.59" y="317.00" width="457.49" height="27.50" class="b c3"><title>k4, pred SM 1, 6 to 11 ms</title></rect>
<text x="855.33" y="334.55" class="in" text-anchor="middle">k4</text>
<rect x="77.75" y="462.50" width="365.99" height="27.50" class="b c0"><title>k1, meas SM 0, 0.001644 to 4.001644 ms</title></rect>
<text x="260.75" y="480.05" class="in light" text-anchor="middle">k1</text>
<rect x="78.02" y="380.00" width="548.99" height="27.50" class="b c1"><title>k2, meas SM 0, 0.004644 to 6.004644 ms</title></rect>
<text x="352.52" y="397.55" class="in" text-anchor="middle">k2</text>
<rect x="78.02" y="407.50" width="548.99" height="27.50" class="b c1"><title>k2, meas SM 0, 0.004644 to 6.004644 ms</title></rect>
<text x="352.52" y="425.05" class="in" text-anchor="middle">k2</text>
<rect x="78.02" y="435.00" width="548.99" height="27.50" class="b c1"><title>k2, meas SM 0, 0.004644 to 6.004644 ms</title></rect>
<text x="352.52" y="452.55" class="in" text-anchor="middle">k2</text>
<rect x="443.74" y="462.50" width="548.99" height="27.50" class="b c1"><title>k2, meas SM 0, 4.001644 to 10.001644 ms</title></rect>
<text x="718.24" y="480.05" class="in" text-anchor="middle">k2</text>
<rect x="627.01" y="380.00" width="548.99" height="27.50" class="b c2"><title>k3, meas SM 0, 6.004644 to 12.004644 ms</title></rect>
<text x="901.51" y="397.55" class="in" text-anchor="middle">k3</text>
<rect x="627.01" y="407.50" width="457.49" height="27.50" class="b c3"><title>k4, meas SM 0, 6.004644 to 11.004644 ms</title></rect>
<text x="855.76" y="425.05" class="in" text-anchor="middle">k4</text>
<rect x="627.01" y="435.00" width="457.49" height="27.50" class="b c3"><title>k4, meas SM 0, 6.004644 to 11.004644 ms</title></rect>
<text x="855.76" y="452.55" class="in" text-anchor="middle">k4</text>
<rect x="77.75" y="580.50" width="365.99" height="27.50" class="b c0"><title>k1, meas SM 1, 0.001644 to 4.001644 ms</title></rect>
<text x="260.75" y="598.05" class="in light" text-anchor="middle">k1</text>
<rect x="78.02" y="498.00" width="548.99" height="27.50" class="b c1"><title>k2, meas SM 1, 0.004644 to 6.004644 ms</title></rect>
<text x="352.52" y="515.55" class="in" text-anchor="middle">k2</text>
<rect x="78.02" y="525.50" width="548.99" height="27.50" class="b c1"><title>k2, meas SM 1, 0.004644 to 6.004644 ms</title></rect>
<text x="352.52" y="543.05" class="in" text-anchor="middle">k2</text>
<rect x="78.02" y="553.00" width="548.99" height="27.50" class="b c1"><title>k2, meas SM 1, 0.004644 to 6.004644 ms</title></rect>
<text x="352.52" y="570.55" class="in" text-anchor="middle">k2</text>
<rect x="443.74" y="580.50" width="548.99" height="27.50" class="b c2"><title>k3, meas SM 1, 4.001644 to 10.001644 ms</title></rect>
<text x="718.24" y="598.05" class="in" text-anchor="middle">k3</text>
<rect x="627.01" y="498.00" width="457.49" height="27.50" class="b c3"><title>k4, meas SM 1, 6.004644 to 11.004644 ms</title></rect>
<text x="855.76" y="515.55" class="in" text-anchor="middle">k4</text>
<rect x="627.01" y="525.50" width="457.49" height="27.50" class="b c3"><title>k4, meas SM 1, 6.004644 to 11.004644 ms</title></rect>
<text x="855.76" y="543.05" class="in" text-anchor="middle">k4</text>
<rect x="627.01" y="553.00" width="457.49" height="27.50" class="b c3"><title>k4, meas SM 1, 6.004644 to 11.004644 ms</title></rect>
<text x="855.76" y="570.55" class="in" text-anchor="middle">k4</text>
<line x1="77.60" y1="47.00" x2="77.60" y2="144.00" class="stem"/>
<path d="M77.60 47.00l-4 -8h8z" class="c0"><title>launch of k1, 0 ms</title></path>
<text x="83.60" y="47.00" class="tick" text-anchor="start">k1</text>
<line x1="77.60" y1="99.00" x2="77.60" y2="144.00" class="stem"/>
<path d="M77.60 99.00l-4 -8h8z" class="s0"><title>measured launch of k1, 0 ms</title></path>
<line x1="77.60" y1="60.00" x2="77.60" y2="144.00" class="stem"/>
<path d="M77.60 60.00l-4 -8h8z" class="c1"><title>launch of k2, 0 ms</title></path>
<text x="83.60" y="60.00" class="tick" text-anchor="start">k2</text>
<line x1="77.60" y1="73.00" x2="77.60" y2="144.00" class="stem"/>
<path d="M77.60 73.00l-4 -8h8z" class="c2"><title>launch of k3, 0 ms</title></path>
<text x="83.60" y="73.00" class="tick" text-anchor="start">k3</text>
<line x1="77.60" y1="86.00" x2="77.60" y2="144.00" class="stem"/>
<path d="M77.60 86.00l-4 -8h8z" class="c3"><title>launch of k4, 0 ms</title></path>
<text x="83.60" y="86.00" class="tick" text-anchor="start">k4</text>
<line x1="77.83" y1="112.00" x2="77.83" y2="144.00" class="stem"/>
<path d="M77.83 112.00l-4 -8h8z" class="s1"><title>measured launch of k2, 0.0025 ms</title></path>
<line x1="78.06" y1="125.00" x2="78.06" y2="144.00" class="stem"/>
<path d="M78.06 125.00l-4 -8h8z" class="s2"><title>measured launch of k3, 0.005 ms</title></path>
<line x1="78.29" y1="138.00" x2="78.29" y2="144.00" class="stem"/>
<path d="M78.29 138.00l-4 -8h8z" class="s3"><title>measured launch of k4, 0.0075 ms</title></path>
<rect x="77.60" y="666.00" width="18.00" height="12.00" class="b c0"/>
<text x="100.60" y="676.00" class="tick" text-anchor="start">k1</text>
<rect x="130.40" y="666.00" width="18.00" height="12.00" class="b c1"/>
<text x="153.40" y="676.00" class="tick" text-anchor="start">k2</text>
<rect x="183.20" y="666.00" width="18.00" height="12.00" class="b c2"/>
<text x="206.20" y="676.00" class="tick" text-anchor="start">k3</text>
<rect x="236.00" y="666.00" width="18.00" height="12.00" class="b c3"/>
<text x="259.00" y="676.00" class="tick" text-anchor="start">k4</text>
<path d="M86.60 697.00l-4 -8h8z" class="other"><title>launch</title></path>
<text x="100.60" y="696.00" class="tick" text-anchor="start">launch</text>
<path d="M165.00 697.00l-4 -8h8z" class="none"><title>measured launch</title></path>
<text x="179.00" y="696.00" class="tick" text-anchor="start">measured launch</text>
<text x="77.60" y="716.00" class="note" text-anchor="start">height of a box: threads</text>
<text x="77.60" y="736.00" class="note" text-anchor="start">4 of 4 within 2%+100us; predicted by rta for jetson-tx2; measured on Fake jetson-tx2, repetition 1 of 1, scale 1</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta check kernels.yaml --runs 1 --svg both.svg; kernels.yaml SHA-256 5f0724329da6bde59f6aeb5ca5e6d18d745227626c9917b8fcfb7bbc8b0692da</metadata>
</svg>
2> gpurta: note: kernels.yaml: periods are not repeated: each kernel is launched once in a repetition
