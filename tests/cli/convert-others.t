-- case carveout --
$ gpurta convert carveout.yaml --to sag 2>&1
gpurta: note: nptest -m 132: a core is an SM
gpurta: note: a kernel there starts when all its SMs are free; a GPU starts block by block
gpurta: note: --to sag-precedences writes the order of streams, for its -p
Task ID, Job ID, Release min, Release max, { Cores:Cost min:Cost max }, Deadline, Priority
2, 1, 0, 0, { 132:0:2000000 }, 2000000, 2147483648

-- case csv-stats --
$ gpurta rta stats.csv
2> stats.csv: this is a profile of nvprof or nsys stats, not a scenario: run 'gpurta convert FILE --platform NAME | gpurta simulate -', or 'gpurta convert FILE --platform NAME --to chains | gpurta bound -'
[2]

-- case csv --
$ gpurta bound app.csv
2> app.csv: this is a profile of nvprof or nsys stats, not a scenario: run 'gpurta convert FILE --platform NAME | gpurta simulate -', or 'gpurta convert FILE --platform NAME --to chains | gpurta bound -'
[2]

-- case examiner --
$ gpurta convert jobs.yaml --to examiner
{"name": "gpurta", "max_iterations": 1, "max_time": 0, "cuda_device": 0, "benchmarks": [
    {"filename": "./bin/multikernel.so", "label": "s", "log_name": "stream_1.json", "release_time": 0.000000000, "stream_priority": 0, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "a", "duration": 333333, "block_count": 5, "thread_count": 1024}]},
    {"filename": "./bin/multikernel.so", "label": "t", "log_name": "stream_2.json", "release_time": 0.000000000, "stream_priority": 0, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "b", "duration": 2000000, "block_count": 2, "thread_count": 128}]}
  ]
}
2> gpurta: note: a delay counts from the end of the kernel before it, had it run alone
2> gpurta: note: shared memory is 16, 32 or 40 KiB there, registers are as compiled
2> gpurta: note: periods are left out: one job of each kernel

-- case many --
$ {
>     printf '"Start","Duration","Grid X","Grid Y","Grid Z","Block X","Block Y","Block Z","Device","Context","Stream","Name"\nus,us,,,,,,,,,,\n'
>     awk 'BEGIN { for (i = 0; i < 1000001; i++) print 2 * i ",1,1,1,1,32,1,1,\"GPU (0)\",\"1\",\"7\",\"k\"" }'
> } >many.csv
> gpurta convert many.csv --platform jetson-tx2 --to sag
2> gpurta: many.csv: more than 1000000 launches (1000001), which this format needs in memory: choose --to scenario or --to chains, or make a shorter profile
[2]

-- case none --
$ gpurta convert none.yaml --to sag
2> gpurta: none.yaml: jobs need kernels or operations, and a platform
[2]

-- case null-stream --
$ gpurta convert null-stream.yaml --to examiner
{"name": "gpurta", "max_iterations": 1, "max_time": 0, "cuda_device": 0, "benchmarks": [
    {"filename": "./bin/multikernel.so", "label": "s", "log_name": "stream_1.json", "release_time": 0.000000000, "stream_priority": 0, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "a", "duration": 4000000, "block_count": 1, "thread_count": 32}]},
    {"filename": "./bin/multikernel.so", "label": "default", "log_name": "stream_0.json", "release_time": 0.000000000, "stream_priority": 0, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "b", "duration": 1000000, "block_count": 1, "thread_count": 32}]}
  ]
}
2> gpurta: note: a delay counts from the end of the kernel before it, had it run alone
2> gpurta: note: shared memory is 16, 32 or 40 KiB there, registers are as compiled
2> gpurta: note: 1 operation on the NULL stream is on one that no other waits for

-- case own-examiner --
$ gpurta convert own.yaml --to examiner
{"name": "gpurta", "max_iterations": 1, "max_time": 0, "cuda_device": 0, "benchmarks": [
    {"filename": "./bin/multikernel.so", "label": "a", "log_name": "stream_2.json", "release_time": 0.000000000, "stream_priority": 0, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "a", "duration": 1000000, "block_count": 1, "thread_count": 32}]},
    {"filename": "./bin/multikernel.so", "label": "s", "log_name": "stream_1.json", "release_time": 0.000000000, "stream_priority": 0, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "b", "duration": 2000000, "block_count": 4, "thread_count": 1024}]},
    {"filename": "./bin/multikernel.so", "label": "c", "log_name": "stream_4.json", "release_time": 0.000000000, "stream_priority": 0, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "c", "duration": 1000000, "block_count": 1, "thread_count": 32}]},
    {"filename": "./bin/multikernel.so", "label": "default", "log_name": "stream_0.json", "release_time": 0.001000000, "stream_priority": 0, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "d", "duration": 1000000, "block_count": 1, "thread_count": 32}]}
  ]
}
2> gpurta: note: a delay counts from the end of the kernel before it, had it run alone
2> gpurta: note: shared memory is 16, 32 or 40 KiB there, registers are as compiled
2> gpurta: note: 1 operation on the NULL stream is on one that no other waits for
2> gpurta: note: periods are left out: one job of each kernel
2> gpurta: note: 1 tasks are left out

-- case own-sag-precedences --
$ gpurta convert own.yaml --to sag-precedences
Predecessor TID, Predecessor JID, Successor TID, Successor JID
2, 2, 1, 4
3, 1, 1, 4
5, 3, 1, 4
5, 3, 5, 5
1, 4, 5, 5
2> gpurta: note: 1 tasks are left out

-- case own-sag --
$ gpurta convert own.yaml --to sag
Task ID, Job ID, Release min, Release max, { Cores:Cost min:Cost max }, Deadline, Priority
3, 1, 0, 0, { 1:0:1000000 }, 11000000, 2147483648
2, 2, 0, 0, { 2:0:2000000 }, 10000000, 2147483648
5, 3, 0, 0, { 1:0:1000000 }, 5000000, 2147483648
1, 4, 1000000, 1000000, { 1:0:1000000 }, 11000000, 2147483648
5, 5, 5000000, 5000000, { 1:0:1000000 }, 10000000, 2147483648
2> gpurta: note: nptest -m 2: a core is an SM
2> gpurta: note: a kernel there starts when all its SMs are free; a GPU starts block by block
2> gpurta: note: --to sag-precedences writes the order of streams, for its -p
2> gpurta: note: 1 tasks are left out

-- case parts --
$ {
>     printf '"Start","Duration","Grid X","Grid Y","Grid Z","Block X","Block Y","Block Z","Device","Context","Stream","Name"\nus,us,,,,,,,,,,\n'
>     awk 'BEGIN { for (i = 0; i < 30000; i++) print 3 * i ",1,1,1,1,32,1,1,\"GPU (0)\",\"1\",\"7\",\"k\"" }'
> } >parts.csv
> gpurta convert parts.csv --platform jetson-tx2 --to perfetto -o parts.json 2>/dev/null
> python3 - <<'P'
> import json
> events = [e for e in json.load(open("parts.json"))["traceEvents"] if e["ph"] == "X"]
> observed = {group: [(e["name"], e["ts"], e["dur"], e["tid"]) for e in events if e["pid"] == group] for group in (1, 4, 5)}
> predicted, measured = (sorted(e[:3] for e in observed[g]) for g in (4, 5))
> print(len(observed[1]), len(predicted), predicted == measured, {group: len({e[3] for e in all}) for group, all in observed.items()})
> P
30000 30000 True {1: 1, 4: 1, 5: 1}

-- case run-examiner-back --
$ gpurta convert run.yaml --to examiner -o config.json 2>/dev/null
> gpurta simulate config.json --platform jetson-tx2
platform jetson-tx2; placement most-room; times in s

operation  stream  blocks  release  start  completion  response
a          s1           4    0.000  0.000       0.002     0.002
b          s2           2    0.005  0.005       0.006     0.001
c          s2           2    0.020  0.020       0.021     0.001
d          s3           1    0.021  0.021       0.022     0.001

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- no registers given for a, b, c and d: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for a, b and d: taken to use none (key shared_memory)

-- case run-examiner --
$ gpurta convert run.yaml --to examiner
{"name": "gpurta", "max_iterations": 1, "max_time": 0, "cuda_device": 0, "benchmarks": [
    {"filename": "./bin/multikernel.so", "label": "s", "log_name": "stream_1.json", "release_time": 0.000000000, "stream_priority": 0, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "a", "duration": 2000000, "block_count": 4, "thread_count": 512}]},
    {"filename": "./bin/multikernel.so", "label": "t", "log_name": "stream_2.json", "release_time": 0.005000000, "stream_priority": 0, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "b", "duration": 1000000, "block_count": 2, "thread_count": 512},
      {"kernel_label": "c", "delay": 0.014000000, "duration": 1000000, "block_count": 2, "thread_count": 512, "shared_memory_size": 4096}]},
    {"filename": "./bin/multikernel.so", "label": "default", "log_name": "stream_0.json", "release_time": 0.021000000, "stream_priority": 0, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "d", "duration": 1000000, "block_count": 1, "thread_count": 32}]}
  ]
}
2> gpurta: note: a delay counts from the end of the kernel before it, had it run alone
2> gpurta: note: shared memory is 16, 32 or 40 KiB there, registers are as compiled
2> gpurta: note: 1 copy is left out
2> gpurta: note: 1 wait for other streams is left out
2> gpurta: note: 1 operation on the NULL stream is on one that no other waits for

-- case run-sag-precedences --
$ gpurta convert run.yaml --to sag-precedences
Predecessor TID, Predecessor JID, Successor TID, Successor JID
2, 1, 2, 2
2, 2, 3, 3
3, 3, 3, 4
2, 2, 1, 5
3, 4, 1, 5

-- case run-sag --
$ gpurta convert run.yaml --to sag
Task ID, Job ID, Release min, Release max, { Cores:Cost min:Cost max }, Deadline, Priority
2, 1, 0, 0, { 1:0:1000000 }, 27000000, 2147483648
2, 2, 0, 0, { 1:0:2000000 }, 27000000, 2147483648
3, 3, 5000000, 5000000, { 1:0:1000000 }, 27000000, 2147483648
3, 4, 20000000, 20000000, { 1:0:1000000 }, 27000000, 2147483648
1, 5, 21000000, 21000000, { 1:0:1000000 }, 27000000, 2147483648
2> gpurta: note: nptest -m 2: a core is an SM
2> gpurta: note: a kernel there starts when all its SMs are free; a GPU starts block by block
2> gpurta: note: --to sag-precedences writes the order of streams, for its -p
2> gpurta: note: 1 copy takes a core each there, on a GPU an engine

-- case sag-precedences --
$ gpurta convert jobs.yaml --to sag-precedences
Predecessor TID, Predecessor JID, Successor TID, Successor JID
2, 1, 2, 3
3, 2, 3, 4
2, 3, 2, 5

-- case sag --
$ gpurta convert jobs.yaml --to sag
Task ID, Job ID, Release min, Release max, { Cores:Cost min:Cost max }, Deadline, Priority
2, 1, 0, 0, { 2:0:666668 }, 8000000, 2147483648
3, 2, 0, 0, { 1:0:2000000 }, 15000000, 2147483648
2, 3, 10000000, 10000000, { 2:0:666668 }, 18000000, 2147483648
3, 4, 15000000, 15000000, { 1:0:2000000 }, 30000000, 2147483648
2, 5, 20000000, 20000000, { 2:0:666668 }, 28000000, 2147483648
2> gpurta: note: nptest -m 2: a core is an SM
2> gpurta: note: a kernel there starts when all its SMs are free; a GPU starts block by block
2> gpurta: note: --to sag-precedences writes the order of streams, for its -p
