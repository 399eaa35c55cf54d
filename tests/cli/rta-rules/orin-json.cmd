gpurta rta orin.yaml --format json
