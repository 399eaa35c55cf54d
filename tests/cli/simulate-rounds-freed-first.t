-- file program.yaml --
platform: {base: cc-8.0, sms: 4, copy_engines: 2, sm_order: even-then-odd, resident_grids: 3, resident_grid_limit: false, block_pairs: false}
operations:
  - {kernel: o0, blocks: 5, wcet: 3, release: 46, threads: 1024, registers: 24}
  - {kernel: o1, blocks: 127, wcet: 5/2, release: 5, threads: 512, registers: 16, shared_memory: 1024, stream: "s1"}
  - {kernel: o2, blocks: 10, wcet: 4/3, release: 2, threads: 32, registers: 72}
  - {kernel: o3, blocks: 2, wcet: 1, release: 10, threads: 33, registers: 128, shared_memory: 16384, local_memory: 3, stream: "s1"}
  - {copy: o4, duration: 1, release: 1, direction: d2h, stream: "s4"}
  - {kernel: o5, blocks: 7, wcet: 19, release: 1/3, threads: 768, after_launch: o0, delay: 6}
  - {kernel: o6, blocks: 81, wcet: 3, release: 1/3, threads: 768, shared_memory: 49152, stream: "s3"}
streams:
  "s1": {priority: 1, blocking: true}
  "s4": {priority: 1, blocking: true}
  "s3": {priority: 0, blocking: true}

-- case blocks --
found by ./dev referee: rounds that freed the SMs in another order were stepped over, and o5 started at 52
$ gpurta simulate program.yaml
platform cc-8.0 with sms 4, copy_engines 2, its own sm_order, resident_grids 3 (built in: 128), U2, U7 off; placement most-room; rules U1 U3 U4 U5 U6 U8 U9; times in ms

operation  stream  blocks    release       start  completion   response
o0         -            5  46.000000  ~47.833334    ~50.8334   ~4.83334
o1         s1         127   5.000000  ~30.333334    ~53.3334  ~48.33334
o2         -           10   2.000000  ~30.333334    ~31.6667  ~29.66667
o3         s1           2  10.000000  ~72.333334    ~73.3334  ~63.33334
o4         s4        copy   1.000000    1.000000      2.0000    1.00000
o5         -            7  52.000000  ~52.833334    ~72.3334  ~20.33334
o6         s3          81  ~0.333334   ~0.333334    ~33.3334   33.00000

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- U5: SMs that are not empty keep their carve-out; carve-out computed as the driver chooses it: 8 KiB for o0, o1, o5; 32 KiB for o2; 100 KiB for o6; 164 KiB for o3 (key carveout)
- no registers given for o5 and o6: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for o0, o2 and o5: taken to use none (key shared_memory)
- no stream given for o0, o2 and o5: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- priorities of streams beyond CUDA's 0 to -5, as 1 of s1, are taken as they are: a GPU clamps them (key priority)
- times without a unit are in ms (key time_unit)
- platform cc-8.0 with sms 4, copy_engines 2, its own sm_order, resident_grids 3 (built in: 128), U2, U7 off
- not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block
- rules measured on other GPUs alone: ...
2> program.yaml:11:10: note: priority: CUDA's lowest is 0, and a GPU would run the stream at 0; it is taken as 1 here, below all that have 0
2> program.yaml:11:3: note: priority: other streams outside of CUDA's range, taken as they are, too: 1
