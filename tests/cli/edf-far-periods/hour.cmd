gpurta edf hour.yaml
