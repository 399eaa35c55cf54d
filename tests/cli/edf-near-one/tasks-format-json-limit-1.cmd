gpurta edf tasks.yaml --format json --limit 1 | grep -E "responses|reason"
