gpurta check kernels.yaml --svg a --save b --output ./a
