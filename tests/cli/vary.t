-- setup --
cp $EXAMPLES/pipeline.yaml .
cp $EXAMPLES/tx2.yaml .

-- case bound --
A row for each value, of the chain that is nearest to its deadline.
$ gpurta bound pipeline.yaml --vary chains.camera.steps.detect.wcet=4:7:1
bound for each value of chains.camera.steps.detect.wcet; platform jetson-orin-nano; times in ms

value  verdict        worst    bound  deadline  of deadline
    4  schedulable    planner   10.5        15     0.700000
    5  schedulable    planner   12.5        15    ~0.833334
    6  schedulable    planner   14.5        15    ~0.966667
    7  unschedulable  planner   16.5        15     1.100000

unschedulable with 7: a run was observed in which chain planner misses its deadline; rules not measured on this GPU

assumptions:
- these are of the last value, 7
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
[1]

-- case same-as-set --
The same as --set says, value by value.
$ gpurta bound pipeline.yaml --vary platform.sms=2:4:1 --search 0 --csv | cut -d, -f1-8
> for sms in 2 3 4; do gpurta bound pipeline.yaml --set platform.sms=$sms --search 0 --csv 2>/dev/null | cut -d, -f1,2,4; done
value,verdict,name,bound,deadline,ratio,meets_deadline,time_unit
2,unknown,camera,18,33,6/11,true,ms
2,unknown,planner,37/2,15,37/30,,ms
3,schedulable,camera,14,33,14/33,true,ms
3,schedulable,planner,29/2,15,29/30,true,ms
4,schedulable,camera,10,33,10/33,true,ms
4,schedulable,planner,21/2,15,7/10,true,ms
name,bound,deadline
camera,18,33
planner,37/2,15
name,bound,deadline
camera,14,33
planner,29/2,15
name,bound,deadline
camera,10,33
planner,21/2,15

-- case paths --
The reaction time of a path has a deadline too.
$ gpurta bound $EXAMPLES/robot-orin.yaml --vary chains.planner.period=50:70:20 --search 0
bound for each value of chains.planner.period; platform jetson-orin-agx; times in ms

value  verdict      worst     bound  deadline  of deadline
   50  schedulable  brake  ~148.377       150    ~0.989178
   70  unknown      brake  ~168.377       150    ~1.122511

unknown with 70: path brake: its bound exceeds a deadline, and no miss was looked for (option search); rules not measured on this GPU

assumptions:
- these are of the last value, 70
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- a step of a pipelined chain is a thread of its own: it takes the next job as soon as that is there and the one before has ended at this step (key overlap)
- a closed chain is released when its job before is complete, not before (key closed)
- no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- a chain of a path reads what was last written when its first step begins, and writes when its last step ends
- releases of a chain of a path are at most its longest_period apart, or exactly its period (release: periodic)
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9)
- a CPU runs its host steps by preemptive fixed priorities, those of one priority in any order; where nonpreemptable is not given, one is taken from it at any instant; nothing else runs on it at these priorities or above, and switches, interrupts and launches take no time but what wcet includes
- a thread that waits busily goes on as soon as it has its CPU and what it waits for is complete
- host steps without a cpu end within their stated times, whatever else runs
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending)
- rules measured on other GPUs alone: ...
- no shared memory given for camera/detect, planner/rollouts and language/layer: taken to use none (key shared_memory)
- no stream given for camera and language: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for planner and control: taken to be the period (key deadline)
- no jitter given for camera, planner and control: taken as 0, no two releases closer than the period (key jitter)
- no wait given for language: taken as suspend, a thread that sleeps while the GPU works (key wait)
- platform jetson-orin-agx with copy_engines 1
[1]

-- case partition --
With how many SMs do the partitions fit, and what is near its deadline then?
$ gpurta partition $EXAMPLES/partition-orin.yaml --vary platform.sms=10:14:2 --search 0
partition for each value of platform.sms; platform jetson-orin-agx; times in ms

value  verdict      worst     SMs  bound  deadline  of deadline  no bound because
   10  unknown      detector    -      -        25            -  none: each partition fits by itself, but not beside the others: detector 6, lanes 2, llm 4 need 12 SMs at least, and the GPU has 10; nearest: detector does not fit: with 4 SMs, all that the others can spare, its bound is 1.18 times its deadline: 94.9 % own kernels, 2.7 % copies of lanes, 2.4 % own copies
   12  schedulable  detector    6   19.8        25        0.792  -
   14  schedulable  detector    6   19.8        25        0.792  -

schedulable with 14: every deadline is met with 12 of 14 SMs; 2 are left for best-effort work; rules not measured on this GPU

assumptions:
- these are of the last value, 14
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9)
- blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared
- a wcet that is not given by SMs holds with any number of them (key wcet)
- every partition has queues of its own and runs beside the others
- host steps end within their stated times, whatever else runs
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for backbone, heads, layer; 16 KiB for segment (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no shared memory given for detector/backbone, detector/heads, lanes/segment and llm/layer: taken to use none (key shared_memory)
- no stream given for detector, lanes and llm: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for llm: taken to be the period (key deadline)
- no jitter given for detector, lanes and llm: taken as 0, no two releases closer than the period (key jitter)
- platform jetson-orin-agx with sms 14 (built in: 16)
[1]

-- case resident --
$ gpurta resident $EXAMPLES/megakernel.yaml --vary platform.sms=10:14:2
2> gpurta: resident: --vary has no meaning here: it says itself how many blocks and SMs are enough
[2]

-- case json --
Fractions stay exact; other options, also those of the command, hold for each value.
$ gpurta rta tx2.yaml --vary kernels.k1.wcet=1ms:3/2ms:1/3ms --set kernels.k2.deadline=8 --algorithm h-set --json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "rta",
  "time_unit": "ms",
  "vary": "kernels.k1.wcet",
  "values": [
    {"value": "1ms", "verdict": "schedulable", "reason": "4 of 4 deadlines met by every job; as if kernels used no registers (key registers)", "worst": "k2", "response": "7", "deadline": "8", "ratio": "7/8", "items": [{"name": "k1", "response": "1", "deadline": "15", "ratio": "1/15", "meets_deadline": true, "reason": null}, {"name": "k2", "response": "7", "deadline": "8", "ratio": "7/8", "meets_deadline": true, "reason": null}, {"name": "k3", "response": "12", "deadline": "15", "ratio": "4/5", "meets_deadline": true, "reason": null}, {"name": "k4", "response": "11", "deadline": "15", "ratio": "11/15", "meets_deadline": true, "reason": null}], "assumptions": ["nothing else runs on the GPU: no other process, graphics, page migration or DLA", "no block takes longer than its wcet", "kernels are launched in the order of the file, exactly at their releases, and once a period", "blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed", "no registers given for k1, k2, k3 and k4: taken as no limit to the blocks of an SM (key registers)", "no shared memory given for k1, k2, k3 and k4: taken to use none (key shared_memory)", "no release given for k1, k2, k3 and k4: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)", "no stream given for k1, k2, k3 and k4: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)", "no deadline given for k1, k3 and k4: taken to be the period (key deadline)", "changed, as asked: kernels.k2.deadline=8", "as asked: --algorithm h-set"]},
    {"value": "4/3ms", "verdict": "schedulable", "reason": "4 of 4 deadlines met by every job; as if kernels used no registers (key registers)", "worst": "k2", "response": "22/3", "deadline": "8", "ratio": "11/12", "items": [{"name": "k1", "response": "4/3", "deadline": "15", "ratio": "4/45", "meets_deadline": true, "reason": null}, {"name": "k2", "response": "22/3", "deadline": "8", "ratio": "11/12", "meets_deadline": true, "reason": null}, {"name": "k3", "response": "12", "deadline": "15", "ratio": "4/5", "meets_deadline": true, "reason": null}, {"name": "k4", "response": "11", "deadline": "15", "ratio": "11/15", "meets_deadline": true, "reason": null}], "assumptions": ["nothing else runs on the GPU: no other process, graphics, page migration or DLA", "no block takes longer than its wcet", "kernels are launched in the order of the file, exactly at their releases, and once a period", "blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed", "no registers given for k1, k2, k3 and k4: taken as no limit to the blocks of an SM (key registers)", "no shared memory given for k1, k2, k3 and k4: taken to use none (key shared_memory)", "no release given for k1, k2, k3 and k4: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)", "no stream given for k1, k2, k3 and k4: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)", "no deadline given for k1, k3 and k4: taken to be the period (key deadline)", "changed, as asked: kernels.k2.deadline=8", "as asked: --algorithm h-set"]}
  ],
  "assumptions": [
    "these are of the last value, 4/3ms",
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "no block takes longer than its wcet",
    "kernels are launched in the order of the file, exactly at their releases, and once a period",
    "blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed",
    "no registers given for k1, k2, k3 and k4: taken as no limit to the blocks of an SM (key registers)",
    "no shared memory given for k1, k2, k3 and k4: taken to use none (key shared_memory)",
    "no release given for k1, k2, k3 and k4: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)",
    "no stream given for k1, k2, k3 and k4: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)",
    "no deadline given for k1, k3 and k4: taken to be the period (key deadline)"
  ],
  "notes": [
    "tx2.yaml: changed by --set kernels.k2.deadline=8"
  ]
}
2> tx2.yaml: note: changed by --set kernels.k2.deadline=8

-- case simulate --
A simulation has no verdict, and no bound.
$ gpurta simulate tx2.yaml --vary kernels.k1.blocks=2:3:1
simulate for each value of kernels.k1.blocks; platform jetson-tx2; times in ms

value  verdict  worst  response  deadline  of deadline
    2  -        k3           12        15          0.8
    3  -        k4           15        15          1.0

assumptions:
- these are of the last value, 3
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- no registers given for k1, k2, k3 and k4: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for k1, k2, k3 and k4: taken to use none (key shared_memory)
- no release given for k1, k2, k3 and k4: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)
- no stream given for k1, k2, k3 and k4: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for k1, k2, k3 and k4: taken to be the period (key deadline)

-- case edf --
No bound is worse than any.
$ gpurta edf $EXAMPLES/edf-servers.yaml --vary tasks.lane.wcet=25:30:5 --decimal 3
edf for each value of tasks.lane.wcet; times in ms

value  verdict      worst        response  deadline  of deadline  no bound because
   25  schedulable  lane          ~55.405    60.000       ~0.924  -
   30  unknown      best-effort         -   120.000            -  the demand at the witness is too much for the test, which beside servers, sections and overhead is sufficient only

unknown with 30: the demand at the witness is too much for the test, which beside servers, sections and overhead is sufficient only

assumptions:
- these are of the last value, 30
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later
- the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead)
- every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency)
- no deadline given for best-effort: taken to be the period (key deadline)
[1]

-- case unread --
Work that is not analysed makes every verdict unknown.
$ gpurta rta tx2.yaml --set 'tasks=[{name: t, wcet: 1, period: 9}]' --vary kernels.k1.wcet=1:2:1
rta for each value of kernels.k1.wcet; platform jetson-tx2; times in ms

value  verdict  worst  response  deadline  of deadline
    1  unknown  -             -         -            -
    2  unknown  -             -         -            -

unknown with 2: tasks is not analysed by gpurta rta: --ignore tasks gives its answer for the rest of the file alone
changed, as asked: tasks=[{name: t, wcet: 1, period: 9}]
2> tx2.yaml: note: changed by --set tasks=[{name: t, wcet: 1, period: 9}]
2> tx2.yaml: --set tasks=[{name: t, wcet: 1, period: 9}]: note: tasks is not analysed by gpurta rta
[1]

-- case mistakes --
$ gpurta bound pipeline.yaml --vary chains.camera.period=0:3:1; gpurta bound pipeline.yaml --vary chains.camra.period=20:30:5; gpurta bound pipeline.yaml --set chains.camra.period=9 --vary chains.camera.period=1:3:1; gpurta bound pipeline.yaml --slots 8 --vary platform.sms=1:2:1
2> pipeline.yaml: --vary chains.camera.period=0: chains[0].period: expected a time above 0, or unknown, found "0"
2> pipeline.yaml: --vary chains.camra.period=20: no item is called "camra", but one is camera; its place works too, [0] is the first of 2
2> pipeline.yaml: --set chains.camra.period=9: no item is called "camra", but one is camera; its place works too, [0] is the first of 2
2> gpurta: --vary platform.sms=1: it changes the platform of the file, in whose place --slots stands
[2]

-- case values --
$ for text in 20:40:5 =1:2:1 chains.camera.period chains.camera.period= chains.camera.period=1:3 chains.camera.period=1:2:3:4 chains.camera.period=1::1 chains.camera.period=1:x:1 chains.camera.period=1ms:3:1
> do gpurta bound pipeline.yaml --vary $text; done
2> gpurta: --vary 20:40:5: expected PATH=A:B:STEP, as in chains.camera.period=20:40:5
2> gpurta: --vary =1:2:1: expected PATH=A:B:STEP, as in chains.camera.period=20:40:5
2> gpurta: --vary chains.camera.period: expected PATH=A:B:STEP, as in chains.camera.period=20:40:5
2> gpurta: --vary chains.camera.period=: expected three numbers, A:B:STEP, as in 20:40:5; found none
2> gpurta: --vary chains.camera.period=1:3: expected three numbers, A:B:STEP, as in 20:40:5; found 1:3
2> gpurta: --vary chains.camera.period=1:2:3:4: expected three numbers, A:B:STEP, as in 20:40:5; found 1:2:3:4
2> gpurta: --vary chains.camera.period=1::1: B: expected a number, as 5, 1/4 or 2.5ms; found ""
2> gpurta: --vary chains.camera.period=1:x:1: B: expected a number, as 5, 1/4 or 2.5ms; found "x"
2> gpurta: --vary chains.camera.period=1ms:3:1: expected one unit in A, B and STEP, as in 1ms:2ms:1/4ms; found 1ms and 3
[2]

-- case step-above-0 --
$ gpurta bound pipeline.yaml --vary chains.camera.period=40:50:0
2> gpurta: --vary chains.camera.period=40:50:0: expected a STEP above 0; found 0
[2]

-- case down --
$ gpurta bound pipeline.yaml --vary chains.camera.period=3:1:1
2> gpurta: --vary chains.camera.period=3:1:1: expected A at most B; found 3 and 1
[2]

-- case many --
$ gpurta bound pipeline.yaml --vary chains.camera.period=1:2:1/10000
2> gpurta: --vary chains.camera.period=1:2:1/10000: expected at most 10000 values: a larger STEP gives fewer
[2]

-- case picture --
A curve for each chain, and a dot for each value with a bound; the deadline is the line at 1.
$ gpurta bound pipeline.yaml --vary chains.camera.steps.detect.wcet=4:7:1 --search 0 --svg x.svg >table; echo $?
> python3 -c 'import xml.dom.minidom; xml.dom.minidom.parse("x.svg")'
> grep -v "^<metadata>" x.svg >x; grep -o 'class="s[0-9].*\|>deadline<\|>bound / deadline<\|>camera<\|>planner<' x.svg
> gpurta bound pipeline.yaml --vary chains.camera.steps.detect.wcet=4:7:1 --search 0 --svg - | grep -v "^<metadata>" | cmp - x; grep -c "^<metadata>gpurta .*--vary" x.svg
> gpurta bound $EXAMPLES/orin-perception.yaml --vary platform.sms=4:6:1 --search 0 --svg - | grep -o 'class="s[0-9].*'
1
>bound / deadline<
>deadline<
class="s0" d="M66.00 343.64L356.67 325.97L647.33 308.29L938.00 290.62"/>
class="s0 dots" d="M66.00 343.64h0M356.67 325.97h0M647.33 308.29h0M938.00 290.62h0"/>
>camera<
>camera<
class="s1" d="M66.00 227.88L356.67 189.00L647.33 150.12L938.00 111.25"/>
class="s1 dots" d="M66.00 227.88h0M356.67 189.00h0M647.33 150.12h0M938.00 111.25h0"/>
>planner<
>planner<
1
class="s0" d="M938.00 111.25"/>
class="s0 dots" d="M938.00 111.25h0"/>
class="s1" d="M66.00 290.84L502.00 303.52L938.00 318.00"/>
class="s1 dots" d="M66.00 290.84h0M502.00 303.52h0M938.00 318.00h0"/>
class="s2" d="M66.00 331.31L502.00 331.31L938.00 331.31"/>
class="s2 dots" d="M66.00 331.31h0M502.00 331.31h0M938.00 331.31h0"/>
[1]

-- case picture-of-times --
Without a deadline the curve is a time; nothing else is written twice.
$ gpurta rta tx2.yaml --set 'kernels=[{name: k, blocks: 3, threads: 512, wcet: 1}]' --vary kernels.k.blocks=3:9:3 --svg - | grep -o 'class="s[0-9].*\|>response (ms)<'
> gpurta bound pipeline.yaml --vary chains.camera.period=40:41:1 --certificate x.cert
> gpurta bound pipeline.yaml --vary chains.camera.period=40:41:1 --svg pipeline.yaml
>response (ms)<
class="s0" d="M66.00 271.62L502.00 271.62L938.00 111.25"/>
class="s0 dots" d="M66.00 271.62h0M502.00 271.62h0M938.00 111.25h0"/>
2> gpurta: --vary and --certificate exclude each other: there is a result for each value
2> gpurta: --svg names pipeline.yaml, which is read
[2]

-- case standard-input --
$ gpurta bound - --vary chains.camera.period=1:2:1
2> gpurta: --vary: the file is read for each value: give a file, not standard input
[2]

-- case axis --
$ printf 'platform: jetson-tx2\nchains: [{name: a, period: 9, steps: [{kernel: k, blocks: 1, threads: 32, wcet: 1}]}]\n' >c.yaml; for key in wcet blocks; do gpurta bound c.yaml --vary chains.a.steps.k.$key=1:2:1 --svg $key.svg >table; grep -o "k.$key\( ([a-z]*)\)*<" $key.svg; done
k.wcet<
k.wcet<
k.wcet (ms)<
k.blocks<
k.blocks<
k.blocks<

-- case step --
$ printf 'platform: jetson-tx2\nchains: [{name: a, period: 9, steps: [{kernel: k, blocks: 1, threads: 32, wcet: 1}]}]\n' | gpurta bound - --set chains.a.k.wcet=2
2> <stdin>: --set chains.a.k.wcet=2: "k" is one of the steps: write steps.k
[2]

-- case condition --
What a verdict rests on stands in its row, and in CSV the assumptions of each row are those of its own value.
$ sed 's/, registers: [0-9]*//' pipeline.yaml >bare.yaml; gpurta bound bare.yaml --search 0 --vary chains.camera.period=30:40:10 | sed '/^assumptions/,$d'
> gpurta bound pipeline.yaml --search 0 --vary platform.sms=4:8:4 --csv --set chains.planner.deadline=20 2>/dev/null | sed 's/"nothing .*closer than the period (key jitter)/.../'
bound for each value of chains.camera.period; platform jetson-orin-nano; times in ms

value  verdict      worst       bound  deadline  of deadline  verdict holds
   30  schedulable  planner  ~5.63542        15    ~0.375695  as if kernels used no registers (key registers)
   40  schedulable  planner  ~5.63542        15    ~0.375695  as if kernels used no registers (key registers)

schedulable with 40: every bound is within its deadline; as if kernels used no registers (key registers); rules not measured on this GPU

value,verdict,name,bound,deadline,ratio,meets_deadline,time_unit,assumptions
4,schedulable,camera,10,33,10/33,true,ms,... | platform jetson-orin-nano with sms 4 (built in: 8) | changed, as asked: chains.planner.deadline=20"
4,schedulable,planner,21/2,20,21/40,true,ms,... | platform jetson-orin-nano with sms 4 (built in: 8) | changed, as asked: chains.planner.deadline=20"
8,schedulable,camera,6,33,2/11,true,ms,... | changed, as asked: chains.planner.deadline=20"
8,schedulable,planner,13/2,20,13/40,true,ms,... | changed, as asked: chains.planner.deadline=20"

-- case made-by --
The platform is that of the file; where the values change it, with the last one.
$ gpurta bound pipeline.yaml --vary chains.camera.period=30:33:3 --json | sed -n '/"platform"/,/"name"/p'
> gpurta bound pipeline.yaml --vary platform.sms=4:8:4 --set platform.base=orin-nx --json | sed -n '/"platform"/,/"sms"/p'
    "platform": {
      "name": "jetson-orin-nano",
    "platform": {
      "name": "jetson-orin-nx",
      "compute_capability": "8.7",
      "sms": 8,

-- case culprit --
What stands in the row where no division fits is what needs too much, with the SMs of its partition where one does.
$ gpurta partition $EXAMPLES/partition-orin.yaml --search 0 --vary chains.lanes.deadline=6:30:12 | sed -n '/^value/,/^$/p'; gpurta partition $EXAMPLES/partition-orin.yaml --search 0 --vary chains.lanes.deadline=18:18:1 --csv | cut -d, -f1-6
value  verdict      worst     SMs  bound  deadline  of deadline  no bound because                                                                                                                                                                   verdict holds
    6  unknown      lanes       -      -         6            -  none: lanes does not fit: with 16 SMs, the most that a partition can have, its bound is 1.1 times its deadline: 45.5 % own host steps, 33.3 % own kernels, 12.1 % own copies, ...  -
   18  schedulable  lanes       2   15.4        18    ~0.855556  -                                                                                                                                                                                  as if the driver chose the carve-outs that were computed: with any, lanes may take up to 20.9, above its deadline 18 (key carveout)
   30  schedulable  detector    6   19.8        25     0.792000  -                                                                                                                                                                                  -

value,verdict,name,sms,bound,deadline
18,schedulable,detector,6,99/5,25
18,schedulable,lanes,2,77/5,18
18,schedulable,llm,4,288,400
