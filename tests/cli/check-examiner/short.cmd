gpurta check kernels.yaml short.json
