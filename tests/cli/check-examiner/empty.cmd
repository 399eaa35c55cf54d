mkdir empty
gpurta check kernels.yaml empty
