-- file kernels.yaml --
time_unit: ms
platform: jetson-tx2
kernels:
  - {name: k1, blocks: 2, threads: 512, wcet: 4, period: 15}
  - {name: k2, blocks: 7, threads: 512, wcet: 6, period: 15}
  - {name: k3, blocks: 2, threads: 512, wcet: 6, period: 15}
  - {name: k4, blocks: 5, threads: 512, wcet: 5, period: 15}

-- case cut --
a list that no line has room for
$ {
>     echo 'platform: {slots: 80}'
>     echo 'kernels:'
>     for wcet in $(seq 1001 1080); do echo "  - {blocks: 1, wcet: $wcet}"; done
> } >k.yaml
> gpurta rta k.yaml --trace | tail -n 40 | cut -d '(' -f 30-
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...
1029, 1) (1030, 1) (1031, 1) (1032, 1) (1033, 1) (1034, 1) (1035, 1) (1036, 1) (1037, 1) (1038, 1) (1039, 1) ...

left: blocks still to be placed; repeat: rounds that a line stands for; t_a: the latest start so far,


-- case limit-most --
as many pairs as there are, and one less
$ gpurta rta kernels.yaml --trace --limit 16 | tail -n 1
> gpurta rta kernels.yaml --trace --limit 15
before which no block starts any more; g_f: free slots at t_a; h: (time, slots) that come free after it
2> gpurta: --trace: its steps have more than 15 pairs of time and blocks; --limit N allows more
[2]

-- case limit --
$ gpurta rta kernels.yaml --trace --limit 3
2> gpurta: --trace: its steps have more than 3 pairs of time and blocks; --limit N allows more
[2]

-- case trace-format-csv --
$ gpurta rta kernels.yaml --trace --format csv
kernel,start,placed,left,repeat,every,t_a,g_f,h
k1,0,2,0,1,4,0,6,4:2
k2,0,6,1,1,6,4,2,6:6
k2,4,1,0,1,6,4,1,6:6 10:1
k3,4,1,1,1,6,6,6,10:2
k3,6,1,0,1,6,6,5,10:2 12:1
k4,6,5,0,1,5,6,0,10:2 11:5 12:1

-- case trace-format-json --
$ gpurta rta kernels.yaml --trace --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "rta",
  "time_unit": "ms",
  "algorithm": "h-set",
  "slots": 8,
  "slots_exact": true,
  "verdict": "schedulable",
  "reason": "4 of 4 deadlines met by every job; as if kernels used no registers (key registers)",
  "jobs": 4,
  "exhaustive": true,
  "sustainable": true,
  "kernels": [
    {"name": "k1", "release": "0", "completion": "4", "response": "4", "deadline": "15", "meets_deadline": true, "worst_job": 1, "worst_release": "0", "worst_response": "4"},
    {"name": "k2", "release": "0", "completion": "10", "response": "10", "deadline": "15", "meets_deadline": true, "worst_job": 1, "worst_release": "0", "worst_response": "10"},
    {"name": "k3", "release": "0", "completion": "12", "response": "12", "deadline": "15", "meets_deadline": true, "worst_job": 1, "worst_release": "0", "worst_response": "12"},
    {"name": "k4", "release": "0", "completion": "11", "response": "11", "deadline": "15", "meets_deadline": true, "worst_job": 1, "worst_release": "0", "worst_response": "11"}
  ],
  "trace": [
    {"kernel": "k1", "start": "0", "placed": 2, "left": 0, "t_a": "0", "g_f": 6, "h": [["4", 2]]},
    {"kernel": "k2", "start": "0", "placed": 6, "left": 1, "t_a": "4", "g_f": 2, "h": [["6", 6]]},
    {"kernel": "k2", "start": "4", "placed": 1, "left": 0, "t_a": "4", "g_f": 1, "h": [["6", 6], ["10", 1]]},
    {"kernel": "k3", "start": "4", "placed": 1, "left": 1, "t_a": "6", "g_f": 6, "h": [["10", 2]]},
    {"kernel": "k3", "start": "6", "placed": 1, "left": 0, "t_a": "6", "g_f": 5, "h": [["10", 2], ["12", 1]]},
    {"kernel": "k4", "start": "6", "placed": 5, "left": 0, "t_a": "6", "g_f": 0, "h": [["10", 2], ["11", 5], ["12", 1]]}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "no block takes longer than its wcet",
    "kernels are launched in the order of the file, exactly at their releases, and once a period",
    "blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed",
    "no registers given for k1, k2, k3 and k4: taken as no limit to the blocks of an SM (key registers)",
    "no shared memory given for k1, k2, k3 and k4: taken to use none (key shared_memory)",
    "no release given for k1, k2, k3 and k4: taken as 0; other phases may give longer responses (key release; gpurta bound covers any)",
    "no stream given for k1, k2, k3 and k4: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)",
    "no deadline given for k1, k2, k3 and k4: taken to be the period (key deadline)"
  ],
  "notes": []
}

-- case trace --
$ gpurta rta kernels.yaml --trace
platform jetson-tx2: 8 slots; algorithm h-set; times in ms

kernel  start  placed  repeat  left  t_a  g_f  h
k1          0       2       1     0    0    6  (4, 2)
k2          0       6       1     1    4    2  (6, 6)
k2          4       1       1     0    4    1  (6, 6) (10, 1)
k3          4       1       1     1    6    6  (10, 2)
k3          6       1       1     0    6    5  (10, 2) (12, 1)
k4          6       5       1     0    6    0  (10, 2) (11, 5) (12, 1)

left: blocks still to be placed; repeat: rounds that a line stands for; t_a: the latest start so far,
before which no block starts any more; g_f: free slots at t_a; h: (time, slots) that come free after it
