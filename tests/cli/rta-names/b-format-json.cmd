gpurta rta b.yaml --format json
