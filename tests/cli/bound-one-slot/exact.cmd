gpurta bound kernels.yaml --exact 10000 --search 0
