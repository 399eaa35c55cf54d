gpurta runlist tasks.yaml --fit all
