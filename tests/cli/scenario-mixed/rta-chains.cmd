gpurta rta chains.yaml --format csv
