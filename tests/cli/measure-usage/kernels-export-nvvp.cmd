gpurta measure kernels.yaml --export nvvp
