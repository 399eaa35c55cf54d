gpurta rta bom.yaml
