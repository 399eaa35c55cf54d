gpurta measure kernels.yaml --timeout 0
