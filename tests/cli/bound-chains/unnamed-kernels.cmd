cat >unnamed.yaml <<'EOT'
platform: jetson-orin-nano
kernels:
  - {blocks: 16, threads: 256, wcet: 2, period: 20}
  - {blocks: 16, threads: 256, wcet: 2, period: 40, deadline: 1}
EOT
gpurta bound unnamed.yaml --search 10 | sed '/^assumptions/,$d'
