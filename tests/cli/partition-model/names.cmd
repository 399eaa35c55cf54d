gpurta bound names.yaml
