gpurta rta orin.yaml
