gpurta check kernels.yaml logs/a.json
