gpurta partition kernels.yaml --mechanism any
