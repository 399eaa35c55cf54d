gpurta simulate carveout.yaml
