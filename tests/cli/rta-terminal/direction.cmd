gpurta rta direction.yaml
