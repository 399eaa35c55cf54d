gpurta sweep percent.yaml
