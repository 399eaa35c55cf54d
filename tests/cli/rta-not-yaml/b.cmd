gpurta rta b.yaml
