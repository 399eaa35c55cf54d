gpurta check kernels.yaml kernels.yaml
