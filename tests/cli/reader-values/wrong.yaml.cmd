gpurta rta wrong.yaml
