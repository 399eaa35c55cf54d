gpurta bound kernels.yaml --search 5 --threads 1
