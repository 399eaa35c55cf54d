A loop anywhere in a profile becomes a chain; what is done once is left out, which the file says and bound obeys.

-- prepare --
python3 - <<'END'
head = ('"Start","Duration","Grid X","Grid Y","Grid Z","Block X","Block Y","Block Z","Registers Per Thread","Static SMem","Dynamic SMem",'
        '"Size","Device","Context","Stream","Name"\nus,us,,,,,,,,B,B,B,,,,\n')
def kernel(start, time, name, blocks=1, stream=13):
    return '%s,%s,%d,1,1,256,1,1,32,0,0,,"GPU (0)","1","%d","%s"\n' % (start, time, blocks, stream, name)
def copy(start, time, name="[CUDA memcpy HtoD]", size=4096, stream=13):
    return '%s,%s,,,,,,,,,,%d,"GPU (0)","1","%d","%s"\n' % (start, time, size, stream, name)
def loop(first, jobs, extra=0):
    return "".join(kernel(first + 100 * n, 20 + extra, "detect", 40) + kernel(first + 100 * n + 30, 10, "track") for n in range(jobs))
def write(name, text):
    open(name, "w").write(head + text)
write("loop.csv", copy(0, 50) + kernel(60, 900, "warm up") + loop(1000, 5) + kernel(1600, 5, "evaluate") + loop(1700, 4) + copy(2200, 7, "[CUDA memcpy DtoH]"))
write("all.csv", loop(0, 6))
write("longer.csv", loop(0, 6, 4))
write("managed.csv", "".join(kernel(100 * n, 50, "touch") + copy(100 * n + 1, 2, "[Unified Memory Memcpy HtoD]", stream=0) for n in range(4)))
import json
def marked(name, extra):
    """A PyTorch program whose steps are marked, and work that is not: (start, time, name)."""
    events, n = [], 0
    for thread, own in ((1, [(100 * j + 5, 40, "detect") for j in range(5)] + extra), (2, [(200 * j + 13, 50, "track") for j in range(3)] + [(700, 300, "save")])):
        for at, time, what in own:
            n += 1
            events.append(dict(ph="X", cat="cuda_runtime", name="cudaLaunchKernel", pid=7, tid=thread, ts=at, dur=1, args={"correlation": n}))
            args = {"device": 0, "context": 1, "stream": 12 + thread, "correlation": n}
            args.update({"bytes": 4096} if what[0] == "M" else {"grid": [4, 1, 1], "block": [64, 1, 1], "registers per thread": 32, "shared memory": 0})
            events.append(dict(ph="X", cat="gpu_memcpy" if what[0] == "M" else "kernel", name=what, pid=0, tid=12 + thread, ts=at + 2, dur=time, args=args))
            if what in ("detect", "track"):
                events.append(dict(ph="X", cat="user_annotation", name=what + "s", pid=7, tid=thread, ts=at - 3, dur=8))
    json.dump({"deviceProperties": [{"id": 0, "name": "GPU", "computeMajor": 8, "computeMinor": 0, "numSms": 4}], "traceEvents": events}, open(name, "w"))
marked("twice.json", [(600, 30, "Memcpy DtoH"), (650, 30, "Memcpy DtoH")])
marked("every.json", [(100 * j + 50, 30, "Memcpy DtoH") for j in (0, 2, 4)])
def early(name, major, copy, threads=2):
    """Threads whose jobs are a kernel and a copy that is launched at once behind it, before it is ready; or when it is."""
    events, n = [], 0
    for thread in range(threads):
        for j in range(5):
            at = 200 * j + 100 * thread
            for what, launch, start, time in (("detect", at, at + 2, 40), ("Memcpy DtoH", at + copy, at + 45, 10)):
                n += 1
                events.append(dict(ph="X", cat="cuda_runtime", name="cudaLaunchKernel", pid=7, tid=thread, ts=launch, dur=1, args={"correlation": n}))
                args = {"device": 0, "context": 1, "stream": 12 + thread, "correlation": n}
                args.update({"bytes": 4096} if what[0] == "M" else {"grid": [4, 1, 1], "block": [64, 1, 1], "registers per thread": 32, "shared memory": 0})
                events.append(dict(ph="X", cat="gpu_memcpy" if what[0] == "M" else "kernel", name=what, pid=0, tid=12 + thread, ts=start, dur=time, args=args))
    json.dump({"deviceProperties": [{"id": 0, "name": "GPU", "computeMajor": major, "computeMinor": 2 if major == 6 else 0, "numSms": 4}], "traceEvents": events}, open(name, "w"))
early("early.json", 8, 2)
early("ready.json", 8, 43)
early("tx2.json", 6, 2)
early("alone.json", 8, 2, 1)
write("engines.csv", "".join(copy(100 * n, 60, stream=13) + copy(100 * n + 30, 50, "[CUDA memcpy DtoH]", stream=14) for n in range(4)))
END

-- case loop --
$ gpurta convert loop.csv --to chains --platform cc-8.0 --sms 2
# From a profile: nvprof. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: {base: cc-8.0, sms: 2} # GPU
chains:
  - name: "detect"
    period: 0.1 # shortest of 8 distances of releases, the longest is 0.3; so no jitter
    closed: true # when it was launched is not known: a release is a start on the GPU, behind the job before in its stream; without a key deadline it has none
    # 9 jobs, all alike
    observed: 0.04 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.01} # longest time that an operation began after what it waits for
      - {kernel: "detect", stream: s13, blocks: [40, 1, 1], threads: [256, 1, 1], registers: 32, wcet: 1/150} # largest of 9, shared among 3 rounds
      - {kernel: "track", stream: s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, wcet: 0.01} # largest of 9
left_out: {operations: 4, time: 0.962, share: 78.09%, within: 1.82%} # in no bound: 4 of 22 operations, 78.09% of the GPU's time, repeat in no chain
2> gpurta: loop.csv: 4 of 22 operations, 78.09% of the GPU's time, repeat in no chain: their interference is in no bound
2> gpurta: loop.csv: nvprof; device 0: 20 kernels, 2 copies, 0 memsets
2> gpurta:   1.232 ms of 1.232 ms of GPU time are explained
2> gpurta:   launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case loop-bound --
$ gpurta convert loop.csv --to chains --platform cc-8.0 --sms 2 -o s.yaml 2>/dev/null
> gpurta bound s.yaml
platform cc-8.0 with sms 2; times in ms

chain   bound  observed  deadline  verdict
detect   0.04      0.04         -  unknown

chain   step           kind    jitter  bound  observed  finish
detect  launches#host  host      0.00   0.01      0.01    0.01
detect  detect         kernel    0.01   0.02      0.02    0.03
detect  track          kernel    0.03   0.01      0.01    0.04

unknown: 78.09% of the profile's GPU time is in no chain; rules not measured on this GPU
--ignore-left-out gives the answer without that

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- a closed chain is released when its job before is complete, not before (key closed)
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- host steps end within their stated times, whatever else runs
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for detect, track (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- times are the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed (key times)
- no shared memory given for detect and track: taken to use none (key shared_memory)
- platform cc-8.0 with sms 2
[1]

-- case loop-bound-ignore --
$ gpurta convert loop.csv --to chains --platform cc-8.0 --sms 2 -o s.yaml 2>/dev/null
> gpurta bound s.yaml --ignore-left-out --search 0 --format csv
name,bound,observed,deadline,verdict,meets_deadline,time_unit,assumptions
detect,1/25,,,schedulable,true,ms,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | a closed chain is released when its job before is complete, not before (key closed) | no block, copy or host step takes longer than its wcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | host steps end within their stated times, whatever else runs | U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain | U3: warps are dealt to sub-partitions in turn | U4: shared memory of a block is one piece, the first that fits | U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for detect, track (key carveout) | U6: the pool of local memory has grown before to what the kernels need | not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
2> s.yaml:20:1: note: left_out is left out, as --ignore asks

-- case loop-certificate --
$ gpurta convert loop.csv --to chains --platform cc-8.0 --sms 2 -o s.yaml 2>/dev/null
> gpurta bound s.yaml --ignore-left-out --search 0 --format csv --certificate c.json >/dev/null 2>&1
> gpurta verify s.yaml c.json
accepted: bound: 1 chains, 1 with a bound, schedulable, without the file's left_out; under the assumptions that gpurta bound prints; made_by is not checked

-- case blocks-unequal --
$ gpurta convert all.csv --to chains --platform cc-8.0 --sms 2 --blocks unequal 2>/dev/null
# From a profile: nvprof. Recurrent chains, as far as launches repeated.
# wcet of a block is all of its kernel's duration.
# launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
time_unit: ms
times: "the largest that were observed, which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: {base: cc-8.0, sms: 2} # GPU
chains:
  - name: "detect"
    period: 0.1 # shortest of 5 distances of releases, the longest is 0.1; so no jitter
    closed: true # when it was launched is not known: a release is a start on the GPU, behind the job before in its stream; without a key deadline it has none
    # 6 jobs, all alike
    observed: 0.04 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.01} # longest time that an operation began after what it waits for
      - {kernel: "detect", stream: s13, blocks: [40, 1, 1], threads: [256, 1, 1], registers: 32, wcet: 0.02} # largest of 6
      - {kernel: "track", stream: s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, wcet: 0.01} # largest of 6

-- case runs --
$ gpurta convert all.csv longer.csv --runs --to chains --platform cc-8.0 --sms 2 2>/dev/null
# From a profile: nvprof, 2 runs. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: {base: cc-8.0, sms: 2} # GPU
chains:
  - name: "detect"
    period: 0.1 # shortest of 10 distances of releases, the longest is 0.1; so no jitter
    closed: true # when it was launched is not known: a release is a start on the GPU, behind the job before in its stream; without a key deadline it has none
    # 12 jobs, all alike
    observed: 0.04 # longest time from a release to the end of its job
    steps:
      - {kernel: "detect", stream: s13, blocks: [40, 1, 1], threads: [256, 1, 1], registers: 32, wcet: 0.008} # largest of 12, shared among 3 rounds; durations: median 0.024, 90% 0.024, 99% 0.024, largest 0.024
      - {host: "launches#host", wcet: 0.03, after: []} # longest time from the release until what follows began, less the host steps before
      - {kernel: "track", stream: s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, wcet: 0.01, after: ["detect", "launches#host"]} # largest of 12; durations: median 0.01, 90% 0.01, 99% 0.01, largest 0.01

-- case runs-not-said --
$ gpurta convert all.csv longer.csv --to chains --platform cc-8.0 --sms 2
2> gpurta: convert: unexpected argument "longer.csv": one file, or with --runs at most 256
[2]

-- case runs-as-scenario --
$ gpurta convert all.csv longer.csv --runs --platform cc-8.0 --sms 2
2> gpurta: --runs: several runs become chains (--to chains), not one run
[2]

-- case closed --
A thread that waits for each job: with a wait in one less, it does not.
$ waiting() { sed 's/"traceEvents": \[/&'"$(for at in $*; do printf '{"ph": "X", "cat": "cuda_runtime", "name": "cudaStreamSynchronize", "pid": 7, "tid": 1, "ts": %s, "dur": 38, "args": {}}, ' $at; done)"'/' twice.json; }
> waiting 10 110 210 310 > some.json
> waiting 10 110 210 > fewer.json
> gpurta convert some.json --to chains 2>/dev/null | grep -A 3 'name: "detects"'
> gpurta convert fewer.json --to chains 2>/dev/null | grep closed
> gpurta convert some.json --to chains --period periodic 2>/dev/null | grep closed
  - name: "detects"
    period: 0.1 # shortest of 4 distances of releases, the longest is 0.1; so no jitter
    closed: true # its thread waits for all work of a job before the next release; without a key deadline it has none
    # 5 jobs, all alike

-- case closed-bound --
Jobs of a closed chain never meet: it has a bound above its period. Without the key it has none.
$ printf 'platform: {slots: 2, copy_engines: 1}\nchains:\n- {name: a, period: 3, deadline: 20, closed: true, steps: [{kernel: k, blocks: 2, wcet: 2, stream: s1}, {copy: c, duration: 3, stream: s2}, {host: h, wcet: 1}]}\n- {name: b, period: 40, steps: [{kernel: m, blocks: 3, wcet: 1}]}\n' > s.yaml
> sed 's/closed: true, //' s.yaml | gpurta bound - --search 0 | sed -n '3,5p'
> gpurta bound s.yaml --certificate c.json | sed -n '3,5p; /^- a closed/p'
> gpurta verify s.yaml c.json
chain  bound  observed  deadline  verdict
a          -         -        20  unknown
b          -         -        40  unknown
chain  bound  observed  deadline  verdict
a          8         8        20  met
b          4         4        40  met
- a closed chain is released when its job before is complete, not before (key closed)
accepted: bound: 2 chains, 2 with a bound, schedulable; under the assumptions that gpurta bound prints; made_by is not checked

-- case done-twice --
Two copies after a loop that is marked are no chain of their own and no step of its last job; a range begins before its launch,
also where less than half of the thread's time is in ranges.
$ gpurta convert twice.json --to chains 2>/dev/null | sed '1,/^chains:/d'
  - name: "detects"
    period: 0.1 # shortest of 4 distances of releases, the longest is 0.1; so no jitter
    # 5 jobs, all alike
    observed: 0.045 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.005} # longest time of a job in which nothing ran on the GPU
      - {kernel: "detect", stream: s13, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.04} # largest of 5
  - name: "tracks"
    period: 0.2 # shortest of 2 distances of releases, the longest is 0.2; so no jitter
    # 3 jobs, all alike
    observed: 0.055 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.003} # longest time from the release to the last launch
      - {kernel: "track", stream: s14, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.05} # largest of 3
left_out: {operations: 3, time: 0.36, share: 50.71%, within: 0%} # in no bound: 3 of 11 operations, 50.71% of the GPU's time, repeat in no chain

-- case done-in-every-second-job --
$ gpurta convert every.json --to chains 2>/dev/null | sed '1,/^chains:/d'
  - name: "detects"
    period: 0.1 # shortest of 4 distances of releases, the longest is 0.1; so no jitter
    # 5 jobs, that differ: of each launch as many as any job has; with 1 other, which share a stream or wait for each other's: all that is launched between two releases
    observed: 0.08 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.01} # longest time that an operation began after what it waits for
      - {kernel: "detect", stream: s13, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.04} # largest of 5
      - {copy: "copy", stream: s13, duration: 0.03, direction: d2h} # largest of 3
  - name: "tracks"
    period: 0.2 # shortest of 2 distances of releases, the longest is 0.2; so no jitter
    # 3 jobs, all alike
    observed: 0.055 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.003} # longest time from the release to the last launch
      - {kernel: "track", stream: s14, blocks: [4, 1, 1], threads: [64, 1, 1], registers: 32, wcet: 0.05} # largest of 3
left_out: {operations: 1, time: 0.3, share: 40.55%, within: 0%} # in no bound: 1 of 12 operations, 40.55% of the GPU's time, repeats in no chain

-- case managed-memory --
$ gpurta convert managed.csv --to chains --platform cc-8.0 --sms 2
# From a profile: nvprof. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
# 4 migrations of managed memory, 16,384 bytes in 8 us: no launch, but time of the kernel in which it happens, if in any
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: {base: cc-8.0, sms: 2} # GPU
chains:
  - name: "touch"
    period: 0.1 # shortest of 3 distances of releases, the longest is 0.1; so no jitter
    closed: true # when it was launched is not known: a release is a start on the GPU, behind the job before in its stream; without a key deadline it has none
    # 4 jobs, all alike
    observed: 0.05 # longest time from a release to the end of its job
    steps:
      - {kernel: "touch", stream: s13, blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, wcet: 0.05} # largest of 4
2> gpurta: managed.csv: nvprof; device 0: 4 kernels, 0 copies, 0 memsets
2> gpurta:   200 us of 200 us of GPU time are explained
2> gpurta:   launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
2> gpurta:   4 migrations of managed memory, 16,384 bytes in 8 us: no launch, but time of the kernel in which it happens, if in any
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case two-engines --
$ gpurta convert engines.csv --to chains --platform jetson-tx2 2>/dev/null
# From a profile: nvprof. Recurrent chains, as far as launches repeated.
# wcet of a block is its kernel's duration shared among its rounds of blocks, as equal blocks
# take at most; --blocks unequal has all of it.
# launch times, priorities and the platform's limits are not in such files: the start on the GPU stands for a launch; the limits come of --platform NAME
# copies overlap, which takes two copy engines; jetson-tx2 has one: two are written
time_unit: ms
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed; priorities of streams are unknown: taken as equal"
platform: {base: jetson-tx2, sms: 2, copy_engines: 2} # GPU
chains:
  - name: "copy"
    period: 0.1 # shortest of 3 distances of releases, the longest is 0.1; so no jitter
    closed: true # when it was launched is not known: a release is a start on the GPU, behind the job before in its stream; without a key deadline it has none
    # 4 jobs, all alike
    observed: 0.06 # longest time from a release to the end of its job
    steps:
      - {copy: "copy", stream: s13, duration: 0.06, direction: h2d} # largest of 4
  - name: "copy#2"
    period: 0.1 # shortest of 3 distances of releases, the longest is 0.1; so no jitter
    closed: true # when it was launched is not known: a release is a start on the GPU, behind the job before in its stream; without a key deadline it has none
    # 4 jobs, all alike
    observed: 0.05 # longest time from a release to the end of its job
    steps:
      - {copy: "copy", stream: s14, duration: 0.05, direction: d2h} # largest of 4

-- case refuted --
$ cat > s.yaml <<'END'
> platform: {slots: 2}
> chains: [{name: c, period: 10, observed: 3, steps: [{kernel: k, blocks: 2, wcet: 2}]}, {name: d, period: 20, steps: [{copy: k2, duration: 1}]}]
> END
> gpurta bound s.yaml --search 0
platform slots; times in ms

chain  bound  observed  deadline  verdict
c          -         -        10  unknown
d          1         -        20  met

chain  step  kind    jitter  bound  observed  finish
c      k     kernel       0      -         -       -
d      k2    copy         0      1         -       1

unknown: refuted by the profile: the bound of chain c is below what was measured
no bound of c: refuted by the profile: a longer response was measured (key observed)
used, if every kernel ran alone: slots 20.0 %, copy engine 5.0 %
gpurta advise s.yaml tries changes of the file

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready
- no stream given for c and d: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for c and d: taken to be the period (key deadline)
- no jitter given for c and d: taken as 0, no two releases closer than the period (key jitter)
- times without a unit are in ms (key time_unit)
[1]

-- case once --
$ printf '"Start","Duration","Grid X","Grid Y","Grid Z","Block X","Block Y","Block Z","Stream","Name"\nus,us,,,,,,,,\n1,20,40,1,1,256,1,1,13,"detect"\n' > once.csv
> gpurta convert once.csv --to chains --platform cc-8.0 --sms 2 -o s.yaml 2>/dev/null
> tail -n 6 s.yaml
> gpurta bound s.yaml --format json
  - name: "detect"
    period: unknown # nothing repeats in the profile: write the least distance of releases
    # 1 job
    observed: 0.02 # longest time from a release to the end of its job
    steps:
      - {kernel: "detect", stream: s13, blocks: [40, 1, 1], threads: [256, 1, 1], wcet: 1/150} # largest of 1, shared among 3 rounds
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "bound",
  "time_unit": "ms",
  "verdict": "unknown",
  "reason": "the period of chain detect is unknown: write the least distance of its releases",
  "chains": [
    {"name": "detect", "bound": "1/50", "smallest_period": "1/50", "meets_deadline": null}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "releases of a chain are at least its period apart, and come in order, at most its jitter late",
    "no block, copy or host step takes longer than its wcet, whatever runs beside it",
    "blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits",
    "what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out",
    "U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain",
    "U3: warps are dealt to sub-partitions in turn",
    "U4: shared memory of a block is one piece, the first that fits",
    "U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for detect (key carveout)",
    "U6: the pool of local memory has grown before to what the kernels need",
    "not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)",
    "rules measured on other GPUs alone: ...",
    "kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)",
    "times are the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed (key times)",
    "no shared memory given for detect: taken to use none (key shared_memory)",
    "no deadline given for detect: taken to be the period (key deadline)",
    "no jitter given for detect: taken as 0, no two releases closer than the period (key jitter)",
    "platform cc-8.0 with sms 2"
  ],
  "notes": []
}
[1]

-- case period-mistyped --
$ printf 'platform: {slots: 2}\nchains: [{period: unknwon, steps: [{kernel: k, blocks: 2, wcet: 2}]}]\n' | gpurta bound -
2> <stdin>:2:19: chains[0].period: expected a time above 0, or unknown, found "unknwon"; did you mean "unknown"?
[2]

-- case period-unknown-of-one --
$ printf 'platform: {slots: 2}\nchains: [{name: a, period: 9, steps: [{kernel: k, blocks: 2, wcet: 2}]}, {name: b, period: unknown, steps: [{copy: c, duration: 1}]}]\n' > s.yaml
> gpurta partition s.yaml
name  verdict
a     unknown
b     unknown

unknown: the period of chain b is unknown: write the least distance of its releases
[1]

-- case period-unknown-of-two --
Smallest periods, and that they are: a little less, and a deadline is above its bound.
$ printf 'platform: {slots: 2}\nchains:\n- {name: a, period: 9, steps: [{kernel: k, blocks: 2, wcet: 2}]}\n- {name: b, period: unknown, steps: [{kernel: m, blocks: 4, wcet: 1}]}\n- {name: c, period: unknown, deadline: 20, steps: [{host: h, wcet: 1}, {copy: d, duration: 3}]}\n' > s.yaml
> gpurta bound s.yaml
> sed 's/unknown/4/; s/unknown/40/' s.yaml | gpurta bound - --search 0 | tail -n +3 | head -n 4
> sed 's/unknown/3.9/; s/unknown/40/' s.yaml | gpurta bound - --search 0 | tail -n +3 | head -n 4
platform slots; times in ms

name  bound  smallest period  verdict
a         4                -  unknown
b         4                4  unknown
c         4                4  unknown

unknown: the period of chain b is unknown: write the least distance of its releases
bound: releases of chains without a period are four times the longest bound apart, or more; smallest period:
with it every bound is within its deadline, others without a period as before

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready
- host steps end within their stated times, whatever else runs
- no stream given for a, b and c: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for a and b: taken to be the period (key deadline)
- no jitter given for a, b and c: taken as 0, no two releases closer than the period (key jitter)
- times without a unit are in ms (key time_unit)
chain  bound  observed  deadline  verdict
a          4         -         9  met
b          4         -         4  met
c          4         -        20  met
chain  bound  observed  deadline  verdict
a          4         -       9.0  met
b          4         -       3.9  unknown
c          -         -      20.0  unknown
[1]

-- case period-unknown-json --
$ printf 'platform: {slots: 2}\nchains: [{name: a, period: unknown, steps: [{kernel: k, blocks: 3, wcet: 1/3}]}]\n' | gpurta bound - --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "bound",
  "time_unit": "ms",
  "verdict": "unknown",
  "reason": "the period of chain a is unknown: write the least distance of its releases",
  "chains": [
    {"name": "a", "bound": "2/3", "smallest_period": "2/3", "meets_deadline": null}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "releases of a chain are at least its period apart, and come in order, at most its jitter late",
    "no block, copy or host step takes longer than its wcet, whatever runs beside it",
    "blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits",
    "what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out",
    "no deadline given for a: taken to be the period (key deadline)",
    "no jitter given for a: taken as 0, no two releases closer than the period (key jitter)",
    "times without a unit are in ms (key time_unit)"
  ],
  "notes": []
}
[1]

-- case refuted-path --
A path through a chain that the profile refutes has no bound either; --exact says no more.
$ printf 'platform: {slots: 2}\nchains: [{name: c, period: 10, release: periodic, observed: 3, steps: [{kernel: k, blocks: 2, wcet: 2}]}]\npaths: [{name: p, through: [c], deadline: 50}]\n' > s.yaml
> gpurta bound s.yaml --exact --explain | sed '/^assumptions/,$d'
> gpurta bound s.yaml --search 0 --certificate c.json >/dev/null; gpurta verify s.yaml c.json
platform slots; times in ms

chain  bound  observed  deadline  verdict
c          -         2        10  unknown

chain  step  kind    jitter  bound  observed  finish
c      k     kernel       0      -         2       -

path  reaction  observed  age  observed  deadline  verdict
p            -        12    -         2        50  unknown

c, end to end: no bound: refuted by the profile: a longer response was measured (key observed)

p, from an event to its effect: no bound: refuted by the profile: a longer response was measured (key observed)
  10  the event waits for the next job of c: the distance of its releases

unknown: refuted by the profile: the bound of chain c is below what was measured
no reaction time of path p: refuted by the profile: a longer response was measured (key observed)
no bound of c: refuted by the profile: a longer response was measured (key observed)
used, if every kernel ran alone: slots 20.0 %
gpurta advise s.yaml tries changes of the file

accepted: bound: 1 chains, 0 with a bound, unknown; under the assumptions that gpurta bound prints; made_by is not checked

-- case refuted-priority --
Nor is it shown what that bound would be without the priority of another chain.
$ printf 'platform: {slots: 2}\nstreams: {h: {priority: high}}\nchains: [{name: c, period: 30, observed: 5, steps: [{kernel: k, blocks: 2, wcet: 2}]}, {name: d, period: 40, stream: h, steps: [{kernel: k2, blocks: 4, wcet: 1}]}]\n' > s.yaml
> gpurta bound s.yaml --search 0 --sensitivity | grep '^without'
> sed 's/observed: 5/observed: 6/' s.yaml | gpurta bound - --search 0 --sensitivity | grep '^without'
without the priority of d: c 4 in place of 5; schedulable
without the priority of d: no other bounds; unknown: refuted by the profile: the bound of chain c is below what was measured
[1]

-- case period-unknown-refuted --
$ printf 'platform: {slots: 2}\nchains: [{name: a, period: unknown, observed: 3, steps: [{kernel: k, blocks: 3, wcet: 1}]}]\n' > s.yaml
> gpurta bound s.yaml --format csv
> gpurta bound s.yaml
name,bound,smallest_period,meets_deadline,time_unit,verdict,assumptions
a,,,,ms,unknown,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | no deadline given for a: taken to be the period (key deadline) | no jitter given for a: taken as 0, no two releases closer than the period (key jitter) | times without a unit are in ms (key time_unit)"
platform slots; times in ms

name  bound  smallest period  verdict
a         -                -  unknown

unknown: the period of chain a is unknown: write the least distance of its releases
no bound of a: refuted by the profile: a longer response was measured (key observed)
bound: releases of chains without a period are four times the longest bound apart, or more; smallest period:
with it every bound is within its deadline, others without a period as before

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- no deadline given for a: taken to be the period (key deadline)
- no jitter given for a: taken as 0, no two releases closer than the period (key jitter)
- times without a unit are in ms (key time_unit)
[1]

-- case early-copies --
A copy behind a kernel in its stream keeps its engine from the other thread's copies until the kernel has ended (U9), which no
bound counts. Not where it is launched when the kernel has ended, on a TX2, or where no other stream has copies.
$ for f in early ready tx2 alone; do gpurta convert $f.json --to chains -o $f.yaml 2>/dev/null; grep -c left_out $f.yaml; gpurta bound $f.yaml --search 0 | grep -A1 -E '^(un)?(schedulable|known)'; done; grep left_out early.yaml
1
unknown: copies that others hold up, launched before they are ready (10, U9), count in no bound; rules not measured on this GPU
--ignore-left-out gives the answer without that
0
schedulable: every bound is within its deadline; rules not measured on this GPU
with any carve-out of these kernels (carveout: unknown): p7t0 0.105, p7t1 0.105
0
schedulable: every bound is within its deadline

0
schedulable: every bound is within its deadline; rules not measured on this GPU

left_out: {operations: 0, time: 0, share: 0%, within: 0%, held_up: 10} # in no bound: copies that are launched before they are ready and may hold up 10 of other streams (U9), as they did 0: 10

-- case held-up --
$ printf 'platform: {slots: 2}\nchains: [{period: 9, steps: [{kernel: k, blocks: 2, wcet: 2}]}]\nleft_out: {operations: 0, share: 0%%, held_up: 2}\n' | gpurta bound - | sed -n '/unknown/p'
c1         2         2         9  unknown
unknown: copies that others hold up, launched before they are ready (2, U9), count in no bound
[1]

-- case share-mistakes --
$ for share in 101% 5 x% 5ms% %; do printf '%s: ' "$share"; printf 'platform: {slots: 2}\nchains: [{period: 9, steps: [{kernel: k, blocks: 2, wcet: 2}]}]\nleft_out: {share: "%s"}\n' "$share" | gpurta bound - 2>&1 | head -n 1; done
101%: <stdin>:3:19: left_out.share: expected a share from 0% to 100%, as in 0.4%, found "101%"
5: <stdin>:3:19: left_out.share: expected a share from 0% to 100%, as in 0.4%, found "5"
x%: <stdin>:3:19: left_out.share: expected a share from 0% to 100%, as in 0.4%, found "x%"
5ms%: <stdin>:3:19: left_out.share: expected a share from 0% to 100%, as in 0.4%, found "5ms%"
%: <stdin>:3:19: left_out.share: expected a share from 0% to 100%, as in 0.4%, found "%"
[2]

-- case apart --
What ran before the first job and after the last is judged apart from the jobs: each chain has a verdict, the file has none.
$ printf 'platform: {slots: 2}\nchains:\n- {name: a, period: 9, steps: [{kernel: k, blocks: 2, wcet: 2}]}\n- {name: b, period: 5, deadline: 3, steps: [{kernel: l, blocks: 2, wcet: 2}]}\nleft_out: {share: 70%%, within: 1%%}\n' > s.yaml
> gpurta bound s.yaml --certificate c.json | sed '/^chain  step/,/^$/d; /^- [^f]/d'
> ls c.json 2>/dev/null
> gpurta bound s.yaml --format json | grep -o '"meets_deadline": [a-z]*\|"reason": "[^"]*"'
> gpurta bound s.yaml --set left_out.within=1.01% 2>/dev/null
> gpurta bound s.yaml --set left_out.held_up=1 2>/dev/null | grep unknown:
> gpurta bound s.yaml --set left_out.opaque=3 2>/dev/null | grep unknown
> gpurta bound s.yaml --set left_out.within=1 2>&1 | sed q
platform slots; times in ms

chain  bound  observed  deadline  verdict
a          4         4         9  met
b          4         4         3  MISSED

b was late with these releases: a at 0, b at 0

unknown: 70% of the profile's GPU time is in no chain; each chain's verdict is of its jobs alone: what ran before the first and after the last is not judged
--ignore-left-out gives the answer without that
b: its bound 4 exceeds its deadline 3: 50.0 % own kernels, 50.0 % interference of a

assumptions:
- from the release of the chains' first job to the end of their last one no other work runs on the GPU (of a profile: at most 1%, key within)
"reason": "70% of the profile's GPU time is in no chain; each chain's verdict is of its jobs alone: what ran before the first and after the last is not judged"
"meets_deadline": true
"reason": "of its jobs alone: what ran before them and after is not judged"
"meets_deadline": false
"reason": "of its jobs alone: what ran before them and after is not judged"
platform slots; times in ms

chain  bound  observed  deadline  verdict
a          4         4         9  unknown
b          4         4         3  unknown

chain  step  kind    jitter  bound  observed  finish
a      k     kernel       0      4         4       4
b      l     kernel       0      4         4       4

unknown: 70% of the profile's GPU time is in no chain
--ignore-left-out gives the answer without that
b: its bound 4 exceeds its deadline 3: 50.0 % own kernels, 50.0 % interference of a

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- no stream given for a and b: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for a: taken to be the period (key deadline)
- no jitter given for a and b: taken as 0, no two releases closer than the period (key jitter)
- times without a unit are in ms (key time_unit)
changed, as asked: left_out.within=1.01%
unknown: 70% of the profile's GPU time is in no chain
a          4         4         9  unknown
b          4         4         3  unknown
unknown: what is in graphs of one row (3 launches) is not known, and in no bound what they and other streams do to each other
s.yaml: --set left_out.within=1: left_out.within: expected a share from 0% to 100%, as in 0.4%, found "1"
2> gpurta: --certificate: nothing is written: 70% of the profile's GPU time is in no chain: --ignore-left-out says so in it
[2]

-- case apart-converted --
$ gpurta convert twice.json --to chains -o s.yaml 2>/dev/null
> gpurta bound s.yaml --format csv | cut -d, -f1-6
> gpurta bound s.yaml | grep unknown:
name,bound,observed,deadline,verdict,meets_deadline
detects,9/200,9/200,1/10,schedulable,true
tracks,,53/1000,1/5,unknown,
unknown: 50.71% of the profile's GPU time is in no chain; each chain's verdict is of its jobs alone: what ran before the first and after the last is not judged; rules not measured on this GPU
- times are the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed; priorities of streams are unknown: taken as equal (key times)
[1]

-- case two-jobs --
Two jobs have one distance, which is no period; three have two.
$ head -n 2 all.csv > two.csv && grep '^[0-9]' all.csv | head -n 4 >> two.csv
> head -n 2 all.csv > three.csv && grep '^[0-9]' all.csv | head -n 6 >> three.csv
> for n in two three; do gpurta convert $n.csv --to chains --platform cc-8.0 --sms 2 -o s.yaml 2>/dev/null; grep -e period: -e jobs s.yaml; gpurta bound s.yaml --search 0 | grep '^[a-z]*: '; done
    period: unknown # two jobs have one distance, 0.1: nothing shows that it recurs: write the least distance of releases
    # 2 jobs, all alike
unknown: the period of chain detect is unknown: write the least distance of its releases
bound: releases of chains without a period are four times the longest bound apart, or more; smallest period:
    period: 0.1 # shortest of 2 distances of releases, the longest is 0.1; so no jitter
    # 3 jobs, all alike
schedulable: every chain has a bound; no deadline is given; rules not measured on this GPU

-- case share-of-other-commands --
What a profile says against bounds is said against divisions and sensitivity, too.
$ printf 'platform: jetson-orin-agx\nchains: [{name: a, observed: 2, period: 9, steps: [{kernel: k, blocks: 2, threads: 32, wcet: 2}]}]\nleft_out: {share: 1.01%%}\n' > s.yaml
> for set in left_out.share=1.01% left_out.share=1%; do for observed in 2 2.01; do
> gpurta partition s.yaml --set $set --set chains.a.observed=$observed 2>/dev/null | grep -e SMs\; -e '^a ' -e '^unknown' -e '^--ig'
> gpurta bound s.yaml --set $set --set chains.a.observed=$observed --sensitivity 2>/dev/null | grep -e 'smallest period' -e '^unknown' ; done; done
platform jetson-orin-agx: 16 SMs; mechanism any; queues separate; times in ms
a      a               -    -      -         -         9  unknown
unknown: 1.01% of the profile's GPU time is in no chain
--ignore left_out gives the answer without that
smallest period             a         unknown
unknown: 1.01% of the profile's GPU time is in no chain; rules not measured on this GPU
platform jetson-orin-agx: 16 SMs; mechanism any; queues separate; times in ms
a      a               -    -      -         -         9  unknown
unknown: 1.01% of the profile's GPU time is in no chain
--ignore left_out gives the answer without that
smallest period             a         unknown
unknown: 1.01% of the profile's GPU time is in no chain; rules not measured on this GPU
platform jetson-orin-agx: 16 SMs; mechanism any; queues separate; times in ms
a      a               2    2      2         2         9  met
every deadline is met with 2 of 16 SMs; 14 are left for best-effort work; as if kernels used no registers (key registers); rules not measured on this GPU
smallest period             a           2.0
platform jetson-orin-agx: 16 SMs; mechanism any; queues separate; times in ms
a      a               -    -      -         -         9  unknown
unknown: refuted by the profile: the bound of chain a is below what was measured
smallest period             a         unknown
unknown: refuted by the profile: the bound of chain a is below what was measured; rules not measured on this GPU
[1]

-- case closed-by-free --
cudaFree waits for what runs: where each job ends so, its chain is closed. cudaFreeAsync, and one that did not wait, say nothing.
$ kernel() { printf '{"ph":"X","cat":"cuda_runtime","name":"cudaLaunchKernel","pid":1,"tid":2,"ts":%s,"dur":1,"args":{"correlation":%s}},' $1 $2; printf '{"ph":"X","cat":"kernel","name":"k","pid":0,"tid":9,"ts":%s,"dur":50,"args":{"device":0,"context":1,"stream":9,"correlation":%s,"grid":[2,1,1],"block":[128,1,1],"registers per thread":32,"shared memory":0}},' $(($1 + 5)) $2; }
> call() { printf '{"ph":"X","cat":"cuda_runtime","name":"%s","pid":1,"tid":2,"ts":%s,"dur":%s},' $1 $2 $3; }
> for free in "cudaFree 60" "cudaFreeAsync 60" "cudaFree 20"; do
>     set -- $free
>     printf '{"deviceProperties":[{"id":0,"name":"GPU","computeMajor":8,"computeMinor":0,"numSms":4,"warpSize":32}],"traceEvents":[%s{}]}' "$(for n in 1 2 3 4; do kernel ${n}00 $n; call $1 ${n}10 $2; done)" > free.json
>     gpurta convert free.json --to chains 2>/dev/null | grep -c closed
> done
1
0
0

-- case launched-ahead --
A thread that does not wait launches faster than the GPU can. In one stream a job begins behind the one before all the same: its times
count from that end. In two streams nothing says so: at that rate no bound exists, which the file says, and what to write.
$ ahead() {
>     printf '{"deviceProperties":[{"id":0,"name":"GPU","computeMajor":8,"computeMinor":0,"numSms":4,"warpSize":32}],"traceEvents":[%s{}]}' "$(
>     for n in 1 2 3 4; do
>         printf '{"ph":"X","cat":"cuda_runtime","name":"cudaLaunchKernel","pid":1,"tid":2,"ts":%s,"dur":1,"args":{"correlation":%s}},' ${n}00 $n
>         printf '{"ph":"X","cat":"kernel","name":"k","pid":0,"tid":9,"ts":%s,"dur":300,"args":{"device":0,"context":1,"stream":9,"correlation":%s,"grid":[2,1,1],"block":[128,1,1],"registers per thread":32,"shared memory":0}},' $((300 * n)) $n
>         [ $1 = 1 ] || printf '{"ph":"X","cat":"cuda_runtime","name":"cudaLaunchKernel","pid":1,"tid":2,"ts":%s,"dur":1,"args":{"correlation":%s}},' ${n}01 ${n}0
>         [ $1 = 1 ] || printf '{"ph":"X","cat":"kernel","name":"l","pid":0,"tid":10,"ts":%s,"dur":300,"args":{"device":0,"context":1,"stream":10,"correlation":%s,"grid":[2,1,1],"block":[128,1,1],"registers per thread":32,"shared memory":0}},' $((300 * n)) ${n}0
>     done)" > ahead.json
>     gpurta convert ahead.json --to chains -o ahead.yaml 2>/dev/null
>     sed -n '/ period: /p; /closed/p; /observed/p; /stream busy/p; /host/p' ahead.yaml
>     gpurta bound ahead.yaml --search 0 | sed -n '4p; /^no bound/p; /^used/p'
> }
> ahead 1; ahead 2
> sed '/observed/d; s/period: 100000/period: 600us/' ahead.yaml | gpurta bound - --search 0 | sed -n 3,4p
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed"
    period: 0.3 # shortest of 3 distances of releases, the longest is 0.5; so no jitter
    closed: true # its thread launches up to 3 jobs ahead, and all are in one stream: a job's times count from the end of what is before it there, or from its release where that is later; launched N jobs ahead, it takes from its release at most N + 1 times its bound; without a key deadline it has none
    observed: 0.5 # longest time from where its times count to the end of its job
      - {host: "launches#host", wcet: 0.2} # longest time of a job in which nothing ran on the GPU
p1t2     0.5         -         -  -
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed; priorities of streams are unknown: taken as equal"
    period: 0.1 # shortest of 3 distances of releases, the longest is 0.1; so no jitter
    # a job keeps a stream busy for up to 0.3, longer than the period: jobs that were launched ahead wait for each other, and at this rate there is no bound: write the period that is wanted, and leave out observed, which is of this rate
    # a job keeps a stream busy for up to 0.3, longer than the period: jobs that were launched ahead wait for each other, and at this rate there is no bound: write the period that is wanted, and leave out observed, which is of this rate
    # a job keeps a stream busy for up to 0.3, longer than the period: jobs that were launched ahead wait for each other, and at this rate there is no bound: write the period that is wanted, and leave out observed, which is of this rate
    observed: 1.1 # longest time from a release to the end of its job
      - {host: "launches#host", wcet: 0.2} # longest time of a job in which nothing ran on the GPU
      - {kernel: "k", stream: s9, blocks: [2, 1, 1], threads: [128, 1, 1], registers: 32, wcet: 0.3, after: ["launches#host"]} # largest of 4
      - {kernel: "l", stream: s10, blocks: [2, 1, 1], threads: [128, 1, 1], registers: 32, wcet: 0.3, after: ["launches#host"]} # largest of 4
p1t2       -         -       0.1  unknown
used, if every kernel ran alone: SMs 18.8 % (most: p1t2/k 9.4 %)
chain  bound  observed  deadline  verdict
p1t2       -         -       0.1  unknown
[1]

-- case longest-job --
No job is launched ahead, but the first takes longer than the shortest distance of releases: at that distance the next one would be.
$ kernel() { printf '{"ph":"X","cat":"cuda_runtime","name":"cudaLaunchKernel","pid":1,"tid":2,"ts":%s,"dur":1,"args":{"correlation":%s}},{"ph":"X","cat":"kernel","name":"k","pid":0,"tid":9,"ts":%s,"dur":%s,"args":{"device":0,"context":1,"stream":9,"correlation":%s,"grid":[2,1,1],"block":[128,1,1],"registers per thread":32,"shared memory":0}},' $1 $1 $1 $2 $1; }
> printf '{"deviceProperties":[{"id":0,"name":"GPU","computeMajor":8,"computeMinor":0,"numSms":4,"warpSize":32}],"traceEvents":[%s{}]}' "$(kernel 100 90; kernel 200 20; kernel 230 20; kernel 300 20)" > longest.json
> gpurta convert longest.json --to chains 2>/dev/null | sed -n '/ period: /p; /closed/p; /observed/p'
times: "the largest that were observed (a kernel's is shared equally among its rounds of blocks), which the worst case may exceed; periods are the shortest distances of releases that were observed"
    period: 0.03 # shortest of 3 distances of releases, the longest is 0.1; so no jitter
    closed: true # its longest job, 0.09, takes longer than the shortest distance of releases, and all are in one stream: a job's times count from the end of what is before it there, or from its release where that is later; launched N jobs ahead, it takes from its release at most N + 1 times its bound; without a key deadline it has none
    observed: 0.09 # longest time from where its times count to the end of its job

-- case launched-ahead-of-the-host --
All jobs of the profile wait behind once-only work, which hides the host: b is launched 50 us after a. A job that does not wait sees that:
its bound has the host step, though each b began behind its a.
$ event() { printf '{"ph":"X","cat":"%s","name":"%s","pid":1,"tid":2,"ts":%s,"dur":%s,"args":{"device":0,"context":1,"stream":9,"correlation":%s,"grid":[2,1,1],"block":[128,1,1],"registers per thread":32,"shared memory":0}},' $1 $2 $3 $4 $5; }
> printf '{"deviceProperties":[{"id":0,"name":"GPU","computeMajor":8,"computeMinor":0,"numSms":4,"warpSize":32}],"traceEvents":[%s{}]}' "$(
>     event cuda_runtime cudaLaunchKernel 0 1 1; event kernel init 1 999 1
>     for n in 0 1 2 3; do
>         event cuda_runtime cudaLaunchKernel $((10 + 60 * n)) 1 $((10 + 2 * n)); event kernel a $((1000 + 110 * n)) 10 $((10 + 2 * n))
>         event cuda_runtime cudaLaunchKernel $((60 + 60 * n)) 1 $((11 + 2 * n)); event kernel b $((1010 + 110 * n)) 100 $((11 + 2 * n))
>     done)" > hidden.json
> gpurta convert hidden.json --to chains 2>/dev/null | sed -n '/chains:/,$p'
chains:
  - name: "p1t2" # thread 2 of process 1
    period: 0.11 # shortest of 3 distances of releases, the longest is 0.11; so no jitter
    closed: true # its thread launches up to 3 jobs ahead, and all are in one stream: a job's times count from the end of what is before it there, or from its release where that is later; launched N jobs ahead, it takes from its release at most N + 1 times its bound; without a key deadline it has none
    # 4 jobs, all alike
    observed: 0.11 # longest time from where its times count to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.04} # longest time that an operation began after what it waits for
      - {kernel: "a", stream: s9, blocks: [2, 1, 1], threads: [128, 1, 1], registers: 32, wcet: 0.01} # largest of 4
      - {kernel: "b", stream: s9, blocks: [2, 1, 1], threads: [128, 1, 1], registers: 32, wcet: 0.1} # largest of 4
left_out: {operations: 1, time: 0.999, share: 69.43%, within: 0%} # in no bound: 1 of 9 operations, 69.43% of the GPU's time, repeats in no chain

-- case first-repetition-apart --
A loop is tried once, then all is set up, then it runs: the trial is of the beginning, where it is at most 1% of the repetitions and
what stands between has more than 1% of the time. What stands at the end, too.
$ loop() {
>     { sed -n 1,2p all.csv; awk -v jobs=$1 -v between=$2 -v last=$3 'BEGIN { k = ",1,1,1,256,1,1,32,0,0,,\"GPU (0)\",\"1\",\"13\",\"step\""; c = ",,,,,,,,,,4096,\"GPU (0)\",\"1\",\"13\",\"[CUDA memcpy HtoD]\""
>         print "0,10" k; print "20," between c; for (n = 1; n <= jobs; n++) print 1000 + 100 * n ",10" k; if (last) { print 2000 + 100 * jobs "," between c; print 3000 + 100 * jobs ",10" k } }'; } > apart.csv
>     gpurta convert apart.csv --to chains --platform cc-8.0 --sms 2 2>/dev/null | sed -n 's/ *# \([0-9]* jobs\).*/\1/p; s/ *#.*//; /^left_out/p'
> }
> loop 99 500; loop 98 500; loop 99 5; loop 200 500 1
99 jobs
left_out: {operations: 2, time: 0.51, share: 34%, within: 0%}
99 jobs
left_out: {operations: 1, time: 0.5, share: 33.56%, within: 33.56%}
100 jobs
left_out: {operations: 1, time: 0.005, share: 0.5%, within: 0.5%}
200 jobs
left_out: {operations: 4, time: 1.02, share: 33.78%, within: 0%}

-- case loops-of-one-thread --
A thread runs one loop, then another one on the same stream, and waits for each job: each is a chain, and the second has a stream of
its own. Where nothing shows that it waits, or the second begins before the first is done, that is left out: in the jobs of
the first it would not repeat. On a stream of its own it is a chain in any case.
$ kernel() { printf '{"ph":"X","cat":"cuda_runtime","name":"cudaLaunchKernel","pid":1,"tid":2,"ts":%s,"dur":1,"args":{"correlation":%s}},' $2 $5; printf '{"ph":"X","cat":"kernel","name":"%s","pid":0,"tid":9,"ts":%s,"dur":%s,"args":{"device":0,"context":1,"stream":9,"correlation":%s,"grid":[2,1,1],"block":[128,1,1],"registers per thread":32,"shared memory":0}},' $1 $3 $4 $5; }
> file() { printf '{"deviceProperties":[{"id":0,"name":"GPU","computeMajor":8,"computeMinor":0,"numSms":4,"warpSize":32}],"traceEvents":[%s]}' "${1%,}"; }
> first=$(for n in 1 2 3 4; do kernel train ${n}000 ${n}010 300 1$n; kernel update ${n}020 ${n}310 100 2$n; done)
> second=$(for n in 6 7 8; do kernel test ${n}000 ${n}010 200 3$n; done)
> early=$(kernel test 4100 4410 200 34; for n in 6 7 8; do kernel test ${n}000 ${n}010 200 3$n; done)
> file "$first$second" > apart.json
> wait() { printf '{"ph":"X","cat":"cuda_runtime","name":"cudaDeviceSynchronize","pid":1,"tid":2,"ts":%s,"dur":%s,"args":{"correlation":%s}},' $1 $2 $3; }
> file "$first$second$(for n in 1 2 3 4; do wait ${n}030 390 5$n; done; for n in 6 7 8; do wait ${n}020 200 6$n; done)" > closed.json
> file "$first$early" > early.json
> file "$first$(printf %s "$second" | sed 's/"tid":9/"tid":8/g; s/"stream":9/"stream":8/g')" > aside.json
> for f in closed aside apart early; do gpurta convert $f.json --to chains -o s.yaml 2>&1 | grep -e 'a phase' -e repeat; sed -n '/^streams/,$p' s.yaml; gpurta bound s.yaml --search 0 | grep -e '^[12]/' -e '^schedulable' -e '^unknown'; done
gpurta: closed.json: one chain is a phase of a stream: while it ran, no other chain did there; here it has a stream of its own, and may run beside all others
streams:
  s9: {priority: 0, blocking: false}
  s9-2: {priority: 0, blocking: false}
chains:
  - name: "p1t2" # thread 2 of process 1
    period: 1 # shortest of 3 distances of releases, the longest is 1; so no jitter
    closed: true # its thread waits for all work of a job before the next release; without a key deadline it has none
    # 4 jobs, all alike
    observed: 0.41 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.01} # longest time that an operation began after what it waits for
      - {kernel: "train", stream: s9, blocks: [2, 1, 1], threads: [128, 1, 1], registers: 32, wcet: 0.3} # largest of 4
      - {kernel: "update", stream: s9, blocks: [2, 1, 1], threads: [128, 1, 1], registers: 32, wcet: 0.1} # largest of 4
  - name: "p1t2#2" # thread 2 of process 1
    period: 1 # shortest of 2 distances of releases, the longest is 1; so no jitter
    closed: true # its thread waits for all work of a job before the next release; without a key deadline it has none
    # 3 jobs, all alike
    observed: 0.21 # longest time from a release to the end of its job
    # in a phase of stream s9: while it ran, no other chain did there; here all may run beside it
    steps:
      - {host: "launches#host", wcet: 0.01} # longest time of a job in which nothing ran on the GPU
      - {kernel: "test", stream: s9-2, blocks: [2, 1, 1], threads: [128, 1, 1], registers: 32, wcet: 0.2} # largest of 3
# In no bound: 7 calls of the host, to wait or to make every stream wait.
schedulable: every chain has a bound; no deadline is given; rules not measured on this GPU
streams:
  s9: {priority: 0, blocking: false}
  s8: {priority: 0, blocking: false}
chains:
  - name: "p1t2" # thread 2 of process 1
    period: 1 # shortest of 3 distances of releases, the longest is 1; so no jitter
    # 4 jobs, all alike
    observed: 0.41 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.01} # longest time that an operation began after what it waits for
      - {kernel: "train", stream: s9, blocks: [2, 1, 1], threads: [128, 1, 1], registers: 32, wcet: 0.3} # largest of 4
      - {kernel: "update", stream: s9, blocks: [2, 1, 1], threads: [128, 1, 1], registers: 32, wcet: 0.1} # largest of 4
  - name: "p1t2#2" # thread 2 of process 1
    period: 1 # shortest of 2 distances of releases, the longest is 1; so no jitter
    # 3 jobs, all alike
    observed: 0.21 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.01} # longest time of a job in which nothing ran on the GPU
      - {kernel: "test", stream: s8, blocks: [2, 1, 1], threads: [128, 1, 1], registers: 32, wcet: 0.2} # largest of 3
schedulable: every bound is within its deadline; rules not measured on this GPU
gpurta: apart.json: 3 of 11 operations, 27.28% of the GPU's time, repeat in no chain: their interference is in no bound
streams:
  s9: {priority: 0, blocking: false}
chains:
  - name: "p1t2" # thread 2 of process 1
    period: 1 # shortest of 3 distances of releases, the longest is 1; so no jitter
    # 4 jobs, all alike
    observed: 0.41 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.01} # longest time that an operation began after what it waits for
      - {kernel: "train", stream: s9, blocks: [2, 1, 1], threads: [128, 1, 1], registers: 32, wcet: 0.3} # largest of 4
      - {kernel: "update", stream: s9, blocks: [2, 1, 1], threads: [128, 1, 1], registers: 32, wcet: 0.1} # largest of 4
left_out: {operations: 3, time: 0.6, share: 27.28%, within: 0%} # in no bound: 3 of 11 operations, 27.28% of the GPU's time, repeat in no chain
unknown: 27.28% of the profile's GPU time is in no chain; each chain's verdict is of its jobs alone: what ran before the first and after the last is not judged; rules not measured on this GPU
gpurta: early.json: 4 of 12 operations, 33.34% of the GPU's time, repeat in no chain: their interference is in no bound
streams:
  s9: {priority: 0, blocking: false}
chains:
  - name: "p1t2" # thread 2 of process 1
    period: 1 # shortest of 3 distances of releases, the longest is 1; so no jitter
    # 4 jobs, all alike
    observed: 0.41 # longest time from a release to the end of its job
    steps:
      - {host: "launches#host", wcet: 0.01} # longest time that an operation began after what it waits for
      - {kernel: "train", stream: s9, blocks: [2, 1, 1], threads: [128, 1, 1], registers: 32, wcet: 0.3} # largest of 4
      - {kernel: "update", stream: s9, blocks: [2, 1, 1], threads: [128, 1, 1], registers: 32, wcet: 0.1} # largest of 4
left_out: {operations: 4, time: 0.8, share: 33.34%, within: 0%} # in no bound: 4 of 12 operations, 33.34% of the GPU's time, repeat in no chain
unknown: 33.34% of the profile's GPU time is in no chain; each chain's verdict is of its jobs alone: what ran before the first and after the last is not judged; rules not measured on this GPU
[1]

-- case little-left-out --
What a profile has in no chain is an assumption where it is 1% or less.
$ printf 'platform: {slots: 2}\nchains: [{name: a, period: 9, steps: [{kernel: k, blocks: 1, wcet: 1}]}]\nleft_out: {operations: 1, time: 3ms, share: 0.9%%}\n' | gpurta bound - | grep -E '^schedulable|chain,'
schedulable: every bound is within its deadline
- what the profile has in no chain, 0.9% of its GPU time, does not run beside them (key left_out)
