gpurta report tasks.yaml --format csv
