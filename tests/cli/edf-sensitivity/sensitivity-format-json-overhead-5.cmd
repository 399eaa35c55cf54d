gpurta edf servers.yaml --sensitivity --format json --overhead 5
