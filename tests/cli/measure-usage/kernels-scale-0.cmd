gpurta measure kernels.yaml --scale 0
