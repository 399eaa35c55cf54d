gpurta convert chains.yaml --to json
