gpurta bound graph.yaml --search 100 --format csv
