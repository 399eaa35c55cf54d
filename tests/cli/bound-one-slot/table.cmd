gpurta bound kernels.yaml
