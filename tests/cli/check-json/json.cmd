gpurta check kernels.yaml --format json
