gpurta bound kernels.yaml --format json --search 100
