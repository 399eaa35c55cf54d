gpurta rta contexts.yaml
