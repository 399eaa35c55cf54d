gpurta rta f.yaml
