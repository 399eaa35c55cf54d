gpurta rta numbers.yaml
