gpurta measure kernels.yaml --runs 0
