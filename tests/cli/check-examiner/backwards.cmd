gpurta check kernels.yaml backwards.json
