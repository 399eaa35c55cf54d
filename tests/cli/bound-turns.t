What a low kernel loses to kernels that overtake it it loses in turns: each time it makes headway (rule U1).

-- file turns.yaml --
time_unit: ms
platform: {base: jetson-orin-nano, sms: 2}
streams: {fast: {priority: high}}
chains:
  - name: high
    period: 1000
    stream: fast
    steps:
      - {kernel: k, blocks: 1, threads: 128, registers: 32, carveout: 64KiB, wcet: 1}
      - {kernel: l, blocks: 1, threads: 128, registers: 32, carveout: 64KiB, wcet: 1, count: 5}
  - name: low
    period: 1000
    steps:
      - {kernel: q, blocks: 13, threads: 512, registers: 32, carveout: 16KiB, wcet: 10}

-- file levels.yaml --
time_unit: ms
platform: {base: jetson-orin-nano, sms: 2}
streams: {fast: {priority: -3}, medium: {priority: -2}, slow: {priority: -1}}
chains:
  - name: high
    period: 1000
    stream: fast
    steps:
      - {kernel: k, blocks: 1, threads: 128, registers: 32, carveout: 64KiB, wcet: 1}
      - {kernel: l, blocks: 1, threads: 128, registers: 32, carveout: 64KiB, wcet: 1, count: 25}
  - {name: other, period: 1000, stream: medium, steps: [{kernel: m, blocks: 1, threads: 128, registers: 32, carveout: 64KiB, wcet: 2}]}
  - {name: low, period: 1000, stream: slow, steps: [{kernel: q, blocks: 31, threads: 512, registers: 32, carveout: 16KiB, wcet: 10}]}
  - {name: last, period: 1000, steps: [{kernel: s, blocks: 1, threads: 512, registers: 32, carveout: 16KiB, wcet: 7}]}

-- file below.yaml --
time_unit: ms
platform: {base: jetson-orin-nano, sms: 2}
streams: {fast: {priority: high}}
chains:
  - {name: high, period: 200, stream: fast, steps: [{kernel: k, blocks: 2, threads: 128, registers: 32, shared_memory: 90000, carveout: 100, wcet: 1, count: 13}]}
  - {name: low, period: 1000, steps: [{kernel: q, blocks: 10, threads: 128, registers: 32, shared_memory: 16384, carveout: 100, wcet: 10, count: 4}]}

-- file below-two.yaml --
time_unit: ms
platform: {base: jetson-orin-nano, sms: 2}
streams: {fast: {priority: high}, slow: {priority: low}}
chains:
  - {name: high, period: 200, stream: fast, steps: [{kernel: k, blocks: 2, threads: 128, registers: 32, shared_memory: 90000, carveout: 100, wcet: 1, count: 13}]}
  - {name: low, period: 1000, stream: slow, steps: [{kernel: q, blocks: 10, threads: 128, registers: 32, shared_memory: 16384, carveout: 100, wcet: 10}]}
  - {name: third, period: 1000, steps: [{kernel: t, blocks: 12, threads: 128, registers: 32, shared_memory: 16384, carveout: 100, wcet: 4}]}

-- case turns --
$ gpurta bound turns.yaml --search 0 --explain low/q | sed '/^low, end/,/^$/d; /^assumptions/,$d'
platform jetson-orin-nano with sms 2 (built in: 8); times in ms

low/q: at most 66; its last block starts within 56
  1  of higher priority, high/k: 1 job x 1 wave x 1; 1 = ceil((56 + 11 - 0) / 1000)
  10  until blocks are gone that were resident before, low/q
  5  of higher priority, high/l: 1 job x 5 x 1 wave x 1; 1 = ceil((56 + 66 - 0) / 1000)
  40  own waves before the last block: 4 waves x 10
  10  the last block itself
  = 66
  without the priority of high: at most 31

how to read this, and the section of page bound that proves it:
- wave: at least so many blocks of a kernel as keep one more of it out; the last block has a line of its own, and where all others fit at once with it they have none [One after the other; In turns, which is that for rule U1]
- N = ceil((window + latest end - earliest activation) / period): jobs that may count, each from its nominal release; the window is what the heading has (within), for other contexts up to the end [Statement]
- until blocks are gone: what is on the SMs is not preempted; the longest, for each wait [One after the other]

schedulable: every bound is within its deadline; rules not measured on this GPU


-- case below --
Thirteen kernels above a lower job of four, each of one wave: not all of them find blocks that have just begun.
$ gpurta bound below.yaml --explain high | sed '/^assumptions/,$d'
platform jetson-orin-nano with sms 2 (built in: 8); times in ms

bound of high                       time     part
blocking by lower priority: low       40   63.5 %
own kernels                           13   20.6 %
blocking by resident blocks of low    10   15.9 %
sum                                   63  100.0 %

high, end to end: at most 63
  from k to k as one path; its last block begins within 62:
  12  the last block of k: 12 x 1
  10  until blocks are gone that were resident before, low/q
  40  of lower priority, low/q: 1 job x 4 x 1 wave x 10; 1 = ceil((62 + 183 - 0) / 1000)
  1  the last block of k
  = 63
  without the priority of high: at most 53; with it, blocks of lower priority count at each kernel that may find them resident

high/k: at most 143, for 13 one after the other; of each; its last block starts within 10
  10  until blocks are gone that were resident before, low/q
  1  the last block itself
  = 11

how to read this, and the section of page bound that proves it:
- wave: at least so many blocks of a kernel as keep one more of it out; the last block has a line of its own, and where all others fit at once with it they have none [One after the other; In turns, which is that for rule U1]
- N = ceil((window + latest end - earliest activation) / period): jobs that may count, each from its nominal release; the window is what the heading has (within), for other contexts up to the end [Statement]
- until blocks are gone: what is on the SMs is not preempted; the longest, for each wait [One after the other]
- of lower priority, in waves: what these jobs take of all waits of the path, as they place what fits after each of its kernels (U1); waits that this does not cover find the longest blocks [Below a path]
- as one path: steps that are bounded together, where that is less [Paths]

schedulable: every bound is within its deadline; rules not measured on this GPU


-- case below-checked --
$ gpurta bound below.yaml --certificate c.json >/dev/null; gpurta verify below.yaml c.json; sed 's/"63"/"62.5"/g' c.json >d.json; gpurta verify below.yaml d.json
accepted: bound: 2 chains, 2 with a bound, schedulable; under the assumptions that gpurta bound prints; made_by is not checked
rejected: chains[0].steps[0].end (high, k, d.json:23): 125/2 is claimed, it takes 63
[1]

-- case below-two --
$ gpurta bound below-two.yaml --explain high | sed '/^how to read/,$d'
platform jetson-orin-nano with sms 2 (built in: 8); times in ms

bound of high                         time     part
blocking by resident blocks of low      20   33.9 %
own kernels                             13   22.0 %
blocking by lower priority: third       12   20.3 %
blocking by lower priority: low         10   16.9 %
blocking by resident blocks of third     4    6.8 %
sum                                     59  100.0 %

high, end to end: at most 59
  from k to k as one path; its last block begins within 58:
  12  the last block of k: 12 x 1
  10  until blocks are gone that were resident before, low/q
  10  of lower priority, low/q: 1 job x 1 wave x 10; 1 = ceil((58 + 92 - 0) / 1000)
  4  until blocks are gone that were resident before, third/t
  12  of lower priority, third/t: 1 job x 3 waves x 4; 1 = ceil((58 + 89 - 0) / 1000)
  10  until blocks are gone that were resident before, low/q
  1  the last block of k
  = 59
  without the priority of high: at most 31; with it, blocks of lower priority count at each kernel that may find them resident

high/k: at most 143, for 13 one after the other; of each; its last block starts within 10
  10  until blocks are gone that were resident before, low/q
  1  the last block itself
  = 11
  without the priority of high: at most 247


-- case below-without --
$ gpurta bound below.yaml --search 0 --set platform.queue_delay=false --format csv | sed -n '2p' | cut -d, -f1-4
high,143,,200
2> below.yaml: note: changed by --set platform.queue_delay=false

-- case count --
Launches of a count are steps in a row: those after the first follow a kernel.
$ gpurta bound turns.yaml --search 0 --set chains.high.steps.k.count=3 --format csv | sed -n '3p' | cut -d, -f1-4
low,68,,1000
2> turns.yaml: note: changed by --set chains.high.steps.k.count=3

-- case other-rules --
Without U1 a kernel can come at the very instant at which the one before it ends: q has taken none of its places.
$ gpurta bound turns.yaml --search 0 --set platform.queue_delay=false --format csv | sed -n '3p' | cut -d, -f1-4
low,96,,1000
2> turns.yaml: note: changed by --set platform.queue_delay=false

-- case certified --
$ gpurta bound turns.yaml --search 0 --certificate c.json >table
> gpurta convert turns.yaml --to json >turns.json; gpurta verify turns.json c.json
> sed 's/"66"/"65"/' c.json >low.json; gpurta verify turns.json low.json
accepted: bound: 2 chains, 2 with a bound, schedulable; under the assumptions that gpurta bound prints; made_by is not checked
rejected: chains[0].steps[1].end (high, l, low.json:22): 65 is claimed, it takes 66
[1]

-- case levels --
Kernels of high that come right after one of it are charged 2 each, for m, and not 10, for q; k, which does not, 2 and 10; m twice 10. q itself: its
waves twice, 7 for s that may be there when it comes, and 10 for what is overtaken while s is there.
$ gpurta bound levels.yaml --search 0 --explain low/q | sed '/^low, end/,/^$/d; /^assumptions/,$d'
> gpurta bound levels.yaml --search 0 --certificate c.json >table
> gpurta convert levels.yaml --to json >levels.json; gpurta verify levels.json c.json
platform jetson-orin-nano with sms 2 (built in: 8); times in ms

low/q: at most 237; its last block starts within 227
  7  until blocks are gone that were resident before, last/s
  1  of higher priority, high/k: 1 job x 1 wave x 1; 1 = ceil((227 + 11 - 0) / 1000)
  2  until blocks are gone that were resident before, other/m
  10  until blocks are gone that were resident before, low/q
  25  of higher priority, high/l: 1 job x 25 x 1 wave x 1; 1 = ceil((227 + 201 - 0) / 1000)
  50  until blocks are gone that were resident before, other/m: 25 x 2
  2  of higher priority, other/m: 1 job x 1 wave x 2; 1 = ceil((227 + 157/12 - 0) / 1000)
  20  until blocks are gone that were resident before, low/q: 2 x 10
  100  own waves before the last block: 10 waves x 10
  10  until blocks are gone that were resident before, low/q
  10  the last block itself
  = 237
  without the priority of high: at most 79
  without the priority of other: at most 163
  without the priority of low: at most 244

how to read this, and the section of page bound that proves it:
- wave: at least so many blocks of a kernel as keep one more of it out; the last block has a line of its own, and where all others fit at once with it they have none [One after the other; In turns, which is that for rule U1]
- N = ceil((window + latest end - earliest activation) / period): jobs that may count, each from its nominal release; the window is what the heading has (within), for other contexts up to the end [Statement]
- until blocks are gone: what is on the SMs is not preempted; the longest, for each wait [One after the other]

schedulable: every bound is within its deadline; rules not measured on this GPU

accepted: bound: 4 chains, 4 with a bound, schedulable; under the assumptions that gpurta bound prints; made_by is not checked
