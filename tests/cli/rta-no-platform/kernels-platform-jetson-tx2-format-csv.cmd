gpurta rta kernels.yaml --platform jetson-tx2 --format csv
