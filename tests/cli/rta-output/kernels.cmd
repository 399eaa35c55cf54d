gpurta rta kernels.yaml > /dev/full
