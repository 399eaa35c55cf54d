-- setup --
mkdir d
ln -s d e
echo old >x
ln -s x y

-- file channels.yaml --
runlist: {timeslice: 2}
tasks:
  - {name: A, level: high, wcet: 3, period: 40}
  - {name: B, level: low, wcet: 2, period: 40}

-- file tasks.yaml --
edf: {overhead: 1/2}
tasks:
  - {name: a, wcet: 1, period: 6, deadline: 2}
  - {name: b, wcet: 2, period: 12, nonpreemptable: 1}
  - {name: "c <&>", wcet: 1, period: 8, server: s}
servers: [{name: s, budget: 2, period: 8}]

-- file tx2.yaml --
platform: tx2
kernels: [{blocks: 1, threads: 32, wcet: 1}]

-- case edf-output --
$ gpurta edf tasks.yaml --svg - -o t.txt | tail -n 1
> head -n 1 t.txt
</svg>
EDF; overhead 0.5; utilization ~0.458334, servers 0.25; times in ms
[1]

-- case edf-same-file --
$ gpurta edf tasks.yaml --svg x -o x
> ls x 2>/dev/null
x
2> gpurta: --svg and --output name the same file
[2]

-- case edf --
$ gpurta edf tasks.yaml --svg - | tail -n 1
</svg>
[1]

-- case occupancy --
$ gpurta occupancy --platform tx2 --threads 64 --svg - | tail -n 1
</svg>

-- case rta-output --
$ gpurta rta a.json --svg - -o t.txt | tail -n 1
> head -n 1 t.txt
</svg>
platform jetson-tx2: 64 slots; algorithm closed-form; times in ms

-- case rta-same-file --
$ gpurta rta a.json --svg x -o x
> ls x 2>/dev/null
x
2> gpurta: --svg and --output name the same file
[2]

-- case rta --
$ gpurta rta a.json --svg - | tail -n 1
</svg>

-- case runlist --
$ gpurta runlist channels.yaml --simulate --svg - | tail -n 1
</svg>

-- case same-occupancy-dot --
$ gpurta occupancy --platform tx2 --threads 64 --svg p -o ./p
> ls d
> cat x
old
2> gpurta: --svg and --output name the same file
[2]

-- case same-occupancy-link --
$ gpurta occupancy --platform tx2 --threads 64 --svg x -o y
> ls d
> cat x
old
2> gpurta: --svg and --output name the same file
[2]

-- case same-occupancy-linked-folder --
$ gpurta occupancy --platform tx2 --threads 64 --svg d/p -o e/p
> ls d
> cat x
old
2> gpurta: --svg and --output name the same file
[2]

-- case same-occupancy-way-round --
$ gpurta occupancy --platform tx2 --threads 64 --svg x -o d/../x
> ls d
> cat x
old
2> gpurta: --svg and --output name the same file
[2]

-- case same-runlist-dot --
$ gpurta runlist channels.yaml --simulate --svg p -o ./p
> ls d
> cat x
old
2> gpurta: --svg and --output name the same file
[2]

-- case same-runlist-link --
$ gpurta runlist channels.yaml --simulate --svg x -o y
> ls d
> cat x
old
2> gpurta: --svg and --output name the same file
[2]

-- case same-runlist-linked-folder --
$ gpurta runlist channels.yaml --simulate --svg d/p -o e/p
> ls d
> cat x
old
2> gpurta: --svg and --output name the same file
[2]

-- case same-runlist-way-round --
$ gpurta runlist channels.yaml --simulate --svg x -o d/../x
> ls d
> cat x
old
2> gpurta: --svg and --output name the same file
[2]

-- case same-simulate-dot --
$ gpurta simulate tx2.yaml --svg p -o ./p
> ls d
> cat x
old
2> gpurta: --svg and --output name the same file
[2]

-- case same-simulate-link --
$ gpurta simulate tx2.yaml --svg x -o y
> ls d
> cat x
old
2> gpurta: --svg and --output name the same file
[2]

-- case same-simulate-linked-folder --
$ gpurta simulate tx2.yaml --svg d/p -o e/p
> ls d
> cat x
old
2> gpurta: --svg and --output name the same file
[2]

-- case same-simulate-way-round --
$ gpurta simulate tx2.yaml --svg x -o d/../x
> ls d
> cat x
old
2> gpurta: --svg and --output name the same file
[2]

-- case simulate-both-standard --
$ gpurta simulate tx2.yaml --svg - -o - | tail -n 1
</svg>

-- case simulate-null --
$ gpurta simulate tx2.yaml --svg /dev/null -o /dev/null
2> gpurta: --svg and --output name the same file
[2]

-- case simulate-output --
$ gpurta simulate a.json --svg - -o t.txt | tail -n 1
> head -n 1 t.txt
</svg>
platform jetson-tx2; placement most-room; times in ms

-- case simulate-same-file --
$ gpurta simulate a.json --svg x -o x
> ls x 2>/dev/null
x
2> gpurta: --svg and --output name the same file
[2]

-- case simulate --
$ gpurta simulate a.json --svg - | tail -n 1
</svg>
