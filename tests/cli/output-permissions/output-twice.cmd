gpurta rta kernels.yaml --format csv --output new -o other
ls
