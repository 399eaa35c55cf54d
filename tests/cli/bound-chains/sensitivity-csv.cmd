gpurta bound graph.yaml --search 0 --sensitivity --format csv
