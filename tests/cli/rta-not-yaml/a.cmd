gpurta rta a.yaml
