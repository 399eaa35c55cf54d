gpurta rta formulas.yaml --exact
