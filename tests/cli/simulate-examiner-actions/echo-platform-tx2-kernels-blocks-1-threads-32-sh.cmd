echo '{platform: tx2, kernels: [{blocks: 1, threads: 32, shared_memory: 3000000000, wcet: 1}]}' | gpurta rta -
