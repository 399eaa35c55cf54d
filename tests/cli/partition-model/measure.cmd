gpurta measure kernels.yaml
