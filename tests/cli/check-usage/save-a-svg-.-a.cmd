gpurta check kernels.yaml --save a.svg --svg ./a.svg
