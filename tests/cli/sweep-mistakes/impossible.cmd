gpurta sweep impossible.yaml
