gpurta edf tasks.yaml --sensitivity --limit 100000 | tail -n 1
