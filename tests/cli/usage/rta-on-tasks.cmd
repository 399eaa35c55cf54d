gpurta rta tasks.yaml
