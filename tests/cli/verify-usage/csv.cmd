gpurta verify tasks.yaml tasks.yaml --format csv
