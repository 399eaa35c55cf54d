sed '/k3/d; s/^operations:/&\n  - {kernel: k3, blocks: 1, threads: 32, wcet: 0.5}/' operations.yaml >other.yaml
gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
