gpurta measure kernels.yaml --device x
