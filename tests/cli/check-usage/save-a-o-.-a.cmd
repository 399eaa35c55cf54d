gpurta check kernels.yaml --save a.json -o ./a.json
