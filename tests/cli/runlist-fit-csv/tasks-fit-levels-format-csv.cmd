gpurta runlist tasks.yaml --fit levels --format csv
