gpurta runlist tasks.yaml --fit levels --limit 50 --format json
