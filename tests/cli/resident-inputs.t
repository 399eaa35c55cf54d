What resident reads besides scenarios: kernels of a profile, and footprints of kernels in a binary.

-- setup --
PATH=$PWD/bin:$PATH
unset CUDA_HOME CUDA_PATH

-- prepare --
mkdir bin empty
cat >bin/cuobjdump <<'END'
#!/bin/sh
# What the CUDA toolkit's prints of the files here.
[ "$1" = --dump-resource-usage ] || exit 3
cat "$2.usage" 2>/dev/null || { echo "cuobjdump fatal   : Could not open input file '$2'" >&2; exit 255; }
END
chmod +x bin/cuobjdump
ln -s "$(command -v python3)" empty/python3
touch app old
python3 - <<'END'
import json
events = []
def launch(name, grid, block, registers, shared, stream, at):
    number = len(events)
    where = {"device": 0, "context": 1, "stream": stream, "correlation": number}
    events.append({"ph": "X", "cat": "cuda_runtime", "name": "cudaLaunchKernel", "pid": 9, "tid": 9, "ts": at, "dur": 2,
                   "args": {"correlation": number}})
    events.append({"ph": "X", "cat": "kernel", "name": name, "pid": 0, "tid": stream, "ts": at + 5, "dur": 100,
                   "args": dict(where, **{"registers per thread": registers, "shared memory": shared, "grid": [grid, 1, 1], "block": [block, 1, 1]})})
launch("void ns::init<float, 4>(float*)", 10, 256, 32, 0, 20, 0)
launch("schedulers", 80, 128, 32, 1024, 21, 1000)
launch("void mega::workers<4, int>(int)", 128, 256, 64, 204800, 22, 1010)
launch("void ns::init<float, 4>(float*)", 20, 256, 32, 0, 20, 2000)
device = {"id": 0, "name": "NVIDIA B200", "computeMajor": 10, "computeMinor": 0, "maxThreadsPerMultiprocessor": 2048,
          "regsPerMultiprocessor": 65536, "numSms": 148}
json.dump({"schemaVersion": 1, "deviceProperties": [device], "traceEvents": events}, open("app.json", "w"))
del device["numSms"]
json.dump({"schemaVersion": 1, "deviceProperties": [device], "traceEvents": events}, open("no-sms.json", "w"))
END

-- file app.usage --

Fatbin elf code:
================
arch = sm_80
code version = [1,7]
host = linux
compile_size = 64bit

Resource usage:
 Common:
  GLOBAL:0
 Function _ZN4mega7workersILi4EEEvPf:
  REG:200 STACK:0 SHARED:1024 LOCAL:0 CONSTANT[0]:360 TEXTURE:0 SURFACE:0 SAMPLER:0

Fatbin elf code:
================
arch = sm_100a
code version = [1,7]
host = linux
compile_size = 64bit

Resource usage:
 Common:
  GLOBAL:0
 Function _ZN4mega7workersILi4EEEvPf:
  REG:64 STACK:0 SHARED:1024 LOCAL:0 CONSTANT[0]:360 TEXTURE:0 SURFACE:0 SAMPLER:0
 Function schedulers:
  REG:32 STACK:0 SHARED:1024 LOCAL:0 CONSTANT[0]:360 TEXTURE:0 SURFACE:0 SAMPLER:0
 Function _Z4gemmIfEvPT_:
  REG:100 STACK:8 SHARED:0 LOCAL:4 CONSTANT[0]:360 TEXTURE:0 SURFACE:0 SAMPLER:0
 Function _Z4gemmIdEvPT_:
  REG:200 STACK:8 SHARED:0 LOCAL:0 CONSTANT[0]:360 TEXTURE:0 SURFACE:0 SAMPLER:0

-- file mega.yaml --
platform: {base: cc-10.0, sms: 148}
kernels:
  - {name: schedulers, blocks: 80, threads: 128, wcet: 1}
  - {name: "mega::workers<4>", blocks: 128, threads: 256, shared_memory: 199KiB, wcet: 1}
resident: [{name: mega, kernels: [schedulers, "mega::workers<4>"]}]

-- file gemm.yaml --
platform: {base: cc-10.0, sms: 148}
operations:
  - {kernel: _Z4gemmIfEvPT_, blocks: 148, threads: 256, wcet: 1}
  - {kernel: nccl, blocks: 4, threads: 640, registers: 96, wcet: 1}
  - {copy: c, duration: 1}
resident: [{name: step, kernels: [_Z4gemmIfEvPT_, nccl]}]

-- file ampere.yaml --
platform: {base: cc-8.6, sms: 82}
kernels: [{name: workers, blocks: 82, threads: 256, wcet: 1}]
resident: [{name: g, kernels: [workers]}]

-- case profile --
$ gpurta resident app.json --group mega=schedulers,mega::workers
platform b200: 148 SMs; rules U2 U3 U4 U5 U6

hangs: group mega: void mega::workers<4, int>(int) can be blocked at the head of the queues; 208 SMs would hold it alone, it has 148; rules not measured on this GPU

group  verdict  fewest SMs  why
mega   hangs           208  void mega::workers<4, int>(int) can be blocked at the head of the queues; 208 SMs would hold it alone, it has 148

kernel                           blocks  largest safe  weight
schedulers                           80            20       1
void mega::workers<4, int>(int)     128            68       1

void mega::workers<4, int>(int) waits for ever for an SM with space for one more block
simulated: the platform's own rules place blocks so, in this order

launched                         blocks  resident
schedulers                           80        80
void mega::workers<4, int>(int)     128        68

kernel                           from SM  SMs  blocks on each
schedulers                             0   80               1
void mega::workers<4, int>(int)       80   68               1

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- kernels of one context
- kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it
- kernels of no group end by themselves, and may be launched again and again, in any order
- a kernel of a group may run for ever once all blocks of its group are resident
- U2: what finds no place among the kernels that may be resident at once waits for one
- U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels
- U5: an SM with a resident block keeps its carve-out, with all SMs that share it
- U6: the pool of local memory grows on an idle GPU only
- barriers of blocks are not scarce: on an SM there are two for each place for a block
- not confirmed of this GPU by any source: number of SMs: not looked up in a data sheet; reserved shared memory: inferred, SM minus largest block; whether SMs share carve-outs: inferred; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no shared memory given for void ns::init<float, 4>(float*)#1: taken to use none (key shared_memory)
- times without a unit are in ms (key time_unit)
[1]

-- case profile-json --
$ gpurta resident app.json --group mega=schedulers,workers --format json | grep -e '"group' -e '"order'
  "reason": "group mega: void mega::workers<4, int>(int) can be blocked at the head of the queues; 208 SMs would hold it alone, it has 148",
  "witness": {"group": "mega", "waits": "void mega::workers<4, int>(int)", "for": "an SM with space for one more block", "cause": "space", "simulated": true, "order": [{"name": "schedulers", "blocks": 80, "resident": 80}, {"name": "void mega::workers<4, int>(int)", "blocks": 128, "resident": 68}], "places": [{"name": "schedulers", "sm": 0, "sms": 80, "blocks": 1}, {"name": "void mega::workers<4, int>(int)", "sm": 80, "sms": 68, "blocks": 1}]},
  "groups": [
    "options": {"group": ["mega=schedulers,workers"], "limit": "20000000", "format": "json"},
[1]

-- case profile-two-groups --
$ gpurta resident app.json --group a=schedulers --group 'b=void mega::workers<4, int>(int)' --format csv
verdict,group,name,blocks,largest_safe,weight,assumptions
hangs,a,schedulers,80,20,1,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | kernels of one context | kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it | kernels of no group end by themselves, and may be launched again and again, in any order | a kernel of a group may run for ever once all blocks of its group are resident | U2: what finds no place among the kernels that may be resident at once waits for one | U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels | U5: an SM with a resident block keeps its carve-out, with all SMs that share it | U6: the pool of local memory grows on an idle GPU only | barriers of blocks are not scarce: on an SM there are two for each place for a block | not confirmed of this GPU by any source: number of SMs: not looked up in a data sheet; reserved shared memory: inferred, SM minus largest block; whether SMs share carve-outs: inferred; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ...<float, 4>(float*)#1: taken to use none (key shared_memory) | times without a unit are in ms (key time_unit)"
hangs,b,"void mega::workers<4, int>(int)",128,68,1,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | kernels of one context | kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it | kernels of no group end by themselves, and may be launched again and again, in any order | a kernel of a group may run for ever once all blocks of its group are resident | U2: what finds no place among the kernels that may be resident at once waits for one | U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels | U5: an SM with a resident block keeps its carve-out, with all SMs that share it | U6: the pool of local memory grows on an idle GPU only | barriers of blocks are not scarce: on an SM there are two for each place for a block | not confirmed of this GPU by any source: number of SMs: not looked up in a data sheet; reserved shared memory: inferred, SM minus largest block; whether SMs share carve-outs: inferred; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ...<float, 4>(float*)#1: taken to use none (key shared_memory) | times without a unit are in ms (key time_unit)"
[1]

-- case profile-scenario --
$ gpurta resident app.json --group 'mega=schedulers,workers' --set kernels.schedulers.blocks=20 --format csv
> gpurta convert app.json --to resident --group mega=schedulers,workers
verdict,group,name,blocks,largest_safe,weight,assumptions
resident,mega,schedulers,20,20,1,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | kernels of one context | kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it | kernels of no group end by themselves, and may be launched again and again, in any order | a kernel of a group may run for ever once all blocks of its group are resident | U2: what finds no place among the kernels that may be resident at once waits for one | U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels | U5: an SM with a resident block keeps its carve-out, with all SMs that share it | U6: the pool of local memory grows on an idle GPU only | barriers of blocks are not scarce: on an SM there are two for each place for a block | not confirmed of this GPU by any source: number of SMs: not looked up in a data sheet; reserved shared memory: inferred, SM minus largest block; whether SMs share carve-outs: inferred; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ...<float, 4>(float*)#1: taken to use none (key shared_memory) | times without a unit are in ms (key time_unit) | changed, as asked: kernels.schedulers.blocks=20"
resident,mega,"void mega::workers<4, int>(int)",128,128,1,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | kernels of one context | kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it | kernels of no group end by themselves, and may be launched again and again, in any order | a kernel of a group may run for ever once all blocks of its group are resident | U2: what finds no place among the kernels that may be resident at once waits for one | U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels | U5: an SM with a resident block keeps its carve-out, with all SMs that share it | U6: the pool of local memory grows on an idle GPU only | barriers of blocks are not scarce: on an SM there are two for each place for a block | not confirmed of this GPU by any source: number of SMs: not looked up in a data sheet; reserved shared memory: inferred, SM minus largest block; whether SMs share carve-outs: inferred; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ...<float, 4>(float*)#1: taken to use none (key shared_memory) | times without a unit are in ms (key time_unit) | changed, as asked: kernels.schedulers.blocks=20"
# From a profile: Kineto (PyTorch profiler). Kernels that must be on the GPU together, and one of each footprint of the others.
# Copies are left out, since they take no SM: one on the NULL stream between the launches is to be added.
# priorities and flags of streams are not in such traces: all are taken as equal, and all but the default one as non-blocking, as PyTorch makes them
platform: {base: b200, sms: 148}
streams:
  "s21": {priority: 0, blocking: false}
  "s22": {priority: 0, blocking: false}
  "others, priority 0, not blocking, 0": {priority: 0, blocking: false}
kernels:
  - {name: "schedulers", blocks: [80, 1, 1], threads: [128, 1, 1], registers: 32, shared_memory: 1024, stream: "s21", wcet: 1}
  - {name: "void mega::workers<4, int>(int)", blocks: [128, 1, 1], threads: [256, 1, 1], registers: 64, shared_memory: 204800, stream: "s22", wcet: 1}
  - {name: "void ns::init<float, 4>(float*)#1", blocks: [1, 1, 1], threads: [256, 1, 1], registers: 32, stream: "others, priority 0, not blocking, 0", wcet: 1}
resident:
  - {name: "mega", kernels: ["schedulers", "void mega::workers<4, int>(int)"]}
2> app.json: note: changed by --set kernels.schedulers.blocks=20

-- case profile-without-groups --
$ gpurta resident app.json
2> gpurta: app.json: which kernels must be on the GPU together? Give --group NAME=KERNEL,KERNEL. Its kernels: void ns::init<float, 4>(float*)#1 (10 blocks of 256 threads); schedulers (80 blocks of 128 threads); void mega::workers<4, int>(int) (128 blocks of 256 threads); void ns::init<float, 4>(float*)#2 (20 blocks of 256 threads)
[2]

-- case profile-unknown-kernel --
$ gpurta resident app.json --group mega=schedulers,worker
2> gpurta: app.json: --group: there is no kernel "worker": void ns::init<float, 4>(float*)#1 (10 blocks of 256 threads); schedulers (80 blocks of 128 threads); void mega::workers<4, int>(int) (128 blocks of 256 threads); void ns::init<float, 4>(float*)#2 (20 blocks of 256 threads)
[2]

-- case profile-several-kernels --
$ gpurta resident app.json --group mega=schedulers,init
2> gpurta: app.json: --group: several kernels are called "init", by size or stream: name one of void ns::init<float, 4>(float*)#1 (10 blocks of 256 threads); void ns::init<float, 4>(float*)#2 (20 blocks of 256 threads)
[2]

-- case profile-one-of-several --
$ gpurta resident app.json --group 'mega=schedulers,void ns::init<float, 4>(float*)#2' --format csv
verdict,group,name,blocks,largest_safe,weight,assumptions
resident,mega,schedulers,80,147,1623/1615,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | kernels of one context | kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it | kernels of no group end by themselves, and may be launched again and again, in any order | a kernel of a group may run for ever once all blocks of its group are resident | U2: what finds no place among the kernels that may be resident at once waits for one | U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels | U5: an SM with a resident block keeps its carve-out, with all SMs that share it | U6: the pool of local memory grows on an idle GPU only | barriers of blocks are not scarce: on an SM there are two for each place for a block | not confirmed of this GPU by any source: number of SMs: not looked up in a data sheet; reserved shared memory: inferred, SM minus largest block; whether SMs share carve-outs: inferred; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ...<float, 4>(float*)#2 and void ns::init<float, 4>(float*)#1: taken to use none (key shared_memory) | times without a unit are in ms (key time_unit)"
resident,mega,"void ns::init<float, 4>(float*)#2",20,138,1,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | kernels of one context | kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it | kernels of no group end by themselves, and may be launched again and again, in any order | a kernel of a group may run for ever once all blocks of its group are resident | U2: what finds no place among the kernels that may be resident at once waits for one | U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels | U5: an SM with a resident block keeps its carve-out, with all SMs that share it | U6: the pool of local memory grows on an idle GPU only | barriers of blocks are not scarce: on an SM there are two for each place for a block | not confirmed of this GPU by any source: number of SMs: not looked up in a data sheet; reserved shared memory: inferred, SM minus largest block; whether SMs share carve-outs: inferred; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ...<float, 4>(float*)#2 and void ns::init<float, 4>(float*)#1: taken to use none (key shared_memory) | times without a unit are in ms (key time_unit)"

-- case profile-wrong-group --
$ gpurta resident app.json --group schedulers
2> gpurta: --group: expected NAME=KERNEL,KERNEL, found "schedulers"
[2]

-- case profile-sms --
$ gpurta resident no-sms.json --group mega=schedulers,workers --sms 208 --format csv
verdict,group,name,blocks,largest_safe,weight,assumptions
resident,mega,schedulers,80,80,1,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | kernels of one context | kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it | kernels of no group end by themselves, and may be launched again and again, in any order | a kernel of a group may run for ever once all blocks of its group are resident | U2: what finds no place among the kernels that may be resident at once waits for one | U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels | U5: an SM with a resident block keeps its carve-out, with all SMs that share it | U6: the pool of local memory grows on an idle GPU only | barriers of blocks are not scarce: on an SM there are two for each place for a block | not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block; whether SMs share carve-outs: inferred; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ...<float, 4>(float*)#1: taken to use none (key shared_memory) | times without a unit are in ms (key time_unit) | platform cc-10.0 with sms 208"
resident,mega,"void mega::workers<4, int>(int)",128,128,1,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | kernels of one context | kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it | kernels of no group end by themselves, and may be launched again and again, in any order | a kernel of a group may run for ever once all blocks of its group are resident | U2: what finds no place among the kernels that may be resident at once waits for one | U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels | U5: an SM with a resident block keeps its carve-out, with all SMs that share it | U6: the pool of local memory grows on an idle GPU only | barriers of blocks are not scarce: on an SM there are two for each place for a block | not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block; whether SMs share carve-outs: inferred; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ...<float, 4>(float*)#1: taken to use none (key shared_memory) | times without a unit are in ms (key time_unit) | platform cc-10.0 with sms 208"

-- case profile-without-sms --
$ gpurta resident no-sms.json --group mega=schedulers,workers
2> gpurta: no-sms.json: the profile does not say how many SMs the GPU has: give --sms N
[2]

-- case profile-platform --
$ gpurta resident app.json --group mega=schedulers,workers --platform h100-sxm --format csv
verdict,group,name,blocks,largest_safe,weight,assumptions
hangs,mega,schedulers,80,2,2,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | kernels of one context | kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it | kernels of no group end by themselves, and may be launched again and again, in any order | a kernel of a group may run for ever once all blocks of its group are resident | U2: what finds no place among the kernels that may be resident at once waits for one | U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels | U5: an SM with a resident block keeps its carve-out, with all SMs that share it | U6: the pool of local memory grows on an idle GPU only | barriers of blocks are not scarce: on an SM there are two for each place for a block | not confirmed of this GPU by any source: number of SMs: the PCIe card has 114; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ...<float, 4>(float*)#1: taken to use none (key shared_memory) | times without a unit are in ms (key time_unit)"
hangs,mega,"void mega::workers<4, int>(int)",128,0,1,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | kernels of one context | kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it | kernels of no group end by themselves, and may be launched again and again, in any order | a kernel of a group may run for ever once all blocks of its group are resident | U2: what finds no place among the kernels that may be resident at once waits for one | U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels | U5: an SM with a resident block keeps its carve-out, with all SMs that share it | U6: the pool of local memory grows on an idle GPU only | barriers of blocks are not scarce: on an SM there are two for each place for a block | not confirmed of this GPU by any source: number of SMs: the PCIe card has 114; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ...<float, 4>(float*)#1: taken to use none (key shared_memory) | times without a unit are in ms (key time_unit)"
[1]

-- case profile-certificate --
$ gpurta resident app.json --group mega=schedulers,workers --certificate c.json
2> gpurta: --certificate: it speaks of a scenario: 'gpurta convert app.json --to resident --group NAME=KERNEL,KERNEL -o FILE' makes one of the profile
[2]

-- case profile-cubin --
$ gpurta resident app.json --group mega=schedulers,workers --cubin app
2> gpurta: --cubin: is for a scenario; a profile has the registers of its kernels
[2]

-- case group-of-a-scenario --
$ gpurta resident mega.yaml --group mega=schedulers
2> gpurta: --group: is for a profile; a scenario has resident: [{name: mega, kernels: [a, b]}]
[2]

-- case sms-of-a-scenario --
$ gpurta resident mega.yaml --sms 12
2> gpurta: --sms: is for a profile; a scenario has platform: {base: NAME, sms: N}
[2]

-- case cubin --
$ gpurta resident mega.yaml --cubin app
platform cc-10.0 with sms 148: 148 SMs; rules U2 U3 U4 U5 U6

hangs: group mega: mega::workers<4> can be blocked at the head of the queues; 208 SMs would hold it alone, it has 148; rules not measured on this GPU

group  verdict  fewest SMs  why
mega   hangs           208  mega::workers<4> can be blocked at the head of the queues; 208 SMs would hold it alone, it has 148

kernel            blocks  largest safe  weight
schedulers            80            20       1
mega::workers<4>     128            68       1

mega::workers<4> waits for ever for an SM with space for one more block
simulated: the platform's own rules place blocks so, in this order

launched          blocks  resident
schedulers            80        80
mega::workers<4>     128        68

kernel            from SM  SMs  blocks on each
schedulers              0   80               1
mega::workers<4>       80   68               1

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- kernels of one context
- kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it
- kernels of no group end by themselves, and may be launched again and again, in any order
- a kernel of a group may run for ever once all blocks of its group are resident
- U2: what finds no place among the kernels that may be resident at once waits for one
- U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels
- U5: an SM with a resident block keeps its carve-out, with all SMs that share it
- U6: the pool of local memory grows on an idle GPU only
- barriers of blocks are not scarce: on an SM there are two for each place for a block
- not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block; whether SMs share carve-outs: inferred; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no stream given for schedulers and mega::workers<4>: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- times without a unit are in ms (key time_unit)
- platform cc-10.0 with sms 148
2> mega.yaml: note: schedulers: registers: 32, shared_memory: 1024, local_memory: 0 by app
2> mega.yaml: note: mega::workers<4>: registers: 64, shared_memory: 204800, local_memory: 0 by app
[1]

-- case cubin-mangled --
$ gpurta resident gemm.yaml --cubin app --format csv
verdict,group,name,blocks,largest_safe,weight,assumptions
hangs,step,_Z4gemmIfEvPT_,148,0,,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | kernels of one context | kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it | kernels of no group end by themselves, and may be launched again and again, in any order | a kernel of a group may run for ever once all blocks of its group are resident | U2: what finds no place among the kernels that may be resident at once waits for one | U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels | U5: an SM with a resident block keeps its carve-out, with all SMs that share it | U6: the pool of local memory grows on an idle GPU only | barriers of blocks are not scarce: on an SM there are two for each place for a block | not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block; whether SMs share carve-outs: inferred; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
hangs,step,nccl,4,0,,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | kernels of one context | kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it | kernels of no group end by themselves, and may be launched again and again, in any order | a kernel of a group may run for ever once all blocks of its group are resident | U2: what finds no place among the kernels that may be resident at once waits for one | U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels | U5: an SM with a resident block keeps its carve-out, with all SMs that share it | U6: the pool of local memory grows on an idle GPU only | barriers of blocks are not scarce: on an SM there are two for each place for a block | not confirmed of this GPU by any source: reserved shared memory: inferred, SM minus largest block; whether SMs share carve-outs: inferred; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
2> gemm.yaml: note: _Z4gemmIfEvPT_: registers: 100, shared_memory: 0, local_memory: 12 by app
[1]

-- case cubin-ambiguous --
$ gpurta resident gemm.yaml --cubin app --set 'operations._Z4gemmIfEvPT_.kernel=gemm' --set 'resident.step.kernels=[gemm, nccl]'
2> gemm.yaml: note: changed by --set operations._Z4gemmIfEvPT_.kernel=gemm
2> gemm.yaml: note: changed by --set resident.step.kernels=[gemm, nccl]
2> gpurta: app: several kernels are called "gemm": take a name of these: _Z4gemmIfEvPT_, _Z4gemmIdEvPT_
[2]

-- case cubin-unknown-kernel --
$ gpurta resident ampere.yaml --cubin app --set kernels.workers.name=work --set 'resident.g.kernels=[work]'
2> ampere.yaml: note: changed by --set kernels.workers.name=work
2> ampere.yaml: note: changed by --set resident.g.kernels=[work]
2> gpurta: app: there is no kernel "work" in it, and the scenario has no registers for it; there are _ZN4mega7workersILi4EEEvPf
[2]

-- case cubin-minor-architecture --
$ gpurta resident ampere.yaml --cubin app --format csv
verdict,group,name,blocks,largest_safe,weight,assumptions
resident,g,workers,82,82,1,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | kernels of one context | kernels of a higher priority than a waiting kernel of a group come finitely often: else they starve it | kernels of no group end by themselves, and may be launched again and again, in any order | a kernel of a group may run for ever once all blocks of its group are resident | U2: what finds no place among the kernels that may be resident at once waits for one | U3, U4, sub-partitions of registers: a proof holds wherever blocks are; a hang is one whose blocks were placed, in its order, on SMs that were empty or left so by other kernels | U5: an SM with a resident block keeps its carve-out, with all SMs that share it | U6: the pool of local memory grows on an idle GPU only | barriers of blocks are not scarce: on an SM there are two for each place for a block | not confirmed of this GPU by any source: SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
2> ampere.yaml: note: workers: registers: 200, shared_memory: 1024, local_memory: 0 by app

-- case cubin-other-architecture --
$ gpurta resident ampere.yaml --cubin app --platform h100-sxm
2> ampere.yaml:1:1: note: platform is not read: the command line has another
2> gpurta: app: it has code for sm_80, sm_100, none for compute capability 9.0: what the driver makes of PTX is not in the file
[2]

-- case cubin-not-needed --
$ gpurta resident ampere.yaml --cubin app --set kernels.workers.registers=32
2> ampere.yaml: note: changed by --set kernels.workers.registers=32
2> gpurta: --cubin: every kernel of the file has registers of its own
[2]

-- case cubin-slots --
$ gpurta resident ampere.yaml --cubin app --slots 8
2> ampere.yaml:1:1: note: platform is not read: the command line has another
2> gpurta: --cubin: a platform of slots has no registers
[2]

-- case cubin-unreadable --
$ gpurta resident mega.yaml --cubin nothing
2> gpurta: nothing: cuobjdump cannot read it: cuobjdump fatal   : Could not open input file 'nothing'
[2]

-- case cubin-certificate --
$ gpurta resident mega.yaml --cubin app --certificate c.json
2> gpurta: --certificate: it speaks of the file alone; put --cubin into the file
[2]

-- case cubin-without-cuobjdump --
$ PATH=$PWD/empty:$(dirname "$(command -v gpurta)") gpurta resident mega.yaml --cubin app
2> gpurta: --cubin: cuobjdump is missing, which reads registers and shared memory of a binary: it is part of the CUDA toolkit, looked for in $PATH, $CUDA_HOME/bin and /usr/local/cuda/bin; or write registers and shared_memory into the scenario
[3]

-- case convert-group --
$ gpurta convert app.json --group mega=schedulers
2> gpurta: --group: is for --to resident
[2]

-- case convert-scenario --
$ gpurta convert mega.yaml --to resident --group mega=schedulers
2> gpurta: convert: --group is for profiles
[2]
