gpurta convert names.yaml --to json
