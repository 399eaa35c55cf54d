gpurta rta no-such-file.yaml
