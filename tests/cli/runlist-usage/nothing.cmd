gpurta runlist nothing.yaml
