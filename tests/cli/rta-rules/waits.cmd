gpurta rta waits.yaml
