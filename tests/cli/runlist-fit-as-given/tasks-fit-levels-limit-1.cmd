gpurta runlist tasks.yaml --fit levels --limit 1 | sed -n 4p
