-- file channels.yaml --
tasks:
  - {name: a, level: high, timeslice: 1, wcet: 3, deadline: 80}
  - {name: b, level: low, timeslice: 1, wcet: 2, deadline: 7}

-- file far.yaml --
platform: jetson-tx2
kernels:
  - {name: a, blocks: 2, threads: 512, wcet: 4, deadline: 40}
  - {name: b, blocks: 2, threads: 512, wcet: 4, deadline: 50}
  - {name: c, blocks: 2, threads: 512, wcet: 4, deadline: 60}
  - {name: d, blocks: 2, threads: 512, wcet: 4, deadline: 70}
  - {name: e, blocks: 2, threads: 512, wcet: 4, deadline: 4.5}

-- file tasks.yaml --
tasks:
  - {name: a, wcet: 1, period: 2}
  - {name: b, wcet: 1, period: 60}

-- case edf --
$ gpurta edf tasks.yaml --simulate --horizon 6 --svg edf.svg >table
> grep -oE ">deadline at[^<]*|deadline of [^<]*" edf.svg
deadline of a, 2 ms
deadline of a, 4 ms
deadline of a, 6 ms
>deadline at 60 →

-- case runlist --
$ gpurta runlist channels.yaml --simulate --until 8 --svg runlist.svg >table
> grep -oE ">deadline at[^<]*|deadline of [^<]*" runlist.svg
>deadline at 80 →
>deadline at 7 →

-- case simulate --
$ gpurta simulate far.yaml --svg far.svg >table
> grep -oE "time \(ms\)|>deadlines[^<]*|deadline of [^<]*" far.svg
> grep -E "class=\"tick\"" far.svg | grep -oE ">[0-9.]*<" | tail -n 1
time (ms)
deadline of e, 4.5 ms
>deadlines after the end: a at 40, b at 50, c at 60, and 1 more →
>8<
[1]

-- case window --
$ gpurta simulate far.yaml --svg - --window 0:60 | grep -oE ">deadlines[^<]*|deadline of [^<]*"
deadline of e, 4.5 ms
deadline of a, 40 ms
deadline of b, 50 ms
deadline of c, 60 ms
[1]
