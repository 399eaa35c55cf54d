gpurta bound contexts.yaml
