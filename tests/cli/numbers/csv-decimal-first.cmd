gpurta rta --decimal formulas.yaml --format csv
