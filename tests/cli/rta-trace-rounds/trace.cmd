gpurta rta kernels.yaml --trace
