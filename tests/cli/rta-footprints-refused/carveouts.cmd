gpurta rta carveouts.yaml
