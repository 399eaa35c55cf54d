gpurta check kernels.yaml --runs 1 --tolerance 1us
