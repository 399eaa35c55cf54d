gpurta convert none.yaml --to sag
