gpurta edf section.yaml
