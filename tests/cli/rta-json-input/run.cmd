gpurta rta kernels.json --format csv
