gpurta sweep far.yaml --format csv
