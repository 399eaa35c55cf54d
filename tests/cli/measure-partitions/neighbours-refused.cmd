sed 's/partition: rest/partition: vision/' two.yaml >one.yaml && gpurta measure one.yaml --neighbours
gpurta measure two.yaml --neighbours --cold; gpurta measure two.yaml --tolerance 1ms; gpurta measure two.yaml --neighbours --tolerance -1; gpurta measure two.yaml --neighbours --tolerance 1e30s
printf 'tasks: [{name: a, level: high, timeslice: 1, wcet: 1, period: 9}]\n' | gpurta measure - --neighbours
