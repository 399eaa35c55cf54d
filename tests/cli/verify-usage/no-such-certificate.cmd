gpurta verify tasks.yaml no-such-file.json
