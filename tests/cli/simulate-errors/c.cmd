gpurta simulate c.yaml
