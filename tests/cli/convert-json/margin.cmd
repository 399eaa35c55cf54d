gpurta convert names.yaml --to json --margin 20%
