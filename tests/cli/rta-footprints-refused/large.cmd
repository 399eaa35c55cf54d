gpurta rta large.yaml
