gpurta check kernels.yaml --save kernels.yaml
