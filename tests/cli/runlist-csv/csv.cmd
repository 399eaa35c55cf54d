gpurta runlist tasks.yaml --format csv
