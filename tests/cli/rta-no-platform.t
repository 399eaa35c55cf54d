-- file kernels.yaml --
kernels: [{blocks: 3, wcet: 4, threads: [16, 16]}]

-- case kernels-platform-jetson-tx2-format-csv --
$ gpurta rta kernels.yaml --platform jetson-tx2 --format csv
name,release,completion,response,deadline,meets_deadline,worst_job,worst_release,worst_response,time_unit,verdict,assumptions
k1,0,4,4,,,1,0,4,ms,,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no registers given for k1: taken as no limit to the blocks of an SM (key registers) | no shared memory given for k1: taken to use none (key shared_memory) | times without a unit are in ms (key time_unit) | as asked: --platform jetson-tx2"

-- case kernels-platform-jetson-tx2-slots-2 --
$ gpurta rta kernels.yaml --platform jetson-tx2 --slots 2
2> gpurta: expected only one of --platform, --platform-file and --slots
[2]

-- case kernels-platform-jetson-tx3 --
$ gpurta rta kernels.yaml --platform jetson-tx3
2> gpurta: no built-in platform "jetson-tx3"; did you mean "jetson-tx2"?
[2]

-- case kernels-slots-0 --
$ gpurta rta kernels.yaml --slots 0
2> gpurta: --slots: expected a whole number from 1 to 2^63-1, found "0"
[2]

-- case kernels-slots-2-format-csv --
$ gpurta rta kernels.yaml --slots 2 --format csv
name,release,completion,response,deadline,meets_deadline,worst_job,worst_release,worst_response,time_unit,verdict,assumptions
k1,0,8,8,,,1,0,8,ms,,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | times without a unit are in ms (key time_unit) | as asked: --slots 2"

-- case kernels --
$ gpurta rta kernels.yaml
2> kernels.yaml:1:1: key "platform" is missing; give it here, or --platform NAME or --slots N
[2]

-- case printf-hello-n --
$ printf "hello\n" | gpurta rta - --slots 1
2> <stdin>:1:1: expected a mapping of keys (gpurta help COMMAND shows one), found "hello"
[2]

-- case printf-kernels-n --
$ printf "kernels: []\n" | gpurta rta - --slots 1
2> <stdin>:1:10: kernels: expected a list of kernels, found an empty list
[2]

-- case printf-platform-slots-2-n --
$ printf "platform: {slots: 2}\n" | gpurta rta -
2> <stdin>:1:1: key "kernels" (or "operations") is missing; gpurta help rta has an example
[2]
