gpurta rta kernels.yaml --slots 2 --format csv
