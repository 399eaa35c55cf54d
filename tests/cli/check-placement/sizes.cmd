gpurta check sizes.yaml
