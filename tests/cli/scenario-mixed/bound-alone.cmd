gpurta bound alone.yaml
