gpurta check operations.yaml
