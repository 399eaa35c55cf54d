gpurta rta kernels.yaml --trace --format csv
