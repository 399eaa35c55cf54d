gpurta measure kernels.yaml --copy-bandwidth 1e9
