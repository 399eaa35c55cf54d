-- file a.json --
{"name": "n", "max_iterations": 0, "max_time": 0, "cuda_device": 0, "use_processes": true, "sync_every_iteration": true,
 "benchmarks": [{"filename": "a"}]}

-- file waits-and-key.json --
{"name":"e4","max_iterations":1,"max_time":0,"cuda_device":0,"benchmarks":[{"filename":"stream_action.so","thread_count":32,"block_count":1,"data_size":0,"stream_priority":0,"additional_info":{"actions":[
 {"type":"kernel","label":"A","parameters":{"type":"timer_spin","duration":10000000000}},
 {"type":"memcpy","label":"M","parameters":{"size":1000000000,"direction":"hostToDevice","async":false}},
 {"type":"synchronize","label":"S"},
 {"data_size": true, "type":"kernel","label":"B","delay":5.0,"parameters":{"type":"timer_spin","duration":100000000}}]}}]}

-- file b.json --
{"name": "n", "max_iterations": 0, "max_time": 0, "cuda_device": 0, "benchmark": 1,
 "benchmarks": [
  {"filename": "./bin/random_walk.so", "thread_count": 1, "block_count": 1, "max_iterations": 1},
  {"filename": "./bin/timer_spin.so", "thread_count": 1, "block_cuont": 1, "stream_priority": -7},
  {"filename": "./bin/timer_spin.so", "thread_count": 1, "block_count": 1, "additional_info": "soon"}]}

-- file c.json --
{"name": "n", "max_iterations": 0, "max_time": 0, "cuda_device": 0,
 "benchmarks": [
  {"filename": "./bin/random_walk.so", "thread_count": 1, "block_count": 1, "max_iterations": 1},
  {"filename": "./bin/timer_spin.so", "thread_count": 1, "block_count": 1, "stream_priority": -7},
  {"filename": "./bin/timer_spin.so", "thread_count": 1, "block_count": 1, "max_iterations": 1, "additional_info": "soon"},
  {"filename": "./bin/timer_spin.so", "thread_count": 0, "block_count": 1, "max_iterations": 1, "sm_mask": "ff"},
  {"filename": "./bin/sharedmem_timer_spin.so", "thread_count": 1, "block_count": 1, "max_iterations": 1,
   "additional_info": {"duration": 5, "shared_memory_size": 4097}},
  {"filename": "./bin/multikernel.so", "max_iterations": 1, "additional_info": []},
  {"filename": "./bin/multikernel.so", "max_iterations": 1, "additional_info": [{"kernel_label": "k", "duration": 0, "block_count": 1, "thread_count": 1}]},
  {"filename": "./bin/stream_action.so", "max_iterations": 1, "additional_info": {"actions": [
    {"type": "memset", "label": "l"}, {"type": "kernel", "label": "l", "parameters": {"duration": 1, "block_count": 1, "thread_count": 1, "type": "counter_spin"}},
    {"type": "synchronize", "label": "l", "parameters": {"device": true}}]}}]}

-- file large1.json --
{"name": "n", "max_iterations": 2, "max_time": 0, "cuda_device": 0, "benchmarks": [
  {"filename": "./bin/timer_spin.so", "thread_count": 128, "block_count": 1},
  {"filename": "./bin/timer_spin.so", "thread_count": 2000, "block_count": 1}]}

-- file large2.json --
{"name": "n", "max_iterations": 1, "max_time": 0, "cuda_device": 0, "benchmarks": [
  {"filename": "./bin/multikernel.so", "additional_info": [
    {"kernel_label": "a", "duration": 5, "block_count": 1, "thread_count": 32},
    {"kernel_label": "b", "duration": 5, "block_count": 1, "thread_count": 2048}]}]}

-- file large3.json --
{"name": "n", "max_iterations": 1, "max_time": 0, "cuda_device": 0, "benchmarks": [
  {"filename": "./bin/timer_spin.so", "thread_count": 128, "block_count": 1},
  {"filename": "./bin/task_host.so", "additional_info":
    {"name": "inner", "max_iterations": 1, "max_time": 0, "benchmarks": [
      {"filename": "./bin/sharedmem_timer_spin.so", "thread_count": 1025, "block_count": 1,
       "additional_info": {"duration": 5, "shared_memory_size": 4096}}]}}]}

-- file plain.yaml --
kernels: [{blocks: 1, wcet: 1}]

-- case a-platform-jetson-tx2-assume-x --
$ gpurta simulate a.json --platform jetson-tx2 --assume x
2> a.json: --assume: expected NAME=TIME, found "x"
2> a.json:1:86: processes have a GPU context each, which take turns: see 'gpurta runlist' (those under MPS share it: mps_thread_percentage says so)
2> a.json:1:116: iterations that begin together are not simulated
[2]

-- case a --
$ gpurta convert a.json
2> a.json:1:86: processes have a GPU context each, which take turns: see 'gpurta runlist' (those under MPS share it: mps_thread_percentage says so)
2> a.json:1:116: iterations that begin together are not simulated
[2]

-- case b-platform-jetson-tx2-assume-x --
$ gpurta simulate b.json --platform jetson-tx2 --assume x
2> b.json: --assume: expected NAME=TIME, found "x"
2> b.json:1:69: unknown key "benchmark"; did you mean "benchmarks"?
[2]

-- case c-platform-jetson-tx2-assume-x --
$ gpurta simulate c.json --platform jetson-tx2 --assume x
2> c.json: --assume: expected NAME=TIME, found "x"
2> c.json:1:33: max_iterations: 0 iterations mean no end; give --iterations N
2> c.json:3:16: benchmarks[0]: how long random_walk takes is not known; give --assume random_walk=TIME
2> c.json:4:95: benchmarks[1].stream_priority: expected -1 (high) or 0 (low), found "-7"
2> c.json:5:116: benchmarks[2].additional_info: expected a number of nanoseconds above 0, found the text "soon"
2> c.json:6:55: benchmarks[3].thread_count: expected a whole number from 1 to 2^63-1, found "0"
2> c.json:8:61: benchmarks[4].additional_info.shared_memory_size: expected 0, 4096, 8192 or 10240 (32-bit words), found "4097"
2> c.json:9:80: benchmarks[5].additional_info: expected a list of kernels, found an empty list
2> c.json:10:115: benchmarks[6].additional_info[0].duration: expected a number of nanoseconds above 0, found "0"
2> c.json:12:5: benchmarks[7].additional_info.actions[0]: key "parameters" is missing
2> c.json:12:147: benchmarks[7].additional_info.actions[1]: how long counter_spin takes is not known; give --assume counter_spin=TIME
2> c.json:13:5: benchmarks[7].additional_info.actions[2]: waiting for the whole device is not simulated
[2]

-- case from-examiner-plain --
$ gpurta convert --from examiner plain.yaml
2> gpurta: plain.yaml: expected a profile, or a configuration of cuda_scheduling_examiner, which has benchmarks; of a scenario --to json, perfetto, sag and examiner make another file
[2]

-- case from-foo-a --
$ gpurta convert --from foo a.json
2> gpurta: --from: expected examiner, nsys, kineto, nvprof, holoscan or ros2, found "foo"
[2]

-- case large1-platform-jetson-tx2-2 --
$ gpurta rta large1.json --platform jetson-tx2
2> large1.json:2:3: benchmarks[0]: its launch waits for another operation; gpurta bound bounds every job, gpurta simulate shows one run
[2]

-- case large1-platform-jetson-tx2 --
$ gpurta simulate large1.json --platform jetson-tx2
2> large1.json:3:3: benchmarks[1]: the block cannot launch: a block of 2000 threads: at most 1024 are allowed
[2]

-- case large2-platform-jetson-tx2-2 --
$ gpurta rta large2.json --platform jetson-tx2
2> large2.json:4:5: benchmarks[0].additional_info[1]: the block cannot launch: a block of 2048 threads: at most 1024 are allowed
[2]

-- case large2-platform-jetson-tx2 --
$ gpurta simulate large2.json --platform jetson-tx2
2> large2.json:4:5: benchmarks[0].additional_info[1]: the block cannot launch: a block of 2048 threads: at most 1024 are allowed
[2]

-- case large3-platform-jetson-tx2-2 --
$ gpurta rta large3.json --platform jetson-tx2
2> large3.json:5:7: benchmarks[1].additional_info.benchmarks[0]: the block cannot launch: a block of 1025 threads: at most 1024 are allowed
[2]

-- case large3-platform-jetson-tx2 --
$ gpurta simulate large3.json --platform jetson-tx2
2> large3.json:5:7: benchmarks[1].additional_info.benchmarks[0]: the block cannot launch: a block of 1025 threads: at most 1024 are allowed
[2]

-- case waits-and-key --
$ gpurta simulate waits-and-key.json
2> waits-and-key.json:4:2: benchmarks[0].additional_info.actions[2]: the host waits for its stream and for the NULL stream, with no launch between: not simulated
2> waits-and-key.json:5:3: benchmarks[0].additional_info.actions[3]: unknown key "data_size"; expected one of type, label, delay, parameters
[2]
