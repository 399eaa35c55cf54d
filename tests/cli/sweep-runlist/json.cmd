gpurta sweep edf.yaml --format json
