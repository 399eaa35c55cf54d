gpurta bound tasks.yaml
