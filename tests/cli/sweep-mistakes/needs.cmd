gpurta sweep needs.yaml
