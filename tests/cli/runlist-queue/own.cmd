gpurta runlist own.yaml
