gpurta edf servers.yaml --format csv
