gpurta measure kernels.yaml --device 1
