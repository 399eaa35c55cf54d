-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1
export GPURTA_FAKE_CUDA=shared=$PWD/gpu,switch=50000
gone() { # the processes in the file `pids` are no more
    local pid rest turn
    while read -r pid rest; do
        for turn in $(seq 500); do
            grep -qs '^State:[[:space:]]*[^ZX]' "/proc/$pid/status" || continue 2
            sleep 0.01
        done
        echo "process of channel is still there"
    done <pids
}

-- file levels.yaml --
time_unit: ms
runlist: {switch_cost: 0.05}
tasks:
  - {name: render, level: high, timeslice: 4, wcet: 4, period: 33, deadline: 32}
  - {name: dnn, level: high, timeslice: 3, wcet: 3, period: 40}
  - {name: best-effort, level: low, timeslice: 1, saturated: true}

-- file tasks.yaml --
time_unit: ms
runlist: {switch_cost: 0.05}
tasks:
  - {name: render, wcet: 4, period: 33}
  - {name: dnn, wcet: 3, period: 40}
  - {name: logger, wcet: 1}
  - {name: best-effort, saturated: true}

-- case another-clock --
$ GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,in=2,offset=999999999999,drift=30000 gpurta check tasks.yaml --runs 2
bounds of the runlist; measured on Fake jetson-tx2, 2 repetitions; responses in ms

channel      level  jobs   measured  published   bound   within  verdict  reason
render       low       5  13.723712          -  15.846  0.41692  agrees   -
dnn          low       4  10.803851          -  12.744  0.35488  agrees   -
logger       low      62   4.245675          -   4.272  0.18544  agrees   -
best-effort  low       2          -          -       -        -  -        -

agrees: no response may exceed its bound by more than 2%+100us

-- case check-json --
$ gpurta check tasks.yaml --runs 2 --save M.json --format json
> gpurta check tasks.yaml M.json --format csv
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "check",
  "time_unit": "ms",
  "verdict": "agrees",
  "tolerance": "2%+100us",
  "device": "Fake jetson-tx2",
  "runs": 2,
  "not_by_turns": null,
  "channels": [
    {"name": "render", "level": "low", "jobs": 5, "measured": "1715493/125000", "published": null, "bound": "7923/500", "tolerance": "10423/25000", "outside": 0, "offset_uncertainty_ns": 3765, "verdict": "agrees", "reason": null},
    {"name": "dnn", "level": "low", "jobs": 4, "measured": "168818/15625", "published": null, "bound": "1593/125", "tolerance": "1109/3125", "outside": 0, "offset_uncertainty_ns": 3765, "verdict": "agrees", "reason": null},
    {"name": "logger", "level": "low", "jobs": 62, "measured": "2122899/500000", "published": null, "bound": "534/125", "tolerance": "1159/6250", "outside": 0, "offset_uncertainty_ns": 3765, "verdict": "agrees", "reason": null},
    {"name": "best-effort", "level": "low", "jobs": 2, "measured": null, "published": null, "bound": null, "tolerance": null, "outside": 0, "offset_uncertainty_ns": 3765, "verdict": null, "reason": null}
  ],
  "notes": []
}
name,level,jobs,measured,published,bound,tolerance,outside,offset_uncertainty_ns,verdict,reason
render,low,5,1715493/125000,,7923/500,10423/25000,0,3765,agrees,
dnn,low,4,168818/15625,,1593/125,1109/3125,0,3765,agrees,
logger,low,62,2122899/500000,,534/125,1159/6250,0,3765,agrees,
best-effort,low,2,,,,,0,3765,,

-- case check --
$ gpurta measure tasks.yaml --runs 4 -o M.json
> gpurta check tasks.yaml M.json
bounds of the runlist; measured on Fake jetson-tx2, 4 repetitions; responses in ms

channel      level  jobs   measured  published   bound   within  verdict  reason
render       low      10  14.278342          -  15.846  0.41692  agrees   -
dnn          low       8  10.804352          -  12.744  0.35488  agrees   -
logger       low     122   4.245798          -   4.272  0.18544  agrees   -
best-effort  low       4          -          -       -        -  -        -

agrees: no response may exceed its bound by more than 2%+100us

-- case coarse-timer --
$ GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,resolution=1000000 gpurta measure tasks.yaml
2> gpurta: channel render: the GPU's timer moves in steps of 1000000 ns: too coarse to see turns
[2]

-- case contradictions --
$ gpurta measure tasks.yaml --runs 1 -o M.json
> sed 's/wcet: 4/wcet: 5/' tasks.yaml >other.yaml && gpurta check other.yaml M.json
> sed 's/"name": "dnn"/"name": "cnn"/' M.json >name.json && gpurta check tasks.yaml name.json
> sed '0,/\[1, [0-9]*, /s//[1, 900000000000, /' M.json >early.json && gpurta check tasks.yaml early.json
> sed '0,/\[1, [0-9]*, /s//[7, 0, /' M.json >run.json && gpurta check tasks.yaml run.json
> python3 - <<'P' # each number of a job too low, in its turn; the last one is as low as it may be in another job
> import json
> for at, low in enumerate((0, -1, -2**63, -2**63, -1, 0)):
>     measured = json.load(open("M.json"))
>     jobs = measured["channels"][0]["jobs"]
>     jobs[0][5], jobs[1][at] = 1, low
>     json.dump(measured, open("low%d.json" % at, "w"))
> P
> for low in low?.json; do gpurta check tasks.yaml $low; done
> sed 's/"format": 1,/"format": 0,/' M.json >format.json && gpurta check tasks.yaml format.json
> sed 's/"channels"/"kanals"/' M.json >keys.json && gpurta check tasks.yaml keys.json
> gpurta check levels.yaml M.json
2> M.json:51:15: render has wcet 4 here and 5 in the scenario: another scenario?
2> name.json:61:5: expected channel dnn here: another scenario?
2> early.json:56:9: this job starts before it is launched
2> run.json:56:10: expected 1, found "7"
2> low0.json:1:1205: expected 1, found "0"
2> low1.json:1:1208: expected a whole number from 0 to 2^60, found "-1"
2> low2.json:1:1218: expected a whole number from -2^60 to 2^60, found "-9223372036854775808"
2> low3.json:1:1228: expected a whole number from -2^60 to 2^60, found "-9223372036854775808"
2> low4.json:1:1238: expected a whole number from 0 to 2^60, found "-1"
2> low5.json:1:1247: expected a whole number from 1 to 2^60, found "0"
2> format.json:3:13: format: expected 1, found "0"
2> keys.json:1:1: key "channels" is missing
2> M.json:46:15: the scenario has 3 channels: another scenario?
[2]

-- case csv --
$ gpurta measure tasks.yaml --runs 1 --format csv | sed -n 1,12p
name,run,launched,start,end,waited,turns,offset_uncertainty_ns,as_set
render,1,0,51944,13723944,9672000,4,3763,true
render,1,33002600,35013944,46609944,7596000,4,3763,true
render,1,66005200,67851944,78373944,6522000,4,3763,true
dnn,1,3000,1125953,10621953,6496000,3,3765,true
dnn,1,40005600,42483952,50809952,5326000,3,3765,true
logger,1,6000,2199947,3199945,0,1,3763,true
logger,1,3250300,6471942,7471941,0,1,3763,true
logger,1,7503600,10671937,11671936,0,1,3763,true
logger,1,11756900,13773933,14773932,0,1,3763,true
logger,1,14795800,15897931,16897930,0,1,3763,true
logger,1,16923900,18021929,19021927,0,1,3763,true

-- case dies --
$ GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,in=2,die=2 gpurta measure levels.yaml --set-level ./set -o M.json; gone; ls M.json 2>&1
ls: cannot access 'M.json': No such file or directory
2> gpurta: the process of channel dnn died by signal 9
[3]

-- case driver-hangs --
$ GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,in=2,fail=cuLaunchKernel:40:-1 gpurta measure levels.yaml --set-level ./set; gone
2> gpurta: the CUDA driver does not return in the process of channel dnn; giving up
[3]

-- case fails --
$ GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,in=2,fail=cuLaunchKernel:40:719 gpurta measure levels.yaml --set-level ./set; gone
2> gpurta: channel dnn: cuLaunchKernel failed: CUDA_ERROR_LAUNCH_FAILED (719, unspecified launch failure)
[3]

-- case json --
$ gpurta measure tasks.yaml --runs 1 --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "measure",
  "time_unit": "ms",
  "scenario": "tasks.yaml",
  "device": {
    "name": "Fake jetson-tx2",
    "power_mode": null,
    "clock_source": null,
    "not_read": null,
    "bus": "0000:00:00.0",
    "index": 0,
    "sms": 2,
    "compute_capability_major": 6,
    "compute_capability_minor": 2,
    "driver_version": 13000,
    "threads_per_sm": 2048,
    "blocks_per_sm": 32,
    "threads_per_block": 1024,
    "registers_per_sm": 65536,
    "registers_per_block": 32768,
    "shared_memory_per_sm": 65536,
    "shared_memory_per_block": 49152,
    "shared_memory_per_block_optin": 49152,
    "shared_memory_reserved": 0,
    "copy_engines": 1,
    "least_priority": 0,
    "greatest_priority": -1,
    "spin_registers": 14,
    "resolution_ns": 1000,
    "offset_uncertainty_ns": null,
    "drift_ppb": null,
    "drift_uncertainty_ppb": null,
    "scale": null,
    "sm_clock_before_khz": null,
    "sm_clock_after_khz": null,
    "memory_clock_before_khz": null,
    "memory_clock_after_khz": null,
    "latest_launch_ns": null,
    "sm_numbers": null,
    "cold": null,
    "clocks_moved": null
  },
  "runs": 1,
  "channels": [
    {
      "name": "render",
      "level": null,
      "timeslice": null,
      "wcet": "4",
      "period": "33",
      "as_set": true,
      "offset_uncertainty_ns": 3763,
      "jobs": [
        [1, 0, 51944, 13723944, 9672000, 4],
        [1, 33002600, 35013944, 46609944, 7596000, 4],
        [1, 66005200, 67851944, 78373944, 6522000, 4]
      ]
    },
    {
      "name": "dnn",
      "level": null,
      "timeslice": null,
      "wcet": "3",
      "period": "40",
      "as_set": true,
      "offset_uncertainty_ns": 3765,
      "jobs": [
        [1, 3000, 1125953, 10621953, 6496000, 3],
        [1, 40005600, 42483952, 50809952, 5326000, 3]
      ]
    },
    {
      "name": "logger",
      "level": null,
      "timeslice": null,
      "wcet": "1",
      "period": null,
      "as_set": true,
      "offset_uncertainty_ns": 3763,
      "jobs": [
        [1, 6000, 2199947, 3199945, 0, 1],
        [1, 3250300, 6471942, 7471941, 0, 1],
        [1, 7503600, 10671937, 11671936, 0, 1],
        [1, 11756900, 13773933, 14773932, 0, 1],
        [1, 14795800, 15897931, 16897930, 0, 1],
        [1, 16923900, 18021929, 19021927, 0, 1],
        [1, 19052000, 20145926, 21145925, 0, 1],
        [1, 21180100, 22269924, 23269923, 0, 1],
        [1, 23308200, 24393921, 25393920, 0, 1],
        [1, 25436300, 26517919, 27517918, 0, 1],
        [1, 27564400, 28641916, 29641915, 0, 1],
        [1, 29692500, 30765914, 31765913, 0, 1],
        [1, 31820600, 32889912, 33889910, 0, 1],
        [1, 33916300, 36087908, 37087907, 0, 1],
        [1, 37157600, 39285904, 40285903, 0, 1],
        [1, 40312100, 43557899, 44557898, 0, 1],
        [1, 44565400, 47733895, 48733894, 0, 1],
        [1, 48818700, 50859891, 51859890, 0, 1],
        [1, 51958800, 52983889, 53983888, 0, 1],
        [1, 54086900, 55107886, 56107885, 0, 1],
        [1, 56113800, 57231884, 58231883, 0, 1],
        [1, 58241900, 59355881, 60355880, 0, 1],
        [1, 60370000, 61479879, 62479878, 0, 1],
        [1, 62498100, 63603877, 64603876, 0, 1],
        [1, 64626200, 65727874, 66727873, 0, 1],
        [1, 66817700, 68925871, 69925869, 0, 1],
        [1, 69957800, 72123867, 73123866, 0, 1],
        [1, 73199100, 75321863, 76321862, 0, 1],
        [1, 76339200, 78423860, 79423859, 0, 1],
        [1, 79479300, 80547857, 81547856, 0, 1]
      ]
    },
    {
      "name": "best-effort",
      "level": null,
      "timeslice": null,
      "wcet": null,
      "period": null,
      "as_set": true,
      "offset_uncertainty_ns": 3765,
      "jobs": [
        [1, 9000, 3249947, 82621955, 48652000, 30]
      ]
    }
  ],
  "notes": []
}

-- case killed --
$ gpurta measure levels.yaml --set-level ./set-and-kill 2>/dev/null; gone
[137]

-- case levels-cannot-be-set --
$ gpurta check levels.yaml --set-level ./no-such-program
2> gpurta: ./no-such-program cannot be run
[3]

-- case levels-not-set --
$ gpurta check levels.yaml --runs 2
bounds of the runlist; measured on Fake jetson-tx2, 2 repetitions; responses in ms
not set, since CUDA has no call for level and timeslice (--set-level): render, dnn, best-effort

channel      level  jobs   measured  published  bound  within  verdict  reason
render       high      5  10.573161       8.05   8.15   0.263  UNKNOWN  its level and timeslice were not set
dnn          high      3   8.518165       8.05   8.15   0.263  UNKNOWN  its level and timeslice were not set
best-effort  low       2          -          -      -       -  -        -

unknown: no response may exceed its bound by more than 2%+100us
[1]

-- case levels --
$ GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,levels=$PWD/pids gpurta check levels.yaml --runs 4 --set-level ./set; gone
bounds of the runlist; measured on Fake jetson-tx2, 4 repetitions; responses in ms

channel      level  jobs  measured  published  bound  within  verdict  reason
render       high      9  5.025654       8.05   8.15   0.263  agrees   -
dnn          high      7  7.098345       8.05   8.15   0.263  agrees   -
best-effort  low       4         -          -      -       -  -        -

agrees: no response may exceed its bound by more than 2%+100us

-- case longer-timeslices --
$ GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,slice=5000000 gpurta check tasks.yaml --runs 4
bounds of the runlist; measured on Fake jetson-tx2, 4 repetitions; responses in ms

channel      level  jobs   measured  published   bound   within  verdict          reason
render       low      10  11.753493          -  15.846  0.41692  agrees           -
dnn          low       8   8.926674          -  12.744  0.35488  agrees           -
logger       low      46  13.141795          -   4.272  0.18544  ABOVE THE BOUND  -
best-effort  low       4          -          -       -        -  -                -

disagrees: no response may exceed its bound by more than 2%+100us
[1]

-- case never-ends --
$ GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,in=1,hang=2 gpurta measure levels.yaml --set-level ./set --timeout 200ms; gone
2> gpurta: channel render still worked 200 ms after the last submission (timeout)
[3]

-- case no-device --
$ GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,fail=cuInit:1:100 gpurta measure tasks.yaml
2> gpurta: channel render: there is a CUDA driver, but no CUDA device
[3]

-- case not-by-turns --
$ GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,together=1 gpurta check tasks.yaml --runs 2
bounds of the runlist; measured on Fake jetson-tx2, 2 repetitions; responses in ms
NOT BY TURNS: render and dnn worked at the same time, as under MPS; no bound of a runlist holds

channel      level  jobs  measured  published   bound   within  verdict  reason
render       low       5  4.002052          -  15.846  0.41692  agrees   -
dnn          low       4  3.001900          -  12.744  0.35488  agrees   -
logger       low     157  1.002154          -   4.272  0.18544  agrees   -
best-effort  low       2         -          -       -        -  -        -

disagrees: no response may exceed its bound by more than 2%+100us
[1]

-- case other-device --
$ GPURTA_FAKE_CUDA=$GPURTA_FAKE_CUDA,in=2,other_device=1 gpurta measure tasks.yaml
2> gpurta: channel dnn is on device 0000:08:00.0, but render is on 0000:00:00.0: they share no GPU
[3]

-- case table --
$ gpurta measure tasks.yaml --runs 4
Fake jetson-tx2: 4 processes, 4 repetitions; clocks aligned within 3765 ns
responses in ms, from launch to completion

channel      level  jobs    minimum     median    maximum  turns  waited
render       -        10  11.147185  12.368744  14.278342      4   9.672
dnn          -         8   7.472554   9.081261  10.804352      3   6.496
logger       -       122   1.404441   2.108738   4.245798      1   0.000
best-effort  -         4          -          -          -     34  52.050

-- case usage --
$ gpurta measure tasks.yaml --scale 2
> gpurta measure tasks.yaml --export examiner
> gpurta check tasks.yaml --svg x.svg
> gpurta check tasks.yaml M.json --set-level ./set
2> gpurta: --scale: is for kernels, and tasks are measured here
2> gpurta: --export: logs of cuda_scheduling_examiner tell of kernels, and these are tasks
2> gpurta: --svg: is for kernels, and tasks are compared here
2> gpurta: --set-level: says how to measure, but a measurement is given
[2]

-- case waited --
a job that waited for all of its time did no work
$ gpurta measure tasks.yaml --runs 1 -o M.json
> python3 - <<'EOT'
> import json
> with open("M.json") as file:
>     measured = json.load(file)
> job = measured["channels"][0]["jobs"][0]
> job[4] = job[3] - job[2]
> with open("waited.json", "w") as file:
>     json.dump(measured, file)
> EOT
> gpurta check tasks.yaml waited.json 2>&1 | sed 's/:[0-9]*:[0-9]*:/:/'
waited.json: a job that worked for less than half of its wcet: another scenario?
[2]
