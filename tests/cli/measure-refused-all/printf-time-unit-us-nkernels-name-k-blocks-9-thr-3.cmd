printf 'time_unit: us\nkernels: [{name: k, blocks: 9, threads: 1024, wcet: 1000.5}]\n' | gpurta measure - --scale 3 --timeout 1
