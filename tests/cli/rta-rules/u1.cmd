gpurta rta u1.yaml && gpurta rta u1.yaml --trace
