gpurta rta kernels.yaml --platform jetson-tx2 --slots 2
