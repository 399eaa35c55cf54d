-- file bad.yaml --
a: 1

-- file kernels.yaml --
time_unit: ms
platform: jetson-tx2
kernels:
  - {name: k1, blocks: 2, threads: 512, wcet: 4, period: 15}
  - {name: k2, blocks: 7, threads: 512, wcet: 6, period: 15}
  - {name: k3, blocks: 2, threads: 512, wcet: 6, period: 15}
  - {name: k4, blocks: 5, threads: 512, wcet: 5, period: 15}

-- case bad-o-result2 --
$ gpurta rta bad.yaml -o result2.csv
> ls
bad.yaml
kernels.yaml
2> bad.yaml:1:1: unknown key "a"; expected one of time_unit, platform, servers, queues, mode, times, partitions, contexts, cpus, chains, paths, kernels, operations, streams, tasks, runlist, edf, sweep, left_out, resident
[2]

-- case kernels-o-dev-null --
$ gpurta rta kernels.yaml -o /dev/null

-- case kernels-o-no-such-folder --
$ gpurta rta kernels.yaml -o no/such/folder.csv
2> gpurta: cannot write no/such/folder.csv: its folder does not exist
[3]

-- case kernels-o-result-format-csv --
$ gpurta rta kernels.yaml -o result.csv --format csv
> cat result.csv
name,release,completion,response,deadline,meets_deadline,worst_job,worst_release,worst_response,time_unit,verdict,assumptions
k1,0,4,4,15,true,1,0,4,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no registers given for k1, k2, k3 and k4: taken as no limit to the blocks of an SM (key registers) | no shared memory given for k1, k2, k3 and k4: taken to use none (key shared_memory) | no release given for k1, k2, k3 and k4: taken as 0; other phases may give longer responses (key release; gpurta bound covers any) | no stream given for k1, k2, k3 and k4: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for k1, k2, k3 and k4: taken to be the period (key deadline)"
k2,0,10,10,15,true,1,0,10,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no registers given for k1, k2, k3 and k4: taken as no limit to the blocks of an SM (key registers) | no shared memory given for k1, k2, k3 and k4: taken to use none (key shared_memory) | no release given for k1, k2, k3 and k4: taken as 0; other phases may give longer responses (key release; gpurta bound covers any) | no stream given for k1, k2, k3 and k4: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for k1, k2, k3 and k4: taken to be the period (key deadline)"
k3,0,12,12,15,true,1,0,12,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no registers given for k1, k2, k3 and k4: taken as no limit to the blocks of an SM (key registers) | no shared memory given for k1, k2, k3 and k4: taken to use none (key shared_memory) | no release given for k1, k2, k3 and k4: taken as 0; other phases may give longer responses (key release; gpurta bound covers any) | no stream given for k1, k2, k3 and k4: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for k1, k2, k3 and k4: taken to be the period (key deadline)"
k4,0,11,11,15,true,1,0,11,ms,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no registers given for k1, k2, k3 and k4: taken as no limit to the blocks of an SM (key registers) | no shared memory given for k1, k2, k3 and k4: taken to use none (key shared_memory) | no release given for k1, k2, k3 and k4: taken as 0; other phases may give longer responses (key release; gpurta bound covers any) | no stream given for k1, k2, k3 and k4: taken as one of its own each: in the default, or in a shared one, it would wait (key stream) | no deadline given for k1, k2, k3 and k4: taken to be the period (key deadline)"

-- case kernels --
$ gpurta rta kernels.yaml > /dev/full
2> gpurta: cannot write standard output: No space left on device
[3]
