gpurta convert names.yaml --to chains
