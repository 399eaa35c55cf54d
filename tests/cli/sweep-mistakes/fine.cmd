gpurta sweep fine.yaml
