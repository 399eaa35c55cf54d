gpurta rta kernels.yaml --format json
