-- setup --
cp $EXAMPLES/pipeline.yaml .

-- file kernels.yaml --
platform: jetson-tx2
kernels:
  - {blocks: 2, threads: 512, wcet: 4}
  - {name: late.one, blocks: 7, threads: 512, wcet: 6}

-- case one-value --
A value of the file, by names. What was changed is said.
$ gpurta bound pipeline.yaml --set chains.camera.steps.detect.wcet=3 --set chains.planner.period=1/50s
platform jetson-orin-nano; times in ms

chain    bound  observed  deadline  verdict
camera     8.0       8.0        33  met
planner    8.5       8.5        15  met

chain    step       kind    jitter  bound  observed  finish
camera   image-in   copy       0.0    0.4       0.4     0.4
camera   detect     kernel     0.4    7.5       7.5     7.9
camera   boxes-out  copy       7.9    0.1       0.1     8.0
planner  prepare    host       0.0    1.0       1.0     1.0
planner  rollouts   kernel     1.0    7.5       7.5     8.5

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
changed, as asked: chains.camera.steps.detect.wcet=3
changed, as asked: chains.planner.period=1/50s
2> pipeline.yaml: note: changed by --set chains.camera.steps.detect.wcet=3
2> pipeline.yaml: note: changed by --set chains.planner.period=1/50s

-- case as-the-file --
The same as a file that says so.
$ gpurta convert pipeline.yaml --to json -o plain.json
> gpurta convert plain.json --to json --set 'chains[1].period=25' --set platform.sms=4 --set time_unit=us -o set.json
> sed -e 's/"period": 20/"period": 25/; s/"sms": 8/"sms": 4/; s/"time_unit": "ms"/"time_unit": "us"/' plain.json | diff - set.json
2> plain.json: note: changed by --set chains[1].period=25
2> plain.json: note: changed by --set platform.sms=4
2> plain.json: note: changed by --set time_unit=us

-- case places-and-dots --
An item by its place, one with a dot in its name, one without a name; a key that was not there.
$ gpurta rta kernels.yaml --set 'kernels[1].blocks=[3, 2]' --set kernels.late.one.wcet=5 --set kernels.k1.release=1 --format csv
name,release,completion,response,deadline,meets_deadline,worst_job,worst_release,worst_response,time_unit,verdict,assumptions
k1,1,5,4,,,1,1,4,ms,,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no registers given for k1 and late.one: taken as no limit to the blocks of an SM (key registers) | no shared memory given for k1 and late.one: taken to use none (key shared_memory) | no stream given for k1 and late.one: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | times without a unit are in ms (key time_unit) | changed, as asked: kernels[1].blocks=[3, 2] | changed, as asked: kernels.late.one.wcet=5 | changed, as asked: kernels.k1.release=1"
late.one,0,5,5,,,1,0,5,ms,,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no registers given for k1 and late.one: taken as no limit to the blocks of an SM (key registers) | no shared memory given for k1 and late.one: taken to use none (key shared_memory) | no stream given for k1 and late.one: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | times without a unit are in ms (key time_unit) | changed, as asked: kernels[1].blocks=[3, 2] | changed, as asked: kernels.late.one.wcet=5 | changed, as asked: kernels.k1.release=1"
2> kernels.yaml: note: changed by --set kernels[1].blocks=[3, 2]
2> kernels.yaml: note: changed by --set kernels.late.one.wcet=5
2> kernels.yaml: note: changed by --set kernels.k1.release=1

-- case platform --
A platform's name becomes a mapping with that base.
$ gpurta rta kernels.yaml --set platform.sms=1 --format csv
name,release,completion,response,deadline,meets_deadline,worst_job,worst_release,worst_response,time_unit,verdict,assumptions
k1,0,4,4,,,1,0,4,ms,,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no registers given for k1 and late.one: taken as no limit to the blocks of an SM (key registers) | no shared memory given for k1 and late.one: taken to use none (key shared_memory) | no stream given for k1 and late.one: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | times without a unit are in ms (key time_unit) | platform jetson-tx2 with sms 1 (built in: 2) | changed, as asked: platform.sms=1"
late.one,0,16,16,,,1,0,16,ms,,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no registers given for k1 and late.one: taken as no limit to the blocks of an SM (key registers) | no shared memory given for k1 and late.one: taken to use none (key shared_memory) | no stream given for k1 and late.one: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | times without a unit are in ms (key time_unit) | platform jetson-tx2 with sms 1 (built in: 2) | changed, as asked: platform.sms=1"
2> kernels.yaml: note: changed by --set platform.sms=1

-- case json --
The notes of JSON have it.
$ gpurta rta kernels.yaml --set kernels.k1.wcet=3 --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "rta",
  "time_unit": "ms",
  "algorithm": "h-set",
  "slots": 8,
  "slots_exact": true,
  "verdict": null,
  "reason": "no deadline is given",
  "jobs": 2,
  "exhaustive": true,
  "sustainable": true,
  "kernels": [
    {"name": "k1", "release": "0", "completion": "3", "response": "3", "deadline": null, "meets_deadline": null, "worst_job": 1, "worst_release": "0", "worst_response": "3"},
    {"name": "late.one", "release": "0", "completion": "9", "response": "9", "deadline": null, "meets_deadline": null, "worst_job": 1, "worst_release": "0", "worst_response": "9"}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "no block takes longer than its wcet",
    "kernels are launched in the order of the file, exactly at their releases, and once a period",
    "blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed",
    "no registers given for k1 and late.one: taken as no limit to the blocks of an SM (key registers)",
    "no shared memory given for k1 and late.one: taken to use none (key shared_memory)",
    "no stream given for k1 and late.one: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)",
    "times without a unit are in ms (key time_unit)"
  ],
  "notes": [
    "kernels.yaml: changed by --set kernels.k1.wcet=3"
  ]
}
2> kernels.yaml: note: changed by --set kernels.k1.wcet=3

-- case mistakes --
All checks of a file apply, and the option stands in place of line and column.
$ gpurta bound pipeline.yaml --set chains.camera.period=4x --set chains.planner.perod=3 --set chain.camera=3 --set runlist.a.b=1
2> pipeline.yaml: --set chains.camera.period=4x: chains[0].period: expected a time above 0, or unknown, found "4x": expected a unit (ns, us, ms, s) at character 2; times are 12, 1.5, 3/2, 2.5e-3 or 250us
2> pipeline.yaml: --set chains.planner.perod=3: chains[1]: unknown key "perod"; did you mean "period"?
2> pipeline.yaml: --set chain.camera=3: unknown key "chain"; did you mean "chains"?
2> pipeline.yaml: --set runlist.a.b=1: runlist: unknown key "a"; expected one of timeslice, switch_cost, reset_cost, timeslice_step, overhead, mode, policy
[2]

-- case paths --
Paths that lead nowhere.
$ gpurta bound pipeline.yaml --set chains.camra.period=3 --set 'chains[2].period=3' --set 'chains[x].period=3' --set time_unit.a=3 --set chains.camera. --set =3 --set chains..period=3 --set chains.camera.x..y=3
2> pipeline.yaml: --set chains.camra.period=3: no item is called "camra", but one is camera; its place works too, [0] is the first of 2
2> pipeline.yaml: --set chains[2].period=3: there is no [2]: the list has 2 items, and the first one is [0]
2> pipeline.yaml: --set chains[x].period=3: expected a whole number in brackets at "[x].period"
2> pipeline.yaml: --set time_unit.a=3: "ms" is a value, and has no "a" in it
2> pipeline.yaml: --set chains.camera.: expected PATH=VALUE, as in chains.camera.period=40ms or kernels[0].blocks=8
2> pipeline.yaml: --set =3: expected PATH=VALUE, as in chains.camera.period=40ms or kernels[0].blocks=8
2> pipeline.yaml: --set chains..period=3: no item is called ""; expected one of camera, planner; its place works too, [0] is the first of 2
2> pipeline.yaml: --set chains.camera.x..y=3: expected the name of a key at ".y"
[2]

-- case taken-out --
Keys and items without a value go, with all that is in them: in the middle, the first, the last.
$ gpurta convert kernels.yaml --set 'kernels[0].threads=' --set 'kernels[1].wcet=' --set kernels.late.one.name= --to json
2> kernels.yaml:4:5: kernels[1]: key "wcet" is missing; expected a time above 0: longest time that one block executes
[2]

-- case taken-out-items --
$ gpurta convert kernels.yaml --set 'kernels[0]=' --set platform= --to json
{
  "time_unit": "ms",
  "kernels": [
    {"name": "late.one", "blocks": 7, "threads": 512, "wcet": 6}
  ]
}
2> kernels.yaml: note: changed by --set kernels[0]=
2> kernels.yaml: note: changed by --set platform=

-- case taken-out-last --
$ gpurta convert kernels.yaml --set 'kernels[1]=' --set platform= --to json
{
  "time_unit": "ms",
  "kernels": [
    {"blocks": 2, "threads": 512, "wcet": 4}
  ]
}
2> kernels.yaml: note: changed by --set kernels[1]=
2> kernels.yaml: note: changed by --set platform=

-- case taken-out-needed --
$ gpurta rta kernels.yaml --set 'kernels[0].wcet='
2> kernels.yaml:3:5: kernels[0]: key "wcet" is missing; expected a time above 0: longest time that one block executes
[2]

-- case values --
Values that are none.
$ gpurta bound pipeline.yaml --set chains.camera.nothing= --set 'chains.camera.period=[1'
2> pipeline.yaml: --set chains.camera.nothing=: expected PATH=VALUE, found no value
2> pipeline.yaml: --set chains.camera.period=[1: expected PATH=VALUE: not YAML or JSON: did not find expected ',' or ']' while parsing a flow sequence that begins in line 1
[2]

-- case two-of-a-name --
A name that two items have.
$ gpurta rta kernels.yaml --set 'kernels[0].name=a' --set 'kernels[1].name=a' --set kernels.a.wcet=3
2> kernels.yaml: --set kernels.a.wcet=3: several items are called "a": give its place, [0] is the first of 2
[2]

-- case certificate --
A certificate speaks of the file.
$ gpurta rta kernels.yaml --set kernels.k1.wcet=3 --certificate c.json
2> kernels.yaml: note: changed by --set kernels.k1.wcet=3
2> gpurta: --certificate: it speaks of the file alone; write what --set changes into it
[2]

-- case no-scenario --
What is no scenario has nothing to set.
$ gpurta occupancy --threads 32 --set a=3
2> gpurta: --set is for a scenario: 'gpurta occupancy FILE'
[2]

-- case occupancy --
$ gpurta occupancy kernels.yaml --set kernels.k1.threads=1024 --format csv
name,launches,threads,registers,shared_memory,blocks_per_sm,slots,warps_per_sm,occupancy,limited_by,one_more_with,reason,assumptions
k1,1,1024,0,0,2,4,64,100,warps,at most 672 threads,,"no registers given for k1 and late.one: taken as no limit to the blocks of an SM (key registers) | no shared memory given for k1 and late.one: taken to use none (key shared_memory) | times without a unit are in ms (key time_unit) | changed, as asked: kernels.k1.threads=1024"
late.one,1,512,0,0,4,8,64,100,warps,at most 384 threads,,"no registers given for k1 and late.one: taken as no limit to the blocks of an SM (key registers) | no shared memory given for k1 and late.one: taken to use none (key shared_memory) | times without a unit are in ms (key time_unit) | changed, as asked: kernels.k1.threads=1024"
2> kernels.yaml: note: changed by --set kernels.k1.threads=1024

-- case platform-and-its-keys --
--platform takes the place of the file's, whose keys are changed then.
$ printf 'platform: {base: jetson-orin-agx, sms: 8}\nchains:\n  - {name: camera, period: 33, steps: [{kernel: k, blocks: 40, threads: 256, registers: 32, shared_memory: 40000, wcet: 1}]}\n' > orin.yaml
> gpurta bound orin.yaml --platform jetson-orin-agx --vary platform.sms=4:16:4
> gpurta bound orin.yaml --platform cc-8.7 --set platform.sms=4 2>&1 | sed -n 1,4p
> gpurta bound orin.yaml --platform orin 2>&1 | sed -n 1,3p
> sed -i "s/jetson-orin-agx/orin/" orin.yaml && gpurta bound orin.yaml 2>&1 | sed -n 1,2p; gpurta bound orin.yaml --json 2>/dev/null | grep "is taken as"; sed -i "s/orin/jetson-orin-agx/" orin.yaml
> gpurta bound orin.yaml --platform foo --set platform.sms=4
> gpurta bound orin.yaml --slots 4 --set platform.sms=4
> gpurta bound orin.yaml --platform a100 --set platform.smss=4
bound for each value of platform.sms; platform jetson-orin-agx; times in ms

value  verdict      worst   bound  deadline  of deadline
    4  schedulable  camera      3        33   ~0.0909091
    8  schedulable  camera      2        33   ~0.0606061
   12  schedulable  camera      1        33   ~0.0303031
   16  schedulable  camera      1        33   ~0.0303031

schedulable with 16: every bound is within its deadline; rules not measured on this GPU

assumptions:
- these are of the last value, 16
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 164 KiB for k (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no deadline given for camera: taken to be the period (key deadline)
- no jitter given for camera: taken as 0, no two releases closer than the period (key jitter)
- times without a unit are in ms (key time_unit)
orin.yaml: note: changed by --set platform.sms=4
platform cc-8.7 with sms 4; times in ms

chain   bound  observed  deadline  verdict
gpurta: note: platform orin is taken as jetson-orin-agx, and not jetson-orin-nx or jetson-orin-nano
orin.yaml:1:1: note: platform is not read: the command line has another
platform jetson-orin-agx; times in ms
orin.yaml: note: platform orin is taken as jetson-orin-agx, and not jetson-orin-nx or jetson-orin-nano
platform jetson-orin-agx with sms 8 (built in: 16); times in ms
    "orin.yaml: platform orin is taken as jetson-orin-agx, and not jetson-orin-nx or jetson-orin-nano"
2> gpurta: no built-in platform "foo"
2> gpurta: --set platform.sms=4: it changes the platform of the file, in whose place --slots stands
2> orin.yaml: --set platform.smss=4: platform: unknown key "smss"; did you mean "sms"?
[2]
