-- setup --
# kernel NAME LAUNCH START DURATION: in µs
n=0
kernel() {
    n=$((n + 1))
    printf ',\n{"ph": "X", "cat": "cuda_runtime", "name": "cudaLaunchKernel", "pid": 9, "tid": 9, "ts": %d, "dur": 2, "args": {"correlation": %d}},\n' "$2" $n
    printf '{"ph": "X", "cat": "kernel", "name": "%s", "pid": 0, "tid": 20, "ts": %d, "dur": %d, "args": {"device": 0, "context": 1, "stream": 20, "correlation": %d, "registers per thread": 32, "shared memory": 1024, "grid": [108, 1, 1], "block": [256, 1, 1]}}' "$1" "$3" "$4" $n
}
copy() {
    n=$((n + 1))
    printf ',\n{"ph": "X", "cat": "cuda_runtime", "name": "cudaMemcpyAsync", "pid": 9, "tid": 9, "ts": %d, "dur": 2, "args": {"correlation": %d}},\n' "$1" $n
    printf '{"ph": "X", "cat": "gpu_memcpy", "name": "Memcpy DtoH (Device -> Pinned)", "pid": 0, "tid": 20, "ts": %d, "dur": %d, "args": {"device": 0, "context": 1, "stream": 20, "correlation": %d, "bytes": 4096, "memory bandwidth (GB/s)": 1}}' "$2" "$3" $n
}
# frame BEGIN: a, b twice, a copy, in one stream
frame() { kernel a $(($1)) $(($1 + 5)) 1000; kernel b $(($1 + 10)) $(($1 + 1005 + ${2:-0})) 500; kernel b $(($1 + 20)) $(($1 + 1505)) 500; copy $(($1 + 30)) $(($1 + 2005)) 100; }
profile() { echo '{"schemaVersion": 1, "deviceProperties": [{"id": 0, "name": "NVIDIA A100", "computeMajor": 8, "computeMinor": 0, "maxThreadsPerMultiprocessor": 2048, "regsPerMultiprocessor": 65536, "numSms": 108}], "traceEvents": [{"ph": "X", "cat": "user_annotation", "name": "x", "pid": 9, "tid": 9, "ts": 1, "dur": 1}'; "$@"; echo ']}'; }
three() { frame 1000; frame 101000 3; frame 201000 2; }
profile frame 1000 >one.json
profile three >three.json

-- case errors --
$ gpurta convert one.json -o run.yaml 2>/dev/null
> profile eval 'three; kernel b 300000 300005 10' >odd.json
> gpurta check run.yaml odd.json
> sed 's/kernel: "a"/kernel: "c"/' run.yaml >other.yaml
> gpurta check other.yaml one.json
> head -c 900 one.json >cut.json
> gpurta check run.yaml cut.json
> profile true >nothing.json
> gpurta check run.yaml nothing.json
> gpurta check run.yaml one.json --runs 3
2> gpurta: odd.json: 7 launches of b, of which the scenario has 2: no whole repetitions, or not as many as of the others
2> gpurta: one.json: 1 of the scenario's 4 operations were not launched there (`gpurta convert` makes a scenario with the names of a profile)
2> gpurta: cut.json: ends in the middle, after event 4
2> gpurta: nothing.json: nothing ran on a GPU there
2> gpurta: --runs: says how to measure, but a measurement is given
[2]

-- case own --
$ gpurta convert one.json -o run.yaml 2>/dev/null
> gpurta check run.yaml one.json
predicted by simulate for a100; measured on NVIDIA A100, 1 repetition; completions in ns from the scenario's zero

kernel    start    began  predicted  minimum   median  maximum  error  relative  within  verdict
a             0     5000    1000000  1005000  1005000  1005000   5000    +0.50%  120000  agrees
b       1000000  1005000    1500000  1505000  1505000  1505000   5000   ~+0.34%  129900  agrees
b#2     1500000  1505000    2000000  2005000  2005000  2005000   5000   ~+0.26%  139700  agrees
copy    2000000  2005000    2100000  2105000  2105000  2105000   5000   ~+0.25%  141500  agrees

placement: not compared, since a profile does not tell where blocks ran
agrees: 4 of 4 within 2%+100us

-- case strangers --
$ gpurta convert one.json -o run.yaml 2>/dev/null
> grep -v 'copy: ' run.yaml > part.yaml
> gpurta check part.yaml three.json
predicted by rta for a100; measured on NVIDIA A100, 3 repetitions; completions in ns from the scenario's zero

kernel    start    began  predicted  minimum   median  maximum  error  relative  within  verdict
a             0     5000    1000000  1005000  1005000  1005000   5000    +0.50%  120000  agrees
b       1000000  1007000    1500000  1505000  1507000  1508000   7000   ~+0.47%  129900  agrees
b#2     1500000  1505000    2000000  2005000  2005000  2005000   5000   ~+0.26%  139700  agrees

placement: not compared, since a profile does not tell where blocks ran
agrees: 3 of 3 within 2%+100us
2> gpurta: note: three.json: 3 launches that the scenario does not have are left out

-- case three --
$ gpurta convert one.json -o run.yaml 2>/dev/null
> gpurta check run.yaml three.json --tolerance 1us
> gpurta check run.yaml three.json --format csv | cut -d, -f1-8
> gpurta check run.yaml three.json --format json | sed -n '/"kernels"/,$p' | cut -c1-120
predicted by simulate for a100; measured on NVIDIA A100, 3 repetitions; completions in ns from the scenario's zero

kernel    start    began  predicted  minimum   median  maximum  error  relative  within  verdict
a             0     5000    1000000  1005000  1005000  1005000   5000    +0.50%    1000  DISAGREES
b       1000000  1007000    1500000  1505000  1507000  1508000   7000   ~+0.47%    1000  DISAGREES
b#2     1500000  1505000    2000000  2005000  2005000  2005000   5000   ~+0.26%    1000  DISAGREES
copy    2000000  2005000    2100000  2105000  2105000  2105000   5000   ~+0.25%    1000  DISAGREES

placement: not compared, since a profile does not tell where blocks ran
disagrees: 0 of 4 within 1us
name,predicted_start,measured_start,predicted,measured,worst,error,relative
a,0,5000,1000000,1005000,1005000,5000,1/200
b,1000000,1007000,1500000,1507000,1508000,7000,7/1495
b#2,1500000,1505000,2000000,2005000,2005000,5000,1/397
copy,2000000,2005000,2100000,2105000,2105000,5000,1/415
  "kernels": [
    {"name": "a", "predicted_start": "0", "measured_start": "5000", "predicted": "1000000", "measured": "1005000", "erro
    {"name": "b", "predicted_start": "1000000", "measured_start": "1007000", "predicted": "1500000", "measured": "150700
    {"name": "b#2", "predicted_start": "1500000", "measured_start": "1505000", "predicted": "2000000", "measured": "2005
    {"name": "copy", "predicted_start": "2000000", "measured_start": "2005000", "predicted": "2100000", "measured": "210
  ],
  "left_out": [],
  "launch_order_measured": false,
  "placement": null,
  "placement_wanted_percent": 0,
  "notes": []
}

-- case replay --
A profile alone is run again; where something that is not in it keeps the GPU waiting, that ends earlier.
$ gpurta check three.json
Kineto (PyTorch profiler), replayed by simulate for a100; errors in ns, above 0 where the replay is later

stream  launches  error of  earliest  10%  median    90%  latest
s20           12  start            0    0       0  +2000   +3000
s20           12  end              0    0       0  +2000   +3000

launched, not begun, and nothing ran on the GPU: 4 times, 15 us in all, as recorded
agrees: recorded 202.1 ms, replayed 202.102 ms: not more than 2% apart

-- case replay-late --
What the GPU did nothing before is taken as it was, and said; what began later than the rules have it is not.
$ profile eval 'kernel a 1000 1005 100; kernel b 1010 9000 1000' >late.json
> gpurta check late.json
> profile eval 'kernel a 1000 1005 1000; kernel b 1010 2005 9000' | sed '/"b"/s/"stream": 20/"stream": 21/' >behind.json
> gpurta check behind.json
Kineto (PyTorch profiler), replayed by simulate for a100; errors in ns, above 0 where the replay is later

stream  launches  error of  earliest  10%  median  90%  latest
s20            2  start            0    0       0    0       0
s20            2  end              0    0       0    0       0

launched, not begun, and nothing ran on the GPU: 1 time, 7.895 ms in all, as recorded
agrees: recorded 8.995 ms, replayed 8.995 ms: not more than 2% apart
Kineto (PyTorch profiler), replayed by simulate for a100; errors in ns, above 0 where the replay is later

stream  launches  error of  earliest      10%   median      90%   latest
s20            1  start            0        0        0        0        0
s20            1  end              0        0        0        0        0
s21            1  start      -995000  -995000  -995000  -995000  -995000
s21            1  end        -995000  -995000  -995000  -995000  -995000

disagrees: recorded 10 ms, replayed 9.005 ms: more than 2% apart
[1]

-- case replay-json --
$ gpurta check three.json --format json
{
  "gpurta": "0.2.0",
  "format": 1,
  "command": "check",
  "time_unit": "ns",
  "verdict": "agrees",
  "profile": "Kineto (PyTorch profiler)",
  "platform": "a100",
  "recorded": "202100000",
  "replayed": "202102000",
  "idle": {"times": 4, "time": "15000"},
  "streams": [
    {"name": "s20", "launches": 12, "start_error": {"earliest": "0", "p10": "0", "median": "0", "p90": "2000", "latest": "3000"}, "end_error": {"earliest": "0", "p10": "0", "median": "0", "p90": "2000", "latest": "3000"}}
  ],
  "notes": []
}

-- case replay-page --
$ gpurta report three.json -o page.html
> grep -c '<svg' page.html
> grep -o '<p class="verdict.*' page.html
> grep -o 'class="c1"><title>[^<]*' page.html | sort | uniq -c
> gpurta report three.json -o page.html --slots 3
2
<p class="verdict good">agrees: recorded 202.1 ms, replayed 202.102 ms: not more than 2% apart</p>
      6 class="c1"><title>4 operations
2> gpurta: --slots: is for a scenario, and three.json is a profile
[2]

-- case replay-elsewhere --
On a GPU that no list has, into a file.
$ gpurta check three.json --platform cc-8.0 --sms 3 -o replay.txt
> tail -1 replay.txt
> gpurta report three.json --platform cc-8.0 --sms 3 -o replay.html
> grep -c '<svg' replay.html
> gpurta convert one.json -o run.yaml 2>/dev/null
> gpurta report run.yaml --sms 3
agrees: recorded 202.1 ms, replayed 202.102 ms: not more than 2% apart
2
2> gpurta: --sms: is for a profile that does not say how many its GPU has
[2]

-- case replay-options --
$ gpurta convert one.json -o run.yaml 2>/dev/null
> gpurta check three.json --explain
> gpurta check three.json --format csv
> gpurta check three.json --platform nonesuch
> gpurta check run.yaml one.json --sms 8
2> gpurta: --explain: is for a scenario, and three.json is a profile
2> gpurta: --format csv: is for a scenario, and three.json is a profile: expected table or json
2> gpurta: no built-in platform "nonesuch"
2> gpurta: --sms: is for a profile that does not say how many its GPU has
[2]

-- case far --
In all equally long, but what ran beside a kernel that fills the GPU is replayed behind it.
$ python3 - >far.json <<'END'
> import json
> def kernel(name, start, length, stream, blocks, call):
>     return [{"ph": "X", "cat": "cuda_runtime", "name": "cudaLaunchKernel", "pid": 7, "tid": 7, "ts": start - 5, "dur": 3, "args": {"correlation": call}},
>             {"ph": "X", "cat": "kernel", "name": name, "pid": 0, "tid": stream, "ts": start, "dur": length, "args": {"device": 0, "context": 1,
>              "stream": stream, "correlation": call, "registers per thread": 16, "shared memory": 0, "grid": [blocks, 1, 1], "block": [1024, 1, 1]}}]
> print(json.dumps({"schemaVersion": 1, "deviceProperties": [{"id": 0, "name": "A100", "computeMajor": 8, "computeMinor": 0, "numSms": 108}],
>                   "traceEvents": kernel("long", 100, 100000, 7, 216, 1) + kernel("short", 200, 1000, 8, 1, 2)}))
> END
> gpurta check far.json
> gpurta report far.json -o far.html; grep -o '<p class="verdict [a-z]*">[^:]*' far.html
Kineto (PyTorch profiler), replayed by simulate for a100; errors in ns, above 0 where the replay is later

stream   launches  error of   earliest        10%     median        90%     latest
default         1  start             0          0          0          0          0
default         1  end               0          0          0          0          0
s8              1  start     +99900000  +99900000  +99900000  +99900000  +99900000
s8              1  end       +99900000  +99900000  +99900000  +99900000  +99900000

agrees in length: recorded 100 ms, replayed 101 ms: not more than 2% apart; but on s8 operations end up to 99.9 ms too late, and the longest takes 1 ms
<p class="verdict open">agrees in length
