gpurta bound wrong.yaml
