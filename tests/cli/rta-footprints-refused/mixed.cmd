gpurta rta mixed.yaml
