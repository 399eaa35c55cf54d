-- file many-events.json --
  {"platform": "h200", "chains": [{"name": "c0", "period": "7/9", "steps": [{"kernel": "a", "blocks": 42, "threads": 32, "wcet": "28"}, {"kernel": "b", "blocks": 50, "threads": 32, "wcet": "43", "count": 33}], "jitter": "24"}, {"name": "c1", "period": "35", "steps": [{"copy": "a", "duration": "1ns", "direction": "h2d", "deadline": "1e400"}, {"kernel": "b", "blocks": 24, "threads": 1024, "wcet": "28"}, {"kernel": "c", "blocks": 59, "threads": 128, "wcet": "25", "after": "a"}, {"host": "d", "wcet": "3"}]}]}

-- file close.yaml --
platform: {base: jetson-tx2, threads_per_sm: 928, blocks_per_sm: 4}
streams:
  "c0-0": {priority: -2, blocking: true}
  "c0-1": {priority: -2, blocking: true}
chains:
  - name: c0
    period: 276
    jitter: 3
    deadline: 276
    stream: "c0-0"
    steps:
      - {kernel: p0, blocks: 2, wcet: 3, threads: 320, shared_memory: 2048, stream: "c0-0"}
      - {host: p1, wcet: 1}
      - {kernel: p2, blocks: 3, wcet: 2, threads: 128, registers: 32, stream: "c0-0"}
      - {kernel: p3, blocks: 7, wcet: 6, bcet: 6, threads: 320, shared_memory: 2048, stream: "c0-0"}
  - name: c1
    period: 201
    deadline: 201
    stream: "c0-1"
    steps:
      - {kernel: p4, blocks: 12, wcet: 2, threads: 128, registers: 32, stream: "c0-1"}
      - {kernel: p5, blocks: 1, wcet: 1, bcet: 1, threads: 96, registers: 35, shared_memory: 10240, stream: "c0-1"}
      - {copy: p6, duration: 6, direction: h2d, stream: "c0-1"}
      - {kernel: p7, blocks: 6, wcet: 6, threads: 96, registers: 35, shared_memory: 10240, stream: "c0-1"}

-- file system.yaml --
platform: {slots: 4}
chains:
  - {name: a, period: 20, steps: [{kernel: x, blocks: 3, wcet: 2}, {host: y, wcet: 1}]}
  - {name: b, period: 30, steps: [{kernel: z, blocks: 5, wcet: 3}]}

-- case search --
$ gpurta bound many-events.json --search 2147483647 --limit 1000000 | sed -n '/the search ended/p'
- the search ended before all its runs, at the limit: what was observed is right, but may be short; with a larger --limit (option limit) it goes on
[1]

-- case sensitivity --
$ gpurta bound system.yaml --search 0 --sensitivity --limit 500000 | sed -n '/^sensitivity/,/^$/p'
sensitivity                 of  step    value
largest factor of all wcet  a         unknown
largest factor of all wcet  b         unknown
largest wcet                a   x          13
largest wcet                a   y     unknown
largest wcet                b   z     unknown
smallest period             a         unknown
smallest period             b         unknown
fewest slots                                2


-- case passes --
$ gpurta bound close.yaml --set chains.c0.steps.p3.wcet=87.00000001 --search 0 --sensitivity | sed -n '/^chain/,/^$/p;/p3/p'
chain     bound  observed  deadline  verdict
c0     ~199.251         -       276  met
c1     ~327.509         -       201  unknown

chain  step  kind      jitter     bound  observed    finish
c0     p0    kernel    ~3.033     8.250         -   ~11.253
c0     p1    host     ~11.253     1.000         -   ~12.264
c0     p2    kernel   ~12.264     7.000         -   ~19.272
c0     p3    kernel   ~19.272  ~180.001         -  ~199.251
c0     p3    kernel   ~19.272  ~180.001         -  ~199.251
c1     p4    kernel  ~126.509  ~157.001         -  ~157.032
c1     p5    kernel  ~157.032  ~153.251         -  ~310.284
c1     p6    copy    ~310.284     6.000         -  ~316.271
c1     p7    kernel  ~316.271  ~162.001         -  ~327.509

largest wcet                c0  p3      87.000000
gpurta advise close.yaml --set chains.c0.steps.p3.wcet=87.00000001 tries changes of the file
changed, as asked: chains.c0.steps.p3.wcet=87.00000001
2> close.yaml: note: changed by --set chains.c0.steps.p3.wcet=87.00000001
[1]

-- case timeslices --
$ gpurta bound timeslices.json --search 0 --limit 100000 | sed -n '3,5p;/^unknown/p'
chain  bound  observed            deadline  verdict
c0         -         -  100000000000000000  unknown
c1         -         -           100000000  unknown
unknown: chain c0: the limit of work was reached; a larger --limit (option limit) allows more; switches cost nothing (key switch_cost)
[1]

-- case withouts --
$ for n in 32 33; do { printf 'platform: {slots: 2}\nstreams: {u: {priority: high}}\nchains:\n'; for i in $(seq $n); do echo "  - {name: c$i, period: $([ $i = 1 ] && echo 5 || echo 100), steps: [{kernel: k$i, blocks: 1, wcet: 1, stream: $([ $i = 1 ] && echo u || echo s$i)}]}"; done; } >many.yaml; gpurta bound many.yaml --search 0 --explain c2 | grep 'without the priority'; done
  without the priority of c1: at most 16.5
  without the priority of c1: at most 16.5
2> gpurta: note: bounds without the priority of a chain are told of at most 32 chains

-- case sensitivity-of-many-steps --
Of a chain alone, a thousand steps: what concerns the chain is told within the limit, each step no more.
$ { printf 'platform: {slots: 4}\nchains: [{name: a, period: 10000, steps: ['; for n in $(seq 1000); do printf '{kernel: k%s, blocks: %s, wcet: 2},' $n $((n % 9 + 1)); done; printf ']}]\n'; } > many.yaml
> gpurta bound many.yaml --sensitivity --search 0 | sed -n '/^sensitivity/,/^fewest/p'
sensitivity                 of  step       value
largest factor of all wcet  a           ~3.00120
smallest period             a         3332.00000
fewest slots                                   1
2> gpurta: note: of more than 500 steps the largest wcet of each is not told

-- case explain-of-too-many-terms --
Two thousand steps that wait for each other have a million lines, which nobody reads; those of one chain are few.
$ python3 -c 'import json; print(json.dumps({"platform": {"slots": 4}, "streams": {"s%d" % c: {"priority": -(c % 3)} for c in range(100)},
>  "chains": [{"name": "c%d" % c, "period": 10**6, "steps": [{"kernel": "k%d" % k, "stream": "s%d" % c, "blocks": (c + k) % 3 + 1, "wcet": 2}
>  for k in range(20)]} for c in range(100)]}))' >many.json
> gpurta bound many.json --explain c7 --search 0 | grep '^sum'
> gpurta bound many.json --explain --search 0
sum                                  1406.5  100.0 %
2> gpurta: note: bounds without the priority of a chain are told of at most 32 chains
2> gpurta: --explain: all bounds have 1402533 terms, more than 500000: name a chain or a step, as in --explain c0
[2]
