-- file kernels.json --
{"time_unit": "s", "platform": {"slots": 2},
	"kernels": [{"name": "a\u00e9\/b", "blocks": 3, "wcet": 0.1},
	{"blocks": 1, "wcet": "3/2", "deadline": 1.7}]}

-- case run --
$ gpurta rta kernels.json --format csv
name,release,completion,response,deadline,meets_deadline,worst_job,worst_release,worst_response
aé/b,0,1/5,1/5,,,1,0,1/5
k2,0,8/5,8/5,17/10,true,1,0,8/5
