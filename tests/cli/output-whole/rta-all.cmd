gpurta rta rta.yaml --trace --format json --decimal 3
gpurta rta rta.yaml --trace --exact
gpurta rta rta.yaml --format csv --decimal 2
gpurta rta rta.yaml --trace --format csv
