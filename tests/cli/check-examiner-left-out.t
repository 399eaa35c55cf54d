-- file b-first.json --
{"label": "x", "times": [{},
  {"kernel_name": "a", "cuda_launch_times": [1.00002, 1.00003, 1.02], "block_times": [1.00602, 1.01002, 1.00602, 1.01002, 1.00602, 1.01002, 1.00602, 1.01002], "block_smids": [0, 1, 0, 1]},
  {"kernel_name": "b", "cuda_launch_times": [1.0, 1.00001, 1.02], "block_times": [1.00001, 1.00601, 1.00001, 1.00601, 1.00001, 1.00601, 1.00001, 1.00601], "block_smids": [0, 1, 0, 1]}]}

-- file both.yaml --
time_unit: ms
platform: jetson-tx2
kernels:
  - {name: a, stream: a, blocks: 4, threads: 1024, wcet: 4}
  - {name: b, stream: b, blocks: 4, threads: 1024, wcet: 6}

-- file copies.json --
{"name": "copies", "max_iterations": 1, "max_time": 0, "cuda_device": 0, "benchmarks": [
  {"filename": "./bin/multikernel.so", "label": "work", "data_size": 0, "additional_info": [
    {"kernel_label": "K", "duration": 10000000, "block_count": 2, "thread_count": 64, "copy_in_count": 2500, "copy_out_count": 2500}]},
  {"filename": "./bin/cpu_random_walk.so", "label": "walk", "thread_count": 0, "block_count": 0, "data_size": 100}]}

-- file matrix-log.json --
{"label": "M", "release_time": 0, "times": [{}, {"cpu_times": [1.0, 1.5]},
  {"kernel_name": "matrix_multiply", "block_count": 4, "thread_count": 256, "cuda_launch_times": [1.4, 1.4, 1.41021],
   "block_times": [16789612345.123, 16789612345.124, 16789612345.5, 16789612345.6, 17000000000.1, 17000000000.2, 16789612345.7, 16789612345.8], "block_smids": [0, 1, 0, 1]}]}

-- file matrix.json --
{"name": "matrix", "max_iterations": 1, "max_time": 0, "cuda_device": 0, "benchmarks": [
  {"filename": "./bin/matrix_multiply.so", "label": "M", "thread_count": [16, 16], "block_count": 1, "data_size": 0,
   "additional_info": {"matrix_width": 17}}]}

-- file waits.json --
{"label": "x", "times": [{},
  {"kernel_name": "a", "cuda_launch_times": [1.00002, 1.00003, 1.02], "block_times": [1.00602, 1.01002, 1.00602, 1.01002, 1.00602, 1.01002, 1.00602, 1.01002], "block_smids": [0, 1, 0, 1]},
  {"kernel_name": "b", "cuda_launch_times": [1.0, 1.00001, 1.02], "block_times": [1.00001, 1.00601, 1.00001, 1.00601, 1.00001, 1.00601, 1.00001, 1.00601], "block_smids": [0, 1, 0, 1]},
  {"kernel_name": "e", "cuda_launch_times": [1.02001, 1.02002, 1.03], "block_times": [1.02002, 1.02202], "block_smids": [0]},
  {"kernel_name": "f", "cuda_launch_times": [1.02, 1.02001, 1.03], "block_times": [1.02203, 1.02403], "block_smids": [0]}]}

-- file waits.yaml --
time_unit: ms
platform: jetson-tx2
kernels:
  - {name: a, stream: a, blocks: 4, threads: 1024, wcet: 4}
  - {name: b, stream: b, blocks: 4, threads: 1024, wcet: 6}
  - {name: e, stream: e, blocks: 1, threads: 64, wcet: 2, release: 20}
  - {name: f, stream: f, blocks: 1, threads: 64, wcet: 2, release: 20, after: [e]}

-- case copies-json --
$ gpurta check copies.json logs --platform tx2 --copy-bandwidth 1000000000 --format json | grep -A1 'left_out'
> gpurta check copies.json logs --platform tx2 --copy-bandwidth 1000000000 --format csv | grep -c K
> gpurta check copies.json logs --platform tx2 --copy-bandwidth 1000000000 --svg - | grep -c '<title>'
  "left_out": ["K in", "K out"],
  "launch_order_measured": false,
1
13
2> copies.json:4:3: note: cpu_random_walk runs on the CPU alone: skipped
2> copies.json:4:3: note: cpu_random_walk runs on the CPU alone: skipped
2> copies.json:4:3: note: cpu_random_walk runs on the CPU alone: skipped

-- case copies --
$ gpurta check copies.json logs --platform tx2 --copy-bandwidth 1000000000
predicted by simulate for jetson-tx2; measured on an unnamed device, 1 repetition; completions in s from the scenario's zero

kernel  predicted  minimum   median  maximum    error  relative     within  verdict
K         0.01001  0.01002  0.01002  0.01002  0.00001   ~+0.10%  0.0003002  agrees

left out, since the measurement does not tell when they ended: K in, K out
placement: 2 of 2 blocks (100.00%) ran on the predicted SM
agrees: 1 of 1 within 2%+100us
2> copies.json:4:3: note: cpu_random_walk runs on the CPU alone: skipped

-- case matrix-wrong --
$ options="--platform tx2 --copy-bandwidth 10000 --assume matrix_multiply=10ms"
> sed 's/1.4, 1.4, 1.41021/1.4/' matrix-log.json >one.json && gpurta check matrix.json one.json $options
> sed 's/1.41021/1.3/' matrix-log.json >early.json && gpurta check matrix.json early.json $options
> sed 's/\[0, 1, 0, 1\]/[0, 1]/' matrix-log.json >blocks.json && gpurta check matrix.json blocks.json $options
2> one.json:2:98: expected three times of a matrix_multiply, whose blocks tell cycles and no times: before and after the launch, and when the host saw its end
2> early.json:2:109: a kernel that ends before its launch
2> blocks.json:2:3: note: blocks of matrix_multiply tell cycles and no times: it is taken to end when the host saw that, some µs late, and its blocks are not compared
2> blocks.json:2:3: M has 2 blocks here and 4 in the scenario: another scenario?
[2]

-- case matrix --
$ gpurta check matrix.json matrix-log.json --platform tx2 --copy-bandwidth 10000 --assume matrix_multiply=10ms
predicted by simulate for jetson-tx2; measured on an unnamed device, 1 repetition; completions in s from the scenario's zero

kernel  predicted  minimum   median  maximum    error  relative    within  verdict
M          0.2412  0.24141  0.24141  0.24141  0.00021   ~+0.09%  0.004924  agrees

left out, since the measurement does not tell when they ended: M in, M in#2, M out
placement: not compared, since the measurement does not tell where blocks ran
agrees: 1 of 1 within 2%+100us
2> matrix-log.json:2:3: note: blocks of matrix_multiply tell cycles and no times: it is taken to end when the host saw that, some µs late, and its blocks are not compared

-- case order --
$ gpurta check both.yaml b-first.json
> gpurta check both.yaml b-first.json --format json | grep launch_order
> gpurta simulate both.yaml | grep '^[ab]'
predicted by rta for jetson-tx2; measured on an unnamed device, 1 repetition; completions in ms from the scenario's zero

kernel  predicted  minimum  median  maximum  error  relative  within  verdict
a              10    10.02   10.02    10.02   0.02    +0.20%    0.30  agrees
b               6     6.01    6.01     6.01   0.01   ~+0.17%    0.22  agrees

kernels released together: predicted in the order in which they were launched in the first repetition
placement: 8 of 8 blocks (100.00%) ran on the predicted SM
agrees: 2 of 2 within 2%+100us
  "launch_order_measured": true,
a          a            4        0      0           4         4
b          b            4        0      4          10        10
assumptions:

-- case waits --
$ gpurta check waits.yaml waits.json
predicted by simulate for jetson-tx2; measured on an unnamed device, 1 repetition; completions in ms from the scenario's zero

kernel  predicted  minimum  median  maximum  error  relative  within  verdict
a              10    10.02   10.02    10.02   0.02    +0.20%    0.30  agrees
b               6     6.01    6.01     6.01   0.01   ~+0.17%    0.22  agrees
e              22    22.02   22.02    22.02   0.02    +1.00%    0.14  agrees
f              24    24.03   24.03    24.03   0.03    +0.75%    0.18  agrees

kernels released together: predicted in the order in which they were launched in the first repetition
placement: 10 of 10 blocks (100.00%) ran on the predicted SM
agrees: 4 of 4 within 2%+100us

-- case wide --
$ gpurta check copies.json wide --platform tx2 --copy-bandwidth 1000000000
2> copies.json:4:3: note: cpu_random_walk runs on the CPU alone: skipped
2> gpurta: K ran on SM 4, but jetson-tx2 has 2: measured on another GPU
[2]
