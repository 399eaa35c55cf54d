gpurta rta formulas.yaml --format json --decimal=1
