gpurta check kernels.yaml --tolerance 0.3ms --format json
