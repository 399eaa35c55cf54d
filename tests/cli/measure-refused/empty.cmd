gpurta measure empty.yaml
