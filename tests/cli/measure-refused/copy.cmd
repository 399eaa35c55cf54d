gpurta measure copy.yaml
