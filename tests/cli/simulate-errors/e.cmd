gpurta simulate e.yaml
