gpurta rta anchor.yaml
