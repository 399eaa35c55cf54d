-- file kernels.yaml --
# Paredes' test of the first jobs says "schedulable"; the second job of a misses.
platform: {slots: 1}
kernels:
  - {name: a, blocks: 1, wcet: 3, period: 4}
  - {name: b, blocks: 1, wcet: 3, period: 12}

-- case certificate --
$ gpurta bound kernels.yaml --certificate c.json >/dev/null; cat c.json && rm c.json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "bound",
  "time_unit": "ms",
  "certificate": 1,
  "scenario": "deab9069d8e4d2c3422539d7bee7ae2e854ba49af92835bb08a9032e6f2d1b14",
  "verdict": "unschedulable",
  "printed": "unschedulable",
  "weights": [
    {"weight": ["1"]}
  ],
  "chains": [
    {
      "name": "a",
      "bound": null,
      "verdict": "unschedulable",
      "printed": "unschedulable",
      "steps": [],
      "observed": {
        "response": "6",
        "releases": [
          {"chain": "a", "nominal": "0", "release": "0"},
          {"chain": "b", "nominal": "0", "release": "0"}
        ],
        "blocks": [
          {"job": 1, "step": 0, "sm": 0, "count": 1, "start": "0", "end": "3"},
          {"job": 0, "step": 0, "sm": 0, "count": 1, "start": "3", "end": "6"}
        ],
        "turns": []
      }
    },
    {
      "name": "b",
      "bound": "6",
      "verdict": "schedulable",
      "printed": "schedulable",
      "steps": [
        {"name": "b", "bound": "6", "end": "6", "window": "3", "weights": 0}
      ]
    }
  ]
}
[1]

-- case exact-few --
$ gpurta bound kernels.yaml --exact 3 --search 0
platform slots; times in ms

chain  bound  observed  exact  deadline  verdict
a          -         -      -         4  unknown
b          6         -      -        12  met

no exact responses: so many states were not enough

chain  step  kind    jitter  bound  observed  finish
a      a     kernel       -      -         -       -
b      b     kernel       0      6         -       6

unknown: chain a: its jobs may wait for each other, and no bound of at most 32 periods was found
used, if every kernel ran alone: slots 100.0 % (most: a 75.0 %)
tried: all deadlines are met if a has a period of at least 6, which is then its deadline
gpurta rta judges kernels as launched in the order of the file, exactly at their releases; gpurta advise tries changes of chains

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- a job that is released while the one before it is not complete begins when that one ends, as in one stream
- no stream given for a and b: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for a and b: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)
[1]

-- case exact --
$ gpurta bound kernels.yaml --exact 10000 --search 0
platform slots; times in ms

chain  bound  observed  exact  deadline  verdict
a          -         -      6         4  MISSED
b          6         -      6        12  met

chain  step  kind    jitter  bound  observed  finish
a      a     kernel       -      -         -       -
b      b     kernel       0      6         -       6

unschedulable: the exact worst response of chain a is above a deadline
no bound of a: its jobs may wait for each other, and no bound of at most 32 periods was found
used, if every kernel ran alone: slots 100.0 % (most: a 75.0 %)
tried: all deadlines are met if a has a period of at least 6, which is then its deadline
gpurta rta judges kernels as launched in the order of the file, exactly at their releases; gpurta advise tries changes of chains

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- a job that is released while the one before it is not complete begins when that one ends, as in one stream
- no stream given for a and b: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for a and b: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)
[1]

-- case json --
$ gpurta bound kernels.yaml --format json --search 100
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "bound",
  "time_unit": "ms",
  "verdict": "unschedulable",
  "reason": "a run was observed in which chain a misses its deadline",
  "chains": [
    {"name": "a", "bound": null, "observed": "6", "deadline": "4", "verdict": "unschedulable", "meets_deadline": false, "overlap": "serial", "reason": "its jobs may wait for each other, and no bound of at most 32 periods was found", "steps": [{"name": "a", "kind": "kernel", "jitter": null, "bound": null, "observed": "6", "finish": null, "deadline": null}], "witness": [{"chain": "a", "nominal": "0", "release": "0"}, {"chain": "b", "nominal": "0", "release": "0"}]},
    {"name": "b", "bound": "6", "observed": "6", "deadline": "12", "verdict": "schedulable", "meets_deadline": true, "overlap": "serial", "reason": null, "steps": [{"name": "b", "kind": "kernel", "jitter": "0", "bound": "6", "observed": "6", "finish": "6", "deadline": null}], "witness": []}
  ],
  "used": [
    {"resource": "slots", "utilization": "1", "most": "3/4", "most_of": "a"}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "releases of a chain are at least its period apart, and come in order, at most its jitter late",
    "no block, copy or host step takes longer than its wcet, whatever runs beside it",
    "blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits",
    "what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out",
    "a job that is released while the one before it is not complete begins when that one ends, as in one stream",
    "no stream given for a and b: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)",
    "no deadline given for a and b: taken to be the period (key deadline)",
    "times without a unit are in ms (key time_unit)"
  ],
  "notes": []
}
[1]

-- case table --
$ gpurta bound kernels.yaml
platform slots; times in ms

chain  bound  observed  deadline  verdict
a          -         6         4  MISSED
b          6         6        12  met

chain  step  kind    jitter  bound  observed  finish
a      a     kernel       -      -         6       -
b      b     kernel       0      6         6       6

a was late with these releases: a at 0, b at 0

unschedulable: a run was observed in which chain a misses its deadline
no bound of a: its jobs may wait for each other, and no bound of at most 32 periods was found
used, if every kernel ran alone: slots 100.0 % (most: a 75.0 %)
tried: all deadlines are met if a has a period of at least 6, which is then its deadline
gpurta rta judges kernels as launched in the order of the file, exactly at their releases; gpurta advise tries changes of chains

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- a job that is released while the one before it is not complete begins when that one ends, as in one stream
- no stream given for a and b: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for a and b: taken to be the period (key deadline)
- times without a unit are in ms (key time_unit)
[1]

-- case used-far-too-much --
A share beyond all sense is none of 64 bits.
$ sed 's/wcet: 3/wcet: 3e30/' kernels.yaml | gpurta bound - --search 0 | grep -o -e '^used.*' -e '^tried.*'
used, if every kernel ran alone: slots > 1000000 % (most: a > 1000000 %); above 100 % is overload (of SMs: unless kernels that leave each other places overlap)
tried: no period of a alone was found with which all deadlines are met
[1]
