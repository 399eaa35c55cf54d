gpurta check kernels.yaml truncated.json
