gpurta simulate b.yaml
