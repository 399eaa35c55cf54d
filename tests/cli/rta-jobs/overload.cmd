gpurta rta overload.yaml
