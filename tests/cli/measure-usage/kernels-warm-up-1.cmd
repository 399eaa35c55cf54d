gpurta measure kernels.yaml --warm-up -1
