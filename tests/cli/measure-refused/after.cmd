gpurta measure after.yaml
