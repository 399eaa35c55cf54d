-- file empty.json --
{"name": "empty", "max_iterations": 1, "max_time": 0, "cuda_device": 0, "benchmarks": [
  {"filename": "./bin/stream_action.so", "thread_count": 32, "block_count": 1, "additional_info": {"actions": [
    {"type": "kernel", "label": "K1", "parameters": {"duration": 1000000000}}]}},
  {"filename": "./bin/timer_spin.so", "thread_count": 32, "block_count": 1, "additional_info": ""}]}

-- file endless.json --
{"name": "endless", "max_iterations": 0, "max_time": 0, "cuda_device": 0, "benchmarks": [
  {"filename": "./bin/timer_spin.so", "thread_count": 32, "block_count": 1},
  {"filename": "./bin/timer_spin.so", "thread_count": 32, "block_count": 1}]}

-- file free.json --
{"name": "free", "max_iterations": 1, "max_time": 0, "cuda_device": 0, "benchmarks": [
  {"filename": "./bin/stream_action.so", "thread_count": 32, "block_count": 1, "additional_info": {"actions": [
    {"type": "kernel", "label": "K1", "parameters": {"duration": 1000000000}},
    {"type": "free", "label": "F"},
    {"type": "kernel", "label": "K2", "parameters": {"duration": 1000000000}}]}}]}

-- file host.json --
{"name": "host", "max_iterations": 2, "max_time": 0, "cuda_device": 0, "benchmarks": [
  {"filename": "./bin/task_host.so", "additional_info":
    {"name": "inner", "max_iterations": 1, "max_time": 0, "benchmarks": [
      {"filename": "./bin/timer_spin.so", "label": "x", "thread_count": 32, "block_count": 1}]}}]}

-- file memset.json --
{"name": "memset", "max_iterations": 1, "max_time": 0, "cuda_device": 0, "benchmarks": [
  {"filename": "./bin/stream_action.so", "thread_count": 32, "block_count": 1, "additional_info": {"actions": [
    {"type": "kernel", "label": "K1", "parameters": {"duration": 1000000000}},
    {"type": "memset", "label": "M", "parameters": {"size": 4096}},
    {"type": "kernel", "label": "K2", "parameters": {"duration": 1000000000}}]}}]}

-- file mistyped.json --
{"name": "mistyped", "max_iterations": 1, "max_time": 0, "cuda_device": 0, "benchmarks": [
  {"filename": "./bin/stream_action.so", "thread_count": 32, "block_count": 1, "additional_info": {"actions": [
    {"type": "kernel", "label": "K1", "parameters": {"duration": 1000000000}},
    {"type": "memsett", "label": "M"},
    {"type": "synchronize", "label": "S"}]}}]}

-- file nothing.json --
{"name": "nothing", "max_iterations": 1, "max_time": 0, "cuda_device": 0, "benchmarks": [
  {"filename": "./bin/stream_action.so", "thread_count": 32, "block_count": 1, "additional_info": {"actions": [
    {"type": "malloc", "label": "A", "parameters": {"size": 1}}]}}]}

-- file null.json --
{"name": "null", "max_iterations": 1, "max_time": 0, "cuda_device": 0, "benchmarks": [
  {"filename": "./bin/stream_action.so", "thread_count": 32, "block_count": 1, "additional_info": {"actions": [
    {"type": "kernel", "label": "K1", "parameters": {"duration": 1000000000}},
    {"type": "memset", "label": "M", "parameters": {"size": 4096, "async": false}},
    {"type": "kernel", "label": "K2", "parameters": {"duration": 1000000000}}]}}]}

-- file others.json --
{"name": "others", "max_iterations": 1, "max_time": 0, "cuda_device": 0, "benchmarks": [
  {"filename": "./bin/stream_action.so", "thread_count": 32, "block_count": 1, "additional_info": {"actions": [
    {"type": "kernel", "label": "K1", "parameters": {"duration": 1000000000}}]}},
  {"filename": "", "thread_count": 32, "block_count": 1},
  {"filename": "./bin/multikernel.so", "additional_info": [{"kernel_label": "M", "duration": 5, "block_count": 1, "thread_count": 32, "sm_mask": "xyz"}]}]}

-- case copy-keys --
$ for copy in '"size": 4096' '"size": 4096, "direction": "hostToDevice"' '"size": 1, "direction": "deviceToHost"' '"size": 0, "direction": "deviceToHost"' '"size": 9223372036854775807, "direction": "deviceToDevice"' '"direction": "deviceToHost"' '"size": 4096, "direction": "sideways"'; do
>     sed "s/\"type\": \"memset\", \"label\": \"M\", \"parameters\": {\"size\": 4096}/\"type\": \"memcpy\", \"label\": \"M\", \"parameters\": {$copy}/" memset.json | gpurta convert - --platform tx2 --copy-bandwidth 1000000 2>&1
> done
<stdin>:4:52: benchmarks[0].additional_info.actions[1]: key "direction" is missing
# From <stdin>, a cuda_scheduling_examiner configuration.
time_unit: s
platform: tx2
operations:
  - {kernel: "K1", stream: "s1", blocks: 1, threads: 32, wcet: 1}
  - {copy: "M", stream: "s1", duration: 64/15625, direction: h2d}
  - {kernel: "K2", stream: "s1", blocks: 1, threads: 32, wcet: 1}
# From <stdin>, a cuda_scheduling_examiner configuration.
time_unit: s
platform: tx2
operations:
  - {kernel: "K1", stream: "s1", blocks: 1, threads: 32, wcet: 1}
  - {copy: "M", stream: "s1", duration: 1/1000000, direction: d2h}
  - {kernel: "K2", stream: "s1", blocks: 1, threads: 32, wcet: 1}
<stdin>:4:61: benchmarks[0].additional_info.actions[1]: expected a whole number from 1 to 2^63-1, found "0"
# From <stdin>, a cuda_scheduling_examiner configuration.
time_unit: s
platform: tx2
operations:
  - {kernel: "K1", stream: "s1", blocks: 1, threads: 32, wcet: 1}
  - {copy: "M", stream: "s1", duration: 9223372036854775807/1000000, direction: d2d}
  - {kernel: "K2", stream: "s1", blocks: 1, threads: 32, wcet: 1}
<stdin>:4:52: benchmarks[0].additional_info.actions[1]: key "size" is missing
<stdin>:4:80: benchmarks[0].additional_info.actions[1]: expected hostToDevice, deviceToHost or deviceToDevice, found the text "sideways"
[2]

-- case echo-platform-cc-8.6-kernels-blocks-1-threads-30 --
$ echo '{platform: cc-8.6, kernels: [{blocks: 1, threads: 3000000000, wcet: 1}]}' | gpurta rta -
2> <stdin>:1:12: platform: cc-8.6 does not say its number of SMs; for example {base: cc-8.6, sms: 2}
[2]

-- case echo-platform-tx2-kernels-blocks-1-threads-32-sh --
$ echo '{platform: tx2, kernels: [{blocks: 1, threads: 32, shared_memory: 3000000000, wcet: 1}]}' | gpurta rta -
2> <stdin>:1:27: kernels[0]: the block cannot launch: a block of 3000000000 bytes of shared memory: at most 49152 are allowed
[2]

-- case echo-platform-xavier-operations-copy-c-engine-2 --
$ echo '{platform: xavier, operations: [{copy: c, engine: 2, duration: 1}]}' | gpurta simulate -
2> <stdin>:1:33: operations[0]: copy engine 2: the platform has 1 (taken, as it does not say its copy_engines)
[2]

-- case empty-platform-cc-8.6 --
$ gpurta simulate empty.json --platform cc-8.6
2> gpurta: platform cc-8.6 does not say its number of SMs (sms): name a device, or describe one in a file
[2]

-- case empty-platform-tx2-assume-nonsense-5 --
$ gpurta simulate empty.json --platform tx2 --assume nonsense=5
platform jetson-tx2; placement most-room; times in s

operation   stream  blocks  release  start  completion  response
K1          s1           1        0      0        1.00      1.00
timer_spin  s2           1        0      0        0.01      0.01

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- no registers given for K1 and timer_spin: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for K1 and timer_spin: taken to use none (key shared_memory)
2> empty.json:1:1: note: --assume nonsense=5: nothing here has that name and an unknown time

-- case empty-platform-tx2-assume-timer-spin-5 --
$ gpurta simulate empty.json --platform tx2 --assume timer_spin=5
platform jetson-tx2; placement most-room; times in s

operation   stream  blocks  release  start  completion  response
K1          s1           1        0      0        1.00      1.00
timer_spin  s2           1        0      0        0.01      0.01

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- no registers given for K1 and timer_spin: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for K1 and timer_spin: taken to use none (key shared_memory)
2> empty.json:1:1: note: --assume timer_spin=5: nothing here has that name and an unknown time

-- case empty-platform-tx2 --
$ gpurta simulate empty.json --platform tx2
platform jetson-tx2; placement most-room; times in s

operation   stream  blocks  release  start  completion  response
K1          s1           1        0      0        1.00      1.00
timer_spin  s2           1        0      0        0.01      0.01

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- no registers given for K1 and timer_spin: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for K1 and timer_spin: taken to use none (key shared_memory)

-- case empty --
$ gpurta simulate empty.json
2> empty.json:1:1: on which platform? --platform NAME or --slots N
[2]

-- case endless-platform-tx2 --
$ gpurta simulate endless.json --platform tx2
2> endless.json:1:39: max_iterations: 0 iterations mean no end; give --iterations N
[2]

-- case free-platform-tx2-assume-memset-0.5-assume-free --
$ gpurta simulate free.json --platform tx2 --assume memset=0.5 --assume free=1us
2> free.json:4:5: benchmarks[0].additional_info.actions[1]: free waits for the whole device: not simulated
[2]

-- case free-platform-tx2 --
$ gpurta simulate free.json --platform tx2
2> free.json:4:5: benchmarks[0].additional_info.actions[1]: free waits for the whole device: not simulated
[2]

-- case host-platform-tx2 --
$ gpurta simulate host.json --platform tx2
2> host.json:1:36: max_iterations: a task_host that runs 2 times is not simulated: let it run once, and its benchmarks more often
[2]

-- case memset-platform-tx2-assume-memset-0.5-assume-fre --
$ gpurta simulate memset.json --platform tx2 --assume memset=0.5 --assume free=1us
platform jetson-tx2; placement most-room; times in s

operation  stream  blocks  release  start  completion  response
K1         s1           1        0    0.0         1.0       1.0
M          s1        copy        0    1.0         1.5       1.5
K2         s1           1        0    1.5         2.5       2.5

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1)
- no registers given for K1 and K2: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for K1 and K2: taken to use none (key shared_memory)
2> memset.json:1:1: note: --assume free=1us: nothing here has that name and an unknown time

-- case memset-platform-tx2-assume-memset-0.5 --
$ gpurta simulate memset.json --platform tx2 --assume memset=0.5
platform jetson-tx2; placement most-room; times in s

operation  stream  blocks  release  start  completion  response
K1         s1           1        0    0.0         1.0       1.0
M          s1        copy        0    1.0         1.5       1.5
K2         s1           1        0    1.5         2.5       2.5

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1)
- no registers given for K1 and K2: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for K1 and K2: taken to use none (key shared_memory)

-- case memset-platform-tx2 --
$ gpurta simulate memset.json --platform tx2
2> memset.json:4:5: benchmarks[0].additional_info.actions[1]: how long memset takes is not known; give --assume memset=TIME
[2]

-- case mistyped-platform-tx2 --
$ gpurta simulate mistyped.json --platform tx2
2> mistyped.json:4:14: benchmarks[0].additional_info.actions[1].type: expected kernel, memcpy, memset, malloc, synchronize or free, found the text "memsett"; did you mean "memset"?
[2]

-- case nothing-platform-tx2-assume-malloc-1 --
$ gpurta simulate nothing.json --platform tx2 --assume malloc=1
2> nothing.json:3:5: note: malloc keeps the host busy: the driver may make it wait for the GPU too, which is not simulated
2> nothing.json:1:1: the benchmarks launch nothing on the GPU
[2]

-- case null-platform-tx2-assume-memset-0.5-assume-free --
$ gpurta simulate null.json --platform tx2 --assume memset=0.5 --assume free=1us
platform jetson-tx2; placement most-room; times in s

operation  stream   blocks  release  start  completion  response
K1         s1            1        0    0.0         1.0       1.0
M          default    copy        0    1.0         1.5       1.5
K2         s1            1        0    1.5         2.5       2.5

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1)
- no registers given for K1 and K2: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for K1 and K2: taken to use none (key shared_memory)
2> null.json:1:1: note: --assume free=1us: nothing here has that name and an unknown time

-- case null-platform-tx2-assume-memset-0.5 --
$ gpurta simulate null.json --platform tx2 --assume memset=0.5
platform jetson-tx2; placement most-room; times in s

operation  stream   blocks  release  start  completion  response
K1         s1            1        0    0.0         1.0       1.0
M          default    copy        0    1.0         1.5       1.5
K2         s1            1        0    1.5         2.5       2.5

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1)
- no registers given for K1 and K2: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for K1 and K2: taken to use none (key shared_memory)

-- case null-platform-tx2 --
$ gpurta simulate null.json --platform tx2
2> null.json:4:5: benchmarks[0].additional_info.actions[1]: how long memset takes is not known; give --assume memset=TIME
[2]

-- case others-platform-tx2 --
$ gpurta simulate others.json --platform tx2
2> others.json:4:16: benchmarks[1].filename: expected the file of a plug-in, found the text ""
2> others.json:5:146: expected a mask of TPCs in hexadecimal, of at most 128 bits, in which a set bit disables a TPC (behind ~: enables it), as in "0xff0"
[2]
