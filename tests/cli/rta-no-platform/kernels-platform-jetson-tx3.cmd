gpurta rta kernels.yaml --platform jetson-tx3
