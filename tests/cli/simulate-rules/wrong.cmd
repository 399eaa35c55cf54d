gpurta simulate wrong.yaml
