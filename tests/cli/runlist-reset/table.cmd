gpurta runlist reset.yaml
