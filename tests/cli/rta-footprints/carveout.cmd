gpurta rta carveout.yaml
