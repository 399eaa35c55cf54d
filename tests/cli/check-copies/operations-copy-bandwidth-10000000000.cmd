gpurta check operations.yaml --copy-bandwidth 10000000000
