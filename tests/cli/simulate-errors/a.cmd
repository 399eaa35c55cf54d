gpurta simulate a.yaml
