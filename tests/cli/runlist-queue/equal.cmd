gpurta runlist equal.yaml
