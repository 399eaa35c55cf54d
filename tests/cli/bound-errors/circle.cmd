gpurta bound circle.yaml
