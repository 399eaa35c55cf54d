gpurta simulate forward.yaml
