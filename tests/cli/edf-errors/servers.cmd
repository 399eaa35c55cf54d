gpurta edf servers.yaml
