gpurta rta chains.yaml --format json
