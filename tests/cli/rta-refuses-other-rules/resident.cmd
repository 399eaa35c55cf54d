gpurta rta resident.yaml
