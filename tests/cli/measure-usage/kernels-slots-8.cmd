gpurta measure kernels.yaml --slots 8
