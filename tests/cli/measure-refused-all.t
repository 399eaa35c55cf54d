-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1

-- file bad.yaml --
operations:
  - {kernel: a, blocks: 1, threads: 2048, shared_memory: 99999999, wcet: 1, stream: s}
  - {copy: b, duration: 1}
  - {kernel: c, blocks: 1, threads: 1024, registers: 64, wcet: 1e20s}
  - {kernel: d, blocks: 5, threads: 1024, wcet: 4e4}
  - {kernel: e, blocks: 50000000, threads: 1024, wcet: 4e4}
streams: {s: {priority: -7}}

-- case bad --
$ gpurta measure bad.yaml
2> bad.yaml:7:15: note: priority: CUDA's highest is -5 or less urgent, as cudaDeviceGetStreamPriorityRange says, and a GPU would run the stream at that; it is taken as -7 here
2> bad.yaml:2:5: operations[0]: a: the block is too large: 2048 threads, and the device allows 1024
2> bad.yaml:2:5: operations[0]: a: the block is too large: 99999999 bytes of shared memory, and the device allows 49152
2> bad.yaml:2:5: operations[0]: a: the device has no stream priority -7, only 0 (lowest) to -1
2> bad.yaml:3:5: operations[1]: b: a copy of unknown size cannot be measured: give its bytes instead of its duration
2> bad.yaml:4:5: operations[2]: c: a time of more than 2^58 ns cannot be measured
2> bad.yaml:5:5: operations[3]: d: takes at least 2 times 40000 ms, and the timeout is 60000 ms at scale 1: give a longer --timeout, or a smaller --scale
2> bad.yaml:6:5: operations[4]: e: the grid is too large: at most 4194304 blocks are recorded in all
[2]

-- case many-platform-tx2 --
$ (echo kernels:; for i in $(seq 25); do echo "  - {blocks: 1, threads: 2000, wcet: 1}"; done) >many.yaml
> gpurta check many.yaml --platform tx2
2> many.yaml:2:5: kernels[0]: k1: the block is too large: 2000 threads, and the device allows 1024
2> many.yaml:3:5: kernels[1]: k2: the block is too large: 2000 threads, and the device allows 1024
2> many.yaml:4:5: kernels[2]: k3: the block is too large: 2000 threads, and the device allows 1024
2> many.yaml:5:5: kernels[3]: k4: the block is too large: 2000 threads, and the device allows 1024
2> many.yaml:6:5: kernels[4]: k5: the block is too large: 2000 threads, and the device allows 1024
2> many.yaml:7:5: kernels[5]: k6: the block is too large: 2000 threads, and the device allows 1024
2> many.yaml:8:5: kernels[6]: k7: the block is too large: 2000 threads, and the device allows 1024
2> many.yaml:9:5: kernels[7]: k8: the block is too large: 2000 threads, and the device allows 1024
2> many.yaml:10:5: kernels[8]: k9: the block is too large: 2000 threads, and the device allows 1024
2> many.yaml:11:5: kernels[9]: k10: the block is too large: 2000 threads, and the device allows 1024
2> many.yaml:12:5: kernels[10]: k11: the block is too large: 2000 threads, and the device allows 1024
2> many.yaml:13:5: kernels[11]: k12: the block is too large: 2000 threads, and the device allows 1024
2> many.yaml:14:5: kernels[12]: k13: the block is too large: 2000 threads, and the device allows 1024
2> many.yaml:15:5: kernels[13]: k14: the block is too large: 2000 threads, and the device allows 1024
2> many.yaml:16:5: kernels[14]: k15: the block is too large: 2000 threads, and the device allows 1024
2> many.yaml:17:5: kernels[15]: k16: the block is too large: 2000 threads, and the device allows 1024
2> many.yaml:18:5: kernels[16]: k17: the block is too large: 2000 threads, and the device allows 1024
2> many.yaml:19:5: kernels[17]: k18: the block is too large: 2000 threads, and the device allows 1024
2> many.yaml:20:5: kernels[18]: k19: the block is too large: 2000 threads, and the device allows 1024
2> many.yaml:21:5: kernels[19]: k20: the block is too large: 2000 threads, and the device allows 1024
2> many.yaml: and 5 more errors
[2]

-- case printf-time-unit-us-nkernels-name-k-blocks-9-thr-2 --
$ printf 'time_unit: us\nkernels: [{name: k, blocks: 9, threads: 1024, wcet: 1000.5}]\n' | gpurta measure - --timeout 1s --scale 20000
2> <stdin>:2:11: kernels[0]: k: takes at least 3 times 2001/2 us, and the timeout is 50 us at scale 20000: give a longer --timeout, or a smaller --scale
[2]

-- case printf-time-unit-us-nkernels-name-k-blocks-9-thr-3 --
$ printf 'time_unit: us\nkernels: [{name: k, blocks: 9, threads: 1024, wcet: 1000.5}]\n' | gpurta measure - --scale 3 --timeout 1
2> gpurta: --timeout: expected whole milliseconds from 1 to 86400000 ms, found "1"
[2]

-- case printf-time-unit-us-nkernels-name-k-blocks-9-thr --
$ printf 'time_unit: us\nkernels: [{name: k, blocks: 9, threads: 1024, wcet: 1000.5}]\n' | gpurta measure - --timeout 1
2> gpurta: --timeout: expected whole milliseconds from 1 to 86400000 ms, found "1"
[2]
