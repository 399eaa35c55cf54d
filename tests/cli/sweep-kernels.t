-- file blocks.yaml --
platform: {slots: 4}
sweep:
  sets: 20
  tasks: 2
  utilization: [0.3, 0.8]
  grain: 1/100
  period: {list: [10, 20, 40]}
  blocks: {from: 1, to: 6}
  curves: [{analysis: rta}]

-- file olmedo.yaml --
platform: xavier
sweep:
  sets: 40
  tasks: [2, 5, 8]
  blocks: {from: 1, to: 4}
  threads: {from: 1, to: 1024}
  curves: [{name: mispredicted, analysis: misprediction}]

-- file too-large.yaml --
platform: jetson-tx2
sweep:
  sets: 20
  tasks: 3
  utilization: [0.1, 0.6]
  period: {from: 20, to: 100}
  blocks: {from: 1, to: 4}
  threads: {from: 1000, to: 1024}
  registers: {from: 100, to: 255}
  curves: [{analysis: bound, search: 5}, {analysis: observed, search: 5}, {analysis: rta}, {analysis: misprediction}]

-- case blocks --
$ gpurta sweep blocks.yaml
seed 1; times in ms; sets that each curve accepts

utilization  sets    rta
        0.3    20  95.0%
        0.8    20  20.0%

weighted schedulability:
  rta: 40.5%

assumptions (4 slots):
- no job takes longer than its wcet, and nothing else uses the GPU
- rta: kernels are launched exactly at their releases, all at 0 and then once a period, each in a stream of its own
- blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform
- rta: unknown are sets whose jobs the limit does not cover (key limit)

-- case mispredicted --
What is counted is no set that is accepted; parts with long assumptions are read back.
$ gpurta sweep olmedo.yaml | sed -n '1,3p' && gpurta sweep olmedo.yaml --svg - | grep -o '>[^<]*mispredicted[^<]*<'
> gpurta sweep olmedo.yaml --shard 1/2 -o 1.json && gpurta sweep olmedo.yaml --shard 2/2 -o 2.json
> gpurta sweep --merge 1.json 2.json | sed -n '1p;/^assumptions/,$p' && rm 1.json 2.json
> gpurta sweep too-large.yaml --set sweep.sets=1 2>/dev/null | sed -n '1p'
seed 1; launches in which round-robin sends a block to another SM than most-room

tasks  sets  mispredicted
>Launches mispredicted, by tasks<
>Share of launches mispredicted<
>Launches mispredicted, by tasks<
>launches mispredicted<
>mispredicted<
>launches mispredicted, of 40 a point; bars, beside the points: 95 % Clopper-Pearson intervals<
seed 1; launches in which round-robin sends a block to another SM than most-room
assumptions (jetson-xavier-agx):
- blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform
- misprediction: kernels are launched in their order onto an empty GPU, and none ends
- no registers given: taken as no limit to the blocks of an SM (key registers)
- no shared memory given: taken to use none (key shared_memory)
- not confirmed of this GPU by any source: number of copy engines (taken as one); rules measured on other GPUs alone: ...
seed 1; times in ms; sets that each curve accepts, or launches in which round-robin sends a block to another SM than most-room

-- case seed --
schema and man page say the default that a run has
$ gpurta --schema scenario | grep -o 'seed of the random sets; default [0-9]*'
> grep -o 'the seed (default [0-9]*)' "$EXAMPLES/../man/gpurta-sweep.1"
> gpurta sweep blocks.yaml | grep -o '^seed [0-9]*'
seed of the random sets; default 1
the seed (default 1)
seed 1

-- case certificate-merge --
$ gpurta sweep --merge part.json --certificate c.json
2> gpurta: --certificate: goes not together with --merge, --shard or --resume
[2]

-- case certificate-shard --
$ gpurta sweep blocks.yaml --shard 1/2 --certificate c.json
2> gpurta: --certificate: goes not together with --merge, --shard or --resume
[2]

-- case certificate --
$ gpurta sweep blocks.yaml --certificate c.json >/dev/null && cat c.json && rm c.json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "sweep",
  "time_unit": "ms",
  "certificate": 1,
  "scenario": "fee3a9b8c00925a9323735e7b619a5bdb8cb2b4e2e7207bdeaeafdcb536e2f9a",
  "witnesses": [
    {
      "point": 0,
      "set": 0,
      "curve": "rta",
      "accepted": true,
      "scenario": {
  "time_unit": "ms",
  "platform": {
    "slots": 4,
    "copy_engines": 0,
    "copy_bandwidth": 0
  },
  "kernels": [
    {"blocks": 6, "wcet": "104/15", "period": "40", "deadline": "40", "registers": 0, "shared_memory": 0},
    {"blocks": 4, "wcet": "4/5", "period": "20", "deadline": "20", "registers": 0, "shared_memory": 0}
  ]
}
,
      "certificate": {
  "gpurta": "0.2.0",
  "format": 1,
  "command": "rta",
  "time_unit": "ms",
  "certificate": 1,
  "scenario": "d365499ee1cc0ab06b497ffd5ed86015c2579b73387eb4bcad80563b02f6038c",
  "rule": "cycle",
  "slots": 4,
  "slots_exact": true,
  "verdict": "schedulable",
  "kernels": [
    {"name": "k1", "completion": "208/15", "worst_release": "0", "worst_response": "208/15", "verdict": "schedulable"},
    {"name": "k2", "completion": "128/15", "worst_release": "0", "worst_response": "128/15", "verdict": "schedulable"}
  ]
}

    },
    {
      "point": 0,
      "set": 13,
      "curve": "rta",
      "accepted": false,
      "scenario": {
  "time_unit": "ms",
  "platform": {
    "slots": 4,
    "copy_engines": 0,
    "copy_bandwidth": 0
  },
  "kernels": [
    {"blocks": 1, "wcet": "56/5", "period": "10", "deadline": "10", "registers": 0, "shared_memory": 0},
    {"blocks": 4, "wcet": "4/5", "period": "40", "deadline": "40", "registers": 0, "shared_memory": 0}
  ]
}
,
      "certificate": {
  "gpurta": "0.2.0",
  "format": 1,
  "command": "rta",
  "time_unit": "ms",
  "certificate": 1,
  "scenario": "0ecc41527ec6905e6e132443471a5ac51305c176c1a6aee49ffed3ce0a8209f7",
  "rule": "some-jobs",
  "slots": 4,
  "slots_exact": true,
  "verdict": "unschedulable",
  "kernels": [
    {"name": "k1", "completion": "56/5", "worst_release": null, "worst_response": null, "verdict": "unschedulable"},
    {"name": "k2", "completion": "8/5", "worst_release": null, "worst_response": null, "verdict": "unknown"}
  ]
}

    },
    {
      "point": 1,
      "set": 0,
      "curve": "rta",
      "accepted": false,
      "scenario": {
  "time_unit": "ms",
  "platform": {
    "slots": 4,
    "copy_engines": 0,
    "copy_bandwidth": 0
  },
  "kernels": [
    {"blocks": 5, "wcet": "22/25", "period": "10", "deadline": "10", "registers": 0, "shared_memory": 0},
    {"blocks": 6, "wcet": "23/5", "period": "10", "deadline": "10", "registers": 0, "shared_memory": 0}
  ]
}
,
      "certificate": {
  "gpurta": "0.2.0",
  "format": 1,
  "command": "rta",
  "time_unit": "ms",
  "certificate": 1,
  "scenario": "74ab7e8545cc2d96e55c1b983f373f4e2ccf212f864f02adae1861d75acd1366",
  "rule": "cycle",
  "slots": 4,
  "slots_exact": true,
  "verdict": "unschedulable",
  "kernels": [
    {"name": "k1", "completion": "44/25", "worst_release": "0", "worst_response": "44/25", "verdict": "schedulable"},
    {"name": "k2", "completion": "252/25", "worst_release": "10", "worst_response": "254/25", "verdict": "unschedulable"}
  ]
}

    },
    {
      "point": 1,
      "set": 9,
      "curve": "rta",
      "accepted": true,
      "scenario": {
  "time_unit": "ms",
  "platform": {
    "slots": 4,
    "copy_engines": 0,
    "copy_bandwidth": 0
  },
  "kernels": [
    {"blocks": 2, "wcet": "48/5", "period": "40", "deadline": "40", "registers": 0, "shared_memory": 0},
    {"blocks": 6, "wcet": "136/15", "period": "20", "deadline": "20", "registers": 0, "shared_memory": 0}
  ]
}
,
      "certificate": {
  "gpurta": "0.2.0",
  "format": 1,
  "command": "rta",
  "time_unit": "ms",
  "certificate": 1,
  "scenario": "2541c29fc4ecc6a1eece2b00ed31afa4c6f689ae73a794beab64d04de799f1d3",
  "rule": "cycle",
  "slots": 4,
  "slots_exact": true,
  "verdict": "schedulable",
  "kernels": [
    {"name": "k1", "completion": "48/5", "worst_release": "0", "worst_response": "48/5", "verdict": "schedulable"},
    {"name": "k2", "completion": "56/3", "worst_release": "0", "worst_response": "56/3", "verdict": "schedulable"}
  ]
}

    }
  ]
}

-- case mixed --
$ gpurta sweep mixed.yaml
seed 1; times in ms; sets that each curve accepts

utilization  sets  bound  observed
        0.2    20  90.0%     95.0%
        0.5    20  25.0%     45.0%

unknown, which counts as not accepted:
  bound: 5 of 40 sets

weighted schedulability:
  bound: 43.6%
  observed: 59.3%

assumptions (jetson-tx2):
- no job takes longer than its wcet, and nothing else uses the GPU
- bound: releases are at least a period apart
- observed: simulated runs, each one behaviour: what they accept may miss a deadline
- bound, observed: a kernel is a chain by itself in a stream of its own, or what the sets say
- blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform
- bound: unknown are sets with a bound above its deadline, or none, of which no run of the search missed one (key search)
- no shared memory given: taken to use none (key shared_memory)

-- case olmedo --
$ gpurta sweep olmedo.yaml --format csv
# gpurta 0.2.0 sweep; design aa8bc093ed10e76c; seed 1; shard 1/1; platform jetson-xavier-agx
tasks,curve,sets,schedulable,unknown,low,high,time_unit,assumptions
2,mispredicted,40,8,0,0.0905,0.3565,ms,"blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | misprediction: kernels are launched in their order onto an empty GPU, and none ends | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | not confirmed of this GPU by any source: number of copy engines (taken as one); rules measured on other GPUs alone: ..."
5,mispredicted,40,36,0,0.7633,0.9721,ms,"blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | misprediction: kernels are launched in their order onto an empty GPU, and none ends | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | not confirmed of this GPU by any source: number of copy engines (taken as one); rules measured on other GPUs alone: ..."
8,mispredicted,40,40,0,0.9119,1.0000,ms,"blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | misprediction: kernels are launched in their order onto an empty GPU, and none ends | no registers given: taken as no limit to the blocks of an SM (key registers) | no shared memory given: taken to use none (key shared_memory) | not confirmed of this GPU by any source: number of copy engines (taken as one); rules measured on other GPUs alone: ..."

-- case too-large --
$ gpurta sweep too-large.yaml --format csv
> sed 's/{analysis: observed, search: 5}/{analysis: observed, search: 0}/' too-large.yaml >none.yaml
> gpurta sweep none.yaml
# gpurta 0.2.0 sweep; design 437bb379add49801; seed 1; shard 1/1; platform jetson-tx2
utilization,curve,sets,schedulable,unknown,weight,weight_schedulable,low,high,time_unit,assumptions
1/10,bound,20,0,20,2,0,0.0000,0.1685,ms,"no job takes longer than its wcet, and nothing else uses the GPU | bound: releases are at least a period apart | observed: simulated runs, each one behaviour: what they accept may miss a deadline | rta: kernels are launched exactly at their releases, all at 0 and then once a period, each in a stream of its own | bound, observed: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | misprediction: kernels are launched in their order onto an empty GPU, and none ends | rta: unknown are sets whose jobs the limit does not cover (key limit) | bound: unknown are sets with a bound above its deadline, or none, of which no run of the search missed one (key search) | no shared memory given: taken to use none (key shared_memory) | rta: not applicable, and unknown at any limit: sets whose blocks have different footprints (threads, registers), which have no one number of slots, or cannot launch"
1/10,observed,20,0,20,2,0,0.0000,0.1685,ms,"no job takes longer than its wcet, and nothing else uses the GPU | bound: releases are at least a period apart | observed: simulated runs, each one behaviour: what they accept may miss a deadline | rta: kernels are launched exactly at their releases, all at 0 and then once a period, each in a stream of its own | bound, observed: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | misprediction: kernels are launched in their order onto an empty GPU, and none ends | rta: unknown are sets whose jobs the limit does not cover (key limit) | bound: unknown are sets with a bound above its deadline, or none, of which no run of the search missed one (key search) | no shared memory given: taken to use none (key shared_memory) | rta: not applicable, and unknown at any limit: sets whose blocks have different footprints (threads, registers), which have no one number of slots, or cannot launch"
1/10,rta,20,0,20,2,0,0.0000,0.1685,ms,"no job takes longer than its wcet, and nothing else uses the GPU | bound: releases are at least a period apart | observed: simulated runs, each one behaviour: what they accept may miss a deadline | rta: kernels are launched exactly at their releases, all at 0 and then once a period, each in a stream of its own | bound, observed: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | misprediction: kernels are launched in their order onto an empty GPU, and none ends | rta: unknown are sets whose jobs the limit does not cover (key limit) | bound: unknown are sets with a bound above its deadline, or none, of which no run of the search missed one (key search) | no shared memory given: taken to use none (key shared_memory) | rta: not applicable, and unknown at any limit: sets whose blocks have different footprints (threads, registers), which have no one number of slots, or cannot launch"
1/10,misprediction,20,0,20,2,0,0.0000,0.1685,ms,"no job takes longer than its wcet, and nothing else uses the GPU | bound: releases are at least a period apart | observed: simulated runs, each one behaviour: what they accept may miss a deadline | rta: kernels are launched exactly at their releases, all at 0 and then once a period, each in a stream of its own | bound, observed: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | misprediction: kernels are launched in their order onto an empty GPU, and none ends | rta: unknown are sets whose jobs the limit does not cover (key limit) | bound: unknown are sets with a bound above its deadline, or none, of which no run of the search missed one (key search) | no shared memory given: taken to use none (key shared_memory) | rta: not applicable, and unknown at any limit: sets whose blocks have different footprints (threads, registers), which have no one number of slots, or cannot launch"
3/5,bound,20,0,20,12,0,0.0000,0.1685,ms,"no job takes longer than its wcet, and nothing else uses the GPU | bound: releases are at least a period apart | observed: simulated runs, each one behaviour: what they accept may miss a deadline | rta: kernels are launched exactly at their releases, all at 0 and then once a period, each in a stream of its own | bound, observed: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | misprediction: kernels are launched in their order onto an empty GPU, and none ends | rta: unknown are sets whose jobs the limit does not cover (key limit) | bound: unknown are sets with a bound above its deadline, or none, of which no run of the search missed one (key search) | no shared memory given: taken to use none (key shared_memory) | rta: not applicable, and unknown at any limit: sets whose blocks have different footprints (threads, registers), which have no one number of slots, or cannot launch"
3/5,observed,20,0,20,12,0,0.0000,0.1685,ms,"no job takes longer than its wcet, and nothing else uses the GPU | bound: releases are at least a period apart | observed: simulated runs, each one behaviour: what they accept may miss a deadline | rta: kernels are launched exactly at their releases, all at 0 and then once a period, each in a stream of its own | bound, observed: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | misprediction: kernels are launched in their order onto an empty GPU, and none ends | rta: unknown are sets whose jobs the limit does not cover (key limit) | bound: unknown are sets with a bound above its deadline, or none, of which no run of the search missed one (key search) | no shared memory given: taken to use none (key shared_memory) | rta: not applicable, and unknown at any limit: sets whose blocks have different footprints (threads, registers), which have no one number of slots, or cannot launch"
3/5,rta,20,0,20,12,0,0.0000,0.1685,ms,"no job takes longer than its wcet, and nothing else uses the GPU | bound: releases are at least a period apart | observed: simulated runs, each one behaviour: what they accept may miss a deadline | rta: kernels are launched exactly at their releases, all at 0 and then once a period, each in a stream of its own | bound, observed: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | misprediction: kernels are launched in their order onto an empty GPU, and none ends | rta: unknown are sets whose jobs the limit does not cover (key limit) | bound: unknown are sets with a bound above its deadline, or none, of which no run of the search missed one (key search) | no shared memory given: taken to use none (key shared_memory) | rta: not applicable, and unknown at any limit: sets whose blocks have different footprints (threads, registers), which have no one number of slots, or cannot launch"
3/5,misprediction,20,0,20,12,0,0.0000,0.1685,ms,"no job takes longer than its wcet, and nothing else uses the GPU | bound: releases are at least a period apart | observed: simulated runs, each one behaviour: what they accept may miss a deadline | rta: kernels are launched exactly at their releases, all at 0 and then once a period, each in a stream of its own | bound, observed: a kernel is a chain by itself in a stream of its own, or what the sets say | blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform | misprediction: kernels are launched in their order onto an empty GPU, and none ends | rta: unknown are sets whose jobs the limit does not cover (key limit) | bound: unknown are sets with a bound above its deadline, or none, of which no run of the search missed one (key search) | no shared memory given: taken to use none (key shared_memory) | rta: not applicable, and unknown at any limit: sets whose blocks have different footprints (threads, registers), which have no one number of slots, or cannot launch"
2> too-large.yaml:8:12: note: rta: not applicable, and unknown at any limit: sets whose blocks have different footprints (threads, registers), which have no one number of slots, or cannot launch
2> none.yaml:10:71: sweep.curves[1]: observed: without a search nothing is observed
[2]

-- file footprints.yaml --
platform: v100
sweep:
  sets: 20
  tasks: 4
  utilization: [0.1]
  period: {list: [10, 20]}
  blocks: {from: 10, to: 200}
  threads: {from: 64, to: 512, step: 64}
  registers: {from: 16, to: 64, step: 16}
  curves: [{analysis: rta}, {name: more, analysis: rta, limit: 100000000}]

-- case footprints --
what rta does not apply to is named apart from its limit, and of slots there is no footprint
$ gpurta sweep footprints.yaml; gpurta sweep footprints.yaml --slots 160 | tail -1
> gpurta sweep footprints.yaml --json 2>&- | grep -A2 '"notes"'
seed 1; times in ms; sets that each curve accepts

utilization  sets   rta  more
        0.1    20  0.0%  0.0%

unknown, which counts as not accepted:
  rta: 20 of 20 sets
  more: 20 of 20 sets

assumptions (v100):
- no job takes longer than its wcet, and nothing else uses the GPU
- rta: kernels are launched exactly at their releases, all at 0 and then once a period, each in a stream of its own
- blocks are not preempted within a context, and are placed in the order of their queue by the rules of the platform
- rta: unknown are sets whose jobs the limit does not cover (key limit)
- no shared memory given: taken to use none (key shared_memory)
- rta: not applicable, and unknown at any limit: sets whose blocks have different footprints (threads, registers), which have no one number of slots, or cannot launch
- rta: unknown at any limit, too: sets that the slots which are certain under rule U3 do not decide
- not confirmed of this GPU by any source: number of copy engines (taken as one); rules measured on other GPUs alone: ...
- rta: unknown are sets whose jobs the limit does not cover (key limit)
  "notes": [
    "footprints.yaml:8:12: rta: not applicable, and unknown at any limit: sets whose blocks have different footprints (threads, registers), which have no one number of slots, or cannot launch"
  ],
2> footprints.yaml:8:12: note: rta: not applicable, and unknown at any limit: sets whose blocks have different footprints (threads, registers), which have no one number of slots, or cannot launch
