-- file kernels.yaml --
platform: jetson-tx2
kernels:
  - {name: a, blocks: 2, threads: 256, registers: 40, wcet: 1}
  - {name: b, blocks: 2, threads: 1024, shared_memory: 40000, wcet: 1}
  - {name: never, blocks: 2, threads: 1024, registers: 64, wcet: 1}

-- case csv --
$ gpurta occupancy kernels.yaml --format csv
name,launches,threads,registers,shared_memory,blocks_per_sm,slots,warps_per_sm,occupancy,limited_by,one_more_with,reason,assumptions
a,1,256,40,0,6,12,48,75,registers,"at most 192 threads, or at most 32 registers",,no registers given for b: taken as no limit to the blocks of an SM (key registers) | no shared memory given for a and never: taken to use none (key shared_memory) | times without a unit are in ms (key time_unit)
b,1,1024,0,40000,1,2,32,50,shared_memory,at most 32768 bytes of shared memory,,no registers given for b: taken as no limit to the blocks of an SM (key registers) | no shared memory given for a and never: taken to use none (key shared_memory) | times without a unit are in ms (key time_unit)
never,1,1024,64,0,0,0,0,0,registers,"at most 512 threads, or at most 32 registers","32 warps of 2048 registers, 65536 in all: the check of a launch allows a block 32768 registers, counting its warps up to a multiple of 4",no registers given for b: taken as no limit to the blocks of an SM (key registers) | no shared memory given for a and never: taken to use none (key shared_memory) | times without a unit are in ms (key time_unit)

-- case helps --
one more without any shared memory; with 64 blocks of one thread no count helps
$ cat >k.yaml <<EOT
> platform: {base: tx2, shared_memory_per_sm: 256, shared_memory_per_block: 256}
> kernels:
>   - {blocks: 1, threads: 64, shared_memory: 200, wcet: 1}
>   - {blocks: 1, threads: 1, registers: 1, wcet: 1}
> EOT
> gpurta occupancy k.yaml
platform jetson-tx2 with shared_memory_per_sm 256 (built in: 65536), shared_memory_per_block 256 (built in: 49152)

kernel  launches  threads  registers  shared  blocks/SM  slots  warps %  limited by     one block more with
k1             1       64          0     200          1      2        3  shared_memory  at most 0 bytes of shared memory
k2             1        1          1       0         32     64       50  blocks         -

assumptions:
- no registers given for k1: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for k2: taken to use none (key shared_memory)
- times without a unit are in ms (key time_unit)
- platform jetson-tx2 with shared_memory_per_sm 256 (built in: 65536), shared_memory_per_block 256 (built in: 49152)

-- case kernels --
$ gpurta occupancy kernels.yaml
platform jetson-tx2

kernel  launches  threads  registers  shared  blocks/SM  slots  warps %  limited by     one block more with
a              1      256         40       0          6     12       75  registers      at most 192 threads, or at most 32 registers
b              1     1024          0   40000          1      2       50  shared_memory  at most 32768 bytes of shared memory
never          1     1024         64       0          0      0        0  registers      at most 512 threads, or at most 32 registers

assumptions:
- no registers given for b: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for a and never: taken to use none (key shared_memory)
- times without a unit are in ms (key time_unit)

-- case no-file --
$ gpurta occupancy kernels.yaml --platform-file none.yaml
2> gpurta: cannot read none.yaml: No such file or directory
[3]

-- case no-platform --
$ printf 'kernels:\n  - {blocks: 1, threads: 1, wcet: 1}\n' | gpurta occupancy -
2> gpurta: <stdin>: key "platform" is missing; give it there, or --platform NAME
[2]

-- case no-threads --
$ printf 'platform: tx2\nkernels:\n  - {blocks: 1, wcet: 1}\n' | gpurta occupancy -
2> gpurta: -: kernel k1: key "threads" is missing; expected the threads of a block, from 1 to 1024
[2]

-- case slots --
$ printf 'platform: {slots: 8}\nkernels:\n  - {blocks: 1, threads: 1, wcet: 1}\n' | gpurta occupancy -
2> gpurta: a platform of plain slots has no SMs, and so no occupancy
[2]

-- case tasks --
$ printf 'tasks:\n  - {level: high, timeslice: 2, wcet: 3}\n' | gpurta occupancy - --platform tx2
2> gpurta: -: there are no kernels
[2]

-- case threads --
$ gpurta occupancy kernels.yaml --threads 32
2> gpurta: occupancy FILE is about the kernels of the file: it takes --platform, --sms and outputs only
[2]
