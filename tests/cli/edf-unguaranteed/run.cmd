gpurta edf tasks.yaml
