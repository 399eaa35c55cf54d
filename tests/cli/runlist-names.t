-- file tasks.yaml --
tasks:
  - {name: "läääääääääääääääääääääääääääääääääääääääääääääääääängstes <&> 日本語日本語日本語日本語日本語日本語", level: high, timeslice: 1, wcet: 3, deadline: 4}
  - {name: 日本語日本語日本語日本語, wcet: 5/3, level: low, timeslice: 7/3}

-- case run --
$ gpurta runlist tasks.yaml --simulate --task 日本語日本語日本語日本語 --svg out.svg
> grep -E "title|text" out.svg | grep -vE "style|^text|^\.t"
simulation: the Host just after entry 1 of 日本語日本語日本語日本語, all released at 0, the others again as soon as they can; times in ms
2 turns, 2 jobs

channel                                                                                             release  completion  response     bound  deadline
日本語日本語日本語日本語                                                                                  0    ~2.66667  ~2.66667  ~2.66667  -
läääääääääääääääääääääääääääääääääääääääääääääääääängstes <&> 日本語日本語日本語日本語日本語日本語        0           -         -   8.00000  -

responses, verdicts: of this simulation alone; bounds: of gpurta runlist
<title>The runlist: the situation behind the bound of 日本語日本語日本語日本語</title>
<text x="16.00" y="20.00" class="title" text-anchor="start">The runlist: the situation behind the bound of 日本語日本語日本語日本語</text>
<text x="214.00" y="65.80" class="tick" text-anchor="end">lääääääääääääää…本語日本 (high)</text>
<text x="214.00" y="117.80" class="tick" text-anchor="end">日本語日本語日本語日本語 (low)</text>
<text x="220.00" y="161.00" class="tick" text-anchor="middle">0</text>
<text x="399.25" y="161.00" class="tick" text-anchor="middle">0.5</text>
<text x="578.50" y="161.00" class="tick" text-anchor="middle">1</text>
<text x="757.75" y="161.00" class="tick" text-anchor="middle">1.5</text>
<text x="937.00" y="161.00" class="tick" text-anchor="middle">2</text>
<text x="1116.25" y="161.00" class="tick" text-anchor="middle">2.5</text>
<text x="698.00" y="178.00" class="label" text-anchor="middle">time (ms)</text>
<rect x="220.00" y="62.00" width="358.50" height="22.00" class="b c0"><title>läääääääääääääääääääääääääääääääääääääää, läääääääääääääääääääääääääääääääääääääääääääääääääängstes &lt;&amp;&gt; 日本語日本語日本 (high), 0 to 1 ms</title></rect>
<rect x="578.50" y="114.00" width="597.50" height="22.00" class="b c1"><title>日本語日本語日本語日本語, 日本語日本語日本語日本語 (low), 1 to 2.66666667 ms</title></rect>
<text x="877.25" y="128.80" class="in" text-anchor="middle">日本語日本語日本語日本語</text>
<path d="M220.00 136.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of 日本語日本語日本語日本語, 0 ms</title></path>
<path d="M1176.00 139.50a3.5 3.5 0 1 1 0.01 0z" class="dot"><title>completion of 日本語日本語日本語日本語, 2.66666667 ms</title></path>
<path d="M220.00 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of läääääääääääääääääääääääääääääääääääääääääääääääää, 0 ms</title></path>
<path d="M1176.00 136.00v-44.00" class="bound"><title>bound of 日本語日本語日本語日本語, 2.66666667 ms</title></path>
<text x="1172.00" y="101.00" class="note halo" text-anchor="end">bound</text>
<text x="1174.00" y="49.00" class="note halo" text-anchor="end">deadline at 4 →</text>
<path d="M229.00 207.00v-12.00m-3 5l3 -5l3 5" class="arrow"><title>release</title></path>
<text x="243.00" y="204.00" class="tick" text-anchor="start">release</text>
<path d="M313.80 203.50a3.5 3.5 0 1 1 0.01 0z" class="dot"><title>completion</title></path>
<text x="327.80" y="204.00" class="tick" text-anchor="start">completion</text>
<path d="M417.80 207.00v-16.00" class="bound"><title>bound</title></path>
<text x="431.80" y="204.00" class="tick" text-anchor="start">bound</text>
