gpurta rta g.yaml
