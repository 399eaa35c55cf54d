gpurta edf dense.yaml
