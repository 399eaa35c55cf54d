gpurta rta kernels.yaml --format csv
