gpurta sweep mixed.yaml
