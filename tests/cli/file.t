-- file kernels.yaml --
platform: jetson-tx2
kernels:
  - {name: k1, blocks: 2, threads: 512, wcet: 4, deadline: 5}
  - {name: k2, blocks: 7, threads: 512, wcet: 6}

-- file two.yaml --
platform: jetson-tx2
kernels:
  - {name: k1, blocks: 2, threads: 512, wcet: 4}
  - {name: k2, blocks: 7, threads: 256, wcet: 6}

-- file wrong.yaml --
platform: jetson-tx2
kernels:
  - {name: k1, blocks: 0, threads: 512, wcet: 4}

-- file nothing.yaml --
platform: jetson-tx2

-- case kernels --
A file in the place of a command: every analysis that applies, under its heading.
$ gpurta kernels.yaml
== rta: completion and response times of kernels ==

platform jetson-tx2: 8 slots; algorithm h-set; times in ms

kernel  blocks  wcet  release  completion  response  deadline  verdict
k1           2     4        0           4         4         5  met
k2           7     6        0          10        10         -  -

schedulable: 1 of 1 deadlines met; as if kernels used no registers (key registers)

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no block takes longer than its wcet
- kernels are launched in the order of the file, exactly at their releases, and once a period
- blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed
- no registers given for k1 and k2: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for k1 and k2: taken to use none (key shared_memory)
- no stream given for k1 and k2: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)

== simulate: what happens when, on which SM, and by which rule ==

platform jetson-tx2; placement most-room; times in ms

operation  stream  blocks  release  start  completion  response  deadline  verdict
k1         -            2        0      0           4         4         5  met
k2         -            7        0      0          10        10         -  -

every deadline is met in this simulation; no bound: gpurta bound

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- no registers given for k1 and k2: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for k1 and k2: taken to use none (key shared_memory)
- no stream given for k1 and k2: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)

-- case options --
Options go to each command that has them; the exit status is the worst.
$ gpurta kernels.yaml --set kernels.k1.deadline=3 --slots 4 -o answer.txt
> grep -E '==|met|MISSED|changed' answer.txt
== rta: completion and response times of kernels ==
k1           2     4        0           4         4         3  MISSED
changed, as asked: kernels.k1.deadline=3
== simulate: what happens when, on which SM, and by which rule ==
k1         -            2        0      0           4         4         3  MISSED
changed, as asked: kernels.k1.deadline=3
2> kernels.yaml: note: changed by --set kernels.k1.deadline=3
2> kernels.yaml: note: changed by --set kernels.k1.deadline=3
[1]

-- case chains --
$ gpurta $EXAMPLES/pipeline.yaml
== bound: bounds for every job of recurrent chains ==

platform jetson-orin-nano; times in ms

chain    bound  observed  deadline  verdict
camera     6.0       6.0        33  met
planner    6.5       6.5        15  met

chain    step       kind    jitter  bound  observed  finish
camera   image-in   copy       0.0    0.4       0.4     0.4
camera   detect     kernel     0.4    5.5       5.5     5.9
camera   boxes-out  copy       5.9    0.1       0.1     6.0
planner  prepare    host       0.0    1.0       1.0     1.0
planner  rollouts   kernel     1.0    5.5       5.5     6.5

schedulable: every bound is within its deadline; rules not measured on this GPU

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9)
- host steps end within their stated times, whatever else runs
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: number of SMs: the 4GB module, and a power mode of the 8GB one, have 4; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no shared memory given for camera/detect and planner/rollouts: taken to use none (key shared_memory)
- no stream given for camera and planner: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for camera: taken to be the period (key deadline)
- no jitter given for camera and planner: taken as 0, no two releases closer than the period (key jitter)

== simulate: what happens when, on which SM, and by which rule ==

platform jetson-orin-nano; placement most-room; rules U1 U2 U3 U4 U5 U6 U7 U8 U9 (SM order not known: taken as ascending); times in ms

operation         stream  blocks  release  start  completion  response  deadline  verdict
camera/image-in   -         copy        0    0.0         0.4       0.4         -  -
camera/detect     -           64        0    0.4         4.4       4.4         -  -
camera/boxes-out  -         copy        0    4.4         4.5       4.5        33  met
planner/prepare   -         host        0    0.0         1.0       1.0         -  -
planner/rollouts  -           16        0    4.4         5.9       5.9        15  met

every deadline is met in this simulation; no bound: gpurta bound; rules not measured on this GPU
of one job each: --jobs N or --until TIME releases more

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- jobs of a chain are released exactly at its offset and then a period apart, without jitter, a closed chain's when the job before is complete, and what comes at one instant in the order of the file: other releases may give longer runs
- U5: SMs that are not empty keep their carve-out (key carveout)
- no shared memory given for camera/detect and planner/rollouts: taken to use none (key shared_memory)
- no stream given for camera and planner: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for camera: taken to be the period (key deadline)
- not confirmed of this GPU by any source: number of SMs: the 4GB module, and a power mode of the 8GB one, have 4; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...

-- case design --
$ cp "$EXAMPLES/figures/capodieci-3a.yaml" design.yaml; gpurta design.yaml
2> gpurta: design.yaml: nothing to analyse: it is a design of an experiment: gpurta sweep FILE
[2]

-- case tasks --
$ gpurta $EXAMPLES/edf-servers.yaml
== edf: EDF and servers: demand test, response times ==

EDF; overhead 0.1; latency 0.05; utilization ~0.546970, servers ~0.236112; times in ms

task         wcet  period  response  deadline  verdict  server
camera        7.9      33  ~14.9605        20  met      -
lane         20.0      66  ~50.4049        60  met      -
best-effort   8.0     120   38.1500       120  met      s

server  budget  period  bandwidth
s          8.5      36  ~0.236112

schedulable: every deadline is met
response times are upper bounds

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later
- the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead)
- every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency)
- no deadline given for best-effort: taken to be the period (key deadline)

-- case no-answer --
An analysis that does not apply after all says why, in its place.
$ gpurta two.yaml
== rta: completion and response times of kernels ==

two.yaml:4:5: kernels[1]: blocks of different footprints have no one number of slots (8 warps, 0 registers per warp, 0 bytes of shared memory; first kernel: 16, 0, 0); gpurta bound bounds every job, gpurta simulate shows one run

== simulate: what happens when, on which SM, and by which rule ==

platform jetson-tx2; placement most-room; times in ms

operation  stream  blocks  release  start  completion  response
k1         -            2        0      0           4         4
k2         -            7        0      0           6         6

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- no registers given for k1 and k2: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for k1 and k2: taken to use none (key shared_memory)
- no stream given for k1 and k2: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)

-- case mistakes --
Mistakes of the file are reported once.
$ gpurta wrong.yaml
2> wrong.yaml:3:24: kernels[0].blocks: expected a whole number from 1 to 2^63-1, found "0"
[2]

-- case nothing --
$ gpurta nothing.yaml
2> gpurta: nothing.yaml: nothing to analyse: no kernels, operations, chains or tasks
[2]

-- case no-file --
$ gpurta ./missing.yaml
2> gpurta: "./missing.yaml" is no command, and no file that is there
[3]

-- case json --
$ gpurta kernels.yaml --format json
2> gpurta: kernels.yaml: --format has no meaning here: several answers are tables; 'gpurta COMMAND FILE --format json' gives one
[2]

-- case help --
$ gpurta kernels.yaml --help
gpurta FILE [options]

    gpurta chains.yaml                        every analysis that applies to the file
    gpurta chains.yaml --platform orin-agx    the same elsewhere


Each answers as its command does: of chains bound and simulate, of kernels rta and simulate
(and bound, where they have periods; resident, where groups are named), of tasks edf and
runlist.

Options:
  --set PATH=VALUE        as if the file said so: chains.camera.period=40ms,
                          kernels[0].blocks=8, platform.sms=14; may be repeated
  --memory BYTES          most memory that the command takes, besides 64 MiB (1 to 2^63-1;
                          default 2147483648)
  --ignore SECTION,...    answer without these sections' work, which is not analysed here;
                          without this the verdict is unknown
Options, the platform:
  --platform NAME         instead of the file's platform; 'gpurta platforms' lists them
  --platform-file FILE    the same, described in a file (man gpurta-platforms)
  --slots N               N blocks at once, instead of a platform
  --copy-bandwidth N      bytes per second of copies that give their bytes
Options, configurations of cuda_scheduling_examiner:
  --assume NAME=TIME      how long a plug-in or action of a cuda_scheduling_examiner
                          configuration takes whose time is not known (mandelbrot,
                          counter_spin, memset, malloc); may be repeated
  --iterations N          instead of the max_iterations of such a configuration
Options, the output:
  --decimal [N]           decimal numbers in CSV (with units in its heading) and JSON
                          (beside the exact texts), for spreadsheets and pandas; N
                          decimals at most, in tables N (0 to 30)
  --exact                 fractions in tables where a decimal number would be rounded
  -o, --output FILE       write there instead of standard output
  --made-by               below a table, and above CSV, where there is one, as lines with
                          #: what was typed, read and in force, as JSON has it
  -h, --help, -V, --version

Exit status: the worst of all: 0 every deadline met or none given, 1 missed or unknown in
one, 2 wrong usage or input, or there is nothing to analyse, 3 runtime error. More: man
gpurta
