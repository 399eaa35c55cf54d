gpurta rta kernels.yaml
