gpurta edf servers.yaml --sensitivity
