gpurta edf tasks.yaml --limit 2000 --format json --sensitivity
