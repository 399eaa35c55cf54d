gpurta simulate null.yaml
