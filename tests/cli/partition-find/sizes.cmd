gpurta bound named.yaml
