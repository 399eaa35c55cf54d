sed s/shared/separate/ kernels.yaml >separate.yaml; gpurta rta separate.yaml --certificate c.json
