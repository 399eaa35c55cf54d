gpurta check kernels.yaml --save -
