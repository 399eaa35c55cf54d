gpurta edf tasks.yaml --limit 1e3
