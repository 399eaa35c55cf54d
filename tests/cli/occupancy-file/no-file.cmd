gpurta occupancy kernels.yaml --platform-file none.yaml
