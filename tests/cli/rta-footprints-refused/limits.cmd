gpurta rta limits.yaml
