-- case cap --
$ { echo 'platform: {base: cc-9.0, sms: 1000}'; echo 'operations:'; i=0
> while [ $i -lt 1010 ]; do echo "  - {kernel: k$i, stream: s, blocks: 1000, threads: 1024, wcet: 1}"; i=$((i + 1)); done; } >many.yaml
> gpurta convert many.yaml --to perfetto | cut -c1-22 | sort | uniq -c
      1 ]}
      1 {"displayTimeUnit": "n
      1 {"ph": "M", "name": "p
      2 {"ph": "M", "name": "t
   1010 {"ph": "X", "pid": 4, 
2> gpurta: note: more than 700000 slices of SMs: no tracks of SMs from 0 ns on

-- case chains --
$ printf 'platform: {slots: 8}\nchains:\n  - {name: a, period: 9, steps: [{host: h, wcet: 1}]}\n' | gpurta convert - --to perfetto
{"displayTimeUnit": "ns", "traceEvents": [
{"ph": "M", "name": "process_name", "pid": 7, "args": {"name": "predicted: chains"}},
{"ph": "M", "name": "thread_name", "pid": 7, "tid": 1, "args": {"name": "a"}},
{"ph": "M", "name": "thread_sort_index", "pid": 7, "tid": 1, "args": {"sort_index": 1}},
{"ph": "X", "pid": 7, "tid": 1, "name": "a/h", "ts": 0.000, "dur": 1000.000}
]}

-- case chains-of-contexts --
Chains: a track for each SM and context, copy direction, CPU and chain; a slice for each job of a step, as simulate has it.
$ gpurta convert $EXAMPLES/two-processes.yaml --to perfetto --until 100ms -o run.json
> grep -o '"thread_name".*"SM 0.*\|"thread_name".*"copies.*\|"thread_name".*"a1.*' run.json | cut -d'"' -f3-
> gpurta simulate $EXAMPLES/two-processes.yaml --until 100ms --csv | grep -c ,
> grep -c '"pid": 7.*"dur"' run.json
> grep '"pid": 7.*a2-gpu' run.json
> gpurta simulate $EXAMPLES/two-processes.yaml --until 100ms --csv | grep "^a2/a2-gpu" | cut -d, -f1,2,7,8
> gpurta convert $EXAMPLES/robot-orin.yaml --to perfetto | grep '"cpu0"\|"pid": 6.*"dur"'
> gpurta convert $EXAMPLES/tx2.yaml --to perfetto --until 5ms
> gpurta convert $EXAMPLES/robot-orin.yaml --to perfetto --until soon
, "pid": 1, "tid": 1, "args": {"name": "SM 0, a"}},
, "pid": 1, "tid": 2, "args": {"name": "SM 0, a (2)"}},
, "pid": 1, "tid": 17, "args": {"name": "SM 0, b"}},
, "pid": 1, "tid": 18, "args": {"name": "SM 0, b (2)"}},
, "pid": 2, "tid": 33, "args": {"name": "copies h2d"}},
, "pid": 7, "tid": 34, "args": {"name": "a1"}},
15
14
{"ph": "X", "pid": 7, "tid": 35, "name": "a2/a2-gpu", "ts": 2400.000, "dur": 10800.000, "args": {"blocks": 48}},
a2/a2-gpu,1,12/5,66/5
{"ph": "M", "name": "thread_name", "pid": 6, "tid": 35, "args": {"name": "cpu0"}},
{"ph": "X", "pid": 6, "tid": 35, "name": "control/drive", "ts": 0.000, "dur": 1000.000},
{"ph": "X", "pid": 6, "tid": 35, "name": "planner/prepare", "ts": 1000.000, "dur": 5000.000},
{"ph": "X", "pid": 6, "tid": 35, "name": "planner/rollouts", "ts": 6000.000, "dur": 1000.000},
{"ph": "X", "pid": 6, "tid": 35, "name": "planner/rollouts", "ts": 7000.000, "dur": 1000.000},
{"ph": "X", "pid": 6, "tid": 35, "name": "planner/rollouts", "ts": 8000.000, "dur": 1000.000},
{"ph": "X", "pid": 6, "tid": 35, "name": "planner/choose", "ts": 9000.000, "dur": 2000.000},
{"ph": "X", "pid": 6, "tid": 35, "name": "language/sample", "ts": 11000.000, "dur": 2000.000},
2> gpurta: --until: is for chains that become a trace (--to perfetto)
2> gpurta: --until soon: expected a digit at character 1; times are 12, 1.5, 3/2, 2.5e-3 or 250us
[2]

-- case crowded --
$ { echo 'platform: {slots: 1}'; echo 'kernels:'; i=0
> while [ $i -lt 1010 ]; do echo "  - {blocks: 1, wcet: 1}"; i=$((i + 1)); done; } >many.yaml
> gpurta convert many.yaml --to perfetto | grep -c '"ph": "X", "pid": 3'
1000
2> gpurta: note: 9 slices are left out: more than 1000 at once on one track

-- case first --
Of very many launches the first are read, here 3 of 5.
$ python3 - <<END
> import sqlite3
> db = sqlite3.connect("app.sqlite")
> db.executescript("CREATE TABLE StringIds (id INTEGER NOT NULL PRIMARY KEY, value TEXT); INSERT INTO StringIds VALUES (0, 'detect');"
>                  "CREATE TABLE CUPTI_ACTIVITY_KIND_KERNEL (start INTEGER, end INTEGER, deviceId INTEGER, contextId INTEGER, streamId INTEGER,"
>                  "shortName INTEGER, gridX INTEGER, gridY INTEGER, gridZ INTEGER, blockX INTEGER, blockY INTEGER, blockZ INTEGER)")
> db.executemany("INSERT INTO CUPTI_ACTIVITY_KIND_KERNEL VALUES (?, ?, 0, 1, 7, 0, 4, 1, 1, 32, 1, 1)", [(t, t + 5) for t in (40, 10, 50, 20, 30)])
> db.commit()
> END
> gpurta convert app.sqlite --to perfetto --platform jetson-tx2 | grep -c '"pid": 5.*"dur"'
> PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=$EXAMPLES/../../tools python3 -c 'import gpurta_convert.__main__ as m; m.MOST_DRAWN = 3; m.main()' \
>   app.sqlite --to perfetto --platform jetson-tx2 | grep '"pid": 5.*"dur"'
5
{"ph": "X", "pid": 5, "tid": 4, "name": "detect", "ts": 0.000, "dur": 0.005, "args": {"blocks": 4}},
{"ph": "X", "pid": 5, "tid": 4, "name": "detect#2", "ts": 0.010, "dur": 0.005, "args": {"blocks": 4}},
{"ph": "X", "pid": 5, "tid": 4, "name": "detect#3", "ts": 0.020, "dur": 0.005, "args": {"blocks": 4}}
2> gpurta: app.sqlite: Nsight Systems; device 0: 5 kernels, 0 copies, 0 memsets
2> gpurta:   25 ns of 25 ns of GPU time are explained
2> gpurta:   no table META_DATA_EXPORT or EXPORT_META_DATA: the schema's version is not known
2> gpurta:   no table TARGET_INFO_CUDA_STREAM: all streams are taken as blocking ones of one priority
2> gpurta:   no table TARGET_INFO_GPU: the platform is not known; give --platform NAME
2> gpurta:   no table CUPTI_ACTIVITY_KIND_RUNTIME: launch times are not known; the start on the GPU stands for them
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed
2> gpurta: note: the trace ends after the 3 operations that started first; 2 kernels are not in it
2> gpurta: app.sqlite: Nsight Systems; device 0: 3 kernels, 0 copies, 0 memsets
2> gpurta:   15 ns of 15 ns of GPU time are explained
2> gpurta:   no table META_DATA_EXPORT or EXPORT_META_DATA: the schema's version is not known
2> gpurta:   no table TARGET_INFO_CUDA_STREAM: all streams are taken as blocking ones of one priority
2> gpurta:   no table TARGET_INFO_GPU: the platform is not known; give --platform NAME
2> gpurta:   no table CUPTI_ACTIVITY_KIND_RUNTIME: launch times are not known; the start on the GPU stands for them
2> gpurta:   a block's time is its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)
2> gpurta:   a largest observed time is no worst-case time: bounds from it hold for what was observed

-- case far --
$ printf 'time_unit: s\nplatform: {slots: 8}\nkernels:\n  - {blocks: 1, wcet: 1e10}\n' | gpurta convert - --to perfetto
2> gpurta: <stdin>: times beyond 2^62 ns do not fit the format
[2]

-- case many --
$ echo 'time_unit: us
> platform: {base: cc-9.0, sms: 132}
> operations:
>   - {kernel: a, blocks: 1000000000, threads: 256, registers: 32, wcet: 1}
>   - {kernel: b, blocks: 3000, threads: 512, registers: 32, wcet: 2, release: 1}' >many.yaml
> gpurta convert many.yaml --to perfetto | grep -A3 '"SM 77"'
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 155, "args": {"name": "SM 77"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 155, "args": {"sort_index": 155}},
{"ph": "X", "pid": 1, "tid": 155, "name": "a", "ts": 0.000, "dur": 946970.000, "args": {"blocks": 7575757}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 156, "args": {"name": "SM 77 (2)"}},

-- case refused --
$ printf 'platform: tx2\nkernels:\n  - {blocks: 1, wcet: 1}\n' | gpurta convert - --to perfetto
2> <stdin>:3:5: kernels[0]: key "threads" is missing; expected the threads of a block, from 1 to 1024
[2]

-- case run --
$ gpurta convert run.yaml --to perfetto
{"displayTimeUnit": "ns", "traceEvents": [
{"ph": "M", "name": "process_name", "pid": 1, "args": {"name": "predicted: SMs"}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 1, "args": {"name": "SM 0"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 1, "args": {"sort_index": 1}},
{"ph": "X", "pid": 1, "tid": 1, "name": "first", "ts": 0.000, "dur": 4.666, "args": {"blocks": 4}},
{"ph": "X", "pid": 1, "tid": 1, "name": "both", "ts": 4.666, "dur": 1.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 2, "args": {"name": "SM 0 (2)"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 2, "args": {"sort_index": 2}},
{"ph": "X", "pid": 1, "tid": 2, "name": "other", "ts": 4.666, "dur": 2.000, "args": {"blocks": 3}},
{"ph": "M", "name": "thread_name", "pid": 1, "tid": 3, "args": {"name": "SM 1"}},
{"ph": "M", "name": "thread_sort_index", "pid": 1, "tid": 3, "args": {"sort_index": 3}},
{"ph": "X", "pid": 1, "tid": 3, "name": "first", "ts": 0.000, "dur": 4.666, "args": {"blocks": 4}},
{"ph": "X", "pid": 1, "tid": 3, "name": "other", "ts": 4.666, "dur": 2.000, "args": {"blocks": 3}},
{"ph": "M", "name": "process_name", "pid": 2, "args": {"name": "predicted: copy engines"}},
{"ph": "M", "name": "thread_name", "pid": 2, "tid": 4, "args": {"name": "copy engine 1"}},
{"ph": "M", "name": "thread_sort_index", "pid": 2, "tid": 4, "args": {"sort_index": 4}},
{"ph": "X", "pid": 2, "tid": 4, "name": "in", "ts": 0.000, "dur": 3.000},
{"ph": "M", "name": "process_name", "pid": 3, "args": {"name": "predicted: queues"}},
{"ph": "M", "name": "thread_name", "pid": 3, "tid": 5, "args": {"name": "EE queue of priority 0"}},
{"ph": "M", "name": "thread_sort_index", "pid": 3, "tid": 5, "args": {"sort_index": 5}},
{"ph": "X", "pid": 3, "tid": 5, "name": "first", "ts": 0.000, "dur": 2.333, "args": {"blocks": 8}},
{"ph": "M", "name": "thread_name", "pid": 3, "tid": 6, "args": {"name": "EE queue of priority 0 (2)"}},
{"ph": "M", "name": "thread_sort_index", "pid": 3, "tid": 6, "args": {"sort_index": 6}},
{"ph": "X", "pid": 3, "tid": 6, "name": "other", "ts": 1.000, "dur": 3.666, "args": {"blocks": 6}},
{"ph": "M", "name": "process_name", "pid": 4, "args": {"name": "predicted: streams"}},
{"ph": "M", "name": "thread_name", "pid": 4, "tid": 7, "args": {"name": "a"}},
{"ph": "M", "name": "thread_sort_index", "pid": 4, "tid": 7, "args": {"sort_index": 7}},
{"ph": "X", "pid": 4, "tid": 7, "name": "in", "ts": 0.000, "dur": 3.000},
{"ph": "M", "name": "thread_name", "pid": 4, "tid": 8, "args": {"name": "b"}},
{"ph": "M", "name": "thread_sort_index", "pid": 4, "tid": 8, "args": {"sort_index": 8}},
{"ph": "X", "pid": 4, "tid": 8, "name": "first", "ts": 0.000, "dur": 4.666, "args": {"blocks": 8}},
{"ph": "M", "name": "thread_name", "pid": 4, "tid": 9, "args": {"name": "c"}},
{"ph": "M", "name": "thread_sort_index", "pid": 4, "tid": 9, "args": {"sort_index": 9}},
{"ph": "X", "pid": 4, "tid": 9, "name": "both", "ts": 4.666, "dur": 1.000, "args": {"blocks": 1}},
{"ph": "M", "name": "thread_name", "pid": 4, "tid": 10, "args": {"name": "other"}},
{"ph": "M", "name": "thread_sort_index", "pid": 4, "tid": 10, "args": {"sort_index": 10}},
{"ph": "X", "pid": 4, "tid": 10, "name": "other", "ts": 4.666, "dur": 2.000, "args": {"blocks": 6}}
]}
