-- file kernels.yaml --
# 10^15 blocks on 3 slots, one of which a long kernel holds at first
platform: {slots: 3}
kernels:
  - {blocks: 1, wcet: 1000}
  - {blocks: 1000000000000000, wcet: 1/3}

-- case trace-format-json --
$ gpurta rta kernels.yaml --trace --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "rta",
  "time_unit": "ms",
  "algorithm": "h-set",
  "slots": 3,
  "slots_exact": true,
  "verdict": null,
  "reason": "no deadline is given",
  "jobs": 2,
  "exhaustive": true,
  "sustainable": true,
  "kernels": [
    {"name": "k1", "release": "0", "completion": "1000", "response": "1000", "deadline": null, "meets_deadline": null, "worst_job": 1, "worst_release": "0", "worst_response": "1000"},
    {"name": "k2", "release": "0", "completion": "333333333334334/3", "response": "333333333334334/3", "deadline": null, "meets_deadline": null, "worst_job": 1, "worst_release": "0", "worst_response": "333333333334334/3"}
  ],
  "trace": [
    {"kernel": "k1", "start": "0", "placed": 1, "left": 0, "t_a": "0", "g_f": 2, "h": [["1000", 1]]},
    {"kernel": "k2", "start": "0", "placed": 2, "left": 999999999999998, "t_a": "1/3", "g_f": 2, "h": [["1000", 1]]},
    {"kernel": "k2", "start": "1/3", "placed": 5998, "left": 999999999994000, "repeat": 2999, "every": "1/3", "t_a": "1000", "g_f": 3, "h": []},
    {"kernel": "k2", "start": "1000", "placed": 3, "left": 999999999993997, "t_a": "3001/3", "g_f": 3, "h": []},
    {"kernel": "k2", "start": "3001/3", "placed": 999999999993996, "left": 1, "repeat": 333333333331332, "every": "1/3", "t_a": "333333333334333/3", "g_f": 3, "h": []},
    {"kernel": "k2", "start": "333333333334333/3", "placed": 1, "left": 0, "t_a": "333333333334333/3", "g_f": 2, "h": [["333333333334334/3", 1]]}
  ],
  "assumptions": [
    "nothing else runs on the GPU: no other process, graphics, page migration or DLA",
    "no block takes longer than its wcet",
    "kernels are launched in the order of the file, exactly at their releases, and once a period",
    "blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed",
    "no stream given for k1 and k2: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)",
    "times without a unit are in ms (key time_unit)"
  ],
  "notes": []
}

-- case trace --
$ gpurta rta kernels.yaml --trace
3 slots; algorithm h-set; times in ms

kernel                    start           placed           repeat             left                      t_a  g_f  h
k1                     0.000000                1                1                0                 0.000000    2  (1000, 1)
k2                     0.000000                2                1  999999999999998                ~0.333334    2  (1000, 1)
k2                    ~0.333334             5998             2999  999999999994000              1000.000000    3  -
k2                  1000.000000                3                1  999999999993997             ~1000.333334    3  -
k2                 ~1000.333334  999999999993996  333333333331332                1  ~111111111111444.333334    3  -
k2      ~111111111111444.333334                1                1                0  ~111111111111444.333334    2  (~111111111111444.667, 1)

left: blocks still to be placed; repeat: rounds that a line stands for; t_a: the latest start so far,
before which no block starts any more; g_f: free slots at t_a; h: (time, slots) that come free after it
