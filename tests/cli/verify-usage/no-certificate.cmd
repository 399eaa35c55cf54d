gpurta verify tasks.yaml
