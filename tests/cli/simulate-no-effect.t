-- file tx2.yaml --
time_unit: ms
platform: jetson-tx2
kernels:
  - {name: k1, blocks: 2, threads: 512, wcet: 4, period: 15}
  - {name: k2, blocks: 7, threads: 512, wcet: 6, period: 15}
  - {name: k3, blocks: 2, threads: 512, wcet: 6, period: 15}
  - {name: k4, blocks: 5, threads: 512, wcet: 5, period: 15}

-- case assume-a-2 --
$ gpurta platforms --assume a=2
2> gpurta: platforms: --assume has no meaning here: it is for files of kernels
[2]

-- case platform-tx2-threads-1-iterations-3 --
$ gpurta occupancy --platform tx2 --threads 1 --iterations 3
2> gpurta: occupancy: --iterations has no meaning here: it is about launches, and tells the number of slots
[2]

-- case tasks-assume-a-1 --
$ gpurta edf tasks.yaml --assume a=1
2> gpurta: edf: --assume has no meaning here: it is for files of kernels
[2]

-- case tasks-copy-bandwidth-5 --
$ gpurta runlist tasks.yaml --copy-bandwidth 5
2> gpurta: runlist: --copy-bandwidth has no meaning here: it is for files of kernels
[2]

-- case tx2-assume-a-1 --
$ gpurta simulate tx2.yaml --assume a=1
2> gpurta: simulate: --assume is for cuda_scheduling_examiner configurations, and tx2.yaml is none
[2]

-- case tx2-height-threads --
$ gpurta simulate tx2.yaml --height threads
2> gpurta: --height needs --svg
[2]

-- case tx2-iterations-2 --
$ gpurta rta tx2.yaml --iterations 2
2> gpurta: rta: --iterations is for cuda_scheduling_examiner configurations, and tx2.yaml is none
[2]

-- case tx2-jobs-2-until-5 --
$ gpurta simulate tx2.yaml --jobs 2 --until 5
2> gpurta: expected either --jobs or --until, found both
[2]

-- case tx2-jobs-3 --
$ gpurta simulate tx2.yaml --jobs 3
platform jetson-tx2; placement most-room; times in ms

operation  stream  blocks  jobs  worst job  release  start  completion  response  deadline  verdict
k1         -            2     3          1        0      0           4         4        15  met
k2         -            7     3          1        0      0          10        10        15  met
k3         -            2     3          1        0      4          12        12        15  met
k4         -            5     3          1        0      6          11        11        15  met

every deadline is met in this simulation; no bound: gpurta bound

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- no registers given for k1, k2, k3 and k4: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for k1, k2, k3 and k4: taken to use none (key shared_memory)
- no release given for k1, k2, k3 and k4: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)
- no stream given for k1, k2, k3 and k4: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for k1, k2, k3 and k4: taken to be the period (key deadline)

-- case tx2-sms-0-1-2 --
$ gpurta rta tx2.yaml --sms 0:1
2> gpurta: --sms needs --svg
[2]

-- case tx2-sms-0-1 --
$ gpurta simulate tx2.yaml --sms 0:1
2> gpurta: --sms needs --svg
[2]

-- case tx2-window-0-1 --
$ gpurta simulate tx2.yaml --window 0:1
2> gpurta: --window needs --svg
[2]
