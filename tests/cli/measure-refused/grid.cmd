gpurta measure grid.yaml
