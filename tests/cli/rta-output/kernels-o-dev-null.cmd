gpurta rta kernels.yaml -o /dev/null
