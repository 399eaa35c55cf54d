gpurta edf servers.yaml --format json --simulate --at 20
