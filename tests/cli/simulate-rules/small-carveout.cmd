gpurta simulate small-carveout.yaml
