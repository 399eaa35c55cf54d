gpurta rta kernels.yaml --trace --format json
