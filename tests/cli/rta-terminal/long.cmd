gpurta rta long.yaml
