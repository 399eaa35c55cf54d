gpurta check kernels.yaml logs
