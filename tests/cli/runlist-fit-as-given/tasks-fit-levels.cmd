gpurta runlist tasks.yaml --fit levels
