gpurta bound null.yaml
