-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1

-- file chains.yaml --
time_unit: ms
platform: jetson-tx2
servers: [{name: s, budget: 3, period: 4}]
contexts: [{name: all, server: s}]
streams: {first: {priority: high}}
chains:
  - name: fork
    period: 90
    jitter: 1
    context: all
    deadline: 35
    steps:
      - {copy: image, duration: 1.5, direction: h2d}
      - {kernel: split, blocks: 4, threads: 512, wcet: 1}
      - {kernel: left, blocks: 2, threads: 512, wcet: 2, after: split}
      - {kernel: right, blocks: 3, threads: 512, wcet: 1, after: split, bcet: 1/2}
      - {host: join, wcet: 1, after: [left, right], deadline: 60}
  - {name: urgent, period: 70, context: all, stream: first, steps: [{kernel: work, blocks: 8, threads: 512, wcet: 2, count: 2}]}
  - {name: no deadline to meet, period: 70, context: all, steps: [{kernel: other, blocks: 1, threads: 512, wcet: 2}]}

-- file check.yaml --
time_unit: ms
platform: jetson-tx2
operations:
  - {kernel: a, stream: s1, blocks: 3, threads: 1024, wcet: 5, deadline: 4}
  - {copy: c, stream: s1, bytes: 20000000, direction: d2h}
  - {kernel: b, stream: default, blocks: 1, threads: 32, wcet: 1, release: 1}

-- file edf.yaml --
time_unit: ms
edf: {overhead: 0.1, latency: 0.05}
tasks:
  - {name: camera, wcet: 7.9, period: 33, deadline: 20}
  - {name: lane, wcet: 20, period: 66, deadline: 60, nonpreemptable: 2}
  - {name: best-effort, wcet: 8, period: 120, server: s}
servers:
  - {name: s, budget: 8.5, period: 36}

-- file kernels.yaml --
time_unit: ms
platform: {base: jetson-tx2, copy_bandwidth: 1000000000}
streams: {high: {priority: high}, low: {priority: low, blocking: false}}
operations:
  - {kernel: a & "b", stream: high, blocks: 3, threads: 1024, shared_memory: 16384, wcet: 2, deadline: 3/2, release: 1/3}
  - {copy: in, stream: low, bytes: 700000, direction: h2d}
  - {kernel: long name of a kernel, stream: low, blocks: [3, 2], threads: [16, 16], registers: 40, wcet: 1.25, period: 10, deadline: 9}
  - {copy: out, stream: low, duration: 1/7, direction: d2h}
  - {kernel: last, stream: s3, blocks: 1, threads: 32, wcet: 0.01, release: 5, period: 5}

-- file late.yaml --
tasks:
  - {name: a, wcet: 3, period: 7, deadline: 4}
  - {name: b, wcet: 4, period: 9, deadline: 5}
  - {wcet: 1/3, period: 11}

-- file launches.csv --
threads,registers,shared_memory
256,40,0
1024,32,49152
32,255,1
1025,1,1

-- file partition.yaml --
time_unit: ms
platform: jetson-orin-agx
partitions: [{name: cameras, sms: 4}, {name: lanes, sms: 2}, {name: idle, sms: 2}]
chains:
  - {name: detector, period: 33, deadline: 25, partition: cameras, steps: [{copy: frame, duration: 0.6, direction: h2d}, {kernel: backbone, blocks: 320, threads: 256, registers: 40, wcet: 0.9, count: 2}]}
  - {name: lanes, period: 50, deadline: 30, partition: lanes, steps: [{kernel: segment, blocks: 240, threads: 128, wcet: 1.1}, {host: fit, wcet: 3, bcet: 1}]}
  - {name: llm, period: 400, partition: idle, steps: [{kernel: layer, blocks: 64, threads: 256, registers: 64, wcet: 9, count: 4}]}

-- file rta.yaml --
time_unit: us
platform: jetson-tx2
kernels:
  - {name: a, blocks: 3, threads: 512, wcet: 2, period: 20, deadline: 2}
  - {name: b, blocks: 13, threads: 512, wcet: 7/3, period: 30, release: 1}
  - {name: c, blocks: 2, threads: 512, wcet: 5, period: 40, deadline: 3, release: 6}

-- file runlist.yaml --
time_unit: ms
runlist: {timeslice: 2, switch_cost: 0.1}
tasks:
  - {name: A, level: high, wcet: 3, period: 20}
  - {name: M, level: medium, timeslice: 1, wcet: 2, period: 30, nonpreemptable: 1/2}
  - {name: B, level: low, wcet: 7, period: 60, deadline: 18}
  - {name: S, level: low, timeslice: 3, saturated: true}

-- file sweep.yaml --
time_unit: ms
sweep:
  title: Two panels & "more"
  sets: 20
  seed: 7
  generator: uunifast
  tasks: [2, 3]
  utilization: {from: 0.2, to: 0.8, step: 0.2}
  period: {law: uniform, from: 16, to: 125, grain: 0.01}
  timeslice: 2
  switch_cost: 0.05
  x: utilization
  curves:
    - {name: Theorem 1, analysis: theorem-1}
    - {analysis: positional}
    - {analysis: host}

-- case bound-json --
$ gpurta bound chains.yaml --search 20 --threads 1 --explain --sensitivity --format json --decimal 3
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "bound",
  "time_unit": "ms",
  "verdict": "schedulable",
  "reason": "every bound is within its deadline; as if kernels used no registers (key registers)",
  "chains": [
    {"name": "fork", "bound": "145/6", "bound_ms": 24.167, "observed": "12", "observed_ms": 12, "deadline": "35", "deadline_ms": 35, "verdict": "schedulable", "meets_deadline": true, "overlap": "serial", "reason": null, "steps": [{"name": "image", "kind": "copy", "jitter": "1", "jitter_ms": 1, "bound": "3/2", "bound_ms": 1.5, "observed": "3/2", "observed_ms": 1.5, "finish": "5/2", "finish_ms": 2.5, "deadline": null, "deadline_ms": null, "terms": [{"kind": "last", "step": "image", "context": null, "jobs": null, "blocks": null, "weight": null, "share": "3/2", "share_ms": 1.5, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}]}, {"name": "split", "kind": "kernel", "jitter": "5/2", "jitter_ms": 2.5, "bound": "19/2", "bound_ms": 9.5, "observed": "11/2", "observed_ms": 5.5, "finish": "12", "finish_ms": 12, "deadline": null, "deadline_ms": null, "terms": [{"kind": "same", "step": "other", "context": null, "jobs": 1, "blocks": 1, "weight": "1/4", "share": "1/3", "share_ms": 0.334, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}, {"kind": "higher", "step": "work", "context": null, "jobs": 1, "blocks": 8, "weight": "1/4", "share": "16/3", "share_ms": 5.334, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}, {"kind": "own", "step": "split", "context": null, "jobs": null, "blocks": 3, "weight": "1/4", "share": "1/2", "share_ms": 0.5, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}, {"kind": "last", "step": "split", "context": null, "jobs": null, "blocks": 1, "weight": "1/4", "share": "4/3", "share_ms": 1.334, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}, {"kind": "delay", "step": null, "context": "all", "jobs": 1, "blocks": null, "weight": null, "share": "2", "share_ms": 2, "waves": null, "each": "2", "each_ms": 2, "window": null, "window_ms": null, "less_than": null}]}, {"name": "left", "kind": "kernel", "jitter": "12", "jitter_ms": 12, "bound": "67/6", "bound_ms": 11.167, "observed": "5", "observed_ms": 5, "finish": "139/6", "finish_ms": 23.167, "deadline": null, "deadline_ms": null, "terms": [{"kind": "same", "step": "other", "context": null, "jobs": 1, "blocks": 1, "weight": "1/4", "share": "1/3", "share_ms": 0.334, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}, {"kind": "higher", "step": "work", "context": null, "jobs": 1, "blocks": 8, "weight": "1/4", "share": "16/3", "share_ms": 5.334, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}, {"kind": "branch", "step": "right", "context": null, "jobs": 1, "blocks": 3, "weight": "1/4", "share": "1/2", "share_ms": 0.5, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}, {"kind": "own", "step": "left", "context": null, "jobs": null, "blocks": 1, "weight": "1/4", "share": "1/3", "share_ms": 0.334, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}, {"kind": "last", "step": "left", "context": null, "jobs": null, "blocks": 1, "weight": "1/4", "share": "8/3", "share_ms": 2.667, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}, {"kind": "delay", "step": null, "context": "all", "jobs": 1, "blocks": null, "weight": null, "share": "2", "share_ms": 2, "waves": null, "each": "2", "each_ms": 2, "window": null, "window_ms": null, "less_than": null}]}, {"name": "right", "kind": "kernel", "jitter": "12", "jitter_ms": 12, "bound": "10", "bound_ms": 10, "observed": "4", "observed_ms": 4, "finish": "22", "finish_ms": 22, "deadline": null, "deadline_ms": null, "terms": [{"kind": "same", "step": "other", "context": null, "jobs": 1, "blocks": 1, "weight": "1/4", "share": "1/3", "share_ms": 0.334, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}, {"kind": "higher", "step": "work", "context": null, "jobs": 1, "blocks": 8, "weight": "1/4", "share": "16/3", "share_ms": 5.334, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}, {"kind": "branch", "step": "left", "context": null, "jobs": 1, "blocks": 2, "weight": "1/4", "share": "2/3", "share_ms": 0.667, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}, {"kind": "own", "step": "right", "context": null, "jobs": null, "blocks": 2, "weight": "1/4", "share": "1/3", "share_ms": 0.334, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}, {"kind": "last", "step": "right", "context": null, "jobs": null, "blocks": 1, "weight": "1/4", "share": "4/3", "share_ms": 1.334, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}, {"kind": "delay", "step": null, "context": "all", "jobs": 1, "blocks": null, "weight": null, "share": "2", "share_ms": 2, "waves": null, "each": "2", "each_ms": 2, "window": null, "window_ms": null, "less_than": null}]}, {"name": "join", "kind": "host", "jitter": "139/6", "jitter_ms": 23.167, "bound": "1", "bound_ms": 1, "observed": "1", "observed_ms": 1, "finish": "145/6", "finish_ms": 24.167, "deadline": "60", "deadline_ms": 60, "terms": []}], "causes": [{"cause": "interference", "of": "urgent", "time": "32/3", "time_ms": 10.667}, {"cause": "own kernels", "of": null, "time": "16/3", "time_ms": 5.334}, {"cause": "delay of the server", "of": "all", "time": "4", "time_ms": 4}, {"cause": "own copies", "of": null, "time": "3/2", "time_ms": 1.5}, {"cause": "own host steps", "of": null, "time": "1", "time_ms": 1}, {"cause": "late release (jitter)", "of": null, "time": "1", "time_ms": 1}, {"cause": "interference", "of": "no deadline to meet", "time": "2/3", "time_ms": 0.667}], "terms": [{"kind": "late", "step": null, "context": null, "jobs": 1, "blocks": null, "weight": null, "share": "1", "share_ms": 1, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}, {"kind": "step", "step": "image", "context": null, "jobs": 1, "blocks": null, "weight": null, "share": "3/2", "share_ms": 1.5, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}, {"kind": "step", "step": "split", "context": null, "jobs": 1, "blocks": null, "weight": null, "share": "19/2", "share_ms": 9.5, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}, {"kind": "step", "step": "left", "context": null, "jobs": 1, "blocks": null, "weight": null, "share": "67/6", "share_ms": 11.167, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}, {"kind": "step", "step": "join", "context": null, "jobs": 1, "blocks": null, "weight": null, "share": "1", "share_ms": 1, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}], "witness": []},
    {"name": "urgent", "bound": "38/3", "bound_ms": 12.667, "observed": "9", "observed_ms": 9, "deadline": "70", "deadline_ms": 70, "verdict": "schedulable", "meets_deadline": true, "overlap": "serial", "reason": null, "steps": [{"name": "work", "kind": "kernel", "jitter": "0", "jitter_ms": 0, "bound": "44/3", "bound_ms": 14.667, "observed": "9", "observed_ms": 9, "finish": "38/3", "finish_ms": 12.667, "deadline": null, "deadline_ms": null, "terms": [{"kind": "drain", "step": "left", "context": null, "jobs": 1, "blocks": null, "weight": null, "share": "8/3", "share_ms": 2.667, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}, {"kind": "last", "step": "work", "context": null, "jobs": null, "blocks": 1, "weight": null, "share": "8/3", "share_ms": 2.667, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}, {"kind": "delay", "step": null, "context": "all", "jobs": 1, "blocks": null, "weight": null, "share": "2", "share_ms": 2, "waves": null, "each": "2", "each_ms": 2, "window": null, "window_ms": null, "less_than": null}]}], "causes": [{"cause": "own kernels", "of": null, "time": "16/3", "time_ms": 5.334}, {"cause": "blocking by resident blocks", "of": "fork", "time": "16/3", "time_ms": 5.334}, {"cause": "delay of the server", "of": "all", "time": "2", "time_ms": 2}], "terms": [{"kind": "path", "step": "work", "context": null, "jobs": 1, "blocks": null, "weight": null, "share": "0", "share_ms": 0, "waves": null, "each": null, "each_ms": null, "window": "10", "window_ms": 10, "less_than": null}, {"kind": "last", "step": "work", "context": null, "jobs": 1, "blocks": 1, "weight": null, "share": "8/3", "share_ms": 2.667, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}, {"kind": "drain", "step": "left", "context": null, "jobs": 2, "blocks": null, "weight": null, "share": "16/3", "share_ms": 5.334, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}, {"kind": "last", "step": "work", "context": null, "jobs": 1, "blocks": 1, "weight": null, "share": "8/3", "share_ms": 2.667, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}, {"kind": "delay", "step": null, "context": "all", "jobs": 1, "blocks": null, "weight": null, "share": "2", "share_ms": 2, "waves": null, "each": "2", "each_ms": 2, "window": null, "window_ms": null, "less_than": null}], "witness": []},
    {"name": "no deadline to meet", "bound": "71/6", "bound_ms": 11.834, "observed": "7", "observed_ms": 7, "deadline": "70", "deadline_ms": 70, "verdict": "schedulable", "meets_deadline": true, "overlap": "serial", "reason": null, "steps": [{"name": "other", "kind": "kernel", "jitter": "0", "jitter_ms": 0, "bound": "71/6", "bound_ms": 11.834, "observed": "7", "observed_ms": 7, "finish": "71/6", "finish_ms": 11.834, "deadline": null, "deadline_ms": null, "terms": [{"kind": "same", "step": "split", "context": null, "jobs": 1, "blocks": 4, "weight": "1/4", "share": "2/3", "share_ms": 0.667, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}, {"kind": "same", "step": "left", "context": null, "jobs": 1, "blocks": 2, "weight": "1/4", "share": "2/3", "share_ms": 0.667, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}, {"kind": "same", "step": "right", "context": null, "jobs": 1, "blocks": 3, "weight": "1/4", "share": "1/2", "share_ms": 0.5, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}, {"kind": "higher", "step": "work", "context": null, "jobs": 1, "blocks": 8, "weight": "1/4", "share": "16/3", "share_ms": 5.334, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}, {"kind": "last", "step": "other", "context": null, "jobs": null, "blocks": 1, "weight": "1/4", "share": "8/3", "share_ms": 2.667, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}, {"kind": "delay", "step": null, "context": "all", "jobs": 1, "blocks": null, "weight": null, "share": "2", "share_ms": 2, "waves": null, "each": "2", "each_ms": 2, "window": null, "window_ms": null, "less_than": null}]}], "causes": [{"cause": "interference", "of": "urgent", "time": "16/3", "time_ms": 5.334}, {"cause": "own kernels", "of": null, "time": "8/3", "time_ms": 2.667}, {"cause": "delay of the server", "of": "all", "time": "2", "time_ms": 2}, {"cause": "interference", "of": "fork", "time": "11/6", "time_ms": 1.834}], "terms": [{"kind": "step", "step": "other", "context": null, "jobs": 1, "blocks": null, "weight": null, "share": "71/6", "share_ms": 11.834, "waves": null, "each": null, "each_ms": null, "window": null, "window_ms": null, "less_than": null}], "witness": []}
  ],
  "sensitivity": [
    {"parameter": "max_scale", "chain": "fork", "step": null, "found": "value", "low": "112/47", "low_ms": 2.382, "high": "123145302310959/51677046505472", "high_ms": 2.383},
    {"parameter": "max_scale", "chain": "urgent", "step": null, "found": "value", "low": "129/64", "low_ms": 2.015, "high": "2216203124737/1099511627776", "high_ms": 2.016},
    {"parameter": "max_scale", "chain": "no deadline to meet", "step": null, "found": "value", "low": "69/4", "low_ms": 17.25, "high": "18966575579137/1099511627776", "high_ms": 17.251},
    {"parameter": "max_wcet", "chain": "fork", "step": "image", "found": "value", "low": "37/3", "low_ms": 12.333, "high": "81363860455433/6597069766656", "high_ms": 12.334},
    {"parameter": "max_wcet", "chain": "fork", "step": "split", "found": "value", "low": "76/11", "low_ms": 6.909, "high": "83562883710987/12094627905536", "high_ms": 6.910},
    {"parameter": "max_wcet", "chain": "fork", "step": "left", "found": "value", "low": "83/9", "low_ms": 9.222, "high": "45629732552713/4947802324992", "high_ms": 9.223},
    {"parameter": "max_wcet", "chain": "fork", "step": "right", "found": "value", "low": "41/5", "low_ms": 8.2, "high": "45079976738821/5497558138880", "high_ms": 8.201},
    {"parameter": "max_wcet", "chain": "fork", "step": "join", "found": "value", "low": "71/6", "low_ms": 11.833, "high": "39032662786051/3298534883328", "high_ms": 11.834},
    {"parameter": "max_wcet", "chain": "urgent", "step": "work", "found": "value", "low": "129/32", "low_ms": 4.031, "high": "2216203124737/549755813888", "high_ms": 4.032},
    {"parameter": "max_wcet", "chain": "no deadline to meet", "step": "other", "found": "value", "low": "69/2", "low_ms": 34.5, "high": "18966575579137/549755813888", "high_ms": 34.501},
    {"parameter": "min_period", "chain": "fork", "step": null, "found": "value", "low": "39857296506745/1649267441664", "low_ms": 24.166, "high": "145/6", "high_ms": 24.167},
    {"parameter": "min_period", "chain": "urgent", "step": null, "found": "value", "low": "21990232555415/1649267441664", "low_ms": 13.333, "high": "40/3", "high_ms": 13.334},
    {"parameter": "min_period", "chain": "no deadline to meet", "step": null, "found": "value", "low": "19516331392919/1649267441664", "low_ms": 11.833, "high": "71/6", "high_ms": 11.834},
    {"parameter": "min_sms", "chain": null, "step": null, "found": "value", "low": "1", "low_ms": 1, "high": "2", "high_ms": 2}
  ],
  "without_priority": [
    {"chain": "urgent", "verdict": "schedulable", "chains": [{"name": "fork", "bound": "113/6", "bound_ms": 18.834, "verdict": "schedulable"}, {"name": "urgent", "bound": "85/6", "bound_ms": 14.167, "verdict": "schedulable"}, {"name": "no deadline to meet", "bound": "55/6", "bound_ms": 9.167, "verdict": "schedulable"}]}
  ],
  "used": [
    {"resource": "copy engine", "utilization": "1/60", "most": "1/60", "most_of": "fork/image"},
    {"resource": "SMs", "utilization": "383/5040", "most": "2/35", "most_of": "urgent/work"}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "releases of a chain are at least its period apart, and come in order, at most its jitter late",
    "no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it",
    "blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits",
    "what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out",
    "a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready",
    "host steps end within their stated times, whatever else runs",
    "kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)",
    "a kernel that follows another of its context at once keeps the context's turn (not so by rule U1)",
    "a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before",
    "no shared memory given for fork/split, fork/left, fork/right, urgent/work and no deadline to meet/other: taken to use none (key shared_memory)",
    "no stream given for fork and no deadline to meet: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)",
    "no deadline given for urgent and no deadline to meet: taken to be the period (key deadline)",
    "no jitter given for urgent and no deadline to meet: taken as 0, no two releases closer than the period (key jitter)"
  ],
  "notes": []
}

-- case bound-table --
$ gpurta bound chains.yaml --search 20 --threads 1 --explain --sensitivity --exact 5000
> gpurta bound chains.yaml --search 20 --threads 1 --explain --format csv | sed 's, | .*, | ...,'
> gpurta bound chains.yaml --search 20 --threads 1 --sensitivity --format csv --decimal
platform jetson-tx2; times in ms

chain                bound  observed  exact  deadline  verdict
fork                 145/6        12      -        35  met
urgent                38/3         9      -        70  met
no deadline to meet   71/6         7      -        70  met

no exact responses: contexts share the GPU

chain                step   kind    jitter  bound  observed  finish  deadline
fork                 image  copy         1    3/2       3/2     5/2         -
fork                 split  kernel     5/2   19/2      11/2      12         -
fork                 left   kernel      12   67/6         5   139/6         -
fork                 right  kernel      12     10         4      22         -
fork                 join   host     139/6      1         1   145/6        60
urgent               work   kernel       0   44/3         9    38/3         -
no deadline to meet  other  kernel       0   71/6         7    71/6         -

of a kernel with a count: the bounds of its launches, added up, each at its worst; finish: when the last one has ended

bound of fork                         time     part
interference of urgent                32/3   44.1 %
own kernels                           16/3   22.1 %
delay of the server of context all       4   16.6 %
own copies                             3/2    6.2 %
own host steps                           1    4.1 %
late release (jitter)                    1    4.1 %
interference of no deadline to meet    2/3    2.8 %
sum                                  145/6  100.0 %

bound of urgent                      time     part
own kernels                          16/3   42.1 %
blocking by resident blocks of fork  16/3   42.1 %
delay of the server of context all      2   15.8 %
sum                                  38/3  100.0 %

bound of no deadline to meet        time     part
interference of urgent              16/3   45.1 %
own kernels                          8/3   22.5 %
delay of the server of context all     2   16.9 %
interference of fork                11/6   15.5 %
sum                                 71/6  100.0 %

fork, end to end: at most 145/6
  1  jitter of the release
  3/2  image, from its activation
  19/2  split, from its activation
  67/6  left, from its activation
  1  join, from its activation
  = 145/6
  without the priority of urgent: at most 113/6

fork/image: at most 3/2; it starts within 0
  3/2  the copy itself

fork/split: at most 19/2; its last block starts within 49/6
  1/3  one pending job of the same priority, no deadline to meet/other: 1 block x 2 x weight 1/4 / 2 SMs x 4/3, the server's rate
  16/3  of higher priority, urgent/work: 1 job x 2 x 8 blocks x 2 x weight 1/4 / 2 SMs x 4/3, the server's rate; 1 = ceil((49/6 + 38/3 - 0) / 70)
  1/2  own blocks but the last: 3 blocks x 1 x weight 1/4 / 2 SMs x 4/3, the server's rate
  4/3  the last block itself: 1 x 4/3, the server's rate
  2  2 (P - Q) of the server of context all: 1 x 2
  = 19/2
  without the priority of urgent: at most 41/6

fork/left: at most 67/6; its last block starts within 17/2
  1/3  one pending job of the same priority, no deadline to meet/other: 1 block x 2 x weight 1/4 / 2 SMs x 4/3, the server's rate
  16/3  of higher priority, urgent/work: 1 job x 2 x 8 blocks x 2 x weight 1/4 / 2 SMs x 4/3, the server's rate; 1 = ceil((17/2 + 38/3 - 0) / 70)
  1/2  another step of the chain, fork/right: 3 blocks x 1 x weight 1/4 / 2 SMs x 4/3, the server's rate
  1/3  own blocks but the last: 1 block x 2 x weight 1/4 / 2 SMs x 4/3, the server's rate
  8/3  the last block itself: 2 x 4/3, the server's rate
  2  2 (P - Q) of the server of context all: 1 x 2
  = 67/6
  without the priority of urgent: at most 17/2

fork/right: at most 10; its last block starts within 26/3
  1/3  one pending job of the same priority, no deadline to meet/other: 1 block x 2 x weight 1/4 / 2 SMs x 4/3, the server's rate
  16/3  of higher priority, urgent/work: 1 job x 2 x 8 blocks x 2 x weight 1/4 / 2 SMs x 4/3, the server's rate; 1 = ceil((26/3 + 38/3 - 0) / 70)
  2/3  another step of the chain, fork/left: 2 blocks x 2 x weight 1/4 / 2 SMs x 4/3, the server's rate
  1/3  own blocks but the last: 2 blocks x 1 x weight 1/4 / 2 SMs x 4/3, the server's rate
  4/3  the last block itself: 1 x 4/3, the server's rate
  2  2 (P - Q) of the server of context all: 1 x 2
  = 10
  without the priority of urgent: at most 22/3

fork/join: at most 1

urgent, end to end: at most 38/3
  from work to work as one path; its last block begins within 10:
  8/3  the last block of work: 2 x 4/3, the server's rate
  16/3  until blocks are gone that were resident before, fork/left: 2 x 2 x 4/3, the server's rate
  8/3  the last block of work: 2 x 4/3, the server's rate
  2  2 (P - Q) of the server of context all: 1 x 2
  = 38/3
  without the priority of urgent: at most 85/6

urgent/work: at most 44/3, for 2 one after the other; of each; its last block starts within 14/3
  8/3  until blocks are gone that were resident before, fork/left: 2 x 4/3, the server's rate
  8/3  the last block itself: 2 x 4/3, the server's rate
  2  2 (P - Q) of the server of context all: 1 x 2
  = 22/3
  without the priority of urgent: at most 55/3

no deadline to meet, end to end: at most 71/6
  71/6  other, from its activation
  without the priority of urgent: at most 55/6

no deadline to meet/other: at most 71/6; its last block starts within 55/6
  2/3  one pending job of the same priority, fork/split: 4 blocks x 1 x weight 1/4 / 2 SMs x 4/3, the server's rate
  2/3  one pending job of the same priority, fork/left: 2 blocks x 2 x weight 1/4 / 2 SMs x 4/3, the server's rate
  1/2  one pending job of the same priority, fork/right: 3 blocks x 1 x weight 1/4 / 2 SMs x 4/3, the server's rate
  16/3  of higher priority, urgent/work: 1 job x 2 x 8 blocks x 2 x weight 1/4 / 2 SMs x 4/3, the server's rate; 1 = ceil((55/6 + 38/3 - 0) / 70)
  8/3  the last block itself: 2 x 4/3, the server's rate
  2  2 (P - Q) of the server of context all: 1 x 2
  = 71/6
  without the priority of urgent: at most 55/6

how to read this, and the section of page bound that proves it:
- weight: of a block, while this kernel waits: blocks on an SM that together leave no room for one more block of it (a blocking set) have weights that add up to 1 or more [Weights, Statement]
- wave: at least so many blocks of a kernel as keep one more of it out; the last block has a line of its own, and where all others fit at once with it they have none [One after the other; In turns, which is that for rule U1]
- N = ceil((window + latest end - earliest activation) / period): jobs that may count, each from its nominal release; the window is what the heading has (within), for other contexts up to the end [Statement]
- one pending job, one copy before it: what stands in the queue when this comes, in order; of a sequence its dearest step, once, of other chains each step, whatever N is [Statement]
- until blocks are gone: what is on the SMs is not preempted; the longest, for each wait [One after the other]
- as one path: steps that are bounded together, where that is less [Paths]
- 2 (P - Q): how long a server's budget may be away [Supply]
- weight 1/4 of no deadline to meet/other, urgent/work, fork/split, fork/right, fork/left: 4 alone fill an SM (warps)

sensitivity                 of                   step    value
largest factor of all wcet  fork                        112/47
largest factor of all wcet  urgent                      129/64
largest factor of all wcet  no deadline to meet           69/4
largest wcet                fork                 image    37/3
largest wcet                fork                 split   76/11
largest wcet                fork                 left     83/9
largest wcet                fork                 right    41/5
largest wcet                fork                 join     71/6
largest wcet                urgent               work   129/32
largest wcet                no deadline to meet  other    69/2
smallest period             fork                         145/6
smallest period             urgent                        40/3
smallest period             no deadline to meet           71/6
fewest SMs                                                   2

without the priority of urgent: fork 113/6 in place of 145/6, urgent 85/6 in place of 38/3, no deadline to meet 55/6 in place of 71/6; schedulable

schedulable: every bound is within its deadline; as if kernels used no registers (key registers)

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready
- host steps end within their stated times, whatever else runs
- kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)
- a kernel that follows another of its context at once keeps the context's turn (not so by rule U1)
- a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before
- no shared memory given for fork/split, fork/left, fork/right, urgent/work and no deadline to meet/other: taken to use none (key shared_memory)
- no stream given for fork and no deadline to meet: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for urgent and no deadline to meet: taken to be the period (key deadline)
- no jitter given for urgent and no deadline to meet: taken as 0, no two releases closer than the period (key jitter)
chain,step,kind,jitter,bound,observed,deadline,term,term_step,term_context,jobs,blocks,weight,share,waves,each,window,less_than,time_unit,verdict,assumptions
fork,image,copy,1,3/2,3/2,,last,image,,,,,3/2,,,,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | ...
fork,split,kernel,5/2,19/2,11/2,,same,other,,1,1,1/4,1/3,,,,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | ...
fork,split,kernel,5/2,19/2,11/2,,higher,work,,1,8,1/4,16/3,,,,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | ...
fork,split,kernel,5/2,19/2,11/2,,own,split,,,3,1/4,1/2,,,,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | ...
fork,split,kernel,5/2,19/2,11/2,,last,split,,,1,1/4,4/3,,,,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | ...
fork,split,kernel,5/2,19/2,11/2,,delay,,all,1,,,2,,2,,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | ...
fork,left,kernel,12,67/6,5,,same,other,,1,1,1/4,1/3,,,,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | ...
fork,left,kernel,12,67/6,5,,higher,work,,1,8,1/4,16/3,,,,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | ...
fork,left,kernel,12,67/6,5,,branch,right,,1,3,1/4,1/2,,,,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | ...
fork,left,kernel,12,67/6,5,,own,left,,,1,1/4,1/3,,,,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | ...
fork,left,kernel,12,67/6,5,,last,left,,,1,1/4,8/3,,,,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | ...
fork,left,kernel,12,67/6,5,,delay,,all,1,,,2,,2,,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | ...
fork,right,kernel,12,10,4,,same,other,,1,1,1/4,1/3,,,,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | ...
fork,right,kernel,12,10,4,,higher,work,,1,8,1/4,16/3,,,,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | ...
fork,right,kernel,12,10,4,,branch,left,,1,2,1/4,2/3,,,,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | ...
fork,right,kernel,12,10,4,,own,right,,,2,1/4,1/3,,,,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | ...
fork,right,kernel,12,10,4,,last,right,,,1,1/4,4/3,,,,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | ...
fork,right,kernel,12,10,4,,delay,,all,1,,,2,,2,,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | ...
fork,join,host,139/6,1,1,60,,,,,,,,,,,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | ...
urgent,work,kernel,0,44/3,9,,drain,left,,1,,,8/3,,,,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | ...
urgent,work,kernel,0,44/3,9,,last,work,,,1,,8/3,,,,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | ...
urgent,work,kernel,0,44/3,9,,delay,,all,1,,,2,,2,,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | ...
no deadline to meet,other,kernel,0,71/6,7,,same,split,,1,4,1/4,2/3,,,,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | ...
no deadline to meet,other,kernel,0,71/6,7,,same,left,,1,2,1/4,2/3,,,,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | ...
no deadline to meet,other,kernel,0,71/6,7,,same,right,,1,3,1/4,1/2,,,,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | ...
no deadline to meet,other,kernel,0,71/6,7,,higher,work,,1,8,1/4,16/3,,,,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | ...
no deadline to meet,other,kernel,0,71/6,7,,last,other,,,1,1/4,8/3,,,,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | ...
no deadline to meet,other,kernel,0,71/6,7,,delay,,all,1,,,2,,2,,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | ...
parameter,chain,step,found,low_ms,high_ms,time_unit,verdict,assumptions
max_scale,fork,,value,2.382978723,2.382978724,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready | host steps end within their stated times, whatever else runs | kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers) | a kernel that follows another of its context at once keeps the context's turn (not so by rule U1) | a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before | no shared memory given for fork/split, fork/left, fork/right, urgent/work and no deadline to meet/other: taken to use none (key shared_memory) | no stream given for fork and no deadline to meet: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for urgent and no deadline to meet: taken to be the period (key deadline) | no jitter given for urgent and no deadline to meet: taken as 0, no two releases closer than the period (key jitter)"
max_scale,urgent,,value,2.015625,2.015625001,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready | host steps end within their stated times, whatever else runs | kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers) | a kernel that follows another of its context at once keeps the context's turn (not so by rule U1) | a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before | no shared memory given for fork/split, fork/left, fork/right, urgent/work and no deadline to meet/other: taken to use none (key shared_memory) | no stream given for fork and no deadline to meet: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for urgent and no deadline to meet: taken to be the period (key deadline) | no jitter given for urgent and no deadline to meet: taken as 0, no two releases closer than the period (key jitter)"
max_scale,no deadline to meet,,value,17.25,17.250000001,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready | host steps end within their stated times, whatever else runs | kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers) | a kernel that follows another of its context at once keeps the context's turn (not so by rule U1) | a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before | no shared memory given for fork/split, fork/left, fork/right, urgent/work and no deadline to meet/other: taken to use none (key shared_memory) | no stream given for fork and no deadline to meet: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for urgent and no deadline to meet: taken to be the period (key deadline) | no jitter given for urgent and no deadline to meet: taken as 0, no two releases closer than the period (key jitter)"
max_wcet,fork,image,value,12.333333333,12.333333334,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready | host steps end within their stated times, whatever else runs | kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers) | a kernel that follows another of its context at once keeps the context's turn (not so by rule U1) | a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before | no shared memory given for fork/split, fork/left, fork/right, urgent/work and no deadline to meet/other: taken to use none (key shared_memory) | no stream given for fork and no deadline to meet: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for urgent and no deadline to meet: taken to be the period (key deadline) | no jitter given for urgent and no deadline to meet: taken as 0, no two releases closer than the period (key jitter)"
max_wcet,fork,split,value,6.909090909,6.909090910,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready | host steps end within their stated times, whatever else runs | kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers) | a kernel that follows another of its context at once keeps the context's turn (not so by rule U1) | a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before | no shared memory given for fork/split, fork/left, fork/right, urgent/work and no deadline to meet/other: taken to use none (key shared_memory) | no stream given for fork and no deadline to meet: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for urgent and no deadline to meet: taken to be the period (key deadline) | no jitter given for urgent and no deadline to meet: taken as 0, no two releases closer than the period (key jitter)"
max_wcet,fork,left,value,9.222222222,9.222222223,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready | host steps end within their stated times, whatever else runs | kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers) | a kernel that follows another of its context at once keeps the context's turn (not so by rule U1) | a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before | no shared memory given for fork/split, fork/left, fork/right, urgent/work and no deadline to meet/other: taken to use none (key shared_memory) | no stream given for fork and no deadline to meet: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for urgent and no deadline to meet: taken to be the period (key deadline) | no jitter given for urgent and no deadline to meet: taken as 0, no two releases closer than the period (key jitter)"
max_wcet,fork,right,value,8.2,8.200000001,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready | host steps end within their stated times, whatever else runs | kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers) | a kernel that follows another of its context at once keeps the context's turn (not so by rule U1) | a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before | no shared memory given for fork/split, fork/left, fork/right, urgent/work and no deadline to meet/other: taken to use none (key shared_memory) | no stream given for fork and no deadline to meet: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for urgent and no deadline to meet: taken to be the period (key deadline) | no jitter given for urgent and no deadline to meet: taken as 0, no two releases closer than the period (key jitter)"
max_wcet,fork,join,value,11.833333333,11.833333334,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready | host steps end within their stated times, whatever else runs | kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers) | a kernel that follows another of its context at once keeps the context's turn (not so by rule U1) | a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before | no shared memory given for fork/split, fork/left, fork/right, urgent/work and no deadline to meet/other: taken to use none (key shared_memory) | no stream given for fork and no deadline to meet: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for urgent and no deadline to meet: taken to be the period (key deadline) | no jitter given for urgent and no deadline to meet: taken as 0, no two releases closer than the period (key jitter)"
max_wcet,urgent,work,value,4.03125,4.031250001,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready | host steps end within their stated times, whatever else runs | kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers) | a kernel that follows another of its context at once keeps the context's turn (not so by rule U1) | a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before | no shared memory given for fork/split, fork/left, fork/right, urgent/work and no deadline to meet/other: taken to use none (key shared_memory) | no stream given for fork and no deadline to meet: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for urgent and no deadline to meet: taken to be the period (key deadline) | no jitter given for urgent and no deadline to meet: taken as 0, no two releases closer than the period (key jitter)"
max_wcet,no deadline to meet,other,value,34.5,34.500000001,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready | host steps end within their stated times, whatever else runs | kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers) | a kernel that follows another of its context at once keeps the context's turn (not so by rule U1) | a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before | no shared memory given for fork/split, fork/left, fork/right, urgent/work and no deadline to meet/other: taken to use none (key shared_memory) | no stream given for fork and no deadline to meet: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for urgent and no deadline to meet: taken to be the period (key deadline) | no jitter given for urgent and no deadline to meet: taken as 0, no two releases closer than the period (key jitter)"
min_period,fork,,value,24.166666666,24.166666667,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready | host steps end within their stated times, whatever else runs | kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers) | a kernel that follows another of its context at once keeps the context's turn (not so by rule U1) | a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before | no shared memory given for fork/split, fork/left, fork/right, urgent/work and no deadline to meet/other: taken to use none (key shared_memory) | no stream given for fork and no deadline to meet: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for urgent and no deadline to meet: taken to be the period (key deadline) | no jitter given for urgent and no deadline to meet: taken as 0, no two releases closer than the period (key jitter)"
min_period,urgent,,value,13.333333333,13.333333334,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready | host steps end within their stated times, whatever else runs | kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers) | a kernel that follows another of its context at once keeps the context's turn (not so by rule U1) | a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before | no shared memory given for fork/split, fork/left, fork/right, urgent/work and no deadline to meet/other: taken to use none (key shared_memory) | no stream given for fork and no deadline to meet: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for urgent and no deadline to meet: taken to be the period (key deadline) | no jitter given for urgent and no deadline to meet: taken as 0, no two releases closer than the period (key jitter)"
min_period,no deadline to meet,,value,11.833333333,11.833333334,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready | host steps end within their stated times, whatever else runs | kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers) | a kernel that follows another of its context at once keeps the context's turn (not so by rule U1) | a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before | no shared memory given for fork/split, fork/left, fork/right, urgent/work and no deadline to meet/other: taken to use none (key shared_memory) | no stream given for fork and no deadline to meet: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for urgent and no deadline to meet: taken to be the period (key deadline) | no jitter given for urgent and no deadline to meet: taken as 0, no two releases closer than the period (key jitter)"
min_sms,,,value,1,2,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready | host steps end within their stated times, whatever else runs | kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers) | a kernel that follows another of its context at once keeps the context's turn (not so by rule U1) | a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before | no shared memory given for fork/split, fork/left, fork/right, urgent/work and no deadline to meet/other: taken to use none (key shared_memory) | no stream given for fork and no deadline to meet: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for urgent and no deadline to meet: taken to be the period (key deadline) | no jitter given for urgent and no deadline to meet: taken as 0, no two releases closer than the period (key jitter)"

-- case check-all --
$ gpurta check check.yaml --copy-bandwidth 10000000000 --runs 2 --explain
> gpurta check check.yaml --copy-bandwidth 9000000000 --runs 3 --explain --format json --decimal 3
> gpurta check check.yaml --copy-bandwidth 9000000000 --runs 3 --tolerance 1%+10us --placement 60 --format csv
predicted by simulate for jetson-tx2; measured on Fake jetson-tx2, 2 repetitions; completions in ms from the scenario's zero

kernel  predicted   minimum    median   maximum     error  relative  within  verdict
a               5  5.001515  5.001515  5.001918  0.001515   ~+0.04%    0.20  agrees
c               7  7.004388  7.004388  7.004392  0.004388   ~+0.07%    0.24  agrees
b               8  8.001551  8.001551  8.001953  0.001551   ~+0.03%    0.24  agrees

placement: 8 of 8 blocks (100.00%) ran on the predicted SM
agrees: 3 of 3 within 2%+100us

rule  predicted with  kernels with  without  blocks with  without  device
U1    no                         3        3            8        8  makes no difference
U2    no                         3        3            8        8  makes no difference
U3    no                         3        3            8        8  makes no difference
U4    no                         3        3            8        8  makes no difference
U5    no                         3        3            8        8  makes no difference
U6    no                         3        3            8        8  makes no difference
U7    no                         3        3            8        8  makes no difference
U8    no                         3        3            8        8  makes no difference
U9    no                         3        3            8        8  makes no difference

SM order       blocks  fits best
ascending           8  yes
even-then-odd       8  yes
descending          0  no
0,1                 8  yes
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "check",
  "time_unit": "ms",
  "verdict": "agrees",
  "tolerance": "2%+100us",
  "predicted_by": "simulate",
  "platform": "jetson-tx2",
  "sm_order": "ascending",
  "device": "Fake jetson-tx2",
  "runs": 3,
  "clocks_moved": null,
  "offset_uncertainty_ns": 5661,
  "clocks_coarse": false,
  "kernels": [
    {"name": "a", "predicted": "5", "predicted_ms": 5, "measured": "1000303/200000", "measured_ms": 5.002, "error": "303/200000", "error_ms": 0.002, "minimum": "1250329/250000", "minimum_ms": 5.002, "maximum": "2500959/500000", "maximum_ms": 5.002, "worst": "2500959/500000", "worst_ms": 5.002, "outside": 0, "relative": "303/1000000", "tolerance": "1/5", "tolerance_ms": 0.2, "verdict": "agrees", "agrees": true, "clocks_coarse": false},
    {"name": "c", "predicted": "65/9", "predicted_ms": 7.223, "measured": "1751097/250000", "measured_ms": 7.005, "error": "-490127/2250000", "error_ms": -0.217, "minimum": "3502191/500000", "minimum_ms": 7.005, "maximum": "875549/125000", "maximum_ms": 7.005, "worst": "3502191/500000", "worst_ms": 7.005, "outside": 0, "relative": "-490127/16250000", "tolerance": "11/45", "tolerance_ms": 0.244, "verdict": "agrees", "agrees": true, "clocks_coarse": false},
    {"name": "b", "predicted": "74/9", "predicted_ms": 8.223, "measured": "8001551/1000000", "measured_ms": 8.002, "error": "-1986041/9000000", "error_ms": -0.220, "minimum": "2000337/250000", "minimum_ms": 8.002, "maximum": "8001953/1000000", "maximum_ms": 8.002, "worst": "2000337/250000", "worst_ms": 8.002, "outside": 0, "relative": "-1986041/65000000", "tolerance": "11/45", "tolerance_ms": 0.244, "verdict": "agrees", "agrees": true, "clocks_coarse": false}
  ],
  "rules": [
    {"rule": "U1", "predicted_with": false, "kernels_with": 3, "kernels_without": 3, "blocks_with": 12, "blocks_without": 12, "verdict": "makes no difference"},
    {"rule": "U2", "predicted_with": false, "kernels_with": 3, "kernels_without": 3, "blocks_with": 12, "blocks_without": 12, "verdict": "makes no difference"},
    {"rule": "U3", "predicted_with": false, "kernels_with": 3, "kernels_without": 3, "blocks_with": 12, "blocks_without": 12, "verdict": "makes no difference"},
    {"rule": "U4", "predicted_with": false, "kernels_with": 3, "kernels_without": 3, "blocks_with": 12, "blocks_without": 12, "verdict": "makes no difference"},
    {"rule": "U5", "predicted_with": false, "kernels_with": 3, "kernels_without": 3, "blocks_with": 12, "blocks_without": 12, "verdict": "makes no difference"},
    {"rule": "U6", "predicted_with": false, "kernels_with": 3, "kernels_without": 3, "blocks_with": 12, "blocks_without": 12, "verdict": "makes no difference"},
    {"rule": "U7", "predicted_with": false, "kernels_with": 3, "kernels_without": 3, "blocks_with": 12, "blocks_without": 12, "verdict": "makes no difference"},
    {"rule": "U8", "predicted_with": false, "kernels_with": 3, "kernels_without": 3, "blocks_with": 12, "blocks_without": 12, "verdict": "makes no difference"},
    {"rule": "U9", "predicted_with": false, "kernels_with": 3, "kernels_without": 3, "blocks_with": 12, "blocks_without": 12, "verdict": "makes no difference"}
  ],
  "sm_orders": [
    {"order": "ascending", "agreeing": 12, "best": true},
    {"order": "even-then-odd", "agreeing": 12, "best": true},
    {"order": "descending", "agreeing": 0, "best": false},
    {"order": "0,1", "agreeing": 12, "best": true}
  ],
  "left_out": [],
  "launch_order_measured": false,
  "placement": {
    "blocks": 12,
    "agreeing": 12,
    "share": "1",
    "first_elsewhere": null
  },
  "placement_wanted_percent": 0,
  "notes": []
}
name,predicted,measured,worst,error,relative,tolerance,agrees,clocks_moved,offset_uncertainty_ns,clocks_coarse,minimum,maximum,outside
a,5,1000303/200000,2500959/500000,303/200000,303/1000000,3/50,true,,5661,false,1250329/250000,2500959/500000,0
c,65/9,1751097/250000,3502191/500000,-490127/2250000,-490127/16250000,37/450,false,,5661,false,3502191/500000,875549/125000,3
b,74/9,8001551/1000000,2000337/250000,-1986041/9000000,-1986041/65000000,37/450,false,,5661,false,2000337/250000,8001953/1000000,3
[1]

-- case convert-to-chains --
$ for to in json perfetto sag sag-precedences examiner chains; do gpurta convert chains.yaml --to $to; echo "= $to $?"; done 2>&1
{
  "time_unit": "ms",
  "platform": {
    "name": "jetson-tx2",
    "compute_capability": "6.2",
    "sms": 2,
    "threads_per_sm": 2048,
    "blocks_per_sm": 32,
    "threads_per_block": 1024,
    "warp_size": 32,
    "registers_per_sm": 65536,
    "registers_per_block": 32768,
    "registers_per_thread": 255,
    "register_unit": 256,
    "sub_partitions": 4,
    "launch_sub_partitions": 0,
    "shared_memory_per_sm": 65536,
    "shared_memory_per_block": 49152,
    "shared_memory_per_block_optin": 0,
    "shared_memory_unit": 256,
    "shared_memory_reserved": 0,
    "copy_engines": 1,
    "copy_bandwidth": 0,
    "sm_order": "ascending",
    "resident_grids": 16,
    "carveout_sms": 0,
    "queue_delay": false,
    "resident_grid_limit": false,
    "warps_in_turn": false,
    "contiguous_shared_memory": false,
    "carveout_waits": false,
    "local_memory_waits": false,
    "block_pairs": false,
    "freed_first": false,
    "copies_in_order": false
  },
  "servers": [
    {"name": "s", "budget": 3, "period": 4}
  ],
  "contexts": [
    {"name": "all", "server": "s"}
  ],
  "streams": {"first": {"priority": "high"}},
  "chains": [
    {"name": "fork", "period": 90, "jitter": 1, "context": "all", "deadline": 35, "steps": [{"copy": "image", "duration": "1.5", "direction": "h2d"}, {"kernel": "split", "blocks": 4, "threads": 512, "wcet": 1}, {"kernel": "left", "blocks": 2, "threads": 512, "wcet": 2, "after": "split"}, {"kernel": "right", "blocks": 3, "threads": 512, "wcet": 1, "after": "split", "bcet": "1/2"}, {"host": "join", "wcet": 1, "after": ["left", "right"], "deadline": 60}]},
    {"name": "urgent", "period": 70, "context": "all", "stream": "first", "steps": [{"kernel": "work", "blocks": 8, "threads": 512, "wcet": 2, "count": 2}]},
    {"name": "no deadline to meet", "period": 70, "context": "all", "steps": [{"kernel": "other", "blocks": 1, "threads": 512, "wcet": 2}]}
  ]
}
= json 0
{"displayTimeUnit": "ns", "traceEvents": [
{"ph": "M", "name": "process_name", "pid": 1, "args": {"name": "predicted: SMs"}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 1, "args": {"name": "SM 0, all"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 1, "args": {"sort_index": 1}},
{"ph": "X", "pid": 1, "tid": 1, "name": "urgent/work", "ts": 0.000, "dur": 3000.000, "args": {"blocks": 8}},
{"ph": "X", "pid": 1, "tid": 1, "name": "urgent/work", "ts": 4000.000, "dur": 1000.000, "args": {"blocks": 4}},
{"ph": "X", "pid": 1, "tid": 1, "name": "fork/split", "ts": 5000.000, "dur": 1000.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 2, "args": {"name": "SM 0, all (2)"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 2, "args": {"sort_index": 2}},
{"ph": "X", "pid": 1, "tid": 2, "name": "no deadline to meet/other", "ts": 5000.000, "dur": 2000.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 1, "name": "fork/left", "ts": 6000.000, "dur": 1000.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 3, "args": {"name": "SM 0, all (3)"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 3, "args": {"sort_index": 3}},
{"ph": "X", "pid": 1, "tid": 3, "name": "fork/right", "ts": 6000.000, "dur": 1000.000, "args": {"blocks": 1}},
{"ph": "X", "pid": 1, "tid": 1, "name": "fork/left", "ts": 8000.000, "dur": 1000.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 4, "args": {"name": "SM 1, all"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 4, "args": {"sort_index": 4}},
{"ph": "X", "pid": 1, "tid": 4, "name": "urgent/work", "ts": 0.000, "dur": 3000.000, "args": {"blocks": 8}},
{"ph": "X", "pid": 1, "tid": 4, "name": "urgent/work", "ts": 4000.000, "dur": 1000.000, "args": {"blocks": 4}},
{"ph": "X", "pid": 1, "tid": 4, "name": "fork/split", "ts": 5000.000, "dur": 1000.000, "args": {"blocks": 2}},
{"ph": "X", "pid": 1, "tid": 4, "name": "fork/left", "ts": 6000.000, "dur": 1000.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 5, "args": {"name": "SM 1, all (2)"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 5, "args": {"sort_index": 5}},
{"ph": "X", "pid": 1, "tid": 5, "name": "fork/right", "ts": 6000.000, "dur": 1000.000, "args": {"blocks": 2}},
{"ph": "X", "pid": 1, "tid": 4, "name": "fork/left", "ts": 8000.000, "dur": 1000.000, "args": {"blocks": 1}},
{"ph": "M", "name": "process_name", "pid": 2, "args": {"name": "predicted: copy engines"}},
{"ph": "M", "name": "thread_name", "pid": 2, "tid": 6, "args": {"name": "copies h2d"}},
{"ph": "M", "name": "thread_sort_index", "pid": 2, "tid": 6, "args": {"sort_index": 6}},
{"ph": "X", "pid": 2, "tid": 6, "name": "fork/image", "ts": 0.000, "dur": 1500.000},
{"ph": "M", "name": "process_name", "pid": 7, "args": {"name": "predicted: chains"}},
{"ph": "M", "name": "thread_name", "pid": 7, "tid": 7, "args": {"name": "fork"}},
{"ph": "M", "name": "thread_sort_index", "pid": 7, "tid": 7, "args": {"sort_index": 7}},
{"ph": "X", "pid": 7, "tid": 7, "name": "fork/image", "ts": 0.000, "dur": 1500.000},
{"ph": "X", "pid": 7, "tid": 7, "name": "fork/split", "ts": 5000.000, "dur": 1000.000, "args": {"blocks": 4}},
{"ph": "X", "pid": 7, "tid": 7, "name": "fork/right", "ts": 6000.000, "dur": 1000.000, "args": {"blocks": 3}},
{"ph": "M", "name": "thread_name", "pid": 7, "tid": 8, "args": {"name": "fork (2)"}},
{"ph": "M", "name": "thread_sort_index", "pid": 7, "tid": 8, "args": {"sort_index": 8}},
{"ph": "X", "pid": 7, "tid": 8, "name": "fork/left", "ts": 6000.000, "dur": 3000.000, "args": {"blocks": 2}},
{"ph": "X", "pid": 7, "tid": 7, "name": "fork/join", "ts": 9000.000, "dur": 1000.000},
{"ph": "M", "name": "thread_name", "pid": 7, "tid": 9, "args": {"name": "no deadline to meet"}},
{"ph": "M", "name": "thread_sort_index", "pid": 7, "tid": 9, "args": {"sort_index": 9}},
{"ph": "X", "pid": 7, "tid": 9, "name": "no deadline to meet/other", "ts": 5000.000, "dur": 2000.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 7, "tid": 10, "args": {"name": "urgent"}},
{"ph": "M", "name": "thread_sort_index", "pid": 7, "tid": 10, "args": {"sort_index": 10}},
{"ph": "X", "pid": 7, "tid": 10, "name": "urgent/work", "ts": 0.000, "dur": 5000.000, "args": {"blocks": 16}}
]}
= perfetto 0
gpurta: chains.yaml: jobs need kernels or operations, and a platform
= sag 2
gpurta: chains.yaml: jobs need kernels or operations, and a platform
= sag-precedences 2
gpurta: chains.yaml: a configuration needs kernels or operations, and a platform
= examiner 2
gpurta: chains.yaml: --to chains is for profiles, and this is none: expected a file of Nsight Systems, PyTorch or nvprof
= chains 2
[2]

-- case convert-to-operations --
$ for to in scenario json perfetto sag sag-precedences examiner; do gpurta convert kernels.yaml --to $to; echo "= $to $?"; done 2>&1
gpurta: kernels.yaml: expected a profile, or a configuration of cuda_scheduling_examiner, which has benchmarks; of a scenario --to json, perfetto, sag and examiner make another file
= scenario 2
{
  "time_unit": "ms",
  "platform": {
    "name": "jetson-tx2",
    "compute_capability": "6.2",
    "sms": 2,
    "threads_per_sm": 2048,
    "blocks_per_sm": 32,
    "threads_per_block": 1024,
    "warp_size": 32,
    "registers_per_sm": 65536,
    "registers_per_block": 32768,
    "registers_per_thread": 255,
    "register_unit": 256,
    "sub_partitions": 4,
    "launch_sub_partitions": 0,
    "shared_memory_per_sm": 65536,
    "shared_memory_per_block": 49152,
    "shared_memory_per_block_optin": 0,
    "shared_memory_unit": 256,
    "shared_memory_reserved": 0,
    "copy_engines": 1,
    "copy_bandwidth": 1000000000,
    "sm_order": "ascending",
    "resident_grids": 16,
    "carveout_sms": 0,
    "queue_delay": false,
    "resident_grid_limit": false,
    "warps_in_turn": false,
    "contiguous_shared_memory": false,
    "carveout_waits": false,
    "local_memory_waits": false,
    "block_pairs": false,
    "freed_first": false,
    "copies_in_order": false
  },
  "streams": {"high": {"priority": "high"}, "low": {"priority": "low", "blocking": false}},
  "operations": [
    {"kernel": "a & \"b\"", "stream": "high", "blocks": 3, "threads": 1024, "shared_memory": 16384, "wcet": 2, "deadline": "3/2", "release": "1/3"},
    {"copy": "in", "stream": "low", "bytes": 700000, "direction": "h2d"},
    {"kernel": "long name of a kernel", "stream": "low", "blocks": [3, 2], "threads": [16, 16], "registers": 40, "wcet": "1.25", "period": 10, "deadline": 9},
    {"copy": "out", "stream": "low", "duration": "1/7", "direction": "d2h"},
    {"kernel": "last", "stream": "s3", "blocks": 1, "threads": 32, "wcet": "0.01", "release": 5, "period": 5}
  ]
}
= json 0
{"displayTimeUnit": "ns", "traceEvents": [
{"ph": "M", "name": "process_name", "pid": 1, "args": {"name": "predicted: SMs"}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 1, "args": {"name": "SM 0"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 1, "args": {"sort_index": 1}},
{"ph": "X", "pid": 1, "tid": 1, "name": "a & \"b\"", "ts": 333.333, "dur": 2000.000, "args": {"blocks": 2}},
{"ph": "X", "pid": 1, "tid": 1, "name": "last", "ts": 5000.000, "dur": 10.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 2, "args": {"name": "SM 1"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 2, "args": {"sort_index": 2}},
{"ph": "X", "pid": 1, "tid": 2, "name": "a & \"b\"", "ts": 333.333, "dur": 2000.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 3, "args": {"name": "SM 1 (2)"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 3, "args": {"sort_index": 3}},
{"ph": "X", "pid": 1, "tid": 3, "name": "long name of a kernel", "ts": 700.000, "dur": 2500.000, "args": {"blocks": 6}},
{"ph": "M", "name": "process_name", "pid": 2, "args": {"name": "predicted: copy engines"}},
{"ph": "M", "name": "thread_name", "pid": 2, "tid": 4, "args": {"name": "copy engine 1"}},
{"ph": "M", "name": "thread_sort_index", "pid": 2, "tid": 4, "args": {"sort_index": 4}},
{"ph": "X", "pid": 2, "tid": 4, "name": "in", "ts": 0.000, "dur": 700.000},
{"ph": "X", "pid": 2, "tid": 4, "name": "out", "ts": 3200.000, "dur": 142.857},
{"ph": "M", "name": "process_name", "pid": 3, "args": {"name": "predicted: queues"}},
{"ph": "M", "name": "thread_name", "pid": 3, "tid": 5, "args": {"name": "EE queue of priority 0"}},
{"ph": "M", "name": "thread_sort_index", "pid": 3, "tid": 5, "args": {"sort_index": 5}},
{"ph": "X", "pid": 3, "tid": 5, "name": "long name of a kernel", "ts": 700.000, "dur": 1250.000, "args": {"blocks": 6}},
{"ph": "M", "name": "process_name", "pid": 4, "args": {"name": "predicted: streams"}},
{"ph": "M", "name": "thread_name", "pid": 4, "tid": 6, "args": {"name": "high"}},
{"ph": "M", "name": "thread_sort_index", "pid": 4, "tid": 6, "args": {"sort_index": 6}},
{"ph": "X", "pid": 4, "tid": 6, "name": "a & \"b\"", "ts": 333.333, "dur": 2000.000, "args": {"blocks": 3}},
{"ph": "M", "name": "thread_name", "pid": 4, "tid": 7, "args": {"name": "low"}},
{"ph": "M", "name": "thread_sort_index", "pid": 4, "tid": 7, "args": {"sort_index": 7}},
{"ph": "X", "pid": 4, "tid": 7, "name": "in", "ts": 0.000, "dur": 700.000},
{"ph": "X", "pid": 4, "tid": 7, "name": "long name of a kernel", "ts": 700.000, "dur": 2500.000, "args": {"blocks": 6}},
{"ph": "X", "pid": 4, "tid": 7, "name": "out", "ts": 3200.000, "dur": 142.857},
{"ph": "M", "name": "thread_name", "pid": 4, "tid": 8, "args": {"name": "s3"}},
{"ph": "M", "name": "thread_sort_index", "pid": 4, "tid": 8, "args": {"sort_index": 8}},
{"ph": "X", "pid": 4, "tid": 8, "name": "last", "ts": 5000.000, "dur": 10.000, "args": {"blocks": 1}}
]}
= perfetto 0
gpurta: note: nptest -m 2: a core is an SM
gpurta: note: a kernel there starts when all its SMs are free; a GPU starts block by block
gpurta: note: --to sag-precedences writes the order of streams, for its -p
gpurta: note: 2 copies take a core each there, on a GPU an engine
Task ID, Job ID, Release min, Release max, { Cores:Cost min:Cost max }, Deadline, Priority
3, 1, 0, 0, { 1:0:700000 }, 14112858, 2147483648
3, 2, 0, 0, { 1:0:1250000 }, 9000000, 2147483648
3, 3, 0, 0, { 1:0:142858 }, 14112858, 2147483648
2, 4, 333333, 333334, { 2:0:2000000 }, 1833333, 2147483647
4, 5, 5000000, 5000000, { 1:0:10000 }, 10000000, 2147483648
4, 6, 10000000, 10000000, { 1:0:10000 }, 15000000, 2147483648
= sag 0
Predecessor TID, Predecessor JID, Successor TID, Successor JID
3, 1, 3, 2
3, 2, 3, 3
4, 5, 4, 6
= sag-precedences 0
gpurta: note: a delay counts from the end of the kernel before it, had it run alone
gpurta: note: shared memory is 16, 32 or 40 KiB there, registers are as compiled
gpurta: note: 2 copies are left out
gpurta: note: periods are left out: one job of each kernel
{"name": "gpurta", "max_iterations": 1, "max_time": 0, "cuda_device": 0, "benchmarks": [
    {"filename": "./bin/multikernel.so", "label": "high", "log_name": "stream_1.json", "release_time": 0.000333333, "stream_priority": -1, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "a & \"b\"", "duration": 2000000, "block_count": 3, "thread_count": 1024, "shared_memory_size": 4096}]},
    {"filename": "./bin/multikernel.so", "label": "low", "log_name": "stream_2.json", "release_time": 0.000000000, "stream_priority": 0, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "long name of a kernel", "duration": 1250000, "block_count": 6, "thread_count": 256}]},
    {"filename": "./bin/multikernel.so", "label": "s3", "log_name": "stream_3.json", "release_time": 0.005000000, "stream_priority": 0, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "last", "duration": 10000, "block_count": 1, "thread_count": 32}]}
  ]
}
= examiner 0

-- case convert-to-tasks --
$ for to in json perfetto sag sag-precedences examiner; do gpurta convert runlist.yaml --to $to; echo "= $to $?"; done 2>&1
> gpurta convert edf.yaml --to json
{
  "time_unit": "ms",
  "runlist": {"timeslice": 2, "switch_cost": "0.1"},
  "tasks": [
    {"name": "A", "level": "high", "wcet": 3, "period": 20},
    {"name": "M", "level": "medium", "timeslice": 1, "wcet": 2, "period": 30, "nonpreemptable": "1/2"},
    {"name": "B", "level": "low", "wcet": 7, "period": 60, "deadline": 18},
    {"name": "S", "level": "low", "timeslice": 3, "saturated": true}
  ]
}
= json 0
gpurta: runlist.yaml: a picture of a run needs kernels or operations, and a platform
= perfetto 2
gpurta: runlist.yaml: jobs need kernels or operations, and a platform
= sag 2
gpurta: runlist.yaml: jobs need kernels or operations, and a platform
= sag-precedences 2
gpurta: runlist.yaml: a configuration needs kernels or operations, and a platform
= examiner 2
{
  "time_unit": "ms",
  "edf": {"overhead": "0.1", "latency": "0.05"},
  "tasks": [
    {"name": "camera", "wcet": "7.9", "period": 33, "deadline": 20},
    {"name": "lane", "wcet": 20, "period": 66, "deadline": 60, "nonpreemptable": 2},
    {"name": "best-effort", "wcet": 8, "period": 120, "server": "s"}
  ],
  "servers": [
    {"name": "s", "budget": "8.5", "period": 36}
  ]
}

-- case convert-to --
$ for to in scenario json perfetto sag sag-precedences examiner; do gpurta convert rta.yaml --to $to; echo "= $to $?"; done 2>&1
gpurta: rta.yaml: expected a profile, or a configuration of cuda_scheduling_examiner, which has benchmarks; of a scenario --to json, perfetto, sag and examiner make another file
= scenario 2
{
  "time_unit": "us",
  "platform": {
    "name": "jetson-tx2",
    "compute_capability": "6.2",
    "sms": 2,
    "threads_per_sm": 2048,
    "blocks_per_sm": 32,
    "threads_per_block": 1024,
    "warp_size": 32,
    "registers_per_sm": 65536,
    "registers_per_block": 32768,
    "registers_per_thread": 255,
    "register_unit": 256,
    "sub_partitions": 4,
    "launch_sub_partitions": 0,
    "shared_memory_per_sm": 65536,
    "shared_memory_per_block": 49152,
    "shared_memory_per_block_optin": 0,
    "shared_memory_unit": 256,
    "shared_memory_reserved": 0,
    "copy_engines": 1,
    "copy_bandwidth": 0,
    "sm_order": "ascending",
    "resident_grids": 16,
    "carveout_sms": 0,
    "queue_delay": false,
    "resident_grid_limit": false,
    "warps_in_turn": false,
    "contiguous_shared_memory": false,
    "carveout_waits": false,
    "local_memory_waits": false,
    "block_pairs": false,
    "freed_first": false,
    "copies_in_order": false
  },
  "kernels": [
    {"name": "a", "blocks": 3, "threads": 512, "wcet": 2, "period": 20, "deadline": 2},
    {"name": "b", "blocks": 13, "threads": 512, "wcet": "7/3", "period": 30, "release": 1},
    {"name": "c", "blocks": 2, "threads": 512, "wcet": 5, "period": 40, "deadline": 3, "release": 6}
  ]
}
= json 0
{"displayTimeUnit": "ns", "traceEvents": [
{"ph": "M", "name": "process_name", "pid": 1, "args": {"name": "predicted: SMs"}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 1, "args": {"name": "SM 0"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 1, "args": {"sort_index": 1}},
{"ph": "X", "pid": 1, "tid": 1, "name": "a", "ts": 0.000, "dur": 2.000, "args": {"blocks": 2}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 2, "args": {"name": "SM 0 (2)"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 2, "args": {"sort_index": 2}},
{"ph": "X", "pid": 1, "tid": 2, "name": "b", "ts": 1.000, "dur": 4.666, "args": {"blocks": 6}},
{"ph": "X", "pid": 1, "tid": 1, "name": "c", "ts": 6.000, "dur": 5.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 3, "args": {"name": "SM 1"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 3, "args": {"sort_index": 3}},
{"ph": "X", "pid": 1, "tid": 3, "name": "a", "ts": 0.000, "dur": 2.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 4, "args": {"name": "SM 1 (2)"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 4, "args": {"sort_index": 4}},
{"ph": "X", "pid": 1, "tid": 4, "name": "b", "ts": 1.000, "dur": 4.666, "args": {"blocks": 7}},
{"ph": "X", "pid": 1, "tid": 3, "name": "c", "ts": 6.000, "dur": 5.000, "args": {"blocks": 1}},
{"ph": "M", "name": "process_name", "pid": 3, "args": {"name": "predicted: queues"}},
{"ph": "M", "name": "thread_name", "pid": 3, "tid": 5, "args": {"name": "EE queue of priority 0"}},
{"ph": "M", "name": "thread_sort_index", "pid": 3, "tid": 5, "args": {"sort_index": 5}},
{"ph": "X", "pid": 3, "tid": 5, "name": "b", "ts": 1.000, "dur": 2.333, "args": {"blocks": 13}},
{"ph": "M", "name": "process_name", "pid": 4, "args": {"name": "predicted: streams"}},
{"ph": "M", "name": "thread_name", "pid": 4, "tid": 6, "args": {"name": "a"}},
{"ph": "M", "name": "thread_sort_index", "pid": 4, "tid": 6, "args": {"sort_index": 6}},
{"ph": "X", "pid": 4, "tid": 6, "name": "a", "ts": 0.000, "dur": 2.000, "args": {"blocks": 3}},
{"ph": "M", "name": "thread_name", "pid": 4, "tid": 7, "args": {"name": "b"}},
{"ph": "M", "name": "thread_sort_index", "pid": 4, "tid": 7, "args": {"sort_index": 7}},
{"ph": "X", "pid": 4, "tid": 7, "name": "b", "ts": 1.000, "dur": 4.666, "args": {"blocks": 13}},
{"ph": "M", "name": "thread_name", "pid": 4, "tid": 8, "args": {"name": "c"}},
{"ph": "M", "name": "thread_sort_index", "pid": 4, "tid": 8, "args": {"sort_index": 8}},
{"ph": "X", "pid": 4, "tid": 8, "name": "c", "ts": 6.000, "dur": 5.000, "args": {"blocks": 2}}
]}
= perfetto 0
gpurta: note: nptest -m 2: a core is an SM
gpurta: note: a kernel there starts when all its SMs are free; a GPU starts block by block
gpurta: note: --to sag-precedences writes the order of streams, for its -p
Task ID, Job ID, Release min, Release max, { Cores:Cost min:Cost max }, Deadline, Priority
2, 1, 0, 0, { 1:0:2000 }, 2000, 2147483648
3, 2, 1000, 1000, { 2:0:4668 }, 31000, 2147483648
4, 3, 6000, 6000, { 1:0:5000 }, 9000, 2147483648
2, 4, 20000, 20000, { 1:0:2000 }, 22000, 2147483648
3, 5, 31000, 31000, { 2:0:4668 }, 61000, 2147483648
2, 6, 40000, 40000, { 1:0:2000 }, 42000, 2147483648
4, 7, 46000, 46000, { 1:0:5000 }, 49000, 2147483648
2, 8, 60000, 60000, { 1:0:2000 }, 62000, 2147483648
3, 9, 61000, 61000, { 2:0:4668 }, 91000, 2147483648
2, 10, 80000, 80000, { 1:0:2000 }, 82000, 2147483648
4, 11, 86000, 86000, { 1:0:5000 }, 89000, 2147483648
3, 12, 91000, 91000, { 2:0:4668 }, 121000, 2147483648
2, 13, 100000, 100000, { 1:0:2000 }, 102000, 2147483648
= sag 0
Predecessor TID, Predecessor JID, Successor TID, Successor JID
2, 1, 2, 4
3, 2, 3, 5
2, 4, 2, 6
4, 3, 4, 7
2, 6, 2, 8
3, 5, 3, 9
2, 8, 2, 10
4, 7, 4, 11
3, 9, 3, 12
2, 10, 2, 13
= sag-precedences 0
gpurta: note: a delay counts from the end of the kernel before it, had it run alone
gpurta: note: shared memory is 16, 32 or 40 KiB there, registers are as compiled
gpurta: note: periods are left out: one job of each kernel
{"name": "gpurta", "max_iterations": 1, "max_time": 0, "cuda_device": 0, "benchmarks": [
    {"filename": "./bin/multikernel.so", "label": "a", "log_name": "stream_1.json", "release_time": 0.000000000, "stream_priority": 0, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "a", "duration": 2000, "block_count": 3, "thread_count": 512}]},
    {"filename": "./bin/multikernel.so", "label": "b", "log_name": "stream_2.json", "release_time": 0.000001000, "stream_priority": 0, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "b", "duration": 2333, "block_count": 13, "thread_count": 512}]},
    {"filename": "./bin/multikernel.so", "label": "c", "log_name": "stream_3.json", "release_time": 0.000006000, "stream_priority": 0, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [
      {"kernel_label": "c", "duration": 5000, "block_count": 2, "thread_count": 512}]}
  ]
}
= examiner 0

-- case edf-all --
$ gpurta edf edf.yaml --explain --sensitivity --format json --decimal 3
> gpurta edf edf.yaml --explain --sensitivity --exact
> gpurta edf edf.yaml --simulate --horizon 120 --execution best-effort=30 --format json
> gpurta edf edf.yaml --format csv --decimal
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "edf",
  "time_unit": "ms",
  "verdict": "schedulable",
  "reason": "every deadline is met",
  "utilization": "361/660",
  "server_utilization": "17/72",
  "overhead": "1/10",
  "overhead_ms": 0.1,
  "latency": "1/20",
  "latency_ms": 0.05,
  "witness": null,
  "responses": "upper bounds",
  "response_reason": null,
  "tasks": [
    {"name": "camera", "response": "7181/480", "response_ms": 14.961, "deadline": "20", "deadline_ms": 20, "meets_deadline": true, "server": null},
    {"name": "lane", "response": "72583/1440", "response_ms": 50.405, "deadline": "60", "deadline_ms": 60, "meets_deadline": true, "server": null},
    {"name": "best-effort", "response": "763/20", "response_ms": 38.15, "deadline": "120", "deadline_ms": 120, "meets_deadline": true, "server": "s"}
  ],
  "servers": [
    {"name": "s", "bandwidth": "17/72"}
  ],
  "sensitivity": [
    {"parameter": "overhead", "name": null, "found": "value", "low": "2563/1440", "low_ms": 1.779, "high": "2563/1440", "high_ms": 1.780},
    {"parameter": "scale", "name": null, "found": "value", "low": "65369/51552", "low_ms": 1.268, "high": "65369/51552", "high_ms": 1.269},
    {"parameter": "wcet", "name": "camera", "found": "value", "low": "36569/2880", "low_ms": 12.697, "high": "36569/2880", "high_ms": 12.698},
    {"parameter": "wcet", "name": "lane", "found": "value", "low": "42617/1440", "low_ms": 29.595, "high": "42617/1440", "high_ms": 29.596},
    {"parameter": "period", "name": "camera", "found": "value", "low": "38909/2200", "low_ms": 17.685, "high": "38909/2200", "high_ms": 17.686},
    {"parameter": "period", "name": "lane", "found": "value", "low": "79596/2065", "low_ms": 38.545, "high": "79596/2065", "high_ms": 38.546},
    {"parameter": "min_budget", "name": "s", "found": "value", "low": "83/30", "low_ms": 2.766, "high": "83/30", "high_ms": 2.767},
    {"parameter": "max_budget", "name": "s", "found": "value", "low": "17100/1199", "low_ms": 14.261, "high": "17100/1199", "high_ms": 14.262}
  ],
  "not_asked": 0,
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "no job takes longer than its wcet",
    "releases of a task are at least its period apart",
    "the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant",
    "servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later",
    "the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead)",
    "every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency)",
    "no deadline given for best-effort: taken to be the period (key deadline)"
  ],
  "notes": []
}
EDF; overhead 1/10; latency 1/20; utilization 361/660, servers 17/72; times in ms

task          wcet  period    response  deadline  verdict  server
camera       79/10      33    7181/480        20  met      -
lane            20      66  72583/1440        60  met      -
best-effort      8     120      763/20       120  met      s

server  budget  period  bandwidth
s         17/2      36      17/72

schedulable: every deadline is met
response times are upper bounds

at no time is the demand too much: --at T prints that at T; how responses come about: page edf, Response times

sensitivity                                    of            value  
largest overhead                                         2563/1440  exact
largest factor of all wcet and nonpreemptable          65369/51552  exact
largest wcet                                   camera   36569/2880  exact
largest wcet                                   lane     42617/1440  exact
smallest period                                camera   38909/2200  exact
smallest period                                lane     79596/2065  exact
smallest budget                                s             83/30  exact
largest budget                                 s        17100/1199  exact

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later
- the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead)
- every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency)
- no deadline given for best-effort: taken to be the period (key deadline)
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "edf",
  "time_unit": "ms",
  "verdict": "schedulable",
  "reason": "every deadline is met",
  "utilization": "361/660",
  "server_utilization": "17/72",
  "overhead": "1/10",
  "latency": "1/20",
  "witness": null,
  "responses": "upper bounds",
  "response_reason": null,
  "tasks": [
    {"name": "camera", "response": "7181/480", "deadline": "20", "meets_deadline": true, "server": null},
    {"name": "lane", "response": "72583/1440", "deadline": "60", "meets_deadline": true, "server": null},
    {"name": "best-effort", "response": "763/20", "deadline": "120", "meets_deadline": true, "server": "s"}
  ],
  "servers": [
    {"name": "s", "bandwidth": "17/72"}
  ],
  "simulation": {
    "proves": "this run only",
    "horizon": "120",
    "shortened": false,
    "tasks": [
      {"name": "camera", "jobs": 4, "response": "161/20", "missed": 0, "preemptions": 0},
      {"name": "lane", "jobs": 2, "response": "891/20", "missed": 0, "preemptions": 1},
      {"name": "best-effort", "jobs": 1, "response": "1321/20", "missed": 0, "preemptions": 1}
    ]
  },
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "no job takes longer than its wcet",
    "releases of a task are at least its period apart",
    "the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant",
    "servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later",
    "the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead)",
    "every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency)",
    "no deadline given for best-effort: taken to be the period (key deadline)"
  ],
  "notes": []
}
name,response_ms,deadline_ms,meets_deadline,server,time_unit,verdict,assumptions
camera,14.960416667,20,true,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later | the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead) | every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency) | no deadline given for best-effort: taken to be the period (key deadline)"
lane,50.404861112,60,true,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later | the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead) | every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency) | no deadline given for best-effort: taken to be the period (key deadline)"
best-effort,38.15,120,true,s,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later | the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead) | every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency) | no deadline given for best-effort: taken to be the period (key deadline)"

-- case edf-late --
$ gpurta edf late.yaml --explain --sensitivity --decimal 4
> gpurta edf late.yaml --at 5 --format json
> gpurta edf late.yaml --simulate --horizon 40 --offset b=1/3
> gpurta edf late.yaml --format csv
EDF; utilization ~0.9034; times in ms

task     wcet   period  response  deadline  verdict
a      3.0000   7.0000    6.0000    4.0000  MISSED
b      4.0000   9.0000    7.0000    5.0000  MISSED
t3    ~0.3334  11.0000  ~11.3334   11.0000  MISSED

unschedulable: the demand at the witness is above what the GPU can do by then
witness: at t = 14.0000 the demand is ~14.3333 > 14.0000

at t = 14.0000: jobs = max(0, floor((t - (D - J)) / period) + 1)

task    D - J   period    jobs    C + o   demand
a      4.0000   7.0000  2.0000   3.0000   6.0000
b      5.0000   9.0000  2.0000   4.0000   8.0000
t3    11.0000  11.0000  1.0000  ~0.3334  ~0.3334

demand with blocking 0.0000: h + B = ~14.3334 > 14.0000 = t

sensitivity                                    of    value  
largest overhead                                      none  with no value the test passes
largest factor of all wcet and nonpreemptable      ~0.7142  exact
largest wcet                                   a    1.0000  exact
largest wcet                                   b    2.0000  exact
largest wcet                                   t3     none  with no value the test passes
smallest period                                a      none  with no value the test passes
smallest period                                b      none  with no value the test passes
smallest period                                t3     none  with no value the test passes

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- submission, scheduling and switches take no time (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- no deadline given for t3: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "edf",
  "time_unit": "ms",
  "verdict": "unschedulable",
  "reason": "the demand at the witness is above what the GPU can do by then",
  "utilization": "626/693",
  "server_utilization": "0",
  "overhead": "0",
  "latency": "0",
  "witness": {"time": "14", "demand": "43/3", "supply": "14"},
  "responses": "exact",
  "response_reason": null,
  "tasks": [
    {"name": "a", "response": "6", "deadline": "4", "meets_deadline": false},
    {"name": "b", "response": "7", "deadline": "5", "meets_deadline": false},
    {"name": "t3", "response": "34/3", "deadline": "11", "meets_deadline": false}
  ],
  "servers": [],
  "explanation": {
    "time": "5",
    "demand": "7",
    "blocking": "0",
    "supply": "5",
    "tasks": [
      {"name": "a", "demand": "3"},
      {"name": "b", "demand": "4"},
      {"name": "t3", "demand": "0"}
    ]
  },
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "no job takes longer than its wcet",
    "releases of a task are at least its period apart",
    "the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant",
    "submission, scheduling and switches take no time (key overhead)",
    "a job is known to the scheduler as soon as it is released (key latency)",
    "no deadline given for t3: taken to be the period (key deadline)",
    "times without a unit are in ms (key time_unit)"
  ],
  "notes": []
}
EDF; utilization ~0.903319; times in ms

task       wcet  period  response  deadline  verdict
a      3.000000       7    6.0000         4  MISSED
b      4.000000       9    7.0000         5  MISSED
t3    ~0.333334      11  ~11.3334        11  MISSED

unschedulable: the demand at the witness is above what the GPU can do by then
witness: at t = 14 the demand is ~14.3333 > 14

simulation, this run only: releases before 40

simulated  jobs   response  missed  preempted
a             6   ~4.33334       1          0
b             5    7.00000       3          1
t3            4  ~10.33334       0          0

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- submission, scheduling and switches take no time (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- no deadline given for t3: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)
name,response,deadline,meets_deadline,server,time_unit,verdict,assumptions
a,6,4,false,,ms,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | submission, scheduling and switches take no time (key overhead) | a job is known to the scheduler as soon as it is released (key latency) | no deadline given for t3: taken to be the period (key deadline) | times without a unit are in ms (key time_unit)"
b,7,5,false,,ms,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | submission, scheduling and switches take no time (key overhead) | a job is known to the scheduler as soon as it is released (key latency) | no deadline given for t3: taken to be the period (key deadline) | times without a unit are in ms (key time_unit)"
t3,34/3,11,false,,ms,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | submission, scheduling and switches take no time (key overhead) | a job is known to the scheduler as soon as it is released (key latency) | no deadline given for t3: taken to be the period (key deadline) | times without a unit are in ms (key time_unit)"
[1]

-- case long-names --
the longest names, of characters of two bytes behind one byte, in every text
$ name=$(printf 'é%.0s' $(seq 127))
> sed "s/detector/d$name/g; s/lanes/l$name/g; s/llm/m$name/g; s/layer/y$name/g; s/cameras/c$name/g" partition.yaml >p.yaml
> sed "s/fork/f$name/g; s/urgent/u$name/g; s/split/s$name/g; s/join/j$name/g; s/all/x$name/g; s/deadline: 35/deadline: 5/" chains.yaml >c.yaml
> sed "s/camera/c$name/g; s/lane/l$name/g; s/best-effort/b$name/g; s/name: s,/name: s$name,/; s/server: s/server: s$name/" edf.yaml >e.yaml
> sed "s/name: A/name: A$name/; s/name: B/name: B$name/; s/name: S/name: S$name/" runlist.yaml >r.yaml
> sed "s/name: a/name: a$name/; s/name: b/name: b$name/" rta.yaml >k.yaml
> gpurta partition p.yaml --search 0
> gpurta partition p.yaml --search 0 --platform h100-sxm --mechanism mig | grep mig
> gpurta partition p.yaml --search 0 --platform h100-sxm --mechanism mps | grep mps
> gpurta bound c.yaml --search 2 --threads 1 --explain
> gpurta bound c.yaml --search 0 --sensitivity --svg -
> gpurta edf e.yaml --explain --sensitivity
> gpurta edf e.yaml --simulate --horizon 70 --svg -
> gpurta runlist r.yaml --explain "A$name"
> gpurta runlist r.yaml --explain nobody
> gpurta runlist r.yaml --simulate --task "B$name"
> gpurta rta k.yaml --trace
> gpurta simulate k.yaml --explain --svg -
> gpurta simulate k.yaml --explain nobody
> gpurta bound c.yaml --search 0 --explain "f$name/s$name"
platform jetson-orin-agx: 16 SMs; mechanism any; queues separate; times in ms
sizes: groups of 2 SMs, which share a carve-out (rule U5); with --mechanism those that CUDA can make

chain                                                                                                                             partition                                                                                                                         fewest  SMs  bound  observed  deadline  verdict
dééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé  cééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé       6    6   16.8         -        25  met
lééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé  lééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé       2    2   14.0         -        30  met
mééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé  idle                                                                                                                                   2    2  288.0         -       400  met

every deadline is met with 10 of 16 SMs; 6 are left for best-effort work; as if kernels used no registers (key registers); rules not measured on this GPU
with any carve-out of these kernels (carveout: unknown): lééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé 19.5

configuration:
    partitions:
      - {name: "céééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé", sms: 6}
      - {name: "léééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé", sms: 2}
      - {name: idle, sms: 2}

assumptions:
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
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for backbone, yééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé; 16 KiB for segment (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)
- no shared memory given for dééééééééééééééééééééééééééééé.../backbone, lééééééééééééééééééééééééééééé.../segment and mééééééééééééééééééééééééééééé.../yééééééééééééééééééééééééééééé...: taken to use none (key shared_memory)
- no stream given for dééééééééééééééééééééééééééééé..., lééééééééééééééééééééééééééééé... and mééééééééééééééééééééééééééééé...: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for mééééééééééééééééééééééééééééé...: taken to be the period (key deadline)
- no jitter given for dééééééééééééééééééééééééééééé..., lééééééééééééééééééééééééééééé... and mééééééééééééééééééééééééééééé...: taken as 0, no two releases closer than the period (key jitter)
platform h100-sxm: 132 SMs; mechanism mig; queues separate; times in ms
sizes: NVIDIA Multi-Instance GPU User Guide; nvidia-smi mig -lgip, -lgipp
    nvidia-smi -mig 1
    nvidia-smi mig -cgi 19,19,19 -C  # c______________________________________________________________ 1g, l______________________________________________________________ 1g, idle 1g
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
platform h100-sxm: 132 SMs; mechanism mps; queues separate; times in ms
    nvidia-cuda-mps-control -d -S
    echo "sm_partition add GPU-UUID 1" | nvidia-cuda-mps-control  # c______________________________________________________________: 8 SMs; prints its ID
    echo "sm_partition add GPU-UUID 1" | nvidia-cuda-mps-control  # l______________________________________________________________: 8 SMs; prints its ID
    echo "sm_partition add GPU-UUID 1" | nvidia-cuda-mps-control  # idle: 8 SMs; prints its ID
    echo "sm_partition add GPU-UUID 13" | nvidia-cuda-mps-control  # best-effort: 104 SMs; prints its ID
platform jetson-tx2; times in ms

chain                                                                                                                                bound  observed  deadline  verdict
fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé  ~24.1667      10.5         5  MISSED
uééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé  ~12.6667       9.0        70  met
no deadline to meet                                                                                                               ~11.8334       7.0        70  met

chain                                                                                                                             step                                                                                                                              kind     jitter    bound  observed   finish  deadline
fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé  image                                                                                                                             copy      1.000    1.500       1.5    2.500         -
fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé  sééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé  kernel    2.500    9.500       4.0   12.000         -
fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé  left                                                                                                                              kernel   12.000  ~11.167       3.0  ~23.167         -
fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé  right                                                                                                                             kernel   12.000   10.000       1.0   22.000         -
fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé  jééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé  host    ~23.167    1.000       1.0  ~24.167        60
uééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé  work                                                                                                                              kernel    0.000  ~14.667       9.0  ~12.667         -
no deadline to meet                                                                                                               other                                                                                                                             kernel    0.000  ~11.834       7.0  ~11.834         -

of a kernel with a count: the bounds of its launches, added up, each at its worst; finish: when the last one has ended

fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé was late with these releases: uééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé at 0.5, fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé at 1

bound of fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé                              time     part
interference of uééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé                 ~10.666667   44.1 %
own kernels                                                                                                                                                       ~5.333334   22.1 %
delay of the server of context xééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé    4.000000   16.6 %
own copies                                                                                                                                                         1.500000    6.2 %
own host steps                                                                                                                                                     1.000000    4.1 %
late release (jitter)                                                                                                                                              1.000000    4.1 %
interference of no deadline to meet                                                                                                                               ~0.666667    2.8 %
sum                                                                                                                                                              ~24.166667  100.0 %

bound of uééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé                             time     part
own kernels                                                                                                                                                       ~5.33334   42.1 %
blocking by resident blocks of fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé   ~5.33334   42.1 %
delay of the server of context xééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé    2.00000   15.8 %
sum                                                                                                                                                              ~12.66667  100.0 %

bound of no deadline to meet                                                                                                                                          time     part
interference of uééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé                  ~5.33334   45.1 %
own kernels                                                                                                                                                       ~2.66667   22.5 %
delay of the server of context xééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé    2.00000   16.9 %
interference of fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé                  ~1.83334   15.5 %
sum                                                                                                                                                              ~11.83334  100.0 %

fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé, end to end: at most ~24.1667
  1  jitter of the release
  1.5  image, from its activation
  9.5  sééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé, from its activation
  ~11.1667  left, from its activation
  1  jééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé, from its activation
  = ~24.1667
  without the priority of uééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé: at most ~18.8334

fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé/image: at most 1.5; it starts within 0
  1.5  the copy itself

fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé/sééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé: at most 9.5; its last block starts within ~8.16667
  ~0.333334  one pending job of the same priority, no deadline to meet/other: 1 block x 2 x weight 0.25 / 2 SMs x 4/3, the server's rate
  ~5.33334  of higher priority, uééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé/work: 1 job x 2 x 8 blocks x 2 x weight 0.25 / 2 SMs x 4/3, the server's rate; 1 = ceil((49/6 + 38/3 - 0) / 70)
  0.5  own blocks but the last: 3 blocks x 1 x weight 0.25 / 2 SMs x 4/3, the server's rate
  ~1.33334  the last block itself: 1 x 4/3, the server's rate
  2  2 (P - Q) of the server of context xééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé: 1 x 2
  = 9.5
  without the priority of uééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé: at most ~6.83334

fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé/left: at most ~11.1667; its last block starts within 8.5
  ~0.333334  one pending job of the same priority, no deadline to meet/other: 1 block x 2 x weight 0.25 / 2 SMs x 4/3, the server's rate
  ~5.33334  of higher priority, uééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé/work: 1 job x 2 x 8 blocks x 2 x weight 0.25 / 2 SMs x 4/3, the server's rate; 1 = ceil((8.5 + 38/3 - 0) / 70)
  0.5  another step of the chain, fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé/right: 3 blocks x 1 x weight 0.25 / 2 SMs x 4/3, the server's rate
  ~0.333334  own blocks but the last: 1 block x 2 x weight 0.25 / 2 SMs x 4/3, the server's rate
  ~2.66667  the last block itself: 2 x 4/3, the server's rate
  2  2 (P - Q) of the server of context xééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé: 1 x 2
  = ~11.1667
  without the priority of uééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé: at most 8.5

fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé/right: at most 10; its last block starts within ~8.66667
  ~0.333334  one pending job of the same priority, no deadline to meet/other: 1 block x 2 x weight 0.25 / 2 SMs x 4/3, the server's rate
  ~5.33334  of higher priority, uééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé/work: 1 job x 2 x 8 blocks x 2 x weight 0.25 / 2 SMs x 4/3, the server's rate; 1 = ceil((26/3 + 38/3 - 0) / 70)
  ~0.666667  another step of the chain, fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé/left: 2 blocks x 2 x weight 0.25 / 2 SMs x 4/3, the server's rate
  ~0.333334  own blocks but the last: 2 blocks x 1 x weight 0.25 / 2 SMs x 4/3, the server's rate
  ~1.33334  the last block itself: 1 x 4/3, the server's rate
  2  2 (P - Q) of the server of context xééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé: 1 x 2
  = 10
  without the priority of uééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé: at most ~7.33334

fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé/jééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé: at most 1

uééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé, end to end: at most ~12.6667
  from work to work as one path; its last block begins within 10:
  ~2.66667  the last block of work: 2 x 4/3, the server's rate
  ~5.33334  until blocks are gone that were resident before, fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé/left: 2 x 2 x 4/3, the server's rate
  ~2.66667  the last block of work: 2 x 4/3, the server's rate
  2  2 (P - Q) of the server of context xééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé: 1 x 2
  = ~12.6667
  without the priority of uééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé: at most ~14.1667

uééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé/work: at most ~14.6667, for 2 one after the other; of each; its last block starts within ~4.66667
  ~2.66667  until blocks are gone that were resident before, fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé/left: 2 x 4/3, the server's rate
  ~2.66667  the last block itself: 2 x 4/3, the server's rate
  2  2 (P - Q) of the server of context xééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé: 1 x 2
  = ~7.33334
  without the priority of uééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé: at most ~18.3334

no deadline to meet, end to end: at most ~11.8334
  ~11.8334  other, from its activation
  without the priority of uééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé: at most ~9.16667

no deadline to meet/other: at most ~11.8334; its last block starts within ~9.16667
  ~0.666667  one pending job of the same priority, fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé/sééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé: 4 blocks x 1 x weight 0.25 / 2 SMs x 4/3, the server's rate
  ~0.666667  one pending job of the same priority, fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé/left: 2 blocks x 2 x weight 0.25 / 2 SMs x 4/3, the server's rate
  0.5  one pending job of the same priority, fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé/right: 3 blocks x 1 x weight 0.25 / 2 SMs x 4/3, the server's rate
  ~5.33334  of higher priority, uééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé/work: 1 job x 2 x 8 blocks x 2 x weight 0.25 / 2 SMs x 4/3, the server's rate; 1 = ceil((55/6 + 38/3 - 0) / 70)
  ~2.66667  the last block itself: 2 x 4/3, the server's rate
  2  2 (P - Q) of the server of context xééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé: 1 x 2
  = ~11.8334
  without the priority of uééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé: at most ~9.16667

how to read this, and the section of page bound that proves it:
- weight: of a block, while this kernel waits: blocks on an SM that together leave no room for one more block of it (a blocking set) have weights that add up to 1 or more [Weights, Statement]
- wave: at least so many blocks of a kernel as keep one more of it out; the last block has a line of its own, and where all others fit at once with it they have none [One after the other; In turns, which is that for rule U1]
- N = ceil((window + latest end - earliest activation) / period): jobs that may count, each from its nominal release; the window is what the heading has (within), for other contexts up to the end [Statement]
- one pending job, one copy before it: what stands in the queue when this comes, in order; of a sequence its dearest step, once, of other chains each step, whatever N is [Statement]
- until blocks are gone: what is on the SMs is not preempted; the longest, for each wait [One after the other]
- as one path: steps that are bounded together, where that is less [Paths]
- 2 (P - Q): how long a server's budget may be away [Supply]
- weight 0.25 of no deadline to meet/other, uééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé/work, fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé/sééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé, fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé/right, fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé/left: 4 alone fill an SM (warps)

unschedulable: a run was observed in which chain fééééééééééééééééééééééééééééé misses its deadline; as if kernels used no registers (key registers)
fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé: its bound ~24.1667 exceeds its deadline 5: 44.1 % interference of uééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé, 22.1 % own kernels, 16.6 % delay of the server of context xééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé, ...
gpurta advise c.yaml tries changes of the file

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready
- host steps end within their stated times, whatever else runs
- kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)
- a kernel that follows another of its context at once keeps the context's turn (not so by rule U1)
- a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before
- no shared memory given for fééééééééééééééééééééééééééééé.../sééééééééééééééééééééééééééééé..., fééééééééééééééééééééééééééééé.../left, fééééééééééééééééééééééééééééé.../right, uééééééééééééééééééééééééééééé.../work and no deadline to meet/other: taken to use none (key shared_memory)
- no stream given for fééééééééééééééééééééééééééééé... and no deadline to meet: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for uééééééééééééééééééééééééééééé... and no deadline to meet: taken to be the period (key deadline)
- no jitter given for uééééééééééééééééééééééééééééé... and no deadline to meet: taken as 0, no two releases closer than the period (key jitter)
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="320" viewBox="0 0 1080 320" role="img">
<title>c.yaml</title>
<desc>Bounds of chains, what was observed, deadlines, and the worst run observed</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.before { fill: #ddd; } .pale { fill: #fff; } .observed { fill: #888; } .late { fill: #d00000; }

</style>
<rect width="1080" height="320" style="fill: white"/>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">c.yaml</text>
<line x1="290.00" y1="40.00" x2="290.00" y2="230.00" class="grid"/>
<text x="290.00" y="246.00" class="tick" text-anchor="middle">0</text>
<line x1="393.64" y1="40.00" x2="393.64" y2="230.00" class="grid"/>
<text x="393.64" y="246.00" class="tick" text-anchor="middle">10</text>
<line x1="497.28" y1="40.00" x2="497.28" y2="230.00" class="grid"/>
<text x="497.28" y="246.00" class="tick" text-anchor="middle">20</text>
<line x1="600.92" y1="40.00" x2="600.92" y2="230.00" class="grid"/>
<text x="600.92" y="246.00" class="tick" text-anchor="middle">30</text>
<line x1="704.57" y1="40.00" x2="704.57" y2="230.00" class="grid"/>
<text x="704.57" y="246.00" class="tick" text-anchor="middle">40</text>
<line x1="808.21" y1="40.00" x2="808.21" y2="230.00" class="grid"/>
<text x="808.21" y="246.00" class="tick" text-anchor="middle">50</text>
<line x1="911.85" y1="40.00" x2="911.85" y2="230.00" class="grid"/>
<text x="911.85" y="246.00" class="tick" text-anchor="middle">60</text>
<line x1="1015.49" y1="40.00" x2="1015.49" y2="230.00" class="grid"/>
<text x="1015.49" y="246.00" class="tick" text-anchor="middle">70</text>
<text x="660.00" y="266.00" class="label" text-anchor="middle">time after the nominal release (ms)</text>
<text x="290.00" y="286.00" class="note" text-anchor="start">boxes: bound, step by step, after jitter and jobs before it (light); colours: steps within each row</text>
<text x="282.00" y="63.00" class="label" text-anchor="end">féééééééééééééééé…ééééééééééééééééé</text>
<rect x="290.00" y="50.00" width="10.36" height="16.00" class="before"><title>jitter, and jobs before it</title></rect>
<rect x="300.36" y="50.00" width="15.55" height="16.00" class="b c0"><title>image</title></rect>
<rect x="290.00" y="83.00" width="8.00" height="8.00" class="b c0"/>
<text x="302.00" y="91.00" class="note" text-anchor="start">image</text>
<rect x="315.91" y="50.00" width="98.46" height="16.00" class="b c1"><title>sééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé</title></rect>
<text x="348.00" y="91.00" class="note" text-anchor="start">…</text>
<rect x="414.37" y="50.00" width="115.73" height="16.00" class="b c2"><title>left</title></rect>
<text x="417.37" y="62.00" class="tick" text-anchor="start">left</text>
<rect x="414.37" y="50.00" width="103.64" height="16.00" class="b c3"><title>right</title></rect>
<text x="417.37" y="62.00" class="tick" text-anchor="start">right</text>
<rect x="530.10" y="50.00" width="10.36" height="16.00" class="b c4"><title>jééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé</title></rect>
<line x1="341.82" y1="44.00" x2="341.82" y2="80.00" class="axis"/>
<text x="341.82" y="43.00" class="note" text-anchor="start">deadline 5</text>
<text x="544.47" y="62.00" class="note" text-anchor="start">~24.1667</text>
<text x="282.00" y="123.00" class="label" text-anchor="end">uéééééééééééééééé…ééééééééééééééééé</text>
<rect x="290.00" y="110.00" width="131.28" height="16.00" class="b c0"><title>work</title></rect>
<text x="293.00" y="122.00" class="tick pale" text-anchor="start">work</text>
<line x1="1015.49" y1="104.00" x2="1015.49" y2="140.00" class="axis"/>
<text x="1015.49" y="103.00" class="note" text-anchor="end">deadline 70</text>
<text x="425.28" y="122.00" class="note" text-anchor="start">~12.6667</text>
<text x="282.00" y="183.00" class="label" text-anchor="end">no deadline to meet</text>
<rect x="290.00" y="170.00" width="122.64" height="16.00" class="b c0"><title>other</title></rect>
<text x="293.00" y="182.00" class="tick pale" text-anchor="start">other</text>
<line x1="1015.49" y1="164.00" x2="1015.49" y2="200.00" class="axis"/>
<text x="1015.49" y="163.00" class="note" text-anchor="end">deadline 70</text>
<text x="416.64" y="182.00" class="note" text-anchor="start">~11.8334</text>
<text x="16.00" y="308.00" class="note" text-anchor="start">as if kernels used no registers (key registers)</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta bound c.yaml --search 0 --sensitivity --svg -; c.yaml SHA-256 220e648dec2c250b71831cc740bc04f3000d4b551152d9238dd51d67bda367b8; seed 1</metadata>
</svg>
EDF; overhead 0.1; latency 0.05; utilization ~0.546970, servers ~0.236112; times in ms

task                                                                                                                              wcet  period  response  deadline  verdict  server
cééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé   7.9      33  ~14.9605        20  met      -
lééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé  20.0      66  ~50.4049        60  met      -
bééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé   8.0     120   38.1500       120  met      sééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé

server                                                                                                                            budget  period  bandwidth
sééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé     8.5      36  ~0.236112

schedulable: every deadline is met
response times are upper bounds

at no time is the demand too much: --at T prints that at T; how responses come about: page edf, Response times

sensitivity                                    of                                                                                                                                    value  
largest overhead                                                                                                                                                                  ~1.77986  exact
largest factor of all wcet and nonpreemptable                                                                                                                                     ~1.26802  exact
largest wcet                                   cééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé  ~12.69756  exact
largest wcet                                   lééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé  ~29.59513  exact
smallest period                                cééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé  ~17.68591  exact
smallest period                                lééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé  ~38.54528  exact
smallest budget                                sééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé   ~2.76667  exact
largest budget                                 sééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé  ~14.26188  exact

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later
- the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead)
- every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency)
- no deadline given for bééééééééééééééééééééééééééééé...: taken to be the period (key deadline)
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="348" viewBox="0 0 1200 348" role="img">
<title>EDF with constant bandwidth servers: a schedule</title>
<desc>A timeline from 0 to 120 ms: 4 lanes from cééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé to budget of sééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé, 8 boxes, 13 marks, 0 deadlines missed</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.b { stroke: white; stroke-width: 0.5; } .in { font-size: 11px; pointer-events: none; }
.light { fill: white; } .halo { stroke: white; stroke-width: 3px; paint-order: stroke; }
.lane { fill: #f3f3f3; } .stem { stroke: #bbb; stroke-width: 0.6; }
.part { fill: none; stroke: #222; stroke-dasharray: 3 2; }
.other { fill: #999; } .none { stroke: #999; fill: none; } .cost { fill: #bbb; }
.missed { fill: #d00000; stroke: #222; } .arrow { stroke: #222; fill: none; }
.late { stroke: #d55e00; stroke-width: 2.5; fill: none; } .dot { fill: #222; }
.empty { fill: #d55e00; } .link { stroke: #333; stroke-dasharray: 2 2; }
.bound { stroke: #d55e00; stroke-width: 2; stroke-dasharray: 4 3; }
.budget { fill: #56b4e9; fill-opacity: 0.35; stroke: #0072b2; }
</style>
<rect width="1200" height="348" style="fill: white"/>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">EDF with constant bandwidth servers: a schedule</text>
<line x1="220.00" y1="84.00" x2="1176.00" y2="84.00" class="axis"/>
<text x="214.00" y="65.80" class="tick" text-anchor="end">céééééééééééééé…ééééééééééééééé</text>
<line x1="220.00" y1="136.00" x2="1176.00" y2="136.00" class="axis"/>
<text x="214.00" y="117.80" class="tick" text-anchor="end">léééééééééééééé…ééééééééééééééé</text>
<line x1="220.00" y1="188.00" x2="1176.00" y2="188.00" class="axis"/>
<text x="214.00" y="169.80" class="tick" text-anchor="end">béééééééééééééé…ééééééééééééééé</text>
<line x1="220.00" y1="240.00" x2="1176.00" y2="240.00" class="axis"/>
<text x="214.00" y="221.80" class="tick" text-anchor="end">budget of séééé…ééééééééééééééé</text>
<line x1="220.00" y1="40.00" x2="220.00" y2="252.00" class="grid"/>
<text x="220.00" y="265.00" class="tick" text-anchor="middle">0</text>
<line x1="299.67" y1="40.00" x2="299.67" y2="252.00" class="grid"/>
<text x="299.67" y="265.00" class="tick" text-anchor="middle">10</text>
<line x1="379.33" y1="40.00" x2="379.33" y2="252.00" class="grid"/>
<text x="379.33" y="265.00" class="tick" text-anchor="middle">20</text>
<line x1="459.00" y1="40.00" x2="459.00" y2="252.00" class="grid"/>
<text x="459.00" y="265.00" class="tick" text-anchor="middle">30</text>
<line x1="538.67" y1="40.00" x2="538.67" y2="252.00" class="grid"/>
<text x="538.67" y="265.00" class="tick" text-anchor="middle">40</text>
<line x1="618.33" y1="40.00" x2="618.33" y2="252.00" class="grid"/>
<text x="618.33" y="265.00" class="tick" text-anchor="middle">50</text>
<line x1="698.00" y1="40.00" x2="698.00" y2="252.00" class="grid"/>
<text x="698.00" y="265.00" class="tick" text-anchor="middle">60</text>
<line x1="777.67" y1="40.00" x2="777.67" y2="252.00" class="grid"/>
<text x="777.67" y="265.00" class="tick" text-anchor="middle">70</text>
<line x1="857.33" y1="40.00" x2="857.33" y2="252.00" class="grid"/>
<text x="857.33" y="265.00" class="tick" text-anchor="middle">80</text>
<line x1="937.00" y1="40.00" x2="937.00" y2="252.00" class="grid"/>
<text x="937.00" y="265.00" class="tick" text-anchor="middle">90</text>
<line x1="1016.67" y1="40.00" x2="1016.67" y2="252.00" class="grid"/>
<text x="1016.67" y="265.00" class="tick" text-anchor="middle">100</text>
<line x1="1096.33" y1="40.00" x2="1096.33" y2="252.00" class="grid"/>
<text x="1096.33" y="265.00" class="tick" text-anchor="middle">110</text>
<line x1="1176.00" y1="40.00" x2="1176.00" y2="252.00" class="grid"/>
<text x="1176.00" y="265.00" class="tick" text-anchor="middle">120</text>
<line x1="220.00" y1="248.00" x2="1176.00" y2="248.00" class="axis"/>
<text x="698.00" y="282.00" class="label" text-anchor="middle">time (ms)</text>
<path class="budget" d="M220.00 240.00V200.00L220.00 200.00L220.40 200.00L283.33 200.00L347.07 237.65H1176.00V240.00z"/>
<rect x="220.40" y="62.00" width="62.94" height="22.00" class="b c0"><title>cééééééééééééééééééééééééééééééééééééééé, céééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé�</title></rect>
<rect x="483.30" y="62.00" width="0.80" height="22.00" class="cost"><title>cost of a preemption: cééééééééééééééééééééééééééééééééééééééé, cééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé�</title></rect>
<rect x="483.30" y="62.00" width="0.80" height="22.00" style="fill: url(#p1); pointer-events: none"/>
<rect x="484.09" y="62.00" width="62.94" height="22.00" class="b c0"><title>cééééééééééééééééééééééééééééééééééééééé, céééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé�</title></rect>
<rect x="746.20" y="62.00" width="62.94" height="22.00" class="b c0"><title>cééééééééééééééééééééééééééééééééééééééé, céééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé�</title></rect>
<rect x="347.07" y="114.00" width="136.23" height="22.00" class="b c1"><title>lééééééééééééééééééééééééééééééééééééééé, léééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé�</title></rect>
<rect x="547.03" y="114.00" width="23.10" height="22.00" class="b c1"><title>lééééééééééééééééééééééééééééééééééééééé, léééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé�</title></rect>
<rect x="809.13" y="114.00" width="159.33" height="22.00" class="b c1"><title>lééééééééééééééééééééééééééééééééééééééé, léééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé�</title></rect>
<rect x="283.33" y="166.00" width="63.73" height="22.00" class="b c2"><title>bééééééééééééééééééééééééééééééééééééééé, béééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé�</title></rect>
<line x1="483.30" y1="125.00" x2="483.30" y2="73.00" class="link"/>
<path d="M220.00 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of cééééééééééééééééééééééééééééééééééééééééééééééééé, 0 ms</title></path>
<path d="M379.33 51.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of cééééééééééééééééééééééééééééééééééééééééééééééééé, 20 ms</title></path>
<path d="M220.00 136.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of lééééééééééééééééééééééééééééééééééééééééééééééééé, 0 ms</title></path>
<path d="M698.00 103.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of lééééééééééééééééééééééééééééééééééééééééééééééééé, 60 ms</title></path>
<path d="M220.00 188.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of bééééééééééééééééééééééééééééééééééééééééééééééééé, 0 ms</title></path>
<path d="M1176.00 155.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of bééééééééééééééééééééééééééééééééééééééééééééééééé, 120 ms</title></path>
<path d="M482.90 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of cééééééééééééééééééééééééééééééééééééééééééééééééé, 33 ms</title></path>
<path d="M642.23 51.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of cééééééééééééééééééééééééééééééééééééééééééééééééé, 53 ms</title></path>
<path d="M745.80 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of cééééééééééééééééééééééééééééééééééééééééééééééééé, 66 ms</title></path>
<path d="M905.13 51.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of cééééééééééééééééééééééééééééééééééééééééééééééééé, 86 ms</title></path>
<path d="M745.80 136.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of lééééééééééééééééééééééééééééééééééééééééééééééééé, 66 ms</title></path>
<text x="1174.00" y="101.00" class="note halo" text-anchor="end">deadline at 126 →</text>
<rect x="220.00" y="298.00" width="18.00" height="12.00" class="cost"/>
<rect x="220.00" y="298.00" width="18.00" height="12.00" style="fill: url(#p1); pointer-events: none"/>
<text x="243.00" y="308.00" class="tick" text-anchor="start">cost of a preemption</text>
<path d="M397.00 311.00v-12.00m-3 5l3 -5l3 5" class="arrow"><title>release</title></path>
<text x="411.00" y="308.00" class="tick" text-anchor="start">release</text>
<path d="M481.80 299.00v12.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline</title></path>
<text x="495.80" y="308.00" class="tick" text-anchor="start">deadline</text>
<line x1="573.00" y1="297.00" x2="573.00" y2="311.00" class="link"/>
<text x="587.00" y="308.00" class="tick" text-anchor="start">preemption</text>
<text x="220.00" y="328.00" class="note" text-anchor="start">where a budget is empty, the server's deadline is postponed</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta edf e.yaml --simulate --horizon 70 --svg -; e.yaml SHA-256 a602d10fed306f9427e15b17810aed5eafad92f307f45c1035c0933f286f6c05</metadata>
</svg>
interleaved list; switch cost 0.1; times in ms
published: Theorem 1, Equation 3; positional: entries alone; bound: work-limited bound, every switch charged

bound of Aééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé = own work + own switches + what others do in the worst window of k gaps
k = ceil(wcet / timeslice) = 2 turns
4 gaps in a cycle; the worst window begins after entry 3, at position 5 of the list
gaps from there on, by entries alone: 1.6 3.1 1.6 2.1

channel                                                                                                                           entries  each  each by               work  switches  switch  sum  limited by
Aééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé        2   3.0  -                        -         2     0.1  3.2  own
M                                                                                                                                       1   1.5  timeslice                2         1     0.1  1.6  entries
Bééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé        0   2.0  timeslice                7         0     0.1  0.0  entries
Sééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé        1   3.0  timeslice, saturated     -         1     0.1  3.1  entries

bound: 7.9, the sum of the sums; sum = min(entries * each, work) + switches * switch

unschedulable: Bééééééééééééééééééééééééééééééééééééééé: a response that can occur exceeds the deadline
Bééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé: a response of 24 can occur, its deadline is 18

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet; releases of a channel are at least its period apart, without a period never before the job before is complete
- where nonpreemptable is not given, a turn ends exactly with its timeslice
- no channel is reset: the reset of a low one would take time from the others (key reset_cost)
- 2 of 4 channels have no timeslice: that of runlist
- timeslices are taken as exact: no timeslice_step is given
- no deadline given for Aééééééééééééééééééééééééééééé... and M: taken to be the period (key deadline)
- the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)
simulation: the Host just after entry 1 of Bééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé, all released at 0, the others again as soon as they can; times in ms
14 turns, 6 jobs

channel                                                                                                                           release  completion  response  bound  deadline
Bééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé        0        28.4      28.4   30.6  MISSED
Aééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé        0         4.8       4.8    7.9  met
M                                                                                                                                       0         8.5       8.5   10.6  met
Aééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé       20        24.2       4.2    7.9  met
M                                                                                                                                      30           -         -   10.6  -
Aééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé       40           -         -    7.9  -

responses, verdicts: of this simulation alone; bounds: of gpurta runlist
platform jetson-tx2: 8 slots; algorithm h-set; times in us

kernel                                                                                                                               start  placed  repeat  left       t_a  g_f  h
aééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé   0.00000       3       1     0   0.00000    5  (2, 3)
bééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé   1.00000       5       1     8   2.00000    3  (~3.33334, 5)
bééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé   2.00000       3       1     5  ~3.33334    5  (~4.33334, 3)
bééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé  ~3.33334       5       1     0  ~3.33334    0  (~4.33334, 3) (~5.66667, 5)
c                                                                                                                                  6.00000       2       1     0   6.00000    6  (11, 2)

left: blocks still to be placed; repeat: rounds that a line stands for; t_a: the latest start so far,
before which no block starts any more; g_f: free slots at t_a; h: (time, slots) that come free after it
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="461" viewBox="0 0 1200 461" role="img">
<title>k.yaml on jetson-tx2</title>
<desc>A timeline from 0 to 11 us: 2 lanes from SM 0 to SM 1, 18 boxes, 6 marks, 1 deadlines missed</desc>
<style>
text { font-family: sans-serif; fill: #222; }
.title { font-size: 15px; font-weight: bold; } .label { font-size: 12px; }
.tick, .note { font-size: 11px; } .note { fill: #555; }
.axis { stroke: #222; } .grid { stroke: #ddd; }
@media screen and (prefers-color-scheme: dark) { svg:root { color-scheme: light dark; filter: invert(.91) hue-rotate(180deg); } }
.c0 { fill: #0072b2; } .s0 { stroke: #0072b2; stroke-width: 2; fill: none; }
.c1 { fill: #e69f00; } .s1 { stroke: #e69f00; stroke-width: 2; fill: none; }
.c2 { fill: #009e73; } .s2 { stroke: #009e73; stroke-width: 2; fill: none; }
.c3 { fill: #cc79a7; } .s3 { stroke: #cc79a7; stroke-width: 2; fill: none; }
.c4 { fill: #56b4e9; } .s4 { stroke: #56b4e9; stroke-width: 2; fill: none; }
.c5 { fill: #d55e00; } .s5 { stroke: #d55e00; stroke-width: 2; fill: none; }
.c6 { fill: #332288; } .s6 { stroke: #332288; stroke-width: 2; fill: none; }
.c7 { fill: #666666; } .s7 { stroke: #666666; stroke-width: 2; fill: none; }
.b { stroke: white; stroke-width: 0.5; } .in { font-size: 11px; pointer-events: none; }
.light { fill: white; } .halo { stroke: white; stroke-width: 3px; paint-order: stroke; }
.lane { fill: #f3f3f3; } .stem { stroke: #bbb; stroke-width: 0.6; }
.part { fill: none; stroke: #222; stroke-dasharray: 3 2; }
.other { fill: #999; } .none { stroke: #999; fill: none; } .cost { fill: #bbb; }
.missed { fill: #d00000; stroke: #222; } .arrow { stroke: #222; fill: none; }
.late { stroke: #d55e00; stroke-width: 2.5; fill: none; } .dot { fill: #222; }
.empty { fill: #d55e00; } .link { stroke: #333; stroke-dasharray: 2 2; }
.bound { stroke: #d55e00; stroke-width: 2; stroke-dasharray: 4 3; }
.budget { fill: #56b4e9; fill-opacity: 0.35; stroke: #0072b2; }
</style>
<rect width="1200" height="461" style="fill: white"/>
<defs>
<pattern id="p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">k.yaml on jetson-tx2</text>
<rect x="76.00" y="105.00" width="1100.00" height="110.00" class="lane"/>
<text x="70.00" y="163.80" class="tick" text-anchor="end">SM 0</text>
<rect x="76.00" y="223.00" width="1100.00" height="110.00" class="lane"/>
<text x="70.00" y="281.80" class="tick" text-anchor="end">SM 1</text>
<line x1="76.00" y1="105.00" x2="76.00" y2="345.00" class="grid"/>
<text x="76.00" y="358.00" class="tick" text-anchor="middle">0</text>
<line x1="176.00" y1="105.00" x2="176.00" y2="345.00" class="grid"/>
<text x="176.00" y="358.00" class="tick" text-anchor="middle">1</text>
<line x1="276.00" y1="105.00" x2="276.00" y2="345.00" class="grid"/>
<text x="276.00" y="358.00" class="tick" text-anchor="middle">2</text>
<line x1="376.00" y1="105.00" x2="376.00" y2="345.00" class="grid"/>
<text x="376.00" y="358.00" class="tick" text-anchor="middle">3</text>
<line x1="476.00" y1="105.00" x2="476.00" y2="345.00" class="grid"/>
<text x="476.00" y="358.00" class="tick" text-anchor="middle">4</text>
<line x1="576.00" y1="105.00" x2="576.00" y2="345.00" class="grid"/>
<text x="576.00" y="358.00" class="tick" text-anchor="middle">5</text>
<line x1="676.00" y1="105.00" x2="676.00" y2="345.00" class="grid"/>
<text x="676.00" y="358.00" class="tick" text-anchor="middle">6</text>
<line x1="776.00" y1="105.00" x2="776.00" y2="345.00" class="grid"/>
<text x="776.00" y="358.00" class="tick" text-anchor="middle">7</text>
<line x1="876.00" y1="105.00" x2="876.00" y2="345.00" class="grid"/>
<text x="876.00" y="358.00" class="tick" text-anchor="middle">8</text>
<line x1="976.00" y1="105.00" x2="976.00" y2="345.00" class="grid"/>
<text x="976.00" y="358.00" class="tick" text-anchor="middle">9</text>
<line x1="1076.00" y1="105.00" x2="1076.00" y2="345.00" class="grid"/>
<text x="1076.00" y="358.00" class="tick" text-anchor="middle">10</text>
<line x1="1176.00" y1="105.00" x2="1176.00" y2="345.00" class="grid"/>
<text x="1176.00" y="358.00" class="tick" text-anchor="middle">11</text>
<line x1="76.00" y1="341.00" x2="1176.00" y2="341.00" class="axis"/>
<text x="626.00" y="375.00" class="label" text-anchor="middle">time (us)</text>
<rect x="76.00" y="187.50" width="200.00" height="27.50" class="b c0"><title>aééééééééééééééééééééééééééééééééééééééé, SM 0, 0 to 2 us</title></rect>
<rect x="76.00" y="160.00" width="200.00" height="27.50" class="b c0"><title>aééééééééééééééééééééééééééééééééééééééé, SM 0, 0 to 2 us</title></rect>
<rect x="176.00" y="105.00" width="233.33" height="27.50" class="b c1"><title>bééééééééééééééééééééééééééééééééééééééé, SM 0, 1 to 3.33333333 us</title></rect>
<rect x="176.00" y="132.50" width="233.33" height="27.50" class="b c1"><title>bééééééééééééééééééééééééééééééééééééééé, SM 0, 1 to 3.33333333 us</title></rect>
<rect x="276.00" y="187.50" width="233.33" height="27.50" class="b c1"><title>bééééééééééééééééééééééééééééééééééééééé, SM 0, 2 to 4.33333333 us</title></rect>
<rect x="276.00" y="160.00" width="233.33" height="27.50" class="b c1"><title>bééééééééééééééééééééééééééééééééééééééé, SM 0, 2 to 4.33333333 us</title></rect>
<rect x="409.33" y="105.00" width="233.33" height="27.50" class="b c1"><title>bééééééééééééééééééééééééééééééééééééééé, SM 0, 3.33333333 to 5.66666667 us</title></rect>
<rect x="409.33" y="132.50" width="233.33" height="27.50" class="b c1"><title>bééééééééééééééééééééééééééééééééééééééé, SM 0, 3.33333333 to 5.66666667 us</title></rect>
<rect x="676.00" y="187.50" width="500.00" height="27.50" class="b c2"><title>c, SM 0, 6 to 11 us</title></rect>
<text x="926.00" y="205.05" class="in" text-anchor="middle">c</text>
<rect x="76.00" y="305.50" width="200.00" height="27.50" class="b c0"><title>aééééééééééééééééééééééééééééééééééééééé, SM 1, 0 to 2 us</title></rect>
<rect x="176.00" y="223.00" width="233.33" height="27.50" class="b c1"><title>bééééééééééééééééééééééééééééééééééééééé, SM 1, 1 to 3.33333333 us</title></rect>
<rect x="176.00" y="250.50" width="233.33" height="27.50" class="b c1"><title>bééééééééééééééééééééééééééééééééééééééé, SM 1, 1 to 3.33333333 us</title></rect>
<rect x="176.00" y="278.00" width="233.33" height="27.50" class="b c1"><title>bééééééééééééééééééééééééééééééééééééééé, SM 1, 1 to 3.33333333 us</title></rect>
<rect x="276.00" y="305.50" width="233.33" height="27.50" class="b c1"><title>bééééééééééééééééééééééééééééééééééééééé, SM 1, 2 to 4.33333333 us</title></rect>
<rect x="409.33" y="223.00" width="233.33" height="27.50" class="b c1"><title>bééééééééééééééééééééééééééééééééééééééé, SM 1, 3.33333333 to 5.66666667 us</title></rect>
<rect x="409.33" y="250.50" width="233.33" height="27.50" class="b c1"><title>bééééééééééééééééééééééééééééééééééééééé, SM 1, 3.33333333 to 5.66666667 us</title></rect>
<rect x="409.33" y="278.00" width="233.33" height="27.50" class="b c1"><title>bééééééééééééééééééééééééééééééééééééééé, SM 1, 3.33333333 to 5.66666667 us</title></rect>
<rect x="676.00" y="305.50" width="500.00" height="27.50" class="b c2"><title>c, SM 1, 6 to 11 us</title></rect>
<text x="926.00" y="323.05" class="in" text-anchor="middle">c</text>
<line x1="76.00" y1="47.00" x2="76.00" y2="105.00" class="stem"/>
<path d="M76.00 47.00l-4 -8h8z" class="c0"><title>launch of aééééééééééééééééééééééééééééééééééééééééééééééééé, 0 us</title></path>
<text x="82.00" y="47.00" class="tick" text-anchor="start">aééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé</text>
<line x1="176.00" y1="60.00" x2="176.00" y2="105.00" class="stem"/>
<path d="M176.00 60.00l-4 -8h8z" class="c1"><title>launch of bééééééééééééééééééééééééééééééééééééééééééééééééé, 1 us</title></path>
<text x="182.00" y="60.00" class="tick" text-anchor="start">bééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé</text>
<line x1="276.00" y1="86.00" x2="276.00" y2="105.00" class="stem"/>
<path d="M276.00 86.00l-4 -5 4 -5 4 5z" class="s0"><title>deadline of aééééééééééééééééééééééééééééééééééééééééééééééééé, 2 us</title></path>
<line x1="676.00" y1="73.00" x2="676.00" y2="105.00" class="stem"/>
<path d="M676.00 73.00l-4 -8h8z" class="c2"><title>launch of c, 6 us</title></path>
<text x="682.00" y="73.00" class="tick" text-anchor="start">c</text>
<line x1="976.00" y1="86.00" x2="976.00" y2="105.00" class="stem"/>
<path d="M976.00 86.00l-4 -5 4 -5 4 5z" class="missed"><title>missed deadline of c, 9 us</title></path>
<text x="982.00" y="86.00" class="tick" text-anchor="start">c</text>
<text x="1176.00" y="99.00" class="note" text-anchor="end">deadlines after the end: bééééééééééééééééééééééééééééé at 31 →</text>
<rect x="76.00" y="391.00" width="18.00" height="12.00" class="b c0"/>
<text x="99.00" y="401.00" class="tick" text-anchor="start">aééééééééééééééééééééé…éééééééééééééééééééééé</text>
<rect x="410.40" y="391.00" width="18.00" height="12.00" class="b c1"/>
<text x="433.40" y="401.00" class="tick" text-anchor="start">bééééééééééééééééééééé…éééééééééééééééééééééé</text>
<rect x="744.80" y="391.00" width="18.00" height="12.00" class="b c2"/>
<text x="767.80" y="401.00" class="tick" text-anchor="start">c</text>
<path d="M85.00 422.00l-4 -8h8z" class="other"><title>launch</title></path>
<text x="99.00" y="421.00" class="tick" text-anchor="start">launch</text>
<path d="M163.40 422.00l-4 -5 4 -5 4 5z" class="none"><title>deadline</title></path>
<text x="177.40" y="421.00" class="tick" text-anchor="start">deadline</text>
<path d="M254.60 422.00l-4 -5 4 -5 4 5z" class="missed"><title>missed deadline</title></path>
<text x="268.60" y="421.00" class="tick" text-anchor="start">missed deadline</text>
<text x="76.00" y="441.00" class="note" text-anchor="start">height of a box: threads</text>
<metadata>gpurta 0.2.0 (build BUILD): gpurta simulate k.yaml --explain --svg -; k.yaml SHA-256 49747ebcb64ba7127c864eab0517467572eab70ea7b8451e1742bcadefcd2459; seed 1</metadata>
</svg>
platform jetson-tx2; times in ms

fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé/sééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé: at most 9.5; its last block starts within ~8.16667
  ~0.333334  one pending job of the same priority, no deadline to meet/other: 1 block x 2 x weight 0.25 / 2 SMs x 4/3, the server's rate
  ~5.33334  of higher priority, uééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé/work: 1 job x 2 x 8 blocks x 2 x weight 0.25 / 2 SMs x 4/3, the server's rate; 1 = ceil((49/6 + 38/3 - 0) / 70)
  0.5  own blocks but the last: 3 blocks x 1 x weight 0.25 / 2 SMs x 4/3, the server's rate
  ~1.33334  the last block itself: 1 x 4/3, the server's rate
  2  2 (P - Q) of the server of context xééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé: 1 x 2
  = 9.5
  without the priority of uééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé: at most ~6.83334

how to read this, and the section of page bound that proves it:
- weight: of a block, while this kernel waits: blocks on an SM that together leave no room for one more block of it (a blocking set) have weights that add up to 1 or more [Weights, Statement]
- N = ceil((window + latest end - earliest activation) / period): jobs that may count, each from its nominal release; the window is what the heading has (within), for other contexts up to the end [Statement]
- one pending job, one copy before it: what stands in the queue when this comes, in order; of a sequence its dearest step, once, of other chains each step, whatever N is [Statement]
- 2 (P - Q): how long a server's budget may be away [Supply]
- weight 0.25 of no deadline to meet/other, uééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé/work, fééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé/sééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé: 4 alone fill an SM (warps)

unknown: chain fééééééééééééééééééééééééééééé: its bound exceeds a deadline, and no miss was looked for (option search); as if kernels used no registers (key registers)

assumptions: 14, listed by gpurta bound c.yaml (and by --json)
2> gpurta: --explain: there is no task "nobody"
2> gpurta: --explain: there is no operation "nobody"; expected one of aééééééééé, bééééééééé, c
[1]

-- case occupancy-all --
$ gpurta occupancy --platform tx2 --threads 16x6 --registers 40 --shared-memory 8192 --format json
> gpurta occupancy --platform tx2 --threads 96 --registers 40 --for-blocks 5
> gpurta occupancy --compute-capability 8.6 --sms 3 --threads 96 --registers 40 --sweep threads
> gpurta occupancy --platform tx2 --threads 512 --sweep shared_memory --format csv
> gpurta occupancy kernels.yaml
> gpurta occupancy kernels.yaml --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "occupancy",
  "time_unit": "ms",
  "platform": "jetson-tx2",
  "compute_capability": "6.2",
  "sms": 2,
  "threads": 96,
  "registers": 40,
  "shared_memory": 8192,
  "blocks_per_sm": 8,
  "certain_blocks_per_sm": 8,
  "slots": 16,
  "warps_per_sm": 24,
  "limited_by": ["shared_memory"],
  "limits": {"warps": 21, "registers": 16, "shared_memory": 8, "blocks": 32},
  "block_gets": {"warps": 3, "registers_per_warp": 1280, "registers": 3840, "shared_memory": 8192},
  "opt_in": false,
  "reason": null,
  "notes": []
}
platform jetson-tx2: compute capability 6.2, 2 SMs
launch: 96 threads per block, 40 registers per thread, 0 bytes of shared memory per block

For 5 blocks per SM, with the other two counts as they are:

count                    now  at most
threads per block         96      288
registers per thread      40      128
shared memory per block    0    13056
platform cc-8.6 with sms 3: compute capability 8.6, 3 SMs
launch: 40 registers per thread, 0 bytes of shared memory per block; a row stands for all values up to it

threads  blocks/SM  slots  warps/SM  of warps  limited by
     32         16     48        16       33%  blocks
     64         16     48        32       66%  blocks
     96         16     48        48      100%  warps registers blocks
    128         12     36        48      100%  warps registers
    160          9     27        45       93%  warps registers
    192          8     24        48      100%  warps registers
    224          6     18        42       87%  warps registers
    256          6     18        48      100%  warps registers
    288          5     15        45       93%  warps registers
    320          4     12        40       83%  warps registers
    352          4     12        44       91%  warps registers
    384          4     12        48      100%  warps registers
    416          3      9        39       81%  warps registers
    448          3      9        42       87%  warps registers
    480          3      9        45       93%  warps registers
    512          3      9        48      100%  warps registers
    544          2      6        34       70%  warps registers
    576          2      6        36       75%  warps registers
    608          2      6        38       79%  warps registers
    640          2      6        40       83%  warps registers
    672          2      6        42       87%  warps registers
    704          2      6        44       91%  warps registers
    736          2      6        46       95%  warps registers
    768          2      6        48      100%  warps registers
    800          1      3        25       52%  warps registers
    832          1      3        26       54%  warps registers
    864          1      3        27       56%  warps registers
    896          1      3        28       58%  warps registers
    928          1      3        29       60%  warps registers
    960          1      3        30       62%  warps registers
    992          1      3        31       64%  warps registers
   1024          1      3        32       66%  warps registers

unconfirmed: SM order for ties (taken as ascending); number of copy engines (taken as one); rules measured on other GPUs alone: ...
threads,registers,shared_memory,blocks_per_sm,slots,warps_per_sm,limited_by
512,0,16384,4,8,64,warps shared_memory
512,0,21760,3,6,48,shared_memory
512,0,32768,2,4,32,shared_memory
512,0,49152,1,2,16,shared_memory
platform jetson-tx2 with copy_bandwidth 1000000000

kernel                 launches  threads  registers  shared  blocks/SM  slots  warps %  limited by  one block more with
a & "b"                       1     1024          0   16384          2      4      100  warps       at most 672 threads
long name of a kernel         1      256         40       0          6     12       75  registers   at most 192 threads, or at most 32 registers
last                          1       32          0       0         32     64       50  blocks      -

assumptions:
- no registers given for a & "b" and last: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for long name of a kernel and last: taken to use none (key shared_memory)
- platform jetson-tx2 with copy_bandwidth 1000000000
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "occupancy",
  "platform": "jetson-tx2",
  "kernels": [
    {"name": "a & \"b\"", "launches": 1, "threads": 1024, "registers": 0, "shared_memory": 16384, "blocks_per_sm": 2, "certain_blocks_per_sm": 2, "slots": 4, "warps_per_sm": 64, "occupancy": 100, "limited_by": ["warps"], "one_more_with": "at most 672 threads", "reason": null},
    {"name": "long name of a kernel", "launches": 1, "threads": 256, "registers": 40, "shared_memory": 0, "blocks_per_sm": 6, "certain_blocks_per_sm": 6, "slots": 12, "warps_per_sm": 48, "occupancy": 75, "limited_by": ["registers"], "one_more_with": "at most 192 threads, or at most 32 registers", "reason": null},
    {"name": "last", "launches": 1, "threads": 32, "registers": 0, "shared_memory": 0, "blocks_per_sm": 32, "certain_blocks_per_sm": 32, "slots": 64, "warps_per_sm": 32, "occupancy": 50, "limited_by": ["blocks"], "one_more_with": null, "reason": null}
  ],
  "assumptions": [
    "no registers given for a & \"b\" and last: taken as no limit to the blocks of an SM (key registers)",
    "no shared memory given for long name of a kernel and last: taken to use none (key shared_memory)",
    "platform jetson-tx2 with copy_bandwidth 1000000000"
  ],
  "notes": []
}

-- case occupancy-batch --
$ gpurta occupancy --platform tx2 --batch launches.csv
> gpurta occupancy --platform tx2 --batch launches.csv --format json
> gpurta occupancy --platform tx2 --batch launches.csv --format csv
threads,registers,shared_memory,blocks_per_sm
256,40,0,6
1024,32,49152,1
32,255,1,8
1025,1,1,0
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "occupancy",
  "time_unit": "ms",
  "platform": "jetson-tx2",
  "compute_capability": "6.2",
  "sms": 2,
  "launches": [
    {"threads": 256, "registers": 40, "shared_memory": 0, "blocks_per_sm": 6},
    {"threads": 1024, "registers": 32, "shared_memory": 49152, "blocks_per_sm": 1},
    {"threads": 32, "registers": 255, "shared_memory": 1, "blocks_per_sm": 8},
    {"threads": 1025, "registers": 1, "shared_memory": 1, "blocks_per_sm": 0}
  ],
  "notes": []
}
threads,registers,shared_memory,blocks_per_sm
256,40,0,6
1024,32,49152,1
32,255,1,8
1025,1,1,0

-- case partition-all --
$ gpurta partition partition.yaml --search 2 --format json --decimal 2
> gpurta partition partition.yaml --search 2 --format csv
> gpurta partition partition.yaml --search 2 --mechanism green-context --cuda 12.4 --exact
> gpurta partition partition.yaml --search 2 --mechanism mps --minimize largest
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "partition",
  "time_unit": "ms",
  "platform": "jetson-orin-agx",
  "sms": 16,
  "mechanism": "any",
  "sizes_source": null,
  "sizes_unconfirmed": null,
  "queues": "separate",
  "minimize": "total",
  "verdict": "schedulable",
  "reason": "every deadline is met with 10 of 16 SMs; 6 are left for best-effort work; as if kernels used no registers (key registers)",
  "culprit": null,
  "complete": true,
  "found": 1,
  "tried": 12,
  "chains": [
    {"name": "detector", "partition": "cameras", "fewest": 6, "sms": 6, "bound": "84/5", "bound_ms": 16.8, "observed": "84/5", "observed_ms": 16.8, "deadline": "25", "deadline_ms": 25, "meets_deadline": true},
    {"name": "lanes", "partition": "lanes", "fewest": 2, "sms": 2, "bound": "14", "bound_ms": 14, "observed": "14", "observed_ms": 14, "deadline": "30", "deadline_ms": 30, "meets_deadline": true},
    {"name": "llm", "partition": "idle", "fewest": 2, "sms": 2, "bound": "288", "bound_ms": 288, "observed": "288", "observed_ms": 288, "deadline": "400", "deadline_ms": 400, "meets_deadline": true}
  ],
  "divisions": [
    {"number": 1, "total": 10, "largest": 6, "rest": 6, "sizes": [{"partition": "cameras", "sms": 6}, {"partition": "lanes", "sms": 2}, {"partition": "idle", "sms": 2}]}
  ],
  "configuration": [
    "partitions:",
    "  - {name: cameras, sms: 6}",
    "  - {name: lanes, sms: 2}",
    "  - {name: idle, sms: 2}"
  ],
  "set": [
    "partitions.cameras.sms=6",
    "partitions.lanes.sms=2",
    "partitions.idle.sms=2"
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "releases of a chain are at least its period apart, and come in order, at most its jitter late",
    "no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it",
    "blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits",
    "what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out",
    "a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9)",
    "blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared",
    "a wcet that is not given by SMs holds with any number of them (key wcet)",
    "every partition has queues of its own and runs beside the others",
    "host steps end within their stated times, whatever else runs",
    "U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain",
    "U3: warps are dealt to sub-partitions in turn",
    "U4: shared memory of a block is one piece, the first that fits",
    "U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for backbone, layer; 16 KiB for segment (key carveout)",
    "U6: the pool of local memory has grown before to what the kernels need",
    "not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)",
    "rules measured on other GPUs alone: ...",
    "kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)",
    "no shared memory given for detector/backbone, lanes/segment and llm/layer: taken to use none (key shared_memory)",
    "no stream given for detector, lanes and llm: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)",
    "no deadline given for llm: taken to be the period (key deadline)",
    "no jitter given for detector, lanes and llm: taken as 0, no two releases closer than the period (key jitter)"
  ],
  "notes": []
}
name,partition,fewest,sms,bound,observed,deadline,meets_deadline,time_unit,verdict,assumptions
detector,cameras,6,6,84/5,84/5,25,true,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9) | blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared | a wcet that is not given by SMs holds with any number of them (key wcet) | every partition has queues of its own and runs beside the others | host steps end within their stated times, whatever else runs | U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain | U3: warps are dealt to sub-partitions in turn | U4: shared memory of a block is one piece, the first that fits | U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for backbone, layer; 16 KiB for segment (key carveout) | U6: the pool of local memory has grown before to what the kernels need | not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
lanes,lanes,2,2,14,14,30,true,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9) | blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared | a wcet that is not given by SMs holds with any number of them (key wcet) | every partition has queues of its own and runs beside the others | host steps end within their stated times, whatever else runs | U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain | U3: warps are dealt to sub-partitions in turn | U4: shared memory of a block is one piece, the first that fits | U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for backbone, layer; 16 KiB for segment (key carveout) | U6: the pool of local memory has grown before to what the kernels need | not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
llm,idle,2,2,288,288,400,true,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | releases of a chain are at least its period apart, and come in order, at most its jitter late | no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it | blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits | what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out | a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9) | blocks run on the SMs of their partition alone; no vendor promises that disjoint SMs isolate: caches and memory bandwidth stay shared | a wcet that is not given by SMs holds with any number of them (key wcet) | every partition has queues of its own and runs beside the others | host steps end within their stated times, whatever else runs | U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain | U3: warps are dealt to sub-partitions in turn | U4: shared memory of a block is one piece, the first that fits | U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for backbone, layer; 16 KiB for segment (key carveout) | U6: the pool of local memory has grown before to what the kernels need | not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one) | rules measured on other GPUs alone: ..."
platform jetson-orin-agx: 16 SMs; mechanism green-context; queues separate; times in ms
sizes: CUDA Driver API 12.4, Green Contexts: guideline by compute architecture; not confirmed: ask the device: cuDeviceGetDevResource() tells minSmPartitionSize and smCoscheduledAlignment

chain     partition  fewest  SMs  bound  observed  deadline  verdict
detector  cameras         6    6   84/5      84/5        25  met
lanes     lanes           4    4   17/2      17/2        30  met
llm       idle            4    4    144       144       400  met

every deadline is met with 14 of 16 SMs; 2 are left for best-effort work; as if kernels used no registers (key registers); rules not measured on this GPU
with any carve-out of these kernels (carveout: unknown): lanes 59/5
gpurta bound partition.yaml --set partitions.cameras.sms=6 --set partitions.lanes.sms=4 --set partitions.idle.sms=4 has these bounds; every command takes these keys

configuration:
    CUdevResource from, rest, part; CUdevResourceDesc desc; CUgreenCtx refresh; unsigned n;
    cuDeviceGetDevResource(device, &from, CU_DEV_RESOURCE_TYPE_SM);
    n = 1; cuDevSmResourceSplitByCount(&part, &n, &from, &rest, 0, 6); /* cameras */
    cuDevResourceGenerateDesc(&desc, &part, 1);
    cuGreenCtxCreate(&context[0], desc, device, CU_GREEN_CTX_DEFAULT_STREAM); /* cameras */
    cuDevResourceGenerateDesc(&desc, &rest, 1); cuGreenCtxCreate(&refresh, desc, device, CU_GREEN_CTX_DEFAULT_STREAM); cuGreenCtxGetDevResource(refresh, &from, CU_DEV_RESOURCE_TYPE_SM);
    n = 1; cuDevSmResourceSplitByCount(&part, &n, &from, &rest, 0, 4); /* lanes */
    cuDevResourceGenerateDesc(&desc, &part, 1);
    cuGreenCtxCreate(&context[1], desc, device, CU_GREEN_CTX_DEFAULT_STREAM); /* lanes */
    cuDevResourceGenerateDesc(&desc, &rest, 1); cuGreenCtxCreate(&refresh, desc, device, CU_GREEN_CTX_DEFAULT_STREAM); cuGreenCtxGetDevResource(refresh, &from, CU_DEV_RESOURCE_TYPE_SM);
    n = 1; cuDevSmResourceSplitByCount(&part, &n, &from, &rest, 0, 4); /* idle */
    cuDevResourceGenerateDesc(&desc, &part, 1);
    cuGreenCtxCreate(&context[2], desc, device, CU_GREEN_CTX_DEFAULT_STREAM); /* idle */
    cuDevResourceGenerateDesc(&desc, &rest, 1); cuGreenCtxCreate(&context[3], desc, device, CU_GREEN_CTX_DEFAULT_STREAM); /* best-effort: 2 SMs */

assumptions:
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
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for backbone, layer; 16 KiB for segment (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)
- no shared memory given for detector/backbone, lanes/segment and llm/layer: taken to use none (key shared_memory)
- no stream given for detector, lanes and llm: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for llm: taken to be the period (key deadline)
- no jitter given for detector, lanes and llm: taken as 0, no two releases closer than the period (key jitter)
platform jetson-orin-agx: 16 SMs; mechanism mps; queues separate; times in ms
sizes: NVIDIA Multi-Process Service, CUDA 13.1, static SM partitioning: chunks; not confirmed: chunks of 2 SMs on integrated GPUs, as users' scripts for Jetson Orin count them: 'lspart' tells

chain     partition  fewest  SMs  bound  observed  deadline  verdict
detector  cameras         6    6   16.8      16.8        25  met
lanes     lanes           2    2   14.0      14.0        30  met
llm       idle            2    2  288.0     288.0       400  met

every deadline is met with 10 of 16 SMs; 6 are left for best-effort work; as if kernels used no registers (key registers); rules not measured on this GPU
with any carve-out of these kernels (carveout: unknown): lanes 19.5
gpurta bound partition.yaml --set partitions.cameras.sms=6 --set partitions.lanes.sms=2 --set partitions.idle.sms=2 has these bounds; every command takes these keys

configuration:
    nvidia-cuda-mps-control -d -S
    echo "sm_partition add GPU-UUID 3" | nvidia-cuda-mps-control  # cameras: 6 SMs; prints its ID
    CUDA_MPS_SM_PARTITION=ID ./cameras  # with that ID, before CUDA begins
    echo "sm_partition add GPU-UUID 1" | nvidia-cuda-mps-control  # lanes: 2 SMs; prints its ID
    CUDA_MPS_SM_PARTITION=ID ./lanes  # with that ID, before CUDA begins
    echo "sm_partition add GPU-UUID 1" | nvidia-cuda-mps-control  # idle: 2 SMs; prints its ID
    CUDA_MPS_SM_PARTITION=ID ./idle  # with that ID, before CUDA begins
    echo "sm_partition add GPU-UUID 3" | nvidia-cuda-mps-control  # best-effort: 6 SMs; prints its ID
    CUDA_MPS_SM_PARTITION=ID ./best-effort  # with that ID, before CUDA begins

assumptions:
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
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty; carve-out computed as the driver chooses it: 8 KiB for backbone, layer; 16 KiB for segment (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: number of SMs: the 32GB module has 14, and 8 are on in the power mode 30W, the default of both; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)
- no shared memory given for detector/backbone, lanes/segment and llm/layer: taken to use none (key shared_memory)
- no stream given for detector, lanes and llm: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for llm: taken to be the period (key deadline)
- no jitter given for detector, lanes and llm: taken as 0, no two releases closer than the period (key jitter)

-- case report-kernels --
$ gpurta report rta.yaml --search 5 --decimal 2 | sed "/<style>/,/<\/style>/d; /<script>/,/<\/script>/d"
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-RFRrrpHBpswV/8j3ES0nzv+2xVq/EDQmw5fVgWIZfOg='">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>gpurta report: rta.yaml</title>
</head>
<body>
<header>
<h1>rta.yaml</h1>
<nav aria-label="sections"><ul>
<li><a href="#verdict">Verdict</a></li>
<li><a href="#sensitivity">What could change</a></li>
<li><a href="#results">Chains, kernels and tasks</a></li>
<li><a href="#timelines">Timelines</a></li>
<li><a href="#misses">Why so long, and why deadlines are missed or not proved</a></li>
<li><a href="#assumptions">Assumptions</a></li>
<li><a href="#platform">Platform, as analysed</a></li>
<li><a href="#scenario">Scenario</a></li>
<li><a href="#versions">How this was made, and what shows it</a></li>
</ul></nav>
</header>
<main>
<section id="verdict">
<h2>Verdict</h2>
<div class="sides">
<div class="side">
<p class="verdict bad">A deadline is missed</p>
<p>What would help was not tried: advise: rta.yaml has no chains, whose keys it changes: write each periodic kernel as one ('chains', man gpurta-bound), or ask gpurta rta, which judges kernels as launched in the order of the file.</p>
<ul>
<li><b>rta: unschedulable</b>: 1 of 3 deadlines missed; as if kernels used no registers (key registers) (about every job, released exactly as it is written)</li>
<li><b>bound: unschedulable</b>: a run was observed in which chain a misses its deadline (1 other chain misses its own, too); as if kernels used no registers (key registers)</li>
<li><b>simulate: this run misses a deadline</b> (about this one run)</li>
</ul>
<figure id="f1" class="bars" tabindex="0" role="group" aria-label="picture 1: plus and minus zoom, arrows move, 0 shows all">
<div class="tools"></div>
<svg xmlns="http://www.w3.org/2000/svg" width="440" height="204" viewBox="0 0 440 204" role="img">
<title>rta: bounds and deadlines</title>
<desc>Bars, each on its own scale; the table below has the same numbers</desc>
<rect width="440" height="204" style="fill: white"/>
<text x="16.00" y="20.00" class="title" text-anchor="start">rta: bounds and deadlines</text>
<text x="96.00" y="48.00" class="label" text-anchor="end">a</text>
<rect x="104.00" y="34.00" width="228.00" height="20.00" class="c4"><title>a: bound 2.00 us, deadline 2.00 us: met</title></rect>
<rect x="330.50" y="30.00" width="3.00" height="28.00" class="end"><title>a: bound 2.00 us, deadline 2.00 us: met</title></rect>
<text x="434.00" y="48.00" class="label" text-anchor="end">met</text>
<text x="434.00" y="62.00" class="note" text-anchor="end">2.00 of 2.00</text>
<text x="96.00" y="86.00" class="label" text-anchor="end">b</text>
<rect x="104.00" y="72.00" width="35.47" height="20.00" class="c4"><title>b: bound ~4.67 us, deadline 30.00 us: met</title></rect>
<rect x="330.50" y="68.00" width="3.00" height="28.00" class="end"><title>b: bound ~4.67 us, deadline 30.00 us: met</title></rect>
<text x="434.00" y="86.00" class="label" text-anchor="end">met</text>
<text x="434.00" y="100.00" class="note" text-anchor="end">~4.67 of 30.00</text>
<text x="96.00" y="124.00" class="label" text-anchor="end">c</text>
<rect x="104.00" y="110.00" width="228.00" height="20.00" class="c5"><title>c: bound 5.00 us, deadline 3.00 us: missed</title></rect>
<rect x="239.30" y="106.00" width="3.00" height="28.00" class="end"><title>c: bound 5.00 us, deadline 3.00 us: missed</title></rect>
<text x="434.00" y="124.00" class="label bad" text-anchor="end">MISSED</text>
<text x="434.00" y="138.00" class="note" text-anchor="end">5.00 of 3.00</text>
<text x="434.00" y="159.00" class="note" text-anchor="end">each row on its own scale; beside it bound of deadline, in us</text>
<rect x="104.00" y="174.00" width="22.00" height="14.00" class="c4"/>
<text x="132.00" y="185.00" class="note" text-anchor="start">bound</text>
<rect x="182.00" y="174.00" width="22.00" height="14.00" class="c5"/>
<text x="210.00" y="185.00" class="note" text-anchor="start">bound, deadline missed</text>
<rect x="368.80" y="174.00" width="3.00" height="14.00" class="end"/>
<text x="378.80" y="185.00" class="note" text-anchor="start">deadline</text>
</svg>
</figure>
<figure id="f2" class="bars" tabindex="0" role="group" aria-label="picture 2: plus and minus zoom, arrows move, 0 shows all">
<div class="tools"></div>
<svg xmlns="http://www.w3.org/2000/svg" width="440" height="284" viewBox="0 0 440 284" role="img">
<title>bound: what bounds consist of, and deadlines</title>
<desc>Bars, each on its own scale; the table below has the same numbers</desc>
<rect width="440" height="284" style="fill: white"/>
<text x="16.00" y="20.00" class="title" text-anchor="start">bound: what bounds consist of, and deadlines</text>
<text x="96.00" y="48.00" class="label" text-anchor="end">a</text>
<rect x="104.00" y="34.00" width="114.63" height="20.00" class="c1"><title>a: interference: b ~3.80 us, 50.3 %</title></rect>
<rect x="218.63" y="34.00" width="60.46" height="20.00" class="c0"><title>a: own kernels 2.00 us, 26.5 %</title></rect>
<rect x="279.09" y="34.00" width="37.79" height="20.00" class="c2"><title>a: interference: c 1.25 us, 16.6 %</title></rect>
<rect x="316.88" y="34.00" width="15.12" height="20.00" class="c3"><title>a: own kernels beyond their time alone 0.50 us, 6.6 %</title></rect>
<rect x="104.00" y="56.00" width="191.47" height="5.00" class="end"><title>a: bound ~7.55 us, observed ~6.33 us, deadline 2.00 us: missed</title></rect>
<rect x="162.96" y="30.00" width="3.00" height="28.00" class="end"><title>a: bound ~7.55 us, observed ~6.33 us, deadline 2.00 us: missed</title></rect>
<text x="434.00" y="48.00" class="label bad" text-anchor="end">MISSED</text>
<text x="434.00" y="62.00" class="note" text-anchor="end">~7.55 of 2.00</text>
<text x="96.00" y="86.00" class="label" text-anchor="end">b</text>
<rect x="104.00" y="72.00" width="35.47" height="20.00" class="c0"><title>b: own kernels ~4.67 us, 59.6 %</title></rect>
<rect x="139.47" y="72.00" width="9.50" height="20.00" class="c2"><title>b: interference: c 1.25 us, 16.0 %</title></rect>
<rect x="148.97" y="72.00" width="8.87" height="20.00" class="c3"><title>b: own kernels beyond their time alone ~1.17 us, 14.9 %</title></rect>
<rect x="157.83" y="72.00" width="5.70" height="20.00" class="c4"><title>b: interference: a 0.75 us, 9.6 %</title></rect>
<rect x="104.00" y="94.00" width="53.20" height="5.00" class="end"><title>b: bound ~7.84 us, observed 7.00 us, deadline 30.00 us: met</title></rect>
<rect x="330.50" y="68.00" width="3.00" height="28.00" class="end"><title>b: bound ~7.84 us, observed 7.00 us, deadline 30.00 us: met</title></rect>
<text x="434.00" y="86.00" class="label" text-anchor="end">met</text>
<text x="434.00" y="100.00" class="note" text-anchor="end">~7.84 of 30.00</text>
<text x="96.00" y="124.00" class="label" text-anchor="end">c</text>
<rect x="104.00" y="110.00" width="112.13" height="20.00" class="c0"><title>c: own kernels 5.00 us, 49.2 %</title></rect>
<rect x="216.13" y="110.00" width="85.03" height="20.00" class="c1"><title>c: interference: b ~3.80 us, 37.3 %</title></rect>
<rect x="301.16" y="110.00" width="16.82" height="20.00" class="c4"><title>c: interference: a 0.75 us, 7.4 %</title></rect>
<rect x="317.98" y="110.00" width="14.02" height="20.00" class="c3"><title>c: own kernels beyond their time alone ~0.63 us, 6.1 %</title></rect>
<rect x="104.00" y="132.00" width="201.84" height="5.00" class="end"><title>c: bound ~10.17 us, observed 9.00 us, deadline 3.00 us: missed</title></rect>
<rect x="169.78" y="106.00" width="3.00" height="28.00" class="end"><title>c: bound ~10.17 us, observed 9.00 us, deadline 3.00 us: missed</title></rect>
<text x="434.00" y="124.00" class="label bad" text-anchor="end">MISSED</text>
<text x="434.00" y="138.00" class="note" text-anchor="end">~10.17 of 3.00</text>
<text x="434.00" y="159.00" class="note" text-anchor="end">each row on its own scale; beside it bound of deadline, in us</text>
<rect x="104.00" y="178.00" width="22.00" height="6.00" class="end"/>
<text x="132.00" y="185.00" class="note" text-anchor="start">observed</text>
<rect x="201.20" y="174.00" width="3.00" height="14.00" class="end"/>
<text x="211.20" y="185.00" class="note" text-anchor="start">deadline</text>
<rect x="104.00" y="196.00" width="22.00" height="12.00" class="c0"/>
<text x="132.00" y="206.00" class="note" text-anchor="start">own kernels</text>
<rect x="220.40" y="196.00" width="22.00" height="12.00" class="c1"/>
<text x="248.40" y="206.00" class="note" text-anchor="start">interference: b</text>
<rect x="104.00" y="216.00" width="22.00" height="12.00" class="c2"/>
<text x="132.00" y="226.00" class="note" text-anchor="start">interference: c</text>
<rect x="104.00" y="236.00" width="22.00" height="12.00" class="c3"/>
<text x="132.00" y="246.00" class="note" text-anchor="start">own kernels beyond their time alone</text>
<rect x="104.00" y="256.00" width="22.00" height="12.00" class="c4"/>
<text x="132.00" y="266.00" class="note" text-anchor="start">interference: a</text>
</svg>
</figure>
<ul>
<li>a: its bound ~7.55 exceeds its deadline 2.00: 50.3 % interference of b, 26.5 % own kernels, 16.6 % interference of c, ...</li>
<li>c: its bound ~10.17 exceeds its deadline 3.00: 49.2 % own kernels, 37.3 % interference of b, 7.4 % interference of a, ...</li>
</ul>
</div>
</div>
</section>
<section id="sensitivity">
<h2>What could change</h2>
<div class="sides">
<div class="side">
<h4>bound</h4>
<p>How far a figure can go if nothing else changes and every deadline is still met.</p>
<p>none, as no value of it alone is enough: largest factor of all wcet of a, b, c; largest wcet of a a, b b, c c; smallest period of a, b, c; fewest SMs</p>
</div>
</div>
</section>
<section id="results">
<h2>Chains, kernels and tasks</h2>
<div class="sides">
<div class="side">
<h4>rta</h4>
<p>platform jetson-tx2: 8 slots; algorithm h-set; times in us</p>
<div class="wide"><table><thead><tr><th scope="col" class="">kernel</th><th scope="col" class="num">blocks</th><th scope="col" class="num">wcet</th><th scope="col" class="num">release</th><th scope="col" class="num">completion</th><th scope="col" class="num">response</th><th scope="col" class="num">worst job</th><th scope="col" class="num">released</th><th scope="col" class="num">worst response</th><th scope="col" class="num">deadline</th><th scope="col" class="">verdict</th></tr></thead><tbody>
<tr><th scope="row" class="">a</th><td class="num">3</td><td class="num">2.00</td><td class="num">0.00</td><td class="num">2.00</td><td class="num">2.00</td><td class="num">1</td><td class="num">0.00</td><td class="num">2.00</td><td class="num">2.00</td><td class=" good">met</td></tr>
<tr><th scope="row" class="">b</th><td class="num">13</td><td class="num">~2.34</td><td class="num">1.00</td><td class="num">~5.67</td><td class="num">~4.67</td><td class="num">1</td><td class="num">1.00</td><td class="num">~4.67</td><td class="num">30.00</td><td class=" good">met</td></tr>
<tr><th scope="row" class="">c</th><td class="num">2</td><td class="num">5.00</td><td class="num">6.00</td><td class="num">11.00</td><td class="num">5.00</td><td class="num">1</td><td class="num">6.00</td><td class="num">5.00</td><td class="num">3.00</td><td class=" bad">MISSED</td></tr>
</tbody></table></div>
<p>unschedulable: 1 of 3 deadlines missed; as if kernels used no registers (key registers)</p>
<p>c is late by 2.00: of its 5.00, 5.00 in its last block</p>
<h4>bound</h4>
<p>bound: no job takes longer, from its nominal release to the end of its last step; observed: the longest found in a search by simulation. Those of a step count from its activation, when what it waits for is complete: up to its jitter after the release.</p>
<p>platform jetson-tx2; times in us</p>
<div class="wide"><table><thead><tr><th scope="col" class="">chain</th><th scope="col" class="num">bound</th><th scope="col" class="num">observed</th><th scope="col" class="num">deadline</th><th scope="col" class="">verdict</th></tr></thead><tbody>
<tr><th scope="row" class="">a</th><td class="num">~7.55</td><td class="num">~6.33</td><td class="num">2.00</td><td class=" bad">MISSED</td></tr>
<tr><th scope="row" class="">b</th><td class="num">~7.84</td><td class="num">7.00</td><td class="num">30.00</td><td class=" good">met</td></tr>
<tr><th scope="row" class="">c</th><td class="num">~10.17</td><td class="num">9.00</td><td class="num">3.00</td><td class=" bad">MISSED</td></tr>
</tbody></table></div>
<div class="wide"><table><thead><tr><th scope="col" class="">chain</th><th scope="col" class="">step</th><th scope="col" class="">kind</th><th scope="col" class="num">jitter</th><th scope="col" class="num">bound</th><th scope="col" class="num">observed</th><th scope="col" class="num">finish</th></tr></thead><tbody>
<tr><th scope="row" class="">a</th><td class="">a</td><td class="">kernel</td><td class="num">0.00</td><td class="num">~7.55</td><td class="num">~6.33</td><td class="num">~7.55</td></tr>
<tr><th scope="row" class="">b</th><td class="">b</td><td class="">kernel</td><td class="num">0.00</td><td class="num">~7.84</td><td class="num">7.00</td><td class="num">~7.84</td></tr>
<tr><th scope="row" class="">c</th><td class="">c</td><td class="">kernel</td><td class="num">0.00</td><td class="num">~10.17</td><td class="num">9.00</td><td class="num">~10.17</td></tr>
</tbody></table></div>
<p>a was late with these releases: b at 0.00, c at 0.00, a at ~0.33</p>
<p>c was late with these releases: a at 0.00, b at 0.00, c at ~0.33</p>
<p>unschedulable: a run was observed in which chain a misses its deadline (1 other chain misses its own, too); as if kernels used no registers (key registers)</p>
<p>a: its bound ~7.55 exceeds its deadline 2.00: 50.3 % interference of b, 26.5 % own kernels, 16.6 % interference of c, ...</p>
<p>c: its bound ~10.17 exceeds its deadline 3.00: 49.2 % own kernels, 37.3 % interference of b, 7.4 % interference of a, ...</p>
<p>gpurta rta judges kernels as launched in the order of the file, exactly at their releases; gpurta advise tries changes of chains</p>
<h4>simulate</h4>
<p>platform jetson-tx2; placement most-room; times in us</p>
<div class="wide"><table><thead><tr><th scope="col" class="">operation</th><th scope="col" class="">stream</th><th scope="col" class="num">blocks</th><th scope="col" class="num">release</th><th scope="col" class="num">start</th><th scope="col" class="num">completion</th><th scope="col" class="num">response</th><th scope="col" class="num">deadline</th><th scope="col" class="">verdict</th></tr></thead><tbody>
<tr><th scope="row" class="">a</th><td class="">-</td><td class="num">3</td><td class="num">0.00</td><td class="num">0.00</td><td class="num">2.00</td><td class="num">2.00</td><td class="num">2.00</td><td class=" good">met</td></tr>
<tr><th scope="row" class="">b</th><td class="">-</td><td class="num">13</td><td class="num">1.00</td><td class="num">1.00</td><td class="num">~5.67</td><td class="num">~4.67</td><td class="num">30.00</td><td class=" good">met</td></tr>
<tr><th scope="row" class="">c</th><td class="">-</td><td class="num">2</td><td class="num">6.00</td><td class="num">6.00</td><td class="num">11.00</td><td class="num">5.00</td><td class="num">3.00</td><td class=" bad">MISSED</td></tr>
</tbody></table></div>
<p>a deadline is missed in this simulation; no bound: gpurta bound</p>
<p>c is late by 2.00: of its 5.00, 5.00 in its last block</p>
<p>of one job each: --jobs N or --until TIME releases more</p>
</div>
</div>
</section>
<section id="timelines">
<h2>Timelines</h2>
<div class="sides">
<div class="side">
<h4>rta</h4>
<figure id="f3" tabindex="0" role="group" aria-label="picture 3: plus and minus zoom, arrows move, 0 shows all">
<div class="tools"></div>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="435" viewBox="0 0 1200 435" role="img">
<title>rta.yaml on jetson-tx2</title>
<desc>A timeline from 0 to 11 us: 2 lanes from SM 0 to SM 1, 18 boxes, 6 marks, 1 deadlines missed</desc>
<rect width="1200" height="435" style="fill: white"/>
<defs>
<pattern id="f3p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="f3p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="f3p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">rta.yaml on jetson-tx2</text>
<rect x="76.00" y="79.00" width="1100.00" height="110.00" class="lane"/>
<text x="70.00" y="137.80" class="tick" text-anchor="end">SM 0</text>
<rect x="76.00" y="197.00" width="1100.00" height="110.00" class="lane"/>
<text x="70.00" y="255.80" class="tick" text-anchor="end">SM 1</text>
<line x1="76.00" y1="79.00" x2="76.00" y2="319.00" class="grid"/>
<text x="76.00" y="332.00" class="tick" text-anchor="middle">0</text>
<line x1="176.00" y1="79.00" x2="176.00" y2="319.00" class="grid"/>
<text x="176.00" y="332.00" class="tick" text-anchor="middle">1</text>
<line x1="276.00" y1="79.00" x2="276.00" y2="319.00" class="grid"/>
<text x="276.00" y="332.00" class="tick" text-anchor="middle">2</text>
<line x1="376.00" y1="79.00" x2="376.00" y2="319.00" class="grid"/>
<text x="376.00" y="332.00" class="tick" text-anchor="middle">3</text>
<line x1="476.00" y1="79.00" x2="476.00" y2="319.00" class="grid"/>
<text x="476.00" y="332.00" class="tick" text-anchor="middle">4</text>
<line x1="576.00" y1="79.00" x2="576.00" y2="319.00" class="grid"/>
<text x="576.00" y="332.00" class="tick" text-anchor="middle">5</text>
<line x1="676.00" y1="79.00" x2="676.00" y2="319.00" class="grid"/>
<text x="676.00" y="332.00" class="tick" text-anchor="middle">6</text>
<line x1="776.00" y1="79.00" x2="776.00" y2="319.00" class="grid"/>
<text x="776.00" y="332.00" class="tick" text-anchor="middle">7</text>
<line x1="876.00" y1="79.00" x2="876.00" y2="319.00" class="grid"/>
<text x="876.00" y="332.00" class="tick" text-anchor="middle">8</text>
<line x1="976.00" y1="79.00" x2="976.00" y2="319.00" class="grid"/>
<text x="976.00" y="332.00" class="tick" text-anchor="middle">9</text>
<line x1="1076.00" y1="79.00" x2="1076.00" y2="319.00" class="grid"/>
<text x="1076.00" y="332.00" class="tick" text-anchor="middle">10</text>
<line x1="1176.00" y1="79.00" x2="1176.00" y2="319.00" class="grid"/>
<text x="1176.00" y="332.00" class="tick" text-anchor="middle">11</text>
<line x1="76.00" y1="315.00" x2="1176.00" y2="315.00" class="axis"/>
<text x="626.00" y="349.00" class="label" text-anchor="middle">time (us)</text>
<rect x="76.00" y="161.50" width="200.00" height="27.50" class="b c0"><title>a, SM 0, 0 to 2 us</title></rect>
<text x="176.00" y="179.05" class="in light" text-anchor="middle">a</text>
<rect x="76.00" y="134.00" width="200.00" height="27.50" class="b c0"><title>a, SM 0, 0 to 2 us</title></rect>
<text x="176.00" y="151.55" class="in light" text-anchor="middle">a</text>
<rect x="176.00" y="79.00" width="233.33" height="27.50" class="b c1"><title>b, SM 0, 1 to 3.33333333 us</title></rect>
<text x="292.67" y="96.55" class="in" text-anchor="middle">b</text>
<rect x="176.00" y="106.50" width="233.33" height="27.50" class="b c1"><title>b, SM 0, 1 to 3.33333333 us</title></rect>
<text x="292.67" y="124.05" class="in" text-anchor="middle">b</text>
<rect x="276.00" y="161.50" width="233.33" height="27.50" class="b c1"><title>b, SM 0, 2 to 4.33333333 us</title></rect>
<text x="392.67" y="179.05" class="in" text-anchor="middle">b</text>
<rect x="276.00" y="134.00" width="233.33" height="27.50" class="b c1"><title>b, SM 0, 2 to 4.33333333 us</title></rect>
<text x="392.67" y="151.55" class="in" text-anchor="middle">b</text>
<rect x="409.33" y="79.00" width="233.33" height="27.50" class="b c1"><title>b, SM 0, 3.33333333 to 5.66666667 us</title></rect>
<text x="526.00" y="96.55" class="in" text-anchor="middle">b</text>
<rect x="409.33" y="106.50" width="233.33" height="27.50" class="b c1"><title>b, SM 0, 3.33333333 to 5.66666667 us</title></rect>
<text x="526.00" y="124.05" class="in" text-anchor="middle">b</text>
<rect x="676.00" y="161.50" width="500.00" height="27.50" class="b c2"><title>c, SM 0, 6 to 11 us</title></rect>
<text x="926.00" y="179.05" class="in" text-anchor="middle">c</text>
<rect x="76.00" y="279.50" width="200.00" height="27.50" class="b c0"><title>a, SM 1, 0 to 2 us</title></rect>
<text x="176.00" y="297.05" class="in light" text-anchor="middle">a</text>
<rect x="176.00" y="197.00" width="233.33" height="27.50" class="b c1"><title>b, SM 1, 1 to 3.33333333 us</title></rect>
<text x="292.67" y="214.55" class="in" text-anchor="middle">b</text>
<rect x="176.00" y="224.50" width="233.33" height="27.50" class="b c1"><title>b, SM 1, 1 to 3.33333333 us</title></rect>
<text x="292.67" y="242.05" class="in" text-anchor="middle">b</text>
<rect x="176.00" y="252.00" width="233.33" height="27.50" class="b c1"><title>b, SM 1, 1 to 3.33333333 us</title></rect>
<text x="292.67" y="269.55" class="in" text-anchor="middle">b</text>
<rect x="276.00" y="279.50" width="233.33" height="27.50" class="b c1"><title>b, SM 1, 2 to 4.33333333 us</title></rect>
<text x="392.67" y="297.05" class="in" text-anchor="middle">b</text>
<rect x="409.33" y="197.00" width="233.33" height="27.50" class="b c1"><title>b, SM 1, 3.33333333 to 5.66666667 us</title></rect>
<text x="526.00" y="214.55" class="in" text-anchor="middle">b</text>
<rect x="409.33" y="224.50" width="233.33" height="27.50" class="b c1"><title>b, SM 1, 3.33333333 to 5.66666667 us</title></rect>
<text x="526.00" y="242.05" class="in" text-anchor="middle">b</text>
<rect x="409.33" y="252.00" width="233.33" height="27.50" class="b c1"><title>b, SM 1, 3.33333333 to 5.66666667 us</title></rect>
<text x="526.00" y="269.55" class="in" text-anchor="middle">b</text>
<rect x="676.00" y="279.50" width="500.00" height="27.50" class="b c2"><title>c, SM 1, 6 to 11 us</title></rect>
<text x="926.00" y="297.05" class="in" text-anchor="middle">c</text>
<line x1="76.00" y1="47.00" x2="76.00" y2="79.00" class="stem"/>
<path d="M76.00 47.00l-4 -8h8z" class="c0"><title>launch of a, 0 us</title></path>
<text x="82.00" y="47.00" class="tick" text-anchor="start">a</text>
<line x1="176.00" y1="47.00" x2="176.00" y2="79.00" class="stem"/>
<path d="M176.00 47.00l-4 -8h8z" class="c1"><title>launch of b, 1 us</title></path>
<text x="182.00" y="47.00" class="tick" text-anchor="start">b</text>
<line x1="276.00" y1="60.00" x2="276.00" y2="79.00" class="stem"/>
<path d="M276.00 60.00l-4 -5 4 -5 4 5z" class="s0"><title>deadline of a, 2 us</title></path>
<line x1="676.00" y1="47.00" x2="676.00" y2="79.00" class="stem"/>
<path d="M676.00 47.00l-4 -8h8z" class="c2"><title>launch of c, 6 us</title></path>
<text x="682.00" y="47.00" class="tick" text-anchor="start">c</text>
<line x1="976.00" y1="60.00" x2="976.00" y2="79.00" class="stem"/>
<path d="M976.00 60.00l-4 -5 4 -5 4 5z" class="missed"><title>missed deadline of c, 9 us</title></path>
<text x="982.00" y="60.00" class="tick" text-anchor="start">c</text>
<text x="1176.00" y="73.00" class="note" text-anchor="end">deadlines after the end: b at 31 →</text>
<rect x="76.00" y="365.00" width="18.00" height="12.00" class="b c0"/>
<text x="99.00" y="375.00" class="tick" text-anchor="start">a</text>
<rect x="122.40" y="365.00" width="18.00" height="12.00" class="b c1"/>
<text x="145.40" y="375.00" class="tick" text-anchor="start">b</text>
<rect x="168.80" y="365.00" width="18.00" height="12.00" class="b c2"/>
<text x="191.80" y="375.00" class="tick" text-anchor="start">c</text>
<path d="M85.00 396.00l-4 -8h8z" class="other"><title>launch</title></path>
<text x="99.00" y="395.00" class="tick" text-anchor="start">launch</text>
<path d="M163.40 396.00l-4 -5 4 -5 4 5z" class="none"><title>deadline</title></path>
<text x="177.40" y="395.00" class="tick" text-anchor="start">deadline</text>
<path d="M254.60 396.00l-4 -5 4 -5 4 5z" class="missed"><title>missed deadline</title></path>
<text x="268.60" y="395.00" class="tick" text-anchor="start">missed deadline</text>
<text x="76.00" y="415.00" class="note" text-anchor="start">height of a box: threads</text>
</svg>
</figure>
<h4>bound</h4>
<figure id="f4" tabindex="0" role="group" aria-label="picture 4: plus and minus zoom, arrows move, 0 shows all">
<div class="tools"></div>
<svg xmlns="http://www.w3.org/2000/svg" width="920" height="438" viewBox="0 0 920 438" role="img">
<title>rta.yaml</title>
<desc>Bounds of chains, what was observed, deadlines, and the worst run observed</desc>
<rect width="920" height="438" style="fill: white"/>
<defs>
<pattern id="f4p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="f4p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="f4p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">rta.yaml</text>
<line x1="130.00" y1="40.00" x2="130.00" y2="230.00" class="grid"/>
<text x="130.00" y="246.00" class="tick" text-anchor="middle">0</text>
<line x1="250.92" y1="40.00" x2="250.92" y2="230.00" class="grid"/>
<text x="250.92" y="246.00" class="tick" text-anchor="middle">5</text>
<line x1="371.83" y1="40.00" x2="371.83" y2="230.00" class="grid"/>
<text x="371.83" y="246.00" class="tick" text-anchor="middle">10</text>
<line x1="492.75" y1="40.00" x2="492.75" y2="230.00" class="grid"/>
<text x="492.75" y="246.00" class="tick" text-anchor="middle">15</text>
<line x1="613.66" y1="40.00" x2="613.66" y2="230.00" class="grid"/>
<text x="613.66" y="246.00" class="tick" text-anchor="middle">20</text>
<line x1="734.58" y1="40.00" x2="734.58" y2="230.00" class="grid"/>
<text x="734.58" y="246.00" class="tick" text-anchor="middle">25</text>
<line x1="855.49" y1="40.00" x2="855.49" y2="230.00" class="grid"/>
<text x="855.49" y="246.00" class="tick" text-anchor="middle">30</text>
<text x="500.00" y="266.00" class="label" text-anchor="middle">time after the nominal release (us)</text>
<text x="130.00" y="286.00" class="note" text-anchor="start">boxes: bound, step by step, after jitter and jobs before it (light); thin bar: longest response observed; colours: steps within each row</text>
<text x="122.00" y="63.00" class="label" text-anchor="end">a</text>
<rect x="130.00" y="50.00" width="182.38" height="16.00" class="b c0"><title>a</title></rect>
<text x="133.00" y="62.00" class="tick pale" text-anchor="start">a</text>
<rect x="130.00" y="70.00" width="153.16" height="6.00" class="late"><title>observed, too late</title></rect>
<text x="287.16" y="77.00" class="note" text-anchor="start">~6.33 missed</text>
<line x1="178.37" y1="44.00" x2="178.37" y2="80.00" class="axis"/>
<text x="178.37" y="43.00" class="note" text-anchor="start">deadline 2.00</text>
<text x="316.38" y="62.00" class="note" text-anchor="start">~7.55</text>
<text x="122.00" y="123.00" class="label" text-anchor="end">b</text>
<rect x="130.00" y="110.00" width="189.43" height="16.00" class="b c0"><title>b</title></rect>
<text x="133.00" y="122.00" class="tick pale" text-anchor="start">b</text>
<rect x="130.00" y="130.00" width="169.28" height="6.00" class="observed"><title>observed</title></rect>
<text x="303.28" y="137.00" class="note" text-anchor="start">7.00</text>
<line x1="855.49" y1="104.00" x2="855.49" y2="140.00" class="axis"/>
<text x="855.49" y="103.00" class="note" text-anchor="end">deadline 30.00</text>
<text x="323.43" y="122.00" class="note" text-anchor="start">~7.84</text>
<text x="122.00" y="183.00" class="label" text-anchor="end">c</text>
<rect x="130.00" y="170.00" width="245.86" height="16.00" class="b c0"><title>c</title></rect>
<text x="133.00" y="182.00" class="tick pale" text-anchor="start">c</text>
<rect x="130.00" y="190.00" width="217.65" height="6.00" class="late"><title>observed, too late</title></rect>
<text x="351.65" y="197.00" class="note" text-anchor="start">9.00 missed</text>
<line x1="202.55" y1="164.00" x2="202.55" y2="200.00" class="axis"/>
<text x="202.55" y="163.00" class="note" text-anchor="start">deadline 3.00</text>
<text x="379.86" y="182.00" class="note" text-anchor="start">~10.17</text>
<text x="130.00" y="314.00" class="note" text-anchor="start">the worst run observed of a: thin until a step begins, thick until it has ended; colours: chains</text>
<line x1="130.00" y1="320.00" x2="130.00" y2="376.00" class="grid"/>
<text x="130.00" y="392.00" class="tick" text-anchor="middle">0</text>
<line x1="244.55" y1="320.00" x2="244.55" y2="376.00" class="grid"/>
<text x="244.55" y="392.00" class="tick" text-anchor="middle">1</text>
<line x1="359.10" y1="320.00" x2="359.10" y2="376.00" class="grid"/>
<text x="359.10" y="392.00" class="tick" text-anchor="middle">2</text>
<line x1="473.65" y1="320.00" x2="473.65" y2="376.00" class="grid"/>
<text x="473.65" y="392.00" class="tick" text-anchor="middle">3</text>
<line x1="588.20" y1="320.00" x2="588.20" y2="376.00" class="grid"/>
<text x="588.20" y="392.00" class="tick" text-anchor="middle">4</text>
<line x1="702.76" y1="320.00" x2="702.76" y2="376.00" class="grid"/>
<text x="702.76" y="392.00" class="tick" text-anchor="middle">5</text>
<line x1="817.31" y1="320.00" x2="817.31" y2="376.00" class="grid"/>
<text x="817.31" y="392.00" class="tick" text-anchor="middle">6</text>
<text x="122.00" y="334.00" class="tick" text-anchor="end">a/a</text>
<line x1="130.00" y1="338.00" x2="870.00" y2="338.00" class="grid"/>
<text x="122.00" y="352.00" class="tick" text-anchor="end">b/b</text>
<line x1="130.00" y1="356.00" x2="870.00" y2="356.00" class="grid"/>
<text x="122.00" y="370.00" class="tick" text-anchor="end">c/c</text>
<line x1="130.00" y1="374.00" x2="870.00" y2="374.00" class="grid"/>
<rect x="130.00" y="341.00" width="496.39" height="13.00" class="b c1"><title>b</title></rect>
<rect x="130.00" y="328.00" width="229.10" height="3.00" class="b c0"><title>waits</title></rect>
<rect x="359.10" y="323.00" width="496.39" height="13.00" class="b c0"><title>a</title></rect>
<rect x="130.00" y="364.00" width="229.10" height="3.00" class="b c2"><title>waits</title></rect>
<rect x="359.10" y="359.00" width="496.39" height="13.00" class="b c2"><title>c</title></rect>
<text x="500.00" y="410.00" class="label" text-anchor="middle">time of the run (us)</text>
<text x="16.00" y="426.00" class="note" text-anchor="start">as if kernels used no registers (key registers)</text>
</svg>
</figure>
<h4>simulate</h4>
<figure id="f5" tabindex="0" role="group" aria-label="picture 5: plus and minus zoom, arrows move, 0 shows all">
<div class="tools"></div>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="435" viewBox="0 0 1200 435" role="img">
<title>rta.yaml on jetson-tx2</title>
<desc>A timeline from 0 to 11 us: 2 lanes from SM 0 to SM 1, 18 boxes, 6 marks, 1 deadlines missed</desc>
<rect width="1200" height="435" style="fill: white"/>
<defs>
<pattern id="f5p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="f5p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="f5p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">rta.yaml on jetson-tx2</text>
<rect x="76.00" y="79.00" width="1100.00" height="110.00" class="lane"/>
<text x="70.00" y="137.80" class="tick" text-anchor="end">SM 0</text>
<rect x="76.00" y="197.00" width="1100.00" height="110.00" class="lane"/>
<text x="70.00" y="255.80" class="tick" text-anchor="end">SM 1</text>
<line x1="76.00" y1="79.00" x2="76.00" y2="319.00" class="grid"/>
<text x="76.00" y="332.00" class="tick" text-anchor="middle">0</text>
<line x1="176.00" y1="79.00" x2="176.00" y2="319.00" class="grid"/>
<text x="176.00" y="332.00" class="tick" text-anchor="middle">1</text>
<line x1="276.00" y1="79.00" x2="276.00" y2="319.00" class="grid"/>
<text x="276.00" y="332.00" class="tick" text-anchor="middle">2</text>
<line x1="376.00" y1="79.00" x2="376.00" y2="319.00" class="grid"/>
<text x="376.00" y="332.00" class="tick" text-anchor="middle">3</text>
<line x1="476.00" y1="79.00" x2="476.00" y2="319.00" class="grid"/>
<text x="476.00" y="332.00" class="tick" text-anchor="middle">4</text>
<line x1="576.00" y1="79.00" x2="576.00" y2="319.00" class="grid"/>
<text x="576.00" y="332.00" class="tick" text-anchor="middle">5</text>
<line x1="676.00" y1="79.00" x2="676.00" y2="319.00" class="grid"/>
<text x="676.00" y="332.00" class="tick" text-anchor="middle">6</text>
<line x1="776.00" y1="79.00" x2="776.00" y2="319.00" class="grid"/>
<text x="776.00" y="332.00" class="tick" text-anchor="middle">7</text>
<line x1="876.00" y1="79.00" x2="876.00" y2="319.00" class="grid"/>
<text x="876.00" y="332.00" class="tick" text-anchor="middle">8</text>
<line x1="976.00" y1="79.00" x2="976.00" y2="319.00" class="grid"/>
<text x="976.00" y="332.00" class="tick" text-anchor="middle">9</text>
<line x1="1076.00" y1="79.00" x2="1076.00" y2="319.00" class="grid"/>
<text x="1076.00" y="332.00" class="tick" text-anchor="middle">10</text>
<line x1="1176.00" y1="79.00" x2="1176.00" y2="319.00" class="grid"/>
<text x="1176.00" y="332.00" class="tick" text-anchor="middle">11</text>
<line x1="76.00" y1="315.00" x2="1176.00" y2="315.00" class="axis"/>
<text x="626.00" y="349.00" class="label" text-anchor="middle">time (us)</text>
<rect x="76.00" y="161.50" width="200.00" height="27.50" class="b c0"><title>a, SM 0, 0 to 2 us</title></rect>
<text x="176.00" y="179.05" class="in light" text-anchor="middle">a</text>
<rect x="76.00" y="134.00" width="200.00" height="27.50" class="b c0"><title>a, SM 0, 0 to 2 us</title></rect>
<text x="176.00" y="151.55" class="in light" text-anchor="middle">a</text>
<rect x="176.00" y="79.00" width="233.33" height="27.50" class="b c1"><title>b, SM 0, 1 to 3.33333333 us</title></rect>
<text x="292.67" y="96.55" class="in" text-anchor="middle">b</text>
<rect x="176.00" y="106.50" width="233.33" height="27.50" class="b c1"><title>b, SM 0, 1 to 3.33333333 us</title></rect>
<text x="292.67" y="124.05" class="in" text-anchor="middle">b</text>
<rect x="276.00" y="161.50" width="233.33" height="27.50" class="b c1"><title>b, SM 0, 2 to 4.33333333 us</title></rect>
<text x="392.67" y="179.05" class="in" text-anchor="middle">b</text>
<rect x="276.00" y="134.00" width="233.33" height="27.50" class="b c1"><title>b, SM 0, 2 to 4.33333333 us</title></rect>
<text x="392.67" y="151.55" class="in" text-anchor="middle">b</text>
<rect x="409.33" y="79.00" width="233.33" height="27.50" class="b c1"><title>b, SM 0, 3.33333333 to 5.66666667 us</title></rect>
<text x="526.00" y="96.55" class="in" text-anchor="middle">b</text>
<rect x="409.33" y="106.50" width="233.33" height="27.50" class="b c1"><title>b, SM 0, 3.33333333 to 5.66666667 us</title></rect>
<text x="526.00" y="124.05" class="in" text-anchor="middle">b</text>
<rect x="676.00" y="161.50" width="500.00" height="27.50" class="b c2"><title>c, SM 0, 6 to 11 us</title></rect>
<text x="926.00" y="179.05" class="in" text-anchor="middle">c</text>
<rect x="76.00" y="279.50" width="200.00" height="27.50" class="b c0"><title>a, SM 1, 0 to 2 us</title></rect>
<text x="176.00" y="297.05" class="in light" text-anchor="middle">a</text>
<rect x="176.00" y="197.00" width="233.33" height="27.50" class="b c1"><title>b, SM 1, 1 to 3.33333333 us</title></rect>
<text x="292.67" y="214.55" class="in" text-anchor="middle">b</text>
<rect x="176.00" y="224.50" width="233.33" height="27.50" class="b c1"><title>b, SM 1, 1 to 3.33333333 us</title></rect>
<text x="292.67" y="242.05" class="in" text-anchor="middle">b</text>
<rect x="176.00" y="252.00" width="233.33" height="27.50" class="b c1"><title>b, SM 1, 1 to 3.33333333 us</title></rect>
<text x="292.67" y="269.55" class="in" text-anchor="middle">b</text>
<rect x="276.00" y="279.50" width="233.33" height="27.50" class="b c1"><title>b, SM 1, 2 to 4.33333333 us</title></rect>
<text x="392.67" y="297.05" class="in" text-anchor="middle">b</text>
<rect x="409.33" y="197.00" width="233.33" height="27.50" class="b c1"><title>b, SM 1, 3.33333333 to 5.66666667 us</title></rect>
<text x="526.00" y="214.55" class="in" text-anchor="middle">b</text>
<rect x="409.33" y="224.50" width="233.33" height="27.50" class="b c1"><title>b, SM 1, 3.33333333 to 5.66666667 us</title></rect>
<text x="526.00" y="242.05" class="in" text-anchor="middle">b</text>
<rect x="409.33" y="252.00" width="233.33" height="27.50" class="b c1"><title>b, SM 1, 3.33333333 to 5.66666667 us</title></rect>
<text x="526.00" y="269.55" class="in" text-anchor="middle">b</text>
<rect x="676.00" y="279.50" width="500.00" height="27.50" class="b c2"><title>c, SM 1, 6 to 11 us</title></rect>
<text x="926.00" y="297.05" class="in" text-anchor="middle">c</text>
<line x1="76.00" y1="47.00" x2="76.00" y2="79.00" class="stem"/>
<path d="M76.00 47.00l-4 -8h8z" class="c0"><title>launch of a, 0 us</title></path>
<text x="82.00" y="47.00" class="tick" text-anchor="start">a</text>
<line x1="176.00" y1="47.00" x2="176.00" y2="79.00" class="stem"/>
<path d="M176.00 47.00l-4 -8h8z" class="c1"><title>launch of b, 1 us</title></path>
<text x="182.00" y="47.00" class="tick" text-anchor="start">b</text>
<line x1="276.00" y1="60.00" x2="276.00" y2="79.00" class="stem"/>
<path d="M276.00 60.00l-4 -5 4 -5 4 5z" class="s0"><title>deadline of a, 2 us</title></path>
<line x1="676.00" y1="47.00" x2="676.00" y2="79.00" class="stem"/>
<path d="M676.00 47.00l-4 -8h8z" class="c2"><title>launch of c, 6 us</title></path>
<text x="682.00" y="47.00" class="tick" text-anchor="start">c</text>
<line x1="976.00" y1="60.00" x2="976.00" y2="79.00" class="stem"/>
<path d="M976.00 60.00l-4 -5 4 -5 4 5z" class="missed"><title>missed deadline of c, 9 us</title></path>
<text x="982.00" y="60.00" class="tick" text-anchor="start">c</text>
<text x="1176.00" y="73.00" class="note" text-anchor="end">deadlines after the end: b at 31 →</text>
<rect x="76.00" y="365.00" width="18.00" height="12.00" class="b c0"/>
<text x="99.00" y="375.00" class="tick" text-anchor="start">a</text>
<rect x="122.40" y="365.00" width="18.00" height="12.00" class="b c1"/>
<text x="145.40" y="375.00" class="tick" text-anchor="start">b</text>
<rect x="168.80" y="365.00" width="18.00" height="12.00" class="b c2"/>
<text x="191.80" y="375.00" class="tick" text-anchor="start">c</text>
<path d="M85.00 396.00l-4 -8h8z" class="other"><title>launch</title></path>
<text x="99.00" y="395.00" class="tick" text-anchor="start">launch</text>
<path d="M163.40 396.00l-4 -5 4 -5 4 5z" class="none"><title>deadline</title></path>
<text x="177.40" y="395.00" class="tick" text-anchor="start">deadline</text>
<path d="M254.60 396.00l-4 -5 4 -5 4 5z" class="missed"><title>missed deadline</title></path>
<text x="268.60" y="395.00" class="tick" text-anchor="start">missed deadline</text>
<text x="76.00" y="415.00" class="note" text-anchor="start">height of a box: threads</text>
</svg>
</figure>
</div>
</div>
</section>
<section id="misses">
<h2>Why so long, and why deadlines are missed or not proved</h2>
<div class="sides">
<div class="side">
<h4>rta</h4>
<div class="wide"><table><thead><tr><th scope="col" class="">kernel</th><th scope="col" class="num">start</th><th scope="col" class="num">placed</th><th scope="col" class="num">repeat</th><th scope="col" class="num">left</th><th scope="col" class="num">t_a</th><th scope="col" class="num">g_f</th><th scope="col" class="">h</th></tr></thead><tbody>
<tr><th scope="row" class="">a</th><td class="num">0.00</td><td class="num">3</td><td class="num">1</td><td class="num">0</td><td class="num">0.00</td><td class="num">5</td><td class="">(2.00, 3)</td></tr>
<tr><th scope="row" class="">b</th><td class="num">1.00</td><td class="num">5</td><td class="num">1</td><td class="num">8</td><td class="num">2.00</td><td class="num">3</td><td class="">(~3.34, 5)</td></tr>
<tr><th scope="row" class="">b</th><td class="num">2.00</td><td class="num">3</td><td class="num">1</td><td class="num">5</td><td class="num">~3.34</td><td class="num">5</td><td class="">(~4.34, 3)</td></tr>
<tr><th scope="row" class="">b</th><td class="num">~3.34</td><td class="num">5</td><td class="num">1</td><td class="num">0</td><td class="num">~3.34</td><td class="num">0</td><td class="">(~4.34, 3) (~5.67, 5)</td></tr>
<tr><th scope="row" class="">c</th><td class="num">6.00</td><td class="num">2</td><td class="num">1</td><td class="num">0</td><td class="num">6.00</td><td class="num">6</td><td class="">(11.00, 2)</td></tr>
</tbody></table></div>
<p>left: blocks still to be placed; repeat: rounds that a line stands for; t_a: the latest start so far,</p>
<p>before which no block starts any more; g_f: free slots at t_a; h: (time, slots) that come free after it</p>
<h4>bound</h4>
<p>All bounds are explained, also those within their deadlines. Every line is a summand, as jobs x blocks x wcet x weight / SMs; a weight says how much of an SM a block counts as.</p>
<div class="wide"><table><thead><tr><th scope="col" class="">bound of a</th><th scope="col" class="num">time</th><th scope="col" class="num">part</th></tr></thead><tbody>
<tr><th scope="row" class="">interference of b</th><td class="num">~3.80</td><td class="num">50.3 %</td></tr>
<tr><th scope="row" class="">own kernels</th><td class="num">2.00</td><td class="num">26.5 %</td></tr>
<tr><th scope="row" class="">interference of c</th><td class="num">1.25</td><td class="num">16.6 %</td></tr>
<tr><th scope="row" class="">own kernels beyond their time alone</th><td class="num">0.50</td><td class="num">6.6 %</td></tr>
<tr><th scope="row" class="">sum</th><td class="num">~7.55</td><td class="num">100.0 %</td></tr>
</tbody></table></div>
<div class="wide"><table><thead><tr><th scope="col" class="">bound of b</th><th scope="col" class="num">time</th><th scope="col" class="num">part</th></tr></thead><tbody>
<tr><th scope="row" class="">own kernels</th><td class="num">~4.67</td><td class="num">59.6 %</td></tr>
<tr><th scope="row" class="">interference of c</th><td class="num">1.25</td><td class="num">16.0 %</td></tr>
<tr><th scope="row" class="">own kernels beyond their time alone</th><td class="num">~1.17</td><td class="num">14.9 %</td></tr>
<tr><th scope="row" class="">interference of a</th><td class="num">0.75</td><td class="num">9.6 %</td></tr>
<tr><th scope="row" class="">sum</th><td class="num">~7.84</td><td class="num">100.0 %</td></tr>
</tbody></table></div>
<div class="wide"><table><thead><tr><th scope="col" class="">bound of c</th><th scope="col" class="num">time</th><th scope="col" class="num">part</th></tr></thead><tbody>
<tr><th scope="row" class="">own kernels</th><td class="num">5.00</td><td class="num">49.2 %</td></tr>
<tr><th scope="row" class="">interference of b</th><td class="num">~3.80</td><td class="num">37.3 %</td></tr>
<tr><th scope="row" class="">interference of a</th><td class="num">0.75</td><td class="num">7.4 %</td></tr>
<tr><th scope="row" class="">own kernels beyond their time alone</th><td class="num">~0.63</td><td class="num">6.1 %</td></tr>
<tr><th scope="row" class="">sum</th><td class="num">~10.17</td><td class="num">100.0 %</td></tr>
</tbody></table></div>
<p>a, end to end: at most ~7.55</p>
<pre>  ~7.55  a, from its activation
</pre>
<p>a/a: at most ~7.55; its last block starts within ~5.55</p>
<pre>  ~3.80  one pending job of the same priority, b/b: 13 blocks x ~2.34 x weight 0.25 / 2 SMs
  1.25  one pending job of the same priority, c/c: 2 blocks x 5.00 x weight 0.25 / 2 SMs
  0.50  own blocks but the last: 2 blocks x 2.00 x weight 0.25 / 2 SMs
  2.00  the last block itself
  = ~7.55
</pre>
<p>b, end to end: at most ~7.84</p>
<pre>  ~7.84  b, from its activation
</pre>
<p>b/b: at most ~7.84; its last block starts within 5.50</p>
<pre>  0.75  one pending job of the same priority, a/a: 3 blocks x 2.00 x weight 0.25 / 2 SMs
  1.25  one pending job of the same priority, c/c: 2 blocks x 5.00 x weight 0.25 / 2 SMs
  3.50  own blocks but the last: 12 blocks x ~2.34 x weight 0.25 / 2 SMs
  ~2.34  the last block itself
  = ~7.84
</pre>
<p>c, end to end: at most ~10.17</p>
<pre>  ~10.17  c, from its activation
</pre>
<p>c/c: at most ~10.17; its last block starts within ~5.17</p>
<pre>  0.75  one pending job of the same priority, a/a: 3 blocks x 2.00 x weight 0.25 / 2 SMs
  ~3.80  one pending job of the same priority, b/b: 13 blocks x ~2.34 x weight 0.25 / 2 SMs
  ~0.63  own blocks but the last: 1 block x 5.00 x weight 0.25 / 2 SMs
  5.00  the last block itself
  = ~10.17
</pre>
<p>how to read this, and the section of page bound that proves it:</p>
<ul>
<li>weight: of a block, while this kernel waits: blocks on an SM that together leave no room for one more block of it (a blocking set) have weights that add up to 1 or more [Weights, Statement]</li>
<li>one pending job, one copy before it: what stands in the queue when this comes, in order; of a sequence its dearest step, once, of other chains each step, whatever N is [Statement]</li>
<li>weight 0.25 of b/b, c/c, a/a: 4 alone fill an SM (warps)</li>
</ul>
<h4>simulate</h4>
<div class="wide"><table><thead><tr><th scope="col" class="num">time</th><th scope="col" class="">rule</th><th scope="col" class="">event</th></tr></thead><tbody>
<tr><th scope="row" class="num">6.00</th><td class="">G1</td><td class="">c is launched</td></tr>
<tr><th scope="row" class="num">6.00</th><td class="">G2</td><td class="">c joins the EE queue</td></tr>
<tr><th scope="row" class="num">6.00</th><td class="">X1</td><td class="">c: 2 blocks placed: 1 on SM 0, 1 on SM 1</td></tr>
<tr><th scope="row" class="num">6.00</th><td class="">G3</td><td class="">c is fully dispatched and leaves the EE queue</td></tr>
<tr><th scope="row" class="num">11.00</th><td class="">G4</td><td class="">c has completed and leaves its stream</td></tr>
</tbody></table></div>
<p>nothing is delayed</p>
</div>
</div>
</section>
<section id="assumptions">
<h2>Assumptions</h2>
<div class="sides">
<div class="side">
<h4>rta</h4><ul>
<li>nothing else runs on the GPU: no other process, graphics, page migration or DLA</li>
<li>no block takes longer than its wcet</li>
<li>kernels are launched in the order of the file, exactly at their releases, and once a period</li>
<li>blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed</li>
<li>no registers given for a, b and c: taken as no limit to the blocks of an SM (key registers)</li>
<li>no shared memory given for a, b and c: taken to use none (key shared_memory)</li>
<li>no release given for a: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)</li>
<li>no stream given for a, b and c: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)</li>
<li>no deadline given for b: taken to be the period (key deadline)</li>
</ul>
<h4>bound</h4><ul>
<li>nothing else runs on the GPU: no other process, graphics, page migration or DLA</li>
<li>releases of a chain are at least its period apart, and come in order, at most its jitter late</li>
<li>no block, copy or host step takes longer than its wcet, whatever runs beside it</li>
<li>blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits</li>
<li>what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out</li>
<li>kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)</li>
<li>no shared memory given for a, b and c: taken to use none (key shared_memory)</li>
<li>no stream given for a, b and c: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)</li>
<li>no deadline given for b: taken to be the period (key deadline)</li>
</ul>
<h4>simulate</h4><ul>
<li>nothing else runs on the GPU: no other process, graphics, page migration or DLA</li>
<li>every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones</li>
<li>no registers given for a, b and c: taken as no limit to the blocks of an SM (key registers)</li>
<li>no shared memory given for a, b and c: taken to use none (key shared_memory)</li>
<li>no release given for a: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)</li>
<li>no stream given for a, b and c: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)</li>
<li>no deadline given for b: taken to be the period (key deadline)</li>
</ul>
</div>
</div>
</section>
<section id="platform">
<h2>Platform, as analysed</h2>
<div class="sides">
<div class="side">
<p>jetson-tx2</p>
<div class="wide"><table><thead><tr><th scope="col" class="">as analysed</th><th scope="col" class=""></th></tr></thead><tbody>
<tr><th scope="row" class="">name</th><td class="">jetson-tx2</td></tr>
<tr><th scope="row" class="">compute_capability</th><td class="">6.2</td></tr>
<tr><th scope="row" class="">sms</th><td class="">2</td></tr>
<tr><th scope="row" class="">threads_per_sm</th><td class="">2048</td></tr>
<tr><th scope="row" class="">blocks_per_sm</th><td class="">32</td></tr>
<tr><th scope="row" class="">threads_per_block</th><td class="">1024</td></tr>
<tr><th scope="row" class="">warp_size</th><td class="">32</td></tr>
<tr><th scope="row" class="">registers_per_sm</th><td class="">65536</td></tr>
<tr><th scope="row" class="">registers_per_block</th><td class="">32768</td></tr>
<tr><th scope="row" class="">registers_per_thread</th><td class="">255</td></tr>
<tr><th scope="row" class="">register_unit</th><td class="">256</td></tr>
<tr><th scope="row" class="">sub_partitions</th><td class="">4</td></tr>
<tr><th scope="row" class="">launch_sub_partitions</th><td class="">0</td></tr>
<tr><th scope="row" class="">shared_memory_per_sm (bytes)</th><td class="">65536</td></tr>
<tr><th scope="row" class="">shared_memory_per_block (bytes)</th><td class="">49152</td></tr>
<tr><th scope="row" class="">shared_memory_per_block_optin (bytes)</th><td class="">0</td></tr>
<tr><th scope="row" class="">shared_memory_unit (bytes)</th><td class="">256</td></tr>
<tr><th scope="row" class="">shared_memory_reserved (bytes)</th><td class="">0</td></tr>
<tr><th scope="row" class="">copy_engines</th><td class="">1</td></tr>
<tr><th scope="row" class="">copy_bandwidth (bytes/s)</th><td class="">not known</td></tr>
<tr><th scope="row" class="">sm_order</th><td class="">ascending</td></tr>
<tr><th scope="row" class="">resident_grids</th><td class="">16</td></tr>
<tr><th scope="row" class="">carveout_sms</th><td class="">not known</td></tr>
<tr><th scope="row" class="">queue_delay (U1)</th><td class="">no</td></tr>
<tr><th scope="row" class="">resident_grid_limit (U2)</th><td class="">no</td></tr>
<tr><th scope="row" class="">warps_in_turn (U3)</th><td class="">no</td></tr>
<tr><th scope="row" class="">contiguous_shared_memory (U4)</th><td class="">no</td></tr>
<tr><th scope="row" class="">carveout_waits (U5)</th><td class="">no</td></tr>
<tr><th scope="row" class="">local_memory_waits (U6)</th><td class="">no</td></tr>
<tr><th scope="row" class="">block_pairs (U7)</th><td class="">no</td></tr>
<tr><th scope="row" class="">freed_first (U8)</th><td class="">no</td></tr>
<tr><th scope="row" class="">copies_in_order (U9)</th><td class="">no</td></tr>
</tbody></table></div>
<p>source: SMs, one copy engine: Paredes 2.1, Amert III; SMs also: Olmedo Table I, deviceQuery</p>
</div>
</div>
</section>
<section id="scenario">
<h2>Scenario</h2>
<div class="sides">
<div class="side">
<pre class="file">time_unit: us
platform: jetson-tx2
kernels:
  - {name: a, blocks: 3, threads: 512, wcet: 2, period: 20, deadline: 2}
  - {name: b, blocks: 13, threads: 512, wcet: 7/3, period: 30, release: 1}
  - {name: c, blocks: 2, threads: 512, wcet: 5, period: 40, deadline: 3, release: 6}
</pre>
</div>
</div>
</section>
<section id="versions">
<h2>How this was made, and what shows it</h2>
<div class="sides">
<div class="side">
<p>gpurta 0.2.0, build BUILD; file rta.yaml, SHA-256 c5b49b5503de81387c0593cb3e5af63e570de59acf39074dbdba0eb522dd7cdc</p>
<p>This page: <code>gpurta report rta.yaml --search 5 --decimal 2</code></p>
<p>What is on it, from the same file with the same build:</p>
<ul>
<li><code>gpurta rta --decimal=2 rta.yaml</code> (algorithm auto, limit 20000000)</li>
<li><code>gpurta rta --svg=- --decimal=2 rta.yaml</code></li>
<li><code>gpurta rta --certificate=c.cert --decimal=2 rta.yaml</code></li>
<li><code>gpurta rta --trace --decimal=2 rta.yaml</code></li>
<li><code>gpurta bound --limit=500000000 --search=5 --decimal=2 rta.yaml</code> (search 5, seed 1, limit 500000000, tries 200)</li>
<li><code>gpurta bound --svg=- --limit=500000000 --search=5 --decimal=2 rta.yaml</code></li>
<li><code>gpurta bound --sensitivity --limit=200000000 --search=5 --decimal=2 rta.yaml</code></li>
<li><code>gpurta bound --certificate=c.cert --limit=500000000 --search=5 --decimal=2 rta.yaml</code></li>
<li><code>gpurta bound --explain --limit=500000000 --search=5 --decimal=2 rta.yaml</code></li>
<li><code>gpurta simulate --limit=50000000 --decimal=2 rta.yaml</code> (policy most-room, jobs 1, limit 50000000, memory 900000000)</li>
<li><code>gpurta simulate --svg=- --limit=50000000 --decimal=2 rta.yaml</code></li>
<li><code>gpurta simulate --explain=c --limit=50000000 --decimal=2 rta.yaml</code></li>
</ul>
<h4>rta</h4>
<p>A certificate of this file stands below: what it claims is checked as the second column says.</p>
<div class="wide"><table><thead><tr><th scope="col" class="">claim</th><th scope="col" class="">checked by gpurta-verify</th><th scope="col" class="">in Coq</th><th scope="col" class="">on paper (page of the documentation)</th><th scope="col" class="">tested</th><th scope="col" class="">assumed</th></tr></thead><tbody>
<tr><th scope="row" class="">longest response of all jobs, its release, &quot;schedulable&quot; by once or cycle</th><td class="">going through the jobs until a state is there again</td><td class=""></td><td class="">rta, Claim 1</td><td class="">476,000; M</td><td class="">H, U</td></tr>
<tr><th scope="row" class="">schedulable in any phase</th><td class="">the formula</td><td class=""></td><td class="">rta, Claim 3</td><td class="">130,220; M</td><td class="">H, U</td></tr>
<tr><th scope="row" class="">a job misses its deadline (unschedulable)</th><td class="">going through the jobs to a miss; utilization</td><td class="">Slots.second_job_misses (one case)</td><td class="">rta, Claim 2</td><td class="">476,000; M</td><td class="">H, U</td></tr>
<tr><th scope="row" class="">number of slots</th><td class="">limits of the platform</td><td class=""></td><td class="">occupancy</td><td class="">35,700,000; M</td><td class="">H, U</td></tr>
<tr><th scope="row" class="">rta in partitions; a profile or configuration that was not converted; a change by --set: refused (in no certificate)</th><td class=""></td><td class=""></td><td class="">certificates</td><td class=""></td><td class=""></td></tr>
</tbody></table></div>
<h4>bound</h4>
<p>A certificate of this file stands below: what it claims is checked as the second column says.</p>
<div class="wide"><table><thead><tr><th scope="col" class="">claim</th><th scope="col" class="">checked by gpurta-verify</th><th scope="col" class="">in Coq</th><th scope="col" class="">on paper (page of the documentation)</th><th scope="col" class="">tested</th><th scope="col" class="">assumed</th></tr></thead><tbody>
<tr><th scope="row" class="">of steps and chains</th><td class="">weights, L, R and the latest end of each step, together</td><td class="">Bound.bound_holds, one_priority (one context, chains of one step, with jitter), bound_of_rows (its weights from the rows, without U3 to U5), two_priorities (one case)</td><td class="">bound, Statement</td><td class="">2,160,000; M</td><td class="">H, D, U</td></tr>
<tr><th scope="row" class="">of whole paths and of jobs that wait</th><td class="">computed anew from these</td><td class=""></td><td class="">bound, Paths; Jobs that wait for each other</td><td class="">test_bound; M</td><td class="">H, D, U</td></tr>
<tr><th scope="row" class="">kernels that run one after the other, in waves, or in turns; lower kernels below a path; paths since the GPU was idle</th><td class="">computed anew from these</td><td class=""></td><td class="">bound, One after the other; In turns; Below a path; Since the GPU was idle</td><td class="">test_bound, bound_oracle; M</td><td class="">H, D, U</td></tr>
<tr><th scope="row" class="">blocks that always find room, blocks that outlast a wait</th><td class="">weights of all that may be resident, head by head; the cheapest set that keeps a block out</td><td class=""></td><td class="">bound, Room; No longer than the wait</td><td class="">test_bound_campaign, bound_oracle; M</td><td class="">H, U</td></tr>
<tr><th scope="row" class="">weights</th><td class="">the cheapest blocked set, resource by resource</td><td class="">Bound.blocked_gpu</td><td class="">bound, Weights</td><td class="">43,200,000; M</td><td class="">H, U</td></tr>
<tr><th scope="row" class="">a miss that was observed, of a chain or a step (unschedulable); its response</th><td class="">each release, block, copy and turn against the rules</td><td class=""></td><td class="">bound, The theorem; Observed; rules</td><td class="">36,000 and 1,785,000; M</td><td class="">H, D, U</td></tr>
<tr><th scope="row" class="">a missed deadline of a path; a miss of a run of more than 200,000 events: claimed as &quot;unknown&quot; (in no certificate)</th><td class=""></td><td class=""></td><td class="">certificates, The format</td><td class="">path_oracle</td><td class="">H, D, U</td></tr>
</tbody></table></div>
<p>simulate: it is one run, and proves nothing; its rules: Assumptions.</p>
<p>That the C code computes what the theorems say is tested, not proved.</p>
<p>Tested: how many random cases were compared with independent models on 2026-11-22 (the tree before commit 1b9d1495, which mends what was found, and before bound had paths and waiting jobs); none exceeded or differed but 1 of 1,785,000 of simulate, which is mended; or the test; M: mutations of certificates. Assumed: H what the hardware is taken to do, D that the GPU is divided as configured, U the rules of newer GPUs.</p>
<p>The rules of this platform were measured on this GPU (page hardware of the documentation).</p>
<details><summary>Certificate of rta: accepted: rta: 3 kernels, every job, unschedulable; under the assumptions that gpurta rta prints; made_by is not checked</summary>
<pre class="file">{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "rta",
  "time_unit": "us",
  "certificate": 1,
  "scenario": "1d76a083458eea2dfb457ef662e65e1193f32f5558fcfcdbc4f446d3a0825c82",
  "rule": "cycle",
  "slots": 8,
  "slots_exact": true,
  "verdict": "unschedulable",
  "kernels": [
    {"name": "a", "completion": "2", "worst_release": "0", "worst_response": "2", "verdict": "schedulable"},
    {"name": "b", "completion": "17/3", "worst_release": "1", "worst_response": "14/3", "verdict": "schedulable"},
    {"name": "c", "completion": "11", "worst_release": "6", "worst_response": "5", "verdict": "unschedulable"}
  ]
}
</pre></details>
<details><summary>Certificate of bound: accepted: bound: 3 chains, 3 with a bound, unschedulable; under the assumptions that gpurta bound prints; made_by is not checked</summary>
<pre class="file">{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "bound",
  "time_unit": "us",
  "certificate": 1,
  "scenario": "1d76a083458eea2dfb457ef662e65e1193f32f5558fcfcdbc4f446d3a0825c82",
  "verdict": "unschedulable",
  "printed": "unschedulable",
  "weights": [
    {"weight": ["1/4"]}
  ],
  "chains": [
    {
      "name": "a",
      "bound": "181/24",
      "verdict": "unschedulable",
      "printed": "unschedulable",
      "steps": [
        {"name": "a", "bound": "181/24", "end": "181/24", "window": "133/24", "weights": 0}
      ],
      "observed": {
        "response": "19/3",
        "releases": [
          {"chain": "b", "nominal": "0", "release": "0"},
          {"chain": "c", "nominal": "0", "release": "0"},
          {"chain": "a", "nominal": "1/3", "release": "1/3"}
        ],
        "blocks": [
          {"job": 0, "step": 0, "sm": 0, "count": 1, "start": "0", "end": "7/3"},
          {"job": 0, "step": 0, "sm": 1, "count": 1, "start": "0", "end": "7/3"},
          {"job": 0, "step": 0, "sm": 0, "count": 1, "start": "0", "end": "7/3"},
          {"job": 0, "step": 0, "sm": 1, "count": 1, "start": "0", "end": "7/3"},
          {"job": 0, "step": 0, "sm": 0, "count": 1, "start": "0", "end": "7/3"},
          {"job": 0, "step": 0, "sm": 1, "count": 1, "start": "0", "end": "7/3"},
          {"job": 0, "step": 0, "sm": 0, "count": 1, "start": "0", "end": "7/3"},
          {"job": 0, "step": 0, "sm": 1, "count": 1, "start": "0", "end": "7/3"},
          {"job": 0, "step": 0, "sm": 0, "count": 1, "start": "7/3", "end": "14/3"},
          {"job": 0, "step": 0, "sm": 1, "count": 1, "start": "7/3", "end": "14/3"},
          {"job": 0, "step": 0, "sm": 0, "count": 1, "start": "7/3", "end": "14/3"},
          {"job": 0, "step": 0, "sm": 1, "count": 1, "start": "7/3", "end": "14/3"},
          {"job": 0, "step": 0, "sm": 0, "count": 1, "start": "7/3", "end": "14/3"},
          {"job": 1, "step": 0, "sm": 1, "count": 1, "start": "7/3", "end": "22/3"},
          {"job": 1, "step": 0, "sm": 0, "count": 1, "start": "7/3", "end": "22/3"},
          {"job": 2, "step": 0, "sm": 1, "count": 1, "start": "7/3", "end": "13/3"},
          {"job": 2, "step": 0, "sm": 1, "count": 1, "start": "13/3", "end": "19/3"},
          {"job": 2, "step": 0, "sm": 0, "count": 1, "start": "14/3", "end": "20/3"}
        ],
        "turns": []
      }
    },
    {
      "name": "b",
      "bound": "47/6",
      "verdict": "schedulable",
      "printed": "schedulable",
      "steps": [
        {"name": "b", "bound": "47/6", "end": "47/6", "window": "11/2", "weights": 0}
      ]
    },
    {
      "name": "c",
      "bound": "61/6",
      "verdict": "unschedulable",
      "printed": "unschedulable",
      "steps": [
        {"name": "c", "bound": "61/6", "end": "61/6", "window": "31/6", "weights": 0}
      ],
      "observed": {
        "response": "9",
        "releases": [
          {"chain": "a", "nominal": "0", "release": "0"},
          {"chain": "b", "nominal": "0", "release": "0"},
          {"chain": "c", "nominal": "1/3", "release": "1/3"}
        ],
        "blocks": [
          {"job": 1, "step": 0, "sm": 0, "count": 1, "start": "0", "end": "7/3"},
          {"job": 1, "step": 0, "sm": 1, "count": 1, "start": "0", "end": "7/3"},
          {"job": 1, "step": 0, "sm": 0, "count": 1, "start": "0", "end": "7/3"},
          {"job": 1, "step": 0, "sm": 1, "count": 1, "start": "0", "end": "7/3"},
          {"job": 1, "step": 0, "sm": 0, "count": 1, "start": "0", "end": "7/3"},
          {"job": 1, "step": 0, "sm": 1, "count": 1, "start": "0", "end": "7/3"},
          {"job": 1, "step": 0, "sm": 0, "count": 1, "start": "0", "end": "7/3"},
          {"job": 1, "step": 0, "sm": 1, "count": 1, "start": "0", "end": "7/3"},
          {"job": 1, "step": 0, "sm": 0, "count": 1, "start": "7/3", "end": "14/3"},
          {"job": 1, "step": 0, "sm": 1, "count": 1, "start": "7/3", "end": "14/3"},
          {"job": 1, "step": 0, "sm": 0, "count": 1, "start": "7/3", "end": "14/3"},
          {"job": 1, "step": 0, "sm": 1, "count": 1, "start": "7/3", "end": "14/3"},
          {"job": 1, "step": 0, "sm": 0, "count": 1, "start": "7/3", "end": "14/3"},
          {"job": 0, "step": 0, "sm": 1, "count": 1, "start": "7/3", "end": "13/3"},
          {"job": 0, "step": 0, "sm": 0, "count": 1, "start": "7/3", "end": "13/3"},
          {"job": 0, "step": 0, "sm": 1, "count": 1, "start": "7/3", "end": "13/3"},
          {"job": 2, "step": 0, "sm": 1, "count": 1, "start": "13/3", "end": "28/3"},
          {"job": 2, "step": 0, "sm": 0, "count": 1, "start": "13/3", "end": "28/3"}
        ],
        "turns": []
      }
    }
  ]
}
</pre></details>
</div>
</div>
</section>
</main>
<div id="tip" aria-hidden="true" hidden></div>
</body>
</html>
[1]

-- case report-runlist --
$ gpurta report runlist.yaml --compare edf.yaml | sed "/<style>/,/<\/style>/d; /<script>/,/<\/script>/d"
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-RFRrrpHBpswV/8j3ES0nzv+2xVq/EDQmw5fVgWIZfOg='">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>gpurta report: runlist.yaml and edf.yaml</title>
</head>
<body>
<header>
<h1>runlist.yaml (A) and edf.yaml (B)</h1>
<nav aria-label="sections"><ul>
<li><a href="#verdict">Verdict</a></li>
<li><a href="#both">Both results</a></li>
<li><a href="#sensitivity">What could change</a></li>
<li><a href="#results">Chains, kernels and tasks</a></li>
<li><a href="#timelines">Timelines</a></li>
<li><a href="#misses">Why so long, and why deadlines are missed or not proved</a></li>
<li><a href="#assumptions">Assumptions</a></li>
<li><a href="#platform">Platform, as analysed</a></li>
<li><a href="#scenario">Scenario</a></li>
<li><a href="#versions">How this was made, and what shows it</a></li>
</ul></nav>
</header>
<main>
<section id="verdict">
<h2>Verdict</h2>
<div class="sides">
<div class="side">
<h3>A: runlist.yaml</h3>
<p class="verdict bad">A deadline is missed</p>
<ul>
<li><b>runlist: unschedulable</b>: B: a response that can occur exceeds the deadline (about every job of each channel, on the runlist)</li>
</ul>
<figure id="f1" class="bars" tabindex="0" role="group" aria-label="picture 1: plus and minus zoom, arrows move, 0 shows all">
<div class="tools"></div>
<svg xmlns="http://www.w3.org/2000/svg" width="440" height="242" viewBox="0 0 440 242" role="img">
<title>runlist: bounds and deadlines</title>
<desc>Bars, each on its own scale; the table below has the same numbers</desc>
<rect width="440" height="242" style="fill: white"/>
<text x="16.00" y="20.00" class="title" text-anchor="start">runlist: bounds and deadlines</text>
<text x="96.00" y="48.00" class="label" text-anchor="end">A</text>
<rect x="104.00" y="34.00" width="90.06" height="20.00" class="c4"><title>A: bound 7.9 ms, deadline 20 ms: met</title></rect>
<rect x="330.50" y="30.00" width="3.00" height="28.00" class="end"><title>A: bound 7.9 ms, deadline 20 ms: met</title></rect>
<text x="434.00" y="48.00" class="label" text-anchor="end">met</text>
<text x="434.00" y="62.00" class="note" text-anchor="end">7.9 of 20</text>
<text x="96.00" y="86.00" class="label" text-anchor="end">M</text>
<rect x="104.00" y="72.00" width="80.56" height="20.00" class="c4"><title>M: bound 10.6 ms, deadline 30 ms: met</title></rect>
<rect x="330.50" y="68.00" width="3.00" height="28.00" class="end"><title>M: bound 10.6 ms, deadline 30 ms: met</title></rect>
<text x="434.00" y="86.00" class="label" text-anchor="end">met</text>
<text x="434.00" y="100.00" class="note" text-anchor="end">10.6 of 30</text>
<text x="96.00" y="124.00" class="label" text-anchor="end">B</text>
<rect x="104.00" y="110.00" width="228.00" height="20.00" class="c5"><title>B: bound 30.6 ms, deadline 18 ms: missed</title></rect>
<rect x="236.62" y="106.00" width="3.00" height="28.00" class="end"><title>B: bound 30.6 ms, deadline 18 ms: missed</title></rect>
<text x="434.00" y="124.00" class="label bad" text-anchor="end">MISSED</text>
<text x="434.00" y="138.00" class="note" text-anchor="end">30.6 of 18</text>
<text x="96.00" y="162.00" class="label" text-anchor="end">S</text>
<text x="110.00" y="162.00" class="note" text-anchor="start">no bound</text>
<text x="434.00" y="176.00" class="note" text-anchor="end">-</text>
<text x="434.00" y="197.00" class="note" text-anchor="end">each row on its own scale; beside it bound of deadline, in ms</text>
<rect x="104.00" y="212.00" width="22.00" height="14.00" class="c4"/>
<text x="132.00" y="223.00" class="note" text-anchor="start">bound</text>
<rect x="182.00" y="212.00" width="22.00" height="14.00" class="c5"/>
<text x="210.00" y="223.00" class="note" text-anchor="start">bound, deadline missed</text>
<rect x="368.80" y="212.00" width="3.00" height="14.00" class="end"/>
<text x="378.80" y="223.00" class="note" text-anchor="start">deadline</text>
</svg>
</figure>
</div>
<div class="side">
<h3>B: edf.yaml</h3>
<p class="verdict good">Every deadline is met, under the assumptions below</p>
<ul>
<li><b>edf: schedulable</b>: every deadline is met (about every job of the tasks, under EDF)</li>
</ul>
<figure id="f2" class="bars" tabindex="0" role="group" aria-label="picture 2: plus and minus zoom, arrows move, 0 shows all">
<div class="tools"></div>
<svg xmlns="http://www.w3.org/2000/svg" width="440" height="204" viewBox="0 0 440 204" role="img">
<title>edf: bounds and deadlines</title>
<desc>Bars, each on its own scale; the table below has the same numbers</desc>
<rect width="440" height="204" style="fill: white"/>
<text x="16.00" y="20.00" class="title" text-anchor="start">edf: bounds and deadlines</text>
<text x="96.00" y="48.00" class="label" text-anchor="end">camera</text>
<rect x="104.00" y="34.00" width="170.55" height="20.00" class="c4"><title>camera: bound ~14.9605 ms, deadline 20 ms: met</title></rect>
<rect x="330.50" y="30.00" width="3.00" height="28.00" class="end"><title>camera: bound ~14.9605 ms, deadline 20 ms: met</title></rect>
<text x="434.00" y="48.00" class="label" text-anchor="end">met</text>
<text x="434.00" y="62.00" class="note" text-anchor="end">~14.9605 of 20</text>
<text x="96.00" y="86.00" class="label" text-anchor="end">lane</text>
<rect x="104.00" y="72.00" width="191.54" height="20.00" class="c4"><title>lane: bound ~50.4049 ms, deadline 60 ms: met</title></rect>
<rect x="330.50" y="68.00" width="3.00" height="28.00" class="end"><title>lane: bound ~50.4049 ms, deadline 60 ms: met</title></rect>
<text x="434.00" y="86.00" class="label" text-anchor="end">met</text>
<text x="434.00" y="100.00" class="note" text-anchor="end">~50.4049 of 60</text>
<text x="96.00" y="124.00" class="label" text-anchor="end">best-effort</text>
<rect x="104.00" y="110.00" width="72.48" height="20.00" class="c4"><title>best-effort: bound 38.15 ms, deadline 120 ms: met</title></rect>
<rect x="330.50" y="106.00" width="3.00" height="28.00" class="end"><title>best-effort: bound 38.15 ms, deadline 120 ms: met</title></rect>
<text x="434.00" y="124.00" class="label" text-anchor="end">met</text>
<text x="434.00" y="138.00" class="note" text-anchor="end">38.15 of 120</text>
<text x="434.00" y="159.00" class="note" text-anchor="end">each row on its own scale; beside it bound of deadline, in ms</text>
<rect x="104.00" y="174.00" width="22.00" height="14.00" class="c4"/>
<text x="132.00" y="185.00" class="note" text-anchor="start">bound</text>
<rect x="182.00" y="174.00" width="3.00" height="14.00" class="end"/>
<text x="192.00" y="185.00" class="note" text-anchor="start">deadline</text>
</svg>
</figure>
</div>
</div>
</section>
<section id="both"><h2>Both results</h2>
<div class="wide"><table><thead><tr><th scope="col" class="">key that differs</th><th scope="col" class="">A</th><th scope="col" class="">B</th></tr></thead><tbody>
<tr><th scope="row" class="">runlist</th><td class="">{&quot;timeslice&quot;: &quot;2&quot;, &quot;switch_cost&quot;: &quot;0.1&quot;}</td><td class="">-</td></tr>
<tr><th scope="row" class="">tasks.A</th><td class="">{&quot;name&quot;: &quot;A&quot;, &quot;level&quot;: &quot;high&quot;, &quot;wcet&quot;: &quot;3&quot;, &quot;period&quot;: &quot;20&quot;}</td><td class="">-</td></tr>
<tr><th scope="row" class="">tasks.M</th><td class="">{&quot;name&quot;: &quot;M&quot;, &quot;level&quot;: &quot;medium&quot;, &quot;timeslice&quot;: &quot;1&quot;, &quot;wcet&quot;: &quot;2&quot;, &quot;period&quot;: &quot;30&quot;, &quot;nonpreemptable&quot;: &quot;1/2&quot;}</td><td class="">-</td></tr>
<tr><th scope="row" class="">tasks.B</th><td class="">{&quot;name&quot;: &quot;B&quot;, &quot;level&quot;: &quot;low&quot;, &quot;wcet&quot;: &quot;7&quot;, &quot;period&quot;: &quot;60&quot;, &quot;deadline&quot;: &quot;18&quot;}</td><td class="">-</td></tr>
<tr><th scope="row" class="">tasks.S</th><td class="">{&quot;name&quot;: &quot;S&quot;, &quot;level&quot;: &quot;low&quot;, &quot;timeslice&quot;: &quot;3&quot;, &quot;saturated&quot;: true}</td><td class="">-</td></tr>
<tr><th scope="row" class="">tasks.camera</th><td class="">-</td><td class="">{&quot;name&quot;: &quot;camera&quot;, &quot;wcet&quot;: &quot;7.9&quot;, &quot;period&quot;: &quot;33&quot;, &quot;deadline&quot;: &quot;20&quot;}</td></tr>
<tr><th scope="row" class="">tasks.lane</th><td class="">-</td><td class="">{&quot;name&quot;: &quot;lane&quot;, &quot;wcet&quot;: &quot;20&quot;, &quot;period&quot;: &quot;66&quot;, &quot;deadline&quot;: &quot;60&quot;, &quot;nonpreemptable&quot;: &quot;2&quot;}</td></tr>
<tr><th scope="row" class="">tasks.best-effort</th><td class="">-</td><td class="">{&quot;name&quot;: &quot;best-effort&quot;, &quot;wcet&quot;: &quot;8&quot;, &quot;period&quot;: &quot;120&quot;, &quot;server&quot;: &quot;s&quot;}</td></tr>
<tr><th scope="row" class="">edf</th><td class="">-</td><td class="">{&quot;overhead&quot;: &quot;0.1&quot;, &quot;latency&quot;: &quot;0.05&quot;}</td></tr>
<tr><th scope="row" class="">servers</th><td class="">-</td><td class="">[{&quot;name&quot;: &quot;s&quot;, &quot;budget&quot;: &quot;8.5&quot;, &quot;period&quot;: &quot;36&quot;}]</td></tr>
</tbody></table></div>
<p>The bound of a response, where there is one; of simulate the response in this run. Times in ms.</p>
<div class="wide"><table><thead><tr><th scope="col" class="">name</th><th scope="col" class="">analysis</th><th scope="col" class="num">A: response</th><th scope="col" class="num">A: deadline</th><th scope="col" class="">A: verdict</th><th scope="col" class="num">B: response</th><th scope="col" class="num">B: deadline</th><th scope="col" class="">B: verdict</th><th scope="col" class="">B - A</th></tr></thead><tbody>
<tr><th scope="row" class="">A</th><td class="">runlist</td><td class="num">7.9</td><td class="num">20</td><td class="">met</td><td class="num">-</td><td class="num">-</td><td class="">not there</td><td class="num">-</td></tr>
<tr><th scope="row" class="">M</th><td class="">runlist</td><td class="num">10.6</td><td class="num">30</td><td class="">met</td><td class="num">-</td><td class="num">-</td><td class="">not there</td><td class="num">-</td></tr>
<tr><th scope="row" class="">B</th><td class="">runlist</td><td class="num">30.6</td><td class="num">18</td><td class=" bad">missed</td><td class="num">-</td><td class="num">-</td><td class="">not there</td><td class="num">-</td></tr>
<tr><th scope="row" class="">S</th><td class="">runlist</td><td class="num">-</td><td class="num">-</td><td class="">-</td><td class="num">-</td><td class="num">-</td><td class="">not there</td><td class="num">-</td></tr>
<tr><th scope="row" class="">camera</th><td class="">edf</td><td class="num">-</td><td class="num">-</td><td class="">not there</td><td class="num">~14.9605</td><td class="num">20</td><td class="">met</td><td class="num">-</td></tr>
<tr><th scope="row" class="">lane</th><td class="">edf</td><td class="num">-</td><td class="num">-</td><td class="">not there</td><td class="num">~50.4049</td><td class="num">60</td><td class="">met</td><td class="num">-</td></tr>
<tr><th scope="row" class="">best-effort</th><td class="">edf</td><td class="num">-</td><td class="num">-</td><td class="">not there</td><td class="num">38.1500</td><td class="num">120</td><td class="">met</td><td class="num">-</td></tr>
</tbody></table></div>
</section>
<section id="sensitivity">
<h2>What could change</h2>
<div class="sides">
<div class="side">
<h3>A: runlist.yaml</h3>
<p>The analyses of this file have none.</p>
</div>
<div class="side">
<h3>B: edf.yaml</h3>
<h4>edf</h4>
<div class="wide"><table><thead><tr><th scope="col" class="">sensitivity</th><th scope="col" class="">of</th><th scope="col" class="num">value</th><th scope="col" class=""></th></tr></thead><tbody>
<tr><th scope="row" class="">largest overhead</th><td class=""></td><td class="num">~1.77986</td><td class="">exact</td></tr>
<tr><th scope="row" class="">largest factor of all wcet and nonpreemptable</th><td class=""></td><td class="num">~1.26802</td><td class="">exact</td></tr>
<tr><th scope="row" class="">largest wcet</th><td class="">camera</td><td class="num">~12.69756</td><td class="">exact</td></tr>
<tr><th scope="row" class="">largest wcet</th><td class="">lane</td><td class="num">~29.59513</td><td class="">exact</td></tr>
<tr><th scope="row" class="">smallest period</th><td class="">camera</td><td class="num">~17.68591</td><td class="">exact</td></tr>
<tr><th scope="row" class="">smallest period</th><td class="">lane</td><td class="num">~38.54528</td><td class="">exact</td></tr>
<tr><th scope="row" class="">smallest budget</th><td class="">s</td><td class="num">~2.76667</td><td class="">exact</td></tr>
<tr><th scope="row" class="">largest budget</th><td class="">s</td><td class="num">~14.26188</td><td class="">exact</td></tr>
</tbody></table></div>
</div>
</div>
</section>
<section id="results">
<h2>Chains, kernels and tasks</h2>
<div class="sides">
<div class="side">
<h3>A: runlist.yaml</h3>
<h4>runlist</h4>
<p>interleaved list; switch cost 0.1; times in ms</p>
<p>published: Theorem 1, Equation 3; positional: entries alone; bound: work-limited bound, every switch charged</p>
<p>runlist, 8 entries: A M A B A M A S</p>
<div class="wide"><table><thead><tr><th scope="col" class="">channel</th><th scope="col" class="">level</th><th scope="col" class="num">timeslice</th><th scope="col" class="num">wcet</th><th scope="col" class="num">turns</th><th scope="col" class="num">published</th><th scope="col" class="num">positional</th><th scope="col" class="num">bound</th><th scope="col" class="num">deadline</th><th scope="col" class="">verdict</th></tr></thead><tbody>
<tr><th scope="row" class="">A</th><td class="">high</td><td class="num">2</td><td class="num">3</td><td class="num">2</td><td class="num">9.2</td><td class="num">7.9</td><td class="num">7.9</td><td class="num">20</td><td class=" good">met</td></tr>
<tr><th scope="row" class="">M</th><td class="">medium</td><td class="num">1</td><td class="num">2</td><td class="num">2</td><td class="num">-</td><td class="num">15.8</td><td class="num">10.6</td><td class="num">30</td><td class=" good">met</td></tr>
<tr><th scope="row" class="">B</th><td class="">low</td><td class="num">2</td><td class="num">7</td><td class="num">4</td><td class="num">-</td><td class="num">66.2</td><td class="num">30.6</td><td class="num">18</td><td class=" bad">MISSED</td></tr>
<tr><th scope="row" class="">S</th><td class="">low</td><td class="num">3</td><td class="num">saturated</td><td class="num">-</td><td class="num">-</td><td class="num">-</td><td class="num">-</td><td class="num">-</td><td class="">-</td></tr>
</tbody></table></div>
<p>published: not a bound: Equation 3 charges a switch once per round, but every switch costs</p>
<pre>           Theorem 1 is about high channels only
</pre>
<p>unschedulable: B: a response that can occur exceeds the deadline</p>
<p>B: a response of 24 can occur, its deadline is 18</p>
</div>
<div class="side">
<h3>B: edf.yaml</h3>
<h4>edf</h4>
<p>EDF; overhead 0.1; latency 0.05; utilization ~0.546970, servers ~0.236112; times in ms</p>
<div class="wide"><table><thead><tr><th scope="col" class="">task</th><th scope="col" class="num">wcet</th><th scope="col" class="num">period</th><th scope="col" class="num">response</th><th scope="col" class="num">deadline</th><th scope="col" class="">verdict</th><th scope="col" class="">server</th></tr></thead><tbody>
<tr><th scope="row" class="">camera</th><td class="num">7.9</td><td class="num">33</td><td class="num">~14.9605</td><td class="num">20</td><td class=" good">met</td><td class="">-</td></tr>
<tr><th scope="row" class="">lane</th><td class="num">20.0</td><td class="num">66</td><td class="num">~50.4049</td><td class="num">60</td><td class=" good">met</td><td class="">-</td></tr>
<tr><th scope="row" class="">best-effort</th><td class="num">8.0</td><td class="num">120</td><td class="num">38.1500</td><td class="num">120</td><td class=" good">met</td><td class="">s</td></tr>
</tbody></table></div>
<div class="wide"><table><thead><tr><th scope="col" class="">server</th><th scope="col" class="num">budget</th><th scope="col" class="num">period</th><th scope="col" class="num">bandwidth</th></tr></thead><tbody>
<tr><th scope="row" class="">s</th><td class="num">8.5</td><td class="num">36</td><td class="num">~0.236112</td></tr>
</tbody></table></div>
<p>schedulable: every deadline is met</p>
<p>response times are upper bounds</p>
</div>
</div>
</section>
<section id="timelines">
<h2>Timelines</h2>
<div class="sides">
<div class="side">
<h3>A: runlist.yaml</h3>
<h4>runlist</h4>
<figure id="f3" tabindex="0" role="group" aria-label="picture 3: plus and minus zoom, arrows move, 0 shows all">
<div class="tools"></div>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="328" viewBox="0 0 1200 328" role="img">
<title>The runlist: all tasks released at 0</title>
<desc>A timeline from 0 to 60 ms: 4 lanes from A (high) to S (low), 44 boxes, 18 marks, 1 deadlines missed</desc>
<rect width="1200" height="328" style="fill: white"/>
<defs>
<pattern id="f3p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="f3p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="f3p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">The runlist: all tasks released at 0</text>
<line x1="84.00" y1="84.00" x2="1176.00" y2="84.00" class="axis"/>
<text x="78.00" y="65.80" class="tick" text-anchor="end">A (high)</text>
<line x1="84.00" y1="136.00" x2="1176.00" y2="136.00" class="axis"/>
<text x="78.00" y="117.80" class="tick" text-anchor="end">M (medium)</text>
<line x1="84.00" y1="188.00" x2="1176.00" y2="188.00" class="axis"/>
<text x="78.00" y="169.80" class="tick" text-anchor="end">B (low)</text>
<line x1="84.00" y1="240.00" x2="1176.00" y2="240.00" class="axis"/>
<text x="78.00" y="221.80" class="tick" text-anchor="end">S (low)</text>
<line x1="84.00" y1="40.00" x2="84.00" y2="252.00" class="grid"/>
<text x="84.00" y="265.00" class="tick" text-anchor="middle">0</text>
<line x1="175.00" y1="40.00" x2="175.00" y2="252.00" class="grid"/>
<text x="175.00" y="265.00" class="tick" text-anchor="middle">5</text>
<line x1="266.00" y1="40.00" x2="266.00" y2="252.00" class="grid"/>
<text x="266.00" y="265.00" class="tick" text-anchor="middle">10</text>
<line x1="357.00" y1="40.00" x2="357.00" y2="252.00" class="grid"/>
<text x="357.00" y="265.00" class="tick" text-anchor="middle">15</text>
<line x1="448.00" y1="40.00" x2="448.00" y2="252.00" class="grid"/>
<text x="448.00" y="265.00" class="tick" text-anchor="middle">20</text>
<line x1="539.00" y1="40.00" x2="539.00" y2="252.00" class="grid"/>
<text x="539.00" y="265.00" class="tick" text-anchor="middle">25</text>
<line x1="630.00" y1="40.00" x2="630.00" y2="252.00" class="grid"/>
<text x="630.00" y="265.00" class="tick" text-anchor="middle">30</text>
<line x1="721.00" y1="40.00" x2="721.00" y2="252.00" class="grid"/>
<text x="721.00" y="265.00" class="tick" text-anchor="middle">35</text>
<line x1="812.00" y1="40.00" x2="812.00" y2="252.00" class="grid"/>
<text x="812.00" y="265.00" class="tick" text-anchor="middle">40</text>
<line x1="903.00" y1="40.00" x2="903.00" y2="252.00" class="grid"/>
<text x="903.00" y="265.00" class="tick" text-anchor="middle">45</text>
<line x1="994.00" y1="40.00" x2="994.00" y2="252.00" class="grid"/>
<text x="994.00" y="265.00" class="tick" text-anchor="middle">50</text>
<line x1="1085.00" y1="40.00" x2="1085.00" y2="252.00" class="grid"/>
<text x="1085.00" y="265.00" class="tick" text-anchor="middle">55</text>
<line x1="1176.00" y1="40.00" x2="1176.00" y2="252.00" class="grid"/>
<text x="1176.00" y="265.00" class="tick" text-anchor="middle">60</text>
<line x1="84.00" y1="248.00" x2="1176.00" y2="248.00" class="axis"/>
<text x="630.00" y="282.00" class="label" text-anchor="middle">time (ms)</text>
<rect x="84.00" y="62.00" width="1.82" height="22.00" class="cost"><title>switch: A, A (high), 0 to 0.1 ms</title></rect>
<rect x="84.00" y="62.00" width="1.82" height="22.00" style="fill: url(#f3p1); pointer-events: none"/>
<rect x="85.82" y="62.00" width="36.40" height="22.00" class="b c0"><title>A, A (high), 0.1 to 2.1 ms</title></rect>
<text x="104.02" y="76.80" class="in light" text-anchor="middle">A</text>
<rect x="151.34" y="62.00" width="1.82" height="22.00" class="cost"><title>switch: A, A (high), 3.7 to 3.8 ms</title></rect>
<rect x="151.34" y="62.00" width="1.82" height="22.00" style="fill: url(#f3p1); pointer-events: none"/>
<rect x="153.16" y="62.00" width="18.20" height="22.00" class="b c0"><title>A, A (high), 3.8 to 4.8 ms</title></rect>
<text x="162.26" y="76.80" class="in light" text-anchor="middle">A</text>
<rect x="466.20" y="62.00" width="1.82" height="22.00" class="cost"><title>switch: A, A (high), 21 to 21.1 ms</title></rect>
<rect x="466.20" y="62.00" width="1.82" height="22.00" style="fill: url(#f3p1); pointer-events: none"/>
<rect x="468.02" y="62.00" width="36.40" height="22.00" class="b c0"><title>A, A (high), 21.1 to 23.1 ms</title></rect>
<text x="486.22" y="76.80" class="in light" text-anchor="middle">A</text>
<rect x="504.42" y="62.00" width="1.82" height="22.00" class="cost"><title>switch: A, A (high), 23.1 to 23.2 ms</title></rect>
<rect x="504.42" y="62.00" width="1.82" height="22.00" style="fill: url(#f3p1); pointer-events: none"/>
<rect x="506.24" y="62.00" width="18.20" height="22.00" class="b c0"><title>A, A (high), 23.2 to 24.2 ms</title></rect>
<text x="515.34" y="76.80" class="in light" text-anchor="middle">A</text>
<rect x="866.60" y="62.00" width="1.82" height="22.00" class="cost"><title>switch: A, A (high), 43 to 43.1 ms</title></rect>
<rect x="866.60" y="62.00" width="1.82" height="22.00" style="fill: url(#f3p1); pointer-events: none"/>
<rect x="868.42" y="62.00" width="36.40" height="22.00" class="b c0"><title>A, A (high), 43.1 to 45.1 ms</title></rect>
<text x="886.62" y="76.80" class="in light" text-anchor="middle">A</text>
<rect x="904.82" y="62.00" width="1.82" height="22.00" class="cost"><title>switch: A, A (high), 45.1 to 45.2 ms</title></rect>
<rect x="904.82" y="62.00" width="1.82" height="22.00" style="fill: url(#f3p1); pointer-events: none"/>
<rect x="906.64" y="62.00" width="18.20" height="22.00" class="b c0"><title>A, A (high), 45.2 to 46.2 ms</title></rect>
<text x="915.74" y="76.80" class="in light" text-anchor="middle">A</text>
<rect x="122.22" y="114.00" width="1.82" height="22.00" class="cost"><title>switch: M, M (medium), 2.1 to 2.2 ms</title></rect>
<rect x="122.22" y="114.00" width="1.82" height="22.00" style="fill: url(#f3p1); pointer-events: none"/>
<rect x="124.04" y="114.00" width="27.30" height="22.00" class="b c1"><title>M, M (medium), 2.2 to 3.7 ms</title></rect>
<text x="137.69" y="128.80" class="in" text-anchor="middle">M</text>
<rect x="209.58" y="114.00" width="1.82" height="22.00" class="cost"><title>switch: M, M (medium), 6.9 to 7 ms</title></rect>
<rect x="209.58" y="114.00" width="1.82" height="22.00" style="fill: url(#f3p1); pointer-events: none"/>
<rect x="211.40" y="114.00" width="9.10" height="22.00" class="b c1"><title>M, M (medium), 7 to 7.5 ms</title></rect>
<rect x="657.30" y="114.00" width="1.82" height="22.00" class="cost"><title>switch: M, M (medium), 31.5 to 31.6 ms</title></rect>
<rect x="657.30" y="114.00" width="1.82" height="22.00" style="fill: url(#f3p1); pointer-events: none"/>
<rect x="659.12" y="114.00" width="27.30" height="22.00" class="b c1"><title>M, M (medium), 31.6 to 33.1 ms</title></rect>
<text x="672.77" y="128.80" class="in" text-anchor="middle">M</text>
<rect x="686.42" y="114.00" width="1.82" height="22.00" class="cost"><title>switch: M, M (medium), 33.1 to 33.2 ms</title></rect>
<rect x="686.42" y="114.00" width="1.82" height="22.00" style="fill: url(#f3p1); pointer-events: none"/>
<rect x="688.24" y="114.00" width="9.10" height="22.00" class="b c1"><title>M, M (medium), 33.2 to 33.7 ms</title></rect>
<rect x="171.36" y="166.00" width="1.82" height="22.00" class="cost"><title>switch: B, B (low), 4.8 to 4.9 ms</title></rect>
<rect x="171.36" y="166.00" width="1.82" height="22.00" style="fill: url(#f3p1); pointer-events: none"/>
<rect x="173.18" y="166.00" width="36.40" height="22.00" class="b c2"><title>B, B (low), 4.9 to 6.9 ms</title></rect>
<text x="191.38" y="180.80" class="in" text-anchor="middle">B</text>
<rect x="276.92" y="166.00" width="1.82" height="22.00" class="cost"><title>switch: B, B (low), 10.6 to 10.7 ms</title></rect>
<rect x="276.92" y="166.00" width="1.82" height="22.00" style="fill: url(#f3p1); pointer-events: none"/>
<rect x="278.74" y="166.00" width="36.40" height="22.00" class="b c2"><title>B, B (low), 10.7 to 12.7 ms</title></rect>
<text x="296.94" y="180.80" class="in" text-anchor="middle">B</text>
<rect x="371.56" y="166.00" width="1.82" height="22.00" class="cost"><title>switch: B, B (low), 15.8 to 15.9 ms</title></rect>
<rect x="371.56" y="166.00" width="1.82" height="22.00" style="fill: url(#f3p1); pointer-events: none"/>
<rect x="373.38" y="166.00" width="36.40" height="22.00" class="b c2"><title>B, B (low), 15.9 to 17.9 ms</title></rect>
<text x="391.58" y="180.80" class="in" text-anchor="middle">B</text>
<rect x="524.44" y="166.00" width="1.82" height="22.00" class="cost"><title>switch: B, B (low), 24.2 to 24.3 ms</title></rect>
<rect x="524.44" y="166.00" width="1.82" height="22.00" style="fill: url(#f3p1); pointer-events: none"/>
<rect x="526.26" y="166.00" width="18.20" height="22.00" class="b c2"><title>B, B (low), 24.3 to 25.3 ms</title></rect>
<text x="535.36" y="180.80" class="in" text-anchor="middle">B</text>
<rect x="220.50" y="218.00" width="1.82" height="22.00" class="cost"><title>switch: S, S (low), 7.5 to 7.6 ms</title></rect>
<rect x="220.50" y="218.00" width="1.82" height="22.00" style="fill: url(#f3p1); pointer-events: none"/>
<rect x="222.32" y="218.00" width="54.60" height="22.00" class="b c3"><title>S, S (low), 7.6 to 10.6 ms</title></rect>
<text x="249.62" y="232.80" class="in" text-anchor="middle">S</text>
<rect x="315.14" y="218.00" width="1.82" height="22.00" class="cost"><title>switch: S, S (low), 12.7 to 12.8 ms</title></rect>
<rect x="315.14" y="218.00" width="1.82" height="22.00" style="fill: url(#f3p1); pointer-events: none"/>
<rect x="316.96" y="218.00" width="54.60" height="22.00" class="b c3"><title>S, S (low), 12.8 to 15.8 ms</title></rect>
<text x="344.26" y="232.80" class="in" text-anchor="middle">S</text>
<rect x="409.78" y="218.00" width="1.82" height="22.00" class="cost"><title>switch: S, S (low), 17.9 to 18 ms</title></rect>
<rect x="409.78" y="218.00" width="1.82" height="22.00" style="fill: url(#f3p1); pointer-events: none"/>
<rect x="411.60" y="218.00" width="54.60" height="22.00" class="b c3"><title>S, S (low), 18 to 21 ms</title></rect>
<text x="438.90" y="232.80" class="in" text-anchor="middle">S</text>
<rect x="544.46" y="218.00" width="1.82" height="22.00" class="cost"><title>switch: S, S (low), 25.3 to 25.4 ms</title></rect>
<rect x="544.46" y="218.00" width="1.82" height="22.00" style="fill: url(#f3p1); pointer-events: none"/>
<rect x="546.28" y="218.00" width="54.60" height="22.00" class="b c3"><title>S, S (low), 25.4 to 28.4 ms</title></rect>
<text x="573.58" y="232.80" class="in" text-anchor="middle">S</text>
<rect x="600.88" y="218.00" width="1.82" height="22.00" class="cost"><title>switch: S, S (low), 28.4 to 28.5 ms</title></rect>
<rect x="600.88" y="218.00" width="1.82" height="22.00" style="fill: url(#f3p1); pointer-events: none"/>
<rect x="602.70" y="218.00" width="54.60" height="22.00" class="b c3"><title>S, S (low), 28.5 to 31.5 ms</title></rect>
<text x="630.00" y="232.80" class="in" text-anchor="middle">S</text>
<rect x="697.34" y="218.00" width="1.82" height="22.00" class="cost"><title>switch: S, S (low), 33.7 to 33.8 ms</title></rect>
<rect x="697.34" y="218.00" width="1.82" height="22.00" style="fill: url(#f3p1); pointer-events: none"/>
<rect x="699.16" y="218.00" width="54.60" height="22.00" class="b c3"><title>S, S (low), 33.8 to 36.8 ms</title></rect>
<text x="726.46" y="232.80" class="in" text-anchor="middle">S</text>
<rect x="753.76" y="218.00" width="1.82" height="22.00" class="cost"><title>switch: S, S (low), 36.8 to 36.9 ms</title></rect>
<rect x="753.76" y="218.00" width="1.82" height="22.00" style="fill: url(#f3p1); pointer-events: none"/>
<rect x="755.58" y="218.00" width="54.60" height="22.00" class="b c3"><title>S, S (low), 36.9 to 39.9 ms</title></rect>
<text x="782.88" y="232.80" class="in" text-anchor="middle">S</text>
<rect x="810.18" y="218.00" width="1.82" height="22.00" class="cost"><title>switch: S, S (low), 39.9 to 40 ms</title></rect>
<rect x="810.18" y="218.00" width="1.82" height="22.00" style="fill: url(#f3p1); pointer-events: none"/>
<rect x="812.00" y="218.00" width="54.60" height="22.00" class="b c3"><title>S, S (low), 40 to 43 ms</title></rect>
<text x="839.30" y="232.80" class="in" text-anchor="middle">S</text>
<path d="M84.00 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of A, 0 ms</title></path>
<path d="M171.36 87.50a3.5 3.5 0 1 1 0.01 0z" class="dot"><title>completion of A, 4.8 ms</title></path>
<path d="M448.00 51.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of A, 20 ms</title></path>
<path d="M448.00 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of A, 20 ms</title></path>
<path d="M524.44 87.50a3.5 3.5 0 1 1 0.01 0z" class="dot"><title>completion of A, 24.2 ms</title></path>
<path d="M812.00 51.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of A, 40 ms</title></path>
<path d="M812.00 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of A, 40 ms</title></path>
<path d="M924.84 87.50a3.5 3.5 0 1 1 0.01 0z" class="dot"><title>completion of A, 46.2 ms</title></path>
<path d="M1176.00 51.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of A, 60 ms</title></path>
<path d="M84.00 136.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of M, 0 ms</title></path>
<path d="M220.50 139.50a3.5 3.5 0 1 1 0.01 0z" class="dot"><title>completion of M, 7.5 ms</title></path>
<path d="M630.00 103.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of M, 30 ms</title></path>
<path d="M630.00 136.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of M, 30 ms</title></path>
<path d="M697.34 139.50a3.5 3.5 0 1 1 0.01 0z" class="dot"><title>completion of M, 33.7 ms</title></path>
<path d="M1176.00 103.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of M, 60 ms</title></path>
<path d="M84.00 188.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of B, 0 ms</title></path>
<path d="M544.46 191.50a3.5 3.5 0 1 1 0.01 0z" class="dot"><title>completion of B, 25.3 ms</title></path>
<path d="M411.60 155.00v33.00m-3 -5l3 5l3 -5M407.60 151.00l8 8m0 -8l-8 8" class="late"><title>missed deadline of B, 18 ms</title></path>
<rect x="84.00" y="298.00" width="18.00" height="12.00" class="cost"/>
<rect x="84.00" y="298.00" width="18.00" height="12.00" style="fill: url(#f3p1); pointer-events: none"/>
<text x="107.00" y="308.00" class="tick" text-anchor="start">switch</text>
<path d="M171.40 311.00v-12.00m-3 5l3 -5l3 5" class="arrow"><title>release</title></path>
<text x="185.40" y="308.00" class="tick" text-anchor="start">release</text>
<path d="M256.20 299.00v12.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline</title></path>
<text x="270.20" y="308.00" class="tick" text-anchor="start">deadline</text>
<path d="M347.40 299.00v12.00m-3 -5l3 5l3 -5M343.40 295.00l8 8m0 -8l-8 8" class="late"><title>missed deadline</title></path>
<text x="361.40" y="308.00" class="tick" text-anchor="start">missed deadline</text>
<path d="M483.40 307.50a3.5 3.5 0 1 1 0.01 0z" class="dot"><title>completion</title></path>
<text x="497.40" y="308.00" class="tick" text-anchor="start">completion</text>
</svg>
</figure>
</div>
<div class="side">
<h3>B: edf.yaml</h3>
<h4>edf</h4>
<figure id="f4" tabindex="0" role="group" aria-label="picture 4: plus and minus zoom, arrows move, 0 shows all">
<div class="tools"></div>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="348" viewBox="0 0 1200 348" role="img">
<title>EDF with constant bandwidth servers: a schedule</title>
<desc>A timeline from 0 to 258 ms: 4 lanes from camera to budget of s, 16 boxes, 29 marks, 0 deadlines missed</desc>
<rect width="1200" height="348" style="fill: white"/>
<defs>
<pattern id="f4p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="f4p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="f4p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">EDF with constant bandwidth servers: a schedule</text>
<line x1="90.40" y1="84.00" x2="1176.00" y2="84.00" class="axis"/>
<text x="84.40" y="65.80" class="tick" text-anchor="end">camera</text>
<line x1="90.40" y1="136.00" x2="1176.00" y2="136.00" class="axis"/>
<text x="84.40" y="117.80" class="tick" text-anchor="end">lane</text>
<line x1="90.40" y1="188.00" x2="1176.00" y2="188.00" class="axis"/>
<text x="84.40" y="169.80" class="tick" text-anchor="end">best-effort</text>
<line x1="90.40" y1="240.00" x2="1176.00" y2="240.00" class="axis"/>
<text x="84.40" y="221.80" class="tick" text-anchor="end">budget of s</text>
<line x1="90.40" y1="40.00" x2="90.40" y2="252.00" class="grid"/>
<text x="90.40" y="265.00" class="tick" text-anchor="middle">0</text>
<line x1="300.79" y1="40.00" x2="300.79" y2="252.00" class="grid"/>
<text x="300.79" y="265.00" class="tick" text-anchor="middle">50</text>
<line x1="511.18" y1="40.00" x2="511.18" y2="252.00" class="grid"/>
<text x="511.18" y="265.00" class="tick" text-anchor="middle">100</text>
<line x1="721.56" y1="40.00" x2="721.56" y2="252.00" class="grid"/>
<text x="721.56" y="265.00" class="tick" text-anchor="middle">150</text>
<line x1="931.95" y1="40.00" x2="931.95" y2="252.00" class="grid"/>
<text x="931.95" y="265.00" class="tick" text-anchor="middle">200</text>
<line x1="1142.34" y1="40.00" x2="1142.34" y2="252.00" class="grid"/>
<text x="1142.34" y="265.00" class="tick" text-anchor="middle">250</text>
<line x1="90.40" y1="248.00" x2="1176.00" y2="248.00" class="axis"/>
<text x="633.20" y="282.00" class="label" text-anchor="middle">time (ms)</text>
<path class="budget" d="M90.40 240.00V200.00L90.40 200.00L90.61 200.00L123.85 200.00L157.51 237.65L595.54 200.00L595.54 200.00L629.20 237.65H1176.00V240.00z"/>
<rect x="90.61" y="62.00" width="33.24" height="22.00" class="b c0"><title>camera, camera, 0.05 to 7.95 ms</title></rect>
<rect x="229.47" y="62.00" width="0.42" height="22.00" class="cost"><title>cost of a preemption: camera, camera, 33.05 to 33.15 ms</title></rect>
<rect x="229.47" y="62.00" width="0.42" height="22.00" style="fill: url(#f4p1); pointer-events: none"/>
<rect x="229.89" y="62.00" width="33.24" height="22.00" class="b c0"><title>camera, camera, 33.15 to 41.05 ms</title></rect>
<rect x="368.32" y="62.00" width="33.24" height="22.00" class="b c0"><title>camera, camera, 66.05 to 73.95 ms</title></rect>
<rect x="507.18" y="62.00" width="33.24" height="22.00" class="b c0"><title>camera, camera, 99.05 to 106.95 ms</title></rect>
<rect x="646.03" y="62.00" width="33.24" height="22.00" class="b c0"><title>camera, camera, 132.05 to 139.95 ms</title></rect>
<rect x="784.89" y="62.00" width="33.24" height="22.00" class="b c0"><title>camera, camera, 165.05 to 172.95 ms</title></rect>
<rect x="923.75" y="62.00" width="33.24" height="22.00" class="b c0"><title>camera, camera, 198.05 to 205.95 ms</title></rect>
<rect x="1062.60" y="62.00" width="33.24" height="22.00" class="b c0"><title>camera, camera, 231.05 to 238.95 ms</title></rect>
<rect x="157.51" y="114.00" width="71.95" height="22.00" class="b c1"><title>lane, lane, 15.95 to 33.05 ms</title></rect>
<text x="193.49" y="128.80" class="in" text-anchor="middle">lane</text>
<rect x="263.13" y="114.00" width="12.20" height="22.00" class="b c1"><title>lane, lane, 41.05 to 43.95 ms</title></rect>
<rect x="401.56" y="114.00" width="84.16" height="22.00" class="b c1"><title>lane, lane, 73.95 to 93.95 ms</title></rect>
<text x="443.64" y="128.80" class="in" text-anchor="middle">lane</text>
<rect x="679.27" y="114.00" width="84.16" height="22.00" class="b c1"><title>lane, lane, 139.95 to 159.95 ms</title></rect>
<text x="721.35" y="128.80" class="in" text-anchor="middle">lane</text>
<rect x="956.99" y="114.00" width="84.16" height="22.00" class="b c1"><title>lane, lane, 205.95 to 225.95 ms</title></rect>
<text x="999.06" y="128.80" class="in" text-anchor="middle">lane</text>
<rect x="123.85" y="166.00" width="33.66" height="22.00" class="b c2"><title>best-effort, best-effort, 7.95 to 15.95 ms</title></rect>
<rect x="595.54" y="166.00" width="33.66" height="22.00" class="b c2"><title>best-effort, best-effort, 120.05 to 128.05 ms</title></rect>
<line x1="229.47" y1="125.00" x2="229.47" y2="73.00" class="link"/>
<path d="M90.40 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of camera, 0 ms</title></path>
<path d="M174.56 51.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of camera, 20 ms</title></path>
<path d="M90.40 136.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of lane, 0 ms</title></path>
<path d="M342.87 103.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of lane, 60 ms</title></path>
<path d="M90.40 188.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of best-effort, 0 ms</title></path>
<path d="M595.33 155.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of best-effort, 120 ms</title></path>
<path d="M229.26 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of camera, 33 ms</title></path>
<path d="M313.41 51.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of camera, 53 ms</title></path>
<path d="M368.11 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of camera, 66 ms</title></path>
<path d="M452.27 51.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of camera, 86 ms</title></path>
<path d="M368.11 136.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of lane, 66 ms</title></path>
<path d="M620.58 103.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of lane, 126 ms</title></path>
<path d="M506.97 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of camera, 99 ms</title></path>
<path d="M591.12 51.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of camera, 119 ms</title></path>
<path d="M595.33 188.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of best-effort, 120 ms</title></path>
<path d="M1100.26 155.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of best-effort, 240 ms</title></path>
<path d="M645.82 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of camera, 132 ms</title></path>
<path d="M729.98 51.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of camera, 152 ms</title></path>
<path d="M645.82 136.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of lane, 132 ms</title></path>
<path d="M898.29 103.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of lane, 192 ms</title></path>
<path d="M784.68 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of camera, 165 ms</title></path>
<path d="M868.83 51.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of camera, 185 ms</title></path>
<path d="M923.53 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of camera, 198 ms</title></path>
<path d="M1007.69 51.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of camera, 218 ms</title></path>
<path d="M923.53 136.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of lane, 198 ms</title></path>
<path d="M1176.00 103.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of lane, 258 ms</title></path>
<path d="M1062.39 84.00v-33.00m-3 5l3 -5l3 5" class="arrow"><title>release of camera, 231 ms</title></path>
<path d="M1146.55 51.00v33.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline of camera, 251 ms</title></path>
<rect x="90.40" y="298.00" width="18.00" height="12.00" class="cost"/>
<rect x="90.40" y="298.00" width="18.00" height="12.00" style="fill: url(#f4p1); pointer-events: none"/>
<text x="113.40" y="308.00" class="tick" text-anchor="start">cost of a preemption</text>
<path d="M267.40 311.00v-12.00m-3 5l3 -5l3 5" class="arrow"><title>release</title></path>
<text x="281.40" y="308.00" class="tick" text-anchor="start">release</text>
<path d="M352.20 299.00v12.00m-3 -5l3 5l3 -5" class="arrow"><title>deadline</title></path>
<text x="366.20" y="308.00" class="tick" text-anchor="start">deadline</text>
<line x1="443.40" y1="297.00" x2="443.40" y2="311.00" class="link"/>
<text x="457.40" y="308.00" class="tick" text-anchor="start">preemption</text>
<text x="90.40" y="328.00" class="note" text-anchor="start">where a budget is empty, the server's deadline is postponed</text>
</svg>
</figure>
</div>
</div>
</section>
<section id="misses">
<h2>Why so long, and why deadlines are missed or not proved</h2>
<div class="sides">
<div class="side">
<h3>A: runlist.yaml</h3>
<h4>runlist</h4>
<p>bound of A = own work + own switches + what others do in the worst window of k gaps</p>
<p>k = ceil(wcet / timeslice) = 2 turns</p>
<p>4 gaps in a cycle; the worst window begins after entry 3, at position 5 of the list</p>
<p>gaps from there on, by entries alone: 1.6 3.1 1.6 2.1</p>
<div class="wide"><table><thead><tr><th scope="col" class="">channel</th><th scope="col" class="num">entries</th><th scope="col" class="num">each</th><th scope="col" class="">each by</th><th scope="col" class="num">work</th><th scope="col" class="num">switches</th><th scope="col" class="num">switch</th><th scope="col" class="num">sum</th><th scope="col" class="">limited by</th></tr></thead><tbody>
<tr><th scope="row" class="">A</th><td class="num">2</td><td class="num">3.0</td><td class="">-</td><td class="num">-</td><td class="num">2</td><td class="num">0.1</td><td class="num">3.2</td><td class="">own</td></tr>
<tr><th scope="row" class="">M</th><td class="num">1</td><td class="num">1.5</td><td class="">timeslice</td><td class="num">2</td><td class="num">1</td><td class="num">0.1</td><td class="num">1.6</td><td class="">entries</td></tr>
<tr><th scope="row" class="">B</th><td class="num">0</td><td class="num">2.0</td><td class="">timeslice</td><td class="num">7</td><td class="num">0</td><td class="num">0.1</td><td class="num">0.0</td><td class="">entries</td></tr>
<tr><th scope="row" class="">S</th><td class="num">1</td><td class="num">3.0</td><td class="">timeslice, saturated</td><td class="num">-</td><td class="num">1</td><td class="num">0.1</td><td class="num">3.1</td><td class="">entries</td></tr>
</tbody></table></div>
<p>bound: 7.9, the sum of the sums; sum = min(entries * each, work) + switches * switch</p>
<p>bound of M = own work + own switches + what others do in the worst window of k gaps</p>
<p>k = ceil(wcet / timeslice) = 2 turns</p>
<p>2 gaps in a cycle; the worst window begins after entry 1, at position 2 of the list</p>
<p>gaps from there on, by entries alone: 6.3 7.3</p>
<div class="wide"><table><thead><tr><th scope="col" class="">channel</th><th scope="col" class="num">entries</th><th scope="col" class="num">each</th><th scope="col" class="">each by</th><th scope="col" class="num">work</th><th scope="col" class="num">switches</th><th scope="col" class="num">switch</th><th scope="col" class="num">sum</th><th scope="col" class="">limited by</th></tr></thead><tbody>
<tr><th scope="row" class="">M</th><td class="num">2</td><td class="num">2</td><td class="">-</td><td class="num">-</td><td class="num">2</td><td class="num">0.1</td><td class="num">2.2</td><td class="">own</td></tr>
<tr><th scope="row" class="">A</th><td class="num">4</td><td class="num">2</td><td class="">timeslice</td><td class="num">3</td><td class="num">2</td><td class="num">0.1</td><td class="num">3.2</td><td class="">work</td></tr>
<tr><th scope="row" class="">B</th><td class="num">1</td><td class="num">2</td><td class="">timeslice</td><td class="num">7</td><td class="num">1</td><td class="num">0.1</td><td class="num">2.1</td><td class="">entries</td></tr>
<tr><th scope="row" class="">S</th><td class="num">1</td><td class="num">3</td><td class="">timeslice, saturated</td><td class="num">-</td><td class="num">1</td><td class="num">0.1</td><td class="num">3.1</td><td class="">entries</td></tr>
</tbody></table></div>
<p>bound: 10.6, the sum of the sums; sum = min(entries * each, work) + switches * switch</p>
<p>bound of B = own work + own switches + what others do in the worst window of k gaps</p>
<p>k = ceil(wcet / timeslice) = 4 turns</p>
<p>1 gap in a cycle; the worst window begins after entry 1, at position 4 of the list</p>
<p>gaps from there on, by entries alone: 14.7</p>
<div class="wide"><table><thead><tr><th scope="col" class="">channel</th><th scope="col" class="num">entries</th><th scope="col" class="num">each</th><th scope="col" class="">each by</th><th scope="col" class="num">work</th><th scope="col" class="num">switches</th><th scope="col" class="num">switch</th><th scope="col" class="num">sum</th><th scope="col" class="">limited by</th></tr></thead><tbody>
<tr><th scope="row" class="">B</th><td class="num">4</td><td class="num">7.0</td><td class="">-</td><td class="num">-</td><td class="num">4</td><td class="num">0.1</td><td class="num">7.4</td><td class="">own</td></tr>
<tr><th scope="row" class="">A</th><td class="num">16</td><td class="num">2.0</td><td class="">timeslice</td><td class="num">6</td><td class="num">4</td><td class="num">0.1</td><td class="num">6.4</td><td class="">work</td></tr>
<tr><th scope="row" class="">M</th><td class="num">8</td><td class="num">1.5</td><td class="">timeslice</td><td class="num">4</td><td class="num">4</td><td class="num">0.1</td><td class="num">4.4</td><td class="">work</td></tr>
<tr><th scope="row" class="">S</th><td class="num">4</td><td class="num">3.0</td><td class="">timeslice, saturated</td><td class="num">-</td><td class="num">4</td><td class="num">0.1</td><td class="num">12.4</td><td class="">entries</td></tr>
</tbody></table></div>
<p>bound: 30.6, the sum of the sums; sum = min(entries * each, work) + switches * switch</p>
</div>
<div class="side">
<h3>B: edf.yaml</h3>
<p>Nothing to explain: no deadline is missed or unknown.</p>
</div>
</div>
</section>
<section id="assumptions">
<h2>Assumptions</h2>
<div class="sides">
<div class="side">
<h3>A: runlist.yaml</h3>
<h4>runlist</h4><ul>
<li>nothing else runs on the GPU: no other process, graphics, page migration or DLA</li>
<li>no job takes longer than its wcet; releases of a channel are at least its period apart, without a period never before the job before is complete</li>
<li>where nonpreemptable is not given, a turn ends exactly with its timeslice</li>
<li>no channel is reset: the reset of a low one would take time from the others (key reset_cost)</li>
<li>2 of 4 channels have no timeslice: that of runlist</li>
<li>timeslices are taken as exact: no timeslice_step is given</li>
<li>no deadline given for A and M: taken to be the period (key deadline)</li>
<li>the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)</li>
</ul>
</div>
<div class="side">
<h3>B: edf.yaml</h3>
<h4>edf</h4><ul>
<li>nothing else runs on the GPU: no other process, graphics, page migration or DLA</li>
<li>no job takes longer than its wcet</li>
<li>releases of a task are at least its period apart</li>
<li>the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant</li>
<li>servers are constant bandwidth servers: a budget that is used up is full again at once, with a deadline one period later</li>
<li>the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead)</li>
<li>every job has the same latency, or the scheduler's deadlines count from the submission: a latency that varies under deadlines from the arrival at the GPU is release jitter, which the test does not know (key latency)</li>
<li>no deadline given for best-effort: taken to be the period (key deadline)</li>
</ul>
</div>
</div>
</section>
<section id="platform">
<h2>Platform, as analysed</h2>
<div class="sides">
<div class="side">
<h3>A: runlist.yaml</h3>
<p>No platform is named: tasks use the whole GPU.</p>
</div>
<div class="side">
<h3>B: edf.yaml</h3>
<p>No platform is named: tasks use the whole GPU.</p>
</div>
</div>
</section>
<section id="scenario">
<h2>Scenario</h2>
<div class="sides">
<div class="side">
<h3>A: runlist.yaml</h3>
<pre class="file">time_unit: ms
runlist: {timeslice: 2, switch_cost: 0.1}
tasks:
  - {name: A, level: high, wcet: 3, period: 20}
  - {name: M, level: medium, timeslice: 1, wcet: 2, period: 30, nonpreemptable: 1/2}
  - {name: B, level: low, wcet: 7, period: 60, deadline: 18}
  - {name: S, level: low, timeslice: 3, saturated: true}
</pre>
</div>
<div class="side">
<h3>B: edf.yaml</h3>
<pre class="file">time_unit: ms
edf: {overhead: 0.1, latency: 0.05}
tasks:
  - {name: camera, wcet: 7.9, period: 33, deadline: 20}
  - {name: lane, wcet: 20, period: 66, deadline: 60, nonpreemptable: 2}
  - {name: best-effort, wcet: 8, period: 120, server: s}
servers:
  - {name: s, budget: 8.5, period: 36}
</pre>
</div>
</div>
</section>
<section id="versions">
<h2>How this was made, and what shows it</h2>
<div class="sides">
<div class="side">
<h3>A: runlist.yaml</h3>
<p>gpurta 0.2.0, build BUILD; file runlist.yaml, SHA-256 4c5555f482a2cc8e7a642fbd28298e2cfc1177d1b0fa2df1f75875afcde50896</p>
<p>This page: <code>gpurta report runlist.yaml --compare edf.yaml</code></p>
<p>What is on it, from the same file with the same build:</p>
<ul>
<li><code>gpurta runlist runlist.yaml</code> (overhead every-switch, mode interleaved)</li>
<li><code>gpurta runlist --svg=- --simulate runlist.yaml</code></li>
<li><code>gpurta runlist --certificate=c.cert runlist.yaml</code></li>
<li><code>gpurta runlist --explain=A runlist.yaml</code></li>
<li><code>gpurta runlist --explain=M runlist.yaml</code></li>
<li><code>gpurta runlist --explain=B runlist.yaml</code></li>
</ul>
<h4>runlist</h4>
<p>A certificate of this file stands below: what it claims is checked as the second column says.</p>
<div class="wide"><table><thead><tr><th scope="col" class="">claim</th><th scope="col" class="">checked by gpurta-verify</th><th scope="col" class="">in Coq</th><th scope="col" class="">on paper (page of the documentation)</th><th scope="col" class="">tested</th><th scope="col" class="">assumed</th></tr></thead><tbody>
<tr><th scope="row" class="">work-limited bounds</th><td class="">the inequalities at all R together</td><td class="">Runlist.positional_bound, theorem_1, equation_3_is_too_low (positional)</td><td class="">runlist, The work-limited bound</td><td class="">1,459,241; M</td><td class="">D</td></tr>
<tr><th scope="row" class="">a response that can occur; &quot;unschedulable&quot;</th><td class="">the sum over the window; utilization</td><td class=""></td><td class="">runlist, What a verdict means</td><td class="">test_never_below_the_exact_worst_case (witnesses, too), test_verdicts; M</td><td class="">D</td></tr>
</tbody></table></div>
<p>That the C code computes what the theorems say is tested, not proved.</p>
<p>Tested: how many random cases were compared with independent models on 2026-11-22 (the tree before commit 1b9d1495, which mends what was found, and before bound had paths and waiting jobs); none exceeded or differed but 1 of 1,785,000 of simulate, which is mended; or the test; M: mutations of certificates. Assumed: H what the hardware is taken to do, D that the GPU is divided as configured, U the rules of newer GPUs.</p>
<details><summary>Certificate of runlist: accepted: runlist: 4 channels, 8 entries, unschedulable; under the assumptions that gpurta runlist prints; made_by is not checked</summary>
<pre class="file">{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "runlist",
  "time_unit": "ms",
  "certificate": 1,
  "scenario": "473ad1b6fc69e097a252f317efc4eec6563c79cefec2de18bfb26f65d6344473",
  "verdict": "unschedulable",
  "channels": [
    {"name": "A", "bound": "79/10", "witness": null, "overloaded": false, "window": 2, "verdict": "schedulable"},
    {"name": "M", "bound": "53/5", "witness": null, "overloaded": false, "window": 0, "verdict": "schedulable"},
    {"name": "B", "bound": "153/5", "witness": "24", "overloaded": false, "window": 0, "verdict": "unschedulable"},
    {"name": "S", "bound": null, "witness": null, "overloaded": false, "window": null, "verdict": "unknown"}
  ]
}
</pre></details>
</div>
<div class="side">
<h3>B: edf.yaml</h3>
<p>gpurta 0.2.0, build BUILD; file edf.yaml, SHA-256 1aeadfc74fa869b77323e4cd53af01e59af8149aca64cf18bebe2519a6a60cdd</p>
<p>This page: <code>gpurta report runlist.yaml --compare edf.yaml</code></p>
<p>What is on it, from the same file with the same build:</p>
<ul>
<li><code>gpurta edf edf.yaml</code> (limit 200000000)</li>
<li><code>gpurta edf --svg=- --simulate edf.yaml</code></li>
<li><code>gpurta edf --sensitivity edf.yaml</code></li>
<li><code>gpurta edf --certificate=c.cert edf.yaml</code></li>
</ul>
<h4>edf</h4>
<p>A certificate of this file stands below: what it claims is checked as the second column says.</p>
<div class="wide"><table><thead><tr><th scope="col" class="">claim</th><th scope="col" class="">checked by gpurta-verify</th><th scope="col" class="">in Coq</th><th scope="col" class="">on paper (page of the documentation)</th><th scope="col" class="">tested</th><th scope="col" class="">assumed</th></tr></thead><tbody>
<tr><th scope="row" class="">every task meets its deadline</th><td class="">the points</td><td class="">Edf.demand_test, qpa_hop, between_deadlines (no servers, no sections)</td><td class="">edf, Points of a certificate; with B and U_s: Sections</td><td class="">test_verdicts; M</td><td class="">H, D</td></tr>
<tr><th scope="row" class="">&quot;unschedulable&quot;: the demand at t is too much for any scheduler, of C and D - J alone beside servers, sections and an overhead (where only the test fails the verdict is &quot;unknown&quot;)</th><td class="">h(t) + B(t) at one t; utilization</td><td class=""></td><td class="">edf, What is computed</td><td class="">M</td><td class="">H, D</td></tr>
<tr><th scope="row" class="">response of a task alone in its server</th><td class="">the formula</td><td class=""></td><td class="">edf, Servers</td><td class="">39,502,704; M</td><td class="">H, D</td></tr>
<tr><th scope="row" class="">response times, without servers</th><td class="">every deadline in a busy period</td><td class=""></td><td class="">edf, Response times</td><td class="">test_responses; M</td><td class="">H</td></tr>
</tbody></table></div>
<p>That the C code computes what the theorems say is tested, not proved.</p>
<p>Tested: how many random cases were compared with independent models on 2026-11-22 (the tree before commit 1b9d1495, which mends what was found, and before bound had paths and waiting jobs); none exceeded or differed but 1 of 1,785,000 of simulate, which is mended; or the test; M: mutations of certificates. Assumed: H what the hardware is taken to do, D that the GPU is divided as configured, U the rules of newer GPUs.</p>
<details><summary>Certificate of edf: accepted: edf: 3 tasks, 4 points, schedulable; under the assumptions that gpurta edf prints; made_by is not checked</summary>
<pre class="file">{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "edf",
  "time_unit": "ms",
  "certificate": 1,
  "scenario": "094ec67fe9250d84295f283533d4bffe6e0d7669a5567d9dbab804cccf200619",
  "verdict": "schedulable",
  "witness": null,
  "tasks": [
    {"name": "camera", "response": null, "verdict": "schedulable"},
    {"name": "lane", "response": null, "verdict": "schedulable"},
    {"name": "best-effort", "response": "763/20", "verdict": "schedulable"}
  ],
  "points": [
    "399/20",
    "6552/275",
    "1059/20",
    "1199/20"
  ]
}
</pre></details>
</div>
</div>
</section>
</main>
<div id="tip" aria-hidden="true" hidden></div>
</body>
</html>
[1]

-- case report --
$ gpurta report chains.yaml --search 5 | sed "/<style>/,/<\/style>/d; /<script>/,/<\/script>/d"
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-RFRrrpHBpswV/8j3ES0nzv+2xVq/EDQmw5fVgWIZfOg='">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>gpurta report: chains.yaml</title>
</head>
<body>
<header>
<h1>chains.yaml</h1>
<nav aria-label="sections"><ul>
<li><a href="#verdict">Verdict</a></li>
<li><a href="#sensitivity">What could change</a></li>
<li><a href="#results">Chains, kernels and tasks</a></li>
<li><a href="#timelines">Timelines</a></li>
<li><a href="#misses">Why so long, and why deadlines are missed or not proved</a></li>
<li><a href="#assumptions">Assumptions</a></li>
<li><a href="#platform">Platform, as analysed</a></li>
<li><a href="#scenario">Scenario</a></li>
<li><a href="#versions">How this was made, and what shows it</a></li>
</ul></nav>
</header>
<main>
<section id="verdict">
<h2>Verdict</h2>
<div class="sides">
<div class="side">
<p class="verdict good">Every deadline is met, under the assumptions below; as if kernels used no registers (key registers)</p>
<ul>
<li><b>bound: schedulable</b>: every bound is within its deadline; as if kernels used no registers (key registers) (about every job, in any order, with any times from the bcet to the wcet)</li>
<li><b>simulate: this run misses no deadline</b> (about this one run)</li>
</ul>
<figure id="f1" class="bars" tabindex="0" role="group" aria-label="picture 1: plus and minus zoom, arrows move, 0 shows all">
<div class="tools"></div>
<svg xmlns="http://www.w3.org/2000/svg" width="440" height="304" viewBox="0 0 440 304" role="img">
<title>bound: what bounds consist of, and deadlines</title>
<desc>Bars, each on its own scale; the table below has the same numbers</desc>
<rect width="440" height="304" style="fill: white"/>
<text x="16.00" y="20.00" class="title" text-anchor="start">bound: what bounds consist of, and deadlines</text>
<text x="96.00" y="48.00" class="label" text-anchor="end">fork</text>
<rect x="104.00" y="34.00" width="69.49" height="20.00" class="c0"><title>fork: interference: urgent ~10.6667 ms, 44.1 %</title></rect>
<rect x="173.49" y="34.00" width="34.74" height="20.00" class="c1"><title>fork: own kernels ~5.33334 ms, 22.1 %</title></rect>
<rect x="208.23" y="34.00" width="26.06" height="20.00" class="c2"><title>fork: delay of the server: all 4 ms, 16.6 %</title></rect>
<rect x="234.29" y="34.00" width="9.77" height="20.00" class="c5"><title>fork: own copies 1.5 ms, 6.2 %</title></rect>
<rect x="244.06" y="34.00" width="6.51" height="20.00" class="c7"><title>fork: own host steps 1 ms, 4.1 %</title></rect>
<rect x="250.57" y="34.00" width="6.51" height="20.00" class="c6"><title>fork: late release (jitter) 1 ms, 4.1 %</title></rect>
<rect x="257.09" y="34.00" width="4.34" height="20.00" class="c7"><title>fork: interference: no deadline to meet ~0.666667 ms, 2.8 %</title></rect>
<rect x="104.00" y="56.00" width="71.66" height="5.00" class="end"><title>fork: bound ~24.1667 ms, observed 11 ms, deadline 35 ms: met</title></rect>
<rect x="330.50" y="30.00" width="3.00" height="28.00" class="end"><title>fork: bound ~24.1667 ms, observed 11 ms, deadline 35 ms: met</title></rect>
<text x="434.00" y="48.00" class="label" text-anchor="end">met</text>
<text x="434.00" y="62.00" class="note" text-anchor="end">~24.1667 of 35</text>
<text x="96.00" y="86.00" class="label" text-anchor="end">urgent</text>
<rect x="104.00" y="72.00" width="17.37" height="20.00" class="c1"><title>urgent: own kernels ~5.33334 ms, 42.1 %</title></rect>
<rect x="121.37" y="72.00" width="17.37" height="20.00" class="c3"><title>urgent: blocking by resident blocks: fork ~5.33334 ms, 42.1 %</title></rect>
<rect x="138.74" y="72.00" width="6.51" height="20.00" class="c2"><title>urgent: delay of the server: all 2 ms, 15.8 %</title></rect>
<rect x="104.00" y="94.00" width="29.31" height="5.00" class="end"><title>urgent: bound ~12.6667 ms, observed 9 ms, deadline 70 ms: met</title></rect>
<rect x="330.50" y="68.00" width="3.00" height="28.00" class="end"><title>urgent: bound ~12.6667 ms, observed 9 ms, deadline 70 ms: met</title></rect>
<text x="434.00" y="86.00" class="label" text-anchor="end">met</text>
<text x="434.00" y="100.00" class="note" text-anchor="end">~12.6667 of 70</text>
<text x="96.00" y="124.00" class="label" text-anchor="end">no deadline …</text>
<rect x="104.00" y="110.00" width="17.37" height="20.00" class="c0"><title>no deadline to meet: interference: urgent ~5.33334 ms, 45.1 %</title></rect>
<rect x="121.37" y="110.00" width="8.69" height="20.00" class="c1"><title>no deadline to meet: own kernels ~2.66667 ms, 22.5 %</title></rect>
<rect x="130.06" y="110.00" width="6.51" height="20.00" class="c2"><title>no deadline to meet: delay of the server: all 2 ms, 16.9 %</title></rect>
<rect x="136.57" y="110.00" width="5.97" height="20.00" class="c4"><title>no deadline to meet: interference: fork ~1.83334 ms, 15.5 %</title></rect>
<rect x="104.00" y="132.00" width="22.80" height="5.00" class="end"><title>no deadline to meet: bound ~11.8334 ms, observed 7 ms, deadline 70 ms: met</title></rect>
<rect x="330.50" y="106.00" width="3.00" height="28.00" class="end"><title>no deadline to meet: bound ~11.8334 ms, observed 7 ms, deadline 70 ms: met</title></rect>
<text x="434.00" y="124.00" class="label" text-anchor="end">met</text>
<text x="434.00" y="138.00" class="note" text-anchor="end">~11.8334 of 70</text>
<text x="434.00" y="159.00" class="note" text-anchor="end">each row on its own scale; beside it bound of deadline, in ms</text>
<rect x="104.00" y="178.00" width="22.00" height="6.00" class="end"/>
<text x="132.00" y="185.00" class="note" text-anchor="start">observed</text>
<rect x="201.20" y="174.00" width="3.00" height="14.00" class="end"/>
<text x="211.20" y="185.00" class="note" text-anchor="start">deadline</text>
<rect x="104.00" y="196.00" width="22.00" height="12.00" class="c0"/>
<text x="132.00" y="206.00" class="note" text-anchor="start">interference: urgent</text>
<rect x="278.00" y="196.00" width="22.00" height="12.00" class="c1"/>
<text x="306.00" y="206.00" class="note" text-anchor="start">own kernels</text>
<rect x="104.00" y="216.00" width="22.00" height="12.00" class="c2"/>
<text x="132.00" y="226.00" class="note" text-anchor="start">delay of the server: all</text>
<rect x="104.00" y="236.00" width="22.00" height="12.00" class="c3"/>
<text x="132.00" y="246.00" class="note" text-anchor="start">blocking by resident blocks: fork</text>
<rect x="104.00" y="256.00" width="22.00" height="12.00" class="c4"/>
<text x="132.00" y="266.00" class="note" text-anchor="start">interference: fork</text>
<rect x="265.20" y="256.00" width="22.00" height="12.00" class="c5"/>
<text x="293.20" y="266.00" class="note" text-anchor="start">own copies</text>
<rect x="104.00" y="276.00" width="22.00" height="12.00" class="c6"/>
<text x="132.00" y="286.00" class="note" text-anchor="start">late release (jitter)</text>
<rect x="284.40" y="276.00" width="22.00" height="12.00" class="c7"/>
<text x="312.40" y="286.00" class="note" text-anchor="start">other causes</text>
</svg>
</figure>
</div>
</div>
</section>
<section id="sensitivity">
<h2>What could change</h2>
<div class="sides">
<div class="side">
<h4>bound</h4>
<p>How far a figure can go if nothing else changes and every deadline is still met.</p>
<div class="wide"><table><thead><tr><th scope="col" class="">sensitivity</th><th scope="col" class="">of</th><th scope="col" class="">step</th><th scope="col" class="num">value</th></tr></thead><tbody>
<tr><th scope="row" class="">largest factor of all wcet</th><td class="">fork</td><td class=""></td><td class="num">~2.382978</td></tr>
<tr><th scope="row" class="">largest factor of all wcet</th><td class="">urgent</td><td class=""></td><td class="num">2.015625</td></tr>
<tr><th scope="row" class="">largest factor of all wcet</th><td class="">no deadline to meet</td><td class=""></td><td class="num">17.250000</td></tr>
<tr><th scope="row" class="">largest wcet</th><td class="">fork</td><td class="">image</td><td class="num">~12.333333</td></tr>
<tr><th scope="row" class="">largest wcet</th><td class="">fork</td><td class="">split</td><td class="num">~6.909090</td></tr>
<tr><th scope="row" class="">largest wcet</th><td class="">fork</td><td class="">left</td><td class="num">~9.222222</td></tr>
<tr><th scope="row" class="">largest wcet</th><td class="">fork</td><td class="">right</td><td class="num">8.200000</td></tr>
<tr><th scope="row" class="">largest wcet</th><td class="">fork</td><td class="">join</td><td class="num">~11.833333</td></tr>
<tr><th scope="row" class="">largest wcet</th><td class="">urgent</td><td class="">work</td><td class="num">4.031250</td></tr>
<tr><th scope="row" class="">largest wcet</th><td class="">no deadline to meet</td><td class="">other</td><td class="num">34.500000</td></tr>
<tr><th scope="row" class="">smallest period</th><td class="">fork</td><td class=""></td><td class="num">~24.166667</td></tr>
<tr><th scope="row" class="">smallest period</th><td class="">urgent</td><td class=""></td><td class="num">~13.333334</td></tr>
<tr><th scope="row" class="">smallest period</th><td class="">no deadline to meet</td><td class=""></td><td class="num">~11.833334</td></tr>
<tr><th scope="row" class="">fewest SMs</th><td class=""></td><td class=""></td><td class="num">2</td></tr>
</tbody></table></div>
<p>without the priority of urgent: fork ~18.8334 in place of ~24.1667, urgent ~14.1667 in place of ~12.6667, no deadline to meet ~9.16667 in place of ~11.8334; schedulable</p>
</div>
</div>
</section>
<section id="results">
<h2>Chains, kernels and tasks</h2>
<div class="sides">
<div class="side">
<h4>bound</h4>
<p>bound: no job takes longer, from its nominal release to the end of its last step; observed: the longest found in a search by simulation. Those of a step count from its activation, when what it waits for is complete: up to its jitter after the release.</p>
<p>platform jetson-tx2; times in ms</p>
<div class="wide"><table><thead><tr><th scope="col" class="">chain</th><th scope="col" class="num">bound</th><th scope="col" class="num">observed</th><th scope="col" class="num">deadline</th><th scope="col" class="">verdict</th></tr></thead><tbody>
<tr><th scope="row" class="">fork</th><td class="num">~24.1667</td><td class="num">11</td><td class="num">35</td><td class=" good">met</td></tr>
<tr><th scope="row" class="">urgent</th><td class="num">~12.6667</td><td class="num">9</td><td class="num">70</td><td class=" good">met</td></tr>
<tr><th scope="row" class="">no deadline to meet</th><td class="num">~11.8334</td><td class="num">7</td><td class="num">70</td><td class=" good">met</td></tr>
</tbody></table></div>
<div class="wide"><table><thead><tr><th scope="col" class="">chain</th><th scope="col" class="">step</th><th scope="col" class="">kind</th><th scope="col" class="num">jitter</th><th scope="col" class="num">bound</th><th scope="col" class="num">observed</th><th scope="col" class="num">finish</th><th scope="col" class="num">deadline</th></tr></thead><tbody>
<tr><th scope="row" class="">fork</th><td class="">image</td><td class="">copy</td><td class="num">1.000</td><td class="num">1.500</td><td class="num">1.5</td><td class="num">2.500</td><td class="num">-</td></tr>
<tr><th scope="row" class="">fork</th><td class="">split</td><td class="">kernel</td><td class="num">2.500</td><td class="num">9.500</td><td class="num">4.5</td><td class="num">12.000</td><td class="num">-</td></tr>
<tr><th scope="row" class="">fork</th><td class="">left</td><td class="">kernel</td><td class="num">12.000</td><td class="num">~11.167</td><td class="num">3.0</td><td class="num">~23.167</td><td class="num">-</td></tr>
<tr><th scope="row" class="">fork</th><td class="">right</td><td class="">kernel</td><td class="num">12.000</td><td class="num">10.000</td><td class="num">1.0</td><td class="num">22.000</td><td class="num">-</td></tr>
<tr><th scope="row" class="">fork</th><td class="">join</td><td class="">host</td><td class="num">~23.167</td><td class="num">1.000</td><td class="num">1.0</td><td class="num">~24.167</td><td class="num">60</td></tr>
<tr><th scope="row" class="">urgent</th><td class="">work</td><td class="">kernel</td><td class="num">0.000</td><td class="num">~14.667</td><td class="num">9.0</td><td class="num">~12.667</td><td class="num">-</td></tr>
<tr><th scope="row" class="">no deadline to meet</th><td class="">other</td><td class="">kernel</td><td class="num">0.000</td><td class="num">~11.834</td><td class="num">7.0</td><td class="num">~11.834</td><td class="num">-</td></tr>
</tbody></table></div>
<p>of a kernel with a count: the bounds of its launches, added up, each at its worst; finish: when the last one has ended</p>
<p>schedulable: every bound is within its deadline; as if kernels used no registers (key registers)</p>
<h4>simulate</h4>
<p>platform jetson-tx2; placement most-room; times in ms</p>
<div class="wide"><table><thead><tr><th scope="col" class="">operation</th><th scope="col" class="">stream</th><th scope="col" class="num">blocks</th><th scope="col" class="num">release</th><th scope="col" class="num">start</th><th scope="col" class="num">completion</th><th scope="col" class="num">response</th><th scope="col" class="num">deadline</th><th scope="col" class="">verdict</th></tr></thead><tbody>
<tr><th scope="row" class="">fork/image</th><td class="">-</td><td class="num">copy</td><td class="num">0</td><td class="num">0</td><td class="num">1.5</td><td class="num">1.5</td><td class="num">-</td><td class="">-</td></tr>
<tr><th scope="row" class="">fork/split</th><td class="">-</td><td class="num">4</td><td class="num">0</td><td class="num">5</td><td class="num">6.0</td><td class="num">6.0</td><td class="num">-</td><td class="">-</td></tr>
<tr><th scope="row" class="">fork/left</th><td class="">-</td><td class="num">2</td><td class="num">0</td><td class="num">6</td><td class="num">9.0</td><td class="num">9.0</td><td class="num">-</td><td class="">-</td></tr>
<tr><th scope="row" class="">fork/right</th><td class="">-</td><td class="num">3</td><td class="num">0</td><td class="num">6</td><td class="num">7.0</td><td class="num">7.0</td><td class="num">-</td><td class="">-</td></tr>
<tr><th scope="row" class="">fork/join</th><td class="">-</td><td class="num">host</td><td class="num">0</td><td class="num">9</td><td class="num">10.0</td><td class="num">10.0</td><td class="num">35</td><td class=" good">met</td></tr>
<tr><th scope="row" class="">urgent/work</th><td class="">first</td><td class="num">8</td><td class="num">0</td><td class="num">0</td><td class="num">5.0</td><td class="num">5.0</td><td class="num">70</td><td class=" good">met</td></tr>
<tr><th scope="row" class="">no deadline to meet/other</th><td class="">-</td><td class="num">1</td><td class="num">0</td><td class="num">5</td><td class="num">7.0</td><td class="num">7.0</td><td class="num">70</td><td class=" good">met</td></tr>
</tbody></table></div>
<p>every deadline is met in this simulation; no bound: gpurta bound</p>
<p>of one job each: --jobs N or --until TIME releases more</p>
</div>
</div>
</section>
<section id="timelines">
<h2>Timelines</h2>
<div class="sides">
<div class="side">
<h4>bound</h4>
<figure id="f2" tabindex="0" role="group" aria-label="picture 2: plus and minus zoom, arrows move, 0 shows all">
<div class="tools"></div>
<svg xmlns="http://www.w3.org/2000/svg" width="966" height="510" viewBox="0 0 966 510" role="img">
<title>chains.yaml</title>
<desc>Bounds of chains, what was observed, deadlines, and the worst run observed</desc>
<rect width="966" height="510" style="fill: white"/>
<defs>
<pattern id="f2p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="f2p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="f2p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">chains.yaml</text>
<line x1="176.00" y1="40.00" x2="176.00" y2="230.00" class="grid"/>
<text x="176.00" y="246.00" class="tick" text-anchor="middle">0</text>
<line x1="279.64" y1="40.00" x2="279.64" y2="230.00" class="grid"/>
<text x="279.64" y="246.00" class="tick" text-anchor="middle">10</text>
<line x1="383.28" y1="40.00" x2="383.28" y2="230.00" class="grid"/>
<text x="383.28" y="246.00" class="tick" text-anchor="middle">20</text>
<line x1="486.92" y1="40.00" x2="486.92" y2="230.00" class="grid"/>
<text x="486.92" y="246.00" class="tick" text-anchor="middle">30</text>
<line x1="590.57" y1="40.00" x2="590.57" y2="230.00" class="grid"/>
<text x="590.57" y="246.00" class="tick" text-anchor="middle">40</text>
<line x1="694.21" y1="40.00" x2="694.21" y2="230.00" class="grid"/>
<text x="694.21" y="246.00" class="tick" text-anchor="middle">50</text>
<line x1="797.85" y1="40.00" x2="797.85" y2="230.00" class="grid"/>
<text x="797.85" y="246.00" class="tick" text-anchor="middle">60</text>
<line x1="901.49" y1="40.00" x2="901.49" y2="230.00" class="grid"/>
<text x="901.49" y="246.00" class="tick" text-anchor="middle">70</text>
<text x="546.00" y="266.00" class="label" text-anchor="middle">time after the nominal release (ms)</text>
<text x="176.00" y="286.00" class="note" text-anchor="start">boxes: bound, step by step, after jitter and jobs before it (light); thin bar: longest response observed; colours: steps within each row</text>
<text x="168.00" y="63.00" class="label" text-anchor="end">fork</text>
<rect x="176.00" y="50.00" width="10.36" height="16.00" class="before"><title>jitter, and jobs before it</title></rect>
<rect x="186.36" y="50.00" width="15.55" height="16.00" class="b c0"><title>image</title></rect>
<rect x="176.00" y="83.00" width="8.00" height="8.00" class="b c0"/>
<text x="188.00" y="91.00" class="note" text-anchor="start">image</text>
<rect x="201.91" y="50.00" width="98.46" height="16.00" class="b c1"><title>split</title></rect>
<text x="204.91" y="62.00" class="tick" text-anchor="start">split</text>
<rect x="300.37" y="50.00" width="115.73" height="16.00" class="b c2"><title>left</title></rect>
<text x="303.37" y="62.00" class="tick" text-anchor="start">left</text>
<rect x="300.37" y="50.00" width="103.64" height="16.00" class="b c3"><title>right</title></rect>
<text x="303.37" y="62.00" class="tick" text-anchor="start">right</text>
<rect x="416.10" y="50.00" width="10.36" height="16.00" class="b c4"><title>join</title></rect>
<rect x="234.00" y="83.00" width="8.00" height="8.00" class="b c4"/>
<text x="246.00" y="91.00" class="note" text-anchor="start">join</text>
<rect x="176.00" y="70.00" width="114.01" height="6.00" class="observed"><title>observed</title></rect>
<text x="294.01" y="77.00" class="note" text-anchor="start">11</text>
<line x1="538.75" y1="44.00" x2="538.75" y2="80.00" class="axis"/>
<text x="538.75" y="43.00" class="note" text-anchor="start">deadline 35</text>
<text x="430.47" y="62.00" class="note" text-anchor="start">~24.1667</text>
<text x="168.00" y="123.00" class="label" text-anchor="end">urgent</text>
<rect x="176.00" y="110.00" width="131.28" height="16.00" class="b c0"><title>work</title></rect>
<text x="179.00" y="122.00" class="tick pale" text-anchor="start">work</text>
<rect x="176.00" y="130.00" width="93.28" height="6.00" class="observed"><title>observed</title></rect>
<text x="273.28" y="137.00" class="note" text-anchor="start">9</text>
<line x1="901.49" y1="104.00" x2="901.49" y2="140.00" class="axis"/>
<text x="901.49" y="103.00" class="note" text-anchor="end">deadline 70</text>
<text x="311.28" y="122.00" class="note" text-anchor="start">~12.6667</text>
<text x="168.00" y="183.00" class="label" text-anchor="end">no deadline to meet</text>
<rect x="176.00" y="170.00" width="122.64" height="16.00" class="b c0"><title>other</title></rect>
<text x="179.00" y="182.00" class="tick pale" text-anchor="start">other</text>
<rect x="176.00" y="190.00" width="72.55" height="6.00" class="observed"><title>observed</title></rect>
<text x="252.55" y="197.00" class="note" text-anchor="start">7</text>
<line x1="901.49" y1="164.00" x2="901.49" y2="200.00" class="axis"/>
<text x="901.49" y="163.00" class="note" text-anchor="end">deadline 70</text>
<text x="302.64" y="182.00" class="note" text-anchor="start">~11.8334</text>
<text x="176.00" y="314.00" class="note" text-anchor="start">the worst run observed of fork: thin until a step begins, thick until it has ended; colours: chains</text>
<line x1="176.00" y1="320.00" x2="176.00" y2="448.00" class="grid"/>
<text x="176.00" y="464.00" class="tick" text-anchor="middle">0</text>
<line x1="307.91" y1="320.00" x2="307.91" y2="448.00" class="grid"/>
<text x="307.91" y="464.00" class="tick" text-anchor="middle">2</text>
<line x1="439.81" y1="320.00" x2="439.81" y2="448.00" class="grid"/>
<text x="439.81" y="464.00" class="tick" text-anchor="middle">4</text>
<line x1="571.72" y1="320.00" x2="571.72" y2="448.00" class="grid"/>
<text x="571.72" y="464.00" class="tick" text-anchor="middle">6</text>
<line x1="703.63" y1="320.00" x2="703.63" y2="448.00" class="grid"/>
<text x="703.63" y="464.00" class="tick" text-anchor="middle">8</text>
<line x1="835.54" y1="320.00" x2="835.54" y2="448.00" class="grid"/>
<text x="835.54" y="464.00" class="tick" text-anchor="middle">10</text>
<text x="168.00" y="334.00" class="tick" text-anchor="end">fork/image</text>
<line x1="176.00" y1="338.00" x2="916.00" y2="338.00" class="grid"/>
<text x="168.00" y="352.00" class="tick" text-anchor="end">fork/split</text>
<line x1="176.00" y1="356.00" x2="916.00" y2="356.00" class="grid"/>
<text x="168.00" y="370.00" class="tick" text-anchor="end">fork/left</text>
<line x1="176.00" y1="374.00" x2="916.00" y2="374.00" class="grid"/>
<text x="168.00" y="388.00" class="tick" text-anchor="end">fork/right</text>
<line x1="176.00" y1="392.00" x2="916.00" y2="392.00" class="grid"/>
<text x="168.00" y="406.00" class="tick" text-anchor="end">fork/join</text>
<line x1="176.00" y1="410.00" x2="916.00" y2="410.00" class="grid"/>
<text x="168.00" y="424.00" class="tick" text-anchor="end">urgent/work</text>
<line x1="176.00" y1="428.00" x2="916.00" y2="428.00" class="grid"/>
<text x="168.00" y="442.00" class="tick" text-anchor="end">no deadline to meet/other</text>
<line x1="176.00" y1="446.00" x2="916.00" y2="446.00" class="grid"/>
<rect x="241.95" y="323.00" width="98.93" height="13.00" class="b c0"><title>image</title></rect>
<rect x="241.95" y="413.00" width="329.77" height="13.00" class="b c1"><title>work</title></rect>
<rect x="340.88" y="346.00" width="230.84" height="3.00" class="b c0"><title>waits</title></rect>
<rect x="571.72" y="341.00" width="65.95" height="13.00" class="b c0"><title>split</title></rect>
<rect x="274.93" y="436.00" width="296.79" height="3.00" class="b c2"><title>waits</title></rect>
<rect x="571.72" y="431.00" width="131.91" height="13.00" class="b c2"><title>other</title></rect>
<rect x="637.68" y="377.00" width="65.95" height="13.00" class="b c0"><title>right</title></rect>
<rect x="637.68" y="359.00" width="197.86" height="13.00" class="b c0"><title>left</title></rect>
<rect x="835.54" y="395.00" width="65.95" height="13.00" class="b c0"><title>join</title></rect>
<text x="546.00" y="482.00" class="label" text-anchor="middle">time of the run (ms)</text>
<text x="16.00" y="498.00" class="note" text-anchor="start">as if kernels used no registers (key registers)</text>
</svg>
</figure>
<h4>simulate</h4>
<figure id="f3" tabindex="0" role="group" aria-label="picture 3: plus and minus zoom, arrows move, 0 shows all">
<div class="tools"></div>
<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="522" viewBox="0 0 1200 522" role="img">
<title>chains.yaml on jetson-tx2</title>
<desc>A timeline from 0 to 10 ms: 4 lanes from SM 0 to fork/join, 38 boxes, 6 marks, 0 deadlines missed</desc>
<rect width="1200" height="522" style="fill: white"/>
<defs>
<pattern id="f3p1" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="#000" fill-opacity="0.45"/></pattern>
<pattern id="f3p2" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.5" fill="#000" fill-opacity="0.55"/></pattern>
<pattern id="f3p3" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.5" height="6" fill="#fff" fill-opacity="0.8"/><rect width="6" height="1.5" fill="#fff" fill-opacity="0.8"/></pattern>
</defs>
<text x="16.00" y="20.00" class="title" text-anchor="start">chains.yaml on jetson-tx2</text>
<rect x="77.60" y="92.00" width="1098.40" height="110.00" class="lane"/>
<text x="71.60" y="150.80" class="tick" text-anchor="end">SM 0</text>
<rect x="77.60" y="210.00" width="1098.40" height="110.00" class="lane"/>
<text x="71.60" y="268.80" class="tick" text-anchor="end">SM 1</text>
<rect x="77.60" y="328.00" width="1098.40" height="24.00" class="lane"/>
<text x="71.60" y="343.80" class="tick" text-anchor="end">copy 1</text>
<rect x="77.60" y="355.00" width="1098.40" height="24.00" class="lane"/>
<text x="71.60" y="370.80" class="tick" text-anchor="end">fork/join</text>
<line x1="77.60" y1="92.00" x2="77.60" y2="386.00" class="grid"/>
<text x="77.60" y="399.00" class="tick" text-anchor="middle">0</text>
<line x1="187.44" y1="92.00" x2="187.44" y2="386.00" class="grid"/>
<text x="187.44" y="399.00" class="tick" text-anchor="middle">1</text>
<line x1="297.28" y1="92.00" x2="297.28" y2="386.00" class="grid"/>
<text x="297.28" y="399.00" class="tick" text-anchor="middle">2</text>
<line x1="407.12" y1="92.00" x2="407.12" y2="386.00" class="grid"/>
<text x="407.12" y="399.00" class="tick" text-anchor="middle">3</text>
<line x1="516.96" y1="92.00" x2="516.96" y2="386.00" class="grid"/>
<text x="516.96" y="399.00" class="tick" text-anchor="middle">4</text>
<line x1="626.80" y1="92.00" x2="626.80" y2="386.00" class="grid"/>
<text x="626.80" y="399.00" class="tick" text-anchor="middle">5</text>
<line x1="736.64" y1="92.00" x2="736.64" y2="386.00" class="grid"/>
<text x="736.64" y="399.00" class="tick" text-anchor="middle">6</text>
<line x1="846.48" y1="92.00" x2="846.48" y2="386.00" class="grid"/>
<text x="846.48" y="399.00" class="tick" text-anchor="middle">7</text>
<line x1="956.32" y1="92.00" x2="956.32" y2="386.00" class="grid"/>
<text x="956.32" y="399.00" class="tick" text-anchor="middle">8</text>
<line x1="1066.16" y1="92.00" x2="1066.16" y2="386.00" class="grid"/>
<text x="1066.16" y="399.00" class="tick" text-anchor="middle">9</text>
<line x1="1176.00" y1="92.00" x2="1176.00" y2="386.00" class="grid"/>
<text x="1176.00" y="399.00" class="tick" text-anchor="middle">10</text>
<line x1="77.60" y1="382.00" x2="1176.00" y2="382.00" class="axis"/>
<text x="626.80" y="416.00" class="label" text-anchor="middle">time (ms)</text>
<rect x="77.60" y="174.50" width="219.68" height="27.50" class="b c3"><title>urgent/work, SM 0, 0 to 2 ms</title></rect>
<text x="187.44" y="192.05" class="in" text-anchor="middle">urgent/work</text>
<rect x="77.60" y="147.00" width="219.68" height="27.50" class="b c3"><title>urgent/work, SM 0, 0 to 2 ms</title></rect>
<text x="187.44" y="164.55" class="in" text-anchor="middle">urgent/work</text>
<rect x="77.60" y="119.50" width="219.68" height="27.50" class="b c3"><title>urgent/work, SM 0, 0 to 2 ms</title></rect>
<text x="187.44" y="137.05" class="in" text-anchor="middle">urgent/work</text>
<rect x="77.60" y="92.00" width="219.68" height="27.50" class="b c3"><title>urgent/work, SM 0, 0 to 2 ms</title></rect>
<text x="187.44" y="109.55" class="in" text-anchor="middle">urgent/work</text>
<rect x="297.28" y="174.50" width="109.84" height="27.50" class="b c3"><title>urgent/work, SM 0, 2 to 3 ms</title></rect>
<text x="352.20" y="192.05" class="in" text-anchor="middle">urgent/work</text>
<rect x="297.28" y="147.00" width="109.84" height="27.50" class="b c3"><title>urgent/work, SM 0, 2 to 3 ms</title></rect>
<text x="352.20" y="164.55" class="in" text-anchor="middle">urgent/work</text>
<rect x="297.28" y="119.50" width="109.84" height="27.50" class="b c3"><title>urgent/work, SM 0, 2 to 3 ms</title></rect>
<text x="352.20" y="137.05" class="in" text-anchor="middle">urgent/work</text>
<rect x="297.28" y="92.00" width="109.84" height="27.50" class="b c3"><title>urgent/work, SM 0, 2 to 3 ms</title></rect>
<text x="352.20" y="109.55" class="in" text-anchor="middle">urgent/work</text>
<rect x="516.96" y="174.50" width="109.84" height="27.50" class="b c3"><title>urgent/work, SM 0, 4 to 5 ms</title></rect>
<text x="571.88" y="192.05" class="in" text-anchor="middle">urgent/work</text>
<rect x="516.96" y="147.00" width="109.84" height="27.50" class="b c3"><title>urgent/work, SM 0, 4 to 5 ms</title></rect>
<text x="571.88" y="164.55" class="in" text-anchor="middle">urgent/work</text>
<rect x="516.96" y="119.50" width="109.84" height="27.50" class="b c3"><title>urgent/work, SM 0, 4 to 5 ms</title></rect>
<text x="571.88" y="137.05" class="in" text-anchor="middle">urgent/work</text>
<rect x="516.96" y="92.00" width="109.84" height="27.50" class="b c3"><title>urgent/work, SM 0, 4 to 5 ms</title></rect>
<text x="571.88" y="109.55" class="in" text-anchor="middle">urgent/work</text>
<rect x="626.80" y="174.50" width="109.84" height="27.50" class="b c0"><title>fork/split, SM 0, 5 to 6 ms</title></rect>
<text x="681.72" y="192.05" class="in light" text-anchor="middle">fork/split</text>
<rect x="626.80" y="147.00" width="109.84" height="27.50" class="b c0"><title>fork/split, SM 0, 5 to 6 ms</title></rect>
<text x="681.72" y="164.55" class="in light" text-anchor="middle">fork/split</text>
<rect x="626.80" y="92.00" width="219.68" height="27.50" class="b c4"><title>no deadline to meet/other, SM 0, 5 to 7 ms</title></rect>
<text x="736.64" y="109.55" class="in" text-anchor="middle">no deadline to meet/other</text>
<rect x="736.64" y="174.50" width="109.84" height="27.50" class="b c1"><title>fork/left, SM 0, 6 to 7 ms</title></rect>
<text x="791.56" y="192.05" class="in" text-anchor="middle">fork/left</text>
<rect x="736.64" y="147.00" width="109.84" height="27.50" class="b c2"><title>fork/right, SM 0, 6 to 7 ms</title></rect>
<text x="791.56" y="164.55" class="in" text-anchor="middle">fork/right</text>
<rect x="956.32" y="174.50" width="109.84" height="27.50" class="b c1"><title>fork/left, SM 0, 8 to 9 ms</title></rect>
<text x="1011.24" y="192.05" class="in" text-anchor="middle">fork/left</text>
<rect x="77.60" y="292.50" width="219.68" height="27.50" class="b c3"><title>urgent/work, SM 1, 0 to 2 ms</title></rect>
<text x="187.44" y="310.05" class="in" text-anchor="middle">urgent/work</text>
<rect x="77.60" y="265.00" width="219.68" height="27.50" class="b c3"><title>urgent/work, SM 1, 0 to 2 ms</title></rect>
<text x="187.44" y="282.55" class="in" text-anchor="middle">urgent/work</text>
<rect x="77.60" y="237.50" width="219.68" height="27.50" class="b c3"><title>urgent/work, SM 1, 0 to 2 ms</title></rect>
<text x="187.44" y="255.05" class="in" text-anchor="middle">urgent/work</text>
<rect x="77.60" y="210.00" width="219.68" height="27.50" class="b c3"><title>urgent/work, SM 1, 0 to 2 ms</title></rect>
<text x="187.44" y="227.55" class="in" text-anchor="middle">urgent/work</text>
<rect x="297.28" y="292.50" width="109.84" height="27.50" class="b c3"><title>urgent/work, SM 1, 2 to 3 ms</title></rect>
<text x="352.20" y="310.05" class="in" text-anchor="middle">urgent/work</text>
<rect x="297.28" y="265.00" width="109.84" height="27.50" class="b c3"><title>urgent/work, SM 1, 2 to 3 ms</title></rect>
<text x="352.20" y="282.55" class="in" text-anchor="middle">urgent/work</text>
<rect x="297.28" y="237.50" width="109.84" height="27.50" class="b c3"><title>urgent/work, SM 1, 2 to 3 ms</title></rect>
<text x="352.20" y="255.05" class="in" text-anchor="middle">urgent/work</text>
<rect x="297.28" y="210.00" width="109.84" height="27.50" class="b c3"><title>urgent/work, SM 1, 2 to 3 ms</title></rect>
<text x="352.20" y="227.55" class="in" text-anchor="middle">urgent/work</text>
<rect x="516.96" y="292.50" width="109.84" height="27.50" class="b c3"><title>urgent/work, SM 1, 4 to 5 ms</title></rect>
<text x="571.88" y="310.05" class="in" text-anchor="middle">urgent/work</text>
<rect x="516.96" y="265.00" width="109.84" height="27.50" class="b c3"><title>urgent/work, SM 1, 4 to 5 ms</title></rect>
<text x="571.88" y="282.55" class="in" text-anchor="middle">urgent/work</text>
<rect x="516.96" y="237.50" width="109.84" height="27.50" class="b c3"><title>urgent/work, SM 1, 4 to 5 ms</title></rect>
<text x="571.88" y="255.05" class="in" text-anchor="middle">urgent/work</text>
<rect x="516.96" y="210.00" width="109.84" height="27.50" class="b c3"><title>urgent/work, SM 1, 4 to 5 ms</title></rect>
<text x="571.88" y="227.55" class="in" text-anchor="middle">urgent/work</text>
<rect x="626.80" y="292.50" width="109.84" height="27.50" class="b c0"><title>fork/split, SM 1, 5 to 6 ms</title></rect>
<text x="681.72" y="310.05" class="in light" text-anchor="middle">fork/split</text>
<rect x="626.80" y="265.00" width="109.84" height="27.50" class="b c0"><title>fork/split, SM 1, 5 to 6 ms</title></rect>
<text x="681.72" y="282.55" class="in light" text-anchor="middle">fork/split</text>
<rect x="736.64" y="292.50" width="109.84" height="27.50" class="b c1"><title>fork/left, SM 1, 6 to 7 ms</title></rect>
<text x="791.56" y="310.05" class="in" text-anchor="middle">fork/left</text>
<rect x="736.64" y="265.00" width="109.84" height="27.50" class="b c2"><title>fork/right, SM 1, 6 to 7 ms</title></rect>
<text x="791.56" y="282.55" class="in" text-anchor="middle">fork/right</text>
<rect x="736.64" y="237.50" width="109.84" height="27.50" class="b c2"><title>fork/right, SM 1, 6 to 7 ms</title></rect>
<text x="791.56" y="255.05" class="in" text-anchor="middle">fork/right</text>
<rect x="956.32" y="292.50" width="109.84" height="27.50" class="b c1"><title>fork/left, SM 1, 8 to 9 ms</title></rect>
<text x="1011.24" y="310.05" class="in" text-anchor="middle">fork/left</text>
<rect x="77.60" y="328.00" width="164.76" height="24.00" class="b c5"><title>fork/image, copy 1, 0 to 1.5 ms</title></rect>
<text x="159.98" y="343.80" class="in" text-anchor="middle">fork/image</text>
<rect x="1066.16" y="355.00" width="109.84" height="24.00" class="b c6"><title>fork/join, fork/join, 9 to 10 ms</title></rect>
<text x="1121.08" y="370.80" class="in light" text-anchor="middle">fork/join</text>
<line x1="77.60" y1="47.00" x2="77.60" y2="92.00" class="stem"/>
<path d="M77.60 47.00l-4 -8h8z" class="c3"><title>launch of urgent/work, 0 ms</title></path>
<text x="83.60" y="47.00" class="tick" text-anchor="start">urgent/work</text>
<line x1="77.60" y1="60.00" x2="77.60" y2="92.00" class="stem"/>
<path d="M77.60 60.00l-4 -8h8z" class="c4"><title>launch of no deadline to meet/other, 0 ms</title></path>
<text x="83.60" y="60.00" class="tick" text-anchor="start">no deadline to meet/other</text>
<line x1="77.60" y1="73.00" x2="77.60" y2="92.00" class="stem"/>
<path d="M77.60 73.00l-4 -8h8z" class="c5"><title>launch of fork/image, 0 ms</title></path>
<text x="83.60" y="73.00" class="tick" text-anchor="start">fork/image</text>
<text x="1176.00" y="86.00" class="note" text-anchor="end">deadlines after the end: fork/join at 35, urgent/work at 70, no deadline to meet/other at 70 →</text>
<rect x="77.60" y="432.00" width="18.00" height="12.00" class="b c0"/>
<text x="100.60" y="442.00" class="tick" text-anchor="start">fork/split</text>
<rect x="181.60" y="432.00" width="18.00" height="12.00" class="b c1"/>
<text x="204.60" y="442.00" class="tick" text-anchor="start">fork/left</text>
<rect x="279.20" y="432.00" width="18.00" height="12.00" class="b c2"/>
<text x="302.20" y="442.00" class="tick" text-anchor="start">fork/right</text>
<rect x="383.20" y="432.00" width="18.00" height="12.00" class="b c3"/>
<text x="406.20" y="442.00" class="tick" text-anchor="start">urgent/work</text>
<rect x="493.60" y="432.00" width="18.00" height="12.00" class="b c4"/>
<text x="516.60" y="442.00" class="tick" text-anchor="start">no deadline to meet/other</text>
<rect x="693.60" y="432.00" width="18.00" height="12.00" class="b c5"/>
<text x="716.60" y="442.00" class="tick" text-anchor="start">fork/image</text>
<rect x="797.60" y="432.00" width="18.00" height="12.00" class="b c6"/>
<text x="820.60" y="442.00" class="tick" text-anchor="start">fork/join</text>
<path d="M86.60 463.00l-4 -8h8z" class="other"><title>launch</title></path>
<text x="100.60" y="462.00" class="tick" text-anchor="start">launch</text>
<text x="77.60" y="482.00" class="note" text-anchor="start">height of a box: threads</text>
<text x="77.60" y="502.00" class="note" text-anchor="start">a block in pieces stays on its SM between them, and does not run: its context does not have the GPU</text>
</svg>
</figure>
</div>
</div>
</section>
<section id="misses">
<h2>Why so long, and why deadlines are missed or not proved</h2>
<div class="sides">
<div class="side">
<h4>bound</h4>
<p>All bounds are explained, also those within their deadlines. Every line is a summand, as jobs x blocks x wcet x weight / SMs; a weight says how much of an SM a block counts as.</p>
<div class="wide"><table><thead><tr><th scope="col" class="">bound of fork</th><th scope="col" class="num">time</th><th scope="col" class="num">part</th></tr></thead><tbody>
<tr><th scope="row" class="">interference of urgent</th><td class="num">~10.666667</td><td class="num">44.1 %</td></tr>
<tr><th scope="row" class="">own kernels</th><td class="num">~5.333334</td><td class="num">22.1 %</td></tr>
<tr><th scope="row" class="">delay of the server of context all</th><td class="num">4.000000</td><td class="num">16.6 %</td></tr>
<tr><th scope="row" class="">own copies</th><td class="num">1.500000</td><td class="num">6.2 %</td></tr>
<tr><th scope="row" class="">own host steps</th><td class="num">1.000000</td><td class="num">4.1 %</td></tr>
<tr><th scope="row" class="">late release (jitter)</th><td class="num">1.000000</td><td class="num">4.1 %</td></tr>
<tr><th scope="row" class="">interference of no deadline to meet</th><td class="num">~0.666667</td><td class="num">2.8 %</td></tr>
<tr><th scope="row" class="">sum</th><td class="num">~24.166667</td><td class="num">100.0 %</td></tr>
</tbody></table></div>
<div class="wide"><table><thead><tr><th scope="col" class="">bound of urgent</th><th scope="col" class="num">time</th><th scope="col" class="num">part</th></tr></thead><tbody>
<tr><th scope="row" class="">own kernels</th><td class="num">~5.33334</td><td class="num">42.1 %</td></tr>
<tr><th scope="row" class="">blocking by resident blocks of fork</th><td class="num">~5.33334</td><td class="num">42.1 %</td></tr>
<tr><th scope="row" class="">delay of the server of context all</th><td class="num">2.00000</td><td class="num">15.8 %</td></tr>
<tr><th scope="row" class="">sum</th><td class="num">~12.66667</td><td class="num">100.0 %</td></tr>
</tbody></table></div>
<div class="wide"><table><thead><tr><th scope="col" class="">bound of no deadline to meet</th><th scope="col" class="num">time</th><th scope="col" class="num">part</th></tr></thead><tbody>
<tr><th scope="row" class="">interference of urgent</th><td class="num">~5.33334</td><td class="num">45.1 %</td></tr>
<tr><th scope="row" class="">own kernels</th><td class="num">~2.66667</td><td class="num">22.5 %</td></tr>
<tr><th scope="row" class="">delay of the server of context all</th><td class="num">2.00000</td><td class="num">16.9 %</td></tr>
<tr><th scope="row" class="">interference of fork</th><td class="num">~1.83334</td><td class="num">15.5 %</td></tr>
<tr><th scope="row" class="">sum</th><td class="num">~11.83334</td><td class="num">100.0 %</td></tr>
</tbody></table></div>
<p>fork, end to end: at most ~24.1667</p>
<pre>  1  jitter of the release
  1.5  image, from its activation
  9.5  split, from its activation
  ~11.1667  left, from its activation
  1  join, from its activation
  = ~24.1667
  without the priority of urgent: at most ~18.8334
</pre>
<p>fork/image: at most 1.5; it starts within 0</p>
<pre>  1.5  the copy itself
</pre>
<p>fork/split: at most 9.5; its last block starts within ~8.16667</p>
<pre>  ~0.333334  one pending job of the same priority, no deadline to meet/other: 1 block x 2 x weight 0.25 / 2 SMs x 4/3, the server's rate
  ~5.33334  of higher priority, urgent/work: 1 job x 2 x 8 blocks x 2 x weight 0.25 / 2 SMs x 4/3, the server's rate; 1 = ceil((49/6 + 38/3 - 0) / 70)
  0.5  own blocks but the last: 3 blocks x 1 x weight 0.25 / 2 SMs x 4/3, the server's rate
  ~1.33334  the last block itself: 1 x 4/3, the server's rate
  2  2 (P - Q) of the server of context all: 1 x 2
  = 9.5
  without the priority of urgent: at most ~6.83334
</pre>
<p>fork/left: at most ~11.1667; its last block starts within 8.5</p>
<pre>  ~0.333334  one pending job of the same priority, no deadline to meet/other: 1 block x 2 x weight 0.25 / 2 SMs x 4/3, the server's rate
  ~5.33334  of higher priority, urgent/work: 1 job x 2 x 8 blocks x 2 x weight 0.25 / 2 SMs x 4/3, the server's rate; 1 = ceil((8.5 + 38/3 - 0) / 70)
  0.5  another step of the chain, fork/right: 3 blocks x 1 x weight 0.25 / 2 SMs x 4/3, the server's rate
  ~0.333334  own blocks but the last: 1 block x 2 x weight 0.25 / 2 SMs x 4/3, the server's rate
  ~2.66667  the last block itself: 2 x 4/3, the server's rate
  2  2 (P - Q) of the server of context all: 1 x 2
  = ~11.1667
  without the priority of urgent: at most 8.5
</pre>
<p>fork/right: at most 10; its last block starts within ~8.66667</p>
<pre>  ~0.333334  one pending job of the same priority, no deadline to meet/other: 1 block x 2 x weight 0.25 / 2 SMs x 4/3, the server's rate
  ~5.33334  of higher priority, urgent/work: 1 job x 2 x 8 blocks x 2 x weight 0.25 / 2 SMs x 4/3, the server's rate; 1 = ceil((26/3 + 38/3 - 0) / 70)
  ~0.666667  another step of the chain, fork/left: 2 blocks x 2 x weight 0.25 / 2 SMs x 4/3, the server's rate
  ~0.333334  own blocks but the last: 2 blocks x 1 x weight 0.25 / 2 SMs x 4/3, the server's rate
  ~1.33334  the last block itself: 1 x 4/3, the server's rate
  2  2 (P - Q) of the server of context all: 1 x 2
  = 10
  without the priority of urgent: at most ~7.33334
</pre>
<p>fork/join: at most 1</p>
<p>urgent, end to end: at most ~12.6667</p>
<pre>  from work to work as one path; its last block begins within 10:
  ~2.66667  the last block of work: 2 x 4/3, the server's rate
  ~5.33334  until blocks are gone that were resident before, fork/left: 2 x 2 x 4/3, the server's rate
  ~2.66667  the last block of work: 2 x 4/3, the server's rate
  2  2 (P - Q) of the server of context all: 1 x 2
  = ~12.6667
  without the priority of urgent: at most ~14.1667
</pre>
<p>urgent/work: at most ~14.6667, for 2 one after the other; of each; its last block starts within ~4.66667</p>
<pre>  ~2.66667  until blocks are gone that were resident before, fork/left: 2 x 4/3, the server's rate
  ~2.66667  the last block itself: 2 x 4/3, the server's rate
  2  2 (P - Q) of the server of context all: 1 x 2
  = ~7.33334
  without the priority of urgent: at most ~18.3334
</pre>
<p>no deadline to meet, end to end: at most ~11.8334</p>
<pre>  ~11.8334  other, from its activation
  without the priority of urgent: at most ~9.16667
</pre>
<p>no deadline to meet/other: at most ~11.8334; its last block starts within ~9.16667</p>
<pre>  ~0.666667  one pending job of the same priority, fork/split: 4 blocks x 1 x weight 0.25 / 2 SMs x 4/3, the server's rate
  ~0.666667  one pending job of the same priority, fork/left: 2 blocks x 2 x weight 0.25 / 2 SMs x 4/3, the server's rate
  0.5  one pending job of the same priority, fork/right: 3 blocks x 1 x weight 0.25 / 2 SMs x 4/3, the server's rate
  ~5.33334  of higher priority, urgent/work: 1 job x 2 x 8 blocks x 2 x weight 0.25 / 2 SMs x 4/3, the server's rate; 1 = ceil((55/6 + 38/3 - 0) / 70)
  ~2.66667  the last block itself: 2 x 4/3, the server's rate
  2  2 (P - Q) of the server of context all: 1 x 2
  = ~11.8334
  without the priority of urgent: at most ~9.16667
</pre>
<p>how to read this, and the section of page bound that proves it:</p>
<ul>
<li>weight: of a block, while this kernel waits: blocks on an SM that together leave no room for one more block of it (a blocking set) have weights that add up to 1 or more [Weights, Statement]</li>
<li>wave: at least so many blocks of a kernel as keep one more of it out; the last block has a line of its own, and where all others fit at once with it they have none [One after the other; In turns, which is that for rule U1]</li>
<li>N = ceil((window + latest end - earliest activation) / period): jobs that may count, each from its nominal release; the window is what the heading has (within), for other contexts up to the end [Statement]</li>
<li>one pending job, one copy before it: what stands in the queue when this comes, in order; of a sequence its dearest step, once, of other chains each step, whatever N is [Statement]</li>
<li>until blocks are gone: what is on the SMs is not preempted; the longest, for each wait [One after the other]</li>
<li>as one path: steps that are bounded together, where that is less [Paths]</li>
<li>2 (P - Q): how long a server's budget may be away [Supply]</li>
<li>weight 0.25 of no deadline to meet/other, urgent/work, fork/split, fork/right, fork/left: 4 alone fill an SM (warps)</li>
</ul>
</div>
</div>
</section>
<section id="assumptions">
<h2>Assumptions</h2>
<div class="sides">
<div class="side">
<h4>bound</h4><ul>
<li>nothing else runs on the GPU: no other process, graphics, page migration or DLA</li>
<li>releases of a chain are at least its period apart, and come in order, at most its jitter late</li>
<li>no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it</li>
<li>blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits</li>
<li>what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out</li>
<li>a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready</li>
<li>host steps end within their stated times, whatever else runs</li>
<li>kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)</li>
<li>a kernel that follows another of its context at once keeps the context's turn (not so by rule U1)</li>
<li>a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before</li>
<li>no shared memory given for fork/split, fork/left, fork/right, urgent/work and no deadline to meet/other: taken to use none (key shared_memory)</li>
<li>no stream given for fork and no deadline to meet: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)</li>
<li>no deadline given for urgent and no deadline to meet: taken to be the period (key deadline)</li>
<li>no jitter given for urgent and no deadline to meet: taken as 0, no two releases closer than the period (key jitter)</li>
</ul>
<h4>simulate</h4><ul>
<li>nothing else runs on the GPU: no other process, graphics, page migration or DLA</li>
<li>every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones</li>
<li>jobs of a chain are released exactly at its offset and then a period apart, without jitter, a closed chain's when the job before is complete, and what comes at one instant in the order of the file: other releases may give longer runs</li>
<li>no registers given for fork/split, fork/left, fork/right, urgent/work and no deadline to meet/other: taken as no limit to the blocks of an SM (key registers)</li>
<li>no shared memory given for fork/split, fork/left, fork/right, urgent/work and no deadline to meet/other: taken to use none (key shared_memory)</li>
<li>no stream given for fork and no deadline to meet: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)</li>
<li>no deadline given for urgent and no deadline to meet: taken to be the period (key deadline)</li>
</ul>
</div>
</div>
</section>
<section id="platform">
<h2>Platform, as analysed</h2>
<div class="sides">
<div class="side">
<p>jetson-tx2</p>
<div class="wide"><table><thead><tr><th scope="col" class="">as analysed</th><th scope="col" class=""></th></tr></thead><tbody>
<tr><th scope="row" class="">name</th><td class="">jetson-tx2</td></tr>
<tr><th scope="row" class="">compute_capability</th><td class="">6.2</td></tr>
<tr><th scope="row" class="">sms</th><td class="">2</td></tr>
<tr><th scope="row" class="">threads_per_sm</th><td class="">2048</td></tr>
<tr><th scope="row" class="">blocks_per_sm</th><td class="">32</td></tr>
<tr><th scope="row" class="">threads_per_block</th><td class="">1024</td></tr>
<tr><th scope="row" class="">warp_size</th><td class="">32</td></tr>
<tr><th scope="row" class="">registers_per_sm</th><td class="">65536</td></tr>
<tr><th scope="row" class="">registers_per_block</th><td class="">32768</td></tr>
<tr><th scope="row" class="">registers_per_thread</th><td class="">255</td></tr>
<tr><th scope="row" class="">register_unit</th><td class="">256</td></tr>
<tr><th scope="row" class="">sub_partitions</th><td class="">4</td></tr>
<tr><th scope="row" class="">launch_sub_partitions</th><td class="">0</td></tr>
<tr><th scope="row" class="">shared_memory_per_sm (bytes)</th><td class="">65536</td></tr>
<tr><th scope="row" class="">shared_memory_per_block (bytes)</th><td class="">49152</td></tr>
<tr><th scope="row" class="">shared_memory_per_block_optin (bytes)</th><td class="">0</td></tr>
<tr><th scope="row" class="">shared_memory_unit (bytes)</th><td class="">256</td></tr>
<tr><th scope="row" class="">shared_memory_reserved (bytes)</th><td class="">0</td></tr>
<tr><th scope="row" class="">copy_engines</th><td class="">1</td></tr>
<tr><th scope="row" class="">copy_bandwidth (bytes/s)</th><td class="">not known</td></tr>
<tr><th scope="row" class="">sm_order</th><td class="">ascending</td></tr>
<tr><th scope="row" class="">resident_grids</th><td class="">16</td></tr>
<tr><th scope="row" class="">carveout_sms</th><td class="">not known</td></tr>
<tr><th scope="row" class="">queue_delay (U1)</th><td class="">no</td></tr>
<tr><th scope="row" class="">resident_grid_limit (U2)</th><td class="">no</td></tr>
<tr><th scope="row" class="">warps_in_turn (U3)</th><td class="">no</td></tr>
<tr><th scope="row" class="">contiguous_shared_memory (U4)</th><td class="">no</td></tr>
<tr><th scope="row" class="">carveout_waits (U5)</th><td class="">no</td></tr>
<tr><th scope="row" class="">local_memory_waits (U6)</th><td class="">no</td></tr>
<tr><th scope="row" class="">block_pairs (U7)</th><td class="">no</td></tr>
<tr><th scope="row" class="">freed_first (U8)</th><td class="">no</td></tr>
<tr><th scope="row" class="">copies_in_order (U9)</th><td class="">no</td></tr>
</tbody></table></div>
<p>source: SMs, one copy engine: Paredes 2.1, Amert III; SMs also: Olmedo Table I, deviceQuery</p>
</div>
</div>
</section>
<section id="scenario">
<h2>Scenario</h2>
<div class="sides">
<div class="side">
<pre class="file">time_unit: ms
platform: jetson-tx2
servers: [{name: s, budget: 3, period: 4}]
contexts: [{name: all, server: s}]
streams: {first: {priority: high}}
chains:
  - name: fork
    period: 90
    jitter: 1
    context: all
    deadline: 35
    steps:
      - {copy: image, duration: 1.5, direction: h2d}
      - {kernel: split, blocks: 4, threads: 512, wcet: 1}
      - {kernel: left, blocks: 2, threads: 512, wcet: 2, after: split}
      - {kernel: right, blocks: 3, threads: 512, wcet: 1, after: split, bcet: 1/2}
      - {host: join, wcet: 1, after: [left, right], deadline: 60}
  - {name: urgent, period: 70, context: all, stream: first, steps: [{kernel: work, blocks: 8, threads: 512, wcet: 2, count: 2}]}
  - {name: no deadline to meet, period: 70, context: all, steps: [{kernel: other, blocks: 1, threads: 512, wcet: 2}]}
</pre>
</div>
</div>
</section>
<section id="versions">
<h2>How this was made, and what shows it</h2>
<div class="sides">
<div class="side">
<p>gpurta 0.2.0, build BUILD; file chains.yaml, SHA-256 dd62fc3cec12fbd9b197c7ba13e67964f56db84af4f33c79333d2d228f65d56d</p>
<p>This page: <code>gpurta report chains.yaml --search 5</code></p>
<p>What is on it, from the same file with the same build:</p>
<ul>
<li><code>gpurta bound --limit=500000000 --search=5 chains.yaml</code> (search 5, seed 1, limit 500000000, tries 200)</li>
<li><code>gpurta bound --svg=- --limit=500000000 --search=5 chains.yaml</code></li>
<li><code>gpurta bound --sensitivity --limit=200000000 --search=5 chains.yaml</code></li>
<li><code>gpurta bound --certificate=c.cert --limit=500000000 --search=5 chains.yaml</code></li>
<li><code>gpurta bound --explain --limit=500000000 --search=5 chains.yaml</code></li>
<li><code>gpurta simulate --limit=50000000 chains.yaml</code> (policy most-room, jobs 1, limit 50000000, memory 900000000)</li>
<li><code>gpurta simulate --svg=- --limit=50000000 chains.yaml</code></li>
</ul>
<h4>bound</h4>
<p>A certificate of this file stands below: what it claims is checked as the second column says.</p>
<div class="wide"><table><thead><tr><th scope="col" class="">claim</th><th scope="col" class="">checked by gpurta-verify</th><th scope="col" class="">in Coq</th><th scope="col" class="">on paper (page of the documentation)</th><th scope="col" class="">tested</th><th scope="col" class="">assumed</th></tr></thead><tbody>
<tr><th scope="row" class="">of steps and chains</th><td class="">weights, L, R and the latest end of each step, together</td><td class="">Bound.bound_holds, one_priority (one context, chains of one step, with jitter), bound_of_rows (its weights from the rows, without U3 to U5), two_priorities (one case)</td><td class="">bound, Statement</td><td class="">2,160,000; M</td><td class="">H, D, U</td></tr>
<tr><th scope="row" class="">of whole paths and of jobs that wait</th><td class="">computed anew from these</td><td class=""></td><td class="">bound, Paths; Jobs that wait for each other</td><td class="">test_bound; M</td><td class="">H, D, U</td></tr>
<tr><th scope="row" class="">kernels that run one after the other, in waves, or in turns; lower kernels below a path; paths since the GPU was idle</th><td class="">computed anew from these</td><td class=""></td><td class="">bound, One after the other; In turns; Below a path; Since the GPU was idle</td><td class="">test_bound, bound_oracle; M</td><td class="">H, D, U</td></tr>
<tr><th scope="row" class="">work that other contexts do not have (contexts)</th><td class="">in the window of each bound</td><td class=""></td><td class="">bound, Supply</td><td class="">part of 1,152,000, and 288,000; M</td><td class="">H, D, U</td></tr>
<tr><th scope="row" class="">blocks that always find room, blocks that outlast a wait</th><td class="">weights of all that may be resident, head by head; the cheapest set that keeps a block out</td><td class=""></td><td class="">bound, Room; No longer than the wait</td><td class="">test_bound_campaign, bound_oracle; M</td><td class="">H, U</td></tr>
<tr><th scope="row" class="">weights</th><td class="">the cheapest blocked set, resource by resource</td><td class="">Bound.blocked_gpu</td><td class="">bound, Weights</td><td class="">43,200,000; M</td><td class="">H, U</td></tr>
<tr><th scope="row" class="">a missed deadline of a path; a miss of a run of more than 200,000 events: claimed as &quot;unknown&quot; (in no certificate)</th><td class=""></td><td class=""></td><td class="">certificates, The format</td><td class="">path_oracle</td><td class="">H, D, U</td></tr>
</tbody></table></div>
<p>simulate: it is one run, and proves nothing; its rules: Assumptions.</p>
<p>That the C code computes what the theorems say is tested, not proved.</p>
<p>Tested: how many random cases were compared with independent models on 2026-11-22 (the tree before commit 1b9d1495, which mends what was found, and before bound had paths and waiting jobs); none exceeded or differed but 1 of 1,785,000 of simulate, which is mended; or the test; M: mutations of certificates. Assumed: H what the hardware is taken to do, D that the GPU is divided as configured, U the rules of newer GPUs.</p>
<p>The rules of this platform were measured on this GPU (page hardware of the documentation).</p>
<details><summary>Certificate of bound: accepted: bound: 3 chains, 3 with a bound, schedulable; under the assumptions that gpurta bound prints; made_by is not checked</summary>
<pre class="file">{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "bound",
  "time_unit": "ms",
  "certificate": 1,
  "scenario": "74f8587c4465a666b54d039e289e1b4abce4acb73b0546a7cca601c03dfdaaf5",
  "verdict": "schedulable",
  "printed": "schedulable",
  "weights": [
    {"weight": ["1/4"]},
    {"weight": ["1/4"]}
  ],
  "chains": [
    {
      "name": "fork",
      "bound": "145/6",
      "verdict": "schedulable",
      "printed": "schedulable",
      "steps": [
        {"name": "image", "bound": "3/2", "end": "5/2", "window": "0"},
        {"name": "split", "bound": "19/2", "end": "12", "window": "49/6", "weights": 0},
        {"name": "left", "bound": "67/6", "end": "139/6", "window": "17/2", "weights": 0},
        {"name": "right", "bound": "10", "end": "22", "window": "26/3", "weights": 0},
        {"name": "join", "bound": "1", "end": "145/6"}
      ]
    },
    {
      "name": "urgent",
      "bound": "38/3",
      "verdict": "schedulable",
      "printed": "schedulable",
      "steps": [
        {"name": "work", "bound": "44/3", "end": "38/3", "window": "14/3"}
      ]
    },
    {
      "name": "no deadline to meet",
      "bound": "71/6",
      "verdict": "schedulable",
      "printed": "schedulable",
      "steps": [
        {"name": "other", "bound": "71/6", "end": "71/6", "window": "55/6", "weights": 0}
      ]
    }
  ]
}
</pre></details>
</div>
</div>
</section>
</main>
<div id="tip" aria-hidden="true" hidden></div>
</body>
</html>

-- case rta-all --
$ gpurta rta rta.yaml --trace --format json --decimal 3
> gpurta rta rta.yaml --trace --exact
> gpurta rta rta.yaml --format csv --decimal 2
> gpurta rta rta.yaml --trace --format csv
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "rta",
  "time_unit": "us",
  "algorithm": "h-set",
  "slots": 8,
  "slots_exact": true,
  "verdict": "unschedulable",
  "reason": "1 of 3 deadlines missed; as if kernels used no registers (key registers)",
  "jobs": 15,
  "exhaustive": true,
  "sustainable": true,
  "kernels": [
    {"name": "a", "release": "0", "release_us": 0, "completion": "2", "completion_us": 2, "response": "2", "response_us": 2, "deadline": "2", "deadline_us": 2, "meets_deadline": true, "worst_job": 1, "worst_release": "0", "worst_release_us": 0, "worst_response": "2", "worst_response_us": 2},
    {"name": "b", "release": "1", "release_us": 1, "completion": "17/3", "completion_us": 5.667, "response": "14/3", "response_us": 4.667, "deadline": "30", "deadline_us": 30, "meets_deadline": true, "worst_job": 1, "worst_release": "1", "worst_release_us": 1, "worst_response": "14/3", "worst_response_us": 4.667},
    {"name": "c", "release": "6", "release_us": 6, "completion": "11", "completion_us": 11, "response": "5", "response_us": 5, "deadline": "3", "deadline_us": 3, "meets_deadline": false, "worst_job": 1, "worst_release": "6", "worst_release_us": 6, "worst_response": "5", "worst_response_us": 5}
  ],
  "trace": [
    {"kernel": "a", "start": "0", "start_us": 0, "placed": 3, "left": 0, "t_a": "0", "t_a_us": 0, "g_f": 5, "h": [["2", 3]]},
    {"kernel": "b", "start": "1", "start_us": 1, "placed": 5, "left": 8, "t_a": "2", "t_a_us": 2, "g_f": 3, "h": [["10/3", 5]]},
    {"kernel": "b", "start": "2", "start_us": 2, "placed": 3, "left": 5, "t_a": "10/3", "t_a_us": 3.334, "g_f": 5, "h": [["13/3", 3]]},
    {"kernel": "b", "start": "10/3", "start_us": 3.334, "placed": 5, "left": 0, "t_a": "10/3", "t_a_us": 3.334, "g_f": 0, "h": [["13/3", 3], ["17/3", 5]]},
    {"kernel": "c", "start": "6", "start_us": 6, "placed": 2, "left": 0, "t_a": "6", "t_a_us": 6, "g_f": 6, "h": [["11", 2]]}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "no block takes longer than its wcet",
    "kernels are launched in the order of the file, exactly at their releases, and once a period",
    "blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed",
    "no registers given for a, b and c: taken as no limit to the blocks of an SM (key registers)",
    "no shared memory given for a, b and c: taken to use none (key shared_memory)",
    "no release given for a: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)",
    "no stream given for a, b and c: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)",
    "no deadline given for b: taken to be the period (key deadline)"
  ],
  "notes": []
}
platform jetson-tx2: 8 slots; algorithm h-set; times in us

kernel  start  placed  repeat  left   t_a  g_f  h
a           0       3       1     0     0    5  (2, 3)
b           1       5       1     8     2    3  (10/3, 5)
b           2       3       1     5  10/3    5  (13/3, 3)
b        10/3       5       1     0  10/3    0  (13/3, 3) (17/3, 5)
c           6       2       1     0     6    6  (11, 2)

left: blocks still to be placed; repeat: rounds that a line stands for; t_a: the latest start so far,
before which no block starts any more; g_f: free slots at t_a; h: (time, slots) that come free after it
name,release_us,completion_us,response_us,deadline_us,meets_deadline,worst_job,worst_release_us,worst_response_us,time_unit,verdict,assumptions
a,0,2,2,2,true,1,0,2,us,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no registers given for a, b and c: taken as no limit to the blocks of an SM (key registers) | no shared memory given for a, b and c: taken to use none (key shared_memory) | no release given for a: taken as 0; other phases may give longer responses (key release; gpurta bound covers any) | no stream given for a, b and c: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for b: taken to be the period (key deadline)"
b,1,5.67,4.67,30,true,1,1,4.67,us,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no registers given for a, b and c: taken as no limit to the blocks of an SM (key registers) | no shared memory given for a, b and c: taken to use none (key shared_memory) | no release given for a: taken as 0; other phases may give longer responses (key release; gpurta bound covers any) | no stream given for a, b and c: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for b: taken to be the period (key deadline)"
c,6,11,5,3,false,1,6,5,us,unschedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no registers given for a, b and c: taken as no limit to the blocks of an SM (key registers) | no shared memory given for a, b and c: taken to use none (key shared_memory) | no release given for a: taken as 0; other phases may give longer responses (key release; gpurta bound covers any) | no stream given for a, b and c: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for b: taken to be the period (key deadline)"
kernel,start,placed,left,repeat,every,t_a,g_f,h
a,0,3,0,1,2,0,5,2:3
b,1,5,8,1,7/3,2,3,10/3:5
b,2,3,5,1,7/3,10/3,5,13/3:3
b,10/3,5,0,1,7/3,10/3,0,13/3:3 17/3:5
c,6,2,0,1,5,6,6,11:2
[1]

-- case runlist-all --
$ gpurta runlist runlist.yaml --explain B --format json --decimal 3
> gpurta runlist runlist.yaml --explain B --list
> gpurta runlist runlist.yaml --mode flat --overhead published --explain M
> gpurta runlist runlist.yaml --format csv --decimal
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "runlist",
  "time_unit": "ms",
  "mode": "interleaved",
  "overhead": "every-switch",
  "switch_cost": "1/10",
  "switch_cost_ms": 0.1,
  "reset_cost": "0",
  "reset_cost_ms": 0,
  "timeslice_step": "exact",
  "published_formula": "Theorem 1, Equation 3",
  "bound_formula": "work-limited bound, every switch charged",
  "length": 8,
  "runlist": ["A", "M", "A", "B", "A", "M", "A", "S"],
  "verdict": "unschedulable",
  "reason": "B: a response that can occur exceeds the deadline",
  "tasks": [
    {"name": "A", "level": "high", "timeslice": "2", "timeslice_ms": 2, "slots": 2, "published": "46/5", "published_ms": 9.2, "published_reason": "not a bound: Equation 3 charges a switch once per round, but every switch costs", "positional": "79/10", "positional_ms": 7.9, "bound": "79/10", "bound_ms": 7.9, "bound_reason": null, "deadline": "20", "deadline_ms": 20, "meets_deadline": true, "overloaded": false, "witness": null, "witness_ms": null, "verdict": "schedulable", "reason": "the bound does not exceed the deadline"},
    {"name": "M", "level": "medium", "timeslice": "1", "timeslice_ms": 1, "slots": 2, "published": null, "published_ms": null, "published_reason": "Theorem 1 is about high channels only", "positional": "79/5", "positional_ms": 15.8, "bound": "53/5", "bound_ms": 10.6, "bound_reason": null, "deadline": "30", "deadline_ms": 30, "meets_deadline": true, "overloaded": false, "witness": null, "witness_ms": null, "verdict": "schedulable", "reason": "the bound does not exceed the deadline"},
    {"name": "B", "level": "low", "timeslice": "2", "timeslice_ms": 2, "slots": 4, "published": null, "published_ms": null, "published_reason": "Theorem 1 is about high channels only", "positional": "331/5", "positional_ms": 66.2, "bound": "153/5", "bound_ms": 30.6, "bound_reason": null, "deadline": "18", "deadline_ms": 18, "meets_deadline": false, "overloaded": false, "witness": "24", "witness_ms": 24, "verdict": "unschedulable", "reason": "a response that can occur exceeds the deadline"},
    {"name": "S", "level": "low", "timeslice": "3", "timeslice_ms": 3, "slots": null, "published": null, "published_ms": null, "published_reason": "a saturated channel has no response time", "positional": null, "positional_ms": null, "bound": null, "bound_ms": null, "bound_reason": "a saturated channel has no response time", "deadline": null, "deadline_ms": null, "meets_deadline": null, "overloaded": false, "witness": null, "witness_ms": null, "verdict": "unknown", "reason": "a saturated channel has no response time"}
  ],
  "explain": {
    "task": "B",
    "work": "7",
    "work_ms": 7,
    "switches": "2/5",
    "switches_ms": 0.4,
    "slots": 4,
    "gaps_in_cycle": 1,
    "first_gap": 0,
    "gaps": ["147/10"],
    "terms": [
      {"channel": "B", "times": 4, "each": "7", "each_ms": 7, "each_limited_by": null, "work": null, "work_ms": null, "switches": 4, "switch": "1/10", "switch_ms": 0.1, "sum": "37/5", "sum_ms": 7.4, "limited_by": "own"},
      {"channel": "A", "times": 16, "each": "2", "each_ms": 2, "each_limited_by": "timeslice", "work": "6", "work_ms": 6, "switches": 4, "switch": "1/10", "switch_ms": 0.1, "sum": "32/5", "sum_ms": 6.4, "limited_by": "work"},
      {"channel": "M", "times": 8, "each": "3/2", "each_ms": 1.5, "each_limited_by": "timeslice", "work": "4", "work_ms": 4, "switches": 4, "switch": "1/10", "switch_ms": 0.1, "sum": "22/5", "sum_ms": 4.4, "limited_by": "work"},
      {"channel": "S", "times": 4, "each": "3", "each_ms": 3, "each_limited_by": "timeslice, saturated", "work": null, "work_ms": null, "switches": 4, "switch": "1/10", "switch_ms": 0.1, "sum": "62/5", "sum_ms": 12.4, "limited_by": "entries"}
    ]
  },
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "no job takes longer than its wcet; releases of a channel are at least its period apart, without a period never before the job before is complete",
    "where nonpreemptable is not given, a turn ends exactly with its timeslice",
    "no channel is reset: the reset of a low one would take time from the others (key reset_cost)",
    "2 of 4 channels have no timeslice: that of runlist",
    "timeslices are taken as exact: no timeslice_step is given",
    "no deadline given for A and M: taken to be the period (key deadline)",
    "the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)"
  ],
  "notes": []
}
interleaved list; switch cost 0.1; times in ms
published: Theorem 1, Equation 3; positional: entries alone; bound: work-limited bound, every switch charged

bound of B = own work + own switches + what others do in the worst window of k gaps
k = ceil(wcet / timeslice) = 4 turns
1 gap in a cycle; the worst window begins after entry 1, at position 4 of the list
gaps from there on, by entries alone: 14.7

channel  entries  each  each by               work  switches  switch   sum  limited by
B              4   7.0  -                        -         4     0.1   7.4  own
A             16   2.0  timeslice                6         4     0.1   6.4  work
M              8   1.5  timeslice                4         4     0.1   4.4  work
S              4   3.0  timeslice, saturated     -         4     0.1  12.4  entries

bound: 30.6, the sum of the sums; sum = min(entries * each, work) + switches * switch

unschedulable: B: a response that can occur exceeds the deadline
B: a response of 24 can occur, its deadline is 18

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet; releases of a channel are at least its period apart, without a period never before the job before is complete
- where nonpreemptable is not given, a turn ends exactly with its timeslice
- no channel is reset: the reset of a low one would take time from the others (key reset_cost)
- 2 of 4 channels have no timeslice: that of runlist
- timeslices are taken as exact: no timeslice_step is given
- no deadline given for A and M: taken to be the period (key deadline)
- the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)
flat list; switch cost 0.1; times in ms
published: Theorem 1, Equation 3; positional: entries alone; bound: work-limited bound, one switch per round as published

bound of M = own work + own switches + what others do in the worst window of k gaps
k = ceil(wcet / timeslice) = 2 turns
1 gap in a cycle; the worst window begins after entry 1, at position 2 of the list
gaps from there on, by entries alone: 7

channel  entries  each  each by               work  switches  switch  sum  limited by
M              2     2  -                        -         2     0.1  2.2  own
A              2     2  timeslice                6         2     0.0  4.0  entries
B              2     2  timeslice                7         2     0.0  4.0  entries
S              2     3  timeslice, saturated     -         2     0.0  6.0  entries

bound: 16.2, the sum of the sums; sum = min(entries * each, work) + switches * switch

unschedulable: B: a response that can occur exceeds the deadline
B: a response of 24 can occur, its deadline is 18

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet; releases of a channel are at least its period apart, without a period never before the job before is complete
- where nonpreemptable is not given, a turn ends exactly with its timeslice
- no channel is reset: the reset of a low one would take time from the others (key reset_cost)
- 2 of 4 channels have no timeslice: that of runlist
- timeslices are taken as exact: no timeslice_step is given
- no deadline given for A and M: taken to be the period (key deadline)
- the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)
name,level,timeslice_ms,slots,published_ms,published_reason,positional_ms,bound_ms,bound_reason,deadline_ms,meets_deadline,overloaded,witness_ms,verdict,reason,published_formula,bound_formula,time_unit,assumptions
A,high,2,2,9.2,"not a bound: Equation 3 charges a switch once per round, but every switch costs",7.9,7.9,,20,true,false,,schedulable,the bound does not exceed the deadline,"Theorem 1, Equation 3","work-limited bound, every switch charged",ms,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet; releases of a channel are at least its period apart, without a period never before the job before is complete | where nonpreemptable is not given, a turn ends exactly with its timeslice | no channel is reset: the reset of a low one would take time from the others (key reset_cost) | 2 of 4 channels have no timeslice: that of runlist | timeslices are taken as exact: no timeslice_step is given | no deadline given for A and M: taken to be the period (key deadline) | the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)"
M,medium,1,2,,Theorem 1 is about high channels only,15.8,10.6,,30,true,false,,schedulable,the bound does not exceed the deadline,"Theorem 1, Equation 3","work-limited bound, every switch charged",ms,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet; releases of a channel are at least its period apart, without a period never before the job before is complete | where nonpreemptable is not given, a turn ends exactly with its timeslice | no channel is reset: the reset of a low one would take time from the others (key reset_cost) | 2 of 4 channels have no timeslice: that of runlist | timeslices are taken as exact: no timeslice_step is given | no deadline given for A and M: taken to be the period (key deadline) | the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)"
B,low,2,4,,Theorem 1 is about high channels only,66.2,30.6,,18,false,false,24,unschedulable,a response that can occur exceeds the deadline,"Theorem 1, Equation 3","work-limited bound, every switch charged",ms,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet; releases of a channel are at least its period apart, without a period never before the job before is complete | where nonpreemptable is not given, a turn ends exactly with its timeslice | no channel is reset: the reset of a low one would take time from the others (key reset_cost) | 2 of 4 channels have no timeslice: that of runlist | timeslices are taken as exact: no timeslice_step is given | no deadline given for A and M: taken to be the period (key deadline) | the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)"
S,low,3,,,a saturated channel has no response time,,,a saturated channel has no response time,,,false,,unknown,a saturated channel has no response time,"Theorem 1, Equation 3","work-limited bound, every switch charged",ms,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet; releases of a channel are at least its period apart, without a period never before the job before is complete | where nonpreemptable is not given, a turn ends exactly with its timeslice | no channel is reset: the reset of a low one would take time from the others (key reset_cost) | 2 of 4 channels have no timeslice: that of runlist | timeslices are taken as exact: no timeslice_step is given | no deadline given for A and M: taken to be the period (key deadline) | the runlist is taken to behave as was observed on these GPUs alone: Drive PX2 (key runlist)"
[1]

-- case runlist-simulate --
$ gpurta runlist runlist.yaml --simulate --task B --format json
> gpurta runlist runlist.yaml --simulate --until 40
> gpurta runlist runlist.yaml --simulate --task M --format csv
> gpurta runlist runlist.yaml --fit timeslice --range 1..9
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "runlist",
  "time_unit": "ms",
  "proves": "this run only",
  "simulation": {
    "critical_for": "B",
    "jobs": [
      {"name": "B", "release": "0", "completion": "142/5", "response": "142/5", "deadline": "18", "meets_deadline": false, "bound": "153/5", "bound_reason": null},
      {"name": "A", "release": "0", "completion": "24/5", "response": "24/5", "deadline": "20", "meets_deadline": true, "bound": "79/10", "bound_reason": null},
      {"name": "M", "release": "0", "completion": "17/2", "response": "17/2", "deadline": "30", "meets_deadline": true, "bound": "53/5", "bound_reason": null},
      {"name": "A", "release": "20", "completion": "121/5", "response": "21/5", "deadline": "20", "meets_deadline": true, "bound": "79/10", "bound_reason": null},
      {"name": "M", "release": "30", "completion": null, "response": null, "deadline": "30", "meets_deadline": null, "bound": "53/5", "bound_reason": null},
      {"name": "A", "release": "40", "completion": null, "response": null, "deadline": "20", "meets_deadline": null, "bound": "79/10", "bound_reason": null}
    ],
    "schedule": [
      {"name": "A", "position": 4, "switch": "0", "start": "1/10", "end": "21/10"},
      {"name": "M", "position": 5, "switch": "21/10", "start": "11/5", "end": "37/10"},
      {"name": "A", "position": 6, "switch": "37/10", "start": "19/5", "end": "24/5"},
      {"name": "S", "position": 7, "switch": "24/5", "start": "49/10", "end": "79/10"},
      {"name": "M", "position": 1, "switch": "79/10", "start": "8", "end": "17/2"},
      {"name": "B", "position": 3, "switch": "17/2", "start": "43/5", "end": "53/5"},
      {"name": "S", "position": 7, "switch": "53/5", "start": "107/10", "end": "137/10"},
      {"name": "B", "position": 3, "switch": "137/10", "start": "69/5", "end": "79/5"},
      {"name": "S", "position": 7, "switch": "79/5", "start": "159/10", "end": "189/10"},
      {"name": "B", "position": 3, "switch": "189/10", "start": "19", "end": "21"},
      {"name": "A", "position": 4, "switch": "21", "start": "211/10", "end": "231/10"},
      {"name": "A", "position": 6, "switch": "231/10", "start": "116/5", "end": "121/5"},
      {"name": "S", "position": 7, "switch": "121/5", "start": "243/10", "end": "273/10"},
      {"name": "B", "position": 3, "switch": "273/10", "start": "137/5", "end": "142/5"}
    ]
  },
  "notes": []
}
simulation: all tasks released at 0, the Host at the first entry; times in ms
20 turns, 5 jobs

channel  release  completion  response  bound  deadline
A              0         4.8       4.8    7.9  met
A             20        24.2       4.2    7.9  met
M              0         7.5       7.5   10.6  met
M             30        33.7       3.7   10.6  met
B              0        25.3      25.3   30.6  MISSED

responses, verdicts: of this simulation alone; bounds: of gpurta runlist
channel,position,switch,start,end
A,2,0,1/10,21/10
B,3,21/10,11/5,21/5
A,4,21/5,43/10,53/10
M,5,53/10,27/5,69/10
S,7,69/10,7,10
M,1,10,101/10,53/5
2> gpurta: runlist: unknown option --fit; did you mean --list?
[2]

-- case simulate-csv --
$ gpurta simulate kernels.yaml --jobs 2 --blocks --format csv --decimal
> gpurta simulate kernels.yaml --explain --format csv
> gpurta simulate kernels.yaml --runs 3 --jitter 0.5 --format csv
name,job,block,sm,start_ms,end_ms
"a & ""b""",1,0,0,0.333333334,2.333333334
"a & ""b""",1,1,1,0.333333334,2.333333334
"a & ""b""",1,2,0,0.333333334,2.333333334
long name of a kernel,1,0,1,0.7,1.95
long name of a kernel,1,1,1,0.7,1.95
long name of a kernel,1,2,1,0.7,1.95
long name of a kernel,1,3,1,0.7,1.95
long name of a kernel,1,4,1,1.95,3.2
long name of a kernel,1,5,1,1.95,3.2
long name of a kernel,2,0,0,10,11.25
long name of a kernel,2,1,1,10,11.25
long name of a kernel,2,2,0,10,11.25
long name of a kernel,2,3,1,10,11.25
long name of a kernel,2,4,0,10,11.25
long name of a kernel,2,5,1,10,11.25
last,1,0,0,5,5.01
last,2,0,0,10,10.01
time,rule,operation,job,blocks,repeat,event
0,G1,in,1,0,1,in is launched
0,G1,long name of a kernel,1,0,1,"long name of a kernel is launched, in its stream behind in"
0,G1,out,1,0,1,"out is launched, in its stream behind long name of a kernel"
0,C1,in,1,0,1,in joins the queue of its copy engine
0,C2,in,1,0,1,in starts on its copy engine
1/3,G1,"a & ""b""",1,0,1,"a & ""b"" is launched"
1/3,G2,"a & ""b""",1,0,1,"a & ""b"" joins the EE queue"
1/3,X1,"a & ""b""",1,3,1,"a & ""b"": 3 blocks placed: 2 on SM 0, 1 on SM 1"
1/3,G3,"a & ""b""",1,0,1,"a & ""b"" is fully dispatched and leaves the EE queue"
7/10,C4,in,1,0,1,in has completed and leaves its stream
7/10,G2,long name of a kernel,1,0,1,long name of a kernel joins the EE queue
7/10,X1,long name of a kernel,1,4,1,long name of a kernel: 4 blocks placed: 4 on SM 1
7/10,R2,long name of a kernel,1,2,1,long name of a kernel waits with 2 blocks: no SM has the threads free
39/20,X1,long name of a kernel,1,2,1,long name of a kernel: 2 blocks placed: 2 on SM 1
39/20,G3,long name of a kernel,1,0,1,long name of a kernel is fully dispatched and leaves the EE queue
7/3,G4,"a & ""b""",1,0,1,"a & ""b"" has completed and leaves its stream"
16/5,G4,long name of a kernel,1,0,1,long name of a kernel has completed and leaves its stream
16/5,C1,out,1,0,1,out joins the queue of its copy engine
16/5,C2,out,1,0,1,out starts on its copy engine
117/35,C4,out,1,0,1,out has completed and leaves its stream
5,G1,last,1,0,1,last is launched
5,G2,last,1,0,1,last joins the EE queue
5,X1,last,1,1,1,last: 1 block placed: 1 on SM 0
5,G3,last,1,0,1,last is fully dispatched and leaves the EE queue
501/100,G4,last,1,0,1,last has completed and leaves its stream
name,least,median,largest,largest_seed,missed,time_unit,assumptions
"a & ""b""",30199/12288,16445/6144,33673/12288,3,3,ms,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | every block takes its wcet and, by chance, up to --jitter longer, and every copy its duration: other times may give other runs, and longer ones | a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1) | no registers given for a & ""b"" and last: taken as no limit to the blocks of an SM (key registers) | no shared memory given for long name of a kernel and last: taken to use none (key shared_memory) | no period given for a & ""b"", in and out: taken to be launched once (key period) | no release given for long name of a kernel: taken as 0; other phases may give longer responses (key release; gpurta bound covers any) | no deadline given for last: taken to be the period (key deadline) | platform jetson-tx2 with copy_bandwidth 1000000000 | as asked: --jitter 0.5"
in,7/10,7/10,7/10,1,,ms,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | every block takes its wcet and, by chance, up to --jitter longer, and every copy its duration: other times may give other runs, and longer ones | a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1) | no registers given for a & ""b"" and last: taken as no limit to the blocks of an SM (key registers) | no shared memory given for long name of a kernel and last: taken to use none (key shared_memory) | no period given for a & ""b"", in and out: taken to be launched once (key period) | no release given for long name of a kernel: taken as 0; other phases may give longer responses (key release; gpurta bound covers any) | no deadline given for last: taken to be the period (key deadline) | platform jetson-tx2 with copy_bandwidth 1000000000 | as asked: --jitter 0.5"
long name of a kernel,142317/40960,73451/20480,37943/10240,1,0,ms,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | every block takes its wcet and, by chance, up to --jitter longer, and every copy its duration: other times may give other runs, and longer ones | a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1) | no registers given for a & ""b"" and last: taken as no limit to the blocks of an SM (key registers) | no shared memory given for long name of a kernel and last: taken to use none (key shared_memory) | no period given for a & ""b"", in and out: taken to be launched once (key period) | no release given for long name of a kernel: taken as 0; other phases may give longer responses (key release; gpurta bound covers any) | no deadline given for last: taken to be the period (key deadline) | platform jetson-tx2 with copy_bandwidth 1000000000 | as asked: --jitter 0.5"
out,1037179/286720,534637/143360,275841/71680,1,,ms,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | every block takes its wcet and, by chance, up to --jitter longer, and every copy its duration: other times may give other runs, and longer ones | a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1) | no registers given for a & ""b"" and last: taken as no limit to the blocks of an SM (key registers) | no shared memory given for long name of a kernel and last: taken to use none (key shared_memory) | no period given for a & ""b"", in and out: taken to be launched once (key period) | no release given for long name of a kernel: taken as 0; other phases may give longer responses (key release; gpurta bound covers any) | no deadline given for last: taken to be the period (key deadline) | platform jetson-tx2 with copy_bandwidth 1000000000 | as asked: --jitter 0.5"
last,1046523/204800,130981/25600,1093723/204800,3,0,ms,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | every block takes its wcet and, by chance, up to --jitter longer, and every copy its duration: other times may give other runs, and longer ones | a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1) | no registers given for a & ""b"" and last: taken as no limit to the blocks of an SM (key registers) | no shared memory given for long name of a kernel and last: taken to use none (key shared_memory) | no period given for a & ""b"", in and out: taken to be launched once (key period) | no release given for long name of a kernel: taken as 0; other phases may give longer responses (key release; gpurta bound covers any) | no deadline given for last: taken to be the period (key deadline) | platform jetson-tx2 with copy_bandwidth 1000000000 | as asked: --jitter 0.5"
[1]

-- case simulate-json --
$ gpurta simulate kernels.yaml --jobs 2 --blocks --explain --format json --decimal 4
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "simulate",
  "time_unit": "ms",
  "policy": "most-room",
  "sms": 2,
  "sm_order": "ascending",
  "copy_engines": 1,
  "releases": {"jobs": 2},
  "rules": [],
  "proves": "this run only",
  "operations": [
    {"name": "a & \"b\"", "kind": "kernel", "stream": "high", "release": "1/3", "release_ms": 0.3334, "enqueued": "1/3", "enqueued_ms": 0.3334, "dispatched": "1/3", "dispatched_ms": 0.3334, "assigned": "1/3", "assigned_ms": 0.3334, "completion": "7/3", "completion_ms": 2.3334, "response": "2", "response_ms": 2, "deadline": "3/2", "deadline_ms": 1.5, "meets_deadline": false, "blocks": [[0, "1/3", "7/3"], [1, "1/3", "7/3"], [0, "1/3", "7/3"]], "delays": [], "worst_job": 1, "jobs": [{"release": "1/3", "release_ms": 0.3334, "enqueued": "1/3", "enqueued_ms": 0.3334, "dispatched": "1/3", "dispatched_ms": 0.3334, "assigned": "1/3", "assigned_ms": 0.3334, "completion": "7/3", "completion_ms": 2.3334, "response": "2", "response_ms": 2, "deadline": "3/2", "deadline_ms": 1.5, "meets_deadline": false, "blocks": [[0, "1/3", "7/3"], [1, "1/3", "7/3"], [0, "1/3", "7/3"]], "delays": []}]},
    {"name": "in", "kind": "copy", "stream": "low", "release": "0", "release_ms": 0, "enqueued": "0", "enqueued_ms": 0, "dispatched": "0", "dispatched_ms": 0, "assigned": "0", "assigned_ms": 0, "completion": "7/10", "completion_ms": 0.7, "response": "7/10", "response_ms": 0.7, "deadline": null, "deadline_ms": null, "meets_deadline": null, "blocks": [], "delays": [], "worst_job": 1, "jobs": [{"release": "0", "release_ms": 0, "enqueued": "0", "enqueued_ms": 0, "dispatched": "0", "dispatched_ms": 0, "assigned": "0", "assigned_ms": 0, "completion": "7/10", "completion_ms": 0.7, "response": "7/10", "response_ms": 0.7, "deadline": null, "deadline_ms": null, "meets_deadline": null, "blocks": [], "delays": []}]},
    {"name": "long name of a kernel", "kind": "kernel", "stream": "low", "release": "0", "release_ms": 0, "enqueued": "7/10", "enqueued_ms": 0.7, "dispatched": "7/10", "dispatched_ms": 0.7, "assigned": "39/20", "assigned_ms": 1.95, "completion": "16/5", "completion_ms": 3.2, "response": "16/5", "response_ms": 3.2, "deadline": "9", "deadline_ms": 9, "meets_deadline": true, "blocks": [[1, "7/10", "39/20"], [1, "7/10", "39/20"], [1, "7/10", "39/20"], [1, "7/10", "39/20"], [1, "39/20", "16/5"], [1, "39/20", "16/5"]], "delays": [{"rule": "G1", "cause": "behind in its stream", "behind": "in", "behind_job": 1, "from": "0", "from_ms": 0, "for": "7/10", "for_ms": 0.7}, {"rule": "R2", "cause": "no threads", "behind": null, "behind_job": null, "from": "7/10", "from_ms": 0.7, "for": "5/4", "for_ms": 1.25}], "worst_job": 1, "jobs": [{"release": "0", "release_ms": 0, "enqueued": "7/10", "enqueued_ms": 0.7, "dispatched": "7/10", "dispatched_ms": 0.7, "assigned": "39/20", "assigned_ms": 1.95, "completion": "16/5", "completion_ms": 3.2, "response": "16/5", "response_ms": 3.2, "deadline": "9", "deadline_ms": 9, "meets_deadline": true, "blocks": [[1, "7/10", "39/20"], [1, "7/10", "39/20"], [1, "7/10", "39/20"], [1, "7/10", "39/20"], [1, "39/20", "16/5"], [1, "39/20", "16/5"]], "delays": [{"rule": "G1", "cause": "behind in its stream", "behind": "in", "behind_job": 1, "from": "0", "from_ms": 0, "for": "7/10", "for_ms": 0.7}, {"rule": "R2", "cause": "no threads", "behind": null, "behind_job": null, "from": "7/10", "from_ms": 0.7, "for": "5/4", "for_ms": 1.25}]}, {"release": "10", "release_ms": 10, "enqueued": "10", "enqueued_ms": 10, "dispatched": "10", "dispatched_ms": 10, "assigned": "10", "assigned_ms": 10, "completion": "45/4", "completion_ms": 11.25, "response": "5/4", "response_ms": 1.25, "deadline": "9", "deadline_ms": 9, "meets_deadline": true, "blocks": [[0, "10", "45/4"], [1, "10", "45/4"], [0, "10", "45/4"], [1, "10", "45/4"], [0, "10", "45/4"], [1, "10", "45/4"]], "delays": []}]},
    {"name": "out", "kind": "copy", "stream": "low", "release": "0", "release_ms": 0, "enqueued": "16/5", "enqueued_ms": 3.2, "dispatched": "16/5", "dispatched_ms": 3.2, "assigned": "16/5", "assigned_ms": 3.2, "completion": "117/35", "completion_ms": 3.3429, "response": "117/35", "response_ms": 3.3429, "deadline": null, "deadline_ms": null, "meets_deadline": null, "blocks": [], "delays": [{"rule": "G1", "cause": "behind in its stream", "behind": "long name of a kernel", "behind_job": 1, "from": "0", "from_ms": 0, "for": "16/5", "for_ms": 3.2}], "worst_job": 1, "jobs": [{"release": "0", "release_ms": 0, "enqueued": "16/5", "enqueued_ms": 3.2, "dispatched": "16/5", "dispatched_ms": 3.2, "assigned": "16/5", "assigned_ms": 3.2, "completion": "117/35", "completion_ms": 3.3429, "response": "117/35", "response_ms": 3.3429, "deadline": null, "deadline_ms": null, "meets_deadline": null, "blocks": [], "delays": [{"rule": "G1", "cause": "behind in its stream", "behind": "long name of a kernel", "behind_job": 1, "from": "0", "from_ms": 0, "for": "16/5", "for_ms": 3.2}]}]},
    {"name": "last", "kind": "kernel", "stream": "s3", "release": "5", "release_ms": 5, "enqueued": "5", "enqueued_ms": 5, "dispatched": "5", "dispatched_ms": 5, "assigned": "5", "assigned_ms": 5, "completion": "501/100", "completion_ms": 5.01, "response": "1/100", "response_ms": 0.01, "deadline": "5", "deadline_ms": 5, "meets_deadline": true, "blocks": [[0, "5", "501/100"]], "delays": [], "worst_job": 1, "jobs": [{"release": "5", "release_ms": 5, "enqueued": "5", "enqueued_ms": 5, "dispatched": "5", "dispatched_ms": 5, "assigned": "5", "assigned_ms": 5, "completion": "501/100", "completion_ms": 5.01, "response": "1/100", "response_ms": 0.01, "deadline": "5", "deadline_ms": 5, "meets_deadline": true, "blocks": [[0, "5", "501/100"]], "delays": []}, {"release": "10", "release_ms": 10, "enqueued": "10", "enqueued_ms": 10, "dispatched": "10", "dispatched_ms": 10, "assigned": "10", "assigned_ms": 10, "completion": "1001/100", "completion_ms": 10.01, "response": "1/100", "response_ms": 0.01, "deadline": "5", "deadline_ms": 5, "meets_deadline": true, "blocks": [[0, "10", "1001/100"]], "delays": []}]}
  ],
  "events": [
    {"time": "0", "time_ms": 0, "rule": "G1", "operation": "in", "job": 1, "behind": null, "behind_job": null, "blocks": 0, "text": "in is launched"},
    {"time": "0", "time_ms": 0, "rule": "G1", "operation": "long name of a kernel", "job": 1, "behind": "in", "behind_job": 1, "blocks": 0, "text": "long name of a kernel job 1 is launched, in its stream behind in"},
    {"time": "0", "time_ms": 0, "rule": "G1", "operation": "out", "job": 1, "behind": "long name of a kernel", "behind_job": 1, "blocks": 0, "text": "out is launched, in its stream behind long name of a kernel job 1"},
    {"time": "0", "time_ms": 0, "rule": "C1", "operation": "in", "job": 1, "behind": null, "behind_job": null, "blocks": 0, "text": "in joins the queue of its copy engine"},
    {"time": "0", "time_ms": 0, "rule": "C2", "operation": "in", "job": 1, "behind": null, "behind_job": null, "blocks": 0, "text": "in starts on its copy engine"},
    {"time": "1/3", "time_ms": 0.3334, "rule": "G1", "operation": "a & \"b\"", "job": 1, "behind": null, "behind_job": null, "blocks": 0, "text": "a & \"b\" is launched"},
    {"time": "1/3", "time_ms": 0.3334, "rule": "G2", "operation": "a & \"b\"", "job": 1, "behind": null, "behind_job": null, "blocks": 0, "text": "a & \"b\" joins the EE queue"},
    {"time": "1/3", "time_ms": 0.3334, "rule": "X1", "operation": "a & \"b\"", "job": 1, "behind": null, "behind_job": null, "blocks": 3, "text": "a & \"b\": 3 blocks placed: 2 on SM 0, 1 on SM 1"},
    {"time": "1/3", "time_ms": 0.3334, "rule": "G3", "operation": "a & \"b\"", "job": 1, "behind": null, "behind_job": null, "blocks": 0, "text": "a & \"b\" is fully dispatched and leaves the EE queue"},
    {"time": "7/10", "time_ms": 0.7, "rule": "C4", "operation": "in", "job": 1, "behind": null, "behind_job": null, "blocks": 0, "text": "in has completed and leaves its stream"},
    {"time": "7/10", "time_ms": 0.7, "rule": "G2", "operation": "long name of a kernel", "job": 1, "behind": null, "behind_job": null, "blocks": 0, "text": "long name of a kernel job 1 joins the EE queue"},
    {"time": "7/10", "time_ms": 0.7, "rule": "X1", "operation": "long name of a kernel", "job": 1, "behind": null, "behind_job": null, "blocks": 4, "text": "long name of a kernel job 1: 4 blocks placed: 4 on SM 1"},
    {"time": "7/10", "time_ms": 0.7, "rule": "R2", "operation": "long name of a kernel", "job": 1, "behind": null, "behind_job": null, "blocks": 2, "text": "long name of a kernel job 1 waits with 2 blocks: no SM has the threads free"},
    {"time": "39/20", "time_ms": 1.95, "rule": "X1", "operation": "long name of a kernel", "job": 1, "behind": null, "behind_job": null, "blocks": 2, "text": "long name of a kernel job 1: 2 blocks placed: 2 on SM 1"},
    {"time": "39/20", "time_ms": 1.95, "rule": "G3", "operation": "long name of a kernel", "job": 1, "behind": null, "behind_job": null, "blocks": 0, "text": "long name of a kernel job 1 is fully dispatched and leaves the EE queue"},
    {"time": "7/3", "time_ms": 2.3334, "rule": "G4", "operation": "a & \"b\"", "job": 1, "behind": null, "behind_job": null, "blocks": 0, "text": "a & \"b\" has completed and leaves its stream"},
    {"time": "16/5", "time_ms": 3.2, "rule": "G4", "operation": "long name of a kernel", "job": 1, "behind": null, "behind_job": null, "blocks": 0, "text": "long name of a kernel job 1 has completed and leaves its stream"},
    {"time": "16/5", "time_ms": 3.2, "rule": "C1", "operation": "out", "job": 1, "behind": null, "behind_job": null, "blocks": 0, "text": "out joins the queue of its copy engine"},
    {"time": "16/5", "time_ms": 3.2, "rule": "C2", "operation": "out", "job": 1, "behind": null, "behind_job": null, "blocks": 0, "text": "out starts on its copy engine"},
    {"time": "117/35", "time_ms": 3.3429, "rule": "C4", "operation": "out", "job": 1, "behind": null, "behind_job": null, "blocks": 0, "text": "out has completed and leaves its stream"},
    {"time": "5", "time_ms": 5, "rule": "G1", "operation": "last", "job": 1, "behind": null, "behind_job": null, "blocks": 0, "text": "last job 1 is launched"},
    {"time": "5", "time_ms": 5, "rule": "G2", "operation": "last", "job": 1, "behind": null, "behind_job": null, "blocks": 0, "text": "last job 1 joins the EE queue"},
    {"time": "5", "time_ms": 5, "rule": "X1", "operation": "last", "job": 1, "behind": null, "behind_job": null, "blocks": 1, "text": "last job 1: 1 block placed: 1 on SM 0"},
    {"time": "5", "time_ms": 5, "rule": "G3", "operation": "last", "job": 1, "behind": null, "behind_job": null, "blocks": 0, "text": "last job 1 is fully dispatched and leaves the EE queue"},
    {"time": "501/100", "time_ms": 5.01, "rule": "G4", "operation": "last", "job": 1, "behind": null, "behind_job": null, "blocks": 0, "text": "last job 1 has completed and leaves its stream"},
    {"time": "10", "time_ms": 10, "rule": "G1", "operation": "long name of a kernel", "job": 2, "behind": null, "behind_job": null, "blocks": 0, "text": "long name of a kernel job 2 is launched"},
    {"time": "10", "time_ms": 10, "rule": "G1", "operation": "last", "job": 2, "behind": null, "behind_job": null, "blocks": 0, "text": "last job 2 is launched"},
    {"time": "10", "time_ms": 10, "rule": "G2", "operation": "long name of a kernel", "job": 2, "behind": null, "behind_job": null, "blocks": 0, "text": "long name of a kernel job 2 joins the EE queue"},
    {"time": "10", "time_ms": 10, "rule": "G2", "operation": "last", "job": 2, "behind": "long name of a kernel", "behind_job": 2, "blocks": 0, "text": "last job 2 joins the EE queue, whose head is long name of a kernel job 2"},
    {"time": "10", "time_ms": 10, "rule": "X1", "operation": "long name of a kernel", "job": 2, "behind": null, "behind_job": null, "blocks": 6, "text": "long name of a kernel job 2: 6 blocks placed: 3 on SM 0, 3 on SM 1"},
    {"time": "10", "time_ms": 10, "rule": "G3", "operation": "long name of a kernel", "job": 2, "behind": null, "behind_job": null, "blocks": 0, "text": "long name of a kernel job 2 is fully dispatched and leaves the EE queue"},
    {"time": "10", "time_ms": 10, "rule": "X1", "operation": "last", "job": 2, "behind": null, "behind_job": null, "blocks": 1, "text": "last job 2: 1 block placed: 1 on SM 0"},
    {"time": "10", "time_ms": 10, "rule": "G3", "operation": "last", "job": 2, "behind": null, "behind_job": null, "blocks": 0, "text": "last job 2 is fully dispatched and leaves the EE queue"},
    {"time": "1001/100", "time_ms": 10.01, "rule": "G4", "operation": "last", "job": 2, "behind": null, "behind_job": null, "blocks": 0, "text": "last job 2 has completed and leaves its stream"},
    {"time": "45/4", "time_ms": 11.25, "rule": "G4", "operation": "long name of a kernel", "job": 2, "behind": null, "behind_job": null, "blocks": 0, "text": "long name of a kernel job 2 has completed and leaves its stream"}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones",
    "a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1)",
    "no registers given for a & \"b\" and last: taken as no limit to the blocks of an SM (key registers)",
    "no shared memory given for long name of a kernel and last: taken to use none (key shared_memory)",
    "no period given for a & \"b\", in and out: taken to be launched once (key period)",
    "no release given for long name of a kernel: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)",
    "no deadline given for last: taken to be the period (key deadline)",
    "platform jetson-tx2 with copy_bandwidth 1000000000"
  ],
  "notes": []
}
[1]

-- case simulate-table --
$ gpurta simulate kernels.yaml --jobs 2 --blocks --explain --exact
> gpurta simulate kernels.yaml --policy round-robin --rules amert --runs 4 --jitter 0.5 --seed 9
platform jetson-tx2 with copy_bandwidth 1000000000; placement most-room; times in ms

    time  rule  event
       0  G1    in is launched
       0  G1    long name of a kernel job 1 is launched, in its stream behind in
       0  G1    out is launched, in its stream behind long name of a kernel job 1
       0  C1    in joins the queue of its copy engine
       0  C2    in starts on its copy engine
     1/3  G1    a & "b" is launched
     1/3  G2    a & "b" joins the EE queue
     1/3  X1    a & "b": 3 blocks placed: 2 on SM 0, 1 on SM 1
     1/3  G3    a & "b" is fully dispatched and leaves the EE queue
    7/10  C4    in has completed and leaves its stream
    7/10  G2    long name of a kernel job 1 joins the EE queue
    7/10  X1    long name of a kernel job 1: 4 blocks placed: 4 on SM 1
    7/10  R2    long name of a kernel job 1 waits with 2 blocks: no SM has the threads free
   39/20  X1    long name of a kernel job 1: 2 blocks placed: 2 on SM 1
   39/20  G3    long name of a kernel job 1 is fully dispatched and leaves the EE queue
     7/3  G4    a & "b" has completed and leaves its stream
    16/5  G4    long name of a kernel job 1 has completed and leaves its stream
    16/5  C1    out joins the queue of its copy engine
    16/5  C2    out starts on its copy engine
  117/35  C4    out has completed and leaves its stream
       5  G1    last job 1 is launched
       5  G2    last job 1 joins the EE queue
       5  X1    last job 1: 1 block placed: 1 on SM 0
       5  G3    last job 1 is fully dispatched and leaves the EE queue
 501/100  G4    last job 1 has completed and leaves its stream
      10  G1    long name of a kernel job 2 is launched
      10  G1    last job 2 is launched
      10  G2    long name of a kernel job 2 joins the EE queue
      10  G2    last job 2 joins the EE queue, whose head is long name of a kernel job 2
      10  X1    long name of a kernel job 2: 6 blocks placed: 3 on SM 0, 3 on SM 1
      10  G3    long name of a kernel job 2 is fully dispatched and leaves the EE queue
      10  X1    last job 2: 1 block placed: 1 on SM 0
      10  G3    last job 2 is fully dispatched and leaves the EE queue
1001/100  G4    last job 2 has completed and leaves its stream
    45/4  G4    long name of a kernel job 2 has completed and leaves its stream

operation                    from   for  rule  delayed by
long name of a kernel job 1     0  7/10  G1    behind in its stream: in
long name of a kernel job 1  7/10   5/4  R2    no threads
out                             0  16/5  G1    behind in its stream: long name of a kernel job 1

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block, copy and host step takes exactly its wcet: other times may give other runs, and longer ones
- a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1)
- no registers given for a & "b" and last: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for long name of a kernel and last: taken to use none (key shared_memory)
- no period given for a & "b", in and out: taken to be launched once (key period)
- no release given for long name of a kernel: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)
- no deadline given for last: taken to be the period (key deadline)
- platform jetson-tx2 with copy_bandwidth 1000000000
platform jetson-tx2 with copy_bandwidth 1000000000; 4 runs, blocks up to 0.5 longer, seeds from 9; completions in ms

operation                 least    median   largest  seed of it  missed
a & "b"                ~2.75155  ~2.76486  ~2.79769           9       4
in                      0.70000   0.70000   0.70000           9       -
long name of a kernel  ~3.50420  ~3.53814  ~3.77496          10       0
out                    ~3.64706  ~3.68100  ~3.91781          10       -
last                   ~5.01855  ~5.16015  ~5.42077          12       0

in these runs; no bound: gpurta bound

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- every block takes its wcet and, by chance, up to --jitter longer, and every copy its duration: other times may give other runs, and longer ones
- a kernel that waited for its stream is queued before what is released at that instant (not so by rule U1)
- no registers given for a & "b" and last: taken as no limit to the blocks of an SM (key registers)
- no shared memory given for long name of a kernel and last: taken to use none (key shared_memory)
- no period given for a & "b", in and out: taken to be launched once (key period)
- no release given for long name of a kernel: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)
- no deadline given for last: taken to be the period (key deadline)
- platform jetson-tx2 with copy_bandwidth 1000000000
[1]

-- case sweep-all --
$ gpurta sweep sweep.yaml --threads 1
> gpurta sweep sweep.yaml --threads 1 --format json
> gpurta sweep sweep.yaml --threads 1 --format csv --decimal 3
Two panels & "more": seed 7; times in ms; sets that each curve accepts

utilization  tasks  sets  Theorem 1  positional    host
        0.2      2    20     100.0%      100.0%  100.0%
        0.4      2    20     100.0%      100.0%  100.0%
        0.6      2    20      80.0%       80.0%  100.0%
        0.8      2    20      20.0%       20.0%   85.0%
        0.2      3    20     100.0%      100.0%  100.0%
        0.4      3    20      95.0%       95.0%  100.0%
        0.6      3    20      45.0%       40.0%   95.0%
        0.8      3    20       0.0%        0.0%   65.0%

weighted schedulability, tasks 2:
  Theorem 1: 62.0%
  positional: 62.0%
  host: 94.0%

weighted schedulability, tasks 3:
  Theorem 1: 42.5%
  positional: 41.0%
  host: 84.5%

assumptions:
- no job takes longer than its wcet, and nothing else uses the GPU
- theorem-1, positional: releases are at least a period apart
- theorem-1, positional, host: a task takes the whole GPU while it runs
- a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2
- theorem-1 is as published, with Equation 3: no bound where switches cost time
- host: simulated runs, each one behaviour: what they accept may miss a deadline
- host: unknown are sets whose jobs the limit does not cover (key limit)
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "sweep",
  "time_unit": "ms",
  "title": "Two panels & \"more\"",
  "design": "2216e963f27b0da4",
  "seed": 7,
  "shard": {"number": 1, "of": 1},
  "sets": 20,
  "done": 8,
  "complete": true,
  "utilization": null,
  "weighted_sets": true,
  "axes": [
    {
      "name": "utilization",
      "values": ["1/5", "2/5", "3/5", "4/5"]
    },
    {
      "name": "tasks",
      "values": ["2", "3"]
    }
  ],
  "curves": [
    "Theorem 1",
    "positional",
    "host"
  ],
  "counted": "sets accepted",
  "rows": [
    {"utilization": "1/5", "tasks": "2", "curve": "Theorem 1", "sets": 20, "schedulable": 20, "unknown": 0, "weight": "4", "weight_schedulable": "4", "low": "0.8315", "high": "1.0000"},
    {"utilization": "1/5", "tasks": "2", "curve": "positional", "sets": 20, "schedulable": 20, "unknown": 0, "weight": "4", "weight_schedulable": "4", "low": "0.8315", "high": "1.0000"},
    {"utilization": "1/5", "tasks": "2", "curve": "host", "sets": 20, "schedulable": 20, "unknown": 0, "weight": "4", "weight_schedulable": "4", "low": "0.8315", "high": "1.0000"},
    {"utilization": "2/5", "tasks": "2", "curve": "Theorem 1", "sets": 20, "schedulable": 20, "unknown": 0, "weight": "8", "weight_schedulable": "8", "low": "0.8315", "high": "1.0000"},
    {"utilization": "2/5", "tasks": "2", "curve": "positional", "sets": 20, "schedulable": 20, "unknown": 0, "weight": "8", "weight_schedulable": "8", "low": "0.8315", "high": "1.0000"},
    {"utilization": "2/5", "tasks": "2", "curve": "host", "sets": 20, "schedulable": 20, "unknown": 0, "weight": "8", "weight_schedulable": "8", "low": "0.8315", "high": "1.0000"},
    {"utilization": "3/5", "tasks": "2", "curve": "Theorem 1", "sets": 20, "schedulable": 16, "unknown": 0, "weight": "12", "weight_schedulable": "48/5", "low": "0.5633", "high": "0.9427"},
    {"utilization": "3/5", "tasks": "2", "curve": "positional", "sets": 20, "schedulable": 16, "unknown": 0, "weight": "12", "weight_schedulable": "48/5", "low": "0.5633", "high": "0.9427"},
    {"utilization": "3/5", "tasks": "2", "curve": "host", "sets": 20, "schedulable": 20, "unknown": 0, "weight": "12", "weight_schedulable": "12", "low": "0.8315", "high": "1.0000"},
    {"utilization": "4/5", "tasks": "2", "curve": "Theorem 1", "sets": 20, "schedulable": 4, "unknown": 0, "weight": "16", "weight_schedulable": "16/5", "low": "0.0573", "high": "0.4367"},
    {"utilization": "4/5", "tasks": "2", "curve": "positional", "sets": 20, "schedulable": 4, "unknown": 0, "weight": "16", "weight_schedulable": "16/5", "low": "0.0573", "high": "0.4367"},
    {"utilization": "4/5", "tasks": "2", "curve": "host", "sets": 20, "schedulable": 17, "unknown": 0, "weight": "16", "weight_schedulable": "68/5", "low": "0.6210", "high": "0.9680"},
    {"utilization": "1/5", "tasks": "3", "curve": "Theorem 1", "sets": 20, "schedulable": 20, "unknown": 0, "weight": "4", "weight_schedulable": "4", "low": "0.8315", "high": "1.0000"},
    {"utilization": "1/5", "tasks": "3", "curve": "positional", "sets": 20, "schedulable": 20, "unknown": 0, "weight": "4", "weight_schedulable": "4", "low": "0.8315", "high": "1.0000"},
    {"utilization": "1/5", "tasks": "3", "curve": "host", "sets": 20, "schedulable": 20, "unknown": 0, "weight": "4", "weight_schedulable": "4", "low": "0.8315", "high": "1.0000"},
    {"utilization": "2/5", "tasks": "3", "curve": "Theorem 1", "sets": 20, "schedulable": 19, "unknown": 0, "weight": "8", "weight_schedulable": "38/5", "low": "0.7512", "high": "0.9988"},
    {"utilization": "2/5", "tasks": "3", "curve": "positional", "sets": 20, "schedulable": 19, "unknown": 0, "weight": "8", "weight_schedulable": "38/5", "low": "0.7512", "high": "0.9988"},
    {"utilization": "2/5", "tasks": "3", "curve": "host", "sets": 20, "schedulable": 20, "unknown": 0, "weight": "8", "weight_schedulable": "8", "low": "0.8315", "high": "1.0000"},
    {"utilization": "3/5", "tasks": "3", "curve": "Theorem 1", "sets": 20, "schedulable": 9, "unknown": 0, "weight": "12", "weight_schedulable": "27/5", "low": "0.2305", "high": "0.6848"},
    {"utilization": "3/5", "tasks": "3", "curve": "positional", "sets": 20, "schedulable": 8, "unknown": 0, "weight": "12", "weight_schedulable": "24/5", "low": "0.1911", "high": "0.6395"},
    {"utilization": "3/5", "tasks": "3", "curve": "host", "sets": 20, "schedulable": 19, "unknown": 0, "weight": "12", "weight_schedulable": "57/5", "low": "0.7512", "high": "0.9988"},
    {"utilization": "4/5", "tasks": "3", "curve": "Theorem 1", "sets": 20, "schedulable": 0, "unknown": 0, "weight": "16", "weight_schedulable": "0", "low": "0.0000", "high": "0.1685"},
    {"utilization": "4/5", "tasks": "3", "curve": "positional", "sets": 20, "schedulable": 0, "unknown": 0, "weight": "16", "weight_schedulable": "0", "low": "0.0000", "high": "0.1685"},
    {"utilization": "4/5", "tasks": "3", "curve": "host", "sets": 20, "schedulable": 13, "unknown": 0, "weight": "16", "weight_schedulable": "52/5", "low": "0.4078", "high": "0.8461"}
  ],
  "weighted": [
    {"curve": "Theorem 1", "weighted_schedulability": "31/50", "tasks": "2"},
    {"curve": "positional", "weighted_schedulability": "31/50", "tasks": "2"},
    {"curve": "host", "weighted_schedulability": "47/50", "tasks": "2"},
    {"curve": "Theorem 1", "weighted_schedulability": "17/40", "tasks": "3"},
    {"curve": "positional", "weighted_schedulability": "41/100", "tasks": "3"},
    {"curve": "host", "weighted_schedulability": "169/200", "tasks": "3"}
  ],
  "platform": null,
  "assumptions": [
    "no job takes longer than its wcet, and nothing else uses the GPU",
    "theorem-1, positional: releases are at least a period apart",
    "theorem-1, positional, host: a task takes the whole GPU while it runs",
    "a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2",
    "theorem-1 is as published, with Equation 3: no bound where switches cost time",
    "host: simulated runs, each one behaviour: what they accept may miss a deadline",
    "host: unknown are sets whose jobs the limit does not cover (key limit)"
  ],
  "notes": []
}
# gpurta 0.2.0 sweep; design 2216e963f27b0da4; seed 7; shard 1/1
utilization,tasks,curve,sets,schedulable,unknown,weight,weight_schedulable,low,high,time_unit,assumptions
0.2,2,Theorem 1,20,20,0,4,4,0.8315,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional: releases are at least a period apart | theorem-1, positional, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
0.2,2,positional,20,20,0,4,4,0.8315,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional: releases are at least a period apart | theorem-1, positional, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
0.2,2,host,20,20,0,4,4,0.8315,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional: releases are at least a period apart | theorem-1, positional, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
0.4,2,Theorem 1,20,20,0,8,8,0.8315,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional: releases are at least a period apart | theorem-1, positional, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
0.4,2,positional,20,20,0,8,8,0.8315,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional: releases are at least a period apart | theorem-1, positional, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
0.4,2,host,20,20,0,8,8,0.8315,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional: releases are at least a period apart | theorem-1, positional, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
0.6,2,Theorem 1,20,16,0,12,9.6,0.5633,0.9427,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional: releases are at least a period apart | theorem-1, positional, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
0.6,2,positional,20,16,0,12,9.6,0.5633,0.9427,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional: releases are at least a period apart | theorem-1, positional, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
0.6,2,host,20,20,0,12,12,0.8315,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional: releases are at least a period apart | theorem-1, positional, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
0.8,2,Theorem 1,20,4,0,16,3.2,0.0573,0.4367,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional: releases are at least a period apart | theorem-1, positional, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
0.8,2,positional,20,4,0,16,3.2,0.0573,0.4367,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional: releases are at least a period apart | theorem-1, positional, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
0.8,2,host,20,17,0,16,13.6,0.6210,0.9680,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional: releases are at least a period apart | theorem-1, positional, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
0.2,3,Theorem 1,20,20,0,4,4,0.8315,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional: releases are at least a period apart | theorem-1, positional, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
0.2,3,positional,20,20,0,4,4,0.8315,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional: releases are at least a period apart | theorem-1, positional, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
0.2,3,host,20,20,0,4,4,0.8315,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional: releases are at least a period apart | theorem-1, positional, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
0.4,3,Theorem 1,20,19,0,8,7.6,0.7512,0.9988,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional: releases are at least a period apart | theorem-1, positional, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
0.4,3,positional,20,19,0,8,7.6,0.7512,0.9988,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional: releases are at least a period apart | theorem-1, positional, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
0.4,3,host,20,20,0,8,8,0.8315,1.0000,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional: releases are at least a period apart | theorem-1, positional, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
0.6,3,Theorem 1,20,9,0,12,5.4,0.2305,0.6848,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional: releases are at least a period apart | theorem-1, positional, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
0.6,3,positional,20,8,0,12,4.8,0.1911,0.6395,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional: releases are at least a period apart | theorem-1, positional, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
0.6,3,host,20,19,0,12,11.4,0.7512,0.9988,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional: releases are at least a period apart | theorem-1, positional, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
0.8,3,Theorem 1,20,0,0,16,0,0.0000,0.1685,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional: releases are at least a period apart | theorem-1, positional, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
0.8,3,positional,20,0,0,16,0,0.0000,0.1685,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional: releases are at least a period apart | theorem-1, positional, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
0.8,3,host,20,13,0,16,10.4,0.4078,0.8461,ms,"no job takes longer than its wcet, and nothing else uses the GPU | theorem-1, positional: releases are at least a period apart | theorem-1, positional, host: a task takes the whole GPU while it runs | a channel has the GPU in its turns of the runlist, at most a timeslice each, as was observed on a Drive PX2 | theorem-1 is as published, with Equation 3: no bound where switches cost time | host: simulated runs, each one behaviour: what they accept may miss a deadline | host: unknown are sets whose jobs the limit does not cover (key limit)"
