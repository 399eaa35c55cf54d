gpurta rta kernels.yaml --format csv --slots 1 --slots 2
