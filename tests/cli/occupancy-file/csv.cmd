gpurta occupancy kernels.yaml --format csv
