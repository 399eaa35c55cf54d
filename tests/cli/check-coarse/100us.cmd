gpurta check kernels.yaml --runs 1 --tolerance 100us
