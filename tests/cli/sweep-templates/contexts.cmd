gpurta sweep contexts.yaml --format csv
