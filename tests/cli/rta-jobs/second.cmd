gpurta rta second.yaml
