gpurta measure kernels.yaml --runs x
