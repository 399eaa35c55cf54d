gpurta edf tasks.yaml --sensitivity --format json
