gpurta measure kernels.yaml --devices
