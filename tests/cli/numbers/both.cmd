gpurta rta formulas.yaml --exact --decimal
