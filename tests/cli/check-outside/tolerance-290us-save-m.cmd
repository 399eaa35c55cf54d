gpurta check kernels.yaml --tolerance 290us --save M.json
