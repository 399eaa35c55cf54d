gpurta partition contexts.yaml
