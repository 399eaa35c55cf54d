gpurta rta chains.yaml --ignore kernels
