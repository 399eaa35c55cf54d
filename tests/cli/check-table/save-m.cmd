gpurta check kernels.yaml --save M.json
