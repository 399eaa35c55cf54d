gpurta rta late.yaml
