-- file config.json --
{"name": "all plug-ins", "max_iterations": 1, "max_time": 5.5, "cuda_device": 0, "pin_cpus": true,
 "benchmarks": [
  {"filename": "./bin/timer_spin.so", "label": "spin", "thread_count": [16, 16], "block_count": [2, 3], "data_size": 0,
   "additional_info": 1500, "stream_priority": -1, "max_iterations": 2},
  {"filename": "timer_spin.so", "thread_count": 64, "block_count": 1, "data_size": 0, "release_time": 0.1,
   "stream_priority": 0, "comment": "default duration", "comment": "twice"},
  {"filename": "./bin/timer_spin_default_stream.so", "thread_count": 64, "block_count": 1, "data_size": 0,
   "additional_info": "2000000"},
  {"filename": "./bin/sharedmem_timer_spin.so", "thread_count": 64, "block_count": 1, "data_size": 0,
   "additional_info": {"duration": 1000000, "shared_memory_size": 10240}},
  {"filename": "./bin/mandelbrot.so", "label": "a \"fractal\"", "thread_count": 128, "block_count": 4, "data_size": 5000000},
  {"filename": "./bin/stream_action.so", "thread_count": 32, "block_count": 2, "data_size": 0,
   "additional_info": {"use_null_stream": false, "actions": [
     {"type": "malloc", "label": "m", "parameters": {"size": 100}},
     {"type": "kernel", "label": "A", "parameters": {"duration": 1000000}},
     {"type": "kernel", "label": "B", "delay": 0.5, "parameters": {"type": "counter_spin", "duration": 77, "block_count": 9}},
     {"type": "memcpy", "label": "C", "parameters": {"size": 1000, "direction": "deviceToHost"}},
     {"type": "synchronize", "label": "S"},
     {"type": "memcpy", "label": "D", "delay": 0.25, "parameters": {"size": 1000, "direction": "hostToDevice", "async": false}},
     {"type": "kernel", "label": "A", "parameters": {"duration": 1000000, "thread_count": 96, "shared_memory_size": 4096}}]}},
  {"filename": "./bin/task_host.so", "thread_count": 0, "block_count": 0, "data_size": 0, "release_time": 1,
   "additional_info": {"name": "inner", "max_iterations": 1, "max_time": 0, "cuda_device": 0, "use_processes": false,
    "benchmarks": [{"filename": "timer_spin.so", "label": "inner", "thread_count": 1, "block_count": 1, "data_size": 0,
      "release_time": 0.25, "additional_info": 3e9}]}}
 ]}

-- case assume-mandelbrot-2ms-assum-2 --
$ gpurta convert --from examiner config.json --assume mandelbrot=2ms --assume counter_spin=5ms --assume malloc=1us --slots 8 2>&1 | grep -E '^platform|cannot be loaded'
platform: {slots: 8}

-- case assume-mandelbrot-2ms-assum --
$ gpurta convert --from examiner config.json --assume mandelbrot=2ms --assume counter_spin=5ms --assume malloc=1us --copy-bandwidth 1000000000
# From config.json, a cuda_scheduling_examiner configuration.
time_unit: s
streams:
  "s1": {priority: -1, blocking: false}
  "s2": {priority: 0, blocking: false}
operations:
  - {kernel: "spin", stream: "s1", blocks: 6, threads: 256, wcet: 3/2000000}
  - {kernel: "spin#2", stream: "s1", blocks: 6, threads: 256, wcet: 3/2000000, after: "spin"}
  - {kernel: "timer_spin", stream: "s2", blocks: 1, threads: 64, wcet: 1/100, release: 1/10}
  - {kernel: "timer_spin_default_stream", stream: "default", blocks: 1, threads: 64, wcet: 1/500}
  - {kernel: "sharedmem_timer_spin", stream: "s4", blocks: 1, threads: 64, shared_memory: 40960, wcet: 1/1000}
  - {kernel: "a \"fractal\"", stream: "s5", blocks: 39061, threads: 128, wcet: 1/500}
  - {kernel: "A", stream: "s6", blocks: 2, threads: 32, wcet: 1/1000, release: 1/1000000}
  - {kernel: "B", stream: "s6", blocks: 9, threads: 32, wcet: 1/200, release: 500001/1000000}
  - {copy: "C", stream: "s6", duration: 1/1000000, direction: d2h, release: 500001/1000000}
  - {copy: "D", stream: "default", duration: 1/1000000, direction: h2d, after: "C", delay: 1/4}
  - {kernel: "A#2", stream: "s6", blocks: 2, threads: 96, shared_memory: 16384, wcet: 1/1000, after: "D"}
  - {kernel: "inner", stream: "s7", blocks: 1, threads: 1, wcet: 3, release: 5/4}
2> config.json:1:59: note: max_time is not simulated: all 2 iterations are
2> config.json:14:6: note: malloc keeps the host busy: the driver may make it wait for the GPU too, which is not simulated

-- case format-json --
$ gpurta convert --from examiner config.json --format json
2> gpurta: convert: --format has no meaning here: it writes a scenario file
[2]

-- case platform-file-x --
$ gpurta convert --from examiner config.json --platform-file x
2> config.json:1:59: note: max_time is not simulated: all 2 iterations are
2> config.json:11:16: benchmarks[4]: how long mandelbrot takes is not known; give --assume mandelbrot=TIME
2> config.json:14:6: benchmarks[5].additional_info.actions[0]: how long malloc takes is not known; give --assume malloc=TIME
2> config.json:16:76: benchmarks[5].additional_info.actions[2]: how long counter_spin takes is not known; give --assume counter_spin=TIME
[2]
