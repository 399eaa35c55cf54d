gpurta edf tasks.yaml --certificate c.json && cat c.json && rm c.json
