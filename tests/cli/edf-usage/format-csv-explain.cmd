gpurta edf tasks.yaml --format csv --explain
