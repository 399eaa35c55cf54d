echo '{platform: cc-8.6, kernels: [{blocks: 1, threads: 3000000000, wcet: 1}]}' | gpurta rta -
