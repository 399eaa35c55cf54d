gpurta simulate twice.yaml
