gpurta rta kernels.yaml --trace --limit 3
