gpurta rta small-carveout.yaml
