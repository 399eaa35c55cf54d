gpurta measure kernels.yaml --runz 3
