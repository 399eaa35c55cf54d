gpurta check kernels.yaml --placement 101
