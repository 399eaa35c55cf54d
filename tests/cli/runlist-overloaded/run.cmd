gpurta runlist tasks.yaml
