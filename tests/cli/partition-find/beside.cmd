{ printf 'platform: jetson-orin-agx\nchains:\n'; for i in 1 2 3 4 5 6 7 8 9; do echo "  - {name: c$i, period: 60, steps: [{kernel: k, blocks: 4, threads: 256, wcet: 1}]}"; done; } >beside.yaml
gpurta partition beside.yaml --search 0 | grep none:
