gpurta rta --decimal 3 formulas.yaml --format csv
