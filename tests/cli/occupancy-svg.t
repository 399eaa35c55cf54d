-- file odd.yaml --
{base: h200, name: "<odd> & \"quoted\"", threads_per_sm: 300}

-- case file-odd-threads-2000-registers-300-svg --
$ gpurta occupancy --platform-file odd.yaml --threads 2000 --registers 300 --svg - | grep -c path
3

-- case tx2-threads-256-registers-40-shared-mem --
$ gpurta occupancy --platform tx2 --threads 256 --registers 40 --shared-memory 8192 --svg picture.svg
> cat picture.svg
platform jetson-tx2: compute capability 6.2, 2 SMs
launch: 256 threads per block, 40 registers per thread, 8192 bytes of shared memory per block

resource       a block gets  an SM has  blocks  binds
warps                     8         64       8  no
registers             10240      65536       6  yes
shared memory          8192      65536       8  no
blocks                    1         32      32  no

blocks per SM  6
warps per SM   48 of 64 (75%)
slots          12
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
<text x="16.00" y="44.00" class="note" text-anchor="start">The launch (dot): 256 threads per block, 40 registers per thread, 8192 bytes of shared memory per block. In each curve one count varies.</text>
<line x1="66.00" y1="312.00" x2="298.00" y2="312.00" class="grid"/>
<text x="60.00" y="316.00" class="tick" text-anchor="end">0</text>
<line x1="66.00" y1="263.11" x2="298.00" y2="263.11" class="grid"/>
<text x="60.00" y="267.11" class="tick" text-anchor="end">2</text>
<line x1="66.00" y1="214.22" x2="298.00" y2="214.22" class="grid"/>
<text x="60.00" y="218.22" class="tick" text-anchor="end">4</text>
<line x1="66.00" y1="165.33" x2="298.00" y2="165.33" class="grid"/>
<text x="60.00" y="169.33" class="tick" text-anchor="end">6</text>
<line x1="66.00" y1="116.44" x2="298.00" y2="116.44" class="grid"/>
<text x="60.00" y="120.44" class="tick" text-anchor="end">8</text>
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
<path class="s0" d="M66.23 116.44H109.73V165.33H124.23V189.78H131.48V214.22H153.23V238.67H182.23V263.11H240.23V312.00H298.00"/>
<line x1="124.00" y1="165.33" x2="124.00" y2="312.00" class="mark"/>
<circle class="dot" cx="124.00" cy="165.33" r="5"/>
<text x="133.00" y="157.33" class="marked" text-anchor="start">256: 6</text>
<line x1="386.00" y1="312.00" x2="618.00" y2="312.00" class="grid"/>
<text x="380.00" y="316.00" class="tick" text-anchor="end">0</text>
<line x1="386.00" y1="263.11" x2="618.00" y2="263.11" class="grid"/>
<text x="380.00" y="267.11" class="tick" text-anchor="end">2</text>
<line x1="386.00" y1="214.22" x2="618.00" y2="214.22" class="grid"/>
<text x="380.00" y="218.22" class="tick" text-anchor="end">4</text>
<line x1="386.00" y1="165.33" x2="618.00" y2="165.33" class="grid"/>
<text x="380.00" y="169.33" class="tick" text-anchor="end">6</text>
<line x1="386.00" y1="116.44" x2="618.00" y2="116.44" class="grid"/>
<text x="380.00" y="120.44" class="tick" text-anchor="end">8</text>
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
<path class="s0" d="M386.00 116.44H416.02V165.33H423.30V189.78H430.58V214.22H445.14V238.67H459.69V263.11H503.36V312.00H618.00"/>
<line x1="422.39" y1="165.33" x2="422.39" y2="312.00" class="mark"/>
<circle class="dot" cx="422.39" cy="165.33" r="5"/>
<text x="431.39" y="157.33" class="marked" text-anchor="start">40: 6</text>
<line x1="706.00" y1="312.00" x2="938.00" y2="312.00" class="grid"/>
<text x="700.00" y="316.00" class="tick" text-anchor="end">0</text>
<line x1="706.00" y1="263.11" x2="938.00" y2="263.11" class="grid"/>
<text x="700.00" y="267.11" class="tick" text-anchor="end">2</text>
<line x1="706.00" y1="214.22" x2="938.00" y2="214.22" class="grid"/>
<text x="700.00" y="218.22" class="tick" text-anchor="end">4</text>
<line x1="706.00" y1="165.33" x2="938.00" y2="165.33" class="grid"/>
<text x="700.00" y="169.33" class="tick" text-anchor="end">6</text>
<line x1="706.00" y1="116.44" x2="938.00" y2="116.44" class="grid"/>
<text x="700.00" y="120.44" class="tick" text-anchor="end">8</text>
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
<path class="s0" d="M706.00 165.33H756.75V189.78H767.63V214.22H783.34V238.67H808.71V263.11H860.67V287.56H938.00"/>
<line x1="744.67" y1="165.33" x2="744.67" y2="312.00" class="mark"/>
<circle class="dot" cx="744.67" cy="165.33" r="5"/>
<text x="753.67" y="157.33" class="marked" text-anchor="start">8192: 6</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta occupancy --platform tx2 --threads 256 --registers 40 --shared-memory 8192 --svg picture.svg</metadata>
</svg>
