gpurta bound unused.yaml --format csv
