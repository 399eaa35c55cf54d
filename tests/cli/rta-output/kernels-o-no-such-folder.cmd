gpurta rta kernels.yaml -o no/such/folder.csv
