gpurta rta kernels.yaml --slots 0
