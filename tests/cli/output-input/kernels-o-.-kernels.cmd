gpurta rta kernels.yaml -o ./kernels.yaml
