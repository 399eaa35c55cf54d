gpurta rta d.yaml
