{platform: jetson-tx2, kernels: [{blocks: 1, threads: 32, wcet: 1}]}
