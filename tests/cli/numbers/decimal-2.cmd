gpurta rta formulas.yaml --decimal 2
