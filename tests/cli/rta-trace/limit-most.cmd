# as many pairs as there are, and one less
gpurta rta kernels.yaml --trace --limit 16 | tail -n 1
gpurta rta kernels.yaml --trace --limit 15
