gpurta convert own.yaml --to sag
