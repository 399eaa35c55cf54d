gpurta bound kernels.yaml --exact 3 --search 0
