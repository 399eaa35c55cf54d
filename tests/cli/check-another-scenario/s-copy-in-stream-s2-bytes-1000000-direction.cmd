sed 's/copy: in, stream: s2, bytes: 1000000, direction: h2d/kernel: in, stream: s2, blocks: 1, threads: 32, wcet: 1/' operations.yaml >other.yaml
gpurta check other.yaml M.json --copy-bandwidth 10000000000 --tolerance 2%+1ms >o.txt
