# two kernels of four steps leave their carve-out to the driver; the chains have no names
cat >unnamed.yaml <<'EOT'
platform: jetson-orin-nano
chains:
  - {period: 40, steps: [{kernel: a, blocks: 16, threads: 256, wcet: 2}, {copy: x, duration: 1}, {kernel: b, blocks: 16, threads: 256, wcet: 2}]}
  - {period: 40, deadline: 3, steps: [{kernel: c, blocks: 16, threads: 256, wcet: 2, carveout: 32KiB}]}
EOT
gpurta bound unnamed.yaml --search 0 | sed '/^assumptions/,$d'
