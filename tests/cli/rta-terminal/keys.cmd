gpurta rta keys.yaml
