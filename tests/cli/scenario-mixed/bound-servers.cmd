gpurta bound servers.yaml
