gpurta rta e.yaml
