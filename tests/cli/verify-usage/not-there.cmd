gpurta edf tasks.yaml --certificate no-such-folder/c.json
