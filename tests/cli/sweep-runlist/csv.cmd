gpurta sweep design.yaml --format csv
