gpurta runlist both.yaml --format json
