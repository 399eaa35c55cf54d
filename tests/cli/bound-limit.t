-- file many-events.json --
  {"platform": "h200", "chains": [{"name": "c0", "period": "7/9", "steps": [{"kernel": "a", "blocks": 42, "threads": 32, "wcet": "28"}, {"kernel": "b", "blocks": 50, "threads": 32, "wcet": "43", "count": 33}], "jitter": "24"}, {"name": "c1", "period": "35", "steps": [{"copy": "a", "duration": "1ns", "direction": "h2d", "deadline": "1e400"}, {"kernel": "b", "blocks": 24, "threads": 1024, "wcet": "28"}, {"kernel": "c", "blocks": 59, "threads": 128, "wcet": "25", "after": "a"}, {"host": "d", "wcet": "3"}]}]}

-- file system.yaml --
platform: {slots: 4}
chains:
  - {name: a, period: 20, steps: [{kernel: x, blocks: 3, wcet: 2}, {host: y, wcet: 1}]}
  - {name: b, period: 30, steps: [{kernel: z, blocks: 5, wcet: 3}]}

-- case search --
$ gpurta bound many-events.json --search 2147483647 --limit 1000000 | sed -n '/the search ended/p'
- the search ended before all its runs, at the limit: what was observed is right, but may be short
[1]

-- case sensitivity --
$ gpurta bound system.yaml --search 0 --sensitivity --limit 500000 | sed -n '/^sensitivity/,/^$/p'
sensitivity                 of  step    value
largest factor of all wcet  a         unknown
largest factor of all wcet  b         unknown
largest wcet                a   x     unknown
largest wcet                a   y     unknown
largest wcet                b   z     unknown
smallest period             a         unknown
smallest period             b         unknown
fewest slots                                2


-- case timeslices --
$ gpurta bound timeslices.json --search 0 --limit 100000 | sed -n '3,5p;/^unknown/p'
chain  bound  observed            deadline  verdict
c0         -         -  100000000000000000  unknown
c1         -         -           100000000  unknown
unknown: chain c0: the limit of work was reached; switches cost nothing (key switch_cost)
[1]

-- case withouts --
$ for n in 32 33; do { printf 'platform: {slots: 2}\nstreams: {u: {priority: high}}\nchains:\n'; for i in $(seq $n); do echo "  - {name: c$i, period: $([ $i = 1 ] && echo 5 || echo 100), steps: [{kernel: k$i, blocks: 1, wcet: 1, stream: $([ $i = 1 ] && echo u || echo s$i)}]}"; done; } >many.yaml; gpurta bound many.yaml --search 0 --explain c2 | grep 'without the priority'; done
  without the priority of c1: at most 16.5
  without the priority of c1: at most 16.5
2> gpurta: note: bounds without the priority of a chain are told of at most 32 chains
