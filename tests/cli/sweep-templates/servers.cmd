gpurta sweep servers.yaml --format csv
