gpurta measure shared.yaml
