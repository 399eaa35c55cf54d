gpurta rta formulas.yaml --format csv
