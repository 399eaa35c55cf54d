gpurta runlist above.yaml
