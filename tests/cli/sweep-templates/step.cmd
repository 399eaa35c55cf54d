gpurta sweep step.yaml
