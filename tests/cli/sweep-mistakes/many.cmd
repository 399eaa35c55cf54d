gpurta sweep many.yaml
