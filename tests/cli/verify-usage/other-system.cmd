gpurta edf tasks.yaml --overhead 1 --certificate c.json
