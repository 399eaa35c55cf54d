gpurta edf both.yaml --format csv
