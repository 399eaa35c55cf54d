gpurta sweep blocks.yaml
