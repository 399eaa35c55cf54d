gpurta edf servers.yaml --simulate --execution best-effort=40
