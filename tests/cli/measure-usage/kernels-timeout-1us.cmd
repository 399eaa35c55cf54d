gpurta measure kernels.yaml --timeout 1us
