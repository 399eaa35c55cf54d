gpurta report tasks.yaml --compare missing.yaml
