gpurta bound over.yaml
