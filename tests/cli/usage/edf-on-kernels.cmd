gpurta edf kernels.yaml
