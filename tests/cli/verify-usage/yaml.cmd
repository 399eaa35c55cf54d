gpurta verify tasks.yaml tasks.yaml
