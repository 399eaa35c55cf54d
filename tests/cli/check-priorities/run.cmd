gpurta check amert.yaml
