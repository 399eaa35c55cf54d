gpurta check kernels.yaml M.json --platform tx2
