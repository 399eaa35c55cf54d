{ echo "tasks:"; for i in $(seq 1 40); do for l in high medium low; do echo "  - {level: $l, wcet: $i, timeslice: 3}"; done; done; } > long.yaml
gpurta runlist long.yaml --list --format json | grep '"runlist"' | wc -w
