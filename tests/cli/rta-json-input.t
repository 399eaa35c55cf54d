-- file kernels.json --
{"time_unit": "s", "platform": {"slots": 2},
	"kernels": [{"name": "a\u00e9\/b", "blocks": 3, "wcet": 0.1},
	{"blocks": 1, "wcet": "3/2", "deadline": 1.7}]}

-- case run --
$ gpurta rta kernels.json --format csv
name,release,completion,response,deadline,meets_deadline,worst_job,worst_release,worst_response,time_unit,verdict,assumptions
aé/b,0,1/5,1/5,,,1,0,1/5,s,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no stream given for aé/b and k2: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)"
k2,0,8/5,8/5,17/10,true,1,0,8/5,s,schedulable,"nothing else runs on the GPU: no other process, graphics, page migration or DLA | no block takes longer than its wcet | kernels are launched in the order of the file, exactly at their releases, and once a period | blocks are not preempted; a kernel places none before those of the kernels ahead of it are placed | no stream given for aé/b and k2: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)"
