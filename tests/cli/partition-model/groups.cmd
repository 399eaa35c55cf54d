gpurta bound groups.yaml
