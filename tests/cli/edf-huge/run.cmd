gpurta edf tasks.yaml --format json
