# one more without any shared memory; with 64 blocks of one thread no count helps
cat >k.yaml <<EOT
platform: {base: tx2, shared_memory_per_sm: 256, shared_memory_per_block: 256}
kernels:
  - {blocks: 1, threads: 64, shared_memory: 200, wcet: 1}
  - {blocks: 1, threads: 1, registers: 1, wcet: 1}
EOT
gpurta occupancy k.yaml
