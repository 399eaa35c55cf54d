gpurta simulate program.yaml
