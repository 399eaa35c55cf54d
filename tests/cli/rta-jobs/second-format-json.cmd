gpurta rta second.yaml --format json
