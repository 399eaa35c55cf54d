-- case footprints --
$ gpurta bound footprints.json --explain --search 30 --exact 3000 --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "bound",
  "time_unit": "ms",
  "verdict": "unknown",
  "reason": "chain n0: the finish of its step k1 exceeds the deadline of that, and no miss was observed; as if kernels used no registers (key registers)",
  "exact_reason": "kernels need registers",
  "chains": [
    {"name": "n0", "bound": "46/3", "observed": "14", "exact": null, "deadline": "73", "verdict": "unknown", "meets_deadline": null, "overlap": "serial", "reason": "the finish of its step k1 exceeds the deadline of that, and no miss was observed", "steps": [{"name": "k0", "kind": "kernel", "jitter": "1", "bound": "28/3", "observed": "8", "finish": "31/3", "deadline": null, "terms": [{"kind": "same", "step": "k2", "context": null, "jobs": 1, "blocks": 1, "weight": "1/3", "share": "4/3"}, {"kind": "own", "step": "k0", "context": null, "jobs": null, "blocks": 3, "weight": "1/3", "share": "4"}, {"kind": "last", "step": "k0", "context": null, "jobs": null, "blocks": 1, "weight": "1/3", "share": "4"}]}, {"name": "k1", "kind": "kernel", "jitter": "31/3", "bound": "5", "observed": "5", "finish": "46/3", "deadline": "15", "terms": [{"kind": "head", "step": "k1", "context": null, "jobs": null, "blocks": null, "weight": "1", "share": "0"}, {"kind": "room", "step": "k2", "context": null, "jobs": 1, "blocks": 1, "weight": "4/17", "share": "0"}, {"kind": "room", "step": "k1", "context": null, "jobs": 1, "blocks": 5, "weight": "5/34", "share": "0"}, {"kind": "head", "step": "k2", "context": null, "jobs": null, "blocks": null, "weight": "1", "share": "0"}, {"kind": "last", "step": "k1", "context": null, "jobs": null, "blocks": 1, "weight": "5/28", "share": "5"}]}], "causes": [{"cause": "own kernels", "of": null, "time": "13"}, {"cause": "interference", "of": "n1", "time": "4/3"}, {"cause": "late release (jitter)", "of": null, "time": "1"}], "terms": [{"kind": "late", "step": null, "context": null, "jobs": 1, "blocks": null, "weight": "0", "share": "1"}, {"kind": "step", "step": "k0", "context": null, "jobs": 1, "blocks": null, "weight": "0", "share": "28/3"}, {"kind": "step", "step": "k1", "context": null, "jobs": 1, "blocks": null, "weight": "0", "share": "5"}], "witness": []},
    {"name": "n1", "bound": "40/3", "observed": "12", "exact": null, "deadline": "70", "verdict": "schedulable", "meets_deadline": true, "overlap": "serial", "reason": null, "steps": [{"name": "k2", "kind": "kernel", "jitter": "4", "bound": "28/3", "observed": "8", "finish": "40/3", "deadline": null, "terms": [{"kind": "same", "step": "k0", "context": null, "jobs": 1, "blocks": 4, "weight": "1/3", "share": "16/3"}, {"kind": "last", "step": "k2", "context": null, "jobs": null, "blocks": 1, "weight": "1/3", "share": "4"}]}], "causes": [{"cause": "interference", "of": "n0", "time": "16/3"}, {"cause": "own kernels", "of": null, "time": "4"}, {"cause": "late release (jitter)", "of": null, "time": "4"}], "terms": [{"kind": "late", "step": null, "context": null, "jobs": 1, "blocks": null, "weight": "0", "share": "4"}, {"kind": "step", "step": "k2", "context": null, "jobs": 1, "blocks": null, "weight": "0", "share": "28/3"}], "witness": []}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "releases of a chain are at least its period apart, and come in order, at most its jitter late",
    "no block, copy or host step takes longer than its wcet, whatever runs beside it",
    "blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits",
    "what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs, are host steps); queues are first in, first out",
    "kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)",
    "no shared memory given for k2: taken to use none (key shared_memory)",
    "no deadline given for n0 and n1: taken to be the period (key deadline)",
    "times without a unit are in ms (key time_unit)",
    "platform jetson-tx2 with sms 1 (built in: 2), threads_per_sm 1216 (built in: 2048), copy_engines 2 (built in: 1)"
  ],
  "notes": []
}
[1]

-- case heads --
$ gpurta bound heads.json --explain --search 30 --exact 3000 --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "bound",
  "time_unit": "ms",
  "verdict": "schedulable",
  "reason": "every bound is within its deadline",
  "exact_reason": "rules of newer GPUs (U1, U3 to U5) hold",
  "chains": [
    {"name": "n0", "bound": "149/8", "observed": "16", "exact": null, "deadline": "78", "verdict": "schedulable", "meets_deadline": true, "overlap": "serial", "reason": null, "steps": [{"name": "k0", "kind": "kernel", "jitter": "2", "bound": "2", "observed": "2", "finish": "4", "deadline": null, "terms": [{"kind": "head", "step": "k0", "context": null, "jobs": null, "blocks": null, "weight": "2", "share": "0"}, {"kind": "room", "step": "k3", "context": null, "jobs": 1, "blocks": 8, "weight": "648/2737", "share": "0"}, {"kind": "head", "step": "k3", "context": null, "jobs": null, "blocks": null, "weight": "2", "share": "0"}, {"kind": "room", "step": "k3", "context": null, "jobs": 1, "blocks": 7, "weight": "648/2537", "share": "0"}, {"kind": "head", "step": "k4", "context": null, "jobs": null, "blocks": null, "weight": "2", "share": "0"}, {"kind": "room", "step": "k4", "context": null, "jobs": 1, "blocks": 6, "weight": "12/161", "share": "0"}, {"kind": "head", "step": "k5", "context": null, "jobs": null, "blocks": null, "weight": "2", "share": "0"}, {"kind": "room", "step": "k5", "context": null, "jobs": 1, "blocks": 5, "weight": "1/17", "share": "0"}, {"kind": "last", "step": "k0", "context": null, "jobs": null, "blocks": 1, "weight": "161/2537", "share": "2"}]}, {"name": "k1", "kind": "kernel", "jitter": "4", "bound": "6", "observed": "6", "finish": "10", "deadline": null, "terms": [{"kind": "head", "step": "k1", "context": null, "jobs": null, "blocks": null, "weight": "2", "share": "0"}, {"kind": "room", "step": "k3", "context": null, "jobs": 1, "blocks": 8, "weight": "36/161", "share": "0"}, {"kind": "room", "step": "k1", "context": null, "jobs": 1, "blocks": 2, "weight": "12/161", "share": "0"}, {"kind": "head", "step": "k3", "context": null, "jobs": null, "blocks": null, "weight": "2", "share": "0"}, {"kind": "room", "step": "k3", "context": null, "jobs": 1, "blocks": 7, "weight": "648/2537", "share": "0"}, {"kind": "head", "step": "k4", "context": null, "jobs": null, "blocks": null, "weight": "2", "share": "0"}, {"kind": "room", "step": "k4", "context": null, "jobs": 1, "blocks": 6, "weight": "12/161", "share": "0"}, {"kind": "head", "step": "k5", "context": null, "jobs": null, "blocks": null, "weight": "2", "share": "0"}, {"kind": "room", "step": "k5", "context": null, "jobs": 1, "blocks": 5, "weight": "1/17", "share": "0"}, {"kind": "room", "step": "k1", "context": null, "jobs": 1, "blocks": 2, "weight": "216/2737", "share": "0"}, {"kind": "last", "step": "k1", "context": null, "jobs": null, "blocks": 1, "weight": "216/2537", "share": "6"}]}, {"name": "k2", "kind": "kernel", "jitter": "10", "bound": "69/8", "observed": "6", "finish": "149/8", "deadline": null, "terms": [{"kind": "same", "step": "k3", "context": null, "jobs": 1, "blocks": 8, "weight": "1/4", "share": "5"}, {"kind": "higher", "step": "k5", "context": null, "jobs": 1, "blocks": 6, "weight": "1/16", "share": "9/4"}, {"kind": "own", "step": "k2", "context": null, "jobs": null, "blocks": 3, "weight": "1/4", "share": "3/8"}, {"kind": "last", "step": "k2", "context": null, "jobs": null, "blocks": 1, "weight": "1/4", "share": "1"}]}], "causes": [{"cause": "own kernels", "of": null, "time": "75/8"}, {"cause": "interference", "of": "n1", "time": "29/4"}, {"cause": "late release (jitter)", "of": null, "time": "2"}], "terms": [{"kind": "late", "step": null, "context": null, "jobs": 1, "blocks": null, "weight": "0", "share": "2"}, {"kind": "step", "step": "k0", "context": null, "jobs": 1, "blocks": null, "weight": "0", "share": "2"}, {"kind": "step", "step": "k1", "context": null, "jobs": 1, "blocks": null, "weight": "0", "share": "6"}, {"kind": "step", "step": "k2", "context": null, "jobs": 1, "blocks": null, "weight": "0", "share": "69/8"}], "witness": []},
    {"name": "n1", "bound": "40", "observed": "32", "exact": null, "deadline": "80", "verdict": "schedulable", "meets_deadline": true, "overlap": "serial", "reason": null, "steps": [{"name": "k3", "kind": "kernel", "jitter": "0", "bound": "243/8", "observed": "16", "finish": "24", "deadline": null, "terms": [{"kind": "same", "step": "k1", "context": null, "jobs": 1, "blocks": 3, "weight": "1/12", "share": "3/4"}, {"kind": "own", "step": "k3", "context": null, "jobs": null, "blocks": 7, "weight": "1/4", "share": "35/8"}, {"kind": "last", "step": "k3", "context": null, "jobs": null, "blocks": 1, "weight": "1/4", "share": "5"}]}, {"name": "k4", "kind": "kernel", "jitter": "24", "bound": "4", "observed": "4", "finish": "28", "deadline": null, "terms": [{"kind": "head", "step": null, "context": null, "jobs": null, "blocks": null, "weight": "2", "share": "0"}, {"kind": "room", "step": "k2", "context": null, "jobs": 1, "blocks": 4, "weight": "648/2537", "share": "0"}, {"kind": "room", "step": "k4", "context": null, "jobs": 1, "blocks": 6, "weight": "216/2537", "share": "0"}, {"kind": "last", "step": "k4", "context": null, "jobs": null, "blocks": 1, "weight": "216/2537", "share": "4"}]}, {"name": "k5", "kind": "kernel", "jitter": "28", "bound": "12", "observed": "12", "finish": "40", "deadline": null, "terms": [{"kind": "head", "step": null, "context": null, "jobs": null, "blocks": null, "weight": "2", "share": "0"}, {"kind": "room", "step": "k2", "context": null, "jobs": 1, "blocks": 4, "weight": "3/14", "share": "0"}, {"kind": "room", "step": "k5", "context": null, "jobs": 1, "blocks": 5, "weight": "7/113", "share": "0"}, {"kind": "last", "step": "k5", "context": null, "jobs": null, "blocks": 1, "weight": "7/113", "share": "6"}]}], "causes": [{"cause": "own kernels", "of": null, "time": "31"}, {"cause": "interference", "of": "n0", "time": "9"}], "terms": [{"kind": "path", "step": "k3", "context": null, "jobs": 1, "blocks": null, "weight": "19", "share": "0"}, {"kind": "last", "step": "k3", "context": null, "jobs": 2, "blocks": 1, "weight": "1", "share": "10"}, {"kind": "same", "step": "k1", "context": null, "jobs": 1, "blocks": 1, "weight": "0", "share": "6"}, {"kind": "same", "step": "k0", "context": null, "jobs": 1, "blocks": 1, "weight": "0", "share": "2"}, {"kind": "same", "step": "k2", "context": null, "jobs": 1, "blocks": 1, "weight": "0", "share": "1"}, {"kind": "last", "step": "k3", "context": null, "jobs": 1, "blocks": 1, "weight": "1", "share": "5"}, {"kind": "step", "step": "k4", "context": null, "jobs": 1, "blocks": null, "weight": "0", "share": "4"}, {"kind": "step", "step": "k5", "context": null, "jobs": 1, "blocks": null, "weight": "0", "share": "12"}], "witness": []}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "releases of a chain are at least its period apart, and come in order, at most its jitter late",
    "no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it",
    "blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits",
    "what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs, are host steps); queues are first in, first out",
    "rules measured on other GPUs alone: ...",
    "no shared memory given for k0, k1, k2, k3, k4 and k5: taken to use none (key shared_memory)",
    "no deadline given for n0 and n1: taken to be the period (key deadline)",
    "times without a unit are in ms (key time_unit)",
    "platform jetson-tx2 with threads_per_sm 1824 (built in: 2048), U1 on"
  ],
  "notes": []
}

-- case late --
$ gpurta bound late.json --explain --search 30 --exact 3000 --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "bound",
  "time_unit": "ms",
  "verdict": "unschedulable",
  "reason": "a run was observed in which chain n1 misses its deadline (1 other chain misses its own, too)",
  "exact_reason": "so many states were not enough",
  "chains": [
    {"name": "n0", "bound": null, "observed": "11", "exact": null, "deadline": "13", "verdict": "unknown", "meets_deadline": null, "overlap": "serial", "reason": "it competes with n2, which has no bound", "steps": [{"name": "k0", "kind": "kernel", "jitter": null, "bound": null, "observed": "8", "finish": null, "deadline": null, "terms": []}], "causes": [], "terms": [], "witness": []},
    {"name": "n1", "bound": null, "observed": "12", "exact": null, "deadline": "7", "verdict": "unschedulable", "meets_deadline": false, "overlap": "serial", "reason": "its jobs may wait for each other, and no bound of at most 32 periods was found", "steps": [{"name": "k1", "kind": "kernel", "jitter": null, "bound": null, "observed": "9", "finish": null, "deadline": null, "terms": []}], "causes": [], "terms": [], "witness": [{"chain": "n1", "nominal": "0", "release": "0"}, {"chain": "n2", "nominal": "2", "release": "2"}, {"chain": "n0", "nominal": "7", "release": "10"}, {"chain": "n1", "nominal": "7", "release": "10"}]},
    {"name": "n2", "bound": null, "observed": "32", "exact": null, "deadline": "13", "verdict": "unschedulable", "meets_deadline": false, "overlap": "serial", "reason": "its bound would exceed its period: it may still run when it is released again, which no bound covers where its steps are in several streams", "steps": [{"name": "k2", "kind": "kernel", "jitter": null, "bound": null, "observed": "18", "finish": null, "deadline": null, "terms": []}, {"name": "k3", "kind": "kernel", "jitter": null, "bound": null, "observed": "21", "finish": null, "deadline": null, "terms": []}], "causes": [], "terms": [], "witness": [{"chain": "n2", "nominal": "0", "release": "3"}, {"chain": "n0", "nominal": "1", "release": "4"}, {"chain": "n1", "nominal": "1", "release": "4"}, {"chain": "n1", "nominal": "8", "release": "8"}, {"chain": "n0", "nominal": "14", "release": "14"}, {"chain": "n1", "nominal": "15", "release": "15"}, {"chain": "n1", "nominal": "22", "release": "22"}, {"chain": "n0", "nominal": "27", "release": "27"}]}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "releases of a chain are at least its period apart, and come in order, at most its jitter late",
    "no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it",
    "blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits",
    "what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs, are host steps); queues are first in, first out",
    "a job that is released while the one before it is not complete begins when that one ends, as in one stream",
    "no deadline given for n0, n1 and n2: taken to be the period (key deadline)",
    "times without a unit are in ms (key time_unit)"
  ],
  "notes": []
}
[1]

-- case runlist --
$ gpurta bound runlist.json --explain --search 30 --exact 3000 --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "bound",
  "time_unit": "ms",
  "verdict": "unschedulable",
  "reason": "a run was observed in which chain n0 misses its deadline; as if kernels used no registers (key registers)",
  "exact_reason": "contexts share the GPU",
  "chains": [
    {"name": "n0", "bound": null, "observed": "159/2", "exact": null, "deadline": "30", "verdict": "unschedulable", "meets_deadline": false, "overlap": "serial", "reason": "its jobs may wait for each other, and no bound of at most 32 periods was found; of a timeslice of its context with the switch before and after it, switches are 50.0 %", "steps": [{"name": "k0", "kind": "kernel", "jitter": null, "bound": null, "observed": "33/2", "finish": null, "deadline": null, "terms": []}, {"name": "k1", "kind": "host", "jitter": null, "bound": null, "observed": "6", "finish": null, "deadline": null, "terms": []}, {"name": "k2", "kind": "kernel", "jitter": null, "bound": null, "observed": "43/2", "finish": null, "deadline": "16", "terms": []}], "causes": [], "terms": [], "witness": [{"chain": "n0", "nominal": "0", "release": "0"}, {"chain": "n1", "nominal": "9/2", "release": "9/2"}, {"chain": "n1", "nominal": "45/2", "release": "45/2"}, {"chain": "n0", "nominal": "30", "release": "30"}, {"chain": "n1", "nominal": "81/2", "release": "81/2"}, {"chain": "n1", "nominal": "117/2", "release": "117/2"}, {"chain": "n0", "nominal": "60", "release": "60"}, {"chain": "n1", "nominal": "153/2", "release": "153/2"}, {"chain": "n0", "nominal": "90", "release": "90"}]},
    {"name": "n1", "bound": "16", "observed": "31/2", "exact": null, "deadline": "18", "verdict": "schedulable", "meets_deadline": true, "overlap": "serial", "reason": null, "steps": [{"name": "k3", "kind": "host", "jitter": "0", "bound": "6", "observed": "6", "finish": "6", "deadline": null, "terms": []}, {"name": "k4", "kind": "copy", "jitter": "6", "bound": "1", "observed": "1", "finish": "7", "deadline": null, "terms": [{"kind": "last", "step": "k4", "context": null, "jobs": null, "blocks": 1, "weight": "1", "share": "1"}]}, {"name": "k5", "kind": "kernel", "jitter": "7", "bound": "9", "observed": "17/2", "finish": "16", "deadline": null, "terms": [{"kind": "head", "step": null, "context": null, "jobs": null, "blocks": null, "weight": "2", "share": "0"}, {"kind": "room", "step": "k5", "context": null, "jobs": 1, "blocks": 3, "weight": "1/4", "share": "0"}, {"kind": "last", "step": "k5", "context": null, "jobs": null, "blocks": 1, "weight": "1/4", "share": "1"}, {"kind": "slots", "step": null, "context": "c1", "jobs": 1, "blocks": null, "weight": "5", "share": "0"}, {"kind": "gap", "step": null, "context": "c0", "jobs": 2, "blocks": null, "weight": "1", "share": "2"}, {"kind": "switch", "step": null, "context": "c0", "jobs": 2, "blocks": null, "weight": "1/2", "share": "1"}, {"kind": "gap", "step": null, "context": "c2", "jobs": 1, "blocks": null, "weight": "4", "share": "4"}, {"kind": "switch", "step": null, "context": "c2", "jobs": 1, "blocks": null, "weight": "1/2", "share": "1/2"}, {"kind": "switch", "step": null, "context": "c1", "jobs": 1, "blocks": null, "weight": "1/2", "share": "1/2"}]}], "causes": [{"cause": "own host steps", "of": null, "time": "6"}, {"cause": "GPU taken by other contexts", "of": "c2", "time": "4"}, {"cause": "GPU taken by other contexts", "of": "c0", "time": "2"}, {"cause": "switches of contexts", "of": null, "time": "2"}, {"cause": "own kernels", "of": null, "time": "1"}, {"cause": "own copies", "of": null, "time": "1"}], "terms": [{"kind": "step", "step": "k3", "context": null, "jobs": 1, "blocks": null, "weight": "0", "share": "6"}, {"kind": "step", "step": "k4", "context": null, "jobs": 1, "blocks": null, "weight": "0", "share": "1"}, {"kind": "step", "step": "k5", "context": null, "jobs": 1, "blocks": null, "weight": "0", "share": "9"}], "witness": []}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "a saturated context makes no copies: a process that does needs chains",
    "releases of a chain are at least its period apart, and come in order, at most its jitter late",
    "no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it",
    "blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits",
    "what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs, are host steps); queues are first in, first out",
    "a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready",
    "host steps end within their stated times, whatever else runs",
    "kernels without registers: nothing but their threads and shared memory limits how many of their blocks fit on an SM, so that bounds may be too short (key registers)",
    "a switch between contexts takes at most switch_cost",
    "a job that is released while the one before it is not complete begins when that one ends, as in one stream",
    "a kernel that follows another of its context at once keeps the context's turn (not so by rule U1)",
    "contexts are switched as the runlist says, at any instant; a timeslice is exact, or rounded down to a multiple of timeslice_step",
    "no deadline given for n0 and n1: taken to be the period (key deadline)",
    "times without a unit are in ms (key time_unit)",
    "platform jetson-tx2 with threads_per_sm 1792 (built in: 2048)"
  ],
  "notes": []
}
[1]

-- case servers --
$ gpurta bound servers.json --explain --search 30 --exact 3000 --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "bound",
  "time_unit": "ms",
  "verdict": "unschedulable",
  "reason": "a run was observed in which chain n0 misses its deadline (1 other chain misses its own, too)",
  "exact_reason": "contexts share the GPU",
  "chains": [
    {"name": "n0", "bound": null, "observed": "116", "exact": null, "deadline": "50", "verdict": "unschedulable", "meets_deadline": false, "overlap": "serial", "reason": "its jobs may wait for each other, and no bound of at most 32 periods was found", "steps": [{"name": "k0", "kind": "copy", "jitter": null, "bound": null, "observed": "4", "finish": null, "deadline": null, "terms": []}, {"name": "k1", "kind": "kernel", "jitter": null, "bound": null, "observed": "52", "finish": null, "deadline": null, "terms": []}, {"name": "k2", "kind": "kernel", "jitter": null, "bound": null, "observed": "33", "finish": null, "deadline": null, "terms": []}], "causes": [], "terms": [], "witness": [{"chain": "n0", "nominal": "0", "release": "4"}, {"chain": "n1", "nominal": "17", "release": "19"}, {"chain": "n0", "nominal": "50", "release": "54"}, {"chain": "n1", "nominal": "75", "release": "77"}, {"chain": "n2", "nominal": "77", "release": "77"}, {"chain": "n0", "nominal": "100", "release": "104"}, {"chain": "n1", "nominal": "133", "release": "134"}, {"chain": "n0", "nominal": "150", "release": "154"}, {"chain": "n2", "nominal": "164", "release": "164"}, {"chain": "n1", "nominal": "191", "release": "192"}, {"chain": "n0", "nominal": "200", "release": "204"}, {"chain": "n2", "nominal": "251", "release": "251"}]},
    {"name": "n1", "bound": null, "observed": "220", "exact": null, "deadline": "58", "verdict": "unschedulable", "meets_deadline": false, "overlap": "serial", "reason": "its jobs may wait for each other, and no bound of at most 32 periods was found", "steps": [{"name": "k3", "kind": "kernel", "jitter": null, "bound": null, "observed": "70", "finish": null, "deadline": null, "terms": []}, {"name": "k4", "kind": "host", "jitter": null, "bound": null, "observed": "2", "finish": null, "deadline": null, "terms": []}, {"name": "k5", "kind": "kernel", "jitter": null, "bound": null, "observed": "20", "finish": null, "deadline": null, "terms": []}], "causes": [], "terms": [], "witness": [{"chain": "n1", "nominal": "0", "release": "2"}, {"chain": "n1", "nominal": "58", "release": "60"}, {"chain": "n1", "nominal": "116", "release": "117"}, {"chain": "n1", "nominal": "174", "release": "175"}, {"chain": "n1", "nominal": "232", "release": "233"}]},
    {"name": "n2", "bound": "76", "observed": "49", "exact": null, "deadline": "87", "verdict": "schedulable", "meets_deadline": true, "overlap": "serial", "reason": null, "steps": [{"name": "k6", "kind": "kernel", "jitter": "0", "bound": "48", "observed": "34", "finish": "48", "deadline": null, "terms": [{"kind": "drain", "step": "k1", "context": null, "jobs": 1, "blocks": null, "weight": "0", "share": "12"}, {"kind": "last", "step": "k6", "context": null, "jobs": null, "blocks": 1, "weight": "1/4", "share": "24"}, {"kind": "delay", "step": null, "context": "c1", "jobs": 1, "blocks": null, "weight": "12", "share": "12"}]}, {"name": "k7", "kind": "kernel", "jitter": "48", "bound": "40", "observed": "26", "finish": "76", "deadline": null, "terms": [{"kind": "drain", "step": "k1", "context": null, "jobs": 1, "blocks": null, "weight": "0", "share": "12"}, {"kind": "own", "step": "k7", "context": null, "jobs": null, "blocks": 1, "weight": "0", "share": "8"}, {"kind": "last", "step": "k7", "context": null, "jobs": null, "blocks": 1, "weight": "0", "share": "8"}, {"kind": "delay", "step": null, "context": "c1", "jobs": 1, "blocks": null, "weight": "12", "share": "12"}]}], "causes": [{"cause": "own kernels", "of": null, "time": "40"}, {"cause": "blocking by resident blocks", "of": "n0", "time": "24"}, {"cause": "delay of the server", "of": "c1", "time": "12"}], "terms": [{"kind": "path", "step": "k7", "context": null, "jobs": 1, "blocks": null, "weight": "68", "share": "0"}, {"kind": "last", "step": "k6", "context": null, "jobs": 1, "blocks": 1, "weight": "1", "share": "24"}, {"kind": "drain", "step": "k1", "context": null, "jobs": 1, "blocks": null, "weight": "0", "share": "12"}, {"kind": "own", "step": "k7", "context": null, "jobs": 1, "blocks": 1, "weight": "0", "share": "8"}, {"kind": "drain", "step": "k1", "context": null, "jobs": 1, "blocks": null, "weight": "0", "share": "12"}, {"kind": "last", "step": "k7", "context": null, "jobs": 1, "blocks": 1, "weight": "1", "share": "8"}, {"kind": "delay", "step": null, "context": "c1", "jobs": 1, "blocks": null, "weight": "12", "share": "12"}], "witness": []}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "releases of a chain are at least its period apart, and come in order, at most its jitter late",
    "no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it",
    "blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits",
    "what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs, are host steps); queues are first in, first out",
    "a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready",
    "host steps end within their stated times, whatever else runs",
    "a job that is released while the one before it is not complete begins when that one ends, as in one stream",
    "a kernel that follows another of its context at once keeps the context's turn (not so by rule U1)",
    "a context can be preempted at any instant; a server's budget that is used up comes back at its deadline, not before",
    "no deadline given for n0, n1 and n2: taken to be the period (key deadline)",
    "times without a unit are in ms (key time_unit)"
  ],
  "notes": []
}
[1]

-- case waiting --
$ gpurta bound waiting.json --explain --search 30 --exact 3000 --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "bound",
  "time_unit": "ms",
  "verdict": "unschedulable",
  "reason": "a run was observed in which chain n2 misses its deadline",
  "exact_reason": "so many states were not enough",
  "chains": [
    {"name": "n0", "bound": "74/3", "observed": "24", "exact": null, "deadline": "86", "verdict": "schedulable", "meets_deadline": true, "overlap": "serial", "reason": null, "steps": [{"name": "k0", "kind": "kernel", "jitter": "0", "bound": "74/3", "observed": "24", "finish": "74/3", "deadline": null, "terms": [{"kind": "same", "step": "k2", "context": null, "jobs": 1, "blocks": 5, "weight": "1/3", "share": "10"}, {"kind": "higher", "step": "k1", "context": null, "jobs": 1, "blocks": 4, "weight": "1/3", "share": "4/3"}, {"kind": "own", "step": "k0", "context": null, "jobs": null, "blocks": 7, "weight": "1/3", "share": "28/3"}, {"kind": "last", "step": "k0", "context": null, "jobs": null, "blocks": 1, "weight": "1/3", "share": "4"}]}], "causes": [{"cause": "own kernels", "of": null, "time": "40/3"}, {"cause": "interference", "of": "n2", "time": "10"}, {"cause": "interference", "of": "n1", "time": "4/3"}], "terms": [{"kind": "step", "step": "k0", "context": null, "jobs": 1, "blocks": null, "weight": "0", "share": "74/3"}], "witness": []},
    {"name": "n1", "bound": "8", "observed": "7", "exact": null, "deadline": "71", "verdict": "schedulable", "meets_deadline": true, "overlap": "serial", "reason": null, "steps": [{"name": "k1", "kind": "kernel", "jitter": "0", "bound": "8", "observed": "7", "finish": "8", "deadline": null, "terms": [{"kind": "drain", "step": "k2", "context": null, "jobs": 1, "blocks": null, "weight": "0", "share": "6"}, {"kind": "own", "step": "k1", "context": null, "jobs": null, "blocks": 3, "weight": "1/3", "share": "1"}, {"kind": "last", "step": "k1", "context": null, "jobs": null, "blocks": 1, "weight": "1/3", "share": "1"}]}], "causes": [{"cause": "blocking by resident blocks", "of": "n2", "time": "6"}, {"cause": "own kernels", "of": null, "time": "2"}], "terms": [{"kind": "step", "step": "k1", "context": null, "jobs": 1, "blocks": null, "weight": "0", "share": "8"}], "witness": []},
    {"name": "n2", "bound": "50", "observed": "42", "exact": null, "deadline": "38", "verdict": "unschedulable", "meets_deadline": false, "overlap": "serial", "reason": "a run was observed in which its response 42 exceeds its deadline 38", "steps": [{"name": "k2", "kind": "kernel", "jitter": "12", "bound": "26", "observed": "24", "finish": "26", "deadline": null, "terms": [{"kind": "same", "step": "k0", "context": null, "jobs": 1, "blocks": 8, "weight": "1/3", "share": "32/3"}, {"kind": "higher", "step": "k1", "context": null, "jobs": 1, "blocks": 4, "weight": "1/3", "share": "4/3"}, {"kind": "own", "step": "k2", "context": null, "jobs": null, "blocks": 4, "weight": "1/3", "share": "8"}, {"kind": "last", "step": "k2", "context": null, "jobs": null, "blocks": 1, "weight": "1/3", "share": "6"}]}, {"name": "k3", "kind": "kernel", "jitter": "26", "bound": "48", "observed": "23", "finish": "44", "deadline": null, "terms": [{"kind": "same", "step": "k0", "context": null, "jobs": 1, "blocks": 8, "weight": "1/3", "share": "32/3"}, {"kind": "higher", "step": "k1", "context": null, "jobs": 1, "blocks": 4, "weight": "1/3", "share": "4/3"}, {"kind": "own", "step": "k3", "context": null, "jobs": null, "blocks": 3, "weight": "1/3", "share": "2"}, {"kind": "last", "step": "k3", "context": null, "jobs": null, "blocks": 1, "weight": "1/3", "share": "2"}]}, {"name": "k4", "kind": "kernel", "jitter": "44", "bound": "18", "observed": "16", "finish": "50", "deadline": null, "terms": [{"kind": "same", "step": "k0", "context": null, "jobs": 1, "blocks": 8, "weight": "1/3", "share": "32/3"}, {"kind": "higher", "step": "k1", "context": null, "jobs": 1, "blocks": 4, "weight": "1/3", "share": "4/3"}, {"kind": "own", "step": "k4", "context": null, "jobs": null, "blocks": 6, "weight": "1/3", "share": "4"}, {"kind": "last", "step": "k4", "context": null, "jobs": null, "blocks": 1, "weight": "1/3", "share": "2"}]}], "causes": [{"cause": "own kernels", "of": null, "time": "64"}, {"cause": "interference", "of": "n0", "time": "64/3"}, {"cause": "interference", "of": "n1", "time": "8/3"}, {"cause": "less: the time from the first of these jobs to the last", "of": null, "time": "-38"}], "terms": [{"kind": "earlier", "step": "k4", "context": null, "jobs": 1, "blocks": null, "weight": "0", "share": "-38"}, {"kind": "path", "step": "k4", "context": null, "jobs": 1, "blocks": null, "weight": "42", "share": "0"}, {"kind": "own", "step": "k2", "context": null, "jobs": 1, "blocks": 4, "weight": "1/3", "share": "8"}, {"kind": "last", "step": "k2", "context": null, "jobs": 1, "blocks": 1, "weight": "1", "share": "6"}, {"kind": "own", "step": "k3", "context": null, "jobs": 3, "blocks": 3, "weight": "1/3", "share": "6"}, {"kind": "last", "step": "k3", "context": null, "jobs": 3, "blocks": 1, "weight": "1", "share": "6"}, {"kind": "own", "step": "k4", "context": null, "jobs": 1, "blocks": 6, "weight": "1/3", "share": "4"}, {"kind": "same", "step": "k0", "context": null, "jobs": 1, "blocks": 8, "weight": "1/3", "share": "32/3"}, {"kind": "higher", "step": "k1", "context": null, "jobs": 1, "blocks": 4, "weight": "1/3", "share": "4/3"}, {"kind": "last", "step": "k4", "context": null, "jobs": 1, "blocks": 1, "weight": "1", "share": "2"}, {"kind": "path", "step": "k4", "context": null, "jobs": 1, "blocks": null, "weight": "42", "share": "0"}, {"kind": "own", "step": "k2", "context": null, "jobs": 1, "blocks": 4, "weight": "1/3", "share": "8"}, {"kind": "last", "step": "k2", "context": null, "jobs": 1, "blocks": 1, "weight": "1", "share": "6"}, {"kind": "own", "step": "k3", "context": null, "jobs": 3, "blocks": 3, "weight": "1/3", "share": "6"}, {"kind": "last", "step": "k3", "context": null, "jobs": 3, "blocks": 1, "weight": "1", "share": "6"}, {"kind": "own", "step": "k4", "context": null, "jobs": 1, "blocks": 6, "weight": "1/3", "share": "4"}, {"kind": "same", "step": "k0", "context": null, "jobs": 1, "blocks": 8, "weight": "1/3", "share": "32/3"}, {"kind": "higher", "step": "k1", "context": null, "jobs": 1, "blocks": 4, "weight": "1/3", "share": "4/3"}, {"kind": "last", "step": "k4", "context": null, "jobs": 1, "blocks": 1, "weight": "1", "share": "2"}], "witness": [{"chain": "n0", "nominal": "0", "release": "0"}, {"chain": "n1", "nominal": "0", "release": "0"}, {"chain": "n2", "nominal": "1", "release": "1"}]}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "releases of a chain are at least its period apart, and come in order, at most its jitter late",
    "no block, copy or host step takes longer than its wcet, or less than its bcet, whatever runs beside it",
    "blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits",
    "what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs, are host steps); queues are first in, first out",
    "a job that is released while the one before it is not complete begins when that one ends, as in one stream",
    "no deadline given for n0, n1 and n2: taken to be the period (key deadline)",
    "times without a unit are in ms (key time_unit)"
  ],
  "notes": []
}
[1]
