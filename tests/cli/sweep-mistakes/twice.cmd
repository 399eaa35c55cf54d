gpurta sweep twice.yaml
