-- file u10.yaml --
# test9 on an RTX 2080 Ti (U10): with equal times K2 ends at 3, measured about 4.
time_unit: s
platform: rtx-2080-ti
kernels:
  - {name: K1, stream: s1, blocks: 272, threads: 320, registers: 41, wcet: 1, deadline: 5/2}
  - {name: K2, stream: s2, blocks: 272, threads: 352, registers: 41, wcet: 1, release: 10us, deadline: 7/2}

-- case alone --
$ gpurta simulate u10.yaml --runs 3
2> gpurta: --runs needs --jitter
[2]

-- case csv --
$ gpurta simulate u10.yaml --jitter 335us --runs 3 --format csv
name,least,median,largest,largest_seed,missed,time_unit,assumptions
K1,819363413/409600000,1638735469/819200000,819373731/409600000,3,0,s,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | every block takes its wcet and, by chance, up to --jitter longer, and every copy its duration: other times may give other runs, and longer ones | U5: SMs that are not empty keep their carve-out; carve-out computed as the driver chooses it: 32 KiB for K1, K2 (key carveout) | no shared memory given for K1 and K2: taken to use none (key shared_memory) | not confirmed of this GPU by any source: number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
K2,1638677849/409600000,409673499/102400000,819353497/204800000,2,3,s,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | every block takes its wcet and, by chance, up to --jitter longer, and every copy its duration: other times may give other runs, and longer ones | U5: SMs that are not empty keep their carve-out; carve-out computed as the driver chooses it: 32 KiB for K1, K2 (key carveout) | no shared memory given for K1 and K2: taken to use none (key shared_memory) | not confirmed of this GPU by any source: number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
[1]

-- case equal --
$ gpurta simulate u10.yaml
platform rtx-2080-ti; placement most-room; rules U1 U2 U3 U4 U5 U6 U7 U8 U9; times in s

operation  stream  blocks  release  start  completion  response  deadline  verdict
K1         s1         272  0.00000      0           2   2.00000       2.5  met
K2         s2         272  0.00001      1           3   2.99999       3.5  met

every deadline is met in this simulation; no bound: gpurta bound; rules not measured on this GPU

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- U5: SMs that are not empty keep their carve-out; carve-out computed as the driver chooses it: 32 KiB for K1, K2 (key carveout)
- no shared memory given for K1 and K2: taken to use none (key shared_memory)
- not confirmed of this GPU by any source: number of copy engines (taken as one)
- rules measured on other GPUs alone: ...

-- case json --
$ gpurta simulate u10.yaml --jitter 335us --runs 3 --seed 7 --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "simulate",
  "time_unit": "s",
  "runs": 3,
  "jitter": "335us",
  "seed": 7,
  "of": "completion",
  "proves": "these runs only",
  "operations": [
    {"name": "K1", "least": "1638740293/819200000", "median": "1638741499/819200000", "largest": "1638751147/819200000", "largest_seed": 9, "missed": 0},
    {"name": "K2", "least": "819338221/204800000", "median": "81934941/20480000", "largest": "819352023/204800000", "largest_seed": 8, "missed": 3}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "every block takes its wcet and, by chance, up to --jitter longer, and every copy its duration: other times may give other runs, and longer ones",
    "U5: SMs that are not empty keep their carve-out; carve-out computed as the driver chooses it: 32 KiB for K1, K2 (key carveout)",
    "no shared memory given for K1 and K2: taken to use none (key shared_memory)",
    "not confirmed of this GPU by any source: number of copy engines (taken as one)",
    "rules measured on other GPUs alone: ..."
  ],
  "notes": []
}
[1]

-- case limit-ends-runs --
$ gpurta simulate u10.yaml --jitter 335us --runs 30 --limit 20000 --format csv
name,least,median,largest,largest_seed,missed,time_unit,assumptions
K1,819363413/409600000,1638740293/819200000,1638750879/819200000,5,0,s,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | every block takes its wcet and, by chance, up to --jitter longer, and every copy its duration: other times may give other runs, and longer ones | U5: SMs that are not empty keep their carve-out; carve-out computed as the driver chooses it: 32 KiB for K1, K2 (key carveout) | no shared memory given for K1 and K2: taken to use none (key shared_memory) | not confirmed of this GPU by any source: number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
K2,1638677849/409600000,3277391543/819200000,819353497/204800000,2,7,s,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | every block takes its wcet and, by chance, up to --jitter longer, and every copy its duration: other times may give other runs, and longer ones | U5: SMs that are not empty keep their carve-out; carve-out computed as the driver chooses it: 32 KiB for K1, K2 (key carveout) | no shared memory given for K1 and K2: taken to use none (key shared_memory) | not confirmed of this GPU by any source: number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
2> gpurta: note: the limit ended the runs after 7 of 30; --limit N allows more
[1]

-- case limit-before-one-run --
$ gpurta simulate u10.yaml --jitter 335us --runs 30 --limit 1000
2> gpurta: note: --limit N allows more
2> gpurta: more instants, events or delays than the limit of 1000
[2]

-- case of-one --
$ for option in --blocks --explain '--svg x.svg' '--export-examiner x'; do gpurta simulate u10.yaml --jitter 1ms --runs 2 $option; done
2> gpurta: --blocks: is of one run; --jitter with the --seed of a run, without --runs
2> gpurta: --explain: is of one run; --jitter with the --seed of a run, without --runs
2> gpurta: --svg: is of one run; --jitter with the --seed of a run, without --runs
2> gpurta: --export-examiner: is of one run; --jitter with the --seed of a run, without --runs
[2]

-- case one --
$ gpurta simulate u10.yaml --jitter 335us --seed 3
platform rtx-2080-ti; placement most-room; rules U1 U2 U3 U4 U5 U6 U7 U8 U9; times in s

operation  stream  blocks  release     start  completion  response  deadline  verdict
K1         s1         272  0.00000   0.00000    ~2.00043  ~2.00043       2.5  met
K2         s2         272  0.00001  ~1.00012    ~4.00072  ~4.00071       3.5  MISSED

a deadline is missed in this simulation; no bound: gpurta bound; rules not measured on this GPU
K2 is late by ~0.500708: of its ~4.00071, ~1.00031 waiting: a sub-partition is full, ~1.00031 in its last block, ~1.00011 behind K1, ...

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block takes its wcet and, by chance, up to --jitter longer, and every copy its duration: other times may give other runs, and longer ones
- U5: SMs that are not empty keep their carve-out; carve-out computed as the driver chooses it: 32 KiB for K1, K2 (key carveout)
- no shared memory given for K1 and K2: taken to use none (key shared_memory)
- not confirmed of this GPU by any source: number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
[1]

-- case table --
$ gpurta simulate u10.yaml --jitter 335us --runs 20
platform rtx-2080-ti; 20 runs, blocks up to 335us longer, seeds from 1; completions in s

operation     least    median   largest  seed of it  missed
K1         ~2.00040  ~2.00042  ~2.00045          20       0
K2         ~4.00066  ~4.00071  ~4.00075           2      20

in these runs; no bound: gpurta bound

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block takes its wcet and, by chance, up to --jitter longer, and every copy its duration: other times may give other runs, and longer ones
- U5: SMs that are not empty keep their carve-out; carve-out computed as the driver chooses it: 32 KiB for K1, K2 (key carveout)
- no shared memory given for K1 and K2: taken to use none (key shared_memory)
- not confirmed of this GPU by any source: number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
[1]
