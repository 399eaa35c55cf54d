gpurta rta c.yaml
