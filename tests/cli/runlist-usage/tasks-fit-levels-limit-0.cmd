gpurta runlist tasks.yaml --fit levels --limit 0
