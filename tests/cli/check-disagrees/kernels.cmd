gpurta check kernels.yaml
