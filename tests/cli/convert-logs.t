Logs of Holoscan and of ROS 2 as chains of host steps: what is read, and what is wrong with a file.

-- prepare --
for kind in holoscan ros2 caret; do python3 make.py $kind 1 >$kind.log; done

-- file two-roots.log --
(left,1000,2000) -> (join,2500,3000)
(right,1000,1500) -> (join,2500,3000)

-- file cycle.log --
(a,10,20) -> (b,20,30) -> (a,30,40)

-- file backwards.log --

(a,10,20) -> (b,30,25)

-- file unset.log --
1:
(a,10,20) -> (b,20,-1)

-- file old.log --
(a,10,20) -> (b,20,30)
(a_old,10,20) -> (b,40,50)

-- file broken.log --
1:
(a,10,20) -> (b,20,30)
(a,10,20) -> (b,20.5,30)

-- file behind.log --
(a,10,20), (b,20,30)

-- file once.log --
( lone operator , 10 , 20 )

-- file one.csv --
timestamp,duration
2026-11-28 10:00:00.000000001,0 days 00:00:00.002
2026-11-28 10:00:01,2.5
NaT,NaT
2026-11-28 09:59:59.5+00:00,1.9999995

-- file ends.csv --
/n/callback_0/callback_start_timestamp,/n/callback_0/callback_end_timestamp
10,30
70,100

-- file wrong-time.csv --
callback,timestamp,duration
a,10,soon

-- file ends-first.csv --
/n/c/callback_start_timestamp,/n/c/callback_end_timestamp
30,10

-- file no-latency.csv --
,/n/c
,callback_start_timestamp [ns]
0,10

-- file nothing.csv --
timestamp,duration

-- file columns.csv --
start,duration
1,2

-- case holoscan --
$ gpurta convert holoscan.log --margin 50%
# From a log of Holoscan's data flow tracking.
# wcet of an operator: its longest time from receiving to publishing, and a microsecond, by which the log cuts times
# capacity: 1 is what a connector of Holoscan holds, unless the application says more
time_unit: ms
times: "3/2 times the largest that were observed, which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: {slots: 1} # nothing here is known of a GPU: write its name before you add kernels
chains:
  - name: "source"
    period: 10.067 # shortest of 49 distances of releases, the longest is 13.899; so no jitter
    overlap: pipelined
    # deadline: where none is written, that of the period counts, which a pipeline may well exceed
    # 50 jobs
    observed: 13.818 # longest time from a release to the end of its job
    steps:
      - {host: "source", wcet: 4.494, capacity: 1}
      - {host: "a", wcet: 13.485, capacity: 1}
      - {host: "b", wcet: 7.4925, after: ["source"], capacity: 1}
      - {host: "sink", wcet: 2.9835, after: ["a", "b"]}
2> gpurta: holoscan.log: a log of Holoscan's data flow tracking: 4 operators, 1 roots
2> gpurta:   wcet of an operator: its longest time from receiving to publishing, and a microsecond, by which the log cuts times
2> gpurta:   capacity: 1 is what a connector of Holoscan holds, unless the application says more

-- case holoscan-bound --
$ gpurta convert holoscan.log 2>/dev/null | gpurta bound - --format csv | cut -d, -f1-4
name,bound,observed,deadline
source,559/40,559/40,10067/1000
[1]

-- case every-seed --
$ for seed in 2 3 4 5 6; do
>     python3 make.py holoscan $seed >seed.log
>     gpurta convert seed.log 2>/dev/null | gpurta bound - --search 0 --explain | grep 'refuted\|end to end'
> done
source, end to end: at most 13.815
source, end to end: at most 13.83
source, end to end: at most 13.672
source, end to end: at most 13.926
source, end to end: at most 13.833
[1]

-- case periodic --
$ gpurta convert holoscan.log --period periodic 2>/dev/null | grep -A 2 name
platform: {slots: 1} # nothing here is known of a GPU: write its name before you add kernels
chains:
  - name: "source"
    period: 12.058938 # the beat of 49 distances of releases, of 10.068 to 13.899
    jitter: 11.910132 # the least with which all releases fit that beat

-- case ros2 --
$ gpurta convert ros2.log --platform jetson-orin-agx
# From durations of callbacks of ROS 2.
# wcet: the longest duration of a callback, with all that preempted it; the log does not say which CPU it had
# which callback waits for another's message is not in such files: make steps of one chain of those
time_unit: ms
times: "the largest that were observed, which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: jetson-orin-agx
chains:
  - name: "/camera/timer_0"
    period: 32.08686 # shortest of 19 distances of releases, the longest is 33.846639; so no jitter
    # 20 jobs
    observed: 3.873421 # longest time from a release to the end of its job
    steps:
      - {host: "/camera/timer_0", wcet: 3.873421}
  - name: "/planner/subscription_1"
    period: 99.227952 # shortest of 19 distances of releases, the longest is 100.812316; so no jitter
    # 20 jobs
    observed: 19.335754 # longest time from a release to the end of its job
    steps:
      - {host: "/planner/subscription_1", wcet: 19.335754}
2> gpurta: ros2.log: ROS 2: 2 callbacks, 40 calls
2> gpurta:   wcet: the longest duration of a callback, with all that preempted it; the log does not say which CPU it had
2> gpurta:   which callback waits for another's message is not in such files: make steps of one chain of those

-- case caret-says-the-same --
$ gpurta convert caret.log 2>/dev/null | sed 1,2d >caret.yaml; gpurta convert ros2.log 2>/dev/null | sed 1,2d | cmp - caret.yaml

-- case ros2-one --
$ gpurta convert one.csv 2>/dev/null; gpurta convert ends.csv 2>/dev/null | tail -n 7
# From durations of callbacks of ROS 2.
# wcet: the longest duration of a callback, with all that preempted it; the log does not say which CPU it had
# which callback waits for another's message is not in such files: make steps of one chain of those
time_unit: ms
times: "the largest that were observed, which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: {slots: 1} # nothing here is known of a GPU: write its name before you add kernels
chains:
  - name: "one"
    period: 500.000001 # shortest of 2 distances of releases, the longest is 999.999999; so no jitter
    # 3 jobs
    observed: 2.5 # longest time from a release to the end of its job
    steps:
      - {host: "one", wcet: 2.5}
chains:
  - name: "/n/callback_0"
    period: 0.00006 # shortest of 1 distance of releases, the longest is 0.00006; so no jitter
    # 2 jobs
    observed: 0.00003 # longest time from a release to the end of its job
    steps:
      - {host: "/n/callback_0", wcet: 0.00003}

-- case once --
$ gpurta convert once.log
# From a log of Holoscan's data flow tracking.
# wcet of an operator: its longest time from receiving to publishing, and a microsecond, by which the log cuts times
# capacity: 1 is what a connector of Holoscan holds, unless the application says more
time_unit: ms
times: "the largest that were observed, which the worst case may exceed; periods are the shortest distances of releases that were observed"
platform: {slots: 1} # nothing here is known of a GPU: write its name before you add kernels
chains:
  - name: "lone operator"
    period: unknown # one job alone was observed: write the least distance of releases
    overlap: pipelined
    # deadline: where none is written, that of the period counts, which a pipeline may well exceed
    # 1 job
    observed: 0.009 # longest time from a release to the end of its job
    steps:
      - {host: "lone operator", wcet: 0.011}
2> gpurta: once.log: a log of Holoscan's data flow tracking: 1 operators, 1 roots
2> gpurta:   wcet of an operator: its longest time from receiving to publishing, and a microsecond, by which the log cuts times
2> gpurta:   capacity: 1 is what a connector of Holoscan holds, unless the application says more

-- case wrong --
$ for file in two-roots.log cycle.log backwards.log unset.log old.log broken.log behind.log wrong-time.csv ends-first.csv no-latency.csv; do gpurta convert $file; done
2> gpurta: two-roots.log: join takes messages of left and right, which begin by themselves: a chain has one release
2> gpurta: cycle.log: a comes after itself: a chain has no cycle
2> gpurta: backwards.log:2: b published at 25 what it received at 30
2> gpurta: unset.log:2: no time at which b published a message (it is -1), so that the longest is not known: leave out the line if it does not matter
2> gpurta: old.log: an asynchronous buffer gave the last message of a again (a_old), as a register does: leave out these lines, and write a path of two chains
2> gpurta: broken.log:3:13: expected (OPERATOR,TIME,TIME) -> ..., with times in whole microseconds
2> gpurta: behind.log:1:10: expected "->" or the end of the line
2> gpurta: wrong-time.csv:2: column 3: expected a time, found "soon"
2> gpurta: ends-first.csv:2: column 2: a callback that ends before it starts
2> gpurta: no-latency.csv: column 3: expected "latency [ms]" or "callback_end_timestamp" behind "callback_start_timestamp [ns]"
[2]

-- case nothing --
$ gpurta convert nothing.csv; gpurta convert columns.csv --from ros2
2> gpurta: nothing.csv: no callback was recorded
2> gpurta: columns.csv: expected columns "timestamp" and "duration" (ros2_tracing), or "callback_start_timestamp" with "latency [ms]" or "callback_end_timestamp" (CARET)
[2]

-- case not-of-a-gpu --
$ gpurta convert holoscan.log --to perfetto; gpurta convert ros2.log --device 0; gpurta convert ros2.log --sms 3; gpurta convert --runs --to chains ros2.log caret.log
2> gpurta: holoscan.log: logs of Holoscan become chains of host steps: choose --to chains
2> gpurta: --device is for profiles of a GPU; callbacks of ROS 2 have none
2> gpurta: --sms is for profiles of a GPU; callbacks of ROS 2 have none
2> gpurta: --runs is for profiles of a GPU; callbacks of ROS 2 have none
[2]

-- case as-a-scenario --
$ gpurta bound holoscan.log; gpurta bound ros2.log; gpurta occupancy holoscan.log
2> holoscan.log: this is a log of Holoscan, not a scenario: run 'gpurta convert FILE | gpurta bound -'
2> ros2.log: this is a log of ROS 2, not a scenario: run 'gpurta convert FILE | gpurta bound -'
2> gpurta: holoscan.log: logs of Holoscan become chains of host steps: choose --to chains
[2]
