gpurta simulate mistyped.yaml
