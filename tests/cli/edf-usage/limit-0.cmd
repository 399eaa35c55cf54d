gpurta edf tasks.yaml --limit 0
