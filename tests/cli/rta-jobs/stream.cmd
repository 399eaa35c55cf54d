gpurta rta stream.yaml
