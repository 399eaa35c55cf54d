gpurta runlist above.yaml --format json | grep '"name"'
