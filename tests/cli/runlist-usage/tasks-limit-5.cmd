gpurta runlist tasks.yaml --limit 5
