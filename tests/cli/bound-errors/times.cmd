gpurta bound times.yaml
