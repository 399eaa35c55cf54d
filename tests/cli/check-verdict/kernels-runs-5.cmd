gpurta check kernels.yaml --runs 5 | tail -n +2
