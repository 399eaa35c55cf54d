gpurta rta registers.yaml --format csv
