gpurta edf tasks.yaml --limit 2000
