gpurta rta names.yaml
