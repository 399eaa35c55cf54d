gpurta rta formulas.yaml
