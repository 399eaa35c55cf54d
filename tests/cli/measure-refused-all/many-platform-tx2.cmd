(echo kernels:; for i in $(seq 25); do echo "  - {blocks: 1, threads: 2000, wcet: 1}"; done) >many.yaml
gpurta check many.yaml --platform tx2
