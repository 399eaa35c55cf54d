-- setup --
# benchmark PLUGIN KEYS: a configuration of one benchmark
benchmark() { echo "{\"name\": \"x\", \"max_iterations\": 1, \"max_time\": 0, \"cuda_device\": 0, \"benchmarks\": [{\"filename\": \"./bin/$1.so\", \"block_count\": 1, $2}]}"; }

-- case cpu-alone --
$ benchmark cpu_random_walk '"thread_count": 0, "data_size": 100' | gpurta simulate - --platform tx2
2> <stdin>:1:84: note: cpu_random_walk runs on the CPU alone: skipped
2> <stdin>:1:1: the benchmarks launch nothing on the GPU
[2]

-- case cpu --
$ benchmark timer_spin '"thread_count": 64, "data_size": 0}, {"filename": "./bin/cpu_random_walk.so", "thread_count": 0, "block_count": 0, "data_size": 100}, {"filename": "./bin/cpu_inorder_walk.so", "label": "walk", "thread_count": 0, "block_count": 0, "data_size": 100' | gpurta simulate - --platform tx2
platform jetson-tx2; placement most-room; times in s

operation   stream  blocks  release  start  completion  response
timer_spin  s1           1        0      0        0.01      0.01

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- no registers given for timer_spin: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for timer_spin: taken to use none (key shared_memory)
2> <stdin>:1:175: note: cpu_random_walk runs on the CPU alone: skipped
2> <stdin>:1:272: note: cpu_inorder_walk runs on the CPU alone: skipped

-- case mandelbrot-errors --
$ benchmark mandelbrot '"thread_count": 256, "data_size": 1000000' | gpurta simulate - --platform tx2
> benchmark mandelbrot '"thread_count": 256' | gpurta simulate - --platform tx2 --assume mandelbrot=1ms
> benchmark mandelbrot '"data_size": 100' | gpurta simulate - --platform tx2 --assume mandelbrot=1ms
> benchmark mandelbrot '"thread_count": 256, "data_size": 2147483648' | gpurta simulate - --platform tx2 --assume mandelbrot=1ms
> benchmark mandelbrot '"thread_count": 256, "data_size": 0' | gpurta simulate - --platform tx2 --assume mandelbrot=1ms
2> <stdin>:1:97: benchmarks[0]: how long mandelbrot takes is not known; give --assume mandelbrot=TIME
2> <stdin>:1:84: benchmarks[0].data_size: key "data_size" is missing
2> <stdin>:1:84: benchmarks[0].thread_count: key "thread_count" is missing
2> <stdin>:1:172: benchmarks[0].data_size: expected a whole number from 1 to 2147483647, found "2147483648"
2> <stdin>:1:172: benchmarks[0].data_size: expected a whole number from 1 to 2147483647, found "0"
[2]

-- case mandelbrot --
$ for size in 1000000 999999 1 65536 65537 2147483647; do benchmark mandelbrot "\"thread_count\": 256, \"data_size\": $size" | gpurta convert - --assume mandelbrot=1ms --platform tx2 | grep -o 'blocks: [0-9]*, threads: [0-9]*'; done
blocks: 3907, threads: 256
blocks: 3899, threads: 256
blocks: 1, threads: 256
blocks: 256, threads: 256
blocks: 256, threads: 256
blocks: 8388265, threads: 256

-- case matrix-errors --
$ benchmark matrix_multiply '"thread_count": [16, 16], "additional_info": {"matrix_width": 2048}' | gpurta simulate - --platform tx2
> benchmark matrix_multiply '"thread_count": [16, 16], "additional_info": {"matrix_width": 0, "skip_copy": 1}' | gpurta simulate - --platform tx2 --assume matrix_multiply=1ms
> benchmark matrix_multiply '"thread_count": [16, 0], "additional_info": {"width": 9}' | gpurta simulate - --platform tx2 --assume matrix_multiply=1ms
> benchmark matrix_multiply '"data_size": 0' | gpurta simulate - --platform tx2 --assume matrix_multiply=1ms
2> <stdin>:1:97: benchmarks[0]: how long matrix_multiply takes is not known; give --assume matrix_multiply=TIME
2> <stdin>:1:205: benchmarks[0].additional_info: expected a whole number from 1 to 1000000, found "0"
2> <stdin>:1:221: benchmarks[0].additional_info: expected true or false, found "1"
2> <stdin>:1:164: benchmarks[0].thread_count: expected a whole number from 1 to 2147483647, found "0"
2> <stdin>:1:187: benchmarks[0].additional_info: key "matrix_width" is missing
2> <stdin>:1:188: benchmarks[0].additional_info: unknown key "width"; expected one of matrix_width, skip_copy
2> <stdin>:1:84: benchmarks[0].thread_count: key "thread_count" is missing
2> <stdin>:1:84: benchmarks[0].additional_info: key "additional_info" is missing
[2]

-- case matrix-runs --
$ benchmark matrix_multiply '"thread_count": [16, 16], "data_size": 0, "additional_info": {"matrix_width": 1000}, "max_iterations": 2' | gpurta simulate - --assume matrix_multiply=1ms --copy-bandwidth 1000000000 --platform tx2
platform jetson-tx2 with copy_bandwidth 1000000000; placement most-room; times in s

operation              stream  blocks  release  start  completion  response
matrix_multiply in     s1        copy    0.000  0.000       0.004     0.004
matrix_multiply in#2   s1        copy    0.000  0.004       0.008     0.008
matrix_multiply        s1        3969    0.008  0.008       0.257     0.249
matrix_multiply out    s1        copy    0.257  0.257       0.261     0.004
matrix_multiply in#3   s1        copy    0.261  0.261       0.265     0.004
matrix_multiply in#4   s1        copy    0.261  0.265       0.269     0.008
matrix_multiply#2      s1        3969    0.269  0.269       0.518     0.249
matrix_multiply out#2  s1        copy    0.518  0.518       0.522     0.004

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1)
- no registers given for matrix_multiply and matrix_multiply#2: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for matrix_multiply and matrix_multiply#2: taken to use none (key shared_memory)
- platform jetson-tx2 with copy_bandwidth 1000000000

-- case matrix --
$ benchmark matrix_multiply '"thread_count": [16, 16], "data_size": 0, "additional_info": {"matrix_width": 2048, "skip_copy": false}' | gpurta convert - --assume matrix_multiply=1ms --copy-bandwidth 1000000000 --platform tx2 | grep '{\(kernel\|copy\)'
> benchmark matrix_multiply '"thread_count": [32, 8], "data_size": 0, "additional_info": {"matrix_width": 100, "skip_copy": true}, "max_iterations": 2' | gpurta convert - --assume matrix_multiply=1ms --platform tx2 | grep '{\(kernel\|copy\)'
> benchmark matrix_multiply '"thread_count": 1024, "data_size": 0, "additional_info": {"matrix_width": 100, "skip_copy": true}' | gpurta convert - --assume matrix_multiply=1ms --platform tx2 | grep '{\(kernel\|copy\)'
  - {copy: "matrix_multiply in", stream: "s1", duration: 32768/1953125, direction: h2d}
  - {copy: "matrix_multiply in#2", stream: "s1", duration: 32768/1953125, direction: h2d}
  - {kernel: "matrix_multiply", stream: "s1", blocks: 16384, threads: 256, wcet: 1/1000, after: "matrix_multiply in#2"}
  - {copy: "matrix_multiply out", stream: "s1", duration: 32768/1953125, direction: d2h, after: "matrix_multiply"}
  - {kernel: "matrix_multiply", stream: "s1", blocks: 52, threads: 256, wcet: 1/1000}
  - {kernel: "matrix_multiply#2", stream: "s1", blocks: 52, threads: 256, wcet: 1/1000, after: "matrix_multiply"}
  - {kernel: "matrix_multiply", stream: "s1", blocks: 400, threads: 32, wcet: 1/1000}

-- case mps --
$ two() { benchmark timer_spin "\"thread_count\": 64, \"data_size\": 0}, {\"filename\": \"./bin/$1.so\", $2 \"thread_count\": 64, \"block_count\": 1, \"data_size\": 0" | sed 's/"cuda_device": 0,/& "use_processes": true,/'; }
> two timer_spin '"mps_thread_percentage": 100.0,' | gpurta simulate - --platform v100
> two timer_spin '"mps_thread_percentage": 75.0,' | gpurta simulate - --platform v100
> two timer_spin '' | gpurta simulate - --platform v100
> two timer_spin_default_stream '"mps_thread_percentage": 100,' | gpurta simulate - --platform v100
platform v100; placement most-room; rules U1 U2 U3 U4 U5 U6 U8 U9; times in s

operation     stream  blocks  release  start  completion  response
timer_spin    s1           1        0      0        0.01      0.01
timer_spin#2  s2           1        0      0        0.01      0.01

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- U5: SMs that are not empty keep their carve-out; carve-out computed as the driver chooses it: 0 KiB for timer_spin, timer_spin#2 (key carveout)
- no registers given for timer_spin and timer_spin#2: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for timer_spin and timer_spin#2: taken to use none (key shared_memory)
- not confirmed of this GPU by any source: number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
2> <stdin>:1:86: note: processes under MPS: their kernels run together as those of one context
2> <stdin>:1:86: note: processes under MPS: their kernels run together as those of one context
2> <stdin>:1:259: benchmarks[1]: mps_thread_percentage: SMs of which a process may use a part are not simulated
2> <stdin>:1:86: processes have a GPU context each, which take turns: see 'gpurta runlist' (those under MPS share it: mps_thread_percentage says so)
2> <stdin>:1:86: note: processes under MPS: their kernels run together as those of one context
2> <stdin>:1:198: benchmarks[1].additional_info: under MPS each process has a NULL stream of its own: not simulated
[2]
