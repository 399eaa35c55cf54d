gpurta occupancy kernels.yaml --threads 32
