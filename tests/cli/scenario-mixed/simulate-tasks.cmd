gpurta simulate tasks.yaml --format csv
