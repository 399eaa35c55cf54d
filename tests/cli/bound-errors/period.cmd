gpurta bound period.yaml
