gpurta occupancy kernels.yaml
