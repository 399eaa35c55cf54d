gpurta simulate u10.yaml
