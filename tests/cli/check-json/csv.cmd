gpurta check kernels.yaml --format csv
