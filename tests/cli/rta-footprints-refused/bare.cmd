gpurta rta bare.yaml
