gpurta rta b.yaml --format csv
