gpurta simulate d.yaml
