gpurta --format json rta kernels.yaml
