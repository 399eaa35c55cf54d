gpurta rta local-memory.yaml
