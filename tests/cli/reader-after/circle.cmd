gpurta simulate circle.yaml
