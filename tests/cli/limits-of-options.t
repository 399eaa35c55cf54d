-- file options --
rta --limit 0 1 4611686018427387904 4611686018427387905
rta --memory 0 1 9223372036854775807 9223372036854775808
rta --decimal -1 0 30 31
bound --search -1 0 2147483647 2147483648
bound --seed -1 0 9223372036854775807 9223372036854775808
bound --exact -1 0 2147483647 2147483648
bound --threads 0 1 256 257
bound --limit 0 1 9223372036854775807 9223372036854775808
bound --tries 0 1 2147483647 2147483648
bound --memory 0 1 9223372036854775807 9223372036854775808
partition --search -1 0 2147483647 2147483648
partition --seed -1 0 9223372036854775807 9223372036854775808
partition --limit 0 1 9223372036854775807 9223372036854775808
partition --memory 0 1 9223372036854775807 9223372036854775808
simulate --jobs 0 1 2147483647 2147483648
simulate --limit 0 1 2147483647 2147483648
simulate --memory 0 1 9223372036854775807 9223372036854775808
simulate --runs 0 1 1000000 1000001
simulate --seed -1 0 9223372036854775807 9223372036854775808
runlist --limit 0 1 9223372036854775807 9223372036854775808
runlist --memory 0 1 9223372036854775807 9223372036854775808
occupancy --registers -1 0 2147483647 2147483648
occupancy --shared-memory -1 0 2147483647 2147483648
occupancy --sms 0 1 1073741824 1073741825
occupancy --for-blocks 0 1 2147483647 2147483648
convert --sms 0 1 1073741824 1073741825
convert --device -1 0 2147483647 2147483648
convert --process -1 0 2147483647 2147483648
convert --context -1 0 2147483647 2147483648
convert --memory 0 1 9223372036854775807 9223372036854775808
edf --limit 0 1 4611686018427387904 4611686018427387905
edf --memory 0 1 9223372036854775807 9223372036854775808
measure --runs 0 1 100000 100001
measure --scale 0 1 1000000000 1000000001
measure --device -1 0 1023 1024
check --runs 0 1 100000 100001
check --scale 0 1 1000000000 1000000001
check --device -1 0 1023 1024
check --memory 0 1 9223372036854775807 9223372036854775808
sweep --threads -1 0 1024 1025
sweep --memory 0 1 9223372036854775807 9223372036854775808
verify --limit 0 1 9223372036854775807 9223372036854775808

-- file tasks.yaml --
tasks: [{name: a, wcet: 1/3, period: 7, deadline: 13/2}, {name: b, wcet: 4.0625, period: 9.999999999, deadline: 5e9}]

-- case decimals --
$ for n in 0 1 2 3 6 12 29 30; do
>     gpurta edf tasks.yaml --decimal $n
>     gpurta edf tasks.yaml --decimal $n --format csv
> done
EDF; utilization ~1; times in ms

task  wcet  period  response    deadline  verdict
a       ~1       7        ~1          ~6  met
b       ~5      ~9        ~5  5000000000  met

schedulable: every deadline is met

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- submission, scheduling and switches take no time (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- times without a unit are in ms (key time_unit)
name,response_ms,deadline_ms,meets_deadline,server,time_unit,verdict,assumptions
a,1,6,true,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | submission, scheduling and switches take no time (key overhead) | a job is known to the scheduler as soon as it is released (key latency) | times without a unit are in ms (key time_unit)"
b,5,5000000000,true,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | submission, scheduling and switches take no time (key overhead) | a job is known to the scheduler as soon as it is released (key latency) | times without a unit are in ms (key time_unit)"
EDF; utilization ~0.5; times in ms

task  wcet  period  response      deadline  verdict
a     ~0.4     7.0      ~0.4           6.5  met
b     ~4.1    ~9.9      ~4.4  5000000000.0  met

schedulable: every deadline is met

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- submission, scheduling and switches take no time (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- times without a unit are in ms (key time_unit)
name,response_ms,deadline_ms,meets_deadline,server,time_unit,verdict,assumptions
a,0.4,6.5,true,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | submission, scheduling and switches take no time (key overhead) | a job is known to the scheduler as soon as it is released (key latency) | times without a unit are in ms (key time_unit)"
b,4.4,5000000000,true,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | submission, scheduling and switches take no time (key overhead) | a job is known to the scheduler as soon as it is released (key latency) | times without a unit are in ms (key time_unit)"
EDF; utilization ~0.46; times in ms

task   wcet  period  response       deadline  verdict
a     ~0.34    7.00     ~0.34           6.50  met
b     ~4.07   ~9.99     ~4.40  5000000000.00  met

schedulable: every deadline is met

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- submission, scheduling and switches take no time (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- times without a unit are in ms (key time_unit)
name,response_ms,deadline_ms,meets_deadline,server,time_unit,verdict,assumptions
a,0.34,6.5,true,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | submission, scheduling and switches take no time (key overhead) | a job is known to the scheduler as soon as it is released (key latency) | times without a unit are in ms (key time_unit)"
b,4.40,5000000000,true,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | submission, scheduling and switches take no time (key overhead) | a job is known to the scheduler as soon as it is released (key latency) | times without a unit are in ms (key time_unit)"
EDF; utilization ~0.454; times in ms

task    wcet  period  response        deadline  verdict
a     ~0.334   7.000    ~0.334           6.500  met
b     ~4.063  ~9.999    ~4.396  5000000000.000  met

schedulable: every deadline is met

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- submission, scheduling and switches take no time (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- times without a unit are in ms (key time_unit)
name,response_ms,deadline_ms,meets_deadline,server,time_unit,verdict,assumptions
a,0.334,6.5,true,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | submission, scheduling and switches take no time (key overhead) | a job is known to the scheduler as soon as it is released (key latency) | times without a unit are in ms (key time_unit)"
b,4.396,5000000000,true,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | submission, scheduling and switches take no time (key overhead) | a job is known to the scheduler as soon as it is released (key latency) | times without a unit are in ms (key time_unit)"
EDF; utilization ~0.453870; times in ms

task       wcet     period   response           deadline  verdict
a     ~0.333334   7.000000  ~0.333334           6.500000  met
b      4.062500  ~9.999999  ~4.395834  5000000000.000000  met

schedulable: every deadline is met

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- submission, scheduling and switches take no time (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- times without a unit are in ms (key time_unit)
name,response_ms,deadline_ms,meets_deadline,server,time_unit,verdict,assumptions
a,0.333334,6.5,true,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | submission, scheduling and switches take no time (key overhead) | a job is known to the scheduler as soon as it is released (key latency) | times without a unit are in ms (key time_unit)"
b,4.395834,5000000000,true,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | submission, scheduling and switches take no time (key overhead) | a job is known to the scheduler as soon as it is released (key latency) | times without a unit are in ms (key time_unit)"
EDF; utilization ~0.453869047660; times in ms

task             wcet          period         response                 deadline  verdict
a     ~0.333333333334  7.000000000000  ~0.333333333334           6.500000000000  met
b      4.062500000000  9.999999999000  ~4.395833333334  5000000000.000000000000  met

schedulable: every deadline is met

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- submission, scheduling and switches take no time (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- times without a unit are in ms (key time_unit)
name,response_ms,deadline_ms,meets_deadline,server,time_unit,verdict,assumptions
a,0.333333333334,6.5,true,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | submission, scheduling and switches take no time (key overhead) | a job is known to the scheduler as soon as it is released (key latency) | times without a unit are in ms (key time_unit)"
b,4.395833333334,5000000000,true,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | submission, scheduling and switches take no time (key overhead) | a job is known to the scheduler as soon as it is released (key latency) | times without a unit are in ms (key time_unit)"
EDF; utilization ~0.45386904765967261905168154762; times in ms

task                              wcet                           period                          response                                  deadline  verdict
a     ~0.33333333333333333333333333334  7.00000000000000000000000000000  ~0.33333333333333333333333333334           6.50000000000000000000000000000  met
b      4.06250000000000000000000000000  9.99999999900000000000000000000  ~4.39583333333333333333333333334  5000000000.00000000000000000000000000000  met

schedulable: every deadline is met

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- submission, scheduling and switches take no time (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- times without a unit are in ms (key time_unit)
name,response_ms,deadline_ms,meets_deadline,server,time_unit,verdict,assumptions
a,0.33333333333333333333333333334,6.5,true,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | submission, scheduling and switches take no time (key overhead) | a job is known to the scheduler as soon as it is released (key latency) | times without a unit are in ms (key time_unit)"
b,4.39583333333333333333333333334,5000000000,true,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | submission, scheduling and switches take no time (key overhead) | a job is known to the scheduler as soon as it is released (key latency) | times without a unit are in ms (key time_unit)"
EDF; utilization ~0.453869047659672619051681547620; times in ms

task                               wcet                            period                           response                                   deadline  verdict
a     ~0.333333333333333333333333333334  7.000000000000000000000000000000  ~0.333333333333333333333333333334           6.500000000000000000000000000000  met
b      4.062500000000000000000000000000  9.999999999000000000000000000000  ~4.395833333333333333333333333334  5000000000.000000000000000000000000000000  met

schedulable: every deadline is met

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- submission, scheduling and switches take no time (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- times without a unit are in ms (key time_unit)
name,response_ms,deadline_ms,meets_deadline,server,time_unit,verdict,assumptions
a,0.333333333333333333333333333334,6.5,true,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | submission, scheduling and switches take no time (key overhead) | a job is known to the scheduler as soon as it is released (key latency) | times without a unit are in ms (key time_unit)"
b,4.395833333333333333333333333334,5000000000,true,,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no job takes longer than its wcet | releases of a task are at least its period apart | the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant | submission, scheduling and switches take no time (key overhead) | a job is known to the scheduler as soon as it is released (key latency) | times without a unit are in ms (key time_unit)"

-- case least-and-most --
$ while read -r command option below least most above; do
>     for value in $below $least $most $above; do
>         echo "$command $option $value: $(gpurta $command none.yaml $option $value 2>&1)"
>     done
> done <options
rta --limit 0: gpurta: --limit: expected a whole number from 1 to 2^62, found "0"
rta --limit 1: gpurta: cannot read none.yaml: No such file or directory
rta --limit 4611686018427387904: gpurta: cannot read none.yaml: No such file or directory
rta --limit 4611686018427387905: gpurta: --limit: expected a whole number from 1 to 2^62, found "4611686018427387905"
rta --memory 0: gpurta: --memory: expected a whole number of bytes from 1 to 2^63-1, also as 32KiB or 1GiB, found "0"
rta --memory 1: gpurta: cannot read none.yaml: No such file or directory
rta --memory 9223372036854775807: gpurta: cannot read none.yaml: No such file or directory
rta --memory 9223372036854775808: gpurta: --memory: expected a whole number of bytes from 1 to 2^63-1, also as 32KiB or 1GiB, found "9223372036854775808"
rta --decimal -1: gpurta: --decimal: expected a whole number from 0 to 30, found "-1"
rta --decimal 0: gpurta: cannot read none.yaml: No such file or directory
rta --decimal 30: gpurta: cannot read none.yaml: No such file or directory
rta --decimal 31: gpurta: --decimal: expected a whole number from 0 to 30, found "31"
bound --search -1: gpurta: --search: expected a whole number from 0 to 2147483647, found "-1"
bound --search 0: gpurta: cannot read none.yaml: No such file or directory
bound --search 2147483647: gpurta: cannot read none.yaml: No such file or directory
bound --search 2147483648: gpurta: --search: expected a whole number from 0 to 2147483647, found "2147483648"
bound --seed -1: gpurta: --seed: expected a whole number from 0 to 2^63-1, found "-1"
bound --seed 0: gpurta: cannot read none.yaml: No such file or directory
bound --seed 9223372036854775807: gpurta: cannot read none.yaml: No such file or directory
bound --seed 9223372036854775808: gpurta: --seed: expected a whole number from 0 to 2^63-1, found "9223372036854775808"
bound --exact -1: gpurta: --exact: expected a whole number from 0 to 2147483647, found "-1"
bound --exact 0: gpurta: cannot read none.yaml: No such file or directory
bound --exact 2147483647: gpurta: cannot read none.yaml: No such file or directory
bound --exact 2147483648: gpurta: --exact: expected a whole number from 0 to 2147483647, found "2147483648"
bound --threads 0: gpurta: --threads: expected a whole number from 1 to 256, found "0"
bound --threads 1: gpurta: cannot read none.yaml: No such file or directory
bound --threads 256: gpurta: cannot read none.yaml: No such file or directory
bound --threads 257: gpurta: --threads: expected a whole number from 1 to 256, found "257"
bound --limit 0: gpurta: --limit: expected a whole number from 1 to 2^63-1, found "0"
bound --limit 1: gpurta: cannot read none.yaml: No such file or directory
bound --limit 9223372036854775807: gpurta: cannot read none.yaml: No such file or directory
bound --limit 9223372036854775808: gpurta: --limit: expected a whole number from 1 to 2^63-1, found "9223372036854775808"
bound --tries 0: gpurta: --tries: expected a whole number from 1 to 2147483647, found "0"
bound --tries 1: gpurta: cannot read none.yaml: No such file or directory
bound --tries 2147483647: gpurta: cannot read none.yaml: No such file or directory
bound --tries 2147483648: gpurta: --tries: expected a whole number from 1 to 2147483647, found "2147483648"
bound --memory 0: gpurta: --memory: expected a whole number of bytes from 1 to 2^63-1, also as 32KiB or 1GiB, found "0"
bound --memory 1: gpurta: cannot read none.yaml: No such file or directory
bound --memory 9223372036854775807: gpurta: cannot read none.yaml: No such file or directory
bound --memory 9223372036854775808: gpurta: --memory: expected a whole number of bytes from 1 to 2^63-1, also as 32KiB or 1GiB, found "9223372036854775808"
partition --search -1: gpurta: --search: expected a whole number from 0 to 2147483647, found "-1"
partition --search 0: gpurta: cannot read none.yaml: No such file or directory
partition --search 2147483647: gpurta: cannot read none.yaml: No such file or directory
partition --search 2147483648: gpurta: --search: expected a whole number from 0 to 2147483647, found "2147483648"
partition --seed -1: gpurta: --seed: expected a whole number from 0 to 2^63-1, found "-1"
partition --seed 0: gpurta: cannot read none.yaml: No such file or directory
partition --seed 9223372036854775807: gpurta: cannot read none.yaml: No such file or directory
partition --seed 9223372036854775808: gpurta: --seed: expected a whole number from 0 to 2^63-1, found "9223372036854775808"
partition --limit 0: gpurta: --limit: expected a whole number from 1 to 2^63-1, found "0"
partition --limit 1: gpurta: cannot read none.yaml: No such file or directory
partition --limit 9223372036854775807: gpurta: cannot read none.yaml: No such file or directory
partition --limit 9223372036854775808: gpurta: --limit: expected a whole number from 1 to 2^63-1, found "9223372036854775808"
partition --memory 0: gpurta: --memory: expected a whole number of bytes from 1 to 2^63-1, also as 32KiB or 1GiB, found "0"
partition --memory 1: gpurta: cannot read none.yaml: No such file or directory
partition --memory 9223372036854775807: gpurta: cannot read none.yaml: No such file or directory
partition --memory 9223372036854775808: gpurta: --memory: expected a whole number of bytes from 1 to 2^63-1, also as 32KiB or 1GiB, found "9223372036854775808"
simulate --jobs 0: gpurta: --jobs: expected a whole number from 1 to 2147483647, found "0"
simulate --jobs 1: gpurta: cannot read none.yaml: No such file or directory
simulate --jobs 2147483647: gpurta: cannot read none.yaml: No such file or directory
simulate --jobs 2147483648: gpurta: --jobs: expected a whole number from 1 to 2147483647, found "2147483648"
simulate --limit 0: gpurta: --limit: expected a whole number from 1 to 2147483647, found "0"
simulate --limit 1: gpurta: cannot read none.yaml: No such file or directory
simulate --limit 2147483647: gpurta: cannot read none.yaml: No such file or directory
simulate --limit 2147483648: gpurta: --limit: expected a whole number from 1 to 2147483647, found "2147483648"
simulate --memory 0: gpurta: --memory: expected a whole number of bytes from 1 to 2^63-1, also as 32KiB or 1GiB, found "0"
simulate --memory 1: gpurta: cannot read none.yaml: No such file or directory
simulate --memory 9223372036854775807: gpurta: cannot read none.yaml: No such file or directory
simulate --memory 9223372036854775808: gpurta: --memory: expected a whole number of bytes from 1 to 2^63-1, also as 32KiB or 1GiB, found "9223372036854775808"
simulate --runs 0: gpurta: --runs: expected a whole number from 1 to 1000000, found "0"
simulate --runs 1: gpurta: --runs needs --jitter
simulate --runs 1000000: gpurta: --runs needs --jitter
simulate --runs 1000001: gpurta: --runs: expected a whole number from 1 to 1000000, found "1000001"
simulate --seed -1: gpurta: --seed: expected a whole number from 0 to 2^63-1, found "-1"
simulate --seed 0: gpurta: --seed needs --jitter
simulate --seed 9223372036854775807: gpurta: --seed needs --jitter
simulate --seed 9223372036854775808: gpurta: --seed: expected a whole number from 0 to 2^63-1, found "9223372036854775808"
runlist --limit 0: gpurta: --limit: expected a whole number from 1 to 2^63-1, found "0"
runlist --limit 1: gpurta: --limit needs --simulate
runlist --limit 9223372036854775807: gpurta: --limit needs --simulate
runlist --limit 9223372036854775808: gpurta: --limit: expected a whole number from 1 to 2^63-1, found "9223372036854775808"
runlist --memory 0: gpurta: --memory: expected a whole number of bytes from 1 to 2^63-1, also as 32KiB or 1GiB, found "0"
runlist --memory 1: gpurta: cannot read none.yaml: No such file or directory
runlist --memory 9223372036854775807: gpurta: cannot read none.yaml: No such file or directory
runlist --memory 9223372036854775808: gpurta: --memory: expected a whole number of bytes from 1 to 2^63-1, also as 32KiB or 1GiB, found "9223372036854775808"
occupancy --registers -1: gpurta: --registers: expected a whole number from 0 to 2147483647, found "-1"
occupancy --registers 0: gpurta: occupancy FILE is about the kernels of the file: it takes --platform, --sms and outputs only
occupancy --registers 2147483647: gpurta: occupancy FILE is about the kernels of the file: it takes --platform, --sms and outputs only
occupancy --registers 2147483648: gpurta: --registers: expected a whole number from 0 to 2147483647, found "2147483648"
occupancy --shared-memory -1: gpurta: --shared-memory: expected a whole number of bytes from 0 to 2147483647, also as 32KiB or 1GiB, found "-1"
occupancy --shared-memory 0: gpurta: occupancy FILE is about the kernels of the file: it takes --platform, --sms and outputs only
occupancy --shared-memory 2147483647: gpurta: occupancy FILE is about the kernels of the file: it takes --platform, --sms and outputs only
occupancy --shared-memory 2147483648: gpurta: --shared-memory: expected a whole number of bytes from 0 to 2147483647, also as 32KiB or 1GiB, found "2147483648"
occupancy --sms 0: gpurta: --sms: expected a whole number from 1 to 1073741824, found "0"
occupancy --sms 1: gpurta: cannot read none.yaml: No such file or directory
occupancy --sms 1073741824: gpurta: cannot read none.yaml: No such file or directory
occupancy --sms 1073741825: gpurta: --sms: expected a whole number from 1 to 1073741824, found "1073741825"
occupancy --for-blocks 0: gpurta: --for-blocks: expected a whole number from 1 to 2147483647, found "0"
occupancy --for-blocks 1: gpurta: occupancy FILE is about the kernels of the file: it takes --platform, --sms and outputs only
occupancy --for-blocks 2147483647: gpurta: occupancy FILE is about the kernels of the file: it takes --platform, --sms and outputs only
occupancy --for-blocks 2147483648: gpurta: --for-blocks: expected a whole number from 1 to 2147483647, found "2147483648"
convert --sms 0: gpurta: --sms: expected a whole number from 1 to 1073741824, found "0"
convert --sms 1: gpurta: cannot read none.yaml: No such file or directory
convert --sms 1073741824: gpurta: cannot read none.yaml: No such file or directory
convert --sms 1073741825: gpurta: --sms: expected a whole number from 1 to 1073741824, found "1073741825"
convert --device -1: gpurta: --device: expected a whole number from 0 to 2147483647, found "-1"
convert --device 0: gpurta: cannot read none.yaml: No such file or directory
convert --device 2147483647: gpurta: cannot read none.yaml: No such file or directory
convert --device 2147483648: gpurta: --device: expected a whole number from 0 to 2147483647, found "2147483648"
convert --process -1: gpurta: --process: expected a whole number from 0 to 2147483647, found "-1"
convert --process 0: gpurta: cannot read none.yaml: No such file or directory
convert --process 2147483647: gpurta: cannot read none.yaml: No such file or directory
convert --process 2147483648: gpurta: --process: expected a whole number from 0 to 2147483647, found "2147483648"
convert --context -1: gpurta: --context: expected a whole number from 0 to 2147483647, found "-1"
convert --context 0: gpurta: cannot read none.yaml: No such file or directory
convert --context 2147483647: gpurta: cannot read none.yaml: No such file or directory
convert --context 2147483648: gpurta: --context: expected a whole number from 0 to 2147483647, found "2147483648"
convert --memory 0: gpurta: --memory: expected a whole number of bytes from 1 to 2^63-1, also as 32KiB or 1GiB, found "0"
convert --memory 1: gpurta: cannot read none.yaml: No such file or directory
convert --memory 9223372036854775807: gpurta: cannot read none.yaml: No such file or directory
convert --memory 9223372036854775808: gpurta: --memory: expected a whole number of bytes from 1 to 2^63-1, also as 32KiB or 1GiB, found "9223372036854775808"
edf --limit 0: gpurta: --limit: expected a whole number from 1 to 2^62, found "0"
edf --limit 1: gpurta: cannot read none.yaml: No such file or directory
edf --limit 4611686018427387904: gpurta: cannot read none.yaml: No such file or directory
edf --limit 4611686018427387905: gpurta: --limit: expected a whole number from 1 to 2^62, found "4611686018427387905"
edf --memory 0: gpurta: --memory: expected a whole number of bytes from 1 to 2^63-1, also as 32KiB or 1GiB, found "0"
edf --memory 1: gpurta: cannot read none.yaml: No such file or directory
edf --memory 9223372036854775807: gpurta: cannot read none.yaml: No such file or directory
edf --memory 9223372036854775808: gpurta: --memory: expected a whole number of bytes from 1 to 2^63-1, also as 32KiB or 1GiB, found "9223372036854775808"
measure --runs 0: gpurta: --runs: expected a whole number from 1 to 100000, found "0"
measure --runs 1: gpurta: cannot read none.yaml: No such file or directory
measure --runs 100000: gpurta: cannot read none.yaml: No such file or directory
measure --runs 100001: gpurta: --runs: expected a whole number from 1 to 100000, found "100001"
measure --scale 0: gpurta: --scale: expected a whole number from 1 to 1000000000, found "0"
measure --scale 1: gpurta: cannot read none.yaml: No such file or directory
measure --scale 1000000000: gpurta: cannot read none.yaml: No such file or directory
measure --scale 1000000001: gpurta: --scale: expected a whole number from 1 to 1000000000, found "1000000001"
measure --device -1: gpurta: --device: expected a whole number from 0 to 1023, found "-1"
measure --device 0: gpurta: cannot read none.yaml: No such file or directory
measure --device 1023: gpurta: cannot read none.yaml: No such file or directory
measure --device 1024: gpurta: --device: expected a whole number from 0 to 1023, found "1024"
check --runs 0: gpurta: --runs: expected a whole number from 1 to 100000, found "0"
check --runs 1: gpurta: cannot read none.yaml: No such file or directory
check --runs 100000: gpurta: cannot read none.yaml: No such file or directory
check --runs 100001: gpurta: --runs: expected a whole number from 1 to 100000, found "100001"
check --scale 0: gpurta: --scale: expected a whole number from 1 to 1000000000, found "0"
check --scale 1: gpurta: cannot read none.yaml: No such file or directory
check --scale 1000000000: gpurta: cannot read none.yaml: No such file or directory
check --scale 1000000001: gpurta: --scale: expected a whole number from 1 to 1000000000, found "1000000001"
check --device -1: gpurta: --device: expected a whole number from 0 to 1023, found "-1"
check --device 0: gpurta: cannot read none.yaml: No such file or directory
check --device 1023: gpurta: cannot read none.yaml: No such file or directory
check --device 1024: gpurta: --device: expected a whole number from 0 to 1023, found "1024"
check --memory 0: gpurta: --memory: expected a whole number of bytes from 1 to 2^63-1, also as 32KiB or 1GiB, found "0"
check --memory 1: gpurta: cannot read none.yaml: No such file or directory
check --memory 9223372036854775807: gpurta: cannot read none.yaml: No such file or directory
check --memory 9223372036854775808: gpurta: --memory: expected a whole number of bytes from 1 to 2^63-1, also as 32KiB or 1GiB, found "9223372036854775808"
sweep --threads -1: gpurta: --threads: expected a whole number from 0 to 1024, found "-1"
sweep --threads 0: gpurta: cannot read none.yaml: No such file or directory
sweep --threads 1024: gpurta: cannot read none.yaml: No such file or directory
sweep --threads 1025: gpurta: --threads: expected a whole number from 0 to 1024, found "1025"
sweep --memory 0: gpurta: --memory: expected a whole number of bytes from 1 to 2^63-1, also as 32KiB or 1GiB, found "0"
sweep --memory 1: gpurta: cannot read none.yaml: No such file or directory
sweep --memory 9223372036854775807: gpurta: cannot read none.yaml: No such file or directory
sweep --memory 9223372036854775808: gpurta: --memory: expected a whole number of bytes from 1 to 2^63-1, also as 32KiB or 1GiB, found "9223372036854775808"
verify --limit 0: gpurta: --limit: expected a whole number from 1 to 2^63-1, found "0"
verify --limit 1: gpurta: verify: no certificate given for none.yaml: 'gpurta verify FILE CERTIFICATE'
verify --limit 9223372036854775807: gpurta: verify: no certificate given for none.yaml: 'gpurta verify FILE CERTIFICATE'
verify --limit 9223372036854775808: gpurta: --limit: expected a whole number from 1 to 2^63-1, found "9223372036854775808"
[2]

-- case numbers --
$ for value in 0 1/0 1/2 .5 5. 1e3 1e-3 1e 2.5e+3 250us 1h -1 +1 1.5.2 "1 ms" 0x10 1/-2 1e400 1e-400 9223372036854775807 9223372036854775808; do
>     echo "= $value"
>     gpurta edf tasks.yaml --at "$value" --no-responses 2>&1 | grep "^at\|^demand\|gpurta:"
>     gpurta edf tasks.yaml --overhead "$value" --no-responses 2>&1
> done
= 0
at t = 0: jobs = max(0, floor((t - (D - J)) / period) + 1)
demand with blocking 0: h + B = 0 <= 0 = t
EDF; utilization ~0.453870; times in ms

task       wcet    period  response      deadline  verdict
a     ~0.333334   7.00000         -           6.5  met
b      4.062500  ~9.99999         -  5000000000.0  met

schedulable: every deadline is met

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- submission, scheduling and switches take no time (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- times without a unit are in ms (key time_unit)
= 1/0
gpurta: --at 1/0: expected a denominator above zero at character 3; times are 12, 1.5, 3/2, 2.5e-3 or 250us
gpurta: --overhead 1/0: expected a denominator above zero at character 3; times are 12, 1.5, 3/2, 2.5e-3 or 250us
= 1/2
at t = 0.5: jobs = max(0, floor((t - (D - J)) / period) + 1)
demand with blocking 0: h + B = 0 <= 0.5 = t
EDF; overhead 0.5; utilization ~0.575298; times in ms

task       wcet    period  response      deadline  verdict
a     ~0.333334   7.00000         -           6.5  met
b      4.062500  ~9.99999         -  5000000000.0  met

schedulable: every deadline is met

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- times without a unit are in ms (key time_unit)
= .5
gpurta: --at .5: expected a digit before the point at character 1; times are 12, 1.5, 3/2, 2.5e-3 or 250us
gpurta: --overhead .5: expected a digit before the point at character 1; times are 12, 1.5, 3/2, 2.5e-3 or 250us
= 5.
gpurta: --at 5.: expected a digit after the point at character 3; times are 12, 1.5, 3/2, 2.5e-3 or 250us
gpurta: --overhead 5.: expected a digit after the point at character 3; times are 12, 1.5, 3/2, 2.5e-3 or 250us
= 1e3
at t = 1000: jobs = max(0, floor((t - (D - J)) / period) + 1)
demand with blocking 0: h + B = ~47.3334 <= 1000 = t
EDF; overhead 1000; utilization ~243.312; times in ms

task       wcet    period  response      deadline  verdict
a     ~0.333334   7.00000         -           6.5  unknown
b      4.062500  ~9.99999         -  5000000000.0  unknown

unknown: utilization and servers together are above 1; beside servers, sections and overhead the test is sufficient only
the test fails: at t = 2071846615.5 the demand is ~296076748362.666 (blocking: 1000) > 2071846615.5
--explain prints the demand of each task until then

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- times without a unit are in ms (key time_unit)
= 1e-3
at t = 0.001: jobs = max(0, floor((t - (D - J)) / period) + 1)
demand with blocking 0: h + B = 0 <= 0.001 = t
EDF; overhead 0.001; utilization ~0.454112; times in ms

task       wcet    period  response      deadline  verdict
a     ~0.333334   7.00000         -           6.5  met
b      4.062500  ~9.99999         -  5000000000.0  met

schedulable: every deadline is met

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- times without a unit are in ms (key time_unit)
= 1e
gpurta: --at 1e: expected digits of an exponent at character 3; times are 12, 1.5, 3/2, 2.5e-3 or 250us
gpurta: --overhead 1e: expected digits of an exponent at character 3; times are 12, 1.5, 3/2, 2.5e-3 or 250us
= 2.5e+3
at t = 2500: jobs = max(0, floor((t - (D - J)) / period) + 1)
demand with blocking 0: h + B = 119 <= 2500 = t
EDF; overhead 2500; utilization ~607.597; times in ms

task       wcet    period  response      deadline  verdict
a     ~0.333334   7.00000         -           6.5  unknown
b      4.062500  ~9.99999         -  5000000000.0  unknown

unknown: utilization and servers together are above 1; beside servers, sections and overhead the test is sufficient only
the test fails: at t = 2064025732.5 the demand is ~737250336939.666 (blocking: 2500) > 2064025732.5
--explain prints the demand of each task until then

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- times without a unit are in ms (key time_unit)
= 250us
at t = 0.25: jobs = max(0, floor((t - (D - J)) / period) + 1)
demand with blocking 0: h + B = 0 <= 0.25 = t
EDF; overhead 0.25; utilization ~0.514584; times in ms

task       wcet    period  response      deadline  verdict
a     ~0.333334   7.00000         -           6.5  met
b      4.062500  ~9.99999         -  5000000000.0  met

schedulable: every deadline is met

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- times without a unit are in ms (key time_unit)
= 1h
gpurta: --at 1h: expected a unit (ns, us, ms, s) at character 2; times are 12, 1.5, 3/2, 2.5e-3 or 250us
gpurta: --overhead 1h: expected a unit (ns, us, ms, s) at character 2; times are 12, 1.5, 3/2, 2.5e-3 or 250us
= -1
gpurta: --at: expected a time of 0 or more, found "-1"
gpurta: --overhead: expected a time of 0 or more, found "-1"
= +1
gpurta: --at +1: expected a digit at character 1; times are 12, 1.5, 3/2, 2.5e-3 or 250us
gpurta: --overhead +1: expected a digit at character 1; times are 12, 1.5, 3/2, 2.5e-3 or 250us
= 1.5.2
gpurta: --at 1.5.2: expected a unit (ns, us, ms, s) at character 4; times are 12, 1.5, 3/2, 2.5e-3 or 250us
gpurta: --overhead 1.5.2: expected a unit (ns, us, ms, s) at character 4; times are 12, 1.5, 3/2, 2.5e-3 or 250us
= 1 ms
at t = 1: jobs = max(0, floor((t - (D - J)) / period) + 1)
demand with blocking 0: h + B = 0 <= 1 = t
EDF; overhead 1; utilization ~0.696727; times in ms

task       wcet    period  response      deadline  verdict
a     ~0.333334   7.00000         -           6.5  met
b      4.062500  ~9.99999         -  5000000000.0  met

schedulable: every deadline is met

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- times without a unit are in ms (key time_unit)
= 0x10
gpurta: --at 0x10: expected a unit (ns, us, ms, s) at character 2; times are 12, 1.5, 3/2, 2.5e-3 or 250us
gpurta: --overhead 0x10: expected a unit (ns, us, ms, s) at character 2; times are 12, 1.5, 3/2, 2.5e-3 or 250us
= 1/-2
gpurta: --at 1/-2: expected the digits of a denominator at character 3; times are 12, 1.5, 3/2, 2.5e-3 or 250us
gpurta: --overhead 1/-2: expected the digits of a denominator at character 3; times are 12, 1.5, 3/2, 2.5e-3 or 250us
= 1e400
at t = 1e400: jobs = max(0, floor((t - (D - J)) / period) + 1)
demand with blocking 0: h + B = ~4.538691e399 <= 1e400 = t
EDF; overhead 1e400; utilization ~2.428572e399; times in ms

task       wcet    period  response      deadline  verdict
a     ~0.333334   7.00000         -           6.5  unknown
b      4.062500  ~9.99999         -  5000000000.0  unknown

unknown: utilization and servers together are above 1; beside servers, sections and overhead the test is sufficient only
the test fails: at t = 2058823528.5 the demand is ~2.941176e408 (blocking: 1e400) > 2058823528.5
--explain prints the demand of each task until then

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- times without a unit are in ms (key time_unit)
= 1e-400
at t = ~0.000000000000000000000000000001: jobs = max(0, floor((t - (D - J)) / period) + 1)
demand with blocking 0: h + B = 0 <= ~0.000000000000000000000000000000 = t
EDF; overhead ~0.000000000000000000000000000001; utilization ~0.453870; times in ms

task       wcet    period  response      deadline  verdict
a     ~0.333334   7.00000         -           6.5  met
b      4.062500  ~9.99999         -  5000000000.0  met

schedulable: every deadline is met

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- times without a unit are in ms (key time_unit)
= 9223372036854775807
at t = 9223372036854775807: jobs = max(0, floor((t - (D - J)) / period) + 1)
demand with blocking 0: h + B = ~4186203080546881964.709 <= 9223372036854775807 = t
EDF; overhead 9223372036854775807; utilization ~2239961780471250702.532; times in ms

task       wcet    period  response      deadline  verdict
a     ~0.333334   7.00000         -           6.5  unknown
b      4.062500  ~9.99999         -  5000000000.0  unknown

unknown: utilization and servers together are above 1; beside servers, sections and overhead the test is sufficient only
the test fails: at t = 2058823528.5 the demand is ~2.712756e27 (blocking: 9223372036854775807) > 2058823528.5
--explain prints the demand of each task until then

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- times without a unit are in ms (key time_unit)
= 9223372036854775808
at t = 9223372036854775808: jobs = max(0, floor((t - (D - J)) / period) + 1)
demand with blocking 0: h + B = ~4186203080546881964.709 <= 9223372036854775808 = t
EDF; overhead 9223372036854775808; utilization ~2239961780471250702.775; times in ms

task       wcet    period  response      deadline  verdict
a     ~0.333334   7.00000         -           6.5  unknown
b      4.062500  ~9.99999         -  5000000000.0  unknown

unknown: utilization and servers together are above 1; beside servers, sections and overhead the test is sufficient only
the test fails: at t = 2058823528.5 the demand is ~2.712756e27 (blocking: 9223372036854775808) > 2058823528.5
--explain prints the demand of each task until then

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- no job takes longer than its wcet
- releases of a task are at least its period apart
- the GPU is one job's at a time, that of the earliest deadline; where nonpreemptable is not given, it is taken away at any instant
- the overhead of a job holds its submission, scheduler calls and both switches of a preemption (key overhead)
- a job is known to the scheduler as soon as it is released (key latency)
- times without a unit are in ms (key time_unit)
[1]

-- case occupancy --
$ for flags in "--threads 0" "--threads 1" "--threads 1024" "--threads 1025" "--threads 1024x1x1" "--threads 1x1024" "--threads 1x1x64" "--threads 1x1x65" "--threads 0x1" "--threads 1x" \
>     "--threads 32 --registers 255" "--threads 32 --registers 256" "--threads 32 --shared-memory 49152" "--threads 32 --shared-memory 49153" "--threads 32 --sms 1" "--threads 32 --sms 0" \
>     "--threads 32 --for-blocks 0" "--threads 32 --for-blocks 1" "--threads 32 --for-blocks 32" "--threads 32 --for-blocks 33"; do
>     echo "= $flags"
>     gpurta occupancy --platform tx2 $flags --format csv 2>&1
> done
= --threads 0
gpurta: --threads: expected a number of threads from 1 to 2147483647, or sizes such as 16x16, found "0"
= --threads 1
threads,registers,shared_memory,blocks_per_sm,slots,warps_per_sm,limited_by
1,0,0,32,64,32,blocks
= --threads 1024
threads,registers,shared_memory,blocks_per_sm,slots,warps_per_sm,limited_by
1024,0,0,2,4,64,warps
= --threads 1025
threads,registers,shared_memory,blocks_per_sm,slots,warps_per_sm,limited_by
1025,0,0,0,0,0,warps
= --threads 1024x1x1
threads,registers,shared_memory,blocks_per_sm,slots,warps_per_sm,limited_by
1024,0,0,2,4,64,warps
= --threads 1x1024
threads,registers,shared_memory,blocks_per_sm,slots,warps_per_sm,limited_by
1024,0,0,2,4,64,warps
= --threads 1x1x64
threads,registers,shared_memory,blocks_per_sm,slots,warps_per_sm,limited_by
64,0,0,32,64,64,warps blocks
= --threads 1x1x65
threads,registers,shared_memory,blocks_per_sm,slots,warps_per_sm,limited_by
65,0,0,21,42,63,warps
= --threads 0x1
gpurta: --threads: expected a number of threads from 1 to 2147483647, or sizes such as 16x16, found "0x1"
= --threads 1x
gpurta: --threads: expected a number of threads from 1 to 2147483647, or sizes such as 16x16, found "1x"
= --threads 32 --registers 255
threads,registers,shared_memory,blocks_per_sm,slots,warps_per_sm,limited_by
32,255,0,8,16,8,registers
= --threads 32 --registers 256
threads,registers,shared_memory,blocks_per_sm,slots,warps_per_sm,limited_by
32,256,0,0,0,0,registers
= --threads 32 --shared-memory 49152
threads,registers,shared_memory,blocks_per_sm,slots,warps_per_sm,limited_by
32,0,49152,1,2,1,shared_memory
= --threads 32 --shared-memory 49153
threads,registers,shared_memory,blocks_per_sm,slots,warps_per_sm,limited_by
32,0,49153,0,0,0,shared_memory
= --threads 32 --sms 1
threads,registers,shared_memory,blocks_per_sm,slots,warps_per_sm,limited_by
32,0,0,32,32,32,blocks
= --threads 32 --sms 0
gpurta: --sms: expected a whole number from 1 to 1073741824, found "0"
= --threads 32 --for-blocks 0
gpurta: --for-blocks: expected a whole number from 1 to 2147483647, found "0"
= --threads 32 --for-blocks 1
for_blocks,largest_threads,largest_registers,largest_shared_memory
1,1024,255,49152
= --threads 32 --for-blocks 32
for_blocks,largest_threads,largest_registers,largest_shared_memory
32,64,64,2048
= --threads 32 --for-blocks 33
for_blocks,largest_threads,largest_registers,largest_shared_memory
33,,,
