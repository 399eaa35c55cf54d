gpurta measure bad.yaml
