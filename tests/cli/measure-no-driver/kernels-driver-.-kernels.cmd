gpurta measure kernels.yaml --driver ./kernels.yaml
