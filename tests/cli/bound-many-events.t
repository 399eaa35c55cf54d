-- file chains.json --
  {"platform": "h200", "chains": [{"name": "c0", "period": "7/9", "steps": [{"kernel": "a", "blocks": 42, "threads": 32, "wcet": "28"}, {"kernel": "b", "blocks": 50, "threads": 32, "wcet": "43", "count": 33}], "jitter": "24"}, {"name": "c1", "period": "35", "steps": [{"copy": "a", "duration": "1ns", "direction": "h2d", "deadline": "1e400"}, {"kernel": "b", "blocks": 24, "threads": 1024, "wcet": "28"}, {"kernel": "c", "blocks": 59, "threads": 128, "wcet": "25", "after": "a"}, {"host": "d", "wcet": "3"}]}]}

-- case chains-search-20 --
$ gpurta bound chains.json --search 20
platform h200; times in ms

chain      bound       observed   deadline  verdict
c0             -  ~75204.333333  ~0.777777  MISSED
c1     28.000001      28.000001  35.000000  met

chain  step  kind       jitter      bound     observed     finish  deadline
c0     a     kernel          -          -    28.000000          -         -
c0     b     kernel          -          -  1419.000000          -         -
c1     a     copy     0.000000   0.000001     0.000001   0.000001     1e400
c1     b     kernel   0.000001  28.000000    28.000000  28.000001         -
c1     c     kernel   0.000001  25.000000    25.000000  25.000001         -
c1     d     host    25.000001   3.000000     3.000000  28.000001         -

of a kernel with a count: the bounds of its launches, added up, each at its worst; finish: when the last one has ended

c0 was late with these releases: c0 at 0, c0 at ~0.777777, c0 at ~1.55555, c0 at ~2.33333, c0 at ~3.11111, c0 at ~3.88888, c0 at ~4.66666, c0 at ~5.44444, c0 at ~6.22222, c0 at 7, c0 at ~7.77777, c0 at ~8.55555, c0 at ~9.33333, c0 at ~10.1111, c0 at ~34.8888, c0 at ~34.8888, c0 at ~34.8888, c0 at ~34.8888, c0 at ~34.8888, c0 at ~34.8888, c0 at ~34.8888, c0 at ~34.8888, c0 at ~34.8888, c0 at ~34.8888, and 64 more

unschedulable: a run was observed in which chain c0 misses its deadline; as if kernels used no registers (key registers); rules not measured on this GPU
no bound of c0: its own steps take longer than its period: its jobs wait ever longer
used, if every kernel ran alone: SMs 2204.7 % (most: c0/b 2159.6 %), copy engine < 0.1 %; above 100 % is overload (of SMs: unless kernels that leave each other places overlap)
tried: all deadlines are met if c0 has a period of at least ~2630.354, which is then its deadline; its bound then: 54.7 % own kernels, 41.8 % interference of c1, 2.5 % own kernels beyond their time alone, ...
with any carve-out of these kernels (carveout: unknown): c1 has no bound
gpurta advise chains.json tries changes of the file

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9)
- host steps end within their stated times, whatever else runs
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for b; 16 KiB for c; 32 KiB for a, b (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)
- a job that is released while the one before it is not complete begins when that one ends, as in one stream
- the search ended before all its runs, which take long: what was observed is right, but may be short, or missing; with a larger --search (option search) it goes on
- no shared memory given for c0/a, c0/b, c1/b and c1/c: taken to use none (key shared_memory)
- no stream given for c0 and c1: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for c0 and c1: taken to be the period (key deadline)
- no jitter given for c1: taken as 0, no two releases closer than the period (key jitter)
- times without a unit are in ms (key time_unit)
[1]
