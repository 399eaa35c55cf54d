gpurta rta formulas.yaml --decimal=31
