-- file blocking.json --
{"name": "blocking: the copy on the NULL stream waits for A, so a wait for it is one for A",
 "max_iterations": 2, "max_time": 0, "cuda_device": 0, "benchmarks": [
  {"filename": "stream_action.so", "thread_count": 32, "block_count": 1, "data_size": 0,
   "additional_info": {"actions": [
    {"type": "kernel", "label": "A", "parameters": {"type": "timer_spin", "duration": 10000000000}},
    {"type": "memcpy", "label": "M", "parameters": {"size": 1000000000, "direction": "hostToDevice", "async": false}},
    {"type": "synchronize", "label": "S"},
    {"type": "kernel", "label": "B", "delay": 5.0, "parameters": {"type": "timer_spin", "duration": 100000000}}]}}]}

-- file sleep.json --
{"name":"e1","max_iterations":1,"max_time":0,"cuda_device":0,"benchmarks":[{"filename":"stream_action.so","thread_count":32,"block_count":1,"data_size":0,"additional_info":{"actions":[
 {"type":"kernel","label":"A","parameters":{"type":"timer_spin","duration":100000000}},
 {"type":"malloc","label":"M","parameters":{}},
 {"type":"synchronize","label":"S","delay":0},
 {"type":"kernel","label":"B","parameters":{"type":"timer_spin","duration":100000000}}]}}]}

-- file two.json --
{"name":"e4","max_iterations":1,"max_time":0,"cuda_device":0,"benchmarks":[{"filename":"stream_action.so","thread_count":32,"block_count":1,"data_size":0,"stream_priority":0,"additional_info":{"actions":[
 {"type":"kernel","label":"A","parameters":{"type":"timer_spin","duration":10000000000}},
 {"type":"memcpy","label":"M","parameters":{"size":1000000000,"direction":"hostToDevice","async":false}},
 {"type":"synchronize","label":"S"},
 {"type":"kernel","label":"B","delay":5.0,"parameters":{"type":"timer_spin","duration":100000000}}]}}]}

-- case blocking-platform-tx2-copy-bandwidth-1000000000 --
$ gpurta simulate blocking.json --platform tx2 --copy-bandwidth 1000000000
platform jetson-tx2 with copy_bandwidth 1000000000; placement most-room; times in s

operation  stream   blocks  release  start  completion  response
A          s1            1      0.0    0.0        10.0      10.0
M          default    copy      0.0   10.0        11.0      11.0
B          s1            1     16.0   16.0        16.1       0.1
A#2        s1            1     16.1   16.1        26.1      10.0
M#2        default    copy     16.1   26.1        27.1      11.0
B#2        s1            1     32.1   32.1        32.2       0.1

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1)
- no registers given for A, B, A#2 and B#2: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for A, B, A#2 and B#2: taken to use none (key shared_memory)
- platform jetson-tx2 with copy_bandwidth 1000000000

-- case iterations-platform-tx2-copy-bandwidth-100000000 --
$ gpurta simulate iterations.json --platform tx2 --copy-bandwidth 1000000000
2> iterations.json:7:3: benchmarks[0]: the host waits for its stream and for the NULL stream, with no launch between: not simulated
[2]

-- case sleep-platform-tx2-assume-malloc-1s --
$ gpurta simulate sleep.json --platform tx2 --assume malloc=1s
2> sleep.json:3:2: note: malloc keeps the host busy: the driver may make it wait for the GPU too, which is not simulated
2> sleep.json:4:2: benchmarks[0].additional_info.actions[2]: the host sleeps or is busy, and then waits for the stream (here, or as every iteration ends), with no launch between: not simulated
[2]

-- case two-platform-tx2-copy-bandwidth-1000000000 --
$ gpurta simulate two.json --platform tx2 --copy-bandwidth 1000000000
2> two.json:4:2: benchmarks[0].additional_info.actions[2]: the host waits for its stream and for the NULL stream, with no launch between: not simulated
[2]
