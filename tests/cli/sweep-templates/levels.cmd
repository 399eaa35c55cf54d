gpurta sweep levels.yaml --format csv
