gpurta report tasks.yaml --compare hostile.yaml -o hostile.yaml
